"""Declarators, and the declarations made of them.

A declarator is read in one pass. pycparser keeps it as a chain of PtrDecl, ArrayDecl and FuncDecl
from the name outwards, ending in the TypeDecl that holds the name and the base type.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pycparser import c_ast
from pycparser.c_parser import ParseError

from minicu.diagnostics.errors import Kind
from minicu.diagnostics.warnings import IMPLICIT_INT
from minicu.syntax.nodes import Attribute, ConstrainedAuto, Coord, MemberPtrDecl, Name, Node, RefDecl
from minicu.syntax.parser import (
    attribute,
    expressions,
    functions,
    misnamed,
    namespaces,
    primary,
    qualified,
    specifiers,
)
from minicu.syntax.parser.grammar import SLOT, Spec, innermost, is_conversion
from minicu.syntax.parser.names import Scope
from minicu.syntax.tokens import NAMES, TAG_KEYS, Token

if TYPE_CHECKING:
    from minicu.syntax.parser.parser import Parser


POINTERS = frozenset({"TIMES", "AND", "LAND", "MEMBERPTR"})
#: After `(` in a declarator that need not have a name: the parenthesis groups.
_GROUPING = frozenset({"TIMES", "AND", "LAND", "LPAREN", "ATTRIBUTE", "MEMBERPTR"})


def declarator(p: Parser, named: bool, abstract: bool) -> Node:
    """Read one declarator. `named`: it may have a name; `abstract`: it may have none."""
    tok = p.peek()
    pointer = pointer_declarator(p) if tok.type in POINTERS else None
    tok = p.peek()
    if tok.type == "ELLIPSIS" and named and abstract and p.cxx and p.peek_type(2) in NAMES:
        p.ellipsis = tok  # `T ... x`, a pack
        p.i += 1
        tok = p.peek()
    kind = tok.type
    if kind in NAMES and named:
        if is_conversion(tok.value):
            return qualified.special_declarator(p, tok, pointer)
        p.i += 1
        decl: Node = c_ast.TypeDecl(tok.value, None, None, None, tok)
    elif kind == "LPAREN" and _groups(p, named, abstract):
        p.i += 1
        p.loose_attributes += attribute.specifier_seq(p)
        decl = declarator(p, named, abstract)
        p.expect("RPAREN")
    elif p.cxx and named and (kind == "OPERATOR" or (kind == "NOT" and p.peek_type(2) in NAMES)):
        return qualified.special_declarator(p, tok, pointer)
    elif abstract:
        decl = c_ast.TypeDecl(None, None, None, None, tok)
    else:
        _no_declarator(p, tok)
    kind = p.tokens[p.i].type
    if kind == "LPAREN" or kind == "LBRACKET":
        if type(tok.value) is Name and named:  # the parameters of A::f see what A has
            p.enter(Scope("prototype", p.scope, using=namespaces.scopes_of_owner(p, tok.value)))
            p.changed()
            decl = _decl_suffixes(p, decl)
            p.leave()
            p.changed()
        else:
            decl = _decl_suffixes(p, decl)
    return decl if pointer is None else p._type_modify_decl(decl, pointer)


def _no_declarator(p: Parser, tok: Token) -> None:
    if tok.type in SLOT or tok.type in TAG_KEYS:
        p.fault(f"expected identifier or '(' before '{tok.value}'")
    p.fault("expected identifier or '('")


def _groups(p: Parser, named: bool, abstract: bool) -> bool:
    """Whether the `(` here groups a declarator or begins the parameters of an unnamed one (6.7.6.3p11)."""
    if not abstract:
        return True
    after = p.peek(2).type
    if after in _GROUPING or (after == "LBRACKET" and p.peek_type(3) != "LBRACKET"):
        return True
    return after == "ID" and named and (not p.cxx or p.peek_type(3) == "RPAREN")


def pointer_declarator(p: Parser) -> Node | None:
    """`* const * &`, attributes and CUDA's words between them."""
    pointer: MemberPtrDecl | c_ast.PtrDecl | RefDecl | None = None
    toks = p.tokens
    while True:
        tok = toks[p.i]
        if tok.type in NAMES and toks[p.i + 1].type in ("COLONCOLON", "LT"):
            tok = p.peek()
        if tok.type == "MEMBERPTR":
            p.i += 1
            pointer = MemberPtrDecl(tok.value, specifiers.type_qualifier_list(p), pointer, tok)
        elif tok.type == "TIMES":
            p.i += 1
            pointer = c_ast.PtrDecl(specifiers.type_qualifier_list(p), pointer, tok)
        elif p.cxx and (tok.type == "AND" or tok.type == "LAND"):
            p.i += 1
            pointer = RefDecl(tok.value, specifiers.type_qualifier_list(p), pointer, tok)
        elif tok.type == "ATTRIBUTE" and pointer is not None:
            p.loose_attributes += attribute.specifier_seq(p)  # nvcc: of what is declared
            pointer.quals += specifiers.type_qualifier_list(p)
        elif tok.type == "INLINE" and pointer is not None:  # `float * __device__ f()`
            p.i += 1
            p.loose_words.append(tok.value)
        else:
            return pointer


