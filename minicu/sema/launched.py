"""Which instances of kernel templates host code launches.

Host code that `reach.host` has read is checked like that of `minicu run`, forbearingly: what cannot be known
is given up statement by statement, and a launch of which the instance stays unknown is a problem with a
place. Nothing is invented: an instance is one that overload resolution has chosen, or the only one that what
is known allows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Place, Refused, span_of
from minicu.sema import rules
from minicu.sema.context import Check, Operand, Waiting
from minicu.sema.lambdas import extended
from minicu.sema.scope import Faulty, OverloadSet
from minicu.sema.templates.instance import exact_name
from minicu.sema.templates.kernel_arguments import unusable
from minicu.syntax import nodes
from minicu.syntax.nodes import Lambda, Launch, Syntax, Unread
from minicu.syntax.requests import Request
from minicu.types.dependent import InstanceDecl, is_expansion

if TYPE_CHECKING:
    from minicu.sema.templates.instance import Argument, Template

_NAMES = frozenset({"ID", "TYPEID"})


def requests(c: Check) -> list[Request]:
    """The instances that a unit launches, once it is checked, and the launches of which none is known."""
    state = c.launches
    assert state is not None
    requested = []
    for f in c.known.functions:
        if f.kind != "kernel" or not f.used or f.instance is None:
            continue
        if (what := unusable(c, f)) is not None:
            state.tell(f.instance.at, f.instance.name, what.why, what.wrong)
        else:
            try:
                requested.append(instance_request(f))
            except extended.Nameless as why:
                said = str(why) if why.wrong else f"of the lambda that it gets: {why}"
                state.tell(f.instance.at, f.instance.name, said, why.wrong)
    return [*requested, *state.problems]


def instance_request(f: tree.Function, why: str = "launched") -> Request:
    """The instance of a kernel, as another compilation makes it. Raises Nameless."""
    assert f.instance is not None
    closures = list(dict.fromkeys(_closures(f.instance.arguments)))
    template = "::".join([*filter(None, f.scope), f.instance.name])
    if not closures:
        return Request(exact_name(f), why, f.symbol, template, f.instance.at)
    with extended.named(closures):
        lambdas = extended.lifted(closures)
        text = f"{template}<{rules.instance.spelled_all(f.instance.arguments)}>"
    text = extended.renamed(text, closures)  # in names of classes that were made before
    return Request(text, why, f.symbol, template, f.instance.at, lambdas=lambdas)


def _closures(arguments: Sequence[object]) -> Iterator[ty.RecordDecl]:
    """The classes of extended lambdas among template arguments."""
    for argument in arguments:
        if isinstance(argument, tuple):
            yield from _closures(argument)
        elif isinstance(argument, ty.Type):
            type = argument
            while isinstance(type, (ty.Pointer, ty.Reference, ty.Array)):
                type = type.to if not isinstance(type, ty.Array) else type.element
            if isinstance(type, ty.Record):
                if (
                    type.decl.__class__ is ty.RecordDecl
                    and type.decl.completed().info is not None
                    and type.decl.info.extended
                ):
                    for member in type.decl.members or ():
                        yield from _closures((member.type,))
                    yield type.decl
                yield from _closures(type.decl.arguments if isinstance(type.decl, InstanceDecl) else ())


# ---------------------------------------------------------------- statements that are given up


@dataclass(slots=True)
class Launches:
    """What is known of the launches while host code is checked. `kernels`, `names` and `incomplete` are those
    of `launching.Launching`; `met` are the nodes that have been looked at."""

    kernels: set[str]
    names: set[str]
    incomplete: set[str]
    problems: list[Request] = field(default_factory=list)
    met: dict[int, Syntax] = field(default_factory=dict)  # the nodes by their numbers
    #: the bodies of instances that other units make
    elsewhere: dict[tree.Function, Waiting] = field(default_factory=dict)

    def made_here(self, c: Check, function: tree.Function) -> None:
        """Instantiates the function in this unit in spite of an `extern template`."""
        if (body := self.elsewhere.pop(function, None)) is not None:
            c.work.waiting[function] = body

    def meet(self, node: Syntax) -> None:
        """A statement, or part of one, is about to be checked."""
        self.met[id(node)] = node

    def pass_over(self, node: Syntax) -> None:
        """A discarded statement: its launches do not count ([basic.def.odr]p10)."""
        for inner in _all(node):
            self.meet(inner)

    def tell(self, at: Place, name: str, why: str, wrong: bool = False) -> None:
        """The instance that `name` launches, or is, at that place is not known, or `wrong`."""
        place = span_of(at)
        if any(span_of(known.place) == place for known in self.problems):
            return
        if wrong:
            self.problems.append(Request(str(name), "wrong", place=at, message=why))
            return
        words = nodes.identifiers(name)
        short = "::".join(words)
        message = f"the instance of '{short}' that is launched here is not made"
        if words[-1] not in self.kernels:
            message = f"what '{short}' launches is not known here, and not made"
        message = f"{message}: {why}" if why else message
        self.problems.append(Request(str(name), "unknown", place=at, message=message))

    def _named(self, node: Syntax) -> bool:
        return isinstance(node, c_ast.ID) and _last(node.name) in self.names

    def given_up(self, c: Check, node: Syntax, why: str) -> None:
        """A statement that cannot be checked: looks for launches in its parts."""
        for inner in _statements(node):
            if id(inner) not in self.met:
                with c.scoped("block"):
                    _hide_names(c, node)
                    _check(c, inner)
        for inner in _expressions(node):
            if inner is not node and id(inner) in self.met:
                continue
            self.meet(inner)
            if isinstance(inner, nodes.Launch):
                self.launch(c, inner)
            elif isinstance(inner, nodes.Unread):
                self.unread(c, inner)
            elif isinstance(inner, c_ast.FuncCall):
                self._call(c, inner, why)
            elif isinstance(inner, nodes.Lambda):
                self._lambda(c, inner, why)
            elif isinstance(inner, c_ast.ID) and self._named(inner):
                self._mention(c, inner, why)

    def attempt(self, c: Check, node: Syntax | None, make: Callable[[], None]) -> None:
        """Initialises a part of an object, as `node` says; the body after it is read in any case."""
        mark = len(c.diagnostics.items)
        if node is not None:
            self.meet(node)
        try:
            make()
        except Refused:
            c.temporaries.clear()
            if node is not None:
                self.given_up(c, node, next((d.message for d in c.diagnostics.items[mark:]), ""))

    def refused(self, node: Syntax, why: str) -> None:
        """A refused declaration at file scope: its launches are lost, unless it is a template's."""
        if isinstance(node, nodes.Elsewhere):
            return
        if isinstance(node, nodes.TemplateDecl):
            name = nodes.name_of(node.decl)
            if node.params is None and name is not None and _last(name) in self.names - self.kernels:
                self.tell(node.decl.coord, _last(name), why)
            return
        self._lost(node, why)

    def uncalled(self, lambdas: Sequence[Lambda]) -> None:
        """Bodies of generic lambdas that nothing known calls."""
        for node in lambdas:
            if id(node) in self.met:
                body = nodes.definition(node.function).body
                self._lost(body, "no call of the lambda expression around it is known")

    def defaults(self, c: Check) -> None:
        """Read the default initialisers of members of classes that are no instances: whoever uses them, their
        names are used (as nvcc has it)."""
        for member, default in list(c.known.member_defaults.items()):
            owner = default.scope.owner if default.scope is not None else None
            info = owner.completed().info if owner is not None else None
            if owner is None or info is None or info.instance:
                continue
            if not any(map(self._named, _all(default.node))):
                continue
            mark = c.diagnostics.mark()
            try:
                rules.dynamic.read_default(c, member, default, owner)
            except Refused:
                dropped = c.diagnostics.rewind_errors(mark)
                self._lost(default.node, dropped[0].message if dropped else "")

    def _lost(self, node: Syntax, why: str) -> None:
        for inner in _all(node):
            if id(inner) in self.met:
                return
            if isinstance(inner, c_ast.ID) and self._named(inner):
                self.tell(inner.coord, _last(inner.name), why)

    def unread(self, c: Check, node: Unread) -> None:
        """What the parser could not read."""
        tokens = node.tokens
        body = next((i for i, tok in enumerate(tokens) if tok.type == "LBRACE"), 0)
        for i, tok in enumerate(tokens[:-1]):
            if tok.type not in _NAMES or (i < body and c.function is None):
                continue
            word = _last(tok.value)
            after = tokens[i + 1].type
            if word not in self.names:
                continue
            instance = isinstance(tok.value, nodes.Name) and tok.value.parts[-1].arguments is not None
            called = after == "LPAREN" and word not in self.kernels
            if instance or called or after in ("LAUNCH_BEGIN", "LT"):
                self.tell(tok, word, node.message)

    def launch(self, c: Check, node: Launch) -> tree.Expr:
        """A launch: whatever its configuration, and whatever of its arguments is known."""
        self.meet(node)
        for a in node.config:
            _operand(c, a)
        arguments = node.args.exprs if node.args is not None else []
        operands = [_operand(c, a) for a in arguments]
        name = node.name
        if isinstance(name, c_ast.ID):
            self.meet(name)
            if (why := _choose(c, name, operands, node.coord)) is not None and _last(
                name.name
            ) in self.kernels:
                self.tell(name.coord, name.name, why)
        else:
            _operand(c, name)  # a pointer: whoever took the address has asked for the instance
        return tree.Convert(ty.VOID, tree.Constant(ty.INT, 0), at=node.coord)

    def _call(self, c: Check, node: c_ast.FuncCall, why: str) -> None:
        """A call in a statement that is given up."""
        if isinstance(node.name, c_ast.StructRef):
            if _last(node.name.field.name) in self.incomplete and _operand(c, node) is None:
                self._member(c, node.name, why)
            return
        if not self._named(node.name):
            return
        self.meet(node.name)
        arguments = node.args.exprs if node.args is not None else []
        operands = [_operand(c, a) for a in arguments]
        unknown = _choose(c, node.name, operands, node.coord)
        if unknown is not None:
            self.tell(node.name.coord, node.name.name, unknown or why)

    def _member(self, c: Check, node: c_ast.StructRef, why: str) -> None:
        """A call of a member that was read without parameters of unknown types."""
        object, name = _operand(c, node.name), _last(node.field.name)
        type = object.type if object is not None else None
        info = rules.classes.class_of(type.to if isinstance(type, ty.Pointer) else type) if type else None
        entity = info.scope.find_here(name) if info is not None else None
        if isinstance(entity, OverloadSet) and len(entity.functions) == 1 and not entity.templates:
            rules.overload.use(c, entity.functions[0], node.field.coord)
        else:
            self.tell(node.field.coord, name, why)

    def _mention(self, c: Check, node: c_ast.ID, why: str) -> None:
        """A name in a statement that is given up: of a kernel's instance, perhaps."""
        if (unknown := _choose(c, node, None, node.coord)) is not None and _last(node.name) in self.kernels:
            self.tell(node.coord, node.name, unknown or why)

    def _lambda(self, c: Check, node: Lambda, why: str) -> None:
        if _operand(c, node) is None:
            for inner in _all(nodes.definition(node.function).body):
                if isinstance(inner, nodes.Launch) and isinstance(inner.name, c_ast.ID):
                    if self._named(inner.name):
                        self.tell(inner.name.coord, _last(inner.name.name), why)


