"""OS threads that take a share of a launch's blocks, and are kept."""

from __future__ import annotations

import os
import queue
import signal
import threading
from typing import TYPE_CHECKING

from minicu.runtime.cpu.cores import Core, State
from minicu.runtime.cpu.support import STOP_SIGNAL

if TYPE_CHECKING:
    from minicu.runtime.cpu.device import CpuDevice
    from minicu.runtime.cpu.launch import CpuLaunch


class Task:
    """One core's share of a launch. `done` is released when it has ended. `begun` is taken by whoever
    decides the task's fate: the helper that begins it, or the launch that drops it."""

    __slots__ = (
        "begun", "core", "done", "dropped", "finished", "launch", "nanoseconds", "state", "stopped",
    )  # fmt: skip

    def __init__(self, launch: CpuLaunch, state: State, core: Core, nanoseconds: int) -> None:
        self.launch = launch
        self.state = state
        self.core = core
        self.nanoseconds = nanoseconds
        self.done = threading.Lock()
        self.done.acquire()
        self.begun = threading.Lock()
        self.dropped = False
        self.finished = False
        self.stopped = False

    def drop(self) -> None:
        """End the task if its helper has not begun it: on a busy machine the other cores may have done
        all the work before the helper gets a processor."""
        if self.begun.acquire(blocking=False):
            self.dropped = self.finished = True
            self.done.release()

    def run(self) -> None:
        if not self.begun.acquire(blocking=False):
            return
        core = self.core
        core.code = 0
        if not self.stopped:
            self.launch.run_on(core, self.nanoseconds)
        if self.stopped and core.code == STOP_SIGNAL:
            core.code = 0  # another core's fault ended this one
        if self.launch.failed(core):
            self.state.stop()
        self.finished = True
        self.done.release()


class Helper:
    """A kept OS thread that runs tasks."""

    def __init__(self, device: CpuDevice, number: int) -> None:
        self.core = Core(device)
        self.tasks: queue.SimpleQueue[Task | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._work, name=f"minicu-core-{number}", daemon=True)
        self.thread.start()

    def _work(self) -> None:
        while (task := self.tasks.get()) is not None:
            task.run()


_lock = threading.Lock()
_idle_helpers: dict[tuple[CpuDevice, int], list[Helper]] = {}


def take(device: CpuDevice, count: int) -> list[Helper]:
    """`count` idle helpers, with new ones started if there are too few."""
    with _lock:
        idle = _idle_helpers.setdefault((device, os.getpid()), [])  # threads do not survive a fork
        taken = [idle.pop() for _ in range(min(count, len(idle)))]
    while len(taken) < count:
        taken.append(Helper(device, len(taken) + 1))
    return taken


def give_back(device: CpuDevice, helpers: list[Helper]) -> None:
    with _lock:
        idle = _idle_helpers.setdefault((device, os.getpid()), [])
        idle.extend(helpers)
        for helper in idle[device.cores :]:  # of a cooperative launch
            helper.tasks.put(None)
        del idle[device.cores :]


def stop(helpers: list[Helper], tasks: list[Task]) -> None:
    """Make every task end. A signal that comes before or after the kernel itself does nothing, so it
    is sent again until the task has ended; later each time, for such signals queue where a busy machine
    does not let the helper run."""
    for task in tasks:
        task.stopped = True
        task.drop()
    for helper, task in zip(helpers, tasks):
        patience = 0.01
        while not task.finished:
            if helper.thread.ident is not None:
                signal.pthread_kill(helper.thread.ident, STOP_SIGNAL)
            task.done.acquire(timeout=patience)
            patience = min(2 * patience, 1)
        if task.done.locked():
            task.done.release()
