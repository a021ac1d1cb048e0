"""JAX: a kernel inside of a jitted function, as a pure callback.

JAX takes three quarters of a GPU's memory when it starts, unless XLA_PYTHON_CLIENT_PREALLOCATE=false
is in the environment: set it where other programs, or large arrays of `device.zeros`, share the GPU."""

import sys

import minicu

SOURCE = """
extern "C" __global__ void softplus(int n, const float *x, float *y)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] = x[i] > 20 ? x[i] : log1pf(expf(x[i]));
}
"""


def main(device: str = "auto") -> None:
    import jax
    import numpy

    module = minicu.compile(SOURCE).load(device)

    def on_host(x):
        """What JAX calls, with arrays of the host."""
        given = module.device.array(numpy.asarray(x))
        y = module.device.zeros(given.shape, "f4")
        module.softplus[-(-given.size // 256), 256](given.size, given, y)
        return y.numpy()

    @jax.jit
    def softplus(x):
        return jax.pure_callback(on_host, jax.ShapeDtypeStruct(x.shape, x.dtype), x)

    x = jax.numpy.linspace(-30, 30, 1001, dtype=jax.numpy.float32)
    difference = jax.numpy.abs(softplus(x + 1) - jax.nn.softplus(x + 1)).max()
    assert difference < 1e-5, difference
    print(f"a jitted function called the kernel, on {module.device.name}")


if __name__ == "__main__":
    main(*sys.argv[1:])
