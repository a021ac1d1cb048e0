"""Declarators, and the declarations made of them.

A declarator is read in one pass. pycparser keeps it as a chain of PtrDecl, ArrayDecl and FuncDecl
from the name outwards, ending in the TypeDecl that holds the name and the base type.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from pycparser import c_ast

from minicu.diagnostics.errors import Note
from minicu.diagnostics.warnings import IMPLICIT_INT
from minicu.syntax.nodes import (
    Attribute,
    Bindings,
    MemberPtrDecl,
    MethodDecl,
    Name,
    Node,
    PackExpansion,
    RefDecl,
)
from minicu.syntax.packs import mentioned
from minicu.syntax.parser import (
    asm,
    classes,
    expressions,
    initialisers,
    misnamed,
    scopes,
    specifiers,
    templates,
)
from minicu.syntax.parser.faults import MisplacedDefinition, SyntaxFault
from minicu.syntax.parser.grammar import SLOT, Info, Spec, innermost, is_conversion
from minicu.syntax.parser.names import Scope
from minicu.syntax.reach.cut import DEVICE_WORDS
from minicu.syntax.tokens import NAMES, Token

if TYPE_CHECKING:
    from minicu.syntax.parser.parser import Parser


_POINTERS = frozenset({"TIMES", "AND", "LAND", "MEMBERPTR"})
#: After `(` in a declarator that need not have a name: the parenthesis groups.
_GROUPING = frozenset({"TIMES", "AND", "LAND", "LPAREN", "ATTRIBUTE", "MEMBERPTR"})


#: What may follow the `&` or `&&` behind a function's parameters.
_AFTER_REF_QUALIFIER = frozenset(
    {"LBRACE", "SEMI", "NOEXCEPT", "ARROW", "RETURNS", "EQUALS", "ID", "RPAREN", "COLON", "REQUIRES"}
)


def declarator(p: Parser, named: bool, abstract: bool) -> Node:
    """Read one declarator. `named`: it may have a name; `abstract`: it may have none."""
    tok = p.peek()
    pointer = pointer_declarator(p) if tok.type in _POINTERS else None
    tok = p.peek()
    if tok.type == "ELLIPSIS" and named and abstract and p.cxx and p.peek_type(2) in NAMES:
        p.ellipsis = tok  # `T ... x`, a pack
        p.i += 1
        tok = p.peek()
    kind = tok.type
    if kind in NAMES and named:
        if is_conversion(tok.value):
            return templates.special_declarator(p, tok, pointer)
        p.i += 1
        decl: Node = c_ast.TypeDecl(tok.value, None, None, None, tok)
    elif kind == "LPAREN" and _groups(p, named, abstract):
        p.i += 1
        p.loose_attributes += specifiers.attribute_specifiers(p)
        decl = declarator(p, named, abstract)
        p.expect("RPAREN")
    elif p.cxx and named and (kind == "OPERATOR" or (kind == "NOT" and p.peek_type(2) in NAMES)):
        return templates.special_declarator(p, tok, pointer)
    elif abstract:
        decl = c_ast.TypeDecl(None, None, None, None, tok)
    else:
        _no_declarator(p, tok)
    kind = p.tokens[p.i].type
    if kind == "LPAREN" or kind == "LBRACKET":
        if type(tok.value) is Name and named:  # the parameters of A::f see what A has
            p.enter(Scope("prototype", p.scope, using=classes.scope_of_owner(p, tok.value)))
            p.changed()
            decl = _decl_suffixes(p, decl)
            p.leave()
            p.changed()
        else:
            decl = _decl_suffixes(p, decl)
    return decl if pointer is None else p._type_modify_decl(decl, pointer)


def _no_declarator(p: Parser, tok: Token) -> None:
    if tok.type in SLOT or tok.type in ("STRUCT", "UNION", "ENUM", "CLASS"):
        p.fault(f"expected identifier or '(' before '{tok.value}'")
    if p.cxx and tok.type == "LBRACKET":
        p.unsupported("structured binding outside of a function")
    p.fault("expected identifier or '('")


def _groups(p: Parser, named: bool, abstract: bool) -> bool:
    """Does the `(` here group a declarator, or start the parameters of an unnamed one (6.7.6.3p11)?"""
    if not abstract:
        return True
    after = p.peek(2).type
    if after in _GROUPING or (after == "LBRACKET" and p.peek_type(3) != "LBRACKET"):
        return True
    return after == "ID" and named and (not p.cxx or p.peek_type(3) == "RPAREN")


def pointer_declarator(p: Parser) -> Node | None:
    """`* const * &`, attributes and CUDA's words between them."""
    pointer: Any = None
    toks = p.tokens
    while True:
        tok = toks[p.i]
        if tok.type in NAMES and toks[p.i + 1].type in ("COLONCOLON", "LT"):
            tok = p.peek()
        if tok.type == "MEMBERPTR":
            p.i += 1
            pointer = MemberPtrDecl(tok.value, specifiers.type_qualifier_list(p), pointer, tok)
        elif tok.type == "TIMES":
            p.i += 1
            pointer = c_ast.PtrDecl(specifiers.type_qualifier_list(p), pointer, tok)
        elif p.cxx and (tok.type == "AND" or tok.type == "LAND"):
            p.i += 1
            pointer = RefDecl(tok.value, specifiers.type_qualifier_list(p), pointer, tok)
        elif tok.type == "ATTRIBUTE" and pointer is not None:
            pointer.attributes = [*pointer.attributes, *specifiers.attribute_specifiers(p)]
            pointer.quals += specifiers.type_qualifier_list(p)
        elif tok.type == "INLINE" and pointer is not None:  # `float * __device__ f()`
            p.i += 1
            p.loose_words.append(tok.value)
        else:
            return pointer


