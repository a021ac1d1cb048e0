"""Loading programs: versions, architectures, the assembler's messages, the cache, linked code."""

from __future__ import annotations

import subprocess

import numpy
import pytest
from runner import machine

import minicu
from minicu.runtime import DeviceError
from minicu.runtime.link import tools as link_tools
from minicu.runtime.link.link import LinkError, NoTool, Settings, as_input

pytestmark = pytest.mark.needs_gpu

SOURCE = 'extern "C" __global__ void set(int *x, int v) { x[threadIdx.x] = v + threadIdx.x; }\n'


def runs(module) -> bool:
    x = module.device.zeros(8, "i4")
    module.set[1, 8](x, 40)
    return x.numpy().tolist() == list(range(40, 48))


def altered(old: str, new: str, **options):
    program = minicu.compile(SOURCE, **options)
    assert old in program.ptx
    program.ptx = program.ptx.replace(old, new)
    return program


def test_old_ptx_runs_on_this_gpu(gpu):
    assert runs(minicu.compile(SOURCE, arch="sm_75").load(gpu))


def test_ptx_newer_than_the_driver(gpu):
    program = minicu.compile(SOURCE, arch="sm_75")
    program.ptx = program.ptx.replace(".version 6.3", ".version 99.9")
    assert ".version 99.9" in program.ptx
    with pytest.raises(DeviceError, match=r"PTX 99\.9, the driver .* at most: compile with ptx_version="):
        program.load(gpu)


def test_the_table_of_driver_versions_is_right(gpu):
    """The driver takes the highest version that the table says, and refuses the next one."""
    from minicu.runtime.cuda import driver as cuda_driver
    from minicu.runtime.cuda import module as cuda_module

    highest = cuda_driver.highest_ptx(cuda_driver.driver_version())
    if highest is None:
        pytest.skip("the driver is newer than the table")
    text = minicu.compile(SOURCE, arch="sm_75").ptx
    for version, taken in ((highest, True), ((highest[0], highest[1] + 1), False)):
        ptx = text.replace(".version 6.3", f".version {version[0]}.{version[1]}")
        try:
            cuda_module.assemble(ptx, gpu, {})
            assert taken, f"the driver takes PTX {version}"
        except DeviceError as e:
            assert not taken, e


def test_a_program_for_a_newer_gpu(gpu):
    program = altered(".target sm_75", ".target sm_999", arch="sm_75")
    with pytest.raises(DeviceError, match=f"compiled for sm_999, cuda:0 is {gpu.arch}"):
        program.load(gpu)


def test_the_assemblers_message(gpu):
    program = altered("ret;", "rex;", arch="sm_75")
    with pytest.raises(LinkError) as e:
        program.load(gpu)
    assert "rex" in str(e.value) and "line" in str(e.value) and "in set" in str(e.value)


def test_an_undefined_function(gpu):
    text = '__device__ int far(int); extern "C" __global__ void k(int *x) { *x = far(1); }'
    program = minicu.compile(text, rdc=True)
    with pytest.raises(LinkError, match="'_Z3fari' is undefined"):
        program.load(gpu)


def test_assembled_code_is_kept_on_disk(gpu, tmp_path, monkeypatch):
    from minicu.runtime.cuda import module as cuda_module

    monkeypatch.setenv("MINICU_CACHE_DIR", str(tmp_path))
    assert runs(minicu.compile(SOURCE).load(gpu))
    assert list(tmp_path.glob("cubin/*/*"))
    monkeypatch.setattr(cuda_module, "assemble", None)
    assert runs(minicu.compile(SOURCE).load(gpu))


