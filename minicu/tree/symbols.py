"""What has a name: objects, functions, and the unit they belong to."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import TYPE_CHECKING, Any

from minicu import types as ty

if TYPE_CHECKING:
    from collections.abc import Callable

    from minicu.abi.target import DataModel
    from minicu.diagnostics.errors import Diagnostic
    from minicu.diagnostics.errors import Place as At
    from minicu.language import Language
    from minicu.tree.places import Initializer
    from minicu.tree.statements import Block


@dataclass(eq=False, repr=False, slots=True)
class Object:
    """A variable or parameter.

    storage: "local" (automatic), "parameter", "device" (global memory; also plain globals and
    statics of C), "constant", "shared", "dynamic shared" (an unsized extern __shared__ array; all
    such objects of a program share one area), "managed", "special" (threadIdx and relatives),
    "thread" (thread_local in host code).
    linkage: "external", "internal" (static) or "none". `defined` is False for a mere declaration.
    `symbol` is the assembler name of an object with linkage or static duration (unique in the
    unit, valid in PTX). `align` is an explicit alignment in bytes or None.
    `initializer` is that of a static object (constant values only); automatic objects are
    initialised by their Declare statement.
    """

    name: str
    type: ty.Type
    storage: str
    at: At = None
    symbol: str | None = None
    linkage: str = "none"
    defined: bool = True
    align: int | None = None
    initializer: Initializer | None = None
    weak: bool = False
    grid_constant: bool = False  # parameter marked __grid_constant__
    used: bool = False  # __attribute__((used)), or mentioned by device code
    kept: bool = False  # __attribute__((used)): it stays in the program, whoever uses it
    unused: bool = False  # __attribute__((unused)): nobody wants to hear that it is not used
    constexpr: bool = False
    promoted: bool = False  # a constant of the host that device code uses: it has one of its own
    handle: str = ""  # of a parameter that is a texture's or surface's handle: "texture", "surface"
    result: bool = False  # it stands where the function's result goes
    virtual_table: bool = False
    managed_at: Object | None = None  # of a __managed__ variable in host code: where its address is
    scope: tuple[str, ...] = ()  # what is around it: namespaces, classes, a function
    function: Function | None = None  # whose static object it is
    start: Function | None = None  # what is called before a use, as it makes the objects of a thread
    of_device: bool = False  # in host code: the program has it in device memory, and the host another one
    first: At = None  # the place of the first declaration, if `at` is that of a later one

    @property
    def never_written(self) -> bool:
        """Whether nobody, the host included, may write it: const with an initial value."""
        type = ty.remove_all_extents(self.type)
        return type.const and not type.volatile and self.initializer is not None


@dataclass(eq=False, repr=False, slots=True)
class Instance:
    """What makes a function an instance of a function template: the template's `name`, its signature in
    terms of `ty.Placeholder`s, and the arguments, types and constants, for the parameters `names`. `at` is
    where the instance was first asked for, `by` the instance whose code did, and `depth` how many instances
    led to that one. `constraints` are the template's, in normal form
    (`sema.templates.constraints`). `autos` are those of `names` that `auto` declares."""

    name: str
    pattern: ty.Function
    arguments: tuple[Any, ...]
    at: At = None
    by: Function | None = None
    depth: int = 0
    names: tuple[str, ...] = ()
    constraints: Any = None
    autos: frozenset[str] = frozenset()


@dataclass(eq=False, repr=False, slots=True)
class Asked:
    """The place of the first use of something, and the function that contains it."""

    at: At
    by: Function | None
    depth: int


class Special(Enum):
    """A special member function ([special]), as messages call it."""

    DEFAULT = "default constructor"
    COPY = "copy constructor"
    MOVE = "move constructor"
    COPY_ASSIGNMENT = "copy assignment operator"
    MOVE_ASSIGNMENT = "move assignment operator"
    DESTRUCTOR = "destructor"

    @property
    def assigns(self) -> bool:
        return self in (Special.COPY_ASSIGNMENT, Special.MOVE_ASSIGNMENT)

    @property
    def copying(self) -> Special | None:
        """For one that moves: that which takes its place where there is none ([class.copy.ctor]p8)."""
        return _COPYING.get(self)


#: A class in which these are trivial crosses calls as a C record does.
PASSING = frozenset({Special.COPY, Special.MOVE, Special.DESTRUCTOR})

_COPYING = {Special.MOVE: Special.COPY, Special.MOVE_ASSIGNMENT: Special.COPY_ASSIGNMENT}


@dataclass(eq=False, repr=False, slots=True)
class Method:
    """What makes a function a member of class `owner`. Unless it is `static`, its first parameter is `this`.

    kind: "constructor", "destructor", "conversion", or "" for any other. `quals` are those of `*this`.
    `implicit`: nobody declared it; `trivial`: it does what C would do, and is never called. `host`: only
    the host can call it, `hollow`: between its braces stands nothing.
    `memberwise`: its body is the compiler's, as that of this special member function. `asked`: who
    was the first to use it, for members of class templates' instances. `virtual`, `pure`, `final`:
    [class.virtual]. `ref`: "&" or "&&" if it is for objects of that kind alone. `inherited`: a constructor
    that hands its arguments on to this base; `brought`: the class whose constructor that is in the end.
    """

    owner: ty.RecordDecl
    kind: str = ""
    static: bool = False
    quals: int = 0
    access: str = "public"
    explicit: bool = False
    deleted: bool = False
    implicit: bool = False
    trivial: bool = False
    host: bool = False
    hollow: bool = False
    memberwise: Special | None = None
    asked: Asked | None = None
    virtual: bool = False
    pure: bool = False
    final: bool = False
    ref: str = ""
    inherited: ty.RecordDecl | None = None
    brought: ty.RecordDecl | None = None


@dataclass(eq=False, repr=False, slots=True)
class Throws:
    """What a function says of exceptions ([except.spec]). `never`: None until that is found out
    (`sema.functions.throwing`); `stated`: a declarator says something; `operand`: the syntax of
    `noexcept(operand)`, read in `scope`, where the function's own parameters have these names."""

    never: bool | None = None
    stated: bool = False
    operand: Any = None
    scope: Any = None
    parameters: list[str] = field(default_factory=list)


