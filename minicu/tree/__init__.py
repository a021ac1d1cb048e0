"""The typed tree: what `sema` makes and `lower` reads.

Everything is explicit. An expression has an unqualified `type`; every conversion is a `Convert`;
reading an object is a `Load` of a place; a place (lvalue) is a node of its own class and its `type`
may be qualified. `at` is the token a message about the node points to.

Nobody changes a node after sema has finished it. Sizes and offsets in the tree (InitItem.offset,
sizeof constants) come from `minicu.abi` for the data model of the compilation.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from minicu import types as ty

if TYPE_CHECKING:
    from collections.abc import Callable

    from minicu.abi.layout import Slot
    from minicu.abi.target import DataModel
    from minicu.language import Language

# ---------------------------------------------------------------- symbols


@dataclass(eq=False, slots=True)
class Object:
    """A variable or parameter.

    storage: "local" (automatic), "parameter", "device" (global memory; also plain globals and
    statics of C), "constant", "shared", "dynamic shared" (an unsized extern __shared__ array; all
    such objects of a program share one area), "managed", "special" (threadIdx and relatives).
    linkage: "external", "internal" (static) or "none". `defined` is False for a mere declaration.
    `symbol` is the assembler name of an object with linkage or static duration (unique in the
    unit, valid in PTX). `align` is an explicit alignment in bytes or None.
    `initializer` is that of a static object (constant values only); automatic objects are
    initialised by their Declare statement.
    """

    name: str
    type: ty.Type
    storage: str
    at: Any = None
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


@dataclass(eq=False, slots=True)
class Instance:
    """What makes a function an instance of a function template: the template's `name`, its signature in
    terms of `ty.Placeholder`s, and the arguments, types and constants, for the parameters `names`. `at` is
    where the instance was first asked for, `by` the instance whose code did, and `depth` how many stand
    behind that one. `constraints` are the template's, as syntax."""

    name: str
    pattern: ty.Function
    arguments: tuple[Any, ...]
    at: Any = None
    by: Function | None = None
    depth: int = 0
    names: tuple[str, ...] = ()
    constraints: tuple[Any, ...] = ()


@dataclass(eq=False, slots=True)
class Asked:
    """Where something is used for the first time, and the function whose code does."""

    at: Any
    by: Function | None
    depth: int


@dataclass(eq=False, slots=True)
class Method:
    """What makes a function a member of class `of`. Unless it is `static`, its first parameter is `this`.

    kind: "constructor", "destructor", "conversion", or "" for any other. `quals` are those of `*this`.
    `implicit`: nobody declared it; `trivial`: it does what C would do, and is never called. `host`: only
    the host can call it, `hollow`: between its braces stands nothing.
    `memberwise`: its body is the compiler's ("copy", "move" or "default"). `asked`: who
    was the first to use it, for members of class templates' instances. `virtual`, `pure`, `final`:
    [class.virtual]. `ref`: "&" or "&&" if it is for objects of that kind alone. `inherited`: a constructor
    that hands its arguments on to this base.
    """

    of: ty.RecordDecl
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
    memberwise: str = ""
    asked: Asked | None = None
    virtual: bool = False
    pure: bool = False
    final: bool = False
    ref: str = ""
    inherited: ty.RecordDecl | None = None


@dataclass(eq=False, slots=True)
class Throws:
    """What a function says of exceptions ([except.spec]). `never`: None until that is found out
    (`sema.functions.throwing`); `operand`: the syntax of `noexcept(operand)`, read in `scope`, where the
    function's own parameters have these names."""

    never: bool | None = None
    operand: Any = None
    scope: Any = None
    parameters: list[str] = field(default_factory=list)


@dataclass(eq=False, slots=True)
class Declared:
    """What the declarations of a function say of it that only few ask for.

    `kept` is `__attribute__((used))`, `deprecated` the reason (perhaps ""), `format` the places of a printf
    format and of the first argument for it, from 1. `defaults` are default arguments by position (values, or
    syntax to be read in `defaults_scope`). `deduced_from` is the declared type, with `auto`, of a result that
    `return` statements told. `defined` is the place of a member's definition, `deleting` the variant of a
    virtual destructor that frees its object, `thunks` are those of a virtual function by what they add to
    `this`, `instantiated`: an explicit instantiation asked for it.
    `faulty`: it was refused, and using it gives no further message.
    """

    constexpr: bool = False
    deleted: bool = False
    device_only: bool = False
    kept: bool = False
    unused: bool = False
    extern_inline: bool = False
    instantiated: bool = False
    faulty: bool = False
    throws: Throws = field(default_factory=lambda: Throws())
    deprecated: str | None = None
    format: tuple[int, int] | None = None
    defaults: dict[int, Any] = field(default_factory=dict)
    defaults_scope: Any = None
    deduced_from: ty.Type | None = None
    defined: Any = None
    deleting: Function | None = None
    thunks: dict[int, Function] = field(default_factory=dict)

    def add(self, more: Declared) -> None:
        """A further declaration says what the earlier ones left open."""
        for name in self.__slots__:
            if name != "throws" and not getattr(self, name) and getattr(self, name) != "":
                setattr(self, name, getattr(more, name))


