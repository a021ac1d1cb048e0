// DOC: CCCL in device code | `<cuda/std/cmath>`: each function, of `float`, `double` and integers; `<cuda/std/complex>`, `<cuda/std/numbers>`, `<cuda/std/cstdlib>`, `<cuda/std/cstring>`, `<cuda/std/cstdint>`, `<cuda/std/limits>`: what the other files leave
// SLOW: large headers; optional.cu tries a smaller one
#include <cuda/cmath>
#include <cuda/std/cmath>
#include <cuda/std/complex>
#include <cuda/std/cstddef>
#include <cuda/std/cstdint>
#include <cuda/std/cstdlib>
#include <cuda/std/cstring>
#include <cuda/std/limits>
#include <cuda/std/numbers>

#include "check.h"

namespace std_ = cuda::std;
template <class T>
__device__ T opaque(T x) { volatile T v = x; return v; }
template <class T>
__device__ bool near(T a, T b) { return (a < b ? b - a : a - b) <= (b < 0 ? -b : b) * (sizeof(T) == 4 ? 4e-7 : 1e-15); }

template <class T>
__device__ int elementary()
{
    T x = opaque<T>(0.5), y = opaque<T>(2);
    if (!near<T>(std_::sin(x), T(0.479425538604203)) || !near<T>(std_::cos(x), T(0.8775825618903728)) || !near<T>(std_::tan(x), T(0.5463024898437905))) return __LINE__;
    if (!near<T>(std_::asin(x), T(0.5235987755982989)) || !near<T>(std_::acos(x), T(1.0471975511965979)) || !near<T>(std_::atan(x), T(0.4636476090008061)) || !near<T>(std_::atan2(x, y), T(0.24497866312686414))) return __LINE__;
    if (!near<T>(std_::sinh(x), T(0.5210953054937474)) || !near<T>(std_::cosh(x), T(1.1276259652063807)) || !near<T>(std_::tanh(x), T(0.46211715726000973))) return __LINE__;
    if (!near<T>(std_::asinh(x), T(0.48121182505960347)) || !near<T>(std_::acosh(y), T(1.3169578969248166)) || !near<T>(std_::atanh(x), T(0.5493061443340548))) return __LINE__;
    if (!near<T>(std_::exp(x), T(1.6487212707001282)) || !near<T>(std_::exp2(x), T(1.4142135623730951)) || !near<T>(std_::expm1(x), T(0.6487212707001282))) return __LINE__;
    if (!near<T>(std_::log(y), T(0.6931471805599453)) || !near<T>(std_::log2(x), T(-1)) || !near<T>(std_::log10(y), T(0.3010299956639812)) || !near<T>(std_::log1p(x), T(0.4054651081081644))) return __LINE__;
    if (!near<T>(std_::pow(y, x), T(1.4142135623730951)) || std_::sqrt(opaque<T>(2.25)) != T(1.5) || !near<T>(std_::cbrt(opaque<T>(27)), T(3)) || std_::hypot(opaque<T>(3), opaque<T>(4)) != T(5)) return __LINE__;
    if (!near<T>(std_::lgamma(x), T(0.5723649429247001)) || !near<T>(std_::tgamma(opaque<T>(5)), T(24))) return __LINE__;
#if CCCL_VERSION >= 3003000 // 3.0 keeps these from NVRTC
    if (!near<T>(std_::erf(x), T(0.5204998778130465)) || !near<T>(std_::erfc(x), T(0.4795001221869535))) return __LINE__;
#endif
    return 0;
}

