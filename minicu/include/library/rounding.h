/* Arithmetic with a rounding mode. These operations are never fused with others: `__fmul_rn` and
   `__fadd_rn` side by side stay two. All are primitives. */

__device__ float __fadd_rn(float x, float y);
__device__ float __fsub_rn(float x, float y);
__device__ float __fmul_rn(float x, float y);
__device__ float __fdiv_rn(float x, float y);
__device__ float __fmaf_rn(float x, float y, float z);
__device__ float __frcp_rn(float x);
__device__ float __fsqrt_rn(float x);
__device__ float __fmaf_ieee_rn(float x, float y, float z);
__device__ float __fadd_rz(float x, float y);
__device__ float __fsub_rz(float x, float y);
__device__ float __fmul_rz(float x, float y);
__device__ float __fdiv_rz(float x, float y);
__device__ float __fmaf_rz(float x, float y, float z);
__device__ float __frcp_rz(float x);
__device__ float __fsqrt_rz(float x);
__device__ float __fmaf_ieee_rz(float x, float y, float z);
__device__ float __fadd_ru(float x, float y);
__device__ float __fsub_ru(float x, float y);
__device__ float __fmul_ru(float x, float y);
__device__ float __fdiv_ru(float x, float y);
__device__ float __fmaf_ru(float x, float y, float z);
__device__ float __frcp_ru(float x);
__device__ float __fsqrt_ru(float x);
__device__ float __fmaf_ieee_ru(float x, float y, float z);
__device__ float __fadd_rd(float x, float y);
__device__ float __fsub_rd(float x, float y);
__device__ float __fmul_rd(float x, float y);
__device__ float __fdiv_rd(float x, float y);
__device__ float __fmaf_rd(float x, float y, float z);
__device__ float __frcp_rd(float x);
__device__ float __fsqrt_rd(float x);
__device__ float __fmaf_ieee_rd(float x, float y, float z);
__device__ double __dadd_rn(double x, double y);
__device__ double __dsub_rn(double x, double y);
__device__ double __dmul_rn(double x, double y);
__device__ double __ddiv_rn(double x, double y);
__device__ double __fma_rn(double x, double y, double z);
__device__ double __drcp_rn(double x);
__device__ double __dsqrt_rn(double x);
__device__ double __dadd_rz(double x, double y);
__device__ double __dsub_rz(double x, double y);
__device__ double __dmul_rz(double x, double y);
__device__ double __ddiv_rz(double x, double y);
__device__ double __fma_rz(double x, double y, double z);
__device__ double __drcp_rz(double x);
__device__ double __dsqrt_rz(double x);
__device__ double __dadd_ru(double x, double y);
__device__ double __dsub_ru(double x, double y);
__device__ double __dmul_ru(double x, double y);
__device__ double __ddiv_ru(double x, double y);
__device__ double __fma_ru(double x, double y, double z);
__device__ double __drcp_ru(double x);
__device__ double __dsqrt_ru(double x);
__device__ double __dadd_rd(double x, double y);
__device__ double __dsub_rd(double x, double y);
__device__ double __dmul_rd(double x, double y);
__device__ double __ddiv_rd(double x, double y);
__device__ double __fma_rd(double x, double y, double z);
__device__ double __drcp_rd(double x);
__device__ double __dsqrt_rd(double x);
__device__ float __frsqrt_rn(float x);

/* Pairs of floats: an instruction from sm_100 on, two before that. */
static __device__ __forceinline__ float2 __fadd2_rn(float2 x, float2 y) { return make_float2(__fadd_rn(x.x, y.x), __fadd_rn(x.y, y.y)); }
static __device__ __forceinline__ float2 __fmul2_rn(float2 x, float2 y) { return make_float2(__fmul_rn(x.x, y.x), __fmul_rn(x.y, y.y)); }
static __device__ __forceinline__ float2 __ffma2_rn(float2 x, float2 y, float2 z) { return make_float2(__fmaf_rn(x.x, y.x, z.x), __fmaf_rn(x.y, y.y, z.y)); }
static __device__ __forceinline__ float2 __fadd2_rz(float2 x, float2 y) { return make_float2(__fadd_rz(x.x, y.x), __fadd_rz(x.y, y.y)); }
static __device__ __forceinline__ float2 __fmul2_rz(float2 x, float2 y) { return make_float2(__fmul_rz(x.x, y.x), __fmul_rz(x.y, y.y)); }
static __device__ __forceinline__ float2 __ffma2_rz(float2 x, float2 y, float2 z) { return make_float2(__fmaf_rz(x.x, y.x, z.x), __fmaf_rz(x.y, y.y, z.y)); }
static __device__ __forceinline__ float2 __fadd2_ru(float2 x, float2 y) { return make_float2(__fadd_ru(x.x, y.x), __fadd_ru(x.y, y.y)); }
static __device__ __forceinline__ float2 __fmul2_ru(float2 x, float2 y) { return make_float2(__fmul_ru(x.x, y.x), __fmul_ru(x.y, y.y)); }
static __device__ __forceinline__ float2 __ffma2_ru(float2 x, float2 y, float2 z) { return make_float2(__fmaf_ru(x.x, y.x, z.x), __fmaf_ru(x.y, y.y, z.y)); }
static __device__ __forceinline__ float2 __fadd2_rd(float2 x, float2 y) { return make_float2(__fadd_rd(x.x, y.x), __fadd_rd(x.y, y.y)); }
static __device__ __forceinline__ float2 __fmul2_rd(float2 x, float2 y) { return make_float2(__fmul_rd(x.x, y.x), __fmul_rd(x.y, y.y)); }
static __device__ __forceinline__ float2 __ffma2_rd(float2 x, float2 y, float2 z) { return make_float2(__fmaf_rd(x.x, y.x, z.x), __fmaf_rd(x.y, y.y, z.y)); }
