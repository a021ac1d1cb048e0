"""Scopes: what a name means where. A function is found through a scope and a resolution step
(`overload.resolve`), never by a bare name lookup: an entry may be a whole overload set.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Diagnostic, Note, Place, span_of, user_span
from minicu.syntax.members import Members
from minicu.syntax.nodes import Node, Syntax, TemplateParam
from minicu.types.dependent import TemplateParameter

if TYPE_CHECKING:
    from minicu.sema.templates.instance import Argument, Template
    from minicu.types.dependent import InstanceDecl


@dataclass(eq=False, repr=False, slots=True)
class TypeName:
    """A typedef or alias name, in .cu also a tag. `handle`: its integers are handles, of a "texture", say."""

    name: str
    type: ty.Type
    at: Place = None
    handle: str = ""
    first: Place = None  # of the first declaration, if `at` is that of a later one


@dataclass(eq=False, repr=False, slots=True)
class ConstantName:
    """An enumeration constant, or in .cu a const/constexpr scalar with a constant initialiser that
    is used as a value (`object` is then the object itself, for those who take its address, `type` what it was
    declared with)."""

    name: str
    value: tree.Constant
    at: Place = None
    object: tree.Object | None = None
    type: ty.Type | None = None
    lasting: ConstantName | None = None  # as the lambdas of its function see it


@dataclass(eq=False, repr=False, slots=True)
class OverloadSet:
    """All functions a name may mean in one scope; in C always one. `templates` are the function templates
    (`instance.Template`); after `f<...>` there are only those, and `arguments` are what stands there.
    `by_parameters` are the functions of a large set by what tells their parameters apart
    (`compatible.parameters_key`), once a declaration has looked for one. `in_block`, of what a block
    declares: those of its functions that have default arguments of the block's, as its calls see them."""

    name: str
    functions: list[tree.Function] = field(default_factory=list)
    templates: list[Template] = field(default_factory=list)
    arguments: tuple[Argument, ...] | None = None
    owner: ty.RecordDecl | None = None  # of member functions: their class
    by_parameters: dict[tuple[object, ...], list[tree.Function]] | None = None
    in_block: dict[tree.Function, tree.Function] | None = None

    def add(self, function: tree.Function) -> None:
        self.functions.append(function)
        self.by_parameters = None

    def become(self, functions: list[tree.Function]) -> None:
        self.functions = functions
        self.by_parameters = None

    def replace(self, old: tree.Function, replacement: tree.Function) -> None:
        self.functions[self.functions.index(old)] = replacement
        self.by_parameters = None


@dataclass(eq=False, repr=False, slots=True)
class ValueParameter:
    """A value parameter of a template, while the template's own signature is read."""

    name: str
    placeholder: ty.Placeholder
    at: Place = None


@dataclass(eq=False, repr=False, slots=True)
class PackName:
    """A parameter pack whose elements are known: those have names of their own (`syntax.packs`)."""

    name: str
    at: Place = None


@dataclass(eq=False, repr=False, slots=True)
class HostOnly:
    """A name of host code: a host function or variable whose declaration was skipped or that
    device code must not use. `reason` completes "'name' ...", or says all if minicu lacks what it means
    (`lacking`); `errors` are what was wrong with it. `object`: a variable of a function around, of which the
    type may be used. `functions`: the types of host functions declared under the name, and whether this
    defined them. `overloads`: these functions and function templates, for operands that are not evaluated."""

    name: str
    reason: str
    at: Place = None
    errors: tuple[Diagnostic, ...] = ()
    object: tree.Object | None = None
    lacking: bool = False
    functions: list[tuple[ty.Function, bool]] = field(default_factory=list)
    overloads: OverloadSet | None = None


#: Reason for declarations that minicu does not understand.
UNREAD = "cannot be used: its declaration could not be read"

#: Reason for templates that are skipped, and missed only if they are used.
UNSUPPORTED_TEMPLATE = "is a template (not supported)"

#: Reason for a constant that is named in its own initialiser, in device or host code.
NO_VALUE = "has no value, or none yet in its own initializer"


@dataclass(eq=False, repr=False, slots=True)
class MemberName:
    """`S::member`: a non-static member, named without an object."""

    name: str
    record: ty.Record
    at: Place = None


@dataclass(eq=False, repr=False, slots=True)
class NamespaceName:
    """A namespace, under its own name or that of an alias."""

    name: str
    scope: Scope
    at: Place = None


