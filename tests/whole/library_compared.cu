// DOC: The C++ library | with `-std=c++20`: `<span>`, `<source_location>`, `starts_with`, `<=>` of pairs, tuples, arrays, views and optionals
#include <array>
#include <compare>
#include <cstddef>
#include <cstdio>
#include <cstring>
#include <optional>
#include <source_location>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

static int sum(std::span<const int> s)
{
    int r = 0;
    for (int x : s) r += x;
    return r;
}
static void spans()
{
    int a[] = {1, 2, 3, 4};
    std::vector<int> v{5, 6, 7};
    const std::vector<int> c{1, 1};
    std::array<int, 2> r{8, 9};
    printf("%d %d %d %d\n", sum(a), sum(v), sum(r), sum(c));
    std::span<int> s(a, 3);
    s[1] = 10;
    printf("%zu %d %d %d %zu\n", s.size(), s.front(), s.back(), sum(s.subspan(1, 2)), s.size_bytes());
    std::span<int, 4> f(a);
    printf("%zu %d %d %d %d\n", f.size(), sum(f.first(2)), sum(f.last<2>()), f.empty(), (int)f.subspan<1>().size());
    std::span d{v};
    d[0] = 1;
    printf("%d %zu %d\n", v[0], d.size(), std::span<int, 4>::extent == 4 && decltype(d)::extent == std::dynamic_extent);
    static_assert(decltype(std::span{a})::extent == 4 && decltype(f.first<2>())::extent == 2 && decltype(f.subspan<1>())::extent == 3);
    static_assert(sizeof(std::span<int, 4>) == sizeof(int *) && sizeof(std::span<int>) == 2 * sizeof(int *));
    static_assert(!std::is_convertible_v<std::span<const int>, std::span<int>> && std::is_convertible_v<std::span<int>, std::span<const int>>);
    static_assert(!std::is_convertible_v<const std::vector<int> &, std::span<int>> && !std::is_convertible_v<std::vector<float> &, std::span<int>>);
    static_assert(!std::is_default_constructible_v<std::span<int, 4>> && !std::is_constructible_v<std::span<int, 3>, int (&)[4]>);
    for (auto i = d.begin(); i != d.end(); ++i) printf("%d ", *i);
    printf("%d\n", *d.rbegin());
    auto b = std::as_bytes(d);
    std::as_writable_bytes(d)[0] = std::byte{3};
    std::span<int> e;
    printf("%zu %d %d %d\n", b.size(), (int)b[0], e.empty(), e.data() == nullptr);
}

static int sign(std::strong_ordering o) { return o < 0 ? -1 : o > 0; }
static int sign(std::weak_ordering o) { return o < 0 ? -1 : o > 0; }
static int sign(std::partial_ordering o) { return o < 0 ? -1 : o > 0 ? 1 : o == 0 ? 0 : 9; }
struct Weak { int v; bool operator<(const Weak &o) const { return v / 10 < o.v / 10; } bool operator==(const Weak &o) const { return v / 10 == o.v / 10; } };
struct All {
    std::string name;
    std::vector<int> v;
    std::pair<int, float> p;
    std::optional<int> o;
    auto operator<=>(const All &) const = default;
};
static void orders()
{
    std::array<int, 2> c{1, 2}, d{1, 3};
    printf("%d %d %d\n", sign(std::pair(1, 2) <=> std::pair(1, 1)), sign(c <=> d), sign(std::pair(Weak{11}, 1) <=> std::pair(Weak{15}, 1)));
    printf("%d %d\n", sign(std::tuple(1, 2.5) <=> std::tuple(1, 3.5)), sign(std::tuple(1, __builtin_nan("")) <=> std::tuple(1, 3.5)));
    printf("%d %d %d\n", sign(std::optional(3) <=> std::optional<int>()), sign(std::optional(3) <=> std::optional(4)), sign(std::optional(3) <=> std::nullopt));
    printf("%d %d\n", sign(std::string_view("x") <=> std::string_view("y")), sign(std::string_view("x") <=> "x"));
    All x{"a", {1}, {1, 2.f}, 1}, y{"a", {1, 2}, {1, 2.f}, 1};
    printf("%d %d %d %d\n", x < y, x == x, x != y, sign(y <=> x));
    printf("%d %d %d\n", std::three_way_comparable<int>, std::three_way_comparable<double, std::strong_ordering>, std::three_way_comparable<All>);
}

static void parts()
{
    std::string s = "hello";
    std::string_view v = s, none;
    printf("%d%d%d %d%d%d\n", s.starts_with("he"), s.starts_with('x'), s.starts_with(v), s.ends_with("lo"), s.ends_with('o'), s.ends_with("hellooo"));
    printf("%d%d%d %d%d\n", v.starts_with("hel"), v.ends_with('l'), v.ends_with(std::string_view("llo")), none.starts_with('a'), none.ends_with(""));
}

static int line(std::source_location l = std::source_location::current()) { return (int)l.line(); }
struct Made { int at; Made(std::source_location s = std::source_location::current()) : at((int)s.line()) {} };
static void places()
{
    auto here = std::source_location::current();
    Made made;
    printf("%d %d %d %d\n", (int)here.line(), line(), made.at, strlen(here.file_name()) > 0 && strstr(here.function_name(), "places") != nullptr);
}

int main()
{
    spans();
    orders();
    parts();
    places();
}