template <class T>
__device__ int parts()
{
    T x = opaque<T>(2.5), m = opaque<T>(-2.5);
    if (std_::ceil(x) != 3 || std_::floor(m) != -3 || std_::trunc(m) != -2 || std_::round(x) != 3 || std_::rint(x) != 2 || std_::nearbyint(m) != -2) return __LINE__;
    if (std_::lround(m) != -3 || std_::llround(x) != 3 || std_::lrint(x) != 2 || std_::llrint(m) != -2) return __LINE__;
    int e;
    if (std_::frexp(x, &e) != T(0.625) || e != 2 || std_::ldexp(x, 2) != 10) return __LINE__;
    if (std_::ilogb(x) != 1 || std_::logb(x) != 1 || std_::scalbn(x, 3) != 20 || std_::scalbln(x, -1L) != T(1.25)) return __LINE__;
#if CCCL_VERSION >= 3003000 // 3.0 keeps these from NVRTC
    T whole;
    if (std_::modf(m, &whole) != T(-0.5) || whole != -2) return __LINE__;
    if (std_::fmod(opaque<T>(7), x) != 2 || std_::remainder(opaque<T>(7), x) != T(-0.5) || std_::remquo(opaque<T>(7), x, &e) != T(-0.5) || e != 3 || std_::fdim(x, m) != 5 || std_::fdim(m, x) != 0) return __LINE__;
#endif
    if (std_::fabs(m) != x || std_::abs(m) != x || std_::copysign(x, opaque<T>(-0.0)) != m || std_::fmax(x, m) != x || std_::fmin(x, m) != m) return __LINE__;
    if (std_::nextafter(opaque<T>(1), opaque<T>(2)) != 1 + std_::numeric_limits<T>::epsilon()) return __LINE__;
    T nan = std_::numeric_limits<T>::quiet_NaN(), inf = std_::numeric_limits<T>::infinity();
    if (!std_::isnan(opaque(nan)) || !std_::isinf(opaque(inf)) || std_::isfinite(opaque(inf)) || !std_::isnormal(x) || std_::isnormal(opaque(std_::numeric_limits<T>::denorm_min())) || !std_::signbit(m) || std_::signbit(x)) return __LINE__;
    if (std_::fpclassify(opaque(nan)) != FP_NAN || std_::fpclassify(opaque(inf)) != FP_INFINITE || std_::fpclassify(opaque<T>(0)) != FP_ZERO || std_::fpclassify(x) != FP_NORMAL || std_::fpclassify(opaque(std_::numeric_limits<T>::denorm_min())) != FP_SUBNORMAL) return __LINE__;
    if (!std_::isgreater(x, m) || !std_::isgreaterequal(x, x) || !std_::isless(m, x) || !std_::islessequal(m, m) || !std_::islessgreater(x, m) || std_::islessgreater(x, x) || !std_::isunordered(x, opaque(nan)) || std_::isgreater(x, opaque(nan))) return __LINE__;
    return 0;
}

extern "C" __global__ void test_elementary(int *failures)
{
    CHECK(elementary<float>() == 0);
    CHECK(elementary<double>() == 0);
}

extern "C" __global__ void test_parts(int *failures)
{
    CHECK(parts<float>() == 0);
    CHECK(parts<double>() == 0);
}

