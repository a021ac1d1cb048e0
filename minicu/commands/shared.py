"""Shared libraries that a program is run with: `-lNAME`, looked for in `-LFOLDER`, where NVIDIA's are
installed, and where the system looks.

Their functions are called as they are: those of CUDA's libraries get the streams, events and addresses of the
program, which are the driver's own.
"""

from __future__ import annotations

import ctypes
import glob
import os
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from minicu.diagnostics.errors import UsageError
from minicu.syntax.headers import installed

#: What minicu itself has, or the process: nothing is loaded for them.
_PROVIDED = frozenset(
    "c m dl rt pthread stdc++ gcc gcc_s util gomp cudart cudart_static cudadevrt culibos".split()
)


@dataclass
class Libraries:
    """What the command line names: `names` after -l, or paths of files; `folders` after -L."""

    names: Sequence[str] = ()
    folders: Sequence[str] = ()
    loaded: dict[str, Any] = field(default_factory=dict)  # by path, in order

    def check(self, device: str) -> None:
        """Refuses what cannot be used, without loading anything: CUDA's libraries on the CPU device, missing
        files."""
        for name in self.names:
            known = installed.of_link_name(_stem(name))
            if known is not None and device == "cpu" and known.needs_gpu:
                raise UsageError(
                    f"-l{_stem(name)}: {known.name} needs an NVIDIA GPU; the program runs on the CPU device, "
                    "which has no part of it"
                )
        for name in self.names:
            if _stem(name) not in _PROVIDED:
                self.path(name)

    def load(self) -> None:
        for name in self.names:
            if _stem(name) in _PROVIDED:
                continue
            path = self.path(name)
            try:
                self.loaded[path] = ctypes.CDLL(path, ctypes.RTLD_GLOBAL)
            except OSError as e:
                raise UsageError(f"cannot load '{path}': {e}") from None

    def find(self, symbol: str) -> int | None:
        """The address of a function or variable, in the first library that has it."""
        for library in self.loaded.values():
            try:
                return ctypes.cast(getattr(library, symbol), ctypes.c_void_p).value
            except AttributeError:
                continue
        return None

    def path(self, name: str) -> str:
        """The file of a library."""
        if os.sep in name or _FILE.search(name):
            if not os.path.isfile(name):
                raise UsageError(f"cannot find the library '{name}'")
            return os.path.abspath(name)
        known = installed.of_link_name(name)
        own = [*self.folders, *(installed.folders("lib") if known is not None else ())]
        static = None
        for folder in own:
            if name.startswith(":"):
                paths = [p for p in [os.path.join(folder, name[1:])] if os.path.isfile(p)]
            else:
                beginning = os.path.join(glob.escape(folder), f"lib{glob.escape(name)}")
                paths = [
                    p
                    for p in (f"{beginning}.so", *sorted(glob.glob(f"{beginning}.so.*")))
                    if os.path.isfile(p)
                ]
                static = static or next(iter(glob.glob(f"{beginning}.a")), None)
            if paths:
                return os.path.abspath(paths[0])
        import ctypes.util  # on a Mac it reads what only a Mac's Python has

        if (system := ctypes.util.find_library(name)) is not None:
            return system
        if static is not None:
            raise UsageError(
                f"-l{name}: '{static}' is a static library; only shared ones can be called: make a .so of it"
            )
        searched = f"searched in {', '.join(own)} and" if own else "searched"
        remedy = f"pip install {known.wheel}, or name" if known is not None else "install it, or name"
        raise UsageError(
            f"cannot find -l{name} ({searched} where the system looks); {remedy} its folder with -L"
        )


_FILE = re.compile(r"\.so(\.\d+)*$")


def is_library(word: str) -> bool:
    """Whether an argument is the path of a shared library."""
    return _FILE.search(word) is not None and os.path.isfile(word)


def _stem(name: str) -> str:
    """The name that -l would have for a file."""
    base = os.path.basename(name.lstrip(":"))
    return _FILE.sub("", base.removeprefix("lib")) if _FILE.search(base) else name
