// std::complex.
#include <complex>
#include <cmath>
#include <cstdio>
#include <iomanip>
#include <iostream>
#include <vector>

typedef std::complex<double> Z;
// [cmplx.over]: real numbers have the functions, too, integers as double.
template <class T, class R = decltype(std::real(T()))> constexpr bool real_is = std::is_same<T, R>::value;
static_assert(real_is<float> && !real_is<int> && !real_is<Z> && std::is_same<decltype(std::conj(1.f)), std::complex<float>>::value, "");

int main()
{
    Z a(1, 2), b(3, -4), c = 2.0, d;
    std::cout << a + b << a - b << a * b << a / b << -a << a + 1.0 << 2.0 * a << 1.0 / b << b / 2.0 << 3.0 - a << c << d << '\n';
    a += b; a *= c; a -= 1.0; a /= b; d = 5.0; d *= 2; std::cout << a << d << (a == b) << (c == 2.0) << (a != c) << '\n';
    std::cout << std::abs(b) << ' ' << std::arg(b) << ' ' << std::norm(b) << ' ' << std::conj(b) << ' ' << std::real(b) << ' ' << b.imag() << ' ' << std::polar(2.0, 0.5) << ' ' << std::sqrt(2.0) << ' ' << std::exp(1.0) << '\n';
    for (Z z : {Z(1, 2), Z(-1, 2), Z(-3, -4), Z(0, 2), Z(-4, 0), Z(0.5, 1e-3)}) std::cout << std::sqrt(z) << std::exp(z) << std::log(z) << std::pow(z, 2.5) << std::pow(z, Z(1, 1)) << std::sin(z) << std::cos(z) << '\n';
    std::complex<float> f(1.5f, 2.5f), g(0.25f, -3); std::cout << f * g << f / g << f + g << std::abs(f) << ' ' << std::setprecision(3) << std::fixed << f << std::setw(20) << f << "|\n";
    std::vector<Z> v(4); for (int i = 0; i < 4; i++) v[i] = std::polar(1.0, M_PI / 2 * i); Z sum; for (const Z &z : v) sum += z * z; std::printf("%.3f %.3f\n", std::abs(sum.real()), std::abs(sum.imag())); Z from = f; from.real(7); std::printf("%g %g\n", from.real(), from.imag());
    std::printf("%d\n", (int)sizeof(std::complex<float>)); float *parts = reinterpret_cast<float *>(&f); std::printf("%g\n", parts[1]);
    std::printf("%g %g %g %g %g %g\n", std::real(4), std::imag(2.5), std::arg(-2.0f), std::arg(3), std::norm(-3), std::conj(5.0).imag());
    const double infinite = HUGE_VAL; std::cout.unsetf(std::ios::floatfield); std::cout << std::setprecision(6);
    for (Z z : {Z(1, -2), Z(-infinite, -2), Z(3, -infinite), Z(100, 0), Z(-3, 4)}) std::cout << std::proj(z) << std::log10(z);
    std::cout << std::proj(-infinite) << std::proj(2) << std::log10(std::complex<float>(100)) << std::pow(1.5, Z(2, -1)) << std::pow(-1.5, Z(2, 1)) << std::pow(2.f, std::complex<float>(0, 1)) << '\n';
    std::cout << (2.0 == c) << (2.0 != a) << (1.0 == a) << (2.0 != c) << '\n';
    for (Z z : {Z(0.5, 0.25), Z(-1.5, 2), Z(3, -4), Z(-0.25, -3), Z(1e-9, 2e-9), Z(40, 1), Z(2, 0.0), Z(2, -0.0), Z(-2, 0.0), Z(1e200, 1e200), Z(0, 1.5)})
        std::cout << std::sinh(z) << std::cosh(z) << std::tanh(z) << std::tan(z) << std::asin(z) << std::acos(z) << std::atan(z) << std::asinh(z) << std::acosh(z) << std::atanh(z) << '\n';
    for (std::complex<float> z : {f, g, std::complex<float>(1, 1e-3f)}) std::cout << std::tanh(z) << std::tan(z) << std::asin(z) << std::acos(z) << std::atan(z) << std::asinh(z) << std::acosh(z) << std::atanh(z) << '\n';
}
