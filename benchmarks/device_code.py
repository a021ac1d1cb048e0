"""Device code by the toolkit's tools: assembled, bundled for a host program, and looked into."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any


def command(*words: str, environment: dict[str, str] | None = None, folder: Path | None = None) -> str:
    """What a command prints that is run in the folder."""
    done = subprocess.run(
        list(words), capture_output=True, text=True, timeout=300, cwd=folder,
        env={**os.environ, **(environment or {})},
    )  # fmt: skip
    if done.returncode:
        raise subprocess.CalledProcessError(done.returncode, words[0], done.stdout, done.stderr)
    return done.stdout + done.stderr


def assemble(ptx: str, to: Path, *options: str) -> dict[str, Any]:
    """Machine code by ptxas; registers, bytes of stack and of code by kernel."""
    to.with_suffix(".s").write_text(ptx)
    said = command("ptxas", "-arch=sm_90", "-v", *options, str(to.with_suffix(".s")), "-o", str(to))
    kernels: dict[str, Any] = {}
    name = ""
    for line in said.splitlines():
        if m := re.search(r"Compiling entry function '([\w$]+)'", line):
            name = m[1]
        elif m := re.search(r"(\d+) bytes stack frame", line):
            kernels.setdefault(name, {"stack": int(m[1])})
        elif m := re.search(r"Used (\d+) registers", line):
            kernels.setdefault(name, {})["registers"] = int(m[1])
    for section, code in _sections(to.read_bytes()):
        if section.startswith(".text.") and section[6:] in kernels:
            kernels[section[6:]]["code"] = len(code)
    return {"kernels": kernels}


def bundle(cubin: Path, image: Path) -> None:
    """The file that takes the place of nvcc's device code."""
    command("fatbinary", "-64", f"--image3=kind=elf,sm=90,file={cubin}", f"--create={image}")


def machine_code(cubin: bytes) -> dict[str, bytes]:
    """The instructions, by function."""
    return {name: code for name, code in _sections(cubin) if name.startswith(".text.")}


def _sections(elf: bytes) -> Iterable[tuple[str, bytes]]:
    """Names and contents of the sections of a 64-bit ELF file."""
    start = int.from_bytes(elf[40:48], "little")
    size, count, names = (int.from_bytes(elf[n : n + 2], "little") for n in (58, 60, 62))
    heads = [elf[start + i * size : start + (i + 1) * size] for i in range(count)]
    table_at = int.from_bytes(heads[names][24:32], "little")
    for head in heads:
        at = table_at + int.from_bytes(head[:4], "little")
        content, length = (int.from_bytes(head[n : n + 8], "little") for n in (24, 32))
        yield elf[at : elf.index(b"\0", at)].decode(errors="replace"), elf[content : content + length]


def symbols(ptx: str) -> set[str]:
    """What the host finds by name: kernels, and variables of the program."""
    kernels = re.findall(r"\.entry\s+([\w$]+)", ptx)
    variables = re.findall(r"(?m)^\.visible \.(?:global|const)[^=;\[]*?([\w$]+)(?:\[[\d]*\])*\s*(?:=|;)", ptx)
    return {*kernels, *variables}
