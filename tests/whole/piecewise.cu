// Elements made of tuples of arguments (piecewise), of types that neither copy nor move.
#include <map>
#include <unordered_map>
#include <string>
#include <memory>
#include <mutex>
#include <tuple>
#include <vector>
#include <cstdio>
struct P { P(int a, const char *b) : a(a), b(b) {} int a; std::string b; };
int main() {
  std::map<std::string, P> m; m.emplace(std::piecewise_construct, std::forward_as_tuple("k"), std::forward_as_tuple(3, "x")); std::printf("%d %s\n", m.at("k").a, m.at("k").b.c_str());
  std::unordered_map<int, P> u; u.emplace(std::piecewise_construct, std::make_tuple(4), std::make_tuple(5, "y")); std::printf("%d\n", u.at(4).a);
  std::pair<P, int> p(std::piecewise_construct, std::forward_as_tuple(1, "q"), std::forward_as_tuple(7)); std::printf("%d %d\n", p.first.a, p.second);
  std::map<int, std::unique_ptr<int>> q; q[1] = std::make_unique<int>(4); q.insert({2, std::make_unique<int>(5)}); q.insert(std::make_pair(3, std::make_unique<int>(6))); q.emplace(4, new int(7)); for (auto &[k, v] : q) std::printf("%d:%d ", k, *v); std::puts("");
  std::map<int, std::mutex> mm; mm[3].lock(); std::printf("%zu\n", mm.size());
  std::unordered_map<std::string, std::vector<int>> w; w["a"].push_back(1); w["a"].push_back(2); std::printf("%zu\n", w["a"].size());
}
