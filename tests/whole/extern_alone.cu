// Variables of the device that the program only declares are its own, and zero.
#include <stdio.h>
extern __device__ int numbers[4];
extern __constant__ float factor;
extern __managed__ int shared[2];
namespace n { extern __device__ int never_copied; }
extern "C" __device__ int single;
extern __device__ int defined_below;

__global__ void k(int *out)
{
    extern __device__ int of_block;
    single += 3;
    out[0] = numbers[1] + n::never_copied + single + defined_below + of_block;
    out[1] = (int) (10 * factor);
    shared[1] += out[0];
}

__device__ int defined_below = 1000;

int main()
{
    int *out, given[] = {10, 20, 30, 40};
    float half = 0.5f;
    cudaMallocManaged(&out, 2 * sizeof *out);
    k<<<1, 1>>>(out);
    cudaDeviceSynchronize();
    printf("%d %d %d\n", out[0], out[1], shared[1]);
    cudaMemcpyToSymbol(numbers, given, sizeof given);
    cudaMemcpyToSymbol(factor, &half, sizeof half);
    shared[1] = 1;
    k<<<1, 1>>>(out);
    cudaDeviceSynchronize();
    printf("%d %d %d\n", out[0], out[1], shared[1]);
    size_t size;
    cudaGetSymbolSize(&size, numbers);
    printf("%zu %s\n", size, cudaGetErrorString(cudaGetLastError()));
}
