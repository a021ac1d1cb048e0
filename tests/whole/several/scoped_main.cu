#include "scoped.h"
constexpr int five = 5;
int scaled(int a, int b = five);
int shared(int a, int b = 2, int c);
void show(double d) { printf("double %g\n", d); }
static void show(int i) { printf("main %d\n", i); }
static int late() { return scaled(1) + shared(1); }
int main()
{
    show(1); show(1.5);
    printf("%d %d %d\n", scaled(1), shared(1), tm(1));
    printf("%d %d\n", other(), late());
}
