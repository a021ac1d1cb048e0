// DOC: CCCL in device code | `<cuda/std/string_view>` and `<cuda/std/charconv>`: every member of `string_view`, `from_chars`, `to_chars`
// SLOW: large headers; optional.cu tries a smaller one
// CCCL: 3.5
#include <cuda/std/charconv>
#include <cuda/std/string_view>

#include "check.h"

using cuda::std::string_view;
using namespace cuda::std::string_view_literals;

// Both at compile time and where the kernel runs.
__device__ constexpr bool elements()
{
    string_view s = "warp and block", none;
    return s.size() == 14 && s.length() == 14 && !s.empty() && none.empty() && s[0] == 'w' && s.at(5) == 'a'
        && s.front() == 'w' && s.back() == 'k' && s.data()[4] == ' ' && *s.begin() == 'w' && *s.rbegin() == 'k'
        && s.end() - s.begin() == 14 && s.crend() - s.crbegin() == 14 && *s.cbegin() == 'w' && s.cend()[-1] == 'k'
        && s.max_size() > 1000 && string_view::npos == ~cuda::std::size_t(0);
}
static_assert(elements());

__device__ constexpr bool parts()
{
    string_view s = "0123456789", t{"abcdef", 3};
    s.remove_prefix(2);
    s.remove_suffix(3);
    t.swap(s);
    char copy[4] = {};
    return t == "23456" && s == "abc"sv && t.substr(1, 3) == "345" && t.substr(4) == "6" && t.copy(copy, 3, 1) == 3
        && string_view(copy, 3) == "345";
}
static_assert(parts());

__device__ constexpr bool comparisons()
{
    string_view a = "abc", b = "abd";
    return a < b && a <= b && b > a && b >= a && a != b && a == "abc" && a.compare(b) < 0 && b.compare(a) > 0
        && a.compare("abc") == 0 && a.compare(1, 2, "bc") == 0 && a.compare(0, 2, b, 0, 2) == 0 && a.compare("ab") > 0
        && string_view("\x80") > string_view("a") && a.starts_with('a') && a.starts_with("ab") && !a.starts_with("b")
        && a.ends_with('c') && a.ends_with("bc"sv) && !a.ends_with("abcd");
}
static_assert(comparisons());

__device__ constexpr bool searches()
{
    string_view s = "thread, block, thread";
    constexpr auto none = string_view::npos;
    return s.find("thread") == 0 && s.find("thread", 1) == 15 && s.find('b') == 8 && s.find("grid") == none
        && s.find("") == 0 && s.find("", 99) == none && s.find("blockx", 0, 5) == 8 && s.rfind("thread") == 15
        && s.rfind("thread", 14) == 0 && s.rfind('t') == 15 && s.rfind('q') == none && s.find_first_of(",b") == 6
        && s.find_last_of(",b") == 13 && s.find_first_not_of("thread") == 6 && s.find_last_not_of("thread") == 14
        && s.find_first_of('z') == none && s.find_last_not_of('d') == 19 && s.find_first_not_of('t', 15) == 16;
}
static_assert(searches());

extern "C" __global__ void test_string_view(int *failures)
{
    CHECK(elements() && parts() && comparisons() && searches());
    string_view wide = threadIdx.x ? "one" : "other";
    CHECK(wide == "other" && "other" == wide && wide.size() == 5);
    cuda::std::u16string_view u = u"\u03b1\u03b2";
    CHECK(u.size() == 2 && u[1] == 0x3b2 && u.find(u'\u03b2') == 1);
    cuda::std::basic_string_view pointed("deduced", 4);
    CHECK(pointed == "dedu");
}

template <class T>
__device__ bool reads(const char *text, T value, int length, int base = 10)
{
    T found{};
    const char *end = text;
    while (*end) end++;
    auto [at, error] = cuda::std::from_chars(text, end, found, base);
    return error == cuda::std::errc{} && found == value && at - text == length;
}

template <class T>
__device__ bool writes(T value, const char *text, int base = 10)
{
    char room[80];
    auto [end, error] = cuda::std::to_chars(room, room + sizeof room, value, base);
    return error == cuda::std::errc{} && string_view(room, end - room) == text;
}

extern "C" __global__ void test_from_chars(int *failures)
{
    CHECK(reads("42", 42, 2) && reads("-42rest", -42, 3) && reads("2147483647", 2147483647, 10));
    CHECK(reads("-9223372036854775808", -9223372036854775807LL - 1, 20));
    CHECK(reads("18446744073709551615", ~0ULL, 20) && reads("ff", 255u, 2, 16) && reads("FFg", 255u, 2, 16));
    CHECK(reads("zz", 1295, 2, 36) && reads("-10000000", (signed char)-128, 9, 2) && reads("0077", 63, 4, 8));
    CHECK(reads<unsigned char>("255", 255, 3) && reads<short>("-32768", -32768, 6) && reads<char>("65", 'A', 2));
    int kept = 7;
    const char *none = "x", *large = "2147483648", *plus = "+1";
    auto [at, error] = cuda::std::from_chars(none, none + 1, kept);
    CHECK(at == none && error == cuda::std::errc::invalid_argument && kept == 7);
    auto over = cuda::std::from_chars(large, large + 10, kept);
    CHECK(over.ptr == large + 10 && over.ec == cuda::std::errc::result_out_of_range && kept == 7);
    CHECK(cuda::std::from_chars(plus, plus + 2, kept).ec == cuda::std::errc::invalid_argument);
    unsigned without_sign = 7;
    const char *minus = "-1";
    CHECK(cuda::std::from_chars(minus, minus + 2, without_sign).ec == cuda::std::errc::invalid_argument);
    CHECK(over == cuda::std::from_chars(large, large + 10, kept));
}

extern "C" __global__ void test_to_chars(int *failures)
{
    CHECK(writes(0, "0") && writes(-42, "-42") && writes(2147483647, "2147483647"));
    CHECK(writes(-9223372036854775807LL - 1, "-9223372036854775808") && writes(~0ULL, "18446744073709551615"));
    CHECK(writes(255u, "ff", 16) && writes(1295, "zz", 36) && writes(-5, "-101", 2) && writes(63, "77", 8));
    CHECK(writes((signed char)-128, "-128") && writes((unsigned short)65535, "65535") && writes('A', "65"));
    char room[3];
    auto small = cuda::std::to_chars(room, room + 3, 1234);
    CHECK(small.ec == cuda::std::errc::value_too_large && small.ptr == room + 3);
    auto fits = cuda::std::to_chars(room, room + 3, -12);
    CHECK(fits.ec == cuda::std::errc{} && fits.ptr == room + 3 && room[0] == '-' && room[2] == '2');
    using cuda::std::chars_format;
    auto format = chars_format::fixed;
    format |= chars_format::scientific;
    CHECK(format == chars_format::general && (format & chars_format::hex) == chars_format{});
    format ^= chars_format::fixed;
    CHECK(format == chars_format::scientific && (~format & chars_format::fixed) == chars_format::fixed);
    format &= chars_format::fixed;
    CHECK(format == chars_format{});
}