@dataclass(eq=False, repr=False, slots=True)
class FieldName:
    """A non-static data member, in the scope of its class."""

    name: str
    owner: ty.RecordDecl
    at: Place = None
    type: ty.Type | None = None


@dataclass(eq=False, repr=False, slots=True)
class Binding:
    """A name of a structured binding: of the expression `node`, read in `scope` if that is a namespace's;
    decltype gives `type`, if there is one."""

    name: str
    node: Syntax
    at: Place = None
    scope: Scope | None = None
    type: ty.Type | None = None


@dataclass(eq=False, repr=False, slots=True)
class Ambiguous:
    """A name that means several things, of namespaces that using-directives name ([namespace.udir]p6)."""

    name: str
    entities: list[Entity]
    at: Place = None

    def notes(self) -> list[Note]:
        places = list(map(place_of, self.entities))
        return [Note(f"candidate found by name lookup is '{self.name}'", span_of(p)) for p in places if p]


@dataclass(eq=False, repr=False, slots=True)
class Faulty:
    """A name whose declaration was refused: its uses are given up without another message."""

    name: str
    at: Place = None


@dataclass(eq=False, repr=False, slots=True)
class Outside:
    """The definition of a member of a class template that stands outside of the class: after how many
    others the template with these parameters stands (`level`), where those have their arguments (`scope`)."""

    params: list[TemplateParam]
    node: Syntax
    level: int = 0
    scope: Scope | None = None


@dataclass(eq=False, repr=False, slots=True)
class ClassTemplate:
    """A class template. `node`: its syntax, without members until it is defined; `instances`: types by their
    arguments; `partial`: specialisations, with the `pattern` of their arguments; `members`: definitions that
    stand outside; `classes`: those made of it; `undefined`: those asked for too early, and their makers."""

    name: str
    params: list[TemplateParam]
    node: c_ast.Struct | c_ast.Union
    scope: Scope
    at: Place = None
    first: Place = None
    instances: dict[Hashable, ty.Record] = field(default_factory=dict)
    partial: list[ClassTemplate] = field(default_factory=list)
    pattern: tuple[Argument, ...] = ()
    number: tuple[int, int] | None = None  # place and value of the pattern's first
    members: list[Outside] = field(default_factory=list)
    constraints: Sequence[Node] = field(default_factory=list)  # C++20
    guides: list[Template] = field(default_factory=list)  # deduction guides (`instance.Template`)
    imagined: list[Template] | None = None  # those that its constructors make
    classes: list[tuple[InstanceDecl, tuple[Argument, ...]]] = field(default_factory=list)
    undefined: list[tuple[InstanceDecl, Callable[[Any], None]]] = field(default_factory=list)
    expanded: dict[Hashable, Node | list[Node]] = field(default_factory=dict)  # see `instance.expanded`
    elements: dict[tuple[object, tuple[str, ...]], list[Syntax]] = field(default_factory=dict)  # the same


@dataclass(eq=False, repr=False, slots=True)
class AliasTemplate:
    """`template <class T> using name = ...;`, or a variable template; `values` are its instances by their
    arguments, `partial` its partial specialisations, with the `pattern` of their arguments."""

    name: str
    params: list[TemplateParam]
    node: c_ast.Decl | c_ast.Typedef
    scope: Scope
    at: Place = None
    values: dict[Hashable, Any] = field(default_factory=dict)
    partial: list[AliasTemplate] = field(default_factory=list)
    pattern: tuple[Argument, ...] = ()
    number: tuple[int, int] | None = None  # place and value of the pattern's first
    constraints: Sequence[Node] = ()
    #: the instances, with their arguments, of a static data member before it is defined
    declared: list[tuple[tuple[Argument, ...], Entity]] = field(default_factory=list)
    expanded: dict[Hashable, Node | list[Node]] = field(default_factory=dict)  # see `instance.expanded`
    #: see `packs.expanded`
    elements: dict[tuple[object, tuple[str, ...]], list[Syntax]] = field(default_factory=dict)


Entity = (
    tree.Object
    | TypeName
    | ConstantName
    | OverloadSet
    | HostOnly
    | MemberName
    | NamespaceName
    | FieldName
    | Binding
    | Ambiguous
    | Faulty
    | ValueParameter
    | PackName
    | TemplateParameter
    | ClassTemplate
    | AliasTemplate
)


def place_of(entity: Entity | tree.Function | None) -> Place:
    """The place of a name's declaration; None if it has none or several."""
    return None if entity is None or isinstance(entity, (OverloadSet, TemplateParameter)) else entity.at


