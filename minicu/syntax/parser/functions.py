"""Parameters of functions, and what C++ lets follow them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pycparser import c_ast

from minicu.syntax.nodes import MethodDecl, Node, PackExpansion
from minicu.syntax.parser import expressions, initialisers, misnamed, qualified, scopes, specifiers
from minicu.syntax.parser.faults import SyntaxFault
from minicu.syntax.parser.grammar import SLOT, Info, innermost
from minicu.syntax.parser.names import Scope
from minicu.syntax.tokens import NAMES, Token

if TYPE_CHECKING:
    from minicu.syntax.parser.parser import Parser
from minicu.syntax.parser import declarations, declarators

#: What may follow the `&` or `&&` after a function's parameters.
_AFTER_REF_QUALIFIER = frozenset(
    {
        "LBRACE",
        "SEMI",
        "NOEXCEPT",
        "ARROW",
        "RETURNS",
        "EQUALS",
        "ID",
        "RPAREN",
        "COLON",
        "REQUIRES",
        "COMMA",
        "GT",
    }
)


def starts_parameters(p: Parser) -> bool:
    """C++: whether this `(` begins a parameter list or the initialiser of `T x(args)`."""
    if not p.cxx:
        return True
    first = p.peek(2)
    if first.type in ("RPAREN", "ELLIPSIS"):
        return True
    if first.type == "LBRACKET":
        return p.peek_type(3) == "LBRACKET"
    if first.type == "ID" and (_unknown_word(p) or _unknown_pointer(p, first)):
        return True
    if not specifiers.starts_declaration(p, first):
        return False
    if first.type == "TYPEID" or SLOT.get(first.type) == "type":  # `T x(U{a})` initialises
        after = p.peek_type(3)
        if after == "LPAREN":
            return _takes_unknown(p) or _reads_as_parameters(p)
        return after != "LBRACE"
    return True


def _reads_as_parameters(p: Parser) -> bool:
    """`T x(U(...` declares a function if it can (C++ [dcl.ambig.res]p1): `int f(int (short), int)`. But
    in `T x(U(a))` the author of an `a` that is a value means it, not a parameter of that name."""
    inner = p.peek(4)
    if inner.type == "ID" and p.scope.find(str(inner.value).partition("::")[0]) is not None:
        return False
    opening = p.tokens[p.i]
    if opening not in p.parameter_lists:  # nested ones are asked about again and again
        start, scope, loose, mark = p.i, p.scope, p.loose_attributes, p.diagnostics.mark()
        words, p.loose_attributes, p.loose_words = p.loose_words, [], []
        recovers, p.recovers = p.recovers, False
        try:
            p.i += 1
            p.enter(Scope("prototype", p.scope))
            parameter_list(p)
            p.parameter_lists[opening] = p.peek_type() == "RPAREN"
        except SyntaxFault:
            p.parameter_lists[opening] = False
        p.diagnostics.rewind(mark)
        p.recovers = recovers
        p.i, p.scope, p.loose_attributes, p.loose_words = start, scope, loose, words
        p.changed()
    return p.parameter_lists[opening]


def _takes_unknown(p: Parser) -> bool:
    """`U (*f)(X`: a pointer to a function, whose parameter has an undeclared X for its type."""
    named = p.peek_type(5) == "ID"
    kinds = [p.peek_type(n + named) for n in (5, 6, 7)]
    if p.peek_type(4) not in declarators.POINTERS or kinds != ["RPAREN", "LPAREN", "ID"]:
        return False
    return p.scope.find(str(p.peek(7 + named).value).partition("::")[0]) is None


def _unknown_word(p: Parser) -> bool:
    """Whether the second token is an undeclared name in the position of a type: `X y`."""
    return p.peek_type(2) == "ID" and p.peek_type(3) in NAMES


def _unknown_pointer(p: Parser, tok: Token) -> bool:
    """`X *` or `X &` with an undeclared X: no expression either, so the type is what is missing."""
    return p.peek_type(3) in ("TIMES", "AND") and p.scope.find(tok.value) is None


def function_decl(p: Parser) -> Node:
    opening = p.expect("LPAREN")
    if p.accept("RPAREN"):
        return function_suffix(p, c_ast.FuncDecl(None, None, opening))
    p.enter(Scope("prototype", p.scope))  # to the end of the declarator ([basic.scope.param]p1)
    args = parameter_list(p)
    p.expect("RPAREN")
    function = function_suffix(p, c_ast.FuncDecl(args, None, opening))
    p.leave()
    return function


def function_suffix(p: Parser, function: c_ast.FuncDecl) -> c_ast.FuncDecl:
    """C++: what may follow the parameters: const, noexcept, override, `-> T`."""
    from minicu.syntax.parser import templates

    if not p.cxx:
        return function
    quals: list[str] = []
    words: list[str] = []
    returns: c_ast.Typename | None = None
    operand: Node | None = None
    constraints: list[Node] = []
    while True:
        tok = p.tokens[p.i]
        if SLOT.get(tok.type) == "qual":
            quals += specifiers.type_qualifier_list(p)
        elif tok.type == "NOEXCEPT":
            p.i += 1
            if p.peek_type() == "LPAREN":
                operand = _condition_of_noexcept(p)
            else:
                words.append("noexcept")
        elif tok.type == "THROW" and p.peek_type(2) == "LPAREN":  # `throw()`
            p.i += 1
            words.append("noexcept")
            specifiers.skip_balanced(p)
        elif tok.value in ("override", "final") or (
            tok.type in ("AND", "LAND") and p.peek_type(2) in _AFTER_REF_QUALIFIER
        ):
            p.i += 1
            words.append(tok.value)
        elif tok.value == "requires" and tok.type == "ID":
            constraints.append(templates.requires_clause(p))
        elif tok.type in ("ARROW", "RETURNS"):
            # What follows is a type: after `->` in an expression names are those of members.
            p.tokens[p.i] = Token("RETURNS", tok.value, tok.src, tok.pos, tok.via, tok.lines)
            p.i += 1
            returns = declarators.type_name(p)
        else:
            break
    if not (quals or words or returns or operand or constraints):
        return function
    method = MethodDecl(function.args, function.type, quals, words, returns, function.coord)
    method.noexcept, method.constraints = operand, constraints
    return method


def _condition_of_noexcept(p: Parser) -> Node | None:
    """The operand of `noexcept(...)`; None if it names what is declared further on, which says that the
    function may throw."""
    start = p.i
    try:
        return _condition(p)
    except SyntaxFault:
        p.i = start
        specifiers.skip_balanced(p)
        return None


def condition_of_explicit(p: Parser) -> Node:
    """The operand of `explicit(...)`."""
    specifiers.needs_cxx20(p, "a condition of 'explicit'", p.peek())
    return _condition(p)


def _condition(p: Parser) -> Node:
    angle, p.angle = p.angle, False
    inside, p.class_name = p.class_name, None  # its name begins no declarator here
    try:
        p.i += 1
        operand = expressions.conditional_expression(p)
        p.expect("RPAREN")
    finally:
        p.angle, p.class_name = angle, inside
    return operand


def parameter_list(p: Parser) -> c_ast.ParamList:
    first = p.peek()
    if (
        first.type == "ID"
        and not p.cxx
        and p.peek_type(2) in ("COMMA", "RPAREN")
        and not specifiers.starts_declaration(p, first)
    ):
        listed = p._parse_identifier_list()
        assert isinstance(listed, c_ast.ParamList)
        return listed
    params: list[Node] = []
    while True:
        tok = p.peek()
        if tok.type == "ELLIPSIS":
            p.i += 1
            params.append(c_ast.EllipsisParam(tok))
            break
        params.append(parameter_declaration(p))
        if not p.accept("COMMA"):
            if p.cxx and p.peek_type() == "ELLIPSIS":  # `int f(int ...)`
                continue
            break
    return c_ast.ParamList(params, first)


def parameter_declaration(p: Parser) -> Node:
    if not specifiers.starts_declaration(p):
        tok = p.peek()
        around = p.scope.up if p.scope.kind == "prototype" else p.scope
        value = around is not None and around.kind == "block" and p.peek_type(2) not in NAMES
        if tok.type == "ID" and (value or not qualified.taken_for_type(p, tok)):
            misnamed.unknown_type(p, tok)
        if tok.type != "TYPEID":
            p.fault("expected parameter declarator")
    spec, _, first = specifiers.specifiers(p, allow_storage_and_function=True)
    if "typedef" in spec["storage"]:
        p.fault("a parameter cannot be a typedef", first)
    declarators.check_type(p, spec)
    loose = declarators.begin_declarator(p)
    outer, p.ellipsis = p.ellipsis, None
    decl = declarators.declarator(p, named=True, abstract=True)
    dots, p.ellipsis = p.ellipsis, outer
    attributes = declarators.end_declarator(p, spec, loose)
    declarators.need_type(p, spec, first)
    name = innermost(decl)
    p.plain_name(name.declname, name.coord, "a parameter")
    if name.declname is None:
        node = declarators.type_name_node(p, spec, decl, first)
        node.attributes = spec["attributes"] + attributes
        if p.peek_type() == "EQUALS" and p.cxx:
            name.declname = ""
        elif p.cxx and p.peek_type() == "ELLIPSIS" and _mentions_pack(p, node):
            return initialisers.expansion(p, node)
        else:
            return node
    info: Info = {"decl": decl, "attributes": attributes}
    scopes.add_identifier(p, name.declname)
    if dots is not None:
        return PackExpansion(declarations.build_declaration(p, spec, info), coord=name.coord)
    if p.peek_type() == "EQUALS" and (p.cxx or p.tokens[p.i].src.system):
        p.advance()  # in C too the library's functions have default arguments
        info["init"] = initialisers.initializer(p)
    return declarations.build_declaration(p, spec, info)


def _mentions_pack(p: Parser, node: Node) -> bool:
    """Whether a type mentions a parameter pack (or `auto`), so that a following `...` declares a pack."""
    from minicu.syntax.packs import mentioned

    for name in mentioned(node):
        entity = p.scope.find(name)
        if name == "auto" or (entity is not None and entity.pack):
            return True
    return False
