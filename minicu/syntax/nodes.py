"""The syntax tree: pycparser's nodes, and ours for what pycparser does not know.

This page is the contract between the parser (the maker of these nodes) and `sema` (the only reader).
Nodes are never changed once they are made: templates read theirs again for each instance, and those of our
headers serve all compilations of a process. A rule that needs another shape makes a new node (`changed`).
Nodes are pycparser's own (`pycparser.c_ast`) unless listed below; our subclasses
(`RefDecl` is a `PtrDecl`, `Class` is a `Struct` ...) may be met wherever their base may.

Places
    `node.coord` is a Token, on every node that the source spells. Operators (`BinaryOp`,
    `UnaryOp`, `Assignment`, `TernaryOp`, `ArrayRef`, `StructRef`) have their operator's token,
    `Decl`/`Typedef`/`TypeDecl` the declared name's (an unnamed one: its first specifier's),
    `FuncCall` its callee's, `Cast` its parenthesis's, statements their keyword's, `Struct`/`Enum`
    their tag's or else their keyword's. Every compound statement is a `Block`: its place is the `{`,
    its `end` the `}`.

Specifiers of a declaration (`Decl`, `Typedef`, `FuncDef.decl`, parameters)
    `storage`   spellings among: typedef extern static register auto _Thread_local mutable
                __shared__ __constant__ __managed__
    `funcspec`  spellings among: inline _Noreturn constexpr virtual explicit friend
                __global__ __device__ __host__ __forceinline__ __noinline__ __grid_constant__
                (`__attribute__((device))` and clang's other spellings arrive as these keywords)
    `quals`     const volatile restrict _Atomic, always in this spelling
    `align`     always []: alignment is an attribute
    `attributes` flat list of `Attribute`, of the specifiers and of this declarator, in order

Attributes: one form for `__attribute__((...))`, `[[...]]`, `_Alignas`, `__launch_bounds__` ...
    The slot `attributes` of Decl, Typedef, Typename, Struct, Union, Class, Enum, Enumerator, PtrDecl,
    Label, Case, Default and AttributedStatement is a flat list of `Attribute`. Names have no
    surrounding underscores (`__packed__` is `packed`). Spellings that are not attributes arrive as:
        __align__(n), __attribute__((aligned(n)))   aligned  [n]        (aligned with no n: [])
        _Alignas(n), alignas(n), alignas(T)         alignas  [n | Typename]
        __launch_bounds__(t, b, c)                  launch_bounds [t, b?, c?]
        __maxnreg__(n)  __cluster_dims__(x, y, z)  __block_size__(...)   maxnreg cluster_dims block_size
        asm("name") after a declarator              asm      [String]
        #pragma pack(n) in force at a struct        pack     [Constant], on Struct, Union, Class

Types
    `IdentifierType.names`: keywords in source order (`_Bool` for bool too, `signed`, `_Complex`,
    `__int128`), or one typedef/tag/builtin name (`Name` if it was qualified by `::`); `auto` in C++
    and `__auto_type` in C stand for a deduced type. A missing type (implicit int) is `["int"]`, warned
    of under -Wimplicit-int. `TypeOf` with op `typeof` or `decltype` holds a Typename or an expression.
    In `.cu` a tag used alone is IdentifierType([tag]).
    `ArrayDecl.dim` is `ID("*")` for `[*]`; `FuncDecl.args` is None for `()`, `ParamList([Typename void])`
    for `(void)`, a list of `ID` for an old-style definition, whose parameter declarations are then
    `FuncDef.param_decls`.

Expressions
    `Constant.value` is the spelling, uninterpreted. A string is a `String` with all its tokens.
    `a ?: b` is TernaryOp with `iftrue` None. `UnaryOp.op`: + - ~ ! & * ++ -- p++ p-- sizeof _Alignof
    __real__ __imag__; the operand of sizeof/_Alignof is a Typename or an expression. Calls of
    `__builtin_...`, `__is_...` and `__has_...` may have Typename nodes among their arguments
    (`__builtin_va_arg`, `__builtin_types_compatible_p`); the second of `__builtin_offsetof`, which is also
    the name for `offsetof`, is a chain of ID, StructRef, ArrayRef. A braced list as an argument or operand
    of `=` is an InitList (C++). Template-ids and qualified names are ID (or IdentifierType) of a `Name`.
    `InitList` items may be NamedInitializer: `name` lists ID, ArrayDesignator and RangeDesignator.

Statements
    `Case` and `Default` are labels: `stmts` holds the one statement they label, or nothing when
    another label or a declaration or `}` follows in the block (pycparser's regrouping of switch bodies
    is not applied). `Pragma` (unroll, nounroll) stands in the block before the loop it speaks of.
    `If.cond`, `While.cond`, `For.cond`, `Switch.cond` may be a `Decl` in `.cu`.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar, dataclass_transform

from pycparser import c_ast

from minicu.diagnostics.errors import Diagnostic
from minicu.syntax.tokens import Token

Node = c_ast.Node
Coord = Token | None
T = TypeVar("T")


class Syntax(Protocol):
    """Any node that the source spells: an expression, say."""

    coord: Any


class Name(str):
    """A qualified name or a template-id, `a::b<3>::c`. It is the `str` of its spelling, so it passes wherever
    pycparser keeps a name. `parts` are (identifier, template arguments or None); `from_root`: a leading `::`.
    """

    __slots__ = ("from_root", "parts")
    parts: list[tuple[str, list[Node] | None]]
    from_root: bool

    def __new__(
        cls, spelled: str, parts: list[tuple[str, list[Node] | None]], from_root: bool = False
    ) -> Name:
        self = super().__new__(cls, spelled)
        self.parts = parts
        self.from_root = from_root
        return self

    def __reduce__(self) -> Any:
        return Name, (str(self), self.parts, self.from_root)

    @property
    def qualified(self) -> bool:
        """Does it say in which scope?"""
        return self.from_root or len(self.parts) > 1

    @property
    def qualifier(self) -> str:
        """What stands before the last `::`."""
        return self.first(len(self.parts) - 1)

    def first(self, count: int) -> str:
        """The first parts; without arguments a single one is a plain name."""
        parts = self.parts[:count]
        if count == 1 and parts[0][1] is None and not self.from_root:
            return parts[0][0]
        end = depth = 0
        seen = -int(self.from_root)
        while end < len(self) and not (seen == count - 1 and depth == 0 and self[end : end + 2] == "::"):
            depth += (self[end] == "<") - (self[end] == ">")
            if depth == 0 and self[end : end + 2] == "::":
                seen, end = seen + 1, end + 1
            end += 1
        return Name(self[:end], parts, self.from_root)


def changed(node: T, **values: Any) -> T:
    """A node like `node` (which stays as it is) with other values in some fields."""
    again = copy(node)
    for name, value in values.items():
        setattr(again, name, value)
    return again


class Own(Node):
    """Base of our nodes: a field holding a node or a list of nodes is a child, others are attributes."""

    __slots__ = ()

    def _fields(self) -> list[tuple[str, Any]]:
        return [(f, getattr(self, f)) for f in self.__dataclass_fields__ if f != "coord"]  # type: ignore[attr-defined]

    def children(self) -> tuple[tuple[str, Node], ...]:
        found: list[tuple[str, Node]] = []
        for name, value in self._fields():
            if isinstance(value, Node):
                found.append((name, value))
            elif _is_nodes(value):
                found += [(f"{name}[{i}]", child) for i, child in enumerate(value)]
        return tuple(found)

    def __iter__(self) -> Any:
        return (child for _, child in self.children())

    @property
    def attr_names(self) -> tuple[str, ...]:  # type: ignore[override]
        return tuple(
            n for n, v in self._fields() if v is not None and not isinstance(v, Node) and not _is_nodes(v)
        )

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{n}={v!r}' for n, v in self._fields())})"


def _is_nodes(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], Node)


@dataclass_transform(eq_default=False)
def _node(cls: type[T]) -> type[T]:
    return dataclass(cls, eq=False, slots=True)


# Ours, on top of pycparser's C --------------------------------------------------------------------


@_node
class Attribute(Own):
    """One attribute; `args` are expressions and Typenames (empty: none given). `namespace` of `[[ns::x]]`,
    None for `gnu`."""

    name: str
    args: list[Node]
    namespace: str | None = None
    coord: Coord = None


@_node
class StatementExpression(Own):
    """`({ ... })`: its value is that of the last expression statement."""

    block: Block
    coord: Coord = None


@_node
class LabelAddress(Own):
    """`&&label`."""

    name: str
    coord: Coord = None


@_node
class ComputedGoto(Own):
    """`goto *expr;`."""

    expr: Node
    coord: Coord = None


@_node
class LocalLabels(Own):
    """`__label__ a, b;`."""

    names: list[str]
    coord: Coord = None


@_node
class AsmOperand(Own):
    """`[name] "constraint" (expr)` of an asm statement; `name` is None if absent."""

    name: str | None
    constraint: String
    expr: Node
    coord: Coord = None


@_node
class Asm(Own):
    """`asm quals ("template" : outputs : inputs : clobbers : labels);` as a statement or at file scope.

    `quals` among volatile, inline, goto. `basic` means that no colon was written, so `%` is no escape.
    """

    template: String
    quals: list[str]
    outputs: list[AsmOperand]
    inputs: list[AsmOperand]
    clobbers: list[String]
    labels: list[str]
    basic: bool
    coord: Coord = None


class String(c_ast.Constant):
    """A run of adjacent string literals. `type` is "string", `tokens` the literals, `value` their spellings
    joined by spaces."""

    __slots__ = ("tokens",)

    def __init__(self, tokens: list[Token], coord: Coord = None) -> None:
        self.type = "string"
        self.value = " ".join([t.value for t in tokens])
        self.tokens = tokens
        self.coord = coord


class Block(c_ast.Compound):
    """A compound statement that remembers its closing brace, `end`."""

    __slots__ = ("end",)

    def __init__(self, block_items: list[Node], coord: Coord = None, end: Coord = None) -> None:
        self.block_items = block_items
        self.coord = coord
        self.end = end


class CaseRange(c_ast.Case):
    """`case expr ... last:` (GNU)."""

    __slots__ = ("last",)

    def __init__(self, expr: Node, last: Node, stmts: list[Node], coord: Coord = None) -> None:
        super().__init__(expr, stmts, coord)
        self.last = last

    def children(self) -> Any:
        return (("expr", self.expr), ("last", self.last), *super().children()[1:])

    def __iter__(self) -> Any:
        return (child for _, child in self.children())


class RangeDesignator(c_ast.ArrayDesignator):
    """`[expr ... last]` in an initialiser list (GNU)."""

    __slots__ = ("last",)

    def __init__(self, expr: Node, last: Node, coord: Coord = None) -> None:
        super().__init__(expr, coord)
        self.last = last

    def children(self) -> Any:
        return (("expr", self.expr), ("last", self.last))

    def __iter__(self) -> Any:
        return iter((self.expr, self.last))


class Pragma(c_ast.Pragma):
    """`#pragma name arg`: unroll, nounroll, "GCC unroll"; `string` is the whole text."""

    __slots__ = ("args", "name")

    def __init__(self, name: str, args: list[Node], string: str, coord: Coord = None) -> None:
        super().__init__(string, coord)
        self.name = name
        self.args = args

    def children(self) -> Any:
        return tuple((f"args[{i}]", arg) for i, arg in enumerate(self.args))

    def __iter__(self) -> Any:
        return iter(self.args)


# CUDA and C++ -------------------------------------------------------------------------------------


@_node
class Launch(Own):
    """`name<<<config>>>(args)`: a kernel launch. `args` is an ExprList or None."""

    name: Node
    config: list[Node]
    args: Node | None
    coord: Coord = None


class RefDecl(c_ast.PtrDecl):
    """A reference in a declarator. `op` is `&` or `&&`."""

    __slots__ = ("op",)

    def __init__(self, op: str, quals: list[str], type: Node | None, coord: Coord = None) -> None:
        super().__init__(quals, type, coord)
        self.op = op


class MemberPtrDecl(c_ast.PtrDecl):
    """A pointer to a member of class `of` in a declarator, `int of::*`."""

    __slots__ = ("of",)

    def __init__(self, of: str, quals: list[str], type: Node | None, coord: Coord = None) -> None:
        super().__init__(quals, type, coord)
        self.of = of


class MethodDecl(c_ast.FuncDecl):
    """Parameters followed by C++'s suffixes: `quals` (const ...), `words` among noexcept override final
    default delete pure (`= 0`), `returns`, the Typename after `->` or None, and `noexcept`, the operand of
    `noexcept(...)`."""

    __slots__ = ("noexcept", "quals", "returns", "words")

    def __init__(
        self,
        args: Node | None,
        type: Node | None,
        quals: list[str],
        words: list[str],
        returns: Node | None,
        coord: Coord = None,
    ) -> None:
        super().__init__(args, type, coord)
        self.quals = quals
        self.words = words
        self.returns = returns
        self.noexcept: Node | None = None

    def children(self) -> Any:
        returns = (("returns", self.returns),) if self.returns is not None else ()
        operand = (("noexcept", self.noexcept),) if self.noexcept is not None else ()
        return (*super().children(), *returns, *operand)

    def __iter__(self) -> Any:
        return (child for _, child in self.children())


@_node
class NamedCast(Own):
    """`kind<to_type>(expr)`; kind is static_cast, reinterpret_cast, const_cast or dynamic_cast."""

    kind: str
    to_type: Node
    expr: Node
    coord: Coord = None


@_node
class MemberAccess(Own):
    """`object.*pointer` or, with `arrow`, `object->*pointer`."""

    object: Node
    arrow: bool
    pointer: Node
    coord: Coord = None


@_node
class Construct(Own):
    """`T(args)` or, with `brace`, `T{args}`, as an expression. `type` is a Typename."""

    type: Node
    args: list[Node]
    brace: bool
    coord: Coord = None


@_node
class New(Own):
    """`new T`, `new T(args)`, `new T{args}` or `new T[count]`, with a `place` or None. `type` is a Typename;
    without an initialiser `args` is None."""

    type: Node
    place: Node | None
    count: Node | None
    args: list[Node] | None
    brace: bool
    coord: Coord = None


@_node
class Delete(Own):
    """`delete operand` or, with `array`, `delete[] operand`."""

    operand: Node
    array: bool
    coord: Coord = None


@_node
class Destroy(Own):
    """`operand.~type()` or, with `arrow`, `operand->~type()`."""

    operand: Node
    arrow: bool
    type: Node
    coord: Coord = None


@_node
class DirectInit(Own):
    """The initialiser of `T x(args)` or, with `brace`, `T x{args}`; stands in `Decl.init`."""

    args: list[Node]
    brace: bool
    coord: Coord = None


@_node
class Bindings(Own):
    """`auto [a, b] = init;`: `decl` declares an object without a name to the program, `names` its parts."""

    decl: Node
    names: list[str]
    coord: Coord = None


class ScopedEnum(c_ast.Enum):
    """`enum class` / `enum struct`."""

    __slots__ = ()


@_node
class Linkage(Own):
    """`extern "C" { decls }`, or one declaration without braces (`braces` False)."""

    language: str
    decls: list[Node]
    braces: bool
    coord: Coord = None


@_node
class Namespace(Own):
    """`namespace name { decls }`; `name` is None if unnamed, and `a::b` is nested Namespaces. `decls` has
    what was parsed of it; it may be opened again later."""

    name: str | None
    inline: bool
    decls: list[Node]
    coord: Coord = None


@_node
class NamespaceAlias(Own):
    """`namespace name = target;`."""

    name: str
    target: str
    coord: Coord = None


@_node
class UsingNamespace(Own):
    """`using namespace name;`."""

    name: str
    coord: Coord = None


@_node
class UsingName(Own):
    """`using a::b;`: declares b here. (`using T = X;` is a Typedef.)"""

    name: str
    coord: Coord = None


class Class(c_ast.Struct):
    """A class, struct or union that C cannot write.

    `key` is the keyword, `decls` the members in order, among them Access, Function, TemplateDecl and
    UsingName; None if only declared. A member that is a constructor, a destructor (`~X`) or a conversion
    (`operator`, its type in MethodDecl.returns) has the type IdentifierType([]).
    """

    __slots__ = ("bases", "final", "key")

    def __init__(
        self,
        key: str,
        name: str | None,
        bases: list[Node],
        decls: list[Node] | None,
        final: bool,
        attributes: list[Attribute],
        coord: Coord = None,
    ) -> None:
        super().__init__(name, decls, coord, attributes=attributes)
        self.key = key
        self.bases = bases
        self.final = final

    def children(self) -> Any:
        return (*((f"bases[{i}]", base) for i, base in enumerate(self.bases)), *super().children())

    def __iter__(self) -> Any:
        return (child for _, child in self.children())


@_node
class Base(Own):
    """A base class; `access` is public, protected or private. `type` if it is `decltype(...)`, else `name`
    says which."""

    name: str
    access: str
    virtual: bool
    type: Node | None = None
    coord: Coord = None


@_node
class Access(Own):
    """`public:` among members."""

    access: str
    coord: Coord = None


@_node
class SkippedMember(Own):
    """A host member function that could not be read; `errors` say why."""

    name: str
    errors: list[Diagnostic]
    coord: Coord = None


@_node
class Spoiled(Own):
    """A statement, declaration or member that could not be read, and was complained of. `names` are those in
    it that nothing else declares: it may have declared them."""

    names: list[str]
    coord: Coord = None


class Function(c_ast.FuncDef):
    """A function definition in C++; `inits` are a constructor's MemberInit."""

    __slots__ = ("inits",)

    def __init__(self, decl: Node, inits: list[Node], body: Node | None, coord: Coord = None) -> None:
        super().__init__(decl, [], body, coord)
        self.inits = inits

    def children(self) -> Any:
        rest = super().children()
        return (rest[0], *((f"inits[{i}]", init) for i, init in enumerate(self.inits)), *rest[1:])

    def __iter__(self) -> Any:
        return (child for _, child in self.children())


