#include <cstdio>
#include <map>
#include <set>

static bool by_first(const std::pair<int, int> &a, const std::pair<int, int> &b) { return a.first < b.first; }

int main()
{
    unsigned state = 12345;
    auto any = [&](int n) { state = state * 1103515245u + 12345; return (int)(state >> 16) % n; };
    for (int round = 0; round < 20; ++round) { // where among equal keys does a hint put an element?
        std::multimap<int, int> m;
        std::multiset<std::pair<int, int>, decltype(&by_first)> s(by_first);
        for (int i = 0; i < 30; ++i) {
            int key = any(6), at = any((int)m.size() + 1);
            m.emplace_hint(std::next(m.begin(), at), key, i);
            s.insert(std::next(s.begin(), at), {key, i});
        }
        unsigned hash = 0;
        for (auto &p : m) hash = hash * 31 + p.second;
        for (auto &p : s) hash = hash * 31 + p.second;
        printf("%d%d %u\n", (int)m.size(), (int)s.size(), hash);
    }
}
