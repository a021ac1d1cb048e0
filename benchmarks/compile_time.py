"""Compile times, side by side with nvcc and NVRTC.

    python benchmarks/compile_time.py [--json benchmarks/results/compile_time.json] [--rounds N] [FILE...]

Three figures for each input (kernels/saxpy.cu, medium.cu, large.cu):

- warm: `minicu.compile` in a running process, against NVRTC in the same process (source to PTX);
- cold: the command `minicu compile` for a source that was not compiled before, against `nvcc -ptx`;
- stored: the same command when the result is in minicu's cache, against `nvcc -ptx`.

Peers take turns, so that what disturbs one disturbs all; figures are medians, and ratios of medians.
minicu is measured as users have it, installed, with compiled bytecode: from a source tree it is first put
into a temporary folder. Peers that are missing are named and left out; an interrupted run keeps the inputs
that it has measured. It takes some minutes, most of them nvcc's.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from harness import machine, ratio, reason, store, summary, table, take_turns, wait_for

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
INPUTS = [HERE / "kernels" / f"{name}.cu" for name in ("saxpy", "medium", "large")]
ARCH = "sm_90"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="*", type=Path, default=INPUTS, help="inputs instead of kernels/*.cu")
    parser.add_argument("--json", type=Path, help="write the result here as well")
    parser.add_argument("--rounds", type=int, default=9, help="calls of each peer (default 9)")
    parser.add_argument("--installed", action="store_true", help="measure in this Python, as it is")
    options = parser.parse_args()
    if not (options.installed or installed()):
        with tempfile.TemporaryDirectory() as folder:
            install(folder)
            environment = {**os.environ, "PYTHONPATH": folder}
            command = [sys.executable, __file__, "--installed", *sys.argv[1:]]
            return wait_for(command, environment)
    result = measure(options.files, options.rounds)
    print(report(result))
    store(result, options.json)
    return 0


# ---------------------------------------------------------------- what is measured


def installed() -> bool:
    """Whether this file is part of an installed minicu, which is measured as it is."""
    return (HERE.parent / "compile.py").exists()


def install(folder: str) -> None:
    """Put minicu as this source tree has it now, and nothing that it needs, into `folder`."""
    with tempfile.TemporaryDirectory() as copy:
        for name in ("minicu", "runtime", "benchmarks", "pyproject.toml", "README.md", "LICENSE"):
            (shutil.copytree if (ROOT / name).is_dir() else shutil.copy)(ROOT / name, Path(copy, name))
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        done = subprocess.run([*command, "--no-deps", "--target", folder, copy], check=False)
    if done.returncode:
        sys.exit("compile_time: pip cannot install minicu into a folder")


def clean_environment() -> dict[str, str]:
    """Without what changes how Python starts, but for where minicu is."""
    return {k: v for k, v in os.environ.items() if not k.startswith("PYTHON") or k == "PYTHONPATH"}


def environment_of(tree: Path) -> dict[str, str]:
    """`clean_environment`, in which minicu is that of a source tree."""
    clean = clean_environment()
    return {**clean, "PYTHONPATH": os.pathsep.join([str(tree), *filter(None, [clean.get("PYTHONPATH")])])}


def nvcc_version() -> str | None:
    if shutil.which("nvcc") is None:
        return None
    text = subprocess.run(["nvcc", "--version"], capture_output=True, text=True, check=True).stdout
    return text.rpartition("V")[2].split()[0]


# ---------------------------------------------------------------- the measurements


def measure(files: list[Path], rounds: int) -> dict[str, Any]:
    import llvmlite

    import minicu
    from minicu.llvm.versions import llvm_version

    missing = []
    nvrtc = None
    try:
        nvrtc = Nvrtc()
    except Exception as e:
        missing.append(f"NVRTC ({reason(e)}); pip install cuda-python nvidia-cuda-nvrtc")
    nvcc = nvcc_version()
    if nvcc is None:
        missing.append("nvcc (not on the PATH)")
    result: dict[str, Any] = {
        **machine(),
        "versions": {
            "minicu": minicu.__version__,
            "llvmlite": llvmlite.__version__,
            "LLVM": llvm_version(),
            **({"nvcc": nvcc} if nvcc else {}),
            **({"NVRTC": nvrtc.version} if nvrtc else {}),
        },
        "missing": missing,
        "unit": "milliseconds",
        "inputs": {},
    }
    try:
        for number, file in enumerate(files, 1):
            print(f"{file.name}, {number} of {len(files)}: {rounds} rounds ...", file=sys.stderr)
            warmly, parts = warm(file, nvrtc, rounds), stages(file, max(rounds // 2, 3))
            lines = file.read_text().count("\n")
            figures = {"lines": lines, "warm": warmly, "stages": parts, **commands(file, nvcc, rounds)}
            result["inputs"][file.stem] = figures
    except KeyboardInterrupt:
        missing.append("the rest: interrupted")
    return result


def warm(file: Path, nvrtc: Nvrtc | None, rounds: int) -> dict[str, Any]:
    import minicu

    text = file.read_text()
    peers: dict[str, Callable[[], object]] = {"minicu": lambda: minicu.compile(text, arch=ARCH, cache=False)}
    if nvrtc is not None:
        peers["NVRTC"] = lambda: nvrtc.compile(text)
    times = take_turns(peers, rounds, warm=2)
    found: dict[str, Any] = summary(times)
    if nvrtc is not None:
        found["ratio"] = ratio(times, "minicu", "NVRTC")
    return found


def stages(file: Path, rounds: int) -> dict[str, float]:
    """Medians of the stages of a compilation in a running process."""
    from minicu.compile import Stages
    from minicu.diagnostics.source import Source
    from minicu.language import CU
    from minicu.options import Options

    times: dict[str, list[float]] = {}
    for _ in range(rounds):
        run = Stages(Source(file.name, file.read_text()), CU, Options(arch=ARCH))
        run.program()
        for name, seconds in run.times.items():
            times.setdefault(name, []).append(seconds * 1e3)
    return {name: round(statistics.median(t), 3) for name, t in times.items()}


def commands(file: Path, nvcc: str | None, rounds: int) -> dict[str, Any]:
    import minicu

    name = "minicu.exe" if os.name == "nt" else "minicu"
    beside = Path(minicu.__file__).parents[1] / "bin" / name  # where `pip --target` puts it
    script = beside if beside.exists() else Path(sys.executable).with_name(name)
    with tempfile.TemporaryDirectory() as folder:
        cache = Path(folder, "cache")
        environment = {**clean_environment(), "MINICU_CACHE_DIR": str(cache)}

        def run(*command: object) -> None:
            done = subprocess.run(
                [str(word) for word in command], env=environment, capture_output=True, text=True, check=False
            )
            if done.returncode:
                sys.exit(f"compile_time: {' '.join(map(str, command))} failed:\n{done.stderr}")

        def compile() -> None:
            run(script, "compile", f"-arch={ARCH}", file, "-o", Path(folder, "minicu.ptx"))

        def forget() -> None:
            """Results go; what is made once per installation (the index of the headers) stays."""
            shutil.rmtree(cache / "program", ignore_errors=True)

        times: dict[str, list[float]] = {"cold": [], "stored": []}
        if nvcc:
            times["nvcc"] = []
        for number in range(rounds + 1):
            forget()
            turn = {"cold": compile, "stored": compile}
            if nvcc:
                turn["nvcc"] = lambda: run(
                    "nvcc", "-ptx", f"-arch={ARCH}", file, "-o", Path(folder, "nvcc.ptx")
                )
            for name, seconds in take_turns(turn, 1, warm=0).items():
                if number:
                    times[name] += seconds
    found = summary(times)
    result: dict[str, Any] = {name: {"minicu": found[name]} for name in ("cold", "stored")}
    for name, figures in result.items():
        if nvcc:
            figures["nvcc"] = found["nvcc"]
            figures["ratio"] = ratio(times, name, "nvcc")
    return result


class Nvrtc:
    """Source to PTX by NVRTC, through cuda.bindings."""

    def __init__(self) -> None:
        from cuda.bindings import nvrtc

        self._nvrtc = nvrtc
        self.version = ".".join(map(str, self._call("nvrtcVersion")))
        # Where there is a driver, NVRTC from 13.0 on keeps results in the driver's cache.
        self._options = [f"--gpu-architecture=compute_{ARCH[3:]}".encode(), b"--no-cache"]
        try:
            self.compile("")
        except RuntimeError:
            self._options.pop()

    def compile(self, text: str) -> bytes:
        program = self._call("nvrtcCreateProgram", text.encode(), b"kernel.cu", 0, [], [])
        try:
            self._call("nvrtcCompileProgram", program, len(self._options), self._options)
            ptx = b" " * self._call("nvrtcGetPTXSize", program)
            self._call("nvrtcGetPTX", program, ptx)
        finally:
            self._call("nvrtcDestroyProgram", program)
        return ptx

    def _call(self, name: str, *arguments: Any) -> Any:
        status, *results = getattr(self._nvrtc, name)(*arguments)
        if status != self._nvrtc.nvrtcResult.NVRTC_SUCCESS:
            raise RuntimeError(f"{name}: {status}")
        return results[0] if len(results) == 1 else tuple(results)


# ---------------------------------------------------------------- the report


def report(result: dict[str, Any]) -> str:
    lines = [f"{result['processor']}, {result['cores']} cores, load {result['load']:.1f}, {result['date']}"]
    lines.append(", ".join(f"{name} {version}" for name, version in result["versions"].items()))
    lines += [f"left out: {name}" for name in result["missing"]]
    rows = []
    for name, figures in result["inputs"].items():
        for figure, peer in (("warm", "NVRTC"), ("cold", "nvcc"), ("stored", "nvcc")):
            found = figures[figure]
            row = [f"{name}, {figures['lines']} lines", figure, f"{found['minicu']['median']:.1f}"]
            if peer in found:
                row += [f"{found[peer]['median']:.1f}", peer, f"{found['ratio']:.2f}"]
            else:
                row += ["", "", ""]
            rows.append(row)
    lines += ["", table(["input", "figure", "minicu ms", "peer ms", "peer", "ratio"], rows), ""]
    names = list(dict.fromkeys(s for f in result["inputs"].values() for s in f["stages"]))
    lines.append(
        table(
            ["stages, warm, ms", *names],
            [
                [name, *(f"{f['stages'].get(s, 0):.2f}" for s in names)]
                for name, f in result["inputs"].items()
            ],
        )
    )
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
