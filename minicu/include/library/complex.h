/* Complex numbers (cuComplex.h): a float2 or double2 with the real part in x. */

typedef float2 cuFloatComplex;
typedef double2 cuDoubleComplex;
typedef cuFloatComplex cuComplex;

static __device__ __forceinline__ cuFloatComplex make_cuFloatComplex(float x, float y) { return make_float2(x, y); }
static __device__ __forceinline__ float cuCrealf(cuFloatComplex z) { return z.x; }
static __device__ __forceinline__ float cuCimagf(cuFloatComplex z) { return z.y; }
static __device__ __forceinline__ cuFloatComplex cuConjf(cuFloatComplex z) { return make_float2(z.x, -z.y); }
static __device__ __forceinline__ cuFloatComplex cuCaddf(cuFloatComplex a, cuFloatComplex b) { return make_float2(a.x + b.x, a.y + b.y); }
static __device__ __forceinline__ cuFloatComplex cuCsubf(cuFloatComplex a, cuFloatComplex b) { return make_float2(a.x - b.x, a.y - b.y); }
static __device__ __forceinline__ cuFloatComplex cuCmulf(cuFloatComplex a, cuFloatComplex b) { return make_float2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x); }
static __device__ __forceinline__ cuFloatComplex cuCfmaf(cuFloatComplex a, cuFloatComplex b, cuFloatComplex c) { return cuCaddf(cuCmulf(a, b), c); }
/* Scaled by the size of the divisor, so that no intermediate overflows. */
static __device__ __forceinline__ cuFloatComplex cuCdivf(cuFloatComplex a, cuFloatComplex b)
{
    float scale = 1.0f / (fabsf(b.x) + fabsf(b.y));
    float ar = a.x * scale, ai = a.y * scale, br = b.x * scale, bi = b.y * scale;
    float over = 1.0f / (br * br + bi * bi);
    return make_float2((ar * br + ai * bi) * over, (ai * br - ar * bi) * over);
}
static __device__ __forceinline__ float cuCabsf(cuFloatComplex z) { return hypotf(z.x, z.y); }

static __device__ __forceinline__ cuDoubleComplex make_cuDoubleComplex(double x, double y) { return make_double2(x, y); }
static __device__ __forceinline__ double cuCreal(cuDoubleComplex z) { return z.x; }
static __device__ __forceinline__ double cuCimag(cuDoubleComplex z) { return z.y; }
static __device__ __forceinline__ cuDoubleComplex cuConj(cuDoubleComplex z) { return make_double2(z.x, -z.y); }
static __device__ __forceinline__ cuDoubleComplex cuCadd(cuDoubleComplex a, cuDoubleComplex b) { return make_double2(a.x + b.x, a.y + b.y); }
static __device__ __forceinline__ cuDoubleComplex cuCsub(cuDoubleComplex a, cuDoubleComplex b) { return make_double2(a.x - b.x, a.y - b.y); }
static __device__ __forceinline__ cuDoubleComplex cuCmul(cuDoubleComplex a, cuDoubleComplex b) { return make_double2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x); }
static __device__ __forceinline__ cuDoubleComplex cuCfma(cuDoubleComplex a, cuDoubleComplex b, cuDoubleComplex c) { return cuCadd(cuCmul(a, b), c); }
/* Scaled by the size of the divisor, so that no intermediate overflows. */
static __device__ __forceinline__ cuDoubleComplex cuCdiv(cuDoubleComplex a, cuDoubleComplex b)
{
    double scale = 1.0 / (fabs(b.x) + fabs(b.y));
    double ar = a.x * scale, ai = a.y * scale, br = b.x * scale, bi = b.y * scale;
    double over = 1.0 / (br * br + bi * bi);
    return make_double2((ar * br + ai * bi) * over, (ai * br - ar * bi) * over);
}
static __device__ __forceinline__ double cuCabs(cuDoubleComplex z) { return hypot(z.x, z.y); }

static __device__ __forceinline__ cuComplex make_cuComplex(float x, float y) { return make_float2(x, y); }
static __device__ __forceinline__ cuDoubleComplex cuComplexFloatToDouble(cuFloatComplex z) { return make_double2((double)z.x, (double)z.y); }
static __device__ __forceinline__ cuFloatComplex cuComplexDoubleToFloat(cuDoubleComplex z) { return make_float2((float)z.x, (float)z.y); }
