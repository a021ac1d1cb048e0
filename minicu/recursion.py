"""Room for recursion: trees nest as deeply as the source does."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

_lock = threading.Lock()
_inside = 0  # how many are inside now; the limit is one for all threads
_limit = 0  # what it was before the first of them


@contextmanager
def undisturbed(frames: int = 60_000) -> Iterator[None]:
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
