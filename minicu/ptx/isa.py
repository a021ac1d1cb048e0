"""The versions of PTX with which instructions, modifiers and special registers came (PTX ISA, their notes).

`version` is asked where an instruction is emitted, and for what a program writes in `asm`; `intrinsic` for
LLVM's intrinsics that stand for one. What is as old as the oldest architecture is not listed.
"""

from __future__ import annotations

import re
from functools import cache

#: (major, minor)
Version = tuple[int, int]

#: The version that has `inlined_at` after `.loc`.
INLINED_AT: Version = (7, 2)

#: version: instructions that it brought, each with the modifiers that it takes to mean this one. A name that
#: begins with % is a special register, * is any instruction, | among modifiers a second result after it.
_SINCE: dict[Version, str] = {
    (4, 2): "add.f16 add.f16x2 sub.f16 sub.f16x2 mul.f16 mul.f16x2 fma.f16 fma.f16x2 setp.f16 set.f16x2",
    (5, 0): "dp4a dp2a atom.cta atom.sys red.cta red.sys atom.add.f64 red.add.f64",
    (6, 0): (
        "shfl.sync vote.sync match barrier bar.warp fns fence ld.relaxed ld.acquire st.relaxed st.release "
        "atom.relaxed atom.acquire atom.release atom.acq_rel red.relaxed red.release neg.f16 wmma"
    ),
    (6, 1): "wmma.m32n8k16 wmma.m8n32k16",
    (6, 2): "activemask atom.f16x2 red.f16x2",
    (6, 3): "nanosleep atom.f16 red.f16 atom.b16 wmma.s8 wmma.u8 wmma.s4 wmma.u4 wmma.b1 wmma.s32",
    (6, 4): "mma",
    (6, 5): "ldmatrix set.u32.f16x2 abs.f16 abs.f16x2 mma.m16n8k8 mma.m8n8k16",
    (7, 0): (
        "tanh ex2.f16 ex2.f16x2 cp.async mbarrier redux *.bf16 *.bf16x2 *.tf32 min.f16 min.f16x2 max.f16 "
        "max.f16x2 cvt.f16x2 fma.relu "
        "wmma.f64 mma.m16n8k4 mma.m16n8k16 mma.m16n8k32 mma.m16n8k64 mma.m8n8k128 mma.m8n8k4.f64"
    ),
    (7, 1): "tex.| tld4.| wmma.and mma.and mbarrier.parity",
    (7, 2): "min.xorsign max.xorsign",
    (7, 3): "alloca stacksave stackrestore",
    (7, 4): (
        "createpolicy applypriority discard *.L2::cache_hint *.L2::64B *.L2::128B *.L2::256B "
        "*.L1::no_allocate *.L1::evict_first *.L1::evict_last *.L1::evict_normal *.L1::evict_unchanged "
        "prefetch.L2::evict_last"
    ),
    (7, 5): "fence.proxy",
    (7, 6): "szext bmsk %reserved_smem_offset_begin",
    (7, 7): "cvta.param isspacep.param",
    (7, 8): (
        "tanh.bf16 tanh.bf16x2 ex2.bf16 ex2.bf16x2 add.bf16 add.bf16x2 sub.bf16 sub.bf16x2 mul.bf16 "
        "mul.bf16x2 atom.bf16 atom.bf16x2 red.bf16 red.bf16x2 setp.bf16 setp.bf16x2 set.bf16 set.bf16x2 "
        "griddepcontrol mapa getctarank barrier.cluster stmatrix movmatrix mbarrier.try_wait *.cluster "
        "*.shared::cluster *.shared::cta %clusterid %nclusterid %cluster_ctaid %cluster_nctaid "
        "%cluster_ctarank %cluster_nctarank %is_explicit_cluster"
    ),
    (8, 0): (
        "min.s16x2 min.u16x2 max.s16x2 max.u16x2 add.s16x2 add.u16x2 min.relu max.relu wgmma setmaxnreg "
        "elect cp.bulk cp.async.bulk cp.reduce mbarrier.expect_tx mbarrier.complete_tx fence.async "
        "fence.mbarrier_init prefetch.tensormap %current_graph_exec"
    ),
    (8, 1): (
        "*.e4m3x2 *.e5m2x2 atom.v2 atom.v4 atom.v8 red.v2 red.v4 red.v8 st.async red.async multimem "
        "fma.oob %aggr_smem_size"
    ),
    (8, 2): "ld.mmio st.mmio",
    (8, 3): "*.b128 tensormap fence.tensormap::generic fence.async::generic",
    (8, 4): "atom.b128.sys mma.e4m3 mma.e5m2",
    (8, 6): (
        "tcgen05 clusterlaunchcontrol redux.f32 st.bulk add.f32x2 sub.f32x2 mul.f32x2 fma.f32x2 *.e2m1x2 "
        "*.e2m3x2 *.e3m2x2 *.ue8m0x2 mbarrier.arrive.relaxed mbarrier.arrive_drop.relaxed "
        "mbarrier.test_wait.relaxed mbarrier.try_wait.relaxed fence.sync_restrict::shared::cta "
        "fence.sync_restrict::shared::cluster cp.bulk.shared::cta.global.mbarrier::complete_tx::bytes"
    ),
    (8, 7): "tcgen05.kind::mxf4nvf4 tcgen05.scale_vec::4X",
    (8, 8): (
        "*.b256 ld.v8 st.v8 ld.v4.b64 ld.v4.u64 ld.v4.s64 ld.v4.f64 st.v4.b64 st.v4.u64 st.v4.s64 st.v4.f64 "
        "tcgen05.block16 tcgen05.block32"
    ),
}