class Scope:
    """One scope. kind: "file", "namespace", "class", "template", "prototype", "function" or "block".

    `names` holds ordinary identifiers, `tags` the separate name space of struct/union/enum tags
    (in .cu a tag is entered in `names` as well, unless an object hides it).
    """

    __slots__ = (
        "anywhere", "around", "controls", "deduced", "inline", "kind", "name", "names", "of_function",
        "owner", "tags", "up", "using", "veiled",
    )  # fmt: skip

    def __init__(self, kind: str, up: Scope | None = None, name: str = "") -> None:
        self.kind = kind
        self.up = up
        self.name = name
        self.around: tuple[str, ...] | None = None  # of a class in a function: the names around it
        self.owner: ty.RecordDecl | None = None  # of a class's scope: the class
        #: The names that any class declares; see `Members`.
        self.anywhere: set[str] = set() if up is None else up.anywhere
        self.names: dict[str, Entity] = Members(self.anywhere) if kind == "class" else {}
        self.tags: dict[str, TypeName] = {}
        #: Of a class its bases; elsewhere the namespaces that directives name, inline ones among them.
        self.using: list[Scope] = []
        self.inline = False
        self.of_function = False  # a "namespace" that classes in a function see it as
        #: What a statement declares in its head: its body may not declare it again ([basic.scope.block]p3).
        self.controls = False
        #: What `auto` stood for in the last declaration with it: the place of the word, and the type.
        self.deduced: tuple[Place, ty.Type] | None = None
        #: An instance of a class template with a base that depended on a parameter: what that declares is
        #: found as a member only (C++ [temp.dep]p3).
        self.veiled = False

    def find(
        self, name: str, members: bool = True, unless: Callable[[Entity], bool] | None = None
    ) -> Entity | None:
        """The innermost meaning of an ordinary identifier, without `members` one that is no class's. What
        namespaces declare and `unless` holds of is passed over."""
        directives: list[tuple[Scope, Scope]] = []
        scope: Scope | None = self
        while scope is not None:
            if scope.kind == "class":
                entity = (scope.names.get if scope.veiled else scope.find_here)(name) if members else None
            else:
                entity = scope.names.get(name)
                if scope.using:
                    directives += [(scope, used) for used in scope.using]
                if scope.kind in _NAMESPACES and (directives or unless is not None):
                    found = [entity, *_brought(name, scope, directives)]
                    shown = [e for e in found if e is not None and not (unless is not None and unless(e))]
                    entity = merged(name, shown)
            if entity is not None:
                return entity
            scope = scope.up
        return None

    def find_here(self, name: str) -> Entity | None:
        """What a name means in this scope, without those around it."""
        entity = self.names.get(name)
        if self.kind in _NAMESPACES:
            return self._member(name, entity, set()) if self.using else entity
        if entity is not None or not self.using:
            return entity
        if self.kind == "class":
            return self._inherited(name, {}) if name in self.anywhere else None
        return next((e for used in self.using if (e := used.find_here(name)) is not None), None)

    def _inherited(self, name: str, known: dict[Scope, Entity | None]) -> Entity | None:
        """What a name that this class does not declare means in its bases; `known` is what was found in
        classes with several, which may share them."""
        one = self
        while len(one.using) == 1:
            one = one.using[0]
            if (entity := one.names.get(name)) is not None:
                return entity
        if one not in known:
            entities = [u.names.get(name) or u._inherited(name, known) for u in one.using]
            inherited = [e for e in entities if e is not None]
            entity = next(iter(inherited), None)
            if len(inherited) > 1 and one.owner is not None and one.owner.virtual_bases:
                # [class.member.lookup]p10
                entity = next((e for e in inherited if not _hidden(e, inherited)), entity)
            known[one] = entity
        return known[one]

    def _member(self, name: str, own: Entity | None, seen: set[Scope]) -> Entity | None:
        """[namespace.qual]p2: a namespace's own, and those of inline ones; else what directives bring."""
        seen.add(self)
        for inline in (True, False):
            used = [s for s in self.using if s.inline == inline and s not in seen]
            entities = [own, *(s._member(name, s.names.get(name), seen) for s in used)]
            if (own := merged(name, entities)) is not None:
                return own
        return None

    def declaring(self, name: str) -> Scope | None:
        """This namespace, or the inline one inside of it, that has declared a name."""
        if name in self.names:
            return self
        return next((s for used in self.using if used.inline and (s := used.declaring(name))), None)

    def find_tag(self, name: str) -> TypeName | None:
        for scope in self.outward():
            if (tag := scope.tags.get(name)) is not None:
                return tag
        return None

    def outward(self) -> Iterator[Scope]:
        scope: Scope | None = self
        while scope is not None:
            yield scope
            scope = scope.up

    @property
    def path(self) -> tuple[str, ...]:
        """Names of the enclosing namespaces and classes, outermost first; "" for an unnamed namespace."""
        names: list[str] = []
        for scope in self.outward():
            if scope.kind == "namespace" or (scope.kind == "class" and scope.name):
                names.append(scope.name)
            if scope.around is not None:
                names.extend(reversed(scope.around))
                break
        return tuple(reversed(names))


