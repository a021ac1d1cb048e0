"""C++ names: `a::b<T>::c` and `::c`, template arguments and template declarations.

A qualified name or a template-id is *folded*: where it is first looked at, its tokens are replaced by
one ID or TYPEID token whose value is a `Name`. The rest of the parser then never sees `::`, nor mistakes
`f<3>(x)` for two comparisons.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pycparser import c_ast

from minicu.syntax.nodes import (
    Fold,
    MethodDecl,
    Name,
    Node,
    Requirement,
    Requires,
    TemplateDecl,
    TemplateParam,
    changed,
)
from minicu.syntax.parser import (
    classes,
    declarators,
    expressions,
    external,
    initialisers,
    misnamed,
    namespaces,
    scopes,
    specifiers,
)
from minicu.syntax.parser.abbreviated import template
from minicu.syntax.parser.faults import SyntaxFault
from minicu.syntax.parser.grammar import ASSIGNMENTS, PRECEDENCE
from minicu.syntax.parser.names import TYPE, TYPES, VALUE, VALUES, Entity, Scope
from minicu.syntax.tokens import NAMES, Token

if TYPE_CHECKING:
    from minicu.syntax.parser.parser import Parser


_CLOSING = {"GT": 1, "RSHIFT": 2, "LAUNCH_END": 3}
_NOT_IN_ARGUMENTS = frozenset(
    {"SEMI", "LBRACE", "RBRACE", "LAND", "LOR", "CONDOP", "EQUALS", "STRING_LITERAL", None}
)
_OPERATORS = PRECEDENCE.keys() | ASSIGNMENTS | {"PLUSPLUS", "MINUSMINUS", "NOT", "LNOT", "ARROW", "COMMA"}
#: How far to look for the `>` (in tokens) when a name is unknown.
_LONGEST_ARGUMENTS = 400
#: What may follow the `typename` of a type parameter.
_AFTER_TYPENAME = frozenset({"ID", "TYPEID", "COMMA", "GT", "EQUALS", "ELLIPSIS", "RSHIFT"})
#: What may follow `f<...>` if that is a template-id and not two comparisons.
_AFTER_TEMPLATE_ID = frozenset({
    "LPAREN", "COLONCOLON", "LBRACE", "RPAREN", "COMMA", "SEMI", "GT", "RSHIFT", "ID", "TYPEID", "TIMES",
    "AND", "LAUNCH_BEGIN", "RBRACKET", "EQUALS", "ELLIPSIS",
})  # fmt: skip
#: What may follow the name of a template as an argument.
_AFTER_TEMPLATE_NAME = frozenset({"COMMA", "GT", "RSHIFT", "LAUNCH_END", "ELLIPSIS"})
_AFTER_COLONS = frozenset({"ID", "TYPEID", "TEMPLATE", "TIMES", "NOT", "OPERATOR"})


def classify(p: Parser, i: int) -> None:
    """Make the identifier at `i` an ID or a TYPEID, one token with its scopes and template arguments."""
    tok = p.tokens[i]
    value = tok.value
    tok.ver = p.version
    if type(value) is Name:
        return
    if p.tokens[i - 1].type in ("PERIOD", "ARROW"):  # a member: what it means outside does not count
        tok.type = "ID"
        return
    entity = p.scope.find(value)
    if p.cxx:
        after = p.tokens[i + 1].type
        if after == "COLONCOLON" and p.tokens[i + 2].type in _AFTER_COLONS:
            _fold(p, i, i)
            return
        if after == "LT" and (entity.template if entity is not None else _looks_like_arguments(p, i + 1)):
            _fold(p, i, i)
            return
    tok.type = "TYPEID" if entity is not None and entity.kind == "type" else "ID"


def fold_root(p: Parser, i: int) -> None:
    """Fold a name that begins with `::` at `i`."""
    if p.tokens[i + 1].type in NAMES:
        _fold(p, i, i + 1)


def _fold(p: Parser, start: int, first: int) -> None:
    """Replace the tokens of the name that begins at `start` (its first identifier at `first`)."""
    toks = p.tokens
    spelled = "" if start == first else "::"
    parts: list[tuple[str, list[Node] | None]] = []
    scope: Scope | None = None if start == first else p.file_scope
    i = first
    while True:
        word = str(toks[i].value)
        if scope is not None:
            entity = scope.member(word)
        else:
            entity = p.scope.find(word) if not parts else None
            if entity is not None and entity.kind == "value" and toks[i + 1].type == "COLONCOLON":
                entity = p.scope.find(word, values=False)  # [basic.lookup.qual]p1
        args = None
        if toks[i + 1].type == "LT" and (
            toks[i - 1].type == "TEMPLATE"
            or (entity.template if entity is not None else _looks_like_arguments(p, i + 1))
        ):
            args, i, inside = _arguments_at(p, i + 2)
            spelled += f"{word}<{inside}>"
        else:
            spelled += word
        parts.append((word, args))
        if toks[i + 1].type != "COLONCOLON":
            break
        step = 2 if toks[i + 2].type != "TEMPLATE" else 3
        if toks[i + step].type == "TIMES":
            head = toks[start]
            name = Name(spelled, parts, start != first)
            pointer = Token("MEMBERPTR", name, head.src, head.pos, head.via, head.lines)
            toks[start : i + step + 1] = [pointer]
            return
        if toks[i + step].type in ("NOT", "OPERATOR"):
            word, end = special_name(p, i + step)
            parts.append((word, None))
            spelled += "::" + word
            entity, i = VALUE, end - 1
            break
        if toks[i + step].type not in NAMES:
            break
        scope = entity.scope if entity is not None else None
        i += step
        spelled += "::"
    head = toks[start]
    name = Name(spelled, parts, start != first)
    folded = Token("ID", name, head.src, head.pos, head.via, head.lines)
    if entity is not None and entity.kind == "type":
        folded.type = "TYPEID"
    folded.ver = p.version
    toks[start : i + 1] = [folded]


def fold_decltype(p: Parser) -> bool:
    """`decltype(x)::y` becomes a name whose first part is `decltype`, the specifier its argument."""
    start, toks = p.i, p.tokens
    end = start + 1
    depth = 0
    while toks[end].type is not None:
        depth += (toks[end].type == "LPAREN") - (toks[end].type == "RPAREN")
        end += 1
        if depth == 0:
            break
    if toks[end].type != "COLONCOLON" or toks[end + 1].type not in (*NAMES, "TEMPLATE"):
        return False
    head = toks[start]
    named = specifiers.typeof_specifier(p)
    end = p.i
    p.i = start
    p.tokens[start:end] = [Token("ID", "decltype", head.src, head.pos, head.via, head.lines)]
    _fold(p, start, start)
    name: Any = p.tokens[start].value
    name.parts[0] = ("decltype", [named])
    return True


def _looks_like_arguments(p: Parser, i: int) -> bool:
    """Is the `<` at `i`, behind a name that nobody declared, the start of template arguments?"""
    toks = p.tokens
    depth, j = 0, i
    while j < i + _LONGEST_ARGUMENTS:
        kind = toks[j].type
        if kind == "LT":
            depth += 1
        elif kind in _CLOSING:
            depth -= _CLOSING[kind]
            if depth <= 0:
                return toks[j + 1].type in _AFTER_TEMPLATE_ID
        elif kind in _NOT_IN_ARGUMENTS:
            return False
        elif kind == "LPAREN" or kind == "LBRACKET":
            inner = 1
            while inner:
                j += 1
                kind = toks[j].type
                if kind in ("LPAREN", "LBRACKET"):
                    inner += 1
                elif kind in ("RPAREN", "RBRACKET"):
                    inner -= 1
                elif kind is None:
                    return False
        elif kind in ("RPAREN", "RBRACKET"):
            return False
        j += 1
    return False


def _arguments_at(p: Parser, i: int) -> tuple[list[Node], int, str]:
    """The template arguments from `i` on, the index of the closing `>`, and how they are spelled."""
    saved, p.i = p.i, i
    angle, p.angle = p.angle, True
    try:
        args: list[Node] = []
        if p.peek_type() not in _CLOSING:
            args.append(_template_argument(p))
            while p.accept("COMMA"):
                args.append(_template_argument(p))
        end = p.i
        expressions.close_angle(p)
        return args, p.i - 1, _spelling(p.tokens[i:end])
    finally:
        p.i, p.angle = saved, angle


def _template_argument(p: Parser) -> Node:
    if specifiers.starts_declaration(p):
        start = p.i
        try:
            typ = declarators.type_name(p)
            if p.peek_type() in ("COMMA", "GT", "RSHIFT", "LAUNCH_END", "ELLIPSIS", "GE"):
                return initialisers.expansion(p, typ)
        except SyntaxFault:
            pass
        p.i = start
    return initialisers.expansion(p, expressions.conditional_expression(p))


def special_name(p: Parser, i: int) -> tuple[str, int]:
    """The name `~X`, `operator+`, `operator()` that begins at `i`, and the index behind it. A conversion
    is `operator` alone."""
    toks = p.tokens
    if toks[i].type == "NOT":
        return "~" + toks[i + 1].value, i + 2
    symbol = toks[i + 1]
    if symbol.type in ("LPAREN", "LBRACKET"):
        return "operator" + symbol.value + toks[i + 2].value, i + 3
    if symbol.value == "<=" and toks[i + 2].value == ">":
        specifiers.needs_cxx20(p, "operator<=>", symbol)
    if symbol.type in _OPERATORS:
        return "operator" + symbol.value, i + 2
    if symbol.type in ("NEW", "DELETE", "STRING_LITERAL"):
        p.unsupported(f"operator {symbol.value}", symbol)
    return "operator", i + 1


def special_declarator(p: Parser, tok: Token, pointer: Node | None) -> Node:
    converted: Node | None = None
    name: str
    if type(tok.value) is Name:  # `A::operator T()`
        name = tok.value
        p.i += 1
        p.enter(Scope("prototype", p.scope, using=classes.scope_of_owner(p, name)))
        p.changed()
        converted = _conversion_type(p)
        p.leave()
        p.changed()
    else:
        name, p.i = special_name(p, p.i)
        if name == "operator":
            converted = _conversion_type(p)
        elif p.peek_type() == "LT":  # `friend T operator+<T>(...)`
            args, end, inside = _arguments_at(p, p.i + 1)
            name, p.i = Name(f"{name}<{inside}>", [(name, args)]), end + 1
    decl: Node = c_ast.TypeDecl(name, None, None, None, tok)
    if p.peek_type() != "LPAREN":
        p.missing("LPAREN", f"after '{name}'")
    decl = p._type_modify_decl(decl, declarators.function_decl(p, decl))
    if converted is not None:
        function: Any = decl
        decl = MethodDecl(function.args, function.type, [], [], converted, tok)
        if isinstance(function, MethodDecl):
            decl = changed(function, returns=converted, coord=tok)
    return decl if pointer is None else p._type_modify_decl(decl, pointer)


def _conversion_type(p: Parser) -> Node:
    """The type of `operator T *()`: its `()` are the function's."""
    spec, _, first = specifiers.specifiers(p, allow_storage_and_function=False)
    pointer = declarators.pointer_declarator(p)
    decl: Node = c_ast.TypeDecl(None, None, None, None, first)
    return declarators.type_name_node(p, spec, p._type_modify_decl(decl, pointer) if pointer else decl, first)


