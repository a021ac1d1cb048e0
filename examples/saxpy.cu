// y = a x + y, the "hello world" of GPU computing. nvcc compiles this file to a program; minicu compiles its
// kernel, and leaves the host code aside.
#include <cstdio>
#include <vector>

#include <cuda_runtime.h>

__global__ void saxpy(int n, float a, const float *__restrict__ x, float *__restrict__ y)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] = a * x[i] + y[i];
}

int main()
{
    const int n = 1 << 20;
    std::vector<float> x(n, 1.0f), y(n, 2.0f);
    float *x_there, *y_there;
    cudaMalloc(&x_there, n * sizeof(float));
    cudaMalloc(&y_there, n * sizeof(float));
    cudaMemcpy(x_there, x.data(), n * sizeof(float), cudaMemcpyHostToDevice);
    cudaMemcpy(y_there, y.data(), n * sizeof(float), cudaMemcpyHostToDevice);

    saxpy<<<(n + 255) / 256, 256>>>(n, 2.0f, x_there, y_there);

    cudaMemcpy(y.data(), y_there, n * sizeof(float), cudaMemcpyDeviceToHost);
    cudaFree(x_there);
    cudaFree(y_there);
    for (float value : y)
        if (value != 4.0f) {
            std::printf("wrong: %g\n", value);
            return 1;
        }
    std::printf("all %d values are right\n", n);
    return 0;
}
