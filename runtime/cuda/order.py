"""The order of work between streams, and between devices.

Arrays are made, copied and freed on the default stream. Blocking streams and the default stream wait for
each other by themselves. The others, which most libraries make, are made to: they wait for the default
stream after it allocated or copied, and it waits for them before it copies or frees.
"""

from __future__ import annotations

import gc
import weakref
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from minicu.runtime.cuda import memory as cuda_memory
from minicu.runtime.cuda import stream as cuda_stream
from minicu.runtime.cuda.driver import driver
from minicu.runtime.cuda.stream import StreamUse, Work

if TYPE_CHECKING:
    from minicu.runtime.cuda.device import CudaDevice

T = TypeVar("T")


class Living(Generic[T]):
    """Objects by a key, as long as somebody else holds them. To look at all is one step, whatever other
    threads do."""

    def __init__(self) -> None:
        self._found: dict[int, weakref.ref[T]] = {}

    def add(self, key: int, value: T) -> None:
        def gone(reference: weakref.ref[T], living: dict[int, weakref.ref[T]] = self._found) -> None:
            if living.get(key) is reference:
                living.pop(key, None)

        self._found[key] = weakref.ref(value, gone)

    def discard(self, key: int) -> None:
        self._found.pop(key, None)

    def get(self, key: int) -> T | None:
        reference = self._found.get(key)
        return None if reference is None else reference()

    def all(self) -> list[T]:
        return [value for r in list(self._found.values()) if (value := r()) is not None]

    def __bool__(self) -> bool:
        return bool(self._found)


class Order:
    """The streams that one device's kernels were launched on, as long as something uses them."""

    def __init__(self, device: CudaDevice) -> None:
        self.device = device
        self._default = StreamUse(0, None, True)
        # All by handle; `aside` are those that do not wait by themselves, of `capturing` it is not known.
        self._uses, self._capturing = Living[StreamUse](), Living[StreamUse]()
        self._aside = Living[Work]()
        self._uses.add(0, self._default)
        self._unknown = False  # ... and others that may be gone by now: addresses given as integers
        self._gone = False  # ... and streams that went together with their last use, with work on them

    def use(self, stream: Any) -> StreamUse:
        """How launches use anybody's stream."""
        handle = cuda_stream.handle_of(stream, self.device)
        use = self._uses.get(handle)
        if use is None:
            with self.device.active():
                # The question for a stream's kind would spoil somebody's capture: it is put off.
                capturing = cuda_stream.is_capturing(handle)
                owner = stream if cuda_stream.holds(stream) else None
                use = StreamUse(handle, owner, capturing or cuda_stream.is_blocking(handle), self)
                self._uses.add(handle, use)
                if capturing:
                    self._capturing.add(handle, use)
                elif not use.blocking:
                    self._set_aside(use)
        return use

    def _settle(self) -> None:
        """Find out about the streams whose capture is over, before the default stream does anything."""
        for use in self._capturing.all():
            if not cuda_stream.is_capturing(use.handle):
                self._capturing.discard(use.handle)
                use.blocking = cuda_stream.is_blocking(use.handle)
                if not use.blocking:
                    self._set_aside(use)

    def _set_aside(self, use: StreamUse) -> None:
        if not cuda_stream.is_capturing(use.handle):
            self._wait([use.handle], 0)
        if use.owner is None:
            self._unknown = True
        else:
            self._aside.add(use.handle, use.work)

    def let_go(self, handle: int, owner: Any) -> None:
        """Nobody holds a stream's use any more, but work may run on it: the default stream waits for that
        now, while its owner still keeps the stream."""

        def wait(owner: Any = owner) -> None:
            if not cuda_stream.is_capturing(handle):
                self._wait([0], handle)

        if owner is None:
            return
        if gc.is_finalized(owner):  # collected together with this: the stream may be gone already
            self._gone = True
        else:
            self.device.release(wait, used=False)

    @property
    def waits_for_all(self) -> bool:
        """Whether the default stream has to wait for everything before it may copy or free."""
        return self._unknown or self._gone

    def uses(self) -> list[StreamUse]:
        """The streams on which something was launched since the last `forget`."""
        return [use for use in self._uses.all() if use.last.value]

    def forget(self) -> None:
        """All launches are finished."""
        self._gone = False
        for use in self._uses.all():
            use.last.value, use.busy = 0, False

    def before_default(self) -> None:
        """The default stream is about to copy or free."""
        self._settle()
        if self.waits_for_all:
            self.device.check(driver().cuCtxSynchronize())
            self._gone = False
        for use in self._aside.all():
            if not cuda_stream.is_capturing(use.handle):
                self._wait([0], use.handle)

    def after_default(self) -> None:
        """The default stream has allocated or copied."""
        self._settle()
        if self._unknown:
            self.device.check(driver().cuStreamSynchronize(0))
        if waiting := [u.handle for u in self._aside.all() if not cuda_stream.is_capturing(u.handle)]:
            self._wait(waiting, 0)

    def after(self, use: StreamUse, producer: int) -> None:
        """Later work on `use` waits for the work so far on somebody's stream (0: the default one)."""
        if use.handle == producer or (producer == 0 and use.blocking):
            return
        with self.device.active():
            # A graph cannot wait for work outside of it: whoever captures has seen to that.
            if cuda_stream.is_capturing(use.handle) or cuda_stream.is_capturing(producer):
                return
            if use.handle or not cuda_stream.is_blocking(producer):
                self._wait([use.handle], producer)

    def before(self, stream: Any) -> None:
        """Later work on somebody's stream waits for what was done to our arrays so far."""
        handle = cuda_stream.handle_of(stream, self.device)
        with self.device.active():
            self.before_default()
            if handle and not cuda_stream.is_capturing(handle) and not cuda_stream.is_blocking(handle):
                self._wait([handle], 0)

    def exported(self) -> int:
        """The stream after which our arrays are complete, for __cuda_array_interface__."""
        if self._aside or self.waits_for_all or self._capturing:
            with self.device.active():
                self.before_default()
        return cuda_stream.LEGACY

    def follow(self, handle: int, other: CudaDevice) -> None:
        """Later work on our stream waits for the work so far on another device's default stream."""
        self._between(handle, self.device, 0, other)

    def lead(self, handle: int, other: CudaDevice) -> None:
        """Later work on another device's default stream waits for the work so far on our stream."""
        self._between(0, other, handle, self.device)

    @staticmethod
    def _between(waiting: int, here: CudaDevice, source: int, there: CudaDevice) -> None:
        api = driver()
        with there.active():
            flags = int(api.CUevent_flags.CU_EVENT_DISABLE_TIMING)
            event = there.check(api.cuEventCreate(flags), "ordering devices")
            try:
                there.check(api.cuEventRecord(event, source), "ordering devices")
                with here.active():
                    here.check(api.cuStreamWaitEvent(waiting, event, 0), "ordering devices")
            finally:
                api.cuEventDestroy(event)

    def _wait(self, waiting: list[int], source: int) -> None:
        """Each stream of `waiting` waits for the work so far on `source`."""
        if self.device.captures_running:
            return
        api, check = driver(), self.device.check
        # An event of its own: the collector may free an array, and come here again, at any moment.
        event = check(api.cuEventCreate(int(api.CUevent_flags.CU_EVENT_DISABLE_TIMING)), "ordering streams")
        try:
            check(api.cuEventRecord(event, source), "ordering streams")
            for handle in waiting:
                check(api.cuStreamWaitEvent(handle, event, 0), "ordering streams")
        finally:
            api.cuEventDestroy(event)


