// __managed__ variables: host code and kernels see the same ones.
#include <stdio.h>

struct state {
    int count;
    float values[4];
};
__managed__ int result = 5;
__managed__ state s = {1, {1, 2, 3, 4}};
__managed__ float *list;
__managed__ int only_here;

__global__ void work(int n)
{
    result += n;
    atomicAdd(&s.count, 1);
    s.values[threadIdx.x] *= 2;
    if (list)
        list[threadIdx.x] = threadIdx.x + s.values[threadIdx.x];
}

int main()
{
    printf("%d %d %g\n", result, s.count, s.values[3]);
    result = 10;
    work<<<1, 1>>>(3);
    cudaDeviceSynchronize();
    printf("%d %d %g\n", result, s.count, s.values[0]);
    cudaMallocManaged(&list, 16);
    work<<<1, 4>>>(0);
    cudaDeviceSynchronize();
    printf("%g %g %d %zu\n", list[1], list[3], s.count, sizeof s);
    int copy = 0, seven = 7;
    cudaMemcpyFromSymbol(&copy, result, sizeof copy);
    printf("%d\n", copy);
    cudaMemcpyToSymbol(result, &seven, sizeof seven);
    state *p = &s;
    p->count++;
    printf("%d %d %d\n", result, s.count, only_here++ + only_here);
    return 0;
}
