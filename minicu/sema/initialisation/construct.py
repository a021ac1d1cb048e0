"""Objects of classes come to life (C++17 [dcl.init], [class.base.init]): which constructor makes them, and
what constructors do before their bodies."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import find_member, layout
from minicu.diagnostics.errors import Note, Place, span_of
from minicu.sema import rules
from minicu.sema.classes import access, classes
from minicu.sema.classes.classes import Class
from minicu.sema.context import Check, Operand, Out
from minicu.sema.conversions.convert import Braced, address_of, operand_of, rvalue, to
from minicu.sema.expressions import lifetime
from minicu.sema.initialisation import initializer_lists
from minicu.sema.names import symbols
from minicu.sema.types import half_classes, record
from minicu.syntax.nodes import DirectInit, MemberInit, Syntax

#: The initialisers of a constructor, by their members; None: of the class itself.
Inits = dict[ty.Member | None, MemberInit]

# ---------------------------------------------------------------- choosing a constructor


def initialize(c: Check, node: Syntax, type: ty.Record, at: Place) -> tree.Expr | None:
    """The value that the initialiser `node` gives an object of a class. None: the class is an aggregate
    with a brace list, which is worked off member by member."""
    info = type.decl.completed().info
    assert info is not None
    if isinstance(node, DirectInit) and not node.brace:
        if of_elements(c, info, node.args):
            return None
        return build(c, type, [rules.expr.argument(c, a) for a in node.args], at)
    if isinstance(node, (DirectInit, c_ast.InitList)):
        items = node.args if isinstance(node, DirectInit) else node.exprs or []
        return listed(c, type, items, node.coord or at, copying=isinstance(node, c_ast.InitList))
    value = rules.expr.check(c, node)
    return rules.implicit.assign(c, _value(c, value), type, node.coord, "initializing")


def of_elements(c: Check, info: Class, args: Sequence[Syntax]) -> bool:
    """Whether `T(args)` gives the elements of an aggregate their values, as no constructor takes them (C++20
    [dcl.init]p16.6.2.2)."""
    if not (c.language.cxx20 and info.aggregate and args):
        return False
    with c.within(unevaluated=True, pending=[], temporaries=[]):
        operands = [rules.expr.argument(c, a) for a in args]
        return not rules.ranking.ranked(c, info.constructors.functions, operands)


def listed(
    c: Check, type: ty.Record, items: Sequence[Syntax], at: Place, copying: bool = False
) -> tree.Expr | None:
    """`T{...}` for a class that is no aggregate ([dcl.init.list]p3); None for one that is."""
    info = type.decl.completed().info
    assert info is not None
    if info.aggregate:
        return None
    if initializer_lists.element(type) is not None:
        return initializer_lists.make(c, type, items, at)
    # [dcl.init.list]p3.5: for `{}` nothing is preferred to a default constructor
    as_list = bool(items) or not rules.ranking.ranked(
        c, rules.member_templates.candidates(c, info.constructors, [], at), []
    )
    if as_list and (chosen := initializer_lists.constructor(c, info, items)) is not None:
        function, element = chosen
        assert function.method is not None
        if copying:
            _refuse_explicit(c, function, at)
        return call(c, function, type, [initializer_lists.make(c, element, items, at)], at)
    if any(isinstance(item, c_ast.NamedInitializer) for item in items):
        c.fatal(at, f"initialization of non-aggregate type '{info.name}' with a designated initializer list")
    return build(c, type, [rules.expr.argument(c, item) for item in items], at, copying=copying, listed=True)


def _refuse_explicit(c: Check, function: tree.Function, at: Place) -> None:
    """[over.match.list]p1: a list that is copied from may not choose an explicit constructor."""
    assert function.method is not None
    if function.method.explicit:
        notes = [Note("explicit constructor declared here", span_of(function.at))]
        c.fatal(at, "chosen constructor is explicit in copy-initialization", notes)


def build(
    c: Check,
    type: ty.Record,
    operands: Sequence[Operand],
    at: Place,
    *,
    copying: bool = False,
    listed: bool = False,
    converting: bool = False,
) -> tree.Expr:
    """An object of `type` made of `operands` ([dcl.init]p17); `converting`: by no explicit constructor."""
    type = type.unqualified  # type: ignore[assignment]
    info = type.decl.completed().info
    assert info is not None
    if type.decl.members is None:
        c.fatal(at, f"variable has incomplete type '{info.name}'")
    if len(operands) == 1 and (same := prvalue(operands[0], type)) is not None:
        return same
    if len(operands) == 1 and (converted := _through_function(c, info, type, operands[0], at)) is not None:
        return converted
    function = choose(c, info, operands, at, converting)
    method = function.method
    assert method is not None
    if copying:
        _refuse_explicit(c, function, at)
    if not operands and method.memberwise and not method.deleted:  # [dcl.init]p8: zeroed first
        return _zeroed(c, function, type, at)
    value = call(c, function, type, operands, at)
    if listed and isinstance(value, tree.Construct) and isinstance(value.call, tree.Call):
        value.call.listed = True
    return value


def _through_function(
    c: Check, info: Class, type: ty.Record, operand: Operand, at: Place
) -> tree.Expr | None:
    """What a conversion function makes of an object of another class: the new object itself (CWG 2327,
    as gcc and nvcc); None if there is none, or a constructor takes that class."""
    source = operand.type.unqualified
    if not isinstance(source, ty.Record) or source == type or classes.derives(source, type) is not None:
        return None
    if not classes.conversions(source) and not rules.member_templates.conversions(c, source, type, at):
        return None
    known = info.constructors.functions
    if info.constructors.templates:
        known = rules.member_templates.candidates(c, info.constructors, [operand], at)
    conversion = rules.user.find(c, operand, type, explicit=True)
    if conversion is None or conversion.function is None:
        return None
    others, user = [f for f in known if not _copies(f, type)], conversion.function.type.returns != type
    if rules.ranking.ranked(c, others, [operand], user=user):
        return None
    result = rules.user.apply(c, conversion.function, operand, at)
    same = prvalue(result, type)
    return build(c, type, [result], at) if same is None else same


def _copies(constructor: tree.Function, type: ty.Record) -> bool:
    """Whether it takes an object of the class by reference."""
    taken = constructor.type.parameters[1:2]
    return bool(taken) and isinstance(taken[0], ty.Reference) and taken[0].to.unqualified == type


def prvalue(operand: Operand, type: ty.Type) -> tree.Expr | None:
    """`operand` itself if it is a value of that very class that has no object yet ([dcl.init]p17.6.1)."""
    if isinstance(operand, tree.Temporary):
        operand = operand.value
    if isinstance(operand, tree.Load) and not isinstance(operand.place, tree.CompoundLiteral):
        return None
    return operand if isinstance(operand, tree.Expr) and operand.type == type else None


def choose(
    c: Check, info: Class, operands: Sequence[Operand], at: Place, converting: bool = False
) -> tree.Function:
    """The constructor that takes these operands; with `converting`, one that is not explicit."""
    candidates = info.constructors.functions
    if info.constructors.templates:
        candidates = rules.member_templates.candidates(c, info.constructors, operands, at)
    if converting and any(f.method and f.method.explicit for f in candidates):
        candidates = [f for f in candidates if not (f.method and f.method.explicit)]
    viable = rules.ranking.ranked(c, candidates, operands)
    best = rules.best_match.best_of(viable, len(operands))
    if info.templated and info.decl.tag in info.templated:
        exact = best is not None and rules.ranking.exact(viable, best)
        classes.refuse_template(c, info.decl, info.decl.tag, exact, at)
    if best is not None:
        return best
    if viable:
        notes = [rules.overload.candidate_note(f) for f, _ in viable if not (f.method and f.method.implicit)]
        return c.fatal(at, f"call to constructor of '{info.name}' is ambiguous", notes)
    if info.aggregate and len(operands) > 1:
        notes = [Note(f"'{info.name}' is an aggregate: it takes a brace list")]
        return c.fatal(at, f"no matching constructor for initialization of '{info.name}'", notes)
    notes = [rules.overload.candidate_note(f) for f in candidates if not (f.method and f.method.implicit)]
    return c.fatal(at, f"no matching constructor for initialization of '{info.name}'", notes)


def call(
    c: Check, function: tree.Function, type: ty.Record, operands: Sequence[Operand], at: Place
) -> tree.Expr:
    """The object that a constructor makes."""
    method = function.method
    assert method is not None
    access.call(c, function, at)
    if method.trivial:
        return bytes_of(c, type, operands[0], at) if operands else _without_value(type, at)
    object = tree.Object("", type, "local", at=at, used=True)
    return tree.Construct(
        type, object, _call(c, function, tree.Variable(type, object, at=at), operands, at), at=at
    )


def _call(
    c: Check, function: tree.Function, place: tree.Place, operands: Sequence[Operand], at: Place
) -> tree.Expr:
    assert function.method is not None
    this = to(c, address_of(c, place, at), ty.Pointer(ty.Record(function.method.owner)))
    called = rules.call.direct(c, function, operands, at, this)
    assert isinstance(called, tree.Expr)
    return called


def bytes_of(c: Check, type: ty.Record, operand: Operand, at: Place) -> tree.Expr:
    """A copy of the bytes, of the base class part if the operand is of a derived class."""
    if isinstance(operand, Braced):  # `T x({})`: the parameter is the object
        return rules.implicit.assign(c, operand, type, at, "initializing")
    if operand.type.unqualified == type:
        return rvalue(c, operand)
    if (
        classes.derives(operand.type.unqualified, type) is None
    ):  # the parameter is bound to what it converts to
        converted = rules.user.convert(c, operand, type, at, explicit=True)
        if converted is None:
            converted = rules.implicit.assign(c, rvalue(c, operand), type, at, "initializing")
        return rvalue(c, converted)
    assert isinstance(operand.type, ty.Record)
    access.base(c, operand.type.decl, type.decl, at)
    pointer = to(c, address_of(c, lifetime.object_of(c, operand, at), at), ty.Pointer(type))
    return tree.Load(type, tree.Dereference(type, pointer, at=at), at=at)


def _without_value(type: ty.Record, at: Place) -> tree.Expr:
    nothing = tree.Initializer(type, [])
    if classes.by_address(type):  # a value that has no object yet: it is never copied
        return in_place(type, nothing, at)
    object = tree.Object("", type, "local", at=at)
    return tree.Load(type, tree.CompoundLiteral(type, object, nothing, at=at), at=at)


def _zeroed(c: Check, function: tree.Function, type: ty.Record, at: Place) -> tree.Expr:
    method = function.method
    assert method is not None
    access.call(c, function, at)
    if method.trivial:
        return _without_value(type, at)
    object = tree.Object("", type, "local", at=at, used=True)
    place = tree.Variable(type, object, at=at)
    zeros = tree.Initialize(ty.VOID, place, tree.Initializer(type, []), at=at)
    called = tree.Comma(ty.VOID, zeros, _call(c, function, place, [], at), at=at)
    return tree.Construct(type, object, called, at=at)


def in_place(type: ty.Record, initializer: tree.Initializer | tree.Expr, at: Place) -> tree.Expr:
    """The value of a class that a brace list makes member by member, where it is wanted."""
    if isinstance(initializer, tree.Expr):
        return initializer
    object = tree.Object("", type, "local", at=at, used=True)
    call = tree.Initialize(ty.VOID, tree.Variable(type, object, at=at), initializer, at=at)
    return tree.Construct(type, object, call, at=at)


def copied(c: Check, value: tree.Expr, type: ty.Record, at: Place, converting: bool) -> tree.Expr:
    """A value of a class as another object of that class (or of a base) takes it."""
    same = prvalue(value, type)
    return build(c, type, [operand_of(value)], at, converting=converting) if same is None else same


def _value(c: Check, operand: Operand) -> tree.Expr:
    if isinstance(operand, tree.Place) and isinstance(operand.type, ty.Record):
        return tree.Load(operand.type.unqualified, operand, at=operand.at)
    return rvalue(c, operand)


def default(c: Check, type: ty.Type, at: Place) -> tree.Expr | None:
    """What makes an object without an initialiser ([dcl.init]p7); None if nothing does."""
    info = classes.class_of(type)
    if info is None:
        return None
    type = ty.remove_all_extents(type)
    class_type = type.unqualified
    assert isinstance(class_type, ty.Record)
    function = choose(c, info, [], at)
    if function.method is not None and function.method.trivial:
        access.call(c, function, at)
        return None
    return call(c, function, class_type, [], at)


def from_nothing(c: Check, type: ty.Record, at: Place) -> tree.Expr | None:
    """What makes an object from empty braces, in memory that is zero if nothing does ([dcl.init.aggr]p8)."""
    function = choose(c, type.decl.completed().info, [], at)
    method = function.method
    if method is not None and method.memberwise and not method.deleted and not method.trivial:
        return _zeroed(c, function, type.unqualified, at)  # type: ignore[arg-type]
    return default(c, type, at)


def default_statements(c: Check, place: tree.Place, at: Place) -> Out:
    """The same as statements, for arrays as well."""
    if (construction := default(c, place.type, at)) is None:
        return []
    if isinstance(place.type, ty.Array):
        return [lifetime.each(c, place, lambda element: default_statements(c, element, at), at)]
    return [tree.ExpressionStatement(tree.Initialize(ty.VOID, place, construction, at=at), at=at)]


# ---------------------------------------------------------------- what constructors do first


def is_empty(c: Check, value: tree.Construct) -> bool:
    """Whether the initialisation of this object runs no code."""
    call_ = value.call
    return (
        isinstance(call_, tree.Call)
        and isinstance(call_.callee, tree.Function)
        and rules.special.empty(c, call_.callee)
    )


def members(c: Check, info: Class, inits: Sequence[Syntax], out: Out) -> None:
    """Initialise base class and members, in the order of their declaration ([class.base.init]p13)."""
    type = ty.Record(info.decl)
    given = sorted_(c, info, inits)
    if None in given:  # a delegating constructor
        init = given[None]
        if len(given) > 1:
            c.fatal(init.coord, "an initializer for a delegating constructor must appear alone")
        place = object_at_hand(c, type)
        delegation = rules.construction.delegation(c, info, init)
        _add(c, out, tree.Initialize(ty.VOID, place, delegation, at=init.coord), init.coord)
        out += rules.construction.guarded_whole(c, place, init.coord)
        return
    if info.decl.virtual_bases:
        rules.virtual.set_pointer(c, info, out, first=True)
    for slot in rules.construction.parts(c, info):
        if slot is None:
            rules.virtual.set_pointer(c, info, out)
            continue
        place, start = tree.MemberPlace(slot.type, object_at_hand(c, type), slot, at=info.decl.at), len(out)
        with c.within(part=slot.member.base):
            make = partial(_one, c, info, place, slot.member, given, out)
            c.launches.attempt(c, given.get(slot.member), make) if c.launches is not None else make()
        if slot.member.base:
            rules.construction.made_part(c, out, start, slot.member, info.decl.at)
        out += guarded(c, place)
    rules.construction.rest(c, info, out)


def guarded(c: Check, place: tree.MemberPlace) -> Out:
    """[except.ctor]p3: an exception later in the constructor ends the part at `place` again."""
    if not c.language.whole_program or (place.slot.name is None and not place.slot.member.base):
        return []
    if lifetime.destructor(place.type) is None:
        return []
    return lifetime.guard(c, lifetime.ends(c, place, place.at))


def _one(c: Check, info: Class, place: tree.MemberPlace, member: ty.Member, given: Inits, out: Out) -> None:
    init = given.get(member)
    union = info.decl.keyword == "union"
    if init is not None:
        _initialize(c, place, init, init.coord, out)
        return
    node = record.default_of(c, member)
    if node is not None and not (union and given):
        context = symbols.of_member(c, member)
        with c.within(scope=record.default_scope(c, member), context=context, tags=context.tags):
            _initialize(c, place, node, node.coord or member.at, out)
        return
    if member.name is None and not member.base and isinstance(member.type, ty.Record):
        inner = member.type.decl
        wanted = [
            m for m in inner.completed().members or () if m in given or record.default_of(c, m) is not None
        ]
        if inner.keyword == "union" and any(m in given for m in wanted):
            wanted = [m for m in wanted if m in given]
        for slot in layout(member.type, c.model).slots:
            if slot.member in wanted or inner.keyword != "union":
                _one(c, info, tree.MemberPlace(slot.type, place, slot, at=place.at), slot.member, given, out)
        return
    if union:
        return
    assert c.function is not None
    at = c.function.function.at
    if isinstance(member.type, ty.Reference):
        c.fatal(at, f"constructor for '{info.name}' must explicitly initialize the reference member "
                f"'{member.name}'", [Note("declared here", span_of(member.at))])  # fmt: skip
    if member.type.const and not isinstance(member.type, ty.Record):
        c.fatal(at, f"constructor for '{info.name}' must explicitly initialize the const member "
                f"'{member.name}'", [Note("declared here", span_of(member.at))])  # fmt: skip
    if member.name and rules.special.leaves_out(c, info, c.function.function, member.type):
        c.error(at, f"constexpr constructor never initializes member '{member.name}'",
                [Note("declared here", span_of(member.at))])  # fmt: skip
    out += default_statements(c, place, at)


def sorted_(c: Check, info: Class, inits: Sequence[Syntax]) -> Inits:
    """Member -> its initialiser; None -> that of the class itself."""
    from minicu.sema.scope import TypeName

    by_member: Inits = {}
    type = ty.Record(info.decl)
    for init in inits:
        assert isinstance(init, MemberInit)
        name = init.name
        path = find_member(type, name, c.model) if name.__class__ is str else ()
        key: Any = path[-1].member if path and not any(s.member.base for s in path) else ""
        if key == "":
            entity = half_classes.as_class(c, rules.names.find(c, name, init.coord))
            if isinstance(entity, TypeName) and isinstance(entity.type, ty.Record):
                if entity.type.decl is info.decl:
                    key = None
                elif base := next(
                    (
                        m
                        for m in info.decl.completed().members or ()
                        if m.base and m.type == entity.type.unqualified
                    ),
                    None,
                ):
                    key = base
        if key == "":
            what = f"member initializer '{name}' does not name a non-static data member or base class"
            if c.launches is not None:  # of a base that is not known, perhaps
                c.launches.given_up(c, init, what)
                continue
            c.fatal(init.coord, what)
        if key in by_member:
            c.fatal(init.coord, f"multiple initializations given for '{name}'",
                    [Note("previous initialization is here", span_of(by_member[key].coord))])  # fmt: skip
        by_member[key] = init
    return by_member


def object_at_hand(c: Check, type: ty.Record) -> tree.Place:
    pointer = rules.this.own(c)
    assert pointer is not None
    return tree.Dereference(type, to(c, pointer, ty.Pointer(type)))


def _initialize(c: Check, place: tree.MemberPlace, init: Syntax, at: Place, out: Out) -> None:
    """One member from its initialiser: a MemberInit, or the AST after `=` or in braces."""
    type = place.type
    node = DirectInit(init.args, init.brace, init.coord) if isinstance(init, MemberInit) else init
    if isinstance(node, DirectInit) and not node.args:
        if isinstance(type, ty.Reference):
            c.fatal(at, f"reference of type '{type}' needs an initializer")
        if isinstance(type, ty.Array):
            node = c_ast.InitList([], at)
        elif not isinstance(type, ty.Record):
            _add(c, out, tree.Initialize(ty.VOID, place, rules.constant.zero(type, at), at=at), at)
            return
    if (
        isinstance(type, ty.Record)
        and type.decl.completed().info is None
        and isinstance(node, DirectInit)
        and not node.brace
    ):
        node = node.args[0] if len(node.args) == 1 else c_ast.InitList(node.args, at)
    initializer, _ = rules.initial.initialize(c, node, type, static=False, at=at)
    if isinstance(type, ty.Reference):
        place = tree.MemberPlace(ty.Pointer(type.to), place.record, place.slot, at=at)
    elif (
        isinstance(init, MemberInit)
        and isinstance(initializer, (tree.Call, tree.Conditional))
        and (place.slot.member.base or place.slot.member.shares_address)
        and has_padding(c, type)
    ):
        initializer = build(c, initializer.type, [lifetime.materialize(c, initializer, at)], at)  # type: ignore[arg-type]
    _add(c, out, tree.Initialize(ty.VOID, place, initializer, at=at), at)


def has_padding(c: Check, type: ty.Type) -> bool:
    """Whether other objects may lie in the padding of a subobject of this type. A function would overwrite
    them with its result, which therefore is a temporary ([class.copy.elision]: not for
    potentially-overlapping subobjects; as g++)."""
    if not classes.by_address(type):
        return False
    lies = layout(type, c.model)
    return lies.data < lies.size


def _add(c: Check, out: Out, initialising: tree.Expr, at: Place) -> None:
    """A full expression of its own."""
    out += c.pending
    c.pending.clear()
    before, after = lifetime.take(c)
    out += [*before, tree.ExpressionStatement(initialising, at=at), *after]