extern "C" __global__ void test_of_float(int *failures)
{
    float x = opaque(0.5f), y = opaque(2.0f);
    int e;
    CHECK(near(std_::sinf(x), 0.47942554f) && near(std_::cosf(x), 0.87758256f) && near(std_::tanf(x), 0.54630249f) && near(std_::asinf(x), 0.52359878f) && near(std_::acosf(x), 1.04719755f) && near(std_::atanf(x), 0.46364761f) && near(std_::atan2f(x, y), 0.24497866f));
    CHECK(near(std_::sinhf(x), 0.52109531f) && near(std_::coshf(x), 1.12762597f) && near(std_::tanhf(x), 0.46211716f) && near(std_::asinhf(x), 0.48121183f) && near(std_::acoshf(y), 1.3169579f) && near(std_::atanhf(x), 0.54930614f));
    CHECK(near(std_::expf(x), 1.64872127f) && near(std_::exp2f(x), 1.41421356f) && near(std_::expm1f(x), 0.64872127f) && near(std_::logf(y), 0.69314718f) && std_::log2f(x) == -1 && near(std_::log10f(y), 0.30103f) && near(std_::log1pf(x), 0.40546511f));
    CHECK(near(std_::powf(y, x), 1.41421356f) && std_::sqrtf(2.25f) == 1.5f && near(std_::cbrtf(27.0f), 3.0f) && std_::hypotf(3, 4) == 5 && near(std_::lgammaf(x), 0.57236494f) && near(std_::tgammaf(5), 24.0f));
    CHECK(std_::ceilf(x) == 1 && std_::floorf(x) == 0 && std_::truncf(x) == 0 && std_::roundf(x) == 1 && std_::rintf(x) == 0 && std_::nearbyintf(x) == 0 && std_::lroundf(x) == 1 && std_::llroundf(x) == 1 && std_::lrintf(x) == 0 && std_::llrintf(x) == 0);
    CHECK(std_::frexpf(x, &e) == 0.5f && e == 0 && std_::ldexpf(x, 2) == 2 && std_::ilogbf(x) == -1 && std_::logbf(x) == -1 && std_::scalbnf(x, 3) == 4 && std_::scalblnf(x, 3) == 4);
    CHECK(std_::fabsf(-x) == x && std_::copysignf(x, -1.0f) == -x && std_::fmaxf(x, y) == y && std_::fminf(x, y) == x && std_::nextafterf(1, 2) == 1 + 0x1p-23f);
#if CCCL_VERSION >= 3003000
    float w;
    CHECK(std_::modff(2.5f, &w) == 0.5f && w == 2 && std_::fmodf(7, 2.5f) == 2 && std_::remainderf(7, 2.5f) == -0.5f && std_::remquof(7, 2.5f, &e) == -0.5f && std_::fdimf(y, x) == 1.5f);
    CHECK(std_::isnan(std_::nanf("")) && std_::isnan(std_::nan("")) && std_::fmod(opaque(4), 3) == 1.0 && near(std_::erff(x), 0.52049988f) && near(std_::erfcf(x), 0.47950012f));
    static_assert(sizeof(std_::float_t) == 4 && sizeof(std_::double_t) == 8);
#endif
}

extern "C" __global__ void test_of_integers(int *failures)
{
    int n = opaque(4);
    static_assert(std_::is_same_v<decltype(std_::sqrt(n)), double> && std_::is_same_v<decltype(std_::pow(1.0f, n)), double> && std_::is_same_v<decltype(std_::fmax(1.0f, 2.0)), double> && std_::is_same_v<decltype(std_::abs(n)), int>);
    CHECK(std_::sqrt(n) == 2.0 && near(std_::exp(n), 54.598150033144236) && std_::floor(n) == 4.0 && std_::hypot(3, n) == 5.0 && !std_::isnan(n) && std_::isfinite(n) && !std_::isinf(n) && !std_::signbit(n) && std_::isgreater(n, 3));
#if CCCL_VERSION < 3002000 // later ones want two of one type, or two floats
    CHECK(std_::fmin(n, 2.5f) == 2.5);
#endif
    CHECK(std_::fmin(n, 3) == 3.0 && std_::fmin(2.5, 3.0f) == 2.5);
    CHECK(std_::lround(n) == 4 && std_::ilogb(n) == 2 && std_::ldexp(n, 1) == 8.0 && std_::nextafter(n, n) == 4.0 && std_::cbrt(8) == 2.0 && std_::trunc(n) == 4.0);
    CHECK(cuda::ilog10(opaque(999u)) == 2 && cuda::ilog10(1000u) == 3);
    CHECK(cuda::ilog2(n) == 2);
}

extern "C" __global__ void test_cstdlib(int *failures)
{
    int n = opaque(-7);
    std_::div_t d = std_::div(n, 2);
    std_::ldiv_t l = std_::ldiv(n, 2L);
    std_::lldiv_t ll = std_::lldiv(n, 2LL);
    CHECK(d.quot == -3 && d.rem == -1 && l.quot == -3 && l.rem == -1 && ll.quot == -3 && ll.rem == -1 && std_::div((long)n, 3L).quot == -2);
    CHECK(std_::abs(n) == 7 && std_::labs(n) == 7 && std_::llabs(n) == 7);
    char *m = (char *)std_::malloc(16), *z = (char *)std_::calloc(4, 4);
    CHECK(m && z && z[15] == 0);
    CHECK(std_::memset(m, 5, 16) == m && std_::memcpy(z, m, 8) == z && z[7] == 5 && z[8] == 0 && std_::memcmp(z, m, 8) == 0 && std_::memcmp(z, m, 9) < 0);
    for (int i = 0; i < 16; i++) m[i] = i;
    CHECK(std_::memmove(m + 2, m, 8) == m + 2 && m[9] == 7 && m[2] == 0 && std_::memmove(m, m + 1, 8) == m && m[1] == 0 && std_::memchr(m, 7, 16) == m + 9 && std_::memchr((const void *)m, 99, 16) == nullptr);
    std_::free(m);
    std_::free(z);
}

