"""Random formats with matching arguments: what a device prints must be what the C library prints.

    python tests/fuzz/printf.py [--count N] [--seed S] [--device cpu|cuda] [--any] [--jobs J]

Each format is printed by a kernel of its own, and formatted by this computer's C library. Arguments come
from memory, so that nothing is known of them at compile time; with --any the formats do as well, so that
they are interpreted on the device.
"""

from __future__ import annotations

import argparse
import ctypes
import multiprocessing
import os
import random
import struct
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

AT_ONCE = 100  # formats in a program
WORDS = ["", "a", "text", "kernel", "a longer piece of text, with a comma", "%d", "\\n"]

# No 999999.5: glibc makes "1.e+06" of it by "%#g".

#: length modifier -> C type, ctypes type, bits
SIGNED = {
    "hh": ("signed char", ctypes.c_int, 8), "h": ("short", ctypes.c_int, 16), "": ("int", ctypes.c_int, 32),
    "l": ("long", ctypes.c_longlong, 64), "ll": ("long long", ctypes.c_longlong, 64),
    "j": ("intmax_t", ctypes.c_longlong, 64), "z": ("ssize_t", ctypes.c_longlong, 64),
    "t": ("ptrdiff_t", ctypes.c_longlong, 64),
}  # fmt: skip
UNSIGNED = {
    "hh": ("unsigned char", ctypes.c_uint, 8), "h": ("unsigned short", ctypes.c_uint, 16),
    "": ("unsigned", ctypes.c_uint, 32), "l": ("unsigned long", ctypes.c_ulonglong, 64),
    "ll": ("unsigned long long", ctypes.c_ulonglong, 64), "j": ("uintmax_t", ctypes.c_ulonglong, 64),
    "z": ("size_t", ctypes.c_ulonglong, 64), "t": ("ptrdiff_t", ctypes.c_ulonglong, 64),
}  # fmt: skip
FLOATS = [
    0.0, -0.0, 1.0, -1.5, 0.1, 2.5, 3.5, 9.995, 1e-5, 123456789.0, 1e15, 1e22, 5e-324,
    2.2250738585072014e-308, 1.7976931348623157e308, float("inf"), float("-inf"), float("nan"), 0.5, 1 / 3,
]  # fmt: skip

_libc = ctypes.CDLL(None)


