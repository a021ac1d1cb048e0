"""Executes the snippets of a Markdown page, from top to bottom, in a folder of their own.

| the fence says | what is done |
| --- | --- |
| `python` | it is executed; all of a page share their names |
| `cuda`, `c`, `python` that begin with `// NAME` or `# NAME`, a file's name alone | that file is written |
| other `cuda`, `c` | it is compiled |
| `ipython` | executed as cells of a notebook |
| `console` | each `$ command` is run by the shell; what follows is what it prints |
| `text` right behind one of these | what it printed; `...` stands for anything |

An HTML comment before a fence, which readers do not see, says more: `<!-- needs: gpu torch -->` skips it
where there is none, `<!-- slow -->` leaves it to `make prove`, `<!-- shown -->` leaves it alone,
`<!-- refused: words -->` has the source refused with these words, `<!-- raises: words -->` has Python raise
an error with them, `<!-- test: golden -->` (`errors`, `run`) has a source checked as the tests of that folder
are, `<!-- setup ... -->` holds Python that is run.
"""

from __future__ import annotations

import contextlib
import importlib.util
import io
import os
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import pytest

from runner import executed, golden, levels, messages, served
from runner.machine import gpu_capability

_FENCE = re.compile(
    r"^<!-- setup\n(?P<setup>.*?)^-->$|"
    r"(?P<comments>(?:^<!-- [^\n]* -->\n\s*)*)^```(?P<kind>[^\n]*)\n(?P<body>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
_FILE = re.compile(r"(?://|#) ([\w./-]+\.\w+)\n")
#: What stands for itself.
SHOWN = ("text", "sh", "toml", "", "{eval-rst}", "{toctree}", "{include} ../CHANGELOG.md")


@dataclass
class Page:
    """One page while it is executed."""

    path: Path
    folder: Path
    slow: bool = False
    names: dict[str, Any] = field(default_factory=lambda: {"__name__": "__main__"})
    printed: str | None = None

    def run(self) -> int:
        """Execute the snippets; returns how many there were."""
        text = self.path.read_text("utf-8")
        count = 0
        end = 0
        for found in _FENCE.finditer(text):
            line = text.count("\n", 0, found.start("body" if found["setup"] is None else "setup"))
            if found["setup"] is not None:
                self._python(found["setup"], line)
                continue
            behind = not text[end : found.start()].strip()
            end = found.end()
            comments = re.findall(r"<!-- (.*?) -->", found["comments"] or "", re.DOTALL)
            if self._left_alone(comments):
                self.printed = None
                continue
            with _at(f"{self.path.name}:{line}"):
                count += self._one(found["kind"].strip(), found["body"], line, behind, comments)
        return count

    def _left_alone(self, comments: list[str]) -> bool:
        if "shown" in comments or ("slow" in comments and not self.slow):
            return True
        return any(c.startswith("needs: ") and _missing(c[7:]) for c in comments)

    def _one(self, kind: str, body: str, line: int, behind: bool, comments: list[str]) -> int:
        file = _FILE.match(body)
        if kind == "text" and self.printed is not None and behind:
            compare(body, self.printed)
            self.printed = None
            return 0
        self.printed = None
        tests = [c[6:] for c in comments if c.startswith("test: ")]
        if tests:
            self._test(body, tests[0])
        elif kind in ("cuda", "c", "python") and file:
            (self.folder / file[1]).write_text(body, "utf-8")
        elif kind in ("cuda", "c"):
            self._compile(body, kind, comments)
        elif kind == "python":
            raised = [c[8:] for c in comments if c.startswith("raises: ")]
            with pytest.raises(Exception, match=re.escape(raised[0])) if raised else contextlib.nullcontext():
                self.printed = self._python(body, line)
        elif kind == "ipython":
            self.printed = self._cell(body)
        elif kind == "console":
            self._console(body)
        elif kind not in SHOWN and not kind.startswith("{literalinclude}"):
            raise ValueError(f"a fence of kind '{kind}': see tests/runner/documents.py")
        else:
            return 0
        return 1

    def _python(self, body: str, line: int) -> str:
        code = compile("\n" * line + body, str(self.path), "exec", dont_inherit=True)
        out = io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.chdir(self.folder):
            exec(code, self.names)
        return out.getvalue()

    def _test(self, body: str, kind: str) -> None:
        """A file of tests/golden, tests/errors or tests/run."""
        folder = self.folder / kind
        folder.mkdir(exist_ok=True)
        path = folder / "sample.cu"
        path.write_text(body, "utf-8")
        if kind == "golden":
            for run in golden.runs(path):
                golden.check(run, folder)
        elif kind == "errors":
            messages.check(path, folder)
        else:
            for kernel in executed.kernels(path):
                executed.run(kernel, "cpu")

    def _compile(self, body: str, kind: str, comments: list[str]) -> None:
        import minicu

        refused = [c[9:] for c in comments if c.startswith("refused: ")]
        if not refused:
            minicu.compile(body, "cu" if kind == "cuda" else "c")
            return
        with pytest.raises(minicu.CompileError) as e:
            minicu.compile(body, "cu" if kind == "cuda" else "c")
        assert refused[0] in str(e.value)

    def _cell(self, body: str) -> str:
        from IPython.core.interactiveshell import InteractiveShell

        shell = InteractiveShell.instance()
        out = io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.chdir(self.folder):
            shell.run_cell(body).raise_error()
        return out.getvalue()

    def _console(self, body: str) -> None:
        for command, expected in re.findall(r"(?m)^\$ (.*)\n((?:(?!\$ ).*\n)*)", body):
            done = self._command(command)
            if expected.strip():
                compare(expected, done.stdout)
            else:
                assert done.returncode == 0, f"{command}\n{done.stdout}"

    def _command(self, command: str) -> Any:
        """What a shell does with a command; one of minicu alone needs neither shell nor new Python."""
        if not re.search(r"[|&;<>$`*]", command) and command.startswith("minicu "):
            words = shlex.split(command, comments=True)[1:]
            level = levels.of_files((), self.path)
            done = served.run("-m", "minicu", *words, cwd=self.folder, timeout=300, level=level)
            done.stdout += done.stderr
            return done
        words = re.sub(r"(^|[;&|] )minicu\b", rf"\1{sys.executable} -m minicu", command)
        words = re.sub(r"(^|[;&|] )python3?\b", rf"\1{sys.executable}", words)
        paths = os.pathsep.join(filter(None, sys.path))
        return subprocess.run(
            words, shell=True, cwd=self.folder, env={**os.environ, "PYTHONPATH": paths}, timeout=300,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )  # fmt: skip


def execute(path: Path, folder: Path, slow: bool = False) -> int:
    """Execute the page with the tree's examples beside it; returns how many snippets there were."""
    examples = path.resolve().parent
    while not (examples / "examples").is_dir():
        examples = examples.parent
    shutil.copytree(examples / "examples", folder / "examples", dirs_exist_ok=True)
    return Page(path, folder, slow).run()


def compare(expected: str, printed: str) -> None:
    """What a page says that was printed; spaces at the ends of lines do not count."""
    lines = [line.rstrip() for line in expected.strip().splitlines()]
    pattern = re.escape("\n".join(lines)).replace(re.escape("..."), ".*?")
    given = "\n".join(line.rstrip() for line in printed.strip().splitlines())
    if re.fullmatch(pattern, given, re.DOTALL) is None:
        pytest.fail(f"the page says:\n{expected}\nprinted was:\n{printed}", pytrace=False)


def _missing(names: str) -> bool:
    """Whether one of them is: "gpu", packages, commands."""
    return any(gpu_capability() is None if name == "gpu" else not _there(name) for name in names.split())


def _there(name: str) -> bool:
    """A package, or a command; "installed" is minicu itself, with its entry points."""
    if name == "installed":
        return any(e.name == "minicu" for e in entry_points(group="pytest11"))
    try:
        return importlib.util.find_spec(name) is not None or shutil.which(name) is not None
    except ModuleNotFoundError:
        return False


@contextlib.contextmanager
def _at(place: str) -> Any:
    try:
        yield
    except BaseException as e:
        e.add_note(f"in the snippet at {place}")
        raise
