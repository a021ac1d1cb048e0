// <algorithm>, <numeric>, <functional> and <iterator>.
#include <algorithm>
#include <array>
#include <cstdio>
#include <functional>
#include <iterator>
#include <numeric>
#include <random>
#include <string>
#include <vector>

template <class C> static void show(const char *what, const C &c)
{
    std::printf("%s:", what);
    for (const auto &x : c) std::printf(" %g", (double)x);
    std::printf("\n");
}
struct Item { int key, id; };
static bool by_key(const Item &a, const Item &b) { return a.key < b.key; }
static bool odd(int n) { return n % 2 != 0; }
namespace geometry {
struct P { int x, y; };
bool operator<(const P &a, const P &b) { return a.x != b.x ? a.x < b.x : a.y < b.y; }
bool operator==(const P &a, const P &b) { return a.x == b.x && a.y == b.y; }
P operator+(const P &a, const P &b) { return {a.x + b.x, a.y + b.y}; }
}
static std::vector<int> numbers(int n, unsigned step)
{
    std::vector<int> v;
    unsigned x = 12345;
    for (int i = 0; i < n; i++) { x = x * 1103515245u + step; v.push_back((int)(x >> 16) % 100); }
    return v;
}
static int twice(int x) { return 2 * x; }
struct Adder { int n; int operator()(int x) const { return x + n; } };

