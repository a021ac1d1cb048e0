"""Declarations: their declarators, initialisers, and the names that they enter."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, NoReturn

from pycparser import c_ast

from minicu.diagnostics.errors import Note
from minicu.syntax.nodes import Bindings, Coord, Name, Node, RefDecl, conditionally_explicit
from minicu.syntax.parser import (
    asm,
    attribute,
    classes,
    initialisers,
    misnamed,
    namespaces,
    scopes,
    specifiers,
)
from minicu.syntax.parser.faults import MisplacedDefinition, SyntaxFault
from minicu.syntax.parser.grammar import Info, Spec, innermost
from minicu.syntax.parser.names import Scope
from minicu.syntax.reach.pieces import DEVICE_WORDS
from minicu.syntax.tokens import NAMES, Token

if TYPE_CHECKING:
    from minicu.syntax.parser.parser import Parser
from minicu.syntax.parser import declarators


def init_declarator(p: Parser, spec: Spec, members: bool = False) -> Info:
    """One declarator with what follows it. Its name is known from its end on (C11 6.2.1p7)."""
    loose = declarators.begin_declarator(p)
    p.loose_attributes += attribute.specifier_seq(p)
    decl = declarators.declarator(p, named=True, abstract=members and p.peek_type() == "COLON")
    if "explicit" in spec and isinstance(decl, c_ast.FuncDecl):
        decl = conditionally_explicit(decl, *spec["explicit"])
    info: Info = {"decl": decl, "attributes": declarators.end_declarator(p, spec, loose)}
    name = innermost(decl)
    if p.cxx and type(name.declname) is Name and "friend" not in spec["function"]:
        if "typedef" in spec["storage"]:
            p.plain_name(name.declname, name.coord, "a typedef")
        elif members or p.scope.kind == "block":
            p.plain_name(name.declname, name.coord, "a member" if members else "a local declaration")
    if members:
        if not isinstance(decl, c_ast.FuncDecl) and p.accept("COLON"):
            info["bitsize"] = p._parse_constant_expression()
            info["attributes"] += attribute.specifier_seq(p)
        if not p.cxx:
            return info
    _enter_name(p, spec, decl)
    return info


def initialise_declared(p: Parser, info: Info) -> None:
    """The initialiser after a declarator, if there is one. That of `A::x` sees what A has."""
    name = innermost(info["decl"]).declname
    if type(name) is not Name or p.peek_type() == "SEMI":
        _initialise(p, info)
        return
    p.enter(Scope("prototype", p.scope, using=namespaces.scopes_of_owner(p, name)))
    p.changed()
    _initialise(p, info)
    p.leave()
    p.changed()


def _initialise(p: Parser, info: Info) -> None:
    if p.recovers and p.peek_type() == "EQ":
        p.report(SyntaxFault(p.advance(), "invalid '==' at end of declaration; did you mean '='?"))
        info["init"] = initialisers.initializer(p)
    elif p.accept("EQUALS"):
        info["init"] = initialisers.initializer(p)
    elif p.cxx and p.peek_type() in ("LPAREN", "LBRACE") and not isinstance(info["decl"], c_ast.FuncDecl):
        info["init"] = initialisers.direct_init(p)


def _enter_name(p: Parser, spec: Spec, decl: Node) -> None:
    tail = innermost(decl)
    typ = spec["type"][0] if spec["type"] else None
    if isinstance(typ, c_ast.IdentifierType) and not typ.names:
        return  # a constructor's name must not hide its class
    if tail.declname:
        if "typedef" in spec["storage"]:
            scopes.add_typedef_name(p, tail.declname)
            if isinstance(decl, c_ast.TypeDecl):
                classes.share_members(p, tail.declname, typ)
        else:
            if p.cxx and scopes.hides_parameter(p, tail.declname):
                p.fault(f"declaration of '{tail.declname}' shadows template parameter", tail.coord)
            scopes.add_identifier(p, tail.declname)


#: Specifiers of objects and functions, which no typedef has (C11 6.7.1p2, C++17 [dcl.spec]).
_NOT_OF_TYPES = frozenset(
    "static extern register mutable thread_local _Thread_local inline virtual explicit constexpr consteval "
    "constinit friend".split()
)


def build_declaration(p: Parser, spec: Spec, info: Info) -> c_ast.Decl | c_ast.Typedef:
    """The Decl or Typedef of one declarator."""
    decl = info["decl"]
    coord = innermost(decl).coord
    attributes = spec["attributes"] + info["attributes"]
    if "typedef" in spec["storage"]:
        if info.get("init") is not None:
            p.fault("illegal initializer (only variables can be initialized)", coord)
        for word in (*spec["storage"], *spec["function"]):
            if word in _NOT_OF_TYPES:
                spelled = "thread_local" if p.cxx and word == "_Thread_local" else word
                p.fault(f"cannot combine 'typedef' and '{spelled}' in one declaration", coord)
        node: c_ast.Decl | c_ast.Typedef = c_ast.Typedef(
            None, spec["qual"], spec["storage"], decl, coord, attributes=attributes
        )
    else:
        node = c_ast.Decl(
            None,
            spec["qual"],
            [],
            spec["storage"],
            spec["function"],
            decl,
            info.get("init"),
            info.get("bitsize"),
            coord,
            attributes=attributes,
        )
    declarators.join_type(p, node, spec)
    return node


def tag_only(p: Parser, spec: Spec, first: Token) -> Node:
    """A declaration without a declarator: `struct S { ... };`"""
    typ = spec["type"][0] if spec["type"] else None
    if typ is None:
        p.fault("expected a type", first)
    return c_ast.Decl(
        None,
        spec["qual"],
        [],
        spec["storage"],
        spec["function"],
        typ,
        None,
        None,
        typ.coord or first,
        attributes=spec["attributes"],
    )


def declaration(p: Parser) -> list[Node]:
    """A declaration inside a function."""
    if p.peek_type() == "_STATIC_ASSERT":
        return [p._parse_static_assert()]
    p.declaration_start = p.i
    spec, _, first = specifiers.declaration_specifiers(p, allow_no_type=True)
    if p.accept("SEMI"):
        return [tag_only(p, spec, first)]
    declarators.check_type(p, spec)
    declarators.need_type(p, spec, first)
    if (bindings := bindings_declaration(p, spec)) is not None:
        return [bindings]
    return init_declarators(p, spec, init_declarator(p, spec), "at end of declaration")


def bindings_declaration(p: Parser, spec: Spec) -> Bindings | None:
    """A structured binding, its initialiser and `;`; None if something else is declared."""
    node = structured_binding(p, spec)
    if node is not None:
        _initialise_bindings(p, node)
        p.expect("SEMI", "at end of declaration")
    return node


_NOT_OF_BINDINGS = frozenset(("typedef", "extern", "register", "mutable", "friend", "virtual", "explicit"))


def structured_binding(p: Parser, spec: Spec) -> Bindings | None:
    """`auto [a, b]`, `const auto &[a, b]`; None if something else is declared."""
    tok = p.peek()
    reference = tok.type in ("AND", "LAND") and p.peek_type(2) == "LBRACKET"
    if not p.cxx or not (reference or tok.type == "LBRACKET"):
        return None
    kind = spec["type"][0] if spec["type"] else None
    if not isinstance(kind, c_ast.IdentifierType) or kind.names != ["auto"]:
        if not reference and p.peek_type(2) not in NAMES:
            p.fault("brackets are not allowed here; to declare an array, place the brackets after the name")
        p.fault("a structured binding is declared with 'auto'")
    for word in (*spec["storage"], *spec["function"]):  # [dcl.pre]p6
        if word in _NOT_OF_BINDINGS:
            p.fault(f"a structured binding cannot be declared '{word}'")
    p.i += 1 + reference
    names = []
    while True:
        name = p.advance()
        if name.type not in NAMES:
            p.fault("expected identifier in a structured binding", name)
        p.plain_name(name.value, name, "a structured binding")
        names.append(name.value)
        scopes.add_identifier(p, name.value)
        if not p.accept("COMMA"):
            break
    p.expect("RBRACKET")
    decl: c_ast.TypeDecl | RefDecl = c_ast.TypeDecl(f"[{','.join(names)}]", None, None, None, tok)
    if reference:
        decl = RefDecl(tok.value, [], decl, tok)
    holder = build_declaration(p, spec, {"decl": decl, "attributes": []})
    assert isinstance(holder, c_ast.Decl)
    return Bindings(holder, names, tok)


def _initialise_bindings(p: Parser, node: Bindings) -> None:
    info: Info = {"decl": node.decl, "attributes": []}
    initialise_declared(p, info)
    node.decl.init = info.get("init")
    if node.decl.init is None:
        p.fault("a structured binding requires an initializer", node.coord)


def misplaced(p: Parser, message: str, place: Coord, start: int) -> NoReturn:
    """A definition inside a function where it cannot be. Most likely a brace is missing, unless what follows
    also closes that function."""
    if _closes_more(p, start):
        p.fault(message, place)
    notes = []
    if (opening := _unclosed(p, start)) is not None:
        notes.append(Note("this '{' may lack its '}'", opening.span))
    raise MisplacedDefinition(place, message, notes, start)


def _closes_more(p: Parser, start: int) -> bool:
    """Whether braces opened before `start` are closed after it."""
    depth = 0
    for tok in itertools.islice(p.tokens, start, None):
        depth += (tok.type == "LBRACE") - (tok.type == "RBRACE")
        if depth < 0:
            return True
    return False


def _unclosed(p: Parser, end: int) -> Token | None:
    """The brace before `end` that probably lacks its partner: one whose partner is indented less than its own
    line, or else the innermost open one."""
    open_: list[Token] = []
    for tok in p.tokens[:end]:
        if tok.type == "LBRACE":
            open_.append(tok)
        elif tok.type == "RBRACE" and open_:
            opening = open_.pop()
            if (
                tok.src is opening.src
                and _indentation(tok)[1]
                and _indentation(tok)[0] < _indentation(opening)[0]
            ):
                return opening
    return open_[-1] if open_ else None


#: Where functions may be defined: a body after a further declarator stands there for a `;`.
TOP_LEVEL = "after top level declarator"


def init_declarators(p: Parser, spec: Spec, info: Info, where: str) -> list[Node]:
    """The rest of a declaration, after its first declarator."""
    nodes: list[Node] = []
    while True:
        if (
            where != TOP_LEVEL
            and isinstance(info["decl"], c_ast.FuncDecl)
            and "typedef" not in spec["storage"]
            and (p.peek_type() == "LBRACE" or (not p.cxx and specifiers.starts_declaration(p)))
        ):
            place = innermost(info["decl"]).coord
            words = {*spec["function"], *spec["storage"]}
            if not p.cxx and words.isdisjoint(DEVICE_WORDS):
                p.unsupported("nested function", place)
            misplaced(p, "a function cannot be defined inside another", place, p.declaration_start)
        initialise_declared(p, info)
        nodes.append(build_declaration(p, spec, info))
        if not p.accept("COMMA"):
            break
        info = init_declarator(p, spec)
    nodes += asm.pragmas(p)
    p.expect("SEMI", where)
    return nodes


def struct_declaration(p: Parser) -> list[Node] | None:
    kind = p.peek_type()
    if kind == "_STATIC_ASSERT":
        return [p._parse_static_assert()]
    if kind == "PPPRAGMA":
        return asm.pragmas(p)
    if p.accept("SEMI"):
        return None
    if kind == "ID" and not specifiers.starts_declaration(p):
        misnamed.unknown_type(p, p.peek())
    spec, saw_type, first = specifiers.specifiers(p, allow_storage_and_function=p.cxx)
    if not saw_type:
        specifiers.no_type(p)
    if p.accept("SEMI"):
        return [tag_only(p, spec, first)]
    nodes: list[Node] = []
    while True:
        info = init_declarator(p, spec, members=True)
        if p.cxx:
            initialise_declared(p, info)
        nodes.append(build_declaration(p, spec, info))
        if not p.accept("COMMA"):
            break
    nodes += asm.pragmas(p)
    p.expect("SEMI", "at end of declaration list")
    return nodes


def _indentation(tok: Token) -> tuple[int, bool]:
    """How far the line of a token is indented, and whether the token is the first on it."""
    start = tok.src.text.rfind("\n", 0, tok.pos) + 1
    before = tok.src.text[start : tok.pos]
    return len(before) - len(before.lstrip()), not before.strip()
