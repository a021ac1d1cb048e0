// Macros and members that older programs use: glibc's of <math.h>, <inttypes.h> and <limits.h> and in_avail; references that are not read.
#include <cinttypes>
#include <climits>
#include <cstdio>
#include <math.h>
#include <sstream>

static int ignored(const int &) { return 4; }
template <int n> struct Levels { static constexpr int count = n; int x; };
template <class C> constexpr int levels(const C &) { return C::count; }
constexpr int of_any(const int &) { return 3; }

template <class C> static int sized(C c)
{
    constexpr int n = levels(c) + 1; // no part of c is read
    int values[n] = {};
    return (int)(sizeof values / sizeof(int)) + c.x + values[0];
}

int main()
{
    std::printf("%a %d %d\n", MAXFLOAT, HUGE_VALL > 1e300L, (int)sizeof(HUGE_VALL) == (int)sizeof(long double));
    int8_t a;
    uint16_t b;
    int32_t c;
    int64_t d;
    uint64_t e;
    uintmax_t f;
    std::sscanf("-5 65535 -7 -8000000000 ff 17", "%" SCNd8 " %" SCNu16 " %" SCNi32 " %" SCNd64 " %" SCNx64 " %" SCNoMAX, &a, &b, &c, &d, &e, &f);
    std::printf("%d %d %d %" PRId64 " %" PRIu64 " %" PRIuMAX "\n", a, b, c, d, e, f);
    std::printf("%d %d\n", NAME_MAX, HOST_NAME_MAX);
    std::istringstream stream("12 345");
    int first = 0, second = 0;
    stream >> first;
    std::printf("%d ", (int)stream.rdbuf()->in_avail());
    stream >> second;
    std::printf("%d %d\n", (int)stream.rdbuf()->in_avail(), first + second);
    int local = first;
    constexpr int known = of_any(local);
    std::printf("%d %d %d\n", sized(Levels<3>{7}), known, ignored(local));
}
