"""Loading a program onto a GPU: PTX checked against the driver, assembled once, kept on disk."""

from __future__ import annotations

import contextlib
import os
import re
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from weakref import ref

import numpy

from minicu import cache as disk
from minicu.abi.target import uses_device_runtime
from minicu.program import Global, Program
from minicu.ptx.outline import Outline
from minicu.runtime.cuda.driver import CudaError, driver, driver_version, highest_ptx, least_driver
from minicu.runtime.errors import DeviceError
from minicu.runtime.launching.launch import Attributes
from minicu.runtime.module import Module

if TYPE_CHECKING:
    from collections.abc import Callable

    from minicu import program
    from minicu.runtime.cuda.device import CudaDevice
    from minicu.runtime.launching.launch import Kernel, Triple


#: Bytes of the stack that a thread has where nobody asks for more.
STACK = 1024

_HEAD_LENGTH = 4000  # .version, .target and .address_size come first, after comments


class Assembled:
    """A program's machine code for one device, at hand in this process: `load` loads it once more. It runs
    between calls of the driver's, which leave the processor's caches to nobody, so it does nothing that can
    be done when the module is used."""

    __slots__ = ("_address", "_data", "_device", "_load", "_options", "_ptx")

    def __init__(self, program: Program, device: CudaDevice, cubin: bytes) -> None:
        """No bytes: they are on the disk, and `load` fetches them."""
        self._device = device
        self._data = numpy.frombuffer(cubin, numpy.uint8) if cubin else None
        # To find out that of a buffer takes cuda.bindings longer than all the rest.
        self._address = self._data.ctypes.data if self._data is not None else 0
        self._load = _loader(program)
        self._ptx, self._options = program.ptx, program.options  # what it was assembled from

    def load(self, program: Program) -> Module:
        device = self._device
        if (
            self._address
            and program.ptx is self._ptx
            and program.options is self._options
            and device.is_active()
        ):
            status, handle = self._load(self._address)
            if not status:
                return Module(program, device, CudaCode(program, device, handle))
        return load(program, device)


def load(program: Program, device: CudaDevice) -> Module:
    """Load a program. Raises DeviceError where this GPU or driver cannot take it."""
    outline = program.outline()
    if program.image:
        device.prints |= outline.prints
        device.asserts |= outline.asserts
        return Module(program, device, CudaCode(program, device, _load_image(program.image, program, device)))
    name = _name(outline, program, device)
    # Most programs are loaded once: what is read from the disk is kept the second time.
    loaded = _from_disk(name, program, device) if disk.enabled() else None
    if loaded is None:
        loaded = _assembled(program, device, name)
    handle, kept = loaded
    device.prints |= outline.prints
    device.asserts |= outline.asserts
    program.again[device] = Assembled(program, device, kept).load
    return Module(program, device, CudaCode(program, device, handle))


def _load_image(image: bytes | int, program: Program, device: CudaDevice) -> Any:
    with device.active():
        return device.check(_loader(program)(image), "loading a module")


def _loader(program: Program) -> Callable[[bytes | int], Any]:
    """The driver's function that loads the program's image. PTX with line numbers keeps them if that is asked
    for. (Kernels say themselves how many registers they may have.)"""
    api = driver()
    if not program.outline().lines:
        return api.cuModuleLoadData
    lines = [api.CUjit_option.CU_JIT_GENERATE_LINE_INFO]
    return lambda image: api.cuModuleLoadDataEx(image, 1, lines, [1])


def _name(outline: Outline, program: Program, device: CudaDevice) -> str:
    """The name of a program's machine code in the disk cache: everything that decides it."""
    registers = program.options.maxrregcount or ""
    return f"{outline.digest}-{device.assembler}-{'l' * outline.lines}{'g' * outline.debug}{registers}"


def _assembled(program: Program, device: CudaDevice, name: str) -> tuple[Any, bytes]:
    """The module's handle, and what the driver loads for it, made now and stored for later processes."""
    check_ptx(program.ptx, device)
    outline, settings = program.outline(), _settings(program)
    if outline.complete and not outline.debug:
        handle, image = _as_whole(program, device)
    elif uses_device_runtime(program.ptx.encode()):
        from minicu.runtime.link.link import link

        options = program.options
        image = link([program], device.arch, debug=options.debug, maxrregcount=options.maxrregcount)
        handle = _load_image(image, program, device)
    else:
        if not outline.complete:  # the driver's linker need not say that nobody defines a function
            from minicu.runtime.link.link import as_input, check

            check([as_input(program)], device.arch)
        # cuda-gdb loses the variables of kernels that recurse in what the driver links (docs/found.md).
        image = _by_ptxas(program, device) if outline.debug and outline.complete else b""
        image = image or assemble(program.ptx, device, settings, program.name)
        handle = _load_image(image, program, device)
    if disk.enabled():
        disk.store(name, _sum(image, 0, len(image)).to_bytes(8, "little") + image, "cubin")
    return handle, image


