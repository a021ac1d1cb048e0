"""Finds the settings with which one kernel runs fastest on a device, by trying them.

The settings are those that no compiler can choose from the source alone: how far loops are unrolled, how
many registers a thread gets (fewer let more blocks run at once), whether spilled registers go to shared
memory, the level of optimisation. Candidates that look good by the assembler's figures are timed on the
device, in turns with the program as it is; only one that is reliably faster replaces it.
"""

from __future__ import annotations

import json
import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from minicu import cache
from minicu.program import Program
from minicu.runtime.device import Device, find
from minicu.runtime.errors import DeviceError

#: The settings that are tried, as fields of Options. The first is the program as it is.
SETTINGS: tuple[dict[str, Any], ...] = (
    {}, {"unroll": 1}, {"unroll": 2}, {"unroll": 4}, {"unroll": 8}, {"opt": 2},
    {"maxrregcount": 32}, {"maxrregcount": 48}, {"maxrregcount": 64}, {"maxrregcount": 96},
    {"maxrregcount": 128}, {"unroll": 4, "maxrregcount": 64}, {"unroll": 1, "maxrregcount": 32},
    {"spill_to_shared": True},
)  # fmt: skip

#: How many candidates are timed, in how many rounds each, and the seconds of kernel time in a round.
TIMED, ROUNDS, SECONDS = 10, 7, 500e-6

#: A candidate must take at most this part of the default's time, in the trial and in a second one.
GAIN = 0.98


@dataclass(frozen=True, slots=True)
class Tuned:
    """The result of `Program.tune`: the fastest `program`; `settings`, the fields of Options in which it
    differs (none if nothing was faster); the seconds of a launch `before` and `after`; `tried`, each
    candidate that was timed with the seconds of a launch."""

    program: Program
    settings: dict[str, Any]
    before: float
    after: float
    tried: tuple[tuple[dict[str, Any], float], ...] = ()

    def __str__(self) -> str:
        lines = [f"{spelled(s):32}{t * 1e6:12.2f} µs" for s, t in sorted(self.tried, key=lambda x: x[1])]
        return "\n".join(
            [*lines, f"kept: {spelled(self.settings)}, {self.after / self.before:.2f} of the time"]
        )


def spelled(settings: dict[str, Any]) -> str:
    """Settings in words."""
    return ", ".join(f"{name}={value}" for name, value in settings.items()) or "as it is"


def tune(
    program: Program,
    kernel: str,
    grid: Any,
    block: Any,
    arguments: Sequence[Any],
    *,
    shared: int = 0,
    device: Any = "auto",
    settings: Sequence[dict[str, Any]] | None = None,
) -> Tuned:
    """The program with the settings that make `kernel` fastest with this grid, block and these arguments.

    Arrays that the kernel writes are copied first, and the copies are what it runs on. Raises what a launch
    raises, and ValueError where the program does not hold its source. On the CPU device, which has no such
    settings, the program stays as it is."""
    there: Device = find(device)
    if settings is None:
        settings = SETTINGS if there.kind == "cuda" else ()
    program = there.own(program)
    key = _key(program, kernel, grid, block, shared, arguments, there, settings)
    stored = _stored(key)
    if stored is not None:
        chosen, before, after = stored
        return Tuned(program.with_options(**chosen) if chosen else program, chosen, before, after)
    run = [
        _Candidate(s, p, there, kernel, grid, block, shared, arguments)
        for s, p in _distinct_programs(program, settings)
    ]
    run[0].need()
    usable = [run[0], *sorted((c for c in run[1:] if c.loaded), key=_Candidate.likely)[: TIMED - 1]]
    times = _times(usable)
    kept, before, after = usable[0], times[0], times[0]
    if min(times) <= GAIN * before:
        best = usable[times.index(min(times))]
        again = _times([usable[0], best])
        if again[1] <= GAIN * again[0]:
            kept, (before, after) = best, again
    tried = tuple((c.settings, t) for c, t in zip(usable, times, strict=True))
    tuned = Tuned(kept.program, kept.settings, before, after, tried)
    if cache.enabled():
        cache.store(key, json.dumps([tuned.settings, before, after]).encode(), "tuned")
    return tuned


