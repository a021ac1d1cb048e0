"""Attributes: what `__attribute__`, `[[...]]`, `_Alignas` and CUDA's words say about a declaration."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import Any

from pycparser import c_ast

from minicu import types as ty
from minicu.diagnostics.errors import Kind, Place
from minicu.diagnostics.warnings import IGNORED_ATTRIBUTES, UNKNOWN_ATTRIBUTES
from minicu.sema import rules
from minicu.sema.context import Check
from minicu.syntax import nodes
from minicu.syntax.nodes import Attribute, Syntax

#: gcc allows no more, and ptxas takes all of it for variables.
GREATEST_ALIGNMENT = 1 << 28
#: What `aligned` without a number means: the largest alignment of any scalar type.
USEFUL_ALIGNMENT = 16


class Attributes:
    """The attributes of one declaration. Alignments and packing are in bytes.

    `align` comes from `aligned`, which may also lower it; `alignas` from `_Alignas`, which may not.
    `last_align` is the last of both. `deprecated` is the reason, perhaps ""; `format` the places of a printf
    format and of the first argument for it, from 1.
    """

    def __init__(self) -> None:
        self.align: int | None = None
        self.alignas: int | None = None
        self.last_align: int | None = None
        self.packed = False
        self.pack: int | None = None
        self.transparent = False
        self.shares_address = False
        self.by_address = False
        self.takes: int | None = None
        self.like = ""
        self.handle = ""
        self.by_functions = False
        self.of_records = False
        self.of_program = False
        self.apart = False
        self.around_main = ""  # "constructor" or "destructor": of a function
        self.mode: str | None = None
        self.mode_at: Place = None
        self.noreturn = False
        self.returns_twice = False
        self.inline: str | None = None
        self.weak = False
        self.used = False
        self.unused = False
        self.symbol: str | None = None
        self.launch_bounds: tuple[int, int | None, int | None] | None = None
        self.maxnreg: int | None = None
        self.cluster_dims: tuple[int, int, int] | None = None
        self.block_size: tuple[int, int, int] | None = None
        self.deprecated: str | None = None
        self.format: tuple[int, int] | None = None

    def with_symbol(self, symbol: str | None) -> Attributes:
        """The same, and the object file's name for what is declared."""
        again = copy(self)
        again.symbol = symbol
        return again

    @property
    def alignment(self) -> int | None:
        """The explicit alignment of an object or a member, the largest that is given. (For types gcc and
        nvcc take the last.)"""
        if self.align is None or self.alignas is None:
            return self.align or self.alignas
        return max(self.align, self.alignas)


NONE = Attributes()


def read(c: Check, *lists: Sequence[Attribute] | None) -> Attributes:
    """What the given lists of Attribute nodes say. The result of an empty list is shared: only read it."""
    said = NONE
    for attributes in lists:
        for node in attributes or ():
            if said is NONE:
                said = Attributes()
            _apply(c, node, said)
    return said


def _apply(c: Check, node: Attribute, to: Attributes) -> None:
    rule = _RULES.get(node.name) if node.namespace in _NAMESPACES else None
    if rule is None:
        spelled = f"{node.namespace}::{node.name}" if node.namespace else node.name
        c.warn(UNKNOWN_ATTRIBUTES, node, f"unknown attribute '{spelled}' ignored")
    elif isinstance(rule, str):
        c.error(node, f"not supported: {rule}", kind=Kind.UNSUPPORTED)
    else:
        rule(c, node, to)


_NAMESPACES = frozenset({None, "gnu", "clang", "nv", "nvidia", "cuda"})

# ---------------------------------------------------------------- alignment and layout


def _alignment(c: Check, node: Attribute) -> int | None:
    """The strictest that the arguments ask for: what was a pack is none, or several."""
    if not node.args and node.name == "aligned":
        return USEFUL_ALIGNMENT
    return max((_one_alignment(c, node, argument) or 0 for argument in node.args), default=0) or None


def _one_alignment(c: Check, node: Attribute, argument: Syntax) -> int | None:
    from minicu.abi.layout import NoSize, align_of

    if isinstance(argument, c_ast.Typename):
        type = rules.declarators.type_name(c, argument)
        try:
            return align_of(type, c.model)
        except NoSize:
            c.error(node, f"'{type}' has no alignment: it is incomplete or a function")
            return None
    value = rules.constants.integer(c, argument, "alignment")
    if value == 0 and node.name == "alignas":  # C11 6.7.5p6: no effect
        return None
    if value <= 0 or value & (value - 1):
        c.error(node, "requested alignment is not a power of 2")
        return None
    if value > GREATEST_ALIGNMENT:
        c.error(node, f"requested alignment {value} is larger than {GREATEST_ALIGNMENT}")
        return None
    return value


