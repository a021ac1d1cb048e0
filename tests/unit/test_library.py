"""The library's declarations and lowering's rows belong together; what it costs; where it yields."""

# DOC: Mathematics | `-use_fast_math -ftz -prec-sqrt -prec-div -fmad` act on it as in nvcc

from __future__ import annotations

import pickle
import re
from functools import cache
from pathlib import Path

import numpy
import pytest

import minicu
from minicu.abi.target import DEVICE_RUNTIME, SYSTEM_CALLS
from minicu.diagnostics.errors import MissingLibrary
from minicu.language import CU, C
from minicu.llvm import libdevice
from minicu.lower.host.intrinsics import HOST
from minicu.lower.nvptx.target import NVPTX
from minicu.sema.builtins import bits, builtins, cached
from minicu.syntax.headers import supplied

LIBRARY = Path(minicu.__file__).parent / "include" / "library"


@cache
def _declared() -> dict[str, bool]:
    """Every function of the library, and whether all its declarations have a body."""
    found: dict[str, bool] = {}
    for path in sorted(p for p in LIBRARY.iterdir() if p.is_file()):
        text = re.sub(r"/\*.*?\*/|__attribute__\(\(\w+\)\)", "", path.read_text(), flags=re.S)
        for match in re.finditer(r"(?m)^(?:static )?__device__ [^(;{}]*?(\w+)\([^;{]*\)[^;{]*([;{])", text):
            found[match[1]] = found.get(match[1], True) and match[2] == "{"
    return found


def test_every_primitive_has_a_row_on_each_target():
    for name, defined in _declared().items():
        if not defined:
            assert name in NVPTX.rows or name in SYSTEM_CALLS, f"{name} has no row for the GPU"
            assert name in HOST.rows, f"{name} has no row for the CPU device"


def test_every_row_is_declared_or_built_in():
    """Rows are for functions of the library, or operations that sema makes."""
    made = set(re.findall(r"\w+", builtins.__doc__ + cached.__doc__ + bits.__doc__))  # these list them
    for target in (NVPTX, HOST):
        for name in target.rows:
            plain = name.removeprefix("__builtin_")
            told = plain in _declared() or plain in made or plain in DEVICE_RUNTIME
            assert told, f"{name} is declared nowhere"


def test_libdevice_has_what_the_rows_call():
    source = "".join(
        f"__global__ void k_{s}({t} *p, int *i) {{ {body} }}\n"
        for t, s in (("double", ""), ("float", "f"))
        for body in [" ".join(_calls(s))]
    )
    ptx = minicu.compile(source, opt=0, cache=False).ptx
    assert not re.findall(r"\.extern \.func.*?(__nv_\w+)", ptx)


def test_tables_are_read_two_numbers_at_once():
    """The six coefficients of a sine, or of a cosine."""
    ptx = minicu.compile("__global__ void k(double *p) { p[0] = sin(p[1]); }", cache=False).ptx
    assert ptx.count("ld.global.nc.v2.b64") == 3


def _calls(s):
    from minicu.lower.rows import math as lib_math

    one = {"sincos", "sincospi", "norm", "rnorm", "jn", "yn", "ldexp", "scalbn", "frexp", "modf", "remquo"}
    two = {"pow", "atan2", "fmod", "remainder", "hypot", "rhypot", "fdim", "nextafter"}
    for name in (*lib_math._BOTH, *lib_math._LIBDEVICE):
        if name in one or "3d" in name or "4d" in name:
            continue
        yield f"p[0] += {name}{s}({'p[1], p[2]' if name in two else 'p[1]'});"
    yield f"sincos{s}(p[0], p, p + 1); sincospi{s}(p[0], p, p + 1); p[0] += norm{s}(3, p) + rnorm{s}(3, p);"
    yield f"p[0] += jn{s}(2, p[1]) + yn{s}(2, p[1]) + ldexp{s}(p[1], 2) + scalbn{s}(p[1], 2);"
    yield f"p[0] += frexp{s}(p[1], i);"
    yield f"p[0] += modf{s}(p[1], p + 2) + remquo{s}(p[1], p[2], i) + norm3d{s}(p[1], p[2], p[3]);"
    yield f"p[0] += rnorm3d{s}(p[1], p[2], p[3]) + norm4d{s}(p[1], p[2], p[3], p[4]);"
    yield f"p[0] += rnorm4d{s}(p[1], p[2], p[3], p[4]);"