@_node
class MemberInit(Own):
    """`name(args)` or, with `brace`, `name{args}` in front of a constructor's body."""

    name: str
    args: list[Node]
    brace: bool
    coord: Coord = None


@_node
class TemplateParam(Own):
    """A template parameter: a type if `type` is None, else a value of the Typename `type`; a template if
    `template` is not None: its parameters. `default` is a Typename or an expression; `name` may be None.
    `pack`: it stands for any number of them."""

    name: str | None
    type: Node | None
    default: Node | None
    coord: Coord = None
    pack: bool = False
    template: list[TemplateParam] | None = None


@_node
class PackExpansion(Own):
    """`pattern...` in a list: of arguments (template arguments, too), initialisers, parameters (a Decl or
    Typename), base classes, member initialisers, captures, using-declarations. `known` are the numbers of
    elements of packs which the pattern mentions beside others that are not known yet."""

    pattern: Node
    known: dict[str, Any] = field(default_factory=dict)
    coord: Coord = None


@_node
class SizeofPack(Own):
    """`sizeof...(name)`."""

    name: str
    coord: Coord = None


@_node
class Fold(Own):
    """`(left op ...)`, `(... op right)` or `(left op ... op right)`: where both are there, one of them has
    the packs, the other is the first or last operand."""

    op: str
    left: Node | None
    right: Node | None
    known: dict[str, Any] = field(default_factory=dict)
    coord: Coord = None


