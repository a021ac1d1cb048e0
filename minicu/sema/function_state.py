"""What is known of one function while its statements are checked, or while a call runs at compile time."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from pycparser import c_ast

from minicu import tree
from minicu.abi.layout import Slot
from minicu.diagnostics.errors import Place

if TYPE_CHECKING:
    from minicu.sema.statements.jumps import Switch


@dataclass(eq=False, repr=False, slots=True)
class Cleanup:
    """Statements that run when a scope is left in any way. `leaving`: the variant for jumps out of the
    scope."""

    statements: list[tree.Statement] = field(default_factory=list)
    at: Place = None
    object: tree.Object | None = None
    leaving: list[tree.Statement] | None = None


Arrays = tuple[tree.Object | Cleanup, ...]


class Initialized(NamedTuple):
    """In C++: a variable in scope that has an initialiser or a constructor, after the others `around`."""

    at: Place
    around: Initialized | None
    depth: int


class Jumps:
    """The jumps of one function. `arrays` are the variable length arrays in scope, and what C++ does at the
    end of others, which no jump may enter (6.8.6.1p1; C++ [stmt.dcl]p3), as no jump of C++ may enter the
    scope of what is `initialized`; labels and gotos remember those at their place. `exits` and `repeats`
    are those where break and continue go."""

    def __init__(self) -> None:
        self.labels: dict[str, tuple[tree.Label, Arrays, Initialized | None]] = {}
        self.gotos: list[
            tuple[tree.Goto, str, Arrays, Initialized | None, c_ast.Goto, list[tree.Statement]]
        ] = []
        self.exits: list[Arrays] = []
        self.repeats: list[Arrays] = []
        self.local: list[dict[str, str]] = []  # __label__ names of the enclosing blocks
        self.arrays: Arrays = ()
        self.initialized: Initialized | None = None
        self.breakable = False
        self.failed = False  # some statement was given up
        self.count = 0

    def key(self, name: str) -> str:
        for names in reversed(self.local):
            if name in names:
                return names[name]
        return name


class FunctionState:
    """What the statements of one function body need to know.

    `labels` maps a goto label to its statement, `switches` holds the enclosing switch statements,
    `loops` counts enclosing loops.
    """

    def __init__(self, function: tree.Function) -> None:
        self.function = function
        self.labels: dict[str, tree.Label] = {}
        self.jumps = Jumps()
        self.switches: list[Switch] = []
        self.loops = 0
        #: declared local objects, for the warning about unused ones
        self.locals: list[tree.Object] = []
        #: the name of the local object that is returned, and the object (`initialisation.elision`)
        self.result_name: str | None = None
        self.result: tree.Object | None = None
        #: inside a branch of `if constexpr` that is never reached
        self.discarded = False


Key = tuple[int, Slot | None]


class Cells(dict[Key, tree.InitItem]):
    """What an object holds at compile time (`constants.memory`), and the `slots` of its bit-fields."""

    __slots__ = ("slots",)

    def __init__(self) -> None:
        self.slots: dict[Slot | None, None] = {None: None}


@dataclass(eq=False, repr=False, slots=True)
class Frame:
    """A call that runs at compile time (`constants.interpret`): the values of its scalars and references
    (None: it has none yet), the objects in memory that its others are now, and its depth in the calls around
    it. The outermost call, `first` of the others, counts the statements of them all, which may be `most`, and
    knows what they `allocated` in memory, and what `new` gave that is still `owned`."""

    values: dict[tree.Object, tree.Constant | tree.SymbolAddress | None] = field(default_factory=dict)
    places: dict[tree.Object, tree.Object] = field(default_factory=dict)
    allocated: list[tree.Object] = field(default_factory=list)
    owned: set[tree.Object] = field(default_factory=set)
    first: Frame | None = None
    depth: int = 1
    most: int = 0
    steps: int = 0
