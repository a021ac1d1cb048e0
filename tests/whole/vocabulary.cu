// What C++17 brought: variant, any, optional, byte, bitset, charconv. The output is g++'s.
#include <any>
#include <bitset>
#include <charconv>
#include <cstddef>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <optional>
#include <string>
#include <variant>
#include <vector>

struct loud {
    static inline int alive = 0;
    int v;
    loud(int v) : v(v) { alive++; }
    loud(const loud &o) : v(o.v) { alive++; }
    loud(loud &&o) : v(o.v) { o.v = -1; alive++; }
    loud &operator=(const loud &) = default;
    ~loud() { alive--; }
    bool operator==(const loud &o) const { return v == o.v; }
    bool operator!=(const loud &o) const { return v != o.v; }
    bool operator<(const loud &o) const { return v < o.v; }
};
template <class... F> struct overloaded : F... { using F::operator()...; };
template <class... F> overloaded(F...) -> overloaded<F...>;

static void variants()
{
    using V = std::variant<int, std::string, double, loud>;
    V v;
    std::cout << v.index() << ' ' << std::get<int>(v) << '\n';
    v = std::string("text");
    std::cout << v.index() << ' ' << std::get<1>(v) << ' ' << std::holds_alternative<std::string>(v) << '\n';
    v = "letters";
    std::cout << v.index() << ' ' << std::get<std::string>(v) << '\n';
    v = 2.5;
    V copy = v;
    v = 'c';
    std::cout << copy.index() << ' ' << v.index() << ' ' << std::get<0>(v) << '\n';
    v.emplace<loud>(7);
    copy = v;
    std::cout << loud::alive << ' ' << std::get<3>(copy).v << ' ' << (copy == v) << (copy < v) << (copy != v) << '\n';
    V moved = std::move(copy);
    std::cout << std::get<loud>(moved).v << std::get<loud>(copy).v << '\n';
    auto text = [](const V &v) {
        return std::visit(overloaded{[](int i) { return "int " + std::to_string(i); }, [](const std::string &s) { return "string " + s; },
                                     [](double d) { return std::string(d > 2 ? "large" : "small"); }, [](const loud &l) { return "loud " + std::to_string(l.v); }}, v);
    };
    for (const V &one : std::vector<V>{1, std::string("two"), 3.0, loud(4)}) std::cout << text(one) << '\n';
    std::cout << loud::alive << '\n';
    std::visit([](auto &a) { a = {}; }, *new std::variant<int, double>(3));
    std::variant<long, float> a = 5L, b = 0.5f;
    std::cout << std::visit([](auto x, auto y) { return double(x) * 10 + double(y) + sizeof(x) * 100; }, a, b) << '\n';
    try {
        std::get<float>(a);
    } catch (const std::bad_variant_access &e) {
        std::cout << e.what() << '\n';
    }
    std::cout << (std::get_if<float>(&a) == nullptr) << *std::get_if<0>(&a) << ' ' << sizeof(std::variant<char, double>) << std::variant_size_v<V> << '\n';
    std::variant<std::monostate, int> empty;
    std::cout << empty.index() << std::is_same_v<std::variant_alternative_t<1, decltype(empty)>, int> << (empty < decltype(empty)(3)) << '\n';
    std::variant<float, long, bool> narrow = 3;
    std::variant<bool, std::string> pointer = "no bool";
    std::cout << narrow.index() << pointer.index() << '\n';
    std::variant<int, std::string> in(std::in_place_type<std::string>, 3, 'x'), at(std::in_place_index<0>, 9);
    in.swap(at);
    std::cout << std::get<0>(in) << std::get<1>(at) << '\n';
}

static void anys()
{
    std::any a = 3, b = std::string("held");
    std::cout << std::any_cast<int>(a) << ' ' << std::any_cast<std::string &>(b).size() << a.has_value() << '\n';
    a = b;
    std::any_cast<std::string &>(a) += "!";
    std::cout << std::any_cast<std::string>(a) << std::any_cast<const std::string &>(b) << (a.type() == typeid(std::string)) << '\n';
    a.emplace<loud>(5);
    std::any c = a, d = std::move(a);
    std::cout << loud::alive << a.has_value() << std::any_cast<loud>(&d)->v << (std::any_cast<int>(&d) == nullptr) << '\n';
    try {
        (void)std::any_cast<float>(c);
    } catch (const std::bad_any_cast &e) {
        std::cout << e.what() << '\n';
    }
    c.reset();
    std::cout << loud::alive << c.has_value() << (c.type() == typeid(void)) << std::any_cast<long>(std::make_any<long>(8)) << '\n';
}

