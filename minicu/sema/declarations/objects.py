"""Objects: variables at file scope and in functions (C11 6.7, 6.9.2; CUDA's memory spaces)."""

from __future__ import annotations

from dataclasses import replace

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import NoSize
from minicu.diagnostics.errors import Kind, Note, Refused, span_of
from minicu.diagnostics.warnings import EXTERN_INITIALIZER, SHARED_INITIALIZATION
from minicu.sema import rules
from minicu.sema.classes import classes
from minicu.sema.constants import constant
from minicu.sema.context import Check
from minicu.sema.declarations import local
from minicu.sema.initialisation import initial
from minicu.sema.names import symbols
from minicu.sema.scope import (
    ConstantName,
    Entity,
    Faulty,
    HostOnly,
    OverloadSet,
    Scope,
    TypeName,
    of_library,
    place_of,
)
from minicu.sema.types import declarators, placeholders, record, spaces
from minicu.sema.types.attributes import NONE, Attributes
from minicu.sema.types.compatible import compatible, composite
from minicu.syntax.nodes import DirectInit, changed
from minicu.syntax.reach.whole_program import DEVICE_VARIABLE
from minicu.tree import Special

#: Registers of the GPU that our headers declare as objects.
_SPECIAL = frozenset({"threadIdx", "blockIdx", "blockDim", "gridDim", "warpSize"})


def declare(c: Check, node: c_ast.Decl, type: ty.Type, given: Attributes) -> list[tree.Statement] | None:
    """Check the declaration of one object; returns what it executes (automatic objects only)."""
    space = spaces.memory_space(c, node)
    if isinstance(type, ty.Void):
        c.fatal(node.coord, f"variable has incomplete type '{type}'")
    if "_Thread_local" in node.storage:
        space = of_thread(c, node)
    if c.function is None and ("auto" in node.storage or "register" in node.storage):
        c.fatal(node.coord, "illegal storage class on file-scoped variable")
    if "mutable" in node.storage:
        c.fatal(node.coord, "'mutable' can only be applied to members of a class")
    for word in node.funcspec:
        if word in (
            "inline",
            "__forceinline__",
            "__noinline__",
            "_Noreturn",
            "__global__",
            "virtual",
            "explicit",
        ):
            if word == "inline" and c.language.cplusplus and c.function is None:
                continue  # C++17: inline variable
            c.error(node.coord, f"'{word}' can only appear on functions")
    align = given.alignment
    if given.alignas:
        weaker = given.alignas < record.least_align(c, type)
        if weaker and c.language.cplusplus and isinstance(ty.element_type(type), ty.Record):
            align = None  # nvcc and gcc take it: programs have alignas(64) before classes that want more
        else:
            record.check_alignas(c, node.coord, type, given.alignas)
    if align and align < record.least_align(c, type):
        type = replace(type, align=align)
    if c.function is None:
        with c.within(context=c.here.context or symbols.of_variable(c, node.name)):
            _file_object(c, node, type, given, space, align)
        return None
    if "extern" in node.storage:
        local.block_extern(c, node, type, given, space, align)
        return None
    if "static" in node.storage or space is not None:
        return local.static_local(c, node, type, given, space, align)
    return local.automatic(c, node, type, given, align)


def of_thread(c: Check, node: c_ast.Decl) -> str:
    """The storage of a thread_local object: host code alone has threads of that kind."""
    word = spaces.space_word(node)
    written = word != "__device__" or c.function is not None or not c.language.whole_program
    if word is not None and (written or DEVICE_VARIABLE in node.funcspec):  # else it keeps host code apart
        c.fatal(node.coord, f"'{node.name}' cannot be both {word} and thread_local")
    if not c.language.whole_program:
        c.unsupported(node.coord, "thread-local storage")
    return "thread"


# ---------------------------------------------------------------- file scope


