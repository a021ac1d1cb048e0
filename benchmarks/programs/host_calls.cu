// What calls of the CUDA runtime cost: prints "name microseconds" for each. Built by nvcc, run by `minicu run`.
#include <chrono>
#include <cstdio>
#include <cuda_runtime.h>

__global__ void empty(int a, float b, float *p)
{
    if (a < 0)
        p[0] = b;
}

static double now()
{
    using namespace std::chrono;
    return duration_cast<nanoseconds>(steady_clock::now().time_since_epoch()).count() * 1e-3;
}

template <class F> static void measure(const char *name, int count, F call)
{
    double best = 1e30;
    for (int round = 0; round < 7; round++) {
        cudaDeviceSynchronize();
        double start = now();
        for (int i = 0; i < count; i++)
            call();
        double each = (now() - start) / count;
        best = each < best ? each : best;
        cudaDeviceSynchronize();
    }
    printf("%s %.3f\n", name, best);
}

int main()
{
    float *p, host[16] = {};
    cudaStream_t stream;
    cudaEvent_t event, other;
    cudaMalloc((void **)&p, 1 << 20);
    cudaStreamCreate(&stream);
    cudaEventCreate(&event);
    cudaEventCreate(&other);
    measure("launch", 1000, [&]() { empty<<<1, 32>>>(1, 2.0f, p); });
    measure("launch_stream", 1000, [&]() { empty<<<1, 32, 0, stream>>>(1, 2.0f, p); });
    measure("launch_wait", 300, [&]() { empty<<<1, 32>>>(1, 2.0f, p); cudaDeviceSynchronize(); });
    measure("malloc_set_free", 200, [&]() {
        float *q;
        cudaMalloc((void **)&q, 4096);
        cudaMemset(q, 0, 4096);
        cudaFree(q);
    });
    measure("copy_to", 500, [&]() { cudaMemcpy(p, host, sizeof host, cudaMemcpyHostToDevice); });
    measure("copy_from", 500, [&]() { cudaMemcpy(host, p, sizeof host, cudaMemcpyDeviceToHost); });
    measure("copy_async", 500, [&]() { cudaMemcpyAsync(p, p + 64, 256, cudaMemcpyDeviceToDevice, stream); });
    measure("set_async", 500, [&]() { cudaMemsetAsync(p, 0, 256, stream); });
    measure("record", 1000, [&]() { cudaEventRecord(event, stream); });
    measure("synchronize", 1000, [&]() { cudaDeviceSynchronize(); });
    measure("synchronize_stream", 1000, [&]() { cudaStreamSynchronize(stream); });
    measure("last_error", 1000, [&]() { cudaGetLastError(); });
    return cudaGetLastError() != cudaSuccess;
}
