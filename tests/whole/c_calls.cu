// Calls of the C library: variadic ones with more arguments than registers, long double as the machine has it.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <limits.h>
#include <wchar.h>
#include <math.h>
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
    return 0;
}
