"""The programs and libraries that assemble and link for `link.py`. Each raises NoTool where it is absent,
LinkError with its log where it refuses."""

from __future__ import annotations

import ctypes
import os
import re
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from minicu.runtime.link.link import DEBUG_FLAGS, LinkError, NoTool

if TYPE_CHECKING:
    from minicu.runtime.link.link import Input, Settings


# ---------------------------------------------------------------- nvJitLink


@cache
def nvjitlink_version() -> tuple[int, int]:
    """The version of the nvJitLink library. Raises NoTool."""
    try:
        from cuda.bindings import nvjitlink as api

        return tuple(api.version())
    except Exception as e:  # ImportError; cuda.pathfinder's DynamicLibNotFoundError
        raise NoTool(f"nvJitLink was not found ({type(e).__name__})") from None


def nvjitlink(parts: list[Input], arch: str, settings: Settings) -> bytes:
    """Link with the nvJitLink library."""
    nvjitlink_version()
    from cuda.bindings import nvjitlink as api

    options = [f"-arch={arch}", *DEBUG_FLAGS[settings.debug]]
    if settings.maxrregcount:
        options.append(f"-maxrregcount={settings.maxrregcount}")
    if any(p.kind == "ltoir" for p in parts):
        options.append("-lto")
    handle = api.create(len(options), options)
    part: Input | None = None
    try:
        for part in parts:
            kind = getattr(api.InputType, part.kind.upper())
            # PTX ends with a NUL that is not counted.
            data = part.bytes + b"\0" if part.kind == "ptx" else part.bytes
            api.add_data(handle, kind, data, len(part.bytes) + (part.kind == "ptx"), part.name)
        part = parts[0] if len(parts) == 1 else None
        api.complete(handle)
        cubin = bytearray(api.get_linked_cubin_size(handle))
        api.get_linked_cubin(handle, cubin)
        return bytes(cubin)
    except api.nvJitLinkError as e:
        log = bytearray(max(1, api.get_error_log_size(handle)))
        api.get_error_log(handle, log)
        text = bytes(log).rstrip(b"\0 \n").decode("utf-8", "replace")
        raise refusal("nvJitLink", text or str(e), part, ", ".join(p.name for p in parts)) from None
    finally:
        api.destroy(handle)


# ---------------------------------------------------------------- ptxas and nvlink


def find_program(name: str) -> str | None:
    """ptxas, nvlink or another program of a CUDA toolkit: on PATH, in CUDA_HOME or CUDA_PATH, in the
    wheels of NVIDIA, in the usual folder."""
    if path := shutil.which(name):
        return path
    folders = [Path(os.environ[v], "bin") for v in ("CUDA_HOME", "CUDA_PATH") if os.environ.get(v)]
    try:
        import nvidia  # type: ignore[import-untyped, import-not-found, unused-ignore]

        for root in nvidia.__path__:
            folders += [Path(root, "cuda_nvcc", "bin"), Path(root, "cu13", "bin")]
    except ImportError:
        pass
    folders.append(Path("/usr/local/cuda/bin"))
    for folder in folders:
        if path := shutil.which(name, path=str(folder)):
            return path
    return None


def find_library(name: str) -> Path | None:
    """A library of the CUDA toolkit for linking: in its folders, or in the wheels of NVIDIA."""
    from minicu.syntax.headers import installed

    return next((path for f in installed.folders("lib") if (path := Path(f, name)).is_file()), None)


