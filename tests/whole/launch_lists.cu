// DOC: Whole programs | `<<<{x, y}, {z}>>>` where something else is called `dim3`
#include <cstdio>
__global__ void add(int *p) { atomicAdd(p, gridDim.x * 100 + gridDim.y * 10 + blockDim.x); }
int main() {
  int dim3 = 2, *p;
  cudaMallocManaged(&p, sizeof *p);
  *p = 0;
  add<<<{2, 3}, {4}>>>(p);
  cudaDeviceSynchronize();
  printf("%d %d\n", *p, dim3);
}
