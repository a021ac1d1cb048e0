"""Targets and data models as literals: the sizes of C's fundamental types, and what LLVM calls the
machine. PTX interoperability guide 1.1; sizes follow the host model (LP64, or ILP32 with -m 32), and so does
whether `char` and `wchar_t` have a sign (--host).
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from minicu import types as ty
from minicu.abi import extended
from minicu.options import processor

#: What the CUDA driver defines for device code (PTX interoperability guide, chapter 3; the last: CCCL).
SYSTEM_CALLS = frozenset({"vprintf", "malloc", "free", "__assertfail", "__cuda_syscall_aligned_malloc"})

#: Functions of NVIDIA's device runtime, which libcudadevrt.a defines: launches from device code, and what
#: decides of a graph's conditional nodes.
_LAUNCHES, _CONDITIONS = "__cudaCDP2", "cudaGraphSetConditional"
DEVICE_RUNTIME = frozenset({_CONDITIONS}) | frozenset(
    _LAUNCHES + name
    for name in (
        "GetParameterBufferV2", "LaunchDeviceV2", "GetLastError", "PeekAtLastError", "StreamCreateWithFlags",
        "MemcpyAsync", "MemsetAsync", "EventCreateWithFlags", "EventRecord", "EventDestroy",
        "StreamWaitEvent", "GetDevice", "GetDeviceCount",
        "StreamDestroy", "Malloc", "Free",
    )
)  # fmt: skip


def uses_device_runtime(code: bytes) -> bool:
    """Whether PTX or machine code calls the device runtime."""
    return _LAUNCHES.encode() in code or _CONDITIONS.encode() in code


class DataModel(NamedTuple):
    """Sizes and alignments in bytes. `scalars` maps a kind of types.INTEGERS or types.FLOATS to
    (size, alignment). `machine` is the host's, as --host names it; the plain integer types of `unsigned` have
    no sign there. `empty_record` is the size of a record without members: 0 in GNU C, 1 in C++.
    `host`: classes are laid out as g++ does it, where nvcc's device code has them otherwise. `long_double` is
    LLVM's name for the type: device code has nothing wider than a double, nor does nvcc.
    """

    name: str
    pointer: int
    scalars: Mapping[str, tuple[int, int]]
    size_type: str  # kind of size_t
    ptrdiff_type: str
    machine: str = "x86_64"
    unsigned: frozenset[str] = frozenset()
    empty_record: int = 1
    host: bool = False
    long_double: str = "double"

    def float_ir(self, kind: str) -> str:
        """LLVM's name for a floating type."""
        return "bfloat" if kind == "bfloat16" else self.float_format(kind)

    def float_format(self, kind: str) -> str:
        """What decides the values of a floating type: its kind, or LLVM's name for a long double."""
        return self.long_double if kind == "ldouble" else kind

    def signed(self, type: ty.Type) -> bool:
        """Whether an integer type, or the one that an enumeration is kept in, holds negative values."""
        if isinstance(type, ty.Enum):
            type = type.decl.underlying or ty.INT
        return isinstance(type, ty.Integer) and type.kind not in self.unsigned and ty.INTEGERS[type.kind][1]

    def for_language(self, cplusplus: bool) -> DataModel:
        return self if self.empty_record == int(cplusplus) else self._replace(empty_record=int(cplusplus))

    @property
    def label(self) -> str:
        """What `model` finds it by."""
        return self.name if self.empty_record else f"{self.name} C"

    def of_host(self) -> DataModel:
        return self._replace(host=True)

    # There is one model of each name for each language, and its mapping could be neither hashed nor pickled.

    def __hash__(self) -> int:
        return hash((self.name, self.empty_record, self.host))

    def __reduce__(self) -> tuple[Callable[[str, bool], DataModel], tuple[str, bool]]:
        return _model, (self.name, bool(self.empty_record))


def _model(name: str, cplusplus: bool) -> DataModel:
    return {m.name: m for m in _ALL}[name].for_language(cplusplus)


_COMMON = {
    "bool": (1, 1), "char": (1, 1), "schar": (1, 1), "uchar": (1, 1), "char8_t": (1, 1),
    "short": (2, 2), "ushort": (2, 2), "char16_t": (2, 2),
    "int": (4, 4), "uint": (4, 4), "wchar_t": (4, 4), "char32_t": (4, 4),
    "llong": (8, 8), "ullong": (8, 8), "int128": (16, 16), "uint128": (16, 16),
    "half": (2, 2), "bfloat16": (2, 2), "float": (4, 4), "double": (8, 8),
    "ldouble": (8, 8),
}  # fmt: skip

LP64 = DataModel("LP64", 8, MappingProxyType({**_COMMON, "long": (8, 8), "ulong": (8, 8)}), "ulong", "long")
ILP32 = DataModel("ILP32", 4, MappingProxyType({**_COMMON, "long": (4, 4), "ulong": (4, 4)}), "uint", "int")


