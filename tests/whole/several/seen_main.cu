#include "seen.h"
using namespace N;
using N::deep::pick;
static V operator+(V a, V b) { return {a.x + b.x}; }
static bool operator<(V a, V b) { return a.x < b.x; }
__device__ static V operator-(V a, V b) { return {a.x - b.x}; }
__device__ int weight(double) { return 2; }
int scale(int) { return 1; } static int factor(int) { return 1; }
namespace X { int scale(int) { return 3; } }
namespace alt { static int only() { return 10; } }
int max(int, int) { return 100; }
template <class T> __global__ void k(T *p) { *p = (V{7} - V{2}).x * 10 + weight(1.0); }
struct Opaque { int v; }; static Opaque one; Opaque *make(int v) { one.v = v; return &one; }
int here(int x) { return (V{x} + V{1}).x * 10 + (V{1} < V{2}) + weigh(Num<long>{x}); }
extern const int limit;
int main()
{
    int *p; cudaMallocManaged(&p, sizeof *p); k<<<1, 1>>>(p); cudaDeviceSynchronize();
    setting.n = 7; mode = Mode::on;
    printf("%d %d %d %d %d %d\n", pick(1.0), pick(V{1}), scale(2), X::scale(1), alt::only(), *p);
    other(p);
    printf("%d %d %d %d %d %d\n", setting.n, where->n, (int)mode, max(1, 2), limit, later(2) + factor(0));
}