@dataclass(eq=False, slots=True)
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
    at: Any = None
    symbol: str = ""
    linkage: str = "external"
    builtin: bool = False
    library: bool = False  # defined in minicu's own headers; a target may have a row for it all the same
    parameters: list[Object] = field(default_factory=list)
    body: Block | None = None
    inline: str | None = None
    noreturn: bool = False
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


@dataclass(eq=False, slots=True)
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


# ---------------------------------------------------------------- expressions (values)


@dataclass(eq=False, slots=True)
class Expr:
    """A value. `type` is unqualified; Void for expressions without value."""

    type: ty.Type
    at: Any = field(kw_only=True, default=None)


@dataclass(eq=False, slots=True)
class Constant(Expr):
    """An arithmetic constant, or a null/absolute pointer. Integers are in range of the type;
    floats are Python floats already rounded to the type (half, float too). `literal`: a number or a character
    that stands in the source, not what an expression gave."""

    value: int | float
    literal: bool = field(kw_only=True, default=False)


@dataclass(eq=False, slots=True)
class SymbolArgument(Constant):
    """A template argument that is an address: `value` is the symbol."""

    @property
    def symbol(self) -> Function | Object:
        return self.value  # type: ignore[return-value]


@dataclass(frozen=True, slots=True)
class DataMember:
    """A member of a class that a pointer to it stands for, by name, and the names around it."""

    of: ty.RecordDecl
    name: str
    scope: tuple[str, ...]


@dataclass(eq=False, slots=True)
class MemberArgument(Constant):
    """A template argument that is a pointer to a member: `value` is the member, 0 for null."""

    @property
    def member(self) -> Function | DataMember | None:
        return self.value or None  # type: ignore[return-value]


@dataclass(eq=False, slots=True)
class SymbolAddress(Expr):
    """Address constant: `symbol` plus `offset` bytes. type is a pointer (or an integer after a cast
    of full width)."""

    symbol: Object | Function | StringLiteral
    offset: int = 0


@dataclass(eq=False, slots=True)
class Load(Expr):
    """The value stored in `place` (scalar or record; never an array)."""

    place: Place


@dataclass(eq=False, slots=True)
class AddressOf(Expr):
    """`&place`; also array-to-pointer decay, where type points to the element."""

    place: Place


@dataclass(eq=False, slots=True)
class FunctionAddress(Expr):
    """The address of a function; type is pointer to function. `taken`: by `&` or `+`; else the source names
    the function, which in C++ is an lvalue of its type."""

    function: Function
    taken: bool = False


@dataclass(eq=False, slots=True)
class Convert(Expr):
    """Conversion of a scalar `operand` to `type`; to Void it discards the value. The pair of types
    says what happens: C11 6.3; to bool it compares with zero; pointer to pointer keeps the bits."""

    operand: Expr


@dataclass(eq=False, slots=True)
class Unary(Expr):
    """op: "-" "~" "!". Operand already promoted; "!" takes any scalar and gives int or bool."""

    op: str
    operand: Expr


@dataclass(eq=False, slots=True)
class Binary(Expr):
    """op: + - * / % << >> & | ^ == != < > <= >=. Both operands have the same type, except shifts,
    whose operands are promoted separately; comparisons also take two pointers. Comparisons give int
    (C) or bool (.cu)."""

    op: str
    left: Expr
    right: Expr


@dataclass(eq=False, slots=True)
class PointerAdd(Expr):
    """pointer + index elements (`negative`: minus). `index` is an integer of any width, converted
    by sign or zero extension to the pointer's width. `scale` is the element size in bytes, or an
    Expr of type size_t for elements of variable length."""

    pointer: Expr
    index: Expr
    scale: int | Expr
    negative: bool = False


@dataclass(eq=False, slots=True)
class PointerDifference(Expr):
    """(left - right) / scale, of type ptrdiff_t."""

    left: Expr
    right: Expr
    scale: int | Expr


