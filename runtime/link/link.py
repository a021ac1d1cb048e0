"""Assembling and linking device code of any producer: PTX and cubins to one cubin.

    cubin = link([program, Input("b.ptx", text), Input("c.cubin", data)], arch="sm_90")

Three tools can do it, and the first that is found does: nvJitLink (a library, from PyPI), ptxas and nvlink
of a CUDA toolkit, the linker inside the driver (needs a GPU). One PTX alone goes to ptxas first: only
ptxas can assemble it as a whole program, in which calls need not obey the ABI. What cannot fit together is
refused before any of them is asked: they say less, or nothing (nvJitLink lets two definitions of one name
pass).
"""

from __future__ import annotations

import math
import re
import struct
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from minicu.abi.target import SYSTEM_CALLS, uses_device_runtime
from minicu.ptx import read as ptx_reader
from minicu.runtime.errors import DeviceError

if TYPE_CHECKING:
    from minicu.program import Program

#: File suffix -> kind of input.
KINDS = {
    ".ptx": "ptx", ".cubin": "cubin", ".fatbin": "fatbin", ".ltoir": "ltoir", ".o": "object",
    ".obj": "object", ".a": "library", ".lib": "library",
}  # fmt: skip

#: What device code may call without anybody's definition: the driver's linker knows them.
_BUILT_IN = SYSTEM_CALLS | {"__assert_fail", "cudaCGGetIntrinsicHandle", "cudaCGSynchronize"}
_PTX_TOO_NEW = re.compile(r"Unsupported \.version|unsupported toolchain|PTX version", re.IGNORECASE)


class LinkError(DeviceError):
    """The inputs cannot be assembled or linked. `log` is what the tool said, if it was asked."""

    log = ""


class NoTool(DeviceError):
    """Nothing on this machine can assemble PTX."""


@dataclass(frozen=True, slots=True)
class Input:
    """One input: `name` for messages, `data` (str for PTX), `kind` as in KINDS; by default from the
    name's suffix or the content."""

    name: str
    data: bytes | str
    kind: str = ""

    def __post_init__(self) -> None:
        if isinstance(self.data, str):
            object.__setattr__(self, "data", self.data.encode())
        if not self.kind:
            object.__setattr__(
                self, "kind", KINDS.get(self.name[self.name.rfind(".") :], "") or _sniff(self.bytes)
            )

    @property
    def bytes(self) -> bytes:
        return self.data  # type: ignore[return-value]


def link(
    inputs: Iterable[Any], arch: str, *, debug: str | None = None, maxrregcount: int | None = None
) -> bytes:
    """A cubin from Programs and Inputs. `debug` is "lineinfo" to keep line numbers, "full" to keep all that
    a debugger needs. Raises LinkError for inputs that do not fit together, NoTool where nothing can link."""
    parts = [as_input(i) for i in inputs]
    if not parts:
        raise LinkError("nothing to link")
    parts += device_runtime(parts)
    check(parts, arch)
    return _run(parts, arch, Settings(debug, maxrregcount))


def assemble(program: Program, arch: str | None = None) -> bytes:
    """The cubin of a Program. `arch` is the GPU, by default that which it was compiled for."""
    options = program.options
    arch, part = arch or options.arch, as_input(program)
    settings = Settings(options.debug, options.maxrregcount)
    _check_ptx(part, arch)
    return _run([part, *device_runtime([part])], arch, settings)


def device_runtime(parts: Sequence[Input]) -> list[Input]:
    """NVIDIA's device runtime, where an input calls it and none of them that.
    Raises LinkError where it is not installed."""
    needs = [p for p in parts if uses_device_runtime(p.bytes)]
    if not needs or any(p.kind == "library" for p in needs):
        return []
    from minicu.runtime.link.tools import find_library

    if (path := find_library(_DEVICE_RUNTIME)) is None:
        raise LinkError(
            f"{needs[0].name} launches kernels from device code, or sets a graph's conditions: that needs "
            f"NVIDIA's {_DEVICE_RUNTIME}, "
            "which is part of the CUDA toolkit and was not found (CUDA_HOME names the toolkit's folder)"
        )
    return [Input(_DEVICE_RUNTIME, path.read_bytes(), "library")]


