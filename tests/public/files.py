"""Compile the device code of public CUDA files, unchanged, and assemble what comes out.

    python tests/public/files.py FOLDER

FOLDER holds one checkout per repository, under the names in FILES: get them yourself; none of their
code is part of this project. Prints one line a file and a closing count; exits 1 if a file that is
there does not compile or assemble. `-v` shows the messages; with `--nvcc`, entries and their parameters
must be those of nvcc's PTX, where nvcc compiles the file.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from runner import machine
from runner.machine import ARCHES

#: (folder, repository, file, further include folders below `folder`, macros)
FILES: list[tuple[str, str, str, tuple[str, ...], dict[str, str]]] = [
    ("polybench-acc", "cavazos-lab/PolyBench-ACC", f"CUDA/{path}", ("CUDA/utilities",), {})
    for path in (
        "linear-algebra/kernels/gemm/gemm.cu",
        "linear-algebra/kernels/2mm/2mm.cu",
        "linear-algebra/kernels/atax/atax.cu",
        "stencils/fdtd-2d/fdtd2d.cu",
        "stencils/jacobi-2d-imper/jacobi2D.cu",
    )
] + [
    ("cuda-samples", "NVIDIA/cuda-samples", f"Samples/{path}", ("Common",), {})
    for path in (
        "0_Introduction/vectorAdd/vectorAdd.cu",
        "0_Introduction/clock/clock.cu",
        "0_Introduction/fp16ScalarProduct/fp16ScalarProduct.cu",
        "0_Introduction/simpleAssert/simpleAssert.cu",
        "0_Introduction/simpleIPC/simpleIPC.cu",
        "0_Introduction/simpleCubemapTexture/simpleCubemapTexture.cu",
        "0_Introduction/simpleLayeredTexture/simpleLayeredTexture.cu",
        "0_Introduction/simplePitchLinearTexture/simplePitchLinearTexture.cu",
        "0_Introduction/simplePrintf/simplePrintf.cu",
        "0_Introduction/simpleSurfaceWrite/simpleSurfaceWrite.cu",
        "0_Introduction/simpleTexture/simpleTexture.cu",
        "0_Introduction/simpleTexture3D/simpleTexture3D_kernel.cu",
        "0_Introduction/simpleTextureDrv/simpleTexture_kernel.cu",
        "0_Introduction/systemWideAtomics/systemWideAtomics.cu",
        "2_Concepts_and_Techniques/boxFilter/boxFilter_kernel.cu",
        "2_Concepts_and_Techniques/convolutionTexture/convolutionTexture.cu",
        "2_Concepts_and_Techniques/inlinePTX/inlinePTX.cu",
        "2_Concepts_and_Techniques/threadMigration/threadMigration_kernel.cu",
        "3_CUDA_Features/bindlessTexture/bindlessTexture_kernel.cu",
        "3_CUDA_Features/graphMemoryNodes/graphMemoryNodes.cu",
        "4_CUDA_Libraries/lineOfSight/lineOfSight.cu",
        "5_Domain_Specific/NV12toBGRandResize/bgr_resize.cu",
        "5_Domain_Specific/NV12toBGRandResize/nv12_resize.cu",
        "5_Domain_Specific/bicubicTexture/bicubicTexture_cuda.cu",
        "5_Domain_Specific/bilateralFilter/bilateral_kernel.cu",
        "5_Domain_Specific/binomialOptions_nvrtc/binomialOptions_kernel.cu",
        "5_Domain_Specific/convolutionFFT2D/convolutionFFT2D.cu",
        "5_Domain_Specific/fluidsGL/fluidsGL_kernels.cu",
        "5_Domain_Specific/marchingCubes/marchingCubes_kernel.cu",
        "5_Domain_Specific/p2pBandwidthLatencyTest/p2pBandwidthLatencyTest.cu",
        "5_Domain_Specific/quasirandomGenerator/quasirandomGenerator_kernel.cu",
        "5_Domain_Specific/simpleGL/simpleGL.cu",
        "5_Domain_Specific/volumeRender/volumeRender_kernel.cu",
        "6_Performance/LargeKernelParameter/LargeKernelParameter.cu",
        "6_Performance/UnifiedMemoryPerf/matrixMultiplyPerf.cu",
    )
] + [
    ("hecbench", "zjin-lcf/HeCBench", "src/heat2d-cuda/main.cu", (), {}),
    ("hecbench", "zjin-lcf/HeCBench", "src/floydwarshall-cuda/main.cu", (), {}),
    ("hecbench", "zjin-lcf/HeCBench", "src/matrix-rotate-cuda/main.cu", (), {}),
    ("hecbench", "zjin-lcf/HeCBench", "src/stencil1d-cuda/stencil_1d.cu", (), {}),
    ("hecbench", "zjin-lcf/HeCBench", "src/lud-cuda/lud.cu", ("src/lud-cuda/common",), {}),
    ("hecbench", "zjin-lcf/HeCBench", "src/keogh-cuda/main.cu", (), {}),
] + [
    ("rodinia", "yuhc/gpu-rodinia", f"cuda/{path}", ("common",), defines)
    for path, defines in (
        ("pathfinder/pathfinder.cu", {}),
        ("backprop/backprop_cuda_kernel.cu", {}),
        ("bfs/bfs.cu", {}),
        ("cfd/euler3d.cu", {"block_length": "192"}),
        ("gaussian/gaussian.cu", {}),
        ("hotspot/hotspot.cu", {}),
        ("hotspot3D/opt1.cu", {}),
        ("huffman/vlc_kernel_sm64huff.cu", {}),
        ("lud/cuda/lud_kernel.cu", {}),
        ("myocyte/kernel_ecc.cu", {"fp": "float"}),
        ("nn/nn_cuda.cu", {}),
        ("nw/needle.cu", {}),
        ("particlefilter/ex_particle_CUDA_naive_seq.cu", {}),
        ("srad/srad_v2/srad.cu", {}),
        ("srad/srad_v1/srad_kernel.cu", {"fp": "float", "NUMBER_THREADS": "512"}),
        ("streamcluster/streamcluster_cuda.cu", {}),
    )
] + [
    ("llm.c", "karpathy/llm.c", f"dev/cuda/{path}", (), {})
    for path in ("adamw.cu", "crossentropy_softmax_backward.cu", "encoder_backward.cu", "permute.cu")
]  # fmt: skip


def main(words: list[str]) -> int:
    verbose = "-v" in words
    folders = [w for w in words if not w.startswith("-")]
    if len(folders) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    good = bad = missing = 0
    for folder, repository, name, includes, defines in FILES:
        root = Path(folders[0]) / folder
        if not (root / name).is_file():
            print(f"absent   {folder}/{name} (from {repository})")
            missing += 1
            continue
        problem = try_file(root, name, includes, defines)
        if problem is None and "--nvcc" in words:
            problem = compare(root, name, includes, defines)
        print(f"{'refused ' if problem else 'ok      '} {folder}/{name}")
        if problem and verbose:
            print(problem)
        good, bad = good + (not problem), bad + bool(problem)
    print(f"{good} passed, {bad} failed, {missing} skipped")
    return 1 if bad else 0


def try_file(root: Path, name: str, includes: tuple[str, ...], defines: dict[str, str]) -> str | None:
    """Why the file does not compile for each of the tests' architectures and assemble, or None."""
    import minicu

    for arch in ARCHES:
        try:
            program = minicu.compile(
                root / name,
                "cu",
                arch,
                include_dirs=[root / i for i in includes],
                defines=defines,
                cache=False,
            )
        except minicu.CompileError as e:
            return str(e)
        if problem := assemble(program.ptx, arch):
            return problem
    return None