def member_name(p: Parser) -> Any:
    name = p.tokens[p.i]
    if p.cxx:
        forced = bool(p.accept("TEMPLATE"))
        name = p.tokens[p.i]
        after = p.tokens[p.i + 1].type
        if name.type == "OPERATOR":
            word, end = special_name(p, p.i)
            p.tokens[p.i : end] = [Token("ID", word, name.src, name.pos, name.via, name.lines)]
        elif name.type in NAMES and (
            (after == "LT" and (forced or name.value in p.member_templates)
             and _looks_like_arguments(p, p.i + 1))
            or (after == "COLONCOLON" and p.tokens[p.i + 2].type in _AFTER_COLONS)
            or (after == "LT" and _class_behind(p, name.value)
                and _looks_like_arguments(p, p.i + 1))
        ):  # fmt: skip
            if after == "LT" and not _class_behind(p, name.value):
                args, end, inside = _arguments_at(p, p.i + 2)
                word = Name(f"{name.value}<{inside}>", [(str(name.value), args)])
                folded = Token("ID", word, name.src, name.pos, name.via, name.lines)
                p.tokens[p.i : end + 1] = [folded]
            else:
                _fold(p, p.i, p.i)
    return expressions.c_member_name(p)


def _class_behind(p: Parser, name: str) -> bool:
    """Is `name<...>` the class in `a.name<...>::member`?"""
    entity = p.scope.find(name)
    return entity is not None and entity.kind == "type" and entity.template


