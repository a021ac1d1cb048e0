// std::deque, list, queue, stack, priority_queue.
#include <algorithm>
#include <cstdio>
#include <deque>
#include <functional>
#include <list>
#include <memory>
#include <numeric>
#include <queue>
#include <stack>
#include <string>
#include <vector>

static int alive;
struct Item {
    int v;
    Item(int v = 0) : v(v) { alive++; }
    Item(int a, int b) : v(a + b) { alive++; }
    Item(const Item &o) : v(o.v) { alive++; }
    ~Item() { alive--; v = -1; }
    operator int() const { return v; }
};
struct Job { int priority, id; bool operator<(const Job &o) const { return priority < o.priority; } };
template <class C> static void show(const char *what, const C &c)
{
    std::printf("%s %zu:", what, c.size());
    for (const auto &x : c) std::printf(" %d", (int)x);
    std::printf("\n");
}

int main()
{
    {
        std::deque<Item> d, e(3), f(2, Item(7)), g = {1, 2, 3};
        for (int i = 0; i < 300; i++) { d.push_back(i); if (i % 2) d.push_front(-i); if (i % 5 == 0) d.pop_front(); if (i % 7 == 0) d.pop_back(); }
        Item &kept = d[5]; int was = kept.v; for (int i = 0; i < 1000; i++) { d.push_back(i); d.push_front(i); } std::printf("%d\n", kept.v == was);
        long sum = 0; for (size_t i = 0; i < d.size(); i++) sum = sum * 3 + d[i]; std::printf("%zu %ld %d %d\n", d.size(), sum, (int)d.front(), (int)d.back());
        show("e", e); show("f", f); show("g", g); g.insert(g.begin() + 1, Item(9)); g.insert(g.end(), g[0]); g.emplace_back(20, 1); g.emplace_front(5); show("g", g); g.erase(g.begin() + 2); g.erase(g.begin(), g.begin() + 2); show("g", g);
        std::deque<Item> h(g), k; k = g; k.push_back(1); h = std::move(k); show("h", h); show("k", k); std::printf("%d %d %d\n", h == g, g != h, g < h); std::sort(h.begin(), h.end()); show("h", h); std::reverse(h.begin(), h.end()); show("h", h); for (auto i = h.rbegin(); i != h.rend(); ++i) std::printf("%d ", (int)*i); std::printf("%ld %d\n", (long)(h.end() - h.begin()), (int)h.begin()[2]); h.resize(2); h.resize(4); show("h", h); h.clear(); show("h", h); h.push_front(1); show("h", h);
        while (!d.empty()) d.pop_front(); d.push_back(1); show("d", d);
        std::deque<std::string> s; s.push_back("b"); s.push_front("a"); s.push_back(s.front()); for (auto &x : s) std::printf("%s", x.c_str()); std::printf(" %d\n", std::accumulate(g.begin(), g.end(), 0));
        std::deque<std::unique_ptr<int>> u; u.push_back(std::make_unique<int>(3)); u.emplace_front(new int(2)); std::printf("%d\n", *u[0] + *u[1]);

        std::list<Item> a = {3, 1, 2}, b(2, Item(9)), c(a.begin(), a.end()); a.push_front(7); a.push_back(3); a.emplace_back(1, 1); show("a", a); a.sort(); show("a", a); a.sort([](const Item &x, const Item &y) { return x.v > y.v; }); show("a", a); a.reverse(); a.unique(); show("a", a); c.sort(); a.merge(c); show("a", a); show("c", c); a.remove(2); a.remove_if([](const Item &x) { return x.v == 7; }); show("a", a);
        auto i = a.begin(); ++i; i = a.insert(i, Item(50)); a.insert(a.end(), b.begin(), b.end()); i = a.erase(i); std::printf("%d\n", (int)*i); show("a", a); a.splice(a.begin(), b); show("a", a); show("b", b); a.splice(a.begin(), a, --a.end()); b = a; a.pop_front(); a.pop_back(); show("a", a); b.swap(a); show("a", a); std::printf("%d %d %d\n", a == b, (int)a.front(), (int)*std::next(b.begin())); std::list<Item> m(std::move(a)); show("m", m); show("a", a); m.resize(2); for (auto r = m.rbegin(); r != m.rend(); ++r) std::printf("%d ", (int)*r); std::printf("\n");
        for (auto j = m.begin(); j != m.end();) if (*j == 9) j = m.erase(j); else ++j; show("m", m); std::list<int> big; for (int n = 0; n < 1000; n++) big.push_back(n * 7919 % 1000); big.sort(); std::printf("%d %ld\n", std::is_sorted(big.begin(), big.end()), (long)std::distance(big.begin(), std::find(big.begin(), big.end(), 500)));

        std::queue<int> q; for (int n = 0; n < 5; n++) q.push(n); q.emplace(9); while (!q.empty()) { std::printf("%d/%zu/%d ", q.front(), q.size(), q.back()); q.pop(); } std::printf("\n"); std::queue<std::pair<int, int>> qp; qp.push({1, 2}); qp.push(std::make_pair(3, 4)); qp.emplace(5, 6); qp.pop(); std::printf("%d\n", qp.front().second);
        std::stack<std::string> st; st.push("x"); st.push("y"); st.top() += "!"; st.emplace(2, 'z'); while (!st.empty()) { std::printf("%s ", st.top().c_str()); st.pop(); } std::stack<int, std::vector<int>> sv; sv.push(3); std::printf("%d %zu\n", sv.top(), sv.size());
        std::priority_queue<int> p; for (int n : {3, 1, 4, 1, 5, 9, 2, 6}) p.push(n); while (!p.empty()) { std::printf("%d ", p.top()); p.pop(); } std::priority_queue<int, std::vector<int>, std::greater<int>> least; for (int n : {3, 1, 2}) least.push(n); std::printf("%d\n", least.top());
        std::priority_queue<Job> jobs; for (int n = 0; n < 20; n++) jobs.push({n * 7 % 4, n}); while (!jobs.empty()) { std::printf("%d:%d ", jobs.top().priority, jobs.top().id); jobs.pop(); } std::printf("\n"); auto by = [](const Job &x, const Job &y) { return x.id < y.id; }; std::priority_queue<Job, std::vector<Job>, decltype(by)> last(by); last.push(Job{1, 2}); last.push(Job{3, 4}); std::printf("%d\n", last.top().id); std::priority_queue<std::pair<float, int>> pairs; pairs.push({1.5f, 1}); pairs.emplace(2.5f, 2); std::printf("%d\n", pairs.top().second);
        std::vector<int> from = {5, 8, 2}; std::priority_queue<int> made(from.begin(), from.end()); std::printf("%d\n", made.top());
        std::printf("alive %d\n", alive - (int)(e.size() + f.size() + g.size() + h.size() + d.size() + a.size() + b.size() + c.size() + m.size()));
    }
    std::printf("alive %d\n", alive);
}
