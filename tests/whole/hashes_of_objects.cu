// Unordered containers whose hash functions have values: assigned, moved and swapped with what they hash.
#include <cstdio>
#include <unordered_map>
#include <unordered_set>
#include <utility>
struct Hash {
    int m;
    size_t operator()(int x) const { return x % m; }
};
struct Same {
    int m;
    bool operator()(int a, int b) const { return a % m == b % m; }
};
template <class C> void show(const C &c)
{
    for (auto &x : c) printf("%d ", x);
    printf("| %d %d\n", (int)c.size(), (int)c.bucket_count());
}
typedef std::unordered_set<int, Hash, Same> Set;
int main()
{
    Set a(10, Hash{5}, Same{5}), b(3, Hash{100}, Same{100}), c(3, Hash{100}, Same{100});
    for (int i = 0; i < 20; i++) a.insert(i), b.insert(i);
    b = a;
    b.insert(7);
    show(b);
    for (int i = 50; i < 60; i++) c.insert(i);
    a = std::move(c);
    a.insert(77);
    a.insert(7);
    show(a);
    std::swap(a, b);
    a.insert(88);
    b.insert(150);
    show(a);
    show(b);
    b.swap(a);
    a.insert(151);
    show(a);
    a = {1, 2, 6, 101};
    show(a);
    b = {1, 2, 6, 7, 101};
    show(b);
    std::unordered_multiset<int, Hash, Same> m(5, Hash{3}, Same{3}), n(5, Hash{7}, Same{7});
    for (int i = 0; i < 12; i++) m.insert(i), n.insert(i);
    n = m;
    n.insert(3);
    show(n);
    n = {1, 2, 4, 3};
    show(n);
    printf("%d %d\n", (int)n.count(0), (int)m.count(1));
    int some[] = {4, 9, 14, 3};
    show(Set(some, some + 4, 8, Hash{5}, Same{5}));
    show(Set({4, 9, 14, 3}, 8, Hash{50}, Same{50}));
    std::unordered_map<int, int, size_t (*)(int)> p(4, [](int x) -> size_t { return x; }), q(4, [](int x) -> size_t { return x / 2; });
    for (int i = 0; i < 9; i++) p[i] = i;
    q = p;
    q[9] = 1;
    for (auto &x : q) printf("%d ", x.first);
    puts("");
}
