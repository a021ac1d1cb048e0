// Host loops and threads of kernels without barriers that read at `n + (i & 31)` (lower/host/narrow.py).
#include <cstdio>
#include <vector>

inline int place(int x, int y) { return (y & 15) * 32 + (x + 31) % 32; }

struct Grid {
    std::vector<int> v;
    Grid() : v(512)
    {
        for (int i = 0; i < 512; i++) v[i] = i * 7919 % 13;
    }
    int &operator()(int x, int y) { return v[(y & 15) * 32 + ((x + 32) & 31)]; }
};

#define SUM(name, parameter, counter, value)                                       \
    __attribute__((noinline)) int name(parameter g, unsigned y, int n)             \
    {                                                                              \
        int sum = 0;                                                               \
        for (counter = 0; x < n; x++) sum += (value) * (int)x;                     \
        return sum;                                                                \
    }
SUM(masked, const int *, int x, g[(y & 15) * 32 + ((x + 31) & 31)])
SUM(divided, const int *, unsigned x, g[y * 32 + (x + 31) % 32])
SUM(inlined, const int *, int x, g[place(x, y)])
SUM(in_member, Grid &, int x, g(x, y))
SUM(in_byte, const int *, int x, g[y + (unsigned char)(x + 200)])

__global__ void warps(const int *in, int *out)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    out[i] = in[blockIdx.x * 32 + lane] + warp;
}

int main()
{
    Grid g;
    const int *v = g.v.data();
    int n = 128, wrong = 0;
    printf("%d %d %d %d %d\n", masked(v, 3, n), divided(v, 3, n), inlined(v, 3, n), in_member(g, 3, n),
           in_byte(v, 3, n));
    int neighbours = 0;
    for (int y = 0; y < 16; y++)
        for (int x = 0; x < 32; x++)
            for (int dy = -1; dy <= 1; dy++)
                for (int dx = -1; dx <= 1; dx++) neighbours += v[(y + dy + 16) % 16 * 32 + (x + dx + 32) % 32] * x;
    printf("%d\n", neighbours);
    int *in, *out;
    cudaMallocManaged(&in, 128 * sizeof(int));
    cudaMallocManaged(&out, 512 * sizeof(int));
    for (int i = 0; i < 128; i++) in[i] = i * i;
    warps<<<4, 128>>>(in, out);
    cudaDeviceSynchronize();
    for (volatile int i = 0; i < 512; i++) {
        volatile int at = i / 128 * 32 + i % 32;
        wrong += out[i] != in[at] + i % 128 / 32;
    }
    printf("%d wrong\n", wrong);
}
