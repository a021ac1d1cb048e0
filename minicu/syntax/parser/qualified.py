"""C++ names: `a::b<T>::c` and `::c`, folded into one token; operators and destructors as names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pycparser import c_ast

from minicu.syntax.nodes import MethodDecl, Name, Node, Part, changed
from minicu.syntax.parser import (
    declarators,
    expressions,
    functions,
    initialisers,
    misnamed,
    namespaces,
    primary,
    specifiers,
    user_literals,
)
from minicu.syntax.parser.faults import SyntaxFault
from minicu.syntax.parser.grammar import ASSIGNMENTS, PRECEDENCE
from minicu.syntax.parser.names import VALUE, Entity, Scope
from minicu.syntax.tokens import NAMES, Token

if TYPE_CHECKING:
    from minicu.syntax.parser.parser import Parser


#: Tokens that close lists of template arguments, and how many.
CLOSING = {"GT": 1, "RSHIFT": 2, "LAUNCH_END": 3}
_NOT_IN_ARGUMENTS = frozenset(
    {"SEMI", "LBRACE", "RBRACE", "LAND", "LOR", "CONDOP", "EQUALS", "STRING_LITERAL", None}
)
_OPERATORS = PRECEDENCE.keys() | ASSIGNMENTS | {"PLUSPLUS", "MINUSMINUS", "NOT", "LNOT", "ARROW", "COMMA"}

#: How far to look for the `>` (in tokens) when a name is unknown.
_LONGEST_ARGUMENTS = 400

#: What may follow `f<...>` if that is a template-id and not two comparisons.
_AFTER_TEMPLATE_ID = frozenset({
    "LPAREN", "COLONCOLON", "LBRACE", "RPAREN", "COMMA", "SEMI", "GT", "RSHIFT", "ID", "TYPEID", "TIMES",
    "AND", "LAUNCH_BEGIN", "RBRACKET", "EQUALS", "ELLIPSIS",
})  # fmt: skip
#: Behind these a type follows; behind specifiers of a declaration, too.
_BEFORE_TYPES = frozenset({"ARROW", "NEW", "OPERATOR", "RETURNS", "TYPEDEF"})
_SPECIFIERS = frozenset({"CONST", "CONSTEXPR", "FRIEND", "INLINE", "STATIC", "VIRTUAL", "VOLATILE"})
#: Words of C++20 that a name which begins with `::` may follow.
_WORDS = specifiers.NEWER_WORDS | {"requires"}
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
            if entity is not None or value not in _WORDS:  # a word of C++20, and a name of the file's scope
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
    elif p.tokens[i + 1].type == "OPERATOR" and p.tokens[i + 2].type not in ("NEW", "DELETE"):
        part, word, end = special_part(p, i + 1)
        if word != "operator":  # which no conversion to a type is
            head = p.tokens[i]
            name = Name(f"::{word}", [part], True)
            p.tokens[i:end] = [Token("ID", name, head.src, head.pos, head.via, head.lines)]
            p.tokens[i].ver = p.version


def _fold(p: Parser, start: int, first: int) -> None:
    """Replace the tokens of the name that begins at `start` (its first identifier at `first`)."""
    toks = p.tokens
    spelled = "" if start == first else "::"
    parts: list[Part] = []
    scope: Scope | None = None if start == first else p.file_scope
    of_type = False
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
            or (entity.template if entity is not None else _begins_arguments(p, start, i, parts))
        ):
            args, i, inside = _arguments_at(p, i + 2)
            spelled += f"{word}<{inside}>"
        else:
            spelled += word
        parts.append(Part(word, args))
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
            part, word, end = special_part(p, i + step)
            parts.append(part)
            spelled += f"::{word}"
            entity, i = VALUE, end - 1
            break
        if toks[i + step].type not in NAMES:
            break
        scope = entity.scope if entity is not None else None
        of_type = of_type or (entity is not None and entity.kind == "type")
        i += step
        spelled += "::"
    _settle(p, start, i, Name(spelled, parts, start != first), entity, of_type)


def _settle(p: Parser, start: int, end: int, name: Name, entity: Entity | None, of_type: bool) -> None:
    """Put one token in place of those of a name, from `start` to `end`. `of_type`: a class is
    among its scopes."""
    toks = p.tokens
    head = toks[start]
    folded = Token("ID", name, head.src, head.pos, head.via, head.lines)
    toks[start : end + 1] = [folded]
    if entity is not None:
        if entity.kind == "type":
            folded.type = "TYPEID"
        folded.ver = p.version
        return
    if toks[start - 1].type != "ARROW" and _must_be_type(p, start, p.scope.kind != "block"):
        taken_for_type(p, folded)
    if of_type and not misnamed.depends(p, name) and _declares(p, start):
        folded.type = "TYPEID"  # a member that only `sema` finds: of an alias, of a base that is one
    folded.ver = p.version


def _begins_arguments(p: Parser, start: int, i: int, before: list[Part]) -> bool:
    """Whether the `<` behind an unknown name at `i` begins template arguments. Behind a member of a template
    parameter it compares, but for a type ([temp.names]p4): `integral_constant<bool, T::n < U::n>`."""
    if before and p.tokens[start - 1].type != "TYPENAME" and misnamed.depends(p, Name("", before, False)):
        return False
    return _looks_like_arguments(p, i + 1)


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
    if toks[end].type != "COLONCOLON" or toks[end + 1].type not in (*NAMES, "TEMPLATE", "OPERATOR", "NOT"):
        return False
    head = toks[start]
    named = specifiers.typeof_specifier(p)
    end = p.i
    p.i = start
    p.tokens[start:end] = [Token("ID", "decltype", head.src, head.pos, head.via, head.lines)]
    _fold(p, start, start)
    name: Any = p.tokens[start].value
    name.parts[0] = Part("decltype", [named])
    before, after = p.tokens[start - 1].type, p.tokens[start + 1].type
    if _must_be_type(p, start) or (
        before in ("SEMI", "LBRACE", "RBRACE") and after in ("TIMES", "AND", "LAND")
    ):
        p.tokens.insert(start, Token("TYPENAME", "typename", head.src, head.pos, head.via, head.lines))
    return True


def _must_be_type(p: Parser, i: int, declares: bool = True) -> bool:
    """Whether the name at `i`, of a class that nobody knows yet, stands where only a type can. Not
    `declares`: what is in a block is an expression unless it says that it is a declaration."""
    before, after = p.tokens[i - 1].type, p.tokens[i + 1].type
    return before != "TYPENAME" and (
        (declares and (after in NAMES or before in _SPECIFIERS))
        or before in _BEFORE_TYPES
        or (before == "EQUALS" and p.tokens[i - 3].type in ("USING", "CLASS", "TYPENAME"))
        or (before == "LT" and p.tokens[i - 2].type == "NAMED_CAST")
    )


def _declares(p: Parser, i: int) -> bool:
    """Whether the name at `i`, a member of a class, must be a type, or begins a statement that would do
    nothing if it were none: `T *p = ...`, `T &r = ...`."""
    before, behind = p.tokens[i - 1].type, [tok.type for tok in p.tokens[i + 1 : i + 4]]
    begins = before in ("SEMI", "LBRACE", "RBRACE", "RPAREN") and behind[0] in ("TIMES", "AND", "LAND")
    return _must_be_type(p, i) or (begins and behind[1] in NAMES and behind[2] == "EQUALS")


def taken_for_type(p: Parser, tok: Token) -> bool:
    """Whether the name `tok`, which stands where only a type can, is one without `typename`
    (C++20 [temp.res]p4): it is qualified and depends on a template parameter. It is marked as one."""
    if not (p.language.cxx20 and type(tok.value) is Name and misnamed.depends(p, tok.value)):
        return False
    tok.type = "TYPEID"
    return True


def _looks_like_arguments(p: Parser, i: int) -> bool:
    """Whether the `<` at `i`, after an undeclared name, begins template arguments."""
    toks = p.tokens
    depth, j = 0, i
    while j < i + _LONGEST_ARGUMENTS:
        kind = toks[j].type
        if kind == "LT":
            depth += 1
        elif kind in CLOSING:
            depth -= CLOSING[kind]
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
        if p.peek_type() not in CLOSING:
            args.append(_template_argument(p))
            while p.accept("COMMA"):
                args.append(_template_argument(p))
        end = p.i
        primary.close_angle(p)
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
    """The name `~X`, `operator+`, `operator()` that begins at `i`, and the index after it. A conversion
    is `operator` alone."""
    toks = p.tokens
    if toks[i].type == "NOT":
        return "~" + toks[i + 1].value, i + 2
    symbol = toks[i + 1]
    if symbol.type in ("LPAREN", "LBRACKET"):
        return "operator" + symbol.value + toks[i + 2].value, i + 3
    if symbol.value == "<=" and toks[i + 2].value == ">":
        specifiers.needs_cxx20(p, "operator<=>", symbol)
    if symbol.type == "ARROW" and toks[i + 2].type == "TIMES":  # two tokens, for C has no `->*`
        return "operator->*", i + 3
    if symbol.type == "LAUNCH_BEGIN":  # `operator<<<char>(a, b)`
        less = Token("LT", "<", symbol.src, symbol.pos + 2, symbol.via, symbol.lines)
        toks[i + 1 : i + 2] = [Token("LSHIFT", "<<", symbol.src, symbol.pos, symbol.via, symbol.lines), less]
        symbol = toks[i + 1]
    if symbol.type in _OPERATORS:
        return "operator" + symbol.value, i + 2
    if symbol.type in ("NEW", "DELETE"):
        name = f"operator {symbol.value}"
        array = toks[i + 2].type == "LBRACKET" and toks[i + 3].type == "RBRACKET"
        return (f"{name}[]", i + 4) if array else (name, i + 2)
    if symbol.type == "STRING_LITERAL":
        return user_literals.operator_name(p, i)
    return "operator", i + 1


def special_part(p: Parser, i: int) -> tuple[Part, str, int]:
    """The name of `special_name` with template arguments that follow it, `operator<< <char>`; how that is
    spelled, and the index after it."""
    word, end = special_name(p, i)
    if p.tokens[end].type != "LT" or not _looks_like_arguments(p, end):
        return Part(word), word, end
    args, end, inside = _arguments_at(p, end + 1)
    return Part(word, args), f"{word}<{inside}>", end + 1


def special_declarator(p: Parser, tok: Token, pointer: Node | None) -> Node:
    converted: c_ast.Typename | None = None
    name: str
    if type(tok.value) is Name:  # `A::operator T()`
        name = tok.value
        p.i += 1
        converted = conversion_type(p, name)
    else:
        name, p.i = special_name(p, p.i)
        if name == "operator":
            converted = _conversion_type(p)
        elif p.peek_type() == "LT":  # `friend T operator+<T>(...)`
            args, end, inside = _arguments_at(p, p.i + 1)
            name, p.i = Name(f"{name}<{inside}>", [Part(name, args)]), end + 1
    decl: Node = c_ast.TypeDecl(name, None, None, None, tok)
    if p.peek_type() != "LPAREN":
        p.missing("LPAREN", f"after '{name}'")
    decl = p._type_modify_decl(decl, functions.function_decl(p))
    if converted is not None:
        function: Any = decl
        decl = MethodDecl(function.args, function.type, [], [], converted, tok)
        if isinstance(function, MethodDecl):
            decl = changed(function, returns=converted, coord=tok)
    return decl if pointer is None else p._type_modify_decl(decl, pointer)


def conversion_type(p: Parser, name: Name) -> c_ast.Typename:
    """The type behind `A::operator`, which is looked up in A as well."""
    p.enter(Scope("prototype", p.scope, using=namespaces.scopes_of_owner(p, name)))
    p.changed()
    converted = _conversion_type(p)
    p.leave()
    p.changed()
    return converted


def _conversion_type(p: Parser) -> c_ast.Typename:
    """The type of `operator T *()`: its `()` are the function's."""
    spec, _, first = specifiers.specifiers(p, allow_storage_and_function=False)
    pointer = declarators.pointer_declarator(p)
    decl: Node = c_ast.TypeDecl(None, None, None, None, first)
    return declarators.type_name_node(p, spec, p._type_modify_decl(decl, pointer) if pointer else decl, first)


