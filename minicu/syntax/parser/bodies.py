"""Bodies of functions, and what stands before them. Those of member functions may use members declared after
them, so they are read when the outermost class closes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from minicu.syntax.nodes import (
    Block,
    Function,
    MemberInit,
    MethodDecl,
    Name,
    Node,
    PackExpansion,
    Spoiled,
    Try,
    name_of,
)
from minicu.syntax.parser import (
    control,
    declarations,
    initialisers,
    namespaces,
    qualified,
    scopes,
    specifiers,
    statements,
)
from minicu.syntax.parser.faults import MisplacedDefinition, SyntaxFault
from minicu.syntax.parser.grammar import Info, Spec, innermost
from minicu.syntax.parser.names import Scope
from minicu.syntax.tokens import NAMES

if TYPE_CHECKING:
    from minicu.syntax.parser.parser import Parser


def function_purpose(p: Parser, info: Info) -> None:
    """`= 0`, `= default`, `= delete`."""
    if p.peek_type() != "EQUALS":
        return
    after = p.peek(2)
    word = {"DEFAULT": "default", "DELETE": "delete"}.get(after.type, "pure" if after.value == "0" else "")
    if not word:
        p.fault("a function cannot be initialised")
    p.i += 2
    decl = info["decl"]
    if isinstance(decl, MethodDecl):
        decl.words.append(word)
    else:
        info["decl"] = MethodDecl(decl.args, decl.type, [], [word], None, decl.coord)


def delayed(p: Parser, spec: Spec, info: Info) -> Function:
    """A member function with a body: keep its tokens for later."""
    start = p.i
    attempt = p.accept("TRY")
    skip_member_inits(p)
    specifiers.skip_balanced(p)
    while attempt and p.accept("CATCH"):
        specifiers.skip_balanced(p)
        specifiers.skip_balanced(p)
    node = Function(declarations.build_declaration(p, spec, info), [], None, innermost(info["decl"]).coord)
    p.pending.append((node, p.tokens[start : p.i], p.scope))
    return node


def skip_member_inits(p: Parser) -> None:
    """Goes on at the braces of the body."""
    start = p.i
    while True:
        kind = p.tokens[p.i].type
        if kind is None:
            p.at_end()
        named = start != p.i and p.tokens[p.i - 1].type in (*NAMES, *qualified.CLOSING)
        if kind == "LBRACE" and not named:
            return
        if kind in ("LPAREN", "LBRACE", "LBRACKET"):
            specifiers.skip_balanced(p)
        else:
            p.i += 1


def read_pending(p: Parser) -> None:
    """The bodies of member functions, now that all members are known."""
    saved = p.tokens, p.i, p.scope, p.class_name
    try:
        while p.pending:
            todo, p.pending = p.pending, []
            for node, tokens, scope in todo:
                p.scope, p.class_name = scope, None
                p.changed()
                p.read(tokens)
                _read_body(p, node)
    finally:  # who goes on after a fault goes on in the tokens around the class
        p.tokens, p.i, p.scope, p.class_name = saved
        p.changed()


def _read_body(p: Parser, node: Function) -> None:
    try:
        function_rest(p, node)
    except SyntaxFault as fault:
        if not p.recovers or isinstance(fault, MisplacedDefinition):
            raise
        p.report(fault)
        p.forget()
        place = node.decl.coord
        node.inits, node.body = [], Block([Spoiled([], place)], place, place)


def function_rest(p: Parser, node: Any) -> None:
    """Constructor initialisers and body of `node`, whose declarator is read."""
    decl = node.decl.type
    scope = Scope("block", p.scope)
    if isinstance(node.decl.name, Name):
        scope.using += namespaces.scopes_of_owner(p, node.decl.name)
    p.enter(scope)
    p.changed()
    for param in decl.args.params if decl.args else ():
        param = param.pattern if isinstance(param, PackExpansion) else param
        if (name := name_of(param)) is not None:
            scopes.add_identifier(p, name)
    attempt = p.advance() if p.peek_type() == "TRY" else None
    if p.accept("COLON"):
        node.inits = p.member_inits()
    if p.peek_type() != "LBRACE":
        p.fault("expected function body after function declarator")
    node.body = p.function_body(node)
    if attempt is not None:
        tried = Try(node.body, control.handlers(p), True, attempt)
        node.body = Block([tried], attempt, p.tokens[p.i - 1])
    p.leave()


def member_inits(p: Parser) -> list[Node]:
    """A constructor's initialisers, after the colon."""
    inits = [_member_init(p)]
    while p.accept("COMMA"):
        inits.append(_member_init(p))
    return inits


def function_body(p: Parser, node: Any) -> Node:
    return statements.compound_statement(p, new_scope=False)


def _member_init(p: Parser) -> Node:
    name = p.peek()
    if name.type not in NAMES:
        p.fault("expected class member or base class name")
    p.i += 1
    if p.peek_type() not in ("LPAREN", "LBRACE"):
        p.missing("LPAREN", f"after '{name.value}'")
    init = initialisers.direct_init(p)
    return initialisers.expansion(p, MemberInit(name.value, init.args, init.brace, name))
