"""Kernels as people write them, on the CPU device, against NumPy."""

import numpy
import pytest

import minicu

pytestmark = pytest.mark.optimised

SOURCE = r"""
#define TILE 16
extern "C" {
__global__ void reduce(const float *x, float *sums, int n) {
    __shared__ float s[256];
    float sum = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) sum += x[i];
    s[threadIdx.x] = sum;
    __syncthreads();
    for (unsigned d = blockDim.x / 2; d; d >>= 1) {
        if (threadIdx.x < d) s[threadIdx.x] += s[threadIdx.x + d];
        __syncthreads();
    }
    if (threadIdx.x == 0) sums[blockIdx.x] = s[0];
}
__global__ void scan(const int *x, int *y) {            // work-efficient, two elements a thread
    extern __shared__ int a[];
    int t = threadIdx.x, n = 2 * blockDim.x, offset = 1, base = blockIdx.x * n;
    a[2 * t] = x[base + 2 * t];
    a[2 * t + 1] = x[base + 2 * t + 1];
    for (int d = n >> 1; d > 0; d >>= 1) {
        __syncthreads();
        if (t < d) a[offset * (2 * t + 2) - 1] += a[offset * (2 * t + 1) - 1];
        offset *= 2;
    }
    if (t == 0) a[n - 1] = 0;
    for (int d = 1; d < n; d *= 2) {
        offset >>= 1;
        __syncthreads();
        if (t < d) {
            int i = offset * (2 * t + 1) - 1, j = offset * (2 * t + 2) - 1, v = a[i];
            a[i] = a[j];
            a[j] += v;
        }
    }
    __syncthreads();
    y[base + 2 * t] = a[2 * t];
    y[base + 2 * t + 1] = a[2 * t + 1];
}
__global__ void histogram(const unsigned char *data, unsigned *bins, int n) {
    __shared__ unsigned mine[256];
    for (int i = threadIdx.x; i < 256; i += blockDim.x) mine[i] = 0;
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        __atomic_fetch_add(&mine[data[i]], 1u, __ATOMIC_RELAXED);
    __syncthreads();
    for (int i = threadIdx.x; i < 256; i += blockDim.x)
        __atomic_fetch_add(&bins[i], mine[i], __ATOMIC_RELAXED);
}
__global__ void matmul(const float *A, const float *B, float *C, int n) {
    __shared__ float a[TILE][TILE], b[TILE][TILE];
    int tx = threadIdx.x, ty = threadIdx.y, row = blockIdx.y * TILE + ty, column = blockIdx.x * TILE + tx;
    float sum = 0;
    for (int m = 0; m < (n + TILE - 1) / TILE; m++) {
        a[ty][tx] = row < n && m * TILE + tx < n ? A[row * n + m * TILE + tx] : 0;
        b[ty][tx] = column < n && m * TILE + ty < n ? B[(m * TILE + ty) * n + column] : 0;
        __syncthreads();
        for (int k = 0; k < TILE; k++) sum += a[ty][k] * b[k][tx];
        __syncthreads();
    }
    if (row < n && column < n) C[row * n + column] = sum;
}
__global__ void transpose(const double *in, double *out, int w, int h) {
    __shared__ double tile[TILE][TILE + 1];
    int x = blockIdx.x * TILE + threadIdx.x, y = blockIdx.y * TILE + threadIdx.y;
    if (x < w && y < h) tile[threadIdx.y][threadIdx.x] = in[y * w + x];
    __syncthreads();
    x = blockIdx.y * TILE + threadIdx.x;
    y = blockIdx.x * TILE + threadIdx.y;
    if (x < h && y < w) out[y * h + x] = tile[threadIdx.x][threadIdx.y];
}
__global__ void stencil(const float *in, float *out, int n) {   // radius 3, with a halo
    __shared__ float s[128 + 6];
    int i = blockIdx.x * 128 + threadIdx.x, l = threadIdx.x + 3;
    s[l] = i < n ? in[i] : 0;
    if (threadIdx.x < 3) {
        s[l - 3] = i >= 3 ? in[i - 3] : 0;
        s[l + 128] = i + 128 < n ? in[i + 128] : 0;
    }
    __syncthreads();
    float sum = 0;
    for (int k = -3; k <= 3; k++) sum += s[l + k] * (k + 4);
    if (i < n) out[i] = sum;
}
__global__ void sort(int *x) {                                   // bitonic, one block
    int t = threadIdx.x, n = blockDim.x;
    for (int k = 2; k <= n; k *= 2)
        for (int j = k / 2; j > 0; j /= 2) {
            int other = t ^ j;
            if (other > t && (x[t] > x[other]) == ((t & k) == 0)) {
                int v = x[t];
                x[t] = x[other];
                x[other] = v;
            }
            __syncthreads();
        }
}
__global__ void mandelbrot(unsigned char *out, int w, int h) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= w || y >= h) return;
    double cr = 3.0 * x / w - 2, ci = 2.0 * y / h - 1, r = 0, i = 0;
    int k = 0;
    while (k < 50 && r * r + i * i < 4) {
        double t = r * r - i * i + cr;
        i = 2 * r * i + ci;
        r = t;
        k++;
    }
    out[y * w + x] = k;
}
__global__ void last_block(const int *x, int *partial, unsigned *done, int *total) {
    __shared__ int s[64];
    __shared__ bool last;
    int t = threadIdx.x;
    s[t] = x[blockIdx.x * 64 + t];
    __syncthreads();
    for (int d = 32; d; d /= 2) {
        if (t < d) s[t] += s[t + d];
        __syncthreads();
    }
    if (t == 0) {
        partial[blockIdx.x] = s[0];
        __threadfence();
        last = __atomic_fetch_add(done, 1u, __ATOMIC_ACQ_REL) == gridDim.x - 1;
    }
    __syncthreads();
    if (last && t == 0) {
        int sum = 0;
        for (int i = 0; i < gridDim.x; i++) sum += ((volatile int *)partial)[i];
        *total = sum;
    }
}
__global__ void warp_sums(const float *x, float *sums, int *counts) {
    float v = x[blockIdx.x * blockDim.x + threadIdx.x];
    unsigned above = __ballot_sync(0xffffffff, v > 0.5f);
    for (int d = 16; d; d /= 2) v += __shfl_down_sync(0xffffffff, v, d);
    if ((threadIdx.x & 31) == 0) {
        atomicAdd(sums + blockIdx.x, v);
        atomicAdd(counts + blockIdx.x, __popc(above));
    }
}
__global__ void bits(const unsigned *x, unsigned *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned v = x[i];
    v = (v >> 16) | (v << 16);
    v = ((v & 0xff00ff00u) >> 8) | ((v & 0x00ff00ffu) << 8);
    y[i] = v ^ (v >> 7) * 2246822519u;
}
}
"""


