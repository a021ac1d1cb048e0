"""Statements."""

from __future__ import annotations

from typing import Any

from pycparser import c_ast

from minicu.syntax import doubtful
from minicu.syntax.asm import Asms
from minicu.syntax.names import Scope
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
from minicu.syntax.reader import MisplacedDefinition, SyntaxFault
from minicu.syntax.specifiers import SLOT
from minicu.syntax.tokens import Token

_NAMES = frozenset({"ID", "TYPEID"})
#: Statements with a head in parentheses.
_HEADED = frozenset({"IF", "FOR", "WHILE", "SWITCH"})
_LABELS = frozenset({"CASE", "DEFAULT"})


#: What may stand before the name of a pointer or reference in a declarator.
_OF_POINTERS = frozenset({"TIMES", "AND", "LAND", "CONST", "VOLATILE", "RESTRICT", "MEMBERPTR"})


class Statements(Asms):
    """Statements."""

    _class_name: str | None
    _class_depth: int
    _pending: list[Any]

    def _forget(self) -> None:
        raise NotImplementedError

    def _parse_compound_statement(self, *, new_scope: bool = True) -> Node:
        opening = self._expect("LBRACE")
        if new_scope:
            self._enter(Scope("block", self._scope))
        items = self._parse_block_item_list()
        closing = self._expect("RBRACE")
        if new_scope:
            self._leave()
        return Block(items, opening, closing)

    def _parse_block_item_list(self) -> list[Node]:
        items: list[Node] = []
        while True:
            kind = self._toks[self._i].type
            if kind == "RBRACE" or kind is None:
                return items
            if kind in _LABELS:
                items += self._switch_labels()
            elif kind == "PPPRAGMA":
                items += self._pragmas()
            elif not self._recovers:
                item: Any = self._parse_block_item()
                items += item if isinstance(item, list) else [item]
            else:
                start, state = self._i, self._state()
                try:
                    item = self._parse_block_item()
                    items += item if isinstance(item, list) else [item]
                    if self._i == start:
                        self._fault("expected statement")
                except MisplacedDefinition:
                    raise
                except SyntaxFault as fault:
                    self._report(fault)
                    items.append(self._spoiled(start, state))

    def _state(self) -> Any:
        """What a fault leaves in disorder."""
        return self._scope, self._class_name, self._class_depth, len(self._pending)

    def _spoiled(self, start: int, state: Any) -> Spoiled:
        """Go on behind what began at `start` and could not be read: at the next `;` or `}`, or at what the
        faulty head of a loop or an `if` controls."""
        at, toks = max(self._i, start), self._toks
        self._scope, self._class_name, self._class_depth, pending = state
        del self._pending[pending:]
        self._forget()
        self._changed()
        i, depth = start, 0
        if toks[i].type in _HEADED and toks[i + 1].type == "LPAREN":
            close = self._closing(i + 1, 2 if toks[i].type == "FOR" else 0)
            if at <= close:
                self._i = close + 1
                return Spoiled(self._unknown(start, self._i), toks[start])
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
        self._i = max(i, start + (toks[start].type not in ("RBRACE", None)))
        if toks[start].type in ("TYPEDEF", "USING"):
            self.faulty.update(self._unknown(start, self._i))
        return Spoiled(self._unknown(start, self._i), toks[start])

    def _closing(self, i: int, semicolons: int) -> int:
        """Where the parenthesis at `i` closes, or the statement ends without; that many `;` may be inside."""
        depth = 0
        while (kind := self._toks[i].type) is not None:
            depth += (kind == "LPAREN") - (kind == "RPAREN")
            if depth == 0 or kind in ("LBRACE", "RBRACE"):
                return i if depth == 0 else i - 1
            semicolons -= kind == "SEMI"
            if semicolons < 0:
                return i
            i += 1
        return i - 1

    def _unknown(self, start: int, end: int) -> list[str]:
        """Names in what could not be read that no scope around declares."""
        words = {str(t.value) for t in self._toks[start:end] if t.type in _NAMES and "::" not in t.value}
        here = self._scope.names
        return sorted(word for word in words if word in here or self._scope.find(word) is None)

    def _switch_labels(self) -> list[Node]:
        """`case 1: case 2: statement` in a block: label after label, side by side."""
        labels: list[Node] = []
        while True:
            label = self._switch_label()
            labels.append(label)
            kind = self._peek_type()
            if kind in _LABELS:
                continue
            if kind not in ("RBRACE", "PPPRAGMA", None) and not self._starts_block_declaration():
                label.stmts.append(self._parse_statement())
            return labels

    def _switch_label(self) -> Any:
        tok = self._advance()
        label: Any
        if tok.type == "DEFAULT":
            label = c_ast.Default([], tok)
        else:
            value = self._parse_constant_expression()
            if self._accept("ELLIPSIS"):
                label = CaseRange(value, self._parse_constant_expression(), [], tok)
            else:
                label = c_ast.Case(value, [], tok)
        self._expect("COLON", f"after '{tok.value}'")
        return label

    def _starts_block_declaration(self) -> bool:
        """Is the next block item a declaration (and not an expression that begins with a type)?"""
        tok = self._peek()
        kind = tok.type
        if kind == "ID":
            return self._starts_declaration()
        if kind in ("_STATIC_ASSERT", "USING", "NAMESPACE"):
            return True
        if kind == "TYPEID" and self._peek_type(2) == "COLON":  # a label named as a type is
            return False
        if not self._starts_declaration():
            return False
        if self.cxx and (kind == "TYPEID" or SLOT.get(kind) == "type"):
            return self._declares()
        return True

    def _declares(self) -> bool:
        """C++: after a type, `(` and `{` make an expression, unless `(*` or `(&` open a declarator."""
        after = self._peek_type(2)
        if after == "LBRACE":
            return False
        if after == "LPAREN":
            return self._pointer_declarator(2)
        return True

    def _pointer_declarator(self, k: int) -> bool:
        """Does the `(` that is the k-th token open a declarator such as `(*p)`, `(&r)[3]` or
        `(*(*p)(int))(int)`? What could be a declaration is one (C++ [stmt.ambig])."""
        if self._peek_type(k + 1) not in ("TIMES", "AND", "LAND", "MEMBERPTR"):
            return False
        while (kind := self._peek_type(k + 1)) in _OF_POINTERS:
            k += 1
        if kind == "LPAREN":
            return self._pointer_declarator(k + 1)
        return kind in ("ID", "TYPEID") and self._peek_type(k + 2) in ("RPAREN", "LBRACKET", "LPAREN")

    def _parse_block_item(self) -> Any:
        tok = self._peek()
        if tok.type in ("ATTRIBUTE", "LBRACKET") and (tok.type == "ATTRIBUTE" or self._starts_declaration()):
            start = self._i
            attributes = self._attributes()
            if self._peek_type() == "SEMI" or not self._starts_block_declaration():
                return self._attributed_statement(attributes)
            self._i = start
            return self._parse_declaration()
        if tok.type == "ID":
            following = self._peek_type(2)
            if following in _NAMES:
                self._unknown_type(tok)
            if following != "LPAREN" or not self._starts_declaration():
                return self._parse_statement()
        if tok.type == "LABEL":
            return self._local_labels()
        if tok.type == "TEMPLATE" or (
            tok.type == "EXTERN" and self._toks[self._i + 1].type == "STRING_LITERAL"
        ):
            what = "a template" if tok.type == "TEMPLATE" else "a linkage specification"
            self._misplaced(f"{what} cannot be declared inside a function", tok, self._i)
        if self._starts_block_declaration():
            if tok.type in ("USING", "NAMESPACE"):
                return self._parse_external_declaration()
            return self._parse_declaration()
        return self._parse_statement()

    def _local_labels(self) -> Node:
        tok = self._advance()
        names = [self._parse_identifier_or_typeid().name]
        while self._accept("COMMA"):
            names.append(self._parse_identifier_or_typeid().name)
        self._expect("SEMI", "after '__label__' declaration")
        return LocalLabels(names, tok)

    def _parse_statement(self) -> Node:
        tok = self._peek()
        kind = tok.type
        method = _STATEMENTS.get(kind)
        if method is not None:
            return method(self)
        if kind in _NAMES and self._toks[self._i + 1].type == "COLON":
            return self._label(tok)
        if kind == "ATTRIBUTE" or (kind == "LBRACKET" and self._peek_type(2) == "LBRACKET"):
            return self._attributed_statement(self._attributes())
        if kind == "SEMI":
            self._i += 1
            return c_ast.EmptyStatement(tok)
        if kind == "RBRACE":
            self._fault("expected statement")
        if kind == "ELSE":
            self._fault("'else' without a previous 'if'")
        expr = self._parse_expression()
        self._expect("SEMI", "after expression")
        return expr

    def _attributed_statement(self, attributes: list[Attribute]) -> Node:
        place = attributes[0].coord if attributes else self._peek()
        statement = self._parse_statement()
        if isinstance(statement, (c_ast.Label, c_ast.Case, c_ast.Default)):
            statement.attributes = attributes
            return statement
        return c_ast.AttributedStatement(attributes, statement, place)  # type: ignore[arg-type]

    def _label(self, name: Token) -> Node:
        self._plain_name(name.value, name, "a label")
        self._i += 2
        attributes = self._attributes()
        label = c_ast.Label(name.value, self._labelled(name), name)
        label.attributes = attributes
        return label

    def _labelled(self, place: Token) -> Node:
        """The statement after a label; none before `}` or a declaration (C23)."""
        if self._peek_type() in ("RBRACE", "PPPRAGMA", None) or self._starts_block_declaration():
            return c_ast.EmptyStatement(place)
        return self._parse_statement()

    def _case_statement(self) -> Node:
        """`case`s outside a block's list of items, as the body of another statement: nested."""
        labels = [self._switch_label()]
        while self._peek_type() in _LABELS:
            labels.append(self._switch_label())
        labels[-1].stmts.append(self._labelled(labels[-1].coord))
        while len(labels) > 1:
            inner = labels.pop()
            labels[-1].stmts.append(inner)
        return labels[0]

    def _body(self, keyword: Token) -> Node:
        """The statement that `if`, a loop or `switch` controls; pragmas before it make it a block."""
        place = self._peek()
        if place.type == "SEMI":
            doubtful.empty_body(self.diagnostics, keyword, self._toks[self._i - 1], place, self._peek(2))
        if place.type != "PPPRAGMA":
            return self._parse_statement()
        pragmas = self._pragmas()
        return (
            Block([*pragmas, self._parse_statement()], place, place) if pragmas else self._parse_statement()
        )

    def _if(self) -> Node:
        # else-if chains are as long as their author liked: a loop, so that they need no stack.
        heads: list[tuple[Token, Node | None, bool, Node, Node]] = []
        depth = 0
        while True:
            tok = self._advance()
            constexpr = bool(self._accept("CONSTEXPR"))
            self._open("after 'if'")
            if self.cxx:
                self._enter(Scope("block", self._scope))
                depth += 1
            init, cond = self._condition(with_init=True)
            self._expect("RPAREN")
            if depth and not self._scope.names:  # nothing is declared: a long chain is no deep one
                self._leave()
                depth -= 1
            heads.append((tok, init, constexpr, cond, self._body(tok)))
            last: Node | None = None
            if not self._accept("ELSE"):
                break
            if self._peek_type() != "IF":
                last = self._body(tok)
                break
        for _ in range(depth):
            self._leave()
        if last is None:
            doubtful.dangling_else(self.diagnostics, heads[-1][0], heads[-1][4])
        for tok, init, constexpr, cond, then in reversed(heads):
            if init is not None or constexpr:
                last = InitIf(init, constexpr, cond, then, last, tok)
            else:
                last = c_ast.If(cond, then, last, tok)
        assert last is not None
        return last

    def _condition(self, with_init: bool = False) -> tuple[Node | None, Node]:
        """What is tested; in C++ it may declare a name, and an init-statement may stand before it."""
        if not self.cxx:
            return None, self._parse_expression()
        init: Node | None = None
        if with_init and self._semicolon_ahead():
            init = self._init_statement()
        if self._starts_block_declaration():
            spec, _, first = self._parse_declaration_specifiers(allow_no_type=True)
            self._need_type(spec, first)
            info = self._init_declarator(spec)
            self._initialise(info)
            return init, self._build(spec, info)
        return init, self._parse_expression()

    def _semicolon_ahead(self) -> bool:
        """Does a `;` stand in the parentheses that we are in?"""
        at = self._find_ahead("SEMI")
        if at is None:
            return False
        start, self._i = self._i, at + 1
        closes = self._find_ahead("RPAREN") is not None
        self._i = start
        return closes

    def _find_ahead(self, wanted: str) -> int | None:
        """Index of the next `wanted` before the bracket we are in closes, or a `;`."""
        depth, i = 0, self._i
        toks = self._toks
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

    def _init_statement(self) -> Node | None:
        place = self._peek()
        if self._accept("SEMI"):
            return None
        if self._starts_block_declaration():
            return c_ast.DeclList(self._parse_declaration(), place)
        expr = self._parse_expression()
        self._expect("SEMI", "in init-statement")
        return expr

    def _switch(self) -> Node:
        tok = self._advance()
        self._open("after 'switch'")
        if self.cxx:
            self._enter(Scope("block", self._scope))
        init, cond = self._condition(with_init=True)
        self._expect("RPAREN")
        node: Node = c_ast.Switch(cond, self._body(tok), tok)
        if self.cxx:
            self._leave()
        return node if init is None else Block([init, node], tok, tok)

    def _while(self) -> Node:
        tok = self._advance()
        self._open("after 'while'")
        if self.cxx:
            self._enter(Scope("block", self._scope))
        _, cond = self._condition()
        self._expect("RPAREN")
        node = c_ast.While(cond, self._body(tok), tok)
        if self.cxx:
            self._leave()
        return node

    def _do(self) -> Node:
        tok = self._advance()
        body = self._body(tok)
        self._expect("WHILE", "in do/while loop")
        self._open("after 'while'")
        cond = self._parse_expression()
        self._expect("RPAREN")
        self._expect("SEMI", "after do/while statement")
        return c_ast.DoWhile(cond, body, tok)

    def _for(self) -> Node:
        tok = self._advance()
        self._open("after 'for'")
        self._enter(Scope("block", self._scope))
        if self.cxx and (node := self._range_for(tok)):
            self._leave()
            return node
        init: Node | None
        if self._peek_type() == "ID" and self._peek_type(2) in _NAMES:
            self._unknown_type(self._peek())
        if self._starts_block_declaration():
            init = c_ast.DeclList(self._parse_declaration(), tok)
        else:
            init = self._parse_expression_opt()
            self._expect("SEMI", "in 'for' statement specifier")
        cond = None
        if self._peek_type() != "SEMI":
            _, cond = self._condition()
        self._expect("SEMI", "in 'for' statement specifier")
        step = None if self._peek_type() == "RPAREN" else self._parse_expression()
        self._expect("RPAREN")
        node = c_ast.For(init, cond, step, self._body(tok), tok)
        self._leave()
        return node

    def _range_for(self, tok: Token) -> Node | None:
        """`for (T x : range)`; None if the loop is the usual one."""
        start = self._i
        init: Node | None = None
        colon = self._find_ahead("COLON")
        semi = self._find_ahead("SEMI")
        if colon is None and semi is not None:
            self._i = semi + 1
            colon = self._find_ahead("COLON") if self._find_ahead("SEMI") is None else None
            self._i = start
            if colon is None or self._ternary_between(semi, colon):
                return None
            init = self._init_statement()
        if colon is None or self._ternary_between(self._i, colon):
            self._i = start
            return None
        spec, _, first = self._parse_declaration_specifiers(allow_no_type=True)
        self._need_type(spec, first)
        decl = self._bindings(spec) or self._build(spec, self._init_declarator(spec))
        self._expect("COLON")
        range_ = self._parse_initializer()
        self._expect("RPAREN")
        return RangeFor(init, decl, range_, self._body(tok), tok)

    def _ternary_between(self, start: int, end: int) -> bool:
        return any(tok.type == "CONDOP" for tok in self._toks[start:end])

    def _jump(self) -> Node:
        tok = self._advance()
        node: Node
        if tok.type == "RETURN":
            value = None
            if self._peek_type() != "SEMI":
                value = self._parse_initializer() if self.cxx else self._parse_expression()
                if self.cxx and self._peek_type() == "COMMA":
                    exprs = [value]
                    while self._accept("COMMA"):
                        exprs.append(self._parse_assignment_expression())
                    value = c_ast.ExprList(exprs, value.coord)
            node = c_ast.Return(value, tok)
        elif tok.type == "GOTO":
            if self._accept("TIMES"):
                node = ComputedGoto(self._parse_expression(), tok)
            else:
                node = c_ast.Goto(self._parse_identifier_or_typeid().name, tok)
        else:
            node = c_ast.Break(tok) if tok.type == "BREAK" else c_ast.Continue(tok)
        self._expect("SEMI", f"after {tok.value} statement")
        return node

    def _try(self) -> Node:
        tok = self._advance()
        body = self._parse_compound_statement()
        return Try(body, self._handlers(), False, tok)

    def _handlers(self) -> list[Node]:
        """The `catch` clauses behind the block of a `try`."""
        handlers: list[Node] = []
        while self._peek_type() == "CATCH":
            tok = self._advance()
            self._enter(Scope("block", self._scope))
            self._open("after 'catch'")
            decl = None if self._accept("ELLIPSIS") else self._parse_parameter_declaration()
            if decl is not None and getattr(decl, "name", None):
                self._add_identifier(decl.name, decl.coord)  # type: ignore[attr-defined]
            self._expect("RPAREN")
            body = self._parse_compound_statement(new_scope=False)
            handlers.append(Handler(decl, body, tok))
            self._leave()
        if not handlers:
            self._fault("expected 'catch' behind the block of 'try'")
        return handlers

    def _pragma_statement(self) -> Any:
        pragmas = self._pragmas()
        if len(pragmas) == 1:
            return pragmas[0]
        place = self._toks[self._i - 1]
        return Block(pragmas, place, place) if pragmas else c_ast.EmptyStatement(place)


_STATEMENTS: dict[str | None, Any] = {
    "LBRACE": Statements._parse_compound_statement,
    "IF": Statements._if,
    "SWITCH": Statements._switch,
    "WHILE": Statements._while,
    "DO": Statements._do,
    "FOR": Statements._for,
    "CASE": Statements._case_statement,
    "DEFAULT": Statements._case_statement,
    "GOTO": Statements._jump,
    "BREAK": Statements._jump,
    "CONTINUE": Statements._jump,
    "RETURN": Statements._jump,
    "ASM": Statements._asm,
    "TRY": Statements._try,
    "PPPRAGMA": Statements._pragma_statement,
}
