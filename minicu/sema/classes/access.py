"""Access control (C++17 [class.access]), and functions that nobody may call: deleted ones and the host's."""

from __future__ import annotations

from collections.abc import Hashable

from minicu import tree
from minicu import types as ty
from minicu.abi.virtual_bases import record_of
from minicu.diagnostics.errors import Note, Place, span_of
from minicu.sema.classes import classes
from minicu.sema.context import Check
from minicu.types.dependent import InstanceDecl


def allowed(c: Check, owner: ty.RecordDecl, access: str, through: ty.RecordDecl | None = None) -> bool:
    """Whether the current code may use a member of class `owner` with this access. `through` is the class of
    the object: a derived class uses protected members only in objects of its own ([class.protected]p1)."""
    if access == "public":
        return True
    friends: set[Hashable] = owner.info.friends if owner.completed().info is not None else set()
    if c.function is not None and c.function.function.method is not None:
        if c.function.function.method.memberwise:
            through = None  # what copies the parts of an object uses its own alone
    if c.function is not None and _befriended(c.function.function, friends):
        return True
    around = [c.here.member_of] if c.here.member_of is not None else []  # [class.access]p6
    for inside in (*around, *(scope.owner for scope in c.scope.outward())):
        if inside is None:
            continue
        template = inside.template if isinstance(inside, InstanceDecl) else None
        if inside is owner or inside in friends or template in friends:
            return True
        if access == "protected" and classes.derives(ty.Record(inside), ty.Record(owner)) is not None:
            if through is None or classes.derives(ty.Record(through), ty.Record(inside)) is not None:
                return True
    return False


def _befriended(function: tree.Function, friends: set[Hashable]) -> bool:
    """Whether the current function is a friend; instances of function templates are found by name."""
    return function in friends or (function.instance is not None and function.instance.name in friends)


def check(
    c: Check, owner: ty.RecordDecl, access: str, name: str, at: Place, declared: Place,
    through: ty.RecordDecl | None = None,
) -> None:  # fmt: skip
    """Complain if a member may not be used here."""
    if access != "public" and not allowed(c, owner, access, through):
        notes = [Note(f"declared {access} here", span_of(declared))]
        c.fatal(at, f"'{name}' is a {access} member of '{classes.spelled(owner)}'", notes)


def base(c: Check, derived: ty.RecordDecl, to: ty.RecordDecl, at: Place) -> None:
    """Complains if the path from a class to its base is not accessible."""
    for path in classes.paths(derived, to)[:1]:
        decl = derived
        for part in path:
            if not allowed(c, decl, part.access):
                notes = [Note(f"declared {part.access} here", span_of(part.at))]
                c.fatal(at, f"cannot cast '{classes.spelled(derived)}' to its {part.access} base class "
                        f"'{classes.spelled(to)}'", notes)  # fmt: skip
            assert isinstance(part.type, ty.Record)
            decl = part.type.decl


def inherited(c: Check, decl: ty.RecordDecl, name: str, at: Place) -> None:
    """Complains if what a class inherits cannot be named as a member of that class ([class.access.base]p5).
    Whether it can be named as a member of the class that declares it is another question."""
    if _named_through(c, decl, name):
        return
    base = _bases_with(decl, name)[0]
    while base.access == "public":
        base = _bases_with(record_of(base), name)[0]
    notes = [Note(f"constrained by {base.access} inheritance here", span_of(base.at))]
    c.fatal(at, f"'{name}' is an inaccessible member of '{classes.spelled(decl)}'", notes)


def _bases_with(decl: ty.RecordDecl, name: str) -> list[ty.Member]:
    """The bases through which a class has a member that it does not declare itself."""
    info = decl.completed().info
    if info is None or name in info.scope.names:
        return []
    owners = [(base, record_of(base).completed().info) for base in decl.bases]
    return [base for base, owner in owners if owner is not None and owner.scope.find_here(name)]


def _named_through(c: Check, decl: ty.RecordDecl, name: str) -> bool:
    bases = _bases_with(decl, name)
    for base in bases:
        owner = record_of(base)
        if allowed(c, decl, base.access) and _named_through(c, owner, name):
            return True
    return not bases or as_member(c, decl, name)


def as_member(c: Check, decl: ty.RecordDecl, name: str) -> bool:
    """Whether what a class inherits may be named by the access that it has as a member of that class."""
    for base in _bases_with(decl, name):
        level = _level(record_of(base), name)
        if level != "private" and allowed(c, decl, _strictest(level, base.access)):
            return True
    return False


def _level(decl: ty.RecordDecl, name: str) -> str:
    """The access of what a class declares or inherits, as a member of that class ([class.access.base]p1)."""
    bases = _bases_with(decl, name)
    info = decl.completed().info
    own = info.access.get(name, "public") if info is not None else "public"
    levels = [_strictest(_level(record_of(base), name), base.access) for base in bases]
    return min(levels, key=_LEVELS.index, default=own)


_LEVELS = ("public", "protected", "private")


def _strictest(*levels: str) -> str:
    return max(levels, key=_LEVELS.index)


def brought(c: Check, decl: ty.RecordDecl, name: str, owner: ty.RecordDecl, at: Place) -> bool:
    """Whether a using-declaration of the class introduces the member `name` of `owner`
    ([namespace.udecl]p15). Then the class's own access counts, which is checked here."""
    info = decl.completed().info
    if info is None or decl is owner or name not in info.access or not classes.introduces(info, name):
        return False
    check(c, decl, info.access[name], name, at, decl.at)
    return True


def call(
    c: Check, function: tree.Function, at: Place, brought: bool = False, through: ty.RecordDecl | None = None
) -> None:
    """Complain if a member function cannot be called from here. `brought`: by a using-declaration, whose
    access counts."""
    method = function.method
    assert method is not None
    if not brought or method.deleted:
        reachable(c, function, at, through)
    if method.host and not c.unevaluated:  # its type may be asked for
        what = f"{method.kind or 'function'} '{function.name}'"
        notes = [Note(f"'{function.name}' declared here", span_of(function.at))]
        c.fatal(at, f"reference to __host__ {what} in __device__ function", notes)


def reachable(c: Check, function: tree.Function, at: Place, through: ty.RecordDecl | None = None) -> None:
    """Complain if a member function is deleted, or out of reach of the code at hand."""
    method = function.method
    assert method is not None
    name = classes.spelled(method.owner)
    shown = name if function.name == method.owner.tag else function.name
    notes = [Note(f"'{shown}' declared here", span_of(function.at))]
    if method.deleted:
        if method.memberwise is not None:
            c.fatal(at, f"call to implicitly-deleted {method.memberwise.value} of '{name}'", notes)
        kind = f"{method.kind} of '{name}'" if method.kind else f"member function '{function.name}'"
        if function.operator and method.kind == "":
            c.fatal(at, f"overload resolution selected deleted operator '{function.operator}'", notes)
        c.fatal(at, f"call to deleted {kind}", notes)
    if method.kind in ("constructor", "destructor") and not c.here.part:
        through = method.owner  # a complete object
    if not allowed(c, method.owner, method.access, through):
        notes = [Note(f"declared {method.access} here", span_of(function.at))]
        if method.kind in ("constructor", "destructor"):
            c.fatal(at, f"calling a {method.access} {method.kind} of class '{name}'", notes)
        c.fatal(at, f"'{function.name}' is a {method.access} member of '{name}'", notes)
