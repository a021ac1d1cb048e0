"""Statements."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pycparser import c_ast

from minicu.syntax.nodes import (
    Attribute,
    Block,
    CaseRange,
    ComputedGoto,
    Handler,
    InitIf,
    LocalLabels,
    Node,
    RangeFor,
    Spoiled,
    Try,
)
from minicu.syntax.parser import (
    asm,
    declarators,
    doubtful,
    expressions,
    external,
    initialisers,
    misnamed,
    scopes,
    specifiers,
)
from minicu.syntax.parser.faults import MisplacedDefinition, SyntaxFault
from minicu.syntax.parser.grammar import SLOT
from minicu.syntax.parser.names import Scope
from minicu.syntax.tokens import NAMES, Token

if TYPE_CHECKING:
    from minicu.syntax.parser.parser import Parser


#: Statements with a head in parentheses.
_HEADED = frozenset({"IF", "FOR", "WHILE", "SWITCH"})
_LABELS = frozenset({"CASE", "DEFAULT"})


#: What may stand before the name of a pointer or reference in a declarator.
_OF_POINTERS = frozenset({"TIMES", "AND", "LAND", "CONST", "VOLATILE", "RESTRICT", "MEMBERPTR"})


def compound_statement(p: Parser, *, new_scope: bool = True) -> Node:
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
        elif not p.recovers:
            item: Any = block_item(p)
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


def recovery_state(p: Parser) -> Any:
    """What a fault leaves in disorder."""
    return p.scope, p.class_name, p.class_depth, len(p.pending)


def spoiled(p: Parser, start: int, state: Any) -> Spoiled:
    """Go on behind what began at `start` and could not be read: at the next `;` or `}`, or at what the
    faulty head of a loop or an `if` controls."""
    at, toks = max(p.i, start), p.tokens
    p.scope, p.class_name, p.class_depth, pending = state
    del p.pending[pending:]
    p.forget()
    p.changed()
    i, depth = start, 0
    if toks[i].type in _HEADED and toks[i + 1].type == "LPAREN":
        close = _closing(p, i + 1, 2 if toks[i].type == "FOR" else 0)
        if at <= close:
            p.i = close + 1
            return Spoiled(_unknown(p, start, p.i), toks[start])
    while True:
        kind = toks[i].type
        if kind is None or (kind == "RBRACE" and depth == 0):
            break
        i += 1
        if kind == "LBRACE":
            depth += 1
        elif kind == "RBRACE":
            depth -= 1
        if depth == 0 and i > at and kind in ("SEMI", "RBRACE"):
            break
    p.i = max(i, start + (toks[start].type not in ("RBRACE", None)))
    if toks[start].type in ("TYPEDEF", "USING"):
        p.faulty.update(_unknown(p, start, p.i))
    return Spoiled(_unknown(p, start, p.i), toks[start])


def _closing(p: Parser, i: int, semicolons: int) -> int:
    """Where the parenthesis at `i` closes, or the statement ends without; that many `;` may be inside."""
    depth = 0
    while (kind := p.tokens[i].type) is not None:
        depth += (kind == "LPAREN") - (kind == "RPAREN")
        if depth == 0 or kind in ("LBRACE", "RBRACE"):
            return i if depth == 0 else i - 1
        semicolons -= kind == "SEMI"
        if semicolons < 0:
            return i
        i += 1
    return i - 1


def _unknown(p: Parser, start: int, end: int) -> list[str]:
    """Names in what could not be read that no scope around declares."""
    words = {str(t.value) for t in p.tokens[start:end] if t.type in NAMES and "::" not in t.value}
    here = p.scope.names
    return sorted(word for word in words if word in here or p.scope.find(word) is None)


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
            label.stmts.append(_statement(p))
        return labels


def _switch_label(p: Parser) -> Any:
    tok = p.advance()
    label: Any
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
    """Is the next block item a declaration (and not an expression that begins with a type)?"""
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
    """C++: after a type, `(` and `{` make an expression, unless `(*` or `(&` open a declarator."""
    after = p.peek_type(2)
    if after == "LBRACE":
        return False
    if after == "LPAREN":
        return _pointer_declarator(p, 2)
    return True


def _pointer_declarator(p: Parser, k: int) -> bool:
    """Does the `(` that is the k-th token open a declarator such as `(*p)`, `(&r)[3]` or
    `(*(*p)(int))(int)`? What could be a declaration is one (C++ [stmt.ambig])."""
    if p.peek_type(k + 1) not in ("TIMES", "AND", "LAND", "MEMBERPTR"):
        return False
    while (kind := p.peek_type(k + 1)) in _OF_POINTERS:
        k += 1
    if kind == "LPAREN":
        return _pointer_declarator(p, k + 1)
    return kind in ("ID", "TYPEID") and p.peek_type(k + 2) in ("RPAREN", "LBRACKET", "LPAREN")


def block_item(p: Parser) -> Any:
    tok = p.peek()
    if tok.type in ("ATTRIBUTE", "LBRACKET") and (
        tok.type == "ATTRIBUTE" or specifiers.starts_declaration(p)
    ):
        start = p.i
        attributes = specifiers.attribute_specifiers(p)
        if p.peek_type() == "SEMI" or not starts_block_declaration(p):
            return _attributed_statement(p, attributes)
        p.i = start
        return declarators.declaration(p)
    if tok.type == "ID":
        following = p.peek_type(2)
        if following in NAMES:
            misnamed.unknown_type(p, tok)
        if following != "LPAREN" or not specifiers.starts_declaration(p):
            return _statement(p)
    if tok.type == "LABEL":
        return _local_labels(p)
    if tok.type == "TEMPLATE" or (tok.type == "EXTERN" and p.tokens[p.i + 1].type == "STRING_LITERAL"):
        what = "a template" if tok.type == "TEMPLATE" else "a linkage specification"
        declarators.misplaced(p, f"{what} cannot be declared inside a function", tok, p.i)
    if starts_block_declaration(p):
        if tok.type in ("USING", "NAMESPACE"):
            return external.external_declaration(p)
        return declarators.declaration(p)
    return _statement(p)


def _local_labels(p: Parser) -> Node:
    tok = p.advance()
    names = [expressions.identifier_or_typeid(p).name]
    while p.accept("COMMA"):
        names.append(expressions.identifier_or_typeid(p).name)
    p.expect("SEMI", "after '__label__' declaration")
    return LocalLabels(names, tok)


def _statement(p: Parser) -> Node:
    tok = p.peek()
    kind = tok.type
    method = _STATEMENTS.get(kind)
    if method is not None:
        return method(p)
    if kind in NAMES and p.tokens[p.i + 1].type == "COLON":
        return _label_before(p, tok)
    if kind == "ATTRIBUTE" or (kind == "LBRACKET" and p.peek_type(2) == "LBRACKET"):
        return _attributed_statement(p, specifiers.attribute_specifiers(p))
    if kind == "SEMI":
        p.i += 1
        return c_ast.EmptyStatement(tok)
    if kind == "ASM":
        return asm.asm_statement(p)
    if kind == "RBRACE":
        p.fault("expected statement")
    if kind == "ELSE":
        p.fault("'else' without a previous 'if'")
    expr = expressions.expression(p)
    p.expect("SEMI", "after expression")
    return expr


def _attributed_statement(p: Parser, attributes: list[Attribute]) -> Node:
    place = attributes[0].coord if attributes else p.peek()
    statement = _statement(p)
    if isinstance(statement, (c_ast.Label, c_ast.Case, c_ast.Default)):
        statement.attributes = attributes
        return statement
    return c_ast.AttributedStatement(attributes, statement, place)


def _label_before(p: Parser, name: Token) -> Node:
    p.plain_name(name.value, name, "a label")
    p.i += 2
    attributes = specifiers.attribute_specifiers(p)
    label = c_ast.Label(name.value, _labelled(p, name), name)
    label.attributes = attributes
    return label


def _labelled(p: Parser, place: Token) -> Node:
    """The statement after a label; none before `}` or a declaration (C23)."""
    if p.peek_type() in ("RBRACE", "PPPRAGMA", None) or starts_block_declaration(p):
        return c_ast.EmptyStatement(place)
    return _statement(p)


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


def _controlled_statement(p: Parser, keyword: Token) -> Node:
    """The statement that `if`, a loop or `switch` controls; pragmas before it make it a block."""
    place = p.peek()
    if place.type == "SEMI":
        doubtful.empty_body(p.diagnostics, keyword, p.tokens[p.i - 1], place, p.peek(2))
    if place.type != "PPPRAGMA":
        return _statement(p)
    pragmas = asm.pragmas(p)
    return Block([*pragmas, _statement(p)], place, place) if pragmas else _statement(p)


def _if(p: Parser) -> Node:
    # else-if chains are as long as their author liked: a loop, so that they need no stack.
    heads: list[tuple[Token, Node | None, bool, Node, Node]] = []
    depth = 0
    while True:
        tok = p.advance()
        constexpr = bool(p.accept("CONSTEXPR"))
        p.open("after 'if'")
        if p.cxx:
            p.enter(Scope("block", p.scope))
            depth += 1
        init, cond = _condition(p, with_init=True)
        p.expect("RPAREN")
        if depth and not p.scope.names:  # nothing is declared: a long chain is no deep one
            p.leave()
            depth -= 1
        heads.append((tok, init, constexpr, cond, _controlled_statement(p, tok)))
        last: Node | None = None
        if not p.accept("ELSE"):
            break
        if p.peek_type() != "IF":
            last = _controlled_statement(p, tok)
            break
    for _ in range(depth):
        p.leave()
    if last is None:
        doubtful.dangling_else(p.diagnostics, heads[-1][0], heads[-1][4])
    for tok, init, constexpr, cond, then in reversed(heads):
        if init is not None or constexpr:
            last = InitIf(init, constexpr, cond, then, last, tok)
        else:
            last = c_ast.If(cond, then, last, tok)
    assert last is not None
    return last


def _condition(p: Parser, with_init: bool = False) -> tuple[Node | None, Node]:
    """What is tested; in C++ it may declare a name, and an init-statement may stand before it."""
    if not p.cxx:
        return None, expressions.expression(p)
    init: Node | None = None
    if with_init and _semicolon_ahead(p):
        init = _init_statement(p)
    if starts_block_declaration(p):
        spec, _, first = specifiers.declaration_specifiers(p, allow_no_type=True)
        declarators.need_type(p, spec, first)
        info = declarators.init_declarator(p, spec)
        declarators.initialise_declared(p, info)
        return init, declarators.build_declaration(p, spec, info)
    return init, expressions.expression(p)


def _semicolon_ahead(p: Parser) -> bool:
    """Does a `;` stand in the parentheses that we are in?"""
    at = _find_ahead(p, "SEMI")
    if at is None:
        return False
    start, p.i = p.i, at + 1
    closes = _find_ahead(p, "RPAREN") is not None
    p.i = start
    return closes


def _find_ahead(p: Parser, wanted: str) -> int | None:
    """Index of the next `wanted` before the bracket we are in closes, or a `;`."""
    depth, i = 0, p.i
    toks = p.tokens
    while True:
        kind = toks[i].type
        if depth == 0 and kind == wanted:
            return i
        if kind is None or (kind == "SEMI" and depth == 0):
            return None
        if kind in ("LPAREN", "LBRACKET", "LBRACE"):
            depth += 1
        elif kind in ("RPAREN", "RBRACKET", "RBRACE"):
            depth -= 1
            if depth < 0:
                return None
        i += 1


def _init_statement(p: Parser) -> Node | None:
    place = p.peek()
    if p.accept("SEMI"):
        return None
    if starts_block_declaration(p):
        return c_ast.DeclList(declarators.declaration(p), place)
    expr = expressions.expression(p)
    p.expect("SEMI", "in init-statement")
    return expr


def _switch(p: Parser) -> Node:
    tok = p.advance()
    p.open("after 'switch'")
    if p.cxx:
        p.enter(Scope("block", p.scope))
    init, cond = _condition(p, with_init=True)
    p.expect("RPAREN")
    node: Node = c_ast.Switch(cond, _controlled_statement(p, tok), tok)
    if p.cxx:
        p.leave()
    return node if init is None else Block([init, node], tok, tok)


def _while(p: Parser) -> Node:
    tok = p.advance()
    p.open("after 'while'")
    if p.cxx:
        p.enter(Scope("block", p.scope))
    _, cond = _condition(p)
    p.expect("RPAREN")
    node = c_ast.While(cond, _controlled_statement(p, tok), tok)
    if p.cxx:
        p.leave()
    return node


def _do(p: Parser) -> Node:
    tok = p.advance()
    body = _controlled_statement(p, tok)
    p.expect("WHILE", "in do/while loop")
    p.open("after 'while'")
    cond = expressions.expression(p)
    p.expect("RPAREN")
    p.expect("SEMI", "after do/while statement")
    return c_ast.DoWhile(cond, body, tok)


def _for(p: Parser) -> Node:
    tok = p.advance()
    p.open("after 'for'")
    p.enter(Scope("block", p.scope))
    if p.cxx and (node := _range_for(p, tok)):
        p.leave()
        return node
    init: Node | None
    if p.peek_type() == "ID" and p.peek_type(2) in NAMES:
        misnamed.unknown_type(p, p.peek())
    if starts_block_declaration(p):
        init = c_ast.DeclList(declarators.declaration(p), tok)
    else:
        init = expressions.expression_opt(p)
        p.expect("SEMI", "in 'for' statement specifier")
    cond = None
    if p.peek_type() != "SEMI":
        _, cond = _condition(p)
    p.expect("SEMI", "in 'for' statement specifier")
    step = None if p.peek_type() == "RPAREN" else expressions.expression(p)
    p.expect("RPAREN")
    node = c_ast.For(init, cond, step, _controlled_statement(p, tok), tok)
    p.leave()
    return node


def _range_for(p: Parser, tok: Token) -> Node | None:
    """`for (T x : range)`; None if the loop is the usual one."""
    start = p.i
    init: Node | None = None
    colon = _find_ahead(p, "COLON")
    semi = _find_ahead(p, "SEMI")
    if colon is None and semi is not None:
        p.i = semi + 1
        colon = _find_ahead(p, "COLON") if _find_ahead(p, "SEMI") is None else None
        p.i = start
        if colon is None or _ternary_between(p, semi, colon):
            return None
        init = _init_statement(p)
    if colon is None or _ternary_between(p, p.i, colon):
        p.i = start
        return None
    spec, _, first = specifiers.declaration_specifiers(p, allow_no_type=True)
    declarators.need_type(p, spec, first)
    decl = declarators.structured_binding(p, spec) or declarators.build_declaration(
        p, spec, declarators.init_declarator(p, spec)
    )
    p.expect("COLON")
    range_ = initialisers.initializer(p)
    p.expect("RPAREN")
    return RangeFor(init, decl, range_, _controlled_statement(p, tok), tok)


def _ternary_between(p: Parser, start: int, end: int) -> bool:
    return any(tok.type == "CONDOP" for tok in p.tokens[start:end])


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
            node = c_ast.Goto(expressions.identifier_or_typeid(p).name, tok)
    else:
        node = c_ast.Break(tok) if tok.type == "BREAK" else c_ast.Continue(tok)
    p.expect("SEMI", f"after {tok.value} statement")
    return node


def _try(p: Parser) -> Node:
    tok = p.advance()
    body = compound_statement(p)
    return Try(body, handlers(p), False, tok)


def handlers(p: Parser) -> list[Node]:
    """The `catch` clauses behind the block of a `try`."""
    handlers: list[Node] = []
    while p.peek_type() == "CATCH":
        tok = p.advance()
        p.enter(Scope("block", p.scope))
        p.open("after 'catch'")
        decl = None if p.accept("ELLIPSIS") else declarators.parameter_declaration(p)
        if decl is not None and getattr(decl, "name", None):
            scopes.add_identifier(p, decl.name, decl.coord)  # type: ignore[attr-defined]
        p.expect("RPAREN")
        body = compound_statement(p, new_scope=False)
        handlers.append(Handler(decl, body, tok))
        p.leave()
    if not handlers:
        p.fault("expected 'catch' behind the block of 'try'")
    return handlers


def _pragma_statement(p: Parser) -> Any:
    pragmas = asm.pragmas(p)
    if len(pragmas) == 1:
        return pragmas[0]
    place = p.tokens[p.i - 1]
    return Block(pragmas, place, place) if pragmas else c_ast.EmptyStatement(place)


_STATEMENTS: dict[str | None, Any] = {
    "LBRACE": compound_statement,
    "IF": _if,
    "SWITCH": _switch,
    "WHILE": _while,
    "DO": _do,
    "FOR": _for,
    "CASE": _case_statement,
    "DEFAULT": _case_statement,
    "GOTO": _jump,
    "BREAK": _jump,
    "CONTINUE": _jump,
    "RETURN": _jump,
    "TRY": _try,
    "PPPRAGMA": _pragma_statement,
}