def typename_specifier(p: Parser, tok: Token) -> Node:
    if p.peek_type() == "DECLTYPE":
        fold_decltype(p)
    name = p.peek()
    if name.type not in NAMES:
        p.fault("expected a qualified name after 'typename'")
    p.i += 1
    return c_ast.IdentifierType([name.value], name)


def template_declaration(p: Parser) -> list[Node]:
    """`template <...> declaration`."""
    keyword = p.advance()
    if p.peek_type() != "LT":  # an explicit instantiation
        return [TemplateDecl(None, decl, keyword) for decl in external.external_declaration(p)]
    outer, p.constraints = p.constraints, []
    params = _template_parameters(p)
    if p.peek().value == "requires":
        p.constraints.append(requires_clause(p))
    decls = [_concept_definition(p)] if p.peek().value == "concept" else classes.templated_declaration(p)
    constraints, p.constraints = p.constraints, outer
    p.leave()
    return [template(params, decl, keyword, constraints) for decl in decls]


def _concept_definition(p: Parser) -> Node:
    """`concept name = constraint;`: a variable template, true or false."""
    specifiers.needs_cxx20(p, "concept", p.advance())
    name = p.advance()
    if name.type not in NAMES:
        p.fault("expected the name of a concept", name)
    p.expect("EQUALS")
    value = expressions.conditional_expression(p)
    p.expect("SEMI", "after a concept")
    scopes.add_identifier(p, name.value, name)
    bottom = c_ast.TypeDecl(name.value, [], None, c_ast.IdentifierType(["_Bool"], name), name)
    return c_ast.Decl(name.value, [], [], [], ["constexpr"], bottom, value, None, name, attributes=[])