def _check(c: Check, node: Syntax) -> None:
    if c.function is not None:
        rules.stmt.statement(c, node)


def _hide_names(c: Check, node: Syntax) -> None:
    """What a loop declares stands for something, whatever that is."""
    for part in ("init", "decl", "cond"):
        declared = getattr(node, part, None)
        for one in [*(getattr(declared, "decls", None) or ()), declared]:
            if isinstance(one, c_ast.Decl) and one.name is not None:
                c.scope.names.setdefault(one.name, Faulty(one.name, one.coord))


_BODIES = ("stmt", "iftrue", "iffalse", "body", "block_items", "stmts")


def _statements(node: Syntax) -> Iterator[Syntax]:
    """The statements inside of a statement."""
    for part in _BODIES:
        inner = getattr(node, part, None)
        if isinstance(inner, list):
            yield from inner
        elif isinstance(inner, c_ast.Node):
            yield inner


def _expressions(node: Syntax) -> Iterator[Syntax]:
    """The nodes of a statement, without those of the statements inside it and of bodies of lambdas."""
    yield node
    assert isinstance(node, c_ast.Node)
    for name, child in node.children():
        if name.partition("[")[0] not in _BODIES:
            if isinstance(node, nodes.Lambda) and name == "function":
                continue
            yield from _expressions(child)