def _as_whole(program: Program, device: CudaDevice) -> tuple[Any, bytes]:
    """The module's handle and image of a program that needs no linker. The driver's linker assembles for
    linking, where constant memory is read by loads, not by operands (kernels took up to four times as long),
    and every call obeys the ABI. ptxas and the driver's loader assemble a whole program."""
    if machine_code := _by_ptxas(program, device):
        with contextlib.suppress(CudaError):  # it is the driver that decides
            return _load_image(machine_code, program, device), machine_code
    image = program.ptx.encode() + b"\0"  # the driver keeps its machine code on the disk itself
    try:
        return _load_image(image, program, device), image
    except CudaError:
        assemble(program.ptx, device, _settings(program), program.name)  # says what is wrong
        raise


def _by_ptxas(program: Program, device: CudaDevice) -> bytes:
    """Machine code by a ptxas of the driver's own version: read back from the cache it is loaded sooner than
    PTX whose machine code the driver finds. Empty where there is none, or where it refuses the PTX."""
    from minicu.runtime.link import tools
    from minicu.runtime.link.link import Input, LinkError, NoTool, Settings

    target = _head(program.ptx).get("target", "").partition(",")[0].strip()
    arch = target if target.endswith(("a", "f")) else device.arch
    outline = program.outline()
    debug = "full" if outline.debug else "lineinfo" if outline.lines else None
    settings = Settings(debug, program.options.maxrregcount)
    try:
        if tools.ptxas_version() != driver_version():
            return b""
        return tools.toolkit([Input(program.name, program.ptx, "ptx")], arch, settings)
    except (NoTool, LinkError):
        return b""


class _Buffer:
    """Memory for what is read from the disk; fresh memory would take longer than the reading."""

    def __init__(self, size: int = 1 << 16) -> None:
        self.bytes = bytearray(size)
        self.address = numpy.frombuffer(self.bytes, numpy.uint8).ctypes.data


_buffers: list[_Buffer] = []  # those that no thread reads to
_START = disk.HEAD + 8
_DAY = 86400


def _from_disk(name: str, program: Program, device: CudaDevice) -> tuple[Any, bytes] | None:
    """Load what an earlier process stored, if that can be used: the module's handle and, where the program
    was loaded before, its machine code, to be kept."""
    keep = device in program.again
    try:
        buffer = _buffers.pop()
    except IndexError:
        buffer = _Buffer()
    try:
        buffer, end = _read(name, buffer)
        if not end:
            return None
        try:
            handle = _load_image(buffer.address + _START, program, device)
        except CudaError as e:
            # A file of another driver's making, say.
            if e.status not in ("CUDA_ERROR_INVALID_IMAGE", "CUDA_ERROR_NO_BINARY_FOR_GPU"):
                raise
            disk.discard(name, "cubin")
            return None
        return handle, bytes(buffer.bytes[_START:end]) if keep else b""
    finally:
        _buffers.append(buffer)


def _read(name: str, buffer: _Buffer) -> tuple[_Buffer, int]:
    """Machine code from the disk cache: a buffer, the given one if it is large enough, with the code from
    _START to the number returned, 0 where there is none. The cache's own checksum would take longer than all
    the rest of a load: a sum over the words does here."""
    path = disk.place(name, "cubin")
    try:
        file = os.open(path, os.O_RDONLY | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0))
    except OSError:
        return buffer, 0
    try:
        told = os.fstat(file)
        if told.st_size > len(buffer.bytes):
            buffer = _Buffer(told.st_size)
        end = _read_into(file, [buffer.bytes])
        if time.time() - told.st_mtime > _DAY:
            os.utime(path)  # the cache drops what was used longest ago
    except OSError:
        return buffer, 0
    finally:
        os.close(file)
    if end > _START:
        data = buffer.bytes
        if _sum(data, _START, end) == int.from_bytes(data[disk.HEAD : _START], "little"):
            return buffer, end
    disk.discard(name, "cubin")
    return buffer, 0


def _read_whole(file: int, buffers: list[bytearray]) -> int:
    """os.readv where the system has none."""
    data = os.read(file, len(buffers[0]))
    buffers[0][: len(data)] = data
    return len(data)


