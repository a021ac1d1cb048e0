"""C++ classes (C++17 [class]): what is known of them beyond their members, and how they are completed.

A record that C could have written has no `Class`: it is an aggregate, all of it is public, and copying it
copies its bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.abi import virtual_bases
from minicu.diagnostics.errors import Note, Place, span_of
from minicu.sema import rules
from minicu.sema.context import Check
from minicu.sema.names import symbols
from minicu.sema.scope import ConstantName, Entity, FieldName, HostOnly, OverloadSet, Scope, TypeName
from minicu.sema.types import half_classes
from minicu.syntax import nodes
from minicu.syntax.nodes import Base, Name, Syntax, fields
from minicu.tree.local import Around, Closure, Unnamed
from minicu.types.dependent import InstanceDecl
from minicu.types.spelling import class_name

if TYPE_CHECKING:
    from minicu.sema.classes.virtual import Entry
    from minicu.sema.lambdas.extended import Extended
    from minicu.sema.templates.constraints import Normal
    from minicu.sema.templates.instance import Template


class Class:
    """What C++ knows of a class.

    `scope` has everything but constructors, destructor and conversion functions. `trivial` holds which
    special member functions do what C would do. `access` is that of
    names which stand for neither a data member nor functions. `friends` are functions and classes.
    """

    def __init__(self, decl: ty.RecordDecl, scope: Scope, constructors: OverloadSet) -> None:
        self.decl = decl
        self.scope = scope
        self.constructors = constructors
        self.conversions: list[tree.Function] = []
        self.conversion_templates: list[Template] = []
        self.specialised: set[str] = set()  # static data members with values of their own
        self.destructor: tree.Function | None = None
        self.aggregate = True
        self.final = False
        self.trivial: set[tree.Special] = set()
        self.does_as_c = False  # all six special member functions are implicit, and trivial
        self.access: dict[str, str] = {}
        self.friends: set[Hashable] = set()
        self.defaults: dict[ty.Member, Syntax] = {}
        self.bodies: list[Callable[[], None]] = []  # definitions of member functions, in order
        self.local = False
        self.closure = ""  # of a lambda: what messages call it
        self.extended: Extended | None = None  # of an extended lambda in host code
        self.instance = False  # of a class template, or inside one: members are made when they are used
        self.plain = False  # C could have written it
        self.virtuals: list[Entry] | None = None  # the table of virtual functions, if there are any
        self.table: tree.Object | None = None  # the same in memory
        self.vtt: tree.Object | None = None  # Itanium C++ ABI 2.6.2: of a class with virtual bases
        self.tables_while_made: dict[tuple[Path, Path], tree.Object] = {}
        self.start: ty.RecordDecl | None = None  # of its bases alone, while the class is not complete
        self.own_virtuals: list[tree.Function] = []  # those that the class itself declares
        self.overrides: list[tuple[tree.Function, tree.Function]] = []  # each with what it overrides
        self.inherits: list[ty.RecordDecl] = []  # bases whose constructors it has
        self.templated: set[str] = set()  # names of member templates, which are not known
        self.asking: list[Callable[[], None]] = []  # what declares members that ask for the class (C++20)
        self.constrained: dict[tree.Function, Normal] = {}  # requires clauses in normal form (C++20)

    @property
    def name(self) -> str:
        return spelled(self.decl)


spelled = class_name

#: How the classes of lambdas are called; a number follows.
LAMBDA = f"__lambda{ty.UNSHARED}"


def class_of(type: ty.Type) -> Class | None:
    """The Class behind a record, or behind the elements of an array."""
    type = ty.remove_all_extents(type)
    return type.decl.completed().info if isinstance(type, ty.Record) else None


def refuse_abstract(c: Check, type: ty.Type, what: str, at: Place) -> None:
    """Complain about an object of an abstract class ([class.abstract]p2)."""
    info = class_of(type)
    if info is not None and info.virtuals is not None:
        rules.virtual.refuse_pure(c, info, type, what, at)


def by_address(type: ty.Type) -> bool:
    """Whether `type` is a class whose objects are copied by functions and therefore passed by address."""
    return type.__class__ is ty.Record and type.decl.completed().info is not None and type.decl.by_address


def path(c: Check, decl: ty.RecordDecl) -> tuple[str, ...]:
    """The scopes around a member. An unnamed class has a scope name of its own here."""
    name = decl.name
    if name is None:
        unnamed = c.known.numbering.unnamed_classes
        around = decl.scope[-1] if decl.scope else None
        number = around.number if isinstance(around, Around) else 0
        name = Unnamed(f"{ty.UNSHARED}unnamed{unnamed.setdefault(decl, len(unnamed))}", number)
    return (*decl.scope, name)


def rename(c: Check, decl: ty.RecordDecl) -> None:
    """An unnamed class got the name of a typedef ([dcl.typedef]p9), and its members new symbols."""
    info = decl.completed().info
    if info is None:
        return
    sets = [e for e in info.scope.names.values() if isinstance(e, OverloadSet) and e.owner is decl]
    for function in [f for e in sets for f in e.functions] + info.conversions:
        function.scope = (*decl.scope, decl.name)
        function.symbol = symbols.of_function(function)
        if function.linkage == "internal" and not info.local and not function.method.implicit:
            function.linkage = "weak" if function.inline else "external"


def refuse_template(c: Check, owner: ty.RecordDecl, name: str, exact: bool, at: Place) -> None:
    """Complains if a member template that is not supported might be a better match, unless the known function
    fits exactly."""
    if owner.completed().info is not None and name in owner.info.templated and not exact:
        what = "constructor template" if name == owner.tag else f"member template '{name}'"
        if name == "operator":
            what = "conversion template"
        c.unsupported(at, f"{what} of '{spelled(owner)}', which this call may mean")


# ---------------------------------------------------------------- bases


#: The base class subobjects that lead from a class to one of its bases. That to a virtual base, of which
#: there is but one, is the class's own member for it: only the first can be virtual.
Path = tuple[ty.Member, ...]


def derives(derived: ty.Type, base: ty.Type) -> int | None:
    """The length of the shortest path from a class up to a base: 0 for the class itself, None if it is no
    base."""
    if not (isinstance(derived, ty.Record) and isinstance(base, ty.Record)):
        return None
    steps, level = 0, [derived.decl]
    while level:
        if any(decl is base.decl for decl in level):
            return steps
        level = [virtual_bases.record_of(m) for decl in level for m in _known_bases(decl)]
        steps += 1
    return None


def _known_bases(decl: ty.RecordDecl) -> list[ty.Member]:
    """The bases of a class, which are known before the class is complete."""
    started = decl.completed().members is None and decl.info is not None and decl.info.start is not None
    return decl.info.start.bases if started else decl.bases


def paths(derived: ty.RecordDecl, base: ty.RecordDecl) -> list[Path]:
    """The paths from a class to its base class subobjects of class `base`; none from a class to itself."""
    return [path for path in virtual_bases.parts(derived) if virtual_bases.record_of(path[-1]) is base]


def steps_to_base(a: ty.Type, b: ty.Type) -> int | None:
    """The same for a proper base; None if both are the same class."""
    return derives(a, b) or None


# ---------------------------------------------------------------- defining a class


def begin(c: Check, node: nodes.Class, decl: ty.RecordDecl, scope: Scope) -> Class:
    """The Class of a class whose members are about to be declared in `scope`."""
    info = make(decl, scope)
    info.instance = isinstance(decl, InstanceDecl) and not decl.explicit
    around = scope.up
    while around is not None and around.kind == "class" and around.owner is None:
        around = around.up
    if around is not None and around.owner is not None:
        info.local = around.owner.completed().info.local
        info.instance |= around.owner.info.instance
    elif c.function is not None:
        info.local = True
        inside = isinstance(decl.scope[-1], Around) if decl.scope else False
        scope.up = _without_locals(c, scope.up, decl.scope[-1] if inside else None, decl)
    elif isinstance(decl.tag, Closure):
        info.local = True
    info.final = node.final
    if str(node.name).startswith(LAMBDA) and (span := span_of(node.coord)) is not None:
        line, column = span.source.place(span.start)
        info.closure = f"(lambda at {line}:{column})"
    decl.info = info
    return info


def make(decl: ty.RecordDecl, scope: Scope) -> Class:
    scope.owner = decl
    info = Class(decl, scope, OverloadSet(decl.name or "", owner=decl))
    if decl.tag:
        scope.names.setdefault(decl.tag, TypeName(decl.tag, ty.Record(decl), decl.at))
    return info


def ensure(c: Check, type: ty.Record) -> Class:
    """The Class of a complete record; created for a record that is plain C."""
    decl = type.decl
    if decl.completed().info is None:
        decl.info = make(decl, c.known.class_scope(type) or Scope("class", c.file, decl.name or ""))
        decl.info.plain = True
        for member in decl.members or ():
            enter_field(c, decl.info, member)
        finish(c, decl.info, None)
    return decl.info


def with_assignment(c: Check, type: ty.Record) -> None:
    """Somebody names the assignment operator of a class: one that is plain C has it, too."""
    if type.decl.completed().members is not None:
        ensure(c, type)


def _without_locals(c: Check, scope: Scope | None, name: str | None, decl: ty.RecordDecl) -> Scope:
    """The scope that a local class sees of its function ([class.local]): without automatic objects. It is a
    namespace called `name` if there is one (the initialiser of a member has none)."""
    closure = isinstance(decl.tag, Closure)
    visible = Scope("namespace", name=name) if name is not None else Scope("block")
    visible.of_function = True
    while scope is not None and scope.kind not in ("file", "namespace", "host") and scope.owner is None:
        for name, entity in scope.names.items():
            if name in visible.names:
                continue
            if isinstance(entity, tree.Object) and entity.storage in ("local", "parameter"):
                why = "is a local variable of the enclosing function"
                known = lasting_object(c, entity) or c.known.unreachable.get(entity)
                if known is None or known.name != name:
                    known = c.known.unreachable[entity] = HostOnly(name, why, entity.at, object=entity)
                entity = known
            elif isinstance(entity, ConstantName) and entity.object is not None:
                if entity.object.storage in ("local", "parameter"):
                    entity = _lasting(c, entity) if closure else ConstantName(name, entity.value, entity.at)
            visible.names[name] = entity
        visible.tags = scope.tags | visible.tags
        visible.using += [used for used in scope.using if used not in visible.using]
        scope = scope.up
    visible.up = scope
    return visible


def _lasting(c: Check, entity: ConstantName) -> ConstantName:
    """A constant of the enclosing function as lambdas see it without capturing: a static object."""
    if entity.lasting is None:
        assert entity.object is not None
        type, value = ty.qualify(entity.object.type, ty.CONST), entity.value
        object = _static(c, entity.object, tree.Initializer(type, [tree.InitItem(0, type, value)]))
        entity.lasting = ConstantName(entity.name, value, entity.at, object, type)
    return entity.lasting


def lasting_object(c: Check, local: tree.Object) -> tree.Object | None:
    """The same of a constexpr object of a class, or an array; None of other variables."""
    cells = c.known.records.get(local)
    if cells is None or not ty.element_type(local.type).const or ty.is_scalar(local.type):
        return None
    known = c.known.unreachable.get(local)
    if not isinstance(known, tree.Object):
        known = c.known.unreachable[local] = _static(
            c, local, tree.Initializer(local.type, list(cells.values()))
        )
        c.known.records[known] = cells
    return known


def _static(c: Check, local: tree.Object, initializer: tree.Initializer) -> tree.Object:
    assert c.function is not None
    object = tree.Object(
        local.name, initializer.type, "device", at=local.at, linkage="internal", constexpr=True,
        promoted=True, initializer=initializer,
    )  # fmt: skip
    object.symbol = symbols.unique(c, f"{c.function.function.symbol}${local.name}")
    c.unit.objects.append(object)
    return object


def base_members(c: Check, info: Class, node: Syntax) -> list[ty.Member]:
    """The base class subobjects, in order."""
    bases: list[ty.Member] = []
    for base in node.bases if isinstance(node, nodes.Class) else ():
        if not isinstance(base, Base):
            c.fatal(base.coord, "pack expansion does not contain any unexpanded parameter packs")
        member = _base_member(c, info, base)
        if any(m.type == member.type for m in bases):
            c.fatal(base.coord, f"base class '{base.name}' specified more than once as a direct base class")
        bases.append(member)
        if virtual_bases.record_of(member).lacks(""):  # whatever that lacks, this does
            info.decl.refused |= {""}
    direct = list(bases)
    for near in direct:  # Itanium C++ ABI 2.4: a class has each of its virtual bases itself
        for far in virtual_bases.record_of(near).virtual_bases:
            known = next((m for m in bases if m.virtual and m.type == far.type), None)
            if known is None:
                known = replace(far, indirect=True, primary=False, access="private")
                bases.append(known)
            if known.indirect and "private" not in (near.access, far.access):
                known.access = "protected" if "protected" in (near.access, far.access) else "public"
    with_table = [m for m in direct if not m.virtual and virtual_bases.record_of(m).info.virtuals is not None]
    if with_table and with_table[0] is not bases[0]:
        with_table[0].primary = True  # 2.4 II.1: its pointer to the table is the class's
    elif not with_table and (nearly := virtual_bases.select_primary(direct, c.model)) is not None:
        next(m for m in bases if m.virtual and virtual_bases.record_of(m) is nearly).primary = True
    return bases


def _base_member(c: Check, info: Class, base: nodes.Base) -> ty.Member:
    entity: Entity | None
    if base.type is not None:
        entity = TypeName("", rules.specifiers.specified(c, base.type), base.coord)
    else:
        entity = rules.names.find(c, base.name, base.coord)
    if isinstance(entity, HostOnly):
        rules.names.refuse_host(c, entity, base.coord)
    entity = half_classes.as_class(c, entity)
    if not isinstance(entity, TypeName) or not isinstance(entity.type, ty.Record):
        c.fatal(base.coord, "base specifier must name a class")
    type = entity.type.unqualified
    assert isinstance(type, ty.Record)
    if type.decl.keyword == "union" or info.decl.keyword == "union":
        c.fatal(base.coord, "unions cannot be base classes" if type.decl.keyword == "union"
                else "unions cannot have base classes")  # fmt: skip
    if type.decl.completed().members is None:
        host = c.known.namespaces[0].up
        skipped = host.names.get(type.decl.tag or "") if host is not None else None
        if isinstance(skipped, HostOnly):  # it is defined, but not for the device
            rules.names.refuse_host(c, skipped, base.coord)
        notes = [Note(f"forward declaration of '{spelled(type.decl)}'", span_of(type.decl.at))]
        c.fatal(base.coord, "base class has incomplete type", notes)
    known = ensure(c, type)
    if known.final:
        c.fatal(base.coord, f"base '{known.name}' is marked 'final'")
    info.scope.using.append(known.scope)
    info.scope.veiled |= info.instance and (base.type is not None or _depends(c, base.name))
    return ty.Member(None, type, at=base.coord, base=True, virtual=base.virtual, access=base.access)


def _depends(c: Check, name: str) -> bool:
    """Whether the name of a base mentions a template parameter of the class."""
    around = c.scope.up
    while around is not None and around.kind in ("class", "template"):
        if around.kind == "template" and mentions(name, around.names):
            return True
        around = around.up
    return False


def mentions(node: Sequence[Syntax | str] | Syntax | str | None, words: Container[str]) -> bool:
    """Whether a piece of syntax mentions one of these names."""
    if isinstance(node, Name):
        return any(part in words or mentions(arguments, words) for part, arguments in node.parts)
    if isinstance(node, str):
        return node in words
    if isinstance(node, (list, tuple)):
        return any(mentions(item, words) for item in node)
    if not isinstance(node, c_ast.Node):
        return False
    named = [value for slot, value in fields(node) if slot in _NAMING]
    return any(mentions(name, words) for name in named if not isinstance(name, c_ast.Node)) or any(
        mentions(child, words) for _, child in node.children()
    )


#: Where nodes keep the names that they mention (and some a child, such as what is called).
_NAMING = frozenset({"name", "names"})


def own_functions(info: Class) -> list[tree.Function]:
    """All member functions of a class, those of its bases not included."""
    members = [*info.constructors.functions, *info.conversions]
    members += [info.destructor] if info.destructor is not None else []
    for entity in info.scope.names.values():
        if isinstance(entity, OverloadSet) and entity.owner is info.decl:
            members += entity.functions
    return members


def enter_field(c: Check, info: Class, member: ty.Member) -> None:
    """Makes a data member, or the members of an anonymous one, visible to the class's functions."""
    if member.name is not None:
        known = info.scope.names.get(member.name)
        if isinstance(known, OverloadSet) and known.functions:
            at = known.functions[0].at
            c.error(member.at, f"duplicate member '{member.name}'",
                    [Note("previous declaration is here", span_of(at))])  # fmt: skip
        info.scope.names[member.name] = FieldName(member.name, info.decl, member.at, member.type)
    elif not member.base and isinstance(member.type, ty.Record) and member.bit_width is None:
        for inner in member.type.decl.completed().members or ():
            enter_field(c, info, inner)


