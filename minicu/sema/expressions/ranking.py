"""How well an argument fits a parameter (C++ [over.ics]): the ranks of conversions."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Place, Refused
from minicu.sema import rules
from minicu.sema.classes import classes
from minicu.sema.context import Check, Operand
from minicu.sema.conversions import places
from minicu.sema.conversions.convert import (
    OVERLOADED,
    Braced,
    expiring,
    is_lvalue,
    is_null,
    promoted_type,
    qualifiers,
    qualifiers_lost,
    rvalue,
    takes_temporaries,
    unqualified,
)
from minicu.sema.conversions.implicit import added_qualifiers, has_constructor, string_constant
from minicu.sema.scope import OverloadSet
from minicu.sema.types.compatible import compatible, loses_promise


@dataclass(frozen=True, slots=True)
class How:
    """What counts between conversions of a rank: how references bind ([over.ics.rank]p3.2), and that the
    user's conversions compare only if one function makes both (p3.3)."""

    reference: ty.Reference | None = None
    lvalue: bool = False  # it binds to one
    known: ty.Type = ty.VOID  # what it binds to, for the qualifiers that it has
    by: tree.Function | None = None

    @property
    def identity(self) -> bool:
        """Whether nothing could bind better."""
        own = self.reference
        return own is None or (not qualifiers_lost(own.to, self.known) and self.lvalue != own.rvalue)

    def makes_other(self, other: How) -> bool:
        """Whether the references are to objects of two types."""
        mine, theirs = self.reference, other.reference
        return mine is not None and theirs is not None and unqualified(mine.to) != unqualified(theirs.to)

    def compared(self, other: How) -> int:
        """-1 if this one binds better, 1 if the other does."""
        mine, theirs = self.reference, other.reference
        if mine is None or theirs is None:
            return 0
        if mine.rvalue != theirs.rvalue:
            if not (self.lvalue or other.lvalue):  # p3.2.3
                return -1 if mine.rvalue else 1
            if isinstance(mine.to, ty.Function) and isinstance(theirs.to, ty.Function):  # p3.2.4
                return 1 if mine.rvalue else -1
        a, b = qualifiers(mine.to), qualifiers(theirs.to)
        if a == b or unqualified(mine.to) != unqualified(theirs.to):
            return 0
        return -1 if not a & ~b else int(not b & ~a)  # p3.2.6


#: (which conversion, how well among its like), for some also how.
Rank = tuple[int, int] | tuple[int, int, How]
#: A function that the arguments fit, and how well each does.
Viable = tuple[tree.Function, list[Rank]]
EXACT, PROMOTION, CONVERSION, USER_CONVERSION, ELLIPSIS = range(5)


class OverloadedName(tree.Expr):
    """A name that means one of several functions."""

    __slots__ = ("set",)

    def __init__(self, set: OverloadSet, at: Place) -> None:
        self.type = OVERLOADED
        self.set = set
        self.at = at


def ranked(
    c: Check,
    candidates: Sequence[tree.Function],
    arguments: Sequence[Operand],
    object: Operand | None = None,
    user: bool = True,
) -> list[Viable]:
    """The viable candidates, each with the rank of every argument's conversion. `object` is what member
    functions are called on. Without `user` no user-defined conversion is thought of."""
    # The same operators are looked at again and again, with operands of the same types.
    key = None
    if len(candidates) >= _MANY and (shaped := shapes(c, arguments, object)) is not None:
        key = (tuple(candidates), shaped, user, len(c.known.class_scopes))
        if (known := c.known.ranked.get(key)) is not None:
            return list(known)
    viable = _ranked(c, candidates, arguments, object, user)
    if key is not None:
        c.known.ranked[key] = tuple(viable)
    return viable


#: So many candidates are worth looking up.
_MANY = 6


def shapes(c: Check, arguments: Sequence[Operand], object: Operand | None) -> tuple[Hashable, ...] | None:
    """All that ranks depend on; None if it is more than types and categories."""
    keys: list[Hashable] = []
    for operand in arguments if object is None else (*arguments, object):
        kind = operand.__class__
        if kind in (tree.Variable, tree.Dereference, tree.StringLiteral) or (
            operand.__class__ is tree.MemberPlace and not operand.bit_field
        ):
            assert isinstance(operand, tree.Place)
            keys.append((operand.type, is_lvalue(operand), expiring(operand)))
        elif kind is tree.Constant:
            assert isinstance(operand, tree.Expr)
            keys.append((operand.type, is_null(c, operand)))
        elif operand.__class__ is tree.FunctionAddress:
            keys.append((operand.type, operand.taken))
        elif kind in _VALUES:
            keys.append(operand.type)
        else:
            return None
    return (*keys, object is None)