_read_into: Callable[[int, list[bytearray]], int] = getattr(os, "readv", _read_whole)


def _sum(data: bytes | bytearray, start: int, end: int) -> int:
    """The sum of the 64-bit words of machine code, its length and its last bytes added, modulo 2**64."""
    words, odd = divmod(end - start, 8)
    total = int(numpy.add.reduce(numpy.frombuffer(data, numpy.uint64, words, start)))
    total += end - start + int.from_bytes(data[end - odd : end], "little")
    return total & (1 << 64) - 1


def _settings(program: Program) -> dict[str, int]:
    """Options of the driver's assembler, by name without CU_JIT_."""
    outline = program.outline()
    settings = {}
    if outline.lines:
        settings["GENERATE_LINE_INFO"] = 1
    if outline.debug:
        settings["GENERATE_DEBUG_INFO"] = 1
    if program.options.maxrregcount:
        settings["MAX_REGISTERS"] = program.options.maxrregcount
    return settings


def _head(ptx: str) -> dict[str, str]:
    """The directives before the code: version, target, address_size."""
    directives = {}
    for line in ptx[:_HEAD_LENGTH].splitlines():
        name, _, value = line.strip().partition(" ")
        if name in (".version", ".target", ".address_size"):
            directives[name[1:]] = value.strip()
        if len(directives) == 3:
            break
    return directives


def check_ptx(ptx: str, device: CudaDevice) -> None:
    """Refuse PTX that the driver would refuse with less of a reason."""
    head = _head(ptx)
    version = head.get("version", "")
    if re.fullmatch(r"\d+\.\d+", version):
        wanted = tuple(map(int, version.split(".")))
        takes = highest_ptx(driver_version())
        if takes is not None and wanted > takes:
            cuda, most = (".".join(map(str, v)) for v in (driver_version(), takes))
            raise DeviceError(
                f"the program is in PTX {version}, the driver (CUDA {cuda}) takes PTX {most} at most: "
                f"compile with ptx_version='{most}' (--ptx-version={most}), "
                f"or install a driver for {least_driver(wanted)}"  # type: ignore[arg-type]
            )
    if head.get("address_size") == "32":
        raise DeviceError(
            "the program has 32-bit addresses (-m 32): no driver loads it; compile without -m 32"
        )
    target = head.get("target", "").partition(",")[0].strip()
    if reason := _other_architecture(target, device.capability):
        raise DeviceError(
            f"the program was compiled for {target}, {device.name} is {device.arch} ({device.model_name}): "
            f"{reason}; compile with arch='{device.arch}' (-arch={device.arch})"
        )


def _other_architecture(target: str, capability: tuple[int, int]) -> str:
    """Why PTX for `target` does not run on a GPU; empty if it does."""
    match = re.fullmatch(r"sm_(\d+)(\d)([af]?)", target)
    if not match:
        return ""
    wanted = int(match[1]), int(match[2])
    if match[3] == "a" and wanted != capability:
        return "code for one architecture (the 'a') runs on no other"
    if match[3] == "f" and (wanted[0] != capability[0] or wanted > capability):
        return "code for one family (the 'f') runs on no other"
    return "PTX runs on this architecture and newer ones only" if wanted > capability else ""


def assemble(ptx: str, device: CudaDevice, settings: dict[str, int], name: str = "ptx") -> bytes:
    """Machine code for the device by the driver's own assembler. Raises LinkError with its log."""
    from minicu.runtime.link.tools import with_driver

    return with_driver([("ptx", name, ptx.encode())], device, settings)