_DEVICE_RUNTIME = "libcudadevrt.a"


def as_input(given: Any) -> Input:
    """An Input, or a Program as one."""
    if isinstance(given, Input):
        return given
    if getattr(given, "image", b""):
        return Input(f"{given.name}.cubin", given.image)
    if hasattr(given, "ptx"):
        return Input(given.name if given.name.endswith(".ptx") else f"{given.name}.ptx", given.ptx, "ptx")
    raise TypeError(f"cannot link {type(given).__name__}; give a Program or an Input")


# ---------------------------------------------------------------- what fits together


@dataclass(slots=True)
class _Symbols:
    """Names that an input defines for others, and names that it needs from them."""

    defined: set[str] = field(default_factory=set)
    weak: set[str] = field(default_factory=set)
    needed: set[str] = field(default_factory=set)
    #: How functions are called, and how large variables are, of `defined` and `needed`, where that is known.
    calls: dict[str, str] = field(default_factory=dict)


def check(parts: Sequence[Input], arch: str) -> None:
    """Refuse inputs that do not fit together. Raises LinkError."""
    symbols: list[tuple[str, _Symbols]] = []
    for part in parts:
        if part.kind == "ptx":
            _check_ptx(part, arch)
            symbols.append((part.name, _ptx_symbols(part)))
        elif part.kind == "cubin":
            symbols.append((part.name, _cubin_symbols(part, arch)))
        elif part.kind == "object" and part.bytes[:4] == b"\x7fELF" and _DEVICE_CODE not in part.bytes:
            raise LinkError(f"{part.name} has no device code for a linker; make it with nvcc -dc")
        elif part.kind not in KINDS.values():
            raise LinkError(f"{part.name}: neither PTX nor a cubin, fatbin, object file or library")
    owner: dict[str, str] = {}
    calls: dict[str, str] = {}
    for name, module in symbols:
        for symbol in sorted(module.defined):
            if symbol in owner:
                again = ", given twice" if owner[symbol] == name else f" and by {name}"
                raise LinkError(f"'{symbol}' is defined by {owner[symbol]}{again}")
            owner[symbol] = name
            if symbol in module.calls:
                calls[symbol] = module.calls[symbol]
    for name, module in symbols:
        for symbol in sorted(module.needed & calls.keys() & module.calls.keys()):
            if module.calls[symbol] != calls[symbol]:
                raise LinkError(
                    f"'{symbol}' is declared otherwise than it is defined: "
                    f"{name} has {module.calls[symbol]}, {owner[symbol]} has {calls[symbol]}"
                )
    if len(symbols) < len(parts):
        return  # the others may define what is missing
    known = set(owner) | {w for _, module in symbols for w in module.weak} | _BUILT_IN
    missing = [(s, name) for name, module in symbols for s in sorted(module.needed - known)]
    if missing:
        raise LinkError(
            "\n".join(f"'{s}' is undefined: {name} uses it{_hint(s, known)}" for s, name in missing)
        )


def _hint(symbol: str, known: set[str]) -> str:
    """Where a missing name may be meant."""
    if symbol.startswith(("cudaLaunch", "cudaGetParameter", "cudaStream", "cudaDevice")):
        return "; it belongs to cudadevrt, NVIDIA's library for launches by kernels: not supported"
    plain = re.match(r"_Z(\d+)(\w+)", symbol)
    name = plain[2][: int(plain[1])] if plain else symbol
    for other in sorted(known):
        there = re.match(r"_Z(\d+)(\w+)", other)
        if plain and other == name:
            return f"; '{name}' is defined with C linkage: declare it extern \"C\""
        if there and there[2][: int(there[1])] == name:
            return f"; '{other}' is defined, with " + ("other parameters" if plain else "C++ linkage")
    near = get_close_matches(symbol, known - _BUILT_IN, 1)
    return f"; '{near[0]}' is defined" if near else "; no input defines it"


