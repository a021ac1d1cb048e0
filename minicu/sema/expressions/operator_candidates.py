"""The built-in operators that operands of classes may mean (C++17 [over.match.oper]p3.3, [over.built])."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import NoReturn

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Note, Place, span_of
from minicu.sema import rules
from minicu.sema.classes import classes
from minicu.sema.context import Check, Operand
from minicu.sema.conversions.convert import Braced, promoted_type, rvalue
from minicu.sema.expressions import ranking

COMPARISONS = frozenset({"==", "!=", "<", ">", "<=", ">="})
#: Operators whose operands are integers alone; of `<<=` and its kin the last character is cut off.
OF_INTEGERS = frozenset({"%", "&", "|", "^", "~", "<<", ">>"})
_OF_TRUTH = frozenset({"!", "&&", "||"})
_OF_NUMBERS = frozenset({"*", "/", "+", "-", "?:", "<=>"}) | COMPARISONS | OF_INTEGERS
_STEPS = frozenset({"++", "--"})
_PROMOTED = (ty.INT, ty.UINT, ty.LONG, ty.ULONG, ty.LLONG, ty.ULLONG, ty.FLOAT, ty.DOUBLE, ty.LDOUBLE)


@dataclass(slots=True)
class _Given:
    """The types of an operand's values: of numbers after promotion, of all, of what it can change."""

    numbers: list[ty.Type]
    types: list[ty.Type]
    places: list[ty.Type]


def is_of_class(operand: Operand) -> bool:
    """Whether an operand is of a class that has conversion functions."""
    if not isinstance(operand.type, ty.Record) or rules.member_pointers.pointed(operand.type) is not None:
        return False
    return bool(classes.conversions(operand.type)) or _has_templates(operand.type)


def _has_templates(type: ty.Record) -> bool:
    completed = type.decl.completed()
    own = completed.info is not None and bool(completed.info.conversion_templates)
    return own or any(isinstance(b.type, ty.Record) and _has_templates(b.type) for b in completed.bases)


def viable(c: Check, op: str, operands: Sequence[Operand]) -> list[ranking.Viable]:
    """The built-in operators that take these operands, and how well; none where no operand is of a class."""
    if not any(map(is_of_class, operands)):
        return []
    ranks: list[dict[ty.Type, ranking.Rank | None]] = [{} for _ in operands]
    found = []
    for types in _signatures(c, op, operands):
        fit = []
        for operand, type, known in zip(operands, types, ranks, strict=False):
            if type not in known:
                known[type] = _rank(c, op, operand, type)
            if (rank := known[type]) is None:
                break
            fit.append(rank)
        else:
            found.append((tree.Function("operator" + op, ty.Function(ty.VOID, types)), fit))
    return found


def _rank(c: Check, op: str, operand: Operand, type: ty.Type) -> ranking.Rank | None:
    if op not in _OF_TRUTH or not isinstance(operand.type, ty.Record):
        return rules.ranking.conversion(c, operand, type)
    by = rules.user.find(c, operand, type, explicit=True)  # [conv]p4: contextually converted
    if by is None:
        return None
    second = 0 if by.function is None else 10 * by.second[0] + by.second[1]
    return (ranking.USER_CONVERSION, second, ranking.How(by=by.function))


def _signatures(c: Check, op: str, operands: Sequence[Operand]) -> Iterator[tuple[ty.Type, ...]]:
    """What the parameters of the operator may be."""
    if op in _OF_TRUTH:
        yield (ty.BOOL,) * len(operands)
        return
    given = [_given(c, op.removesuffix("="), operand) for operand in operands]
    if op in _STEPS:
        for type in given[0].places:
            yield (ty.Reference(type), *(operand.type for operand in operands[1:]))
    elif op[-1] == "=" and op not in COMPARISONS:
        for type in given[0].places:
            for other in _added(c, op[:-1], type, given[1]):
                yield (ty.Reference(type), other)
    else:
        seen = dict.fromkeys([*_numeric(op, given), *_others(c, op, given)])
        yield from seen


def _added(c: Check, op: str, type: ty.Type, right: _Given) -> Iterable[ty.Type]:
    """What the right operand of an assignment `op=` to a place of a type may be."""
    if isinstance(type, ty.Pointer):
        return [c.ptrdiff_type] if op in ("+", "-") else []
    return right.numbers


def _numeric(op: str, given: Sequence[_Given]) -> Iterator[tuple[ty.Type, ...]]:
    if op in _OF_NUMBERS and not (op == "*" and len(given) == 1):
        yield from product(*(one.numbers for one in given))