def _aligned(c: Check, node: Attribute, to: Attributes) -> None:
    value = _alignment(c, node)
    if value:
        to.align, to.last_align = max(to.align or 0, value), value


def _alignas(c: Check, node: Attribute, to: Attributes) -> None:
    value = _alignment(c, node)
    if value:
        to.alignas, to.last_align = max(to.alignas or 0, value), value


def refuse_alignas(c: Check, given: Attributes, at: Place, what: str) -> None:
    """C11 6.7.5p2, C++ [dcl.align]p1: what has no alignment of its own cannot be given one."""
    if given.alignas:
        word = "alignas" if c.language.cplusplus else "_Alignas"
        c.error(at, f"'{word}' cannot be applied to a {what}")


def of_parameter(c: Check, node: Syntax) -> Attributes:
    """The attributes of a parameter, which nvcc refuses to align."""
    given = read(c, node.attributes if isinstance(node, (c_ast.Decl, c_ast.Typename)) else None)
    refuse_alignas(c, given, node.coord, "parameter")
    if given.align and c.language.cplusplus:
        c.error(node.coord, "a parameter cannot be aligned, but its type can")
    return given


def _no_unique_address(c: Check, node: Attribute, to: Attributes) -> None:
    if c.language.cplusplus:
        to.shares_address = True
    else:
        c.warn(IGNORED_ATTRIBUTES, node, "'no_unique_address' attribute ignored: it is one of C++")


def _pack(c: Check, node: Attribute, to: Attributes) -> None:
    value = _number(c, node, 0)
    if value and value & (value - 1) == 0:
        to.pack = value


# ---------------------------------------------------------------- CUDA's words


def _argument(c: Check, node: Attribute, index: int) -> Syntax:
    if index >= len(node.args):
        c.fatal(node.coord, f"'{node.name}' attribute takes at least {index + 1} argument{'s' * (index > 0)}")
    return node.args[index]


def _number(c: Check, node: Attribute, index: int) -> int:
    return rules.constants.integer(c, _argument(c, node, index), f"'{node.name}' attribute argument")


def _text(c: Check, node: Attribute) -> str:
    argument = _argument(c, node, 0)
    if not isinstance(argument, nodes.String):
        c.fatal(argument.coord, f"'{node.name}' attribute argument must be a string literal")
    return rules.literals.text_of(c, argument)


def _bound(c: Check, node: nodes.Attribute, index: int) -> int:
    """A number that PTX states of a kernel: it has 32 bits there, and LLVM ends the process over more."""
    value = _number(c, node, index)
    if not -(1 << 31) <= value < 1 << 31:
        c.fatal(node.args[index].coord, f"'{node.name}' attribute argument {value} is too large")
    return value


def _launch_bounds(c: Check, node: Attribute, to: Attributes) -> None:
    if not 1 <= len(node.args) <= 3:
        c.error(node, "'__launch_bounds__' takes 1 to 3 arguments")
        return
    given = [_number(c, node, i) for i in range(len(node.args))] + [0] * (3 - len(node.args))
    # nvcc keeps 32 bits of each; what is not positive bounds nothing
    threads, blocks, cluster = (((value + (1 << 31)) & 0xFFFFFFFF) - (1 << 31) for value in given)
    if cluster < 0:
        c.error(node, "the blocks of a cluster in '__launch_bounds__' must not be negative")
    elif threads > 1024:  # ptxas ignores both bounds then
        warned = f"'__launch_bounds__' of {threads} threads: a block has at most 1024; ignored"
        c.warn(IGNORED_ATTRIBUTES, node, warned)
    elif threads > 0:
        if cluster and c.arch < 90:
            warned = "a bound on the blocks of a cluster needs sm_90 or later; ignored"
            c.warn(IGNORED_ATTRIBUTES, node, warned)
            cluster = 0
        to.launch_bounds = threads, max(blocks, 0) or None, cluster or None


def _maxnreg(c: Check, node: Attribute, to: Attributes) -> None:
    if len(node.args) != 1:
        c.error(node, "'__maxnreg__' takes 1 argument")
    elif (value := _bound(c, node, 0)) <= 0:
        c.error(node, "'__maxnreg__' must be positive")
    else:
        to.maxnreg = value