def requires_clause(p: Parser) -> Node:
    """`requires constraint`, of primary expressions with `&&` and `||` ([temp.pre])."""
    specifiers.needs_cxx20(p, "requires clause", p.advance())
    return _constraint(p, 0)


def _constraint(p: Parser, level: int) -> Node:
    if level == 2:
        tok = p.peek()
        if tok.type != "ID" or tok.value == "requires":
            return expressions.primary_expression(p)
        p.i += 1  # a concept, perhaps with the body of a function behind it
        return c_ast.ID(tok.value, tok)
    kind = ("LOR", "LAND")[level]
    left = _constraint(p, level + 1)
    while op := p.accept(kind):
        left = c_ast.BinaryOp(op.value, left, _constraint(p, level + 1), op)
    return left


def requires(p: Parser) -> Node:
    """`requires (parameters) { ... }`"""
    keyword = p.advance()
    specifiers.needs_cxx20(p, "requires expression", keyword)
    p.enter(Scope("prototype", p.scope))
    angle, p.angle = p.angle, False
    params: list[Node] = []
    if p.accept("LPAREN"):
        if p.peek_type() != "RPAREN":
            params = declarators.parameter_list(p).params  # type: ignore[attr-defined]
        p.expect("RPAREN")
    p.expect("LBRACE", "of a requires expression")
    items = []
    while p.peek_type() != "RBRACE":
        items.append(_requirement(p))
    p.expect("RBRACE")
    p.leave()
    p.angle = angle
    return Requires(params, items, keyword)


def _requirement(p: Parser) -> Requirement:
    tok = p.peek()
    if tok.type == "TYPENAME":
        made = Requirement("type", declarators.type_name(p), None, tok)
    elif tok.value == "requires":
        p.i += 1
        made = Requirement("nested", expressions.conditional_expression(p), None, tok)
    elif p.accept("LBRACE"):
        expr = expressions.expression(p)
        p.expect("RBRACE")
        p.accept("NOEXCEPT")
        concept = None
        if p.peek_type() == "ARROW":
            p.tokens[p.i].type = "RETURNS"  # what follows is no member
            p.i += 1
            concept = _named(p.advance().value)
        made = Requirement("compound", expr, concept, tok)
    else:
        made = Requirement("simple", expressions.expression(p), None, tok)
    p.expect("SEMI", "after a requirement")
    return made


def _is_concept(p: Parser, tok: Token) -> bool:
    """Does a template parameter begin here that a concept constrains: `number T`?"""
    if tok.type != "ID" or p.peek_type(2) not in (*NAMES, "ELLIPSIS", "COMMA", "GT", "EQUALS"):
        return False
    entity = namespaces.entity_named(p, str(tok.value).partition("<")[0])
    return entity is not None and entity.kind == "value" and entity.template


