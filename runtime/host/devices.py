"""The CUDA runtime API's functions of devices, for host code that minicu compiled: the program sees one."""

from __future__ import annotations

import ctypes

from minicu.runtime.host import properties as host_properties
from minicu.runtime.host.errors import HostError
from minicu.runtime.host.memory import HostMemory, store, store_address


class HostDevices(HostMemory):
    """The device."""

    def cudaDeviceSynchronize(self) -> None:
        self.side.synchronize()

    def cudaThreadSynchronize(self) -> None:
        self.side.synchronize()

    def cudaGetDeviceCount(self, where: int) -> None:
        store(where, ctypes.c_int, 1)

    def cudaGetDevice(self, where: int) -> None:
        store(where, ctypes.c_int, 0)

    def cudaSetDevice(self, device: int) -> None:
        if device:
            raise HostError("cudaErrorInvalidDevice")

    def cudaInitDevice(self, device: int, device_flags: int, flags: int) -> None:
        self.cudaSetDevice(device)
        if flags & ~1:
            raise HostError("cudaErrorInvalidValue")
        if flags:
            self.cudaSetDeviceFlags(device_flags)

    def cudaSetValidDevices(self, devices: int, count: int) -> None:
        if count < 0 or (count and not devices):
            raise HostError("cudaErrorInvalidValue")
        for number in (ctypes.c_int * count).from_address(devices) if count else ():
            self.cudaSetDevice(number)

    def cudaSetDeviceFlags(self, flags: int) -> None:
        """How to wait: there is one way."""
        if flags & ~0x9F or flags & 7 not in (0, 1, 2, 4):
            raise HostError("cudaErrorInvalidValue")
        self._flags = flags

    def cudaGetDeviceFlags(self, where: int) -> None:
        store(where, ctypes.c_uint, self._flags | 8)  # memory of the host is always mapped

    def cudaChooseDevice(self, where: int, wanted: int) -> None:
        store(where, ctypes.c_int, 0)

    def cudaGetDeviceProperties(self, where: int, device: int) -> None:
        self.cudaSetDevice(device)
        if not where:
            raise HostError("cudaErrorInvalidValue")
        total = self.side.memory()[1]
        values = host_properties.properties(self.side.title, total, self.side.attribute)
        host_properties.fill(where, self.layout("cudaDeviceProp"), values)

    def cudaDeviceGetAttribute(self, where: int, number: int, device: int) -> None:
        self.cudaSetDevice(device)
        store(where, ctypes.c_int, self.side.attribute(number))

    def cudaDeviceCanAccessPeer(self, where: int, device: int, peer: int) -> None:
        store(where, ctypes.c_int, 0)

    def cudaDeviceGetP2PAttribute(self, where: int, number: int, device: int, peer: int) -> None:
        raise HostError("cudaErrorInvalidDevice")  # there are no two

    def cudaDeviceEnablePeerAccess(self, peer: int, flags: int) -> None:
        raise HostError("cudaErrorInvalidDevice")

    def cudaDeviceDisablePeerAccess(self, peer: int) -> None:
        raise HostError("cudaErrorPeerAccessNotEnabled")

    def minicu_driver_entry(self, name: int, where: int, version: int, flags: int, status: int) -> None:
        """cudaGetDriverEntryPoint."""
        if not name or not where:
            raise HostError("cudaErrorInvalidValue")
        address = self.side.driver_entry(ctypes.string_at(name), version, flags)
        store_address(where, address)
        if status:
            store(status, ctypes.c_int, 0 if address else 1)

    def cudaDeviceGetPCIBusId(self, to: int, room: int, device: int) -> None:
        self.cudaSetDevice(device)
        if not to or room < 1:
            raise HostError("cudaErrorInvalidValue")
        text = self._bus_id().encode()[: room - 1] + b"\0"
        ctypes.memmove(to, text, len(text))

    def _bus_id(self) -> str:
        domain, bus, slot = (self.side.attribute(number) for number in (50, 33, 34))
        return f"{domain:04X}:{bus:02X}:{slot:02X}.0"

    def cudaDeviceGetByPCIBusId(self, where: int, text: int) -> None:
        if not text or ctypes.string_at(text).decode("latin-1").upper() != self._bus_id():
            raise HostError("cudaErrorInvalidValue")
        store(where, ctypes.c_int, 0)

    def cudaDeviceGetStreamPriorityRange(self, least: int, greatest: int) -> None:
        for where, value in zip((least, greatest), self.side.priorities(), strict=True):
            if where:
                store(where, ctypes.c_int, value)

    def cudaDeviceSetLimit(self, limit: int, value: int) -> None:
        if value >= 1 << 63:  # size_t made of a negative number
            raise HostError("cudaErrorInvalidValue")
        if limit not in host_properties.ALL_LIMITS:
            raise HostError("cudaErrorUnsupportedLimit")
        self.side.set_limit(limit, value)

    def cudaDeviceGetLimit(self, where: int, limit: int) -> None:
        store_address(where, self.side.limit(limit))

    def cudaDeviceSetCacheConfig(self, config: int) -> None:
        """A hint."""

    def cudaDeviceGetCacheConfig(self, where: int) -> None:
        store(where, ctypes.c_int, 0)

    def cudaThreadSetCacheConfig(self, config: int) -> None:
        """A hint."""

    def cudaDeviceSetSharedMemConfig(self, config: int) -> None:
        """A hint."""

    def cudaDeviceGetSharedMemConfig(self, where: int) -> None:
        store(where, ctypes.c_int, 1)  # banks of four bytes: there are no others any more

    def cudaRuntimeGetVersion(self, where: int) -> None:
        store(where, ctypes.c_int, host_properties.VERSION)

    def cudaDriverGetVersion(self, where: int) -> None:
        store(where, ctypes.c_int, self.side.driver_version())

    def cudaCtxResetPersistingL2Cache(self) -> None:
        """A hint."""

    def cudaProfilerStart(self) -> None:
        """There is nothing to start."""

    def cudaProfilerStop(self) -> None:
        """As cudaProfilerStart."""
