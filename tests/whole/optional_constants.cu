// std::optional in constant expressions ([optional.ctor], [optional.observe]), and where objects are counted.
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
constexpr std::optional<int> half(int x) { if (x % 2) return std::nullopt; return x / 2; }
constexpr std::optional<int> eight = 8, none, copy = eight;
constexpr std::optional<double> made = std::make_optional(2.5), in(std::in_place, 1.5);
static_assert(*half(8) == 4 && !half(3) && half(3).value_or(-1) == -1 && copy.value() == 8 && half(8) == 4);
static_assert(eight == copy && none == std::nullopt && none < eight && *made > *in && eight.has_value() && !none);
static_assert(std::is_trivially_destructible<std::optional<int>>::value && std::is_trivially_copyable<std::optional<int>>::value);
static_assert(!std::is_trivially_copyable<std::optional<std::string>>::value && sizeof(std::optional<int>) == 8);
struct Pair { int a, b; constexpr Pair(int a, int b) : a(a), b(b) {} };
constexpr std::optional<Pair> pair(std::in_place, 3, 4);
static_assert(pair->a + pair->b == 7);
static int alive;
struct Loud { int x; Loud(int x) : x(x) { alive++; } Loud(const Loud &o) : x(o.x) { alive++; } ~Loud() { alive--; } };
int main()
{
    int bad = 0;
    {
        std::optional<Loud> a(3), b, c(a);
        b = a; a.reset(); c = b; c = std::move(b); a.emplace(9); a.swap(b); b = std::nullopt; a = Loud(5); b = 6;
        std::optional<std::optional<int>> n = std::optional<int>(4);
        std::optional<long> w = half(10); w = half(12); std::optional<const int> ci = 3;
        std::optional<std::string> s = "abc", t = s; t = std::move(s); std::optional<std::unique_ptr<int>> u(std::make_unique<int>(7)), v = std::move(u);
        bad += a->x != 5 || b->x != 6 || **n != 4 || *w != 6 || *ci != 3 || *t != "abc" || **v != 7 || alive != 3;
        std::optional<int> x = 3, y; y = x; x = std::nullopt; x.swap(y); bad += *x != 3 || y;
        try { y.value(); bad++; } catch (const std::bad_optional_access &) {}
    }
    bad += alive != 0;
    printf("%d\n", bad);
    return bad;
}