#: Values that are no places, and no null pointers.
_VALUES = frozenset({tree.Call, tree.Binary, tree.Unary, tree.Construct, tree.Load, tree.Convert})


def _ranked(
    c: Check,
    candidates: Sequence[tree.Function],
    arguments: Sequence[Operand],
    object: Operand | None,
    user: bool,
) -> list[tuple[tree.Function, list[Rank]]]:
    viable = []
    for function in candidates:
        parameters = function.type.parameters
        count, first = len(arguments), 0
        ranks: list[Rank] = []
        if (method := function.method) is not None:
            if not method.static:
                parameters, first = parameters[1:], 1
            if object is not None:
                object_fit = (EXACT, 0) if method.static else object_rank(object, function)
                if object_fit is None:
                    continue
                ranks.append(object_fit if method.static else of_object(object, method, object_fit))
        if count > len(parameters) and not function.type.variadic:
            continue
        if count < len(parameters) and not function.has_defaults(count + first):
            continue
        for i, operand in enumerate(arguments):
            rank = conversion(c, operand, parameters[i], user) if i < len(parameters) else (ELLIPSIS, 0)
            if rank is None:
                break
            ranks.append(rank)
        else:
            viable.append((function, ranks))
    return viable


def exact(viable: Sequence[tuple[tree.Function, list[Rank]]], function: tree.Function) -> bool:
    """Whether a viable function takes all its arguments without conversion; the object of a member function
    may gain qualifiers."""
    method = function.method
    ranks = next((ranks for known, ranks in viable if known is function), None)
    if ranks is None:
        return False
    if method is not None and method.kind != "constructor":
        ranks = ranks[1:]
    return all(rank[:2] == (EXACT, 0) and (len(rank) == 2 or rank[2].identity) for rank in ranks)


def of_object(object: Operand, method: tree.Method, rank: Rank) -> Rank:
    """The rank of an object as that of the reference that the function takes it by ([over.match.funcs]p4)."""
    stays = not method.ref or _stays(object)
    own = ty.Reference(ty.qualify(object.type.unqualified, method.quals), method.ref == "&&")
    return (*rank[:1], 0, How(own, stays, object.type))


def object_rank(object: Operand, function: tree.Function) -> Rank | None:
    """How well `object` fits what the member function is called on ([over.match.funcs]p4)."""
    method = function.method
    assert method is not None
    steps = classes.derives(object.type, ty.Record(method.owner))
    quals = object.type.quals & ~ty.RESTRICT
    if steps is None or quals & ~method.quals:
        return None
    added = (method.quals & ~quals & (ty.CONST | ty.VOLATILE)).bit_count()  # [over.ics.rank]p3.2.6
    if method.ref:
        if not ref_fits(method, object):
            return None
        # [over.ics.rank]p3.2.3: && is better for what is no lvalue
        return (EXACT, added + 4 * (method.ref == "&" and not _stays(object)))
    # [over.match.funcs]p4: what the class has of its bases counts as its own.
    return (EXACT, added)


def ref_fits(method: tree.Method, object: Operand) -> bool:
    """Whether the object satisfies the function's ref-qualifier ([over.match.funcs]p4)."""
    if not method.ref:
        return True
    stays = _stays(object)
    return not stays if method.ref == "&&" else stays or method.quals == ty.CONST


def _stays(object: Operand) -> bool:
    return isinstance(object, tree.Place) and is_lvalue(object) and not expiring(object)


#: A conversion to a base class is the better the fewer steps it takes ([over.ics.rank]p4.4), and better
#: than one to void.
_NEARER = 1000


#: [over.ics.rank]p4.1: a pointer is anything rather than a bool.
_TO_BOOL = 8


