"""Programs of several files: what each of them sees.

`syntax.merge` puts their declarations into one sequence, in which what several files share stands once, and
`FileStart` says where each begins. Namespaces, and what has external linkage, are the program's (C++17
[basic.link]p9). What a name means in a namespace is each file's: each has tables of its own (`View`), and
those of the file at hand are in the scopes. A function that waits is checked with the tables of its file.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Place, span_of, user_span
from minicu.sema.scope import (
    Entity,
    Faulty,
    HostOnly,
    NamespaceName,
    OverloadSet,
    Scope,
    TypeName,
    of_library,
    place_of,
)

if TYPE_CHECKING:
    from minicu.sema.templates.instance import Template
    from minicu.syntax.nodes import Node
    from minicu.syntax.tokens import Token


class View(NamedTuple):
    """What one file sees of a namespace: the fields of its `Scope`."""

    names: dict[str, Entity]
    tags: dict[str, TypeName]
    using: list[Scope]


class Seen:
    """The declarations that a file contains, by source: where they begin and end."""

    def __init__(self, bounds: Sequence[Token]) -> None:
        self._spans: dict[str, list[tuple[int, int]]] = {}
        for first, last in zip(bounds[::2], bounds[1::2], strict=True):
            self._spans.setdefault(first.src.name, []).append((first.pos, last.pos))
        for spans in self._spans.values():
            spans.sort()

    def __contains__(self, at: Place) -> bool:
        if (span := span_of(at)) is None:
            return True
        place = user_span(span)
        spans = self._spans.get(place.source.name, [])
        number = bisect_right(spans, (place.start, 1 << 62)) - 1
        return place.source.system or (number >= 0 and place.start <= spans[number][1])


class Files:
    """The files of a program, from 1, and the one at hand (`number`). 0: the library, which all see."""

    def __init__(self, namespaces: list[Scope]) -> None:
        self.number = 0
        self._namespaces = namespaces
        self._views: dict[int, dict[Scope, View]] = {0: {}}
        self._seen: dict[int, Seen | None] = {0: None}
        #: where things are declared in a scope, if that is not at one place of theirs
        self._places: dict[tuple[Scope, object], list[Place]] = {}
        self._files: dict[object, int] = {}  # those that declared templates last
        self._defaults: dict[int, dict[tree.Function, dict[int, Node]]] = {0: {}}  # of functions

    def begin(self, bounds: Sequence[Token]) -> None:
        """The next file begins, with the declarations of these first and last tokens. Without any: the end,
        where everything is seen."""
        number = max(self._views) + 1
        self._keep()
        seen = self._seen[number] = Seen(bounds) if bounds else None
        views: dict[Scope, View] = {}
        for scope in self._namespaces:
            view = views[scope] = View({}, {}, [])
            for other in range(number):
                if (old := self._views[other].get(scope)) is not None:
                    self._add(scope, view, old, seen if other else None)
        for scope in reversed(self._namespaces):  # nothing of it is seen
            if scope.up in views and not any(views[scope]):
                around = views[scope.up].names
                if isinstance(known := around.get(scope.name), NamespaceName) and known.scope is scope:
                    del around[scope.name]
        self._views[number] = views
        own: dict[tree.Function, dict[int, Node]] = {}  # C++17 [dcl.fct.default]p4
        for defaults in reversed(self._defaults.values()):
            for function, given in defaults.items():
                kept = {i: node for i, node in given.items() if seen is None or node.coord in seen}
                own[function] = own.get(function, {}) | kept
        self._defaults[number] = own
        self._take(number)

    def file_of(self, at: Place) -> int:
        """The number of the file at hand; at the end of all, of the first that has what stands there."""
        if self._seen[self.number] is not None or not self.number:
            return self.number
        return next((n for n, seen in self._seen.items() if seen is not None and at in seen), self.number)

    def defining(self, template: Template) -> int:
        """The number of the file in which the body of a template's instance is read: the one at hand, or that
        which defines the template if this only declares it."""
        here, at = self._seen[self.number], template.decl.coord
        if not self.number or (here is not None and at in here):
            return self.number
        return self._files.get(template, self.file_of(at))

    @contextmanager
    def at(self, number: int) -> Iterator[None]:
        """Runs the body in another file."""
        before = self.number
        if number == before:
            yield
            return
        self._keep()
        self._take(number)
        try:
            yield
        finally:
            self._keep()
            self._take(before)

    def note(self, scope: Scope, declared: object, at: Place) -> None:
        """Something is declared, again or for the first time."""
        self._files[declared] = self.number
        self._places.setdefault((scope, declared), []).append(at)

    def note_defaults(self, function: tree.Function) -> None:
        """A function that this file declares has default arguments, which are this file's."""
        self._defaults[self.number][function] = function.declared.defaults

    def elsewhere(self, scope: Scope, name: str) -> Iterator[Entity]:
        """What a name of a namespace means in the other files."""
        for number, views in self._views.items():
            if number != self.number and scope in views and name in views[scope].names:
                yield views[scope].names[name]

    def variable(
        self, scope: Scope, declared: tree.Object, known: Entity | tree.Function | None
    ) -> Entity | tree.Function | None:
        """What a variable is that a file declares: what is `known`, or that of another file."""
        others = self.elsewhere(scope, declared.name) if known is None else ()
        for other in others if declared.linkage == "external" else ():
            if isinstance(other, tree.Object) and other.linkage == "external" and other.scope == scope.path:
                known = other
        self.note(scope, known if isinstance(known, tree.Object) else declared, declared.at)
        return known

    def tag(self, scope: Scope, name: str, at: Place, defines: bool) -> TypeName | None:
        """The class of the program that this file declares and another defines, or the other way round."""
        for number, views in self._views.items():
            known = views[scope].tags.get(name) if number != self.number and scope in views else None
            type = known.type if known is not None else None
            if known is None or not isinstance(type, (ty.Record, ty.Enum)) or type.decl.scope != scope.path:
                continue  # a using-declaration's, perhaps
            if not defines or (isinstance(type, ty.Record) and type.decl.completed().members is None):
                scope.tags[name] = known
                scope.names.setdefault(name, known)
                self.note(scope, known, at)
                return known
        return None

    def namespace(self, around: Scope, name: str) -> NamespaceName | None:
        """The namespace that another file has declared as well."""
        for known in self.elsewhere(around, name):
            if isinstance(known, NamespaceName) and known.scope.up is around and known.scope.name == name:
                around.names[name] = known
                return known
        return None

    def share(self, scope: Scope, friend: tree.Function) -> None:
        """A class of several files has declared a friend, maybe after they were read."""
        for number, seen in self._seen.items():
            if number and number != self.number and (seen is None or friend.at in seen):
                view = self._views[number].setdefault(scope, View({}, {}, []))
                set_ = view.names.setdefault(friend.name, OverloadSet(friend.name))
                if isinstance(set_, OverloadSet) and friend not in set_.functions:
                    set_.add(friend)

    def _keep(self) -> None:
        views = self._views[self.number]
        for scope in self._namespaces:
            views[scope] = View(scope.names, scope.tags, scope.using)

    def _take(self, number: int) -> None:
        views = self._views[number]
        for scope in self._namespaces:
            scope.names, scope.tags, scope.using = views.get(scope) or View({}, {}, [])
        for function in self._defaults[self.number]:
            function.declared.defaults = {}
        for function, defaults in self._defaults[number].items():
            function.declared.defaults = defaults
        self.number = number

    def _add(self, scope: Scope, view: View, old: View, seen: Seen | None) -> None:
        """Adds what another file has declared to the view of a file that has `seen` some of it."""
        for name, entity in old.names.items():
            kept = self._seen_of(scope, entity, seen)
            known = view.names.get(name)
            if isinstance(known, OverloadSet) and isinstance(kept, OverloadSet):
                known.become([*known.functions, *(f for f in kept.functions if f not in known.functions)])
                known.templates += [t for t in kept.templates if t not in known.templates]
            elif kept is not None and (known is None or _gives_way(known)):
                view.names[name] = kept
        for name, tag in old.tags.items():
            if self._sees(scope, tag, tag.at, seen):
                view.tags.setdefault(name, tag)
        for used in old.using:
            own = used.up is scope and (used.inline or not used.name)
            if used not in view.using and (own or self._sees(scope, used, None, seen)):
                view.using.append(used)

    def _seen_of(self, scope: Scope, entity: Entity, seen: Seen | None) -> Entity | None:
        if isinstance(entity, OverloadSet):
            functions = [f for f in entity.functions if self._sees(scope, f, f.at, seen)]
            templates = [t for t in entity.templates if self._sees(scope, t, t.decl.coord, seen)]
            return OverloadSet(entity.name, functions, templates) if functions or templates else None
        if isinstance(entity, (HostOnly, Faulty)) or (
            isinstance(entity, NamespaceName)
            and entity.scope.up is scope
            and entity.name == entity.scope.name
        ):
            return entity
        return entity if self._sees(scope, entity, place_of(entity), seen) else None

    def _sees(self, scope: Scope, declared: object, at: Place, seen: Seen | None) -> bool:
        places = self._places.get((scope, declared), [at])
        return seen is None or any(of_library(place) or place in seen for place in places)


def _gives_way(known: Entity) -> bool:
    """Whether what a file declares of that name hides it: a tag of the library, such as `tm`, does."""
    return isinstance(known, (HostOnly, Faulty)) or (
        isinstance(known, TypeName) and of_library(place_of(known))
    )


def set_apart(functions: Iterable[tree.Function]) -> None:
    """Gives functions of internal linkage that other files have as well symbols of their own."""
    taken: set[str] = set()
    for function in sorted(functions, key=lambda f: f.linkage == "internal"):
        if function.linkage == "internal" and not function.builtin and function.symbol in taken:
            count = 2
            while f"{function.symbol}${count}" in taken:
                count += 1
            function.symbol = f"{function.symbol}${count}"
        taken.add(function.symbol)
