"""Loops over threads that LLVM's vectoriser would never be done with are left scalar."""

import ctypes

import numpy
import pytest
from fuzz.barrier_shapes import SHAPES

import minicu
from minicu.lower.host import endless, narrow
from minicu.lower.host.endless import NO_VECTORS, without_vectors
from minicu.lower.host.waiting import complete
from minicu.runtime.cpu.device import CpuDevice

pytestmark = pytest.mark.optimised

#: The place of one of the forms below, and how often it stands there.
CHAINS = {
    "what is in memory, changed in a loop": (
        "{}", "h = b[7]; for (int i = 0; i < {n}; i++) h = (h ^ (h >> 3)) * 5u + h;", 4, 24,
    ),
    "what is in shared memory": (
        "__shared__ unsigned s[64]; s[t] = b[t]; __syncthreads(); h = s[7]; {}",
        "for (int i = 0; i < {n}; i++) h = (h ^ (h >> 3)) * 5u + h;", 4, 24,
    ),
    "written out": ("h = b[7]; {}", "h = (h ^ (h >> 3)) * 5u + h; ", 4, 24),
    "under conditions": ("{}", "if (g >> {i} & 1) {{ a[t] += {i}; h = h * 5 + g; g ^= h >> 3; }} ", 4, 24),
    "under conditions, in a loop": (
        "{}",
        "for (int i = 0; i < {n}; i++) if (g >> i & 1) { a[t] += i; h = h * 5 + g; g ^= h >> 3; }", 4, 24,
    ),
    "of a ballot": (
        "g = __ballot_sync(~0u, t % 3 == 0); {}",
        "for (int i = 0; i < 32; i++) if (g >> i & 1) { h = h * 5 + i; if (h & 1) g ^= h; else a[t] = h; }",
        0, 1,
    ),
}  # fmt: skip


def _source(form: tuple[str, str, int, int], n: int) -> str:
    around, one, _, _ = form
    if "{n}" in one:
        text = one.replace("{n}", str(n))
    elif "{i}" in one:
        text = "".join(one.format(i=i) for i in range(n))
    else:
        text = one * n
    return f"""extern "C" __global__ void k(unsigned *a, unsigned *b, unsigned n) {{
    unsigned t = threadIdx.x, h = n, g = n * 0x9E3779B1u;
    {around.replace("{}", text)}
    b[t + 64] = h + g + t;
}}"""


def _text(source: str, coroutines: bool = False) -> str:
    from minicu.llvm import jit

    program, texts = complete(minicu.compile(source, cache=False).host(), coroutines), list[str]()

    class Seen(Exception):
        """Nothing is optimised here."""

    def rewrite(text: str) -> str:
        texts.append(program.rewrite(text))
        raise Seen

    with pytest.raises(Seen):
        jit.compile_object(program.ir, rewrite=rewrite, tidy=True)
    return texts[0]


def _scalar(text: str) -> bool:
    """Whether a loop over threads is marked so: each refers to a node that refers to the width."""
    width = next((line.split(" = ")[0] for line in text.splitlines() if "vectorize.width" in line), None)
    nodes = {line.split(" = ")[0] for line in text.splitlines() if width and f"{width}," in line + ","
             and "distinct" in line} if width else set()  # fmt: skip
    return any(f"!llvm.loop {node}\n" in text for node in nodes)


@pytest.mark.parametrize("name", CHAINS)
def test_long_chains_stay_scalar_and_short_ones_do_not(name):
    form = CHAINS[name]
    assert _scalar(_text(_source(form, form[3])))
    assert not _scalar(_text(_source(form, form[2])))


def _changed(name: str, n: int) -> tuple[int, int]:
    """What h and g of the kernel are in the end, for its n of 5."""
    bits, h, g = 0xFFFFFFFF, 5, 5 * 0x9E3779B1 & 0xFFFFFFFF
    if "conditions" in name:
        for i in range(n):
            if g >> i & 1:
                h = h * 5 + g & bits
                g ^= h >> 3
    else:
        h = 7 * 12345
        for _ in range(n):
            h = (h ^ h >> 3) * 5 + h & bits
    return h, g


def test_arguments_are_the_same_for_all_where_threads_pass_each_other(monkeypatch):
    """Of such a kernel nothing else is known to be. (Loops of it are scalar for addresses from low bits, too:
    that is not asked here.)"""
    monkeypatch.setattr(narrow, "without_wrong_vectors", lambda ir: ir)
    text = """__global__ void k(const int *in, int *out) {
        __shared__ int s[256];
        int t = threadIdx.x + threadIdx.y * blockDim.x, threads = blockDim.x * blockDim.y;
        int a = t * 3 + in[t], b = mix(t, blockIdx.x), c = 7;
        Pair pair = {t, in[(t * 5) % threads]};
        s[t] = t;
        __syncthreads();
        if (t >= -29) c = mix(times(c, c), plus(c, pair.first));
        __syncthreads();
        c ^= s[(t + 37) % threads];
        __syncthreads();
        b ^= split<32>(blockIdx.x);
        __syncthreads();
        out[blockIdx.x * threads + t] = mix(mix(a, b), c) + pair.second + s[t]; }"""
    call = "b ^= split<32>(blockIdx.x);"
    loop = """{ bool p = (blockIdx.x & 3) == 1; unsigned g = __ballot_sync(~0u, p), h = 1; if (p) g = ~g;
        for (int i = 0; i < 32; i++) if (g >> i & 1) { h = h * 5 + i; if (h & 1) g ^= h; else s[t] = h; }
        b ^= h; }"""
    assert not _scalar(_text(SHAPES + text)) and _scalar(_text(SHAPES + text.replace(call, loop)))