def conversion(c: Check, operand: Operand, type: ty.Type, user: bool = True) -> Rank | None:
    """Rank of the implicit conversion of `operand` to a parameter of `type`; None if impossible."""
    if operand.__class__ is Braced:
        return _braces(c, operand, type, user)
    if isinstance(type, ty.Reference):
        return _binding(c, operand, type, user)
    if c.known.member_pointers and (rank := _member_pointer(c, operand, type)) is not None:
        return rank
    if operand.type.__class__ is ty.Record or type.__class__ is ty.Record:
        return _of_class(c, operand, type, user)
    value = rvalue(c, operand)
    source = value.type
    target = type.unqualified
    if source is target or source == target:
        return (EXACT, 0)
    if isinstance(source, (ty.Integer, ty.Float)) and isinstance(target, (ty.Integer, ty.Float)):
        return _arithmetic(c, source, target)
    if isinstance(source, ty.Enum) and not source.decl.scoped and isinstance(target, (ty.Integer, ty.Float)):
        if source.decl.fixed and source.decl.underlying == target:  # [over.ics.rank]p4.2: the better one
            return (CONVERSION if target == ty.BOOL else PROMOTION, 0)
        return (PROMOTION, int(source.decl.fixed)) if promoted_type(c, source) == target else (CONVERSION, 0)
    if isinstance(target, ty.Pointer):
        return _pointer(c, value, target)
    if target == ty.BOOL and isinstance(source, ty.Pointer):
        return (CONVERSION, _TO_BOOL)
    if isinstance(target, ty.NullPtr) and is_null(c, value):
        return (CONVERSION, 0)
    return None


def _member_pointer(c: Check, operand: Operand, type: ty.Type) -> Rank | None:
    """The rank of what becomes a pointer to a member, or the truth of one; None if it is neither."""
    given, wanted = rules.member_pointers.pointed(operand.type), rules.member_pointers.pointed(type)
    if wanted is None:
        return (CONVERSION, _TO_BOOL) if given is not None and type.unqualified == ty.BOOL else None
    if isinstance(operand, OverloadedName):
        function = rules.member_pointers.chosen(c, operand.set, ty.Record(wanted), operand.at)
        return (EXACT, 0) if function is not None else None
    if given is None:
        null = isinstance(operand, tree.Expr) and is_null(c, operand)
        return (CONVERSION, 0) if null or isinstance(operand.type, ty.NullPtr) else None
    if (steps := rules.member_pointers.steps(given, wanted)) is None:
        return None
    # [over.ics.rank]p4.4: the fewer steps the better
    added = int(given.to != wanted.to)
    return (CONVERSION, 4 * steps - _NEARER + added) if steps else (EXACT, added)


def _braces(c: Check, braces: Braced, type: ty.Type, user: bool) -> Rank | None:
    """C++ [over.ics.list]."""
    if isinstance(type, ty.Reference):
        if (only := related(c, braces, type)) is not None:
            return _binding(c, only, type, user)
        if not (type.rvalue or qualifiers(type.to) & ty.CONST):
            return None
        rank = _braces(c, braces, type.to, user)
        return rank and (*rank[:2], How(type, False, type.to))
    items = braces.items
    if isinstance(type, ty.Array):  # [over.ics.list]p6: the worst conversion of an element
        ranks = [conversion(c, rules.expr.argument(c, item), type.element, user) for item in items]
        fits = type.length is None or len(items) <= type.length
        return max((r[:2] for r in ranks if r), default=(EXACT, 0)) if fits and None not in ranks else None
    if not isinstance(type, ty.Record):
        if not items:
            return (EXACT, 0)
        return conversion(c, rules.expr.unevaluated(c, items[0]), type, user) if len(items) == 1 else None
    if (element := rules.initializer_lists.element(type)) is not None:  # [over.ics.rank]p3.1: the better one
        worst_rank = rules.initializer_lists.rank(c, items, element)
        return None if worst_rank is None else (worst_rank[0], worst_rank[1] - 1)
    members = type.decl.completed().members
    if not user or members is None:
        return None
    info = type.decl.info
    if info is not None and rules.initializer_lists.constructor(c, info, items) is not None:
        return (USER_CONVERSION, 0)
    if info is not None and not info.aggregate:
        operands = [rules.expr.argument(c, item) for item in items]
        candidates = info.constructors.functions
        if info.constructors.templates:
            candidates = rules.member_templates.candidates(c, info.constructors, operands, braces.at)
        # [over.best.ics]p4: of a single item no user's conversion leads to a copy.
        return (USER_CONVERSION, 0) if ranked(c, candidates, operands, user=len(items) != 1) else None
    return (USER_CONVERSION, 0) if _fills(c, braces, type) else None


