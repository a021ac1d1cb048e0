"""Histogram: each block counts in shared memory by atomics, then adds its counts to the result."""

import sys

import numpy

import minicu

SOURCE = """
extern "C" __global__ void histogram(int n, const unsigned char *bytes, unsigned *counts)
{
    __shared__ unsigned own[256];
    for (int i = threadIdx.x; i < 256; i += blockDim.x)
        own[i] = 0;
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        atomicAdd(&own[bytes[i]], 1u);
    __syncthreads();
    for (int i = threadIdx.x; i < 256; i += blockDim.x)
        atomicAdd(&counts[i], own[i]);
}
"""


def main(device: str = "auto") -> None:
    data = numpy.random.default_rng(3).integers(0, 256, 200_000).astype(numpy.uint8)
    module = minicu.compile(SOURCE).load(device)
    counts = module.device.zeros(256, "uint32")
    module.histogram[32, 256](data.size, module.device.array(data), counts)
    assert (counts.numpy() == numpy.bincount(data, minlength=256)).all()
    print(f"histogram is right on {module.device.name}")


if __name__ == "__main__":
    main(*sys.argv[1:])