def _others(c: Check, op: str, given: Sequence[_Given]) -> Iterator[tuple[ty.Type, ...]]:
    """What takes pointers, pointers to members, enumerations and nullptr."""
    pointers = [[t for t in one.types if isinstance(t, ty.Pointer)] for one in given]
    if len(given) == 1:
        yield from ((type,) for type in pointers[0] if op in ("*", "+"))
        return
    if op in ("+", "-", "[]"):
        yield from ((type, c.ptrdiff_type) for type in pointers[0])
    if op in ("+", "[]"):
        yield from ((c.ptrdiff_type, type) for type in pointers[1])
    if op == "-":
        yield from ((type, type) for type in (*pointers[0], *pointers[1]))
    if op in COMPARISONS or op in ("?:", "<=>"):
        for type in (t for one in given for t in one.types):
            pointed = rules.member_pointers.pointed(type) is not None
            if isinstance(type, ty.Pointer) or (pointed and op in ("==", "!=", "?:")):
                yield (type, type)
            elif isinstance(type, ty.Enum):
                if op != "?:" or type.decl.scoped:
                    yield (type, type)
            elif isinstance(type, ty.NullPtr) and op in ("==", "!="):
                yield (type, type)


def _given(c: Check, op: str, operand: Operand) -> _Given:
    if operand.__class__ is Braced:
        return _Given([], [], [])
    if not isinstance(operand.type, ty.Record) or rules.member_pointers.pointed(operand.type) is not None:
        type = rvalue(c, operand).type.unqualified
        changed = isinstance(operand, tree.Place) and not operand.type.const
        return _Given(list(_promoted(c, op, [type])), [type], [type] if changed else [])
    types: list[ty.Type] = []
    places: list[ty.Type] = []
    for function in classes.conversions(operand.type):
        method, returns = function.method, function.type.returns
        assert method is not None
        if method.explicit or rules.ranking.object_rank(operand, function) is None:
            continue
        if isinstance(returns, ty.Reference):
            if not (returns.rvalue or returns.to.const) and ty.is_scalar(returns.to):
                places.append(returns.to)
            returns = returns.to
        types.append(_decayed(returns))
    types = list(dict.fromkeys(types))
    numbers = list(_promoted(c, op, types))
    if len(numbers) > 1 or (_has_templates(operand.type) and not numbers):
        # Each conversion leads to all of them. nvcc and g++ do not think of those to floating types where
        # integers are wanted.
        numbers = [*numbers, *_promoted(c, op, _PROMOTED)]
    numbers = list(dict.fromkeys(numbers))
    return _Given(numbers, types, list(dict.fromkeys(places)))


def _decayed(type: ty.Type) -> ty.Type:
    if isinstance(type, ty.Array):
        return ty.Pointer(type.element)
    return ty.Pointer(type) if isinstance(type, ty.Function) else type.unqualified


def _promoted(c: Check, op: str, types: Iterable[ty.Type]) -> Iterator[ty.Type]:
    """The types of numbers after promotion that the operator can take."""
    wanted = ty.Integer if op in OF_INTEGERS else (ty.Integer, ty.Float)
    for type in types:
        if isinstance(promoted := promoted_type(c, type), wanted):
            yield promoted


def converted(c: Check, op: str, operands: Sequence[Operand], at: Place) -> list[Operand]:
    """The operands of a built-in operator; those of classes are converted to what the best candidate takes
    ([over.match.oper]p7). As they are if there is none."""
    if not (found := viable(c, op, operands)):
        return list(operands)
    best = rules.best_match.best_of(found, len(operands))
    if best is None:
        known = [f for o in operands for f in classes.conversions(o.type)]
        refuse_ambiguous(c, op, operands, [Note("candidate function", span_of(f.at)) for f in known], at)
    result = []
    for operand, type in zip(operands, best.type.parameters, strict=False):
        if isinstance(operand.type, ty.Record) and rules.member_pointers.pointed(operand.type) is None:
            if isinstance(type, ty.Reference):
                function = rules.user.to_lvalue(c, operand, type.to)
                assert function is not None
                operand = rules.user.apply(c, function, operand, at)
            else:
                operand = rules.user.convert(c, operand, type, at) or operand
        result.append(operand)
    return result


def refuse_ambiguous(
    c: Check, op: str, operands: Sequence[Operand], notes: list[Note], at: Place
) -> NoReturn:
    shown = f"use of overloaded operator '{op}' is ambiguous (with operand types "
    types = " and ".join(f"'{o.type}'" for o in operands)
    c.fatal(at, f"{shown}{types})", notes)
