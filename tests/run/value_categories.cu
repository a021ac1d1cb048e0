// What expressions are, lvalues, xvalues and values, and which conversion functions and overloads that chooses.
#include "check.h"

struct bits { int b : 5; unsigned u : 7; long long l : 40; };
struct part { int x; };
struct either { __device__ operator double() const { return 2.5; } __device__ explicit operator bool() const { return true; } };
struct both { int k; __device__ operator const int &() const { return k; } __device__ operator both *() const { return nullptr; } };
enum class wide { zero, four = 4 };

template <class A, class B> struct same { static constexpr bool v = false; };
template <class A> struct same<A, A> { static constexpr bool v = true; };
#define IS(type, ...) same<type, decltype((__VA_ARGS__))>::v

__device__ int which(int &) { return 1; }
__device__ int which(const int &) { return 2; }
__device__ int which(int &&) { return 3; }
__device__ int calls;
__device__ int &counted(int &x) { calls++; return x; }

// DOC: Expressions | assignments, `++x`, commas and conditionals are lvalues (of bit-fields, too), members of temporaries xvalues
extern "C" __global__ void test_assignments_are_lvalues(int *failures)
{
    bits f = {1, 2, 3};
    int i = 1, a[3] = {1, 2, 3};
    const int c = threadIdx.x + 7;
    CHECK(IS(int &, f.b = 3) && IS(unsigned &, f.u += 1) && IS(long long &, ++f.l) && IS(int, f.b++));
    CHECK((f.b = 3) == 3 && ((f.b = 3) += 2) == 5 && f.b == 5);
    CHECK(IS(int &, counted(i) = 2) && which(counted(i) = 2) == 1);
    calls = 0;
    int &r = counted(a[1]) += 40;
    r++;
    CHECK(calls == 1 && a[1] == 43 && (i > 0 ? a[0] : c) == 1 && IS(const int &, i > 0 ? a[0] : c));
    int *p = a;
    (*p++ = 5) = 6;
    CHECK(p == a + 1 && a[0] == 6 && a[1] == 43);
    auto &&v = (calls, i);
    v = 9;
    CHECK(i == 9 && IS(int &&, part{3}.x) && which(part{3}.x) == 3 && IS(part, (i, part{1})));
}

// DOC: Expressions | `+x` is a value of its own
extern "C" __global__ void test_plus_is_a_value(int *failures)
{
    int i = 4;
    const int &r = +i;
    auto &&v = +i;
    i = 5;
    CHECK(r == 4 && v == 4 && IS(int, +i) && which(+i) == 3);
}

// DOC: Classes | explicit conversion functions serve only for their own type; builtin operators take what fits them
extern "C" __global__ void test_conversion_functions(int *failures)
{
    either e;
    both b{3};
    int direct(e), listed{static_cast<int>(e)};
    CHECK(direct == 2 && listed == 2 && (long long)e == 2 && (e ? 1 : 0) == 1 && e * 2 == 5);
    CHECK(-b == -3 && ~b == ~3 && b * 2 == 6 && (b & 1) == 1 && (b >= 2) && (direct ? b : 1) == 3);
    int chosen = 0;
    switch (b) { case 3: chosen = 1; break; default: chosen = 2; }
    CHECK(chosen == 1);
}

__device__ int listed(unsigned) { return 1; }
__device__ int listed(int &) { return 2; }

// DOC: Initialisation | an enumeration with a fixed type is made of a number in braces; references bind to what stands alone in braces
extern "C" __global__ void test_braces(int *failures)
{
    int i = 4;
    wide w{i};
    CHECK(w == wide::four && wide{4} == w && listed({i}) == 2);
    const part p{1}, &r = {p};
    CHECK(&r == &p);
}

__device__ int *at(int *p, int &order, int digit) { order = order * 10 + digit; return p; }
__device__ int of(int i, int &order, int digit) { order = order * 10 + digit; return i; }

struct by_default { int x; __device__ by_default() : x(7) {} __device__ ~by_default() {} };
struct with_by_default : by_default { int y = 2; };
struct of_int { int x; __device__ of_int(int a) : x(a) {} };

