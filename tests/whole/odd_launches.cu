#include <chrono>
#include <cmath>
#include <cstdio>
#include <omp.h>

inline __device__ uint4 operator-(uint4 a, uint4 b) { return make_uint4(a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w); }
__global__ void difference(uint4 *p) { p[0] = p[0] - p[1]; }
template <int N> __global__ void fill(int *p) { p[blockIdx.x * blockDim.x + threadIdx.x] = N; }

int main()
{
    auto start = std::chrono::steady_clock::now();
    int *p, n = 7;
    cudaMallocManaged(&p, 64);
    fill<7><< <1, 2>> >(p);
    fill<8><<<ceil(n / 2.0) - 2.0f, 2, 0>>>(p + 2);
    fill<9> << <dim3(1), dim3(2), (size_t)(sizeof(int) >> 1), 0 >> > (p + 6);
    cudaDeviceSynchronize();
    for (int i = 0; i < 8; i++) printf("%d ", p[i]);
    uint4 *q;
    cudaMallocManaged(&q, sizeof(uint4) * 2);
    q[0] = make_uint4(9, 9, 9, 9);
    q[1] = make_uint4(1, 2, 3, 4);
    difference<<<1, 1>>>(q);
    cudaDeviceSynchronize();
    printf("%u\n", q[0].w);
    fill<3><<<2>>>(p);  // nvcc's block is of one thread then
    cudaDeviceSynchronize();
    for (int i = 0; i < 4; i++) printf("%d ", p[i]);
    printf("\n");
    // The device's operator is no candidate for the host.
    auto seconds = std::chrono::steady_clock::now() - start;
    std::chrono::duration<double> same = std::chrono::steady_clock::now() - start;
    int sum = 0;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < 4; i++) sum += i;
#pragma omp critical
    printf("%d %d %d %d %d\n", seconds.count() >= 0, same.count() >= 0, sum, omp_get_max_threads() > 0, omp_get_thread_num());
}
