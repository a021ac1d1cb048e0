// Extended lambdas as arguments of kernels: what they capture, what they mention, where they stand.
#include <algorithm>
#include <cstdio>
#include <vector>

template <class F> __global__ void apply(int n, F f)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) f(i);
}
template <class F> void parallel_for(int n, F f)
{
    apply<<<(n + 31) / 32, 32>>>(n, f);
    cudaDeviceSynchronize();
}
template <class T, class F> __global__ void reduce(const T *x, int n, T *result, T start, F f)
{
    T sum = start;
    for (int i = 0; i < n; i++) sum = f(sum, x[i]);
    *result = sum;
}
template <int N> struct Row { int v = N; };
template <class F, class G> __global__ void both(int *out, F f, const G g) { out[threadIdx.x] = f(threadIdx.x) + g(threadIdx.x); }
template <class... F> __global__ void all(int *out, F... f) { *out = (f(1) + ... + 0); }

namespace ns {
struct Vec { float x, y; };
__device__ float dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y; }
constexpr int SHIFT = 100;
void inside(float *p)
{
    Vec v{2, 3};
    parallel_for(2, [=] __device__(int i) { p[i] = dot(v, Vec{float(i), 1}) + SHIFT; });
}
}
struct Grid {
    typedef float Value;
    enum { SCALE = 10 };
    static __device__ Value twice(Value v) { return 2 * v; }
    int width;
    Value *data;
    void fill(Value v)
    {
        Value *p = data;
        parallel_for(width, [=] __device__(int i) { Value w = twice(v); p[i] = w * i + SCALE; });
    }
    void copy_of_this()
    {
        parallel_for(2, [*this] __device__(int i) { data[i] = width + i; });
    }
};
template <class T, int N> void scale(T *p, T by)
{
    using Pair = struct { T a, b; };
    constexpr int half = N / 2;
    typedef T Element;
    parallel_for(N, [=] __device__(int i) { Element e = by; p[i] = T(p[i] * e + N + half); });
}
__device__ int helper(int x) { return x + 1; }
static void show(const float *x, int n)
{
    for (int i = 0; i < n; i++) printf("%g ", x[i]);
    printf("\n");
}
int main()
{
    std::vector<int> order{3, 1, 2};
    std::sort(order.begin(), order.end(), [](int a, int b) { return a > b; });
    printf("%d %d %d\n", order[0], order[1], order[2]);
    float *x;
    int *out;
    cudaMallocManaged(&x, 64 * sizeof(float));
    cudaMallocManaged(&out, 64 * sizeof(int));
    parallel_for(10, [=] __device__(int i) { x[i] = i; });
    float a = 2;
    auto fma = [=] __host__ __device__(int i) { x[i] = a * x[i] + 1; };
    apply<<<1, 32>>>(10, fma);
    cudaDeviceSynchronize();
    for (int i = 0; i < 10; i++) fma(i);
    show(x, 10);
    Grid grid{10, x};
    grid.fill(3);
    show(x, 10);
    grid.copy_of_this();
    show(x, 3);
    scale<float, 4>(x, 0.5f);
    scale<float, 8>(x, 2.f);
    show(x, 8);
    ns::inside(x);
    show(x, 2);
    int n = 5;
    double y[3] = {1, 2, 3};
    ns::Vec v{7, 8};
    parallel_for(3, [=] __device__(int i) { x[i] = y[i] + n + v.x; });
    parallel_for(2, [p = x + 3, k = n * 2] __device__(int i) { p[i] = helper(k) + blockDim.x; });
    show(x, 5);
    float *total = x + 40;
    reduce<<<1, 1>>>(x, 5, total, 0.f, [] __device__(float s, float e) { return s + e; });
    cudaDeviceSynchronize();
    printf("%g\n", *total);
    reduce<<<1, 1>>>(x, 5, total, 1e9f, [] __device__(auto s, auto e) { return s < e ? s : e; });
    cudaDeviceSynchronize();
    printf("%g\n", *total);
    auto square = [] __device__(int i) { return i * i; };
    auto more = [=] __device__(int i) { auto plus = [=](int j) { return j + n; }; return plus(square(i)); };
    both<<<1, 4>>>(out, square, more);
    cudaDeviceSynchronize();
    printf("%d %d %d %d\n", out[0], out[1], out[2], out[3]);
    all<<<1, 1>>>(out, square, more, [=] __device__(int i) { __shared__ int s; s = i; __syncthreads(); return s + (int)a; });
    cudaDeviceSynchronize();
    printf("%d\n", *out);
    for (int round = 0; round < 3; round++) {
        const int r = round;
        parallel_for(1, [=] __device__(int i) { atomicAdd(&out[0], r + i); });
    }
    printf("%d\n", *out);
    struct Cell { int v; };
    enum Kind { LOW, HIGH };
    constexpr int wide = 7;
    parallel_for(1, [=] __device__(int i) { struct Row<wide> r; struct Cell c = {r.v}; enum Kind k = HIGH; out[0] = c.v + k; });
    printf("%d\n", *out);
    return 0;
}
