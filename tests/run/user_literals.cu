#include "check.h"
// DOC: Declarations | literals with suffixes of the program's own, `operator""`
__host__ __device__ constexpr float operator""_f(long double v) { return (float)v; }
__device__ constexpr unsigned operator""_u(unsigned long long v) { return v + 1; }
__device__ int operator""_length(const char *s, size_t n) { return s[n - 1] == 'c' ? n : -1; }
template <char... C> __device__ constexpr int operator""_digits() { return sizeof...(C); }
namespace units { __device__ int operator""_raw(const char *s) { return s[0]; } }
template <char C, char... R> struct sum_of { static constexpr int value = C + sum_of<R...>::value; };
template <char C> struct sum_of<C> { static constexpr int value = C; };
template <char... C> __device__ constexpr auto operator""_sum() -> sum_of<C...> { return {}; }
template <char... C> __device__ unsigned operator""_value()
{
    const char all[] = {C...};
    unsigned v = 0;
    for (char c : all)
        if (c != '\'')
            v = v * 10 + (c - '0');
    return v;
}
using units::operator""_raw;

extern "C" __global__ void test_literals(int *failures)
{
    CHECK(1.5_f == 1.5f && .25_f == 0.25f && sizeof(1.0_f) == 4);
    CHECK(3_u == 4u && 0xfF_u == 256u && 1'0_u == 11u);
    CHECK("ab" "c"_length == 3 && 1234_digits == 4 && 7_raw == '7');
    CHECK(operator""_u(5) == 6u);
    CHECK(1'000_digits == 5 && 0x1F_digits == 4 && 0b101_digits == 5 && 1.5e+3_digits == 6 && 1.e-10_digits == 6);
    CHECK(decltype(123_sum)::value == 150 && 1'000_value == 1000 && 42_value == 42);
}
