// The ends of arrays without a name.
#include <cstdio>
struct T { int i; T(int i) : i(i) { printf("+%d ", i); } ~T() { printf("-%d ", i); } };
typedef T T2[2];
typedef int I2[2];
int f(T (&&a)[2]) { return a[0].i + a[1].i; }
int g(const T *a) { return a[1].i; }
template <class X, int N> int len(X (&&)[N]) { return N; }
template <class X, int N> int len(const X (&)[N]) { return -N; }
template <class X> using Id = X;
int main()
{
    printf("%d ", f(T2{1, 2}));
    printf("%d\n", T2{5, 6}[1].i);
    const T (&r)[2] = T2{7, 8};
    T2 &&q = T2{9, 10};
    printf("%d %d\n", r[0].i, q[1].i);
    for (auto &t : T2{11, 12}) printf("(%d) ", t.i);
    puts("");
    printf("%d %d\n", len(I2{1, 2}), len(Id<int[]>{1, 2, 3}));
    printf("%zu\n", sizeof(Id<int[]>{1, 2, 3, 4}));
    for (int i : Id<int[]>{4, 5}) printf("%d ", i);
    auto [a, b] = I2{7, 8};
    printf("%d %d\n", a, b);
    (void)T2{20, 21};
    printf("x ");
}
