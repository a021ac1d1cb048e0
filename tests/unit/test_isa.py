"""The versions of PTX that instructions need, compared with what ptxas says."""

import subprocess

import pytest
from runner import machine

from minicu.llvm.versions import LOWEST_PTX
from minicu.ptx import isa

#: architecture -> instructions that it has
INSTRUCTIONS = {
    "sm_90": """
        elect.sync %r1|%p1, -1
        mapa.u64 %rd1, %rd2, %r1
        griddepcontrol.wait
        mbarrier.try_wait.shared.b64 %p1, [%r1], %rd1
        stmatrix.sync.aligned.m8n8.x1.shared.b16 [%r1], {%r2}
        barrier.cluster.arrive
        fence.proxy.async
        min.s16x2 %r1, %r2, %r3
        add.s16x2 %r1, %r2, %r3
        mov.u32 %r1, %clusterid.x
        st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%r1], %r2, [%r3]
        tanh.approx.bf16 %rs1, %rs2
        cp.async.bulk.wait_group 0
        add.rn.bf16 %rs1, %rs2, %rs3
        cvt.rn.satfinite.e4m3x2.f32 %rs1, %f1, %f2
        atom.global.add.noftz.bf16 %rs1, [%rd1], %rs2
        atom.global.v2.f32.add {%f1,%f2}, [%rd1], {%f3,%f4}
        multimem.red.global.add.u32 [%rd1], %r1
        min.relu.s32 %r1, %r2, %r3
        getctarank.u64 %r1, %rd1
        mov.u32 %r1, %aggr_smem_size
        mov.b128 %rq1, {%rd1,%rd2}
        fma.rn.oob.f16 %rs1, %rs2, %rs3, %rs1
        fence.mbarrier_init.release.cluster
        fence.proxy.tensormap::generic.release.gpu
        fence.proxy.async::generic.acquire.sync_restrict::shared::cluster.cluster
        fence.acquire.sync_restrict::shared::cluster.cluster
        fence.release.sync_restrict::shared::cta.cluster
        mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%r1], %r2
        mbarrier.arrive.relaxed.cta.shared::cta.b64 %rd1, [%r1], %r2
        mbarrier.arrive_drop.relaxed.cta.shared::cta.b64 %rd1, [%r1], %r2
        mbarrier.test_wait.relaxed.cta.shared::cta.b64 %p1, [%r1], %rd1
        mbarrier.try_wait.parity.relaxed.cta.shared::cta.b64 %p1, [%r1], %r2
        cp.async.bulk.global.shared::cta.bulk_group [%rd1], [%r1], %r2
        cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r1], [%rd1], %r2, [%r3]
        cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes [%r1], [%rd1], %r2, [%r3]
    cp.async.bulk.tensor.1d.shared::cta.global.tile.mbarrier::complete_tx::bytes [%r1], [%rd1, {%r2}], [%r3]
    tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned [%rd1], [%rd2], 128
    """,
    "sm_80": """
        createpolicy.fractional.L2::evict_last.b64 %rd1, 0.5
        redux.sync.add.s32 %r1, %r2, -1
        movmatrix.sync.aligned.m8n8.trans.b16 %r1, %r2
        discard.global.L2 [%rd1], 128
        applypriority.global.L2::evict_normal [%rd1], 128
        mbarrier.init.shared.b64 [%r1], 1
        mbarrier.test_wait.parity.shared.b64 %p1, [%r1], %r2
        cp.async.wait_all
        fma.rn.bf16 %rs1, %rs2, %rs3, %rs1
        fma.rn.relu.f16 %rs1, %rs2, %rs3, %rs1
        min.f16 %rs1, %rs2, %rs3
        abs.bf16 %rs1, %rs2
        cvt.rn.bf16x2.f32 %r1, %f1, %f2
        cvt.rn.f16x2.f32 %r1, %f1, %f2
        cvt.rna.tf32.f32 %r1, %f1
        mov.b32 %r1, %reserved_smem_offset_begin
        prefetch.global.L2::evict_last [%rd1]
        mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%r1,%r2}, {%r1,%r2,%r3,%r4}, {%r5,%r6}, {%r1,%r2}
    """,
    "sm_75": """
        szext.wrap.s32 %r1, %r2, %r3
        bmsk.clamp.b32 %r1, %r2, %r3
        fns.b32 %r1, %r2, %r3, %r4
        ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%r1}, [%r2]
        fence.proxy.alias
        isspacep.param %p1, %rd1
        cvta.param.u64 %rd1, %rd2
        ld.global.L1::no_allocate.b32 %r1, [%rd1]
        ld.global.L2::128B.b32 %r1, [%rd1]
        activemask.b32 %r1
        tanh.approx.f32 %f1, %f2
        tanh.approx.f16 %rs1, %rs2
        ex2.approx.f16 %rs1, %rs2
        abs.f16 %rs1, %rs2
        neg.f16 %rs1, %rs2
        set.eq.u32.f16x2 %r1, %r2, %r3
        set.eq.f16x2.f16x2 %r1, %r2, %r3
        atom.global.add.noftz.f16x2 %r1, [%rd1], %r2
        atom.global.add.noftz.f16 %rs1, [%rd1], %rs2
        atom.global.cas.b16 %rs1, [%rd1], %rs2, %rs3
        nanosleep.u32 20
        match.any.sync.b32 %r1, %r2, -1
        dp4a.u32.u32 %r1, %r2, %r3, %r4
        dp2a.lo.u32.u32 %r1, %r2, %r3, %r4
        mov.u64 %rd1, %current_graph_exec
        ld.mmio.relaxed.sys.global.u32 %r1, [%rd1]
        ld.relaxed.gpu.global.b32 %r1, [%rd1]
        alloca.u64 %rd1, %rd2
        bar.warp.sync -1
        barrier.sync 0
        fence.acq_rel.gpu
        mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 {%r1,%r2}, {%r1,%r2}, {%r3}, {%r1,%r2}
    """,
    "sm_90a": """
        setmaxnreg.inc.sync.aligned.u32 96
        wgmma.fence.sync.aligned
    """,
    "sm_86": """
        min.xorsign.abs.f32 %f1, %f2, %f3
    """,
    "sm_100": """
        add.f32x2 %rd1, %rd2, %rd3
        ld.global.v8.b32 {%r1,%r2,%r3,%r4,%r1,%r2,%r3,%r4}, [%rd1]
        ld.global.v4.b64 {%rd1,%rd2,%rd3,%rd4}, [%rd1]
        st.global.v4.f64 [%rd1], {%rd1,%rd2,%rd3,%rd4}
        st.bulk.weak.shared::cta [%rd1], 8, 0
    """,
    "sm_100a": """
  tcgen05.mma.cta_group::1.kind::mxf8f6f4.block_scale.scale_vec::1X [%r1], %rd1, %rd2, %r1, [%r1], [%r1], %p1
  tcgen05.mma.cta_group::1.kind::mxf4nvf4.block_scale.scale_vec::2X [%r1], %rd1, %rd2, %r1, [%r1], [%r1], %p1
  tcgen05.mma.cta_group::1.kind::mxf4nvf4.block_scale.scale_vec::4X [%r1], %rd1, %rd2, %r1, [%r1], [%r1], %p1
  tcgen05.mma.cta_group::1.kind::mxf8f6f4.block_scale.block32 [%r1], %rd1, %rd2, %r1, [%r1], [%r1], %p1
  tcgen05.mma.cta_group::1.kind::mxf4nvf4.block_scale.block16 [%r1], %rd1, %rd2, %r1, [%r1], [%r1], %p1
    """,
}

