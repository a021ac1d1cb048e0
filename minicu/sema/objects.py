"""Objects: variables at file scope and in functions (C11 6.7, 6.9.2; CUDA's memory spaces)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.errors import Note, span_of, user_span, warning_option
from minicu.sema import constant, initial, record, specifiers
from minicu.sema.attributes import NONE, Attributes
from minicu.sema.compatible import compatible, composite
from minicu.sema.context import Check
from minicu.sema.scope import ConstantName, Faulty, HostOnly, OverloadSet, Scope, TypeName

SHADOW = warning_option("shadow", False)
TENTATIVE_ARRAY = warning_option("tentative-definition-array")
EXTERN_INIT = warning_option("extern-initializer")

#: Registers of the GPU that our headers declare as objects.
_SPECIAL = frozenset({"threadIdx", "blockIdx", "blockDim", "gridDim", "warpSize"})

_SPACES = {"__shared__": "shared", "__constant__": "constant", "__managed__": "managed", "__device__": "device"}


def declare(c: Check, node: Any, type: ty.Type, given: Attributes) -> list[tree.Statement] | None:
    """Check the declaration of one object; returns what it executes (automatic objects only)."""
    space = _space(c, node)
    if isinstance(type, ty.Void):
        c.fatal(node.coord, f"variable has incomplete type '{type}'")
    if "_Thread_local" in node.storage:
        c.fatal(node.coord, "not supported: thread-local storage")
    if "mutable" in node.storage:
        c.fatal(node.coord, "'mutable' can only be applied to members of a class")
    for word in node.funcspec:
        if word in ("inline", "__forceinline__", "__noinline__", "_Noreturn", "__global__", "virtual", "explicit"):
            if word == "inline" and c.language.cplusplus and c.function is None:
                continue  # C++17: inline variable
            c.error(node.coord, f"'{word}' can only appear on functions")
    align = given.align or record.typedef_align(c, node.type)
    if given.alignas:
        record.check_alignas(c, node.coord, type, given.alignas)
        align = max(align or 0, given.alignas)
    if c.function is None:
        _file_object(c, node, type, given, space, align)
        return None
    if "extern" in node.storage:
        _block_extern(c, node, type, given, space, align)
        return None
    if "static" in node.storage or space is not None:
        _static_local(c, node, type, given, space, align)
        return None
    return _automatic(c, node, type, given, align)


def _space(c: Check, node: Any) -> str | None:
    """The memory space that the specifiers name."""
    if not node.storage and not node.funcspec:
        return None
    found = [_SPACES[w] for w in (*node.storage, *node.funcspec) if w in _SPACES]
    named = set(found) - {"device"}
    if len(named) > 1:
        c.error(node.coord, f"'{node.name}' cannot be in two memory spaces: {' and '.join(sorted(named))}")
    return next(iter(sorted(named)), "device" if found else None)


# ---------------------------------------------------------------- file scope


def _file_object(
    c: Check, node: Any, type: ty.Type, given: Attributes, space: str | None, align: int | None
) -> None:
    name = node.name
    scope = c.scope
    system = _system(node.coord)
    extern = "extern" in node.storage
    if isinstance(type, ty.VariableArray):
        c.fatal(node.coord, "variable length array declaration not allowed at file scope")
    if system and extern and name in _SPECIAL:
        scope.names[name] = tree.Object(name, type, "special", at=node.coord, linkage="external", defined=False)
        return
    if c.language.cplusplus and space is None and not system:
        _host_object(c, node, type, align)
        return
    static = "static" in node.storage or _internal_by_rule(c, node, type, scope)
    new = tree.Object(
        name, type, space or "device", at=node.coord, linkage="internal" if static else "external",
        defined=not extern or node.init is not None, align=align, weak=given.weak, used=given.used,
    )  # fmt: skip
    if given.unused:
        new.section["unused"] = True
    if space == "shared" and extern and isinstance(type, ty.Array) and type.length is None:
        new.storage = "dynamic shared"
    object = _merged(c, node, new, scope, given)
    if "constexpr" in node.funcspec:
        object.section["constexpr"] = True
    _initialize_static(c, node, object)


def _internal_by_rule(c: Check, node: Any, type: ty.Type, scope: Scope) -> bool:
    """C++ [basic.link]p3: const objects and those of unnamed namespaces are internal."""
    if not c.language.cplusplus:
        return False
    if any(s.kind == "namespace" and not s.name for s in scope.outward()):
        return True
    # nvcc gives __constant__ and __device__ variables that are const internal linkage as well.
    return "extern" not in node.storage and (_element(type).const or "constexpr" in node.funcspec)


def _element(type: ty.Type) -> ty.Type:
    while isinstance(type, (ty.Array, ty.VariableArray)):
        type = type.of
    return type


def _merged(c: Check, node: Any, new: tree.Object, scope: Scope, given: Attributes) -> tree.Object:
    """The object that a file-scope declaration means: a new one, or one that was declared before."""
    name = new.name
    known = scope.names.get(name)
    if known is None and scope is c.file:
        known = c.linked.get(name)
        if isinstance(known, tree.Function):
            known = None
    if isinstance(known, tree.Object) and not _system(known.at):
        _redeclare(c, node, known, new)
        scope.names[name] = known
        return known
    if known is not None and not isinstance(known, (Faulty, HostOnly)) and not _system(getattr(known, "at", None)):
        functions = isinstance(known, OverloadSet) and all(_system(f.at) for f in known.functions)
        if not functions and not (isinstance(known, TypeName) and name in scope.tags):
            c.fatal(node.coord, f"redefinition of '{name}' as different kind of symbol", _previous(known))
    _enter_object(c, new, scope, given)
    scope.names[name] = new
    return new


def _enter_object(c: Check, object: tree.Object, scope: Scope, given: Attributes) -> None:
    from minicu.abi.mangle import mangle_object

    if given.symbol:
        object.symbol = given.symbol
    elif c.language.cplusplus:
        object.symbol = mangle_object(object.name, scope.path, c.extern_c)
    else:
        object.symbol = object.name
        c.linked[object.name] = object
    c.symbols.add(object.symbol)
    c.unit.objects.append(object)


def _redeclare(c: Check, node: Any, old: tree.Object, new: tree.Object) -> None:
    """6.2.7, 6.7p4, 6.9.2."""
    name, at = new.name, node.coord
    extern = "extern" in node.storage
    if not compatible(old.type, new.type, c.language.cplusplus) and not (
        isinstance(old.type, ty.Array) and isinstance(new.type, ty.Array) and compatible(old.type, new.type)
    ):
        c.fatal(at, f"redefinition of '{name}' with a different type: '{new.type}' vs '{old.type}'", _previous(old))
    if new.storage != old.storage and not (extern and new.storage == "device"):
        c.fatal(at, f"'{name}' was declared in another memory space before ({old.storage})", _previous(old))
    if new.linkage == "internal" and old.linkage == "external" and not (c.language.cplusplus and not _static(node)):
        c.error(at, f"static declaration of '{name}' follows non-static declaration", _previous(old))
    if new.linkage == "external" and old.linkage == "internal" and not extern:
        c.error(at, f"non-static declaration of '{name}' follows static declaration", _previous(old))
    if old.defined and new.defined and (c.language.cplusplus or (node.init is not None and old.initializer is not None)):
        c.fatal(at, f"redefinition of '{name}'", _previous(old))
    old.type = composite(old.type, new.type)
    old.defined |= new.defined
    old.weak |= new.weak
    old.used |= new.used
    if new.align:
        old.align = max(old.align or 0, new.align)
    if new.defined:
        old.at = at


def _static(node: Any) -> bool:
    return "static" in node.storage


def _previous(known: Any) -> list[Note]:
    span = span_of(getattr(known, "at", None))
    return [Note("previous definition is here", span)] if span else []


def _initialize_static(c: Check, node: Any, object: tree.Object) -> None:
    """The initialiser of an object of static duration, and what its type needs."""
    type = object.type
    if specifiers.has_auto(type):
        type = object.type = _deduced(c, node, type)
    _default_initializer(c, node, type)
    if node.init is not None:
        if object.storage in ("shared", "dynamic shared"):
            c.fatal(node.init.coord or node.coord, "initialization is not supported for __shared__ variables")
        if "extern" in node.storage and c.function is None:
            c.warn(EXTERN_INIT, node.coord, "'extern' variable has an initializer")
        faulty = c.memo.setdefault("faulty objects", set())
        faulty.add(object)
        made, object.type = initial.initialize(c, node.init, type, static=True, at=node.coord)
        assert isinstance(made, tree.Initializer)
        object.initializer = made
        faulty.discard(object)
        return
    if isinstance(type, ty.Reference) and object.defined:
        c.fatal(node.coord, f"declaration of reference variable '{node.name}' requires an initializer")
    if not object.defined:
        return
    if c.language.cplusplus and isinstance(type, ty.Array) and type.length is None:
        c.fatal(node.coord, f"definition of variable with array type needs an explicit size or an initializer")
    incomplete = isinstance(type, ty.Array) and type.length is None
    if not incomplete and not specifiers.complete(c, type):
        if c.language.cplusplus or c.function is not None or object.linkage == "internal":
            c.fatal(node.coord, f"variable has incomplete type '{type}'")
    if "constexpr" in node.funcspec:
        c.fatal(node.coord, f"default initialization of an object of const type '{type}'")


def _default_initializer(c: Check, node: Any, type: ty.Type) -> None:
    """C++: an object without initialiser has those of its members."""
    if node.init is None and c.language.cplusplus and record.has_defaults(c, type) and "extern" not in node.storage:
        if "__shared__" not in node.storage:
            node.init = c_ast.InitList([], node.coord)


def complete_objects(c: Check) -> None:
    """At the end of the unit: tentative definitions become definitions (6.9.2p2)."""
    faulty = c.memo.get("faulty objects") or ()
    for object in c.unit.objects:
        if not object.defined or object in faulty:
            continue
        type = object.type
        if isinstance(type, ty.Array) and type.length is None and object.storage != "dynamic shared":
            c.warn(TENTATIVE_ARRAY, object.at, "tentative array definition assumed to have one element")
            object.type = replace(type, length=1)
        elif not specifiers.complete(c, type) and object.storage != "dynamic shared" and not isinstance(
            type, ty.Reference
        ):
            c.error(object.at, f"tentative definition has type '{type}' that is never completed")


# ---------------------------------------------------------------- host objects of .cu files


def _host_object(c: Check, node: Any, type: ty.Type, align: int | None) -> None:
    """A file-scope variable without a memory space is the host's. Device code may use the value of
    a const one with a constant initialiser (CUDA C++ guide, "const-qualified variables"), and all of a
    constexpr one, which is then a constant of the device as well."""
    name = node.name
    constexpr = "constexpr" in node.funcspec
    known = c.scope.names.get(name)
    if isinstance(known, (TypeName, OverloadSet)) and not _system(getattr(known, "at", None)):
        if not (isinstance(known, TypeName) and name in c.scope.tags):
            c.fatal(node.coord, f"redefinition of '{name}' as different kind of symbol", _previous(known))
    reason = "is a host variable: it is not marked __device__, __constant__ or __managed__"
    c.scope.names[name] = HostOnly(name, reason, node.coord)
    if node.init is None:
        return
    if specifiers.has_auto(type):
        type = _deduced(c, node, type)
    const = _element(type).const or constexpr
    if not const or _element(type).volatile:
        return
    mark = c.diagnostics.mark()
    try:
        made, type = initial.initialize(c, node.init, type, static=True, at=node.coord)
    except Exception:
        if constexpr:
            raise
        c.diagnostics.rewind(mark)  # dynamic initialisation: the host's own affair
        return
    assert isinstance(made, tree.Initializer)
    if constexpr:
        type = ty.qualify(type, ty.CONST)
    object = tree.Object(
        name, type, "constant", at=node.coord, linkage="internal", align=align, initializer=made,
        section={"constexpr": True, "promoted": True},
    )  # fmt: skip
    value = _scalar_constant(object)
    if value is not None:
        if constexpr:
            _enter_object(c, object, c.scope, NONE)
        c.scope.names[name] = ConstantName(name, value, node.coord, object if constexpr else None)
    elif constexpr:
        _enter_object(c, object, c.scope, NONE)
        c.scope.names[name] = object


def _scalar_constant(object: tree.Object) -> tree.Constant | None:
    """The value of a const object of arithmetic type."""
    if not ty.is_arithmetic(object.type) or object.initializer is None or len(object.initializer.items) > 1:
        return None
    if not object.initializer.items:
        zero: int | float = 0.0 if isinstance(object.type, ty.Float) else 0
        return tree.Constant(object.type.unqualified, zero, at=object.at)
    value = object.initializer.items[0].value
    return value if isinstance(value, tree.Constant) else None


# ---------------------------------------------------------------- inside functions


def _deduced(c: Check, node: Any, type: ty.Type) -> ty.Type:
    """The type of `auto x = init;`."""
    from minicu.sema import expr
    from minicu.syntax.nodes import DirectInit

    init = node.init
    if isinstance(init, (DirectInit, c_ast.InitList)):
        items = init.args if isinstance(init, DirectInit) else init.exprs
        if len(items) != 1 or isinstance(init, c_ast.InitList):
            c.fatal(node.coord, f"cannot deduce the type of '{node.name}' from a brace list")
        init = items[0]
    if init is None:
        c.fatal(node.coord, f"declaration of variable '{node.name}' with deduced type requires an initializer")
    pending = len(c.pending)
    value = expr.check(c, init)
    del c.pending[pending:]
    return specifiers.deduce(c, type, value, node.coord)


def _enter_local(c: Check, name: str, entity: Any, at: Any) -> None:
    """Make a name known in the block (6.7p3: once)."""
    names = c.scope.names
    old = names.get(name)
    if old is not None and not isinstance(old, Faulty) and not (isinstance(old, TypeName) and name in c.scope.tags):
        kind = "" if isinstance(old, (tree.Object, ConstantName)) else " as different kind of symbol"
        c.fatal(at, f"redefinition of '{name}'{kind}", _previous(old))
    names[name] = entity
    scope = c.scope.up
    while scope is not None and scope.kind in ("block", "function"):
        hidden = scope.names.get(name)
        if isinstance(hidden, tree.Object):
            if hidden.storage == "parameter":
                c.warn(SHADOW, at, f"declaration of '{name}' shadows a parameter", _previous_parameter(hidden))
            return
        scope = scope.up


def _previous_parameter(hidden: tree.Object) -> list[Note]:
    span = span_of(hidden.at)
    return [Note("the parameter is declared here", span)] if span else []


def _block_extern(
    c: Check, node: Any, type: ty.Type, given: Attributes, space: str | None, align: int | None
) -> None:
    """6.2.2p4: `extern` in a block means the object of the file."""
    name = node.name
    if node.init is not None:
        c.fatal(node.coord, "declaration of block scope identifier with linkage cannot have an initializer")
    if space == "shared":
        _dynamic_shared(c, node, type, given, align)
        return
    if c.language.cplusplus and space is None:
        visible = c.scope.find(name)
        if not isinstance(visible, tree.Object):
            c.scope.names[name] = HostOnly(name, "is a host variable: it is not marked __device__", node.coord)
            return
    new = tree.Object(name, type, space or "device", at=node.coord, linkage="external", defined=False, align=align)
    known: Any = c.linked.get(name)
    if c.language.cplusplus:
        known = c.file.names.get(name) or known
    if isinstance(known, tree.Function):
        c.fatal(node.coord, f"redefinition of '{name}' as different kind of symbol", _previous(known))
    if isinstance(known, tree.Object):
        _redeclare(c, node, known, new)
        new = known
    else:
        _enter_object(c, new, c.file, given)
        c.linked[name] = new
    old = c.scope.names.get(name)
    if old is not None and old is not new:
        c.fatal(node.coord, f"redefinition of '{name}'", _previous(old))
    c.scope.names[name] = new


def _dynamic_shared(c: Check, node: Any, type: ty.Type, given: Attributes, align: int | None) -> None:
    """`extern __shared__ T x[];`: a view of the memory whose size the launch gives."""
    name = node.name
    if isinstance(type, ty.VariableArray):
        c.fatal(node.coord, "not supported: variable length array in shared memory")
    views = c.memo.setdefault("dynamic shared", {})
    object = views.get((name, type))
    if object is None:
        object = tree.Object(name, type, "dynamic shared", at=node.coord, linkage="external", defined=False)
        object.symbol = given.symbol or _unique(c, name)
        views[name, type] = object
        c.unit.objects.append(object)
    if align:
        object.align = max(object.align or 0, align)
    _enter_local(c, name, object, node.coord)


def _static_local(
    c: Check, node: Any, type: ty.Type, given: Attributes, space: str | None, align: int | None
) -> None:
    assert c.function is not None
    name, storage = node.name, space or "device"
    if isinstance(type, ty.VariableArray):
        how = "__shared__" if space == "shared" else "'static' storage duration"
        c.fatal(node.coord, f"variable length array declaration cannot {'be' if space == 'shared' else 'have'} {how}")
    if space is not None and space != "shared" and "static" not in node.storage:
        word = next(w for w in (*node.storage, *node.funcspec) if w in _SPACES)
        c.fatal(node.coord, f"'{word}' is not allowed on a local variable that is not static")
    function = c.function.function
    object = tree.Object(name, type, storage, at=node.coord, linkage="internal", align=align, weak=given.weak)
    object.symbol = given.symbol or _local_symbol(c, function, name)
    _enter_local(c, name, object, node.coord)
    _initialize_static(c, node, object)
    if isinstance(object.type, ty.Array) and object.type.length is None:
        c.fatal(node.coord, "definition of variable with array type needs an explicit size or an initializer")
    c.unit.objects.append(object)
    if not given.unused:
        c.function.locals.append(object)
    if c.language.cplusplus and ("constexpr" in node.funcspec or object.type.const) and not object.type.volatile:
        if "constexpr" in node.funcspec:
            object.section["constexpr"] = True
            object.type = ty.qualify(object.type, ty.CONST)
        value = _scalar_constant(object)
        if value is not None and storage == "device":
            c.scope.names[name] = ConstantName(name, value, node.coord, object)


def _local_symbol(c: Check, function: tree.Function, name: str) -> str:
    """A symbol for a static object inside a function: what C++ mangles, `f$x` in C."""
    if c.language.cplusplus:
        from minicu.abi.mangle import mangle_local

        for index in range(1 << 20):
            symbol = mangle_local(name, function, index)
            if symbol not in c.symbols:
                break
        c.symbols.add(symbol)
        return symbol
    return _unique(c, f"{function.symbol or function.name}${name}")


def _unique(c: Check, wanted: str) -> str:
    symbol, count = wanted, 1
    while symbol in c.symbols:
        count += 1
        symbol = f"{wanted}${count}"
    c.symbols.add(symbol)
    return symbol


def _automatic(
    c: Check, node: Any, type: ty.Type, given: Attributes, align: int | None
) -> list[tree.Statement]:
    assert c.function is not None
    name, at = node.name, node.coord
    if given.symbol is not None:
        c.fatal(at, "not supported: register variable bound to a register")
    if given.weak:
        c.error(at, "weak declaration must have public linkage")
    constexpr = "constexpr" in node.funcspec
    if specifiers.has_auto(type):
        type = _deduced(c, node, type)
    if constexpr:
        type = ty.qualify(type, ty.CONST)
    object = tree.Object(name, type, "local", at=at, align=align)
    _enter_local(c, name, object, at)
    if given.unused or given.used:
        object.used = True
    else:
        c.function.locals.append(object)
    made: tree.Initializer | tree.Expr | None = None
    _default_initializer(c, node, type)
    if node.init is not None:
        mentioned = object.used
        made, object.type = initial.initialize(c, node.init, type, static=False, at=at)
        object.used = mentioned  # its own initialiser is no use of it
        if isinstance(made, tree.Expr) and not isinstance(object.type, ty.Reference):
            made = constant.fold(c, made)
        if c.language.cplusplus:
            _name_constant(c, node, object, made, constexpr)
    elif isinstance(type, ty.Reference):
        c.fatal(at, f"declaration of reference variable '{name}' requires an initializer")
    elif c.language.cplusplus and _element(type).const and not isinstance(_element(type), ty.Record):
        c.fatal(at, f"default initialization of an object of const type '{type}'")
    if isinstance(object.type, ty.Array) and object.type.length is None:
        c.fatal(at, "definition of variable with array type needs an explicit size or an initializer")
    if not isinstance(object.type, ty.Reference) and not specifiers.complete(c, object.type):
        c.fatal(at, f"variable has incomplete type '{object.type}'")
    if isinstance(object.type, ty.VariableArray) and object.type.length is None:
        c.fatal(at, "variable length array must be bound in function definition")
    return [tree.Declare(object, made, at=at)]


def _name_constant(
    c: Check, node: Any, object: tree.Object, made: tree.Initializer | tree.Expr | None, constexpr: bool
) -> None:
    """C++ [expr.const]p3: a const integer with a constant initialiser is a constant expression."""
    type = object.type
    if not type.const or type.volatile or not ty.is_arithmetic(type):
        if constexpr and not isinstance(made, tree.Initializer) and not isinstance(made, tree.Constant):
            value = constant.evaluate(c, made) if made is not None else None
            if value is None and ty.is_scalar(type):
                c.fatal(node.coord, f"constexpr variable '{node.name}' must be initialized by a constant expression")
        return
    if isinstance(made, tree.Constant):
        if constexpr or ty.is_integral(type):
            c.scope.names[node.name] = ConstantName(node.name, made, node.coord, object)
    elif constexpr:
        c.fatal(node.coord, f"constexpr variable '{node.name}' must be initialized by a constant expression")


def _system(at: Any) -> bool:
    span = span_of(at)
    return span is not None and user_span(span).source.system
