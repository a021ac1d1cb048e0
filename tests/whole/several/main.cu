#include <cstdio>
#include "shared.h"
static int helper(int x) { return x + 1; }
struct Local { int v; };
__constant__ int c0;
__global__ void k(int *p) { p[threadIdx.x] = twice(threadIdx.x) + c0; }
namespace { int hidden() { return 5; } }
const int N = 4;
int main(int argc, char **argv)
{
    int *p; cudaMallocManaged(&p, 64); int v = 100; cudaMemcpyToSymbol(c0, &v, 4);
    k<<<1, N>>>(p); cudaDeviceSynchronize();
    printf("%d %d %d\n", p[3], helper(1), hidden());
    lib::launch(p, N); printf("%d %d\n", p[0], p[2]);
    Local l{3}; printf("%d %d %d %d\n", lib::from_cpp(l.v), from_c(7), lib::shared_count, argc > 1 ? argv[1][0] : 0);
}
