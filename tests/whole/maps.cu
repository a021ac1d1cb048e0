// std::map, set, multimap, multiset.
#include <algorithm>
#include <cstdio>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

static int alive;
struct Item {
    int v;
    Item(int v = 0) : v(v) { alive++; }
    Item(const Item &o) : v(o.v) { alive++; }
    ~Item() { alive--; }
    bool operator<(const Item &o) const { return v < o.v; }
    bool operator==(const Item &o) const { return v == o.v; }
};
struct ByLength { bool operator()(const std::string &a, const std::string &b) const { return a.size() < b.size(); } };
template <class M> static void show(const char *what, const M &m)
{
    std::printf("%s %zu:", what, m.size());
    for (const auto &p : m) std::printf(" %d=%d", (int)p.first, (int)p.second);
    std::printf("\n");
}
template <class S> static void list(const char *what, const S &s)
{
    std::printf("%s %zu:", what, s.size());
    for (typename S::const_iterator i = s.begin(); i != s.end(); ++i) std::printf(" %d", (int)*i);
    std::printf("\n");
}

int main()
{
    std::map<int, int> m, e = {{3, 30}, {1, 10}, {2, 20}, {3, 31}};
    show("empty", m); show("list", e);
    for (int i = 0; i < 20; i++) m[i * 7 % 20] += i;
    show("m", m);
    std::pair<std::map<int, int>::iterator, bool> r = m.insert(std::make_pair(5, 99)); std::printf("%d %d\n", r.first->second, r.second);
    r = m.insert({100, 1}); std::printf("%d %d\n", r.first->first, r.second); m.insert(std::pair<const int, int>(101, 2)); std::printf("%d\n", m.emplace(101, 7).second);
    std::printf("%zu %zu %d %d\n", m.count(5), m.count(55), m.find(7) != m.end(), m.find(77) == m.end());
    std::printf("%d %d %d %d\n", m.at(5), m.begin()->first, m.rbegin()->first, (--m.end())->first);
    std::printf("%d %d %d %d\n", m.lower_bound(5)->first, m.upper_bound(5)->first, m.lower_bound(50)->first, m.upper_bound(200) == m.end());
    std::printf("%zu ", m.erase(5)); std::printf("%zu\n", m.erase(5)); auto it = m.erase(m.find(10)); std::printf("%d\n", it->first); m.erase(m.begin()); m.erase(m.lower_bound(12), m.lower_bound(16)); show("erased", m);
    for (auto i = m.begin(); i != m.end();) if (i->first % 2) i = m.erase(i); else ++i; show("even", m);
    for (auto &p : m) p.second *= 2; for (std::map<int, int>::reverse_iterator i = m.rbegin(); i != m.rend(); ++i) std::printf("%d ", i->second); std::printf("\n");
    std::map<int, int> c = m, d(m.begin(), m.end()), f; f = c; f = *&f; std::printf("%d %d %d %d\n", c == d, f == m, e < m, e != m); c = std::move(d); std::printf("%zu %zu\n", c.size(), d.size()); d[1] = 1; d.swap(c); std::swap(c, d); show("c", c); show("d", d); c.clear(); show("c", c); c[4]; show("c", c);
    std::map<int, int> moved(std::move(m)); std::printf("%zu %zu %d\n", moved.size(), m.size(), m.begin() == m.end()); m[3] = 4; m = {{9, 9}, {8, 8}}; show("m", m);
    e.insert_or_assign(1, 11); e.try_emplace(1, 12); e.try_emplace(4, 40); e.insert(m.begin(), m.end()); e.insert({{50, 1}, {51, 2}}); e.emplace_hint(e.end(), 52, 3); show("e", e);

    std::map<std::string, std::vector<int>> words; const char *text[] = {"the", "cat", "and", "the", "hat", "and", "the"}; for (int i = 0; i < 7; i++) words[text[i]].push_back(i);
    for (const auto &w : words) { std::printf("%s:", w.first.c_str()); for (int i : w.second) std::printf(" %d", i); std::printf("; "); } std::printf("%zu\n", words["none"].size());
    std::map<std::string, int, std::greater<std::string>> down; down["a"] = 1; down["c"] = 3; down["b"] = 2; for (auto &p : down) std::printf("%s%d ", p.first.c_str(), p.second); std::map<std::string, int, ByLength> lengths; lengths["aa"] = 1; lengths["bb"] = 2; lengths["c"] = 3; std::printf("%zu %s\n", lengths.size(), lengths.begin()->first.c_str());
    std::map<std::pair<int, int>, float> grid; grid[std::make_pair(1, 2)] = 3.5f; grid[std::pair<int, int>(0, 5)] = 1; std::printf("%zu %g %g\n", grid.size(), grid[std::make_pair(1, 2)], grid.begin()->second);
    std::map<int, std::unique_ptr<int>> owned; owned[1] = std::make_unique<int>(5); owned.emplace(2, std::make_unique<int>(6)); owned.insert(std::make_pair(3, std::unique_ptr<int>(new int(7)))); std::printf("%d %d %d\n", *owned[1], *owned[2], *owned.at(3)); auto by = [](int a, int b) { return a > b; }; std::map<int, int, decltype(by)> lambda(by); lambda[1] = 2; lambda[3] = 4; show("lambda", lambda);
    std::map<char, std::map<int, std::string>> nested; nested['a'][1] = "x"; nested['a'][2] = "y"; nested['b']; std::printf("%zu %zu %s\n", nested.size(), nested['a'].size(), nested['a'].rbegin()->second.c_str());
    {
        std::map<int, Item> items; for (int i = 0; i < 1000; i++) items[i * 37 % 1000].v = i; for (int i = 0; i < 1000; i += 3) items.erase(i); std::map<int, Item> copy = items; copy.insert(std::make_pair(3, Item(5))); copy.insert(std::make_pair(4, Item(5))); std::set<Item> set; for (auto &p : copy) set.insert(p.second); long sum = 0; for (auto &p : copy) sum = sum * 7 + p.second.v; std::printf("%zu %zu %zu %ld alive %d\n", items.size(), copy.size(), set.size(), sum, alive);
    }
    std::printf("alive %d\n", alive);

    std::set<int> s, t = {5, 1, 3, 1}; for (int i = 0; i < 10; i++) s.insert(i * 3 % 10); list("s", s); list("t", t); std::printf("%d %zu %zu %d %d\n", s.insert(3).second, s.count(3), s.count(33), *s.find(4), *s.begin()); s.erase(3); s.erase(s.begin(), s.find(2)); list("s", s); std::printf("%d %d\n", *s.lower_bound(3), *s.rbegin());
    int raw[] = {4, 4, 2}; std::set<int> u(raw, raw + 3); u.insert(t.begin(), t.end()); u.emplace(7); list("u", u); std::set<int, std::greater<int>> g(u.begin(), u.end()); list("g", g); std::vector<int> v(u.begin(), u.end()); std::printf("%zu %d\n", v.size(), std::includes(u.begin(), u.end(), t.begin(), t.end()));
    std::vector<int> both; std::set_intersection(s.begin(), s.end(), u.begin(), u.end(), std::back_inserter(both)); list("both", both); std::set<int> join; std::set_union(s.begin(), s.end(), u.begin(), u.end(), std::inserter(join, join.end())); list("join", join); std::printf("%ld %d\n", (long)std::distance(u.begin(), u.find(5)), *std::next(u.begin(), 2));
    std::set<std::string> names; names.insert("b"); names.insert(std::string("a")); names.insert("b"); for (auto &n : names) std::printf("%s", n.c_str()); std::printf("\n"); std::set<std::pair<int, int>> pairs; pairs.insert({2, 1}); pairs.insert(std::make_pair(1, 9)); std::printf("%d\n", pairs.begin()->second);
    std::multimap<int, int> mm; for (int i = 0; i < 9; i++) mm.insert(std::make_pair(i % 3, i)); show("mm", mm); std::printf("%zu %zu\n", mm.count(1), mm.count(5)); auto range = mm.equal_range(1); for (auto i = range.first; i != range.second; ++i) std::printf("%d ", i->second); std::printf("\n"); mm.erase(mm.find(1)); show("mm", mm); std::printf("%zu\n", mm.erase(0)); mm.emplace(1, 100); show("mm", mm);
    std::multiset<int> ms = {3, 1, 3, 2, 3}; ms.insert(2); list("ms", ms); std::printf("%zu ", ms.count(3)); std::printf("%zu\n", ms.erase(3)); ms.erase(ms.find(2)); list("ms", ms);
}
