"""Loops over threads that LLVM's vectoriser would never be done with are left scalar."""

import numpy
import pytest
from fuzz.barrier_shapes import SHAPES, Shapes

import minicu
from minicu.lower.host.waiting import complete
from minicu.runtime.cpu.device import CpuDevice

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


def _text(source: str) -> str:
    from minicu.llvm import jit

    program, texts = complete(minicu.compile(source, cache=False).host()), list[str]()

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


def test_arguments_are_the_same_for_all_where_threads_pass_each_other():
    """Of such a kernel nothing else is known to be."""
    text = Shapes(7020032).kernel("k")
    call = "b ^= split<32>(blockIdx.x);"
    assert call in text
    loop = """{ bool p = (blockIdx.x & 3) == 1; unsigned g = __ballot_sync(~0u, p), h = 1; if (p) g = ~g;
        for (int i = 0; i < 32; i++) if (g >> i & 1) { h = h * 5 + i; if (h & 1) g ^= h; else s[t] = h; }
        b ^= h; }"""
    assert not _scalar(_text(SHAPES + text)) and _scalar(_text(SHAPES + text.replace(call, loop)))


@pytest.mark.parametrize("name", [name for name in CHAINS if "ballot" not in name])
def test_long_chains_are_compiled_and_right(name):
    form = CHAINS[name]
    source = _source(form, form[3])
    assert _scalar(_text(source)), "LLVM would not come back"
    a, b = numpy.zeros(64, "u4"), numpy.arange(128, dtype="u4") * 12345
    CpuDevice(cores=1).load(minicu.compile(source, cache=False)).k[1, 64](a, b, 5)
    h, g = _changed(name, form[3])
    assert b[64:].tolist() == [(h + g + t) & 0xFFFFFFFF for t in range(64)]