def _decl_suffixes(p: Parser, decl: Node) -> Node:
    """Array and parameter suffixes."""
    for _ in range(1000):
        kind = p.tokens[p.i].type
        if kind == "LBRACKET":
            if p.tokens[p.i + 1].type == "LBRACKET":
                return decl
            decl = p._type_modify_decl(decl, _array_decl_common(p, None, p.tokens[p.i]))
        elif kind == "LPAREN" and _starts_parameters(p):
            decl = p._type_modify_decl(decl, function_decl(p, decl))
        else:
            return decl
    return p.fault("nested too deeply")


def _array_decl_common(p: Parser, base_type: Any, coord: Any = None) -> Any:
    """`[const static N]` in any order of the words; `[*]` is a length left open, `[*p]` an expression."""
    opening = p.expect("LBRACKET")
    words: list[str] = []
    while (more := specifiers.type_qualifier_list(p)) or p.accept("STATIC"):
        words += more or ["static"]
    dim: Any = None
    if p.peek_type() == "TIMES" and p.peek_type(2) == "RBRACKET":
        star = p.expect("TIMES")
        dim = c_ast.ID(star.value, p._tok_coord(star))
    elif expressions.starts_expression(p):
        dim = expressions.assignment_expression(p)
    p.expect("RBRACKET")
    return c_ast.ArrayDecl(base_type, dim, words, coord or p._tok_coord(opening))


def _starts_parameters(p: Parser) -> bool:
    """C++: is this `(` a parameter list, or the initialiser of `T x(args)`?"""
    if not p.cxx:
        return True
    first = p.peek(2)
    if first.type in ("RPAREN", "ELLIPSIS"):
        return True
    if first.type == "LBRACKET":
        return p.peek_type(3) == "LBRACKET"
    if first.type == "ID" and (_unknown_word(p, 2) or _unknown_pointer(p, first)):
        return True
    if not specifiers.starts_declaration(p, first):
        return False
    if first.type == "TYPEID" or SLOT.get(first.type) == "type":  # `T x(U{a})` initialises
        after = p.peek_type(3)
        if after == "LPAREN" and p.peek_type(4) not in _POINTERS:
            return _reads_as_parameters(p)
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


def _unknown_word(p: Parser, k: int) -> bool:
    """Is the k-th token an undeclared name in the place of a type: `X y`?"""
    return p.peek_type(k) == "ID" and p.peek_type(k + 1) in NAMES


