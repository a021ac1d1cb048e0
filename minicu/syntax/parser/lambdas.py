"""Lambda expressions (C++17 [expr.prim.lambda])."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pycparser import c_ast

from minicu.syntax.nodes import (
    Capture,
    Function,
    Lambda,
    MethodDecl,
    Node,
    PackExpansion,
    TemplateDecl,
    TemplateParam,
)
from minicu.syntax.parser import (
    abbreviated,
    attribute,
    functions,
    initialisers,
    primary,
    scopes,
    specifiers,
    statements,
    templates,
)
from minicu.syntax.parser.grammar import SLOT, Spec
from minicu.syntax.parser.names import Scope
from minicu.syntax.tokens import NAMES

if TYPE_CHECKING:
    from minicu.syntax.parser.parser import Parser


def lambda_expression(p: Parser) -> Node:
    place = p.peek()
    default, captures = _captures(p)
    p.enter(Scope("block", p.scope))
    angle, p.angle = p.angle, False
    for capture in captures:
        named = capture.pattern if isinstance(capture, PackExpansion) else capture
        assert isinstance(named, Capture)
        scopes.add_identifier(p, named.name)
    outer, p.constraints = p.constraints, []
    params = _lambda_template(p) if p.peek_type() == "LT" else []
    if params and p.peek().value == "requires":
        p.constraints.append(templates.requires_clause(p))
    constraints, p.constraints = p.constraints, outer
    spec: Spec = {"function": [], "storage": [], "attributes": [], "qual": [], "type": []}
    mutable = _lambda_words(p, spec)
    args: c_ast.ParamList | None = None
    if opening := p.accept("LPAREN"):
        args = None if p.peek_type() == "RPAREN" else functions.parameter_list(p)
        p.expect("RPAREN")
    mutable |= _lambda_words(p, spec)
    suffix = functions.function_suffix(p, c_ast.FuncDecl(args, None, opening or place))
    mutable |= _lambda_words(p, spec)
    if p.peek_type() in ("ARROW", "RETURNS"):  # after attributes
        suffix = functions.function_suffix(p, suffix)
    returns, words = (suffix.returns, suffix.words) if isinstance(suffix, MethodDecl) else (None, [])
    clauses = suffix.constraints if isinstance(suffix, MethodDecl) else []
    if p.peek_type() != "LBRACE":
        p.fault("expected the body of a lambda expression")
    body = statements.compound_statement(p, new_scope=False)
    p.angle = angle
    p.leave()
    further, of_auto = abbreviated.of_auto(args)
    params += further
    auto = c_ast.TypeDecl("operator()", [], None, c_ast.IdentifierType(["auto"], place), place)
    head = MethodDecl(args, auto, [] if mutable else ["const"], words, returns, place)
    head.noexcept = suffix.noexcept if isinstance(suffix, MethodDecl) else None
    words_ = [word for word in spec["function"] if word not in ("__host__", "__device__", "constexpr")]
    funcspec = [*words_, "__device__", "constexpr"]  # the function around it decides what it is for
    decl = c_ast.Decl(
        "operator()", [], [], [], funcspec, head, None, None, place, attributes=spec["attributes"]
    )  # fmt: skip
    function = Function(decl, [], body, place)
    if clauses and not params:
        p.unsupported("a requires clause of a lambda expression without template parameters", place)
    constraints += of_auto + clauses
    call_operator = TemplateDecl(params, function, place, constraints) if params else function
    marks = tuple(word for word in spec["function"] if word in ("__host__", "__device__"))
    return Lambda(default, captures, call_operator, place, marks)


def _captures(p: Parser) -> tuple[str | None, list[Any]]:
    """`[=, &x, y = f(x), this]`: what applies to all others, and those that are named."""
    p.expect("LBRACKET")
    default: str | None = None
    captures: list[Any] = []  # each a Capture, or a PackExpansion of one
    angle, p.angle = p.angle, False
    while p.peek_type() != "RBRACKET":
        tok = p.peek()
        alone = p.peek_type(2) in ("COMMA", "RBRACKET")
        if tok.type in ("AND", "EQUALS") and alone:
            if default is not None or captures:
                p.fault("the capture default must stand first")
            default = tok.value
            p.i += 1
        else:
            captures.append(_capture(p))
        if not p.accept("COMMA"):
            break
    p.angle = angle
    p.expect("RBRACKET", "after the captures of a lambda expression")
    return default, captures


def _capture(p: Parser) -> Node:
    reference = bool(p.accept("AND"))
    tok = p.peek()
    if tok.type == "TIMES" and p.peek_type(2) == "THIS" and not reference:
        p.i += 2
        return Capture("*this", False, None, tok)
    if tok.type == "THIS" and not reference:
        p.i += 1
        return Capture("this", False, None, tok)
    pack = p.accept("ELLIPSIS")  # C++20 [expr.prim.lambda.capture]p10
    if pack:
        specifiers.needs_cxx20(p, "a pack of captures with initialisers", tok)
        tok = p.peek()
    if tok.type not in NAMES:
        p.fault("expected variable name or 'this' in the captures of a lambda expression")
    p.i += 1
    init: Node | None = None
    if p.accept("EQUALS"):
        init = initialisers.initializer(p)
    elif p.peek_type() in ("LPAREN", "LBRACE"):
        init = initialisers.direct_init(p)
    capture = Capture(tok.value, reference, init, tok)
    if pack:
        return PackExpansion(capture, coord=tok)
    return initialisers.expansion(p, capture)


def _lambda_template(p: Parser) -> list[TemplateParam]:
    """C++20: `<class T, int n>`."""
    p.i += 1
    params: list[TemplateParam] = []
    p.angle = True
    while p.peek_type() not in ("GT", "RSHIFT"):
        params.append(templates.template_parameter(p))
        if not p.accept("COMMA"):
            break
    primary.close_angle(p)
    p.angle = False
    return params


def _lambda_words(p: Parser, spec: Spec) -> bool:
    """CUDA's words, attributes, `constexpr` and `mutable` of a lambda; whether `mutable` was among them."""
    mutable = False
    while True:
        tok = p.peek()
        if tok.value == "mutable":
            mutable = True
            p.i += 1
        elif tok.value == "consteval" and tok.type == "ID":
            specifiers.needs_cxx20(p, tok.value, tok)
            spec["function"] += ["constexpr", "consteval"]
            p.i += 1
        elif SLOT.get(tok.type) == "function":
            spec["function"].append(tok.value)
            p.i += 1
        elif more := attribute.specifier_seq(p):
            attribute.sort(spec, more)
        else:
            return mutable
