// DOC: C++ in .cu files | with `-std=c++20`: `concept auto` of parameters, variables and results
#include <concepts>
#include <cstdio>
#include <initializer_list>
#include <type_traits>
template<class T> concept Int = std::is_integral_v<T>;
int ov(auto) { return 1; }
int ov(std::integral auto) { return 2; }
int ov(std::signed_integral auto) { return 3; }
int ov2(auto, int) { return 1; }
int ov2(Int auto, auto) { return 2; }
Int auto r1() { return 5; }
auto r2() -> Int auto { return 'a'; }
decltype(auto) r3(int &x) { return (x); }
Int auto &r4(int &x) { return x; }
template<class T> concept Num = Int<T> || std::is_floating_point_v<T>;
Num auto gv = 2.5f;
const Int auto cg = 7;
static Int auto *gp = &cg;
template<class T> Num auto tw(T t) { return t * 2; }
struct S { Int auto m() const { return 3; } static constexpr Int auto k = 4; };
int main()
{
    Int auto x = 3;
    const Num auto &y = x;
    Int auto *p = &x;
    std::integral auto z = 5L;
    for (Int auto i = 0; i < 2; i++) x += i;
    for (Num auto v : {1.5, 2.5}) x += (int) v;
    std::same_as<int> auto q = x;
    std::convertible_to<double> auto w = 1.5f;
    if (Int auto k = x; k > 2) x++;
    auto lam = [](Int auto a) -> Num auto { return a * 2.5; };
    int n = 1;
    r4(n) = 9;
    auto f = [v = 3](std::integral auto... a) { return (v + ... + a); };
    printf("%d %d %d %d %d\n", ov(1.), ov(1u), ov(1), ov2(1., 2), ov2(1, 2.));
    printf("%d %c %d %d\n", r1(), r2(), r3(n), n);
    printf("%g %d %d %g %d %d %d\n", gv, cg, *gp, tw(1.5), S{}.m(), S::k, y);
    printf("%d %ld %d %g %g %d\n", x, z, q, w, lam(3), f(1, 2L));
    *p = 3;
    printf("%d\n", x);
}
