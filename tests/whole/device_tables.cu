// Constant tables of device functions, of which the host knows the names and sizes.
#include <cstdio>
#include <sys/types.h>

typedef float (*operation)(float, float);
__device__ float add(float a, float b) { return a + b; }
__device__ float multiply(float a, float b) { return a * b; }
struct named { const char *name; operation of; };

__device__ operation const table[] = {add, multiply, [](float a, float b) { return a - b; }};
__device__ const operation alone = multiply;
__device__ float (*const declared[])(float, float) = {add, multiply};
__device__ float (*changed[])(float, float) = {multiply, add};
__device__ const named names[] = {{"add", add}, {"multiply", multiply}};
struct scale { explicit constexpr scale() : by(1) {} constexpr scale(int by) : by(by) {} int by; };
__device__ constexpr int thrice(int x) { return 3 * x; }
__constant__ const scale factor = thrice(2);

__global__ void apply(float *r, u_int32_t which)
{
    r[0] = table[which](r[0], 2);
    r[1] = alone(r[1], 3) + factor.by;
    r[2] = declared[which - 2](r[2], 4) + changed[which - 2](1, 1);
    r[3] = names[which - 1].of(r[3], 5) + names[0].name[0];
}

int main()
{
    float *r;
    cudaMallocManaged(&r, 4 * sizeof(float));
    for (u_int8_t i = 0; i < 4; i++) r[i] = i + 1;
    apply<<<1, 1>>>(r, 2);
    cudaDeviceSynchronize();
    printf("%g %g %g %g\n", r[0], r[1], r[2], r[3]);
    size_t size = 0;
    operation found[3];
    printf("%d\n", (int)cudaGetSymbolSize(&size, table));
    printf("%zu %zu %zu\n", size / sizeof(operation), sizeof table / sizeof *table, sizeof names / sizeof *names);
    cudaError_t error = cudaMemcpyFromSymbol(found, table, sizeof found);
    printf("%d %d\n", (int)error, found[0] && found[1] != found[0]);
}
