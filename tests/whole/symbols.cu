#include <cstdio>
#include <cstdlib>
typedef float (*op_t)(float, float);
__device__ float add(float a, float b) { return a + b; }
__device__ float mul(float a, float b) { return a * b; }
__device__ op_t ops[] = {add, mul};
__device__ op_t one = mul;
struct Mul { __device__ float operator()(float a, float b) const { return mul(a, b); } };
template <class F> __global__ void k(float *p, F f) { p[threadIdx.x] = f(p[threadIdx.x], 3) + one(1, 1); }
__global__ void k2(float *p, op_t f) { p[threadIdx.x] = f(p[threadIdx.x], 2); }
__global__ void k3(float *p) { p[0] = p[0] / 2; }
template <class T> __device__ T half_of(T x) { return x / 2; }
struct V { int a, b; V(int a, int b) : a(a), b(b) {} };
int next() { static int n = 0; return ++n; }
int main()
{
    float *p; cudaMallocManaged(&p, 16); p[0] = 2; p[1] = 5;
    k<<<1, 2>>>(p, Mul()); cudaDeviceSynchronize(); printf("%g %g\n", p[0], p[1]);
    k<Mul><<<1, 2>>>(p, {}); cudaDeviceSynchronize(); printf("%g %g\n", p[0], p[1]);
    op_t h[2]; cudaMemcpyFromSymbol(h, ops, sizeof(ops));
    k2<<<1, 2>>>(p, h[1]); cudaDeviceSynchronize(); printf("%g %g\n", p[0], p[1]);
    k3<<<1, 1>>>(p); cudaDeviceSynchronize(); printf("%g\n", p[0]);
    srand(1); printf("%d %d\n", rand() % 100, rand() % 100);
    float2 f = make_float2(rand() % 100, rand() % 100); printf("%g %g\n", f.x, f.y);
    V a(next(), next()), b{next(), next()}; printf("%d %d %d %d\n", a.a, a.b, b.a, b.b);
}
