__device__ int sq(int x);
extern __constant__ int table[4];
extern "C" void go(int *p);
#include <stdio.h>
__global__ void k2(int *p) { *p = sq(*p) + table[2]; }
int main() { int *p; cudaMallocManaged(&p, 4); *p = 6; k2<<<1,1>>>(p); cudaDeviceSynchronize(); printf("%d\n", *p); go(p); }
