"""Compiles saxpy.cu, shows the PTX, runs the kernel on the best device found, and checks the result."""

from pathlib import Path

import numpy

import minicu


def main() -> None:
    # sm_75: the oldest architecture, so that every GPU takes it.
    program = minicu.compile(Path(__file__).with_name("saxpy.cu"), arch="sm_75")
    print(program.ptx)

    n = 1 << 20
    a = 2.0
    x = numpy.random.default_rng(1).random(n, numpy.float32)
    y = numpy.ones(n, numpy.float32)

    module = program.load("auto")
    result = module.device.array(y)
    module.saxpy[(n + 255) // 256, 256](n, a, module.device.array(x), result)

    numpy.testing.assert_allclose(result.numpy(), a * x + y, rtol=1e-6)
    found = "the CPU device: no NVIDIA GPU found" if module.device.name == "cpu" else module.device.name
    print(f"saxpy of {n:,} floats is right; it ran on {found}")


if __name__ == "__main__":
    main()