def copy(device: CudaDevice, target: int, source: int, size: int, stream: Any) -> None:
    """Copy on a stream of `device` between addresses of any devices. Memory of the driver's pools is not
    mapped on other devices: between two of them only the copies that name both contexts reach it."""
    api = driver()
    use = device.order.use(stream)
    capturing = device.captures_running and cuda_stream.is_capturing(use.handle)
    if stream is None:
        device.not_while_capturing("copy")
    with device.active():
        owners = [_owner(address, device) for address in (target, source)]
        others = {other for other in owners if other is not device}
        if stream is None:
            device.order.before_default()
        for other in others:
            other.not_while_capturing("copy")
            if not capturing:
                with other.active():
                    other.order.before_default()
                device.order.follow(use.handle, other)
        if others:
            there, here = (other.context for other in owners)
            done = api.cuMemcpyPeerAsync(target, there, source, here, size, use.handle)
        else:
            done = api.cuMemcpyAsync(target, source, size, use.handle)
        device.check(done, f"copying {size} bytes", use)
        use.busy = True
        for other in others:
            if not capturing:
                device.order.lead(use.handle, other)
                with other.active():
                    other.order.after_default()
        if stream is None:
            device.order.after_default()


def _owner(address: int, device: CudaDevice) -> CudaDevice:
    """The device that memory belongs to; `device` for what every device reaches."""
    place = cuda_memory.place_of(address)
    if place is None or place.everywhere or place.number == device.number:
        return device
    from minicu.runtime.cuda.device import cuda_device

    return cuda_device(place.number)
