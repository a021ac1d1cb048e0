// DOC: Programs | copies to and from device addresses that nobody has are `cudaErrorInvalidValue`
#include <cstdio>

__device__ int number = 5;

int main()
{
    int *p, value = 3, back = 0;
    cudaMalloc(&p, 4096);
    int *nowhere = p + (1ll << 43);
    printf("%s\n", cudaGetErrorName(cudaMemcpy(nowhere, &value, sizeof value, cudaMemcpyHostToDevice)));
    printf("%s\n", cudaGetErrorName(cudaMemcpy(&value, nowhere, sizeof value, cudaMemcpyDeviceToHost)));
    printf("%s\n", cudaGetErrorName(cudaMemcpy(p, nowhere, sizeof value, cudaMemcpyDeviceToDevice)));
    cudaGetLastError();
    int *symbol;
    cudaGetSymbolAddress((void **)&symbol, number);
    cudaError_t error = cudaMemcpy(&back, symbol, sizeof back, cudaMemcpyDeviceToHost);
    printf("%s %d\n", cudaGetErrorName(error), back);
    error = cudaMemcpy(symbol, &value, sizeof value, cudaMemcpyHostToDevice);
    cudaMemcpyFromSymbol(&back, number, sizeof back);
    printf("%s %d\n", cudaGetErrorName(error), back);
}
