"""Structures and unions (C11 6.7.2.1), and tags (6.7.2.3)."""

from __future__ import annotations

from functools import partial
from typing import Any, NoReturn

from pycparser import c_ast

from minicu import types as ty
from minicu.abi.layout import BadLayout, NoSize, align_of, layout
from minicu.abi.records import otherwise_on_host
from minicu.diagnostics.errors import Note, Place, Refused, span_of
from minicu.diagnostics.warnings import BITFIELD_WIDTH, HOST_LAYOUT, IGNORED_ATTRIBUTES
from minicu.sema import rules
from minicu.sema.constants import constant
from minicu.sema.context import Check, FaultyInstance, Here, MemberDefault
from minicu.sema.names import symbols
from minicu.sema.scope import FieldName, HostOnly, Scope, TypeName, of_library
from minicu.sema.types import anonymous, attributes, declarators, host_members, placeholders, specifiers
from minicu.sema.types.naming import home, note_record
from minicu.syntax.nodes import Access, Name, ScopedEnum, Spoiled, Syntax, TemplateDecl, keyword_of
from minicu.syntax.nodes import Class as ClassNode
from minicu.tree import Special
from minicu.tree.local import Around
from minicu.types.dependent import MemberDecl, depends


def record(c: Check, node: c_ast.Struct | c_ast.Union, *, alone: bool = False) -> ty.Record:
    """The type that a Struct or Union node names, declares or defines."""
    done = c.here.tags
    if node in done:  # several declarators share one specifier
        return done[node]
    keyword = keyword_of(node)
    if node.decls is None:
        known = mention(c, node, keyword, alone)
        if node.attributes:
            _foretell(c, node, known, alone)
        return known
    type = declare_new(c, node, keyword)
    done[node] = type
    if type.decl.scope and ty.UNSHARED in type.decl.scope[-1]:
        c.known.local_classes[type.decl] = node
    if alone and isinstance(type.decl, MemberDecl):
        type.decl.complete = partial(_complete, c, node, type, c.here)
    else:
        define_record(c, node, type)
    return type


def _complete(
    c: Check, node: c_ast.Struct | c_ast.Union, type: ty.Record, here: Here, decl: MemberDecl
) -> None:
    """Define a class inside an instance of a class template, which was declared at `here`."""
    if c.known.finished:
        return
    first, errors = len(c.diagnostics.items), c.diagnostics.errors
    try:
        around = here.scope.owner
        with c.elsewhere(here.scope, instances=c.here.instances + 1):
            c.here.tags[node] = type
            if around is not None and around.members is None:  # bodies wait for its end
                with c.within(classes=here.classes, bodies=here.bodies):
                    define_record(c, node, type)
            else:
                define_record(c, node, type)
    except Refused:
        if decl.members is None:
            decl.members, decl.refused = (), frozenset({""})
    finally:
        if c.diagnostics.errors != errors:
            c.work.faulty_instances.append(FaultyInstance(None, decl, c.diagnostics.items[first:]))


def _foretell(c: Check, node: c_ast.Struct | c_ast.Union, type: ty.Type, alone: bool) -> None:
    """Attributes of a forward declaration: those that affect the layout apply to the later definition."""
    given = attributes.read(c, node.attributes)
    if not isinstance(type, ty.Record) or not (given.packed or given.last_align):
        return
    decl = type.decl
    if alone and decl.completed().members is None:
        decl.packed = decl.packed or given.packed
        decl.align = given.last_align or decl.align
    else:
        why = "is already defined" if alone else "is not declared here"
        c.warn(IGNORED_ATTRIBUTES, node.coord, f"attribute ignored: '{type}' {why}")


# ---------------------------------------------------------------- tags


