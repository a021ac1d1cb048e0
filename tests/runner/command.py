"""Runs the `minicu` command in this process."""

from __future__ import annotations

import contextlib
import io
import os
from dataclasses import dataclass


@dataclass(frozen=True)
class Finished:
    """What a command left behind: its exit status and what it printed."""

    status: int
    stdout: str
    stderr: str


def minicu(*arguments: str) -> Finished:
    """Run `minicu ARGUMENTS`. An exception that it lets through is a fault of minicu."""
    from minicu.cli import main

    os.environ["MINICU_DEBUG"] = "1"  # a fault of minicu shows its traceback
    out, err = (
        io.TextIOWrapper(io.BytesIO(), "utf-8", "backslashreplace", write_through=True) for _ in range(2)
    )
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            status = main(list(arguments)) or 0
        except SystemExit as stop:  # argparse leaves this way
            status = stop.code if isinstance(stop.code, int) else int(stop.code is not None)
    return Finished(status, *(stream.buffer.getvalue().decode() for stream in (out, err)))
