"""Arrays of PyTorch, CuPy, Numba and JAX in our launches, and ours in theirs; our code in their launchers."""

from __future__ import annotations

import numpy
import pytest
from runner.libraries import cuda_core, library

pytestmark = pytest.mark.needs_gpu

SOURCE = """
extern "C" __global__ void scale(int n, float a, const float *x, float *y)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * x[i];
}
"""
N = 1000


@pytest.fixture
def module(load):
    return load(SOURCE)


def expected():
    return 3 * numpy.arange(N, dtype="f4")


def test_pytorch(gpu, module):
    torch = library("torch")
    x = torch.arange(N, dtype=torch.float32, device="cuda", requires_grad=True)
    y = torch.zeros(N, device="cuda")
    module.scale[4, 256](N, 3, x, y)
    numpy.testing.assert_array_equal(y.cpu().numpy(), expected())
    with pytest.raises(TypeError, match="argument 3 'x' is an array of float64"):
        module.scale[4, 256](N, 3, x.double(), y)
    with pytest.raises(ValueError, match="not C-contiguous"):
        module.scale[4, 256](N, 3, torch.zeros(8, 8, device="cuda").t(), y)
    with pytest.raises(TypeError, match="tensor on cpu"):
        module.scale[4, 256](N, 3, torch.zeros(N), y)
    theirs = torch.as_tensor(gpu.array(expected()), device="cuda")
    assert theirs.cpu().numpy().tolist() == expected().tolist()
    theirs = torch.from_dlpack(gpu.array(expected()))
    assert theirs.is_cuda and theirs.cpu().numpy().tolist() == expected().tolist()


@pytest.mark.parametrize("name", ["torch", "cupy", "numba.cuda"])
def test_later_arrays_take_the_short_way(gpu, module, monkeypatch, name):
    from minicu.runtime.cuda import arrays as cuda_arrays
    from minicu.runtime.cuda.driver import device_count

    theirs = library(name)
    host = numpy.arange(N, dtype="f4")
    if name == "torch":
        make, read = (lambda a: torch_tensor(theirs, a)), (lambda y: y.cpu().numpy())
    elif name == "cupy":
        make, read = theirs.asarray, theirs.asnumpy
    else:
        make, read = theirs.to_device, (lambda y: y.copy_to_host())
        if device_count() > 1:
            pytest.skip("Numba's arrays do not say which GPU they are on")
    x, y = make(host), make(numpy.zeros_like(host))
    launch = module.scale[4, 256]
    launch(N, 1, x, y)
    monkeypatch.setattr(cuda_arrays, "address_of", None)
    with monkeypatch.context() as m:
        if name == "torch" and hasattr(theirs.Tensor, "__dlpack_c_exchange_api__"):
            m.setattr(theirs.Tensor, "get_device", None)  # the reader in Python would ask it
        launch(N, 3, x, y)
    gpu.synchronize()
    numpy.testing.assert_array_equal(read(y), expected())
    with pytest.raises(TypeError):  # the long way, which is barred here
        launch(N, 3, make(host.astype("f8")), y)


PAIRS = """
extern "C" __global__ void turned(const float2 *x, float2 *y)
{
    y[threadIdx.x] = make_float2(-x[threadIdx.x].y, x[threadIdx.x].x);
}
"""


@pytest.mark.parametrize("name", ["torch", "cupy", "ours"])
def test_arrays_of_what_all_members_are_take_the_short_way(gpu, load, monkeypatch, name):
    """float2 *: arrays of float32 that are a whole number of them."""
    from minicu.runtime.cuda import arrays as cuda_arrays

    host = numpy.arange(64, dtype="f4")
    theirs = library(name) if name != "ours" else None
    if name == "torch":
        make, read = (lambda a: torch_tensor(theirs, a)), (lambda y: y.cpu().numpy())
    else:
        make = gpu.array if theirs is None else theirs.asarray
        read = (lambda y: y.numpy()) if theirs is None else theirs.asnumpy
    launch = load(PAIRS).turned[1, 32]
    x, y = make(host), make(numpy.zeros_like(host))
    launch(x, y)
    monkeypatch.setattr(cuda_arrays, "address_of", None)
    launch(y, x)
    gpu.synchronize()
    numpy.testing.assert_array_equal(read(x), -host)  # turned twice
    if theirs is not None:
        with pytest.raises(TypeError):  # the long way, which is barred here
            launch(make(host[:63]), y)


def torch_tensor(torch, array):
    return torch.as_tensor(array).cuda()


def test_tensors_that_are_negated_later(gpu, module):
    torch = library("torch")
    x = torch.tensor([1 + 2j], device="cuda").conj().imag
    assert x.is_neg() and x.is_contiguous()
    y = torch.zeros(1, device="cuda")
    module.scale[1, 32](1, 3, y, y)
    with pytest.raises(ValueError, match="resolve_neg"):
        module.scale[1, 32](1, 3, x, y)
    module.scale[1, 32](1, 3, x.resolve_neg(), y)
    assert y.item() == -6


def test_bfloat16_of_pytorch(gpu, load):
    torch = library("torch")
    module = load(
        """
        #include <cuda_bf16.h>
        extern "C" __global__ void k(const __nv_bfloat16 *x, float *y) { *y = __bfloat162float(*x); }
        """
    )
    y = gpu.zeros(1)
    module.k[1, 1](torch.full((1,), 2.5, dtype=torch.bfloat16, device="cuda"), y)
    assert y.numpy()[0] == 2.5


