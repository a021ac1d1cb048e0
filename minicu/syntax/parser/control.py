"""Statements that control others: `if` (with `consteval`), `switch`, loops, `try`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pycparser import c_ast

from minicu.syntax.nodes import Block, Handler, IfConsteval, InitIf, InitSwitch, Node, RangeFor, Try
from minicu.syntax.parser import (
    asm,
    declarations,
    declarators,
    doubtful,
    expressions,
    functions,
    initialisers,
    misnamed,
    namespaces,
    scopes,
    specifiers,
)
from minicu.syntax.parser.names import Scope
from minicu.syntax.tokens import NAMES, Token

if TYPE_CHECKING:
    from minicu.syntax.parser.parser import Parser
from minicu.syntax.parser import statements


def _controlled_statement(p: Parser, keyword: Token) -> Node:
    """The statement that `if`, a loop or `switch` controls; pragmas before it make it a block."""
    place = p.peek()
    if place.type == "SEMI":
        doubtful.empty_body(p.diagnostics, keyword, p.tokens[p.i - 1], place, p.peek(2))
    if place.type != "PPPRAGMA":
        if p.cxx and place.type != "ID" and statements.starts_block_declaration(p):
            return _controlled_declaration(p)
        return statements.read_statement(p)
    pragmas = asm.pragmas(p)
    controlled = statements.read_statement(p)
    return Block([*pragmas, controlled], place, place) if pragmas else controlled


def _controlled_declaration(p: Parser) -> Node:
    """[stmt.select]p2: a declaration is a statement, and a block of its own where one is controlled."""
    place = p.peek()
    p.enter(Scope("block", p.scope))
    declared = statements.block_item(p)
    p.leave()
    return Block(declared if isinstance(declared, list) else [declared], place, place)


def if_statement(p: Parser) -> Node:
    if (word := p.peek(3 if p.peek_type(2) == "LNOT" else 2)).value == "consteval" and p.cxx:
        return _if_consteval(p, word)
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


def _if_consteval(p: Parser, word: Token) -> Node:
    """`if consteval { ... } else { ... }`, `if !consteval { ... }` (C++23 [stmt.if]p4)."""
    specifiers.needs_cxx20(p, "'if consteval'", word)
    tok = p.advance()
    negated = bool(p.accept("LNOT"))
    p.i += 1
    if p.peek_type() != "LBRACE":
        p.fault("'if consteval' requires a compound statement")
    branches: list[Node | None] = [_controlled_statement(p, tok)]
    branches.append(_controlled_statement(p, tok) if p.accept("ELSE") else None)
    asked: Node = c_ast.FuncCall(c_ast.ID("__builtin_is_constant_evaluated", word), None, word)
    yes, no = reversed(branches) if negated else branches
    return IfConsteval(asked, yes or Block([], tok, tok), no, tok)


def _condition(p: Parser, with_init: bool = False) -> tuple[Node | None, Node]:
    """What is tested; in C++ it may declare a name, and an init-statement may stand before it."""
    if not p.cxx:
        return None, _tested(p)
    init: Node | None = None
    if with_init and _semicolon_ahead(p):
        init = _init_statement(p)
    if statements.starts_block_declaration(p):
        spec, _, first = specifiers.declaration_specifiers(p, allow_no_type=True)
        declarators.need_type(p, spec, first)
        info = declarations.init_declarator(p, spec)
        declarations.initialise_declared(p, info)
        return init, declarations.build_declaration(p, spec, info)
    return init, _tested(p)


def _tested(p: Parser) -> Node:
    """An expression that is a condition."""
    start = p.i
    condition = expressions.expression(p)
    doubtful.assigned(p.diagnostics, condition, p.tokens[start : p.i])
    return condition


def _semicolon_ahead(p: Parser) -> bool:
    """Whether there is a `;` in the current parentheses."""
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
    if p.peek_type() == "USING":  # an alias (C++23)
        return c_ast.DeclList(namespaces.using_declaration(p), place)
    if statements.starts_block_declaration(p):
        return c_ast.DeclList(declarations.declaration(p), place)
    expr = expressions.expression(p)
    p.expect("SEMI", "in init-statement")
    return expr


def switch_statement(p: Parser) -> Node:
    tok = p.advance()
    p.open("after 'switch'")
    if p.cxx:
        p.enter(Scope("block", p.scope))
    init, cond = _condition(p, with_init=True)
    p.expect("RPAREN")
    body = _controlled_statement(p, tok)
    if p.cxx:
        p.leave()
    return c_ast.Switch(cond, body, tok) if init is None else InitSwitch(init, cond, body, tok)


def while_statement(p: Parser) -> Node:
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


def do_statement(p: Parser) -> Node:
    tok = p.advance()
    body = _controlled_statement(p, tok)
    p.expect("WHILE", "in do/while loop")
    p.open("after 'while'")
    cond = _tested(p)
    p.expect("RPAREN")
    p.expect("SEMI", "after do/while statement")
    return c_ast.DoWhile(cond, body, tok)


def for_statement(p: Parser) -> Node:
    tok = p.advance()
    p.open("after 'for'")
    p.enter(Scope("block", p.scope))
    if p.cxx and (node := _range_for(p, tok)):
        p.leave()
        return node
    if p.cxx and p.peek_type(2) in NAMES and p.peek(3).value == "in" and _find_ahead(p, "SEMI") is None:
        p.fault("a range-based for has ':', not 'in'", p.peek(3))
    init: Node | None
    if p.peek_type() == "ID" and p.peek_type(2) in NAMES:
        misnamed.unknown_type(p, p.peek())
    if statements.starts_block_declaration(p):
        init = c_ast.DeclList(declarations.declaration(p), tok)
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
    decl = declarations.structured_binding(p, spec) or declarations.build_declaration(
        p, spec, declarations.init_declarator(p, spec)
    )
    if isinstance(decl, c_ast.Typedef):
        p.fault("a range-based for declares a variable", first)
    p.expect("COLON")
    range_ = initialisers.initializer(p)
    p.expect("RPAREN")
    return RangeFor(init, decl, range_, _controlled_statement(p, tok), tok)


def _ternary_between(p: Parser, start: int, end: int) -> bool:
    return any(tok.type == "CONDOP" for tok in p.tokens[start:end])


def try_block(p: Parser) -> Node:
    tok = p.advance()
    body = statements.compound_statement(p)
    return Try(body, handlers(p), False, tok)


def handlers(p: Parser) -> list[Handler]:
    """The `catch` clauses after the block of a `try`."""
    handlers: list[Handler] = []
    while p.peek_type() == "CATCH":
        tok = p.advance()
        p.enter(Scope("block", p.scope))
        p.open("after 'catch'")
        decl = None if p.accept("ELLIPSIS") else functions.parameter_declaration(p)
        if decl is not None and not isinstance(decl, (c_ast.Decl, c_ast.Typename)):
            p.fault("a handler catches one exception", tok)
        if decl is not None and decl.name:
            scopes.add_identifier(p, decl.name)
        p.expect("RPAREN")
        body = statements.compound_statement(p, new_scope=False)
        handlers.append(Handler(decl, body, tok))
        p.leave()
    if not handlers:
        p.fault("expected 'catch' after the block of 'try'")
    return handlers


STATEMENTS: dict[str | None, Callable[[Parser], Node]] = {
    "IF": if_statement,
    "SWITCH": switch_statement,
    "WHILE": while_statement,
    "DO": do_statement,
    "FOR": for_statement,
    "TRY": try_block,
}
