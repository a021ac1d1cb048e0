// DOC: Output | `printf` formats are checked against their arguments (`-Wformat` and its kin); the warning names the conversion to use
#include <stdio.h>
#include <stdint.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
enum colour { red };
struct pair { int a, b; };
typedef struct pair pair_t;

__device__ void types(int i, long l, unsigned long long u, float f, char *s, int *p, size_t z, enum colour c, signed char b, int64_t w, wchar_t *ws, bool t)
{
    printf("%d %i %u %x %c %hhd %hd\n", i, i, i, i, i, i, i);
    printf("%ld %lu %zu %zd %jd %td %lx %p %p %s %ls %f %Lf\n", l, l, z, l, l, l, z, p, s, s, ws, f, 1.0L);
    printf("%d %d %c %hhu %d\n", c, b, b, b, t);
    printf("%d\n", l); // warning: format specifies type 'int' but the argument has type 'long'; use '%ld' // note: the argument is here
    printf("%8.3x|%-5i\n", u, u); // warning: format specifies type 'unsigned int' but the argument has type 'unsigned long long'; use '%8.3llx' // warning: format specifies type 'int' but the argument has type 'unsigned long long'; use '%-5llu' // note: the argument is here // note: the argument is here
    printf("%s\n", i); // warning: format specifies type 'char *' but the argument has type 'int'; use '%d' // note: the argument is here
    printf("%08.3x|%08.3f|%5%\n", i, f); // warning: flag '0' is ignored when there is a precision // warning: '%5%' is undefined in C; it prints '%'
    printf("%f\n", i); // warning: format specifies type 'double' but the argument has type 'int'; use '%d' // note: the argument is here
    printf("%d\n", f); // warning: format specifies type 'int' but the argument has type 'float'; use '%f' // note: the argument is here
    printf("%d\n", s); // warning: format specifies type 'int' but the argument has type 'char *'; use '%s' // note: the argument is here
    printf("%lu\n", p); // warning: format specifies type 'unsigned long' but the argument has type 'int *'; use '%p' // note: the argument is here
    printf("%s\n", p); // warning: format specifies type 'char *' but the argument has type 'int *'; use '%p' // note: the argument is here
    printf("%p\n", l); // warning: format specifies type 'void *' but the argument has type 'long'; use '%ld' // note: the argument is here
    printf("%zu\n", i); // warning: format specifies type 'size_t' but the argument has type 'int'; use '%d' // note: the argument is here
    printf("%lld\n", w); // warning: format specifies type 'long long' but the argument has type 'long'; use '%ld' // note: the argument is here
    printf("%ld\n", c); // warning: format specifies type 'long' but the argument has underlying type 'enum colour'; use '%u' // note: the argument is here
    printf("%s\n", b); // warning: format specifies type 'char *' but the argument has type 'signed char'; use '%hhd' // note: the argument is here
    printf("%s\n", ws); // warning: format specifies type 'char *' but the argument has type 'wchar_t *'; use '%ls' // note: the argument is here
    printf("%f\n", 1.0L); // warning: format specifies type 'double' but the argument has type 'long double'; use '%Lf' // note: the argument is here
    printf("%d\n", (__int128)i); // warning: format specifies type 'int' but the argument has type '__int128' // note: the argument is here
    printf("%*d %.*f\n", l, i, f, f); // warning: field width should have type 'int', but argument has type 'long' // warning: field precision should have type 'int', but argument has type 'float' // note: the argument is here // note: the argument is here
}

__device__ void places(long l, pair_t r)
{
    printf("100%% \t\x41 %d\n" /* warning@+1: format specifies type 'int' but the argument has type 'long'; use '%ld' */, 1);
    printf("a\t\u00e9%s" " and %" "d\n", "s", l); // note: the argument is here
#define SAY(format, ...) printf("say: " format "\n", __VA_ARGS__)
    SAY("%d", l); // warning: format specifies type 'int' but the argument has type 'long'; use '%ld' // note: the argument is here
    printf("%d\n", r /* error: not supported: printing a value of type 'struct pair' */);
}

__device__ void counts(char *s)
{
    printf("%d %d\n", 1); // warning: more '%' conversions than data arguments
    printf("%*d\n"); // warning: '*' specified field width is missing a matching 'int' argument // warning: more '%' conversions than data arguments
    printf("%.*s\n", 3); // warning: more '%' conversions than data arguments
    printf("%d\n", 1, 2 /* warning: data argument not used by format string */); // note: the format string is here
    printf("%%\n", s /* warning: data argument not used by format string */); // note: the format string is here
    printf(""); // warning: format string is empty
    printf("a\0%d", 1 /* warning: data argument not used by format string */); // warning: format string contains '\0' within the string body // note: the format string is here
}

