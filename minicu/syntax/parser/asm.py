"""asm statements and pragmas."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pycparser import c_ast

from minicu.syntax import tokens
from minicu.syntax.nodes import Asm, AsmOperand, Attribute, Coord, FileStart, Node, Pragma, String
from minicu.syntax.parser import expressions, primary
from minicu.syntax.parser.grammar import STRINGS

if TYPE_CHECKING:
    from minicu.syntax.parser.parser import Parser


def asm_statement(p: Parser) -> Node:
    """`asm volatile ("..." : outputs : inputs : clobbers : labels);`"""
    tok = p.advance()
    quals = []
    while p.tokens[p.i].type in ("VOLATILE", "INLINE", "GOTO", "CONST"):
        quals.append(p.tokens[p.i].value.strip("_"))
        p.i += 1
    p.open("after 'asm'")
    template = primary.unified_string_literal(p)
    parts: list[list[Any]] = []
    while p.peek_type() in ("COLON", "COLONCOLON"):
        if p.advance().type == "COLONCOLON":
            parts.append([])
        entries: list[Any] = []
        parts.append(entries)
        while p.peek_type() not in ("COLON", "COLONCOLON", "RPAREN"):
            entries.append(_asm_entry(p, len(parts)))
            # Without a comma, as nvcc accepts it too.
            if not p.accept("COMMA") and p.peek_type() not in ("LBRACKET", *STRINGS):
                break
    p.expect("RPAREN")
    p.expect("SEMI", "after asm statement")
    if len(parts) > 4:
        p.fault("too many ':' in asm statement", tok)
    outputs, inputs, clobbers, labels = [*parts, [], [], [], []][:4]
    return Asm(template, quals, outputs, inputs, clobbers, [i.name for i in labels], not parts, tok)


def _asm_entry(p: Parser, part: int) -> Node:
    """One entry after the colon of that number."""
    if part <= 2:
        return _asm_operand(p)
    return primary.unified_string_literal(p) if part == 3 else primary.identifier_or_typeid(p)


def _asm_operand(p: Parser) -> Node:
    place = p.peek()
    name = None
    if p.accept("LBRACKET"):
        name = primary.identifier_or_typeid(p).name
        p.expect("RBRACKET")
    constraint: String = primary.unified_string_literal(p)
    p.open("in asm operand")
    expr = expressions.expression(p)
    p.expect("RPAREN")
    return AsmOperand(name, constraint, expr, place)


def pragmas(p: Parser) -> list[Node]:
    """Any run of pragmas. `pack` changes the parser's state and makes no node."""
    nodes_: list[Node] = []
    while p.tokens[p.i].type == "PPPRAGMA":
        p.i += 1
        text = p.accept("PPPRAGMASTR")
        if not isinstance(text, tokens.Pragma):
            continue
        if text.value == tokens.FILE_START:
            nodes_.append(FileStart(text.tokens, text))
            continue
        words = [tok.value for tok in text.tokens]
        if words[:1] == ["pack"]:
            p.pack.apply(words)
        else:
            nodes_.append(_pragma(p, text))
    return nodes_


def _pragma(p: Parser, text: tokens.Pragma) -> Node:
    """`unroll`, `unroll 4`, `unroll(N)`: the name and the expression after it."""
    given = text.tokens
    words = 2 if given and given[0].value == "GCC" else 1
    name, args = " ".join(tok.value for tok in given[:words]), []
    if len(given) > words:
        saved = p.tokens, p.i
        p.read(given[words:])
        try:
            args.append(expressions.expression(p))
            if p.peek_type() is not None:
                p.fault(f"unexpected token in '#pragma {name}'")
        finally:
            p.tokens, p.i = saved
    return Pragma(name, args, text.value, text)


def pack_attribute(p: Parser, place: Coord) -> Attribute | None:
    if p.pack.value is None:
        return None
    return Attribute("pack", [c_ast.Constant("int", p.pack.value, place)], None, place)
