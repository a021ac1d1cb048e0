// NVIDIA's libraries between kernels of the program: one stream, one memory.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cublas_v2.h>
#include <cuda_runtime.h>
#include <cufft.h>
#include <curand.h>
#include <cusparse.h>

__global__ void fill(float *p, int n, float step)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        p[i] = (i % 17) * step;
}
__global__ void scale(float2 *p, int n, float by)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        p[i].x *= by, p[i].y *= by;
}

static int failures;
static void check(const char *what, bool good)
{
    printf("%s %s\n", what, good ? "ok" : "failed");
    failures += !good;
}

static void blas(cudaStream_t stream)
{
    const int n = 64;
    float *a, *b, *c, *host = (float *)malloc(n * n * sizeof(float)), alpha = 1.5f, beta = 0;
    cudaMalloc(&a, n * n * sizeof(float));
    cudaMalloc(&b, n * n * sizeof(float));
    cudaMalloc(&c, n * n * sizeof(float));
    cublasHandle_t handle;
    check("cublasCreate", cublasCreate(&handle) == CUBLAS_STATUS_SUCCESS);
    cublasSetStream(handle, stream);
    cudaStream_t used;
    cublasGetStream(handle, &used);
    check("cublasGetStream", used == stream);
    fill<<<n, n, 0, stream>>>(a, n * n, 0.25f);
    fill<<<n, n, 0, stream>>>(b, n * n, 0.5f);
    cublasStatus_t status = cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_T, n, n, n, &alpha, a, n, b, n, &beta, c, n);
    check("cublasSgemm", status == CUBLAS_STATUS_SUCCESS);
    cudaMemcpyAsync(host, c, n * n * sizeof(float), cudaMemcpyDeviceToHost, stream);
    cudaStreamSynchronize(stream);
    double worst = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            double sum = 0;
            for (int k = 0; k < n; k++)
                sum += (k * n + i) % 17 * 0.25 * ((k * n + j) % 17 * 0.5);
            worst = fmax(worst, fabs(1.5 * sum - host[j * n + i]));
        }
    check("product", worst < 1e-2);
    cuComplex x[2] = {make_cuComplex(1, 2), make_cuComplex(3, -1)}, *device, dot;
    cudaMalloc(&device, sizeof x);
    cudaMemcpy(device, x, sizeof x, cudaMemcpyHostToDevice);
    check("cublasCdotc", cublasCdotc(handle, 2, device, 1, device, 1, &dot) == CUBLAS_STATUS_SUCCESS);
    check("sum", dot.x == 15 && dot.y == 0);
    cublasDestroy(handle);
}

static void fourier(cudaStream_t stream)
{
    const int n = 256;
    cufftComplex *data, host[n];
    for (int i = 0; i < n; i++)
        host[i].x = (float)cos(2 * M_PI * 5 * i / n), host[i].y = 0;
    cudaMalloc(&data, sizeof host);
    cudaMemcpyAsync(data, host, sizeof host, cudaMemcpyHostToDevice, stream);
    cufftHandle plan;
    check("cufftPlan1d", cufftPlan1d(&plan, n, CUFFT_C2C, 1) == CUFFT_SUCCESS);
    check("cufftSetStream", cufftSetStream(plan, stream) == CUFFT_SUCCESS);
    check("cufftExecC2C", cufftExecC2C(plan, data, data, CUFFT_FORWARD) == CUFFT_SUCCESS);
    scale<<<1, n, 0, stream>>>(data, n, 1.0f / n);
    cudaMemcpyAsync(host, data, sizeof host, cudaMemcpyDeviceToHost, stream);
    cudaStreamSynchronize(stream);
    bool good = true;
    for (int i = 0; i < n; i++)
        good = good && fabs(host[i].x - (i == 5 || i == n - 5 ? 0.5 : 0)) < 1e-5 && fabs(host[i].y) < 1e-5;
    check("spectrum", good);
    cufftDestroy(plan);
}

static void numbers()
{
    const int n = 100000;
    float *data, *host = (float *)malloc(n * sizeof(float)), sum = 0;
    cudaMalloc(&data, n * sizeof(float));
    curandGenerator_t generator;
    check("curandCreateGenerator", curandCreateGenerator(&generator, CURAND_RNG_PSEUDO_PHILOX4_32_10) == CURAND_STATUS_SUCCESS);
    curandSetPseudoRandomGeneratorSeed(generator, 1234ULL);
    check("curandGenerateUniform", curandGenerateUniform(generator, data, n) == CURAND_STATUS_SUCCESS);
    cudaMemcpy(host, data, n * sizeof(float), cudaMemcpyDeviceToHost);
    for (int i = 0; i < n; i++)
        sum += host[i] / n;
    check("mean", fabs(sum - 0.5) < 0.01);
    curandDestroyGenerator(generator);
}

static void sparse()
{
    int rows[4] = {0, 2, 3, 4}, columns[4] = {0, 2, 1, 0}, *r, *c;
    float values[4] = {1, 2, 3, 4}, x[3] = {1, 10, 100}, y[3], *v, *dx, *dy, alpha = 1, beta = 0;
    cudaMalloc(&r, sizeof rows), cudaMalloc(&c, sizeof columns), cudaMalloc(&v, sizeof values);
    cudaMalloc(&dx, sizeof x), cudaMalloc(&dy, sizeof y);
    cudaMemcpy(r, rows, sizeof rows, cudaMemcpyHostToDevice);
    cudaMemcpy(c, columns, sizeof columns, cudaMemcpyHostToDevice);
    cudaMemcpy(v, values, sizeof values, cudaMemcpyHostToDevice);
    cudaMemcpy(dx, x, sizeof x, cudaMemcpyHostToDevice);
    cusparseHandle_t handle;
    cusparseSpMatDescr_t matrix;
    cusparseDnVecDescr_t in, out;
    check("cusparseCreate", cusparseCreate(&handle) == CUSPARSE_STATUS_SUCCESS);
    cusparseCreateCsr(&matrix, 3, 3, 4, r, c, v, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO, CUDA_R_32F);
    cusparseCreateDnVec(&in, 3, dx, CUDA_R_32F);
    cusparseCreateDnVec(&out, 3, dy, CUDA_R_32F);
    size_t size = 0;
    void *buffer;
    cusparseSpMV_bufferSize(handle, CUSPARSE_OPERATION_NON_TRANSPOSE, &alpha, matrix, in, &beta, out, CUDA_R_32F, CUSPARSE_SPMV_ALG_DEFAULT, &size);
    cudaMalloc(&buffer, size + 1);
    check("cusparseSpMV", cusparseSpMV(handle, CUSPARSE_OPERATION_NON_TRANSPOSE, &alpha, matrix, in, &beta, out, CUDA_R_32F, CUSPARSE_SPMV_ALG_DEFAULT, buffer) == CUSPARSE_STATUS_SUCCESS);
    cudaMemcpy(y, dy, sizeof y, cudaMemcpyDeviceToHost);
    check("vector", y[0] == 201 && y[1] == 30 && y[2] == 4);
    cusparseDestroy(handle);
}

int main()
{
    cudaStream_t stream;
    cudaStreamCreate(&stream);
    blas(stream);
    fourier(stream);
    numbers();
    sparse();
    check("cudaGetLastError", cudaGetLastError() == cudaSuccess);
    return failures;
}
