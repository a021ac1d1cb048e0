"""What a compilation asks of Python: room for recursion, as trees nest as deeply as the source does, and no
search for garbage meanwhile."""

from __future__ import annotations

import gc
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

_lock = threading.Lock()
_inside = 0  # how many are inside now; the limit is one for all threads
_limit = 0  # what it was before the first of them


@contextmanager
def undisturbed(frames: int) -> Iterator[None]:
    """Room for `frames` calls inside one another.

    Python functions that call each other use no C stack. While several threads are inside there is room
    for the deepest of them.
    """
    global _inside, _limit
    frame, depth = sys._getframe(), 0
    while (up := frame.f_back) is not None:
        frame, depth = up, depth + 1
    with _lock:
        now = sys.getrecursionlimit()
        if _inside == 0:
            _limit = now
        _inside += 1
        sys.setrecursionlimit(max(now, depth + frames))
    try:
        yield
    finally:
        with _lock:
            _inside -= 1
            if _inside == 0:
                sys.setrecursionlimit(_limit)


_uncollected = 0  # how many are inside now
_collected = False  # whether garbage was collected before the first of them


@contextmanager
def uncollected() -> Iterator[None]:
    """No search for garbage: a compilation makes much that stays and little that does not, and Python would
    look through all of it again and again, a third of the time."""
    global _uncollected, _collected
    with _lock:
        if _uncollected == 0:
            _collected = gc.isenabled()
            gc.disable()
        _uncollected += 1
    try:
        yield
    finally:
        with _lock:
            _uncollected -= 1
            if _uncollected == 0 and _collected:
                gc.enable()
