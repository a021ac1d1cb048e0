"""What belongs to one process: streams, events, graphs."""

from __future__ import annotations

from typing import NoReturn


class Bound:
    """Something of a device that cannot travel: its handle means nothing elsewhere, and a copy of it would be
    given back twice."""

    def __reduce__(self) -> NoReturn:
        kind = type(self).__name__.removeprefix("Default").lower()
        raise TypeError(f"a {kind} belongs to its process: it cannot be pickled or copied")
