"""LLVM: the shared library inside llvmlite, called directly.

`llvmlite.binding` is Python code around this library. Importing it takes 50 ms, half of what a small
compilation takes in all; loading the library takes 7. So what compiling needs of it is declared here,
under the library's own names. They belong to the version of llvmlite that pyproject.toml pins; a
test compares the declarations with llvmlite's.

Each compilation has a context of its own, so that several threads may compile at once: a call
releases Python's lock, and LLVM shares nothing between contexts.
"""

from __future__ import annotations

import ctypes
import sys
from _thread import allocate_lock, start_new_thread
from collections.abc import Sequence
from ctypes import POINTER, c_bool, c_char_p, c_int, c_size_t, c_void_p
from functools import cache
from importlib.util import find_spec
from os.path import dirname, join
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

_TEXT = POINTER(c_char_p)  # where a function leaves a text that _take fetches
_HANDLE = c_void_p

#: name -> (result, parameters)
FUNCTIONS: dict[str, tuple[Any, tuple[Any, ...]]] = {
    "GetVersionInfo": (ctypes.c_uint, ()),
    "InitializeAllTargetInfos": (None, ()),
    "InitializeAllTargets": (None, ()),
    "InitializeAllTargetMCs": (None, ()),
    "InitializeAllAsmPrinters": (None, ()),
    "DisposeString": (None, (c_char_p,)),
    "ContextCreate": (_HANDLE, ()),
    "ContextDispose": (None, (_HANDLE,)),
    "ParseAssembly": (_HANDLE, (_HANDLE, c_char_p, _TEXT)),
    "ParseBitcode": (_HANDLE, (_HANDLE, c_char_p, c_size_t, _TEXT)),
    "VerifyModule": (c_bool, (_HANDLE, _TEXT)),
    "PrintModuleToString": (None, (_HANDLE, _TEXT)),
    "SetTarget": (None, (_HANDLE, c_char_p)),
    "SetDataLayout": (None, (_HANDLE, c_char_p)),
    "DisposeModule": (None, (_HANDLE,)),
    "ModuleFunctionsIter": (_HANDLE, (_HANDLE,)),
    "FunctionsIterNext": (_HANDLE, (_HANDLE,)),
    "DisposeFunctionsIter": (None, (_HANDLE,)),
    "GetLinkage": (c_int, (_HANDLE,)),
    "SetLinkage": (None, (_HANDLE, c_int)),
    "GetValueName": (c_char_p, (_HANDLE,)),
    "SetValueName": (None, (_HANDLE, c_char_p)),
    "GetTargetFromTriple": (_HANDLE, (c_char_p, _TEXT)),
    "CreateTargetMachine": (
        _HANDLE,
        (_HANDLE, c_char_p, c_char_p, c_char_p, c_int, c_char_p, c_char_p, c_int, c_int, c_char_p),
    ),
    "TargetMachineEmitToMemory": (_HANDLE, (_HANDLE, _HANDLE, c_int, _TEXT)),
    "DisposeTargetMachine": (None, (_HANDLE,)),
    "GetBufferStart": (c_void_p, (_HANDLE,)),
    "GetBufferSize": (c_size_t, (_HANDLE,)),
    "DisposeMemoryBuffer": (None, (_HANDLE,)),
    "CreatePipelineTuningOptions": (_HANDLE, ()),
    "DisposePipelineTuningOptions": (None, (_HANDLE,)),
    "SetCommandLine": (None, (c_char_p, c_char_p)),
    "CreatePassBuilder": (_HANDLE, (_HANDLE, _HANDLE)),
    "DisposePassBuilder": (None, (_HANDLE,)),
    "buildPerModuleDefaultPipeline": (_HANDLE, (_HANDLE, c_int)),
    "CreateNewModulePassManager": (_HANDLE, ()),
    "RunNewModulePassManager": (None, (_HANDLE, _HANDLE, _HANDLE)),
    "DisposeNewModulePassManger": (None, (_HANDLE,)),  # the library's spelling
}