static std::optional<std::string> name(int n) { return n > 0 ? std::optional<std::string>("n" + std::to_string(n)) : std::nullopt; }
static void optionals()
{
    std::optional<int> o;
    std::cout << o.value_or(7) << o.has_value() << (o == std::nullopt) << '\n';
    o = 3;
    std::optional<double> wide = o;
    std::optional<std::string> s = "literal";
    std::cout << *o << (o == 3) << (o > 2) << *wide << s->size() << name(4).value_or("none") << name(0).value_or("none") << '\n';
    std::optional deduced = 2.5f;
    auto made = std::make_optional<std::string>(3, 'y');
    std::cout << *deduced << *made << (std::optional<int>(1) < std::optional<int>(2)) << (std::nullopt == o) << '\n';
    {
        std::optional<loud> a(std::in_place, 1), b = a;
        a = std::move(b);
        b.reset();
        a.emplace(6);
        std::cout << loud::alive << a->v << std::move(a).value().v << '\n';
    }
    std::cout << loud::alive << '\n';
    try {
        std::optional<int>().value();
    } catch (const std::bad_optional_access &e) {
        std::cout << e.what() << '\n';
    }
}

static void bits()
{
    std::bitset<70> b("1011"), c(5);
    b[69] = true;
    c |= b << 3;
    std::cout << b.count() << ' ' << b << '\n' << c << '\n' << (~c >> 60) << ' ' << c.test(1) << b.any() << (b != c) << std::bitset<4>(6).to_ulong() << '\n';
    b.flip().reset(0);
    std::cout << b.to_string('.', '#') << b.all() << b.none() << std::bitset<8>(std::string("xxoo"), 1, 3, 'x', 'o') << '\n';
    try {
        b.test(70);
    } catch (const std::out_of_range &e) {
        std::cout << e.what() << '\n';
    }
    std::byte x{0x5a}, y = x << 1;
    y |= std::byte{1};
    std::cout << std::to_integer<int>(y) << ' ' << std::to_integer<int>(~x & std::byte{0x0f}) << (x < y) << '\n';
}

template <class T> static void number(const char *text, int base = 10)
{
    T v = 99;
    auto [end, code] = std::from_chars(text, text + std::strlen(text), v, base);
    std::cout << +v << ' ' << end - text << ' ' << int(code) << '\n';
}
template <class T> static void shortest(T v)
{
    char to[400];
    auto r = std::to_chars(to, to + sizeof to, v);
    std::cout << std::string(to, r.ptr) << '\n';
}
static void conversions()
{
    number<int>("42x"); number<int>("-2147483648"); number<int>("2147483648"); number<unsigned>("-1"); number<unsigned char>("256"); number<long>("zz", 36); number<int>(""); number<signed char>("-128"); number<unsigned long long>("18446744073709551615");
    double d = 0;
    const char *t = "2.5e-3,";
    auto r = std::from_chars(t, t + 7, d);
    std::cout << d << ' ' << r.ptr - t << '\n';
    float f = 1;
    t = "+1";
    std::cout << int(std::from_chars(t, t + 2, f).ec) << ' ' << f << '\n';
    shortest(0); shortest(-17L); shortest(0.1); shortest(0.1f); shortest(1e23); shortest(123456789.0); shortest(1e-7); shortest(-2.5e300); shortest(100000.0); shortest(0.0001); shortest(1.0 / 0);
    char small[2];
    std::cout << int(std::to_chars(small, small + 2, 123).ec) << '\n';
}

__global__ void on_device(std::byte *b) { b[threadIdx.x] = ~b[threadIdx.x] ^ std::byte(threadIdx.x); }

int main()
{
    variants();
    anys();
    optionals();
    bits();
    conversions();
    std::byte *b;
    cudaMallocManaged(&b, 4);
    std::memset(b, 0xf0, 4);
    on_device<<<1, 4>>>(b);
    cudaDeviceSynchronize();
    std::printf("%d %d\n", int(b[0]), std::to_integer<int>(b[3]));
}
