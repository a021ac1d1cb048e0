#include <cstdio>
#include "spaces.h"
__global__ void k(unsigned *out) { out[threadIdx.x] = mixed(threadIdx.x) + here(); }
int main()
{
    unsigned *out;
    cudaMallocManaged(&out, 4 * sizeof *out);
    k<<<1, 4>>>(out);
    cudaDeviceSynchronize();
    std::printf("%u %u %u\n", out[3], mixed(3), from_cpp(3));
}
