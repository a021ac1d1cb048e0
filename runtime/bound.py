"""What belongs to one process: streams, events, graphs, launches."""

from __future__ import annotations

from typing import NoReturn


class Bound:
    """A resource of a device that cannot be pickled: its handle is meaningless elsewhere, and a copy would be
    freed twice."""

    def __reduce__(self) -> NoReturn:
        kind = type(self).__name__.removeprefix("Default")
        article = "an" if kind == "Event" else "a"
        raise TypeError(f"{article} {kind.lower()} belongs to its process: it cannot be pickled or copied")


class BoundLaunch:
    """A kernel with its configuration, which the code of a module is behind."""

    def __reduce__(self) -> NoReturn:
        raise TypeError("kernel[grid, block] cannot be pickled: pickle module.program, and load that")
