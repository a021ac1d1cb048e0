"""Statements."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from minicu.tree.node import Node

if TYPE_CHECKING:
    from minicu.diagnostics.errors import Place as At
    from minicu.tree.places import Initializer, Place
    from minicu.tree.symbols import Object
    from minicu.tree.values import Expr


@dataclass(eq=False, repr=False, slots=True)
class Statement(Node):
    """What all statements have."""

    at: At = field(kw_only=True, default=None)


@dataclass(eq=False, repr=False, slots=True)
class Block(Statement):
    """`ends`: what a Guard of these very statements guards ends here, so that an exception in them does not
    run them again. `temporaries`: each statement ends one of these objects, the last one made first, which
    only lowering knows: it decides in which order operands and arguments are evaluated."""

    statements: list[Statement]
    end: Any = None  # the closing brace
    ends: bool = False
    temporaries: list[Object] = field(default_factory=list)


@dataclass(eq=False, repr=False, slots=True)
class Declare(Statement):
    """An automatic object comes to life here. For a VariableArray type, storage of length elements
    is taken now. (Static locals appear in Unit.objects only.)"""

    object: Object
    initializer: Initializer | Expr | None = None


@dataclass(eq=False, repr=False, slots=True)
class Guard(Statement):
    """In host code: an exception that leaves the block from here on runs `statements` on its way. (Control
    that leaves the block otherwise finds them, or what does the same, where it does.)"""

    statements: list[Statement]


@dataclass(eq=False, repr=False, slots=True)
class ExpressionStatement(Statement):
    """`ending`: it ends an object, where control leaves the object's scope: that is no place of its own."""

    expression: Expr
    ending: bool = False


@dataclass(eq=False, repr=False, slots=True)
class If(Statement):
    """`if` of any kind."""

    condition: Expr
    then: Statement
    otherwise: Statement | None = None


@dataclass(eq=False, repr=False, slots=True)
class Loop(Statement):
    """while, do and for in one: initialise; then test (unless `test_last`), body, step.
    condition None: endless. `unroll`: None (no pragma), 0 (full), 1 (disable), N (count)."""

    initialize: list[Statement]
    condition: Expr | None
    step: Expr | None
    body: Statement
    test_last: bool = False
    unroll: int | None = None


@dataclass(eq=False, repr=False, slots=True)
class Handler(Statement):
    """A `catch` clause. `caught` is the type information of what it takes (`sema.classes.type_info`), None
    for all; `exception` a local object of pointer type, which the unwinder's record of the exception is
    stored to before `body` runs."""

    caught: Object | None
    exception: Object
    body: Block


@dataclass(eq=False, repr=False, slots=True)
class Try(Statement):
    """`try body` with its `catch` clauses, the first that fits being chosen. In host code only."""

    body: Block
    handlers: list[Handler]


@dataclass(eq=False, repr=False, slots=True)
class Case(Statement):
    """`case low ... high:` (low == high usually) or `default:` (low None). Belongs to one Switch;
    control falls through to the statement that follows it in the enclosing block."""

    low: int | None
    high: int | None


@dataclass(eq=False, repr=False, slots=True)
class Switch(Statement):
    """`cases` lists the Case nodes inside `body`, wherever they are nested. The case values are of
    the condition's promoted type."""

    condition: Expr
    body: Statement
    cases: list[Case]


@dataclass(eq=False, repr=False, slots=True)
class Label(Statement):
    """A goto label; identity is what Goto refers to."""

    name: str


@dataclass(eq=False, repr=False, slots=True)
class Goto(Statement):
    """`goto` to a label of the function."""

    label: Label


@dataclass(eq=False, repr=False, slots=True)
class Break(Statement):
    """`after` runs before control goes on: the destructors of what goes out of scope. Here and in the other
    jumps out of scopes, those to one place end with the same statements."""

    after: list[Statement] = field(default_factory=list)


@dataclass(eq=False, repr=False, slots=True)
class Continue(Statement):
    """`continue`; `after` ends what began in the body."""

    after: list[Statement] = field(default_factory=list)


@dataclass(eq=False, repr=False, slots=True)
class Return(Statement):
    """`after` runs when the value is made."""

    value: Expr | None = None
    after: list[Statement] = field(default_factory=list)


@dataclass(eq=False, repr=False, slots=True)
class Asm(Statement):
    """Inline PTX. `outputs` pair a constraint ("=r", "+l") with a place, `inputs` with a value."""

    template: str
    outputs: list[tuple[str, Place]]
    inputs: list[tuple[str, Expr]]
    clobbers: list[str]
    volatile: bool
