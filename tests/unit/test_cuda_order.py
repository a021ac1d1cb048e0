"""What happens to streams of other libraries when Python collects them. Needs no GPU."""

from __future__ import annotations

import gc
from typing import Any

from minicu.runtime.cuda import stream as cuda_stream
from minicu.runtime.cuda.order import Order
from minicu.runtime.cuda.stream import StreamUse


class Device:
    """Notes how things are given back."""

    def __init__(self) -> None:
        self.released: list[bool] = []

    def release(self, give_back: Any, used: bool = True) -> None:
        give_back()
        self.released.append(used)


class Owner:
    """A library's stream, which ends with its object."""

    alive = 0

    def __init__(self) -> None:
        Owner.alive += 1

    def __del__(self) -> None:
        Owner.alive -= 1


def test_a_stream_that_is_collected_together_with_its_use(monkeypatch):
    """Its owner may have destroyed it: the driver must not be asked about it, which would crash."""
    asked: list[int] = []
    monkeypatch.setattr(cuda_stream, "is_capturing", lambda handle: bool(asked.append(handle)))
    device = Device()
    order = Order(device)  # type: ignore[arg-type]
    monkeypatch.setattr(order, "_wait", lambda *streams: asked.append(-1))
    owner: Any = Owner()
    owner.use = StreamUse(0x1234, owner, False, order)  # a cycle
    owner.use.busy = True
    del owner
    gc.collect()
    assert Owner.alive == 0 and not asked and not device.released and order.waits_for_all
    order.forget()
    assert not order.waits_for_all


def test_a_use_that_ends_before_its_stream(monkeypatch):
    asked: list[int] = []
    monkeypatch.setattr(cuda_stream, "is_capturing", lambda handle: bool(asked.append(handle)))
    device = Device()
    order = Order(device)  # type: ignore[arg-type]
    monkeypatch.setattr(order, "_wait", lambda waiting, on: asked.append(-on))
    owner = Owner()
    use = StreamUse(0x1234, owner, False, order)
    use.last.value = 1
    del use
    assert Owner.alive == 1 and asked == [0x1234, -0x1234] and device.released == [False]


def test_a_use_that_ends_is_not_found_again(monkeypatch):
    """Another thread that comes while its work is waited for: that happens only once."""
    monkeypatch.setattr(cuda_stream, "is_capturing", lambda handle: False)
    device, found = Device(), []
    order = Order(device)  # type: ignore[arg-type]
    monkeypatch.setattr(
        order, "_wait", lambda *_: found.append((order._uses.get(0x1234), len(order._aside.all())))
    )
    use = StreamUse(0x1234, Owner(), False, order)
    order._uses.add(0x1234, use)
    order._aside.add(0x1234, use.work)
    use.busy = True
    del use
    assert found == [(None, 1)] and not order._aside.all()