def _class_of(entity: Entity) -> ty.RecordDecl | None:
    match entity:
        case OverloadSet():
            return entity.owner
        case FieldName():
            return entity.owner
    return None


_NAMESPACES = ("file", "namespace")


def _brought(name: str, here: Scope, directives: Iterable[tuple[Scope, Scope]]) -> Iterator[Entity]:
    """What using-directives bring to the namespace `here`: the nearest that is around both the directive and
    the namespace that it names ([namespace.udir]p2), whose own directives count as well (p4). All directives
    further inside meet a namespace at the same place as far as `here` is asked, so each is looked at once."""
    seen: dict[bool, set[Scope]] = {True: set(), False: set()}
    for at, used in directives:
        known, todo = seen[at is here], [used]
        while todo:
            if (one := todo.pop()) not in known:
                known.add(one)
                todo += one.using
                entity = one.names.get(name)
                if entity is not None and _around_both(at, one) is here:
                    yield entity


def _around_both(at: Scope, used: Scope) -> Scope:
    outer = set(used.outward()) - {used}
    last = at
    for scope in at.outward():
        last = scope
        if scope in outer:
            break
    return last


def merged(name: str, candidates: Iterable[Entity | None]) -> Entity | None:
    """The meaning of a name that several namespaces declare. What device code can use has precedence over
    what it cannot, and the program's declarations over those of libraries."""
    entities: list[Entity] = []
    for entity in candidates:
        if entity is not None and not any(_is_same(entity, known) for known in entities):
            entities.append(entity)
    if len(entities) > 1:
        usable: list[Entity] = [e for e in entities if not isinstance(e, HostOnly)]
        usable = usable or entities[:1]
        own = [e for e in usable if not _of_library(e)]
        sets = [e for e in usable if isinstance(e, OverloadSet)]
        if len(sets) == len(usable) > 1:
            return _joined(name, sets)
        entities = own or usable[:1]
    if len(entities) > 1:
        faulty = next((e for e in entities if isinstance(e, Faulty)), None)
        return faulty or Ambiguous(name, entities)
    return entities[0] if entities else None


def _of_library(entity: Entity) -> bool:
    if isinstance(entity, OverloadSet):
        places = [f.at for f in entity.functions] + [t.decl.coord for t in entity.templates]
        return bool(places) and all(map(of_library, places))
    return of_library(place_of(entity))


def _joined(name: str, sets: list[OverloadSet]) -> OverloadSet:
    functions = dict.fromkeys(f for s in sets for f in s.functions)
    templates = dict.fromkeys(t for s in sets for t in s.templates)
    return OverloadSet(name, list(functions), list(templates))


def _is_same(a: Entity, b: Entity) -> bool:
    if isinstance(a, TypeName) and isinstance(b, TypeName):
        return a.type == b.type
    if isinstance(a, NamespaceName) and isinstance(b, NamespaceName):
        return a.scope is b.scope
    if isinstance(a, ConstantName) and isinstance(b, ConstantName) and a.object is not None:
        return a.object is b.object
    return a is b


def _hidden(entity: Entity, others: Iterable[Entity]) -> bool:
    """Whether it is a member of a virtual base of a class that has one of these
    ([class.member.lookup]p10)."""
    owner, *rest = map(_class_of, (entity, *others))
    shared = [m.type for other in rest if other is not None for m in other.virtual_bases]
    return any(isinstance(type, ty.Record) and type.decl is owner for type in shared)


def of_library(at: Place) -> bool:
    """Whether a declaration is in minicu's own headers, which programs may replace."""
    span = span_of(at)
    return span is not None and user_span(span).source.system


def beside_program(at: Place) -> bool:
    """Whether a declaration is in a library beside the program, of which only what is used counts."""
    span = span_of(at)
    return span is not None and user_span(span).source.library
