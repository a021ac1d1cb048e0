// DOC: The C++ library | with `-std=c++20`: `common_reference`, `bind_front`, `make_shared` of arrays, `make_unique_for_overwrite`
#include <concepts>
#include <cstdio>
#include <functional>
#include <memory>
#include <type_traits>
template <class A, class B, class C> constexpr bool is = std::is_same_v<std::common_reference_t<A, B>, C>;
static_assert(is<int &, int &, int &> && is<int &&, int &&, int &&> && is<int &, int &&, const int &>);
static_assert(is<const int &, int &&, const int &> && is<int, long &, long> && is<int &, double &, double>);
static_assert(is<volatile int &, const int &, const volatile int &>);
static_assert(std::is_same_v<std::common_reference_t<int &, const int &, int &&>, const int &>);
struct B {};
struct D : B {};
static_assert(is<D &, B &, B &> && std::common_reference_with<D &, B &> && std::common_with<int, long>);
static_assert(!std::common_reference_with<int *, B> && !std::common_with<int, B>);

int add(int a, int b, int c) { return a * 100 + b * 10 + c; }
struct M {
    int k = 5;
    int m(int x) const { return k + x; }
};
int main()
{
    auto p = std::make_unique_for_overwrite<int[]>(4);
    p[0] = 3;
    auto q = std::make_shared<int[]>(5, 7);
    auto r = std::make_shared<int[3]>();
    auto s = std::make_unique_for_overwrite<double>();
    *s = 2;
    auto t = std::make_shared<M[2]>(M{8});
    auto u = std::make_shared<M>(M{9});
    printf("%d %d %d %g %d %d %d\n", p[0], q[4], r[2], *s, t[1].k, u->k, (int)q.use_count());
    auto f = std::bind_front(add, 1, 2);
    M m;
    auto g = std::bind_front(&M::m, &m);
    auto h = std::bind_front([](auto... v) { return (v + ...); }, 1);
    printf("%d %d %d\n", f(3), g(4), h(2, 3));
    auto owned = std::bind_front([](std::unique_ptr<int> x, int y) { return *x + y; }, std::make_unique<int>(4));
    printf("%d\n", std::move(owned)(5));
}
