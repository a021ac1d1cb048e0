"""The lines that clang's tests of CUDA say are refused: what nvcc and minicu say of them.

    clang_lines.py FOLDER [FILE...] [--std c++17|c++20] [--differ N] [--json FILE]

`FOLDER` holds the files of clang's `test/SemaCUDA`. Each is compiled whole by nvcc, once for the device
(cicc) and once for the host (cudafe++), and by minicu for the device; the lines of the errors are compared.
A line counts if one of the four refuses it. clang has rules of its own (overloads by `__host__` and
`__device__` most of all), so nvcc is the judge: printed are the lines of which minicu and nvcc's device side
say different things. Nothing of these files is kept. What the last search found is in
tests/fuzz/outside.jsonl.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS), str(TESTS.parent)]

from runner.figures import Figures  # noqa: E402

#: Files about other things than CUDA for NVIDIA's GPUs, by what their names or their RUN lines have.
_OTHERS = re.compile(r"amdgpu|spirv|amdgcn|openmp|hip|neon|gfx")
_EXPECTED = re.compile(r"(?:\w+-)?\b(?:expected|dev|device|host|com)-error(?:@([+-]?\d+))?\b")
_NVCC = re.compile(r"^([^\s(]+)\((\d+)\): (?:catastrophic )?error", re.M)
#: A declaration or statement that stands on one line.
_COMPLETE = re.compile(r"^[^{}]*(?:;|\{[^{}]*\};?)\s*(?://.*)?$")
_DEFINES = re.compile(r" -D\s*(\w+(?:=\S+)?)")


def defines(text: str) -> list[tuple[str, ...]]:
    """What the RUN lines define, each set once: with every set the file is another test."""
    joined = re.sub(r"\\\n//\s*RUN:", " ", text)
    runs = [line for line in joined.splitlines() if "RUN:" in line and "clang_cc1" in line]
    found = {tuple(_DEFINES.findall(run)) for run in runs if not _OTHERS.search(run) and "-x c " not in run}
    return sorted(found)


def by_clang(text: str) -> set[int]:
    """The lines that the file says are refused, on the device's or the host's side."""
    lines = set()
    for number, line in enumerate(text.splitlines(), 1):
        for found in _EXPECTED.finditer(line):
            where = found[1] or "+0"
            lines.add(int(where) if where.isdigit() else number + int(where))
    return lines


def by_nvcc(file: Path, std: str, names: tuple[str, ...], device: bool) -> dict[int, str]:
    """The lines that nvcc refuses, and its words. Some rules it looks at only where all others are kept: so
    it is asked again, without the lines that it refused at first."""
    lines = file.read_text().splitlines()
    said = _nvcc(file, lines, std, names, device)
    kept = ["" if n in said and _COMPLETE.match(line) else line for n, line in enumerate(lines, 1)]
    if kept != lines:
        more = _nvcc(file, kept, std, names, device)
        said.update({line: words for line, words in more.items() if line and line not in said})
    return said


def _nvcc(file: Path, lines: list[str], std: str, names: tuple[str, ...], device: bool) -> dict[int, str]:
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, file.name)
        copy.write_text("\n".join(lines) + "\n")
        words = [
            "nvcc",
            "-w",
            "-ptx" if device else "-cuda",
            f"-std={std}",
            "-arch=sm_90",
            f"-I{file.parent}",
        ]
        words += [
            "-isystem",
            f"{file.parent}/Inputs",
            "-o",
            f"{folder}/out",
            *(f"-D{name}" for name in names),
        ]
        done = subprocess.run([*words, str(copy)], capture_output=True, text=True)
    said: dict[int, str] = {}
    for line in (done.stdout + done.stderr).splitlines():
        if (found := _NVCC.match(line)) and Path(found[1]).name == file.name:
            said.setdefault(int(found[2]), line.partition(": ")[2])
    if done.returncode and not said:
        said[0] = (done.stdout + done.stderr)[:300]
    return said


def by_minicu(file: Path, std: str, names: tuple[str, ...]) -> dict[int, str]:
    """The lines that minicu refuses, and its words; line 0 is a fault of minicu's."""
    from minicu.compile import Stages
    from minicu.diagnostics.errors import CompileError, user_span
    from minicu.diagnostics.source import Source
    from minicu.language import CU
    from minicu.options import Options

    defined = tuple((name.partition("=")[0], name.partition("=")[2] or "1") for name in names)
    folders = str(file.parent), f"{file.parent}/Inputs"
    options = Options(arch="sm_90", standard=std, defines=defined, include_dirs=folders)
    stages = Stages(Source(str(file), file.read_text()), CU, options)
    stages.diagnostics.limit = 1 << 30
    try:
        stages.emit()
    except CompileError as e:
        said: dict[int, str] = {}
        for one in e.diagnostics:
            if one.severity == "error":
                line = user_span(one.span).place[1] if one.span else 0
                said.setdefault(line, one.message)
        return said
    except Exception as e:
        return {0: f"{type(e).__name__}: {e}"}
    return {}


def compare(file: Path, std: str, counts: Counter[str]) -> None:
    """Count a file's lines, and print those of which minicu and nvcc say different things."""
    text = file.read_text()
    expected = by_clang(text)
    for names in defines(text):
        device, host = (by_nvcc(file, std, names, side) for side in (True, False))
        here = by_minicu(file, std, names)
        title = " ".join((file.name, *names))
        for line in sorted(expected | set(device) | set(host) | set(here)):
            say = line in here, line in device, line in host, line in expected
            kind = _kind(*say)
            counts[kind] += 1
            if kind not in ("same", "host_only", "clang_only"):
                source = text.splitlines()[line - 1].strip()[:110] if line else ""
                print(f"{title}:{line}: {kind}: {source}")
                for who, words in (("minicu", here), ("nvcc", device), ("nvcc's host", host)):
                    if line in words:
                        print(f"    {who}: {words[line][:160]}")
        sys.stdout.flush()


def _kind(here: bool, device: bool, host: bool, clang: bool) -> str:
    """What a line came to, by who refuses it."""
    if here == device:
        if here:
            return "same"
        return "host_only" if host else "clang_only"
    if here:
        return "host_side" if host else "refused_by_minicu"
    return "accepted_by_minicu"


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("file", nargs="*")
    parser.add_argument("--std", default="c++17")
    parser.add_argument(
        "--differ", type=int, default=0, help="how many lines minicu and nvcc may disagree on"
    )
    results = Figures(parser)
    options = parser.parse_args()
    counts, files = Counter[str](), 0
    for file in sorted(options.folder.glob("*.cu")):
        if _OTHERS.search(file.name) or (options.file and file.name not in options.file):
            continue
        files += 1
        compare(file, options.std, counts)
    results.tell(options, {
        "generator": "SemaCUDA", "std": options.std, "files": files, "lines": counts.total(),
        **counts,
    })  # fmt: skip
    return counts["refused_by_minicu"] + counts["accepted_by_minicu"] > options.differ


if __name__ == "__main__":
    sys.exit(main())