class Format:
    """One format: its text, and for each argument its C type, the C expression of its value and what
    the C library gets."""

    def __init__(self, choose: random.Random) -> None:
        self.choose = choose
        self.text = self.reference = ""  # the format, and another for the C library
        self.types: list[str] = []
        self.values: list[str] = []
        self.given: list[object] = []
        for _ in range(choose.randrange(1, 6)):
            self.plain(["", " ", "x=", "[", "%%", "100%% ", "a\tb"])
            self.specification()
        self.plain(["", "]", "."])

    def plain(self, words: list[str]) -> None:
        word = self.choose.choice(words)
        self.text += word
        self.reference += word

    def add(self, type: str, value: str, given: object) -> None:
        self.types.append(type)
        self.values.append(value)
        self.given.append(given)

    def specification(self) -> None:
        choose = self.choose
        kind = choose.choice("ddiuoxXuxfFeEgGaAcsspffg")
        allowed = {"d": "-+ 0'", "i": "-+ 0", "u": "-0'", "c": "-", "s": "-", "p": "-"}.get(
            kind, "-#0" if kind in "oxX" else "-+ #0"
        )
        flags = "".join(choose.sample(allowed, choose.randrange(0, min(3, len(allowed)) + 1)))
        given = len(self.given)
        width = self.number(40, negative=True)
        # glibc forgets that `0` counts for nothing then, once NumPy is loaded.
        left = width == "*" and self.values[given].startswith("-")
        reference = flags.replace("0", "-") if left else flags
        precision = "" if kind in "cp" else self.precision(60 if kind in "fFeE" else 20)
        length = ""
        if kind in "di":
            length = choose.choice(list(SIGNED))
            type, passed, bits = SIGNED[length]
            value = self.integer(bits) - (1 << (bits - 1))
            self.add(type, f"({value + 1} - 1)" if value < 0 else str(value), passed(value))
        elif kind in "uoxX":
            length = choose.choice(list(UNSIGNED))
            type, passed, bits = UNSIGNED[length]
            value = self.integer(bits)
            self.add(type, f"{value}u", passed(value))
        elif kind == "c":
            value = choose.randrange(32, 127)
            self.add("char", str(value), ctypes.c_int(value))
        elif kind == "s":
            text = choose.choice(WORDS)
            if choose.random() < 0.08:
                self.add("const char *", "0", None)
            else:
                self.add("const char *", f'"{text}"', text.replace("\\n", "\n").encode())
        elif kind == "p":
            value = choose.randrange(1, 1 << 48)
            self.add("void *", f"(void *){value}", ctypes.c_void_p(value))
        else:
            length = choose.choice(["", "", "l"])
            value = self.float()
            bits = struct.unpack("<q", struct.pack("<d", value))[0]
            spelled = f"__longlong_as_double({bits}ll)" if bits > -(2**63) else "-0.0"
            single = abs(value) < 1e38 and value == struct.unpack("<f", struct.pack("<f", value))[0]
            self.add("float" if single else "double", spelled, ctypes.c_double(value))
        self.text += f"%{flags}{width}{precision}{length}{kind}"
        self.reference += f"%{reference}{width}{precision}{length}{kind}"

    def number(self, most: int, negative: bool = False) -> str:
        """A width: none, a number, or an argument."""
        roll = self.choose.random()
        if roll < 0.5:
            return ""
        value = self.choose.randrange(1, most)
        if roll < 0.8:
            return str(value)
        value *= -1 if negative and self.choose.random() < 0.3 else 1
        self.add("int", str(value), ctypes.c_int(value))
        return "*"

    def precision(self, most: int) -> str:
        roll = self.choose.random()
        if roll < 0.5:
            return ""
        if roll < 0.6:
            return "."
        value = self.choose.randrange(0, most)
        if roll < 0.85:
            return f".{value}"
        value = -1 if self.choose.random() < 0.1 else value
        self.add("int", str(value), ctypes.c_int(value))
        return ".*"

    def integer(self, bits: int) -> int:
        roll = self.choose.random()
        if roll < 0.3:
            return self.choose.choice([0, 1, (1 << bits) - 1, 1 << (bits - 1), (1 << (bits - 1)) - 1])
        return self.choose.getrandbits(self.choose.randrange(1, bits + 1))

    def float(self) -> float:
        roll = self.choose.random()
        if roll < 0.35:
            return self.choose.choice(FLOATS)
        if roll < 0.6:
            return round(self.choose.uniform(-1000, 1000), self.choose.randrange(0, 6))
        return struct.unpack("<d", self.choose.getrandbits(64).to_bytes(8, "little"))[0]

    def expected(self) -> bytes:
        """What the C library makes of it."""
        room = ctypes.create_string_buffer(8192)
        length = _libc.snprintf(room, ctypes.c_size_t(8192), self.reference.encode(), *self.given)
        assert 0 <= length < 8192, self.text
        return room.raw[:length]

    def kernel(self, number: int, any_format: bool) -> str:
        """A kernel that prints it."""
        spelled = self.text.replace("\t", "\\t") + "\\n"
        variables = "".join(
            f"    {t} volatile v{i} = ({t}){v};\n" for i, (t, v) in enumerate(zip(self.types, self.values))
        )
        given = "".join(f", v{i}" for i in range(len(self.types)))
        format = f'"{spelled}"'
        if any_format:
            variables += f"    const char *volatile format = {format};\n"
            format = "format"
        return f"__global__ void k{number}()\n{{\n{variables}    printf({format}{given});\n}}\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--any", action="store_true", help="formats that are not literal")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="compilations at a time")
    options = parser.parse_args()
    parts = [
        [Format(random.Random(f"{options.seed}/{i}")) for i in range(at, min(at + AT_ONCE, options.count))]
        for at in range(0, options.count, AT_ONCE)
    ]
    arch = _arch(options.device)
    wrong = 0
    # A process that uses a GPU cannot be forked.
    with ProcessPoolExecutor(options.jobs, multiprocessing.get_context("spawn")) as pool:
        sources = [source(formats, options.any) for formats in parts]
        programs = pool.map(compiled, sources, [arch] * len(sources))
        for number, (formats, program) in enumerate(zip(parts, programs)):
            wrong += printed_wrong(formats, number * AT_ONCE, program, options.device)
    print(f"{options.count} formats on {options.device}: {wrong} printed otherwise than by the C library")
    return int(wrong > 0)


def compare(formats: list[Format], device: str, any_format: bool) -> int:
    """Print formats; returns how many came out wrong, having shown them."""
    return printed_wrong(formats, 0, compiled(source(formats, any_format), _arch(device)), device)


def source(formats: list[Format], any_format: bool) -> str:
    head = "#include <stdio.h>\n#include <stdint.h>\n"
    return head + "".join([f.kernel(i, any_format) for i, f in enumerate(formats)])


def compiled(text: str, arch: str) -> Any:
    import minicu

    return minicu.compile(text, arch=arch, opt=1, cache=False, warnings=(("format", False),))


def _arch(device: str) -> str:
    from minicu.runtime import find

    found = find(device)
    return found.arch if found.kind == "cuda" else "sm_90"


def printed_wrong(formats: list[Format], start: int, program: Any, device: str) -> int:
    module = program.load(device)
    with module.device.capture_output() as text:
        for i in range(len(formats)):
            getattr(module, f"k{i}")[1, 1]()
    expected = [f.expected() for f in formats]
    if text.getvalue() == b"".join([e + b"\n" for e in expected]).decode("utf-8", "replace"):
        return 0
    wrong = 0
    for i, (format, want) in enumerate(zip(formats, expected)):
        with module.device.capture_output() as text:
            getattr(module, f"k{i}")[1, 1]()
        got = text.getvalue()
        if got != want.decode("utf-8", "replace") + "\n":
            wrong += 1
            print(f"{start + i}: {format.text!r} {format.values}\n    {got!r}\n    {want!r}")
    return wrong


if __name__ == "__main__":
    sys.exit(main())
