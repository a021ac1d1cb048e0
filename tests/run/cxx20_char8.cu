#include "check.h"
#include <limits>
#include <type_traits>
// OPTIONS: -std=c++20
// DOC: C++20 | `char8_t`: a type of its own, that of `u8'a'` and of the elements of `u8"..."`
__device__ int of(char8_t) { return 8; }
__device__ int of(char) { return 1; }
__device__ int of(unsigned char) { return 2; }
__device__ int at(const char8_t *) { return 8; }
__device__ int at(const char *) { return 1; }
template <class T> struct named { static constexpr int value = 0; };
template <> struct named<char8_t> { static constexpr int value = 9; };
constexpr const char8_t *text = u8"h\u00e9";
static_assert(text[1] == 0xc3 && text[2] == 0xa9 && sizeof(u8"\u00e9") == 3);
static_assert(std::is_integral_v<char8_t> && std::is_unsigned_v<char8_t> && std::is_same_v<decltype(u8'a'), char8_t>);
static_assert(!std::is_same_v<char8_t, unsigned char> && std::is_same_v<decltype(u8'a' + u8'b'), int>);
static_assert(std::is_same_v<decltype(u8"a"), const char8_t (&)[2]>);
static_assert(std::numeric_limits<char8_t>::max() == 255 && !std::numeric_limits<char8_t>::is_signed);
__device__ char8_t stored[] = u8"xyz";
extern "C" __global__ void test_char8(int *failures)
{
    CHECK(of(u8'a') == 8 && of('a') == 1 && at(u8"x") == 8 && at("x") == 1);
    CHECK(named<char8_t>::value == 9 && named<unsigned char>::value == 0);
    CHECK(sizeof(stored) == 4 && stored[2] == u8'z');
    char8_t c = 200;
    int wide = c;
    CHECK(wide == 200 && (c += 100) == 44);
}
