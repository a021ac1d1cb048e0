// A whole program: heat spreads over a plate. nvcc builds it, and `minicu run heat.cu -- 64 200` runs it without nvcc, on a
// GPU or on the CPU.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

#include <cuda_runtime.h>

#define CHECK(call)                                                                                \
    do {                                                                                           \
        cudaError_t status = (call);                                                               \
        if (status != cudaSuccess) {                                                               \
            std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));   \
            std::exit(1);                                                                          \
        }                                                                                          \
    } while (0)

__global__ void spread(const float *now, float *next, int n)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= n || y >= n)
        return;
    int i = y * n + x;
    bool edge = x == 0 || y == 0 || x == n - 1 || y == n - 1;
    next[i] = edge ? now[i] : now[i] + 0.2f * (now[i - 1] + now[i + 1] + now[i - n] + now[i + n] - 4 * now[i]);
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? std::atoi(argv[1]) : 64, steps = argc > 2 ? std::atoi(argv[2]) : 200;
    std::vector<float> plate(n * n, 0.0f);
    for (int x = 0; x < n; x++)
        plate[x] = 100; // the upper edge stays hot

    float *now, *next;
    CHECK(cudaMalloc(&now, plate.size() * sizeof(float)));
    CHECK(cudaMalloc(&next, plate.size() * sizeof(float)));
    CHECK(cudaMemcpy(now, plate.data(), plate.size() * sizeof(float), cudaMemcpyHostToDevice));

    cudaEvent_t start, end;
    CHECK(cudaEventCreate(&start));
    CHECK(cudaEventCreate(&end));
    dim3 block(16, 16), grid((n + 15) / 16, (n + 15) / 16);
    CHECK(cudaEventRecord(start));
    for (int step = 0; step < steps; step++) {
        spread<<<grid, block>>>(now, next, n);
        std::swap(now, next);
    }
    CHECK(cudaGetLastError());
    CHECK(cudaEventRecord(end));
    CHECK(cudaEventSynchronize(end));
    float milliseconds;
    CHECK(cudaEventElapsedTime(&milliseconds, start, end));

    CHECK(cudaMemcpy(plate.data(), now, plate.size() * sizeof(float), cudaMemcpyDeviceToHost));
    CHECK(cudaFree(now));
    CHECK(cudaFree(next));
    std::fprintf(stderr, "%d steps took %.3f ms\n", steps, milliseconds);
    for (int y : {1, n / 4, n / 2})
        std::printf("row %2d: %8.4f\n", y, plate[y * n + n / 2]);
    return plate[n + n / 2] > plate[n / 4 * n + n / 2] ? 0 : 1;
}