def finish(c: Check, info: Class, node: Syntax | None) -> None:
    """Completes the class: declares the implicit members and checks the bodies that waited for it."""
    rules.special.complete(c, info)
    for declare in info.asking:
        declare()
    if info.own_virtuals or info.decl.virtual_bases:
        rules.virtual.finish(c, info)
    if node is not None:
        rules.method_bodies.check_bodies(c, info)


def needed(members: list[ty.Member]) -> bool:
    """Whether a class has members or a base that cannot be copied and constructed as in C."""
    for member in members:
        known = class_of(member.type)
        if known is not None and not known.does_as_c:
            return True
        if isinstance(member.type, ty.Reference) or _constant(member.type):
            return True
    return False


def _constant(type: ty.Type) -> bool:
    """Whether a member is const, which leaves its class without default constructor and assignment."""
    return ty.remove_all_extents(type).const


# ---------------------------------------------------------------- members by name


def functions(type: ty.Type, name: str) -> OverloadSet | HostOnly | None:
    """The member functions of that name, those of base classes included ([class.member.lookup])."""
    if not isinstance(type, ty.Record) or type.decl.completed().info is None:
        return None
    entity = type.decl.completed().info.scope.find_here(name)
    return entity if isinstance(entity, (OverloadSet, HostOnly)) else None


def naming(decl: ty.RecordDecl, function: tree.Function) -> ty.RecordDecl:
    """The naming class of a call on an object of `decl`: the class of a using-declaration if there is one
    ([namespace.udecl]p16)."""
    name = function.instance.name if function.instance is not None else function.name
    level = [decl]
    while level:
        for one in level:
            if one.completed().info is not None and introduces(one.info, name):
                return one
        level = [virtual_bases.record_of(m) for one in level for m in one.completed().bases]
    assert function.method is not None
    return function.method.owner


def introduces(info: Class, name: str) -> bool:
    """Whether the class itself has a member of this name, perhaps by a using-declaration."""
    return name in info.scope.names or any(f.name == name for f in info.conversions)


def conversions(type: ty.Type) -> list[tree.Function]:
    """The conversion functions of a class and of its bases."""
    converting: list[tree.Function] = []
    level = [type.decl] if isinstance(type, ty.Record) else []
    while level:
        hidden = {f.type.returns for f in converting}
        for decl in level:
            if decl.completed().info is not None:
                converting += [f for f in decl.info.conversions if f.type.returns not in hidden]
        level = [virtual_bases.record_of(m) for decl in level for m in decl.completed().bases]
    return converting
