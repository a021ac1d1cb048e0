// More than 48 KiB of dynamic shared memory: only where cudaFuncSetAttribute has allowed it.
#include <cstdio>
__global__ void fill(int *out, int count) {
  extern __shared__ int s[];
  for (int i = threadIdx.x; i < count; i += blockDim.x) s[i] = i;
  __syncthreads();
  if (threadIdx.x == 0) *out = s[count - 1] + 1;
}
int *out;
void tried(int bytes) {
  *out = 0;
  fill<<<1, 32, bytes>>>(out, bytes / 4);
  int launched = cudaGetLastError(), ended = cudaDeviceSynchronize();
  printf("%d: %d %d %d\n", bytes, launched == cudaErrorInvalidValue, launched + ended, *out);
}
int main() {
  cudaMallocManaged(&out, 4);
  tried(48 << 10);
  tried(60 << 10);
  printf("%d\n", cudaFuncSetAttribute(fill, cudaFuncAttributeMaxDynamicSharedMemorySize, 60 << 10));
  tried(60 << 10);
  tried((60 << 10) + 4);
  void *arguments[] = {&out, nullptr};
  cudaKernelNodeParams node = {};
  int count = 1;
  arguments[1] = &count;
  node.func = (void *)fill, node.gridDim = dim3(1), node.blockDim = dim3(32), node.kernelParams = arguments;
  node.sharedMemBytes = (60 << 10) + 4;
  cudaGraph_t graph;
  cudaGraphNode_t added;
  cudaGraphCreate(&graph, 0);
  printf("%d\n", cudaGraphAddKernelNode(&added, graph, nullptr, 0, &node) == cudaErrorInvalidValue);
  cudaGraphDestroy(graph);
}