def _last(name: str) -> str:
    return nodes.identifiers(name)[-1]


def _all(node: Syntax) -> Iterator[c_ast.Node]:
    assert isinstance(node, c_ast.Node)
    yield node
    for _, child in node.children():
        yield from _all(child)


def _operand(c: Check, node: Syntax) -> Operand | None:
    """An argument, if it is known."""
    mark, pending, temporaries = c.diagnostics.mark(), len(c.pending), len(c.temporaries)
    try:
        return rules.expr.argument(c, node)
    except Refused:
        c.diagnostics.rewind(mark)
        del c.pending[pending:], c.temporaries[temporaries:]
        return None


def _choose(c: Check, name: c_ast.ID, operands: list[Operand | None] | None, at: Place) -> str | None:
    """Let the function that is meant be used. Returns why it is not known; "" for nothing to say. `operands`
    is None where the name stands alone."""
    mark = c.diagnostics.mark()
    try:
        entity = rules.names.find(c, name.name, name.coord)
        if not isinstance(entity, OverloadSet):
            if operands is not None and not isinstance(entity, (Faulty, type(None))):
                _operand(c, name)
            return "it is not declared" if entity is None else ""
        if operands is None:
            function = rules.template.identified(c, entity, name.coord)
            if function is not None:
                rules.overload.use(c, function)
            return None if function is not None else "its arguments are not known"
        known = [o for o in operands if o is not None]
        if len(known) == len(operands):
            rules.overload.use(c, rules.overload.resolve(c, entity, known, at), at)
            return None
        return _only(c, entity, operands, at)
    except Refused:
        dropped = c.diagnostics.rewind_errors(mark)
        return dropped[0].message if dropped else ""


