// Algorithms and classes that apply operators of the library, none of which the program itself writes.
#include <algorithm>
#include <complex>
#include <cstdio>
#include <map>
#include <numeric>
#include <string>
#include <tuple>
#include <utility>
#include <vector>
#include <set>
#include <optional>
#include <chrono>
#include <memory>
#include <list>
#include <deque>
#include <bitset>
#include <array>
#include <functional>
#include <future>
#include <unordered_map>
#include <random>
int main()
{
    std::vector<std::string> v{"b", "a", "c", "c"};
    std::sort(v.begin(), v.end());
    v.erase(std::unique(v.begin(), v.end()), v.end());
    auto it = std::find(v.begin(), v.end(), std::string("c"));
    printf("%d\n", (int)std::distance(v.begin(), it));
    std::string all = std::accumulate(v.begin(), v.end(), std::string());
    printf("%s\n", all.c_str());
    std::vector<std::complex<float>> c{{1, 2}, {3, 4}};
    auto d = std::inner_product(c.begin(), c.end(), c.begin(), std::complex<float>());
    printf("%g %g\n", d.real(), d.imag());
    std::vector<std::pair<int, std::string>> p{{2, "x"}, {1, "y"}};
    std::sort(p.begin(), p.end());
    printf("%d %d\n", p[0].first, (int)std::count(p.begin(), p.end(), std::make_pair(1, std::string("y"))));
    std::vector<std::tuple<int, std::optional<int>>> t;
    t.emplace_back(1, 2);
    t.emplace_back(1, std::nullopt);
    std::sort(t.begin(), t.end());
    printf("%d\n", (int)std::get<1>(t[1]).has_value());
    std::vector<std::vector<int>> w{{1, 2}, {1}};
    std::sort(w.begin(), w.end());
    printf("%d %d\n", (int)w[0].size(), (int)std::count(w.begin(), w.end(), std::vector<int>{1}));
    std::map<std::array<int, 2>, int> m;
    m[{1, 2}] = 3;
    printf("%d\n", (int)m.count({1, 2}));
    std::set<std::shared_ptr<int>> s;
    s.insert(std::make_shared<int>(3));
    std::vector<std::bitset<4>> b{1, 2};
    printf("%d\n", (int)std::count(b.begin(), b.end(), std::bitset<4>(2)));
    std::vector<std::chrono::milliseconds> ms{std::chrono::milliseconds(3), std::chrono::milliseconds(4)};
    auto total = std::accumulate(ms.begin(), ms.end(), std::chrono::milliseconds(0));
    printf("%d %d\n", (int)total.count(), (int)std::max_element(ms.begin(), ms.end())->count());
    std::list<std::deque<int>> l{{1}, {2}};
    l.remove({1});
    printf("%d\n", (int)l.size());
    printf("%d\n", (int)std::plus<std::string>()("a", "b").size());
    printf("%d\n", (int)std::equal_to<std::vector<int>>()({1}, {1}));
    std::unordered_map<std::string, int> um;
    um["q"] = 1;
    printf("%d\n", (int)um.count("q"));
    auto later = std::async([] { return 3; });
    printf("%d\n", later.get());
    std::shared_ptr<int> none(nullptr, [](int *p) { printf("%d\n", p ? 1 : 0); });
}
