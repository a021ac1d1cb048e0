"""Every function of the library is run by some test: what is executed on a device names it."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from typing import Any

import minicu
from minicu.compile import Stages
from minicu.diagnostics.source import Source
from minicu.language import CU, C
from minicu.options import Options

LIBRARY = Path(minicu.__file__).parent / "include" / "library"
RUN = Path(__file__).parent.parent / "run"

#: What ends or stops a program, needs several blocks of a GPU, or has a test module of its own.
EXCEPT = re.compile(
    r"_?_?exit|_Exit|abort|__trap|__brkpt|__assert_?fail|__cluster|this_cluster|cudaGrid|cudaTrigger|(__)?(tex|surf)"
    r"|fflush|__threadfence_cluster|__is(Cluster|Cta)Shared|__barrier_sync_count|.*[gG]rid_?[cC]onstant"
)


def declared() -> set[str]:
    """The functions that the library's files declare, without what only they themselves call."""
    found: set[str] = set()
    for path in filter(Path.is_file, LIBRARY.iterdir()):
        text = re.sub(r"/\*.*?\*/", "", path.read_text(), flags=re.S)
        found.update(re.findall(r"(?m)^(?:static )?__device__ [^(;{}]*?(\w+)\([^;{]*\)[^;{]*[;{]", text))
    public = set(Path(__file__).with_name("library_names.txt").read_text().split())
    return {name for name in found if name in public or not name.startswith("__")}


def _test(name: str) -> Any:
    """The module of tests of that name."""
    path = Path(__file__).with_name(f"test_library_{name}.py")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def executed() -> set[str]:
    """Every word of the sources that tests execute."""
    sources = []
    for path in [p for start in ("lib", "sys", "vec") for p in RUN.glob(f"{start}*.c*")]:
        language = C if path.suffix == ".c" else CU
        stages = Stages(Source(str(path), path.read_text()), language, Options(include_dirs=(str(RUN),)))
        sources.append(" ".join(token.value for token in stages.preprocess().tokens))
    for name in ("bits", "half", "math", "rounding"):
        sources += [case[0] for case in _test(name)._cases().values()]
    sources.append(Path(__file__).with_name("test_printf.py").read_text())
    sources += [_test("formats").SOURCE, _test("warp").SOURCE, _test("names")._source()]
    return set(re.findall(r"\w+", "\n".join(sources)))


def test_every_function_is_tested():
    missing = {name for name in declared() - executed() if not EXCEPT.match(name)}
    assert not missing, " ".join(sorted(missing))
