#include "scoped.h"
constexpr int five = 55;
int scaled(int a, int b = five);
int shared(int a, int b = 20, int c);
static void show(int i) { printf("other %d\n", i); }
int scaled(int a, int b) { return a * 1000 + b; }
int shared(int a, int b, int c) { return a * 10000 + b * 100 + c; }
template <class T> static int of_template(T) { return scaled(1) + shared(1); }
int other()
{
    show(2); show(2.5);
    void (*static_one)(int) = show;
    static_one(3);
    return of_template(1) + tm(2);
}
