// DOC: Host code | the device libraries of CUDA and what only the C++ library declares: refused by name, their headers are skipped
#include "cub/cub.cuh" // note: not found, and may declare it: <cub/cub.cuh>, <cub/block/block_reduce.cuh> // warning: <cub/cub.cuh> is not found: skipped (pip install nvidia-cuda-cccl, or -I its folder)
#include <cub/block/block_reduce.cuh> // warning: <cub/block/block_reduce.cuh> is not found: skipped (pip install nvidia-cuda-cccl, or -I its folder)
namespace cl = cuda; // note: 'cl' declared here
namespace mine { struct S { int x; }; }
using namespace nvcuda;

__global__ void g1() { cl::pipeline b; } // error: not supported: libcu++ (namespace cuda)
__global__ void g2() { auto b = cl::make_pipeline(); } // error: not supported: libcu++ (namespace cuda)
__global__ void c1() { typedef cub::BlockReduce<float, 256> Reduce; __shared__ Reduce::Storage s; } // error: not supported: CUB
__global__ void c2(curandState_t *s) { curand_init(1, 2, 3, s); } // error: cuRAND's device functions need <curand_kernel.h>: include it; pip install nvidia-curand brings it
__device__ float c3(void *s) { return curand_uniform(s); } // error: cuRAND's device functions need <curand_kernel.h>: include it; pip install nvidia-curand brings it
__global__ void h1(half *p) {} // error: unknown type name 'half'; it is declared in <cuda_fp16.h>, which is not included
__global__ void h2() { nv_bfloat16 x; } // error: unknown type name 'nv_bfloat16'; it is declared in <cuda_bf16.h>, which is not included
__global__ void w1() { wmma::fragment<wmma::accumulator, 16, 16, 16, float> f; } // error: warp matrix functions (nvcuda::wmma) are declared in <mma.h>, which is not included
__global__ void w2(void *p) { wmma::load_matrix_sync(p, p, 16); } // error: warp matrix functions (nvcuda::wmma) are declared in <mma.h>, which is not included
__global__ void t1(float *p) { thrust::sort(thrust::device, p, p + 3); } // error: not supported: Thrust
__global__ void t2(float *p) { cuda::atomic_ref<float> r(*p); } // error: not supported: libcu++ (namespace cuda)
__global__ void s1() { std::map<int, int> r; } // error: not supported: 'std::map<int, int>' of the C++ library
__global__ void s2(int *p) { *p = std::accumulate(p, p + 1, 0); } // error: not supported: 'std::accumulate' of the C++ library
__global__ void r1(void **p) { cudaMallocHost(p, 4); } // error: not supported: the CUDA runtime in device code
__global__ void r2() { cudaStreamCaptureMode m; } // error: not supported: the CUDA runtime in device code
__global__ void m1() { mine::T t; } // error: unknown type name 'mine::T'
