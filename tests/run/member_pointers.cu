#include "check.h"
// DOC: Classes | pointers to members: of data, functions, virtual ones; of bases; null, compared, deduced, in tables
struct s {
    int a, b;
    __host__ __device__ int f(int x) { return a * x; }
    __device__ int g() const { return b; }
    __device__ int &r() { return b; }
    __device__ void v(int x) { a = x; }
};
struct other { int o; };
struct t : other, s { int c; };
struct v0 {
    int z;
    __device__ virtual int f() { return 1; }
    __device__ virtual int g() { return 2; }
    __device__ int h() { return 3; }
};
struct v1 : v0 { __device__ int g() override { return 20; } };
typedef int &(s::*getter)();
template <class R, class C, class... A> __device__ R invoke(R (C::*f)(A...), C &o, A... a) { return (o.*f)(a...); }
template <class R, class C> __device__ R &get(R C::*f, C &o) { return o.*f; }
template <class T> struct traits;
template <class R, class C, class... A> struct traits<R (C::*)(A...)> { static constexpr int value = sizeof...(A); };
template <class R, class C> struct traits<R C::*> { static constexpr int value = -1; };
template <class T> __device__ int of(T) { return traits<T>::value; }
__constant__ int s::*second = &s::b;

extern "C" __global__ void test_data(int *failures)
{
    s o = {3, 4};
    s *q = &o;
    int s::*m = &s::a;
    CHECK(o.*m == 3 && q->*m == 3);
    m = &s::b;
    q->*m = 9;
    CHECK(o.b == 9 && o.*second == 9);
    get(&s::b, o) = 1;
    CHECK(o.b == 1);
    int s::*none = nullptr;
    CHECK(none == nullptr && !none && m && m == &s::b && m != &s::a && m != none);
    t d;
    d.a = 5, d.c = 6;
    int t::*p = &t::c;
    CHECK(d.*p == 6 && d.*(&s::a) == 5);
    p = &s::a;
    CHECK(d.*p == 5 && sizeof(p) == 8);
    auto deduced = &s::a;
    CHECK(o.*deduced == 3);
}

extern "C" __global__ void test_functions(int *failures)
{
    s o = {3, 4};
    s *q = &o;
    int (s::*f)(int) = &s::f;
    CHECK((o.*f)(5) == 15 && (q->*f)(6) == 18 && sizeof(f) == 16);
    int (s::*g)() const = &s::g;
    CHECK((o.*g)() == 4);
    getter r = &s::r;
    (o.*r)() = 11;
    CHECK(o.b == 11);
    void (s::*v)(int) = &s::v;
    (o.*v)(8);
    CHECK(o.a == 8 && invoke(&s::f, o, 2) == 16 && of(f) == 1 && of(&s::a) == -1);
    int (s::*table[2])(int) = {nullptr, &s::f};
    CHECK(!table[0] && (o.*table[1])(1) == 8);
    t d;
    d.a = 2;
    int (t::*h)(int) = &s::f;
    CHECK((d.*h)(7) == 14);
    v1 w;
    v0 *p = &w;
    int (v0::*x)() = &v0::f;
    CHECK((p->*x)() == 1);
    x = &v0::g;
    CHECK((p->*x)() == 20);
    x = &v0::h;
    CHECK((p->*x)() == 3);
}

struct left_base { int p; }; struct right_base { int q; __device__ int f() { return q; } __device__ virtual int v() { return 2; } };
struct of_two : left_base, right_base { int r; __device__ int g() { return r + q; } __device__ int v() override { return 4; } };
typedef int right_base::*in_base; typedef int of_two::*in_derived;
typedef int (right_base::*by_base)(); typedef int (of_two::*by_derived)();

// DOC: Classes | pointers to members: conversions and casts to derived and base classes, comparisons, null, truth
extern "C" __global__ void test_member_pointer_conversions(int *failures)
{
    of_two o;
    o.p = 10;
    o.q = 20;
    o.r = 30;
    right_base &b = o;
    by_derived n = &right_base::f;
    CHECK((o.*n)() == 20);
    by_base m = static_cast<by_base>(static_cast<by_derived>(&of_two::g));
    CHECK((b.*m)() == 50);
    m = &right_base::v;
    n = m;
    CHECK((o.*n)() == 4 && n == static_cast<by_derived>(&right_base::v) && m == n);
    m = nullptr;
    n = m;  // the second word of a null pointer says nothing
    CHECK(n == nullptr && !n && n == static_cast<by_derived>(nullptr) && m == n);
    in_base d = &right_base::q;
    in_derived e = d;
    CHECK(o.*e == 20 && e == d && d == e && e == &of_two::q && b.*static_cast<in_base>(e) == 20);
    d = nullptr;
    e = d;
    CHECK(e == nullptr && !e && e == in_derived() && e == (in_derived)nullptr && static_cast<in_base>(e) == nullptr);
    int of_two::*p = &left_base::p, of_two::*q = &right_base::q;
    CHECK(p != nullptr && p != q && o.*(failures ? q : &left_base::p) == 20 && (failures ? p : nullptr) == p);
    const int of_two::*c = failures ? q : static_cast<const int of_two::*>(p);
    CHECK(c == q && o.*const_cast<int of_two::*>(c) == 20);
    auto other = reinterpret_cast<void (left_base::*)(int)>(&right_base::f);
    CHECK((b.*reinterpret_cast<by_base>(other))() == 20);
    bool some = q, none = d;
    CHECK(some && !none && (some = n) == false);
}

