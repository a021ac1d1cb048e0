"""What host code has allocated, of which several of its threads ask at once."""

from __future__ import annotations

import sys
import threading

import pytest

from minicu.runtime.host.cpu_ranges import DEVICE, Ranges


@pytest.fixture
def taking_turns():
    """Threads of Python take turns all the time."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def test_ranges_of_several_threads(taking_turns):
    ranges, lost = Ranges(), []
    ranges.add(1 << 30, 64, DEVICE)

    def change(start: int) -> None:
        for i in range(5_000):
            ranges.add(start + 100 * (i % 50), 64, DEVICE)
            ranges.remove(start + 100 * (i * 7 % 50))

    def look() -> None:
        for _ in range(20_000):
            try:
                found = ranges.find((1 << 30) + 5)
            except (KeyError, IndexError) as e:
                found = None
                lost.append(e)
            if found is None:
                lost.append("not found")

    threads = [threading.Thread(target=change, args=(start,)) for start in (10_000, 20_000)]
    threads += [threading.Thread(target=look) for _ in range(2)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert not lost