def mention(c: Check, node: c_ast.Struct | c_ast.Union | c_ast.Enum, keyword: str, alone: bool) -> Any:
    """`struct S` without a body: the visible S, or else a new incomplete one."""
    name, files = node.name, c.known.files
    if "::" in name or isinstance(name, Name):  # of a namespace or class, or an instance
        known = rules.names.find(c, name, node.coord, checked=not alone)
        if not isinstance(known, TypeName):
            return c.fatal(node.coord, f"no {keyword} named '{name}'")
    else:
        here = tag_scope(c)  # 6.7.2.3p7, C++ [basic.scope.pdecl]p7: declared alone, it is this scope's
        known = here.tags.get(name) if alone else c.scope.find_tag(name)
        if known is None and c.language.cplusplus:
            entity = here.names.get(name) if alone else c.scope.find(name)
            if isinstance(entity, TypeName):
                known = entity  # a typedef name may stand for its record
            elif isinstance(entity, HostOnly) and entity.errors:
                rules.names.refuse_host(c, entity, node.coord)
    if known is None:
        scope = tag_scope(c, mentioned=not alone)
        known = files.tag(scope, name, node.coord, False) if files is not None else None
        if known is None:
            return _enter(c, node, keyword, scope)
    elif alone and files is not None:
        files.note(c.scope, known, node.coord)
    if (
        keyword == "struct"
        and isinstance(known.type, ty.Float)
        and known.type.rank == 0
        and of_library(known.at)
    ):
        return known.type  # `struct __half;`: a structure in CUDA's own headers
    if depends(known.type):  # what it is, the instance tells
        return known.type.unqualified
    if not isinstance(known.type, ty.Enum if keyword == "enum" else ty.Record) or (
        isinstance(known.type, ty.Record) and known.type.decl.keyword != keyword
    ):
        return c.fatal(
            node.coord, f"use of '{name}' with tag type that does not match previous declaration",
            [Note("previous use is here", span_of(known.at))],
        )  # fmt: skip
    return known.type.unqualified


def tag_scope(c: Check, mentioned: bool = False) -> Scope:
    """Where a tag that is declared now goes. In C++ not into a parameter list, and one that is only
    mentioned (`struct S *p;`) not into a class, nor to the parameters of a template
    ([basic.scope.pdecl]p7)."""
    scope = c.scope
    if c.language.cplusplus:
        passed = ("prototype", "class", "template") if mentioned else ("prototype",)
        while scope.kind in passed and scope.up is not None:
            scope = scope.up
    return scope


def declare_new(c: Check, node: c_ast.Struct | c_ast.Union | c_ast.Enum, keyword: str) -> Any:
    """The type that a definition defines: a new one, or the incomplete one of this scope."""
    scope = tag_scope(c)
    name = node.name
    known = scope.tags.get(name) if name else None
    if known is None and name and "::" in name:
        entity = rules.names.find(c, name, node.coord, checked=False)
        if not isinstance(entity, TypeName):
            c.fatal(node.coord, f"no {keyword} named '{name}'")
        known = entity
    if name and (files := c.known.files) is not None:
        if known is None:
            known = files.tag(scope, name, node.coord, True)
        else:
            files.note(scope, known, node.coord)
    if known is None:
        return _enter(c, node, keyword, scope)
    old = known.type
    mark = old.decl.keyword if isinstance(old, ty.Record) else "enum"
    if mark != keyword:
        c.fatal(
            node.coord, f"use of '{name}' with tag type that does not match previous declaration",
            [Note("previous use is here", span_of(known.at))],
        )  # fmt: skip
    if isinstance(old, ty.Record) and old.decl.completed().members is None:
        old.decl.at = node.coord
        known.first, known.at = known.first or known.at, node.coord
        return old
    if isinstance(old, ty.Enum) and isinstance(node, c_ast.Enum):
        if node.values is None or not old.decl.constants:
            old.decl.at = node.coord if node.values is not None else old.decl.at
            return old
    if not of_library(known.at):  # a program may define what our headers define
        c.error(
            node.coord, f"redefinition of '{name}'", [Note("previous definition is here", span_of(known.at))]
        )
        return _incomplete_type(c, node, keyword, scope)
    return _enter(c, node, keyword, scope)


def _enter(
    c: Check, node: c_ast.Enum | c_ast.Struct | c_ast.Union, keyword: str, scope: Scope
) -> ty.Enum | ty.Record:
    name = node.name
    type = _incomplete_type(c, node, keyword, scope)
    if name:
        entry = TypeName(name, type, node.coord)
        scope.tags[name] = entry
        if c.known.files is not None:
            c.known.files.note(scope, entry, node.coord)
        if c.language.cplusplus and (name not in scope.names or isinstance(scope.names[name], TypeName)):
            scope.names[name] = entry
    return type


