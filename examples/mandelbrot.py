"""The Mandelbrot set, written as a picture (PGM, which every viewer knows) if a name is given.

python examples/mandelbrot.py auto mandelbrot.pgm
"""

import sys

import numpy

import minicu

SOURCE = """
extern "C" __global__ void mandelbrot(int width, int height, unsigned char *shade)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height)
        return;
    float2 c = {3.0f * x / width - 2.1f, 2.4f * y / height - 1.2f}, z = {0, 0};
    int steps = 0;
    while (steps < 255 && z.x * z.x + z.y * z.y < 4) {
        z = make_float2(z.x * z.x - z.y * z.y + c.x, 2 * z.x * z.y + c.y);
        steps++;
    }
    shade[y * width + x] = 255 - steps;
}
"""


def main(device: str = "auto", name: str = "") -> None:
    width, height = 384, 256
    module = minicu.compile(SOURCE, fmad=False).load(device)
    shade = module.device.empty((height, width), "uint8")
    module.mandelbrot[((width + 15) // 16, (height + 15) // 16), (16, 16)](width, height, shade)
    picture = shade.numpy()
    assert picture[height // 2, width // 2] == 0 and picture[0, 0] > 250  # inside, far outside
    assert 0.15 < numpy.mean(picture == 0) < 0.35
    if name:
        with open(name, "wb") as file:
            file.write(b"P5 %d %d 255\n" % (width, height) + picture.tobytes())
    print(f"{numpy.mean(picture == 0):.1%} of the picture is in the set, says {module.device.name}")


if __name__ == "__main__":
    main(*sys.argv[1:])
