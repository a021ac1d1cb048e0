"""Declaration specifiers: storage, type, qualifiers, and the tags: struct, union, enum.

Specifiers come in any order, and CUDA's and GNU's words anywhere among them (C11 6.7p2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pycparser import c_ast
from pycparser.c_parser import CParser

from minicu.diagnostics.errors import Kind
from minicu.syntax.members import Members
from minicu.syntax.nodes import Node, ScopedEnum
from minicu.syntax.parser import (
    abbreviated,
    asm,
    attribute,
    classes,
    declarations,
    declarators,
    expressions,
    functions,
    misnamed,
    qualified,
    recovery,
    scopes,
)
from minicu.syntax.parser.faults import MisplacedDefinition, SyntaxFault
from minicu.syntax.parser.grammar import SLOT, Spec, Words
from minicu.syntax.parser.names import Entity, Scope
from minicu.syntax.tokens import NAMES, TAG_KEYS, Token

if TYPE_CHECKING:
    from minicu.syntax.parser.parser import Parser


#: Spellings that mean the same, brought to one.
PLAIN = {
    "__const": "const", "__const__": "const", "__volatile": "volatile", "__volatile__": "volatile",
    "__restrict": "restrict", "__restrict__": "restrict", "__inline": "inline", "__inline__": "inline",
    "__signed": "signed", "__signed__": "signed", "bool": "_Bool", "__complex__": "_Complex",
    "__complex": "_Complex", "__thread": "_Thread_local", "thread_local": "_Thread_local",
    "__typeof__": "typeof", "__typeof": "typeof", "__decltype": "decltype",
    "_Noreturn": "_Noreturn",
}  # fmt: skip

_TYPEOF = frozenset({"TYPEOF", "TYPEOF_UNQUAL", "DECLTYPE"})

_DECLARATION_STARTS = (
    SLOT.keys() | TAG_KEYS | _TYPEOF | {"TYPEID", "_ALIGNAS", "ATTRIBUTE", "DECLSPEC", "TYPENAME"}
)


#: Specifiers that C++20 has added.
NEWER_WORDS = frozenset({"consteval", "constinit"})


def needs_cxx20(p: Parser, what: str, place: Token) -> None:
    """Complain about what C++20 has added if the standard is an older one."""
    if not p.language.cxx20:
        p.unsupported(f"{what} (C++20) without -std=c++20", place, Kind.NEWER)


def newer(p: Parser, tok: Token) -> bool:
    """Whether the identifier `tok` begins a declaration in C++20."""
    return p.cxx and (tok.value in NEWER_WORDS or abbreviated.constrains_auto(p, tok))


def starts_declaration(p: Parser, tok: Token | None = None) -> bool:
    if tok is None:
        tok = p.peek()
        if tok.type == "LBRACKET":
            return p.tokens[p.i + 1].type == "LBRACKET"
    kind = tok.type
    if kind == "ID":
        return newer(p, tok) or tok.value in attribute.WORDS
    if kind == "EXTENSION":  # before a declaration or an expression
        at = p.tokens.index(tok, p.i)
        while tok.type == "EXTENSION":
            at += 1
            tok = p.tokens[at]
        return starts_declaration(p, tok)
    return kind in _DECLARATION_STARTS


def specifiers(p: Parser, *, allow_storage_and_function: bool) -> tuple[Spec, bool, Token]:
    spec: Spec = {"qual": [], "storage": [], "type": [], "function": [], "alignment": [],
                  "type_attributes": [], "attributes": []}  # fmt: skip
    types = spec["type"]
    toks = p.tokens
    first = toks[p.i]
    while True:
        tok = toks[p.i]
        kind = tok.type
        if kind == "ID" or kind == "TYPEID":
            if not _identifier(p, spec):
                break
            continue
        if kind == "COLONCOLON" and not types:
            if p.peek().type not in ("ID", "TYPEID"):
                break
            continue
        slot = SLOT.get(kind)
        if slot == "type":
            if types and not isinstance(types[-1], c_ast.IdentifierType) and _only_type(p, types, tok):
                break
            p.i += 1
            types.append(c_ast.IdentifierType([PLAIN.get(tok.value, tok.value)], tok))
        elif slot is not None:
            _keyword(p, spec, slot, tok, allow_storage_and_function)
        elif kind in TAG_KEYS:
            if _only_type(p, types, tok):
                break
            enum = kind == "ENUM"
            types.append(_enum_specifier(p) if enum else classes.class_specifier(p))
            p.tag_end = p.i
        elif kind in _TYPEOF:
            if _only_type(p, types, tok):
                break
            if kind == "DECLTYPE" and qualified.fold_decltype(p):
                continue
            types.append(typeof_specifier(p))
        elif kind == "EXTENSION":
            p.i += 1
        elif kind == "_ALIGNAS":
            spec["attributes"].append(attribute.word(p))
        elif (
            kind == "ATTRIBUTE"
            or kind == "DECLSPEC"
            or (kind == "LBRACKET" and toks[p.i + 1].type == "LBRACKET")
        ):
            attribute.sort(spec, attribute.specifier_seq(p))
        elif kind == "TYPENAME":
            p.i += 1
            types.append(qualified.typename_specifier(p))
        else:
            break
    return spec, bool(types), first


def _identifier(p: Parser, spec: Spec) -> bool:
    """A specifier that is an identifier: the name of a type, or a word that is no keyword. False: the name
    that is declared begins, or is left out."""
    tok, types = p.peek(), spec["type"]
    if tok.type == "TYPEID":
        if types:  # as the second T of `T T`
            return False
        if p.tokens[p.i + 1].type == "LPAREN" and classes.constructor_ahead(p, tok):
            return False
        p.i += 1
        types.append(c_ast.IdentifierType([tok.value], tok))
    elif tok.value in attribute.WORDS:
        spec["attributes"].append(attribute.word(p))
    elif tok.value in NEWER_WORDS and p.cxx:
        needs_cxx20(p, tok.value, tok)
        p.i += 1
        spec["function"] += ["constexpr", "consteval"] if tok.value == "consteval" else [tok.value]
    elif not types and abbreviated.constrains_auto(p, tok):
        types.append(abbreviated.constrained_auto(p, tok))
    else:
        if tok.value == "_BitInt":
            p.unsupported("_BitInt")
        return False
    return True


def _keyword(p: Parser, spec: Spec, slot: Words, tok: Token, anything: bool) -> None:
    """A keyword of a declaration: `auto`, a qualifier, or if `anything` may stand here a storage class or
    what functions have."""
    if tok.type == "_ATOMIC" and p.tokens[p.i + 1].type == "LPAREN":
        spec["type"].append(p._parse_atomic_specifier())
        return
    if tok.type == "AUTO" and p.cxx:
        p.i += 1
        spec["type"].append(c_ast.IdentifierType(["auto"], tok))
        return
    if slot != "qual" and not anything:
        p.fault(f"'{tok.value}' is not allowed here")
    p.i += 1
    if tok.type == "EXPLICIT" and p.tokens[p.i].type == "LPAREN":
        spec["explicit"] = [functions.condition_of_explicit(p)]
    spec[slot].append(PLAIN.get(tok.value, tok.value))


def _only_type(p: Parser, types: list[Node], tok: Token) -> bool:
    """Complain of a second type; if a `;` is missing before it, the specifiers end there."""
    if not types:
        return False
    if isinstance(types[-1], (c_ast.Struct, c_ast.Union, c_ast.Enum)):
        kind = "enum" if isinstance(types[-1], c_ast.Enum) else "struct"
        p.i = p.tag_end
        if p.recovers and p.ends_line():
            p.tokens.insert(p.i, p.supplied(f"after {kind}"))
            return True
        p.fault(f"expected ';' after {kind}", p.behind())
    p.fault(f"two types in one declaration, the second is '{tok.value}'", tok)


def declaration_specifiers(p: Parser, allow_no_type: bool = False) -> tuple[Spec, bool, Token]:
    start = p.i
    spec, saw_type, first = specifiers(p, allow_storage_and_function=True)
    if p.i == start:
        p.fault("expected declaration")
    if not saw_type and not allow_no_type:
        no_type(p)
    return spec, saw_type, first


def _specifier_qualifier_list(p: Parser) -> Spec:
    spec, saw_type, _ = specifiers(p, allow_storage_and_function=False)
    if not saw_type:
        no_type(p)
    return spec


def no_type(p: Parser) -> None:
    """No type stands where one must."""
    tok = p.peek()
    if tok.type == "ID":
        misnamed.unknown_type(p, tok)
    p.fault("expected a type")


def typeof_specifier(p: Parser) -> c_ast.TypeOf:
    start, tok = p.i, p.peek()
    before = recovery.attempt(p)
    if tok.type == "DECLTYPE" and p.peek_type(3) == "AUTO":
        p.i += 3
        p.expect("RPAREN")
        return c_ast.TypeOf("decltype(auto)", None, p._tok_coord(tok))
    p.angle = False
    key, node = (p.tokens[start], p.version), None
    try:
        p.i = start + 2
        named = not p.cxx or starts_declaration(p, p.peek())
        p.i = start
        # [dcl.type.simple]p4: decltype is about a value
        if tok.type != "DECLTYPE" and named and key not in p.no_types:
            try:
                node = CParser._parse_typeof_specifier(p)
            except SyntaxFault:  # `__typeof__(T() + 1)` begins as the type `T()` does ([dcl.ambig.res]p2)
                if not p.cxx:
                    raise
                p.no_types.add(key)
                recovery.give_up(p, before)
                p.angle = False
        if node is None:
            p.i = start + 1
            p.expect("LPAREN")
            node = c_ast.TypeOf(tok.value, expressions.expression(p), p._tok_coord(tok))
            p.expect("RPAREN")
    finally:
        p.angle = before.angle
    node.op = PLAIN.get(node.op, node.op)
    if node.op == "decltype" and p.tokens[start + 2].type == "LPAREN":
        end, p.i = p.i, start + 2
        skip_balanced(p)
        if p.i == end - 1:  # C++ [dcl.type.simple]p4: `decltype((x))` is about a value, not about x
            node.op = "decltype(())"
        p.i = end
    return node


def type_qualifier_list(p: Parser) -> list[str]:
    quals = []
    while SLOT.get(p.tokens[p.i].type) == "qual":
        value = p.tokens[p.i].value
        quals.append(PLAIN.get(value, value))
        p.i += 1
    return quals


def type_or_expression(p: Parser) -> Node:
    """A type name if one stands here, else an expression."""
    if starts_declaration(p):
        start = p.i
        try:
            typ = declarators.type_name(p)
            if p.peek_type() in ("COMMA", "RPAREN", "ELLIPSIS"):
                return typ
        except SyntaxFault:
            pass
        p.i = start
    return expressions.assignment_expression(p)


def skip_balanced(p: Parser) -> None:
    """Pass over one bracketed group."""
    depth = 0
    while True:
        kind = p.tokens[p.i].type
        if kind in ("LPAREN", "LBRACKET", "LBRACE"):
            depth += 1
        elif kind in ("RPAREN", "RBRACKET", "RBRACE"):
            depth -= 1
        elif kind is None:
            p.advance()
        p.i += 1
        if depth == 0:
            return


def c_struct_specifier(p: Parser) -> Node:
    keyword = p.advance()
    attributes = attribute.specifier_seq(p)
    tag: Token | None = None
    if p.peek_type() in NAMES:
        tag = p.advance()
    behind = p.i
    attributes += attribute.specifier_seq(p)
    place = tag or keyword
    kind = c_ast.Union if keyword.value == "union" else c_ast.Struct
    name = tag.value if tag else None
    if p.peek_type() == "LBRACE":
        if pack := asm.pack_attribute(p, place):
            attributes.append(pack)
        p.i += 1
        scope = Scope("class", p.scope, Members(p.member_names))
        scopes.declare_tag(p, name, scope, True)
        decls = _members(p, scope)
        p.expect("RBRACE")
        attributes += attribute.specifier_seq(p)
        return kind(name, decls, place, attributes=attributes)
    if name is None:
        p.fault(f"expected identifier or '{{' after '{keyword.value}'")
    p.i = behind  # `struct S __attribute__((aligned(16))) x;`: attributes of x, not of S
    scopes.declare_tag(p, name, None, p.peek_type() == "SEMI")
    return kind(name, None, place, attributes=attributes)


def _members(p: Parser, scope: Scope) -> list[Node]:
    """Members up to the closing brace."""
    if p.cxx:  # types declared inside a struct are known inside it
        p.scope = scope
        p.changed()
    decls: list[Node] = []
    while p.peek_type() not in (None, "RBRACE"):
        start, state = p.i, recovery.recovery_state(p)
        try:
            decls += declarations.struct_declaration(p) or []
            if p.i == start:
                p.fault("expected a member")
        except SyntaxFault as fault:
            if not p.recovers or isinstance(fault, MisplacedDefinition):
                raise
            p.report(fault)
            decls.append(recovery.spoiled(p, start, state))
    if p.cxx:
        assert scope.up is not None
        p.scope = scope.up
        p.changed()
    return decls


def _enum_specifier(p: Parser) -> Node:
    keyword = p.advance()
    scoped = bool(p.cxx and (p.accept("CLASS") or p.accept("STRUCT")))
    attributes = attribute.specifier_seq(p)
    tag = p.advance() if p.peek_type() in NAMES else None
    name = tag.value if tag else None
    underlying = None
    # `enum E : 3` is a bit-field; a type must follow the colon.
    if p.peek_type() == "COLON" and starts_declaration(p, p.peek(2)):
        p.i += 1
        spec = _specifier_qualifier_list(p)
        underlying = declarators.build_type_name(p, spec, spec["type"][0].coord)
    members = Scope("class", None, Members(p.member_names)) if scoped else None
    here = p.peek_type() == "LBRACE" or (underlying is not None and p.peek_type() == "SEMI")
    scopes.declare_tag(p, name, members, here)
    values = None
    if name is None or p.peek_type() == "LBRACE":
        p.expect("LBRACE")
        values = _enumerators(p, keyword, members)
        p.expect("RBRACE")
        attributes += attribute.specifier_seq(p)
    make = ScopedEnum if scoped else c_ast.Enum
    return make(name, values, underlying, tag or keyword, attributes=attributes)


def _enumerators(p: Parser, keyword: Token, members: Scope | None) -> Node:
    enumerators: list[Node] = []
    while p.peek_type() != "RBRACE":
        if p.peek_type() == "PPPRAGMA":
            asm.pragmas(p)
            continue
        name = p.advance()
        if name.type not in NAMES:
            p.fault("expected identifier", name)
        p.plain_name(name.value, name, "an enumerator")
        attributes = attribute.specifier_seq(p)
        value = p._parse_constant_expression() if p.accept("EQUALS") else None
        enumerators.append(c_ast.Enumerator(name.value, value, name, attributes=attributes))
        if members is not None:
            members.names[name.value] = Entity("value")
        else:
            scopes.add_identifier(p, name.value)
        if not p.accept("COMMA"):
            break
    return c_ast.EnumeratorList(enumerators, keyword)
