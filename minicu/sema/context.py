"""The state of checking one unit, handed through all of sema as `c`. It is of three kinds, kept apart:

- `c.here`: the place that is being checked. It is never changed: `with c.within(scope=...)` replaces it
  for as long as the body runs, and `with c.elsewhere(scope)` a fresh one.
- `c.known`: what the unit has taught so far. It only grows.
- `c.work`: what is still to be done: bodies that wait for a use, calls that wait for a definition.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field
from types import TracebackType
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn, TypeVar

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.abi.target import DataModel
from minicu.diagnostics.errors import Diagnostic, Diagnostics, Kind, Note, Place, Refused
from minicu.diagnostics.source import Span
from minicu.language import Language
from minicu.sema.files import Files
from minicu.sema.function_state import Cells, Cleanup, Frame, FunctionState
from minicu.sema.scope import ClassTemplate, HostOnly, NamespaceName, OverloadSet, Scope
from minicu.syntax.nodes import Syntax, identifiers
from minicu.syntax.tokens import Token
from minicu.tree.local import Context
from minicu.types.dependent import InstanceDecl, MemberDecl

if TYPE_CHECKING:
    from minicu.sema.constants.integers import Number, Where
    from minicu.sema.expressions.lifetime import Temporary
    from minicu.sema.expressions.ranking import Viable
    from minicu.sema.launched import Launches

Operand = tree.Expr | tree.Place

T = TypeVar("T")

#: What is done with a node of the syntax or of the tree, by its class.
Rules = dict[type, Callable[["Check", Any], T]]

#: The items of an initialiser by offset, and slot or type; and those that stand at several offsets.
Items = tuple[dict[tuple[int, object], tree.InitItem], list[tree.InitItem]]
#: Statements that are written one after the other.
Out = list[tree.Statement]


# ---------------------------------------------------------------- the place


class Here(NamedTuple):
    """The place in the unit that is being checked. Its lists collect what is found there. (Replacing a tuple
    is four times as fast as replacing a frozen dataclass, and it happens for each expression.)"""

    scope: Scope
    #: statements that must run before the expression at hand (sizes of variable length arrays in type names)
    pending: list[tree.Statement]
    #: what the end of the full expression at hand destroys (`expressions.lifetime`)
    temporaries: list[Temporary]
    #: what a class, enumeration or lambda in the syntax is: each instance of a template defines its own
    tags: dict[Hashable, Any]
    #: how many classes with member functions are open, and the bodies that wait for the end of the outermost
    bodies: list[Callable[[], None]]
    classes: int = 0
    #: the function whose body is checked; None at file scope
    function: FunctionState | None = None
    #: inside `extern "C"`
    extern_c: bool = False
    #: inside an operand of which only the type counts
    unevaluated: bool = False
    #: a signature or argument is read in terms of template parameters
    pattern: bool = False
    #: template arguments are put into a signature or a constraint: what is invalid makes it no candidate
    deducing: bool = False
    #: a base class subobject is made or ended, and no complete object ([class.protected]p1)
    part: bool = False
    #: the class whose static data member is defined here, while its type is read
    member_of: ty.RecordDecl | None = None
    #: the scope of the parameters of the function that is defined here, while they are declared
    definition: Scope | None = None
    #: makes the object that `this` means, where no parameter does
    this: Callable[[], tree.Expr] | None = None
    #: the call that runs at compile time
    frame: Frame | None = None
    #: an expression is evaluated at compile time, and temporaries in it have addresses
    evaluating: bool = False
    #: the expression must be constant: what has no defined value is none (`constant.converted`)
    required: bool = False
    #: in `if consteval`: calls of immediate functions need no constant arguments
    immediate: bool = False
    #: how many instances of class templates are being completed, one for the other
    instances: int = 0
    #: the initialiser or default argument that is read, as what lambdas stand in
    context: Context | None = None
    #: the unnamed class or enumeration in a typedef's syntax, and the name that it gets ([dcl.typedef]p9)
    typedef: tuple[c_ast.Node, str] | None = None
    #: where the program asked for what a template of our headers asks for
    asked_at: Place = None
    #: where the call stands whose default arguments are read; of calls in default arguments, the outermost
    called_at: Place = None


def start(scope: Scope, **changes: Any) -> Here:
    """A place that is independent of any other."""
    return Here(scope, [], [], {}, [], **changes)


class Within:
    """Context manager: checks its body at another place."""

    __slots__ = ("c", "here", "outer")

    def __init__(self, c: Check, here: Here) -> None:
        self.c, self.here, self.outer = c, here, c.here

    def __enter__(self) -> Here:
        self.c.here = self.here
        return self.here

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.c.here = self.outer


# ---------------------------------------------------------------- the unit


class Numbering:
    """The counters behind invented names."""

    def __init__(self) -> None:
        self.literals = -1
        self.lambdas: dict[tree.Function | None, int] = {}  # None: outside of functions
        self.local_types: dict[str, int] = {}
        #: what local classes and lambdas stand in
        self.contexts: dict[Hashable, Context] = {}
        self.blocks: dict[str, tree.Function] = {}  # around types inside functions
        self.unnamed_classes: dict[ty.RecordDecl, int] = {}


class Statics:
    """What host code does before and after main() for variables of static duration
    (`declarations.dynamic`), and the state of the function that does it."""

    def __init__(self) -> None:
        self.starts: list[tree.Statement] = []
        #: how each of them that needs an end gets it, the end, and whether it is that of a thread
        self.ends: list[tuple[tree.Block, tree.Block, bool]] = []
        #: what makes the thread_local objects of namespaces and classes, and the function that does that
        self.thread_starts: list[tree.Statement] = []
        self.thread_start: tree.Function | None = None
        self.around_main: list[tuple[str, tree.Function]] = []  # by their attributes
        #: what starts and ends the members of instances of class templates: only of those that are used
        #: ([temp.inst]p3)
        self.of_instances: list[tuple[tree.Object, tree.Block]] = []
        #: ... and where launches are looked for, what reads their initialisers once they are used
        self.delayed: dict[tree.Object, Callable[[], object]] = {}
        self.state: FunctionState | None = None

    def specialise(self, member: tree.Object) -> None:
        """An explicit specialisation stands for what the class template says of a member."""
        for object, block in self.of_instances:
            if object is member:
                block.statements.clear()


@dataclass(eq=False, repr=False, slots=True)
class MemberDefault:
    """The default initialiser of a data member (C++ [class.mem]p10), and where it is read. None: where it
    is used."""

    node: Syntax
    scope: Scope | None = None


@dataclass(eq=False, repr=False, slots=True)
class Early:
    """Instances of class templates that are asked for members before they have them. `open`: those that
    are being completed, the outermost first; `asked`: the number of the outermost that was asked; `pending`:
    what may be another when the one of that number is complete, and what makes it."""

    open: list[ty.RecordDecl] = field(default_factory=list)
    asked: int = sys.maxsize
    pending: list[tuple[int, InstanceDecl, Callable[[InstanceDecl], None]]] = field(default_factory=list)


class Known:
    """What is known about the unit so far."""

    #: a constant expression was refused, or something was taken for none, as it took too long
    refused_long = gave_up = False
    finished = False  # the end of the unit was reached: no class is completed any more
    host_sizes = 0  # how many sizes were asked for that are others on the host

    def __init__(self) -> None:
        self.faulty_names: frozenset[str] = frozenset()  # in skipped declarations that could not be read
        self.meant: dict[tuple[str, Span | None], str | None] = {}  # by unknown names and where they stand
        #: headers that were not found, and where they are included: what is undeclared may stand there
        self.missing_headers: Sequence[tuple[str, Token]] = ()
        #: definitions of the program's own `operator new` and `operator delete`, until they are declared
        self.replacing: dict[str, list[c_ast.Decl]] = {}
        #: how many uses of the host's names were refused
        self.host_refusals = 0
        #: every function that may be part of the unit, in order (a set)
        self.functions: dict[tree.Function, None] = {}
        self.local_classes: dict[ty.RecordDecl, c_ast.Struct | c_ast.Union] = {}  # in functions: their syntax
        #: pointers to members by class, type and qualifiers
        self.member_pointers: dict[Hashable, ty.Record] = {}
        #: what host code knows of types while it runs (`classes.type_info`); by type, and whether those
        #: are of functions that promise not to throw
        self.type_infos: dict[ty.Type, tree.Object] = {}
        #: the objects of template arguments of class type by their values
        self.class_arguments: dict[tree.ClassValue, tree.Object] = {}
        #: in C, every object and function with linkage by name, also those declared in blocks
        self.linked: dict[str, tree.Object | tree.Function] = {}
        self.symbols: set[str] = set()  # names of the object file that are taken
        self.numbering = Numbering()
        #: what is declared inside each class: tags, typedef names, enumerators, and of those that C cannot
        #: write all members
        self.class_scopes: dict[ty.RecordDecl, Scope] = {}
        self.member_defaults: dict[ty.Member, MemberDefault] = {}
        self.namespaces: list[Scope] = []  # their scopes, the outermost first
        self.files: Files | None = None  # of a program of several
        self.unnamed_namespaces: dict[Scope, NamespaceName] = {}  # by the scopes that have them
        self.unreachable: dict[tree.Object, HostOnly | tree.Object] = {}  # locals, as local classes see them
        #: functions and function templates that only friends have declared, and the classes that did
        self.hidden_friends: dict[Hashable, set[ty.RecordDecl]] = {}
        #: functions of our headers that the program has replaced: only the headers' own code finds them
        self.set_aside: dict[str, OverloadSet] = {}
        self.primary: dict[ClassTemplate, ClassTemplate] = {}  # what a partial specialisation is of
        #: `extern __shared__` arrays by name and type
        self.dynamic_shared: dict[tuple[str, ty.Type], tree.Object] = {}
        self.faulty_objects = set[tree.Object]()  # whose initialiser was refused
        #: what `expressions.ranking` has found, and instances of operator templates, by shapes of operands
        self.ranked: dict[Hashable, tuple[Viable, ...]] = {}
        self.operators: dict[Hashable, list[tree.Function]] = {}
        #: temporaries that live as long as the reference that is bound to them (a `lifetime.Cleanup`)
        self.extended: dict[tree.Object, Cleanup] = {}
        self.statics = Statics()
        self.asked_whether_constant = 0  # how often `__builtin_is_constant_evaluated` was evaluated
        self.obstacle: tree.Call | tree.BuiltinCall | None = None  # the last call that was no constant
        #: the items of initialisers that are read at compile time (`constants.constant`)
        self.items: dict[tree.Initializer, Items] = {}
        #: objects with values that are known at compile time: object -> offset and slot -> the scalar there
        self.records: dict[tree.Object, Cells] = {}
        self.scalars: dict[tree.Object, tree.Constant | tree.Object] = {}  # values of functions' constants
        self.arithmetic: dict[tree.Expr, Number | None] = {}  # of functions (`constants.integers`)
        self.places: dict[tree.Place, Where | None] = {}  # of the same
        self.weights: dict[tree.Statement, int] = {}  # of what running calls execute (`constants.running`)
        self.perhaps_empty = set[tree.Function]()  # it is being found out whether they do nothing
        #: type and value of literals by their spelling
        self.numbers: dict[str, tuple[ty.Type, int | float]] = {}
        self.promoted: dict[ty.EnumDecl, ty.Type] = {}  # what enumerations are promoted to
        self.early = Early()

    def class_scope(self, type: ty.Type) -> Scope | None:
        """What is declared inside a class."""
        if not isinstance(type, ty.Record):
            return None
        return self.class_scopes.get(
            type.decl.completed() if isinstance(type.decl, MemberDecl) else type.decl
        )

    def lacks(self, decl: ty.RecordDecl) -> None:
        """A class has no member of some name; has it none yet?"""
        if decl in self.early.open:
            self.early.asked = min(self.early.asked, self.early.open.index(decl))

    def is_faulty(self, name: str) -> bool:
        """Whether a name is undeclared because the parser refused its declaration, with a complaint."""
        return not self.faulty_names.isdisjoint(identifiers(name))


# ---------------------------------------------------------------- what is to be done


@dataclass(eq=False, repr=False, slots=True)
class Waiting:
    """A body that is checked when its function is used. `both`: it is marked `__host__ __device__` and is
    checked at the end of the unit in any case. `file`: the number of its file, if there are several."""

    check: Callable[[], None]
    both: bool = False
    file: int = 0


@dataclass(eq=False, repr=False, slots=True)
class FaultyInstance:
    """A refused instance of a class template, or a class inside one. Its complaints are kept even if the
    attempt that caused them is abandoned (overload resolution, say)."""

    template: ClassTemplate | None
    decl: ty.RecordDecl
    problems: list[Diagnostic]


class Work:
    """What is still to be done."""

    def __init__(self) -> None:
        self.waiting: dict[tree.Function, Waiting] = {}
        #: library functions whose bodies the lowering for the CPU device may ask for
        self.for_the_host: dict[tree.Function, None] = {}
        #: calls of functions without a prototype: function, arguments
        self.unprototyped: list[tuple[tree.Function, list[tree.Expr]]] = []
        self.faulty_instances: list[FaultyInstance] = []
        #: typedef names of instances that nobody has completed: scope, name, type
        self.named_instances: list[tuple[Scope, str, ty.Record]] = []


# ---------------------------------------------------------------- all of it


@dataclass(eq=False, repr=False, slots=True)
class Check:
    """Everything the check of one unit shares. `file` is the outermost scope; `signs`: whether to look for
    conversions that change the sign (-Wsign-conversion)."""

    language: Language
    model: DataModel
    diagnostics: Diagnostics
    unit: tree.Unit
    file: Scope
    here: Here
    arch: int = 90
    signs: bool = False
    typedef_names: bool = False
    relocatable: bool = False
    known: Known = field(default_factory=Known)
    work: Work = field(default_factory=Work)
    #: while host code is read for what it launches
    launches: Launches | None = None

    def within(self, **changes: Any) -> Within:
        """Run the body at this place, but for `changes`, which are fields of `Here`."""
        return Within(self, self.here._replace(**changes))

    def elsewhere(self, scope: Scope, **changes: Any) -> Within:
        """Run the body in `scope`, outside of whatever is being checked now: only what counts or names the
        way to there goes on."""
        way = {"instances": self.here.instances, "asked_at": self.here.asked_at}
        return Within(self, start(scope, **way | changes))

    @contextmanager
    def scoped(self, kind: str, name: str = "") -> Iterator[Scope]:
        """Run the body in a new scope inside the current one."""
        outer = self.here
        scope = Scope(kind, outer.scope, name)
        self.here = outer._replace(scope=scope)
        try:
            yield scope
        finally:
            self.here = outer

    def check_waiting(self, function: tree.Function) -> None:
        """Check a body that waited, if it still does. Its errors are kept: an attempt may drop them."""
        if (waiting := self.work.waiting.pop(function, None)) is not None:
            mark = self.diagnostics.mark()
            with self.in_file(waiting.file):
                waiting.check()
            function.declared.refusals = self.diagnostics.errors_since(mark)

    def in_file(self, number: int) -> AbstractContextManager[None]:
        """Run the body in a file of several."""
        return self.known.files.at(number) if self.known.files is not None else nullcontext()

    def wait(self, function: tree.Function, check: Callable[[], None], both: bool = False) -> None:
        """Check a body later."""
        files = self.known.files
        self.work.waiting[function] = Waiting(
            check, both, files.file_of(function.at) if files is not None else 0
        )

    # What most rules look at; `within` changes it.

    @property
    def scope(self) -> Scope:
        return self.here.scope

    @property
    def function(self) -> FunctionState | None:
        return self.here.function

    @property
    def pending(self) -> list[tree.Statement]:
        return self.here.pending

    @property
    def temporaries(self) -> list[Temporary]:
        return self.here.temporaries

    @property
    def unevaluated(self) -> bool:
        return self.here.unevaluated

    @property
    def size_type(self) -> ty.Integer:
        return ty.Integer(self.model.size_type)

    @property
    def ptrdiff_type(self) -> ty.Integer:
        return ty.Integer(self.model.ptrdiff_type)

    def error(self, at: Place, message: str, notes: Iterable[Note] = (), kind: Kind = Kind.OTHER) -> None:
        self.diagnostics.error(at, message, notes, kind)

    def fatal(self, at: Place, message: str, notes: Iterable[Note] = (), kind: Kind = Kind.OTHER) -> NoReturn:
        """Report and raise `Refused`: the statement or declaration at hand is given up, checking
        goes on after it."""
        self.diagnostics.fatal(at, message, notes, kind)

    def unsupported(self, at: Place, what: str, notes: Iterable[Note] = ()) -> NoReturn:
        """Refuse the statement or declaration at hand, which uses `what` minicu lacks."""
        self.fatal(at, f"not supported: {what}", notes, Kind.UNSUPPORTED)

    def give_up(self) -> NoReturn:
        """Raise `Refused` for something that was complained of before."""
        raise Refused(self.diagnostics.items)

    def warn(self, option: str, at: Place, message: str, notes: Iterable[Note] = ()) -> None:
        self.diagnostics.warning(option, at, message, notes)
