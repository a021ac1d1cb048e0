"""Monte Carlo on many machines with Dask: all workers get one Program, each compiles it for its own device.

Needs `pip install distributed`. With the address of a scheduler as second argument the workers are that
cluster's, else processes on this machine.
"""

import sys

import numpy

import minicu

SOURCE = """
extern "C" __global__ void throws(unsigned long long *inside, unsigned seed, int each)
{
    unsigned state = seed * 747796405u + (blockIdx.x * blockDim.x + threadIdx.x) * 2891336453u + 1;
    unsigned long long hits = 0;
    for (int i = 0; i < each; i++) {
        float at[2];
        for (float &a : at) {
            state = state * 747796405u + 2891336453u;
            unsigned word = ((state >> ((state >> 28) + 4)) ^ state) * 277803737u;
            a = ((word >> 22) ^ word) * 2.3283064e-10f;
        }
        hits += at[0] * at[0] + at[1] * at[1] < 1;
    }
    atomicAdd(inside, hits);
}
"""
BLOCKS, THREADS, EACH = 8, 128, 500


def work(program: minicu.Program, device: str, seed: int) -> tuple[int, str]:
    """What a worker does: points inside of the quarter circle, and where it counted them."""
    module = program.load(device)
    inside = module.device.zeros(1, "uint64")
    module.throws[BLOCKS, THREADS](inside, seed, EACH)
    return inside.item(), module.device.title


def main(device: str = "auto", scheduler: str = "", tasks: int = 16) -> None:
    from distributed import Client, LocalCluster

    program = minicu.compile(SOURCE)  # no architecture: each worker's GPU gets its own
    cluster = scheduler or LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None)
    with Client(cluster) as client:
        everywhere = client.scatter(program, broadcast=True)
        results = client.gather([client.submit(work, everywhere, device, seed) for seed in range(tasks)])
    if not scheduler:
        cluster.close()
    pi = 4 * sum(n for n, _ in results) / (tasks * BLOCKS * THREADS * EACH)
    numpy.testing.assert_allclose(pi, numpy.pi, rtol=1e-2)
    print(
        f"pi is about {pi:.4f}, say {tasks} tasks on {', '.join({title for _, title in results})}; {device}"
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
