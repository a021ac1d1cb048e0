"""What the parser must know of names: whether one is a type, a value or a namespace.

The parser keeps no types and no values, only enough to read `(a)(b)` and `a * b` rightly. `sema`
declares everything again with full knowledge.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from minicu.syntax.members import Members


@dataclass(eq=False, repr=False, slots=True)
class Entity:
    """What a name stands for. `scope` holds the members of a namespace, class or scoped enumeration;
    `alias_of` is the namespace meant by an alias, if nothing is known of it. `pack`: a parameter pack."""

    kind: str  # "type" | "value" | "namespace"
    template: bool = False
    scope: Scope | None = None
    alias_of: str | None = None
    pack: bool = False


#: Most names need nothing of their own.
TYPE = Entity("type")
VALUE = Entity("value")
#: Template parameters that are packs.
TYPES = Entity("type", pack=True)
VALUES = Entity("value", pack=True)


#: What classes of the library declare, which is read once for all units.
LIBRARY_MEMBERS: set[str] = set()


@dataclass(eq=False, repr=False, slots=True)
class Scope:
    """A region of names. `kind` is file, namespace, class, template, prototype or block; `using` are the
    scopes looked into as well: using-directives, base classes, inline and unnamed namespaces."""

    kind: str
    up: Scope | None
    names: dict[str, Entity] = field(default_factory=dict)
    using: list[Scope] = field(default_factory=list)

    def member(self, name: str) -> Entity | None:
        """`name` in this scope itself, or in one that it uses."""
        seen: set[int] = set()
        todo = [self]
        while todo:
            scope = todo.pop()
            if id(scope) in seen:
                continue
            if (entity := scope.names.get(name)) is not None:
                return entity
            seen.add(id(scope))
            todo += [
                used
                for used in reversed(scope.using)
                if not isinstance(used.names, Members)
                or name in used.names.anywhere
                or name in LIBRARY_MEMBERS
            ]
        return None

    def find(self, name: str, values: bool = True) -> Entity | None:
        """`name` here or in an enclosing scope, of `values` only if these are wanted."""
        scope: Scope | None = self
        while scope is not None:
            entity = scope.names.get(name)
            if entity is None and scope.using:
                entity = scope.member(name)
            if entity is not None and (values or entity.kind != "value"):
                return entity
            scope = scope.up
        return None

    def all_names(self) -> Iterable[tuple[str, Entity]]:
        """Every name visible from here, innermost first: for "did you mean"."""
        scope: Scope | None = self
        while scope is not None:
            yield from scope.names.items()
            for used in scope.using:
                yield from used.names.items()
            scope = scope.up


#: Types that exist without a declaration and are no keywords.
BUILTIN_TYPES = (
    "__builtin_va_list", "__int128_t", "__uint128_t", "_Float16", "__fp16", "__bf16", "_Float32", "_Float64",
    "_Float128", "_Float32x", "_Float64x", "__float128", "__auto_type",
)  # fmt: skip

#: Types that CUDA had before texture objects, as class templates, and what to say of them.
REFERENCE_TYPES = ("texture", "surface")
REFERENCES = (
    "not supported: texture and surface references, which CUDA 12 removed; pass a texture object "
    "(cudaTextureObject_t, cudaSurfaceObject_t) to the kernel"
)