def _file_object(
    c: Check, node: c_ast.Decl, type: ty.Type, given: Attributes, space: str | None, align: int | None
) -> None:
    name = node.name
    scope = c.scope
    system = of_library(node.coord)
    extern = "extern" in node.storage
    if isinstance(type, ty.VariableArray):
        c.fatal(node.coord, "variable length array declaration not allowed at file scope")
    if system and extern and name in _SPECIAL:
        scope.names[name] = tree.Object(
            name, type, "special", at=node.coord, linkage="external", defined=False
        )
        return
    constexpr = "constexpr" in node.funcspec
    if c.language.cplusplus and space is None and (constexpr or not system):
        _host_object(c, node, type, align, given.symbol)
        return
    if constexpr:  # C++ [dcl.constexpr]p9: it is const
        type = ty.qualify(type, ty.CONST)
    static = "static" in node.storage or _internal_by_rule(c, node, type, scope)
    # C++17 [basic.def.odr]p12: one for all units
    weak = given.weak or (not static and "inline" in node.funcspec)
    declared = tree.Object(
        name, type, space or "device", at=node.coord, linkage="internal" if static else "external",
        defined=not extern or node.init is not None, align=align, weak=weak, used=given.used,
    )  # fmt: skip
    if given.used:
        declared.kept = True
    if given.unused:
        declared.unused = True
    if space == "shared" and extern and isinstance(type, ty.Array) and type.length is None:
        declared.storage = "dynamic shared"
    object = _merged(c, node, declared, scope, given)
    object.of_device |= DEVICE_VARIABLE in node.funcspec
    if constexpr:
        object.constexpr = True
    if declared.defined or not c.language.whole_program:  # made once, by its definition
        initialize_static(c, node, object)
    if weak and type.const and ty.is_integral(type) and object.initializer is not None:
        object.constexpr = True  # C++ [expr.const]p2: inline, the same constant in all units


def _internal_by_rule(c: Check, node: c_ast.Decl, type: ty.Type, scope: Scope) -> bool:
    """C++ [basic.link]p3: const objects that are not inline and those of unnamed namespaces are internal."""
    if not c.language.cplusplus:
        return False
    if any(s.kind == "namespace" and not s.name for s in scope.outward()):
        return True
    # nvcc gives __constant__ and __device__ variables that are const internal linkage as well.
    outside = "extern" in node.storage or "inline" in node.funcspec
    return not outside and (ty.element_type(type).const or "constexpr" in node.funcspec)


def _merged(
    c: Check, node: c_ast.Decl, declared: tree.Object, scope: Scope, given: Attributes
) -> tree.Object:
    """The object that a file-scope declaration means: a new one, or one that was declared before."""
    name = declared.name
    known: Entity | tree.Function | None = scope.names.get(name)
    if known is None and scope is c.file and isinstance(linked := c.known.linked.get(name), tree.Object):
        known = linked
    if c.known.files is not None:
        known = c.known.files.variable(scope, declared, known)
    if isinstance(known, tree.Object) and not of_library(known.at):
        redeclare(c, node, known, declared)
        scope.names[name] = known
        return known
    if known is not None and not isinstance(known, (Faulty, HostOnly)) and not of_library(place_of(known)):
        functions = (
            isinstance(known, OverloadSet)
            and all(of_library(f.at) for f in known.functions)
            and not known.templates
        )
        if not functions and not (isinstance(known, TypeName) and name in scope.tags):
            c.fatal(node.coord, f"redefinition of '{name}' as different kind of symbol", previous(known))
    enter(c, declared, scope, given)
    scope.names[name] = declared
    return declared


def enter(c: Check, object: tree.Object, scope: Scope, given: Attributes) -> None:
    object.scope = scope.path
    object.symbol = given.symbol or symbols.of_object(c, object.name, object.scope)
    if not c.language.cplusplus:
        c.known.linked[object.name] = object
    c.known.symbols.add(object.symbol)
    c.unit.objects.append(object)


