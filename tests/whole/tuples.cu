#include <tuple>
#include <utility>
#include <string>
#include <stdio.h>
struct P { int a; char b; };
int main() {
  std::tuple<int, double, char> t(1, 2.5, 'c');
  auto u = std::make_tuple(1, std::string("abc"), 2.5f, 'x', 5l, 6ull, short(7));
  printf("%d %s %g %c %zu\n", std::get<0>(u), std::get<1>(u).c_str(), std::get<2>(u), std::get<3>(u), sizeof(t));
  int i; double d; char c;
  std::tie(i, d, c) = t; printf("%d %g %c\n", i, d, c);
  std::tie(i, std::ignore, c) = std::make_tuple(9, 1.0, 'z'); printf("%d %c\n", i, c);
  auto [x, y, z] = t; printf("%d %g %c\n", x, y, z);
  printf("%d %d\n", t < std::make_tuple(1, 2.6, 'a'), t == std::make_tuple(1, 2.5, 'c'));
  auto all = std::tuple_cat(t, std::make_tuple(7), std::make_tuple(P{1, 'q'}, 3.5f));
  printf("%zu %d %c %g\n", std::tuple_size<decltype(all)>::value, std::get<3>(all), std::get<4>(all).b, std::get<5>(all));
  printf("%g\n", std::apply([](auto... v) { return (v + ...); }, t));
  printf("%g\n", std::get<double>(t));
  std::tuple<long, double> w = std::make_tuple(1, 2.0f); printf("%ld %g\n", std::get<0>(w), std::get<1>(w));
  std::pair<int, std::string> p(1, "two"); std::tuple<int, std::string> q = p; printf("%s\n", std::get<1>(q).c_str());
  std::tuple<> e; (void)e; printf("%zu %zu %zu\n", sizeof(std::tuple<char, int, char>), sizeof(std::tuple<char, char>), std::make_index_sequence<5>::size());
  std::tuple<int> one(4); std::tuple<int> two(one); two = one; printf("%d\n", std::get<0>(two));
  swap(one, two);
  struct Pair { int q[2]; const char *s; };
  std::tuple<int, Pair> braced{1, {{4, 5}, "z"}};
  std::pair<const std::string, std::tuple<int, Pair>> deeper{"k", {1, {{6, 7}, "y"}}};
  printf("%d %s %d\n", std::get<1>(braced).q[1], std::get<1>(deeper.second).s, std::get<1>(deeper.second).q[0]);
}
