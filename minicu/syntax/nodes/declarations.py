"""Declarations of C++: declarators, classes, namespaces, templates."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Any

from pycparser import c_ast

from minicu.diagnostics.errors import Diagnostic
from minicu.syntax.nodes.base import Name, Own, changed, own

if TYPE_CHECKING:
    from minicu.syntax.nodes.base import Coord, Node, Syntax
    from minicu.syntax.nodes.c import Attribute
    from minicu.syntax.tokens import Token


#: What stands among parameters: with a name, or without.
Parameter = c_ast.Decl | c_ast.Typename


def definition(node: Node) -> c_ast.FuncDef:
    """The function that a definition, or a template of one, defines."""
    while isinstance(node, TemplateDecl):
        node = node.decl
    assert isinstance(node, c_ast.FuncDef)
    return node


def name_of(node: Syntax | None) -> str | None:
    """The name that a parameter, or a declaration of one thing, gives it."""
    return node.name if isinstance(node, (c_ast.Decl, c_ast.Typedef)) else None


def declared_name(node: Syntax | None) -> str | None:
    """The same; of a class or an enumeration that is declared alone, its tag."""
    tag = node.type if isinstance(node, c_ast.Decl) and node.name is None else None
    return tag.name if isinstance(tag, (c_ast.Struct, c_ast.Union, c_ast.Enum)) else name_of(node)


def default_argument(node: Syntax | None) -> Node | None:
    """That of a parameter."""
    return node.init if isinstance(node, c_ast.Decl) else None


def words_of(node: Syntax | None) -> list[str]:
    """The `funcspec` of what is declared or defined."""
    head = node.decl if isinstance(node, (c_ast.FuncDef, TemplateDecl)) else node
    return head.funcspec if isinstance(head, c_ast.Decl) else []


class RefDecl(c_ast.PtrDecl):
    """A reference in a declarator. `op` is `&` or `&&`."""

    __slots__ = ("op",)

    def __init__(self, op: str, quals: list[str], type: Node | None, coord: Coord = None) -> None:
        super().__init__(quals, type, coord)
        self.op = op


class MemberPtrDecl(c_ast.PtrDecl):
    """A pointer to a member of class `owner` in a declarator, `int owner::*`."""

    __slots__ = ("owner",)

    def __init__(self, owner: str, quals: list[str], type: Node | None, coord: Coord = None) -> None:
        super().__init__(quals, type, coord)
        self.owner = owner


class MethodDecl(c_ast.FuncDecl):
    """Parameters followed by C++'s suffixes: `quals` (const ...), `words` among noexcept override final
    default delete pure (`= 0`), `returns`, the Typename after `->` or None, `noexcept`, the operand of
    `noexcept(...)`, `explicit`, that of `explicit(...)`, and `constraints`, of requires clauses (C++20)."""

    __slots__ = ("constraints", "explicit", "noexcept", "quals", "returns", "words")

    def __init__(
        self,
        args: c_ast.ParamList | None,
        type: Node | None,
        quals: list[str],
        words: list[str],
        returns: c_ast.Typename | None,
        coord: Coord = None,
    ) -> None:
        super().__init__(args, type, coord)
        self.quals = quals
        self.words = words
        self.returns = returns
        self.noexcept: Node | None = None
        self.explicit: Node | None = None
        self.constraints: list[Node] = []

    def children(self) -> tuple[tuple[str, Node], ...]:
        returns = (("returns", self.returns),) if self.returns is not None else ()
        operands = (("noexcept", self.noexcept), ("explicit", self.explicit))
        told = tuple((name, node) for name, node in operands if node is not None)
        asked = tuple((f"constraints[{i}]", node) for i, node in enumerate(self.constraints))
        return (*super().children(), *returns, *told, *asked)


def conditionally_explicit(decl: Any, condition: Node) -> MethodDecl:
    """The declarator of a constructor or conversion function, with the operand of `explicit(...)`."""
    if not isinstance(decl, MethodDecl):
        decl = MethodDecl(decl.args, decl.type, [], [], None, decl.coord)
    return changed(decl, explicit=condition)


@own
class DirectInit(Own):
    """The initialiser of `T x(args)` or, with `brace`, `T x{args}`; stands in `Decl.init`."""

    args: list[Node]
    brace: bool
    coord: Coord = None


@own
class Bindings(Own):
    """`auto [a, b] = init;`: `decl` declares an object without a name to the program, `names` its parts."""

    decl: c_ast.Decl
    names: list[str]
    coord: Coord = None


class ScopedEnum(c_ast.Enum):
    """`enum class` / `enum struct`."""

    __slots__ = ()


@own
class Linkage(Own):
    """`extern "C" { decls }`, or one declaration without braces (`braces` False)."""

    language: str
    decls: list[Node]
    braces: bool
    coord: Coord = None


@own
class Namespace(Own):
    """`namespace name { decls }`; `name` is None if unnamed, and `a::b` is nested Namespaces. `decls` has
    what was parsed of it; it may be opened again later."""

    name: str | None
    inline: bool
    decls: list[Node]
    coord: Coord = None


@own
class NamespaceAlias(Own):
    """`namespace name = target;`."""

    name: str
    target: str
    coord: Coord = None


@own
class UsingNamespace(Own):
    """`using namespace name;`."""

    name: str
    coord: Coord = None


@own
class UsingName(Own):
    """`using a::b;`: declares b here. (`using T = X;` is a Typedef.) `converted`: of `using A::operator T;`
    the type, and the name is that of A."""

    name: str
    coord: Coord = None
    converted: c_ast.Typename | None = None


@own
class FileStart(Own):
    """Of a program of several files (`syntax.merge`): the next begins here. `bounds` are the first and the
    last token of each of its declarations; there are none at the end of all."""

    bounds: list[Token]
    coord: Coord = None


@own
class UsingEnum(Own):
    """`using enum E;` (C++20): declares the enumerators of E here."""

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

    def children(self) -> tuple[tuple[str, Node], ...]:
        return (*((f"bases[{i}]", base) for i, base in enumerate(self.bases)), *super().children())


def keyword_of(node: c_ast.Struct | c_ast.Union) -> str:
    """What kind of record a node is of: a class is a struct."""
    union = node.key == "union" if isinstance(node, Class) else isinstance(node, c_ast.Union)
    return "union" if union else "struct"


@own
class Base(Own):
    """A base class; `access` is public, protected or private. `type` if it is `decltype(...)`, else `name`
    says which."""

    name: str
    access: str
    virtual: bool
    type: Node | None = None
    coord: Coord = None


@own
class Access(Own):
    """`public:` among members."""

    access: str
    coord: Coord = None


@own
class SkippedMember(Own):
    """A host member function that could not be read; `errors` say why."""

    name: str
    errors: list[Diagnostic]
    coord: Coord = None


class Function(c_ast.FuncDef):
    """A function definition in C++; `inits` are a constructor's MemberInit."""

    __slots__ = ("inits",)

    def __init__(self, decl: Node, inits: list[Node], body: Node | None, coord: Coord = None) -> None:
        super().__init__(decl, [], body, coord)
        self.inits = inits

    def children(self) -> tuple[tuple[str, Node], ...]:
        rest = super().children()
        return (rest[0], *((f"inits[{i}]", init) for i, init in enumerate(self.inits)), *rest[1:])


