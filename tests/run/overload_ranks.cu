// DOC: Expressions | overload resolution among references, values, brace lists, templates, members of base classes
#include "check.h"
#include <initializer_list>

struct base {
    __device__ int find(const int &) { return 1; }
    __device__ int find(const int &) const { return 2; }
};
struct derived : base {};
struct pair_of {
    __device__ pair_of(const int &, const int &) {}
};
struct stack {
    __device__ int push(const pair_of &) { return 1; }
    __device__ int push(pair_of &&) { return 2; }
};
template <class T> __device__ T least(std::initializer_list<T> list)
{
    T best = *list.begin();
    for (T x : list)
        best = x < best ? x : best;
    return best;
}
template <class T, int N> __device__ int length(const T (&)[N]) { return N; }
struct squad {
    int first = 0, size = 0;
    constexpr squad() = default;
    __device__ constexpr squad(int first, int size) : first(first), size(size) {}
};
template <int N> __device__ int phases(const squad (&)[N]) { return 10 * N; }
__device__ int phases(const squad &s) { return s.size; }
template <bool B> struct chooses {
    __device__ auto f()
    {
        if constexpr (B)
            return 1;
        else
            return nullptr;
    }
};
struct any_of {
    int which;
    __device__ any_of(decltype(nullptr)) : which(1) {}
    template <class T> __device__ any_of(T &&) : which(2) {}
};
__device__ int take(any_of a) { return a.which; }
template <class I> __device__ int same(I, I) { return 1; }
__device__ int same(unsigned long, const unsigned long &) { return 2; }
struct text {
    const char *s;
    __device__ text(const char *s) : s(s) {}
};
struct entry {
    text key;
    int value;
    __device__ entry(const text &k, const int &v) : key(k), value(v) {}
};
struct table {
    int n;
    __device__ table(std::initializer_list<entry> list) : n((int)list.size()) {}
};
struct lists {
    int which = 0;
    __device__ lists() {}
    __device__ lists(std::initializer_list<int>) : which(1) {}
    __device__ lists &operator=(std::initializer_list<int>)
    {
        which = 2;
        return *this;
    }
    __device__ lists &operator=(lists &&)
    {
        which = 3;
        return *this;
    }
    __device__ lists &operator=(const lists &)
    {
        which = 4;
        return *this;
    }
};
struct point {
    int x;
};
struct by_point {
    __device__ int operator[](const point &p) const { return p.x; }
};
__device__ int value_or_reference(int) { return 1; }
namespace ns {
__device__ int inside() { return 7; }
}
__device__ int hides(int ns) { return ns + ns::inside(); }

extern "C" __global__ void test_ranks(int *failures)
{
    derived d;
    const derived k;
    CHECK(d.find(3) == 1 && k.find(3) == 2);
    stack s;
    CHECK(s.push({1, 2}) == 2 && s.push(pair_of(1, 2)) == 2);
    pair_of p(1, 2);
    CHECK(s.push(p) == 1);
    CHECK(least({4, 2, 3}) == 2 && least({0.5, 0.25}) == 0.25 && length({1, 2, 3}) == 3);
    CHECK(phases({squad(1, 2), squad(3, 4)}) == 20 && phases({1, 2}) == 2);
    CHECK(chooses<true>().f() == 1 && chooses<false>().f() == nullptr);
    any_of null = nullptr;
    CHECK(take(nullptr) == 1 && null.which == 1 && take(3) == 2);
    unsigned long n = 1, m = 2;
    CHECK(same(n, m) == 2 && same(1, 2) == 1);
    table t = {{"a", 1}, {"b", 2}};
    CHECK(t.n == 2);
    lists l;
    l = {1, 2};
    CHECK(l.which == 2);
    l = lists();
    CHECK(l.which == 3);
    CHECK(by_point()[{5}] == 5);
    CHECK(hides(1) == 8);
}

// Of the pointers that gain qualifiers the one that gains fewer.
__device__ int qualified(const volatile void *) { return 1; }
__device__ int qualified(const void *) { return 2; }
__device__ int qualified_more(const volatile int *) { return 1; }
__device__ int qualified_more(const int *) { return 2; }
extern "C" __global__ void test_qualified(int *failures)
{
    volatile int v = 0;
    void *p = failures;
    CHECK(qualified(p) == 2 && qualified_more(failures) == 2 && qualified_more(&v) == 1);
}

struct Shifted { int v; };
template <class T> __device__ int operator<<(Shifted s, T t) { return s.v + (int)sizeof t; }
template <class T> __device__ int operator<(Shifted s, T t) { return s.v - (int)sizeof t; }
namespace shifting { template <class T> __device__ int operator<<(Shifted, T *) { return 9; } }

// `operator<<<` is an operator and the `<` of template arguments, although `<<<` begins a launch.
extern "C" __global__ void test_operators_with_arguments(int *failures)
{
    Shifted s{1};
    CHECK(operator<<<char>(s, 2) == 2 && ::operator<<<long>(s, 2) == 9 && operator< <char>(s, 2) == 0);
    CHECK(shifting::operator<<<int>(s, nullptr) == 9);
}
