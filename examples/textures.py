"""A picture turned by a texture: between its pixels the hardware (or the CPU device) interpolates."""

import sys

import numpy

import minicu

SOURCE = """
extern "C" __global__ void turn(cudaTextureObject_t picture, int n, float angle, float *out)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    float u = (x + 0.5f) / n - 0.5f, v = (y + 0.5f) / n - 0.5f, s, c;
    sincosf(angle, &s, &c);
    out[y * n + x] = tex2D<float>(picture, c * u - s * v + 0.5f, s * u + c * v + 0.5f);
}
"""


def main(device: str = "auto") -> None:
    n = 64
    picture = numpy.random.default_rng(6).random((n, n), numpy.float32)
    module = minicu.compile(SOURCE).load(device)
    texture = module.device.texture(picture, filter="linear", normalized=True)
    out = module.device.zeros((n, n))
    module.turn[(n // 16, n // 16), (16, 16)](texture, n, numpy.pi / 2, out)
    # A quarter turn meets pixels, not what lies between them (filters have 8 bits of fraction).
    numpy.testing.assert_allclose(out.numpy(), numpy.rot90(picture), atol=0.01)
    print(f"turned as it should be on {module.device.name}")


if __name__ == "__main__":
    main(*sys.argv[1:])
