#include <stdio.h>
#include <stddef.h>
#include <wchar.h>
struct s { int a; };
struct bits { unsigned long wide : 40; unsigned narrow : 3; };
__device__ void f(char c, short s, struct s r, struct bits b, wchar_t *w, const volatile char *v, unsigned char *u, void *p)
{
    printf("%d %d %u %x\n", c, s, 'a', b.narrow);
    printf("%lx\n", (unsigned long)b.wide);
    printf("%ls %s %s %p\n", w, v, u, w);
    printf("%s %p\n", NULL, NULL);
    printf("%s\n", p); // warning: format specifies type 'char *' but the argument has type 'void *'; use '%p' // note: the argument is here
    printf("%d\n", &c); // warning: format specifies type 'int' but the argument has type 'char *'; use '%s' // note: the argument is here
    printf("%c\n", "x"); // warning: format specifies type 'int' but the argument has type 'char *'; use '%s' // note: the argument is here
    printf("%d\n", 'a', r /* warning: data argument not used by format string */); // note: the format string is here
    printf("%x\n", r /* error: not supported: printing a value of type 'struct s' */);
    printf("%zd %u\n", sizeof c, sizeof c); // warning: format specifies type 'unsigned int' but the argument has type 'unsigned long'; use '%lu' // note: the argument is here
    printf(L"wide\n"); // warning: incompatible pointer types passing 'int *' to parameter of type 'const char *' // warning: format string is not a string literal (potentially insecure) // note@*: to print it as it is, write printf("%s", ...)
}
