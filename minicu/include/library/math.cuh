/* C++'s mathematics: functions overloaded on the argument's type (C++17 29.9.1), and CUDA's own. The C
   functions of the same names, for double, are in math.h. */

static __device__ __forceinline__ float sin(float x) { return sinf(x); }
static __device__ __forceinline__ float cos(float x) { return cosf(x); }
static __device__ __forceinline__ float tan(float x) { return tanf(x); }
__device__ float asin(float x);
__device__ float acos(float x);
__device__ float atan(float x);
static __device__ __forceinline__ float sinh(float x) { return sinhf(x); }
static __device__ __forceinline__ float cosh(float x) { return coshf(x); }
static __device__ __forceinline__ float tanh(float x) { return tanhf(x); }
__device__ float asinh(float x);
__device__ float acosh(float x);
__device__ float atanh(float x);
static __device__ __forceinline__ float exp(float x) { return expf(x); }
static __device__ __forceinline__ float exp2(float x) { return exp2f(x); }
static __device__ __forceinline__ float exp10(float x) { return exp10f(x); }
static __device__ __forceinline__ float expm1(float x) { return expm1f(x); }
static __device__ __forceinline__ float log(float x) { return logf(x); }
static __device__ __forceinline__ float log2(float x) { return log2f(x); }
static __device__ __forceinline__ float log10(float x) { return log10f(x); }
static __device__ __forceinline__ float log1p(float x) { return log1pf(x); }
__device__ float logb(float x);
__device__ float sqrt(float x);
__device__ float cbrt(float x);
__device__ float floor(float x);
__device__ float ceil(float x);
__device__ float trunc(float x);
__device__ float round(float x);
__device__ float roundeven(float x);
__device__ float rint(float x);
__device__ float nearbyint(float x);
__device__ float fabs(float x);
static __device__ __forceinline__ float erf(float x) { return erff(x); }
static __device__ __forceinline__ float erfc(float x) { return erfcf(x); }
__device__ float tgamma(float x);
__device__ float lgamma(float x);
__device__ float j0(float x);
__device__ float j1(float x);
__device__ float y0(float x);
__device__ float y1(float x);
static __device__ __forceinline__ float pow(float x, float y) { return powf(x, y); }
__device__ float atan2(float x, float y);
__device__ float fmod(float x, float y);
__device__ float remainder(float x, float y);
static __device__ __forceinline__ float hypot(float x, float y) { return hypotf(x, y); }
__device__ float fdim(float x, float y);
__device__ float fmax(float x, float y);
__device__ float fmin(float x, float y);
__device__ float copysign(float x, float y);
__device__ float nextafter(float x, float y);
static __device__ __forceinline__ float nexttoward(float x, long double y) { return nexttowardf(x, y); }
__device__ float fma(float x, float y, float z);
__device__ float ldexp(float x, int n);
__device__ float scalbn(float x, int n);
__device__ int ilogb(float x);
__device__ float frexp(float x, int *exponent);
__device__ float modf(float x, float *whole);
__device__ float remquo(float x, float y, int *quotient);
__device__ float jn(int n, float x);
__device__ float yn(int n, float x);
static __device__ __forceinline__ void sincos(float x, float *sine, float *cosine) { sincosf(x, sine, cosine); }
static __device__ __forceinline__ float rsqrt(float x) { return rsqrtf(x); }
static __device__ __forceinline__ float rcbrt(float x) { return rcbrtf(x); }
static __device__ __forceinline__ float sinpi(float x) { return sinpif(x); }
static __device__ __forceinline__ float cospi(float x) { return cospif(x); }
static __device__ __forceinline__ float erfinv(float x) { return erfinvf(x); }
static __device__ __forceinline__ float erfcinv(float x) { return erfcinvf(x); }
static __device__ __forceinline__ float erfcx(float x) { return erfcxf(x); }
static __device__ __forceinline__ float normcdf(float x) { return normcdff(x); }
static __device__ __forceinline__ float normcdfinv(float x) { return normcdfinvf(x); }
static __device__ __forceinline__ float cyl_bessel_i0(float x) { return cyl_bessel_i0f(x); }
static __device__ __forceinline__ float cyl_bessel_i1(float x) { return cyl_bessel_i1f(x); }
static __device__ __forceinline__ void sincospi(float x, float *sine, float *cosine) { sincospif(x, sine, cosine); }
static __device__ __forceinline__ float scalbln(float x, long n) { return scalblnf(x, n); }
static __device__ __forceinline__ long lrint(float x) { return lrintf(x); }
static __device__ __forceinline__ long lround(float x) { return lroundf(x); }
static __device__ __forceinline__ long long llrint(float x) { return llrintf(x); }
static __device__ __forceinline__ long long llround(float x) { return llroundf(x); }

