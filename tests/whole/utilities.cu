// <utility>, <tuple>, <array>, <memory>, <optional>.
#include <array>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

static int alive;
struct Node {
    int value;
    std::string name;
    Node(int v = 1, std::string n = "node") : value(v), name(n) { alive++; }
    Node(const Node &o) : value(o.value), name(o.name) { alive++; }
    ~Node() { alive--; std::printf("~%d ", value); }
};
struct Derived : Node { Derived(int v) : Node(v, "derived") {} };
struct Closer { int *count; void operator()(int *p) const { (*count)++; delete p; } };
static void release(int *p) { std::printf("released %d\n", *p); delete p; }
static std::pair<int, std::string> both(int n) { return {n, "n"}; }
static std::tuple<int, double, std::string> three() { return std::make_tuple(1, 2.5, std::string("three")); }
static std::unique_ptr<Node> make(int v) { auto p = std::make_unique<Node>(v); p->value++; return p; }
static std::optional<int> half(int n) { if (n % 2) return std::nullopt; return n / 2; }
static void take(std::unique_ptr<Node> p) { std::printf("took %d\n", p->value); }

int main()
{
    std::pair<int, std::string> p(1, "one"), q = both(2), r = std::make_pair(3, "three"), s;
    s = q; std::swap(p, s); p.swap(q);
    std::printf("%d %s %d %s %d %s %d %s\n", p.first, p.second.c_str(), q.first, q.second.c_str(), r.first, r.second.c_str(), s.first, s.second.c_str());
    std::printf("%d %d %d %d %d\n", p == q, p != r, p < r, p > r, std::make_pair(1, 2) <= std::make_pair(1, 3));
    std::pair<double, long> wide = std::pair<int, int>(3, 4); wide = std::make_pair(5, 6);
    std::printf("%g %ld %g\n", wide.first, wide.second, std::get<0>(wide)); std::get<1>(wide) = 9;
    std::pair<std::pair<int, int>, float> nested = {{1, 2}, 3.f}; std::printf("%d %g %ld\n", nested.first.second, nested.second, wide.second);
    int old = 5, now = std::exchange(old, 6); std::printf("%d %d\n", old, now);

    std::tuple<int, double, std::string> t = three(), u(4, 5, "six"), w;
    w = t; std::get<0>(w) = 10; std::get<2>(w) += "!";
    int a; double b; std::string c;
    std::tie(a, b, c) = w; std::printf("%d %g %s %d %d %d\n", a, b, c.c_str(), t == w, t < w, t < u);
    std::tie(a, std::ignore, c) = u; std::printf("%d %g %s\n", a, b, c.c_str());
    std::tie(a, c) = both(8); std::printf("%d %s\n", a, c.c_str());
    auto six = std::make_tuple(1, 2u, 3L, 'c', 5.f, "s"); std::printf("%d %c %s %d\n", std::get<0>(six), std::get<3>(six), std::get<5>(six), (int)std::tuple_size<decltype(six)>::value);
    std::vector<std::tuple<int, float>> rows; rows.push_back(std::make_tuple(1, 2.f)); rows.emplace_back(3, 4.f); std::printf("%g\n", std::get<1>(rows[1]));

    std::array<int, 4> x = {3, 1, 2}, y{{1, 2, 3, 4}}; x[3] = 7; x.at(1) = 9;
    for (int v : x) std::printf("%d ", v);
    std::printf("%zu %d %d %d %d\n", x.size(), x.front(), x.back(), x == y, y < x);
    y.fill(5); x.swap(y); std::printf("%d %d %d\n", x[0], y[0], std::get<2>(y));
    std::array<std::array<float, 2>, 3> grid = {}; grid[1][0] = 2.5f; std::printf("%g %g %zu\n", grid[1][0], grid[2][1], grid.size());
    std::array<std::string, 2> names = {"a", "b"}; names[1] += names[0]; std::printf("%s %d\n", names[1].c_str(), std::array<int, 0>().empty());
    for (auto i = x.rbegin(); i != x.rend(); ++i) std::printf("%d", *i);
    std::printf("\n");

    {
        std::unique_ptr<Node> one(new Node(1)), two = std::make_unique<Node>(2, "second"), none;
        std::printf("%d %s %d %d %d\n", one->value, two->name.c_str(), !none, none == nullptr, one != nullptr);
        none = std::move(one); std::printf("%d %d\n", one.get() == nullptr, (*none).value);
        one = make(7); take(std::move(one)); std::printf("%d\n", (bool)one);
        two.reset(new Node(3)); two.swap(none); Node *raw = two.release(); delete raw; two = nullptr;
        std::unique_ptr<Node> base = std::unique_ptr<Derived>(new Derived(5));
        std::printf("%s\n", base->name.c_str());
        std::unique_ptr<int[]> list(new int[4]()), more = std::make_unique<int[]>(3); list[2] = 5; std::printf("%d %d\n", list[2], more[2]);
        std::unique_ptr<Node[]> nodes(new Node[2]); nodes[1].value = 11;
        int closed = 0;
        { std::unique_ptr<int, Closer> k(new int(4), Closer{&closed}); }
        { std::unique_ptr<int, void (*)(int *)> k(new int(6), release); auto l = std::move(k); }
        { auto f = [&](int *p) { closed += 10; delete p; }; std::unique_ptr<int, decltype(f)> k(new int(4), f); }
        std::printf("closed %d\n", closed);
        std::vector<std::unique_ptr<Node>> all; for (int i = 0; i < 3; i++) all.push_back(std::make_unique<Node>(20 + i));
        all.emplace_back(new Node(30)); all.erase(all.begin()); std::printf("\n%d\n", all.back()->value);
    }
    std::printf("alive %d\n", alive);
    {
        std::shared_ptr<Node> one = std::make_shared<Node>(1, "shared"), two = one, three; std::weak_ptr<Node> weak = one;
        std::printf("%ld %d %s\n", one.use_count(), one == two, two->name.c_str());
        three = two; one.reset(); two = nullptr; std::printf("%ld %d %d\n", three.use_count(), weak.expired(), three->value);
        three = std::make_shared<Node>(2); std::printf("%d %d\n", weak.expired(), (bool)weak.lock());
        std::shared_ptr<Node> base = std::make_shared<Derived>(3); std::shared_ptr<int> part(base, &base->value); base.reset(); std::printf("%d %ld\n", *part, part.use_count());
        part.reset(); three = three;
        std::shared_ptr<int> own(new int(9), release); std::vector<std::shared_ptr<int>> v(3, own); std::printf("%ld\n", own.use_count());
        std::shared_ptr<Node> from = make(40); std::shared_ptr<float> buffer(new float[4], [](float *p) { delete[] p; });
    }
    std::printf("alive %d\n", alive);
    std::optional<int> h = half(8), n = half(3), o = 5; std::printf("%d %d %d %d %d\n", *h, n.has_value(), n.value_or(-1), h == 4, (bool)o);
    n = 7; h = n; o.reset(); std::printf("%d %d %d\n", h.value(), *n, o == std::nullopt);
    std::optional<std::string> text; text = std::string("t"); text.emplace(3, 'x'); std::optional<std::string> copy = text; text = std::nullopt; std::printf("%s %d %zu\n", copy->c_str(), (bool)text, copy->size());
}
