"""Which line of the source an instruction comes from: the line table of an ELF file (DWARF 4, 6.2)."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from typing import NamedTuple


class _Section(NamedTuple):
    name: str
    kind: int
    offset: int
    size: int
    link: int
    info: int


class Lines:
    """The line table of an object file that was loaded into this process."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.sections = list(_sections(data))

    def start(self, address: Callable[[str], int]) -> int | None:
        """Where the code was loaded: `address` gives that of a function by its name."""
        for name, kind, section, value in self._symbols():
            if kind == 0x12 and section and name:  # a global function
                try:
                    return address(name) - value
                except KeyError:
                    continue
        return None

    def code(self) -> bytes:
        """The machine code."""
        texts = [s for s in self.sections if s.name.startswith(".text")]
        return b"".join(self.data[s.offset : s.offset + s.size] for s in texts)

    def find(self, offset: int, near: bool = False) -> str | None:
        """ "file:line" for the instruction at an offset in the code. One that comes from no line has, with
        `near`, that of those before it."""
        before: tuple[int, str, int] | None = None
        place = None
        for at, file, line, ends in self._rows():
            if before is not None and before[0] <= offset < at:
                return f"{before[1]}:{before[2]}" if before[2] else place
            before = None if ends else (at, file, line)
            place = None if ends or not near else f"{file}:{line}" if line else place
        return None

    def function(self, offset: int) -> str:
        """The symbol of the function that has an offset in the code; "" if none has."""
        starts = [
            (value, name) for name, kind, _, value in self._symbols() if kind & 15 == 2 and value <= offset
        ]
        return max(starts, default=(0, ""))[1]

    def _symbols(self) -> Iterator[tuple[str, int, int, int]]:
        for table in self.sections:
            if table.kind == 2:  # SHT_SYMTAB
                strings = self.sections[table.link].offset
                for at in range(table.offset, table.offset + table.size, 24):
                    name, info, _, section, value = struct.unpack_from("<IBBHQ", self.data, at)
                    yield _string(self.data, strings + name)[0], info, section, value

    def _rows(self) -> Iterator[tuple[int, str, int, bool]]:
        """The rows of the line programs: address, file, line, and whether a sequence ends there."""
        number = next((k for k, s in enumerate(self.sections) if s.name == ".debug_line"), None)
        if number is None:
            return
        section = self.sections[number]
        data = bytearray(self.data[section.offset : section.offset + section.size])
        for relocations in self.sections:  # addresses stand in them, counted from the start of the code
            if relocations.kind == 4 and relocations.info == number:
                for at in range(relocations.offset, relocations.offset + relocations.size, 24):
                    place, _, addend = struct.unpack_from("<QQq", self.data, at)
                    struct.pack_into("<q", data, place, addend)
        at = 0
        while at + 4 < len(data):
            (size,) = struct.unpack_from("<I", data, at)
            yield from _program(bytes(data[at + 4 : at + 4 + size]))
            at += 4 + size


def _sections(data: bytes) -> Iterator[_Section]:
    if data[:5] != b"\x7fELF\x02":
        return
    (start,) = struct.unpack_from("<Q", data, 0x28)
    size, count, names = struct.unpack_from("<HHH", data, 0x3A)
    headers = [struct.unpack_from("<IIQQQQIIQQ", data, start + k * size) for k in range(count)]
    for h in headers:
        yield _Section(_string(data, headers[names][4] + h[0])[0], h[1], h[4], h[5], h[6], h[7])


def _program(data: bytes) -> Iterator[tuple[int, str, int, bool]]:
    """One line program."""
    version, length = struct.unpack_from("<HI", data, 0)
    if version != 4:
        return
    step, _, _, base, span, first = struct.unpack_from("<BBBbBB", data, 6)
    arguments = data[12 : 12 + first - 1]
    files = _files(data, 12 + first - 1)
    at, end = 6 + length, len(data)
    address, file, line = 0, 1, 1
    while at < end:
        code = data[at]
        at += 1
        if code >= first:  # special
            address += (code - first) // span * step
            line += base + (code - first) % span
            yield address, files[file], line, False
        elif code == 0:  # extended
            size, at = _unsigned(data, at)
            if data[at] == 1:
                yield address, files[file], line, True
                address, file, line = 0, 1, 1
            elif data[at] == 2:
                (address,) = struct.unpack_from("<Q", data, at + 1)
            at += size
        elif code == 1:
            yield address, files[file], line, False
        elif code == 2:
            advance, at = _unsigned(data, at)
            address += advance * step
        elif code == 3:
            moved, at = _signed(data, at)
            line += moved
        elif code == 4:
            file, at = _unsigned(data, at)
        elif code == 8:
            address += (255 - first) // span * step
        elif code == 9:
            (advance,) = struct.unpack_from("<H", data, at)
            address, at = address + advance, at + 2
        else:
            for _ in range(arguments[code - 1]):
                _, at = _unsigned(data, at)


def _files(data: bytes, at: int) -> dict[int, str]:
    folders, files = [""], dict[int, str]()
    while data[at]:
        path, at = _string(data, at)
        folders.append(path)
    at += 1
    while data[at]:
        name, at = _string(data, at)
        folder, at = _unsigned(data, at)
        _, at = _unsigned(data, at)
        _, at = _unsigned(data, at)
        files[len(files) + 1] = f"{folders[folder]}/{name}" if folder and name[0] != "/" else name
    return files


def _string(data: bytes, at: int) -> tuple[str, int]:
    end = data.index(b"\0", at)
    return data[at:end].decode(errors="replace"), end + 1


def _unsigned(data: bytes, at: int) -> tuple[int, int]:
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, at


def _signed(data: bytes, at: int) -> tuple[int, int]:
    start = at
    value, at = _unsigned(data, at)
    bits = 7 * (at - start)
    return value - (1 << bits) if value >> (bits - 1) else value, at
