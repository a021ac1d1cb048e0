// std::vector of any type: lifetimes of its elements, growth, all members. What it prints is what g++'s program prints.
#include <cstdio>
#include <iterator>
#include <list>
#include <utility>
#include <vector>

static int made, copied, moved, assigned, ended;
struct Item {
    int value;
    int *own;
    Item(int v = 0) : value(v), own(new int(v)) { made++; }
    Item(int a, int b) : value(a * 10 + b), own(new int(value)) { made++; }
    Item(int a, int b, int c, int d, int e, int f) : value(a + b + c + d + e + f), own(new int(value)) { made++; }
    Item(const Item &o) : value(o.value), own(new int(o.value)) { copied++; }
    Item(Item &&o) noexcept : value(o.value), own(o.own) { o.own = nullptr; o.value = -1; moved++; }
    ~Item() { delete own; own = nullptr; value = -99; ended++; }
    Item &operator=(const Item &o) { value = o.value; if (!own) own = new int; *own = o.value; assigned++; return *this; }
    Item &operator=(Item &&o) noexcept { std::swap(own, o.own); value = o.value; assigned++; return *this; }
    bool operator==(const Item &o) const { return value == o.value; }
    bool operator<(const Item &o) const { return value < o.value; }
};
static void report(const char *what) { std::printf("%s: alive %d\n", what, made + copied + moved - ended); }
static void show(const char *what, const std::vector<int> &v)
{
    std::printf("%s: %zu/%zu:", what, v.size(), v.capacity());
    for (int x : v) std::printf(" %d", x);
    std::printf("\n");
}
static void show(const char *what, const std::vector<Item> &v)
{
    std::printf("%s: %zu/%zu:", what, v.size(), v.capacity());
    for (const Item &x : v) std::printf(" %d%s", x.value, x.own && *x.own == x.value ? "" : "!");
    std::printf("\n");
}
struct Only {
    int n;
    Only(int n) : n(n) {}
    Only(const Only &) = delete;
    Only(Only &&o) : n(o.n) { o.n = 0; }
    Only &operator=(Only &&o) { n = o.n; o.n = 0; return *this; }
};
struct Plain { int a = 7; float b; };
struct alignas(64) Wide { int a; };

std::vector<Item> pass(std::vector<Item> v) { v.push_back(4); return v; }

template <class T> T total(const std::vector<T> &v) { T sum = T(); for (typename std::vector<T>::const_iterator i = v.begin(); i != v.end(); ++i) sum += *i; return sum; }