def redeclare(c: Check, node: c_ast.Decl, old: tree.Object, declared: tree.Object) -> None:
    """6.2.7, 6.7p4, 6.9.2."""
    name, at = declared.name, node.coord
    extern = "extern" in node.storage
    if not compatible(old.type, declared.type, c.language.cplusplus) and not (
        isinstance(old.type, ty.Array)
        and isinstance(declared.type, ty.Array)
        and compatible(old.type, declared.type)
    ):
        c.fatal(
            at,
            f"redefinition of '{name}' with a different type: '{declared.type}' vs '{old.type}'",
            previous(old),
        )
    if declared.storage != old.storage and not (extern and declared.storage == "device"):
        c.fatal(at, f"'{name}' was declared in another memory space before ({old.storage})", previous(old))
    if (
        declared.linkage == "internal"
        and old.linkage == "external"
        and not (c.language.cplusplus and not _static(node))
    ):
        c.error(at, f"static declaration of '{name}' follows non-static declaration", previous(old))
    if declared.linkage == "external" and old.linkage == "internal" and not extern:
        c.error(at, f"non-static declaration of '{name}' follows static declaration", previous(old))
    if (
        old.defined
        and declared.defined
        and (c.language.cplusplus or (node.init is not None and old.initializer is not None))
    ):
        c.fatal(at, f"redefinition of '{name}'", previous(old))
    old.type = composite(old.type, declared.type)
    old.defined |= declared.defined
    old.weak |= declared.weak
    old.used |= declared.used
    if declared.align:
        old.align = max(old.align or 0, declared.align)
    if declared.defined:
        old.first, old.at = old.first or old.at, at


def _static(node: c_ast.Decl) -> bool:
    return "static" in node.storage


def previous(known: Entity | tree.Function | None) -> list[Note]:
    span = span_of(place_of(known))
    return [Note("previous definition is here", span)] if span else []


def initialize_static(c: Check, node: c_ast.Decl, object: tree.Object) -> list[tree.Statement]:
    """The initialiser of an object of static duration, and what its type needs. Returns what must run where
    a function declares it."""
    if (
        c.language.whole_program
        and object.storage in ("device", "thread")
        and object.defined
        and not of_library(node.coord)
    ):
        return rules.dynamic.initialize(c, node, object, _initialize)
    _initialize(c, node, object)
    return []


def _initialize(c: Check, node: c_ast.Decl, object: tree.Object) -> None:
    type = object.type
    if placeholders.has_auto(type):
        type = object.type = local.deduced(c, node, type)
    if (
        c.language.cplusplus
        and object.defined
        and classes.class_of(type) is not None
        and _static_class(c, node, object)
    ):
        return
    node = with_initializer(c, node, type)
    if node.init is not None:
        if object.storage in ("shared", "dynamic shared"):
            c.fatal(node.init.coord or node.coord, "initialization is not supported for __shared__ variables")
        if "extern" in node.storage and c.function is None:
            c.warn(EXTERN_INITIALIZER, node.coord, "'extern' variable has an initializer")
        faulty = c.known.faulty_objects
        faulty.add(object)
        with c.within(required="constexpr" in node.funcspec):
            initializer, object.type = initial.initialize(c, node.init, type, static=True, at=node.coord)
        assert isinstance(initializer, tree.Initializer)
        object.initializer = initializer
        faulty.discard(object)
        return
    if isinstance(type, ty.Reference) and object.defined:
        c.fatal(node.coord, f"declaration of reference variable '{node.name}' requires an initializer")
    if not object.defined:
        return
    if c.language.cplusplus and isinstance(type, ty.Array) and type.length is None:
        c.fatal(node.coord, "definition of variable with array type needs an explicit size or an initializer")
    incomplete = isinstance(type, ty.Array) and type.length is None
    if not incomplete and not declarators.complete(c, type):
        if c.language.cplusplus or c.function is not None or object.linkage == "internal":
            c.fatal(node.coord, f"variable has incomplete type '{type}'")
    element = ty.element_type(type)
    if (element.const or "constexpr" in node.funcspec) and not may_be_const(c, element):
        c.fatal(node.coord, f"default initialization of an object of const type '{type}'")


