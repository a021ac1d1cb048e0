// DOC: Statements | structured bindings: of arrays and classes, by value and by reference, in range-based `for`, captured by lambdas
#include "check.h"

struct point {
    int x;
    float y;
    int bits : 3;
};
__device__ point make(int x) { return {x, x * 0.5f, 2}; }

template <class T> __device__ T both(T (&pair)[2]) {
    auto [a, b] = pair;
    a += b;
    return a;
}

// LAUNCH: 1 1
extern "C" __global__ void test_bindings(int *failures)
{
    auto [a, b, c] = make(4);
    CHECK(a == 4 && b == 2 && c == 2);
    a = 9;
    point p = make(1);
    auto &[x, y, bits] = p;
    x = 5;
    y += 1;
    bits = 3;
    CHECK(p.x == 5 && p.y == 1.5f && p.bits == 3 && a == 9);
    const auto &[u, v, w] = p;
    CHECK(u == 5 && v == 1.5f && w == 3);
    int values[2] = {1, 2};
    auto [first, second] = values;
    first = 100;
    CHECK(values[0] == 1 && second == 2);
    auto &[one, two] = values;
    two = 7;
    CHECK(values[1] == 7 && one == 1);
    int grid[2][2] = {{1, 2}, {3, 4}};
    auto [top, bottom] = grid;
    CHECK(top[1] == 2 && bottom[0] == 3);
    point all[3] = {make(1), make(2), make(3)};
    int sum = 0;
    for (auto [i, f, n] : all)
        sum += i * n;
    CHECK(sum == 12);
    for (auto &[i, f, n] : all)
        i *= 10;
    CHECK(all[2].x == 30);
    auto copied = [x] { return x; };
    auto referred = [&] { return ++x; };
    CHECK(copied() == 5 && referred() == 6 && p.x == 6 && copied() == 5);
    auto &&[g, h, k] = make(3);
    CHECK(g == 3 && h == 1.5f && k == 2);
    auto [d, e]{values};
    CHECK(d == 1 && e == 7);
    static_assert(__is_same(decltype(a), int) && __is_same_as(decltype(a), int) && __is_same(decltype(y), float), "");
    float floats[2] = {1.5f, 2.5f};
    CHECK(both(values) == 8 && both(floats) == 4.0f && values[0] == 1); // one syntax, two instances
}

template <class T> __device__ T first(T (&p)[2])
{
    auto [a, b] = p;
    a += 1;
    return a + b;
}
template <class T, class P> __device__ T second(P p)
{
    const auto &[a, b] = p;
    return a * b;
}

extern "C" __global__ void test_in_templates(int *failures)
{
    int x[2] = {1, 2};
    float y[2] = {1.5f, 2.5f};
    CHECK(first(x) == 4 && first(y) == 5 && first(x) == 4 && x[0] == 1);
    CHECK(second<int>(int2{3, 4}) == 12 && second<float>(float2{1.5f, 2}) == 3 && second<int>(int2{3, 5}) == 15);
}

struct empty {};
struct members_of_two { int a, b; };
struct based : members_of_two {};
struct deeper : empty, based { __device__ int sum() { return a + b; } static const int s = 1; };
template <class T> struct holder { T v; int w; };
struct held : holder<long long>, empty {};

// DOC: Statements | structured bindings of classes whose members are all in one base
extern "C" __global__ void test_members_of_a_base(int *failures)
{
    deeper d;
    d.a = 3, d.b = 4;
    auto [x, y] = d;
    auto &[p, q] = d;
    p = 7;
    CHECK(x == 3 && y == 4 && d.sum() == 11 && &q == &d.b);
    held h;
    h.v = 1LL << 40, h.w = 5;
    const auto &[v, w] = h;
    CHECK(v == 1LL << 40 && w == 5 && sizeof(v) == 8);
}