int main()
{
    {
        std::vector<Item> v;
        show("empty", v);
        for (int i = 0; i < 5; i++) { v.push_back(Item(i)); std::printf("%zu ", v.capacity()); }
        show("pushed", v);
        v.push_back(v[0]);
        v.push_back(std::move(v[1]));
        std::printf("moved from: %d %d\n", v[1].value, v[1].own == nullptr);
        v[1] = Item(1);
        v.push_back(v.back());
        v.push_back(v.front()); // grows while it inserts an element of itself
        show("itself", v);
        v.emplace_back();
        v.emplace_back(3, 4);
        Item &last = v.emplace_back(1, 2, 3, 4, 5, 6);
        last.value += 0;
        show("emplaced", v);
        std::printf("made %d\n", made);
        v.insert(v.begin() + 2, v[4]);
        v.insert(v.begin(), 2, v[3]);
        v.insert(v.end(), Item(77));
        v.emplace(v.begin() + 1, 8, 9);
        show("inserted", v);
        std::vector<Item>::iterator at = v.erase(v.begin() + 1);
        std::printf("erased: next %d\n", at->value);
        at = v.erase(v.begin() + 2, v.begin() + 5);
        std::printf("erased: next %d\n", at->value);
        at = v.erase(v.end() - 1);
        std::printf("at the end: %d\n", at == v.end());
        at = v.erase(v.begin(), v.begin());
        show("erased", v);
        v.pop_back();
        std::vector<Item> w(v), x = v, y;
        std::printf("%zu %zu\n", w.capacity(), x.size());
        y = w;
        y = *&y;
        show("self-assigned", y);
        x = std::move(w);
        std::printf("moved: %zu %d\n", w.size(), w.empty());
        std::vector<Item> z(std::move(x));
        std::printf("moved: %zu %zu\n", x.size(), z.size());
        x.push_back(5);
        show("used again", x);
        z.swap(x);
        std::swap(z, x);
        std::printf("%zu %zu %d %d\n", z.size(), x.size(), z == v, z != x);
        z.resize(3);
        z.resize(5);
        show("resized", z);
        z.resize(7, z[1]);
        z.resize(7, Item(9));
        show("resized", z);
        z.assign(3, z[2]);
        show("assigned", z);
        z.assign(20, z[0]);
        std::printf("%zu %zu\n", z.size(), z.capacity());
        z.assign(v.begin() + 1, v.begin() + 4);
        show("assigned", z);
        z = {Item(1), Item(2)};
        z.shrink_to_fit(); show("list", z);
        z.clear();
        z.shrink_to_fit();
        std::printf("cleared %zu %zu\n", z.size(), z.capacity());
        z.reserve(10);
        z.reserve(2);
        std::printf("reserved %zu\n", z.capacity());
        show("passed", pass(pass(x)));
        std::vector<std::vector<Item>> rows(2, v);
        rows.push_back(rows[0]);
        rows[1].clear();
        rows.erase(rows.begin());
        std::printf("rows %zu %zu %zu\n", rows.size(), rows[0].size(), rows[1].size());
        report("inside");
    }
    report("end");
    {
        std::vector<int> a, b(3), c(3, 5), d{3, 5}, e = {1, 2, 3, 4}, f(e.begin(), e.end() - 1);
        show("a", a); show("b", b); show("c", c); show("d", d); show("e", e); show("f", f);
        int raw[] = {9, 8, 7};
        std::vector<int> g(raw, raw + 3), h(std::begin(raw), std::end(raw)), r(e.rbegin(), e.rend());
        show("g", g); show("r", r);
        std::printf("%d %d %d %d %d %d\n", g == h, e < f, f < e, a < b, g > h, g >= h);
        e.insert(e.begin() + 1, g.begin(), g.end());
        e.insert(e.end(), {100, 200});
        e.insert(e.begin(), 5, 0);
        show("e", e);
        for (std::vector<int>::reverse_iterator i = e.rbegin(); i != e.rend(); ++i) std::printf("%d,", *i);
        for (auto i = e.crbegin(); i < e.crend(); i += 3) std::printf("%d;", *i);
        std::printf("\n%d %d %d\n", *(e.rbegin() + 1), *(e.rbegin().base() - 1) == e.back(), (int)(e.rend() - e.rbegin()));
        const std::vector<int> k(e);
        std::printf("%d %d %d %d %d\n", k.front(), k.back(), k.at(2), k[3], *(k.data() + 1));
        std::printf("%d %ld %d\n", total(k), (long)std::distance(k.begin(), k.end()), *std::next(k.begin(), 6));
        std::vector<int> copy;
        std::vector<int>::const_iterator ci = k.cbegin();
        copy.assign(ci, k.cend());
        copy.erase(copy.cbegin());
        std::printf("%zu\n", copy.size());
        for (int i = 0; i < 100; i++) copy.push_back(copy[i % 3]);
        std::printf("%zu %zu\n", copy.size(), copy.capacity());
        std::vector<bool> bits(5, true);
        bits[2] = false;
        bits.push_back(false);
        std::printf("%d%d%d%d %zu\n", (int)bits[0], (int)bits[2], (int)bits[4], (int)bits[5], bits.size());
        std::vector<Only> only;
        only.push_back(Only(1));
        only.emplace_back(2);
        only.push_back(Only(3));
        only.insert(only.begin(), Only(4));
        only.erase(only.begin() + 1);
        std::printf("%d %d %d %zu\n", only[0].n, only[1].n, only[2].n, only.size());
        std::vector<Plain> plain(3);
        std::printf("%d %g\n", plain[2].a, plain[1].b);
        std::vector<Wide> wide(3);
        std::printf("%d\n", (int)((unsigned long)wide.data() % 64));
        std::vector<const char *> words = {"x", "y"};
        words.push_back(nullptr);
        std::printf("%s %d\n", words[1], words[2] == nullptr);
        std::vector<int *> pointers(4);
        std::printf("%d\n", pointers[3] == nullptr);
        std::vector<float> fl(3, 1), gl(2, 0.5);
        std::vector<size_t> sizes(3, -1);
        std::vector<long> longs(e.begin(), e.end());
        std::printf("%g %g %zu %ld\n", fl[2], gl[1], sizes[1], longs[6]);
        std::vector<std::pair<int, float>> pairs = {{1, 2.5f}, {3, 4}};
        pairs.push_back({5, 6});
        pairs.emplace_back(7, 8.5f);
        pairs.push_back(std::make_pair(9, 1));
        for (auto &p : pairs) std::printf("(%d %g)", p.first, p.second);
        std::printf("\n");
        auto *heap = new std::vector<int>(3, 4);
        std::printf("%d\n", (*heap)[2]);
        delete heap;
        std::vector<int> rowsof[3];
        rowsof[1].push_back(3);
        std::printf("%zu %zu\n", rowsof[0].size(), rowsof[1].size());
    }
}
