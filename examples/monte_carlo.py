"""Pi by Monte Carlo: a generator of its own for each thread, points counted by votes of warps."""

import math
import sys

import minicu

SOURCE = """
__device__ float uniform(unsigned &state)   // xorshift32
{
    state ^= state << 13, state ^= state >> 17, state ^= state << 5;
    return (state >> 8) * (1.0f / (1 << 24));
}

extern "C" __global__ void points(int rounds, unsigned long long *inside)
{
    unsigned state = 2654435761u * (blockIdx.x * blockDim.x + threadIdx.x + 1), found = 0;
    for (int i = 0; i < rounds; i++) {
        float x = uniform(state), y = uniform(state);
        found += __popc(__ballot_sync(~0u, x * x + y * y < 1));   // of the whole warp
    }
    if (threadIdx.x % 32 == 0)
        atomicAdd(inside, (unsigned long long)found);
}
"""


def main(device: str = "auto") -> None:
    blocks, threads, rounds = 32, 128, 200
    module = minicu.compile(SOURCE).load(device)
    inside = module.device.zeros(1, "uint64")
    module.points[blocks, threads](rounds, inside)
    pi = 4 * inside.item() / (blocks * threads * rounds)
    assert abs(pi - math.pi) < 0.01, pi
    print(f"pi is about {pi:.4f}, says {module.device.name}")


if __name__ == "__main__":
    main(*sys.argv[1:])