def _only(c: Check, entity: OverloadSet, operands: list[Operand | None], at: Place) -> str | None:
    """Choose by what is known of the arguments, if that leaves one function."""
    why = "what it is called with is not known"
    fitting: list[tree.Function] = []
    if entity.arguments is None:
        fitting = [f for f in entity.functions if _takes(f.type, len(operands), f)]
    for t in entity.templates:
        if t.pattern is None:
            continue
        mark = c.diagnostics.mark()
        try:
            fitting.append(rules.instance.instance(c, t, _deduced(c, t, entity.arguments, operands), at))
        except rules.value_arguments.Ignored as reason:
            why = str(reason)
        except Refused:
            dropped = c.diagnostics.rewind_errors(mark)
            why = dropped[0].message if dropped else why
    if len(fitting) == 1 and not _open(entity, fitting[0], len(operands)):
        rules.overload.use(c, fitting[0], at)
        return None
    return why if not fitting else "what it is called with is not known, and it is overloaded"


def _open(entity: OverloadSet, chosen: tree.Function, count: int) -> bool:
    """Whether another template might be meant if more were known."""
    others = [
        t for t in entity.templates
        if t.pattern is not None and chosen not in t.instances.values()
        and (len(t.pattern.parameters) >= count or t.pattern.variadic)
        and (entity.arguments is None or len(entity.arguments) <= len(t.params))
    ]  # fmt: skip
    return bool(others)


def _takes(type: ty.Function, count: int, function: tree.Function) -> bool:
    needed = len(type.parameters) - len(function.declared.defaults)
    return needed <= count <= len(type.parameters) or (type.variadic and count >= needed)


def _deduced(
    c: Check, t: Template, given: Sequence[Argument] | None, operands: list[Operand | None]
) -> tuple[Argument, ...]:
    """The arguments of a template, from the operands that are known."""
    assert t.pattern is not None
    parameters = t.pattern.parameters
    unknown = any(o is None for o in operands[len(parameters) - 1 :])
    if parameters and is_expansion(parameters[-1]) and unknown:
        raise rules.value_arguments.Ignored("what it is called with is not known")
    return rules.template_arguments.deduced(c, t, given, operands)
