#include "check.h"
// DOC: C++ in .cu files | inherited constructors, member functions with `&` and `&&`, lambdas outside of functions
// DOC: Memory | `new T[n][m]`

struct base {
    int x;
    __host__ __device__ base(int a, int b = 5) : x(a * b) {}
    __host__ __device__ explicit base(float f) : x(f + 100) {}
    template <class T, class U> __device__ base(T *p, U u) : x(*p + u) {}
};
struct derived : base {
    using base::base;
    __device__ derived(short) : base(1000) {}
    int y = 3;
};
template <class T> struct wrapped : T {
    using T::T;
    int z = 1;
};

extern "C" __global__ void test_inherited(int *failures)
{
    derived b(2, 3), c(4), d(1.5f), e = {3, 4}, f(b), g(short(1));
    wrapped<derived> w(7, 2);
    int i = 6;
    derived h(&i, 2);
    CHECK(b.x == 6 && b.y == 3 && c.x == 20 && d.x == 101 && e.x == 12 && f.x == 6 && g.x == 5000);
    CHECK(w.x == 14 && w.y == 3 && w.z == 1 && h.x == 8);
}

struct object {
    int x;
    __device__ int f() & { return 1; }
    __device__ int f() && { return 2; }
    __device__ int f() const & { return 3; }
    __device__ int g() && { return x; }
    __device__ int h() const & { return 4; }
    __device__ object &operator=(const object &o) &
    {
        x = o.x;
        return *this;
    }
};
__device__ object make() { return object{7}; }

extern "C" __global__ void test_reference_qualifiers(int *failures)
{
    object a{1};
    const object c{2};
    CHECK(a.f() == 1 && make().f() == 2 && c.f() == 3 && static_cast<object &&>(a).f() == 2);
    CHECK(make().g() == 7 && make().h() == 4);
    a = c;
    CHECK(a.x == 2);
}

__device__ int lives;
struct counted {
    int v;
    __device__ counted() : v(7) { lives++; }
    __device__ ~counted() { lives--; }
};

extern "C" __global__ void test_new_arrays(int *failures)
{
    int n = *failures + 3;
    float(*a)[4] = new float[n][4];
    a[2][3] = 5;
    CHECK(a[2][3] == 5);
    delete[] a;
    counted(*s)[2][3] = new counted[n][2][3];
    CHECK(lives == 18 && s[1][1][2].v == 7);
    delete[] s;
    CHECK(lives == 0);
    int(*z)[2] = new int[n][2]();
    CHECK(z[1][1] == 0);
    delete[] z;
    typedef int three[3];
    int *q = new three;
    q[2] = 4;
    CHECK(q[2] == 4);
    delete[] q;
}

__device__ constexpr auto add = [](int a, int b) { return a + b; };
__device__ constexpr auto square = [](auto x) { return x * x; };
__device__ int called(int (*f)(int), int x) { return f(x); }

extern "C" __global__ void test_lambdas(int *failures)
{
    CHECK(add(1, 2) == 3 && square(3) == 9 && square(1.5) == 2.25);
    int (*p)(int) = [](auto x) { return x + 1; };
    CHECK(p(4) == 5 && called([](auto x) -> int { return x * 2; }, 4) == 8);
    const int n = 4;
    auto f = [n] {
        int q[n];
        return n + sizeof(q) / sizeof(int);
    };
    auto g = [] { return n; };
    CHECK(f() == 8 && g() == 4);
}

// A move that is defaulted, and would be deleted, is ignored: objects are copied instead.
struct copied_only { int v; copied_only() = default; copied_only(const copied_only &) = default; copied_only &operator=(const copied_only &) = default; copied_only(copied_only &&) = delete; copied_only &operator=(copied_only &&) = delete; };
struct has_copied { copied_only c; has_copied() = default; has_copied(const has_copied &) = default; has_copied(has_copied &&) = default; has_copied &operator=(const has_copied &) = default; has_copied &operator=(has_copied &&) = default; };
struct is_copied : copied_only { is_copied() = default; is_copied(const is_copied &) = default; is_copied(is_copied &&) = default; is_copied &operator=(const is_copied &) = default; is_copied &operator=(is_copied &&) = default; };
static_assert(__is_assignable(has_copied &, has_copied) && __is_constructible(has_copied, has_copied), "");
static_assert(__is_assignable(is_copied &, is_copied) && __is_constructible(is_copied, is_copied), "");
static_assert(!__is_assignable(copied_only &, copied_only) && !__is_constructible(copied_only, copied_only), "");
__global__ void test_ignored_moves(int *failures)
{
    has_copied a, b;
    a.c.v = 3;
    b = static_cast<has_copied &&>(a);
    has_copied c(static_cast<has_copied &&>(b));
    CHECK(c.c.v == 3);
}
