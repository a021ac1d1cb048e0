// DOC: The C library | `__half` and `__nv_bfloat16` in variable arguments: classes of two bytes, as in CUDA's headers
#include <cstdarg>
#include <cstdio>
#include <cuda_bf16.h>
#include <cuda_fp16.h>

static __host__ __device__ float sum(int n, ...)
{
    va_list list;
    va_start(list, n);
    float total = 0;
    for (int i = 0; i < n; i++)
        total += __half2float(va_arg(list, __half)) + va_arg(list, int) + __bfloat162float(va_arg(list, __nv_bfloat16));
    va_end(list);
    return total;
}

__global__ void k(__half h, __nv_bfloat16 b)
{
    printf("%x %d %hx %x\n", h, 3, h, b);
    printf("%g\n", sum(2, h, 10, b, h, 20, b));
}

int main()
{
    __half h = __float2half(1.5f);
    __nv_bfloat16 b = __float2bfloat16(2.5f);
    printf("%x %hx %d\n", h, h, 7);
    printf("%x %x\n", __float2half(1.5f), b);
    char line[40];
    snprintf(line, sizeof line, "%x|%x|%d", h, b, 7);
    printf("%s %g\n", line, sum(2, h, 10, b, h, 20, b));
    fflush(stdout);
    k<<<1, 1>>>(h, b);
    return cudaDeviceSynchronize();
}
