// DOC: Whole programs | `cudaFuncGetName`: the mangled name of a kernel
#include <cstdio>

__global__ void plain(int *p) { *p = 1; }

namespace n {
template <class T> __global__ void typed(T *p) { *p = T(); }
}

extern "C" __global__ void unmangled(int) {}

int main()
{
    const char *name = "unset";
    printf("%d", cudaFuncGetName(&name, (const void *)plain));
    printf(" %s\n", name);
    printf("%d", cudaFuncGetName(&name, n::typed<float>));
    printf(" %s\n", name);
    printf("%d", cudaFuncGetName(&name, unmangled));
    printf(" %s\n", name);
    printf("%s %s\n", cudaGetErrorName(cudaFuncGetName(&name, (const void *)&main)), name);
}
