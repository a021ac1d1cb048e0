/* std::vector<bool> (C++17 [vector.bool]): what names an element stays bound to it. */
#include <vector>
#include <cstdio>
#include <algorithm>
#include <numeric>
#include <string>
#include <map>
template <class T> void show(const std::vector<T> &v) { printf("%zu:", v.size()); for (auto x : v) printf(" %d", (int)x); printf("\n"); }
struct S { std::vector<bool> on; std::vector<int> n; };
int main() {
    std::vector<bool> v{true, false, false, true, true};
    show(v);
    for (auto x : v) x = !x;
    show(v);
    for (auto &&x : v) x = true;
    auto kept = v[1];
    kept = false;
    show(v);
    std::reverse(v.begin(), v.end()); show(v);
    std::sort(v.begin(), v.end()); show(v);
    std::fill(v.begin() + 1, v.end(), false); show(v);
    printf("%ld %d %d\n", (long)std::count(v.begin(), v.end(), true), std::accumulate(v.begin(), v.end(), 0), (int)std::any_of(v.begin(), v.end(), [](bool b) { return b; }));
    std::vector<bool> w(130);
    for (size_t i = 0; i < w.size(); i += 3) w[i] = true;
    w.insert(w.begin() + 2, 70, true); w.erase(w.begin(), w.begin() + 65); w.insert(w.end(), v.begin(), v.end());
    show(w);
    w.flip(); w.resize(20); w.push_back(w[3]); show(w);
    std::vector<bool> c = w, d = std::move(c);
    printf("%d %d %d %zu\n", c.empty(), d == w, v < w, sizeof(v));
    std::map<int, std::vector<bool>> m; m[3].assign(4, true); m[3][2] = false; show(m[3]);
    S s; s.on.resize(3); s.on[1] = s.n.empty(); show(s.on);
    std::vector<std::vector<bool>> g(3, std::vector<bool>(4)); g[1][2] = true; show(g[1]); show(g[2]);
    const auto &k = v; bool b = k[0]; printf("%d %d\n", b, (int)*k.rbegin());
    v[0] = v[1] = true; v.back() = true; if (v[0] && !v[2]) puts("yes");
    v.at(1).flip(); printf("%d\n", (int)v.at(1)); v[3] = v[0] | v[1]; show(v);
    for (auto it = v.begin(); it != v.end(); ++it) *it = it - v.begin() & 1; show(v);
    bool plain[3]; std::copy(v.begin(), v.begin() + 3, plain); printf("%d%d%d\n", plain[0], plain[1], plain[2]);
    std::vector<bool> from(plain, plain + 3); show(from); from = {false, true}; show(from); std::swap(from, v); show(from);
    try { v.at(9); } catch (const std::exception &e) { puts(e.what()); }
}
