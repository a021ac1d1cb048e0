#include "check.h"
// DOC: Classes | constants of a class's own type: `static const T a;` in the class, `constexpr T T::a(1);` behind it
struct Sign {
    signed char value;
    static const Sign minus, none, plus;
    __host__ __device__ constexpr explicit Sign(int v) : value(v) {}
    __host__ __device__ constexpr bool operator==(Sign o) const { return value == o.value; }
};
inline constexpr Sign Sign::minus(-1);
inline constexpr Sign Sign::none = Sign(0);
constexpr Sign Sign::plus{1};
static_assert(Sign::minus.value == -1 && Sign::plus.value == 1, "");

constexpr Sign of(int n) { return n < 0 ? Sign::minus : n > 0 ? Sign::plus : Sign::none; }
static_assert(of(-3) == Sign::minus, "");

namespace outer {
struct Level {
    int n;
    static const Level top;
};
constexpr Level Level::top = {7};
}

extern "C" __global__ void test_own_constants(int *failures)
{
    int three = threadIdx.x + 3;
    CHECK(of(three) == Sign::plus && of(-three) == Sign::minus && of(three - 3).value == Sign::none.value);
    const Sign *where = &Sign::plus;
    CHECK(where->value == 1 && &Sign::plus == where);
    CHECK(outer::Level::top.n + three == 10);
}
