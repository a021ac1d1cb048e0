#include <cstdio>
#include <chrono>
__global__ void k(int a, float *p) { p[threadIdx.x] = a + threadIdx.x; }
__global__ void k2(int a, float *p) { assert(a); p[threadIdx.x] = a * threadIdx.x; }
int CUDART_CB helper(int x) { return x; }
int main(const int argc, const char **argv)
{
    float *p; cudaMallocManaged(&p, 16);
    void (*kp)(int, float *) = k;
    kp<<<1, 4>>>(3, p); cudaDeviceSynchronize(); printf("%g %g\n", p[0], p[3]);
    kp = argc > 0 ? k2 : k;
    kp<<<{1, 1, 1}, {2, 2}>>>(3, p); cudaDeviceSynchronize(); printf("%g %g\n", p[0], p[1]);
    std::chrono::nanoseconds n(10000000000LL);
    printf("%lld %lld %d\n", (long long)std::chrono::duration_cast<std::chrono::nanoseconds>(n).count(), (long long)std::chrono::duration_cast<std::chrono::minutes>(std::chrono::hours(2)).count(), helper(argc));
    std::chrono::duration<double, std::milli> ms = n; printf("%g\n", ms.count());
    printf("%s\n", cudaGetErrorString(cudaDeviceSetLimit(cudaLimitPrintfFifoSize, -5)));
    printf("%s\n", argv[1]);
}
