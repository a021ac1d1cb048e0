// A device address that nobody allocated, given to a copy, is an error of the call's.
#include <cstdio>
int main() {
    char h[64] = {};
    char *d;
    cudaMalloc(&d, 64);
    char *nowhere = (char *)0x123456789000;
    cudaStream_t s;
    cudaStreamCreate(&s);
    std::printf("to %d\n", cudaMemcpy(nowhere, h, 64, cudaMemcpyHostToDevice));
    std::printf("last %d\n", cudaGetLastError());
    std::printf("from %d\n", cudaMemcpy(h, nowhere, 64, cudaMemcpyDeviceToHost));
    std::printf("between %d\n", cudaMemcpy(d, nowhere, 64, cudaMemcpyDeviceToDevice));
    std::printf("between %d\n", cudaMemcpy(nowhere, d, 64, cudaMemcpyDeviceToDevice));
    std::printf("later %d\n", cudaMemcpyAsync(nowhere, h, 64, cudaMemcpyHostToDevice, s));
    std::printf("later %d\n", cudaMemcpyAsync(h, nowhere, 64, cudaMemcpyDeviceToHost, s));
    std::printf("known again %d\n", cudaMemcpy(h, d, 64, cudaMemcpyDefault));
    std::printf("all right %d\n", cudaMemcpy(d, h, 64, cudaMemcpyHostToDevice));
    cudaFree(d);
}
