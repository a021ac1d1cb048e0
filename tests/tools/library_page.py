"""Writes docs/libraries.md: which headers of NVIDIA's libraries kernels include, and what shows it.

    python tests/tools/library_page.py              the page, from the stored run and what the tests include
    python tests/tools/library_page.py --compile kernels    first compiles a kernel behind each header
    python tests/tools/library_page.py --compile host       ... a program behind those that host code includes
    python tests/tools/library_page.py --compile newest --folder FOLDER    ... behind those of that CCCL

Headers are those of the CCCL that is found, and NVIDIA's own that belong to it. A header that is compiled is
only read as far as the source needs; what of it works is told by the programs that the last column names.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "libraries.md"
DATA = ROOT / "benchmarks" / "results" / "library_headers.json"
#: What tests/public/libcudacxx.py found.
OWN_TESTS = ROOT / "benchmarks" / "results" / "libcudacxx_tests.json"
TESTS = ROOT / "tests"
#: Folders of programs that are executed on every device.
EXECUTED = ("cccl", "cccl_whole", "curand", "run", "whole")
#: What CCCL's folder holds for others to include, and CUDA's own beside it.
FOLDERS = {"cuda/std": "[a-z]*", "cuda": "[a-z]*", "cub/block": "block_*.cuh", "cub/warp": "warp_*.cuh"}
#: ... for host code.
HOST_FOLDERS = {
    "cub/device": "device_*.cuh",
    "thrust": "[a-z]*.h",
    **dict.fromkeys(("thrust/iterator", "thrust/mr", "thrust/random", "thrust/type_traits"), "*.h"),
}
OWN = ("cooperative_groups.h", "cooperative_groups/memcpy_async.h", "cooperative_groups/reduce.h",
       "cooperative_groups/scan.h", "cuda_pipeline.h", "mma.h", "curand_kernel.h")  # fmt: skip
#: So many headers are tried in one program, whose parts are tried where it is refused.
TOGETHER = 24
KERNEL = "#include <{}>\n__global__ void kernel(int *p) {{ *p = 1; }}\n"
_INCLUDE = re.compile(r"^#include <([\w/.]+)>", re.M)
INTRODUCTION = """\
# NVIDIA's libraries of headers

<!-- Written by tests/tools/library_page.py -->