def _incomplete_type(
    c: Check, node: c_ast.Enum | c_ast.Struct | c_ast.Union, keyword: str, scope: Scope
) -> ty.Enum | ty.Record:
    """A new incomplete type."""
    path = scope.path
    given = c.here.typedef
    alias = given[1] if given is not None and given[0] is node else None
    if scope.kind in ("block", "function") and c.language.cplusplus:
        context = symbols.context(c)
        if context.function is not None:
            path = (*path, symbols.of_block(c, context, node.name or alias or ""))
        elif context.scope is not None:
            path = context.scope
    if keyword == "enum":
        scoped = isinstance(node, ScopedEnum)
        return ty.Enum(ty.EnumDecl(node.name, node.coord, scoped=scoped, scope=path, alias=alias))
    if scope.kind == "class" and c.here.instances and node.name:
        return ty.Record(MemberDecl(keyword, node.name, node.coord, path))
    return ty.Record(ty.RecordDecl(keyword, node.name, node.coord, scope=path, alias=alias))


# ---------------------------------------------------------------- members


def define_record(c: Check, node: c_ast.Struct | c_ast.Union, type: ty.Record) -> None:
    decl = type.decl
    given = attributes.read(c, node.attributes)
    decl.packed = decl.packed or given.packed
    decl.align = given.last_align or decl.align
    decl.pack = given.pack
    decl.transparent = given.transparent and decl.keyword == "union"
    decl.by_address = given.by_address
    decl.takes, decl.like, decl.by_functions = given.takes, given.like, given.by_functions
    members: list[ty.Member] = []
    scope = c.scope
    info: rules.classes.Class | None = None
    if c.language.cplusplus:  # types and enumerators declared inside are the class's own
        scope = c.known.class_scopes[decl] = Scope("class", home(c, node), decl.name or "")
        if any(isinstance(name, Around) for name in decl.scope):
            scope.around = decl.scope
        if node.__class__ is ClassNode:
            with c.within(scope=scope):
                info = rules.classes.begin(c, node, decl, scope)
    with c.within(scope=scope, classes=c.here.classes + (info is not None)):
        _read_members(c, node, decl, info, members)
        _check_flexible(c, decl, members)
        if c.language.cplusplus:
            rules.special.settle_layout(c, decl, info, members)
        decl.members = tuple(members)
        _lay_out(c, node, type)
    if info is not None:
        rules.classes.finish(c, info, node)
    elif c.language.cplusplus and decl.completed().members and rules.classes.needed(members):
        rules.classes.ensure(c, type)
    if not of_library(node.coord) or c.language.whole_program:
        note_record(c, decl.tag and decl.name, type)  # an instance's name has its arguments


def _read_members(
    c: Check,
    node: c_ast.Struct | c_ast.Union,
    decl: ty.RecordDecl,
    info: rules.classes.Class | None,
    members: list[ty.Member],
) -> None:
    known: dict[str, ty.Member] = {}
    access = "private" if isinstance(node, ClassNode) and node.key == "class" else "public"
    if info is not None:
        try:
            members += rules.classes.base_members(c, info, node)
        except Refused:  # the class is what it is without the base
            decl.refused |= {""}
        rules.virtual.begin(c, info, node, members)
    for item in node.decls or ():
        first = len(c.diagnostics.items)
        if isinstance(item, Access):
            access = item.access
            continue
        if isinstance(item, Spoiled):
            decl.refused |= {"", *item.names}
            continue
        try:
            specifiers.refuse_alone(c, item)
            if info is not None and rules.methods.member(c, info, item, access):
                continue
            for member in _members(c, item, decl):
                member.access = access
                _enter_member(c, decl, member, known)
                if info is not None:
                    rules.classes.enter_field(c, info, member)
                elif c.language.cplusplus and member.name is not None:
                    c.scope.names[member.name] = FieldName(member.name, decl, member.at, member.type)
                members.append(member)
        except Refused:
            if isinstance(item, c_ast.Decl) and not isinstance(item.type, c_ast.FuncDecl) and item.name:
                decl.refused |= {item.name}
            if c.launches is not None:
                c.launches.refused(item, next((d.message for d in c.diagnostics.items[first:]), ""))
    if decl.keyword == "union":  # [class.union]p1
        for member in [m for m in members if m in c.known.member_defaults][1:]:
            c.error(member.at, "initializing multiple members of union")