def may_be_const(c: Check, type: ty.Type) -> bool:
    """Whether a const object of `type` may lack an initialiser ([dcl.init]p7): the class has a default
    constructor of its own."""
    if not isinstance(type, ty.Record) or not c.language.cplusplus:
        return not c.language.cplusplus
    info = type.decl.completed().info
    constructor = rules.special.find(c, type, Special.DEFAULT) if info is not None else None
    method = constructor.method if constructor is not None else None
    if method is not None and not (method.implicit or method.memberwise):
        return True
    if info is not None and constructor is None and info.constructors.templates:
        return True  # who makes the object finds out whether a template makes one of nothing
    return type.decl.takes == 1 or all(
        record.default_of(c, m) is not None or may_be_const(c, ty.element_type(m.type))
        for m in type.decl.members or ()
        if m.name != rules.virtual.POINTER
    )


def _static_class(c: Check, node: c_ast.Decl, object: tree.Object) -> bool:
    """A class of static duration: nothing can run for it. True: there is nothing more to do."""
    shared = object.storage in ("shared", "dynamic shared")
    end = rules.lifetime.destructor(object.type)
    classes.refuse_abstract(c, object.type, "variable", node.coord)
    for which in (Special.DESTRUCTOR, *((Special.DEFAULT,) if node.init is None else ())):
        function = rules.special.find(c, object.type, which)
        if function is not None:  # deleted or private: no object can begin, or end
            rules.access.reachable(c, function, node.coord)
    # Destroyed by constants, too; constinit objects at the program's end, which the device has not.
    words = {"constexpr"} if c.language.whole_program else {"constexpr", "constinit"}
    constant = not words.isdisjoint(node.funcspec) and end is not None and end.declared.constexpr
    if end is not None and not constant and not rules.special.empty(c, end):
        if not shared:
            c.fatal(node.coord, initial.DYNAMIC, kind=Kind.NOT_CONSTANT)
        _only_in_functions(c, node)
        c.warn(
            SHARED_INITIALIZATION,
            node.coord,
            f"the destructor of '{object.name}' is not called: it is a __shared__ variable",
        )
    if not shared or node.init is not None:
        return False
    construction = rules.construct.default(c, object.type, node.coord)
    info = classes.class_of(ty.element_type(object.type))
    virtual = info is not None and info.virtuals is not None  # pointers to tables are not set either
    runs = (
        construction
        if isinstance(construction, tree.Construct) and not rules.construct.is_empty(c, construction)
        else None
    )
    if virtual or runs is not None:
        if virtual or (runs is not None and rules.interpret.record(c, runs) is None):
            _only_in_functions(c, node)
        c.warn(
            SHARED_INITIALIZATION,
            node.coord,
            f"the constructor of '{object.name}' is not called: it is a __shared__ variable",
        )
    return True


def _only_in_functions(c: Check, node: c_ast.Decl) -> None:
    """As nvcc has it, what a __shared__ variable's class would do is passed over in functions alone, and of
    constant values everywhere."""
    if c.function is None:
        what = f"dynamic initialization is not supported for __shared__ variables: '{node.name}' has a"
        c.fatal(node.coord, f"{what} constructor or destructor that must run")


def with_initializer(c: Check, node: c_ast.Decl, type: ty.Type) -> c_ast.Decl:
    """The declaration of an object; in C++ one without initialiser has those of its members."""
    if node.init is None and "constexpr" in node.funcspec and classes.class_of(ty.element_type(type)):
        return changed(node, init=DirectInit([], True, node.coord))  # no member of it is without a value
    if node.init is not None or not c.language.cplusplus or not record.has_defaults(c, type):
        return node
    if {"extern", "__shared__"} & set(node.storage):
        return node
    return changed(node, init=c_ast.InitList([], node.coord))


# ---------------------------------------------------------------- host objects of .cu files