Which headers a kernel's source may include, of CCCL {cccl} and, in a column of its own, of {newest[cccl]},
as they are ({date}, minicu {minicu}): **yes**, a kernel behind it compiles; else what was said. The last
column names programs that check the results of what they use of it, on every device. minicu takes the way
through these headers that they have for [NVRTC](https://docs.nvidia.com/cuda/nvrtc/): what they keep from
NVRTC is not there (of `<cuda/std/cmath>` `fma`, `erf` and others before CCCL 3.3). Behind a **yes**
without a program something may still be refused. The programs of cuda/std and cuda use every public name
that CCCL 3.0 has for NVRTC, but for most of cuda/ptx and the bulk copies of cuda/barrier; those of
cub/block and cub/warp call every public member, in each algorithm. Of what {newest[cccl]} has beyond 3.0
they use cuda/std/charconv, random and string_view, cuda/iterator, memory, random and utility so, and of
cuda/hierarchy and the headers of execution parts; host_headers.cu only includes what is for host code, and
uses next to nothing of it; the others are for host code or, of cub/block, for CUB itself.
A dash: that version has no such header, or nobody tried it.

Host code reads them in another way, with Thrust and CUB's device-wide algorithms: the tables marked so say
which headers `minicu run` accepts. [Running programs](run.md#cub-and-thrust) tells what of them is tested.
"""

OWN_TESTS_INTRODUCTION = """
## CCCL's own tests

[libcudacxx.py](../tests/public/libcudacxx.py) makes a kernel of each test of libcu++ that runs without a
framework: so many of a sample of {of} (CCCL {cccl}, as C++20, {date}) compile, and pass on the CPU device
and, of those that were run there, on an {card}. Most test at compile time as well, by static assertions.

| folder | tests | right on the CPU device | right on the GPU |
| --- | --- | --- | --- |"""


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--compile", choices=("kernels", "host", "newest"))
    parser.add_argument("--folder", type=Path, help="where the newest CCCL is")
    given = parser.parse_args()
    made = given.compile
    known = json.loads(DATA.read_text())
    if made == "newest":
        known["newest"] = in_kernels(given.folder)
    elif made:
        known |= in_kernels() if made == "kernels" else {"host": in_host_code()}
    if made:
        DATA.write_text(json.dumps(known, indent=1) + "\n")
    PAGE.write_text(page(known))
    return 0


def in_host_code() -> dict[str, str]:
    """What reading a program behind each header of `HOST_FOLDERS` says: "" if nothing is wrong."""
    from minicu.syntax.headers import toolkit

    names = list(headers(Path(toolkit.folders()[0]), HOST_FOLDERS))
    found: dict[str, str] = {}
    for start in range(0, len(names), TOGETHER):
        found |= _in_one_program(names[start : start + TOGETHER])
    return found


def _in_one_program(names: list[str]) -> dict[str, str]:
    from minicu import CompileError
    from minicu.compile import Stages
    from minicu.diagnostics.source import Source
    from minicu.language import WHOLE_PROGRAM
    from minicu.options import Options

    text = "".join(f"#include <{name}>\n" for name in names) + "int main() { return 0; }\n"
    said = ""
    try:
        stages = Stages(Source("program.cu", text), WHOLE_PROGRAM, Options())
        stages.check()
        stages.diagnostics.check()
    except CompileError as e:
        said = next((d.message for d in e.diagnostics if d.severity == "error"), e.diagnostics[0].message)
    if said and len(names) > 1:
        half = len(names) // 2
        return {**_in_one_program(names[:half]), **_in_one_program(names[half:])}
    print(f"{', '.join(names)}: {said or 'yes'}", flush=True)
    return dict.fromkeys(names, said)


def in_kernels(newest: Path | None = None) -> dict[str, Any]:
    """What a compilation behind each header says: "" if nothing is wrong. `newest`: of the CCCL in that
    folder, without what is not CCCL's."""
    from datetime import UTC, datetime

    import minicu
    from minicu.syntax.headers import toolkit

    folder = newest or Path(toolkit.folders()[0])
    version = re.search(r"CCCL_VERSION (\d+)", (folder / "cuda/std/__cccl/version.h").read_text())
    number = int(version[1]) if version else 0
    found = {}
    for name in [*headers(folder, FOLDERS), *(OWN if newest is None else ())]:
        try:
            minicu.compile(KERNEL.format(name), arch="sm_90", include_dirs=[str(newest)] if newest else [])
            found[name] = ""
        except minicu.CompileError as e:
            found[name] = e.diagnostics[0].message
        print(f"{name}: {found[name] or 'yes'}", flush=True)
    cccl = f"{number // 1_000_000}.{number // 1000 % 1000}.{number % 1000}"
    date = datetime.now(UTC).date().isoformat()
    return {"date": date, "minicu": minicu.__version__, "cccl": cccl, "headers": found}


def headers(folder: Path, parts: dict[str, str]) -> Iterator[str]:
    """The public headers in those parts of a folder of CCCL's."""
    for part, pattern in parts.items():
        for path in sorted((folder / part).glob(pattern)):
            if path.is_file() and "." not in path.stem:  # of algorithm, copy.h and the like are parts
                yield f"{part}/{path.name}"


def page(run: dict[str, Any]) -> str:
    """The whole page."""
    users = used()
    kernels = {name: said for name, said in run["headers"].items() if name not in OWN}
    lines = [INTRODUCTION.format(**run)]
    newest = run["newest"]
    for part in FOLDERS:
        lines += table(part, of(part, kernels), users, newest["cccl"], of(part, newest["headers"]))
    lines += table("NVIDIA’s own", {name: run["headers"][name] for name in OWN}, users)
    for part in HOST_FOLDERS:
        lines += table(f"{part} (host code)", of(part, run["host"]), users)
    lines += own_tests(json.loads(OWN_TESTS.read_text()))
    return "\n".join(lines) + "\n"


def own_tests(run: dict[str, Any]) -> Iterator[str]:
    """How many of CCCL's own tests pass, folder by folder, and which do not."""
    found: dict[str, dict[str, dict[str, str]]] = {}
    for name, result in run["tests"].items():
        found.setdefault("/".join(name.split("/")[:2]), {})[name] = result
    yield OWN_TESTS_INTRODUCTION.format(**run, of=len(run["tests"]))
    for part, tests in found.items():
        right = {device: sum(t.get(device) == "" for t in tests.values()) for device in ("cpu", "cuda")}
        on_gpu = sum("cuda" in t for t in tests.values())
        yield f"| `{part}` | {len(tests)} | {right['cpu']} | {right['cuda']} of {on_gpu} |"
    yield "\n| not right | what is said |\n| --- | --- |"
    for name, result in run["tests"].items():
        if said := next(filter(None, result.values()), ""):
            yield f"| `{name}` | {told({name: said}, name)} |"


def of(part: str, said: dict[str, str]) -> dict[str, str]:
    """What was said of the headers of one folder."""
    return {name: text for name, text in said.items() if name.rpartition("/")[0] == part}


def table(
    title: str,
    said: dict[str, str],
    users: dict[str, list[Path]],
    newest: str = "",
    there: dict[str, str] | None = None,
) -> Iterator[str]:
    """A row for each header; with `newest`, a column of that version, of which that was said `there`."""
    column, bar = (f" CCCL {newest} |", " --- |") if newest else ("", "")
    yield f"\n## {title}\n\n| header | compiles |{column} executed |\n| --- | --- |{bar} --- |"
    for name in {**said, **(there or {})}:
        shown = ", ".join(f"[{p.name}](../{p.relative_to(ROOT).as_posix()})" for p in users.get(name, [])[:3])
        beside = f" {told(there, name)} |" if there is not None else ""
        yield f"| `<{name}>` | {told(said, name)} |{beside} {shown} |"


def told(said: dict[str, str], name: str) -> str:
    """What a table says of a header: one that is not there has a dash."""
    return said[name].replace("|", "\\|").replace("<", "\\<") or "yes" if name in said else "–"


def used() -> dict[str, list[Path]]:
    """The programs that include each header."""
    found: dict[str, list[Path]] = {}
    for folder in EXECUTED:
        for path in sorted((TESTS / folder).glob("*.cu")):
            for name in _INCLUDE.findall(path.read_text()):
                found.setdefault(name, []).append(path)
    return found


if __name__ == "__main__":
    raise SystemExit(main())
