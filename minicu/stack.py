"""Room for recursion: trees nest as deeply as the source does."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def undisturbed(frames: int) -> Iterator[None]:
    """Room for `frames` calls inside one another, and no garbage collections: a tree has no garbage.

    Python functions that call each other use no C stack.
    """
    frame, depth = sys._getframe(), 0
    while (up := frame.f_back) is not None:
        frame, depth = up, depth + 1
    limit, collecting = sys.getrecursionlimit(), gc.isenabled()
    gc.disable()
    sys.setrecursionlimit(max(limit, depth + frames))
    try:
        yield
    finally:
        sys.setrecursionlimit(limit)
        if collecting:
            gc.enable()