@cache
def ptxas_version() -> tuple[int, int]:
    """The CUDA version of the ptxas that is found. Raises NoTool."""
    ptxas = find_program("ptxas")
    if ptxas is None:
        raise NoTool("ptxas is not on PATH")
    try:
        said = subprocess.run([ptxas, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError as e:
        raise NoTool(f"ptxas cannot be started: {e.strerror}") from None
    match = re.search(r"release (\d+)\.(\d+)", said)
    if match is None:
        raise NoTool("ptxas does not tell its version")
    return int(match[1]), int(match[2])


def toolkit(parts: list[Input], arch: str, settings: Settings) -> bytes:
    """Assemble with ptxas, and link with nvlink where there is more than one input."""
    ptxas = find_program("ptxas")
    if ptxas is None:
        raise NoTool("ptxas is not on PATH")
    if any(p.kind == "ltoir" for p in parts):
        raise NoTool("nvlink alone cannot compile .ltoir files")
    alone = len(parts) == 1 and parts[0].kind == "ptx"
    nvlink = find_program("nvlink")
    if not alone and nvlink is None:
        raise NoTool("nvlink is not beside ptxas")
    with tempfile.TemporaryDirectory(prefix="minicu-link-") as folder:
        files: dict[str, str] = {}  # what the linker gets: the input that it comes from
        for number, part in enumerate(parts):
            path = Path(folder, f"{number}.{_SUFFIXES.get(part.kind, part.kind)}")
            path.write_bytes(part.bytes)
            if part.kind == "ptx":
                cubin = path.with_suffix(".cubin")
                command = [ptxas, f"-arch={arch}", str(path), "-o", str(cubin)]
                command += ["-c"] * (not alone) + DEBUG_FLAGS[settings.debug]
                if settings.maxrregcount:
                    command.append(f"-maxrregcount={settings.maxrregcount}")
                _call("ptxas", command, part)
                path = cubin
            files[str(path)] = part.name
        if alone:
            return path.read_bytes()
        output = Path(folder, "linked.cubin")
        assert nvlink is not None
        debug = ["-g"] if settings.debug == "full" else []
        _call("nvlink", [nvlink, f"-arch={arch}", *debug, *files, "-o", str(output)], None, files)
        return output.read_bytes()


#: What nvlink knows a kind of file by, where that is not the kind's name.
_SUFFIXES = {"library": "a", "object": "o"}


def _call(name: str, command: list[str], part: Input | None, files: dict[str, str] | None = None) -> None:
    """Run a program on one part, or on files made of several; complaints then name what they come from."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
    except OSError as e:
        raise NoTool(f"{name} cannot be started: {e.strerror}") from None
    if done.returncode:
        log = done.stderr or done.stdout or f"exit status {done.returncode}"
        for path, origin in (files or {}).items():
            log = log.replace(path, origin)
        raise refusal(name, log, part, ", ".join((files or {}).values()))


# ---------------------------------------------------------------- the driver's linker


def driver(parts: list[Input], arch: str, settings: Settings) -> bytes:
    """Link with the driver of the first GPU, for that GPU's architecture."""
    from minicu.runtime.cuda.driver import DriverMissing

    try:
        from minicu.runtime.cuda.device import cuda_device

        device = cuda_device(0)
    except DriverMissing as e:
        raise NoTool(str(e)) from None
    if device.arch != arch.rstrip("af"):
        raise NoTool(f"the driver's linker makes code for {device.arch} only")
    chosen = {"MAX_REGISTERS": settings.maxrregcount} if settings.maxrregcount else {}
    if settings.debug:
        chosen["GENERATE_LINE_INFO" if settings.debug == "lineinfo" else "GENERATE_DEBUG_INFO"] = 1
    return with_driver([(p.kind, p.name, p.bytes) for p in parts], device, chosen)


_LOG_BYTES = 16384


def with_driver(parts: list[tuple[str, str, bytes]], device: Any, settings: dict[str, int]) -> bytes:
    """A cubin for `device` from (kind, name, data). `settings` are options by their names without
    CU_JIT_. Raises LinkError with the log, CudaError where there is none."""
    from minicu.runtime.cuda.driver import driver, error_of

    api = driver()
    names = api.CUjit_option
    errors = bytearray(_LOG_BYTES)
    chosen: list[tuple[Any, Any]] = [
        (names.CU_JIT_ERROR_LOG_BUFFER, errors),
        (names.CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES, len(errors)),
        *((getattr(names, f"CU_JIT_{n}"), v) for n, v in settings.items()),
    ]
    options, values = [o for o, _ in chosen], [v for _, v in chosen]
    with device.active():
        state = device.check(api.cuLinkCreate(len(options), options, values), "starting the linker")
        try:
            for kind, name, data in parts:
                text = data + b"\0" if kind == "ptx" else data
                kind_number = getattr(
                    api.CUjitInputType, f"CU_JIT_INPUT_{_DRIVER_KINDS.get(kind, kind.upper())}"
                )
                status = api.cuLinkAddData(state, kind_number, text, len(text), name.encode(), 0, [], [])[0]
                if status:
                    break
            else:
                status, address, size = api.cuLinkComplete(state)
            if status:
                log = bytes(errors).split(b"\0")[0].decode("utf-8", "replace")
                if not log.strip():
                    raise error_of(int(status), f"linking {name}")
                raise refusal("the driver's linker", log, None, name, data if kind == "ptx" else b"")
            return ctypes.string_at(int(address), int(size))
        finally:
            api.cuLinkDestroy(state)


_DRIVER_KINDS = {"fatbin": "FATBINARY", "ltoir": "NVVM"}


def refusal(tool: str, log: str, part: Input | None, name: str = "", ptx: bytes = b"") -> LinkError:
    """The exception for a tool's log: its message first, then the line of PTX and the function there."""
    if part is not None:
        name, ptx = part.name, part.bytes if part.kind == "ptx" else b""
    lines = [re.sub(r"^ptxas /\S+, ", "", line.strip()) for line in log.splitlines() if line.strip()]
    telling = next(
        (x for x in lines if re.search(r"error|fatal|undefined|multiple", x, re.IGNORECASE)), lines[0]
    )
    message = f"{tool} refused {name}: {telling}"
    match = re.search(r"line (\d+)", telling)
    source = ptx.decode("utf-8", "replace").splitlines()
    error = LinkError()
    error.log = log
    if match and 0 < int(match[1]) <= len(source):
        number = int(match[1])
        message += f"\n  line {number}: {source[number - 1].strip()}"
        for text in reversed(source[:number]):
            if inside := re.search(r"\.(entry|func)\s+(?:\([^)]*\)\s*)?([\w$%]+)", text):
                message += f"\n  in {inside[2]}"
                break
    rest = [line for line in lines if line is not telling and not line.startswith("ERROR")]
    error.args = ("\n".join([message, *rest]),)
    return error
