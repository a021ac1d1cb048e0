// std::complex in a kernel and on the host.
#include <complex>
#include <cstdio>
__global__ void k(std::complex<float> *p) { p[threadIdx.x] = p[threadIdx.x] * std::complex<float>(0, 1) + std::conj(p[threadIdx.x]); }
int main() { std::complex<float> *p; cudaMallocManaged(&p, 32); for (int i = 0; i < 4; i++) p[i] = std::complex<float>(i, 1); k<<<1, 4>>>(p); cudaDeviceSynchronize(); for (int i = 0; i < 4; i++) printf("%g %g\n", p[i].real(), std::abs(p[i])); }
