// RUN: --emit ptx
// DOC: Library | `cudaStream_t`, `cudaEvent_t`, `cudaPitchedPtr`, `cudaExtent`, `cudaPos` and cuFFT's number types, as parameters and in structs
#include <cuda_runtime.h>
#include <cufft.h>

struct Job { cudaStream_t stream; cudaEvent_t event; cudaPos at; int n; };

// The blocks are nvcc's.
// CHECK-LABEL: .visible .entry _Z5pitch14cudaPitchedPtr10cudaExtent(
// CHECK-NEXT: .param .align 8 .b8 _Z5pitch14cudaPitchedPtr10cudaExtent_param_0[32]
// CHECK-NEXT: .param .align 8 .b8 _Z5pitch14cudaPitchedPtr10cudaExtent_param_1[24]
// CHECK: ld.param.b64 {{.*}}_param_0+8];
__global__ void pitch(cudaPitchedPtr p, cudaExtent e)
{
    ((float *)((char *)p.ptr + p.pitch * threadIdx.y))[threadIdx.x] = e.width;
}

// CHECK-LABEL: .visible .entry _Z8multiplyP6float27double2fd(
// CHECK: .param .align 16 .b8 _Z8multiplyP6float27double2fd_param_1[16]
__global__ void multiply(cufftComplex *z, cufftDoubleComplex w, cufftReal a, cufftDoubleReal b)
{
    z->x = cuCrealf(*z) + w.y * a * b;
}

// CHECK-LABEL: .visible .entry _Z3run3JobPi(
// CHECK: .param .align 8 .b8 _Z3run3JobPi_param_0[48]
// CHECK: ld.param.b32 {{.*}}_param_0+40];
__global__ void run(Job j, int *p) { *p = j.n; }
