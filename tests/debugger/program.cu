// What the debugger sessions of sessions.py stop in. Their breakpoints are the lines that LINE marks name.
#include <stdio.h>

struct Point {
    int x, y;
    float w;
};

struct Bits {
    int a : 5;
    unsigned b : 11;
    int c;
};

struct Counted {
    int n;
    __device__ Counted(int n) : n(n) {}
    __device__ Counted(const Counted &o) : n(o.n + 1) {}
    __device__ ~Counted() { n = -1; }
};

typedef unsigned int count_t;
enum Color { RED, GREEN = 5 };

__constant__ int table[4] = {10, 20, 30, 40};
__device__ int counter = 3;
__device__ float matrix[2][3] = {{1, 2, 3}, {4, 5, 6}};

__device__ __noinline__ int twice(Point p, int k)
{
    int t = p.x * k; // LINE twice
    t += p.y;
    return t; // LINE twice-end
}

__device__ __noinline__ int outer(int n)
{
    Point p = {n, n + 1, 0.5f};
    Bits b = {-3, 700, n};
    int r = twice(p, 2); // LINE call
    r += b.a + b.b + b.c; // LINE bits
    return r;
}

__device__ __noinline__ int taken(Counted c)
{
    int before = c.n; // LINE counted
    return before * 2;
}

__device__ __noinline__ int down(int n)
{
    if (n == 0)
        return 100; // LINE bottom
    return down(n - 1) + 1;
}

__global__ void first(int *out, int n, Point q)
{
    __shared__ int tile[32];
    extern __shared__ int area[];
    static int calls = 8;
    int i = threadIdx.x;
    tile[i] = i * 3;
    area[i] = i + 100;
    __syncthreads(); // LINE barrier
    int j = tile[(i + 1) % 32] + area[i]; // LINE after
    int r = outer(j); // LINE outer
    out[i] = r + n + q.y + table[i % 4] + calls; // LINE store
    counter = 7;
    for (int step = 0; step < 3; step++) {
        int square = step * step;
        out[i] += square; // LINE loop
    }
} // LINE end

__global__ void in_place(long long *out, const __grid_constant__ Point q, const __grid_constant__ int n)
{
    const Point *p = &q;
    out[0] = p->y + n; // LINE in-place
}

__global__ void second(long long *out, const float *in, double scale, count_t count, Color color)
{
    __shared__ double tile[4];
    unsigned long long big = 0x123456789abcdefull;
    signed char small = -7;
    bool flag = count > 2;
    float *where = &matrix[1][1];
    Counted made(4);
    tile[threadIdx.x % 4] = scale;
    int t = taken(made); // LINE second
    int d = down(3);
    out[threadIdx.x] = (long long)big + small + flag + (int)*where + t + d + color + (int)tile[0]; // LINE sum
}

template <typename T, int N> __device__ __noinline__ T total(const T (&a)[N])
{
    T sum = 0;
    for (int i = 0; i < N; i++)
        sum += a[i]; // LINE total
    return sum;
}

namespace space {
__device__ int hidden = 12;
__global__ void third(float *out)
{
    float a[3] = {1.5f, 2.5f, 3.5f};
    auto add = [=](float x) { return x + a[0]; };
    *out = total(a) + add(1) + hidden; // LINE third
}
}

int main()
{
    int *d, h[32];
    long long *l, m[4];
    float *f, g;
    cudaMalloc(&d, sizeof h);
    cudaMalloc(&l, sizeof m);
    cudaMalloc(&f, sizeof g);
    first<<<1, 32, 128>>>(d, 5, Point{1, 2, 3.5f});
    in_place<<<1, 1>>>(l, Point{6, 7, 8.5f}, 9);
    second<<<1, 4>>>(l, f, 2.5, 3, GREEN);
    space::third<<<1, 1>>>(f);
    cudaMemcpy(h, d, sizeof h, cudaMemcpyDeviceToHost);
    cudaMemcpy(m, l, sizeof m, cudaMemcpyDeviceToHost);
    cudaMemcpy(&g, f, sizeof g, cudaMemcpyDeviceToHost);
    printf("%d %d %lld %g\n", h[0], h[31], m[0], g);
}