def _check_ptx(part: Input, arch: str) -> None:
    text = part.bytes.decode("utf-8", "replace")
    head = dict(re.findall(r"^\s*\.(version|target|address_size)\s+([^\s,]+)", text, re.MULTILINE))
    if "target" not in head:
        raise LinkError(f"{part.name}: no PTX: it has no .target")
    if head.get("address_size", "64") != "64":
        raise LinkError(f"{part.name} has 32-bit addresses (-m 32), a cubin for {arch} has 64-bit ones")
    _check_arch(part.name, head["target"], arch, exact=False)


def _check_arch(name: str, target: str, arch: str, exact: bool) -> None:
    match, wanted = (re.fullmatch(r"sm_(\d+)([af]?)", a) for a in (target, arch))
    if not match or not wanted:
        return
    if exact and match[1] != wanted[1] and match[1][:-1] == wanted[1][:-1] and int(match[1]) < int(wanted[1]):
        return  # machine code runs on later GPUs of the same major version
    if (exact and match[1] != wanted[1]) or int(match[1]) > int(wanted[1]):
        raise LinkError(f"{name} is for {target}, the result is to be for {arch}; compile it for {arch}")
    if match[2] == "a" and target != arch:
        raise LinkError(
            f"{name} is for {target} only, the result is to be for {arch}; link with -arch={target}"
        )


def _ptx_symbols(part: Input) -> _Symbols:
    module = ptx_reader.read(part.bytes.decode("utf-8", "replace"))
    result = _Symbols()
    for routine in (*module.entries.values(), *module.functions.values()):
        if ".visible" in routine.linkage:
            result.defined.add(routine.name)
        elif ".weak" in routine.linkage:
            result.weak.add(routine.name)
    for variable in module.variables.values():
        if ".extern" in variable.linkage:
            if variable.space != ".shared":  # dynamic shared memory is everybody's
                result.needed.add(variable.name)
        elif ".visible" in variable.linkage:
            result.defined.add(variable.name)
        elif ".weak" in variable.linkage or ".common" in variable.linkage:
            result.weak.add(variable.name)
        if shape := _extent(variable):
            result.calls[variable.name] = shape
    for routine in (*module.functions.values(), *module.declarations.values()):
        result.calls[routine.name] = f"{_shape(routine.returns)} {_shape(routine.parameters)}"
    own = result.defined | result.weak
    result.needed |= {d.name for d in module.declarations.values() if ".extern" in d.linkage} - own
    return result


def _shape(parameters: Sequence[ptx_reader.Param]) -> str:
    """Kinds and sizes of parameters, which must agree. Alignments need not for the linker, and nvcc's own
    differ between calls and definitions of records above 128 bytes."""
    scalars = (f".b{re.sub(r'[^0-9]', '', p.type)}" for p in parameters)  # .u32 or .f32 does as well
    kinds = (f"{t}[{p.size or ''}]" if p.array else t for t, p in zip(scalars, parameters, strict=True))
    return f"({', '.join(kinds)})"


def _extent(variable: ptx_reader.Variable) -> str:
    """Space and size of a variable, which must agree; "" if its declaration leaves the size open."""
    bounds = re.search(rf"(?<![\w$]){re.escape(variable.name)}((?:\[\s*\d*\s*\])*)", variable.text)
    counts = re.findall(r"\[\s*(\d*)\s*\]", bounds[1]) if bounds else [""]
    bits = re.sub(r"\D", "", variable.type)  # none in .texref and its kin
    if variable.space == ".shared" or "" in (bits, *counts):
        return ""
    size = int(bits) // 8 * math.prod(map(int, counts))
    return f"{size} byte{'s'[: size != 1]} in {variable.space}"


_REL, _EM_CUDA, _UNDEFINED = 1, 190, 0
#: The section of a host's object file that holds device code to be linked.
_DEVICE_CODE = b"__nv_relfatbin"


