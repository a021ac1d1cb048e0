#include "apart.h"
#include <cstdio>
int other();
__global__ void k(float *p) { *p = f(*p); }
int main() {
  float *p;
  cudaMallocManaged(&p, 4);
  *p = 3;
  k<<<1, 1>>>(p);
  cudaDeviceSynchronize();
  printf("%g %d %d\n", *p, twice(5), other());
}