def _three(c: Check, node: Attribute, word: str) -> tuple[int, int, int] | None:
    if not 1 <= len(node.args) <= 3:
        c.error(node, f"'{word}' takes 1 to 3 arguments")
        return None
    values = [_bound(c, node, i) for i in range(len(node.args))]
    if min(values) <= 0:
        c.error(node, f"'{word}' arguments must be positive")
        return None
    x, y, z = (*values, 1, 1)[:3]
    return x, y, z


def _cluster_dims(c: Check, node: Attribute, to: Attributes) -> None:
    value = _three(c, node, "__cluster_dims__")
    if value and c.arch < 90:
        c.error(node, "__cluster_dims__ needs sm_90 or later")
    elif value:
        to.cluster_dims = value


def _block_size(c: Check, node: Attribute, to: Attributes) -> None:
    if any(isinstance(argument, c_ast.ExprList) for argument in node.args):
        c.unsupported(node, "'__block_size__' of tuples, which makes blocks of a launch clusters")
    value = _three(c, node, "__block_size__")
    if value and c.arch < 90:
        c.error(node, "__block_size__ needs sm_90 or later")
    elif value:
        to.block_size = value


#: How an attribute is applied: its node, and what it is about.
Rule = Callable[[Check, Any, Attributes], None]


def _of_kernel(rule: Rule) -> Rule:
    """The rule of what is said to ptxas: for the host's code it is nothing, as CUDA's headers have it there,
    since functions that only device code may call can tell it."""
    return lambda c, node, to: None if c.language.whole_program else rule(c, node, to)


# ---------------------------------------------------------------- the rest


def _flag(name: str, value: bool | str = True) -> Rule:
    return lambda c, node, to: setattr(to, name, value)


def _word(argument: Syntax) -> str:
    """An attribute's argument that is a plain word."""
    return argument.name.strip("_") if isinstance(argument, c_ast.ID) else ""


def _format(c: Check, node: Attribute, to: Attributes) -> None:
    """format(printf, index of the format, index of the first argument for it), from 1; 0: a va_list."""
    if len(node.args) == 3 and _word(node.args[0]) in ("printf", "gnu_printf"):
        to.format = (_number(c, node, 1), _number(c, node, 2))


def _quiet(c: Check, node: Attribute, to: Attributes) -> None:
    pass


def _takes(c: Check, node: nodes.Attribute, to: Attributes) -> None:
    """Our headers': how many members at least the constructor of a class takes (`RecordDecl.takes`)."""
    to.takes = _number(c, node, 0)


def _like(c: Check, node: Attribute, to: Attributes) -> None:
    """Our headers': the type of the same bits that a class converts to and from (`RecordDecl.like`)."""
    to.like = _text(c, node)


def _handle(c: Check, node: Attribute, to: Attributes) -> None:
    """Our headers': what an integer type of CUDA's is a handle of (`TypeName.handle`)."""
    to.handle = _word(_argument(c, node, 0))


def _mode(c: Check, node: Attribute, to: Attributes) -> None:
    word = _word(node.args[0]) if node.args else ""
    if not word:
        c.error(node, "'mode' attribute needs a machine mode")
        return
    to.mode, to.mode_at = word, node


def _around_main(c: Check, node: Attribute, to: Attributes) -> None:
    """A function that runs before or after main()."""
    if not c.language.whole_program or node.args:
        what = f"{node.name} with a priority" if node.args else node.name
        c.error(node, f"not supported: {what}", kind=Kind.UNSUPPORTED)
    to.around_main = node.name


def _deprecated(c: Check, node: Attribute, to: Attributes) -> None:
    """GNU's and C++'s: a warning where the function is called."""
    to.deprecated = _text(c, node) if node.args else ""


def _asm(c: Check, node: Attribute, to: Attributes) -> None:
    name = _text(c, node)
    if not name.replace("$", "_").isidentifier() or not name.isascii():
        c.error(node, f"'{name}' is no name in PTX")
        return
    to.symbol = name


def with_mode(c: Check, type: ty.Type, node: c_ast.Decl | c_ast.Typename) -> ty.Type:
    """`type` of a parameter or a type name as its attributes say."""
    modes = [a for a in node.attributes or () if isinstance(a, Attribute) and a.name.strip("_") == "mode"]
    return apply_mode(c, type, read(c, modes)) if modes else type