class Declared:
    """What the declarations of a function say of it that only few ask for.

    `immediate` is `consteval`, `unmarked` says that only `constexpr` makes it a function of the device,
    `kept` is `__attribute__((used))`, `deprecated` the reason (perhaps ""), `format` the places of a printf
    format and of the first argument for it, from 1. `defaults` are default arguments by position (values, or
    syntax to be read in `defaults_scope`). `deduced_from` is the declared type, with `auto`, of a result that
    `return` statements told. `defined` is the place of a member's definition, `first` that of a function's
    first declaration where it has several. `deleting` is the variant of a virtual destructor that frees its
    object, `thunks` are those of a virtual function by what they add to `this` and to the result, `of_part`
    is the variant of a constructor or destructor for base class subobjects with virtual bases, which has the
    parameter `vtt` for it, and to which the function itself leaves all else unless `alone`: then the body is
    in both, and its `statics` by their syntax are theirs together, and what tells that each is made.
    `of_records`: our headers': a call may give it records in the place of scalars (`sema.builtins.cached`).
    `of_program`: our headers': its names mean what the program has replaced in our headers. `instantiated`:
    an explicit instantiation asked for it. `faulty`: it was refused, and using it gives no further message.
    `refusals`: the errors of its body. `means`: this is that function with
    the default arguments that a block has given it."""

    def __init__(self) -> None:
        self.constexpr = False
        self.immediate = False
        self.unmarked = False
        self.deleted = False
        self.device_only = False
        self.kept = False
        self.unused = False
        self.of_records = False
        self.of_program = False
        self.extern_inline = False
        self.instantiated = False
        self.alone = False
        self.faulty = False
        self.refusals: tuple[Diagnostic, ...] = ()
        self.throws = Throws()
        self.deprecated: str | None = None
        self.format: tuple[int, int] | None = None
        self.defaults: dict[int, Any] = {}
        self.defaults_scope: Any = None
        self.deduced_from: ty.Type | None = None
        self.defined: Any = None
        self.first: Any = None
        self.deleting: Function | None = None
        self.thunks: dict[Any, Function] = {}
        self.of_part: Function | None = None
        self.vtt: Object | None = None
        self.statics: dict[Any, Object] | None = None
        self.means: Function | None = None

    def add(self, more: Declared) -> None:
        """Completes what the earlier declarations left open from a further one."""
        for name, said in list(vars(self).items()):
            if name != "throws" and not said and said != "":
                setattr(self, name, getattr(more, name))