def _unknown_pointer(p: Parser, tok: Token) -> bool:
    """`X *` or `X &` with an undeclared X: no expression either, so the type is what is missing."""
    return p.peek_type(3) in ("TIMES", "AND") and p.scope.find(tok.value) is None


def function_decl(p: Parser, base_decl: Node) -> Node:
    opening = p.expect("LPAREN")
    args = None
    if p.peek_type() != "RPAREN":
        p.enter(Scope("prototype", p.scope))
        args = parameter_list(p)
        p.leave()
    p.expect("RPAREN")
    return function_suffix(p, c_ast.FuncDecl(args, None, opening))


def function_suffix(p: Parser, function: Any) -> Node:
    """C++: what may follow the parameters: const, noexcept, override, `-> T`."""
    if not p.cxx:
        return function
    quals: list[str] = []
    words: list[str] = []
    returns: Node | None = None
    operand: Node | None = None
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
            p.constraints.append(templates.requires_clause(p))
        elif tok.type in ("ARROW", "RETURNS"):
            # What follows is a type: behind `->` in an expression names are those of members.
            p.tokens[p.i] = Token("RETURNS", tok.value, tok.src, tok.pos, tok.via, tok.lines)
            p.i += 1
            returns = type_name(p)
        else:
            break
    if not (quals or words or returns or operand):
        return function
    made = MethodDecl(function.args, function.type, quals, words, returns, function.coord)
    made.noexcept = operand
    return made


def _condition_of_noexcept(p: Parser) -> Node | None:
    """The operand of `noexcept(...)`; None if it names what is declared further on, which says that the
    function may throw."""
    start = p.i
    angle, p.angle = p.angle, False
    inside, p.class_name = p.class_name, None  # its name begins no declarator here
    try:
        p.i += 1
        operand = expressions.conditional_expression(p)
        p.expect("RPAREN")
    except SyntaxFault:
        p.i = start
        specifiers.skip_balanced(p)
        return None
    finally:
        p.angle, p.class_name = angle, inside
    return operand


def parameter_list(p: Parser) -> Node:
    first = p.peek()
    if (
        first.type == "ID"
        and not p.cxx
        and p.peek_type(2) in ("COMMA", "RPAREN")
        and not specifiers.starts_declaration(p, first)
    ):
        return p._parse_identifier_list()
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
        if tok.type == "ID":
            misnamed.unknown_type(p, tok)
        p.fault("expected parameter declarator")
    spec, _, first = specifiers.specifiers(p, allow_storage_and_function=True)
    if "typedef" in spec["storage"]:
        p.fault("a parameter cannot be a typedef", first)
    check_type(p, spec)
    loose = _begin_declarator(p)
    outer, p.ellipsis = p.ellipsis, None
    decl = declarator(p, named=True, abstract=True)
    dots, p.ellipsis = p.ellipsis, outer
    attributes = _end_declarator(p, spec, loose)
    need_type(p, spec, first)
    name = innermost(decl)
    p.plain_name(name.declname, name.coord, "a parameter")
    if name.declname is None:
        node = type_name_node(p, spec, decl, first)
        node.attributes = spec["attributes"] + attributes
        if p.peek_type() == "EQUALS" and p.cxx:
            name.declname = ""
        elif p.cxx and p.peek_type() == "ELLIPSIS" and _mentions_pack(p, node):
            return initialisers.expansion(p, node)
        else:
            return node
    info: Info = {"decl": decl, "attributes": attributes}
    scopes.add_identifier(p, name.declname, name.coord)
    if dots is not None:
        return PackExpansion(build_declaration(p, spec, info), coord=name.coord)
    if p.peek_type() == "EQUALS" and (p.cxx or p.tokens[p.i].src.system):
        p.advance()  # in C too the library's functions have default arguments
        info["init"] = _default_argument(p)
    return build_declaration(p, spec, info)


def _default_argument(p: Parser) -> Node:
    return initialisers.initializer(p)


