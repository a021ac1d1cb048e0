"""C++ classes: bases, access, members. A struct that C could have written stays a plain Struct."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pycparser import c_ast

from minicu.syntax.headers import libraries
from minicu.syntax.members import Members
from minicu.syntax.nodes import (
    Access,
    Attribute,
    Base,
    Class,
    Name,
    Node,
    PackExpansion,
    Part,
    SkippedMember,
    TemplateDecl,
    name_of,
)
from minicu.syntax.parser import (
    abbreviated,
    asm,
    attribute,
    bodies,
    declarations,
    declarators,
    doubtful,
    external,
    initialisers,
    misnamed,
    namespaces,
    qualified,
    recovery,
    scopes,
    specifiers,
    templates,
)
from minicu.syntax.parser.faults import MisplacedDefinition, SyntaxFault
from minicu.syntax.parser.grammar import Spec
from minicu.syntax.parser.names import TYPE, Entity, Scope
from minicu.syntax.reach.pieces import DEVICE_WORDS, WITH_ARGUMENTS
from minicu.syntax.reach.whole_program import for_the_device, mark_device_only
from minicu.syntax.tokens import NAMES, Token

if TYPE_CHECKING:
    from minicu.syntax.parser.parser import Parser


_ACCESS = frozenset({"PUBLIC", "PRIVATE", "PROTECTED"})


def class_specifier(p: Parser) -> Node:
    if not p.cxx:
        return specifiers.c_struct_specifier(p)
    befriended = p.i > 0 and p.tokens[p.i - 1].type == "FRIEND"
    keyword = p.advance()
    attributes = attribute.specifier_seq(p)
    tag = p.advance() if p.peek_type() in NAMES else None
    name = tag.value if tag else None
    behind = p.i
    attributes += attribute.specifier_seq(p)
    final = p.peek().value == "final" and bool(p.accept("ID"))
    outer = namespaces.scopes_of_owner(p, name) if isinstance(name, Name) and len(name.parts) > 1 else []
    p.enter(Scope("prototype", p.scope, using=outer))
    bases = _base_clause(p, keyword) if p.peek_type() == "COLON" else []
    p.leave()
    if p.peek_type() != "LBRACE":
        if name is None or bases:
            p.fault(f"expected '{{' after '{keyword.value}'")
        alone = p.peek_type() == "SEMI" and not befriended
        p.i = behind  # attributes of what is declared with the type
        scopes.declare_tag(p, name, None, alone)
        return _class_node(keyword, name, [], None, final, attributes, tag or keyword)
    if pack := asm.pack_attribute(p, tag or keyword):
        attributes.append(pack)
    p.i += 1
    scope = Scope("class", p.scope, Members(p.member_names), using=outer)
    members = _class_body(p, name, bases, scope)
    p.expect("RBRACE")
    attributes += attribute.specifier_seq(p)
    node = _class_node(keyword, name, bases, members, final, attributes, tag or keyword)
    p.class_scopes[node] = scope
    if p.class_depth == 0:
        bodies.read_pending(p)
    templates.refuse_declarator(p)
    return node


def _class_node(
    keyword: Token,
    name: str | None,
    bases: list[Node],
    members: list[Node] | None,
    final: bool,
    attributes: list[Attribute],
    place: Token,
) -> Node:
    plain = not bases and not final and keyword.value != "class" and not isinstance(name, Name)
    if plain and all(_plain_member(m) for m in members or ()):
        kind = c_ast.Union if keyword.value == "union" else c_ast.Struct
        return kind(name, members, place, attributes=attributes)
    return Class(keyword.value, name, bases, members, final, attributes, place)


def _base_clause(p: Parser, keyword: Token) -> list[Node]:
    """`: public A, B<T>`"""
    p.i += 1
    bases: list[Node] = []
    while True:
        access = "private" if keyword.value == "class" else "public"
        virtual = False
        place = p.peek()
        while p.peek_type() in (*_ACCESS, "VIRTUAL"):
            word = p.advance()
            if word.type == "VIRTUAL":
                virtual = True
            else:
                access = word.value
        p.accept("TYPENAME")
        name = p.peek()
        if name.type == "DECLTYPE" and qualified.fold_decltype(p):
            name = p.tokens[p.i]
        if name.type == "DECLTYPE":
            named = specifiers.typeof_specifier(p)
            bases.append(initialisers.expansion(p, Base("decltype", access, virtual, named, place)))
            if not p.accept("COMMA"):
                return bases
            continue
        if name.type not in NAMES:
            p.fault("expected class name")
        if (
            name.type == "ID"
            and namespaces.entity_named(p, name.value) is None
            and not isinstance(name.value, Name)
        ):
            p.unknown_base(name)
        p.i += 1
        bases.append(initialisers.expansion(p, Base(name.value, access, virtual, None, place)))
        if not p.accept("COMMA"):
            return bases


def unknown_base(p: Parser, name: Token) -> None:
    misnamed.unknown_type(p, name)


def share_members(p: Parser, name: str, type: Node | None) -> None:
    scope = p.class_scopes.get(type) if type is not None else None
    if scope is None and isinstance(type, c_ast.IdentifierType) and len(type.names) == 1:
        known = namespaces.entity_named(p, type.names[0])
        if known is not None and known.kind == "type":
            if known.scope is None and known.template and isinstance(type.names[0], Name):
                # The definition of the template may follow: `using json = basic_json<>;`
                known.scope = Scope("class", None, Members(p.member_names))
            scope = known.scope
    elif scope is None and isinstance(type, (c_ast.Struct, c_ast.Union)) and type.name:
        known = namespaces.entity_named(p, type.name)
        scope = known.scope if known is not None else None
    where, template = scopes.declaring_scope(p)
    entity = where.names.get(name)
    if scope is not None and entity is not None and entity.kind == "type" and entity.scope is None:
        where.names[name] = Entity("type", template=bool(template), scope=scope)
        p.changed()


def _class_body(p: Parser, name: str | None, bases: list[Node], scope: Scope) -> list[Node]:
    for base in bases:
        named = None if isinstance(base, PackExpansion) else base.name  # type: ignore[attr-defined]
        if named is not None and (entity := namespaces.entity_named(p, named)) and entity.scope is not None:
            scope.using.append(entity.scope)
    scopes.declare_tag(p, name, scope, True)
    template = namespaces.entity_named(p, name) if isinstance(name, Name) else None
    if template is not None and template is not TYPE and template.kind == "type":
        # What a specialisation declares may be named after the template's name.
        template.scope = template.scope or Scope("class", p.scope, Members(p.member_names))
        template.scope.using.append(scope)
    word = name.parts[-1].word if isinstance(name, Name) else name
    if word is not None:
        of_template = scopes.declaring_scope(p)[1] or isinstance(name, Name)
        scope.names[word] = Entity("type", template=of_template, scope=scope)
    outer, p.class_name = p.class_name, word
    p.class_depth += 1
    p.scope = scope
    p.changed()
    members: list[Node] = []
    while p.peek_type() not in (None, "RBRACE"):
        members += p.member_or_skip()
    p.class_depth -= 1
    p.class_name = outer
    assert scope.up is not None
    p.scope = scope.up
    p.changed()
    return members


def templated_declaration(p: Parser) -> list[Node]:
    scope, _ = scopes.declaring_scope(p)
    if scope.kind != "class":
        return external.external_declaration(p)
    nodes = member_declaration(p)
    for node in nodes:
        decl: Any = node.decl if isinstance(node, TemplateDecl) else node
        decl = decl.decl if isinstance(decl, c_ast.FuncDef) else decl
        p.member_templates.add(name_of(decl) or "")
    return nodes


def member_or_skip(p: Parser) -> list[Node]:
    """A member. A function of the host's that cannot be read does not spoil the class, unless the host's
    code is compiled, which might call another in its place."""
    start, state = p.i, recovery.recovery_state(p)
    try:
        return member_declaration(p)
    except SyntaxFault as fault:
        reached, p.i = p.i, start
        end, name = function_end(p)
        if reached > end:  # a class that does not end: what is in it has been read
            name = None
        head = p.tokens[start:end]
        needed = p.language.whole_program and not p.tokens[start].src.outside_program
        if name is None or needed or any(tok.value in DEVICE_WORDS for tok in head):
            if not p.recovers or isinstance(fault, MisplacedDefinition):
                raise
            p.report(fault)
            return [recovery.spoiled(p, start, state)]
        p.i = end
        if not p.tokens[start].src.outside_program:
            doubtful.misspelled_keyword(p.diagnostics, p.tokens, start, end, "member")
        p.forget()
        state.restore(p)
        p.changed()
        return [SkippedMember(name.value, [fault.diagnostic()], name)]


def function_end(p: Parser) -> tuple[int, Token | None]:
    """Behind the member at hand, and its name if it looks like a function."""
    saved, name = p.i, None
    try:
        while True:
            tok = p.tokens[p.i]
            if tok.type == "LPAREN" and name is None and p.tokens[p.i - 1].type not in WITH_ARGUMENTS:
                name = p.tokens[p.i - 1]
            if tok.type == "RBRACE" or tok.type is None:
                return p.i, None
            if tok.type in ("LPAREN", "LBRACE", "LBRACKET"):
                specifiers.skip_balanced(p)
                if tok.type == "LBRACE" and name is not None:
                    return p.i, name
                continue
            p.i += 1
            if tok.type == "SEMI":
                return p.i, name
    finally:
        p.i = saved


def member_declaration(p: Parser) -> list[Node]:
    tok = p.peek()
    kind = tok.type
    if kind in _ACCESS:
        p.i += 1
        p.expect("COLON", f"after '{tok.value}'")
        return [Access(tok.value, tok)]
    if kind == "TEMPLATE":
        return templates.template_declaration(p)
    if kind == "USING":
        return namespaces.using_declaration(p)
    if kind == "_STATIC_ASSERT":
        return [p._parse_static_assert()]
    if kind == "PPPRAGMA":
        return asm.pragmas(p)
    if kind == "SEMI":
        p.i += 1
        return []
    if kind == "ID" and _of_host(p, tok):
        tok.type = "TYPEID"
    elif kind == "ID" and not specifiers.starts_declaration(p) and not qualified.taken_for_type(p, tok):
        misnamed.unknown_type(p, tok)
    spec, _, first = specifiers.specifiers(p, allow_storage_and_function=True)
    if p.accept("SEMI"):
        return [declarations.tag_only(p, spec, first)]
    if _befriends_unknown(p, spec):
        return []
    declarators.check_type(p, spec)
    special_member(p, spec)
    declarators.need_type(p, spec, first if first is not p.peek() else tok)
    nodes: list[Node] = []
    while True:
        info = declarations.init_declarator(p, spec, members=True)
        if isinstance(info["decl"], c_ast.FuncDecl) and "typedef" not in spec["storage"]:
            device = p.language.whole_program and not p.peek().src.system and mark_device_only(spec)
            if p.language.whole_program:
                for_the_device(spec)
            if p.peek_type() in ("LBRACE", "COLON", "TRY"):
                function = bodies.delayed(p, spec, info)
                if device:
                    p.pending.pop()
                return _abbreviated(p, [*nodes, function.decl if device else function])
            bodies.function_purpose(p, info)
        else:
            if p.language.whole_program and "static" in spec["storage"]:
                if "constexpr" not in spec["function"] and "const" not in spec["qual"]:
                    for_the_device(spec)
            declarations.initialise_declared(p, info)
        nodes.append(declarations.build_declaration(p, spec, info))
        if not p.accept("COMMA"):
            break
    nodes += asm.pragmas(p)
    p.expect("SEMI", "at end of declaration list")
    return _abbreviated(p, nodes)


def _befriends_unknown(p: Parser, spec: Spec) -> bool:
    """`friend std::vector<int>;` where the host's library has not been read: no code that is compiled is a
    member of that."""
    name = p.peek().value
    unknown = isinstance(name, Name) and name.parts[0].word == "std" and not p.language.whole_program
    if not unknown or spec["type"] or "friend" not in spec["function"] or p.peek_type(2) != "SEMI":
        return False
    p.i += 2
    return True


def _abbreviated(p: Parser, nodes: list[Node]) -> list[Node]:
    """Members, those with `auto` parameters as templates (C++20)."""
    return abbreviated.templates(p, nodes) if p.language.cxx20 else nodes


def constructor_ahead(p: Parser, tok: Token) -> bool:
    """Whether the class name `tok` begins a constructor: `X(` in X, or `X::X(`."""
    if p.tokens[p.i + 1].type != "LPAREN":
        return False
    if isinstance(tok.value, Name):
        parts = tok.value.parts
        return len(parts) > 1 and parts[-1].word == parts[-2].word
    return (
        tok.value == p.class_name
        and p.scope.kind in ("class", "template")
        and not (p.tokens[p.i + 2].type == "TIMES" and p.tokens[p.i + 4].type == "RPAREN")
    )


def special_member(p: Parser, spec: Spec) -> None:
    """Constructors, destructors and conversions have no type: an IdentifierType without names."""
    tok = p.peek()
    if spec["type"]:
        return
    name = tok.value.parts[-1].word if isinstance(tok.value, Name) else tok.value
    if (
        (tok.type == "TYPEID" and constructor_ahead(p, tok))
        or (tok.type == "NOT" and p.peek_type(2) in NAMES)
        or (tok.type == "OPERATOR" and _conversion_ahead(p))
        or (isinstance(tok.value, Name) and (name.startswith("~") or name == "operator"))
    ):
        spec["type"] = [c_ast.IdentifierType([], tok)]


def _conversion_ahead(p: Parser) -> bool:
    return specifiers.starts_declaration(p, p.peek(2))


def _plain_member(node: Node) -> bool:
    """Whether the member could occur in a C struct."""
    if isinstance(node, c_ast.Decl):
        return (
            not isinstance(node.type, c_ast.FuncDecl)
            and node.init is None
            and not node.funcspec
            and not set(node.storage) - {"typedef"}
            and type(node.type) is not Class
        )
    return isinstance(node, (c_ast.Typedef, c_ast.StaticAssert, c_ast.Pragma))


_AFTER_MEMBER = frozenset({"SEMI", "COMMA", "EQUALS", "LBRACE", "LBRACKET"})


def _of_host(p: Parser, tok: Token) -> bool:
    """Whether it is a data member of a type of the host's library (`sema.types.host_members`)."""
    if p.language.whole_program or p.scope.find(tok.value) is not None or p.peek_type(3) not in _AFTER_MEMBER:
        return False
    parts = tok.value.parts if isinstance(tok.value, Name) else [Part(tok.value)]
    return parts[-1].word in libraries.HOST_WORDS and [part for part, _ in parts[:-1]] in ([], ["std"])