@dataclass(eq=False, repr=False, slots=True)
class Function:
    """A function.

    kind: "kernel" (__global__) or "device". `symbol` is the assembler name (mangled in `.cu`).
    `builtin`: declared without a body in minicu's own headers: lowering has a row for `name`.
    inline: "always" (__forceinline__, always_inline), "never" (__noinline__), "hint" or None.
    linkage: "external", "internal", or "weak".
    `launch_bounds` = (max threads per block, min blocks per multiprocessor | None, max blocks per
    cluster | None); `cluster_dims`, `block_size` are 3-tuples; `maxnreg` registers per thread.
    """

    name: str
    type: ty.Function
    kind: str = "device"
    at: At = None
    symbol: str = ""
    linkage: str = "external"
    builtin: bool = False
    library: bool = False  # defined in minicu's own headers; a target may have a row for it all the same
    parameters: list[Object] = field(default_factory=list)
    body: Block | None = None
    inline: str | None = None
    noreturn: bool = False
    returns_twice: bool = False  # as setjmp does
    scope: tuple[str, ...] = ()  # enclosing namespaces
    extern_c: bool = False
    launch_bounds: tuple[int, int | None, int | None] | None = None
    maxnreg: int | None = None
    cluster_dims: tuple[int, int, int] | None = None
    block_size: tuple[int, int, int] | None = None
    host: bool = False  # also marked __host__
    used: bool = False
    declared: Declared = field(default_factory=lambda: Declared())
    instance: Instance | None = None  # of a function template; `name` shows the arguments then
    method: Method | None = None  # of a class

    @property
    def needs_object(self) -> bool:
        """Whether it is a non-static member function."""
        return self.method is not None and not self.method.static

    @property
    def operator(self) -> str:
        """What an operator function defines: `+`, `()`, `new[]`, `""_km`; "" of any other function."""
        symbol = self.name.removeprefix("operator")
        is_name = symbol == self.name or symbol[:1].isalnum() or symbol[:1] in ("_", "$")
        return "" if is_name else symbol.strip()

    def become(self, other: Function) -> None:
        """What is declared here is `other`, of that name."""
        self.type, self.kind, self.at, self.linkage = other.type, other.kind, other.at, other.linkage
        self.inline, self.scope, self.extern_c = other.inline, other.scope, other.extern_c
        self.host, self.declared = other.host, other.declared
        self.noreturn, self.returns_twice = other.noreturn, other.returns_twice
        self.launch_bounds, self.maxnreg = other.launch_bounds, other.maxnreg
        self.cluster_dims, self.block_size = other.cluster_dims, other.block_size

    def has_defaults(self, first: int) -> bool:
        """Whether parameter `first` and all after it have default arguments."""
        return all(i in self.declared.defaults for i in range(first, len(self.type.parameters)))

    @property
    def written(self) -> ty.Function:
        """Its type as the source writes it: without `this`."""
        return replace(self.type, parameters=self.type.parameters[1:]) if self.needs_object else self.type


@dataclass(eq=False, repr=False, slots=True)
class Unit:
    """One compiled translation unit: everything device code needs, in order of declaration.

    `functions` holds definitions and those declared functions that are used (builtins included), `declared`
    the kernels that it declares and does not define.
    `records` maps source names (tags, typedef names of unnamed records) to complete record types.
    `asm` holds file-scope asm strings. `complete`, if it is not None, checks the bodies of library functions
    that only the CPU device calls: whoever lowers for it calls that first. `others` says of functions that
    might be looked for why they are no kernels; `meant` what spellings of names mean that were asked for:
    assembler names, and names of records.
    """

    language: Language
    model: DataModel
    functions: list[Function] = field(default_factory=list)
    declared: list[Function] = field(default_factory=list)
    objects: list[Object] = field(default_factory=list)
    records: dict[str, ty.Record] = field(default_factory=dict)
    asm: list[str] = field(default_factory=list)
    complete: Callable[[], None] | None = None
    catches: bool = False  # host code of it catches exceptions
    others: dict[str, str] = field(default_factory=dict)
    meant: dict[str, tuple[str, ...]] = field(default_factory=dict)
