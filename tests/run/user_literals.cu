#include "check.h"
// DOC: Declarations | literals with suffixes of the program's own, `operator""`
__host__ __device__ constexpr float operator""_f(long double v) { return (float)v; }
__device__ constexpr unsigned operator""_u(unsigned long long v) { return v + 1; }
__device__ int operator""_length(const char *s, size_t n) { return s[n - 1] == 'c' ? n : -1; }
template <char... C> __device__ constexpr int operator""_digits() { return sizeof...(C); }
namespace units { __device__ int operator""_raw(const char *s) { return s[0]; } }
using units::operator""_raw;

extern "C" __global__ void test_literals(int *failures)
{
    CHECK(1.5_f == 1.5f && .25_f == 0.25f && sizeof(1.0_f) == 4);
    CHECK(3_u == 4u && 0xfF_u == 256u && 1'0_u == 11u);
    CHECK("ab" "c"_length == 3 && 1234_digits == 4 && 7_raw == '7');
    CHECK(operator""_u(5) == 6u);
}
