// What programs ask of the CUDA runtime: memory, symbols, streams, events, errors; and the order of what is printed.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

__constant__ float coefficients[4];
__device__ int total;

__global__ void scale(float *x, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        x[i] *= coefficients[i & 3];
        atomicAdd(&total, 1);
    }
}

__global__ void sum_up(const int *x, int *out)
{
    extern __shared__ int s[];
    s[threadIdx.x] = x[threadIdx.x];
    __syncthreads();
    if (threadIdx.x == 0) {
        int t = 0;
        for (int i = 0; i < blockDim.x; i++) t += s[i];
        *out = t;
        printf("kernel: %d\n", t);
    }
}

template <typename T, int N> __global__ void fill(T *x, T value) { if (threadIdx.x < N) x[threadIdx.x] = value; }

struct Pair { int a; double b; };
__global__ void by_value(Pair p, int3 n, double *out) { *out = p.a + p.b + n.x + n.y + n.z; }

int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

#define CHECK(call) check(call, #call)
void check(cudaError_t error, const char *what)
{
    if (error != cudaSuccess) {
        printf("%s: %s\n", what, cudaGetErrorString(error));
        exit(2);
    }
}

int main()
{
    int devices;
    cudaDeviceProp properties;
    CHECK(cudaGetDeviceCount(&devices));
    CHECK(cudaSetDevice(0));
    CHECK(cudaGetDeviceProperties(&properties, 0));
    printf("%d %d %d\n", devices >= 1, strlen(properties.name) > 0, properties.warpSize);

    float c[4] = {1, 2, 3, 4};
    CHECK(cudaMemcpyToSymbol(coefficients, c, sizeof c));
    float *x;
    CHECK(cudaMallocManaged(&x, 100 * sizeof(float)));
    for (int i = 0; i < 100; i++) x[i] = 1;
    cudaStream_t stream;
    cudaEvent_t start, stop;
    CHECK(cudaStreamCreate(&stream));
    CHECK(cudaEventCreate(&start));
    CHECK(cudaEventCreate(&stop));
    CHECK(cudaEventRecord(start, stream));
    scale<<<1, 128, 0, stream>>>(x, 100);
    CHECK(cudaEventRecord(stop, stream));
    CHECK(cudaEventSynchronize(stop));
    float milliseconds;
    CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    int counted;
    CHECK(cudaMemcpyFromSymbol(&counted, total, sizeof counted));
    printf("%d %g %g %d\n", milliseconds >= 0, x[1], x[3], counted);

    int h[8] = {5, 3, 8, 1, 9, 2, 7, 4}, *d, *o, found;
    CHECK(cudaMalloc(&d, sizeof h));
    CHECK(cudaMalloc((void **)&o, sizeof(int)));
    CHECK(cudaMemcpy(d, h, sizeof h, cudaMemcpyHostToDevice));
    printf("before\n");
    sum_up<<<1, 8, 8 * sizeof(int)>>>(d, o);
    CHECK(cudaGetLastError());
    CHECK(cudaDeviceSynchronize());
    printf("after\n");
    CHECK(cudaMemcpy(&found, o, sizeof found, cudaMemcpyDeviceToHost));
    printf("%d\n", found);

    fill<int, 5><<<dim3(1, 1), dim3(8)>>>(d, 42);
    CHECK(cudaMemcpy(h, d, sizeof h, cudaMemcpyDeviceToHost));
    qsort(h, 8, sizeof(int), compare);
    for (int i = 0; i < 8; i++) printf("%d ", h[i]);
    double *out, value;
    CHECK(cudaMalloc(&out, sizeof(double)));
    Pair p = {3, 0.25};
    by_value<<<1, 1>>>(p, make_int3(1, 2, 3), out);
    CHECK(cudaMemcpy(&value, out, sizeof value, cudaMemcpyDeviceToHost));
    printf("%g\n", value);

    scale<<<1, 4096>>>(x, 1);
    printf("%s\n", cudaGetErrorName(cudaPeekAtLastError()));
    printf("%s ", cudaGetErrorName(cudaGetLastError()));
    printf("%s\n", cudaGetErrorName(cudaGetLastError()));
    int blocks;
    CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, scale, 128, 0));
    CHECK(cudaMemset(d, 0xff, sizeof h));
    CHECK(cudaMemcpyAsync(h, d, sizeof h, cudaMemcpyDeviceToHost, stream));
    CHECK(cudaStreamSynchronize(stream));
    printf("%d %d\n", blocks > 0, h[7]);
    CHECK(cudaEventDestroy(start));
    CHECK(cudaStreamDestroy(stream));
    CHECK(cudaFree(x));
    CHECK(cudaFree(0));
    return 3;
}