@_node
class Guide(Own):
    """A deduction guide, `name(args) -> returns;`: `args` as a function's, `returns` a Typename."""

    name: str
    args: Node | None
    returns: Node
    coord: Coord = None


@_node
class Requirement(Own):
    """What a requires-expression asks for: "simple" (an expression), "type" (a Typename), "compound" (an
    expression, perhaps of a type with a `concept`) or "nested" (a constraint)."""

    kind: str
    node: Node
    concept: Name | None = None
    coord: Coord = None


@_node
class Requires(Own):
    """`requires (params) { items }`"""

    params: list[Node]
    items: list[Requirement]
    coord: Coord = None


@_node
class TemplateDecl(Own):
    """`template <params> decl`.

    `params` is [] for an explicit specialisation, None for an explicit instantiation. `decl` is a FuncDef,
    a Decl (of a function; or of a class alone, its name None) or a Typedef (an alias). `constraints` are
    expressions (C++20), `abbreviated`: it is a template by its `auto` parameters.
    """

    params: list[TemplateParam] | None
    decl: Node
    coord: Coord = None
    constraints: list[Node] = field(default_factory=list)
    abbreviated: bool = False


@_node
class Unread(Own):
    """A statement or declaration of host code that cannot be read, and may launch kernels."""

    tokens: Any
    message: str
    coord: Coord = None


