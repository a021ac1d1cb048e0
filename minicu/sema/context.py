"""The state of checking one unit, handed through all of sema as `c`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, NoReturn

from minicu import tree
from minicu import types as ty
from minicu.abi.target import DataModel
from minicu.diagnostics.errors import CompileError, Diagnostics
from minicu.language import Language
from minicu.sema.names.scope import Scope


@dataclass(eq=False, slots=True)
class FunctionState:
    """What the statements of one function body need to know.

    `labels` maps a goto label to its statement, `switches` holds the enclosing switch statements,
    `loops` counts enclosing loops. `jumps` belongs to `stmt`: what gotos and labels can see.
    """

    function: tree.Function
    labels: dict[str, tree.Label] = field(default_factory=dict)
    jumps: Any = None
    switches: list[Any] = field(default_factory=list)
    loops: int = 0
    static_count: int = 0
    #: declared local objects, for the warning about unused ones
    locals: list[tree.Object] = field(default_factory=list)
    #: the name of the local object that is returned, and the object (`sema.elision`)
    result_name: str | None = None
    result: tree.Object | None = None
    #: inside a branch of `if constexpr` that is never reached
    discarded: bool = False


@dataclass(eq=False, slots=True)
class Check:
    """Everything the check of one unit shares.

    `scope` is the current scope, `file` the outermost one, `function` the function being checked
    (None at file scope). `pending` collects statements that must run before the expression at hand
    (sizes of variable length arrays in a type name).
    """

    language: Language
    model: DataModel
    diagnostics: Diagnostics
    unit: tree.Unit
    file: Scope
    scope: Scope
    function: FunctionState | None = None
    pending: list[tree.Statement] = field(default_factory=list)
    #: what the end of the full expression at hand destroys (`sema.lifetime`)
    temporaries: list[Any] = field(default_factory=list)
    symbols: set[str] = field(default_factory=set)
    fmad: bool = True
    arch: int = 90
    #: whether to look for conversions that change the sign (-Wsign-conversion)
    signs: bool = False
    #: inside an operand of which only the type counts
    unevaluated: bool = False
    #: inside `extern "C"`
    extern_c: bool = False
    #: in C, every object and function with linkage by name, also those declared in blocks
    linked: dict[str, tree.Object | tree.Function] = field(default_factory=dict)
    #: per-unit memo tables of the modules (integer types of the model and the like)
    memo: dict[Any, Any] = field(default_factory=dict)

    @contextmanager
    def scoped(self, kind: str, name: str = "") -> Iterator[Scope]:
        """Run the body in a new scope inside the current one."""
        outer = self.scope
        self.scope = Scope(kind, outer, name)
        try:
            yield self.scope
        finally:
            self.scope = outer

    @property
    def size_type(self) -> ty.Integer:
        return ty.Integer(self.model.size_type)

    @property
    def ptrdiff_type(self) -> ty.Integer:
        return ty.Integer(self.model.ptrdiff_type)

    def error(self, at: Any, message: str, notes: Any = ()) -> None:
        self.diagnostics.error(at, message, notes)

    def fatal(self, at: Any, message: str, notes: Any = ()) -> NoReturn:
        """Report and raise CompileError; the statement or declaration at hand is given up, checking
        goes on behind it."""
        self.diagnostics.fatal(at, message, notes)

    def give_up(self) -> NoReturn:
        """Raise CompileError for something that was complained of before."""
        raise CompileError(self.diagnostics.items)

    def warn(self, option: str, at: Any, message: str, notes: Any = ()) -> None:
        self.diagnostics.warning(option, at, message, notes)