class CudaFunction:
    """A kernel in a loaded module."""

    def __init__(self, device: CudaDevice, handle: int, description: program.Kernel) -> None:
        self.device = device
        self.handle = handle
        self.description = description
        self.name = description.title
        self.attributes = Attributes(*(
            self._attribute(n)
            for n in ("NUM_REGS", "SHARED_SIZE_BYTES", "LOCAL_SIZE_BYTES", "CONST_SIZE_BYTES",
                      "MAX_THREADS_PER_BLOCK", "PTX_VERSION", "BINARY_VERSION")
        ))  # fmt: skip
        self._dynamic = 48 * 1024 - self.attributes.shared

    def _attribute(self, name: str) -> int:
        api = driver()
        key = getattr(api.CUfunction_attribute, f"CU_FUNC_ATTRIBUTE_{name}")
        return int(
            self.device.check(api.cuFuncGetAttribute(key, self.handle), f"asking about kernel '{self.name}'")
        )

    def allow_shared(self, size: int) -> None:
        """Make room for `size` bytes of dynamic shared memory; beyond 48 KiB the driver wants to be told."""
        if size <= self._dynamic:
            return
        static = self.attributes.shared
        most = self.device.shared_limit - static
        if size > most:
            raise ValueError(
                f"{self.name}: {size} bytes of dynamic shared memory; {self.device.name} has room for {most}"
                + (f" beside the kernel's own {static}" if static else "")
            )
        api = driver()
        key = api.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
        self.device.check(
            api.cuFuncSetAttribute(self.handle, key, size), f"{self.name}: {size} bytes of shared memory"
        )
        self._dynamic = size

    def allow_cluster(self, blocks: int) -> None:
        """Allow clusters of more than the 8 blocks that every GPU with clusters has room for."""
        if blocks > 8:
            api = driver()
            key = api.CUfunction_attribute.CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED
            self.device.check(
                api.cuFuncSetAttribute(self.handle, key, 1), f"{self.name}: a cluster of {blocks} blocks"
            )

    def occupancy(self, threads: int, shared: int) -> int:
        """How many blocks of `threads` threads fit on a multiprocessor at once."""
        with self.device.active():
            self.allow_shared(shared)
            asked = driver().cuOccupancyMaxActiveBlocksPerMultiprocessor(self.handle, threads, shared)
            return int(self.device.check(asked, f"asking for the occupancy of '{self.name}'"))

    def best_block(self, shared: int) -> tuple[int, int]:
        """(blocks, threads): the block size of the highest occupancy, and the blocks that fill the GPU."""
        limit = self.description.launch_bounds[0] if self.description.launch_bounds else 0
        with self.device.active():
            self.allow_shared(shared)
            asked = driver().cuOccupancyMaxPotentialBlockSize(self.handle, 0, shared, limit)
            blocks, threads = self.device.check(asked, f"asking for the best block of '{self.name}'")
        return int(blocks), int(threads)


class CudaCode:
    """A loaded module: what `minicu.runtime.module` asks of a device."""

    def __init__(self, program: Program, device: CudaDevice, handle: Any) -> None:
        self.program = program
        self.device = device
        self.handle = handle
        self._functions: dict[str, CudaFunction] = {}
        self._plans: dict[Any, Any] = {}
        device.codes[id(self)] = ref(self)

    def function(self, description: program.Kernel) -> CudaFunction:
        kernel = self._functions.get(description.symbol)
        if kernel is None:
            with self.device.active():
                asked = driver().cuModuleGetFunction(self.handle, description.symbol.encode())
                handle = int(self.device.check(asked, f"finding kernel '{description.symbol}'"))
                kernel = CudaFunction(self.device, handle, description)
            if self.program.outline().deep:
                self._make_room(kernel.attributes.local)
            self._functions[description.symbol] = kernel
        return kernel

    def _make_room(self, frame: int) -> None:
        """Let functions whose stack nobody can tell have what a thread has by default, if the kernel's own
        frame takes much: the driver gives a thread the larger of both, not the sum."""
        limits = self.device.limits
        if limits.stack < frame + STACK:
            # The kernel may do with what there is, if a GPU has no more.
            with contextlib.suppress(CudaError):
                limits.stack = frame + STACK

    def global_address(self, description: Global) -> int:
        with self.device.active():
            asked = driver().cuModuleGetGlobal(self.handle, description.symbol.encode())
            address, _ = self.device.check(asked, f"finding variable '{description.symbol}'")
        return int(address)

    def bind(
        self, kernel: Kernel, grid: Triple, block: Triple, shared: int, stream: Any, **more: Any
    ) -> Callable[..., Any]:
        """What `kernel[grid, block, shared, stream]` gives; `more` as in Kernel.configure."""
        from minicu.runtime.cuda.launch import bind

        with self.device.active():
            return bind(self, kernel.description, grid, block, shared, stream, **more)

    def plan(self, description: program.Kernel, make: Any, key: Any = None) -> Any:
        """What `make()` gives, once for each kernel (and key) of this module."""
        name = description.symbol, key
        if name not in self._plans:
            self._plans[name] = make()
        return self._plans[name]

    def __del__(self) -> None:
        if not (handle := getattr(self, "handle", None)):
            return
        self.device.codes.pop(id(self), None)
        if self.device.usable():
            # What its kernels print is found in the module, too.
            launched = bool(self.device.order.uses())
            self.device.release(lambda: driver().cuModuleUnload(handle), used=launched)