int main()
{
    // what a sort does with equal elements shows in their ids
    for (int n : {0, 1, 2, 15, 16, 17, 100, 1000}) {
        std::vector<Item> items;
        std::vector<int> keys = numbers(n, 12345);
        for (int i = 0; i < n; i++) items.push_back({keys[i] % 10, i});
        std::vector<Item> a = items, b = items, c = items, d = items;
        std::sort(a.begin(), a.end(), by_key);
        std::stable_sort(b.begin(), b.end(), by_key);
        std::partial_sort(c.begin(), c.begin() + n / 3, c.end(), by_key);
        if (n) std::nth_element(d.begin(), d.begin() + n / 2, d.end(), by_key);
        unsigned long sum[4] = {};
        for (int i = 0; i < n; i++) { sum[0] = sum[0] * 31 + a[i].id; sum[1] = sum[1] * 31 + b[i].id; sum[2] = sum[2] * 31 + c[i].id; sum[3] = sum[3] * 31 + d[i].id; }
        std::printf("%d: %lu %lu %lu %lu %d\n", n, sum[0], sum[1], sum[2], sum[3], std::is_sorted(a.begin(), a.end(), by_key));
    }
    std::vector<int> up(2000), organ;
    std::iota(up.begin(), up.end(), 0);
    for (int i = 0; i < 1000; i++) organ.push_back(i);
    for (int i = 1000; i-- > 0;) organ.push_back(i);
    std::sort(organ.begin(), organ.end()); std::sort(up.begin(), up.end(), std::greater<int>()); std::sort(up.rbegin(), up.rend());
    std::printf("%d %d %d\n", std::is_sorted(organ.begin(), organ.end()), up[0], std::is_sorted(up.begin(), up.end(), std::greater<>()));

    std::vector<int> v = numbers(12, 777), w(12), none; show("v", v);
    int raw[] = {5, 3, 9, 1}; std::sort(raw, raw + 4); show("raw", raw); std::sort(std::begin(raw), std::end(raw), [](int a, int b) { return a > b; }); show("raw", raw);
    std::array<int, 3> arr = {3, 1, 2}; std::sort(arr.begin(), arr.end()); show("arr", arr);
    std::vector<std::string> words = {"pear", "fig", "apple"}; std::sort(words.begin(), words.end()); std::printf("%s %s\n", words[0].c_str(), words[2].c_str());
    std::sort(words.begin(), words.end(), [](const std::string &a, const std::string &b) { return a.size() < b.size(); }); std::printf("%s\n", words[0].c_str());
    std::vector<std::pair<int, float>> pairs = {{2, 1.f}, {1, 5.f}, {1, 2.f}}; std::sort(pairs.begin(), pairs.end()); std::printf("%d %g\n", pairs[1].first, pairs[1].second);
    std::vector<std::vector<int>> rows = {{2, 1}, {1, 9}, {1}}; std::sort(rows.begin(), rows.end()); std::printf("%zu\n", rows[0].size());
    using geometry::P; std::vector<P> ps = {{2, 1}, {1, 3}, {1, 2}}; std::sort(ps.begin(), ps.end()); P total = std::accumulate(ps.begin(), ps.end(), P{0, 0}); std::printf("%d %d %d %d\n", ps[0].y, total.x, total.y, (int)(std::find(ps.begin(), ps.end(), P{2, 1}) - ps.begin()));

    std::printf("%d %d %d %d\n", std::all_of(v.begin(), v.end(), odd), std::any_of(v.begin(), v.end(), odd), std::none_of(v.begin(), v.end(), odd), std::all_of(none.begin(), none.end(), odd));
    int sum = 0; std::for_each(v.begin(), v.end(), [&sum](int x) { sum += x; }); std::for_each(v.begin(), v.end(), [](int &x) { x++; });
    std::printf("%d %ld %ld %ld %ld\n", sum, (long)(std::find(v.begin(), v.end(), v[3]) - v.begin()), (long)(std::find_if(v.begin(), v.end(), odd) - v.begin()), (long)(std::find_if_not(v.begin(), v.end(), odd) - v.begin()), (long)(std::find(v.begin(), v.end(), -1) - v.begin()));
    std::printf("%ld %ld\n", (long)std::count(v.begin(), v.end(), v[0]), (long)std::count_if(v.begin(), v.end(), [](int x) { return x > 50; }));
    std::copy(v.begin(), v.end(), w.begin()); std::printf("%d %d\n", std::equal(v.begin(), v.end(), w.begin()), v == w);
    std::vector<int> odds; std::copy_if(v.begin(), v.end(), std::back_inserter(odds), odd); std::copy_n(v.begin(), 2, std::back_inserter(odds)); show("odds", odds);
    std::transform(v.begin(), v.end(), w.begin(), twice); std::transform(v.begin(), v.end(), w.begin(), w.begin(), std::plus<int>()); show("w", w); std::transform(w.begin(), w.end(), w.begin(), Adder{1}); std::transform(w.begin(), w.end(), w.begin(), [](int x) { return -x; }); show("w", w);
    std::fill(w.begin(), w.begin() + 3, 7); std::fill_n(w.begin() + 3, 2, 8); int next = 0; std::generate(w.begin() + 5, w.end(), [&next]() { return next++; }); std::generate_n(w.begin(), 2, [] { return 100; }); show("w", w);
    std::replace(w.begin(), w.end(), 8, 80); std::replace_if(w.begin(), w.end(), odd, 0); show("w", w);
    w.erase(std::remove(w.begin(), w.end(), 0), w.end()); show("w", w); w.erase(std::remove_if(w.begin(), w.end(), [](int x) { return x > 90; }), w.end()); show("w", w);
    w = {1, 1, 2, 2, 2, 3, 1, 1}; w.erase(std::unique(w.begin(), w.end()), w.end()); show("w", w); std::reverse(w.begin(), w.end()); show("w", w);
    for (int k = 0; k <= 7; k++) { std::vector<int> r(7); std::iota(r.begin(), r.end(), 0); auto at = std::rotate(r.begin(), r.begin() + k, r.end()); std::printf("%ld", (long)(at - r.begin())); show(" r", r); }
    std::mt19937 g(42); std::vector<int> deck(20); std::iota(deck.begin(), deck.end(), 0); std::shuffle(deck.begin(), deck.end(), g); show("deck", deck);
    std::vector<int> big(70000); std::iota(big.begin(), big.end(), 0); std::shuffle(big.begin(), big.end(), g); std::printf("%d %d\n", big[0], big[69999]); deck.resize(7); std::shuffle(deck.begin(), deck.end(), std::mt19937_64(7)); show("deck", deck);
    std::printf("%d %d %d %d %g %d %d\n", std::min(3, 2), std::max(3, 2), std::min(std::initializer_list<int>{4, 2, 8}), std::max(std::initializer_list<int>{4, 2, 8}), std::max(1.5, 2.5), std::clamp(11, 0, 10), std::max(-5, 3, [](int a, int b) { return a * a < b * b; }));
    auto mm = std::minmax(std::initializer_list<int>{5, 1, 9}); auto me = std::minmax_element(v.begin(), v.end()); std::printf("%d %d %ld %ld\n", mm.first, mm.second, (long)(me.first - v.begin()), (long)(me.second - v.begin()));
    std::printf("%d %d %d\n", *std::min_element(v.begin(), v.end()), *std::max_element(v.begin(), v.end()), *std::max_element(v.begin(), v.end(), [](int a, int b) { return a % 10 < b % 10; }));
    int x = 1, y = 2; std::swap(x, y); std::iter_swap(&x, &y); int l[2] = {1, 2}, m[2] = {3, 4}; std::swap(l, m); std::swap_ranges(l, l + 1, m); std::printf("%d %d %d %d\n", x, y, l[0], m[1]);
    std::vector<int> s = {1, 3, 3, 3, 5, 8}, t = {3, 4, 5, 9}, o;
    std::printf("%ld %ld %d %d %ld\n", (long)(std::lower_bound(s.begin(), s.end(), 3) - s.begin()), (long)(std::upper_bound(s.begin(), s.end(), 3) - s.begin()), std::binary_search(s.begin(), s.end(), 5), std::binary_search(s.begin(), s.end(), 4), (long)(std::equal_range(s.begin(), s.end(), 3).second - s.begin()));
    std::printf("%ld\n", (long)(std::lower_bound(s.rbegin(), s.rend(), 3, std::greater<int>()) - s.rbegin()));
    std::merge(s.begin(), s.end(), t.begin(), t.end(), std::back_inserter(o)); show("merge", o); o.clear();
    std::set_union(s.begin(), s.end(), t.begin(), t.end(), std::back_inserter(o)); show("union", o); o.clear();
    std::set_intersection(s.begin(), s.end(), t.begin(), t.end(), std::back_inserter(o)); show("both", o); o.clear();
    std::set_difference(s.begin(), s.end(), t.begin(), t.end(), std::back_inserter(o)); show("difference", o); std::printf("%d\n", std::includes(s.begin(), s.end(), o.begin(), o.end()));
    std::vector<int> part = numbers(10, 5); auto cut = std::partition(part.begin(), part.end(), odd); std::printf("%ld", (long)(cut - part.begin())); show(" part", part);
    part = numbers(10, 5); cut = std::stable_partition(part.begin(), part.end(), odd); std::printf("%ld", (long)(cut - part.begin())); show(" part", part);
    auto differ = std::mismatch(s.begin(), s.begin() + 4, t.begin()); std::printf("%d %d %d %d\n", *differ.first, *differ.second, std::lexicographical_compare(s.begin(), s.end(), t.begin(), t.end()), std::equal(s.begin(), s.end(), t.begin(), t.end()));
    int perm[] = {1, 2, 3}; int count = 0; do count += perm[0] * perm[1]; while (std::next_permutation(perm, perm + 3)); std::printf("%d\n", count);
    std::vector<int> heap = numbers(10, 3); std::make_heap(heap.begin(), heap.end()); heap.push_back(55); std::push_heap(heap.begin(), heap.end()); show("heap", heap); std::pop_heap(heap.begin(), heap.end()); show("heap", heap); heap.pop_back(); std::sort_heap(heap.begin(), heap.end()); show("heap", heap);

    std::vector<double> f = {1.5, 2.5, 3}; std::vector<double> h(3);
    std::printf("%g %d %g %g %g\n", std::accumulate(f.begin(), f.end(), 0.0), std::accumulate(f.begin(), f.end(), 0), std::accumulate(f.begin(), f.end(), 1.0, std::multiplies<double>()), std::inner_product(f.begin(), f.end(), f.begin(), 0.0), std::reduce(f.begin(), f.end()));
    std::printf("%s %d\n", std::accumulate(words.begin(), words.end(), std::string(">")).c_str(), std::accumulate(v.begin(), v.end(), 0, [](int a, int b) { return std::max(a, b); }));
    std::partial_sum(f.begin(), f.end(), h.begin()); show("h", h); std::adjacent_difference(f.begin(), f.end(), h.begin()); show("h", h); std::exclusive_scan(f.begin(), f.end(), h.begin(), 10.0); show("h", h); std::inclusive_scan(f.begin(), f.end(), h.begin()); show("h", h);
    std::printf("%d %d %ld %d\n", std::gcd(12, 18), std::lcm(4, 6), std::gcd(-100L, 75), std::gcd(0, 5));
    std::vector<int>::iterator it = v.begin(); std::advance(it, 3); std::printf("%ld %d %d\n", (long)std::distance(v.begin(), it), *std::next(it) == v[4], *std::prev(v.end()) == v.back());
    std::function<int(int)> fn = twice; std::printf("%d ", fn(4)); fn = Adder{5}; std::printf("%d ", fn(4)); int k = 10; fn = [&k](int n) { return n * k; }; k = 3; auto gn = fn; fn = nullptr; std::printf("%d %d %d\n", gn(4), (bool)fn, gn != nullptr);
    std::function<void()> say = [words]() { std::printf("%s\n", words[0].c_str()); }; std::vector<std::function<void()>> calls(2, say); calls[1](); std::function<int(int, int)> add = std::plus<int>(); std::printf("%d %zu\n", add(1, 2), std::hash<int>()(77));
    std::function<int(int)> fib = [&](int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }; std::printf("%d %zu %zu\n", fib(15), std::hash<std::string>()("hello hash, how are you"), std::hash<double>()(1.5));
}
