// std::unordered_multimap and std::unordered_multiset (C++17 [unord.multimap], [unord.multiset]): in libstdc++'s order.
#include <cstdio>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

int main()
{
    std::unordered_multimap<std::string, int> m{{"b", 1}, {"a", 2}, {"b", 3}};
    m.insert({"c", 4});
    m.emplace("a", 5);
    auto at = m.insert(std::make_pair("b", 6));
    printf("%s %d, %zu, %zu %zu %zu %zu\n", at->first.c_str(), at->second, m.size(), m.count("a"), m.count("b"), m.count("c"), m.count("d"));
    for (auto &[k, v] : m) printf("%s%d ", k.c_str(), v);
    auto range = m.equal_range("b");
    for (auto i = range.first; i != range.second; ++i) printf("|%d", i->second);
    printf("\n%d %d\n", m.find("c")->second, m.find("d") == m.end());
    auto copy = m;
    printf("%zu %zu %d %d\n", copy.erase("b"), copy.size(), copy == m, copy != m);
    copy.erase(copy.begin());
    printf("%zu\n", copy.size());
    std::unordered_multimap<int, int> x{{1, 2}, {1, 3}, {2, 4}}, y{{2, 4}, {1, 3}, {1, 2}}, z{{2, 4}, {1, 3}, {1, 3}};
    printf("%d %d\n", x == y, x == z);

    std::unordered_multimap<std::string, int> words;
    std::unordered_multimap<int, int> numbers;
    for (int i = 0; i < 60; i++) {
        words.emplace(std::string(1, (char)('a' + i * i % 11)), i);
        numbers.insert({i * i % 13 * 17, i});
    }
    numbers.erase(numbers.find(17));
    for (auto &[k, v] : words) printf("%s%d ", k.c_str(), v);
    for (auto &[k, v] : numbers) printf("%d.%d ", k, v);
    printf("\n");

    std::unordered_multiset<int> s;
    for (int i = 0; i < 100; i++) s.insert(i % 7);
    printf("%zu %zu %zu:", s.size(), s.count(1), s.count(6));
    for (int v : s) printf("%d", v);
    std::vector<int> few{3, 1, 3};
    std::unordered_multiset<int> t(few.begin(), few.end());
    t.insert(few.begin(), few.end());
    s.erase(5);
    s.swap(t);
    printf("\n%zu %zu %zu\n", s.size(), t.size(), s.count(3));
    s.clear();
    printf("%d\n", s.empty());
}
