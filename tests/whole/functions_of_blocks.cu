// Functions declared in blocks of host code are those of the namespace around (C++17 [basic.link]p6).
#include <cstdio>
int g(double);
namespace n {
int out()
{
    int in();
    int other(int a = 4);
    return in() + other();
}
int in() { return 7; }
int other(int a) { return a; }
}
struct S {
    int m()
    {
        int thrice(int);
        return thrice(2);
    }
};
template <class T> T called(T t)
{
    T next(T);
    return next(t);
}
namespace n {
int in_local()
{
    struct L {
        int m()
        {
            int inner(int);
            return inner(1);
        }
    };
    auto l = [](auto x) {
        int inner(int);
        return inner(x) * [] { int inner(int); return inner(3); }();
    };
    return L().m() + l(2);
}
int inner(int x) { return x + 60; }
}
int main()
{
    printf("%d %d\n", n::in_local(), [](int x) { int last(int); return last(x); }(5));
    int f(int);
    void h();
    extern int k(int);
    h();
    printf("%d %d %d %d %d\n", f(3), k(2), n::out(), S().m(), called(4));
    {
        int g(int);
        printf("%d\n", g(1));
    }
}
int f(int x) { return x; }
void h() { puts("h"); }
int k(int x) { return -x; }
int g(int x) { return x + 50; }
int g(double) { return 9; }
int last(int x) { return x + 90; }
int thrice(int x) { return x * 3; }
int next(int x) { return x + 1; }
