// Arrays without a name: `T{...}` of an array is no pointer yet, and its elements end; brace lists for references to arrays.
#include <cstdio>
struct T {
    int i;
    T(int i = 77) : i(i) { printf("+%d ", i); }
    T(const T &o) : i(o.i + 100) { printf("c%d ", i); }
    ~T() { printf("-%d ", i); }
};
typedef T T2[2];
typedef T TT[2][2];
struct Ag { const T (&r)[2]; };
int f(const T (&a)[2]) { return a[0].i + a[1].i; }
template <int N> int g(const T (&a)[N], int k = 0) { return N; }
template <int N> int h(T (&&a)[N]) { return N; }
int z(const TT &) { return 4; }
int main()
{
    printf("%d\n", f({1, 2}));
    printf("%d\n", f({1}));
    printf("%d\n", g({3, T(4), 5}));
    printf("%d\n", h({6, 7}));
    bool b = true;
    printf("%d\n", b ? f({1, 2}) : f({3, 4}));
    printf("%d\n", !b && f(T2{8, 9}));
    for (int i = 0; i < 2; i++) { const T (&r)[2] = {T(i), 5}; printf("body "); }
    puts("");
    Ag a{{10, 11}};
    printf("%d\n", a.r[0].i);
    printf("%d\n", z({{1, 2}, {3}}));
    printf("%d\n", z(TT{1, 2, 3}));
    f(T2{});
    puts("");
    const T &e = T2{20, 21}[1];
    puts("end");
    static const T (&s)[2] = {30, 31};
    T c = T2{40, 41}[0];
}