__device__ char *allocated(size_t alignment, size_t size)
{
#if CCCL_VERSION >= 3005000
    return (char *)std_::aligned_alloc(alignment, size);
#else // the size stands before the alignment
    return (char *)std_::aligned_alloc(size, alignment);
#endif
}

extern "C" __global__ void test_aligned_alloc(int *failures)
{
    char *p[4];
    const size_t alignments[4] = {4, 64, 256, 4096};
    for (int i = 0; i < 4; i++) {
        p[i] = allocated(alignments[i], 20);
        CHECK(p[i] && (std_::uintptr_t)p[i] % alignments[i] == 0);
        std_::memset(p[i], i, 20);
    }
    for (int i = 0; i < 4; i++) {
        CHECK(p[i][0] == i && p[i][19] == i);
        std_::free(p[i]);
    }
    void *nothing = allocated(64, 0);
    CHECK((std_::uintptr_t)nothing % 64 == 0);
    std_::free(nothing);
}

static_assert(sizeof(std_::int8_t) == 1 && sizeof(std_::uint8_t) == 1 && sizeof(std_::int16_t) == 2 && sizeof(std_::uint16_t) == 2 && sizeof(std_::int32_t) == 4 && sizeof(std_::uint32_t) == 4 && sizeof(std_::int64_t) == 8 && sizeof(std_::uint64_t) == 8);
static_assert(sizeof(std_::int_least8_t) == 1 && sizeof(std_::uint_least8_t) == 1 && sizeof(std_::int_least16_t) == 2 && sizeof(std_::uint_least16_t) == 2 && sizeof(std_::int_least32_t) == 4 && sizeof(std_::uint_least32_t) == 4 && sizeof(std_::int_least64_t) == 8 && sizeof(std_::uint_least64_t) == 8);
static_assert(sizeof(std_::int_fast8_t) >= 1 && sizeof(std_::uint_fast8_t) >= 1 && sizeof(std_::int_fast16_t) >= 2 && sizeof(std_::uint_fast16_t) >= 2 && sizeof(std_::int_fast32_t) >= 4 && sizeof(std_::uint_fast32_t) >= 4 && sizeof(std_::int_fast64_t) == 8 && sizeof(std_::uint_fast64_t) == 8);
static_assert(sizeof(std_::intmax_t) == 8 && sizeof(std_::uintmax_t) == 8 && sizeof(std_::intptr_t) == 8 && std_::is_same_v<std_::ptrdiff_t, decltype((char *)0 - (char *)0)>);

using L = std_::numeric_limits<float>;
static_assert(L::is_specialized && L::is_signed && !L::is_integer && !L::is_exact && L::has_infinity && L::has_quiet_NaN && L::has_signaling_NaN && L::is_iec559 && L::is_bounded && !L::is_modulo && L::digits == 24 && L::digits10 == 6 && L::max_digits10 == 9 && L::radix == 2 && L::min_exponent == -125 && L::max_exponent == 128 && L::min_exponent10 == -37 && L::max_exponent10 == 38);
static_assert(L::has_denorm == std_::denorm_present && !L::has_denorm_loss && !L::tinyness_before && L::round_style == std_::round_to_nearest && std_::numeric_limits<int>::round_style == std_::round_toward_zero && std_::numeric_limits<int>::has_denorm == std_::denorm_absent);
static_assert(std_::denorm_indeterminate == -1 && std_::round_indeterminate == -1 && std_::round_toward_infinity == 2 && std_::round_toward_neg_infinity == 3 && std_::is_same_v<decltype(L::round_style), const std_::float_round_style> && std_::is_same_v<decltype(L::has_denorm), const std_::float_denorm_style>);
static_assert(L::round_error() == 0.5f && L::lowest() == -L::max() && L::denorm_min() == 0x1p-149f && L::min() == 0x1p-126f && !std_::numeric_limits<int>::traps == !std_::numeric_limits<int>::traps && std_::numeric_limits<unsigned char>::max() == 255);

