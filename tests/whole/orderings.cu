// std::strong_ordering and its kin (C++20 [cmp]): values, conversions, what the library gives.
#include <compare>
#include <cstdio>
#include <string>
#include <vector>
struct P { int a; double b; auto operator<=>(const P&) const = default; };
struct Q { int a; char c; std::strong_ordering operator<=>(const Q& o) const { if (auto r = a <=> o.a; r != 0) return r; return c <=> o.c; } bool operator==(const Q&) const = default; };
struct W { int v; std::weak_ordering operator<=>(const W& o) const { return v / 10 <=> o.v / 10; } };
template <class T> struct Friends { T v; friend auto operator<=>(const Friends &, const Friends &) = default; };
template <class T> const char *say(T o) { return o < 0 ? "less" : o > 0 ? "greater" : o == 0 ? "equal" : "unordered"; }
constexpr std::strong_ordering flip(std::strong_ordering o) { return 0 <=> o; }
struct Turned { int v; auto operator<=>(long o) const { return v <=> o; } };
int main() {
  printf("%s %s %s\n", say(1 <=> 2), say(2.0 <=> 1.0), say(1.0 <=> __builtin_nan("")));
  printf("%d %d %d\n", (1 <=> 2) == std::strong_ordering::less, (2 <=> 2) == std::strong_ordering::equal, std::strong_ordering::equal == std::strong_ordering::equivalent);
  std::partial_ordering p = std::strong_ordering::greater; std::weak_ordering w = std::strong_ordering::less;
  printf("%d %d %d\n", p == std::partial_ordering::greater, w == std::weak_ordering::less, std::partial_ordering::unordered == std::partial_ordering::unordered);
  printf("%d %d %d %d\n", std::is_lt(1 <=> 2), std::is_gteq(1 <=> 2), std::is_eq(3 <=> 3), std::is_neq(1 <=> 3));
  printf("%s %s %s\n", say(P{1, 2} <=> P{1, 3}), say(Q{1, 'b'} <=> Q{1, 'a'}), say(W{15} <=> W{11}));
  static_assert(flip(1 <=> 2) == std::strong_ordering::greater); static_assert((1 <=> 2) < 0); 
  static_assert(std::is_same_v<decltype(1.0 <=> 2.0), std::partial_ordering>);
  static_assert(std::is_same_v<std::common_comparison_category_t<std::strong_ordering, std::partial_ordering>, std::partial_ordering>);
  printf("%d\n", std::compare_three_way{}(4, 3) > 0);
  printf("%zu %d\n", sizeof(std::strong_ordering), (int)sizeof(std::partial_ordering));
  std::string a = "abc", b = "abd"; printf("%s\n", say(a <=> b));
  std::vector<int> u{1, 2}, v{1, 3}; printf("%s\n", say(u <=> v));
  std::strong_ordering arr[3] = {std::strong_ordering::less, std::strong_ordering::equal, std::strong_ordering::greater};
  for (auto o : arr) { switch (o < 0 ? -1 : o > 0) { case -1: puts("-"); break; case 0: puts("0"); break; default: puts("+"); } signed char raw; __builtin_memcpy(&raw, &o, 1); printf("%d\n", raw); }
  auto un = 1.0 <=> __builtin_nan(""); signed char raw; __builtin_memcpy(&raw, &un, 1); printf("%d\n", raw);
  Friends<int> f{1}, g{2}; printf("%d %d %d %d\n", f < g, f == g, f != g, f == f);
  printf("%s %s %s\n", say(7 <=> Turned{8}), say(9 <=> Turned{8}), say(8 <=> Turned{8}));
}
