// DOC: C++ in .cu files | tags are types, `bool`, `nullptr`, `'a'` is a char, `const int` constants, references, overloads, default arguments
// DOC: C++ in .cu files | `auto`, `using`, `constexpr`, `static_assert`, C++ casts, declarations in conditions, functional casts
#include "check.h"

__device__ int hide(volatile int x) { return x; }

struct point { int x, y; };
enum side { LEFT, RIGHT };
const int SIZE = 4;
constexpr float SCALE = 0.5f;
constexpr int square(int x) { return x * x; }
using number = double;
static_assert(sizeof('a') == 1 && square(SIZE) == 16, "C++ rules");
static_assert(sizeof(point) == 8);
static_assert(sizeof(point::x) == 4 && alignof(decltype(point::x)) == 4, "members without an object");

__device__ int kind(int) { return 1; }
__device__ int kind(unsigned) { return 2; }
__device__ int kind(float) { return 3; }
__device__ int kind(double) { return 4; }
__device__ int kind(char) { return 5; }
__device__ int kind(bool) { return 6; }
__device__ int kind(const char *) { return 7; }
__device__ int kind(point) { return 8; }
__device__ int kind(int, int) { return 9; }
__device__ int kind(point *) { return 10; }
__device__ int kind(side) { return 11; }

extern "C" __global__ void test_overloads(int *failures)
{
    short s = hide(1);
    unsigned char c = hide(1);
    point p{1, 2};
    CHECK(kind(1) == 1 && kind(1u) == 2 && kind(1.f) == 3 && kind(1.) == 4 && kind('a') == 5 && kind(true) == 6);
    CHECK(kind("a") == 7 && kind(p) == 8 && kind(1, 2) == 9 && kind(&p) == 10 && kind(RIGHT) == 11);
    CHECK(kind(s) == 1 && kind(c) == 1 && kind(1 == 2) == 6 && kind(s + c) == 1 && kind('a' + 'b') == 1);
}

__device__ void swap(int &a, int &b) { int t = a; a = b; b = t; }
__device__ int &at(int *a, int i) { return a[i]; }
__device__ int sum(const point &p, int more = 10, int again = square(3)) { return p.x + p.y + more + again; }

extern "C" __global__ void test_references(int *failures)
{
    int a[SIZE] = {1, 2, 3, 4};
    swap(a[0], a[3]);
    CHECK(a[0] == 4 && a[3] == 1);
    at(a, hide(1)) = 20;
    int &r = a[2], *p = &r;
    r += 5;
    CHECK(a[1] == 20 && a[2] == 8 && *p == 8 && p == a + 2);
    const float &bound = 1 + hide(1);
    CHECK(bound == 2.0f);
    CHECK(sum(point{1, 2}) == 22 && sum(point{1, 2}, 0) == 12 && sum(point(), 1, 1) == 2);
    int (&all)[SIZE] = a;
    CHECK(sizeof all == 16 && all[1] == 20);
    for (auto &x : a)
        x = 7;
    CHECK(a[3] == 7);
}

extern "C" __global__ void test_words_of_cplusplus(int *failures)
{
    bool yes = hide(5), no = !yes;
    CHECK(yes == true && yes + yes == 2 && no == false && sizeof(bool) == 1);
    int *none = nullptr;
    CHECK(none == nullptr && !none);
    auto x = 1.5f * hide(2);
    auto *p = &x;
    static_assert(sizeof(x) == 4, "a float");
    CHECK(*p == 3 && number(hide(1)) / 2 == 0.5 && int(x * SCALE) == 1);
    CHECK(static_cast<int>(2.9f) == 2 && reinterpret_cast<unsigned &>(x) == 0x40400000u);
    const int constant = hide(3);
    CHECK(*const_cast<int *>(&constant) == 3);
    if (int n = hide(4); n > 3)
        CHECK(n == 4);
    if (int n = hide(0))
        CHECK(false);
    else
        CHECK(n == 0);
    while (int left = hide(0))
        CHECK(left == 99);
    side s = RIGHT;
    CHECK(s == 1 && (true ? 1 : 2) == 1);
    point q = {};
    CHECK(q.x == 0 && q.y == 0 && point{3, hide(4)}.y == 4);
    q = {1, hide(2)};
    CHECK(q.y == 2);
    q = {5}, x = {};
    CHECK(q.x == 5 && q.y == 0 && x == 0);
    int side = 5;
    CHECK(side::RIGHT == 1 && side == 5);  // before `::` an object's name is not looked at
    int brace{hide(6)}, paren(hide(7));
    CHECK(brace + paren == 13 and not(brace == paren) or false);
    x = 0, (hide(1) ? brace : paren) = 8;  // in C++ assignment and ?: give objects
    CHECK(brace == 8 && (paren = 3, ++paren) == 4 && &(brace = 1) == &brace);
}

namespace outer {
const int depth = 1;
namespace inner {
__device__ int value() { return depth + 1; }
enum class level : unsigned char { LOW = 1, HIGH };
}  // namespace inner
}  // namespace outer
namespace alias = outer::inner;
using outer::inner::level;

extern "C" __global__ void test_namespaces(int *failures)
{
    using namespace outer;
    CHECK(inner::value() == 2 && alias::value() + ::outer::depth == 3 && depth == 1);
    level l = level::HIGH;
    CHECK((int)l == 2 && sizeof l == 1 && l > level::LOW && l == alias::level::HIGH);
}
