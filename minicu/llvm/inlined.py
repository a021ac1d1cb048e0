"""Lines of inlined functions: `.loc` with the name of the function and the place that calls it.

LLVM 22 prints only the place of an instruction itself (llvm-project#170239 came later). So, after the
passes, the line of each place in an inlined function is replaced by a number. Where the assembly has that
number, the calls that lead to the place are written, the outermost first, as nvcc does (PTX ISA, `.loc`).
The names of functions are labels, which `minicu.ptx.passes.inlined` defines.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from minicu.llvm.library import Module, parse
from minicu.ptx.passes.inlined import LABEL

#: The first number: no source has so many lines.
_FIRST = 1 << 30

_NODE = re.compile(
    r"(?m)^!(\d+) = (?:distinct )?!DI(?:Location|Subprogram|LexicalBlock|LexicalBlockFile|File)\((.*)\)$"
)
_FIELD = re.compile(r'(\w+): !?(\d+|"[^"]*")')
_INLINED = re.compile(r"(?m)^(!(\d+) = !DILocation\(line: )[1-9]\d*(,.* inlinedAt: .*)$")
_LOC = re.compile(r"(?m)^\t\.loc\t\d+ (?:(\d{10})|\d+) \d+\n|^}$")
_FILE = re.compile(r'(?m)^\t\.file\t(\d+) "(.*)"\n')


def assembly(module: Module, plain: Callable[[Module], str]) -> str:
    """The assembly text of a module with lines, for a version of PTX from `isa.INLINED_AT` on. `plain` gives
    what LLVM prints."""
    text = str(module)
    numbered = _INLINED.sub(lambda m: f"{m[1]}{_FIRST + int(m[2])}{m[3]}", text)
    if numbered == text:
        return plain(module)
    with parse(numbered) as again:
        return _Places(text).written(plain(again))


class _Places:
    """The places in the metadata of a module."""

    def __init__(self, text: str) -> None:
        self._nodes = {number: dict(_FIELD.findall(fields)) for number, fields in _NODE.findall(text)}
        self._files: dict[str, int] = {}  # path, as `.file` spells it -> its number
        self._calls: dict[str, list[str]] = {}

    def written(self, ptx: str) -> str:
        """PTX with the calls in the place of the numbers."""
        self._files = {path: int(number) for number, path in _FILE.findall(ptx)}
        known = len(self._files)
        before: list[str] = []

        def written(m: re.Match[str]) -> str:
            nonlocal before
            if m[1] is None:
                before = [m[0]] if m[0] != "}" else []
                return m[0]
            calls = self._written(str(int(m[1]) - _FIRST))
            common = next((i for i, (a, b) in enumerate(zip(before, calls)) if a != b), len(before))
            before = calls
            return "".join(calls[min(common, len(calls) - 1) :])

        ptx = _LOC.sub(written, ptx)
        added_files = [
            f'\t.file\t{number} "{path}"\n' for path, number in self._files.items() if number > known
        ]
        end = max((m.end() for m in _FILE.finditer(ptx)), default=len(ptx))
        return ptx[:end] + "".join(added_files) + ptx[end:]

    def _written(self, number: str) -> list[str]:
        """The directives for a place: that of the outermost call, ..., its own."""
        if number not in self._calls:
            directive, caller = f"\t.loc\t{self._place(number)}", self._nodes[number].get("inlinedAt")
            if caller is None:
                self._calls[number] = [f"{directive}\n"]
            else:
                name = LABEL + self._function(self._nodes[number]["scope"])
                inlined = f"{directive}, function_name {name}, inlined_at {self._place(caller)}\n"
                self._calls[number] = [*self._written(caller), inlined]
        return self._calls[number]

    def _place(self, number: str) -> str:
        """File, line and column."""
        node = self._nodes[number]
        file = self._nodes[self._nodes[node["scope"]]["file"]]
        path, folder = (_spelled(file.get(name, '""')) for name in ("filename", "directory"))
        path = path if path.startswith("/") or not folder else f"{folder}/{path}"
        return f"{self._files.setdefault(path, len(self._files) + 1)} {node['line']} {node.get('column', 0)}"

    def _function(self, scope: str) -> str:
        """The symbol of the function that a scope is in."""
        node = self._nodes[scope]
        while "name" not in node:
            node = self._nodes[node["scope"]]
        return str(node.get("linkageName") or node["name"]).strip('"')


def _spelled(text: str) -> str:
    """A string of LLVM's metadata, in quotes, as `.file` has it: bytes that are no plain characters as octal
    numbers, not hexadecimal ones."""

    def spelled(m: re.Match[str]) -> str:
        byte = int(m[1], 16)
        return f"\\{chr(byte)}" if chr(byte) in '"\\' else f"\\{byte:03o}"

    return re.sub(r"\\([0-9A-Fa-f]{2})", spelled, text.strip('"'))
