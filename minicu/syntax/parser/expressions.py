"""Expressions, from constants to assignments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pycparser import c_ast

from minicu.syntax.nodes import (
    ConversionCall,
    Destroy,
    LabelAddress,
    Launch,
    MemberAccess,
    Name,
    Node,
    Part,
    SizeofPack,
)
from minicu.syntax.parser import declarators, initialisers, primary, qualified, recovery, specifiers
from minicu.syntax.parser.doubtful import LOOSE, operands
from minicu.syntax.parser.faults import SyntaxFault
from minicu.syntax.parser.grammar import ASSIGNMENTS, CONSTANTS, PRECEDENCE, UNARY, is_conversion
from minicu.syntax.tokens import NAMES, Token

if TYPE_CHECKING:
    from minicu.syntax.parser.parser import Parser


_ENDS = frozenset({"SEMI", "COMMA", "RPAREN", "RBRACKET", "RBRACE", "COLON", None})
_POSTFIX = frozenset({
    "LBRACKET", "LPAREN", "PERIOD", "ARROW", "PLUSPLUS", "MINUSMINUS", "LAUNCH_BEGIN", "LSHIFT",
})  # fmt: skip

#: Builtin functions and traits that take types: `__builtin_types_compatible_p(int, T)`, `__is_same(T, U)`.
_TYPE_TAKERS = ("__builtin_", "__is_", "__has_")


def starts_expression(p: Parser) -> bool:
    return p.peek().type not in _ENDS


def expression_opt(p: Parser) -> Node | None:
    kind = p.peek_type()
    return None if kind == "SEMI" or kind == "RPAREN" else expression(p)


def expression(p: Parser) -> Node:
    expr = assignment_expression(p)
    if p.tokens[p.i].type != "COMMA":
        return expr
    exprs = [expr]
    while p.tokens[p.i].type == "COMMA" and p.tokens[p.i + 1].type != "ELLIPSIS":
        p.i += 1
        exprs.append(assignment_expression(p))
    return c_ast.ExprList(exprs, expr.coord) if len(exprs) > 1 else expr


def assignment_expression(p: Parser) -> Node:
    toks, i = p.tokens, p.i
    if toks[i].type in CONSTANTS and toks[i + 1].type in _ENDS:  # long initialisers
        return primary.constant(p)
    expr = conditional_expression(p)
    op = toks[p.i]
    if op.type in ASSIGNMENTS and toks[p.i + 1].type != "ELLIPSIS":
        p.i += 1
        value = initialisers.initializer(p) if p.cxx else assignment_expression(p)
        return c_ast.Assignment(op.value, expr, value, op)
    return expr


def conditional_expression(p: Parser) -> Node:
    cond = _binary_expression(p)
    if p.tokens[p.i].type != "CONDOP":
        return cond
    # `a ? b : c ? d : e` nests to the right; a loop keeps long tables of it off the stack.
    parts: list[tuple[Any, Node, Node | None]] = []
    while op := p.accept("CONDOP"):
        middle = None if p.peek_type() == "COLON" else expression(p)
        p.expect("COLON", "in '?' expression")
        parts.append((op, cond, middle))
        cond = _conditional_tail(p)
    for op, test, middle in reversed(parts):
        cond = c_ast.TernaryOp(test, middle, cond, op)
    return cond


def _conditional_tail(p: Parser) -> Node:
    """What follows the `:`. In C++ that may be an assignment, which ends the conditional."""
    expr = _binary_expression(p)
    op = p.tokens[p.i]
    if p.cxx and op.type in ASSIGNMENTS:
        p.i += 1
        return c_ast.Assignment(op.value, expr, assignment_expression(p), op)
    return expr


def _binary_expression(p: Parser, min_prec: int = 0, lhs: Node | None = None) -> Node:
    left = lhs if lhs is not None else _pointed_member(p, cast_expression(p))
    toks = p.tokens
    bare = None  # by this loop: an operand that is not in parentheses
    while True:
        op = toks[p.i]
        prec = PRECEDENCE.get(op.type, -1)
        if prec < min_prec or prec < 0 or (p.angle and op.type in ("GT", "RSHIFT")):
            return left
        if toks[p.i + 1].type == "ELLIPSIS":  # a fold expression's
            return left
        p.i += 1
        right = operand = _pointed_member(p, cast_expression(p))
        if PRECEDENCE.get(toks[p.i].type, -1) > prec:
            right = _binary_expression(p, prec + 1, right)
        if op.value in LOOSE and (bare is not None or right is not operand):
            operands(p.diagnostics, op, bare, None if right is operand else right)
        left = bare = c_ast.BinaryOp(op.value, left, right, op)


def _pointed_member(p: Parser, left: Node) -> Node:
    """C++: `object.*pointer`, `object->*pointer` ([expr.mptr.oper])."""
    while p.tokens[p.i].type in ("PERIOD", "ARROW") and p.tokens[p.i + 1].type == "TIMES":
        op = p.tokens[p.i]
        p.i += 2
        left = MemberAccess(left, op.type == "ARROW", cast_expression(p), op)
    return left


def cast_expression(p: Parser) -> Node:
    tok = p.tokens[p.i]
    kind = tok.type
    if kind == "LPAREN":
        if specifiers.starts_declaration(p, p.peek(2)):
            node = _paren_type(p, tok)
            if node is not None:
                return node
    elif kind in UNARY:
        p.i += 1
        return c_ast.UnaryOp(tok.value, cast_expression(p), tok)
    return _unary_expression(p)


#: No operand of a cast begins with these: what looks like a type is an expression ([dcl.ambig.res]p2).
_NO_OPERAND = frozenset("RPAREN RBRACKET RBRACE SEMI COMMA QUESTION COLON PERIOD ARROW EQ NE LOR".split())


def _paren_type(p: Parser, opening: Token) -> Node | None:
    """`(type)`: a cast, or the start of a compound literal; None if it is an expression after all."""
    key = opening, p.version
    if key in p.no_types:
        return None
    before = recovery.attempt(p)
    p.i += 1
    p.angle = False
    try:
        typ = declarators.type_name(p)
    except SyntaxFault:
        if not p.cxx:
            raise
        typ = None  # `(float(x))`
    p.angle = before.angle
    if typ is None or not p.accept("RPAREN"):
        if not p.cxx:
            p.missing("RPAREN")
        p.no_types.add(key)
        recovery.give_up(p, before)
        return None
    if p.peek_type() == "LBRACE":
        literal = c_ast.CompoundLiteral(typ, initialisers.initializer(p), [], opening)
        return _postfix_of(p, literal)
    if p.cxx and p.peek_type() in _NO_OPERAND:  # `(X()[1])`, `(X()).f()`, `(int(char(c)))`
        p.no_types.add(key)
        recovery.give_up(p, before)
        return None
    return c_ast.Cast(typ, cast_expression(p), opening)


def _unary_expression(p: Parser) -> Node:
    tok = p.tokens[p.i]
    kind = tok.type
    if kind in UNARY:
        p.i += 1
        return c_ast.UnaryOp(tok.value, cast_expression(p), tok)
    if kind == "PLUSPLUS" or kind == "MINUSMINUS":
        p.i += 1
        operand = cast_expression(p) if p.cxx else _unary_expression(p)
        return c_ast.UnaryOp(tok.value, operand, tok)
    if kind == "SIZEOF" or kind == "_ALIGNOF":
        return _size_of(p)
    if kind == "LAND":  # GNU: the address of a label
        p.i += 1
        name = p.advance()
        if name.type not in NAMES:
            p.fault("expected label name", name)
        return LabelAddress(name.value, tok)
    if kind == "EXTENSION":
        p.i += 1
        return cast_expression(p)
    if kind == "LPAREN" and specifiers.starts_declaration(p, p.peek(2)):
        node = _paren_type(p, tok)
        if node is not None:
            return node
    if kind == "REAL" or kind == "IMAG":
        p.i += 1
        return c_ast.UnaryOp(f"__{kind.lower()}__", cast_expression(p), tok)
    return _postfix_expression(p)


def _size_of(p: Parser) -> Node:
    tok = p.advance()
    op = "sizeof" if tok.type == "SIZEOF" else "_Alignof"
    if p.accept("ELLIPSIS"):
        p.open("after 'sizeof...'")
        name = p.advance()
        if name.type not in NAMES:
            p.fault("expected the name of a parameter pack", name)
        p.expect("RPAREN")
        return SizeofPack(name.value, tok)
    opening = p.peek()
    if opening.type == "LPAREN" and specifiers.starts_declaration(p, p.peek(2)):
        before = recovery.attempt(p)
        p.i += 1
        p.angle = False
        try:
            typ = declarators.type_name(p)
            if p.accept("RPAREN"):
                if p.peek_type() != "LBRACE":
                    p.angle = before.angle
                    return c_ast.UnaryOp(op, typ, tok)
            elif not p.cxx:
                p.missing("RPAREN")
        except SyntaxFault:
            if not p.cxx:
                raise
        recovery.give_up(p, before)  # `sizeof (T){...}.x`, `sizeof (T(x))`
    return c_ast.UnaryOp(op, _unary_expression(p), tok)


def _postfix_expression(p: Parser) -> Node:
    expr = primary.primary_expression(p)
    return _postfix_of(p, expr) if p.tokens[p.i].type in _POSTFIX else expr


def _alone(expr: c_ast.ID) -> c_ast.ID:
    """`(f)(x)`: a parenthesised name suppresses argument-dependent lookup (C++17 [basic.lookup.argdep]p1)."""
    name = expr.name
    return c_ast.ID(Name(name, [Part(name)]), expr.coord) if type(name) is str else expr


def _postfix_of(p: Parser, expr: Node) -> Node:
    toks = p.tokens
    while True:
        tok = toks[p.i]
        kind = tok.type
        if kind == "LBRACKET":
            p.i += 1
            angle, p.angle = p.angle, False
            listed = p.cxx and toks[p.i].type == "LBRACE"
            index = initialisers.initializer(p) if listed else expression(p)
            p.expect("RBRACKET")
            p.angle = angle
            expr = c_ast.ArrayRef(expr, index, tok)
        elif kind == "LPAREN":
            typed = type(expr) is c_ast.ID and expr.name.startswith(_TYPE_TAKERS)
            if p.cxx and type(expr) is c_ast.ID and toks[p.i - 1].type == "RPAREN":
                expr = _alone(expr)
            expr = c_ast.FuncCall(expr, argument_list(p, typed), expr.coord)
        elif (kind == "PERIOD" or kind == "ARROW") and p.cxx and toks[p.i + 1].type == "TIMES":
            return expr  # `.*` binds less than what follows a name
        elif kind == "PERIOD" or kind == "ARROW":
            p.i += 1
            name = qualified.member_name(p)
            if name.value == "~":
                argument_list(p)
                expr = Destroy(expr, tok.value == "->", p.destroyed, tok)
                continue
            if isinstance(name.value, Name) and name.value.parts[-1].word.startswith("~"):
                expr = _qualified_end(p, expr, tok, name)
                continue
            if name.value == "operator" or is_conversion(name.value):
                arrow = tok.value == "->"
                expr = ConversionCall(expr, arrow, name.value, qualified.named_conversion(p), tok)
                continue
            expr = c_ast.StructRef(expr, tok.value, c_ast.ID(name.value, name), tok)
        elif kind == "PLUSPLUS" or kind == "MINUSMINUS":
            p.i += 1
            expr = c_ast.UnaryOp("p" + tok.value, expr, tok)
        elif kind == "LAUNCH_BEGIN" or (kind == "LSHIFT" and _joined_launch(p)):
            expr = _kernel_launch(p, expr)
        else:
            return expr


def _qualified_end(p: Parser, object: Node, mark: Token, name: Token) -> Destroy:
    """`object.type::~type()`"""
    argument_list(p)
    assert isinstance(name.value, Name)
    bottom = c_ast.TypeDecl(None, None, None, c_ast.IdentifierType([name.value.qualifier], name), name)
    return Destroy(object, mark.value == "->", c_ast.Typename(None, [], None, bottom, name), mark, True)


def _joined_launch(p: Parser) -> bool:
    """`k << <grid, block>> >(p)`: a launch that a formatter has taken apart (no operand begins with `<`). Its
    tokens are replaced by those of a launch."""
    toks, i = p.tokens, p.i
    if toks[i + 1].type != "LT":
        return False
    depth, j = 0, i + 2
    while (kind := toks[j].type) not in ("SEMI", "LBRACE", "RBRACE", None):
        depth += (kind in ("LPAREN", "LBRACKET")) - (kind in ("RPAREN", "RBRACKET"))
        both = kind == "LAUNCH_END" or {kind, toks[j + 1].type} == {"RSHIFT", "GT"}
        if both and depth == 0:
            end, begin = toks[j], toks[i]
            closed = Token("LAUNCH_END", ">>>", end.src, end.pos, end.via, end.lines)
            toks[j : j + 1 + (kind != "LAUNCH_END")] = [closed]
            toks[i : i + 2] = [Token("LAUNCH_BEGIN", "<<<", begin.src, begin.pos, begin.via, begin.lines)]
            return True
        j += 1
    return False


def argument_list(p: Parser, typed: bool = False) -> c_ast.ExprList | None:
    """`(a, b)`: an ExprList, or None if empty. With `typed`, types may be among them."""
    opening = p.tokens[p.i]
    p.i += 1
    if p.accept("RPAREN"):
        return None
    angle, p.angle = p.angle, False
    args: list[Node] = []
    while not args or p.accept("COMMA"):
        args.append(initialisers.expansion(p, specifiers.type_or_expression(p) if typed else _argument(p)))
    p.expect("RPAREN")
    p.angle = angle
    return c_ast.ExprList(args, opening)


def _argument(p: Parser) -> Node:
    return initialisers.initializer(p) if p.cxx else assignment_expression(p)


def c_member_name(p: Parser) -> Token:
    name = p.tokens[p.i]
    if name.type == "NOT" and p.cxx:
        return _destructor_name(p)
    if name.type not in NAMES:
        p.fault("expected member name", name)
    p.i += 1
    return name


def _destructor_name(p: Parser) -> Token:
    """`p->~T()`: a name `~T`. Whether `T` is a type here or in the class of the object, `sema` finds out."""
    tilde = p.advance()
    named = p.peek()
    if named.type == "ID" and p.tokens[p.i + 1].type == "LPAREN":
        p.i += 1
        type = c_ast.TypeDecl(None, None, None, c_ast.IdentifierType([named.value], named), named)
        p.destroyed = c_ast.Typename(None, [], None, type, named)
    else:
        spec, _, first = specifiers.specifiers(p, allow_storage_and_function=False)
        p.destroyed = declarators.build_type_name(p, spec, first)
    if p.peek_type() != "LPAREN":
        p.missing("LPAREN", "after the name of a destructor")
    return Token("ID", "~", tilde.src, tilde.pos, tilde.via, tilde.lines)


def _kernel_launch(p: Parser, kernel: Node) -> Node:
    opening = p.advance()
    config = [_argument(p)]
    while p.accept("COMMA"):
        config.append(_argument(p))
    p.expect("LAUNCH_END")
    if p.peek_type() != "LPAREN":
        p.missing("LPAREN", "after '>>>'")
    return Launch(kernel, config, argument_list(p), opening)
