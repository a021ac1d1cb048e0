// DOC: C++ in .cu files | `std::string_view` in constant expressions
#include <array>
#include <cstdio>
#include <string_view>
using namespace std::literals;
constexpr std::string_view greeting = "hello world";
constexpr std::string_view names[] = {"red", "green", "blue"};
constexpr std::array<std::string_view, 2> pair{"x", "yz"};
static_assert(greeting.substr(0, 5) == "hello" && greeting.find('w') == 6 && greeting.rfind('o') == 7);
static_assert(greeting.find("or") == 7 && greeting.find("none") == std::string_view::npos && greeting.find_first_of("xw") == 6);
static_assert(greeting.find_last_not_of("dl") == 8 && greeting.compare("hello") > 0 && greeting < "help" && "\xff"sv > "a"sv);
static_assert(pair[1].size() == 2 && names[2].back() == 'e' && "abc"sv.length() == 3 && u"ab"sv[1] == u'b');
constexpr int index_of(std::string_view name)
{
    for (int i = 0; i < 3; i++)
        if (names[i] == name) return i;
    return -1;
}
static_assert(index_of("blue") == 2 && index_of("pink") == -1);
constexpr std::string_view trimmed(std::string_view s)
{
    s.remove_prefix(s.find_first_not_of(' '));
    s.remove_suffix(s.size() - s.find_last_not_of(' ') - 1);
    return s;
}
static_assert(trimmed("  a b ") == "a b");
template <int N> struct number { static constexpr int value = N; };
int main(int argc, char **)
{
    std::string_view s = argc > 5 ? names[0] : names[1];
    std::printf("%d %d %d\n", index_of(s), number<index_of("green")>::value, (int)trimmed("  x ").size());
    std::printf("%.*s %zu %zu\n", (int)greeting.size(), greeting.data(), greeting.find(s), s.find("ee"));
    std::printf("%zu %zu %d\n", s.find_last_of("e"), s.find_first_not_of("g"), s.compare("grey") < 0);
}
