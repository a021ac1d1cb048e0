// DOC: Preprocessor | macros with `#`, `##`, variable arguments, `__VA_OPT__`; conditionals; `#line`; `_Pragma`; `__COUNTER__`; `__has_include`
#include "check.h"

__device__ int zero;

#define JOIN_(a, b) a##b
#define JOIN(a, b) JOIN_(a, b)
#define TEXT_(x) #x
#define TEXT(x) TEXT_(x)
#define COUNT(...) COUNT_(__VA_ARGS__, 4, 3, 2, 1)
#define COUNT_(a, b, c, d, n, ...) n
#define CALL(f, ...) f(1 __VA_OPT__(, ) __VA_ARGS__)
#define GNU(f, args...) f(1, ##args)
#define SELF SELF + 1
#define EMPTY
#define LPAREN (
#define OBJECT (x) x
#define F(x) [x]
#define APPLY(m, x) m(x)
#if defined CHECK && defined(CHECK)
#define HERE 1 // a comment
#else
#define HERE 0
#endif

__device__ int same(const char *a, const char *b)
{
    while (*a && *a == *b)
        a++, b++;
    return *a == *b;
}
__device__ int add1(int a) { return a; }
#define pick_1(a) add1(a)
#define pick(...) JOIN(pick_, COUNT(__VA_ARGS__))(__VA_ARGS__)

__global__ void test_macros(int *failures)
{
    int ab = 5, SELF_ = 1;
    (void)SELF_;
    CHECK(JOIN(a, b) == 5 && JOIN(1, 2) == 12 && COUNT(a, b, c) == 3 && COUNT(x) == 1);
    CHECK(same(TEXT(a  +   "b\n"), "a + \"b\\n\"") && same(TEXT(JOIN(a, b)), "ab") && same(TEXT_(JOIN(a, b)), "JOIN(a, b)"));
    CHECK(same(TEXT(), "") && same(TEXT('"' '\''), "'\"' '\\''") && same(TEXT(EMPTY F(2)EMPTY), "[2]"));
    CHECK(CALL(add1) == 1 && GNU(add1) == 1 && pick(7) == 7);
    CHECK(same(TEXT(SELF), "SELF + 1") && APPLY(add1, 3) == 3);
    CHECK(same(TEXT_(F LPAREN 2), "F LPAREN 2") && same(TEXT(OBJECT), "(x) x"));
    int first = __COUNTER__, second = __COUNTER__;
    CHECK(second == first + 1);
}

__global__ void test_conditionals(int *failures)
{
    int n = 0;
#if 1 ? 2 : (1 / 0)
    n |= 1;
#endif
#if (-1 > 0u) && (-1 >> 1 == -1) && ('a' == 97) && !defined NOT_THERE && 0x10 == 020 + 0
    n |= 2;
#endif
#ifdef NOT_THERE
#error not reached
#elif 18446744073709551615u == -1 && 07 + 0b1 == 8
    n |= 4;
#else
#error not reached
#endif
#ifndef NOT_THERE
    n |= 8;
#if 0
#if nested "unbalanced ' quote
#else
#endif
#elif UNKNOWN_IS_ZERO == 0
    n |= 16;
#endif
#endif
#if __has_include(<stdint.h>) && !__has_include("not/there.h")
    n |= 32;
#endif
    CHECK(n == 63);
#undef NOT_THERE
#define NOT_THERE 1
#if NOT_THERE
    n = 1;
#endif
    CHECK(n == 1);
    _Pragma("unroll") for (int i = 0; i < 3; i++) n += i + zero;
    CHECK(n == 4 && __STDC_VERSION__ >= 201112L && __STDC__ == 1);
}

__global__ void test_places(int *failures)
{
    int here = __LINE__, con\
tinued = 3, next = __LINE__;
    CHECK(next == here + 1 && continued == 3);
    CHECK(sizeof __DATE__ == 12 && sizeof __TIME__ == 9 && same(__func__, "test_places"));
    const char *file = __FILE__;
    int length = 0;
    while (file[length])
        length++;
    CHECK(same(file + length - 14, "preprocessor.c"));
#line 1000 "elsewhere.c"
    here = __LINE__, file = __FILE__;
    CHECK(here == 1000 && same(file, "elsewhere.c"));
}
