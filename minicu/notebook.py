"""`%load_ext minicu`: cells of CUDA C in notebooks and IPython.

    %%cu --device cpu -O2
    extern "C" __global__ void saxpy(int n, float a, const float *x, float *y) { ... }

The kernels of the cell become names of the notebook, `program` and `module` what was compiled and loaded. A
source that is refused shows its complaints, with colours and carets, and no traceback; so do warnings. The
cell counts as failed: "run all" ends there, for the cells after it would launch the kernels of before.
"""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING, Any

from minicu.command_line import Arguments, parse_arguments
from minicu.diagnostics.errors import ANSI, UsageError, render
from minicu.runtime.errors import DeviceError

if TYPE_CHECKING:
    from minicu.program import Program


def load_ipython_extension(shell: Any) -> None:
    """What `%load_ext minicu` calls."""
    shell.register_magic_function(Cells(shell).cu, "cell", "cu")


def _words(line: str) -> list[str]:
    try:
        return shlex.split(line)
    except ValueError as e:
        raise UsageError(str(e).lower()) from None


class CellError(Exception):
    """The line or the device of a cell is wrong."""

    def _render_traceback_(self) -> list[str]:
        """What notebooks and IPython show, in the place of a traceback."""
        return [str(self)]


class Cells:
    """The cells of one notebook. Each is named by its number, as Python's own cells are in tracebacks."""

    def __init__(self, shell: Any) -> None:
        self.shell = shell

    def cu(self, line: str, cell: str) -> None:
        """Compile the cell and load it. The line takes the options of `minicu compile`, and `--device`.
        Raises CompileError, and CellError for the rest."""
        try:
            arguments = parse_arguments(_words(line), "run")
            if arguments.positional:
                raise UsageError(f"%%cu takes options alone, not '{arguments.positional[0]}'")
            program = self._compiled(arguments, cell)
            module = program.load(arguments.device)
        except (UsageError, DeviceError) as e:
            raise CellError(f"%%cu: {e}") from None
        for warning in program.warnings:
            print(render(warning, ANSI))
        kernels = {n: module.kernels[n] for n in program.kernels if n.isidentifier()}
        self.shell.push({**kernels, "program": program, "module": module})

    def _compiled(self, arguments: Arguments, cell: str) -> Program:
        from minicu.compile import compile

        options = dict(arguments.options)
        more = {
            name: options.pop(name) for name in ("defines", "include_dirs", "instances") if name in options
        }
        settings: dict[str, Any] = {n: tuple(v) if isinstance(v, list) else v for n, v in options.items()}
        return compile(
            cell, arguments.language, settings.pop("arch", None), cache=arguments.cache,
            name=f"In[{self.shell.execution_count}]", **more, **settings,
        )  # fmt: skip