def _cubin_symbols(part: Input, arch: str) -> _Symbols:
    data = part.bytes
    if data[:4] == b"\x7fELF" and len(data) < 64:
        raise LinkError(f"{part.name} is a damaged cubin")
    if data[:5] != b"\x7fELF\x02" or struct.unpack_from("<H", data, 18)[0] != _EM_CUDA:
        kind = "a cubin with 32-bit addresses" if data[:5] == b"\x7fELF\x01" else "no cubin"
        raise LinkError(f"{part.name} is {kind}")
    if struct.unpack_from("<H", data, 16)[0] != _REL:
        raise LinkError(
            f"{part.name} is linked already; make it with -rdc=true "
            "(nvcc -rdc=true -cubin, minicu compile -rdc=true)"
        )
    _check_arch(part.name, cubin_architecture(data), arch, exact=True)
    result = _Symbols()
    try:
        for name, binding, section in _elf_symbols(data):
            if binding == 1:  # STB_GLOBAL
                (result.needed if section == _UNDEFINED else result.defined).add(name)
            elif binding == 2 and section != _UNDEFINED:  # STB_WEAK
                result.weak.add(name)
    except (struct.error, IndexError, ValueError):
        raise LinkError(f"{part.name} is a damaged cubin") from None
    return result


def cubin_architecture(data: bytes) -> str:
    """The architecture that a cubin is for, like "sm_90"."""
    if len(data) < 64:
        raise LinkError("a damaged cubin")
    flags = struct.unpack_from("<I", data, 48)[0]
    # ELF ABI version 8 keeps the architecture in the second byte; before it was the first.
    return f"sm_{flags >> 8 & 0xFF if data[8] >= 8 else flags & 0xFF}"


def cubin_names(data: bytes) -> set[str]:
    """The names that a cubin defines for others. Raises LinkError for a damaged one."""
    try:
        return {name for name, _, section in _elf_symbols(data) if section != _UNDEFINED and name}
    except (struct.error, IndexError, ValueError):
        raise LinkError("a damaged cubin") from None


def _elf_symbols(data: bytes) -> Iterator[tuple[str, int, int]]:
    """(name, binding, section) of the symbols of a 64-bit ELF file."""
    (at,) = struct.unpack_from("<Q", data, 0x28)
    size, count = struct.unpack_from("<HH", data, 0x3A)
    headers = [struct.unpack_from("<IIQQQQIIQQ", data, at + i * size) for i in range(count)]
    for header in headers:
        if header[1] != 2:  # SHT_SYMTAB
            continue
        strings = headers[header[6]][4]
        for place in range(header[4], header[4] + header[5], 24):
            name, info, _, section = struct.unpack_from("<IBBH", data, place)
            start = strings + name
            text = data[start : data.index(b"\0", start)].decode()
            if text and info & 15 != 3:  # STT_SECTION
                yield text, info >> 4, section


# ---------------------------------------------------------------- the tools


#: Options of nvJitLink and of ptxas, by what is to be kept of debug information.
DEBUG_FLAGS = {None: [], "lineinfo": ["-lineinfo"], "full": ["-g"]}


@dataclass(frozen=True, slots=True)
class Settings:
    debug: str | None = None  # as in Options
    maxrregcount: int | None = None


def _run(parts: list[Input], arch: str, settings: Settings) -> bytes:
    """Let the first tool that is found, and that knows the PTX version, do it."""
    from minicu.runtime.link import tools as link_tools

    tools: list[Callable[..., bytes]] = [link_tools.nvjitlink, link_tools.toolkit, link_tools.driver]
    if len(parts) == 1 and parts[0].kind == "ptx":
        tools = [link_tools.toolkit, link_tools.nvjitlink, link_tools.driver]
    absent = []
    too_old: LinkError | None = None
    for tool in tools:
        try:
            return tool(parts, arch, settings)
        except NoTool as e:
            absent.append(str(e))
        except LinkError as e:
            if not _PTX_TOO_NEW.search(e.log):
                raise
            too_old = too_old or e
    if too_old is not None:
        raise too_old
    raise NoTool(
        "nothing on this machine can assemble PTX: install nvJitLink (pip install nvidia-nvjitlink); "
        + "; ".join(absent)
    )


def _sniff(data: bytes) -> str:
    if data[:4] == b"\x7fELF":
        return "cubin" if len(data) >= 20 and struct.unpack_from("<H", data, 18)[0] == _EM_CUDA else "object"
    if data[:4] == b"\x50\xed\x55\xba":
        return "fatbin"
    return "ptx" if b".target" in data[:10000] else "unknown"