@_node
class Requested(Own):
    """A `requests.Request`; `named` is what its text names, an ID or a Typename; None if it cannot be
    read."""

    request: Any
    named: Node | None
    coord: Coord = None


@_node
class Tried(Own):
    """A declaration that no device code needs, but a `static_assert`: what is wrong with it is the host's own
    affair. Only an assertion that fails counts."""

    decl: Node
    coord: Coord = None


@_node
class RangeFor(Own):
    """`for (init; decl : range) stmt`."""

    init: Node | None
    decl: Node
    range: Node
    stmt: Node
    coord: Coord = None


class InitIf(c_ast.If):
    """`if constexpr (init; cond)`: an `if` with an init-statement (or None), or marked constexpr."""

    __slots__ = ("constexpr", "init")

    def __init__(
        self,
        init: Node | None,
        constexpr: bool,
        cond: Node,
        iftrue: Node,
        iffalse: Node | None,
        coord: Coord = None,
    ) -> None:
        super().__init__(cond, iftrue, iffalse, coord)
        self.init = init
        self.constexpr = constexpr

    def children(self) -> Any:
        init = (("init", self.init),) if self.init is not None else ()
        return (*init, *super().children())

    def __iter__(self) -> Any:
        return (child for _, child in self.children())


@_node
class Throw(Own):
    """`throw expr` or `throw`."""

    expr: Node | None
    coord: Coord = None


