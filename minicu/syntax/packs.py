"""Parameter packs as syntax (C++17 [temp.variadic]): what `pattern...`, `sizeof...(x)` and fold expressions
stand for when the numbers of elements are known.

Element `i` of pack `T` is called `T#i`, a name that no program can write: whoever gives a template its
arguments enters these names, and function parameters are declared under them. So sema checks what it would
check if the program had written the elements one by one.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

from pycparser import c_ast

from minicu.syntax.nodes import (
    Capture,
    Fold,
    Lambda,
    Name,
    Node,
    PackExpansion,
    Part,
    SizeofPack,
    TemplateDecl,
    changed,
)
from minicu.syntax.nodes.base import built, slots

#: For each pack its elements: whether each is itself a pack of unknown length, as in what a template says in
#: terms of its own parameters.
Packs = dict[str, tuple[bool, ...]]


class BadExpansion(Exception):
    """What is wrong with an expansion, and where."""

    def __init__(self, message: str, at: Any) -> None:
        super().__init__(message)
        self.at = at


def element(name: str, index: int) -> str:
    """What element `index` of a pack is called."""
    return f"{name}#{index}"


def shown(name: str) -> str:
    """The name that the program gave what may be an element of a pack."""
    return name.partition("#")[0]


#: The first elements of patterns, by the pattern and the names of its packs.
Elements = dict[tuple[Any, tuple[str, ...]], list[Any]]


def expanded(node: Any, packs: Packs, elements: Elements) -> Any:
    """`node` with what is known of these packs put in. Nodes in which nothing changes are shared, and so are
    `elements` among expansions of different lengths."""
    return _Expander(dict(packs), set(), elements).value(node)


def mentioned(node: Any) -> Iterator[str]:
    """The unqualified names that a pattern mentions, those in expansions inside of it left out."""
    if isinstance(node, Name):
        yield node.parts[0].word
        for _, arguments in node.parts:
            yield from mentioned(arguments)
    elif isinstance(node, (list, tuple)):
        for item in node:
            yield from mentioned(item)
    elif isinstance(node, Node) and not isinstance(node, _CONSUMERS):
        for slot in slots(type(node)):
            value: Any = getattr(node, slot, None)
            if value.__class__ is str or slot == "names":
                if slot in ("name", "names") and not isinstance(node, _DECLARING):
                    yield from (value,) if value.__class__ is str else mentioned_names(value)
            elif slot not in _unread(node):
                yield from mentioned(value)


def mentioned_names(names: Sequence[Any]) -> Iterator[str]:
    for name in names:
        if name.__class__ is str:
            yield name
        else:
            yield from mentioned(name)


#: What has its packs expanded by itself, and what says its own name rather than another's.
_CONSUMERS = (PackExpansion, SizeofPack, Fold)
_DECLARING = (c_ast.Decl, c_ast.Typedef, c_ast.Goto, c_ast.Label)


def _unread(node: Node) -> tuple[str, ...]:
    """Slots whose names are those of members."""
    if isinstance(node, c_ast.StructRef):
        return ("field",)
    return ("name",) if isinstance(node, c_ast.NamedInitializer) else ()


# ---------------------------------------------------------------- one element


#: Makes what a pattern is with these names replaced.
Make = Callable[[dict[str, str]], Any]


def renamed(value: Any, names: dict[str, str]) -> Any:
    """A pattern with names replaced, but not in the expansions inside of it. What is declared under a
    replaced name gets the new one as well."""
    return _maker(value, names.keys())(names)


def _maker(value: Any, names: Collection[str]) -> Make:
    """A pattern, read once for all its elements: the makers of its parts are looked up once."""
    if isinstance(value, Name):
        return _name_maker(value, names)
    if isinstance(value, list):
        items = [_maker(item, names) for item in value]
        return (lambda renaming: [make(renaming) for make in items]) if items else lambda _: value
    if isinstance(value, str):
        return operator.itemgetter(value) if value in names else lambda _: value
    if not isinstance(value, Node) or isinstance(value, _CONSUMERS):
        return lambda _: value
    fixed: list[tuple[str, Any]] = [("coord", value.coord)]
    changing: list[tuple[str, Make]] = []
    for slot in slots(value.__class__):
        old = getattr(value, slot, None)
        text = old.__class__ is str
        if old is None or slot in _unread(value) or (text and (slot not in _NAMING or old not in names)):
            fixed.append((slot, old))
        else:
            changing.append((slot, _maker(old, names)))
    cls = value.__class__
    return lambda renaming: built(cls, [*fixed, *((slot, make(renaming)) for slot, make in changing)])


def _name_maker(value: Name, names: Collection[str]) -> Make:
    makers = [(word, _maker(arguments, names)) for word, arguments in value.parts]
    first = value.parts[0].word
    rest = value[len(first) :]

    def make(element_names: dict[str, str]) -> Name:
        parts = [Part(word, make(element_names)) for word, make in makers]
        if first not in names:
            return Name(str(value), parts, value.from_root)
        parts[0] = Part(element_names[first], parts[0].arguments)
        return Name(element_names[first] + rest, parts, value.from_root)

    return make


def _expands(value: Any) -> bool:
    """Whether there are expansions inside of a pattern."""
    if isinstance(value, Name):
        return any(_expands(arguments) for _, arguments in value.parts)
    if isinstance(value, list):
        return any(map(_expands, value))
    if not isinstance(value, Node):
        return False
    return isinstance(value, _CONSUMERS) or any(
        _expands(getattr(value, slot, None)) for slot in slots(value.__class__)
    )


_NAMING = frozenset({"name", "names", "declname"})


class _Expander:
    """`packs` are known, `unknown` are names of packs that are not."""

    def __init__(self, packs: Packs, unknown: set[str], known_elements: Elements) -> None:
        self.packs = packs
        self.unknown = unknown
        self.known_elements = known_elements

    def inside(self) -> _Expander:
        return _Expander(dict(self.packs), set(self.unknown), self.known_elements)

    def value(self, value: Any) -> Any:
        if isinstance(value, Name):
            parts = [Part(word, self.value(arguments)) for word, arguments in value.parts]
            same = all(a is b for (_, a), (_, b) in zip(parts, value.parts))
            return value if same else Name(str(value), parts, value.from_root)
        if isinstance(value, list):
            return self.items(value)
        if isinstance(value, Node):
            return self.node(value)
        return value

    def items(self, items: list[Any]) -> list[Any]:
        expanded_items: list[Any] = []
        for item in items:
            if isinstance(item, PackExpansion):
                expanded_items += self.expansion(item)
            else:
                expanded_items.append(self.value(item))
        same = len(expanded_items) == len(items) and all(a is b for a, b in zip(expanded_items, items))
        return items if same else expanded_items

    def node(self, node: Node) -> Node:
        if isinstance(node, SizeofPack):
            return self.size(node)
        if isinstance(node, Fold):
            return self.fold(node)
        if isinstance(node, PackExpansion):  # where no list is: sema complains
            return node
        if isinstance(node, TemplateDecl):
            inner = self.inside()
            for param in node.params or ():
                if param.name is not None:
                    inner.packs.pop(param.name, None)
                    if param.pack:
                        inner.unknown.add(param.name)
            return inner.fields(node)
        if isinstance(node, (c_ast.FuncDef, Lambda)) or (
            isinstance(node, c_ast.Decl) and isinstance(node.type, c_ast.FuncDecl)
        ):
            return self.inside().fields(node)
        return self.fields(node)

    def fields(self, node: Node) -> Node:
        values: dict[str, Any] = {}
        order = slots(type(node))
        if isinstance(node, c_ast.FuncDef):  # the declaration first: it declares what the body mentions
            order = ("decl", *(s for s in order if s != "decl"))
        for slot in order:
            old = getattr(node, slot, None)
            if old is None or old.__class__ is str or (old.__class__ is list and not old):
                continue
            expanded_value = (
                self.fields(old) if slot == "decl" and isinstance(node, c_ast.FuncDef) else self.value(old)
            )
            if expanded_value is not old:
                values[slot] = expanded_value
        return changed(node, **values) if values else node

    def known(self, pattern: Any, before: Packs, at: Any) -> tuple[Packs, bool]:
        """The packs that a pattern mentions, and whether there are others that are not known."""
        names = list(dict.fromkeys(mentioned(pattern)))
        packs = {
            n: before[n] if n in before else self.packs[n] for n in names if n in before or n in self.packs
        }
        waiting = any(n in self.unknown for n in names)
        if not waiting and packs:
            (first, one), *others = packs.items()
            for name, other in others:
                if len(one) != len(other):
                    raise BadExpansion(
                        f"pack expansion contains parameter packs '{first}' and '{name}' that have different "
                        f"lengths ({len(one)} vs. {len(other)})", at)  # fmt: skip
        return packs, waiting

    def expansion(self, node: PackExpansion) -> list[Node]:
        pattern: Any = node.pattern
        packs, waiting = self.known(pattern, node.known, node.coord)
        declares = isinstance(pattern, c_ast.Decl) or (isinstance(pattern, Capture) and pattern.init)
        declared = pattern.name if declares else None
        if waiting or not packs:
            if declared and waiting:
                self.packs.pop(declared, None)
                self.unknown.add(declared)
            return [PackExpansion(self.value(pattern), packs, node.coord)]
        flags = tuple(map(any, zip(*packs.values())))
        if declared:
            self.unknown.discard(declared)
            self.packs[declared] = flags
        names = [*packs, declared] if declared else [*packs]
        elements = self.elements(pattern, names, len(flags))
        return [PackExpansion(e, {}, node.coord) if more else e for e, more in zip(elements, flags)]

    def elements(self, pattern: Any, names: Collection[str], count: int) -> list[Node]:
        """A pattern for each element of the packs of these names."""
        copies = self.known_elements.setdefault((pattern, tuple(names)), [])
        if len(copies) < count:
            make = _maker(pattern, names)
            copies += [make({name: element(name, i) for name in names}) for i in range(len(copies), count)]
        return [self.value(e) for e in copies[:count]] if _expands(pattern) else copies[:count]

    def size(self, node: SizeofPack) -> Node:
        flags = self.packs.get(node.name)
        if flags is None or any(flags):
            return node
        return c_ast.Constant("unsigned long int", f"{len(flags)}ul", node.coord)

    def fold(self, node: Fold) -> Node:
        left, waiting = (
            self.known(node.left, node.known, node.coord) if node.left is not None else ({}, False)
        )
        right, more = (
            self.known(node.right, node.known, node.coord) if node.right is not None else ({}, False)
        )
        packs = {**left, **right}
        if waiting or more or not packs or any(map(any, packs.values())):
            return Fold(node.op, self.value(node.left), self.value(node.right), packs, node.coord)
        if left and right:
            raise BadExpansion("both operands of a fold expression contain parameter packs", node.coord)
        pattern, init = (node.left, node.right) if left else (node.right, node.left)
        (count, *_) = map(len, packs.values())
        operands = self.elements(pattern, packs, count)
        if init is not None:
            operands = [*operands, self.value(init)] if left else [self.value(init), *operands]
        if not operands:
            return _empty(node)
        if node.op == ",":
            return c_ast.ExprList(operands, node.coord) if len(operands) > 1 else operands[0]
        if left:
            result = operands.pop()
            while operands:
                result = _operation(node, operands.pop(), result)
            return result
        result = operands.pop(0)
        for operand in operands:
            result = _operation(node, result, operand)
        return result


def _operation(node: Fold, left: Node, right: Node) -> Node:
    if node.op.endswith("=") and node.op not in ("==", "!=", "<=", ">="):
        return c_ast.Assignment(node.op, left, right, node.coord)
    return c_ast.BinaryOp(node.op, left, right, node.coord)


def _empty(node: Fold) -> Node:
    """A fold over no elements ([expr.prim.fold])."""
    at = node.coord
    if node.op in ("&&", "||"):
        return c_ast.Constant("bool", "true" if node.op == "&&" else "false", at)
    if node.op == ",":
        void = c_ast.TypeDecl(None, [], None, c_ast.IdentifierType(["void"], at), at)
        return c_ast.Cast(c_ast.Typename(None, [], None, void, at), c_ast.Constant("int", "0", at), at)
    raise BadExpansion(
        f"unary fold expression has empty expansion for operator '{node.op}' with no fallback value", at
    )
