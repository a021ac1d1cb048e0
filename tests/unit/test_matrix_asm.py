"""Inline PTX by which a warp multiplies and moves matrices: against NumPy, on each device."""

from __future__ import annotations

from typing import Any

import numpy
import pytest

import minicu

# DOC: Tensor cores | `mma.sync`, `ldmatrix`, `stmatrix`, `movmatrix` in `asm`, on each device

#: d.a.b.c of mma.sync -> shapes, with what stands behind the layouts in the name
_MMA = {
    "f32.f16.f16.f32": ["m16n8k8", "m16n8k16"],
    "f16.f16.f16.f16": ["m16n8k8", "m16n8k16"],
    "f32.bf16.bf16.f32": ["m16n8k8", "m16n8k16"],
    "f32.tf32.tf32.f32": ["m16n8k4", "m16n8k8"],
    "f64.f64.f64.f64": ["m8n8k4", "m16n8k4", "m16n8k8", "m16n8k16"],
    "s32.s8.s8.s32": ["m8n8k16", "m16n8k16", "m16n8k32"],
    "s32.u8.s8.s32": ["m16n8k32"],
    "s32.s4.s4.s32": ["m8n8k32", "m16n8k32", "m16n8k64"],
    "s32.u4.u4.s32": ["m16n8k64"],
    "s32.b1.b1.s32": ["m8n8k128", "m16n8k128", "m16n8k256"],
    "f32.e4m3.e5m2.f32": ["m16n8k32"],
}
_BITS = {"f16": 16, "bf16": 16, "tf32": 32, "f32": 32, "f64": 64, "s8": 8, "u8": 8, "s4": 4, "u4": 4, "b1": 1,
         "s32": 32, "e4m3": 8, "e5m2": 8}  # fmt: skip
_CASES = [(types, shape) for types, shapes in _MMA.items() for shape in shapes]
_NEW = {"m16n8k4", "m16n8k8", "m16n8k16"}


def _needs(types: str, shape: str) -> str:
    return "sm_90" if "e4m3" in types or (types[:3] == "f64" and shape in _NEW) else "sm_80"


def _sizes(types: str, shape: str) -> tuple[int, ...]:
    m, rest = shape[1:].split("n")
    n, k = rest.split("k")
    return int(m), int(n), int(k)