@dataclass(eq=False, slots=True)
class Logical(Expr):
    """op: "&&" "||". Operands are scalars; result int (C) or bool (.cu)."""

    op: str
    left: Expr
    right: Expr


@dataclass(eq=False, slots=True)
class Conditional(Expr):
    """condition ? yes : no. Branches have the type of the whole, or are void."""

    condition: Expr
    yes: Expr
    no: Expr


@dataclass(eq=False, slots=True)
class Comma(Expr):
    left: Expr
    right: Expr


@dataclass(eq=False, slots=True)
class Assign(Expr):
    """place = value; the result is the value stored, converted to the place's type (a bit-field:
    truncated to its width)."""

    place: Place
    value: Expr


@dataclass(eq=False, slots=True)
class CompoundAssign(Expr):
    """place op= value, evaluating the place once. The place's value is converted to `compute`, the
    operation done there (the value already has that type, or is a promoted shift count), and the
    result converted back. For pointers, op is "+" or "-" and `scale` is set as in PointerAdd."""

    place: Place
    op: str
    value: Expr
    compute: ty.Type
    scale: int | Expr | None = None


@dataclass(eq=False, slots=True)
class Increment(Expr):
    """++ and --. `step` is +1 or -1; `prefix`: the result is the new value. `scale`: for pointers."""

    place: Place
    step: int
    prefix: bool
    scale: int | Expr | None = None


@dataclass(eq=False, slots=True)
class Call(Expr):
    """A call. `callee` is the Function itself when called directly, else a pointer value.
    `function` is the called type; arguments beyond its parameters are variadic and have had the
    default promotions. Record arguments and results are values of Record type."""

    callee: Function | Expr
    function: ty.Function
    arguments: list[Expr]
    launch: bool = False  # in host code: of the kernel that the pointer stands for
    listed: bool = False  # the arguments are evaluated from left to right, as those in braces


@dataclass(eq=False, slots=True)
class BuiltinCall(Expr):
    """An operation of the compiler that no prototype can express (type-generic `__atomic_*`,
    `__builtin_add_overflow` ...). `name` is a row of the lowering table; `extra` its non-value
    operands (types, orders)."""

    name: str
    arguments: list[Expr]
    extra: tuple[Any, ...] = ()


@dataclass(eq=False, slots=True)
class Construct(Expr):
    """A record that is made where it is wanted: `call` runs while `object` stands for that memory
    (C++17 [dcl.init]p17: no temporary, no copy)."""

    object: Object
    call: Expr


@dataclass(eq=False, slots=True)
class Initialize(Expr):
    """Gives the object at `place`, which has no value yet, its initial value. void."""

    place: Place
    initializer: Initializer | Expr


@dataclass(eq=False, slots=True)
class StatementExpression(Expr):
    """GNU ({ ... }): runs `body`, then yields `value` (None for void)."""

    body: Block
    value: Expr | None


@dataclass(eq=False, slots=True)
class VaArg(Expr):
    """va_arg(list, type); `list` is the place of the va_list object (a pointer)."""

    list: Place


@dataclass(eq=False, slots=True)
class VaStart(Expr):
    """va_start(list): void."""

    list: Place


@dataclass(eq=False, slots=True)
class VaCopy(Expr):
    """va_copy(to, from): void. (va_end is nothing.)"""

    to: Place
    source: Place


# ---------------------------------------------------------------- places (lvalues)


@dataclass(eq=False, slots=True)
class Place:
    """Something with an address. `type` may be qualified (volatile matters when it is read)."""

    type: ty.Type
    at: Any = field(kw_only=True, default=None)


@dataclass(eq=False, slots=True)
class Variable(Place):
    object: Object


@dataclass(eq=False, slots=True)
class Dereference(Place):
    """What `pointer` points to. `expiring`: it came as an rvalue reference, which binds like a temporary
    (an xvalue, C++ [basic.lval]p1)."""

    pointer: Expr
    expiring: bool = False


@dataclass(eq=False, slots=True)
class MemberPlace(Place):
    """A member of the record at `record`; `slot` (from abi.layout) has its offset and, for a
    bit-field, its bits. A member of an anonymous struct is reached by two of these."""

    record: Place
    slot: Slot

    @property
    def bit_field(self) -> bool:
        return self.slot.bit_width is not None


@dataclass(eq=False, slots=True)
class StringLiteral(Place):
    """A string literal, an array of static duration. `data` holds all its bytes, the terminating
    zero included, in the target's byte order."""

    data: bytes


