// DOC: The C++ library | with `-std=c++20`: `<concepts>`, `<bit>`, `<numbers>`, `std::erase_if`; `concept auto`
#include <bit>
#include <concepts>
#include <cstdint>
#include <cstdio>
#include <deque>
#include <list>
#include <map>
#include <numbers>
#include <set>
#include <string>
#include <type_traits>
#include <vector>
template <class T> concept Number = std::integral<T> || std::floating_point<T>;
template <Number T>   T half(T x) { return x / 2; }
template <std::unsigned_integral T> int sort(T) { return 1; } template <std::signed_integral T> int sort(T) { return 2; } template <std::floating_point T> int sort(T) { return 3; } template <class T> int sort(T) { return 4; }
struct NoCopy { NoCopy() = default; NoCopy(const NoCopy &) = delete; NoCopy(NoCopy &&) = default; NoCopy &operator=(NoCopy &&) = default; };
struct NoDefault { NoDefault(int) {} bool operator==(const NoDefault &) const { return true; } }; struct Eq { int x; bool operator==(const Eq &) const = default; }; struct Ord { int x; auto operator<=>(const Ord &) const = default; }; struct Priv { private: ~Priv() {} }; struct B {}; struct D : B {}; struct E : private B {}; struct Expl { explicit Expl(int) {} }; enum En { a }; union Un { int i; }; struct Cv { operator int() const { return 1; } };
template <class T> void row(const char *name) { printf("%s %d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d\n", name, std::integral<T>, std::signed_integral<T>, std::unsigned_integral<T>, std::floating_point<T>, std::destructible<T>, std::default_initializable<T>, std::move_constructible<T>, std::copy_constructible<T>, std::movable<T>, std::copyable<T>, std::semiregular<T>, std::regular<T>, std::equality_comparable<T>, std::totally_ordered<T>, std::swappable<T>, std::convertible_to<T, int>); }
auto add = [](int a, int b) { return a + b; };
template <std::invocable<int, int> F> int call(F f) { return f(1, 2); }
void only(std::same_as<int> auto x) { printf("int %d\n", x); }
template <class T> void bits(T x) { printf("%d %d %d %d %d %d %d %llu %llu %llu %llu\n", std::popcount(x), std::countl_zero(x), std::countl_one(x), std::countr_zero(x), std::countr_one(x), (int)std::bit_width(x), std::has_single_bit(x), (unsigned long long)std::bit_floor(x), (unsigned long long)std::bit_ceil((T)(x / 2)), (unsigned long long)std::rotl(x, 3), (unsigned long long)std::rotr(x, 13)); }
constexpr int where() { return std::is_constant_evaluated() ? 1 : 2; }
int main() {
#define ROW(...) row<__VA_ARGS__>(#__VA_ARGS__);
  ROW(int) ROW(unsigned char) ROW(bool) ROW(char) ROW(float) ROW(double) ROW(NoCopy) ROW(NoDefault) ROW(Eq) ROW(Priv) ROW(std::string) ROW(std::vector<int>) ROW(int *) ROW(const int) ROW(int &) ROW(int[3]) ROW(Expl) ROW(En) ROW(Un) ROW(Cv) ROW(std::nullptr_t) ROW(void (*)(int))
  printf("%d%d%d%d%d%d\n", std::same_as<int, int>, std::same_as<int, const int>, std::derived_from<D, B>, std::derived_from<E, B>, std::derived_from<B, B>, std::derived_from<int, int>);
  printf("%d%d%d%d%d%d\n", std::constructible_from<std::string, const char *>, std::constructible_from<Expl, int>, std::convertible_to<int, Expl>, std::assignable_from<int &, double>, std::assignable_from<int, int>, std::equality_comparable_with<int, double>);
  printf("%d%d%d%d\n", std::invocable<decltype(add), int, int>, std::invocable<decltype(add), int>, std::predicate<decltype(add), int, int>, std::regular_invocable<void (*)(int), const char *>);
  printf("%d %d %d %d %d %d\n", sort(1u), sort(1), sort(1.0f), sort("x"), sort('c'), sort(true)); printf("%d\n", call(add)); only(3); printf("%d %g\n", half(7), half(7.0));
  bits((uint8_t)0); bits((uint8_t)0x96); bits((uint16_t)0x8000); bits(0u); bits(0xdeadbeefu); bits(~0ull); bits((uint64_t)1 << 40); bits((uint32_t)64);
  printf("%x %g %d\n", std::bit_cast<unsigned>(1.5f), std::bit_cast<double>(0x4009000000000000ull), std::endian::native == std::endian::little); constexpr int ce = where(); int rt = where(); printf("%d %d\n", ce, rt);
  printf("%.17g %.17g %.9g %.17g %.17g %.17g\n", std::numbers::pi, std::numbers::e, std::numbers::pi_v<float>, std::numbers::sqrt2, std::numbers::phi, std::numbers::ln2);
  std::vector<int> v{1, 2, 3, 4, 5, 6, 3}; printf("%zu ", std::erase_if(v, [](int x) { return x % 2 == 0; })); printf("%zu %zu\n", std::erase(v, 3), v.size()); std::map<int, int> m{{1, 1}, {2, 2}, {3, 3}}; printf("%zu ", std::erase_if(m, [](auto &p) { return p.second > 1; })); printf("%zu\n", m.size()); std::set<int> st{1, 2, 3}; std::list<int> l{1, 1, 2}; std::deque<int> d{5, 6, 5}; std::string s = "banana"; printf("%zu %zu %zu %zu %s\n", std::erase_if(st, [](int x) { return x < 3; }), std::erase(l, 1), std::erase(d, 5), std::erase(s, 'a'), s.c_str());

}
