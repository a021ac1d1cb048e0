// Kernels that launch kernels: each grid's launches run in order, when the grid has ended.
#include <cstdio>
#include <cuda_runtime.h>

struct Pair {
    char tag;
    double value;
};

__global__ void add(int *p, int n)
{
    if (threadIdx.x < n) p[threadIdx.x] += n;
}

template <class T> __global__ void scale(T *p, T factor, Pair pair)
{
    p[blockIdx.x * blockDim.x + threadIdx.x] *= factor + (T)pair.value - pair.tag;
}

namespace inner {
__global__ void shared(int *p)
{
    extern __shared__ int memory[];
    memory[threadIdx.x] = p[threadIdx.x];
    __syncthreads();
    p[threadIdx.x] = memory[blockDim.x - 1 - threadIdx.x];
}
}

__global__ void parent(int *p, cudaStream_t stream)
{
    if (threadIdx.x == 0) {
        add<<<1, 32>>>(p, 16);
        scale<int><<<dim3(2), 16u>>>(p, 2, Pair{'a', 98});
        scale<<<2, {16, 1}>>>(p, 1, {'a', 97});
        inner::shared<<<1, 32, 32 * sizeof(int)>>>(p);
        inner::shared<<<1, 32, 32 * sizeof(int), stream>>>(p + 32);
    }
}

// Each level launches two of the next.
__global__ void tree(int *count, int depth)
{
    atomicAdd(count, 1);
    if (depth > 0) tree<<<2, 1>>>(count, depth - 1);
}

__device__ int total;
__global__ void sums(const int *p, int n)
{
    if (n == 1) {
        atomicAdd(&total, *p);
    } else if (threadIdx.x == 0 && blockIdx.x == 0) {
        sums<<<1, 1>>>(p, n / 2);
        sums<<<1, 1>>>(p + n / 2, n - n / 2);
    }
}

__global__ void says(int depth)
{
    printf("depth %d\n", depth);
    if (depth < 3) says<<<1, 1>>>(depth + 1);
}

__global__ void in_streams(int *p)
{
    cudaStream_t s;
    cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking);
    add<<<1, 1, 0, s>>>(p, 1);
    add<<<1, 1, 0, cudaStreamTailLaunch>>>(p + 1, 1);
    add<<<1, 1, 0, cudaStreamFireAndForget>>>(p + 2, 1);
    cudaStreamDestroy(s);
    int *own = nullptr;
    if (cudaMalloc(&own, 4 * sizeof(int)) == cudaSuccess) {
        own[3] = 7;
        p[4] = own[3];
        cudaFree(own);
    }
    p[3] = cudaGetLastError() == cudaSuccess;
}

// Copies, fills and events of the device runtime keep the order of launches.
__global__ void copies(int *p)
{
    cudaStream_t stream;
    cudaEvent_t event;
    int device = -1;
    cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
    cudaEventCreateWithFlags(&event, cudaEventDisableTiming);
    add<<<1, 32, 0, stream>>>(p, 4);
    cudaMemcpyAsync(p + 32, p, 16 * sizeof(int), cudaMemcpyDeviceToDevice, stream);
    cudaEventRecord(event, stream);
    cudaStreamWaitEvent(stream, event, 0);
    cudaMemsetAsync(p, 0, 2 * sizeof(int), stream); // NVIDIA's knows no other value (docs/found.md)
    add<<<1, 32, 0, stream>>>(p, 2);
    cudaGetDevice(&device);
    cudaEventDestroy(event);
    cudaStreamDestroy(stream);
    p[63] = device;
}

__global__ void errors(int *number)
{
    printf("%s: %s, ", cudaGetErrorName(cudaSuccess), cudaGetErrorString(cudaSuccess));
    printf("%s: %s\n", cudaGetErrorName((cudaError_t)*number), cudaGetErrorString((cudaError_t)*number));
}

int main()
{
    int *d, h[64];
    cudaMalloc(&d, sizeof h);
    for (int i = 0; i < 64; i++) h[i] = i;
    cudaMemcpy(d, h, sizeof h, cudaMemcpyHostToDevice);
    parent<<<1, 64>>>(d, nullptr);
    cudaMemcpy(h, d, sizeof h, cudaMemcpyDeviceToHost);
    for (int i = 0; i < 64; i++) printf("%d%c", h[i], i % 16 == 15 ? '\n' : ' ');
    cudaMemset(d, 0, sizeof h);
    tree<<<1, 1>>>(d, 5);
    cudaMemcpy(h, d, sizeof(int), cudaMemcpyDeviceToHost);
    printf("%d\n", h[0]);
    for (int i = 0; i < 64; i++) h[i] = i * i;
    cudaMemcpy(d, h, sizeof h, cudaMemcpyHostToDevice);
    sums<<<4, 32>>>(d, 64);
    printf("%s\n", cudaGetErrorName(cudaDeviceSynchronize()));
    cudaMemcpyFromSymbol(h, total, sizeof(int));
    printf("%d\n", h[0]);
    says<<<1, 1>>>(0);
    cudaDeviceSynchronize();
    cudaMemset(d, 0, sizeof h);
    in_streams<<<1, 1>>>(d);
    cudaMemcpy(h, d, sizeof h, cudaMemcpyDeviceToHost);
    printf("%d %d %d %d %d\n", h[0], h[1], h[2], h[3], h[4]);
    for (int i = 0; i < 64; i++) h[i] = i;
    cudaMemcpy(d, h, sizeof h, cudaMemcpyHostToDevice);
    copies<<<1, 1>>>(d);
    printf("%s\n", cudaGetErrorName(cudaDeviceSynchronize()));
    cudaMemcpy(h, d, sizeof h, cudaMemcpyDeviceToHost);
    printf("%x %x %d %d %d %d %d %d %d\n", h[0], h[1], h[2], h[3], h[32], h[35], h[36], h[48], h[63]);
    h[0] = cudaErrorInvalidConfiguration;
    cudaMemcpy(d, h, sizeof(int), cudaMemcpyHostToDevice);
    errors<<<1, 1>>>(d);
    cudaDeviceSynchronize();
    printf("%s: %s\n", cudaGetErrorName(cudaErrorInvalidConfiguration), cudaGetErrorString(cudaErrorInvalidConfiguration));
    cudaFree(d);
    return 0;
}