def _source(types: str, shape: str) -> str:
    m, n, k = _sizes(types, shape)
    d, a, b, c = types.split(".")
    sizes = zip((m * n, m * k, k * n, m * n), (d, a, b, c), strict=True)
    counts = [size // 32 * min(_BITS[t], 32) // 32 for size, t in sizes]
    first, names = 0, []
    for count in counts:
        names.append("{" + ", ".join(f"%{first + i}" for i in range(count)) + "}")
        first += count
    letter, kind = ("d", "double") if d == "f64" else ("r", "unsigned")
    more = ".xor.popc" if a == "b1" else ""
    if d == "f32":
        letter, kind = "f", "float"
    inner, input = ("d", "double") if a == "f64" else ("r", "unsigned")
    sums, sum_kind = ("f", "float") if c == "f32" else (letter, kind)
    outs = ", ".join(f'"={letter}"(d[{i}])' for i in range(counts[0]))
    given = zip("abc", (inner, inner, sums), counts[1:], strict=True)
    ins = ", ".join([f'"{letter}"({name}[{i}])' for name, letter, count in given for i in range(count)])
    return f"""
extern "C" __global__ void k({kind} *D, const {input} *A, const {input} *B, const {sum_kind} *C)
{{
    {kind} d[{counts[0]}];
    const {input} *a = A + threadIdx.x * {counts[1]}, *b = B + threadIdx.x * {counts[2]};
    const {sum_kind} *c = C + threadIdx.x * {counts[3]};
    asm volatile("mma.sync.aligned.{shape}.row.col.{types}{more} {", ".join(names)};" : {outs} : {ins});
    for (int i = 0; i < {counts[0]}; i++)
        D[threadIdx.x * {counts[0]} + i] = d[i];
}}
"""


def _own(use: str, shape: tuple[int, int], bits: int) -> Any:
    """(row, column) of every element of every lane, as the PTX ISA's figures have it."""
    rows, columns = shape
    per = max(32 // bits, 1)
    lane, i = numpy.indices((32, rows * columns // 32))
    group, own = lane // 4, lane % 4
    if use == "c":
        return group + 8 * (i // 2), own * 2 + i % 2
    register, inner = i // per, i % per
    if use == "b":
        return own * per + inner + 4 * per * register, group
    down = rows // 8
    return group + 8 * (register % down), own * per + inner + 4 * per * (register // down)


def _pack(values: Any, type: str) -> Any:
    bits = _BITS[type]
    if type == "f64":
        return values.astype(numpy.float64)
    if type in ("tf32", "f32"):
        words = values.astype(numpy.float32)
        return words if type == "f32" else words.view(numpy.uint32)
    if type in ("f16", "bf16"):
        if type == "f16":
            found = values.astype(numpy.float16).view(numpy.uint16)
        else:
            found = (values.astype(numpy.float32).view(numpy.uint32) >> 16).astype(numpy.uint16)
        return numpy.ascontiguousarray(found).view(numpy.uint32)
    if type in ("e4m3", "e5m2"):
        raw = values.astype(numpy.float16).view(numpy.uint16)  # 1.0, 1.5, 2.0 and so on: exact in both
        if type == "e5m2":
            raw = raw >> 8
        else:
            exponent = ((raw >> 10) & 31).astype(int) - 15 + 7
            raw = numpy.where(values == 0, 0, (raw >> 8 & 128) | (exponent << 3) | (raw >> 7 & 7))
        return numpy.ascontiguousarray(raw.astype(numpy.uint8)).view(numpy.uint32)
    if bits == 32:
        return values.astype(numpy.int64).astype(numpy.uint32)
    each = 32 // bits
    found = values.reshape(32, -1, each).astype(numpy.int64) & ((1 << bits) - 1)
    return (found << (bits * numpy.arange(each))).sum(axis=2).astype(numpy.uint32)


def _values(type: str, shape: tuple[int, int], rng: Any) -> Any:
    if type in ("f16", "bf16", "tf32"):
        return rng.integers(-16, 17, shape) / 8
    if type in ("e4m3", "e5m2"):
        return rng.choice([0.0, 1.0, -1.5, 2.0, 0.25, -3.0, 0.0625], shape)
    if type == "f64":
        return rng.integers(-1000, 1000, shape) / 8
    limits = {"s8": (-128, 128), "u8": (0, 256), "s4": (-8, 8), "u4": (0, 16), "b1": (0, 2)}
    return rng.integers(*limits[type], shape)


@pytest.mark.parametrize(("types", "shape"), _CASES)
def test_mma(types: str, shape: str, device: str) -> None:
    from runner.machine import arch_number, gpu_arch

    needs = _needs(types, shape)
    arch = needs if device == "cpu" else gpu_arch()
    if arch_number(arch) < arch_number(needs):
        pytest.skip(f"needs {needs}")
    m, n, k = _sizes(types, shape)
    d, a, b, c = types.split(".")
    rng = numpy.random.default_rng(m + n + k)
    left, right, sums = _values(a, (m, k), rng), _values(b, (k, n), rng), rng.integers(-64, 64, (m, n))
    want = left @ right + sums if a != "b1" else (left[:, :, None] ^ right[None]).sum(axis=1) + sums
    program = minicu.compile(_source(types, shape), "cu", arch=arch)
    given = [
        _pack(x[_own(use, x.shape, _BITS[t])], t)
        for x, use, t in ((left, "a", a), (right, "b", b), (sums, "c", c))
    ]
    out = _pack(numpy.zeros((32, m * n // 32)), d)
    if d == "f64":
        out = out.astype(numpy.float64)
    module = program.load(device)
    made = module.device.array(out)
    module.k[1, 32](made, *[module.device.array(x) for x in given])
    out = made.numpy()
    rows, columns = _own("c", (m, n), 32)
    expected = _pack(want[rows, columns], d)
    assert numpy.array_equal(out.reshape(-1), expected.reshape(-1))


@pytest.mark.parametrize(("types", "shape"), _CASES)
def test_mma_assembles(types: str, shape: str, assemble: Any) -> None:
    assemble(minicu.compile(_source(types, shape), "cu", arch=_needs(types, shape)).ptx)


_MOVES = """
extern "C" __global__ void load(unsigned *out, const unsigned short *in)
{
    __shared__ __align__(16) unsigned short tiles[4][8][8];
    for (int i = threadIdx.x; i < 256; i += 32)
        (&tiles[0][0][0])[i] = in[i];
    __syncwarp();
    unsigned r[8], at = (unsigned)__cvta_generic_to_shared(&tiles[threadIdx.x / 8][threadIdx.x % 8][0]);
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]) : "r"(at));
    asm volatile("ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {%0, %1}, [%2];"
                 : "=r"(r[4]), "=r"(r[5]) : "r"(at));
    asm volatile("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%0}, [%1];" : "=r"(r[6]) : "r"(at));
    asm volatile("movmatrix.sync.aligned.m8n8.trans.b16 %0, %1;" : "=r"(r[7]) : "r"(r[1]));
    for (int i = 0; i < 8; i++)
        out[i * 32 + threadIdx.x] = r[i];
}
#if __CUDA_ARCH__ >= 900
extern "C" __global__ void store(unsigned short *out, const unsigned *in)
{
    __shared__ __align__(16) unsigned short tiles[4][8][8];
    unsigned at = (unsigned)__cvta_generic_to_shared(&tiles[threadIdx.x / 8][threadIdx.x % 8][0]);
    const unsigned *r = in + threadIdx.x * 4;
    asm volatile("stmatrix.sync.aligned.m8n8.x2.shared.b16 [%0], {%1, %2};" :: "r"(at), "r"(r[0]), "r"(r[1]));
    at = (unsigned)__cvta_generic_to_shared(&tiles[2 + threadIdx.x / 8 % 2][threadIdx.x % 8][0]);
    asm volatile("stmatrix.sync.aligned.m8n8.x2.trans.shared.b16 [%0], {%1, %2};"
                 :: "r"(at), "r"(r[2]), "r"(r[3]));
    __syncwarp();
    for (int i = threadIdx.x; i < 256; i += 32)
        out[i] = (&tiles[0][0][0])[i];
}
#endif
"""


def test_moves(device: str) -> None:
    from runner.machine import arch_number, gpu_arch

    arch = "sm_90" if device == "cpu" else gpu_arch()
    module = minicu.compile(_MOVES, "cu", arch=arch).load(device)
    tiles = numpy.arange(256, dtype=numpy.uint16).reshape(4, 8, 8)
    pairs = tiles.view(numpy.uint32).reshape(4, 32)
    turned = numpy.ascontiguousarray(tiles.transpose(0, 2, 1)).view(numpy.uint32).reshape(4, 32)
    out = module.device.array(numpy.zeros((8, 32), numpy.uint32))
    module.load[1, 32](out, module.device.array(tiles))
    want = [*pairs, *turned[:2], pairs[0], turned[1]]
    assert numpy.array_equal(out.numpy(), want)
    if arch_number(arch) < 90:
        return
    back = module.device.array(numpy.zeros((4, 8, 8), numpy.uint16))
    words = numpy.ascontiguousarray(numpy.array([*pairs[:2], *turned[2:]]).T)
    module.store[1, 32](back, module.device.array(words))
    assert numpy.array_equal(back.numpy(), tiles)


def test_moves_assemble(assemble: Any) -> None:
    assemble(minicu.compile(_MOVES, "cu", arch="sm_90").ptx)


def test_all_lanes_must_come() -> None:
    source = _source("f32.tf32.tf32.f32", "m16n8k4")
    module = minicu.compile(source, "cu", arch="sm_80").load("cpu")
    with pytest.raises(minicu.runtime.errors.KernelFault, match="which all 32 threads of a warp must reach"):
        module.k[1, 16](
            *(numpy.zeros(128, t) for t in (numpy.float32, numpy.uint32, numpy.uint32, numpy.float32))
        )


@pytest.mark.parametrize(
    "text", ["mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32 {%0}, {%0}, {%0}, {%0};",
             "wgmma.fence.sync.aligned;",
             "mma.sp.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0}, {%0}, {%0}, {%0}, %0, 0;"],
)  # fmt: skip
def test_others_are_refused_by_name(text: str) -> None:
    source = f'__global__ void k(int *p) {{ int x = 0; asm volatile("{text}" : "+r"(x)); *p = x; }}'
    with pytest.raises(Exception, match=rf"not supported: the PTX '{text.split(' ')[0].rstrip(';')}"):
        minicu.compile(source, "cu", arch="sm_90a").load("cpu").k[1, 32](numpy.zeros(1, numpy.int32))
