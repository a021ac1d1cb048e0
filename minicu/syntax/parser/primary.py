"""Primary expressions, those of C++ among them: new, delete, folds, construction."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pycparser import c_ast

from minicu.syntax.nodes import (
    Construct,
    Delete,
    Fold,
    Name,
    NamedCast,
    New,
    Node,
    NoExcept,
    StatementExpression,
    String,
    This,
    Throw,
    TypeIdOf,
)
from minicu.syntax.parser import (
    declarators,
    initialisers,
    misnamed,
    qualified,
    specifiers,
    statements,
    templates,
    user_literals,
)
from minicu.syntax.parser.grammar import (
    ASSIGNMENTS,
    CHARACTERS,
    CONSTANTS,
    FLOATS,
    INTEGERS,
    PRECEDENCE,
    SLOT,
    STRINGS,
)
from minicu.syntax.tokens import NAMES, Token

if TYPE_CHECKING:
    from minicu.syntax.parser.parser import Parser
from minicu.syntax.parser import expressions


def primary_expression(p: Parser) -> Node:
    tok = p.peek()
    kind = tok.type
    if kind == "ID" and tok.value == "requires" and p.cxx:
        return templates.requires(p)
    if kind == "ID":
        if p.cxx and p.tokens[p.i + 1].type == "LBRACE":  # `X{...}` with an undeclared X
            misnamed.unknown_type(p, tok)
        if p.cxx:
            misnamed.refuse_coroutine(p, tok)
        p.i += 1
        return c_ast.ID(tok.value, tok)
    if kind in CONSTANTS:
        return constant(p)
    if kind == "LPAREN":
        p.i += 1
        angle, p.angle = p.angle, False
        if p.tokens[p.i].type == "LBRACE":
            expr: Node = StatementExpression(statements.compound_statement(p), tok)
        else:
            expr = expressions.expression(p) if p.tokens[p.i].type != "ELLIPSIS" else _fold_of(p, None)
            if p.tokens[p.i + 1].type == "ELLIPSIS" and _folds(p):
                expr = _fold_of(p, expr)
        p.expect("RPAREN")
        p.angle = angle
        return expr
    if kind in STRINGS:
        literal = unified_string_literal(p)
        return user_literals.quoted(p, literal) if p.cxx else literal
    if kind == "_GENERIC":
        return p._parse_generic_selection()
    if kind == "__BUILTIN_VA_ARG":
        return _va_arg(p)
    if kind == "OFFSETOF":
        return _offsetof(p)
    if p.cxx:
        if kind == "INVALID" and (literal := user_literals.number(p)) is not None:
            return literal
        return _cxx_primary(p)
    if kind == "TYPEID":
        p.fault(f"unexpected type name '{tok.value}': expected expression")
    p.fault("expected expression")


def _folds(p: Parser) -> bool:
    kind = p.tokens[p.i].type
    return p.cxx and (kind in PRECEDENCE or kind in ASSIGNMENTS or kind == "COMMA")


def _fold_of(p: Parser, left: Node | None) -> Node:
    """What follows the first operand of `(left op ...)`, `(left op ... op right)`, or `... op right`."""
    op = p.advance() if left is not None else None
    dots = p.expect("ELLIPSIS")
    right = None
    if p.peek_type() != "RPAREN":
        if not _folds(p):
            p.fault("expected an operator in a fold expression")
        again = p.advance()
        if op is not None and again.value != op.value:
            p.fault("the operators of a fold expression must be the same", again)
        op = again
        right = expressions.cast_expression(p)
    if op is None:
        p.fault("expected an operator in a fold expression")
    return Fold(op.value, left, right, coord=op or dots)


def _cxx_primary(p: Parser) -> Node:
    tok = p.peek()
    kind = tok.type
    if kind == "DECLTYPE" and qualified.fold_decltype(p):
        if p.tokens[p.i + 1].type == "LBRACE":  # `decltype(x)::T{...}`
            p.tokens[p.i].type = "TYPEID"
        return primary_expression(p)
    if kind == "TYPEID" or SLOT.get(kind) == "type" or kind in ("TYPENAME", "DECLTYPE", "TYPEOF", "AUTO"):
        return _construction(p)
    if kind == "NAMED_CAST":
        return _named_cast(p)
    if kind == "THIS":
        p.i += 1
        return This(tok)
    if kind == "LBRACKET":
        return p.lambda_expression()
    from_root = kind == "COLONCOLON"
    start = p.i + from_root
    allocates = p.tokens[start + 1].type in ("NEW", "DELETE")
    if p.tokens[start].type == "OPERATOR" and (allocates or not from_root):
        part, name, p.i = qualified.special_part(p, start)
        plain = part.arguments is None and not from_root
        return c_ast.ID(name if plain else Name(name, [part], from_root), tok)
    if from_root and p.tokens[start].type in ("NEW", "DELETE"):
        p.i += 1
    word = p.peek_type()
    if word == "NEW":
        return _new_expression(p, from_root)
    if word == "DELETE":
        return _delete_expression(p, from_root)
    if kind == "THROW":
        p.i += 1
        ends = p.peek_type() in ("SEMI", "RPAREN", "COLON", "COMMA")
        return Throw(None if ends else expressions.assignment_expression(p), tok)
    if kind == "NOEXCEPT":
        p.i += 1
        p.open("after 'noexcept'")
        angle, p.angle = p.angle, False
        operand = expressions.expression(p)
        p.angle = angle
        p.expect("RPAREN")
        return NoExcept(operand, tok)
    if kind == "TYPEID_OF":
        p.i += 1
        p.open("after 'typeid'")
        named = specifiers.starts_declaration(p, p.peek())
        asked = declarators.type_name(p) if named else expressions.expression(p)
        p.expect("RPAREN")
        return TypeIdOf(asked, named, tok)
    if kind == "CATCH":
        p.fault("'catch' without 'try'")
    p.fault("expected expression")


def _named_cast(p: Parser) -> Node:
    """`static_cast<T>(x)` and the like."""
    tok = p.advance()
    if not p.accept("LT"):
        p.missing("LT", f"after '{tok.value}'")
    angle, p.angle = p.angle, True
    typ = declarators.type_name(p)
    close_angle(p)
    p.angle = False
    p.open(f"after '{tok.value}<...>'")
    expr = expressions.expression(p)
    p.expect("RPAREN")
    p.angle = angle
    return NamedCast(tok.value, typ, expr, tok)


def _new_expression(p: Parser, from_root: bool) -> Node:
    """`from_root`: `::new`."""
    tok = p.advance()
    place = _new_place(p)
    if p.peek_type() == "LPAREN":  # `new (T)`
        p.i += 1
        named = declarators.type_name(p)
        p.expect("RPAREN")
        return _new_of(p, named, place, from_root, tok)
    spec, saw_type, first = specifiers.specifiers(p, allow_storage_and_function=False)
    if not saw_type:
        specifiers.no_type(p)
    decl: Node = c_ast.TypeDecl(None, None, None, None, first)
    while p.accept("TIMES"):
        quals = []
        while p.peek_type() in ("CONST", "VOLATILE", "RESTRICT"):
            quals.append(p.advance().value)
        decl = c_ast.PtrDecl(quals, decl, first)
    return _new_of(p, declarators.type_name_node(p, spec, decl, first), place, from_root, tok)


def _new_place(p: Parser) -> list[Node]:
    """`new (place) T`: what stands in parentheses in front of a type."""
    if p.peek_type() != "LPAREN":
        return []
    start = p.i
    specifiers.skip_balanced(p)
    typed = specifiers.starts_declaration(p)
    p.i = start
    given = expressions.argument_list(p) if typed else None
    return given.exprs if given is not None else []


def _new_of(p: Parser, typ: c_ast.Typename, place: list[Node], from_root: bool, tok: Token) -> Node:
    """What follows the type: `[count]`, `(args)`, `{args}`."""
    count, args, brace = None, None, False
    if p.accept("LBRACKET"):
        angle, p.angle = p.angle, False
        if p.peek_type() != "RBRACKET":
            count = expressions.expression(p)
        p.expect("RBRACKET")
        p.angle = angle
        if count is None:  # C++20 [expr.new]p8: as many as are given
            specifiers.needs_cxx20(p, "'new' of an array without a bound", tok)
            typ = c_ast.Typename(
                typ.name, typ.quals, typ.align, c_ast.ArrayDecl(typ.type, None, [], tok), typ.coord
            )
        if p.peek_type() == "LBRACKET":
            typ = _array_of(p, typ)
    if p.peek_type() == "LPAREN":
        given = expressions.argument_list(p)
        args = given.exprs if given else []
    elif p.peek_type() == "LBRACE":
        args, brace = initialisers.direct_init(p).args, True
    return New(typ, place, count, args, brace, from_root, tok)


def _array_of(p: Parser, typ: c_ast.Typename) -> c_ast.Typename:
    """The bounds after the first one make the type that of an array."""
    bounds = []
    while opening := p.accept("LBRACKET"):
        angle, p.angle = p.angle, False
        bounds.append((expressions.conditional_expression(p), opening))
        p.expect("RBRACKET")
        p.angle = angle
    decl = typ.type
    for bound, opening in reversed(bounds):
        decl = c_ast.ArrayDecl(decl, bound, [], opening)
    return c_ast.Typename(typ.name, typ.quals, typ.align, decl, typ.coord)


def _delete_expression(p: Parser, from_root: bool) -> Node:
    tok = p.advance()
    array = p.accept("LBRACKET") is not None
    if array:
        p.expect("RBRACKET")
    return Delete(expressions.cast_expression(p), array, from_root, tok)


def _construction(p: Parser) -> Node:
    """`T(args)` and `T{args}`."""
    first = p.peek()
    spec, _, _ = specifiers.specifiers(p, allow_storage_and_function=False)
    typ = declarators.build_type_name(p, spec, first)
    opening = p.peek()
    if opening.type == "LBRACE":
        return Construct(typ, initialisers.direct_init(p).args, True, first)
    if opening.type != "LPAREN":
        p.fault(f"unexpected type name '{first.value}': expected expression", first)
    args = expressions.argument_list(p)
    return Construct(typ, args.exprs if args else [], False, first)


def close_angle(p: Parser) -> None:
    """The `>` that ends `<...>`: a longer token gives one away."""
    tok = p.tokens[p.i]
    rest = {"RSHIFT": ("GT", ">"), "LAUNCH_END": ("RSHIFT", ">>"), "GE": ("EQUALS", "="),
            "RSHIFTEQUAL": ("GE", ">=")}.get(tok.type)  # fmt: skip
    if tok.type == "GT":
        p.i += 1
    elif rest:
        p.tokens[p.i] = Token(rest[0], rest[1], tok.src, tok.pos + 1, tok.via, tok.lines)
    else:
        p.missing("GT")


def _va_arg(p: Parser) -> Node:
    """`__builtin_va_arg(list, type)`"""
    tok = p.advance()
    p.open(f"after '{tok.value}'")
    args = [expressions.assignment_expression(p)]
    p.expect("COMMA")
    args.append(declarators.type_name(p))
    p.expect("RPAREN")
    return c_ast.FuncCall(c_ast.ID(tok.value, tok), c_ast.ExprList(args, tok), tok)


def _offsetof(p: Parser) -> Node:
    """`__builtin_offsetof(type, member.member[index])`"""
    tok = p.advance()
    p.open(f"after '{tok.value}'")
    args: list[Node] = [declarators.type_name(p)]
    p.expect("COMMA")
    args.append(p._parse_offsetof_member_designator())
    p.expect("RPAREN")
    return c_ast.FuncCall(c_ast.ID("__builtin_offsetof", tok), c_ast.ExprList(args, tok), tok)


def constant(p: Parser) -> Node:
    if p.cxx and "i" in p.peek().value and (imaginary := user_literals.number(p)) is not None:
        return imaginary
    tok = p.advance()
    constant = c_ast.Constant(_constant_type(tok.type, tok.value), tok.value, tok)
    return user_literals.quoted(p, constant) if p.cxx and tok.type in CHARACTERS else constant


def unified_string_literal(p: Parser) -> Any:
    first = p.peek()
    if first.type not in STRINGS:
        p.missing("STRING_LITERAL")
    tokens = []
    while p.tokens[p.i].type in STRINGS:
        tokens.append(p.tokens[p.i])
        p.i += 1
    return String(tokens, first)


def identifier_or_typeid(p: Parser) -> c_ast.ID:
    tok = p.peek()
    if tok.type not in NAMES:
        p.fault("expected identifier")
    p.i += 1
    return c_ast.ID(tok.value, tok)


def _constant_type(kind: str, spelling: str) -> str:
    """pycparser's word for a constant's type, from its suffix alone."""
    if kind in INTEGERS:
        suffix = spelling[-3:].lower()
        return "unsigned " * ("u" in suffix) + "long " * min(2, suffix.count("l")) + "int"
    if kind in FLOATS:
        last = spelling[-1:].lower()
        return {"f": "float", "l": "long double"}.get(last, "double")
    return {"BOOL_CONST": "bool", "NULLPTR": "nullptr_t"}.get(kind, "char")
