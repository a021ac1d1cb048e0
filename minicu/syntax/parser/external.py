"""What stands at file scope: functions, declarations, deduction guides (C11 6.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pycparser import c_ast

from minicu.syntax.nodes import Block, Function, Guide, MethodDecl, Name, Node
from minicu.syntax.parser import (
    abbreviated,
    asm,
    bodies,
    classes,
    declarations,
    declarators,
    functions,
    misnamed,
    namespaces,
    qualified,
    scopes,
    specifiers,
    statements,
    templates,
)
from minicu.syntax.parser.grammar import Info, Spec, innermost, is_conversion
from minicu.syntax.parser.names import Scope
from minicu.syntax.reach.whole_program import for_the_device, note_device_variable
from minicu.syntax.tokens import NAMES, Token

if TYPE_CHECKING:
    from minicu.syntax.parser.parser import Parser


def external_declaration(p: Parser) -> list[Node]:
    tok = p.peek()
    kind = tok.type
    if kind == "PPPRAGMA":
        return asm.pragmas(p)
    if kind == "SEMI":
        p.i += 1
        return []
    if kind == "_STATIC_ASSERT":
        return [p._parse_static_assert()]
    if kind == "ASM":
        return [asm.asm_statement(p)]
    if p.cxx and kind == "TEMPLATE":
        return templates.template_declaration(p)
    if p.cxx and kind == "EXTERN" and p.tokens[p.i + 1].type == "TEMPLATE":  # [temp.explicit]p2
        p.i += 1
        return p.made_elsewhere(templates.template_declaration(p))
    if p.cxx and kind == "USING":
        return namespaces.using_declaration(p)
    if p.cxx and kind == "NAMESPACE":
        return namespaces.namespace_definition(p)
    if kind == "EXTERN" and p.cxx and p.tokens[p.i + 1].type == "STRING_LITERAL":
        return namespaces.linkage_specification(p)
    if kind == "RBRACE":
        p.i += 1
        p.fault("extraneous closing brace ('}')", tok)
    if kind == "ID" and not specifiers.starts_declaration(p, tok) and not is_conversion(tok.value):
        typed = p.peek_type(2) in (*NAMES, *declarators.POINTERS)
        if typed and qualified.taken_for_type(p, tok):
            pass
        elif typed or (p.cxx and not isinstance(tok.value, Name)):
            misnamed.unknown_type(p, tok)
    elif not specifiers.starts_declaration(p) and kind not in _BARE_DECLARATORS and kind != "ID":
        p.fault("expected declaration" if p.cxx else "expected identifier or '('")
    if p.cxx and _guide_ahead(p):
        return [_deduction_guide(p)]
    spec, _, first = specifiers.specifiers(p, allow_storage_and_function=True)
    if p.accept("SEMI"):
        return [declarations.tag_only(p, spec, first)]
    declared = _declared(p, spec, first)
    return abbreviated.templates(p, declared) if p.language.cxx20 else declared


#: What a declaration without specifiers may begin with.
_BARE_DECLARATORS = frozenset({"TIMES", "LPAREN", "NOT", "OPERATOR"})


def _guide_ahead(p: Parser) -> bool:
    """Whether this is a deduction guide, `name(...) -> ...;`."""
    start = p.i
    if p.peek().value in ("explicit", "__host__", "__device__"):
        while p.peek().value in ("explicit", "__host__", "__device__"):
            p.i += 1
    tok = p.peek()
    is_guide = False
    if tok.type == "TYPEID" and p.peek_type(2) == "LPAREN":
        entity = p.scope.find(tok.value)
        if entity is not None and entity.template:
            p.i += 1
            specifiers.skip_balanced(p)
            is_guide = p.peek_type() in ("ARROW", "RETURNS")
    p.i = start
    return is_guide


def _deduction_guide(p: Parser) -> Node:
    """`name(parameters) -> name<arguments>;`"""
    while p.peek().value in ("explicit", "__host__", "__device__"):
        p.i += 1
    name = p.advance()
    function: Any = functions.function_decl(p)
    p.expect("SEMI", "after a deduction guide")
    return Guide(name.value, function.args, function.returns, name)


def _declared(p: Parser, spec: Spec, first: Token) -> list[Node]:
    """What follows the specifiers at file scope: a function definition, or declarators."""
    tok = p.peek()
    declarators.check_type(p, spec)
    if p.cxx:
        classes.special_member(p, spec)
    if p.language.whole_program:
        note_device_variable(spec)
        for_the_device(spec)
    if (bindings := declarations.bindings_declaration(p, spec)) is not None:
        return [bindings]
    info = declarations.init_declarator(p, spec)
    declarators.need_type(p, spec, tok if first is tok else first)
    if isinstance(info["decl"], c_ast.FuncDecl) and "typedef" not in spec["storage"]:
        if p.peek_type() in ("LBRACE", "COLON", "TRY") or (not p.cxx and specifiers.starts_declaration(p)):
            return [_function_definition(p, spec, info)]
        if p.cxx:
            bodies.function_purpose(p, info)
            if _defaulted_member(info):
                p.expect("SEMI", "after '= default'")
                decl = declarations.build_declaration(p, spec, info)
                return [Function(decl, [], Block([], tok, tok), innermost(info["decl"]).coord)]
    return declarations.init_declarators(p, spec, info, declarations.TOP_LEVEL)


def _defaulted_member(info: Info) -> bool:
    """Whether this is `A::A() = default` ([dcl.fct.def.default]p5), which is a definition."""
    decl = info["decl"]
    name = innermost(decl).declname
    return (
        isinstance(decl, MethodDecl)
        and "default" in decl.words
        and isinstance(name, Name)
        and len(name.parts) > 1
    )


def _function_definition(p: Parser, spec: Spec, info: Info) -> Node:
    decl = info["decl"]
    name = innermost(decl).coord
    if p.cxx:
        node = Function(declarations.build_declaration(p, spec, info), [], None, name)
        bodies.function_rest(p, node)
        return node
    p.enter(Scope("block", p.scope))
    for param in decl.args.params if decl.args else ():
        if isinstance(param, (c_ast.Decl, c_ast.ID)) and param.name:
            scopes.add_identifier(p, param.name)
    param_decls: list[Node] = []
    while specifiers.starts_declaration(p):
        param_decls += declarations.declaration(p)
    if p.peek_type() != "LBRACE":
        p.fault("expected function body after function declarator")
    body = statements.compound_statement(p, new_scope=False)
    p.leave()
    return c_ast.FuncDef(declarations.build_declaration(p, spec, info), param_decls, body, name)
