// DOC: Functions | lambdas: captures by copy, by reference, with initialisers, of `this` and `*this`; `mutable`; generic ones; passed to templates; as pointers to functions
#include "check.h"

template <class F> __device__ auto twice(F f, int x) { return f(f(x)); }
template <class F> __device__ void for_each(int *p, int n, F f)
{
    for (int i = 0; i < n; i++)
        f(p[i]);
}
template <class F> __device__ __noinline__ int called(const F &f) { return f(); }
__device__ int through(int (*f)(int), int x) { return f(x); }
__device__ int table[4] = {1, 2, 3, 4};

struct tracked { // counts how often it is copied
    int *copies;
    __device__ tracked(int *c) : copies(c) {}
    __device__ tracked(const tracked &other) : copies(other.copies) { ++*copies; }
    __device__ ~tracked() {}
};

class accumulator {
    int total = 10;
    __device__ int scaled(int x) const { return total * x; }

  public:
    static __device__ int one() { return 1; }
    __device__ int sum(const int *p, int n)
    {
        auto add = [this](int x) { total += x; };
        for (int i = 0; i < n; i++)
            add(p[i]);
        return total;
    }
    __device__ int implicit(int x)
    {
        auto f = [=] { return scaled(x) + this->total; };
        auto g = [&] {
            total++;
            return [&] { return ++total; }();
        };
        return f() + g();
    }
    __device__ int copy()
    {
        auto f = [*this]() mutable { return ++total; };
        f();
        return f() * 100 + total;
    }
    __device__ int without() // a static member needs no object
    {
        return [] { return one(); }();
    }
};

// LAUNCH: 1 1
extern "C" __global__ void test_captures(int *failures)
{
    int by = 3, total = 0;
    auto add = [by](int x) { return x + by; };
    CHECK(twice(add, 1) == 7 && sizeof(add) == sizeof(int));
    by = 100; // the copy was made before
    CHECK(add(1) == 4);
    int values[4] = {1, 2, 3, 4};
    for_each(values, 4, [&](int &x) { total += x; x *= 2; });
    CHECK(total == 10 && values[3] == 8);
    for_each(values, 4, [&total, by](int x) { total += x * by; });
    CHECK(total == 10 + 2000);
    auto counter = [n = 0]() mutable { return ++n; };
    CHECK(counter() == 1 && counter() == 2);
    auto other = counter; // has a count of its own
    CHECK(counter() == 3 && other() == 3);
    auto scaled = [factor = by * 0.5f, &sum = total](int x) {
        sum = x;
        return x * factor;
    };
    CHECK(scaled(3) == 150 && total == 3 && __is_same(decltype(scaled(1)), float));
    auto both = [=, &total] { return total += by; };
    both();
    CHECK(total == 103);
    auto array = [values] { return values[0] + values[3]; };
    values[0] = 1000;
    CHECK(array() == 10 && sizeof(array) == 16);
    int &alias = total;
    auto copied = [alias]() mutable { return ++alias; };
    auto referred = [&alias] { ++alias; };
    CHECK(copied() == 104 && total == 103);
    referred();
    CHECK(total == 104);
    float grid[2][2] = {{1, 2}, {3, 4}};
    CHECK([grid] { return grid[1][0]; }() == 3);
    const int size = 5; // a constant: no capture
    constexpr float half = 0.5f;
    auto constant = [] { return size * half; };
    CHECK(constant() == 2.5f && sizeof(constant) == 1);
    auto unevaluated = [](decltype(by) x) { return x + (int)sizeof(total); };
    CHECK(unevaluated(1) == 5 && sizeof(unevaluated) == 1);
    static int kept = 7;
    auto global = [] { return kept + table[1]; };
    CHECK(global() == 9);
}

