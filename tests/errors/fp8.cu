// DOC: Types | what the classes of 8-bit floats do not do by themselves: their conversions are explicit
#include <cuda_fp8.h>

__device__ float implicit(__nv_fp8_e4m3 x) { return x; } // error: returning 'struct __nv_fp8_e4m3' from a function with incompatible result type 'float'
__device__ int take(__nv_fp8_e4m3 x) { return x.__x; } // note: passing argument to parameter 'x' here

__device__ int passed(float f) { return take(f); } // error: passing 'float' to parameter of incompatible type 'struct __nv_fp8_e4m3'
__device__ void copied(float f) { __nv_fp8_e4m3 x = f; } // error: initializing 'struct __nv_fp8_e4m3' with an expression of incompatible type 'float'
__device__ void listed(float f) { __nv_fp8_e4m3 x[2] = {__nv_fp8_e4m3(f), f}; } // error: initializing 'struct __nv_fp8_e4m3' with an expression of incompatible type 'float'
__device__ __nv_fp8_e4m3 added(__nv_fp8_e4m3 x) { return x + x; } // error: invalid operands to binary expression ('struct __nv_fp8_e4m3' and 'struct __nv_fp8_e4m3')
__device__ __nv_fp8x4_e4m3 one(float4 *p) { return __nv_fp8x4_e4m3(p); } // error: no matching constructor for initialization of 'struct __nv_fp8x4_e4m3' from (struct float4 *)