def _mentions_pack(p: Parser, node: Node) -> bool:
    """Does a type mention a parameter pack (or `auto`), so that `...` behind it makes a pack?"""
    for name in mentioned(node):
        entity = p.scope.find(name)
        if name == "auto" or (entity is not None and entity.pack):
            return True
    return False


def type_name(p: Parser) -> Any:
    spec, saw_type, first = specifiers.specifiers(p, allow_storage_and_function=False)
    if not saw_type:
        specifiers.no_type(p)
    kind = p.tokens[p.i].type
    if kind == "RPAREN":
        decl: Node = c_ast.TypeDecl(None, None, None, None, first)
    else:
        loose = _begin_declarator(p)
        decl = declarator(p, named=False, abstract=True)
        spec["attributes"] += _end_declarator(p, spec, loose)
    node = type_name_node(p, spec, decl, first)
    node.attributes = spec["attributes"]
    return node


def build_type_name(p: Parser, spec: Any, decl: Node | None, coord: Any) -> Any:
    return type_name_node(p, spec, decl or c_ast.TypeDecl(None, None, None, None, coord), coord)


def type_name_node(p: Parser, spec: Spec, decl: Node, first: Token) -> Any:
    node = c_ast.Typename(None, spec["qual"][:], None, decl, first)
    return p._fix_decl_name_type(node, spec["type"])


def check_type(p: Parser, spec: Spec) -> None:
    """Before a declarator: without a type, `X y` has an unknown one."""
    if spec["type"]:
        return
    tok = p.peek()
    if tok.type == "ID" and not is_conversion(tok.value):
        after = p.peek_type(2)
        if after in NAMES or (p.cxx and (after in _POINTERS or after == "OPERATOR")):
            misnamed.unknown_type(p, tok)


def need_type(p: Parser, spec: Spec, place: Token) -> None:
    """Implicit int (C89): a warning in C, an error in C++."""
    if spec["type"]:
        return
    if p.cxx:
        p.fault("a type specifier is required for all declarations", place)
    p.diagnostics.warning(IMPLICIT_INT, place, "type specifier missing, defaults to 'int'")
    spec["type"] = [c_ast.IdentifierType(["int"], place)]


def _begin_declarator(p: Parser) -> tuple[list[Attribute], list[str]]:
    """Start to collect what stands at odd places inside a declarator; returns the outer collection."""
    saved = p.loose_attributes, p.loose_words
    p.loose_attributes, p.loose_words = [], []
    return saved


def _end_declarator(p: Parser, spec: Spec, saved: tuple[list[Attribute], list[str]]) -> list[Attribute]:
    """`asm("name")` and attributes behind a declarator. CUDA's keywords go to the specification."""
    found = p.loose_attributes
    spec["function"] += p.loose_words
    p.loose_attributes, p.loose_words = saved
    while True:
        tok = p.tokens[p.i]
        if tok.type == "ASM":
            p.i += 1
            p.expect("LPAREN")
            found.append(Attribute("asm label", [expressions.unified_string_literal(p)], None, tok))
            p.expect("RPAREN")
        elif more := specifiers.attribute_specifiers(p):
            keywords: Spec = {
                "function": spec["function"],
                "storage": spec["storage"],
                "attributes": found,
            }
            specifiers.sort_attributes(p, keywords, more)
        else:
            return found


def init_declarator(p: Parser, spec: Spec, members: bool = False) -> Info:
    """One declarator with what follows it. Its name is known from its end on (C11 6.2.1p7)."""
    loose = _begin_declarator(p)
    p.loose_attributes += specifiers.attribute_specifiers(p)
    decl = declarator(p, named=True, abstract=members and p.peek_type() == "COLON")
    info: Info = {"decl": decl, "attributes": _end_declarator(p, spec, loose)}
    name: Any = innermost(decl)
    if p.cxx and type(name.declname) is Name and "friend" not in spec["function"]:
        if "typedef" in spec["storage"]:
            p.plain_name(name.declname, name.coord, "a typedef")
        elif members or p.scope.kind == "block":
            p.plain_name(name.declname, name.coord, "a member" if members else "a local declaration")
    if members:
        if not isinstance(decl, c_ast.FuncDecl) and p.accept("COLON"):
            info["bitsize"] = p._parse_constant_expression()
            info["attributes"] += specifiers.attribute_specifiers(p)
        if not p.cxx:
            return info
    _enter_name(p, spec, decl)
    return info