def _constrained_parameter(p: Parser) -> TemplateParam:
    concept = _named(p.advance().value)
    pack = bool(p.accept("ELLIPSIS"))
    name = p.advance() if p.peek_type() in NAMES else None
    if name is not None:
        specifiers.needs_cxx20(p, f"concept '{concept}' in a template's parameters", name)
        p.scope.names[name.value] = TYPES if pack else TYPE
        p.changed()
        bottom = c_ast.TypeDecl(None, [], None, c_ast.IdentifierType([name.value], name), name)
        argument: Node = c_ast.Typename(None, [], None, bottom, name)
        *before, (last, arguments) = concept.parts
        parts = [*before, (last, [argument, *(arguments or [])])]
        asked: Node = c_ast.ID(Name(f"{concept}<{name.value}>", parts, concept.from_root), name)
        p.constraints.append(Fold("&&", asked, None, coord=name) if pack else asked)
    default = declarators.type_name(p) if p.accept("EQUALS") else None
    return TemplateParam(name.value if name else None, None, default, name or p.peek(), pack)


def template_parameter(p: Parser) -> TemplateParam:
    tok = p.peek()
    if tok.type == "TEMPLATE":
        return _template_template_parameter(p, tok)
    if _is_concept(p, tok):
        return _constrained_parameter(p)
    named = type(p.peek(2).value) is not Name and p.peek_type(2) in _AFTER_TYPENAME
    if tok.type in ("TYPENAME", "CLASS") and named:
        p.i += 1
        pack = bool(p.accept("ELLIPSIS"))
        name = p.advance() if p.peek_type() in NAMES else None
        if name is not None:
            p.scope.names[name.value] = TYPES if pack else TYPE
            p.changed()
        default = declarators.type_name(p) if p.accept("EQUALS") else None
        return TemplateParam(name.value if name else None, None, default, name or tok, pack)
    if not specifiers.starts_declaration(p):
        if tok.type == "ID":
            misnamed.unknown_type(p, tok)
        p.fault("expected template parameter")
    spec, _, first = specifiers.declaration_specifiers(p)
    outer, p.ellipsis = p.ellipsis, None
    decl = declarators.declarator(p, named=True, abstract=True)
    pack = bool(p.ellipsis or p.accept("ELLIPSIS"))
    p.ellipsis = outer
    typ: Any = declarators.type_name_node(p, spec, decl, first)
    name = typ.name
    if name:
        p.scope.names[name] = VALUES if pack else VALUE
        p.changed()
    value = None
    if p.accept("EQUALS"):
        value = expressions.conditional_expression(p)
    return TemplateParam(name, typ, value, typ.coord, pack)


def _template_template_parameter(p: Parser, tok: Token) -> TemplateParam:
    """`template <class> class C`"""
    p.i += 1
    if p.peek_type() != "LT":
        p.missing("LT", "after 'template'")
    params = _template_parameters(p)
    p.leave()
    if p.peek_type() not in ("CLASS", "TYPENAME"):
        p.fault("expected 'class' or 'typename' in a template template parameter")
    p.i += 1
    pack = bool(p.accept("ELLIPSIS"))
    name = p.advance() if p.peek_type() in NAMES else None
    if name is not None:
        p.scope.names[name.value] = Entity("type", template=True, pack=pack)
        p.changed()
    default = _template_name(p) if p.accept("EQUALS") else None
    return TemplateParam(name.value if name else None, None, default, name or tok, pack, params)


def _template_name(p: Parser) -> Node:
    """The default of a template template parameter: a template's name, which needs no `typename` where it
    depends on other parameters (`T::template apply`)."""
    name = p.peek()
    if name.type in NAMES and p.peek_type(2) in _AFTER_TEMPLATE_NAME:
        name.type = "TYPEID"
    return declarators.type_name(p)


def _template_parameters(p: Parser) -> list[TemplateParam]:
    """`<...>`, whose names stay known until the scope is left."""
    p.i += 1
    p.enter(Scope("template", p.scope))
    params: list[TemplateParam] = []
    angle, p.angle = p.angle, True
    while p.peek_type() not in ("GT", "RSHIFT"):
        params.append(template_parameter(p))
        if not p.accept("COMMA"):
            break
    expressions.close_angle(p)
    p.angle = angle
    return params


def _named(value: Any) -> Name:
    return value if isinstance(value, Name) else Name(str(value), [(str(value), None)])


def _spelling(tokens: list[Token]) -> str:
    """Tokens as text, with spaces where words would run together."""
    text = ""
    for tok in tokens:
        if (
            text
            and (text[-1].isalnum() or text[-1] == "_")
            and (tok.value[0].isalnum() or tok.value[0] == "_")
        ):
            text += " "
        text += tok.value + (" " if tok.type == "COMMA" else "")
    return text