__device__ void wrong(int i, int *n, char *s)
{
    printf("%y\n", i); // warning: invalid conversion specifier 'y'
    printf("%d %!\n", i); // warning: invalid conversion specifier '!'
    printf("%I64d\n", i); // warning: invalid conversion specifier 'I'
    printf("50%"); // warning: incomplete format specifier
    printf("%l"); // warning: incomplete format specifier
    printf("%n", n); // error: not supported: '%n' in printf on the device
    printf("%2$d %1$d\n", 1, 2); // error: not supported: arguments of printf by number
    printf("%99999999999d\n", i); // error: width of a conversion is larger than 2147483647
    printf(s /* warning: format string is not a string literal (potentially insecure) */); // note@*: to print it as it is, write printf("%s", ...)
    printf(s, i);
    printf(i ? "%d\n" : "%s\n", i); // warning: format specifies type 'char *' but the argument has type 'int'; use '%d' // note: the argument is here
    printf(i); // error: passing 'int' to parameter of incompatible type 'const char *'
}

__device__ void flags(unsigned u, char *s, void *p)
{
    printf("%+u\n", u); // warning: flag '+' results in undefined behavior with 'u' conversion specifier
    printf("%05s\n", s); // warning: flag '0' results in undefined behavior with 's' conversion specifier
    printf("%#d\n", 1); // warning: flag '#' results in undefined behavior with 'd' conversion specifier
    printf("%-05d\n", 1); // warning: flag '0' is ignored when flag '-' is present
    printf("%+ d\n", 1); // warning: flag ' ' is ignored when flag '+' is present
    printf("%.3c %.3p\n", 'a', p); // warning: precision used with 'c' conversion specifier, resulting in undefined behavior // warning: precision used with 'p' conversion specifier, resulting in undefined behavior
    printf("%hf\n", 1.0); // warning: length modifier 'h' results in undefined behavior or no effect with 'f' conversion specifier
    printf("%'d %+d % .3f %#x %#o %#.0e\n", 1, 1, 1.0, u, u, 1.0);
}

#define TEN 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
#define TENS "%d%d%d%d%d%d%d%d%d%d"
__device__ void many()
{
    printf(TENS TENS TENS "%d %d\n", TEN, TEN, TEN, 30, 31);
    printf(TENS TENS TENS "%d %d %d\n", TEN, TEN, TEN, 30, 31, 32 /* error: printf takes at most 32 arguments after the format on the device, not 33 */);
    printf(TENS TENS TENS "%*d %d\n", TEN, TEN, TEN, 5, 31, 32 /* error: printf takes at most 32 arguments after the format on the device, not 33 */);
}

__device__ void own(int level, const char *format, ...) __attribute__((format(printf, 2, 3)));
__device__ void list(const char *format, char *rest) __attribute__((__format__(__printf__, 1, 0)));
__device__ void others(char *to, size_t z, struct pair r)
{
    own(1, "%d %s %n\n", 1, "a", &z); // warning: format specifies type 'int *' but the argument has type 'unsigned long *' // note: the argument is here
    own(1, "%s\n", z); // warning: format specifies type 'char *' but the argument has type 'unsigned long'; use '%lu' // note: the argument is here
    sprintf(to, "%d\n", z); // warning: format specifies type 'int' but the argument has type 'unsigned long'; use '%lu' // note: the argument is here
    snprintf(to, 5, "%s", 5); // warning: format specifies type 'char *' but the argument has type 'int'; use '%d' // note: the argument is here
    fprintf(stderr, "%d\n"); // warning: more '%' conversions than data arguments
    list("%d\n", to);
}

struct logger {
    __attribute__((format(printf, 2, 3))) __device__ void log(const char *format, ...) {}
    __attribute__((format(printf, 1, 2))) static __device__ void say(const char *format, ...) {}
};
__device__ void members(logger g, long l)
{
    g.log("%d\n", l); // warning: format specifies type 'int' but the argument has type 'long'; use '%ld' // note: the argument is here
    g.log("%ld %s\n", l); // warning: more '%' conversions than data arguments
    logger::say("%d\n", l); // warning: format specifies type 'int' but the argument has type 'long'; use '%ld' // note: the argument is here
}
__device__ void halves(__half h, __nv_bfloat16 b)
{
    printf("%f\n", (float)h);
    printf("%f\n", h); // warning: format specifies type 'double' but the argument has type '__half' // note: the argument is here
    printf("%x\n", b); // warning: format specifies type 'unsigned int' but the argument has type '__nv_bfloat16' // note: the argument is here
}
