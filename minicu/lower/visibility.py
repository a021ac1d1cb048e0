"""Which functions and objects of a unit other units and the host can see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from minicu import tree
from minicu.tree.local import outermost

if TYPE_CHECKING:
    from minicu.lower.module import Module


def visible(m: Module, o: tree.Object) -> bool:
    """Whether an object is visible by name outside the unit. As with nvcc, the host also finds `static`
    variables of a `.cu` file; those declared in functions are internal."""
    if not o.defined or o.storage not in ("device", "constant", "managed"):
        return False
    if o.linkage == "external" or o.weak or o.kept:
        return True
    return o.linkage == "internal" and m.unit.language.cplusplus and not o.promoted


def shared_by_units(m: Module, o: tree.Object) -> bool:
    """Whether all linked units share one object that each of them defines: static variables of inline
    functions and of templates (C++ [dcl.inline]p6)."""
    if o.function is None or outermost(o.function).linkage != "weak":
        return o.weak
    return bool(m.options.rdc or not m.kernels) and not o.promoted


def exported(m: Module, f: tree.Function) -> bool:
    """Whether a device function is visible to other units. For a debugger all are, as with nvcc: ptxas
    merges others into the kernel, and the debugger would look for their variables in the wrong place."""
    if f.linkage == "internal" or m.exports_all:
        return f.linkage != "internal"
    if not m.target.device_code:
        return False
    wanted = m.options.rdc or m.options.debug == "full" or not m.kernels
    return bool(wanted or f.type.variadic or f.declared.kept)
