// A whole program: states set up in one kernel and used in another, and MTGP32, whose tables host code copies.
#include <cstdio>
#include <cuda_runtime.h>
#include <curand_kernel.h>
#include <curand_mtgp32_host.h>
#include <curand_mtgp32dc_p_11213.h>

__global__ void setup(curandState *states) { curand_init(1234, threadIdx.x, 0, &states[threadIdx.x]); }
__global__ void generate(curandState *states, unsigned *out)
{
    curandState local = states[threadIdx.x];
    for (int i = 0; i < 10; i++)
        out[threadIdx.x] ^= curand(&local);
    states[threadIdx.x] = local;
}
__global__ void twist(curandStateMtgp32 *states, unsigned *out, float *sums)
{
    float sum = 0;
    for (int i = 0; i < 20; i++) {
        out[(blockIdx.x * 20 + i) * 256 + threadIdx.x] = curand(&states[blockIdx.x]);
        sum += curand_uniform(&states[blockIdx.x]);
    }
    sums[blockIdx.x * 256 + threadIdx.x] = sum;
}

int main()
{
    curandState *states;
    unsigned *out, words[64];
    cudaMalloc(&states, 64 * sizeof(curandState));
    cudaMalloc(&out, 64 * sizeof(unsigned));
    cudaMemset(out, 0, sizeof words);
    setup<<<1, 64>>>(states);
    generate<<<1, 64>>>(states, out);
    cudaMemcpy(words, out, sizeof words, cudaMemcpyDeviceToHost);
    printf("%08x %08x %08x\n", words[0], words[1], words[63]);

    curandStateMtgp32 *twisters;
    mtgp32_kernel_params *parameters;
    cudaMalloc(&twisters, 4 * sizeof(curandStateMtgp32));
    cudaMalloc(&parameters, sizeof(mtgp32_kernel_params));
    int made = curandMakeMTGP32Constants(mtgp32dc_params_fast_11213, parameters);
    int seeded = curandMakeMTGP32KernelState(twisters, mtgp32dc_params_fast_11213, parameters, 4, 99);
    unsigned *many, sum = 0;
    float *sums;
    cudaMallocManaged(&many, 4 * 20 * 256 * sizeof(unsigned));
    cudaMallocManaged(&sums, 4 * 256 * sizeof(float));
    twist<<<4, 256>>>(twisters, many, sums);
    cudaDeviceSynchronize();
    for (int i = 0; i < 4 * 20 * 256; i++)
        sum = sum * 31 + many[i];
    printf("%d %d %08x %08x %08x %08x\n", made, seeded, many[0], many[1], many[20479], sum);
    printf("%.6f %.6f\n", sums[0], sums[1023]);
}
