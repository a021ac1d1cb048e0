#include "macros.h"
int main()
{
    int *p, array[size];
    cudaMallocManaged(&p, sizeof *p);
    kernel_plain<<<1, 1>>>(p);
    cudaDeviceSynchronize();
    printf("%zu %d %d %d %d %d %d %d\n", sizeof array, twice, area(), nested(), hidden(1), scaled(2), of_plain(), *p);
    return other(p);
}