VERSIONS = [
    (6, 3), (6, 4), (6, 5), (7, 0), (7, 1), (7, 2), (7, 3), (7, 4), (7, 5), (7, 6), (7, 7), (7, 8), (8, 0),
    (8, 1), (8, 2), (8, 3), (8, 4), (8, 5), (8, 6), (8, 7), (8, 8),
]  # fmt: skip

REGISTERS = ".reg .pred %p<9>; .reg .b16 %rs<9>; .reg .b32 %r<9>; .reg .f32 %f<9>; .reg .b64 %rd<9>;"

#: sm_89 has it since 8.1, sm_90 since 7.8: the table knows no architectures.
EARLIER = "cvt.rn.satfinite.e4m3x2.f32"


def assembles(instruction: str, arch: str, version: isa.Version) -> bool:
    wide = ".reg .b128 %rq<3>;" if "%rq" in instruction else ""
    ptx = f""".version {version[0]}.{version[1]}
.target {arch}
.address_size 64
.visible .entry k() {{ {REGISTERS} {wide}
{instruction};
ret; }}"""
    ptxas = machine.toolkit_program("ptxas")
    command = [ptxas, f"-arch={arch}", "-O0", "-c", "-o", "/dev/null", "/dev/stdin"]
    return subprocess.run(command, input=ptx, capture_output=True, text=True).returncode == 0


@pytest.mark.needs_ptxas
@pytest.mark.parametrize("arch", INSTRUCTIONS)
def test_ptxas_agrees(arch):
    if arch not in machine.ptxas_arches():
        pytest.skip(f"this ptxas does not know {arch}")
    for instruction in filter(None, map(str.strip, INSTRUCTIONS[arch].split("\n"))):
        version = max(isa.version(f"{instruction};"), LOWEST_PTX[arch])
        assert assembles(instruction, arch, version), (instruction, version)
        below = [v for v in VERSIONS if LOWEST_PTX[arch] <= v < version]
        if below and EARLIER not in instruction:
            assert not assembles(instruction, arch, below[-1]), (instruction, version)
