"""Expressions, from constants to assignments."""

from __future__ import annotations

from typing import Any

from pycparser import c_ast

from minicu.syntax.declarators import Declarators
from minicu.syntax.doubtful import LOOSE, operands
from minicu.syntax.nodes import (
    Construct,
    Delete,
    Destroy,
    Fold,
    LabelAddress,
    Launch,
    MemberAccess,
    NamedCast,
    New,
    Node,
    NoExcept,
    SizeofPack,
    StatementExpression,
    String,
    This,
    Throw,
    TypeIdOf,
)
from minicu.syntax.reader import SyntaxFault
from minicu.syntax.specifiers import SLOT
from minicu.syntax.tokens import Token

#: Binary operators, a higher number binding tighter (C11 6.5.5 to 6.5.14).
PRECEDENCE = {
    "LOR": 1, "LAND": 2, "OR": 3, "XOR": 4, "AND": 5, "EQ": 6, "NE": 6, "LT": 7, "GT": 7, "LE": 7, "GE": 7,
    "SPACESHIP": 8, "LSHIFT": 9, "RSHIFT": 9, "PLUS": 10, "MINUS": 10, "TIMES": 11, "DIVIDE": 11, "MOD": 11,
}  # fmt: skip

ASSIGNMENTS = frozenset({
    "EQUALS", "TIMESEQUAL", "DIVEQUAL", "MODEQUAL", "PLUSEQUAL", "MINUSEQUAL", "LSHIFTEQUAL", "RSHIFTEQUAL",
    "ANDEQUAL", "XOREQUAL", "OREQUAL",
})  # fmt: skip

UNARY = frozenset({"AND", "TIMES", "PLUS", "MINUS", "NOT", "LNOT"})
INTEGERS = frozenset({"INT_CONST_DEC", "INT_CONST_OCT", "INT_CONST_HEX", "INT_CONST_BIN", "INT_CONST_CHAR"})
FLOATS = frozenset({"FLOAT_CONST", "HEX_FLOAT_CONST"})
CHARACTERS = frozenset({"CHAR_CONST", "WCHAR_CONST", "U8CHAR_CONST", "U16CHAR_CONST", "U32CHAR_CONST"})
STRINGS = frozenset(
    {"STRING_LITERAL", "WSTRING_LITERAL", "U8STRING_LITERAL", "U16STRING_LITERAL", "U32STRING_LITERAL"}
)
CONSTANTS = INTEGERS | FLOATS | CHARACTERS | {"BOOL_CONST", "NULLPTR"}

_ENDS = frozenset({"SEMI", "COMMA", "RPAREN", "RBRACKET", "RBRACE", "COLON", None})
_POSTFIX = frozenset({
    "LBRACKET", "LPAREN", "PERIOD", "ARROW", "PLUSPLUS", "MINUSMINUS", "LAUNCH_BEGIN", "LSHIFT",
})  # fmt: skip
_NAMES = frozenset({"ID", "TYPEID"})

#: Builtin functions and traits that take types: `__builtin_types_compatible_p(int, T)`, `__is_same(T, U)`.
_TYPE_TAKERS = ("__builtin_", "__is_", "__has_")


