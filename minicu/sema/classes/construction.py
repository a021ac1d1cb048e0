"""Constructors and destructors of classes with virtual bases (Itanium C++ ABI 2.6, 5.1.4.3): that of a
complete object (C1, D1) makes or ends the virtual bases; the rest does that for base class subobjects (C2,
D2), which takes the addresses of the tables of functions in a VTT after `this`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from minicu import tree
from minicu import types as ty
from minicu.abi import mangled_words, virtual_bases
from minicu.abi.layout import Slot, layout
from minicu.diagnostics.errors import Place
from minicu.sema import rules
from minicu.sema.classes import tables, virtual, vtables
from minicu.sema.classes.classes import Class
from minicu.sema.context import Check, Out
from minicu.syntax.nodes import DirectInit, MemberInit, Syntax

_VTT = ty.Pointer(ty.Pointer(ty.VOID))


def of_part(c: Check, function: tree.Function) -> tree.Function | None:
    """The variant of a constructor or destructor for base class subobjects; None if there is only one
    variant."""
    method = function.method
    if (
        method is None
        or method.kind not in ("constructor", "destructor")
        or not method.owner.completed().virtual_bases
    ):
        return None
    known = function.declared.of_part
    if known is None:
        this, *others = function.type.parameters
        type = replace(function.type, parameters=(this, _VTT, *others))
        symbol = mangled_words.of_base(function.symbol or "", method)
        known = replace(
            function, type=type, symbol=symbol, declared=tree.Declared(), body=None, parameters=[]
        )
        known.declared.throws = function.declared.throws
        function.declared.of_part = known
        c.known.functions[known] = None
    known.linkage, known.inline, known.at = function.linkage, function.inline, function.at
    return known


def passed_vtt(c: Check) -> tree.Expr | None:
    """The VTT parameter of the current function, if it is a variant for base class subobjects."""
    object = c.function.function.declared.vtt if c.function is not None else None
    if object is None:
        return None
    return tree.Load(_VTT, tree.Variable(_VTT, object, at=object.at), at=object.at)


def takes(c: Check, function: tree.Function) -> tree.Object:
    """The declaration of that parameter."""
    function.declared.vtt = tree.Object("vtt", _VTT, "parameter", at=function.at, used=True)
    return function.declared.vtt


def stands_alone(function: tree.Function, with_bases: bool) -> None:
    """Notes that the current body serves complete objects as well as base class subobjects. The variant for
    complete objects (`with_bases`) is checked first."""
    declared, part = function.declared, function.declared.of_part
    if declared.vtt is not None:
        declared.statics = {}
    elif not with_bases and part is not None:
        declared.alone, declared.statics = True, part.declared.statics


def leaves_rest(c: Check, info: Class) -> bool:
    """Whether the current function constructs or destroys only the virtual bases."""
    if not info.decl.virtual_bases or passed_vtt(c) is not None:
        return False
    return c.function is None or not c.function.function.declared.alone


def parts(c: Check, info: Class) -> Iterator[Slot | None]:
    """The subobjects that the current function constructs or destroys, in order: bases, None for the pointers
    to tables, members."""
    slots = layout(ty.Record(info.decl), c.model).slots
    if info.decl.virtual_bases and passed_vtt(c) is None:
        for member in virtual_bases.as_made(info.decl):
            yield next(s for s in slots if s.member is member)
    if leaves_rest(c, info):
        return
    yield from (s for s in slots if s.member.base and not s.member.virtual)
    yield None
    yield from (s for s in slots if not s.member.base and s.name != virtual.POINTER)


def delegation(c: Check, info: Class, init: MemberInit) -> tree.Initializer | tree.Expr:
    """What the initialiser of a delegating constructor makes of the object ([class.base.init]p6)."""
    type, at = ty.Record(info.decl), init.coord
    node = DirectInit(init.args, init.brace, at)
    initial, _ = rules.initial.initialize(c, node, type, static=False, at=at)
    if isinstance(initial, (tree.Call, tree.Conditional)) and (
        info.decl.virtual_bases or rules.construct.has_padding(c, type)
    ):
        initial = rules.construct.build(c, type, [rules.lifetime.materialize(c, initial, at)], at)
    call = initial.call if isinstance(initial, tree.Construct) else None
    if isinstance(call, tree.Comma):  # [dcl.init]p8: zeros first
        call = call.right
    assert c.function is not None
    if isinstance(call, tree.Call):
        if call.callee is c.function.function:
            c.fatal(at, f"constructor for '{info.name}' creates a delegation cycle")
        delegated(c, call)
    return initial


def delegated(c: Check, call: tree.Call) -> None:
    """Adapts the call of a target constructor ([class.base.init]p6) to the variant of the current
    function."""
    vtt = passed_vtt(c)
    known = of_part(c, call.callee) if vtt is not None and isinstance(call.callee, tree.Function) else None
    if vtt is not None and known is not None:
        known.used = True
        call.callee, call.function = known, known.type
        call.arguments.insert(1, vtt)


def guarded_whole(c: Check, place: tree.Place, at: Place) -> Out:
    """[except.ctor]p4: after delegation the object exists, and an exception destroys it."""
    end = rules.lifetime.ends(c, place, at) if c.language.whole_program else []
    for step in end:
        if isinstance(step, tree.ExpressionStatement) and isinstance(step.expression, tree.Call):
            delegated(c, step.expression)
    return rules.lifetime.guard(c, end)


def rest(c: Check, info: Class, out: Out) -> None:
    """The part of a function for complete objects that is left to the variant for subobjects."""
    if not leaves_rest(c, info):
        return
    assert c.function is not None
    function = c.function.function
    known = of_part(c, function)
    assert known is not None
    known.used = True
    this, *others = map(tables.passed_on, function.parameters)
    values = [this, tree.SymbolAddress(_VTT, vtables.vtt(c, info), at=function.at), *others]
    call = tree.Call(known.type.returns, known, known.type, values, at=function.at)
    out.append(tree.ExpressionStatement(call, at=function.at))


def as_part(c: Check, call: tree.Call, member: ty.Member) -> None:
    """Makes a constructor or destructor call one for the base class subobject of that member."""
    function = call.callee
    known = of_part(c, function) if isinstance(function, tree.Function) else None
    if known is None or c.function is None:
        return
    method = c.function.function.method
    assert method is not None and isinstance(function, tree.Function)
    info: Class = method.owner.completed().info
    start = passed_vtt(c)
    if start is None:
        start = tree.SymbolAddress(_VTT, vtables.vtt(c, info), at=call.at)
    index = vtables.Layout(info.decl).part[(member,)]
    word = layout(_VTT, c.model).size
    there = tree.PointerAdd(_VTT, start, tree.Constant(c.ptrdiff_type, index, at=call.at), word, at=call.at)
    function.used = known.used = True
    call.callee, call.function = known, known.type
    call.arguments.insert(1, there)


def made_part(c: Check, out: Out, start: int, member: ty.Member, at: Place) -> None:
    """The same for the statements from `start` on, which construct that subobject."""
    base = virtual_bases.record_of(member)
    if not base.virtual_bases:
        return
    for statement in out[start:]:
        e = statement.expression if isinstance(statement, tree.ExpressionStatement) else None
        if not isinstance(e, tree.Initialize) or not isinstance(
            e.place, (tree.MemberPlace, tree.Dereference)
        ):
            continue
        value = e.initializer
        call = value.call if isinstance(value, tree.Construct) else None
        if isinstance(call, tree.Comma):  # zeroed first, but for what is not this part's
            zeros: Out = [tree.ExpressionStatement(z, at=at) for z in _zeros(c, e.place, at)]
            out[out.index(statement) : out.index(statement)] = zeros
            call = value.call = call.right  # type: ignore[union-attr]
        if not isinstance(call, tree.Call):
            c.unsupported(at, f"the base '{member.type}', which has virtual bases, made of what a "
                    "function returns")  # fmt: skip
        as_part(c, call, member)


def _zeros(c: Check, place: tree.Place, at: Place) -> Iterator[tree.Expr]:
    for slot in layout(place.type, c.model).slots:
        there = tree.MemberPlace(slot.type, place, slot, at=at)
        if slot.member.virtual or slot.name == virtual.POINTER or isinstance(slot.type, ty.Reference):
            continue
        if slot.member.base:
            yield from _zeros(c, there, at)
        elif isinstance(slot.type, (ty.Record, ty.Array)):
            yield tree.Initialize(ty.VOID, there, tree.Initializer(slot.type, []), at=at)
        else:
            yield tree.Initialize(ty.VOID, there, rules.constant.zero(slot.type.unqualified, at), at=at)


def begin_end(c: Check, info: Class, out: Out) -> None:
    """The statements at the start of a destructor."""
    if leaves_rest(c, info):
        rest(c, info, out)
    else:
        virtual.set_pointer(c, info, out)


def delegates(c: Check, info: Class, inits: Sequence[Syntax]) -> bool:
    """Whether a constructor delegates to another one."""
    return len(inits) == 1 and None in rules.construct.sorted_(c, info, inits)


def both(c: Check, function: tree.Function, check: Callable[[tree.Function, bool], None]) -> None:
    """Runs `check` on the body of a function and on that of its variant for subobjects; `True`: with the
    statements that the program wrote."""
    known = of_part(c, function)
    if known is None:
        check(function, True)
        return
    takes(c, known)
    check(known, True)
    check(function, False)
