/* DOC: The C library | strings, memory, characters, `abs`, `div`, `atoi`, `calloc`, `snprintf` and its kin */
#include <ctype.h>
#include <math.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "check.h"

__global__ void test_strings(int *failures)
{
    char a[32] = "hello", b[32];
    CHECK(strlen(a) == 5 && strcpy(b, a) == b && strcmp(a, b) == 0 && strcmp("a", "b") < 0 && strcmp("\xff", "a") > 0);
    CHECK(strcat(b, " world") == b && strcmp(b, "hello world") == 0 && strncmp(b, "help", 3) == 0);
    CHECK(strchr(b, 'w') == b + 6 && strrchr(b, 'o') == b + 7 && strstr(b, "lo w") == b + 3 && !strstr(b, "x"));
    CHECK(strspn("aabc", "ab") == 3 && strcspn("aabc", "c") == 3 && strpbrk(b, "wr") == b + 6);
    CHECK(memcmp("abc", "abd", 3) < 0 && memchr(b, 'o', 11) == b + 4 && memset(a, 'x', 3) == a && a[2] == 'x');
    memmove(b + 2, b, 5);
    CHECK(memcmp(b, "hehello", 7) == 0);
    strncpy(a, "ab", 5);
    CHECK(a[1] == 'b' && a[2] == 0 && a[4] == 0);
    CHECK(toupper('a') == 'A' && tolower('Z') == 'z' && isdigit('7') && !isalpha('7') && isspace('\t') && ispunct('!'));
}

__global__ void test_numbers(int *failures)
{
    CHECK(abs(-3) == 3 && labs(-3L) == 3 && llabs(-3LL) == 3 && atoi(" -42x") == -42 && atol("7") == 7);
    div_t d = div(-7, 2);
    CHECK(d.quot == -3 && d.rem == -1);
    int *p = (int *)calloc(10, sizeof(int));
    CHECK(p && p[9] == 0);
    free(p);
    CHECK(fabs(-2.0) == 2.0 && floor(-1.5) == -2.0 && sqrt(16.0) == 4.0 && fmod(7.0, 4.0) == 3.0 && isnan(NAN));
    CHECK(sizeof(sqrt(2.0f)) == 8 && sizeof(sqrtf(2.0f)) == 4 && sqrtl(9.0L) == 3.0L && INFINITY == HUGE_VALF);
    CHECK(INT64_MAX == 9223372036854775807LL && UINT8_MAX == 255 && sizeof(intptr_t) == 8);
}

static int formatted(char *to, size_t size, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    int count = vsnprintf(to, size, format, list);
    va_end(list);
    return count;
}

#define GIVES(text, ...) (sprintf(b, __VA_ARGS__) == (int)strlen(text) && strcmp(b, text) == 0)

__global__ void test_formatting(int *failures)
{
    char b[64];
    CHECK(GIVES("-7| 3.14|ab  |ff", "%d|%5.2f|%-4s|%x", -7, 3.14159, "ab", 255));
    CHECK(snprintf(b, 4, "%s", "hello") == 5 && strcmp(b, "hel") == 0);
    CHECK(formatted(b, sizeof b, "%g %e", 0.1, 12345.678) == 16 && strcmp(b, "0.1 1.234568e+04") == 0);
    CHECK(GIVES("0.10000000000000001 0x1.8p+1", "%.17g %a", 0.1, 3.0));
    CHECK(GIVES("0 2 2.000", "%.0f %.0f %.3f", 0.5, 1.5, 2.0004999));
    CHECK(GIVES("44 64 -1    7 0.2", "%hhd %zu %jd %*d %.*f", 300, sizeof b, (intmax_t)-1, 4, 7, 1, 0.25));
    CHECK(GIVES("1.7976931348623157e+308 5e-324 inf -nan", "%.17g %.0g %f %F", 1.7976931348623157e308, 5e-324,
                INFINITY, -NAN) || strcmp(b + 31, "inf -NAN") == 0);
}
