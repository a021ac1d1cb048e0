"""Statements."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pycparser import c_ast

from minicu.syntax.nodes import (
    Attribute,
    Block,
    CaseRange,
    ComputedGoto,
    Coord,
    LocalLabels,
    Name,
    Node,
    Spoiled,
)
from minicu.syntax.parser import (
    asm,
    attribute,
    control,
    declarations,
    expressions,
    external,
    initialisers,
    misnamed,
    primary,
    specifiers,
)
from minicu.syntax.parser.faults import MisplacedDefinition, SyntaxFault
from minicu.syntax.parser.grammar import SLOT
from minicu.syntax.parser.names import Scope
from minicu.syntax.parser.recovery import attempt, give_up, recovery_state, spoiled
from minicu.syntax.tokens import NAMES, Token

if TYPE_CHECKING:
    from minicu.syntax.parser.parser import Parser


_LABELS = frozenset({"CASE", "DEFAULT"})


#: What may stand before the name of a pointer or reference in a declarator.
_OF_POINTERS = frozenset({"TIMES", "AND", "LAND", "CONST", "VOLATILE", "RESTRICT", "MEMBERPTR"})


def compound_statement(p: Parser, *, new_scope: bool = True) -> Block:
    opening = p.expect("LBRACE")
    if new_scope:
        p.enter(Scope("block", p.scope))
    items = p.block_items()
    closing = p.expect("RBRACE")
    if new_scope:
        p.leave()
    return Block(items, opening, closing)


def block_items(p: Parser) -> list[Node]:
    items: list[Node] = []
    while True:
        kind = p.tokens[p.i].type
        if kind == "RBRACE" or kind is None:
            return items
        if kind in _LABELS:
            items += switch_labels(p)
        elif kind == "PPPRAGMA":
            items += asm.pragmas(p)
        elif kind == "ELSE" and any(item.__class__ is Spoiled for item in items[-2:]):
            p.i += 1  # of an `if` that could not be read
        elif not p.recovers:
            item = block_item(p)
            items += item if isinstance(item, list) else [item]
        else:
            start, state = p.i, recovery_state(p)
            try:
                item = block_item(p)
                items += item if isinstance(item, list) else [item]
                if p.i == start:
                    p.fault("expected statement")
            except MisplacedDefinition:
                raise
            except SyntaxFault as fault:
                p.report(fault)
                items.append(spoiled(p, start, state))


def switch_labels(p: Parser) -> list[Node]:
    """`case 1: case 2: statement` in a block: label after label, side by side."""
    labels: list[Node] = []
    while True:
        label = _switch_label(p)
        labels.append(label)
        kind = p.peek_type()
        if kind in _LABELS:
            continue
        if kind not in ("RBRACE", "PPPRAGMA", None) and not starts_block_declaration(p):
            label.stmts.append(read_statement(p))
        return labels


def _switch_label(p: Parser) -> c_ast.Case | c_ast.Default:
    tok = p.advance()
    label: c_ast.Case | c_ast.Default
    if tok.type == "DEFAULT":
        label = c_ast.Default([], tok)
    else:
        value = p._parse_constant_expression()
        if p.accept("ELLIPSIS"):
            label = CaseRange(value, p._parse_constant_expression(), [], tok)
        else:
            label = c_ast.Case(value, [], tok)
    p.expect("COLON", f"after '{tok.value}'")
    return label


def starts_block_declaration(p: Parser) -> bool:
    """Whether the next block item is a declaration (and not an expression that begins with a type)."""
    tok = p.peek()
    kind = tok.type
    if kind == "ID":
        return specifiers.starts_declaration(p)
    if kind in ("_STATIC_ASSERT", "USING", "NAMESPACE"):
        return True
    if kind == "TYPEID" and p.peek_type(2) == "COLON":  # a label named as a type is
        return False
    if not specifiers.starts_declaration(p):
        return False
    if p.cxx and (kind == "TYPEID" or SLOT.get(kind) == "type"):
        return _declares(p)
    return True


def _declares(p: Parser) -> bool:
    """C++: after a type, `(` and `{` make an expression, unless `(*` or `(&` open a declarator, or all of the
    statement reads as a declaration as well ([stmt.ambig])."""
    after = p.peek_type(2)
    if after == "LBRACE":
        return False
    if after == "LPAREN":
        return _pointer_declarator(p, 2) or (_name_in_parentheses(p) and _reads_as_declaration(p))
    return True


def _name_in_parentheses(p: Parser) -> bool:
    """`T (x)` before what may follow a declarator. `void (x)` stays an expression: an object is not meant."""
    name = p.peek(3)
    plain = name.type == "ID" and not isinstance(name.value, Name) and p.peek_type() != "VOID"
    return plain and p.peek_type(4) == "RPAREN" and p.peek_type(5) in _AFTER_DECLARATORS


def _reads_as_declaration(p: Parser) -> bool:
    first = p.peek()
    if first not in p.declaring:  # nested ones are asked about again and again
        p.declaring[first] = _tried_as_declaration(p)
    return p.declaring[first]


def _tried_as_declaration(p: Parser) -> bool:
    before, mark = attempt(p), p.diagnostics.mark()
    recovers, p.recovers = p.recovers, False
    try:
        p.enter(Scope("block", p.scope))
        declarations.declaration(p)
        return True
    except SyntaxFault:
        return False
    finally:
        p.diagnostics.rewind(mark)
        p.recovers = recovers
        give_up(p, before)


def _pointer_declarator(p: Parser, k: int) -> bool:
    """Whether the `(` that is the k-th token begins a declarator such as `(*p)`, `(&r)[3]` or
    `(*(*p)(int))(int)`. What could be a declaration is one (C++ [stmt.ambig])."""
    if p.peek_type(k + 1) not in ("TIMES", "AND", "LAND", "MEMBERPTR"):
        return False
    while (kind := p.peek_type(k + 1)) in _OF_POINTERS:
        k += 1
    if kind == "LPAREN":
        return _pointer_declarator(p, k + 1)
    if kind not in ("ID", "TYPEID"):
        return False
    after = p.peek_type(k + 2)
    return after in ("LBRACKET", "LPAREN") or (after == "RPAREN" and p.peek_type(k + 3) in _AFTER_DECLARATORS)


#: What may follow a declarator in parentheses; after anything else (`T(*p).f()`) it was an operand.
_AFTER_DECLARATORS = frozenset(
    ("SEMI", "EQUALS", "COMMA", "COLON", "LPAREN", "LBRACKET", "LBRACE", "RPAREN", "ATTRIBUTE", "ASM")
)


def block_item(p: Parser) -> Node | list[Node]:
    tok = p.peek()
    if tok.type in ("ATTRIBUTE", "LBRACKET") and (
        tok.type == "ATTRIBUTE" or specifiers.starts_declaration(p)
    ):
        start = p.i
        attributes = attribute.specifier_seq(p)
        if p.peek_type() == "SEMI" or not starts_block_declaration(p):
            return _attributed_statement(p, attributes)
        p.i = start
        return declarations.declaration(p)
    if tok.type == "ID" and not specifiers.newer(p, tok):
        following = p.peek_type(2)
        if following in NAMES or (following in SLOT and p.scope.find(tok.value) is None):
            misnamed.unknown_type(p, tok)
        if following != "LPAREN" or not specifiers.starts_declaration(p):
            return read_statement(p)
    if tok.type == "LABEL":
        return _local_labels(p)
    if tok.type == "TEMPLATE" or (tok.type == "EXTERN" and p.tokens[p.i + 1].type == "STRING_LITERAL"):
        what = "a template" if tok.type == "TEMPLATE" else "a linkage specification"
        declarations.misplaced(p, f"{what} cannot be declared inside a function", tok, p.i)
    if starts_block_declaration(p):
        if tok.type in ("USING", "NAMESPACE"):
            return external.external_declaration(p)
        return declarations.declaration(p)
    return read_statement(p)


def _local_labels(p: Parser) -> Node:
    tok = p.advance()
    names = [primary.identifier_or_typeid(p).name]
    while p.accept("COMMA"):
        names.append(primary.identifier_or_typeid(p).name)
    p.expect("SEMI", "after '__label__' declaration")
    return LocalLabels(names, tok)


def read_statement(p: Parser) -> Node:
    tok = p.peek()
    kind = tok.type
    method = _STATEMENTS.get(kind) or control.STATEMENTS.get(kind)
    if method is not None:
        return method(p)
    if kind in NAMES and p.tokens[p.i + 1].type == "COLON":
        return _label_before(p, tok)
    if kind == "ATTRIBUTE" or (kind == "LBRACKET" and p.peek_type(2) == "LBRACKET"):
        return _attributed_statement(p, attribute.specifier_seq(p))
    if kind == "SEMI":
        p.i += 1
        return c_ast.EmptyStatement(tok)
    if kind == "ASM":
        return asm.asm_statement(p)
    if kind == "RBRACE":
        p.fault("expected statement")
    if kind == "ELSE":
        p.fault("'else' without a previous 'if'")
    try:
        expr = expressions.expression(p)
    except SyntaxFault:
        misnamed.misspelt_keyword(p, tok)
        raise
    if p.peek_type() != "SEMI":
        misnamed.misspelt_keyword(p, tok)
    p.expect("SEMI", "after expression")
    return expr


def _attributed_statement(p: Parser, attributes: list[Attribute]) -> Node:
    place = attributes[0].coord if attributes else p.peek()
    statement = read_statement(p)
    if isinstance(statement, (c_ast.Label, c_ast.Case, c_ast.Default)):
        statement.attributes = attributes
        return statement
    return c_ast.AttributedStatement(attributes, statement, place)


def _label_before(p: Parser, name: Token) -> Node:
    p.plain_name(name.value, name, "a label")
    p.i += 2
    attributes = attribute.specifier_seq(p)
    label = c_ast.Label(name.value, _labelled(p, name), name)
    label.attributes = attributes
    return label


def _labelled(p: Parser, place: Coord) -> Node:
    """The statement after a label; none before `}` or a declaration (C23)."""
    if p.peek_type() in ("RBRACE", "PPPRAGMA", None) or starts_block_declaration(p):
        return c_ast.EmptyStatement(place)
    return read_statement(p)


def _case_statement(p: Parser) -> Node:
    """`case`s outside a block's list of items, as the body of another statement: nested."""
    labels = [_switch_label(p)]
    while p.peek_type() in _LABELS:
        labels.append(_switch_label(p))
    labels[-1].stmts.append(_labelled(p, labels[-1].coord))
    while len(labels) > 1:
        inner = labels.pop()
        labels[-1].stmts.append(inner)
    return labels[0]