@pytest.fixture(scope="module", params=[False, True], ids=["plain", "checked"])
def module(request):
    program = minicu.compile(SOURCE, name="kernels.cu", fmad=False)
    return program.load("cpu", check=request.param, cores=2, timeout=60)


@pytest.fixture
def random():
    return numpy.random.default_rng(7)


def test_reduce(module, random):
    x, sums = random.random(10_000, "f4"), numpy.zeros(6, "f4")
    module.reduce[6, 256](x, sums, x.size)
    numpy.testing.assert_allclose(sums.sum(), x.sum(), rtol=1e-5)


def test_scan(module, random):
    x = random.integers(-50, 50, (3, 256)).astype("i4")
    y = numpy.zeros_like(x)
    module.scan[3, 128, 1024](x, y)
    numpy.testing.assert_array_equal(y, numpy.cumsum(x, axis=1) - x)


def test_histogram(module, random):
    data, bins = random.integers(0, 256, 20_000).astype("u1"), numpy.zeros(256, "u4")
    module.histogram[5, 96](data, bins, data.size)
    numpy.testing.assert_array_equal(bins, numpy.bincount(data, minlength=256))


@pytest.mark.parametrize("n", [32, 37])
def test_matmul(module, random, n):
    a, b, c = random.random((n, n), "f4"), random.random((n, n), "f4"), numpy.zeros((n, n), "f4")
    module.matmul[((n + 15) // 16,) * 2, (16, 16)](a, b, c, n)
    numpy.testing.assert_allclose(c, a @ b, rtol=1e-5)


def test_transpose(module, random):
    a = random.random((45, 70))
    out = numpy.zeros((70, 45))
    module.transpose[(5, 3), (16, 16)](a, out, 70, 45)
    numpy.testing.assert_array_equal(out, a.T)


def test_stencil(module, random):
    x = random.random(300, "f4")
    out = numpy.zeros_like(x)
    module.stencil[3, 128](x, out, 300)
    numpy.testing.assert_allclose(out, numpy.correlate(x, numpy.arange(1, 8, dtype="f4"), "same"), rtol=1e-5)


def test_sort(module, random):
    x = random.integers(-1000, 1000, 512).astype("i4")
    expected = numpy.sort(x)
    module.sort[1, 512](x)
    numpy.testing.assert_array_equal(x, expected)


def test_mandelbrot(module):
    w, h = 60, 40
    out = numpy.zeros((h, w), "u1")
    module.mandelbrot[(4, 5), (16, 8)](out, w, h)
    x, y = numpy.meshgrid(numpy.arange(w), numpy.arange(h))
    c = 3.0 * x / w - 2 + 1j * (2.0 * y / h - 1)
    z, expected = numpy.zeros_like(c), numpy.zeros((h, w), "u1")
    for _ in range(50):
        inside = z.real * z.real + z.imag * z.imag < 4
        expected += inside
        re = z.real * z.real - z.imag * z.imag + c.real
        z = numpy.where(inside, re + 1j * (2 * z.real * z.imag + c.imag), z)
    numpy.testing.assert_array_equal(out, expected)


def test_the_last_block_sums_up(module, random):
    x = random.integers(-50, 50, 64 * 40).astype("i4")
    partial, done, total = numpy.zeros(40, "i4"), numpy.zeros(1, "u4"), numpy.zeros(1, "i4")
    module.last_block[40, 64](x, partial, done, total)
    assert total[0] == x.sum()


def test_warp_sums(module, random):
    x = random.random((5, 128), "f4")
    sums, counts = numpy.zeros(5, "f4"), numpy.zeros(5, "i4")
    module.warp_sums[5, 128](x, sums, counts)
    numpy.testing.assert_allclose(sums, x.sum(axis=1), rtol=1e-5)
    numpy.testing.assert_array_equal(counts, (x > 0.5).sum(axis=1))


def test_bits(module, random):
    x = random.integers(0, 2**32, 1000).astype("u4")
    y = numpy.zeros_like(x)
    module.bits[8, 128](x, y, x.size)
    v = x.byteswap()
    numpy.testing.assert_array_equal(y, v ^ (v >> 7) * numpy.uint32(2246822519))


UNINITIALISED = r"""
extern "C" __global__ void uninitialised(int *y, int n) {
    int never;
    for (int k = 0;; k++) {
        y[k] = k + 1;
        if (never != y[n]) y[n] = never;            // whatever it is, it is one value
        if (k == 3) break;
        switch (n) {
            int above;
        case 7: y[6] = above != n; break;
        case 8: y[6] = 9;
        }
    }
    y[8] = never == y[n];
}
"""


def test_a_variable_without_a_value_has_some_value():
    y = numpy.zeros(9, "i4")
    minicu.compile(UNINITIALISED).load("cpu").uninitialised[1, 1](y, 7)
    assert y[:4].tolist() == [1, 2, 3, 4]
    assert y[6] in (0, 1) and y[8] == 1
