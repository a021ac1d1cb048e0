/* Conversions with a rounding mode: rn nearest even, rz towards zero, rd down, ru up. Out of range the
   result is the nearest representable value; a NaN gives what the GPU's cvt gives (PTX ISA, cvt). All
   are primitives except those that C's own conversions are.
*/

__device__ int __float2int_rn(float x);
static __device__ __forceinline__ int __float2int_rz(float x) { return (int)x; }
__device__ int __float2int_ru(float x);
__device__ int __float2int_rd(float x);
__device__ unsigned int __float2uint_rn(float x);
static __device__ __forceinline__ unsigned int __float2uint_rz(float x) { return (unsigned int)x; }
__device__ unsigned int __float2uint_ru(float x);
__device__ unsigned int __float2uint_rd(float x);
__device__ long long __float2ll_rn(float x);
static __device__ __forceinline__ long long __float2ll_rz(float x) { return (long long)x; }
__device__ long long __float2ll_ru(float x);
__device__ long long __float2ll_rd(float x);
__device__ unsigned long long __float2ull_rn(float x);
static __device__ __forceinline__ unsigned long long __float2ull_rz(float x) { return (unsigned long long)x; }
__device__ unsigned long long __float2ull_ru(float x);
__device__ unsigned long long __float2ull_rd(float x);
__device__ int __double2int_rn(double x);
static __device__ __forceinline__ int __double2int_rz(double x) { return (int)x; }
__device__ int __double2int_ru(double x);
__device__ int __double2int_rd(double x);
__device__ unsigned int __double2uint_rn(double x);
static __device__ __forceinline__ unsigned int __double2uint_rz(double x) { return (unsigned int)x; }
__device__ unsigned int __double2uint_ru(double x);
__device__ unsigned int __double2uint_rd(double x);
__device__ long long __double2ll_rn(double x);
static __device__ __forceinline__ long long __double2ll_rz(double x) { return (long long)x; }
__device__ long long __double2ll_ru(double x);
__device__ long long __double2ll_rd(double x);
__device__ unsigned long long __double2ull_rn(double x);
static __device__ __forceinline__ unsigned long long __double2ull_rz(double x) { return (unsigned long long)x; }
__device__ unsigned long long __double2ull_ru(double x);
__device__ unsigned long long __double2ull_rd(double x);
static __device__ __forceinline__ float __int2float_rn(int x) { return (float)x; }
__device__ float __int2float_rz(int x);
__device__ float __int2float_ru(int x);
__device__ float __int2float_rd(int x);
static __device__ __forceinline__ float __uint2float_rn(unsigned int x) { return (float)x; }
__device__ float __uint2float_rz(unsigned int x);
__device__ float __uint2float_ru(unsigned int x);
__device__ float __uint2float_rd(unsigned int x);
static __device__ __forceinline__ float __ll2float_rn(long long x) { return (float)x; }
__device__ float __ll2float_rz(long long x);
__device__ float __ll2float_ru(long long x);
__device__ float __ll2float_rd(long long x);
static __device__ __forceinline__ float __ull2float_rn(unsigned long long x) { return (float)x; }
__device__ float __ull2float_rz(unsigned long long x);
__device__ float __ull2float_ru(unsigned long long x);
__device__ float __ull2float_rd(unsigned long long x);
static __device__ __forceinline__ double __int2double_rn(int x) { return (double)x; }
static __device__ __forceinline__ double __uint2double_rn(unsigned int x) { return (double)x; }
static __device__ __forceinline__ double __ll2double_rn(long long x) { return (double)x; }
__device__ double __ll2double_rz(long long x);
__device__ double __ll2double_ru(long long x);
__device__ double __ll2double_rd(long long x);
static __device__ __forceinline__ double __ull2double_rn(unsigned long long x) { return (double)x; }
__device__ double __ull2double_rz(unsigned long long x);
__device__ double __ull2double_ru(unsigned long long x);
__device__ double __ull2double_rd(unsigned long long x);
static __device__ __forceinline__ float __double2float_rn(double x) { return (float)x; }
__device__ float __double2float_rz(double x);
__device__ float __double2float_ru(double x);
__device__ float __double2float_rd(double x);
