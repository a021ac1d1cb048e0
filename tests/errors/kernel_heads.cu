// DOC: Templates | a kernel template that the host launches, with something in its parameters that is not supported
template <typename T, typename std /* error: not supported: 'std::valarray<T>::value_type' of the C++ library */ ::valarray<T>::value_type = 0>
__global__ void narrow(T *p) { *p = 1; }
template <typename T, typename std::deque<T>::value_type = 0> // a template of its own, that nobody launches
__global__ void narrow(T *p) { *p = 2; }
void launch(float *p) { narrow<float><<<1, 1>>>(p); } // note: the kernel is named here