// LAUNCH: 1 1
extern "C" __global__ void test_kinds(int *failures)
{
    auto typed = [](int x) -> double { if (x) return 1; return 2.5; };
    CHECK(typed(0) == 2.5 && typed(1) == 1);
    auto nothing = [] {};
    nothing();
    auto generic = [](auto a, auto b) { return a + b; };
    CHECK(generic(1, 2) == 3 && generic(1, 0.5) == 1.5 && __is_same(decltype(generic(1, 2.f)), float));
    int n = 4;
    auto reading = [n](const auto &x) { return x * n; };
    CHECK(reading(2) == 8 && reading(0.25) == 1.0);
    auto factorial = [](auto self, int k) -> int { return k < 2 ? 1 : k * self(self, k - 1); };
    CHECK(factorial(factorial, 5) == 120);
    CHECK(through([](int x) { return x * x; }, 9) == 81);
    int (*pointer)(int) = [](int x) { return x - 1; };
    CHECK(pointer(5) == 4);
    auto plus = +[](int x) { return x + 1; };
    CHECK(plus(5) == 6 && __is_same(decltype(plus), int (*)(int)));
    auto nested = [n](int x) { return [=](int y) { return x * n + y; }; };
    CHECK(nested(10)(2) == 42);
    auto deep = [&] { return [&] { return [&] { return ++n; }(); }(); };
    CHECK(deep() == 5 && n == 5);
    int shadowed = 1;
    auto inner = [=](int n) { int shadowed = n; return shadowed; };
    CHECK(inner(3) == 3 && sizeof(inner) == 1 && shadowed == 1);
    CHECK([](int a, int b = 5) { return a + b; }(1) == 6);
    auto forced = [n] __device__ (int x) { return x + n; };
    CHECK(forced(1) == 6);
    constexpr auto square = [](int x) { return x * x; };
    static_assert(square(4) == 16, "");
    auto steps = [](int x) {
        int s = 0;
        for (int i = 0; i < x; i++) {
            if (i == 3)
                continue;
            s += i;
        }
        return s;
    };
    CHECK(steps(5) == 7);
    int picks[3] = {[] { return 4; }(), [n] { return n; }(), 6};
    CHECK(picks[0] == 4 && picks[1] == 5);
    CHECK(called([&] { return n * 2; }) == 10);
    auto refers = [&n]() -> int & { return n; };
    refers() = 77;
    CHECK(n == 77);
}

// LAUNCH: 1 1
extern "C" __global__ void test_classes(int *failures)
{
    accumulator a;
    int values[3] = {1, 2, 3};
    CHECK(a.sum(values, 3) == 16);
    CHECK(a.implicit(2) == 32 + 16 + 18);
    CHECK(a.copy() == 2018);
    CHECK(a.without() == 1);
    int copies = 0;
    {
        tracked t(&copies);
        auto f = [t] { return *t.copies; };
        CHECK(copies == 1 && f() == 1);
        auto g = f;
        CHECK(copies == 2 && g() == 2);
        auto h = [&t] { return *t.copies; };
        CHECK(copies == 2 && h() == 2);
    }
}

template <class T, int N> __device__ T in_template(T x)
{
    auto f = [x](T y) { T all = 0; for (int i = 0; i < N; i++) all += x * y; return all; };
    return f(2);
}
__device__ auto makes(int by) { return [by](int x) { return x * by; }; }
__global__ void kernel_of(int *out, int n) { out[0] = n; }

// LAUNCH: 1 1
extern "C" __global__ void test_templates(int *failures)
{
    CHECK(in_template<int, 3>(5) == 30 && in_template<float, 2>(0.5f) == 2);
    CHECK(makes(3)(4) == 12 && twice(makes(2), 3) == 12);
}

// LAUNCH: 2 64
extern "C" __global__ void test_threads(int *failures)
{
    __shared__ int tile[64];
    int i = threadIdx.x;
    auto store = [&](int v) { tile[i] = v; };
    store(i * 2);
    __syncthreads();
    auto load = [=](int k) { return tile[(i + k) % 64]; };
    CHECK(load(1) == ((i + 1) % 64) * 2);
}