namespace num = cuda::std::numbers;
static_assert(num::e_v<float> == 2.71828183f && num::pi_v<double> == 3.141592653589793 && num::pi == num::pi_v<double> && num::e > 2.718281828 && num::e < 2.718281829);
static_assert(num::log2e > 1.4426950 && num::log10e < 0.43429449 && num::ln2 > 0.69314718 && num::ln10 > 2.302585 && num::inv_pi < 0.31830989 && num::inv_sqrtpi > 0.56418958 && num::sqrt2 > 1.41421356 && num::sqrt3 < 1.7320509 && num::inv_sqrt3 > 0.57735 && num::egamma > 0.57721566 && num::phi > 1.6180339);
static_assert(num::log2e_v<float> == 1.44269504f && num::log10e_v<float> == 0.434294482f && num::ln2_v<float> == 0.693147181f && num::ln10_v<float> == 2.30258509f && num::inv_pi_v<float> == 0.318309886f && num::inv_sqrtpi_v<float> == 0.564189584f && num::sqrt2_v<float> == 1.41421356f && num::sqrt3_v<float> == 1.73205081f && num::inv_sqrt3_v<float> == 0.577350269f && num::egamma_v<float> == 0.577215665f && num::phi_v<float> == 1.61803399f);

extern "C" __global__ void test_complex(int *failures)
{
    using C = std_::complex<double>;
    static_assert(std_::is_same_v<C::value_type, double>);
    C z(opaque(3.0), opaque(4.0)), w(1, -2);
    CHECK(std_::abs(z) == 5 && std_::norm(z) == 25 && near(std_::arg(z), 0.9272952180016122) && std_::conj(z) == C(3, -4) && std_::proj(z) == z && std_::real(z) == 3 && std_::imag(z) == 4);
    CHECK(z + w == C(4, 2) && z - w == C(2, 6) && z * w == C(11, -2) && z / C(0, 1) == C(4, -3) && -z == C(-3, -4) && +z == z && z != w && z + 1.0 == C(4, 4) && 2.0 * z == C(6, 8));
    C p = std_::polar(2.0, 0.5), e = std_::exp(C(0.5, 1)), l = std_::log(z), s = std_::sqrt(C(-3, 4)), q = std_::pow(z, 2.0);
    CHECK(near(p.real(), 1.7551651237807455) && near(p.imag(), 0.958851077208406) && near(e.real(), 0.8908079042931286) && near(l.real(), 1.6094379124341003) && near(l.imag(), 0.9272952180016122) && near(s.real(), 1.0) && near(s.imag(), 2.0) && std_::abs(q - C(-7, 24)) < 1e-13);
    C t = std_::sin(C(0.5, 1)), u = std_::cos(C(0.5, 1)), v = std_::tan(C(0.5, 1));
    CHECK(std_::abs(t / u - v) < 1e-15 && std_::abs(std_::sinh(C(1, 0.5)) / std_::cosh(C(1, 0.5)) - std_::tanh(C(1, 0.5))) < 1e-15);
    CHECK(std_::abs(std_::sin(std_::asin(z)) - z) < 1e-13 && std_::abs(std_::cos(std_::acos(z)) - z) < 1e-13 && std_::abs(std_::tan(std_::atan(w)) - w) < 1e-13);
    CHECK(std_::abs(std_::sinh(std_::asinh(z)) - z) < 1e-13 && std_::abs(std_::cosh(std_::acosh(z)) - z) < 1e-13 && std_::abs(std_::tanh(std_::atanh(w)) - w) < 1e-13 && std_::abs(std_::log10(C(100, 0)) - 2.0) < 1e-15);
    z += w; z -= 1.0; z *= 2.0; z /= C(2, 0);
    CHECK(z == C(3, 2));
    z.real(8);
    z.imag(9);
    std_::complex<float> f(z);
    CHECK(f.real() == 8 && f.imag() == 9 && std_::get<0>(f) == 8);
}
