#include "check.h"
#include <type_traits>
// OPTIONS: -std=c++20
// DOC: C++20 | arguments of class templates that are aggregates: of arrays in a list, a string or element by element, of bases, of packs of bases, of classes of their own
template <class T, class U> struct two {
    T t;
    U u;
};
template <class T> struct three {
    T a[3];
    int after = 7;
};
template <class T, int N> struct any {
    T a[N];
};
template <class T> struct derived : two<T, int> {
    T z;
};
template <class T> struct matrix {
    T a[02][0x2];
    T z;
};
template <class... F> struct overloaded : F... {
    using F::operator()...;
};
template <class T> struct nested {
    struct pair {
        T x, y;
    };
    enum kind { none, some };
    struct {
        T *p;
        int n;
    } unnamed;
    T z;
    pair xy;
    kind k;
};
extern "C" __global__ void test_aggregates_of_own_classes_deduced(int *failures)
{
    nested n{{nullptr, 4}, 2.5, {1, 2}, nested<double>::some};
    static_assert(std::is_same_v<decltype(n), nested<double>>);
    CHECK(n.unnamed.n == 4 && n.z == 2.5 && n.xy.y == 2 && n.k == 1);
}
extern "C" __global__ void test_aggregates_deduced(int *failures)
{
    three a{1.0, 2.0, 3.0}, d{1.0, 2.0, 3.0, 4};
    three b{{1, 2, 3}};
    any c{{1, 2, 3, 4}};
    any text{"abc"};
    two e = {1, 2.5};
    derived f{{1, 2}, 3};
    matrix m{{{1, 2}, {3, 4}}, 5};
    overloaded o{[](int) { return 1; }, [](double) { return 2; }};
    static_assert(std::is_same_v<decltype(a), three<double>> && std::is_same_v<decltype(b), three<int>>);
    static_assert(std::is_same_v<decltype(c), any<int, 4>> && std::is_same_v<decltype(text), any<char, 4>>);
    static_assert(std::is_same_v<decltype(e), two<int, double>> && std::is_same_v<decltype(f), derived<int>>);
    CHECK(a.a[2] == 3 && a.after == 7 && d.after == 4 && b.a[1] == 2 && c.a[3] == 4 && text.a[2] == 'c');
    CHECK(f.t == 1 && f.z == 3 && m.a[1][0] == 3 && m.z == 5 && o(1) == 1 && o(1.0) == 2);
}

template <class T> struct rest { T first; T others[2]; };

extern "C" __global__ void test_last_array_with_fewer_elements(int *failures)
{
    rest a{1.5, 2.5};
    rest b{1, 2, 3};
    static_assert(std::is_same_v<decltype(a), rest<double>> && std::is_same_v<decltype(b), rest<int>>);
    CHECK(a.others[0] == 2.5 && a.others[1] == 0 && b.others[1] == 3);
}
