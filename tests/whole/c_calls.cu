// Calls of the C library: variadic ones with more arguments than registers, long double as the machine has it.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <limits.h>
#include <wchar.h>
#include <wctype.h>
#include <math.h>
#include <setjmp.h>
static jmp_buf out_of_it;
static void deep(int n) { if (n == 3) longjmp(out_of_it, 7); deep(n + 1); }
static int jumps(int n)
{
    volatile int times = n;
    int back = setjmp(out_of_it);
    if (++times < n + 3) deep(times % 2);
    sigjmp_buf again;
    if (sigsetjmp(again, 0) < 2) siglongjmp(again, back - 4);
    return 100 * times + back;
}
int main()
{
    long double x = 1.25L;
    printf("%Lf %d %Lg %s\n", x, 3, x * 2, "end");
    printf("%d %d %d %d %d %d %d %d %d %d %f %f %f %f %f %f %f %f %f %f %Lf\n", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1., 2., 3., 4., 5., 6., 7., 8., 9., 10., x);
    char line[64];
    int n = snprintf(line, sizeof line, "%hhd %hd %ld %lld %c|%5.2f|%e", (char)-1, (short)-2, -3l, -4ll, 'x', 2.5f, 1e10);
    printf("%s %d\n", line, n);
    int a; double b; char c;
    int got = sscanf("12 2.5 z", "%d %lf %c", &a, &b, &c);
    printf("%d %d %g %c\n", got, a, b, c);
    div_t q = div(17, 5); ldiv_t l = ldiv(-17, 5);
    printf("%d %d %ld %ld\n", q.quot, q.rem, l.quot, l.rem);
    char minus = -1;
    printf("%d %d\n", (minus < 0) == (CHAR_MIN < 0), ((wchar_t)-1 < 0) == (WCHAR_MIN < 0));
    printf("%.6f %.6f %g\n", sin(1.0), powf(2.f, .5f), fmod(7, 3));
    printf("%d\n", strcmp("\xff", "a") > 0);
    wchar_t wide[32];
    swprintf(wide, 32, L"%d-%ls", 42, L"abc");
    printf("%d %d %d %ls %c\n", jumps(4), (int)wcslen(wide), wcscmp(wide, L"42-abc"), wcschr(wide, L'-'), (char)towupper(L'q'));
    return 0;
}
