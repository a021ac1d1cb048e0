// Declarations that are rarely written.
#include "check.h"
#include <vector>

// DOC: Classes | using-declarations of conversion functions: `using A::operator int;`
struct has_three {
    int v = 7;
    __device__ operator int *() { return &v; }
    __device__ operator bool() { return v == 7; }
    template <class T> struct inner {};
    using alias = float;
    __device__ operator alias() { return 2.5f; }
};
struct by_pointer : private has_three { using has_three::operator int *; };
struct by_truth : private has_three { using has_three::operator bool, has_three::operator alias; };
template <class T> struct by_any : T {
    using T::operator bool;
    __device__ operator int *() { return nullptr; }  // hides what it has of T
};
extern "C" __global__ void test_using_conversions(int *failures)
{
    by_pointer p;
    int *at = p;
    by_truth t;
    by_any<has_three> a;
    at += *at == 7;
    CHECK(at[-1] == 7 && t && (float)t == 2.5f && a && (int *)a == nullptr);
    CHECK(t.operator bool() && t.operator float() == 2.5f);
}

// [class.mem]p7: the body of a lambda does not wait for the end of the class around it.
struct counts {
    static inline int of_host = [] { return 5; }();
    static constexpr int three = [](int x) { return x + 1; }(2);
    int list[+[] { return three + 1; }()];
    static_assert([] { return three == 3; }());
    template <int N> struct inner { static constexpr int twice = [](auto n) { return n * 2; }(N); };
};
template <class T> struct sized {
    static constexpr int size = [](T t) { return sizeof(t) + counts::three; }(T());
    int rest = [](int x) { return x + size; }(1);
};
extern "C" __global__ void test_lambdas_in_classes(int *failures)
{
    CHECK(counts::three == 3 && sizeof(counts) == 16 && counts::inner<4>::twice == 8);
    CHECK(sized<double>::size == 11 && sized<char>().rest == 5);
}

// `##` makes the suffix of a literal longer.
#define JOINED(a, b, c) a##b##c
constexpr __device__ int operator""_sx(const char *p, unsigned long n) { return (int)n; }
constexpr __device__ int operator""_s1(const char *p, unsigned long n) { return (int)n + 1; }
constexpr __device__ int operator""_c1(char c) { return c; }
static_assert(JOINED("abc", _s, x) == 3 && JOINED("abc", _s, 1) == 4, "");
static_assert(JOINED('a', _c, 1) == 'a' && JOINED(L, 'a', ) == 'a' && JOINED(, "ab", _sx) == 2, "");

// A friend of the host's library.
template <class T> struct reader;
class befriends {
    int x = 4;
    friend std::vector<int>;
    friend reader<int>;
};
template <class T> struct reader {
    static __device__ int read(const befriends &b) { return b.x; }
};
extern "C" __global__ void test_friends(int *failures) { CHECK(reader<int>::read(befriends()) == 4); }

// [stmt.ambig]: what could be a declaration is one.
struct from_int {
    int v;
    __device__ from_int(int i = 9) : v(i) {}
    __device__ int operator()(int x) { return v + x; }
};
extern "C" __global__ void test_names_in_parentheses(int *failures)
{
    from_int(p)(1), (q){2};
    from_int(r){5};
    from_int(s)(3), t[2];
    int(i)(3), (j){4}, (k) = i + j;
    CHECK(p.v == 1 && q.v == 2 && r.v == 5 && s.v == 3 && t[1].v == 9 && i == 3 && j == 4 && k == 7);
    int sum = 0;
    {
        from_int(sum);  // declares
        CHECK(sum.v == 9);
    }
    from_int(sum)(4), sum++;
    CHECK(sum == 1 && from_int(sum)(4) == 5);
}

// [class.inhctor.init]: what an inherited constructor cannot do counts where it is called.
struct from_number {
    int a;
    __device__ from_number(int i) : a(i) {}
};
struct from_text {
    int b;
    __device__ from_text(const char *p) : b(p[0]) {}
};
struct from_both : from_number, from_text {
    using from_number::from_number;
    using from_text::from_text;
    __device__ from_both() : from_number(1), from_text("x") {}
};
extern "C" __global__ void test_inherited(int *failures)
{
    from_both c;
    CHECK(c.a == 1 && c.b == 'x');
}

// [dcl.link]p4: the language does not count for names of this unit alone.
extern "C" {
static __device__ __noinline__ int of_unit(int x) { return x + 1; }
static __device__ __noinline__ int of_unit(float x) { return x + 2; }
static __device__ int counted = 3;
}
extern "C" __global__ void test_statics_in_extern_c(int *failures)
{
    CHECK(of_unit(1) == 2 && of_unit(1.f) == 3 && counted == 3);
}

// The assignment operator of a class that C could have written.
struct plain {
    int x;
};
extern "C" __global__ void test_named_assignment(int *failures)
{
    plain a{1}, b{2};
    plain &(plain::*assign)(const plain &) = &plain::operator=;
    CHECK(a.operator=(b).x == 2 && &a.operator=(b) == &a);
    (&b)->plain::operator=(plain{3});
    CHECK((b.*assign)(a).x == 2 && b.x == 2);
    struct local {
        plain p[2];
    } c{{{4}, {5}}}, d{};
    d.operator=(c);
    CHECK(d.p[1].x == 5);
}

// Types without names are different types.
struct of_constants {
    enum { one = 1 };
    enum { two = 2 };
    struct {
        int x = 3;
    } first;
    union {
        int y = 4;
    } second;
};
template <class T> struct held {
    T value;
    __device__ held(T t) : value(t) {}
    __device__ __noinline__ int get() { return sizeof(T) + sizeof(value); }
};
template <class T> __device__ __noinline__ int valued(T t) { return held<T>(t).get() + (int)t; }
template <class T> __device__ __noinline__ int sized_of(T t) { static int calls = 0; return ++calls; }
extern "C" __global__ void test_unnamed_types(int *failures)
{
    CHECK(valued(of_constants::one) == 9 && valued(of_constants::two) == 10);
    of_constants c;
    CHECK(sized_of(c.first) == 1 && sized_of(c.second) == 1 && sized_of(c.first) == 2);
    CHECK(sized_of(of_constants::one) == 1 && sized_of(of_constants::two) == 1);
}
