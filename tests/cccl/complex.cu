// DOC: CCCL in device code | `<cuda/std/complex>`: `complex<float>`, `complex<double>`: arithmetic, `abs`, `arg`, `exp`, `sqrt`, `sin`
// SLOW: a large header; optional.cu tries a smaller one
#include <cuda/std/complex>

#include "check.h"

using cuda::std::complex;
__device__ bool near(double a, double b) { return fabs(a - b) <= 1e-6 * (1 + fabs(b)); }

static_assert(complex<float>(1, 2).real() == 1 && complex<double>(1, 2).imag() == 2);

extern "C" __global__ void test_complex(int *failures)
{
    complex<float> a(1, 2), b(3, -1);
    complex<float> sum = a + b, product = a * b, quotient = product / b;
    CHECK(sum == complex<float>(4, 1) && product == complex<float>(5, 5));
    CHECK(near(quotient.real(), 1) && near(quotient.imag(), 2));
    CHECK(near(cuda::std::abs(complex<double>(3, 4)), 5) && cuda::std::norm(a) == 5 && cuda::std::conj(a).imag() == -2);
    auto e = cuda::std::exp(complex<double>(0, 3.14159265358979));
    CHECK(near(e.real(), -1) && near(e.imag(), 0));
    auto p = cuda::std::polar(2.0, 0.5);
    CHECK(near(cuda::std::arg(p), 0.5) && near(cuda::std::abs(p), 2));
    auto r = cuda::std::sqrt(complex<double>(-4, 0));
    CHECK(near(r.real(), 0) && near(r.imag(), 2));
    a += 1.0f;
    a *= complex<float>(0, 1);
    CHECK(a == complex<float>(-2, 2));
    CHECK(-a == complex<float>(2, -2) && a != b && cuda::std::real(a) == -2 && cuda::std::imag(2.0) == 0);
    auto s = cuda::std::sin(complex<double>(1, 1));
    CHECK(near(s.real(), 1.29845758141598) && near(s.imag(), 0.634963914784736));
}
