// How often containers make, copy and move what they hold: elements are made in place.
#include <vector>
#include <map>
#include <list>
#include <deque>
#include <unordered_map>
#include <optional>
#include <cstdio>
struct G { int n; G() : n(0) { std::printf("+ "); } G(int n) : n(n) { std::printf("+%d ", n); } G(const G &o) : n(o.n) { std::printf("c%d ", n); } G(G &&o) noexcept : n(o.n) { std::printf("m%d ", n); } ~G() { std::printf("-%d ", n); } G &operator=(const G &o) { n = o.n; std::printf("=%d ", n); return *this; } };
int main() {
  { std::vector<G> v(3); std::puts("| v(3)"); } std::puts("");
  { std::vector<G> v(2, G(7)); std::puts("| v(2,7)"); v.emplace_back(8); std::puts("| emplace"); } std::puts("");
  { std::map<int, G> m; m[1]; std::puts("| m[1]"); m[2] = G(5); std::puts("| m[2]="); m.emplace(3, 4); std::puts("| emplace"); m.insert({4, G(6)}); std::puts("| insert"); m.erase(1); std::puts("| erase"); } std::puts("");
  { std::list<G> l; l.emplace_back(1); std::puts("| emplace_back"); l.push_back(G(2)); std::puts("| push_back"); std::list<G> k(2); std::puts("| k(2)"); } std::puts("");
  { std::deque<G> d; d.push_back(G(1)); std::puts("| push_back"); d.emplace_front(3); d.pop_back(); std::puts("| emplace_front"); std::deque<G> e(2); std::puts("| e(2)"); } std::puts("");
  { std::unordered_map<int, G> u; u[3]; std::puts("| u[3]"); u.emplace(4, 5); std::puts("| emplace"); u.try_emplace(9, 1); std::puts("| try_emplace"); } std::puts("");
  { std::optional<G> o; o.emplace(4); std::puts("| emplace"); o = G(5); std::puts("| ="); o = {}; std::puts("| reset"); } std::puts("");
  { std::pair<int, G> p(1, 2); auto q = p; std::puts("| pair"); std::tuple<G, int> t(3, 4); auto s = t; std::puts("| tuple"); } std::puts("");
}
struct Fixed { int n; Fixed() : n(3) {} explicit Fixed(int a, int b = 0) : n(a + b) {} Fixed(const Fixed &) = delete; Fixed &operator=(const Fixed &) = delete; };
static int fixed = [] {
    std::map<int, Fixed> m;
    std::unordered_map<int, Fixed> u;
    std::list<Fixed> l(2);
    m.try_emplace(4, 5, 6);
    u.try_emplace(7, 8);
    l.emplace_back(9, 10);
    std::printf("%d %d %d %d %d\n", m[1].n, m[4].n, u[2].n, u[7].n, l.front().n + l.back().n);
    return 0;
}();
