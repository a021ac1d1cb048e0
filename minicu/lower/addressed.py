"""Which functions a unit calls through pointers, as far as it can be seen."""

from __future__ import annotations

from minicu import tree
from minicu import types as ty
from minicu.lower.errors import not_supported
from minicu.tree.walk import walk


def addressed(unit: tree.Unit) -> frozenset[tree.Function]:
    """The functions whose address the unit takes other than to call them by name. LLVM may know where a
    pointer points, so these functions must receive records the way calls through pointers pass them."""
    functions: set[tree.Function] = set()
    for node in walk([*(f.body for f in unit.functions), *(o.initializer for o in unit.objects)]):
        if isinstance(node, tree.FunctionAddress):
            functions.add(node.function)
        elif isinstance(node, tree.SymbolAddress) and isinstance(node.symbol, tree.Function):
            functions.add(node.symbol)
    return frozenset(functions)


def refuse_incomplete(f: tree.Function) -> None:
    """Refuse the address of a function whose type has an incomplete class: its declaration in PTX has the
    sizes of all that it takes."""
    for type in (f.type.returns, *f.type.parameters):
        if isinstance(type, ty.Record) and type.decl.members is None:
            not_supported(f.at, f"the address of '{f.name}', whose type has the incomplete class '{type}'")


def wrapper(f: tree.Function) -> tree.Function:
    """A function that only calls a primitive, so that the primitive has an address."""
    if f.type.variadic:
        not_supported(f.at, f"the address of '{f.name}'")
    parameters = [tree.Object(f"p{i}", t, "parameter") for i, t in enumerate(f.type.parameters)]
    arguments: list[tree.Expr] = [tree.Load(p.type.unqualified, tree.Variable(p.type, p)) for p in parameters]
    call = tree.Call(f.type.returns.unqualified, f, f.type, arguments)
    void = isinstance(f.type.returns, ty.Void)
    body = tree.Block([tree.ExpressionStatement(call)] if void else [tree.Return(call)])
    return tree.Function(
        f.name, f.type, symbol=f"{f.symbol or f.name}$primitive", linkage="internal",
        parameters=parameters, body=body,
    )  # fmt: skip