@pytest.mark.slow
@pytest.mark.parametrize("language", [C, CU], ids=["c", "cu"])
def test_every_body_compiles(language, assemble):
    """The address of each function that is not overloaded is taken, so that nothing is left out."""
    known = set(supplied.names(language))
    names = [n for n in _declared() if n in known and _single(n, language) and not _SPECIAL.match(n)]
    assert len(names) > 700
    uses = "\n".join(f"p[{i}] = (void *)&{name};" for i, name in enumerate(names))
    program = minicu.compile(
        f"__global__ void k(void **p) {{ {uses} }}", language.name, arch="sm_90", opt=0, cache=False
    )
    assemble(program.ptx, "sm_90")
    assert program.load("cpu").kernels["k"]


#: Endings and barriers have no address, formats no function of their own, clusters are the GPU's alone,
#: instructions on matrices take constants.
_SPECIAL = re.compile(
    r".*(exit|_Exit|abort|trap|brkpt|assert|sync|printf|cluster|__print|activemask|nanosleep"
    r"|__any|__all|__ballot|__prof_trigger|__wmma)"
)


def _single(name: str, language) -> bool:
    """Whether a name is not overloaded: only then has it an address. Those in namespaces are inline."""
    _, _, by_name = supplied._index(language)
    inside = set[int]().union(*supplied._in_namespaces(language).values())
    return len(by_name[name]) == 1 and inside.isdisjoint(by_name[name])


def test_a_source_without_library_functions_pays_nothing():
    text = "__global__ void k(float *x) { x[0] = 1; }"
    from minicu.compile import Stages
    from minicu.diagnostics.source import Source
    from minicu.options import Options

    stages = Stages(Source("k.cu", text), CU, Options())
    assert supplied.declarations(stages.preprocess().tokens, CU) == []


KERNEL = "__global__ void k({0} *p) {{ *p = {1}; }}"
OWN = {
    "c abs": ("int abs(int x) { return x + 77; }", KERNEL.format("int", "abs(*p)")),
    "c atomicAdd": ("int atomicAdd(int x) { return x + 77; }", KERNEL.format("int", "atomicAdd(*p)")),
    "c sin": ("double sin(double x) { return x + 77; }", KERNEL.format("double", "sin(*p)")),
    "cu max": ("__device__ int max(int a, int b) { return a + b + 77; }", KERNEL.format("int", "max(*p, 0)")),
    "cu sinf": ("__device__ float sinf(float x) { return x + 77; }", KERNEL.format("float", "sinf(*p)")),
    "cu __ldg": ("__device__ int __ldg(int x) { return x + 77; }", KERNEL.format("int", "__ldg(*p)")),
    "cu half": ("__device__ int half(int x) { return x + 77; }", KERNEL.format("int", "half(*p)")),
    "cu names": ("", "__global__ void k(int *p) { int norm = *p, y1 = 77; *p = norm + y1; }"),
}  # fmt: skip


@pytest.mark.parametrize("name", list(OWN))
def test_a_program_may_use_the_names_for_itself(name):
    program = minicu.compile("\n".join(OWN[name]), name.split()[0], cache=False)
    assert re.search(r"\badd\S*\s+%\w+, %\w+, (77|0[fd]405340|0f429A0000)", program.ptx), program.ptx
    assert not re.search(r"\b(atom|red|sin|call)\b", program.ptx)