@_node
class NoExcept(Own):
    """`noexcept(operand)`."""

    operand: Node
    coord: Coord = None


@_node
class TypeIdOf(Own):
    """`typeid(operand)`, of a type if `named`, else of an expression."""

    operand: Node
    named: bool
    coord: Coord = None


@_node
class Try(Own):
    """`try body catch (...) ...`. `whole`: it is the body of a function (C++17 [except]p4)."""

    body: Node
    handlers: list[Node]
    whole: bool = False
    coord: Coord = None


@_node
class Handler(Own):
    """`catch (decl) body`; `decl` is None for `...`."""

    decl: Node | None
    body: Node
    coord: Coord = None


@_node
class Capture(Own):
    """What a lambda captures: `x`, `&x`, `x = init`, `this` or `*this` (which are the name then)."""

    name: str
    reference: bool
    init: Node | None
    coord: Coord = None


@_node
class Lambda(Own):
    """`[captures](parameters) {...}`; `default` is "=", "&" or None. `function` is the call operator: a
    Function, or a TemplateDecl of one. `words`: which of CUDA's words mark it."""

    default: str | None
    captures: list[Capture]
    function: Node
    coord: Coord = None
    words: tuple[str, ...] = ()


@_node
class Lifted(Own):
    """The class of an extended lambda (`requests.LiftedLambda`), of namespaces and classes `inside`."""

    cls: Node
    inside: tuple[str, ...]
    coord: Coord = None


@_node
class This(Own):
    """`this`."""

    coord: Coord = None


# What parse() returns -----------------------------------------------------------------------------


@dataclass
class Skipped:
    """A declaration that was not parsed.

    `kind` is function, variable, type, namespace or declaration; `reason` says why, for a message.
    `errors` are the complaints about it, kept back until device code mentions the name.
    """

    name: str
    kind: str
    token: Token
    reason: str
    errors: list[Diagnostic] = field(default_factory=list)


@dataclass
class Unit:
    """A parsed translation unit: what device code needs, in file order, what was left out, and the names
    of what was wrong: whoever uses those needs no further complaint. `missing_headers`: those that were not
    found, and where they are included."""

    declarations: list[Node]
    skipped: dict[str, Skipped] = field(default_factory=dict)
    faulty: set[str] = field(default_factory=set)
    missing_headers: Sequence[tuple[str, Token]] = ()

    def show(self) -> str:
        """The tree as text, one node a line (`--emit ast`)."""
        import io

        from minicu.stack import undisturbed

        text = io.StringIO()
        with undisturbed(100_000):  # a sum of a thousand terms is a thousand levels deep
            for node in self.declarations:
                node.show(text, attrnames=True, showemptyattrs=False)
        return text.getvalue()
