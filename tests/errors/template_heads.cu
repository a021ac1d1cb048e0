// DOC: Templates | templates that differ in their heads, and launches of instances that nothing makes
template <typename T, int n> __device__ T scaled(T x) { return x * n; } // note: candidate function: int scaled<int, 3>(int)
template <typename U, unsigned n> __device__ U scaled(U x) { return x + n; } // note: candidate function: int scaled<int, 3>(int)
template <typename U, int m> __device__ U once(U x) { return x * m; } // note: previous definition is here
template <typename T, int n> __device__ T once(T x) { return x * n; } // error: redefinition of 'once'
__global__ void calls(int *p) { *p = scaled<int, 3>(1); } // error: call to 'scaled' is ambiguous
template <typename T> __global__ void by_traits(int *p) { *p = T::size; }
template <int n> void run(int *p) { using t = std::vector<int>; by_traits<t><<<1, 1>>>(p); } // warning: the instance of 'by_traits' that is launched here is not made: 'by_traits<std::vector<int, std::allocator<int>>>' means nothing in device code
template <typename T> void never(int *p) { by_traits<T><<<1, 1>>>(p); }
void run_all(int *p) { run<3>(p); run<4>(p); by_traits<of_the_host><<<1, 1>>>(p); } // warning: the instance of 'by_traits' that is launched here is not made: use of undeclared identifier 'of_the_host'
template <class T> template <class U> __device__ T twice(U x) { } // error: a template of a namespace has one list of parameters
