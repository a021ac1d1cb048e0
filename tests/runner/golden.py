"""Golden files: `.cu` and `.c` sources with FileCheck lines about what the compiler makes of them.

    // RUN: -arch=sm_90 --emit ptx
    // RUN: --emit llvm -O0 --check-prefix=LLVM
    // CHECK: .visible .entry _Z3addPf(
    // LLVM: define ptx_kernel void @_Z3addPf(

A RUN line holds options of `minicu compile`; one that starts with `abi` holds those of `minicu abi`
instead. Without `-arch` it runs for every architecture of `machine.ARCHES`, and the CHECK lines must
hold for each. PTX is also assembled, where ptxas is found: for all those architectures even if the RUN line
names one, from that of a `// NEEDS: sm_90` line upwards. A `// OPTIONS:` line applies to all RUN lines.
`make prove` does so; `make test` takes one of the architectures for each file, by turns.
"""

from __future__ import annotations

import io
import shlex
import zlib
from dataclasses import dataclass
from pathlib import Path

from minicu.command_line import parse_arguments
from runner import directives
from runner.command import minicu
from runner.machine import ARCHES, arch_number, assemble


@dataclass(frozen=True)
class Run:
    """One RUN line: the command's words, without the file, and the prefixes of its CHECK lines."""

    path: Path
    command: str  # "compile" | "abi"
    options: tuple[str, ...]
    prefixes: tuple[str, ...]

    @property
    def stage(self) -> str:
        """What `--emit` names."""
        for i, word in enumerate(self.options):
            if word == "--emit":
                return self.options[i + 1]
            if word.startswith("--emit="):
                return word.partition("=")[2]
        return "ptx"

    @property
    def other_arches(self) -> tuple[str, ...]:
        """The architectures for which PTX must assemble beyond those of `arches`."""
        if self.command != "compile" or self.stage != "ptx" or self.arches == ARCHES:
            return ()
        least = arch_number(next(iter(directives.values(self.path.read_text(), "NEEDS")), ARCHES[0]))
        named = parse_arguments(self.options, "compile").options["arch"]
        return tuple(a for a in ARCHES if a != named and arch_number(a) >= least)

    @property
    def arches(self) -> tuple[str, ...]:
        """The architectures to add to the command; one empty word if it names its own."""
        if any(word.split("=")[0] in ("-arch", "--arch") for word in self.options):
            return ("",)
        return ARCHES


def runs(path: Path) -> list[Run]:
    """The RUN lines of a golden file."""
    text = path.read_text()
    found = []
    for line in directives.values(text, "RUN"):
        words = shlex.split(line)
        command = words.pop(0) if words[:1] in (["abi"], ["compile"]) else "compile"
        flags = ("--check-prefix=", "--check-prefixes=")
        prefixes = [p for w in words if w.startswith(flags) for p in w.partition("=")[2].split(",")]
        options = [w for w in words if not w.startswith(flags)] + directives.options(text)
        found.append(Run(path, command, tuple(options), tuple(prefixes or ["CHECK"])))
    assert found, f"{path} has no RUN line"
    return found


def check(run: Run, folder: Path, every: bool = True) -> None:
    """Carry out a RUN line, writing into `folder`, for `every` architecture or for one of them, which the
    file decides; fails with FileCheck's message and the output."""
    arches, others = run.arches, run.other_arches
    if not every:
        turn = zlib.crc32(run.path.name.encode())
        arches, others = (some[turn % len(some) :][:1] if some else () for some in (arches, others))
    for arch in arches:
        output = _output(run, [f"-arch={arch}"] if arch else [], folder)
        match(output, run.path, run.prefixes, f"minicu {run.command} {' '.join(run.options)} {arch}")
        if run.command == "compile" and run.stage == "ptx":
            assemble(output)
    for arch in others:
        assemble(_output(run, [f"-arch={arch}"], folder))


def match(output: str, checks: Path, prefixes: tuple[str, ...], title: str) -> None:
    """Hold `output` against the FileCheck lines of the file `checks`."""
    from filecheck.finput import FInput
    from filecheck.matcher import Matcher
    from filecheck.options import Options
    from filecheck.parser import Parser

    options = Options(match_filename=str(checks), check_prefixes=list(prefixes))
    content = FInput.canonicalize_line_ends(output)
    matcher = Matcher(options, FInput("output", content), Parser.from_opts(options))
    matcher.stderr = io.StringIO()
    if matcher.run() != 0:
        raise AssertionError(f"{title}\n{matcher.stderr.getvalue()}\nThe output was:\n{output}")


def _output(run: Run, more: list[str], folder: Path) -> str:
    words = [run.command, str(run.path), *run.options, *more]
    target = folder / "output"
    if run.command == "compile":
        words += ["--no-cache", "-o", str(target)]
    done = minicu(*words)
    assert done.status == 0, f"minicu {' '.join(words)}: exit status {done.status}\n{done.stderr}"
    return target.read_text() if run.command == "compile" else done.stdout
