"""Sum of an array: warps add by shuffles, a block by shared memory, blocks by an atomic. Scan of a block."""

import sys

import numpy

import minicu

SOURCE = """
extern "C" __global__ void sum(int n, const float *x, float *total)
{
    __shared__ float warps[32];
    float mine = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        mine += x[i];
    for (int offset = 16; offset; offset /= 2)
        mine += __shfl_down_sync(~0u, mine, offset);
    if (threadIdx.x % 32 == 0)
        warps[threadIdx.x / 32] = mine;
    __syncthreads();
    if (threadIdx.x < 32) {
        mine = threadIdx.x < blockDim.x / 32 ? warps[threadIdx.x] : 0;
        for (int offset = 16; offset; offset /= 2)
            mine += __shfl_down_sync(~0u, mine, offset);
        if (threadIdx.x == 0)
            atomicAdd(total, mine);
    }
}

extern "C" __global__ void scan(int *x)   // inclusive, one block
{
    extern __shared__ int values[];
    values[threadIdx.x] = x[threadIdx.x];
    for (int step = 1; step < blockDim.x; step *= 2) {
        __syncthreads();
        int before = threadIdx.x >= step ? values[threadIdx.x - step] : 0;
        __syncthreads();
        values[threadIdx.x] += before;
    }
    x[threadIdx.x] = values[threadIdx.x];
}
"""


def main(device: str = "auto") -> None:
    x = numpy.random.default_rng(2).random(100_000, numpy.float32)
    module = minicu.compile(SOURCE).load(device)
    total = module.device.zeros(1)
    module.sum[64, 256](x.size, module.device.array(x), total)
    numpy.testing.assert_allclose(total.item(), x.sum(dtype=float), rtol=1e-5)

    numbers = numpy.arange(512, dtype=numpy.int32)
    scanned = module.device.array(numbers)
    module.scan[1, 512, 4 * 512](scanned)
    assert (scanned.numpy() == numbers.cumsum()).all()
    print(f"sum and scan are right on {module.device.name}")


if __name__ == "__main__":
    main(*sys.argv[1:])
