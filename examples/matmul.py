"""Tiled matrix product: tiles of both matrices in shared memory, a barrier before and after each use."""

import sys

import numpy

import minicu

SOURCE = """
#define TILE 16
extern "C" __global__ void matmul(int n, const float *a, const float *b, float *c)
{
    __shared__ float left[TILE][TILE], right[TILE][TILE];
    int row = blockIdx.y * TILE + threadIdx.y, column = blockIdx.x * TILE + threadIdx.x;
    float sum = 0;
    for (int k = 0; k < n; k += TILE) {
        left[threadIdx.y][threadIdx.x] = a[row * n + k + threadIdx.x];
        right[threadIdx.y][threadIdx.x] = b[(k + threadIdx.y) * n + column];
        __syncthreads();
        for (int i = 0; i < TILE; i++)
            sum += left[threadIdx.y][i] * right[i][threadIdx.x];
        __syncthreads();
    }
    c[row * n + column] = sum;
}
"""


def main(device: str = "auto") -> None:
    n = 128
    a, b = numpy.random.default_rng(1).random((2, n, n), numpy.float32)
    module = minicu.compile(SOURCE).load(device)
    c = module.device.zeros((n, n))
    module.matmul[(n // 16, n // 16), (16, 16)](n, module.device.array(a), module.device.array(b), c)
    numpy.testing.assert_allclose(c.numpy(), a @ b, rtol=1e-4)
    print(f"{n} x {n} product is right on {module.device.name}")


if __name__ == "__main__":
    main(*sys.argv[1:])