@own
class MemberInit(Own):
    """`name(args)` or, with `brace`, `name{args}` in front of a constructor's body."""

    name: str
    args: list[Node]
    brace: bool
    coord: Coord = None


@own
class TemplateParam(Own):
    """A template parameter: a type if `type` is None, else a value of the Typename `type`; a template if
    `template` is not None: its parameters. `default` is a Typename or an expression; `name` may be None.
    `pack`: it stands for any number of them."""

    name: str | None
    type: c_ast.Typename | None
    default: Node | None
    coord: Coord = None
    pack: bool = False
    template: list[TemplateParam] | None = None


@own
class Guide(Own):
    """A deduction guide, `name(args) -> returns;`: `args` as a function's, `returns` a Typename."""

    name: str
    args: c_ast.ParamList | None
    returns: c_ast.Typename
    coord: Coord = None


@own
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


class ConstrainedAuto(c_ast.IdentifierType):
    """`concept auto` ([dcl.spec.auto]); `exact`: `concept decltype(auto)`."""

    __slots__ = ("concept", "exact")

    def __init__(self, concept: Name, exact: bool, coord: Coord) -> None:
        super().__init__(["auto"], coord)
        self.concept = concept
        self.exact = exact


class Concept(c_ast.Decl):
    """`concept name = init;`, which a TemplateDecl stands around."""

    __slots__ = ()


@own
class Elsewhere(Own):
    """`extern template ...`: an instance that another unit makes; `decl` as in TemplateDecl."""

    decl: Node
    coord: Coord = None


@own
class Requested(Own):
    """A `requests.Request`; `named` is what its text names, an ID or a Typename; None if it cannot be
    read."""

    request: Any
    named: Node | None
    coord: Coord = None


@own
class Tried(Own):
    """A declaration that no device code needs, but a `static_assert`, or a constexpr variable: what is wrong
    with it is the host's own affair. Only an assertion that fails counts, or such a variable that is none.
    `words` are the identifiers of an assertion."""

    decl: Node
    words: tuple[str, ...] = ()
    coord: Coord = None


@own
class Lifted(Own):
    """The class of an extended lambda (`requests.LiftedLambda`), of namespaces and classes `inside`."""

    cls: Class
    inside: tuple[str, ...]
    coord: Coord = None