def _distinct_programs(
    program: Program, settings: Sequence[dict[str, Any]]
) -> list[tuple[dict[str, Any], Program]]:
    """The programs with these settings, those whose code is no other left out."""
    distinct: list[tuple[dict[str, Any], Program]] = []
    seen = set()
    for changes in [{}, *(s for s in settings if s)]:
        one = program.with_options(**changes) if changes else program
        if one.ptx not in seen:
            seen.add(one.ptx)
            distinct.append((changes, one))
    return distinct


class _Candidate:
    """A program with settings of its own, loaded, with arrays of its own."""

    def __init__(
        self, settings: dict[str, Any], program: Program, device: Device, kernel: str, grid: Any, block: Any,
        shared: int, arguments: Sequence[Any],
    ) -> None:  # fmt: skip
        self.settings, self.program, self.device = settings, program, device
        self.refused: Exception | None = None
        self.launches = 1
        try:
            self.kernel = program.load(device)[kernel]
            self.attributes = self.kernel.attributes
            self._copies = _copies(self.kernel.description.parameters, arguments, device)
            given = [copy for _, copy in self._copies]
            launch = self.kernel[grid, block, shared]
            self._launch: Callable[[], Any] = lambda: launch(*given)
        except (DeviceError, ValueError) as e:  # too few registers for the block, say
            self.refused = e

    @property
    def loaded(self) -> bool:
        return self.refused is None

    def need(self) -> None:
        """Raise what kept it from being loaded."""
        if self.refused is not None:
            raise self.refused

    def likely(self) -> tuple[int, int]:
        """Sorts the candidates: those that spill less, then those with fewer registers."""
        return self.attributes.local, self.attributes.registers

    def seconds(self) -> float:
        """A launch's time now, the arrays as they were given."""
        for original, copy in self._copies:
            if copy is not original:
                copy.copy_from(original)
        start, end = self.device.event(), self.device.event()
        start.record()
        for _ in range(self.launches):
            self._launch()
        end.record()
        return float(end.seconds_since(start)) / self.launches


def _copies(parameters: Sequence[Any], arguments: Sequence[Any], device: Device) -> list[tuple[Any, Any]]:
    """The arguments, and what the kernel gets in their place: a copy of each array that it may write."""
    copies = []
    for i, argument in enumerate(arguments):
        written = i >= len(parameters) or parameters[i].written
        is_array = any(
            hasattr(argument, name)
            for name in ("__cuda_array_interface__", "__array_interface__", "__dlpack__")
        )
        if written and is_array and getattr(argument, "shape", ()) != ():
            copies.append((argument, device.array(argument)))
        else:
            copies.append((argument, argument))
    return copies


def _times(candidates: Sequence[_Candidate]) -> list[float]:
    """The median time of each, in turns: what changes meanwhile changes for all."""
    for c in candidates:
        c.launches = 1
        c.seconds()  # the first launch loads code
        c.launches = max(1, min(1000, round(SECONDS / max(c.seconds(), 1e-9))))
    rounds = [[c.seconds() for c in candidates] for _ in range(ROUNDS)]
    return [statistics.median(column) for column in zip(*rounds, strict=True)]


def _key(
    program: Program, kernel: str, grid: Any, block: Any, shared: int, arguments: Sequence[Any],
    device: Device, settings: Sequence[dict[str, Any]],
) -> str:  # fmt: skip
    """Under what a result is kept: the code, the device, and the sizes of what the kernel works on."""
    sizes = [(str(a.dtype), a.shape) if hasattr(a, "shape") and hasattr(a, "dtype") else a for a in arguments]
    where = [str(x) for x in (kernel, grid, block, shared, sizes, device.title, list(settings))]
    return cache.key(["tuned", cache.fingerprint(), program.ptx, *where])


def _stored(key: str) -> tuple[dict[str, Any], float, float] | None:
    if not cache.enabled() or (data := cache.load(key, "tuned")) is None:
        return None
    try:
        chosen, before, after = json.loads(data)
        return dict(chosen), float(before), float(after)
    except (ValueError, TypeError):
        cache.discard(key, "tuned")
        return None
