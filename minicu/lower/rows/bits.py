"""Integers: include/library/bits.h and simd.h. Everything there has a body in C; these rows are for
what the GPU has an instruction for that LLVM does not find."""

from __future__ import annotations

from minicu.lower.body import Body
from minicu.lower.ir import Typed
from minicu.lower.machine import Operation, Row
from minicu.lower.rows.row import intrinsic, operands, since

GPU: dict[str, Row] = {
    "__mulhi": intrinsic("llvm.nvvm.mulhi.i"),
    "__umulhi": intrinsic("llvm.nvvm.mulhi.ui"),
    "__mul64hi": intrinsic("llvm.nvvm.mulhi.ll"),
    "__umul64hi": intrinsic("llvm.nvvm.mulhi.ull"),
    "__sad": intrinsic("llvm.nvvm.sad.i"),
    "__usad": intrinsic("llvm.nvvm.sad.ui"),
    "__spread2": intrinsic("llvm.nvvm.prmt", ("i32", 0), ("i32", 0xBB99)),
    "__spread4": intrinsic("llvm.nvvm.prmt", ("i32", 0), ("i32", 0xBA98)),
}
CPU: dict[str, Row] = {}


def _byte_permutation(b: Body, e: Operation) -> str:
    """__byte_perm ignores the fourth bit of each selector, which makes prmt replicate a sign."""
    x, y, selector = operands(b, e)
    plain = b.op(f"and {selector}, {0x7777}")
    return b.call("i32", "llvm.nvvm.prmt", x, y, ("i32", plain))


GPU["__byte_perm"] = _byte_permutation


def _funnel(name: str) -> Row:
    """The high or low word that remains of high:low after a shift."""

    def lowered(b: Body, e: Operation) -> str:
        low, high, shift = operands(b, e)
        return b.call("i32", name, high, low, shift)

    return lowered


GPU["__funnelshift_l"] = _funnel("llvm.fshl.i32")
GPU["__funnelshift_r"] = _funnel("llvm.fshr.i32")


def _asm(text: str, register: str = "r", *more: Typed, arch: int = 0) -> Row:
    """One PTX instruction on 32-bit operands, then `more` operands; None below `arch`."""

    def lowered(b: Body, e: Operation) -> str | None:
        if b.module.options.arch_number < arch:
            return None
        given = [*operands(b, e), *more]
        names = ", ".join(f"${i}" for i in range(len(given) + 1))
        constraints = ",".join([f"={register}", *[register] * len(given)])
        return b.ptx("i32", f"{text} {names};", constraints, *given)

    return lowered


GPU["__funnelshift_lc"] = _asm("shf.l.clamp.b32")
GPU["__funnelshift_rc"] = _asm("shf.r.clamp.b32")
GPU["__fns"] = _asm("fns.b32")
GPU["__vabsdiffu4"] = _asm("vabsdiff4.u32.u32.u32", "r", Typed("i32", 0))
GPU["__vsadu4"] = _asm("vabsdiff4.u32.u32.u32.add", "r", Typed("i32", 0))
for _sign in "su":
    for _name in ("min", "max"):
        GPU[f"__v{_name}{_sign}2"] = _asm(f"{_name}.{_sign}16x2", arch=90)


def _dot(name: str, *half: tuple[str, str]) -> Row:
    """dp4a, or dp2a of the `half` that an i1 names. Overloads on vectors have bodies."""

    def lowered(b: Body, e: Operation) -> str | None:
        scalar = b.scalars.find(e.arguments[0].type)
        if scalar is None:
            return None
        sign = "s" if scalar.signed else "u"
        x, y, sum_ = operands(b, e)
        return b.call("i32", f"llvm.nvvm.{name}.{sign}.{sign}", x, y, *half, sum_)

    return lowered


GPU["__dp4a"] = since(61, _dot("idp4a"))
GPU["__dp2a_lo"] = since(61, _dot("idp2a", ("i1", "false")))
GPU["__dp2a_hi"] = since(61, _dot("idp2a", ("i1", "true")))