#: The passes that lists of passes may name: how the library calls what adds them.
PASSES = {
    "aggressive_dce": "module_AddADCEPass",
    "always_inliner": "module_AddAlwaysInlinerPass",
    "dead_store_elimination": "module_AddDSEPass",
    "global_dead_code_eliminate": "module_AddGlobalDCEPass",
    "instruction_combine": "module_AddInstCombinePass",
    "loop_rotate": "module_AddLoopRotatePass",
    "loop_unroll": "module_AddLoopUnrollPass",
    "new_gvn": "module_AddNewGVNPass",
    "simplify_cfg": "module_AddSimplifyCFGPass",
    "sroa": "module_AddSROAPass",
}


class LlvmError(Exception):
    """What LLVM said."""


def library() -> Any:
    """The loaded library; its targets are set up."""
    with _loading:
        return _load()


def load_early() -> None:
    """Begin to load the library in a thread. A command calls this first: the 10 ms are those of the
    system's loader, and Python can work meanwhile."""
    if sys.platform == "linux":
        start_new_thread(_load_apart, ())


_loading = allocate_lock()


def _load_apart() -> None:
    try:
        ctypes.CDLL(None).dlopen(_path().encode(), 2)  # RTLD_NOW. (ctypes.CDLL would keep Python's lock.)
        library()
    except Exception:  # whoever needs the library will see why it cannot be loaded
        pass


def _path() -> str:
    spec = find_spec("llvmlite")
    if spec is None or spec.origin is None:
        raise ImportError("llvmlite is not installed: pip install llvmlite==0.50.*")
    name = {"win32": "llvmlite.dll", "darwin": "libllvmlite.dylib"}.get(sys.platform, "libllvmlite.so")
    return join(dirname(spec.origin), "binding", name)


@cache
def _load() -> Any:
    loaded = ctypes.CDLL(_path())
    for function, (result, parameters) in FUNCTIONS.items():
        declared = getattr(loaded, f"LLVMPY_{function}")
        declared.restype, declared.argtypes = result, parameters
    loaded.LLVMPY_InitializeAllTargetInfos()
    loaded.LLVMPY_InitializeAllTargets()
    loaded.LLVMPY_InitializeAllTargetMCs()
    loaded.LLVMPY_InitializeAllAsmPrinters()
    # LLVM prints "loop not unrolled" on stderr where `#pragma unroll` stands before a loop whose count is
    # not constant. In CUDA that is no mistake: such a loop stays as it is.
    loaded.LLVMPY_SetCommandLine(b"minicu", b"-opt-disable=transform-warning")
    return loaded


def version() -> tuple[int, int, int]:
    """LLVM's version."""
    packed = library().LLVMPY_GetVersionInfo()
    return packed >> 16 & 255, packed >> 8 & 255, packed & 255


#: LLVMLinkage: external; internal and private.
_EXTERNAL, _LOCAL = 0, (8, 9)