def _host_object(
    c: Check, node: c_ast.Decl, type: ty.Type, align: int | None, symbol: str | None = None
) -> None:
    """A file-scope variable without a memory space is the host's. Device code may use the value of
    a const one with a constant initialiser (CUDA C++ guide, "const-qualified variables"), and all of a
    constexpr one, which is then a constant of the device as well."""
    name = node.name
    constexpr = "constexpr" in node.funcspec
    known = c.scope.names.get(name)
    if isinstance(known, (TypeName, OverloadSet)) and not of_library(place_of(known)):
        if not (isinstance(known, TypeName) and name in c.scope.tags):
            c.fatal(node.coord, f"redefinition of '{name}' as different kind of symbol", previous(known))
    promoted = isinstance(known, ConstantName) or (isinstance(known, tree.Object) and known.promoted)
    if promoted and node.init is not None and not of_library(place_of(known)):
        c.fatal(node.coord, f"redefinition of '{name}'", previous(known))
    reason = "is a host variable: it is not marked __device__, __constant__ or __managed__"
    # What only asks for its type may name it.
    only_typed = (
        None if placeholders.has_auto(type) else tree.Object(name, type, "local", at=node.coord, used=True)
    )
    c.scope.names[name] = HostOnly(name, reason, node.coord, object=only_typed)
    if node.init is None and constexpr and classes.class_of(type) is not None:
        node = changed(node, init=DirectInit([], True, node.coord))
    if node.init is None:
        return
    mark, refusals = c.diagnostics.mark(), c.known.host_refusals
    try:
        if placeholders.has_auto(type):
            type = local.deduced(c, node, type)
        const = ty.element_type(type).const or constexpr
        if not const or ty.element_type(type).volatile:
            return
        with c.within(required=constexpr):
            initializer, type = initial.initialize(c, node.init, type, static=True, at=node.coord)
    except (Refused, NoSize):
        if constexpr and not left_to_host(c, node, c.scope, mark, refusals):
            raise
        c.diagnostics.rewind(mark)  # dynamic initialisation: the host's own affair
        return
    assert isinstance(initializer, tree.Initializer)
    if constexpr:
        type = ty.qualify(type, ty.CONST)
    object = tree.Object(
        name, type, "constant", at=node.coord, linkage="internal", align=align, initializer=initializer,
        constexpr=constexpr or not isinstance(ty.element_type(type), ty.Record), promoted=True,
    )  # fmt: skip
    value = scalar_constant(object)
    if value is not None:
        if constexpr:
            enter(c, object, c.scope, NONE.with_symbol(symbol))
        c.scope.names[name] = ConstantName(name, value, node.coord, object if constexpr else None, type)
    elif constexpr or _is_plain_value(ty.element_type(type)):
        enter(c, object, c.scope, NONE.with_symbol(symbol))
        c.scope.names[name] = object


def _is_plain_value(type: ty.Type) -> bool:
    """Whether a const object of this class keeps the value of its initialiser: no destructor, nothing mutable
    or volatile."""
    if not isinstance(type, ty.Record) or rules.lifetime.destructor(type) is not None:
        return False
    members = type.decl.completed().members or ()
    elements = [ty.element_type(m.type) for m in members]
    if any(m.mutable for m in members) or any(element.volatile for element in elements):
        return False
    return all(_is_plain_value(element) for element in elements if isinstance(element, ty.Record))


def left_to_host(c: Check, node: c_ast.Decl, scope: Scope, mark: tuple[int, int], refusals: int) -> bool:
    """A constant whose initialiser, just refused, mentions what only the host has is the host's. Whoever uses
    it for the device is told why it cannot be used."""
    if c.known.host_refusals == refusals:
        return False
    errors = tuple(c.diagnostics.rewind_errors(mark))
    scope.names[node.name] = HostOnly(node.name, "is a constant of the host's", node.coord, errors)
    return True


def scalar_constant(object: tree.Object) -> tree.Constant | None:
    """The value of a const object of arithmetic type."""
    if not ty.is_arithmetic(object.type) or object.initializer is None or len(object.initializer.items) > 1:
        return None
    if not object.initializer.items:
        return constant.zero(object.type, object.at)
    value = object.initializer.items[0].value
    return value if isinstance(value, tree.Constant) else None