def named_conversion(p: Parser) -> c_ast.Typename:
    """The type in a call `x.operator T()`, which ends behind the call."""
    inside, p.class_name = p.class_name, None  # its name begins no constructor here
    type = _conversion_type(p)
    p.class_name = inside
    p.expect("LPAREN")
    p.expect("RPAREN")
    return type


def member_name(p: Parser) -> Any:
    name = p.tokens[p.i]
    if p.cxx:
        forced = bool(p.accept("TEMPLATE"))
        name = p.tokens[p.i]
        after = p.tokens[p.i + 1].type
        if name.type == "OPERATOR":
            part, shown, end = special_part(p, p.i)
            word = shown if part.arguments is None else Name(shown, [part])
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
                word = Name(f"{name.value}<{inside}>", [Part(str(name.value), args)])
                folded = Token("ID", word, name.src, name.pos, name.via, name.lines)
                p.tokens[p.i : end + 1] = [folded]
            else:
                _fold(p, p.i, p.i)
    return expressions.c_member_name(p)


def _class_behind(p: Parser, name: str) -> bool:
    """Whether `name<...>` is the class in `a.name<...>::member`."""
    entity = p.scope.find(name)
    return entity is not None and entity.kind == "type" and entity.template


def typename_specifier(p: Parser) -> Node:
    if p.peek_type() == "DECLTYPE":
        fold_decltype(p)
    name = p.peek()
    if name.type not in NAMES:
        p.fault("expected a qualified name after 'typename'")
    p.i += 1
    return c_ast.IdentifierType([name.value], name)


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