def _lay_out(c: Check, node: c_ast.Struct | c_ast.Union, type: ty.Record) -> None:
    decl = type.decl
    members = decl.completed().members
    assert members is not None
    if decl.takes == 1 and c.language.cplusplus:  # the constructor's parameters are 1 by default
        one = MemberDefault(c_ast.Constant("int", "1", node.coord))
        c.known.member_defaults.update(dict.fromkeys(members, one))
    try:
        layout(type, c.model)
    except BadLayout as bad:
        c.error(bad.member.at if bad.member else node.coord, str(bad))
        decl.members, decl.refused = (), frozenset({""})
    except NoSize as bad:
        c.error(node.coord, str(bad))
        decl.members, decl.refused = (), frozenset({""})
    if c.language.cplusplus and (difference := otherwise_on_host(type, c.model)) is not None:
        member, what = difference
        c.warn(HOST_LAYOUT, member.at or node.coord, f"host code may see '{type}' otherwise: gcc's layout "
               f"differs from nvcc's for {what}")  # fmt: skip


def _incomplete(c: Check, type: ty.Type, decl: ty.RecordDecl, at: Place) -> NoReturn:
    notes = []
    if isinstance(type, ty.Record):
        name = type.unqualified
        text = f"forward declaration of '{name}'"
        if type.decl is decl:
            text = f"definition of '{name}' is not complete until the closing brace"
        notes = [Note(text, span_of(type.decl.at))]
    c.fatal(at, f"field has incomplete type '{type}'", notes)


def _members(c: Check, node: c_ast.Node, decl: ty.RecordDecl) -> list[ty.Member]:
    """The members that one item of a record's body declares: none, or one."""
    if not isinstance(node, c_ast.Decl):
        _no_member(c, node)
        return []
    for word in (*node.storage, *node.funcspec):
        if word in ("__device__", "__constant__", "__shared__", "__managed__"):
            c.warn(IGNORED_ATTRIBUTES, node.coord, f"'{word}' does not apply to a data member")  # as nvcc
    if node.name is None and not isinstance(node.type, c_ast.TypeDecl):
        return anonymous.members(c, node)
    given = attributes.read(c, node.attributes)
    base = host_members.of_host(c, declarators.tail(node.type).type, node.coord)
    if base is None:
        base = specifiers.specified(c, declarators.tail(node.type).type)
    type = declarators.declared(c, node.type, base)
    if given.mode:
        type = attributes.apply_mode(c, type, given)
    placeholders.no_auto(c, type, node.coord, "'auto' not allowed in struct member")
    if isinstance(type, ty.Function):
        return c.fatal(node.coord, f"field '{node.name}' declared as a function")
    if isinstance(type, ty.VariableArray):
        return c.unsupported(node.coord, "variable length array in a struct or union")
    flexible = isinstance(type, ty.Array) and type.length is None
    if not flexible and not declarators.complete(c, type):
        _incomplete(c, type, decl, node.coord)
    if c.language.cplusplus:
        rules.classes.refuse_abstract(c, type, "field", node.coord)
        if decl.keyword == "union" and isinstance(type, ty.Reference):  # [class.union]p2
            c.fatal(node.coord, f"union member '{node.name}' has reference type '{type}'")
    if given.align is None and given.alignas:
        check_alignas(c, node.coord, type, given.alignas)
    member = ty.Member(node.name or None, type, None, given.alignment, given.packed, node.coord)
    member.shares_address = given.shares_address
    if node.bitsize is not None:
        attributes.refuse_alignas(c, given, node.coord, "bit-field")
        _bit_field(c, node, member)
    if "mutable" in node.storage:
        if type.const or isinstance(type, ty.Reference):
            what = "const" if type.const else "references"
            c.fatal(node.coord, f"'mutable' and '{what}' cannot be mixed" if type.const
                    else "'mutable' cannot be applied to references")  # fmt: skip
        member.mutable = True
    if node.init is not None:
        c.known.member_defaults[member] = MemberDefault(node.init, c.scope)
    return [member]