def initialise_declared(p: Parser, info: Info) -> None:
    """The initialiser behind a declarator, if there is one."""
    if p.accept("EQUALS"):
        info["init"] = initialisers.initializer(p)
    elif p.cxx and p.peek_type() in ("LPAREN", "LBRACE") and not isinstance(info["decl"], c_ast.FuncDecl):
        info["init"] = initialisers.direct_init(p)


def _enter_name(p: Parser, spec: Spec, decl: Node) -> None:
    tail: Any = innermost(decl)
    typ = spec["type"][0] if spec["type"] else None
    if isinstance(typ, c_ast.IdentifierType) and not typ.names:
        return  # a constructor's name must not hide its class
    if tail.declname:
        if "typedef" in spec["storage"]:
            scopes.add_typedef_name(p, tail.declname, tail.coord)
            if isinstance(decl, c_ast.TypeDecl):
                classes.share_members(p, tail.declname, typ)
        else:
            scopes.add_identifier(p, tail.declname, tail.coord)


def build_declaration(p: Parser, spec: Spec, info: Info) -> Node:
    """The Decl or Typedef of one declarator."""
    decl = info["decl"]
    coord = innermost(decl).coord
    attributes = spec["attributes"] + info["attributes"]
    if "typedef" in spec["storage"]:
        if info.get("init") is not None:
            p.fault("illegal initializer (only variables can be initialized)", coord)
        node: Any = c_ast.Typedef(None, spec["qual"], spec["storage"], decl, coord, attributes=attributes)
    else:
        node = c_ast.Decl(
            None,
            spec["qual"],
            [],
            spec["storage"],
            spec["function"],
            decl,
            info.get("init"),
            info.get("bitsize"),
            coord,
            attributes=attributes,
        )
    return p._fix_decl_name_type(node, spec["type"])


def tag_only(p: Parser, spec: Spec, first: Token) -> Node:
    """A declaration without a declarator: `struct S { ... };`"""
    typ = spec["type"][0] if spec["type"] else None
    if typ is None:
        p.fault("expected a type", first)
    return c_ast.Decl(
        None,
        spec["qual"],
        [],
        spec["storage"],
        spec["function"],
        typ,
        None,
        None,
        typ.coord or first,
        attributes=spec["attributes"],
    )


def declaration(p: Parser) -> list[Node]:
    """A declaration inside a function."""
    if p.peek_type() == "_STATIC_ASSERT":
        return [p._parse_static_assert()]
    p.declaration_start = p.i
    spec, _, first = specifiers.declaration_specifiers(p, allow_no_type=True)
    if p.accept("SEMI"):
        return [tag_only(p, spec, first)]
    check_type(p, spec)
    need_type(p, spec, first)
    if (bindings := structured_binding(p, spec)) is not None:
        _initialise_bindings(p, bindings)
        p.expect("SEMI", "at end of declaration")
        return [bindings]
    return init_declarators(p, spec, init_declarator(p, spec), "at end of declaration")


def structured_binding(p: Parser, spec: Spec) -> Bindings | None:
    """`auto [a, b]`, `const auto &[a, b]`; None if something else is declared."""
    tok = p.peek()
    reference = tok.type in ("AND", "LAND") and p.peek_type(2) == "LBRACKET"
    if not p.cxx or not (reference or tok.type == "LBRACKET"):
        return None
    kind = spec["type"][0] if spec["type"] else None
    if not isinstance(kind, c_ast.IdentifierType) or kind.names != ["auto"]:
        p.fault("a structured binding is declared with 'auto'")
    p.i += 1 + reference
    names = []
    while True:
        name = p.advance()
        if name.type not in NAMES:
            p.fault("expected identifier in a structured binding", name)
        p.plain_name(name.value, name, "a structured binding")
        names.append(name.value)
        scopes.add_identifier(p, name.value, name)
        if not p.accept("COMMA"):
            break
    p.expect("RBRACKET")
    decl: Any = c_ast.TypeDecl(f" bindings{tok.pos}", None, None, None, tok)
    if reference:
        decl = RefDecl(tok.value, [], decl, tok)
    return Bindings(build_declaration(p, spec, {"decl": decl, "attributes": []}), names, tok)