struct pairs { int x; in_base d; int y; };
struct nested { pairs s[2]; in_base d; };
struct inherits : pairs { int k; __device__ inherits() : pairs(), k(1) {} };
union first_is { in_base d; int i; };
__device__ pairs static_pairs;
__device__ nested static_nested, begun = {{{1}}};
__device__ in_base static_array[3];
__device__ first_is static_union;
constexpr nested known{};
static_assert(known.s[1].d == nullptr && !known.d);
template <class T> __device__ T made() { return T(); }

// DOC: Classes | zero-initialisation makes pointers to data members null, wherever they are
extern "C" __global__ void test_null_member_pointers(int *failures)
{
    CHECK(static_pairs.d == nullptr && static_nested.s[1].d == nullptr && static_array[2] == nullptr);
    CHECK(begun.s[0].d == nullptr && begun.s[0].x == 1 && begun.d == nullptr && static_union.d == nullptr);
    nested all = {}, some = {{{3, &right_base::q}}};
    in_base array[3] = {&right_base::q};
    CHECK(all.s[1].d == nullptr && some.s[0].d && some.s[1].d == nullptr && !some.d && array[0] && !array[2]);
    CHECK(made<pairs>().d == nullptr && made<in_base>() == nullptr && made<inherits>().d == nullptr);
    pairs *p = new pairs[2]();
    in_base *q = new in_base[2]();
    CHECK(p[1].d == nullptr && q[1] == nullptr);
    delete[] p;
    delete[] q;
    nested many[20] = {};
    CHECK(many[19].s[1].d == nullptr && many[0].d == nullptr);
}

__device__ by_base counted(int &calls) { calls++; return &right_base::f; }
__device__ int takes(by_derived) { return 1; }
__device__ int takes(by_base) { return 2; }
__device__ int takes(bool) { return 3; }
__device__ int whether(bool b) { return b; }

// DOC: Classes | pointers to members that are called, converted or compared are evaluated once; overloads prefer the nearer class
extern "C" __global__ void test_member_pointers_are_read_once(int *failures)
{
    of_two o;
    o.q = 5;
    int calls = 0, i = 0;
    by_base t[3] = {&right_base::f, &right_base::v, nullptr};
    in_base d[2] = {&right_base::q, nullptr};
    CHECK((o.*t[i++])() == 5 && i == 1 && (o.*t[i++])() == 4 && i == 2 && t[i--] == nullptr && i == 1);
    CHECK(o.*d[--i] == 5 && i == 0 && d[i++] && i == 1 && !d[i--] && i == 0);
    CHECK((o.*counted(calls))() == 5 && calls == 1 && counted(calls) == counted(calls) && calls == 3);
    by_derived m = counted(calls);
    in_derived e = d[i++];
    CHECK(calls == 4 && i == 1 && o.*e == 5 && (o.*m)() == 5);
    CHECK(takes(m) == 1 && takes(t[0]) == 2 && takes(d[0]) == 3 && whether(t[2]) == 0 && whether(e) == 1);
}

struct handle {
    s *p;
    template <class R> __device__ R &operator->*(R s::*m) const { return p->*m; }
    __device__ auto operator->*(int (s::*m)(int)) const { return [=, q = p](int i) { return (q->*m)(i); }; }
    __device__ int operator->*(int k) const { return p->a + k; }
};

// DOC: Classes | `operator->*` of a class
extern "C" __global__ void test_own_arrow_star(int *failures)
{
    s o = {3, 4};
    handle h{&o};
    h->*&s::a = 7;
    CHECK(o.a == 7 && h->*5 == 12 && (h->*&s::f)(2) == (o.*&s::f)(2));
}

// [expr.mptr.oper]p6: the member of what expires does so, too; the class need not be complete.
struct unfinished;
template <class T> __device__ T &&value_of() noexcept;
template <class A, class B> struct is_same_as { static constexpr bool value = false; };
template <class A> struct is_same_as<A, A> { static constexpr bool value = true; };
template <class A, class M> __device__ auto picked(A &&a, M m) -> decltype(static_cast<A &&>(a).*m);
static_assert(is_same_as<decltype(picked(value_of<unfinished>(), value_of<int unfinished::*>())), int &&>::value, "");
static_assert(is_same_as<decltype(picked(value_of<unfinished &>(), value_of<int unfinished::*>())), int &>::value, "");
struct two_ints { int a, b; };
__device__ int from(int &&x) { return x; }
__device__ int from(int &x) { return 10 * x; }
extern "C" __global__ void test_expiring_members(int *failures)
{
    two_ints t{1, 2};
    int two_ints::*b = &two_ints::b;
    CHECK(from(t.*b) == 20 && from(static_cast<two_ints &&>(t).*b) == 2 && from(two_ints{3, 4}.*b) == 4);
}

struct refs {
    __device__ int l() & { return 1; }
    __device__ int r() && { return 2; }
};
template <class A, class M, class = decltype((static_cast<A>(*(refs *)nullptr).*M())())> __device__ int callable(int) { return 1; }
template <class A, class M> __device__ int callable(long) { return 0; }
extern "C" __global__ void test_functions_for_references(int *failures)
{
    using on_lvalue = int (refs::*)() &;
    using on_rvalue = int (refs::*)() &&;
    CHECK(callable<refs &, on_lvalue>(0) == 1 && callable<refs &&, on_lvalue>(0) == 0);
    CHECK(callable<refs &, on_rvalue>(0) == 0 && callable<refs &&, on_rvalue>(0) == 1);
    refs x;
    on_lvalue l = &refs::l;
    on_rvalue r = &refs::r;
    CHECK((x.*l)() == 1 && (refs().*r)() == 2 && ((refs &&)x.*r)() == 2);
}
