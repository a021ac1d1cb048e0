"""Structs with bit-fields, from NumPy and back: the layout is the compiler's own."""

import sys

import numpy

import minicu

SOURCE = """
struct Particle {
    float3 at;
    unsigned kind : 3, alive : 1, age : 12;
    short charge[2];
};

extern "C" __global__ void step(int n, Particle *p, Particle born)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    if (!p[i].alive)
        p[i] = born;
    p[i].age++;
    p[i].at.z += p[i].charge[0] - p[i].charge[1];
}
"""


def main(device: str = "auto") -> None:
    program = minicu.compile(SOURCE)
    particle = program.records["Particle"]
    given = numpy.zeros(4, particle.dtype)
    particle.set(given, "alive", [1, 0, 1, 0])
    particle.set(given, "age", [7, 0, 4095, 0])
    given["charge"] = [3, 1]
    module = program.load(device)
    p = module.device.array(given)
    born = {"at": (1, 2, 3), "kind": 5, "alive": 1, "age": 0, "charge": (0, 4)}
    module.step[1, 32](4, p, born)
    after = p.numpy()
    assert particle.get(after, "age").tolist() == [8, 1, 0, 1]  # 12 bits: 4095 is followed by 0
    assert particle.get(after, "kind").tolist() == [0, 5, 0, 5]
    assert after["at"]["z"].tolist() == [2, -1, 2, -1]
    print(f"records of {particle.size} bytes are right on {module.device.name}")


if __name__ == "__main__":
    main(*sys.argv[1:])
