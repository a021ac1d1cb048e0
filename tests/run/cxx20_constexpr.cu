#include "check.h"
// OPTIONS: -std=c++20
// DOC: C++20 | constant expressions call virtual functions, allocate with `new` and end objects that have destructors
struct base {
    int q = 1;
    constexpr virtual int f() const { return q; }
};
struct derived : base {
    int k = 3;
    constexpr int f() const override { return 2 * k; }
};
constexpr int called(const base &b) { return b.f(); }
constexpr derived constant{};
constexpr const base *pointer = &constant;
static_assert(called(base{}) == 1 && called(derived{}) == 6 && pointer->f() == 6);

struct pure {
    constexpr virtual int f() const = 0;
    constexpr virtual int g() const { return f() + 1; }
    constexpr virtual ~pure() {}
};
struct second {
    int x = 5;
    constexpr virtual int h() const { return x; }
    constexpr virtual second *self() { return this; }
};
struct both : pure, second {
    int *ended;
    constexpr both(int *ended) : ended(ended) {}
    constexpr int f() const override { return 7; }
    constexpr int h() const override { return x * 2; }
    constexpr both *self() override { return this; }
    constexpr ~both() { *ended += 1; }
};
constexpr int through_bases()
{
    int n = 0;
    {
        both b(&n);
        pure &first = b;
        second &other = b;
        n = first.g() * 100 + other.h() + (other.self() == &b);
    }
    pure *p = new both(&n);
    int g = p->g();
    delete p;
    return n * 10 + g;
}
static_assert(through_bases() == (811 + 1 + 1) * 10 + 8);

struct numbers {
    int *p;
    int n;
    constexpr numbers(int n) : p(new int[n]{}), n(n) {}
    constexpr numbers(const numbers &o) : p(new int[o.n]), n(o.n)
    {
        for (int i = 0; i < n; i++) p[i] = o.p[i];
    }
    constexpr ~numbers() { delete[] p; }
    constexpr int &operator[](int i) { return p[i]; }
};
constexpr int copied(int n)
{
    numbers a(n);
    a[2] = 7;
    numbers b = a;
    b[0] = 5;
    int s = 0;
    for (int i = 0; i < n; i++) s += a[i] * 10 + b[i];
    return s;
}
static_assert(copied(4) == 82);

struct item {
    int k;
    constexpr item() : k(3) {}
    constexpr ~item() {}
};
constexpr int items()
{
    item *p = new item[3];
    p[1].k = 5;
    int s = p[0].k + p[1].k + p[2].k;
    delete[] p;
    int *none = nullptr;
    delete none;
    return s;
}
static_assert(items() == 11);
constexpr int order()
{
    int r = 0;
    struct ends {
        int &r, k;
        constexpr ends(int &r, int k) : r(r), k(k) {}
        constexpr ~ends() { r = r * 10 + k; }
    };
    {
        ends a(r, 1), b(r, 2);
    }
    return r;
}
static_assert(order() == 21);
extern "C" __global__ void test_the_same_at_run_time(int *failures)
{
    int four = 4;
    CHECK(copied(four) == 82 && items() == 11 && order() == 21 && through_bases() == 8138);
    CHECK(called(derived{}) == 6 && pointer->f() == 6);
}
