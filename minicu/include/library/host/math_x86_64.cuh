/* <cmath> for the long double of this machine (C++17 [cmath.syn]): overloads beside those of float and double. */

long double sin(long double x);
long double cos(long double x);
long double tan(long double x);
long double asin(long double x);
long double acos(long double x);
long double atan(long double x);
long double sinh(long double x);
long double cosh(long double x);
long double tanh(long double x);
long double asinh(long double x);
long double acosh(long double x);
long double atanh(long double x);
long double exp(long double x);
long double exp2(long double x);
long double exp10(long double x);
long double expm1(long double x);
long double log(long double x);
long double log2(long double x);
long double log10(long double x);
long double log1p(long double x);
long double logb(long double x);
long double sqrt(long double x);
long double cbrt(long double x);
long double floor(long double x);
long double ceil(long double x);
long double trunc(long double x);
long double round(long double x);
long double roundeven(long double x);
long double rint(long double x);
long double nearbyint(long double x);
long double fabs(long double x);
long double erf(long double x);
long double erfc(long double x);
long double tgamma(long double x);
long double lgamma(long double x);
long double j0(long double x);
long double j1(long double x);
long double y0(long double x);
long double y1(long double x);
long double pow(long double x, long double y);
long double atan2(long double x, long double y);
long double fmod(long double x, long double y);
long double remainder(long double x, long double y);
long double hypot(long double x, long double y);
long double fdim(long double x, long double y);
long double fmax(long double x, long double y);
long double fmin(long double x, long double y);
long double copysign(long double x, long double y);
long double nextafter(long double x, long double y);
static inline long double drem(long double x, long double y) { return dreml(x, y); }
long double fma(long double x, long double y, long double z);
long double ldexp(long double x, int n);
long double scalbn(long double x, int n);
static inline long double scalbln(long double x, long n) { return scalblnl(x, n); }
int ilogb(long double x);
long double frexp(long double x, int *exponent);
long double modf(long double x, long double *whole);
long double remquo(long double x, long double y, int *quotient);
long double jn(int n, long double x);
long double yn(int n, long double x);
static inline long lrint(long double x) { return lrintl(x); }
static inline long long llrint(long double x) { return llrintl(x); }
static inline long lround(long double x) { return lroundl(x); }
static inline long long llround(long double x) { return llroundl(x); }
static inline long double nexttoward(long double x, long double y) { return nexttowardl(x, y); }
static inline float nexttoward(float x, long double y) { return nexttowardf(x, y); }
static inline bool isnan(long double x) { return __builtin_isnan(x); }
static inline bool isinf(long double x) { return __builtin_isinf(x); }
static inline bool isfinite(long double x) { return __builtin_isfinite(x); }
static inline bool isnormal(long double x) { return __builtin_isnormal(x); }
static inline bool signbit(long double x) { return __builtin_signbit(x); }
static inline bool isgreater(long double x, long double y) { return __builtin_isgreater(x, y); }
static inline bool isgreaterequal(long double x, long double y) { return __builtin_isgreaterequal(x, y); }
static inline bool isless(long double x, long double y) { return __builtin_isless(x, y); }
static inline bool islessequal(long double x, long double y) { return __builtin_islessequal(x, y); }
static inline bool islessgreater(long double x, long double y) { return __builtin_islessgreater(x, y); }
static inline bool isunordered(long double x, long double y) { return __builtin_isunordered(x, y); }
static inline int fpclassify(long double x) { return __builtin_fpclassify(0, 1, 4, 3, 2, x); }
static inline long double abs(long double x) { return fabsl(x); }
