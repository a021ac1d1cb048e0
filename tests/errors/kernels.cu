// DOC: CUDA | what a kernel cannot be
__global__ int a /* error: kernel function type 'int (void)' must have void return type */ () { return 0; }
__global__ void b /* error: a __global__ function cannot have a variable number of arguments */ (int n, ...) {}
__global__ void c /* warning: the kernel's parameter of type 'int &' refers to what only the host can reach, unless it is managed memory */ (int &n) {}
__global__ __device__ void d /* error: '__global__' and '__device__' cannot both be on a function */ () {}
__global__ void __launch_bounds__ /* warning: '__launch_bounds__' of 2048 threads: a block has at most 1024; ignored */ (2048) e() {}
__global__ void __launch_bounds__(-1, -2) no_bounds() {}
__global__ void __launch_bounds__ /* warning: '__launch_bounds__' of 705032704 threads: a block has at most 1024; ignored */ (5000000000) wrapped() {}
__global__ void __launch_bounds__ /* error: the blocks of a cluster in '__launch_bounds__' must not be negative */ (128, 2, -1) negative() {}
__global__ void __launch_bounds__(128) __maxnreg__(32) f() {} // error: '__launch_bounds__' and '__maxnreg__' cannot both be on a kernel
__device__ void __launch_bounds__(128) g() {} // error: launch bounds are for __global__ functions only
__device__ void h(__grid_constant__ const int n /* error: __grid_constant__ is only allowed on const parameters of kernels */) {}
void i() {} // note: 'i' declared here
__global__ void j() { i /* error: 'i' is a host function: it is not marked __device__ */ (); }
struct Sum { int x; };
__global__ void by_rvalue(int &&x) {} // error: a kernel's parameter cannot have an rvalue reference type, 'int &&'
template <class T> __global__ void forwarded(T &&x) {} // error: a kernel's parameter cannot have an rvalue reference type, 'int &&'
template __global__ void forwarded<int>(int &&); // note: in instantiation of function template specialization 'forwarded<int>' requested here
__global__ constexpr void constant() {} // error: a __global__ function cannot be 'constexpr'
__global__ void silent() noexcept {} // error: a __global__ function cannot be 'noexcept'
__global__ void operator+(Sum a) {} // error: an operator cannot be a __global__ function
__global__ void operator_of_mine(Sum a) {}
__global__ void main() {} // error: 'main' cannot be a __global__ function