class Module:
    """A module in a context of its own, read from IR text or bitcode and verified. Raises LlvmError.
    To be closed."""

    def __init__(self, source: str | bytes) -> None:
        lib = library()
        self._handle = None
        self._context = lib.LLVMPY_ContextCreate()
        message = c_char_p()
        if isinstance(source, str):
            self._handle = lib.LLVMPY_ParseAssembly(self._context, source.encode(), message)
        else:
            self._handle = lib.LLVMPY_ParseBitcode(self._context, source, len(source), message)
        refused = not self._handle or lib.LLVMPY_VerifyModule(self._handle, message)
        complaint = _take(message)
        if refused:
            self.close()
            raise LlvmError(complaint)

    def __enter__(self) -> Module:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        lib = library()
        if self._handle:
            lib.LLVMPY_DisposeModule(self._handle)
        if self._context:
            lib.LLVMPY_ContextDispose(self._context)
        self._handle = self._context = None

    def __str__(self) -> str:
        text = c_char_p()
        library().LLVMPY_PrintModuleToString(self._handle, text)
        return _take(text)

    def set_target(self, triple: str, layout: str) -> None:
        library().LLVMPY_SetTarget(self._handle, triple.encode())
        library().LLVMPY_SetDataLayout(self._handle, layout.encode())

    def optimise(self, machine: Machine, passes: Sequence[str] | int) -> None:
        """Run a list of passes (names in PASSES), or LLVM's pipeline of a level, 0 to 3."""
        lib = library()
        tuning = lib.LLVMPY_CreatePipelineTuningOptions()
        builder = lib.LLVMPY_CreatePassBuilder(machine.handle, tuning)
        if isinstance(passes, int):
            manager = lib.LLVMPY_buildPerModuleDefaultPipeline(builder, passes)
        else:
            manager = lib.LLVMPY_CreateNewModulePassManager()
            for name in passes:
                add = getattr(lib, f"LLVMPY_{PASSES[name]}")
                add.restype, add.argtypes = None, (_HANDLE,)
                add(manager)
        lib.LLVMPY_RunNewModulePassManager(manager, self._handle, builder)
        lib.LLVMPY_DisposeNewModulePassManger(manager)
        lib.LLVMPY_DisposePassBuilder(builder)
        lib.LLVMPY_DisposePipelineTuningOptions(tuning)

    def publish(self) -> list[str]:
        """Give functions that only this module sees external linkage; returns their names, in which `.` has
        become `_$_`, as code generation for PTX spells local names."""
        lib = library()
        functions, names = lib.LLVMPY_ModuleFunctionsIter(self._handle), []
        while function := lib.LLVMPY_FunctionsIterNext(functions):
            if lib.LLVMPY_GetLinkage(function) in _LOCAL:
                name = lib.LLVMPY_GetValueName(function).decode()
                if "." in name:
                    name = name.replace(".", "_$_")
                    lib.LLVMPY_SetValueName(function, name.encode())
                lib.LLVMPY_SetLinkage(function, _EXTERNAL)
                names.append(name)
        lib.LLVMPY_DisposeFunctionsIter(functions)
        return names

    def emit(self, machine: Machine) -> str:
        """Assembly text."""
        lib = library()
        message = c_char_p()
        buffer = lib.LLVMPY_TargetMachineEmitToMemory(machine.handle, self._handle, 0, message)
        if not buffer:
            raise LlvmError(_take(message))
        size = lib.LLVMPY_GetBufferSize(buffer)
        text = ctypes.string_at(lib.LLVMPY_GetBufferStart(buffer), size).decode()
        lib.LLVMPY_DisposeMemoryBuffer(buffer)
        if "callseq " in text:
            machine.used_up = True
        return text


class Machine:
    """A target with its processor, features and level of code generation. To be closed: it is then kept
    for the next compilation that wants the same, as LLVM needs 0.2 ms to make one. But not if calls were
    compiled: it numbers them, and the same source must give the same text."""

    def __init__(self, triple: str, cpu: str, features: str, level: int) -> None:
        self.used_up = False
        self._idle = _idle.setdefault((triple, cpu, features, level), [])
        try:
            self.handle = self._idle.pop()
        except IndexError:
            self.handle = _make_machine(triple, cpu, features, level)

    def __enter__(self) -> Machine:
        return self

    def __exit__(self, error: object, *_: object) -> None:
        if error is None and not self.used_up:
            self._idle.append(self.handle)
        else:
            library().LLVMPY_DisposeTargetMachine(self.handle)
        self.handle = None


_idle: dict[tuple[str, str, str, int], list[Any]] = {}


def _make_machine(triple: str, cpu: str, features: str, level: int) -> Any:
    lib = library()
    message = c_char_p()
    target = lib.LLVMPY_GetTargetFromTriple(triple.encode(), message)
    if not target:
        raise LlvmError(_take(message))
    names = triple.encode(), cpu.encode(), features.encode()
    return lib.LLVMPY_CreateTargetMachine(target, *names, level, b"default", b"jitdefault", 0, 0, b"")


def _take(text: c_char_p) -> str:
    """The text that a function left, which is freed."""
    value = text.value or b""
    if text:
        library().LLVMPY_DisposeString(text)
    return value.decode("utf-8", "replace")
