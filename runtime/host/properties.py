"""What a device says of itself to host code: cudaDeviceGetAttribute and cudaGetDeviceProperties."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from typing import Any

#: The layout of a record as the compiler has it: member -> offset, size (bytes), type as it is spelled.
Layout = Mapping[str, tuple[int, int, str]]

#: cudaDeviceAttr (CUdevice_attribute has the same numbers), the member of cudaDeviceProp that has its value
#: (in the order of an array's elements), and the CPU device's value. Sizes are in bytes, rates in kHz.
ATTRIBUTES: tuple[tuple[int, str, int], ...] = (
    (1, "maxThreadsPerBlock", 1024),
    (2, "maxThreadsDim", 1024),
    (3, "maxThreadsDim", 1024),
    (4, "maxThreadsDim", 64),
    (5, "maxGridSize", 2**31 - 1),
    (6, "maxGridSize", 65535),
    (7, "maxGridSize", 65535),
    (8, "sharedMemPerBlock", 48 << 10),
    (9, "totalConstMem", 64 << 10),
    (10, "warpSize", 32),
    (11, "memPitch", 2**31 - 1),
    (12, "regsPerBlock", 65536),
    (13, "clockRate", 2_000_000),
    (14, "textureAlignment", 512),
    (15, "deviceOverlap", 0),
    (17, "kernelExecTimeoutEnabled", 0),
    (18, "integrated", 1),
    (19, "canMapHostMemory", 1),
    (20, "computeMode", 0),
    (21, "maxTexture1D", 131072),
    (22, "maxTexture2D", 131072),
    (23, "maxTexture2D", 65536),
    (24, "maxTexture3D", 16384),
    (25, "maxTexture3D", 16384),
    (26, "maxTexture3D", 16384),
    (27, "maxTexture2DLayered", 32768),
    (28, "maxTexture2DLayered", 32768),
    (29, "maxTexture2DLayered", 2048),
    (30, "surfaceAlignment", 512),
    (31, "concurrentKernels", 0),
    (32, "ECCEnabled", 0),
    (33, "pciBusID", 0),
    (34, "pciDeviceID", 0),
    (35, "tccDriver", 0),
    (36, "memoryClockRate", 1_600_000),
    (37, "memoryBusWidth", 128),
    (38, "l2CacheSize", 8 << 20),
    (39, "maxThreadsPerMultiProcessor", 2048),
    (40, "asyncEngineCount", 0),
    (41, "unifiedAddressing", 1),
    (42, "maxTexture1DLayered", 32768),
    (43, "maxTexture1DLayered", 2048),
    (50, "pciDomainID", 0),
    (51, "texturePitchAlignment", 32),
    (78, "streamPrioritiesSupported", 0),
    (79, "globalL1CacheSupported", 1),
    (80, "localL1CacheSupported", 1),
    (81, "sharedMemPerMultiprocessor", 228 << 10),
    (82, "regsPerMultiprocessor", 65536),
    (83, "managedMemory", 1),
    (84, "isMultiGpuBoard", 0),
    (85, "multiGpuBoardGroupID", 0),
    (86, "hostNativeAtomicSupported", 1),
    (87, "singleToDoublePrecisionPerfRatio", 2),
    (88, "pageableMemoryAccess", 1),
    (89, "concurrentManagedAccess", 1),
    (90, "computePreemptionSupported", 1),
    (91, "canUseHostPointerForRegisteredMem", 1),
    (95, "cooperativeLaunch", 1),
    (96, "cooperativeMultiDeviceLaunch", 0),
    (97, "sharedMemPerBlockOptin", 227 << 10),
    (99, "hostRegisterSupported", 1),
    (100, "pageableMemoryAccessUsesHostPageTables", 1),
    (101, "directManagedMemAccessFromHost", 1),
    (106, "maxBlocksPerMultiProcessor", 32),
    (108, "persistingL2CacheMaxSize", 0),
    (109, "accessPolicyMaxWindowSize", 0),
    (111, "reservedSharedMemPerBlock", 1024),
    (115, "memoryPoolsSupported", 1),
    (120, "clusterLaunch", 1),
)
#: Those that differ between CPUs, or between programs.
MULTIPROCESSORS, MAJOR, MINOR = 16, 75, 76
_FURTHER = ((MULTIPROCESSORS, "multiProcessorCount"), (MAJOR, "major"), (MINOR, "minor"))

#: What cudaRuntimeGetVersion gives.
VERSION = 13000
#: cudaLimit -> its name in `device.limits`.
LIMITS = {0: "stack", 1: "printf_buffer", 2: "heap"}
ALL_LIMITS = range(7)  # the others can be set, and mean nothing here

CPU_VALUES = {number: value for number, _, value in ATTRIBUTES}


def properties(name: str, memory: int, attribute: Callable[[int], int]) -> dict[str, Any]:
    """The members of cudaDeviceProp. `attribute` gives the value of a cudaDeviceAttr."""
    values: dict[str, Any] = {"name": name.encode()[:255], "totalGlobalMem": memory}
    for number, member in (*((number, member) for number, member, _ in ATTRIBUTES), *_FURTHER):
        value = attribute(number)
        values[member] = [*values[member], value] if member in values else [value]
    return values


def layout(record: Any) -> Layout:
    """The layout of a `program.RecordInfo`; a layout is handed back."""
    if hasattr(record, "fields"):
        return {f.name: (f.offset, f.size, str(f.type)) for f in record.fields}
    return record


def fill(address: int, record: Layout, values: Mapping[str, Any]) -> None:
    """Set all members of a record: bytes, integers or lists of them; 0 where `values` has none."""
    for member, (offset, size, _) in record.items():
        value = values.get(member, b"")
        if isinstance(value, int):
            value = [value]
        if isinstance(value, list):
            each = size // len(value)
            value = b"".join([(n & (1 << 8 * each) - 1).to_bytes(each, "little") for n in value])
        ctypes.memmove(address + offset, value.ljust(size, b"\0"), size)