def test_cupy(gpu, module):
    cupy = library("cupy")
    x, y = cupy.arange(N, dtype="f4"), cupy.zeros(N, "f4")
    module.scale[4, 256](N, 3, x, y)
    numpy.testing.assert_array_equal(y.get(), expected())
    with pytest.raises(ValueError, match="not C-contiguous"):
        module.scale[4, 256](N, 3, cupy.zeros((8, 8), "f4").T, y)
    with cupy.cuda.Stream(non_blocking=True):
        x2 = cupy.arange(N, dtype="f4") * 2
        module.scale[4, 256](N, 1.5, x2, y)  # waits for CuPy's stream
    numpy.testing.assert_array_equal(y.get(), expected())
    numpy.testing.assert_array_equal(cupy.asarray(gpu.array(expected())).get(), expected())
    numpy.testing.assert_array_equal(cupy.from_dlpack(gpu.array(expected())).get(), expected())


def test_numba(gpu, module):
    cuda = library("numba.cuda")
    x, y = cuda.to_device(numpy.arange(N, dtype="f4")), cuda.to_device(numpy.zeros(N, "f4"))
    module.scale[4, 256](N, 3, x, y)
    gpu.synchronize()
    numpy.testing.assert_array_equal(y.copy_to_host(), expected())
    numpy.testing.assert_array_equal(cuda.as_cuda_array(gpu.array(expected())).copy_to_host(), expected())


def test_jax(gpu, module, apart):
    library("jax")
    done = apart(
        """
        import jax
        try:
            there = jax.devices("gpu")[0]
        except RuntimeError as e:
            print("no gpu:", e); sys.exit(0)
        module = load('''
            extern "C" __global__ void k(const float *x, float *y) { y[threadIdx.x] = 2 * x[threadIdx.x]; }
        ''')
        x = jax.device_put(numpy.arange(32, dtype="f4"), there)
        x.block_until_ready()
        y = gpu.zeros(32)
        for _ in range(2):
            module.k[1, 32](x, y)
        assert y.numpy().tolist() == [2 * i for i in range(32)]
        back = jax.dlpack.from_dlpack(y)
        assert numpy.asarray(back).tolist() == y.numpy().tolist()
        print("done")
        """
    )
    assert done.returncode == 0, done.stderr
    if done.stdout.startswith("no gpu"):
        pytest.skip(done.stdout)


def test_cuda_core_buffers(gpu, module):
    device = cuda_core().Device()
    device.set_current()
    buffer = device.allocate(4 * N, stream=device.default_stream)
    device.sync()
    x = gpu.array(numpy.arange(N, dtype="f4"))
    module.scale[4, 256](N, 3, x, int(buffer.handle))
    result = gpu.empty(N)
    gpu.copy(result.address, int(buffer.handle), 4 * N)
    numpy.testing.assert_array_equal(result.numpy(), expected())


def test_host_memory_is_refused(gpu, module):
    with pytest.raises(TypeError, match=r"host memory.*module\.device\.array\(x\)"):
        module.scale[4, 256](N, 3, numpy.arange(N, dtype="f4"), gpu.zeros(N))
    with pytest.raises(TypeError, match="list"):
        module.scale[4, 256](N, 3, [1.0], gpu.zeros(N))


# ---------------------------------------------------------------- our code in others' launchers


def test_ptx_and_cubin_in_cupy(gpu, tmp_path):
    cupy = library("cupy")
    import minicu
    from minicu.runtime.link.link import NoTool

    program = minicu.compile(SOURCE, arch=gpu.arch)
    files = {"k.ptx": program.ptx.encode()}
    try:
        files["k.cubin"] = program.cubin()
    except NoTool:
        pass
    for name, data in files.items():
        (tmp_path / name).write_bytes(data)
        kernel = cupy.RawModule(path=str(tmp_path / name)).get_function("scale")
        x, y = cupy.arange(N, dtype="f4"), cupy.zeros(N, "f4")
        kernel((4,), (256,), (numpy.int32(N), numpy.float32(3), x, y))
        numpy.testing.assert_array_equal(y.get(), expected())


def test_ptx_in_cuda_core(gpu):
    core = cuda_core()
    import minicu

    program = minicu.compile(SOURCE, arch=gpu.arch)
    device = core.Device()
    device.set_current()
    kernel = core.ObjectCode.from_ptx(program.ptx.encode()).get_kernel("scale")
    x, y = gpu.array(numpy.arange(N, dtype="f4")), gpu.zeros(N)
    stream = device.create_stream()
    config = core.LaunchConfig(grid=4, block=256)
    core.launch(stream, config, kernel, numpy.int32(N), numpy.float32(3), x.address, y.address)
    stream.sync()
    numpy.testing.assert_array_equal(y.numpy(), expected())


def test_through_cuda_bindings(gpu):
    import ctypes

    from cuda.bindings import driver

    import minicu

    program = minicu.compile(SOURCE, arch=gpu.arch)
    x, y = gpu.array(numpy.arange(N, dtype="f4")), gpu.zeros(N)
    with gpu.active():
        status, module = driver.cuModuleLoadData(program.ptx.encode())
        assert not status
        status, function = driver.cuModuleGetFunction(module, program.kernels["scale"].symbol.encode())
        assert not status
        values = (N, 3.0, x.address, y.address)
        kinds = (ctypes.c_int, ctypes.c_float, ctypes.c_void_p, ctypes.c_void_p)
        (status,) = driver.cuLaunchKernel(function, 4, 1, 1, 256, 1, 1, 0, 0, (values, kinds), 0)
        assert not status
    numpy.testing.assert_array_equal(y.numpy(), expected())