def test_functions_of_the_library_have_addresses():
    source = """
    __global__ void k(double *x, int which) {
        double (*f[3])(double) = {sin, floor, erfinv};
        x[0] = f[which](x[0]);
    }"""
    ptx = minicu.compile(source, "c", cache=False).ptx
    assert ptx.count("$primitive") >= 2


def test_libdevice_of_a_toolkit_that_the_environment_does_not_name(monkeypatch, tmp_path):
    from cuda import pathfinder

    from minicu import options

    known = libdevice.find()
    place = tmp_path / "nvvm" / "libdevice" / "libdevice.10.bc"
    place.parent.mkdir(parents=True)
    place.write_bytes(b"BC")
    monkeypatch.setattr(pathfinder, "find_bitcode_lib", _nothing_found)
    monkeypatch.setattr(options, "TOOLKIT", str(tmp_path))
    monkeypatch.setenv("MINICU_CACHE", "0")
    monkeypatch.setenv("PATH", "")
    for name in ("CUDA_HOME", "CUDA_PATH", "CONDA_PREFIX"):
        monkeypatch.setenv(name, str(tmp_path / "elsewhere"))
    assert libdevice.find.__wrapped__() == str(place)
    monkeypatch.setattr(options, "TOOLKIT", str(tmp_path / "none"))
    with pytest.raises(MissingLibrary):
        libdevice.find.__wrapped__()
    assert libdevice.find() == known


def _nothing_found(name):
    raise FileNotFoundError(name)


def test_without_libdevice_the_message_says_what_to_install(monkeypatch):
    monkeypatch.setattr(libdevice, "find", _missing)
    libdevice._cut.cache_clear()
    libdevice._identity.cache_clear()
    program = minicu.compile("__global__ void k(float *x) { *x = sinf(*x); }")
    with pytest.raises(minicu.CompileError, match="nvidia-nvvm"):
        print(program.ptx)
    # Nothing of it is kept, and the CPU device has sines of its own.
    x = numpy.ones(1, numpy.float32)
    pickle.loads(pickle.dumps(program)).load("cpu").k[1, 1](x)
    numpy.testing.assert_allclose(x, numpy.sin(1), 1e-6)
    monkeypatch.undo()
    assert ".entry" in minicu.compile("__global__ void k(float *x) { *x = sinf(*x); }").ptx
    libdevice._identity.cache_clear()


def _missing():
    raise MissingLibrary([libdevice.missing()])


def test_fast_math():
    source = (
        "__global__ void k(float *x) { x[0] = sinf(x[1]) / expf(x[2]) + sqrtf(x[3]) + powf(x[4], x[5]); }"
    )
    ptx = minicu.compile(source, fast_math=True, cache=False).ptx
    for instruction in ("sin", "ex2", "div", "sqrt", "lg2"):
        assert f"{instruction}.approx.ftz.f32" in ptx
    assert ".rn.f32" not in ptx.replace("fma.rn.f32", "")
    plain = minicu.compile(source, cache=False).ptx
    assert "sqrt.rn.f32" in plain and "div.rn.f32" in plain and "sin.approx" not in plain


@pytest.mark.parametrize(("fmad", "fused"), [(True, True), (False, False)])
def test_what_is_added_to_a_result_is_fused_with_it(fmad, fused):
    """expf ends with a product."""
    ptx = minicu.compile("__global__ void k(float *p) { p[0] += expf(p[1]); }", arch="sm_90", fmad=fmad).ptx
    (power,) = re.findall(r"\tex2\.\S+ \t(%\w+),", ptx)
    assert bool(re.search(rf"\tfma\.rn\.f32 \t%\w+, {power}, ", ptx)) == fused


@pytest.mark.parametrize(
    ("options", "wanted"),
    [({"ftz": True}, "sqrt.rn.ftz.f32"), ({"prec_sqrt": False}, "sqrt.approx.f32"), ({}, "sqrt.rn.f32")],
)
def test_square_root_follows_the_options(options, wanted):
    assert (
        wanted
        in minicu.compile("__global__ void k(float *x) { *x = sqrtf(*x); }", cache=False, **options).ptx
    )
