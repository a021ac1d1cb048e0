"""Attributes: GNU's, the standard's, Microsoft's, and CUDA's words that take arguments as they do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from minicu.syntax.nodes import Attribute, Node
from minicu.syntax.parser import initialisers, specifiers
from minicu.syntax.parser.faults import SyntaxFault
from minicu.syntax.parser.grammar import Spec, Words

if TYPE_CHECKING:
    from minicu.syntax.parser.parser import Parser

#: Words with arguments that are attributes in all but their form.
WORDS = {
    "__align__": "aligned", "__builtin_align__": "aligned",
    "__launch_bounds__": "launch_bounds", "__maxnreg__": "maxnreg",
    "__cluster_dims__": "cluster_dims", "__block_size__": "block_size",
    "_Alignas": "alignas", "alignas": "alignas",
}  # fmt: skip

#: clang's way to write CUDA's keywords, as a program may define them itself.
KEYWORDS: dict[str, tuple[Words, str]] = {
    "global": ("function", "__global__"), "device": ("function", "__device__"),
    "host": ("function", "__host__"), "grid_constant": ("function", "__grid_constant__"),
    "shared": ("storage", "__shared__"),
    "constant": ("storage", "__constant__"), "managed": ("storage", "__managed__"),
}  # fmt: skip


def specifier_seq(p: Parser) -> list[Attribute]:
    """Any run of `__attribute__((...))`, `[[...]]`, `alignas(...)` and CUDA's words, perhaps none
    ([dcl.attr.grammar])."""
    attributes: list[Attribute] = []
    toks = p.tokens
    while True:
        kind = toks[p.i].type
        if kind == "ATTRIBUTE":
            p.i += 1
            p.expect("LPAREN")
            p.expect("LPAREN")
            _attribute_list(p, attributes, "RPAREN")
            p.expect("RPAREN")
        elif kind == "DECLSPEC":
            p.i += 1
            p.expect("LPAREN")
            _attribute_list(p, attributes, "RPAREN")
        elif kind == "LBRACKET" and toks[p.i + 1].type == "LBRACKET":
            p.i += 2
            _attribute_list(p, attributes, "RBRACKET")
            p.expect("RBRACKET")
        elif kind == "_ALIGNAS" or (kind == "ID" and toks[p.i].value in WORDS):
            attributes.append(word(p))
        else:
            return attributes


def _attribute_list(p: Parser, attributes: list[Attribute], closing: str) -> None:
    of_all = None  # `using gnu:` in front of the attributes (C++17 [dcl.attr.grammar]p1)
    if closing == "RBRACKET" and p.accept("USING"):
        of_all = p.expect("ID").value.strip("_")
        p.expect("COLON")
    while True:
        while p.accept("COMMA"):  # empty entries are allowed
            pass
        if p.accept(closing):
            return
        tok = p.tokens[p.i]
        if not (tok.value[:1].isalpha() or tok.value[:1] == "_"):
            p.fault("expected attribute name")
        p.i += 1
        namespace, name = of_all, str(tok.value)
        if p.accept("COLONCOLON") or (
            closing == "RBRACKET" and p.peek_type() == "COLON" and p.peek_type(2) == "COLON"
        ):
            while p.accept("COLON"):
                pass
            namespace, tok = name, p.tokens[p.i]
            name = tok.value
            p.i += 1
        elif "::" in name:  # folded already
            namespace, name = name.rsplit("::", 1)
        namespace = namespace.strip("_") if namespace else None
        args = _attribute_arguments(p) if p.peek_type() == "LPAREN" else []
        attributes.append(Attribute(_bare(name), args, None if namespace == "gnu" else namespace, tok))
        if not p.accept("COMMA"):
            p.expect(closing)
            return


def word(p: Parser) -> Attribute:
    """`__align__(8)`, `__launch_bounds__(256, 2)` ..."""
    tok = p.tokens[p.i]
    p.i += 1
    if p.peek_type() != "LPAREN":
        p.missing("LPAREN", f"after '{tok.value}'")
    name = WORDS[tok.value]
    p.i += 1
    args: list[Node] = []
    if p.peek_type() != "RPAREN":
        args.append(_word_argument(p))
        while p.accept("COMMA"):
            args.append(_word_argument(p))
    p.expect("RPAREN")
    return Attribute(name, args, None, tok)


def _word_argument(p: Parser) -> Node:
    """`alignas(T...)` is an alignment for each of the pack ([dcl.align]p4)."""
    return initialisers.expansion(p, specifiers.type_or_expression(p))


def _attribute_arguments(p: Parser) -> list[Node]:
    """What stands in an attribute's parentheses; what cannot be read there is passed over."""
    start = p.i
    p.i += 1
    if p.accept("RPAREN"):
        return []
    try:
        args = [specifiers.type_or_expression(p)]
        while p.accept("COMMA"):
            args.append(specifiers.type_or_expression(p))
        p.expect("RPAREN")
        return args
    except SyntaxFault:
        p.i = start
        specifiers.skip_balanced(p)
        return []


def sort(spec: Spec, attributes: list[Attribute]) -> None:
    """Add attributes to a specification; those that are CUDA's keywords become them."""
    for attribute in attributes:
        keyword = KEYWORDS.get(attribute.name)
        if keyword and not attribute.args:
            spec[keyword[0]].append(keyword[1])
        else:
            spec["attributes"].append(attribute)


def _bare(name: str) -> str:
    """`__packed__` and `packed` are the same attribute."""
    return name[2:-2] if len(name) > 4 and name.startswith("__") and name.endswith("__") else name