static __device__ __forceinline__ bool isnan(float x) { return __builtin_isnan(x); }
static __device__ __forceinline__ bool isinf(float x) { return __builtin_isinf(x); }
static __device__ __forceinline__ bool isfinite(float x) { return __builtin_isfinite(x); }
static __device__ __forceinline__ bool isnormal(float x) { return __builtin_isnormal(x); }
static __device__ __forceinline__ bool signbit(float x) { return __builtin_signbit(x); }
static __device__ __forceinline__ bool isgreater(float x, float y) { return __builtin_isgreater(x, y); }
static __device__ __forceinline__ bool isgreaterequal(float x, float y) { return __builtin_isgreaterequal(x, y); }
static __device__ __forceinline__ bool isless(float x, float y) { return __builtin_isless(x, y); }
static __device__ __forceinline__ bool islessequal(float x, float y) { return __builtin_islessequal(x, y); }
static __device__ __forceinline__ bool islessgreater(float x, float y) { return __builtin_islessgreater(x, y); }
static __device__ __forceinline__ bool isunordered(float x, float y) { return __builtin_isunordered(x, y); }
static __device__ __forceinline__ int fpclassify(float x) { return __builtin_fpclassify(0, 1, 4, 3, 2, x); }
static __device__ __forceinline__ bool isnan(double x) { return __builtin_isnan(x); }
static __device__ __forceinline__ bool isinf(double x) { return __builtin_isinf(x); }
static __device__ __forceinline__ bool isfinite(double x) { return __builtin_isfinite(x); }
static __device__ __forceinline__ bool isnormal(double x) { return __builtin_isnormal(x); }
static __device__ __forceinline__ bool signbit(double x) { return __builtin_signbit(x); }
static __device__ __forceinline__ bool isgreater(double x, double y) { return __builtin_isgreater(x, y); }
static __device__ __forceinline__ bool isgreaterequal(double x, double y) { return __builtin_isgreaterequal(x, y); }
static __device__ __forceinline__ bool isless(double x, double y) { return __builtin_isless(x, y); }
static __device__ __forceinline__ bool islessequal(double x, double y) { return __builtin_islessequal(x, y); }
static __device__ __forceinline__ bool islessgreater(double x, double y) { return __builtin_islessgreater(x, y); }
static __device__ __forceinline__ bool isunordered(double x, double y) { return __builtin_isunordered(x, y); }
static __device__ __forceinline__ int fpclassify(double x) { return __builtin_fpclassify(0, 1, 4, 3, 2, x); }

static __device__ __forceinline__ long abs(long n) { return n < 0 ? -n : n; }
static __device__ __forceinline__ long long abs(long long n) { return n < 0 ? -n : n; }
static __device__ __forceinline__ float abs(float x) { return fabsf(x); }
static __device__ __forceinline__ double abs(double x) { return fabs(x); }

static __device__ __forceinline__ constexpr int min(int a, int b) { return a < b ? a : b; }
static __device__ __forceinline__ constexpr unsigned int min(unsigned int a, unsigned int b) { return a < b ? a : b; }
static __device__ __forceinline__ constexpr long min(long a, long b) { return a < b ? a : b; }
static __device__ __forceinline__ constexpr unsigned long min(unsigned long a, unsigned long b) { return a < b ? a : b; }
static __device__ __forceinline__ constexpr long long min(long long a, long long b) { return a < b ? a : b; }
static __device__ __forceinline__ constexpr unsigned long long min(unsigned long long a, unsigned long long b) { return a < b ? a : b; }
static __device__ __forceinline__ constexpr unsigned int min(int a, unsigned int b) { return (unsigned int)a < b ? (unsigned int)a : b; }
static __device__ __forceinline__ constexpr unsigned int min(unsigned int a, int b) { return a < (unsigned int)b ? a : (unsigned int)b; }
static __device__ __forceinline__ constexpr unsigned long min(long a, unsigned long b) { return (unsigned long)a < b ? (unsigned long)a : b; }
static __device__ __forceinline__ constexpr unsigned long min(unsigned long a, long b) { return a < (unsigned long)b ? a : (unsigned long)b; }
static __device__ __forceinline__ constexpr unsigned long long min(long long a, unsigned long long b) { return (unsigned long long)a < b ? (unsigned long long)a : b; }
static __device__ __forceinline__ constexpr unsigned long long min(unsigned long long a, long long b) { return a < (unsigned long long)b ? a : (unsigned long long)b; }
static __device__ __forceinline__ float min(float a, float b) { return fminf(a, b); }
static __device__ __forceinline__ double min(double a, double b) { return fmin(a, b); }
static __device__ __forceinline__ double min(float a, double b) { return fmin((double)a, b); }
static __device__ __forceinline__ double min(double a, float b) { return fmin(a, (double)b); }
static __device__ __forceinline__ constexpr int max(int a, int b) { return a > b ? a : b; }
static __device__ __forceinline__ constexpr unsigned int max(unsigned int a, unsigned int b) { return a > b ? a : b; }
static __device__ __forceinline__ constexpr long max(long a, long b) { return a > b ? a : b; }
static __device__ __forceinline__ constexpr unsigned long max(unsigned long a, unsigned long b) { return a > b ? a : b; }
static __device__ __forceinline__ constexpr long long max(long long a, long long b) { return a > b ? a : b; }
static __device__ __forceinline__ constexpr unsigned long long max(unsigned long long a, unsigned long long b) { return a > b ? a : b; }
static __device__ __forceinline__ constexpr unsigned int max(int a, unsigned int b) { return (unsigned int)a > b ? (unsigned int)a : b; }
static __device__ __forceinline__ constexpr unsigned int max(unsigned int a, int b) { return a > (unsigned int)b ? a : (unsigned int)b; }
static __device__ __forceinline__ constexpr unsigned long max(long a, unsigned long b) { return (unsigned long)a > b ? (unsigned long)a : b; }
static __device__ __forceinline__ constexpr unsigned long max(unsigned long a, long b) { return a > (unsigned long)b ? a : (unsigned long)b; }
static __device__ __forceinline__ constexpr unsigned long long max(long long a, unsigned long long b) { return (unsigned long long)a > b ? (unsigned long long)a : b; }
static __device__ __forceinline__ constexpr unsigned long long max(unsigned long long a, long long b) { return a > (unsigned long long)b ? a : (unsigned long long)b; }
static __device__ __forceinline__ float max(float a, float b) { return fmaxf(a, b); }
static __device__ __forceinline__ double max(double a, double b) { return fmax(a, b); }
static __device__ __forceinline__ double max(float a, double b) { return fmax((double)a, b); }
static __device__ __forceinline__ double max(double a, float b) { return fmax(a, (double)b); }
