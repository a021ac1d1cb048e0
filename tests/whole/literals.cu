// DOC: Host code | literals with suffixes: the program's `operator""`, and those of `std::literals`
#include <chrono>
#include <complex>
#include <cstdio>
#include <string>
#include <string_view>
#include <thread>

struct Km { double v; };
constexpr Km operator""_km(long double v) { return {(double)v}; }
constexpr Km operator"" _km(unsigned long long v) { return {(double)v}; }
constexpr unsigned long long operator""_b(const char *s, size_t n) { return n + (s[0] == 'h'); }
constexpr int operator""_c(char c) { return c; }
constexpr int operator""_c(wchar_t c) { return -(int)c; }
template <char... C> constexpr int operator""_n() { int sum = 0; ((sum = 10 * sum + (C - '0')), ...); return sum; }
int operator""_raw(const char *s) { return s[0] - '0' + 100 * (s[1] == 'x'); }
std::string operator""_twice(const char *s, size_t n) { return std::string(s, n) + s; }

namespace units {
inline namespace literals { constexpr int operator""_m(unsigned long long v) { return v * 100; } }
template <class T> struct Meters { T t = 3_m; };
}

static_assert((0x10'0_km).v == 256 && (1'000_km).v == 1000 && (.5_km).v == 0.5 && (1e3_km).v == 1000, "");

int main()
{
    using namespace std::literals;
    using namespace units::literals;
    printf("%g %g %llu %d %d %d\n", (1.5_km).v, (3_km).v, "hello"_b, 'a'_c, L'a'_c, 1234_n);
    printf("%d %d %llu %d %d\n", 57_raw, 0x5_raw, "abc" "de"_b, 3_m + 1, units::Meters<int>().t);
    printf("%llu %s\n", R"(a"b
c)"_b, "xy"_twice.c_str());

    auto s = "abc"s; auto sv = "abcd"sv; auto time = 5ms + 2s; auto half = 2.5min;
    auto z = 2.0i * 3i; auto f = 3if; float g = 1.f;
    printf("%zu %zu %lld %g %g %g %g\n", s.size(), sv.size(), (long long)time.count(), (double)half.count(), z.real(),
           f.imag(), g);
    constexpr auto q = 90min;
    static_assert(q.count() == 90 && 1h == 60min && 1h < 61min && q != 1h, "");
    { using namespace std::string_literals; printf("%s\n", ("a\0b"s + "x"s).c_str() + 2); }
    { using namespace std::string_view_literals; printf("%zu\n", "a\0bc"sv.size()); }
    { using namespace std::literals::string_view_literals; printf("%c\n", L"xyz"sv[1]); }
    std::this_thread::sleep_for(1us + 5ns);
    printf("%d %lld\n", (int)(std::chrono::duration_cast<std::chrono::milliseconds>(1.5s) == 1500ms), (long long)std::chrono::seconds(2h).count());
}
