#define SIZE 10
#define NAME big
#include "macros.h"
int other(int *p)
{
    int array[size];
    kernel_big<<<1, 1>>>(p);
    cudaDeviceSynchronize();
    printf("%zu %d %d %d %d %d %d %d\n", sizeof array, twice, area(), nested(), hidden(1), scaled(2), of_big(), *p);
    return 0;
}