def _no_member(c: Check, node: c_ast.Node) -> None:
    """An item of a record's body that declares no member."""
    if isinstance(node, c_ast.StaticAssert):
        rules.declare.static_assert(c, node)
    elif isinstance(node, c_ast.Typedef):
        rules.typedefs.typedef(c, node)
    elif isinstance(node, TemplateDecl):
        c.unsupported(node.coord, "member template")
    elif not isinstance(node, c_ast.Pragma):
        c.unsupported(node.coord, f"{node.__class__.__name__} in a class")


def default_scope(c: Check, member: ty.Member) -> Scope:
    """Where the default initialiser of a member is looked up."""
    return c.known.member_defaults[member].scope or c.scope


def default_of(c: Check, member: ty.Member) -> Syntax | None:
    """The AST of a member's default initialiser (C++ [class.mem]p10), or None."""
    known = c.known.member_defaults.get(member)
    return known.node if known is not None else None


def has_defaults(c: Check, type: ty.Type) -> bool:
    """Whether initialising an object of `type` involves default member initialisers."""
    defaults = c.known.member_defaults
    for part in ty.parts(type):
        if isinstance(part, ty.Record):
            decl = part.decl.completed()
            if decl.info is not None and Special.DEFAULT not in decl.info.trivial:
                return True
            if not defaults:
                return False
            if any(member in defaults for member in decl.members or ()):
                return True
    return False


def least_align(c: Check, type: ty.Type) -> int:
    """The alignment that a type needs by itself; 1 if it is not known."""
    try:
        return align_of(type, c.model)
    except NoSize:
        return 1


def check_alignas(c: Check, at: Place, type: ty.Type, align: int) -> None:
    """C11 6.7.5p5: `_Alignas` cannot ask for less than the type needs."""
    if align < (least := least_align(c, type)):
        c.error(at, f"requested alignment is less than minimum alignment of {least} for type '{type}'")


def _bit_field(c: Check, node: c_ast.Decl, member: ty.Member) -> None:
    name = f"bit-field '{node.name}'" if node.name else "anonymous bit-field"
    type = member.type
    if not ty.is_integral(type):
        c.fatal(node.coord, f"{name} has non-integral type '{type}'")
    width = rules.constants.integer(c, node.bitsize, f"width of {name}")
    # C counts the bits of a value (6.7.2.1p4, so 1 for _Bool), C++ those of the object ([class.bit]p1).
    most = 8 * layout(type, c.model).size if c.language.cplusplus else constant.bits_of(c, type)[0]
    if width < 0:
        c.fatal(node.bitsize.coord, f"{name} has negative width ({width})")
    if width == 0 and node.name:
        c.fatal(node.coord, f"named {name} has zero width")
    if width > most:
        message = (
            f"width of {name} ({width} bits) exceeds the width of its type ({most} bit{'s' * (most != 1)})"
        )
        if not c.language.cplusplus:
            c.fatal(node.bitsize.coord, message)
        c.warn(BITFIELD_WIDTH, node.bitsize, message)
        member.reserved = width - most
    member.bit_width = min(width, most)


def _enter_member(c: Check, decl: ty.RecordDecl, member: ty.Member, known: dict[str, ty.Member]) -> None:
    """Members of an anonymous record are members of the record around it (6.7.2.1p13)."""
    if member.name is None:
        if isinstance(member.type, ty.Record) and member.bit_width is None:
            for inner in member.type.decl.completed().members or ():
                _enter_member(c, decl, inner, known)
        return
    if (old := known.get(member.name)) is not None:
        c.error(
            member.at,
            f"duplicate member '{member.name}'",
            [Note("previous declaration is here", span_of(old.at))],
        )
        return
    known[member.name] = member


def _check_flexible(c: Check, decl: ty.RecordDecl, members: list[ty.Member]) -> None:
    """6.7.2.1p18. gcc also takes flexible members in unions and in otherwise empty structs."""
    if decl.keyword == "union":
        return
    for member in members[:-1]:
        if isinstance(member.type, ty.Array) and member.type.length is None:
            c.error(member.at, f"flexible array member '{member.name}' is not at the end of struct")
            members.remove(member)