class Expressions(Declarators):
    """Expressions."""

    _destroyed: Node  # the type in `p->~T()`

    def _starts_expression(self, tok: Any = None) -> bool:
        return (tok or self._peek()).type not in _ENDS

    def _parse_expression_opt(self) -> Node | None:
        kind = self._peek_type()
        return None if kind == "SEMI" or kind == "RPAREN" else self._parse_expression()

    def _parse_expression(self) -> Node:
        expr = self._parse_assignment_expression()
        if self._toks[self._i].type != "COMMA":
            return expr
        exprs = [expr]
        while self._toks[self._i].type == "COMMA" and self._toks[self._i + 1].type != "ELLIPSIS":
            self._i += 1
            exprs.append(self._parse_assignment_expression())
        return c_ast.ExprList(exprs, expr.coord) if len(exprs) > 1 else expr

    def _parse_assignment_expression(self) -> Node:
        toks, i = self._toks, self._i
        if toks[i].type in CONSTANTS and toks[i + 1].type in _ENDS:  # long initialisers
            return self._parse_constant()
        expr = self._parse_conditional_expression()
        op = toks[self._i]
        if op.type in ASSIGNMENTS and toks[self._i + 1].type != "ELLIPSIS":
            self._i += 1
            value = self._parse_initializer() if self.cxx else self._parse_assignment_expression()
            return c_ast.Assignment(op.value, expr, value, op)
        return expr

    def _parse_conditional_expression(self) -> Node:
        cond = self._parse_binary_expression()
        if self._toks[self._i].type != "CONDOP":
            return cond
        # `a ? b : c ? d : e` nests to the right; a loop keeps long tables of it off the stack.
        parts: list[tuple[Any, Node, Node | None]] = []
        while op := self._accept("CONDOP"):
            middle = None if self._peek_type() == "COLON" else self._parse_expression()
            self._expect("COLON", "in '?' expression")
            parts.append((op, cond, middle))
            cond = self._parse_conditional_tail()
        for op, test, middle in reversed(parts):
            cond = c_ast.TernaryOp(test, middle, cond, op)
        return cond

    def _parse_conditional_tail(self) -> Node:
        """What follows the `:`. In C++ that may be an assignment, which ends the conditional."""
        expr = self._parse_binary_expression()
        op = self._toks[self._i]
        if self.cxx and op.type in ASSIGNMENTS:
            self._i += 1
            return c_ast.Assignment(op.value, expr, self._parse_assignment_expression(), op)
        return expr

    def _parse_binary_expression(self, min_prec: int = 0, lhs: Node | None = None) -> Node:
        left = lhs if lhs is not None else self._pointed_member(self._parse_cast_expression())
        toks = self._toks
        made = None  # by this loop: an operand that is not in parentheses
        while True:
            op = toks[self._i]
            prec = PRECEDENCE.get(op.type, -1)
            if prec < min_prec or prec < 0 or (self._angle and op.type in ("GT", "RSHIFT")):
                return left
            if toks[self._i + 1].type == "ELLIPSIS":  # a fold expression's
                return left
            self._i += 1
            right = operand = self._pointed_member(self._parse_cast_expression())
            if PRECEDENCE.get(toks[self._i].type, -1) > prec:
                right = self._parse_binary_expression(prec + 1, right)
            if op.value in LOOSE and (made is not None or right is not operand):
                operands(self.diagnostics, op, made, None if right is operand else right)
            left = made = c_ast.BinaryOp(op.value, left, right, op)

    def _pointed_member(self, left: Node) -> Node:
        """C++: `object.*pointer`, `object->*pointer` ([expr.mptr.oper])."""
        while self._toks[self._i].type in ("PERIOD", "ARROW") and self._toks[self._i + 1].type == "TIMES":
            op = self._toks[self._i]
            self._i += 2
            left = MemberAccess(left, op.type == "ARROW", self._parse_cast_expression(), op)
        return left

    def _parse_cast_expression(self) -> Node:
        tok = self._toks[self._i]
        kind = tok.type
        if kind == "LPAREN":
            if self._starts_declaration(self._peek(2)):
                node = self._paren_type(tok)
                if node is not None:
                    return node
        elif kind in UNARY:
            self._i += 1
            return c_ast.UnaryOp(tok.value, self._parse_cast_expression(), tok)
        return self._parse_unary_expression()

    def _paren_type(self, opening: Any) -> Node | None:
        """`(type)`: a cast, or the start of a compound literal; None if it is an expression after all."""
        start = self._i
        self._i += 1
        angle, self._angle = self._angle, False
        try:
            typ = self._parse_type_name()
        except SyntaxFault:
            if not self.cxx:
                raise
            typ = None  # `(float(x))`
        self._angle = angle
        if typ is None or not self._accept("RPAREN"):
            if not self.cxx:
                self._missing("RPAREN")
            self._i = start
            return None
        if self._peek_type() == "LBRACE":
            literal = c_ast.CompoundLiteral(typ, self._parse_initializer(), [], opening)
            return self._postfix(literal)
        return c_ast.Cast(typ, self._parse_cast_expression(), opening)

    def _parse_unary_expression(self) -> Node:
        tok = self._toks[self._i]
        kind = tok.type
        if kind in UNARY:
            self._i += 1
            return c_ast.UnaryOp(tok.value, self._parse_cast_expression(), tok)
        if kind == "PLUSPLUS" or kind == "MINUSMINUS":
            self._i += 1
            operand = self._parse_cast_expression() if self.cxx else self._parse_unary_expression()
            return c_ast.UnaryOp(tok.value, operand, tok)
        if kind == "SIZEOF" or kind == "_ALIGNOF":
            return self._size_of()
        if kind == "LAND":  # GNU: the address of a label
            self._i += 1
            name = self._advance()
            if name.type not in _NAMES:
                self._fault("expected label name", name)
            return LabelAddress(name.value, tok)
        if kind == "EXTENSION":
            self._i += 1
            return self._parse_cast_expression()
        if kind == "LPAREN" and self._starts_declaration(self._peek(2)):
            node = self._paren_type(tok)
            if node is not None:
                return node
        if kind == "REAL" or kind == "IMAG":
            self._i += 1
            return c_ast.UnaryOp(f"__{kind.lower()}__", self._parse_cast_expression(), tok)
        return self._parse_postfix_expression()

    def _size_of(self) -> Node:
        tok = self._advance()
        op = "sizeof" if tok.type == "SIZEOF" else "_Alignof"
        if self._accept("ELLIPSIS"):
            self._open("after 'sizeof...'")
            name = self._advance()
            if name.type not in _NAMES:
                self._fault("expected the name of a parameter pack", name)
            self._expect("RPAREN")
            return SizeofPack(name.value, tok)
        opening = self._peek()
        if opening.type == "LPAREN" and self._starts_declaration(self._peek(2)):
            start = self._i
            self._i += 1
            angle, self._angle = self._angle, False
            try:
                typ = self._parse_type_name()
                if self._accept("RPAREN"):
                    if self._peek_type() != "LBRACE":
                        self._angle = angle
                        return c_ast.UnaryOp(op, typ, tok)
                elif not self.cxx:
                    self._missing("RPAREN")
            except SyntaxFault:
                if not self.cxx:
                    raise
            self._angle = angle
            self._i = start  # `sizeof (T){...}.x`, `sizeof (T(x))`
        return c_ast.UnaryOp(op, self._parse_unary_expression(), tok)

    # Postfix and primary ---------------------------------------------------------

    def _parse_postfix_expression(self) -> Node:
        expr = self._parse_primary_expression()
        return self._postfix(expr) if self._toks[self._i].type in _POSTFIX else expr

    def _postfix(self, expr: Node) -> Node:
        toks = self._toks
        while True:
            tok = toks[self._i]
            kind = tok.type
            if kind == "LBRACKET":
                self._i += 1
                angle, self._angle = self._angle, False
                listed = self.cxx and toks[self._i].type == "LBRACE"
                index = self._parse_initializer() if listed else self._parse_expression()
                self._expect("RBRACKET")
                self._angle = angle
                expr = c_ast.ArrayRef(expr, index, tok)
            elif kind == "LPAREN":
                typed = type(expr) is c_ast.ID and expr.name.startswith(_TYPE_TAKERS)
                expr = c_ast.FuncCall(expr, self._arguments(typed), expr.coord)
            elif (kind == "PERIOD" or kind == "ARROW") and self.cxx and toks[self._i + 1].type == "TIMES":
                return expr  # `.*` binds less than what follows a name
            elif kind == "PERIOD" or kind == "ARROW":
                self._i += 1
                name = self._member_name()
                if name.value == "~":
                    self._arguments()
                    expr = Destroy(expr, tok.value == "->", self._destroyed, tok)
                    continue
                expr = c_ast.StructRef(expr, tok.value, c_ast.ID(name.value, name), tok)
            elif kind == "PLUSPLUS" or kind == "MINUSMINUS":
                self._i += 1
                expr = c_ast.UnaryOp("p" + tok.value, expr, tok)
            elif kind == "LAUNCH_BEGIN" or (kind == "LSHIFT" and self._joined_launch()):
                expr = self._launch(expr)
            else:
                return expr

    def _joined_launch(self) -> bool:
        """`k << <grid, block>> >(p)`, as formatters make of a launch: no operand begins with `<`. The tokens
        are made those of a launch."""
        toks, i = self._toks, self._i
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

    def _arguments(self, typed: bool = False) -> Any:
        """`(a, b)`: an ExprList, or None if empty. With `typed`, types may be among them."""
        opening = self._toks[self._i]
        self._i += 1
        if self._accept("RPAREN"):
            return None
        angle, self._angle = self._angle, False
        read = self._type_or_expression if typed else self._argument
        args = [self._expansion(read())]
        while self._accept("COMMA"):
            args.append(self._expansion(read()))
        self._expect("RPAREN")
        self._angle = angle
        return c_ast.ExprList(args, opening)

    def _argument(self) -> Node:
        return self._parse_initializer() if self.cxx else self._parse_assignment_expression()

    def _member_name(self) -> Any:
        name = self._toks[self._i]
        if name.type == "NOT" and self.cxx:
            return self._destructor_name()
        if name.type not in _NAMES:
            self._fault("expected member name", name)
        self._i += 1
        return name

    def _destructor_name(self) -> Any:
        """`p->~T()`: a name `~T`."""
        tilde = self._advance()
        spec, _, first = self._parse_specifiers(allow_storage_and_function=False)
        self._destroyed = self._build_type_name(spec, None, first)
        if self._peek_type() != "LPAREN":
            self._missing("LPAREN", "behind the name of a destructor")
        return Token("ID", "~", tilde.src, tilde.pos, tilde.via, tilde.lines)

    def _launch(self, kernel: Node) -> Node:
        opening = self._advance()
        config = [self._argument()]
        while self._accept("COMMA"):
            config.append(self._argument())
        self._expect("LAUNCH_END")
        if self._peek_type() != "LPAREN":
            self._missing("LPAREN", "after '>>>'")
        return Launch(kernel, config, self._arguments(), opening)

    def _parse_primary_expression(self) -> Node:
        tok = self._peek()
        kind = tok.type
        if kind == "ID" and tok.value == "requires" and self.cxx:
            return self._requires()
        if kind == "ID":
            if self.cxx and self._toks[self._i + 1].type == "LBRACE":  # `X{...}` with an undeclared X
                self._unknown_type(tok)
            self._i += 1
            return c_ast.ID(tok.value, tok)
        if kind in CONSTANTS:
            return self._parse_constant()
        if kind == "LPAREN":
            self._i += 1
            angle, self._angle = self._angle, False
            if self._toks[self._i].type == "LBRACE":
                expr: Node = StatementExpression(self._parse_compound_statement(), tok)  # type: ignore[arg-type]
            else:
                expr = (
                    self._parse_expression()
                    if self._toks[self._i].type != "ELLIPSIS"
                    else self._fold_of(None)
                )
                if self._toks[self._i + 1].type == "ELLIPSIS" and self._folds():
                    expr = self._fold_of(expr)
            self._expect("RPAREN")
            self._angle = angle
            return expr
        if kind in STRINGS:
            return self._parse_unified_string_literal()
        if kind == "_GENERIC":
            return self._parse_generic_selection()
        if kind == "__BUILTIN_VA_ARG":
            return self._va_arg()
        if kind == "OFFSETOF":
            return self._offsetof()
        if self.cxx:
            return self._cxx_primary()
        if kind == "TYPEID":
            self._fault(f"unexpected type name '{tok.value}': expected expression")
        self._fault("expected expression")

    def _folds(self) -> bool:
        kind = self._toks[self._i].type
        return self.cxx and (kind in PRECEDENCE or kind in ASSIGNMENTS or kind == "COMMA")

    def _fold_of(self, left: Node | None) -> Node:
        """What follows the first operand of `(left op ...)`, `(left op ... op right)`, or `... op right`."""
        op = self._advance() if left is not None else None
        dots = self._expect("ELLIPSIS")
        right = None
        if self._peek_type() != "RPAREN":
            if not self._folds():
                self._fault("expected an operator in a fold expression")
            again = self._advance()
            if op is not None and again.value != op.value:
                self._fault("the operators of a fold expression must be the same", again)
            op = again
            right = self._parse_cast_expression()
        if op is None:
            self._fault("expected an operator in a fold expression")
        return Fold(op.value, left, right, coord=op or dots)

    def _cxx_primary(self) -> Node:
        tok = self._peek()
        kind = tok.type
        if kind == "TYPEID" or SLOT.get(kind) == "type" or kind in ("TYPENAME", "DECLTYPE", "TYPEOF", "AUTO"):
            return self._construct()
        if kind == "NAMED_CAST":
            self._i += 1
            if not self._accept("LT"):
                self._missing("LT", f"after '{tok.value}'")
            angle, self._angle = self._angle, True
            typ = self._parse_type_name()
            self._close_angle()
            self._angle = False
            self._open(f"after '{tok.value}<...>'")
            expr = self._parse_expression()
            self._expect("RPAREN")
            self._angle = angle
            return NamedCast(tok.value, typ, expr, tok)
        if kind == "THIS":
            self._i += 1
            return This(tok)
        if kind == "LBRACKET":
            return self._lambda()
        if kind == "OPERATOR":
            name, self._i = self._special_name(self._i)
            return c_ast.ID(name, tok)
        if kind == "COLONCOLON" and self._peek_type(2) in ("NEW", "DELETE"):
            self._i += 1
        word = self._peek_type()
        if word == "NEW":
            return self._new()
        if word == "DELETE":
            return self._delete()
        if (
            kind == "COLONCOLON"
            and self._peek_type(2) == "OPERATOR"
            and self._peek_type(3) in ("NEW", "DELETE")
        ):
            self._unsupported(f"'operator {self._peek(3).value}'")
        if kind == "THROW":
            self._i += 1
            ends = self._peek_type() in ("SEMI", "RPAREN", "COLON", "COMMA")
            return Throw(None if ends else self._parse_assignment_expression(), tok)
        if kind == "NOEXCEPT":
            self._i += 1
            self._open("after 'noexcept'")
            operand = self._parse_expression()
            self._expect("RPAREN")
            return NoExcept(operand, tok)
        if kind == "TYPEID_OF":
            self._i += 1
            self._open("after 'typeid'")
            named = self._starts_declaration(self._peek())
            asked = self._parse_type_name() if named else self._parse_expression()
            self._expect("RPAREN")
            return TypeIdOf(asked, named, tok)
        if kind == "CATCH":
            self._fault("'catch' without 'try'")
        self._fault("expected expression")

    def _new(self) -> Node:
        tok = self._advance()
        place = self._new_place()
        if self._peek_type() == "LPAREN":  # `new (T)`
            self._i += 1
            named = self._parse_type_name()
            self._expect("RPAREN")
            return self._new_of(named, place, tok)
        spec, saw_type, first = self._parse_specifiers(allow_storage_and_function=False)
        if not saw_type:
            self._no_type()
        decl: Node = c_ast.TypeDecl(None, None, None, None, first)
        while self._accept("TIMES"):
            quals = []
            while self._peek_type() in ("CONST", "VOLATILE", "RESTRICT"):
                quals.append(self._advance().value)
            decl = c_ast.PtrDecl(quals, decl, first)
        return self._new_of(self._type_name_node(spec, decl, first), place, tok)

    def _new_place(self) -> Node | None:
        """`new (place) T`: what stands in parentheses in front of a type."""
        if self._peek_type() != "LPAREN":
            return None
        start = self._i
        self._skip_balanced()
        typed = self._starts_declaration()
        self._i = start
        if not typed:
            return None
        given = self._arguments()
        if given is None or len(given.exprs) != 1:
            self._unsupported("'new' with several arguments of its own")
        return given.exprs[0]  # type: ignore[no-any-return]

    def _new_of(self, typ: Node, place: Node | None, tok: Token) -> Node:
        """What follows the type: `[count]`, `(args)`, `{args}`."""
        count, args, brace = None, None, False
        if self._accept("LBRACKET"):
            angle, self._angle = self._angle, False
            count = self._parse_expression()
            self._expect("RBRACKET")
            self._angle = angle
            if self._peek_type() == "LBRACKET":
                typ = self._array_of(typ)
        if self._peek_type() == "LPAREN":
            given = self._arguments()
            args = given.exprs if given else []
        elif self._peek_type() == "LBRACE":
            args, brace = self._direct_init().args, True  # type: ignore[attr-defined]
        return New(typ, place, count, args, brace, tok)

    def _array_of(self, typ: Any) -> Node:
        """The bounds behind the first one make the type that of an array."""
        bounds = []
        while opening := self._accept("LBRACKET"):
            angle, self._angle = self._angle, False
            bounds.append((self._parse_conditional_expression(), opening))
            self._expect("RBRACKET")
            self._angle = angle
        decl = typ.type
        for bound, opening in reversed(bounds):
            decl = c_ast.ArrayDecl(decl, bound, [], opening)
        return c_ast.Typename(typ.name, typ.quals, typ.align, decl, typ.coord)

    def _delete(self) -> Node:
        tok = self._advance()
        array = self._accept("LBRACKET") is not None
        if array:
            self._expect("RBRACKET")
        return Delete(self._parse_cast_expression(), array, tok)

    def _special_name(self, i: int) -> tuple[str, int]:
        """C++: an operator's name."""
        raise NotImplementedError

    def _construct(self) -> Node:
        """`T(args)` and `T{args}`."""
        first = self._peek()
        spec, _, _ = self._parse_specifiers(allow_storage_and_function=False)
        typ = self._build_type_name(spec, None, first)
        opening = self._peek()
        if opening.type == "LBRACE":
            return Construct(typ, self._direct_init().args, True, first)  # type: ignore[attr-defined]
        if opening.type != "LPAREN":
            self._fault(f"unexpected type name '{first.value}': expected expression", first)
        args = self._arguments()
        return Construct(typ, args.exprs if args else [], False, first)

    def _lambda(self) -> Node:
        """`[...](...) {...}`"""
        raise NotImplementedError

    def _requires(self) -> Node:
        """`requires (...) {...}`"""
        raise NotImplementedError

    def _close_angle(self) -> None:
        """The `>` that ends `<...>`: a longer token gives one away."""
        tok = self._toks[self._i]
        rest = {"RSHIFT": ("GT", ">"), "LAUNCH_END": ("RSHIFT", ">>"), "GE": ("EQUALS", "="),
                "RSHIFTEQUAL": ("GE", ">=")}.get(tok.type)  # fmt: skip
        if tok.type == "GT":
            self._i += 1
        elif rest:
            self._toks[self._i] = Token(rest[0], rest[1], tok.src, tok.pos + 1, tok.via, tok.lines)
        else:
            self._missing("GT")

    def _va_arg(self) -> Node:
        """`__builtin_va_arg(list, type)`"""
        tok = self._advance()
        self._open(f"after '{tok.value}'")
        args = [self._parse_assignment_expression()]
        self._expect("COMMA")
        args.append(self._parse_type_name())
        self._expect("RPAREN")
        return c_ast.FuncCall(c_ast.ID(tok.value, tok), c_ast.ExprList(args, tok), tok)

    def _offsetof(self) -> Node:
        """`__builtin_offsetof(type, member.member[index])`"""
        tok = self._advance()
        self._open(f"after '{tok.value}'")
        args = [self._parse_type_name()]
        self._expect("COMMA")
        args.append(self._parse_offsetof_member_designator())
        self._expect("RPAREN")
        return c_ast.FuncCall(c_ast.ID("__builtin_offsetof", tok), c_ast.ExprList(args, tok), tok)

    def _parse_constant(self) -> Node:
        tok = self._advance()
        return c_ast.Constant(_constant_type(tok.type, tok.value), tok.value, tok)

    def _parse_unified_string_literal(self) -> Any:
        first = self._peek()
        if first.type not in STRINGS:
            self._missing("STRING_LITERAL")
        tokens = []
        while self._toks[self._i].type in STRINGS:
            tokens.append(self._toks[self._i])
            self._i += 1
        return String(tokens, first)

    def _parse_identifier_or_typeid(self) -> c_ast.ID:
        tok = self._peek()
        if tok.type not in _NAMES:
            self._fault("expected identifier")
        self._i += 1
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