def _jump(p: Parser) -> Node:
    tok = p.advance()
    node: Node
    if tok.type == "RETURN":
        value = None
        if p.peek_type() != "SEMI":
            value = initialisers.initializer(p) if p.cxx else expressions.expression(p)
            if p.cxx and p.peek_type() == "COMMA":
                exprs = [value]
                while p.accept("COMMA"):
                    exprs.append(expressions.assignment_expression(p))
                value = c_ast.ExprList(exprs, value.coord)
        node = c_ast.Return(value, tok)
    elif tok.type == "GOTO":
        if p.accept("TIMES"):
            node = ComputedGoto(expressions.expression(p), tok)
        else:
            node = c_ast.Goto(primary.identifier_or_typeid(p).name, tok)
    else:
        node = c_ast.Break(tok) if tok.type == "BREAK" else c_ast.Continue(tok)
    p.expect("SEMI", f"after {tok.value} statement")
    return node


def _pragma_statement(p: Parser) -> Node:
    pragmas = asm.pragmas(p)
    if len(pragmas) == 1:
        return pragmas[0]
    place = p.tokens[p.i - 1]
    return Block(pragmas, place, place) if pragmas else c_ast.EmptyStatement(place)


_STATEMENTS: dict[str | None, Callable[[Parser], Node]] = {
    "LBRACE": compound_statement,
    "CASE": _case_statement,
    "DEFAULT": _case_statement,
    "GOTO": _jump,
    "BREAK": _jump,
    "CONTINUE": _jump,
    "RETURN": _jump,
    "PPPRAGMA": _pragma_statement,
}
