"""A stencil whose weights are in constant memory: written from Python, read by every thread."""

import sys

import numpy

import minicu

SOURCE = """
#define RADIUS 3
__constant__ float weights[2 * RADIUS + 1];

extern "C" __global__ void smooth(int n, const float *in, float *out)
{
    __shared__ float part[256 + 2 * RADIUS];
    int i = blockIdx.x * 256 + threadIdx.x;
    for (int at = threadIdx.x; at < 256 + 2 * RADIUS; at += 256) {
        int from = blockIdx.x * 256 + at - RADIUS;
        part[at] = from >= 0 && from < n ? in[from] : 0;
    }
    __syncthreads();
    if (i < n) {
        float sum = 0;
        for (int k = 0; k <= 2 * RADIUS; k++)
            sum += weights[k] * part[threadIdx.x + k];
        out[i] = sum;
    }
}
"""


def main(device: str = "auto") -> None:
    n = 10_000
    x = numpy.random.default_rng(4).random(n, numpy.float32)
    weights = numpy.array([1, 6, 15, 20, 15, 6, 1], numpy.float32) / 64
    module = minicu.compile(SOURCE).load(device)
    module.globals["weights"].write(weights)
    out = module.device.zeros(n)
    module.smooth[(n + 255) // 256, 256](n, module.device.array(x), out)
    numpy.testing.assert_allclose(out.numpy(), numpy.convolve(x, weights, "same"), rtol=1e-4, atol=1e-6)
    print(f"stencil is right on {module.device.name}")


if __name__ == "__main__":
    main(*sys.argv[1:])