def compare(root: Path, name: str, includes: tuple[str, ...], defines: dict[str, str]) -> str | None:
    """How the entries differ from those that nvcc makes; None if they do not, or nvcc refuses the file."""
    import minicu
    from minicu.ptx.read import read

    folders = [root / i for i in includes]
    mine = minicu.compile(root / name, include_dirs=folders, defines=defines, opt=1, cache=False)
    with tempfile.TemporaryDirectory() as folder:
        output = Path(folder) / "a.ptx"
        words = [*(f"-I{f}" for f in folders), *(f"-D{k}={v}" for k, v in defines.items())]
        subprocess.run(
            ["nvcc", "-ptx", "-arch=sm_90", "-w", *words, "-o", str(output), str(root / name)],
            capture_output=True, cwd=folder,
        )  # fmt: skip
        if not output.exists():
            return None
        theirs = read(output.read_text())

    def entries(module):
        return {
            name: [(p.type, p.align if p.array else None, p.size) for p in entry.parameters]
            for name, entry in module.entries.items()
        }

    ours, others = entries(read(mine.ptx)), entries(theirs)
    names = sorted(ours.keys() | others.keys())
    # Host code of thrust brings kernels of its own.
    different = [n for n in names if ours.get(n) != others.get(n) and not n.startswith("_ZN3cub")]
    return "\n".join(f"{n}: {ours.get(n)}, nvcc: {others.get(n)}" for n in different) or None


def assemble(ptx: str, arch: str) -> str | None:
    """ptxas's complaint about `ptx`, or None; None too where no ptxas for it is installed."""
    try:
        machine.assemble(ptx, arch)
    except AssertionError as problem:
        return str(problem).partition("\n")[2]
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
