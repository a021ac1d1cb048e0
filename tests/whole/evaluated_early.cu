// What is computed at compile time, and what is asked about conversions to bases that are not public.
#include <cstdio>
#include <type_traits>
struct Base {};
struct Private : private Base {};
struct Protected : protected Base {};
struct Public : Base {};
struct Deeper : Private {};
constexpr int where() { return __builtin_is_constant_evaluated() ? 1 : 2; }
constexpr int branched(int n) { if (__builtin_is_constant_evaluated()) return n; return -n; }
constexpr int around(int n) { return where() * 10 + n; }
struct Pair { int a, b; };
template <int N> int argument() { return N; }
int main()
{
    int a = where(), b = branched(3), c = around(4) + 1;
    const int d = where();
    constexpr int e = where(), f = around(5);
    Pair p = {where(), branched(6)};
    constexpr Pair q = {where(), branched(6)};
    int array[where()] = {};
    static int s = where();
    printf("%d %d %d %d %d %d %d %d %d %d\n", a, b, c, d, e, f, p.a, p.b, q.a, q.b);
    printf("%d %d %d\n", (int)(sizeof array / sizeof *array), s, argument<where()>());
    printf("%d %d %d %d\n", std::is_convertible_v<Private *, Base *>, std::is_convertible_v<Protected *, Base *>,
           std::is_convertible_v<Public *, Base *>, std::is_convertible_v<Deeper *, Base *>);
    printf("%d %d %d\n", std::is_convertible_v<Private &, Base &>, std::is_convertible_v<Public &, const Base &>,
           std::is_convertible_v<Private, const Base &>);
    printf("%d %d\n", std::is_convertible_v<const Public *, Base *>, std::is_convertible_v<Public *, void *>);
}