#: The same for the beginnings of LLVM's names of intrinsics.
_INTRINSICS: dict[str, Version] = {
    "llvm.stacksave": (7, 3),
    "llvm.nvvm.shfl.sync": (6, 0),
    "llvm.nvvm.vote.": (6, 0),
    "llvm.nvvm.bar.warp.sync": (6, 0),
    "llvm.nvvm.nanosleep": (6, 3),
    "llvm.nvvm.match.": (6, 3),
    "llvm.nvvm.redux.sync": (7, 8),
    "llvm.nvvm.isspacep.shared.cluster": (7, 8),
    "__nv_fast_tanhf": (7, 0),
}

_STATEMENT = (
    r"(?:^|[;{}\n])\s*(?:[\w$]+\s*:\s*)?(?:@!?[%\w$]+\s+)?(?P<name>[a-z][a-z0-9_]*)(?P<modifiers>(?:\.[\w:]+)*)"
    r"(?P<operands>[^;]*)"
)
_REGISTER = r"%[a-z][\w]*"


def version(text: str) -> Version:
    """The version that the instructions in a text need at least; (0, 0) where it does not matter."""
    needed = (0, 0)
    instructions, registers = _tables()
    for m in re.finditer(_STATEMENT, re.sub(_COMMENT, " ", text)):
        modifiers = {*m["modifiers"].split(".")}
        if "}|" in m["operands"]:
            modifiers.add("|")
        for wanted, since in (*instructions.get(m["name"], ()), *instructions["*"]):
            if since > needed and wanted <= modifiers:
                needed = since
    if "%" in text:
        needed = max([needed, *(registers.get(name, (0, 0)) for name in re.findall(_REGISTER, text))])
    return needed


_COMMENT = r"(?s)//[^\n]*|/\*.*?\*/"


def intrinsic(name: str) -> Version:
    """The version that an intrinsic of LLVM's, or a function of libdevice's, needs."""
    for beginning, since in _INTRINSICS.items():
        if name.startswith(beginning):
            return since
    return (0, 0)


@cache
def _tables() -> tuple[dict[str, list[tuple[frozenset[str], Version]]], dict[str, Version]]:
    """Instructions by name with the modifiers wanted; special registers."""
    instructions: dict[str, list[tuple[frozenset[str], Version]]] = {"*": []}
    registers: dict[str, Version] = {}
    for since, names in _SINCE.items():
        for spelled in names.split():
            name, *modifiers = spelled.split(".")
            if name.startswith("%"):
                registers[name] = since
            else:
                instructions.setdefault(name, []).append((frozenset(modifiers), since))
    return instructions, registers
