"""Machine code for this computer: LLVM IR text to an object file, and object files into the process.

Compiling and loading are separate steps so that objects can be kept on disk. Everything is compiled
for exactly the CPU it runs on: `identity` names it, and belongs in every cache key.
"""

from __future__ import annotations

import ctypes
import platform
import struct
import weakref
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import llvmlite
from llvmlite import binding

from minicu.llvm import bfloat
from minicu.llvm.library import LlvmError, Module
from minicu.lower.host import endless, narrow

#: What an engine needs is kept here, and let go in the right order: LLVM's finalisers must never run in the
#: arbitrary order in which a dying reference cycle runs them.
_KEPT: dict[int, tuple[Any, ...]] = {}


#: Passes that make what can be registers, and leave control flow as it is otherwise.
_REGISTERS: tuple[str, ...] = "sroa", "simplify_cfg"
#: ... and do away with much of what is too much.
_TIDY = (*_REGISTERS, "instruction_combine", "simplify_cfg")

#: The level from which on there are vectors.
_VECTORS = 2
#: The level of code generation for loops over threads, of which a kernel may have dozens: they are as fast as
#: with the next one, which takes a tenth longer.
_REGIONS = 1


class JitError(Exception):
    """LLVM refused the IR, or a symbol that the code needs does not exist. A fault of minicu."""


class UndefinedError(JitError):
    """Nothing in the process defines the symbols `names`: minicu's fault only where the code is minicu's."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        super().__init__(f"nothing on this machine defines {', '.join(names)}")


@cache
def identity() -> str:
    """CPU, features and versions that an object file depends on."""
    version = ".".join(map(str, binding.llvm_version_info))
    return f"{llvmlite.__version__} {version} {binding.get_default_triple()} {_cpu()} {_features()}"


@cache
def vector_bytes() -> int:
    """The size of a vector of this processor."""
    features = binding.get_host_cpu_features()
    return 64 if features.get("avx512f") else 32 if features.get("avx2") else 16


def compile_object(
    ir: str,
    opt: int = 2,
    rewrite: Callable[[str], str] | None = None,
    tidy: bool = False,
    threads: bool = False,
    inline: Callable[[str], str] | None = None,
) -> bytes:
    """The object file for a module of IR text.

    `opt` is the optimisation level, 0 to 3. `rewrite` gets the text after everything marked
    alwaysinline was inlined, and returns the text to go on with. `tidy`: and after what can be were made
    registers. `threads`: the vectors of its loops are threads, and it is not looked for others.
    """
    machine = _machine(min(opt, _REGIONS) if threads else opt)
    passes = _TIDY if tidy else ()
    if rewrite is None and opt >= _VECTORS:
        rewrite, passes = endless.without_vectors, _REGISTERS
    if rewrite is not None:
        with _parse(ir, machine) as module:
            module.optimise(machine, ("always_inliner", *passes))
            ir = str(module)
        while inline is not None and (more := inline(ir)) != ir:
            with _parse(more, machine) as module:
                module.optimise(machine, ("always_inliner", *passes))
                ir = str(module)
        ir = rewrite(narrow.without_wrong_vectors(ir) if opt >= _VECTORS else ir)
    with _optimised(ir, opt, machine, threads) as module:
        return module.object(machine)


def optimised_ir(ir: str, opt: int = 2) -> str:
    """The IR text after the pipeline that `compile_object` runs; to look at."""
    with _optimised(ir, opt, _machine(opt)) as module:
        return str(module)


def _optimised(ir: str, opt: int, machine: Any, threads: bool = False) -> Module:
    module = _parse(ir, machine)
    vectorise = opt >= _VECTORS
    module.optimise_at(machine, opt, vectorise, vectorise_blocks=vectorise and not threads)
    if "bfloat" in ir and platform.machine() == "x86_64":
        module.rewrite(bfloat.hide_bits(str(module)))
    return module


class Code:
    """An object file in this process."""

    def __init__(self, engine: Any) -> None:
        self._engine = engine

    def address(self, symbol: str) -> int:
        """The address of a function that the object defines. Raises KeyError."""
        address = self._engine.get_function_address(symbol)
        if not address:
            raise KeyError(symbol)
        return int(address)

    def data_address(self, symbol: str) -> int:
        """The address of a variable that the object defines. Raises KeyError."""
        address = self._engine.get_global_value_address(symbol)
        if not address:
            raise KeyError(symbol)
        return int(address)

    def function(self, symbol: str, result: Any, *arguments: Any) -> Any:
        """The function as a ctypes callable; it runs without Python's global lock."""
        return ctypes.CFUNCTYPE(result, *arguments)(self.address(symbol))


