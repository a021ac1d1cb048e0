// std::unordered_map and unordered_set: also the order of their elements.
#include <cstdio>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

struct Point { int x, y; bool operator==(const Point &o) const { return x == o.x && y == o.y; } };
struct Hash { size_t operator()(const Point &p) const { return p.x * 31 + p.y; } };
namespace std { template <> struct hash<Point> { size_t operator()(const Point &p) const { return p.x ^ p.y; } }; }
template <class M> static void show(const char *what, const M &m)
{
    std::printf("%s %zu/%zu:", what, m.size(), m.bucket_count());
    for (const auto &p : m) std::printf(" %d=%d", (int)p.first, (int)p.second);
    std::printf("\n");
}

int main()
{
    std::unordered_map<int, int> m;
    show("empty", m);
    for (int i = 0; i < 40; i++) { m[i * 37 % 101 - 20] += i; if (i % 9 == 0) show("m", m); }
    auto r = m.insert({5, 6}); std::printf("%d %d\n", r.first->second, r.second); r = m.insert(std::make_pair(1000, 1)); std::printf("%d %d\n", r.first->second, r.second); m.emplace(1001, 2);
    std::printf("%zu %zu %d %d %d\n", m.count(1000), m.count(-1000), m.find(1000)->second, m.find(7777) == m.end(), m.at(1001));
    std::printf("%zu ", m.erase(1000)); std::printf("%zu\n", m.erase(1000)); m.erase(m.begin()); show("erased", m);
    for (auto i = m.begin(); i != m.end();) if (i->first % 3 == 0) i = m.erase(i); else ++i; show("erased", m);
    std::unordered_map<int, int> c = m, d(m.begin(), m.end()), e = {{1, 2}, {3, 4}, {1, 5}}, f(std::move(c)); show("c", c); show("d", d); show("e", e); show("f", f); std::printf("%d %d\n", d == f, e != f);
    f = e; show("f", f); f.clear(); show("f", f); f[3]++; f.swap(e); show("f", f); e = std::move(f); show("e", e); e.insert(d.begin(), d.end()); show("e", e); e.reserve(200); show("e", e); e.rehash(0); show("e", e); std::unordered_map<int, int> sized(50); sized[1] = 1; show("sized", sized);
    std::unordered_map<std::string, int> words; for (const char *w : {"the", "quick", "brown", "fox", "jumps", "over", "the", "lazy", "dog", "and", "a", "rather", "long word that is hashed in pieces of eight"}) words[w]++;
    for (auto &w : words) std::printf("%s=%d ", w.first.c_str(), w.second); std::printf("%g\n", words.load_factor());
    std::unordered_map<std::string, std::vector<int>> lists; lists["x"].push_back(1); lists["x"].push_back(2); lists["y"]; std::printf("%zu %zu %zu\n", lists.size(), lists["x"].size(), lists.count("z"));
    std::unordered_set<int> s = {3, 1, 4, 1, 5, 9, 2, 6}; for (int x : s) std::printf("%d ", x); std::printf("%d %d\n", s.insert(3).second, s.insert(33).second); s.erase(4); for (int x : s) std::printf("%d ", x); std::printf("\n");
    std::unordered_set<long> many; for (long i = 0; i < 5000; i++) many.insert(i * i * 7919 % 100003); unsigned long sum = 0; for (long x : many) sum = sum * 31 + x; std::printf("%zu %zu %lu\n", many.size(), many.bucket_count(), sum);
    std::unordered_set<double> reals = {1.5, 0, -0.0, 2.5, 1e10}; for (double x : reals) std::printf("%g ", x); std::unordered_set<std::string> names; names.insert("b"); names.insert(std::string("a")); names.emplace("c"); for (auto &n : names) std::printf("%s ", n.c_str()); std::unordered_set<char> chars; for (const char *p = "hello world"; *p; p++) chars.insert(*p); for (char x : chars) std::printf("%c", x); std::printf("\n");
    std::unordered_map<Point, int, Hash> points; points[Point{1, 2}] = 3; points[Point{4, 5}] = 6; points[Point{1, 2}]++; std::unordered_set<Point> own; own.insert({7, 8}); own.insert(Point{7, 8}); std::printf("%zu %d %zu %zu\n", points.size(), points[Point{1, 2}], own.size(), own.count({7, 8}));
    m.insert_or_assign(5, 50); m.try_emplace(5, 51); m.try_emplace(6, 60); std::printf("%d %d\n", m[5], m[6]);
    auto p = std::make_shared<int>(4), q = std::make_shared<int>(4); std::unordered_map<std::shared_ptr<int>, int> of_pointers; of_pointers[p]++, of_pointers[q]++, of_pointers[p]++; std::unordered_set<std::unique_ptr<int>> owned; owned.insert(std::make_unique<int>(8)); owned.insert(nullptr);
    std::printf("%zu %d %d %zu %d\n", of_pointers.size(), of_pointers[p], of_pointers[q], owned.size(), std::hash<std::shared_ptr<int>>()(p) == std::hash<int *>()(p.get()));
}
