"""CuPy: its arrays and its streams, between its own functions."""

import sys

import minicu

SOURCE = """
extern "C" __global__ void scale(int n, float a, float *x)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        x[i] *= a;
}
"""


def main(device: str = "auto") -> None:
    module = minicu.compile(SOURCE).load(device)
    if module.device.kind != "cuda":
        print(f"CuPy's arrays lie on GPUs: nothing to do on {module.device.name}")
        return
    import cupy

    streams = [cupy.cuda.Stream(non_blocking=True) for _ in range(3)]
    results = []
    for k, stream in enumerate(streams):
        with stream:  # CuPy's functions, and the kernel between them, in the order of one stream
            x = cupy.arange(100_000, dtype=cupy.float32)
            module.scale[-(-x.size // 256), 256, 0, stream](x.size, float(k), x)
            results.append(x.sum())
    for stream in streams:
        stream.synchronize()
    whole = float(cupy.arange(100_000, dtype=cupy.float64).sum())
    assert all(abs(float(r) - k * whole) <= 1e-5 * whole for k, r in enumerate(results))

    # The other way: an array of minicu's is one of CuPy's, without a copy.
    array = module.device.zeros(8)
    cupy.asarray(array)[:] = 2
    cupy.cuda.Stream.null.synchronize()
    assert array.tolist() == [2] * 8
    print(f"three of CuPy's streams ran the kernel, on {module.device.name}")


if __name__ == "__main__":
    main(*sys.argv[1:])