def test_a_damaged_file_is_made_again(gpu, tmp_path, monkeypatch):
    from minicu import cache
    from minicu.runtime.cuda import module as cuda_module

    monkeypatch.setenv("MINICU_CACHE_DIR", str(tmp_path))
    program = minicu.compile(SOURCE)
    name = cuda_module._name(program.outline(), program, gpu)
    nonsense = b"nonsense"
    whole = cuda_module._sum(nonsense, 0, 8).to_bytes(8, "little") + nonsense
    for damaged in (b"", nonsense, whole):  # empty, without its sum, something else than machine code
        cache.store(name, damaged, "cubin")
        assert runs(minicu.compile(SOURCE).load(gpu))


def test_a_program_loaded_twice(gpu):
    program = minicu.compile('__device__ int n; extern "C" __global__ void hit() { ++n; }')
    first, second = program.load(gpu), program.load(gpu)
    first.hit[1, 1]()
    assert first.globals["n"].read() == 1 and second.globals["n"].read() == 0


def test_an_unknown_kernel(gpu):
    with pytest.raises(AttributeError, match=r"no kernel 'sett'.*did you mean 'set'"):
        minicu.compile(SOURCE).load(gpu).sett  # noqa: B018


def test_cpp_names(gpu):
    module = minicu.compile("__global__ void set(int *x) { *x = 3; }").load(gpu)
    x = gpu.zeros(1, "i4")
    module.set[1, 1](x)
    module.kernels["_Z3setPi"][1, 1](x)
    assert x.numpy()[0] == 3


# ---------------------------------------------------------------- linked code

CALLER = """
extern "C" __device__ int twice(int);
extern "C" __global__ void k(int *x) { *x = twice(*x); }
"""
CALLEE = 'extern "C" __device__ int twice(int x) { return 2 * x; }\n'


def launch_cubin(gpu, cubin: bytes, symbol: str) -> int:
    """Run kernel `symbol`(int *x) of a cubin on 21; returns *x."""
    import ctypes

    from cuda.bindings import driver

    x = gpu.array(numpy.array([21], "i4"))
    with gpu.active():
        status, module = driver.cuModuleLoadData(cubin)
        assert not status, status
        status, function = driver.cuModuleGetFunction(module, symbol.encode())
        assert not status, status
        (status,) = driver.cuLaunchKernel(
            function, 1, 1, 1, 1, 1, 1, 0, 0, ((x.address,), (ctypes.c_void_p,)), 0
        )
        assert not status, status
    return int(x.numpy()[0])


def programs(gpu):
    texts = {"a.cu": CALLER, "b.cu": CALLEE}
    return [minicu.compile(text, arch=gpu.arch, rdc=True, name=name) for name, text in texts.items()]


def test_linked_with_whatever_is_found(gpu):
    try:
        cubin = minicu.link(programs(gpu), arch=gpu.arch)
    except NoTool as e:
        pytest.skip(str(e))
    assert launch_cubin(gpu, cubin, "k") == 42


@pytest.mark.parametrize("tool", ["nvjitlink", "toolkit", "driver"])
def test_each_linker(gpu, tool):
    try:
        parts = [as_input(p) for p in programs(gpu)]
        cubin = getattr(link_tools, tool)(parts, gpu.arch, Settings())
    except NoTool as e:
        pytest.skip(str(e))
    assert launch_cubin(gpu, cubin, "k") == 42


@pytest.mark.needs_nvcc
@pytest.mark.parametrize("caller", ["minicu", "nvcc"])
def test_linked_with_nvcc(gpu, tmp_path, caller):
    theirs = CALLEE if caller == "minicu" else CALLER
    (tmp_path / "theirs.cu").write_text(theirs)
    made = tmp_path / "theirs.cubin"
    nvcc = machine.toolkit_program("nvcc")
    subprocess.run(
        [nvcc, "-cubin", "-rdc=true", f"-arch={gpu.arch}", str(tmp_path / "theirs.cu"), "-o", str(made)],
        check=True, timeout=120,
    )  # fmt: skip
    ours = minicu.compile(CALLER if caller == "minicu" else CALLEE, arch=gpu.arch, rdc=True)
    assert launch_cubin(gpu, minicu.link([ours, made], arch=gpu.arch), "k") == 42
