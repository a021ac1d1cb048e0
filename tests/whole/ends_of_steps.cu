// Temporaries of a loop's step and of implicit assignments end.
#include <cstdio>
struct T {
    int i;
    T(int i) : i(i) { printf("+%d ", i); }
    T(const T &o) : i(o.i + 1) { printf("c%d ", i); }
    T &operator=(T o) { printf("=%d ", o.i); i = o.i; return *this; }
    ~T() { printf("-%d ", i); }
};
struct S { T t[2]; int k; };
struct S3 { T t[2][2]; };
struct N { S s[2]; };
int n;
int main()
{
    n++, T(1);
    puts("a");
    for (int i = 0; i < 2; i++, T(50));
    puts("b");
    for (int i = 0; i < 2; T(60), i++);
    puts("c");
    for (n = 0, T(3); n < 1; n++);
    puts("d");
    for (int i = 0; i < 2; i++, T(i) = T(7));
    puts("e");
    for (int i = 0; i < 1; (void)T(8), i++);
    puts("f");
    (void)(n, T(9));
    puts("g");
    n ? T(1) : T(2);
    puts("h");
    n ? (void)T(1) : (void)T(2);
    puts("i");
    for (int i = 0; i < 1; i++ ? T(3) : T(4));
    puts("j");
    S a{{1, 2}, 3}, b{{4, 5}, 6};
    a = b;
    puts("k");
    S3 c{{{1, 2}, {3, 4}}};
    S3 d = c;
    d = c;
    puts("l");
    N x{{{{1, 2}, 3}, {{4, 5}, 6}}};
    N y = x;
    y = x;
    puts("m");
    [&] { return n++, T(5); }();
    puts("n");
    if ((n, T(6)).i) puts("o");
    while (n--, T(n).i > 0);
    puts("p");
    do;
    while (T(1), false);
    puts("q");
}