@pytest.mark.parametrize(("index", "cut"), [("16 - t", False), ("g + (t & 31)", True)])
def test_low_bits_of_counters_stay_scalar_and_differences_do_not(index, cut):
    kernel = "__global__ void k(int *a, int g) { int t = threadIdx.x; __syncthreads(); a[AT] = g; }"
    assert _scalar(_text(kernel.replace("AT", index))) == cut


@pytest.mark.parametrize(
    ("last", "scalar"), [("b[t] = h;", True), ("for (int i = 0; i < n; i++) b[t] += h >> (i & 1);", False)]
)
def test_what_follows_no_turn_of_a_loop_with_waits_is_scalar(last, scalar):
    kernel = """__global__ void k(unsigned *b, int n) { int t = threadIdx.x; unsigned h = 0;
        for (int i = 0; i < n; i++) { h += b[t]; __syncthreads(); } LAST }"""
    assert _scalar(_text(kernel.replace("LAST", last))) == scalar


@pytest.mark.parametrize("name", [name for name in CHAINS if "ballot" not in name])
def test_long_chains_are_compiled_and_right(name):
    form = CHAINS[name]
    source = _source(form, form[3])
    assert _scalar(_text(source)), "LLVM would not come back"
    a, b = numpy.zeros(64, "u4"), numpy.arange(128, dtype="u4") * 12345
    CpuDevice(cores=1).load(minicu.compile(source, cache=False)).k[1, 64](a, b, 5)
    h, g = _changed(name, form[3])
    assert b[64:].tolist() == [(h + g + t) & 0xFFFFFFFF for t in range(64)]


@pytest.mark.parametrize("name", [name for name in CHAINS if "ballot" not in name and "shared" not in name])
def test_kernels_that_never_become_loops_over_threads(name):
    """Those without waits, where the device makes coroutines of all others."""
    form = CHAINS[name]
    assert NO_VECTORS in _text(_source(form, form[3]), coroutines=True), "LLVM would not come back"
    assert NO_VECTORS not in _text(_source(form, form[2]), coroutines=True)
    a, b = numpy.zeros(64, "u4"), numpy.arange(128, dtype="u4") * 12345
    program = minicu.compile(_source(form, form[3]), cache=False)
    CpuDevice(cores=1, coroutines=True).load(program).k[1, 64](a, b, 5)
    h, g = _changed(name, form[3])
    assert b[64:].tolist() == [(h + g + t) & 0xFFFFFFFF for t in range(64)]


C = """unsigned a[64], b[128];
unsigned k(unsigned n) {
    unsigned h = 0, g = 0;
    for (unsigned t = 0; t < 64; t++) { h = n, g = n * 0x9E3779B1u; BODY b[t + 64] = h + g + t; }
    return h + g;
}"""


def _of_c(text: str) -> str:
    """The IR of a C file for this machine."""
    from minicu.compile import Stages
    from minicu.diagnostics.source import Source
    from minicu.language import C as LANGUAGE
    from minicu.lower.native import lower_native
    from minicu.options import Options

    options = Options(rdc=True)
    return lower_native(Stages(Source("k.c", text), LANGUAGE, options, types=True).check(), options)


@pytest.mark.parametrize("name", ["what is in memory, changed in a loop", "written out", "under conditions"])
def test_loops_of_c_for_this_machine(name, monkeypatch):
    from minicu.llvm import jit

    seen = list[bool]()

    def rewrite(text: str) -> str:
        seen.append(NO_VECTORS in (text := without_vectors(text)))
        return text

    monkeypatch.setattr(endless, "without_vectors", rewrite)
    around, one, few, many = CHAINS[name]
    for n in few, many:
        body = one.replace("{n}", str(n)) if "{n}" in one else "".join(one.format(i=i) for i in range(n))
        data = jit.compile_object(_of_c(C.replace("BODY", around.replace("{}", body))))
    assert seen == [False, True]
    code = jit.load_object(data)
    h, g = _changed(name, many)
    b = (ctypes.c_uint32 * 128).from_address(code.data_address("b"))
    b[7] = 7 * 12345
    assert code.function("k", ctypes.c_uint32, ctypes.c_uint32)(5) == h + g & 0xFFFFFFFF
