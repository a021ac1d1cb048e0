"""The text of a module's functions, and which of them are inlined wherever they are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from minicu import tree
from minicu.lower import unwinding
from minicu.lower.graph import components
from minicu.lower.lowered import Function

if TYPE_CHECKING:
    from minicu.lower.body import Body
    from minicu.lower.module import Module

#: Lines of IR, inlined callees included, beyond which a function is not inlined in several places.
LARGE = 600
#: The same where exceptions may pass: each call has a way out of its own, which LLVM works through again and
#: again.
MEDIUM = 60
#: The same for functions that the program wants inlined: many times what people write, and what LLVM can
#: still work on.
TOO_LARGE = 20_000
#: The longest chain of inlined calls that does not change the order of functions.
LONG_CHAIN = 64


def functions(m: Module) -> list[Function]:
    everywhere = inlined(m)
    functions = []
    for f in _order(m, everywhere):
        b = m.bodies[f]
        if f.kind == "kernel":
            # As with nvcc: each unit that is linked may have the same instance of a template.
            kind = f.linkage if m.options.rdc and m.target.device_code else "external"
            if kind == "internal":
                m.local.append(m.symbol(f)[1:])
            text = b.text(f"define {'weak ' if kind == 'weak' else ''}{b.header}{ending(b)}")
        else:
            linkage = "internal " if not m.exported(f) else "weak " if f.linkage == "weak" else ""
            unwinds = m.unwinds and not f.declared.throws.never
            attributes = ["uwtable" if unwinds else "nounwind", m.machine.function_attributes(m, f)]
            if f.noreturn:
                attributes.append("noreturn")
            attributes.append(plain(f))
            if f in everywhere or f in m.must_inline:
                attributes.append("alwaysinline")
            elif f.inline == "never" or f.type.variadic:
                attributes.append("noinline")
            text = b.text(f"define {linkage}{b.header} {' '.join(filter(None, attributes))}{ending(b)}")
        calls = {**b.externals, **{m.symbol(g)[1:]: n for g, n in b.sites.items()}}
        functions.append(Function(m.symbol(f)[1:], text, f.kind == "kernel", f in everywhere, b.loops, calls))
    return functions


def _order(m: Module, everywhere: set[tree.Function]) -> list[tree.Function]:
    """The functions as the source has them. But a long chain of calls begins with the last caller: LLVM
    inlines one function after the other, and would copy what was inlined into the first again and again."""
    order = {f: i for i, f in enumerate(m.unit.functions)}
    depth = dict.fromkeys(m.bodies, 0)  # of the calls inlined
    for group in components({f: b.calls for f, b in m.bodies.items()}):
        for f in group:
            depth[f] = max((depth[g] + 1 for g in m.bodies[f].calls if g in everywhere), default=0)
    long = max(depth.values(), default=0) > LONG_CHAIN
    return sorted(m.bodies, key=lambda f: (-depth[f] if long else 0, order.get(f, len(order))))


_ALLOCATORS = {"malloc", "free", "operator new", "operator delete", "operator new[]", "operator delete[]"}


def plain(f: tree.Function) -> str:
    """Functions that LLVM would treat as the C library's, and drop calls of whose result is unused; nvcc and
    g++ keep such calls, and those of a program's own `operator new`."""
    return "nobuiltin" if f.name in _ALLOCATORS else ""


def ending(b: Body) -> str:
    """The suffix of the header of a definition, after its attributes."""
    lands = f" personality ptr @{unwinding.PERSONALITY}" if b.lands else ""
    return lands + b.ending


def inlined(m: Module) -> set[tree.Function]:
    """The functions to inline wherever they are called: all that are not recursive, unless the
    copies would grow too long."""
    every = m.options.opt > 0 or not m.target.device_code
    chosen: set[tree.Function] = set()
    length: dict[tree.Function, int] = {}
    calls = {f: b.calls for f, b in m.bodies.items()}
    for group in components(calls):
        for f in group:
            b = m.bodies[f]
            length[f] = len(b.lines) + sum(length[g] * n for g, n in b.sites.items() if g in chosen)
            if f.inline == "never" or f.type.variadic or len(group) > 1 or f in calls[f]:
                continue
            once = m.call_sites.get(f, 0) <= 1
            most = TOO_LARGE if f.inline == "always" else (MEDIUM if m.unwinds else LARGE) if every else 0
            if length[f] <= most or (once and (every or f.inline == "always") and not m.unwinds):
                chosen.add(f)
    return chosen


def is_divisible(m: Module) -> bool:
    """Whether kernels may be compiled separately. Functions that other units or pointers can reach must exist
    once, and LLVM must see all uses of an internal variable that changes, or it would take it for constant.
    (Shared memory is safe: only one kernel's threads see it.)"""
    if m.unit.asm or (m.debug is not None and m.debug.full):
        return False
    reached = any(f in m.taken or (f.kind != "kernel" and m.exported(f)) for f in m.bodies)
    called = any(g.kind == "kernel" for b in m.bodies.values() for g in b.calls)
    return m.divisible and not reached and not called