def _decl_suffixes(p: Parser, decl: Node) -> Node:
    """Array and parameter suffixes."""
    for _ in range(1000):
        kind = p.tokens[p.i].type
        if kind == "LBRACKET":
            if p.tokens[p.i + 1].type == "LBRACKET":
                return decl
            decl = p._type_modify_decl(decl, _array_suffix(p))
        elif kind == "LPAREN" and functions.starts_parameters(p):
            decl = p._type_modify_decl(decl, functions.function_decl(p))
        else:
            return decl
    return p.fault("nested too deeply", kind=Kind.OTHER)


def _array_suffix(p: Parser) -> c_ast.ArrayDecl:
    """`[const static N]` in any order of the words; `[*]` is a length left open, `[*p]` an expression."""
    opening = p.expect("LBRACKET")
    words: list[str] = []
    while (more := specifiers.type_qualifier_list(p)) or p.accept("STATIC"):
        words += more or ["static"]
    dim: Node | None = None
    if p.peek_type() == "TIMES" and p.peek_type(2) == "RBRACKET":
        star = p.expect("TIMES")
        dim = c_ast.ID(star.value, p._tok_coord(star))
    elif expressions.starts_expression(p):
        dim = expressions.assignment_expression(p)
    p.expect("RBRACKET")
    return c_ast.ArrayDecl(None, dim, words, opening)


def type_name(p: Parser) -> c_ast.Typename:
    spec, saw_type, first = specifiers.specifiers(p, allow_storage_and_function=False)
    if not saw_type:
        specifiers.no_type(p)
    kind = p.tokens[p.i].type
    if kind == "RPAREN":
        decl: Node = c_ast.TypeDecl(None, None, None, None, first)
    else:
        loose = begin_declarator(p)
        decl = declarator(p, named=False, abstract=True)
        spec["attributes"] += end_declarator(p, spec, loose)
    node = type_name_node(p, spec, decl, first)
    node.attributes = spec["attributes"]
    return node


def build_type_name(p: Parser, spec: Spec, coord: Coord) -> c_ast.Typename:
    """A type that is named by specifiers alone."""
    return type_name_node(p, spec, c_ast.TypeDecl(None, None, None, None, coord), coord)


def type_name_node(p: Parser, spec: Spec, decl: Node, first: Coord) -> c_ast.Typename:
    node = c_ast.Typename(None, spec["qual"][:], None, decl, first)
    join_type(p, node, spec)
    return node


def join_type(p: Parser, node: c_ast.Decl | c_ast.Typedef | c_ast.Typename, spec: Spec) -> None:
    """Put the specifiers' type into a declarator. pycparser knows what `_Atomic(T)` may not be."""
    try:
        p._fix_decl_name_type(node, spec["type"])
    except ParseError as refused:
        p.fault(str(refused).rpartition(": ")[2])
    if isinstance(spec["type"][0], ConstrainedAuto):
        innermost(node.type).type = spec["type"][0]


def check_type(p: Parser, spec: Spec) -> None:
    """Before a declarator: without a type, `X y` has an unknown one."""
    if spec["type"]:
        return
    tok = p.peek()
    if tok.type == "ID" and not is_conversion(tok.value):
        after = p.peek_type(2)
        if after in NAMES or (p.cxx and (after in POINTERS or after == "OPERATOR")):
            misnamed.unknown_type(p, tok)


def need_type(p: Parser, spec: Spec, place: Token) -> None:
    """Implicit int (C89): a warning in C, an error in C++."""
    if spec["type"]:
        return
    if p.cxx:
        p.fault("a type specifier is required for all declarations", place)
    p.diagnostics.warning(IMPLICIT_INT, place, "type specifier missing, defaults to 'int'")
    spec["type"] = [c_ast.IdentifierType(["int"], place)]


def begin_declarator(p: Parser) -> tuple[list[Attribute], list[str]]:
    """Start to collect what stands at odd places inside a declarator; returns the outer collection."""
    saved = p.loose_attributes, p.loose_words
    p.loose_attributes, p.loose_words = [], []
    return saved


def end_declarator(p: Parser, spec: Spec, saved: tuple[list[Attribute], list[str]]) -> list[Attribute]:
    """`asm("name")` and attributes after a declarator. CUDA's keywords go to the specification."""
    attributes = p.loose_attributes
    spec["function"] += p.loose_words
    p.loose_attributes, p.loose_words = saved
    while True:
        tok = p.tokens[p.i]
        if tok.type == "ASM":
            p.i += 1
            p.expect("LPAREN")
            attributes.append(Attribute("asm label", [primary.unified_string_literal(p)], None, tok))
            p.expect("RPAREN")
        elif more := attribute.specifier_seq(p):
            keywords: Spec = {
                "function": spec["function"],
                "storage": spec["storage"],
                "attributes": attributes,
            }
            attribute.sort(keywords, more)
        else:
            return attributes