def load_object(data: bytes, keep: bool = True) -> Code:
    """Load an object file. Without `keep` its memory is given back when nobody holds the Code any more.
    Raises JitError naming a symbol that nothing in the process defines."""
    # An unknown symbol would silently get address 0.
    missing = [s for s in undefined_symbols(data) if binding.address_of_symbol(s) is None]
    if any(s in bfloat.NAMES for s in missing):
        _define_bfloat()
        missing = [s for s in missing if s not in bfloat.NAMES]
    if missing and _compiler_library():
        missing = [s for s in missing if binding.address_of_symbol(s) is None]
    if missing:
        raise UndefinedError(tuple(missing))
    context = binding.create_context()
    empty = binding.parse_assembly("", context=context)
    machine = _machine(2)
    empty.triple = machine.triple
    engine = binding.create_mcjit_compiler(empty, machine)
    file = binding.ObjectFileRef.from_data(data)
    engine.add_object_file(file)
    engine.finalize_object()
    _KEPT[id(engine)] = context, empty, machine, engine, file
    code = Code(engine)
    if not keep:
        weakref.finalize(code, _unload, id(engine)).atexit = False
    return code


def _unload(key: int) -> None:
    context, _, machine, engine, file = _KEPT.pop(key)
    file.close()
    engine.close()  # with its module
    machine.close()
    context.close()


#: The address of a function that is not there: a call of it is a fault.
NOWHERE = 8


def define_symbol(name: str, address: int) -> None:
    """Give objects loaded from now on the symbol `name`."""
    binding.add_symbol(name, address)


def is_defined(name: str) -> bool:
    """Whether objects loaded from now on find a symbol, of the process or by `define_symbol`."""
    return binding.address_of_symbol(name) not in (None, NOWHERE)


def undefined_symbols(data: bytes) -> Iterable[str]:
    """The symbols that an ELF object file needs from elsewhere (none for other formats)."""
    if data[:5] != b"\x7fELF\x02":
        return []
    (sections_at,) = struct.unpack_from("<Q", data, 0x28)
    size, count = struct.unpack_from("<HH", data, 0x3A)
    headers = [struct.unpack_from("<IIQQQQIIQQ", data, sections_at + i * size) for i in range(count)]
    names = set()
    for header in headers:
        if header[1] == 2:  # SHT_SYMTAB; its sh_link is the string table
            strings = headers[header[6]][4]
            for at in range(header[4] + 24, header[4] + header[5], 24):
                name, _, _, section = struct.unpack_from("<IBBH", data, at)
                if section == 0 and name:
                    start = strings + name
                    names.add(data[start : data.index(b"\0", start)].decode())
    return sorted(names - {"_GLOBAL_OFFSET_TABLE_"})


@cache
def _define_bfloat() -> None:
    code = load_object(compile_object(bfloat.IR))
    for name in bfloat.NAMES:
        define_symbol(name, code.address(name))


@cache
def _compiler_library() -> bool:
    """The compiler's own run-time functions (128-bit division and the like)."""
    try:
        binding.load_library_permanently("libgcc_s.so.1")
    except RuntimeError:
        return False
    return True


def _parse(ir: str, machine: Any) -> Module:
    try:
        module = Module(ir)
    except LlvmError as e:
        raise JitError(f"LLVM refused the code for the CPU device: {e}") from None
    module.set_target(machine.triple, str(machine.target_data))
    return module


def _machine(opt: int) -> Any:
    return binding.Target.from_default_triple().create_target_machine(
        cpu=_cpu(), features=_features(), opt=min(opt, 2), reloc="pic", codemodel="jitdefault", jit=True
    )


@cache
def _cpu() -> str:
    return str(binding.get_host_cpu_name())


#: x86's conversions to bfloat16 take subnormal numbers for zero (Intel SDM, VCVTNEPS2BF16).
_FLUSHING = {"avx512bf16", "avxneconvert"}


@cache
def _features() -> str:
    features = binding.get_host_cpu_features()
    for name in _FLUSHING & features.keys():
        features[name] = False
    if platform.machine() == "aarch64":
        # It moves nothing across directives about the frame, which come with lines; but faults find their
        # lines by code that is the same with and without (runtime/cpu/places.py).
        features["use-postra-scheduler"] = False
    return str(features.flatten())