def _initialise_bindings(p: Parser, node: Bindings) -> None:
    info: Info = {"decl": node.decl, "attributes": []}
    initialise_declared(p, info)
    decl: Any = node.decl
    decl.init = info.get("init")
    if decl.init is None:
        p.fault("a structured binding requires an initializer", node.coord)


def misplaced(p: Parser, message: str, place: Any, start: int) -> NoReturn:
    """What begins at `start` stands inside a function and cannot: most likely a brace is missing."""
    notes = []
    if (opening := _unclosed(p, start)) is not None:
        notes.append(Note("this '{' may lack its '}'", opening.span))
    raise MisplacedDefinition(place, message, notes, start)


def _unclosed(p: Parser, end: int) -> Token | None:
    """The brace before `end` that seems to lack its partner: the one whose own is farther left than the
    line that it opens on, or else the innermost that is open."""
    open_: list[Token] = []
    for tok in p.tokens[:end]:
        if tok.type == "LBRACE":
            open_.append(tok)
        elif tok.type == "RBRACE" and open_:
            opening = open_.pop()
            if (
                tok.src is opening.src
                and _indentation(tok)[1]
                and _indentation(tok)[0] < _indentation(opening)[0]
            ):
                return opening
    return open_[-1] if open_ else None


def init_declarators(p: Parser, spec: Spec, info: Info, where: str) -> list[Node]:
    """The rest of a declaration, after its first declarator."""
    nodes = []
    while True:
        if (
            isinstance(info["decl"], c_ast.FuncDecl)
            and "typedef" not in spec["storage"]
            and (p.peek_type() == "LBRACE" or (not p.cxx and specifiers.starts_declaration(p)))
        ):
            place = innermost(info["decl"]).coord
            words = {*spec["function"], *spec["storage"]}
            if not p.cxx and words.isdisjoint(DEVICE_WORDS):
                p.unsupported("nested function", place)
            misplaced(p, "a function cannot be defined inside another", place, p.declaration_start)
        initialise_declared(p, info)
        nodes.append(build_declaration(p, spec, info))
        if not p.accept("COMMA"):
            break
        info = init_declarator(p, spec)
    nodes += asm.pragmas(p)
    p.expect("SEMI", where)
    return nodes


def struct_declaration(p: Parser) -> list[Node] | None:
    kind = p.peek_type()
    if kind == "_STATIC_ASSERT":
        return [p._parse_static_assert()]
    if kind == "PPPRAGMA":
        return asm.pragmas(p)
    if p.accept("SEMI"):
        return None
    if kind == "ID" and not specifiers.starts_declaration(p):
        misnamed.unknown_type(p, p.peek())
    spec, saw_type, first = specifiers.specifiers(p, allow_storage_and_function=p.cxx)
    if not saw_type:
        specifiers.no_type(p)
    if p.accept("SEMI"):
        return [tag_only(p, spec, first)]
    nodes = []
    while True:
        info = init_declarator(p, spec, members=True)
        if p.cxx:
            initialise_declared(p, info)
        nodes.append(build_declaration(p, spec, info))
        if not p.accept("COMMA"):
            break
    nodes += asm.pragmas(p)
    p.expect("SEMI", "at end of declaration list")
    return nodes


def _indentation(tok: Token) -> tuple[int, bool]:
    """How far the line of a token is indented, and whether the token is the first on it."""
    start = tok.src.text.rfind("\n", 0, tok.pos) + 1
    before = tok.src.text[start : tok.pos]
    return len(before) - len(before.lstrip()), not before.strip()