def _on_arm(model: DataModel) -> DataModel:
    """The host model of Linux on Arm (AAPCS64 10.1.2): nvcc compiles device code there with EDG's
    --unsigned_chars and --unsigned_wchar_t, whatever the host compiler is told. Sizes are the same."""
    return model._replace(
        name=f"{model.name} Arm", machine="aarch64", unsigned=frozenset({"char", "wchar_t"})
    )


#: Host code of whole programs on x86 (System V ABI, AMD64 supplement, figure 3.1).
LP64_HOST = LP64._replace(
    name="LP64 host",
    scalars=MappingProxyType({**LP64.scalars, "ldouble": (16, 16)}),
    long_double=extended.NAME,
)

_DEVICE = (LP64, ILP32, _on_arm(LP64), _on_arm(ILP32))
_ALL = (*_DEVICE, LP64_HOST)


class Target(NamedTuple):
    """A machine to generate code for.

    `spaces` maps an Object's storage to LLVM's address space number. `device_code` is False for
    HOST: there the same tree is executed by the CPU device, with the device's data model, so that
    both see the same bytes in memory. `traps`: an integer divided by zero stops it. `long_double` is LLVM's
    name for the C library's type, which other code of this process takes.
    """

    name: str
    triple: str  # empty: LLVM's default for this process
    layout: str  # LLVM data layout; empty: the target machine's
    model: DataModel
    spaces: Mapping[str, int]
    device_code: bool = True
    machine: str = ""
    traps: bool = False
    long_double: str = "double"


#: Dynamic shared memory begins at such an address, whatever the type of the array that names it: kernels
#: take `extern __shared__ char s[]` for arrays of anything. The same as nvcc's.
DYNAMIC_SHARED_ALIGN = 16

_NVPTX_SPACES = MappingProxyType({
    "local": 5, "parameter": 5, "device": 1, "managed": 1, "constant": 4,
    "shared": 3, "dynamic shared": 3,
})  # fmt: skip
_FLAT = MappingProxyType(dict.fromkeys((*_NVPTX_SPACES, "thread"), 0))

NVPTX64 = Target(
    "nvptx64", "nvptx64-nvidia-cuda",
    "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64",
    LP64, _NVPTX_SPACES,
)  # fmt: skip
NVPTX32 = Target(
    "nvptx", "nvptx-nvidia-cuda",
    "e-p:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64",
    ILP32, _NVPTX_SPACES,
)  # fmt: skip
#: By the bits of an address and the host's name.
NVPTX = MappingProxyType({
    (8 * m.pointer, m.machine): (NVPTX64 if m.pointer == 8 else NVPTX32)._replace(model=m) for m in _DEVICE
})  # fmt: skip
_MODELS = {m.label: m for one in _ALL for m in (one, one.for_language(False))}


def model(label: str) -> DataModel:
    """The data model of a name and a language: "LP64" in C++, "LP64 C", "LP64 Arm C"."""
    return _MODELS[label]


#: The machines that the CPU device runs on. Arm's division gives 0 (Arm ARM, SDIV), its `long double` is
#: IEEE's of 128 bits (AAPCS64 table 1).
HOSTS = {
    t.machine: t
    for t in (
        Target("host", "", "", LP64, _FLAT, False, "x86_64", traps=True, long_double="x86_fp80"),
        Target("host", "", "", LP64, _FLAT, False, "aarch64", traps=False, long_double="fp128"),
    )
}
#: This one. On others the CPU device refuses to run.
HOST = HOSTS.get(processor(), HOSTS["x86_64"])


def of_program(target: Target) -> Target:
    """The target by whose model the host code of a whole program is read, beside device code for `target`.
    On Arm its long double is a double as well."""
    return target._replace(model=LP64_HOST) if target.model == LP64 and HOST.machine == "x86_64" else target


def float_bits(value: float, kind: str) -> int:
    """The bits of a value that is rounded already, as an integer. `kind`: DataModel.float_format's."""
    if kind == extended.NAME:
        return extended.bits(value)
    if kind == "bfloat16":  # the upper half of a float
        return float_bits(value, "float") >> 16
    return int.from_bytes(struct.pack({"half": "<e", "float": "<f"}.get(kind, "<d"), value), "little")


def float_value(bits: int, kind: str) -> float:
    """The value that these bits are."""
    if kind == extended.NAME:
        return extended.value(bits)
    if kind == "bfloat16":
        return float_value(bits << 16, "float")
    size, code = {"half": (2, "<e"), "float": (4, "<f")}.get(kind, (8, "<d"))
    return float(struct.unpack(code, bits.to_bytes(size, "little"))[0])
