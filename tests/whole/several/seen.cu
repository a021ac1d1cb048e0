#include "seen.h"
using alt::size;
using namespace std;
static V operator+(V a, V b) { return {a.x * 100 + b.x}; }
static bool operator<(V a, V b) { return a.x > b.x; }
__device__ static V operator-(V a, V b) { return {b.x - a.x}; }
int scale(double) { return 2; }
int only() { return 20; }
namespace X { int call() { return scale(1) * 100 + only(); } }
template <class T> __global__ void kb(T *p) { *p = (V{7} - V{2}).x * 10 + weight(1.0); }
extern const int limit; const int limit = 55;
void other(int *p)
{
    kb<<<1, 1>>>(p); cudaDeviceSynchronize();
    V v[] = {{1}, {3}, {2}}; sort(v, v + 3);
    printf("%d %d %d %d %d %d\n", pick(1), scale(2), X::call(), size, *p, v[0].x);
    printf("%d %d %d %d %d %d\n", (V{1} + V{2}).x, here(4), max(1, 2), weigh(Num<long>{2}), value(make(6)), setting.n);
    setting.n = 1; mode = Mode::off;
}
int value(Opaque *p) { return *(int *)p; }
static int factor(double) { return 30; }
template <class T> T later(T x) { return x * factor(1) + size; }
template int later<int>(int);
