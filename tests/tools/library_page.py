"""Writes docs/libraries.md: which headers of NVIDIA's libraries kernels include, and what shows it.

    python tests/tools/library_page.py              the page, from the stored run and what the tests include
    python tests/tools/library_page.py --compile    first compiles a kernel behind each header

Headers are those of the CCCL that is found, and CUDA's own that belong to it. A header that is compiled is
only read as far as the kernel needs; what of it works is told by the programs that the last column names.
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
TESTS = ROOT / "tests"
#: Folders of programs that are executed on every device.
EXECUTED = ("cccl", "cccl_whole", "curand", "run", "whole")
#: What CCCL's folder holds for others to include, and CUDA's own beside it.
FOLDERS = {"cuda/std": "[a-z]*", "cuda": "[a-z]*", "cub/block": "block_*.cuh", "cub/warp": "warp_*.cuh"}
OWN = ("cooperative_groups.h", "cooperative_groups/memcpy_async.h", "cooperative_groups/reduce.h",
       "cooperative_groups/scan.h", "cuda_pipeline.h", "mma.h")  # fmt: skip
KERNEL = "#include <{}>\n__global__ void kernel(int *p) {{ *p = 1; }}\n"
_INCLUDE = re.compile(r"^#include <([\w/.]+)>", re.M)
INTRODUCTION = """\
# NVIDIA's libraries of headers

<!-- Written by tests/tools/library_page.py -->

Which headers a kernel's source may include, of CCCL {cccl} as it is ({date}, minicu {minicu}): **yes**, a
kernel behind it compiles; else what was said. The last column names programs that check the results of what
they use of it, on every device. minicu takes the way through these headers that they have for
[NVRTC](https://docs.nvidia.com/cuda/nvrtc/): what they keep from NVRTC is not there. Host code reads them in
another way, with Thrust and CUB's device-wide algorithms: see [running programs](run.md#cub-and-thrust).
Behind a **yes** without a program something may still be refused: `cuda::annotated_ptr` is.
"""


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--compile", action="store_true")
    if parser.parse_args().compile:
        DATA.write_text(json.dumps(compiled(), indent=1) + "\n")
    PAGE.write_text(page(json.loads(DATA.read_text())))
    return 0


def compiled() -> dict[str, Any]:
    """What a compilation behind each header says: "" if nothing is wrong."""
    from datetime import UTC, datetime

    import minicu
    from minicu.syntax.headers import toolkit

    folder = Path(toolkit.folders()[0])
    version = re.search(r"CCCL_VERSION (\d+)", (folder / "cuda/std/__cccl/version.h").read_text())
    number = int(version[1]) if version else 0
    found = {}
    for name in [*headers(folder), *OWN]:
        try:
            minicu.compile(KERNEL.format(name), arch="sm_90")
            found[name] = ""
        except minicu.CompileError as e:
            found[name] = e.diagnostics[0].message
        print(f"{name}: {found[name] or 'yes'}", flush=True)
    cccl = f"{number // 1_000_000}.{number // 1000 % 1000}.{number % 1000}"
    date = datetime.now(UTC).date().isoformat()
    return {"date": date, "minicu": minicu.__version__, "cccl": cccl, "headers": found}


def headers(folder: Path) -> Iterator[str]:
    """The public headers in a folder of CCCL's."""
    for part, pattern in FOLDERS.items():
        for path in sorted((folder / part).glob(pattern)):
            if path.is_file():
                yield f"{part}/{path.name}"


def page(run: dict[str, Any]) -> str:
    """The whole page."""
    users = used()
    lines = [INTRODUCTION.format(**run)]
    for part in [*FOLDERS, ""]:
        names = [
            n
            for n in run["headers"]
            if (n in OWN) == (not part) and (not part or n.rpartition("/")[0] == part)
        ]
        lines.append(f"\n## {part or 'CUDA’s own'}\n\n| header | compiles | executed |\n| --- | --- | --- |")
        for name in names:
            said = run["headers"][name].replace("|", "\\|").replace("<", "\\<") or "yes"
            shown = ", ".join(
                f"[{p.name}](../{p.relative_to(ROOT).as_posix()})" for p in users.get(name, [])[:3]
            )
            lines.append(f"| `{name}` | {said} | {shown} |")
    return "\n".join(lines) + "\n"


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
