// DOC: Templates | what the library has for the host alone, beside something of std that kernels have
__device__ std::allocator<int> here; // std is known
template <typename T, typename std /* error: not supported: 'std::vector<T>::value_type' of the C++ library */ ::vector<T>::value_type = 0>
__global__ void narrow(T *p) { *p = 1; }
void launch(float *p) { narrow<float><<<1, 1>>>(p); } // note: the kernel is named here