struct sizes { int w, h; };
// DOC: Functions | constexpr variables of any type in lambdas and local classes that do not capture them
extern "C" __global__ void test_constants(int *failures)
{
    constexpr sizes s{3, 4};
    constexpr int table[] = {5, 6, 7};
    auto plain = [](int i) { return s.h + table[i]; };
    struct inner { __device__ int get() { return s.w; } };
    CHECK(plain(2) == 11 && inner().get() == 3);
    CHECK([&] { return [] { return s.w + table[1]; }(); }() == 9);
}

extern "C" __global__ void test_kept(int *failures)
{
    auto outer = [](int a) { return [a](int b) { return [=](int c) mutable { a += b; return a + c; }; }; };
    auto inner = outer(1)(2);
    CHECK(inner(3) == 6 && inner(3) == 8);
    int x = 5, array[2] = {1, 2};
    auto twice = [x, array] { return [x, array]() mutable { return ++x + ++array[1]; }(); };
    CHECK(twice() == 9 && twice() == 9);
}

extern "C" __global__ void test_promises(int *failures)
{
    int c = 5;
    auto generic = [](auto x) noexcept(sizeof(x) > 4) { return x; };
    auto plain = [c](double x) noexcept(noexcept(c + x)) { return x + c; };
    auto throwing = [](int x) noexcept(false) { return x; };
    void (*pointer)() noexcept = []() noexcept(true) {};
    static_assert(!noexcept(generic(1)) && noexcept(generic(1.0)) && noexcept(plain(1)) && !noexcept(throwing(1)));
    static_assert(noexcept(pointer()));
    CHECK(plain(1) == 6 && generic(2) == 2);
}

struct Owner {
    int m;
    __device__ auto sizes() { return [=] { return sizeof([=] { return m; }()); }; }
};

// A lambda captures what one inside captures, also where that is not evaluated; a name there is no use.
extern "C" __global__ void test_operands_not_evaluated(int *failures)
{
    int x = 3;
    auto nested = [=](int v) { return v + sizeof([=](auto w) { return w + x; }(1)); };
    auto typed = [=](int v) { decltype([=] { return x; }()) y = v; return y; };
    auto generic = [&](auto v) { return noexcept([&](auto w) { return w + x; }(v)); };
    static_assert(sizeof(nested) == 4 && sizeof(typed) == 4 && sizeof(generic) == 8);
    CHECK(nested(1) == 5 && typed(2) == 2 && !generic(1) && Owner().sizes()() == 4);
    auto named = [=](int v) { return noexcept(x + v) + sizeof(x) + alignof(decltype(x)); };
    static_assert(sizeof(named) == 1 && sizeof(Owner().sizes()) == 8);
    CHECK(named(1) == 9);
}

template <int N> struct number { static constexpr int value = N; };

struct Tree {
    int base;
    template <int I> __device__ int of(int x) const { return base + I * x; }
    template <int I> static __device__ int alone(int x) { return I * x; }
    __device__ int members(int x) const
    {
        auto known = [&](auto i) { return of<3>(x + i); };
        auto own = [&](auto i) {
            constexpr int twice = 2 * decltype(i)::value;
            return of<twice>(x) + Tree::of<decltype(i)::value>(x);
        };
        auto with_none = [](auto i) { return alone<3>(1) + alone<decltype(i)::value>(2) + Tree::alone<sizeof(i)>(100); };
        static_assert(sizeof(own) == 2 * sizeof(void *) && sizeof(with_none) == 1);
        return known(1) + 1000 * own(number<5>{}) + 1000000 * with_none(number<7>{});
    }
};

// What a template of the class is named with may be the lambda's own: it captures `this` all the same.
extern "C" __global__ void test_member_templates(int *failures)
{
    CHECK(Tree{10}.members(2) == 19 + 1000 * (30 + 20) + 1000000 * (3 + 14 + 100));
}
