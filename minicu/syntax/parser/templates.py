"""C++ names: `a::b<T>::c` and `::c`, template arguments and template declarations.

A qualified name or a template-id is *folded*: where it is first looked at, its tokens are replaced by
one ID or TYPEID token whose value is a `Name`. The rest of the parser then never sees `::`, nor mistakes
`f<3>(x)` for two comparisons.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pycparser import c_ast

from minicu.syntax.nodes import (
    Concept,
    Name,
    Node,
    Parameter,
    Part,
    Requirement,
    Requires,
    TemplateDecl,
    TemplateParam,
)
from minicu.syntax.parser import (
    abbreviated,
    classes,
    declarators,
    expressions,
    external,
    functions,
    misnamed,
    namespaces,
    primary,
    qualified,
    scopes,
    specifiers,
)
from minicu.syntax.parser.names import TYPE, TYPES, VALUE, VALUES, Entity, Scope
from minicu.syntax.tokens import NAMES, Token

if TYPE_CHECKING:
    from minicu.syntax.parser.parser import Parser


#: What may follow the `typename` of a type parameter.
_AFTER_TYPENAME = frozenset({"ID", "TYPEID", "COMMA", "GT", "EQUALS", "ELLIPSIS", "RSHIFT"})
#: What may follow the name of a template as an argument.
_AFTER_TEMPLATE_NAME = frozenset({"COMMA", "GT", "RSHIFT", "LAUNCH_END", "ELLIPSIS"})


def template_declaration(p: Parser) -> list[Node]:
    """`template <...> declaration`."""
    keyword = p.advance()
    if p.peek_type() != "LT":  # an explicit instantiation
        return [TemplateDecl(None, decl, keyword) for decl in external.external_declaration(p)]
    outer, p.constraints = p.constraints, []
    params = _template_parameters(p)
    if p.peek().value == "requires":
        p.constraints.append(requires_clause(p))
    first = p.peek().value
    decls = [_concept_definition(p)] if first == "concept" else classes.templated_declaration(p)
    if first != "using" and any(isinstance(decl, c_ast.Typedef) for decl in decls):
        p.fault("a typedef cannot be a template", keyword)
    constraints, p.constraints = p.constraints, outer
    p.leave()
    return [abbreviated.template(params, decl, keyword, constraints) for decl in decls]


def _concept_definition(p: Parser) -> Node:
    """`concept name = constraint;`: a variable template, true or false."""
    specifiers.needs_cxx20(p, "concept", p.advance())
    name = p.advance()
    if name.type not in NAMES:
        p.fault("expected the name of a concept", name)
    p.expect("EQUALS")
    value = expressions.conditional_expression(p)
    p.expect("SEMI", "after a concept")
    scopes.add_identifier(p, name.value)
    bottom = c_ast.TypeDecl(name.value, [], None, c_ast.IdentifierType(["_Bool"], name), name)
    return Concept(name.value, [], [], [], ["constexpr"], bottom, value, None, name, attributes=[])


def requires_clause(p: Parser) -> Node:
    """`requires constraint`, of primary expressions with `&&` and `||` ([temp.pre])."""
    specifiers.needs_cxx20(p, "requires clause", p.advance())
    return _constraint(p, 0)


def _constraint(p: Parser, level: int) -> Node:
    if level == 2:
        tok = p.peek()
        if tok.type != "ID" or tok.value == "requires":
            return primary.primary_expression(p)
        p.i += 1  # a concept, perhaps with the body of a function after it
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
    params: list[Parameter] = []
    if p.accept("LPAREN"):
        if p.peek_type() != "RPAREN":
            params = functions.parameter_list(p).params
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
        requirement = Requirement("type", declarators.type_name(p), coord=tok)
    elif tok.value == "requires":
        p.i += 1
        requirement = Requirement("nested", expressions.conditional_expression(p), coord=tok)
    elif p.accept("LBRACE"):
        expr = expressions.expression(p)
        p.expect("RBRACE")
        throws = not p.accept("NOEXCEPT")
        concept = None
        if p.peek_type() == "ARROW":
            p.tokens[p.i].type = "RETURNS"  # what follows is no member
            p.i += 1
            concept = _named(p.advance().value)
        requirement = Requirement("compound", expr, concept, throws, tok)
    else:
        requirement = Requirement("simple", expressions.expression(p), coord=tok)
    p.expect("SEMI", "after a requirement")
    return requirement


def _is_concept(p: Parser, tok: Token) -> bool:
    """Whether a template parameter constrained by a concept begins here: `number T`."""
    if tok.type != "ID" or p.peek_type(2) not in (*NAMES, "ELLIPSIS", "COMMA", "GT", "EQUALS"):
        return False
    entity = namespaces.entity_named(p, tok.value)
    return entity is not None and entity.kind == "value" and entity.template


def _constrained_parameter(p: Parser) -> TemplateParam:
    concept = _named(p.advance().value)
    pack = bool(p.accept("ELLIPSIS"))
    tok = p.peek()
    specifiers.needs_cxx20(p, f"concept '{concept}' in a template's parameters", tok)
    name = f"concept:{len(p.constraints) + 1}"  # of a parameter without a name
    if p.peek_type() in NAMES:
        name = p.advance().value
        p.scope.names[name] = TYPES if pack else TYPE
        p.changed()
    p.constraints.append(abbreviated.constraint(concept, name, pack, tok))
    default = declarators.type_name(p) if p.accept("EQUALS") else None
    return TemplateParam(name, None, default, tok, pack)


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
        if tok.type == "ID" and not qualified.taken_for_type(p, tok):
            misnamed.unknown_type(p, tok)
        if tok.type != "TYPEID":
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
    primary.close_angle(p)
    p.angle = angle
    return params


def refuse_declarator(p: Parser) -> None:
    """Refuse what stands behind the definition of a class template: it declares nothing else
    (C++17 [temp]p5)."""
    if p.scope.kind == "template" and p.peek_type() != "SEMI":
        p.fault("expected ';' after class template")


def _named(value: Any) -> Name:
    return value if isinstance(value, Name) else Name(str(value), [Part(str(value))])
