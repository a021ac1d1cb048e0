// Kernels as users write them, for benchmarks/kernel_time.py: matrix products (plain, tiled, with register
// blocks), stencils, reductions, a histogram, n bodies, a transposition, shortest paths, a convolution, a
// hash, a sparse product, a scan, a fractal, matrix products on tensor cores.

#include <cuda_pipeline.h>
#include <mma.h>

extern "C" __global__ void gemm_naive(int n, const float *a, const float *b, float *c)
{
    int i = blockIdx.y * blockDim.y + threadIdx.y, j = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && j < n) {
        float s = 0;
        for (int k = 0; k < n; k++) s += a[i * n + k] * b[k * n + j];
        c[i * n + j] = s;
    }
}
#define T 16
extern "C" __global__ void gemm_tiled(int n, const float *a, const float *b, float *c)
{
    __shared__ float as[T][T], bs[T][T];
    int tx = threadIdx.x, ty = threadIdx.y, row = blockIdx.y * T + ty, col = blockIdx.x * T + tx;
    float s = 0;
    for (int t = 0; t < n / T; t++) {
        as[ty][tx] = a[row * n + t * T + tx];
        bs[ty][tx] = b[(t * T + ty) * n + col];
        __syncthreads();
        for (int k = 0; k < T; k++) s += as[ty][k] * bs[k][tx];
        __syncthreads();
    }
    c[row * n + col] = s;
}
#define BM 64
#define BK 8
#define TM 8
extern "C" __global__ void gemm_block(int n, const float *a, const float *b, float *c)
{
    __shared__ float as[BM * BK], bs[BK * BM];
    int trow = threadIdx.x / (BM / TM), tcol = threadIdx.x % (BM / TM);
    float acc[TM * TM] = {0}, ra[TM], rb[TM];
    const float *A = a + blockIdx.y * BM * n, *B = b + blockIdx.x * BM;
    for (int k0 = 0; k0 < n; k0 += BK) {
        for (int o = threadIdx.x; o < BM * BK; o += 64) as[o] = A[(o / BK) * n + o % BK];
        for (int o = threadIdx.x; o < BM * BK; o += 64) bs[o] = B[(o / BM) * n + o % BM];
        __syncthreads();
        A += BK; B += BK * n;
        for (int k = 0; k < BK; k++) {
            for (int i = 0; i < TM; i++) ra[i] = as[(trow * TM + i) * BK + k];
            for (int i = 0; i < TM; i++) rb[i] = bs[k * BM + tcol * TM + i];
            for (int i = 0; i < TM; i++) for (int j = 0; j < TM; j++) acc[i * TM + j] += ra[i] * rb[j];
        }
        __syncthreads();
    }
    for (int i = 0; i < TM; i++) for (int j = 0; j < TM; j++)
        c[(blockIdx.y * BM + trow * TM + i) * n + blockIdx.x * BM + tcol * TM + j] = acc[i * TM + j];
}
extern "C" __global__ void jacobi(int n, const float *a, float *b)
{
    int i = blockIdx.y * blockDim.y + threadIdx.y, j = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < n - 1 && j > 0 && j < n - 1)
        b[i * n + j] = 0.2f * (a[i * n + j] + a[i * n + j - 1] + a[i * n + j + 1] + a[(i + 1) * n + j] + a[(i - 1) * n + j]);
}
extern "C" __global__ void stencil3(int n, const float *__restrict__ a, float *__restrict__ b)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x + 1, j = blockIdx.y * blockDim.y + threadIdx.y + 1;
    if (i >= n - 1 || j >= n - 1) return;
    for (int k = 1; k < n - 1; k++) {
        int c = (k * n + j) * n + i;
        b[c] = a[c] * 0.5f + a[c - 1] + a[c + 1] + a[c - n] + a[c + n] + a[c - n * n] + a[c + n * n];
    }
}
extern "C" __global__ void reduce(int n, const float *x, float *out)
{
    __shared__ float part[32];
    float s = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) s += x[i];
    for (int o = 16; o > 0; o >>= 1) s += __shfl_down_sync(0xffffffff, s, o, 32);
    if (threadIdx.x % 32 == 0) part[threadIdx.x / 32] = s;
    __syncthreads();
    if (threadIdx.x < 32) {
        s = threadIdx.x < blockDim.x / 32 ? part[threadIdx.x] : 0.0f;
        for (int o = 16; o > 0; o >>= 1) s += __shfl_down_sync(0xffffffff, s, o, 32);
        if (threadIdx.x == 0) out[blockIdx.x] = s;
    }
}
extern "C" __global__ void reduce_tree(int n, const float *x, float *out)
{
    __shared__ float s[256];
    int t = threadIdx.x, i = blockIdx.x * 256 + t;
    s[t] = i < n ? x[i] : 0.0f;
    __syncthreads();
    for (int d = blockDim.x / 2; d > 0; d /= 2) {
        if (t < d) s[t] += s[t + d];
        __syncthreads();
    }
    if (t == 0) out[blockIdx.x] = s[0];
}
extern "C" __global__ void histogram(int n, const unsigned *x, unsigned *bins)
{
    __shared__ unsigned local[256];
    for (int i = threadIdx.x; i < 256; i += blockDim.x) local[i] = 0;
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) atomicAdd(&local[x[i] & 255], 1u);
    __syncthreads();
    for (int i = threadIdx.x; i < 256; i += blockDim.x) atomicAdd(&bins[i], local[i]);
}
struct body { float x, y, z, m; };
extern "C" __global__ void nbody(int n, const struct body *p, struct body *f)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    struct body me = p[i];
    float ax = 0, ay = 0, az = 0;
    for (int j = 0; j < n; j++) {
        struct body o = p[j];
        float dx = o.x - me.x, dy = o.y - me.y, dz = o.z - me.z, r2 = dx * dx + dy * dy + dz * dz + 0.01f;
        float w = o.m / (r2 * r2);
        ax += dx * w; ay += dy * w; az += dz * w;
    }
    f[i].x = ax; f[i].y = ay; f[i].z = az;
}
extern "C" __global__ void transpose(int n, const float *a, float *b)
{
    __shared__ float tile[32][33];
    int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 32 + threadIdx.y;
    for (int j = 0; j < 32; j += 8) tile[threadIdx.y + j][threadIdx.x] = a[(y + j) * n + x];
    __syncthreads();
    x = blockIdx.y * 32 + threadIdx.x; y = blockIdx.x * 32 + threadIdx.y;
    for (int j = 0; j < 32; j += 8) b[(y + j) * n + x] = tile[threadIdx.x][threadIdx.y + j];
}
extern "C" __global__ void floyd(int n, int k, int *d)
{
    int i = blockIdx.y * blockDim.y + threadIdx.y, j = blockIdx.x * blockDim.x + threadIdx.x;
    int via = d[i * n + k] + d[k * n + j];
    if (via < d[i * n + j]) d[i * n + j] = via;
}
__constant__ float filter[25] = {1, 2, 3, 2, 1, 2, 4, 6, 4, 2, 3, 6, 9, 6, 3, 2, 4, 6, 4, 2, 1, 2, 3, 2, 1};
extern "C" __global__ void conv(int n, const float *a, float *b)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < 2 || y < 2 || x >= n - 2 || y >= n - 2) return;
    float s = 0;
    for (int i = -2; i <= 2; i++) for (int j = -2; j <= 2; j++) s += filter[(i + 2) * 5 + j + 2] * a[(y + i) * n + x + j];
    b[y * n + x] = s;
}
extern "C" __global__ void hash(int n, const unsigned *x, unsigned *out)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned h = x[i];
    for (int r = 0; r < 256; r++) { h ^= h << 13; h ^= h >> 17; h ^= h << 5; h = h * 1664525u + 1013904223u; }
    out[i] = h;
}
extern "C" __global__ void spmv(int n, const int *rows, const int *cols, const float *v, const float *x, float *y)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float s = 0;
    for (int j = rows[i]; j < rows[i + 1]; j++) s += v[j] * x[cols[j]];
    y[i] = s;
}
extern "C" __global__ void scan(const float *in, float *out)
{
    __shared__ float t[512];
    int i = threadIdx.x, o = 1, b = blockIdx.x * 512;
    t[2 * i] = in[b + 2 * i]; t[2 * i + 1] = in[b + 2 * i + 1];
    for (int d = 256; d > 0; d >>= 1) {
        __syncthreads();
        if (i < d) { int p = o * (2 * i + 1) - 1, q = o * (2 * i + 2) - 1; t[q] += t[p]; }
        o *= 2;
    }
    if (i == 0) t[511] = 0;
    for (int d = 1; d < 512; d *= 2) {
        o >>= 1;
        __syncthreads();
        if (i < d) { int p = o * (2 * i + 1) - 1, q = o * (2 * i + 2) - 1; float u = t[p]; t[p] = t[q]; t[q] += u; }
    }
    __syncthreads();
    out[b + 2 * i] = t[2 * i]; out[b + 2 * i + 1] = t[2 * i + 1];
}
extern "C" __global__ void mandel(int n, float *out)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    float cr = 3.0f * x / n - 2.0f, ci = 2.0f * y / n - 1.0f, zr = 0, zi = 0;
    int k = 0;
    while (k < 500 && zr * zr + zi * zi < 4.0f) { float t = zr * zr - zi * zi + cr; zi = 2 * zr * zi + ci; zr = t; k++; }
    out[y * n + x] = k;
}
__constant__ float weights[1024];
extern "C" __global__ void constants(const float *in, float *out)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float x = in[i], s = 0;
    for (int k = 0; k < 1024; k++) s = s * x + weights[k];
    out[i] = s;
}
// Tensor cores: a warp makes 32 x 32 results, straight from global memory, or from tiles of 64 x 32 elements of
// which the next are copied while these are multiplied.
using namespace nvcuda;
extern "C" __global__ void gemm_wmma(int n, const half *a, const half *b, float *c)
{
    int warp = threadIdx.x / 32, row = blockIdx.y * 64 + warp / 2 * 32, col = blockIdx.x * 64 + warp % 2 * 32;
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> acc[2][2];
    for (int i = 0; i < 4; i++) wmma::fill_fragment(acc[i / 2][i % 2], 0.0f);
    for (int k = 0; k < n; k += 16) {
        wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> fa[2];
        wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> fb[2];
        for (int i = 0; i < 2; i++) {
            wmma::load_matrix_sync(fa[i], a + (row + 16 * i) * n + k, n);
            wmma::load_matrix_sync(fb[i], b + k * n + col + 16 * i, n);
        }
        for (int i = 0; i < 4; i++) wmma::mma_sync(acc[i / 2][i % 2], fa[i / 2], fb[i % 2], acc[i / 2][i % 2]);
    }
    for (int i = 0; i < 4; i++)
        wmma::store_matrix_sync(c + (row + i / 2 * 16) * n + col + i % 2 * 16, acc[i / 2][i % 2], n, wmma::mem_row_major);
}
__device__ void wmma_copy(int n, half (*as)[40], half (*bs)[72], const half *a, const half *b, int k)
{
    for (int i = threadIdx.x; i < 256; i += 128) {
        __pipeline_memcpy_async(&as[i / 4][i % 4 * 8], a + (blockIdx.y * 64 + i / 4) * n + k + i % 4 * 8, 16);
        __pipeline_memcpy_async(&bs[i / 8][i % 8 * 8], b + (k + i / 8) * n + blockIdx.x * 64 + i % 8 * 8, 16);
    }
    __pipeline_commit();
}
extern "C" __global__ void gemm_wmma_tiled(int n, const half *a, const half *b, float *c)
{
    __shared__ __align__(32) half as[2][64][40], bs[2][32][72];
    int warp = threadIdx.x / 32, row = warp / 2 * 32, col = warp % 2 * 32;
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> acc[2][2];
    for (int i = 0; i < 4; i++) wmma::fill_fragment(acc[i / 2][i % 2], 0.0f);
    wmma_copy(n, as[0], bs[0], a, b, 0);
    for (int k = 0; k < n; k += 32) {
        int now = k / 32 % 2;
        if (k + 32 < n) wmma_copy(n, as[!now], bs[!now], a, b, k + 32);
        else __pipeline_commit();
        __pipeline_wait_prior(1);
        __syncthreads();
        for (int s = 0; s < 32; s += 16) {
            wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> fa[2];
            wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> fb[2];
            for (int i = 0; i < 2; i++) {
                wmma::load_matrix_sync(fa[i], &as[now][row + 16 * i][s], 40);
                wmma::load_matrix_sync(fb[i], &bs[now][s][col + 16 * i], 72);
            }
            for (int i = 0; i < 4; i++) wmma::mma_sync(acc[i / 2][i % 2], fa[i / 2], fb[i % 2], acc[i / 2][i % 2]);
        }
        __syncthreads();
    }
    for (int i = 0; i < 4; i++)
        wmma::store_matrix_sync(c + (blockIdx.y * 64 + row + i / 2 * 16) * n + blockIdx.x * 64 + col + i % 2 * 16, acc[i / 2][i % 2], n, wmma::mem_row_major);
}