def related(c: Check, braces: Braced, reference: ty.Reference) -> Operand | None:
    """The single item of a list to which a reference binds directly, because it is reference-related
    ([dcl.init.list]p3.9)."""
    if len(braces.items) != 1 or isinstance(braces.items[0], (c_ast.InitList, c_ast.NamedInitializer)):
        return None
    with c.within(unevaluated=True, temporaries=[]):
        only = rules.expr.argument(c, braces.items[0])
    same = compatible(unqualified(only.type), unqualified(reference.to), True)
    return only if same or classes.steps_to_base(only.type, reference.to) is not None else None


def _fills(c: Check, braces: Braced, type: ty.Record) -> bool:
    """Whether an aggregate can be initialised from the list ([over.ics.list]p8). Because of brace elision and
    conversions of the members, this is found out by trying."""
    mark = c.diagnostics.mark()
    with c.within(unevaluated=True, pending=[], temporaries=[]):
        try:
            node = c_ast.InitList(braces.items, braces.at)
            rules.initial.initialize(c, node, type.unqualified, static=False, at=braces.at)
            return True
        except Refused:
            return False
        finally:
            c.diagnostics.rewind(mark)


def _of_class(c: Check, operand: Operand, type: ty.Type, user: bool) -> Rank | None:
    source, target = operand.type.unqualified, type.unqualified
    if source == target:
        return (EXACT, 0)
    if _is_plain(source) and _is_plain(target):  # most of many overloads: nothing converts between these
        return None
    if (steps := classes.steps_to_base(source, target)) is not None:
        return (CONVERSION, 4 * steps - _NEARER)
    if isinstance(source, ty.Array):
        source = rvalue(c, operand).type
    if has_constructor(c, source, target):
        return (USER_CONVERSION, 0)
    if not user or not c.language.cplusplus:
        return None
    by_user = rules.user.find(c, operand, target)
    if by_user is None:
        return None
    kind, how = by_user.second[:2]
    second = 0 if by_user.function is None else 10 * kind + how
    return (USER_CONVERSION, second, How(by=by_user.function))


def _is_plain(type: ty.Type) -> bool:
    """Whether `type` is a structure that C could have declared, and not one of minicu's own headers."""
    if type.__class__ is not ty.Record:
        return False
    decl = type.decl
    return decl.completed().info is None and decl.members is not None and not (decl.like or decl.takes)


def _arithmetic(c: Check, source: ty.Type, target: ty.Type) -> Rank:
    if isinstance(source, ty.Integer):
        if isinstance(target, ty.Integer):
            return (PROMOTION, 0) if promoted_type(c, source) == target else (CONVERSION, 0)
    elif isinstance(source, ty.Float) and isinstance(target, ty.Float):
        if source.kind == "float" and target.kind == "double":
            return (PROMOTION, 0)
        if source.rank == 0 and target.rank > 0:
            return (PROMOTION, target.rank)
    elif isinstance(source, ty.Float) and source.rank == 0:
        return (USER_CONVERSION, 0)
    if isinstance(target, ty.Float) and target.rank == 0:
        return (USER_CONVERSION, 0)
    return (CONVERSION, 0)


def _pointer(c: Check, value: tree.Expr, target: ty.Pointer) -> Rank | None:
    source = value.type
    if source is OVERLOADED:
        assert isinstance(value, OverloadedName)
        return (EXACT, 0) if function_of_type(c, value.set, target, value.at) else None
    if isinstance(source, ty.Pointer):
        lost = qualifiers_lost(source.to, target.to)
        same = compatible(unqualified(source.to), unqualified(target.to), True)
        if lost:  # g++ and nvcc let `char *` take a string literal
            return (EXACT, 1) if same and lost == ty.CONST and string_constant(value) else None
        if same and qualifiers(source.to) == qualifiers(target.to):
            return (EXACT, 0)
        if same:  # [over.ics.rank]p3.2.5: fewer are better
            return (EXACT, max(1, qualifiers_lost(target.to, source.to).bit_count()))
        if loses_promise(source.to, target.to):
            return (EXACT, 1)
        if isinstance(target.to, ty.Void) and not isinstance(source.to, ty.Function):
            added = qualifiers_lost(target.to, source.to)
            return (CONVERSION, 1 + added.bit_count())
        if (steps := classes.steps_to_base(source.to, target.to)) is not None:
            added = qualifiers_lost(target.to, source.to)
            return (CONVERSION, 4 * steps - _NEARER + added.bit_count())
        deep = added_qualifiers(target.to, source.to)  # of `char **` to `const char *const *`
        return (EXACT, deep) if deep is not None else None
    return (CONVERSION, 0) if is_null(c, value) else None