def apply_mode(c: Check, type: ty.Type, attributes: Attributes) -> ty.Type:
    """`mode(DI)` and the like: `type` with another size (GCC manual 6.37)."""
    name, at = attributes.mode, attributes.mode_at
    if name is None:  # it was refused
        return type
    name = {"byte": "QI", "word": "word", "pointer": "word", "unwind_word": "word"}.get(name, name)
    if name == "word":
        name = "DI" if c.model.pointer == 8 else "SI"
    base = type.unqualified
    if isinstance(base, ty.Enum):
        base = base.decl.underlying or ty.INT
    if name in _INTEGER_MODES and isinstance(base, ty.Integer):
        kind = next(k for k in _INTEGER_MODES[name] if c.model.scalars[k][0] == _MODE_SIZES[name])
        result: ty.Type = ty.Integer(kind if c.model.signed(base) else _UNSIGNED[kind])
    elif name in _FLOAT_MODES and isinstance(base, ty.Float):
        result = ty.Float(_FLOAT_MODES[name])
    else:
        c.error(at, f"not supported: mode '{name}' of type '{type}'", kind=Kind.UNSUPPORTED)
        return type
    return ty.qualify(result, type.quals)


_MODE_SIZES = {"QI": 1, "HI": 2, "SI": 4, "DI": 8, "TI": 16}
_INTEGER_MODES = {
    "QI": ("schar",),
    "HI": ("short",),
    "SI": ("int",),
    "DI": ("long", "llong"),
    "TI": ("int128",),
}
_UNSIGNED = {
    "schar": "uchar", "short": "ushort", "int": "uint", "long": "ulong", "llong": "ullong",
    "int128": "uint128",
}  # fmt: skip
_FLOAT_MODES = {"HF": "half", "BF": "bfloat16", "SF": "float", "DF": "double"}

#: name -> how it is applied; a str: what to call it in "not supported: ..."
_RULES: dict[str, Rule | str] = {
    "aligned": _aligned, "alignas": _alignas, "packed": _flag("packed"), "pack": _pack,
    "transparent_union": _flag("transparent"), "minicu_by_address": _flag("by_address"),
    "minicu_by_functions": _flag("by_functions"), "minicu_apart": _flag("apart"),
    "minicu_of_records": _flag("of_records"), "minicu_of_program": _flag("of_program"),
    "minicu_takes": _takes, "minicu_like": _like, "minicu_handle": _handle,
    "constructor": _around_main, "destructor": _around_main,
    "no_unique_address": _no_unique_address, "mode": _mode, "asm label": _asm, "deprecated": _deprecated,
    "format": _format, "noreturn": _flag("noreturn"),
    "returns_twice": _flag("returns_twice"), "always_inline": _flag("inline", "always"),
    "noinline": _flag("inline", "never"), "noipa": _flag("inline", "never"),
    "weak": _flag("weak"), "nv_weak": _flag("weak"), "used": _flag("used"), "retain": _flag("used"),
    "unused": _flag("unused"), "maybe_unused": _flag("unused"),
    "launch_bounds": _of_kernel(_launch_bounds), "maxnreg": _of_kernel(_maxnreg),
    "cluster_dims": _of_kernel(_cluster_dims), "block_size": _of_kernel(_block_size),
    **dict.fromkeys(
        ("gnu_inline", "pure", "const", "malloc", "nodiscard", "warn_unused_result", "nv_pure"),
        _quiet,
    ),
    **{name: name for name in (
        "vector_size", "ext_vector_type", "alias", "ifunc", "weakref", "cleanup",
        "scalar_storage_order", "address_space", "tls_model", "ms_struct", "copy",
    )},
    # What only advises the compiler, or concerns other machines.
    **dict.fromkeys((
        "may_alias", "format_arg", "nonnull", "returns_nonnull", "sentinel", "alloc_size",
        "alloc_align", "assume_aligned", "cold", "hot", "leaf", "nothrow", "artificial",
        "externally_visible", "visibility", "section", "common", "nocommon", "noclone", "flatten",
        "optimize", "target", "optnone", "minsize", "simd", "no_instrument_function",
        "no_profile_instrument_function", "no_sanitize", "no_sanitize_address",
        "no_sanitize_thread", "no_sanitize_undefined", "no_address_safety_analysis",
        "no_split_stack", "stack_protect", "no_stack_protector", "fallthrough", "likely",
        "unlikely", "warning", "error", "designated_init", "gcc_struct", "no_icf",
        "no_reorder", "regparm", "cdecl", "stdcall", "fastcall", "sysv_abi", "ms_abi", "access",
        "nonstring", "reproducible", "unsequenced",
        "warn_if_not_aligned", "tainted_args", "zero_call_used_regs", "enum_extensibility",
        "flag_enum", "convergent", "noconvergent", "device_builtin",
        "device_builtin_surface_type", "device_builtin_texture_type", "cudart_builtin",
        "unavailable", "availability", "annotate", "overloadable", "carries_dependency", "noescape",
        "unsafe_buffer_usage",
    ), _quiet),
}  # fmt: skip