@dataclass(eq=False, slots=True)
class CompoundLiteral(Place):
    """(T){...} inside a function: `object` is a local object, initialised when reached.
    (At file scope sema makes a static object and refers to it by Variable.)"""

    object: Object
    initializer: Initializer
    end: list[Statement] = field(default_factory=list)  # what ends it if an exception passes
    member: Function | DataMember | None = None  # of a pointer to a member: which one


@dataclass(eq=False, slots=True)
class Temporary(Place):
    """The place of a record (or array-holding) value that is no lvalue: f().member."""

    value: Expr


# ---------------------------------------------------------------- initialisers


@dataclass(eq=False, slots=True)
class InitItem:
    """Part of an initialiser: `value` goes to byte `offset`; `slot` is set for a bit-field (its
    bits count from the same offset base: slot's own offsets are relative to the record that stands
    at `offset`). A StringLiteral value fills a character array: `type` is the array type, shorter
    or longer data is cut or zero-filled to it."""

    offset: int
    type: ty.Type
    value: Expr | StringLiteral
    slot: Slot | None = None


@dataclass(eq=False, slots=True)
class Initializer:
    """Initial value of an object of type `type`. Bytes that no item covers are zero. Items stand in
    order of evaluation; a later item overrides an earlier one for the same bytes (sema has removed
    overridden items without side effects)."""

    type: ty.Type
    items: list[InitItem]


# ---------------------------------------------------------------- statements


@dataclass(eq=False, slots=True)
class Statement:
    at: Any = field(kw_only=True, default=None)


@dataclass(eq=False, slots=True)
class Block(Statement):
    statements: list[Statement]
    end: Any = None  # the closing brace


@dataclass(eq=False, slots=True)
class Declare(Statement):
    """An automatic object comes to life here. For a VariableArray type, storage of length elements
    is taken now. (Static locals appear in Unit.objects only.)"""

    object: Object
    initializer: Initializer | Expr | None = None


@dataclass(eq=False, slots=True)
class Guard(Statement):
    """In host code: an exception that leaves the block from here on runs `statements` on its way. (Control
    that leaves the block otherwise finds them, or what does the same, where it does.)"""

    statements: list[Statement]


@dataclass(eq=False, slots=True)
class ExpressionStatement(Statement):
    expression: Expr


@dataclass(eq=False, slots=True)
class If(Statement):
    condition: Expr
    then: Statement
    otherwise: Statement | None = None


@dataclass(eq=False, slots=True)
class Loop(Statement):
    """while, do and for in one: initialise; then test (unless `test_last`), body, step.
    condition None: endless. `unroll`: None (no pragma), 0 (full), 1 (disable), N (count)."""

    initialize: list[Statement]
    condition: Expr | None
    step: Expr | None
    body: Statement
    test_last: bool = False
    unroll: int | None = None


@dataclass(eq=False, slots=True)
class Handler(Statement):
    """A `catch` clause. `caught` is the type information of what it takes (`sema.classes.type_info`), None
    for all; `exception` a local object of pointer type, which the unwinder's record of the exception is
    stored to before `body` runs."""

    caught: Object | None
    exception: Object
    body: Block


@dataclass(eq=False, slots=True)
class Try(Statement):
    """`try body` with its `catch` clauses, the first that fits being chosen. In host code only."""

    body: Block
    handlers: list[Handler]


@dataclass(eq=False, slots=True)
class Case(Statement):
    """`case low ... high:` (low == high usually) or `default:` (low None). Belongs to one Switch;
    control falls through to the statement that follows it in the enclosing block."""

    low: int | None
    high: int | None


@dataclass(eq=False, slots=True)
class Switch(Statement):
    """`cases` lists the Case nodes inside `body`, wherever they are nested. The case values are of
    the condition's promoted type."""

    condition: Expr
    body: Statement
    cases: list[Case]


@dataclass(eq=False, slots=True)
class Label(Statement):
    """A goto label; identity is what Goto refers to."""

    name: str


@dataclass(eq=False, slots=True)
class Goto(Statement):
    label: Label


@dataclass(eq=False, slots=True)
class Break(Statement):
    pass


@dataclass(eq=False, slots=True)
class Continue(Statement):
    pass


@dataclass(eq=False, slots=True)
class Return(Statement):
    """`after` runs when the value is made: the destructors of what goes out of scope."""

    value: Expr | None = None
    after: list[Statement] = field(default_factory=list)


@dataclass(eq=False, slots=True)
class Asm(Statement):
    """Inline PTX. `outputs` pair a constraint ("=r", "+l") with a place, `inputs` with a value."""

    template: str
    outputs: list[tuple[str, Place]]
    inputs: list[tuple[str, Expr]]
    clobbers: list[str]
    volatile: bool