def _binding(c: Check, operand: Operand, reference: ty.Reference, user: bool) -> Rank | None:
    target = reference.to
    if not isinstance(operand, tree.Place):  # it may be the value of one: `c ? a : b`
        operand = places.lvalue(c, operand) or operand
    lvalue = isinstance(operand, tree.Place) and is_lvalue(operand) and not expiring(operand)
    function = isinstance(operand.type, ty.Function)
    alike = compatible(unqualified(operand.type), unqualified(target), True)
    same = alike and isinstance(operand, tree.Place)
    steps = classes.steps_to_base(operand.type, target)
    if same or steps is not None:
        fits = (not reference.rvalue or function) if lvalue else takes_temporaries(reference)
        if qualifiers_lost(operand.type, target) or not fits:
            return None
        rank = (EXACT, 0) if same else (CONVERSION, 4 * (steps or 0) - _NEARER)
        return (*rank, How(reference, lvalue, operand.type))
    if user and not reference.rvalue and isinstance(operand.type, ty.Record):
        if unqualified(operand.type) != unqualified(target):
            if (by := rules.user.to_lvalue(c, operand, target)) is not None:
                return (USER_CONVERSION, 0, How(reference, True, target, by))
    if isinstance(target, ty.Function):
        fit = conversion(c, rvalue(c, operand), ty.Pointer(target), user)
        # ... whatever it promises
        return fit and (fit[0], fit[1] * (fit[0] != EXACT), How(reference, True, target))
    if not takes_temporaries(reference):
        return None
    if isinstance(target, ty.Array):
        return (EXACT, 0, How(reference, False, operand.type)) if alike else None
    if (fit := conversion(c, operand, target, user)) is None:
        return None
    if reference.rvalue:
        decays = function or isinstance(operand.type, (ty.Array, ty.VariableArray))
        related = lvalue and not decays and fit[0] == EXACT
        if related or (fit[0] == USER_CONVERSION and rules.user.gives_lvalue(c, operand, target)):
            return None
    return (*fit[:2], How(reference, False, operand.type, _how(fit).by))


def compared(x: Rank, y: Rank) -> int:
    """-1 if `x` is the better conversion, 1 if `y` is ([over.ics.rank]p3). How a reference binds makes no
    difference to a parameter that is none."""
    a, b = _how(x), _how(y)
    if x[0] == y[0] == USER_CONVERSION and a.by is b.by is None and a.makes_other(b):
        return 0  # p3.3: constructors of two classes
    if x[:2] == y[:2]:
        return a.compared(b) if a.by is b.by else 0
    if x[0] == y[0] == USER_CONVERSION and a.by is not b.by:
        return 0
    return -1 if x[:2] < y[:2] else 1


def _how(rank: Rank) -> How:
    return rank[2] if len(rank) == 3 else _PLAINLY


_PLAINLY = How()


def are_alike(a: Sequence[Rank], b: Sequence[Rank]) -> bool:
    """Whether none of these conversions is better than its counterpart."""
    return not any(map(compared, a, b))


def is_better(a: Sequence[Rank], b: Sequence[Rank]) -> bool:
    """Whether no conversion of `a` is worse than that of `b`, and one is better."""
    better = False
    for x, y in zip(a, b):
        if (order := compared(x, y)) > 0:
            return False
        better = better or order < 0
    return better


def function_of_type(c: Check, set: OverloadSet, type: ty.Type, at: Place) -> tree.Function | None:
    if isinstance(type, ty.Pointer):
        for function in set.functions:
            if not function.needs_object and rules.throwing.has_type(c, function, type.to):
                return function
        if set.templates and isinstance(type.to, ty.Function):
            instance = rules.template.of_type(c, set, type.to, at)
            return instance if instance is not None and not instance.needs_object else None
    return None
