"""Warnings about formats: gcc and minicu must think the same of random calls, right and wrong ones."""

from __future__ import annotations

import random
import re
import shutil
import subprocess

import pytest

from minicu.compile import Options, Stages
from minicu.diagnostics.errors import CompileError
from minicu.diagnostics.source import Source
from minicu.language import C

HEAD = "#include <stdio.h>\n#include <stdint.h>\n#include <stddef.h>\nenum E { e1 }; struct S { int x; };\n"
TYPES = [
    "char", "signed char", "unsigned char", "short", "unsigned short", "int", "unsigned", "long",
    "unsigned long", "long long", "unsigned long long", "float", "double", "long double", "char *",
    "const char *", "void *", "int *", "const void *", "size_t", "ptrdiff_t", "intmax_t", "_Bool", "enum E",
    "struct S *", "wchar_t *", "unsigned char *", "volatile char *",
]  # fmt: skip
SIGNED = {
    "": "int", "l": "long", "ll": "long long", "h": "short", "hh": "signed char", "z": "ptrdiff_t",
    "j": "intmax_t", "t": "ptrdiff_t",
}  # fmt: skip
UNSIGNED = {
    "": "unsigned", "l": "unsigned long", "ll": "unsigned long long", "h": "unsigned short",
    "hh": "unsigned char", "z": "size_t", "j": "uintmax_t", "t": "size_t",
}  # fmt: skip


def call(choose: random.Random) -> tuple[list[str], str]:
    """The types of the arguments, and a format for about those. No `L` with integers, which gcc takes for ll
    and C leaves undefined."""
    types: list[str] = []
    text = ""
    for _ in range(choose.randrange(1, 3)):
        flags = "".join(choose.sample("-+ #0", choose.choice([0, 0, 0, 0, 0, 1, 2])))
        width = choose.choice(["", "", "", "5", "*"])
        precision = choose.choice(["", "", "", "", "", ".3", ".*", "."])
        letter = choose.choice("ddixuoXcspfeEgGaAF%" + "yQ" * (choose.random() < 0.1))
        lengths = ["", "l", "ll", "h", "hh", "z", "j", "t"] if letter in "dixuoX" else ["", "", "", "l"]
        length = choose.choice(lengths if choose.random() < 0.9 else ["ll", "h", "z", "j"])
        if letter in "feEgGaAF" and choose.random() < 0.2:
            length = "L"
        text += f"{choose.choice(['', ' '])}%{flags}{width}{precision}{length}{letter}"
        types += ["int" if choose.random() < 0.9 else "long"] * (width == "*")
        types += ["int" if choose.random() < 0.9 else "size_t"] * (precision == ".*")
        floating = "long double" if length == "L" else "double"
        right = {"c": "int", "s": "wchar_t *" if length == "l" else "char *", "p": "void *"}.get(
            letter,
            SIGNED.get(length, "int") if letter in "di"
            else UNSIGNED.get(length, "unsigned") if letter in "uoxX" else floating,
        )  # fmt: skip
        if letter != "%":
            types.append(right if choose.random() < 0.9 else choose.choice(TYPES))
    if types and choose.random() < 0.08:
        types.pop()
    elif choose.random() < 0.08:
        types.append(choose.choice(TYPES))
    return types, text


def warned(text: str) -> set[int]:
    """The lines that a compiler's messages name."""
    return {
        int(n) for n in re.findall(r"^[^\n:]*calls\.c:(\d+):\d+: (?:warning|error): ", text, re.MULTILINE)
    }


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("gcc") is None, reason="no gcc")
def test_gcc_and_minicu_agree_on_random_formats(tmp_path):
    choose = random.Random(7)
    lines = []
    for i in range(1500):
        types, text = call(choose)
        parameters = ", ".join(f"{t} a{n}" for n, t in enumerate(types)) or "void"
        given = "".join(f", a{n}" for n in range(len(types)))
        lines.append(f'void f{i}({parameters}) {{ printf("{text}"{given}); }}\n')
    source = HEAD + "".join(lines)
    path = tmp_path / "calls.c"
    path.write_text(source)
    done = subprocess.run(
        ["gcc", "-fsyntax-only", "-std=gnu11", "-Wformat", str(path)],
        capture_output=True,
        text=True,
        timeout=60,
    )
    stages = Stages(Source("calls.c", source), C, Options(rdc=True))
    try:
        stages.check()
    except CompileError:
        pass
    theirs, ours = warned(done.stderr), warned("\n".join(map(str, stages.diagnostics.items)))
    everything = source.splitlines()
    assert [everything[n - 1] for n in sorted(theirs ^ ours)] == []
    assert 300 < len(theirs) < 1200
