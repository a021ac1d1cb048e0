#include "shared.h"
static int helper(int x) { return x + 1000; }
struct Local { float f; int g; };
const int N = 2;
namespace { int hidden() { return 50; } }
template <class T, int M> __global__ void k(T *p) { Local l{1, 2}; p[threadIdx.x] = l.g * M + once(threadIdx.x); }
void lib::launch(int *p, int n) { k<int, 10><<<1, n>>>(p); cudaDeviceSynchronize(); p[2] = helper(hidden()) + N; }