// DOC: Initialisation | `T x({})`: the braces are the parameter of the constructor that copies, which is the object itself
extern "C" __global__ void test_braces_in_parentheses(int *failures)
{
    by_default a({}), b = by_default({}), c{{}};
    of_int d({3});
    with_by_default e({});
    by_default *f = new by_default({});
    CHECK(a.x == 7 && b.x == 7 && c.x == 7 && d.x == 3 && e.x == 7 && e.y == 2 && f->x == 7);
    delete f;
}

// DOC: Expressions | arrays that end a comma or that a conditional chooses stay arrays
extern "C" __global__ void test_arrays_stay_arrays(int *failures)
{
    int a[3] = {1, 2, 3}, b[3] = {4, 5, 6}, n = 0;
    const int c[3] = {7, 8, 9};
    CHECK(IS(int (&)[3], n, a) && IS(int (&)[3], n ? a : b) && IS(const int (&)[3], n ? a : c) && sizeof(n ? a : b) == 12);
    CHECK(IS(const char (&)[3], n++, "xy") && n == 0);
    CHECK(sizeof(n ? a : threadIdx.x ? b : a) == 12);
    auto &chosen = n ? a : b;
    chosen[1] = 50;
    CHECK(b[1] == 50 && (n ? a : c)[2] == 9);
    for (int x : (n++, b))
        n += x;
    CHECK(n == 61);
}

// DOC: Expressions | what stands before the brackets of a subscript is evaluated first
extern "C" __global__ void test_order_of_subscripts(int *failures)
{
    int a[3] = {1, 2, 3}, order = 0;
    CHECK(at(a, order, 1)[of(2, order, 2)] == 3 && order == 12);
    order = 0;
    CHECK(of(1, order, 1)[at(a, order, 2)] == 2 && order == 12);
}

// DOC: Expressions | a conditional between an object and a named constant is an lvalue
extern "C" __global__ void test_constants_in_conditionals(int *failures)
{
    constexpr int k = 6;
    const int m = 7;
    int i = 1, &r = i;
    const int &c = failures ? r : k, &d = failures ? m : r;
    i = 5;
    CHECK(c == 5 && &c == &i && d == 7 && &d == &m && (failures ? k : i) == 6);
    CHECK(IS(const int &, failures ? r : k) && IS(int, failures ? r : +k) && IS(int, failures ? r : (int)k));
    CHECK(IS(int, failures ? r : int{k}) && IS(int &&, failures ? (int &&)r : (int &&)i));
    auto later = [&](bool which) { const int &one = which ? i : k; i = 8; return one; };
    auto address = [&] { return &k; };
    CHECK(later(false) == 6 && later(true) == 8 && *address() == 6);
}

__device__ decltype(nullptr) counted_null(int &n) { n++; return nullptr; }
enum far { here, there = 1LL << 48 };
struct far_bits { far f : 3; unsigned u : 3; };
// DOC: Expressions | what gives a nullptr_t is evaluated; a bit-field of an enumeration promotes as the enumeration does
extern "C" __global__ void test_nulls_and_bit_fields_of_enumerations(int *failures)
{
    int n = 0;
    int *p = &n, part::*m = &part::x;
    CHECK((p = counted_null(n)) == nullptr && n == 1 && (counted_null(n) == p) && n == 2);
    m = counted_null(n);
    p = failures ? counted_null(n) : &n;
    CHECK(n == 4 && m == counted_null(n) && n == 5 && !p);
    far_bits b = {here, 1};
    union one { int x; };
    CHECK(!__is_base_of(one, one) && __is_base_of(part, part));
    CHECK(sizeof(b.f + 1) == 8 && sizeof(b.u + 1) == 4 && IS(int, b.u + 1));
}

// ---------------------------------------------------------------- what is called, before its arguments

// DOC: Expressions | what is called is evaluated before the arguments ([expr.call]p8)
struct steps {
    int n = 0;
    __device__ int operator()(int k) { n = n * 10 + k; return k; }
};
__device__ int sum_of(int a, int b) { return a + b; }
__device__ auto picked(steps &s, int k) -> int (*)(int, int) { s(k); return sum_of; }

extern "C" __global__ void test_callee_first(int *failures)
{
    steps s;
    CHECK(picked(s, 1)(s(2), s(3)) == 5 && s.n == 123);
}
