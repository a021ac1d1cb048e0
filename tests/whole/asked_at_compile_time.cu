// DOC: C++ in .cu files | `std::is_constant_evaluated()` is true where a constant is asked for, and only there
#include <compare>
#include <concepts>
#include <cstdio>
#include <type_traits>
constexpr int f(int x)
{
    if (std::is_constant_evaluated()) return x * 100;
    return x;
}
struct S {
    int v;
    constexpr S(int x) : v(std::is_constant_evaluated() ? x : -x) {}
};
struct A { int a, b; };
struct M {
    static constexpr S s{4};
    static inline int q = f(6);
    int k = f(2);
};
constexpr S global(5);
const double number = f(2);
const A aggregate{f(1), f(2)};
int array[f(1)];
enum { E = f(5) };
int identity(int x) { return x; }
template <int N = f(3)> int of_argument() { return N; }
template <class T> T in_template(T x) { return f(1) + x; }
int of_default(int x = f(4)) { return x; }
bool operator~(S s) noexcept(f(1) == 100) { return s.v; }

static void objects(int count)
{
    constexpr S c(3);
    S plain(3);
    const S fixed(3);
    printf("%d %d %d %d %d %d\n", c.v, plain.v, fixed.v, global.v, M::s.v, S(4).v);
    const A local{f(1), f(2)};
    constexpr A known{f(1), f(2)};
    static const A lasting{f(1), f(2)};
    printf("%d %d %d %d %d %d %d\n", local.a, local.b, known.a, known.b, lasting.b, aggregate.a, M::q);
    const bool flag = std::is_constant_evaluated();
    const char letter = f(1);
    const float real = f(1);
    const double wide = f(1);
    const int elements[2] = {f(1), f(2)};
    constexpr int constants[2] = {f(1), f(2)};
    printf("%d %d %g %g %g %d %d\n", flag, letter, real, wide, number, elements[0], constants[1]);
    const int both = f(count) + f(1);
    const unsigned either = count ? f(1) : f(2);
    static int kept = f(1), changed = f(count);
    printf("%d %u %d %d\n", both, either, kept, changed);
}

static void expressions(int count)
{
    printf("%d %d %d %d %d\n", identity(f(1)), in_template(1), of_argument(), of_default(), M().k);
    printf("%d %d %d\n", noexcept(~S(1)), (int)sizeof array / 4, (int)E);
    if (f(1) == 100 || std::is_constant_evaluated()) printf("wrong\n");
    if constexpr (f(1) == 100) printf("constexpr\n");
    switch (f(1)) { case 1: printf("1\n"); break; case 100: printf("wrong\n"); }
    switch (count * 100) { case f(1): printf("case\n"); }
    for (int i = 0; i < f(2); i++) printf(".");
    int x = f(1) > 1 ? f(2) : f(3);
    x += f(1);
    int *p = new int(f(3));
    printf(" %d %d %d\n", x, *p, [y = f(1)](int z) { return y + z; }(f(1)));
    delete p;
}

struct Ordered { int x; auto operator<=>(const Ordered &) const = default; };
struct Equal { int x; bool operator==(const Equal &) const = default; };
struct None { int x; };
// A concept of the library that is the first to ask for comparisons.
template <class T> void comparable() { printf("%d %d\n", std::totally_ordered<T>, std::equality_comparable<T>); }

int main(int argc, char **)
{
    objects(argc);
    expressions(argc);
    comparable<Ordered>();
    comparable<Equal>();
    comparable<None>();
}
