// A kernel that was launched before is launched without Python on the CPU device: what such launches must not forget.
#include <cstdio>
#include <cuda_runtime.h>

struct Odd {
    char c[3];
};

struct Pair {
    double first;
    short second;
};

__global__ void add(long long *sums, char c, short s, Odd odd, int i, Pair pair, float f)
{
    long long sum = c + s + odd.c[0] + odd.c[1] + odd.c[2] + i + (long long)pair.first + pair.second + (long long)f;
    atomicAdd((unsigned long long *)&sums[blockIdx.x], (unsigned long long)sum);
}

__global__ void shared_sum(int *result, int n)
{
    extern __shared__ int held[];
    held[threadIdx.x] = threadIdx.x + n;
    __syncthreads();
    if (threadIdx.x == 0)
        for (unsigned i = 0; i < blockDim.x; i++)
            *result += held[i];
}

__global__ void scale(int *p, int by) { p[threadIdx.x] *= by; }

static int *numbers;

int main()
{
    long long *sums;
    int *result;
    cudaMallocManaged(&sums, 4 * sizeof(long long));
    cudaMallocManaged(&result, sizeof(int));
    cudaMallocManaged(&numbers, 4 * sizeof(int));
    for (int i = 0; i < 100; i++)
        add<<<1 + i % 4, 2>>>(sums, (char)i, (short)-i, {{1, 2, (char)i}}, i, {0.5 + i, 7}, 1.5f * i);
    cudaDeviceSynchronize();
    printf("%lld %lld %lld %lld\n", sums[0], sums[1], sums[2], sums[3]);

    for (int i = 0; i < 6; i++)
        shared_sum<<<1, 8 + 8 * (i & 1), 64>>>(result, i);
    void *arguments[] = {&result, &result};
    int n = 1000;
    arguments[1] = &n;
    for (int i = 0; i < 3; i++, n *= 10)
        cudaLaunchKernel((const void *)shared_sum, dim3(1), dim3(4), arguments, 64, 0);
    cudaDeviceSynchronize();
    printf("%d\n", *result);

    // what is captured is not done
    cudaStream_t stream;
    cudaStreamCreate(&stream);
    for (int i = 0; i < 4; i++)
        numbers[i] = i;
    for (int i = 0; i < 3; i++)
        scale<<<1, 4, 0, stream>>>(numbers, 2);
    cudaStreamSynchronize(stream);
    cudaStreamBeginCapture(stream, cudaStreamCaptureModeThreadLocal);
    scale<<<1, 4, 0, stream>>>(numbers, 10);
    scale<<<1, 4, 0, stream>>>(numbers, 10);
    cudaGraph_t graph;
    cudaStreamEndCapture(stream, &graph);
    printf("%d\n", numbers[3]);
    cudaGraphExec_t executable;
    cudaGraphInstantiate(&executable, graph, 0);
    cudaGraphLaunch(executable, stream);
    scale<<<1, 4, 0, stream>>>(numbers, -1);
    scale<<<1, 4, 0, stream>>>(numbers, -1);
    cudaStreamSynchronize(stream);
    printf("%d\n", numbers[3]);

    // refused as the first time, and nothing is done
    for (int i = 0; i < 2; i++) {
        scale<<<1, 2048, 0, stream>>>(numbers, 5);
        printf("%s\n", cudaGetErrorName(cudaGetLastError()));
    }
    printf("%d %s\n", numbers[3], cudaGetErrorName(cudaGetLastError()));
}
