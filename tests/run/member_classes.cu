#include "check.h"
// DOC: Templates | classes inside an instance of a class template are defined when somebody needs them
// DOC: Classes | `operator new` and `operator delete` called by name
// DOC: Initialisation | a member given as a whole needs no default constructor of what is inside it
// DOC: Builtins | `__builtin_addressof`, `__builtin_launder`
// DOC: Classes | a class defined outside of its namespace or class (`struct a::b { ... };`) names what that has

struct With { __device__ int get(int x) const { return x + 1; } };
struct Without {};

template <class T, bool has> struct Called { static const bool value = false; };
template <class T> struct Asks {
    struct derived : T {
        using T::get; // Without has none: an error only for those who need `derived`
        __device__ char get(...) const { return 'a'; }
    };
    template <bool has, class U> struct impl { static const int value = 0; };
    template <class U> struct impl<true, U> { static const int value = sizeof(((derived *)nullptr)->get(1)); };
    struct Nested {
        int a[3];
        struct Inner { T t; double d; __device__ int answer() const; };
        Inner inner;
    };
    enum { small = 3 };
    Nested nested;
};
template <class T> __device__ int Asks<T>::Nested::Inner::answer() const { return 42; }

extern "C" __global__ void test_member_classes(int *failures)
{
    CHECK((Asks<With>::impl<true, int>::value == sizeof(int)));
    CHECK((Asks<Without>::impl<false, int>::value == 0));
    Asks<Without> a = {};
    CHECK(a.nested.inner.answer() == 42 && sizeof a == sizeof(Asks<Without>::Nested));
    Asks<With>::Nested::Inner inner = {};
    CHECK(inner.t.get(4) == 5 && Asks<With>::small == 3);
}

extern "C" __global__ void test_allocation_functions(int *failures)
{
    int *p = (int *)::operator new(sizeof(int) * 4);
    CHECK(p != nullptr);
    p[3] = 7;
    CHECK(p[3] == 7);
    ::operator delete(p);
    void *q = operator new[](8);
    operator delete[](q);
}

struct Odd { int a; __device__ Odd(int x) : a(x) {} };
template <class T> union Argument {
    short *first; // named before the class is complete
    T it;
    static_assert(sizeof(decltype(first)) == sizeof(void *), "");
    __device__ Argument() noexcept {}
};
template <class T> struct Plain { T a; static_assert(sizeof(decltype(a)) == sizeof(T), ""); decltype(a) b; T c[sizeof a]; };
struct Simple { double a; decltype(a) b; char c[sizeof(a)]; };

extern "C" __global__ void test_members_named_early(int *failures)
{
    Argument<Odd> x;
    x.first = nullptr;
    Plain<short> s = {1, 2};
    CHECK(x.first == nullptr && sizeof s.b == 2 && sizeof s.c == 4 && s.b == 2);
    CHECK(sizeof(Simple) == 24);
}

struct Filled { int e; __device__ Filled(const int &x) : e(x) {} __device__ Filled(const Filled &o) : e(o.e) {} };
struct Around { Filled gen; };
template <class T> struct Wrapped { mutable T m; };
template <class T> __device__ int unwrapped(T f) { Wrapped<T> w{f}; return w.m.gen.e; }

extern "C" __global__ void test_members_from_whole_objects(int *failures)
{
    Around a{Filled(3)};
    CHECK(unwrapped(a) == 3);
}

struct Secret { int v; __device__ Secret *operator&() { return nullptr; } };

extern "C" __global__ void test_addressof(int *failures)
{
    Secret s = {3};
    CHECK(&s == nullptr && __builtin_addressof(s)->v == 3);
    CHECK(__builtin_launder(__builtin_addressof(s))->v == 3);
}

// ---------------------------------------------------------------- classes that are defined outside of theirs

struct around { struct inside; typedef int whole; static const int five = 5; inside *p; };
struct around::inside { whole n; int m[five]; };
namespace spaced {
template <class T> struct context { T t; };
struct base { class member; enum which { zero, four = 4 }; };
inline namespace inner { class derived; template <class T, class U> struct form; typedef short item; }
}
class spaced::base::member { public: which e; item s; __device__ int f() { return four + sizeof(s); } };
class spaced::derived : public base { public: item s; __device__ int g(); };
__device__ int spaced::derived::g() { return s + four; }
template <class U> struct spaced::form<int, U> { __device__ auto parse(context<U> &c) -> decltype(c.t) { return c.t + 1; } };
template <> struct spaced::form<char, char> { item n; __device__ int parse(context<char> &c) { context<item> d{c.t}; return d.t + 2; } };

extern "C" __global__ void test_classes_outside_of_theirs(int *failures)
{
    around::inside i{1, {2}};
    CHECK(i.n == 1 && i.m[0] == 2 && sizeof i == 24);
    spaced::base::member m;
    m.e = spaced::base::four;
    CHECK(m.f() == 6 && m.e == 4);
    spaced::derived d;
    d.s = 3;
    CHECK(d.g() == 7);
    spaced::context<int> c{3};
    spaced::context<char> e{4};
    CHECK(spaced::form<int, int>{}.parse(c) == 4 && spaced::form<char, char>{}.parse(e) == 6);
}

// A friend that only its arguments find, beside an object of its name in an inline namespace.
namespace spaced {
inline namespace objects { struct of_two { template <class A> __device__ constexpr int operator()(const A &, const A &) const { return 17; } }; }
template <class T> struct swapped { T t; template <class U> __device__ friend constexpr int swap_two(const swapped &, const swapped<U> &) { return 7; } };
inline namespace objects { __device__ constexpr auto swap_two = of_two{}; }
}
static_assert(swap_two(spaced::swapped<int>{}, spaced::swapped<int>{}) == 7, "");

extern "C" __global__ void test_hidden_friend_beside_object(int *failures)
{
    spaced::swapped<int> a{1}, b{2};
    CHECK(swap_two(a, b) == 7 && spaced::swap_two(a, b) == 17);
    using namespace spaced;
    CHECK(swap_two(a, b) == 17);
}
