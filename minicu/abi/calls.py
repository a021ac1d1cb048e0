"""How values cross a call: parameters, return values, kernel parameter blocks, variadic areas.

PTX interoperability guide, table 2.3. The attributes that LLVM needs to print the same `.param`
declarations stand on definitions, declarations, direct and indirect calls alike: LLVM reads some
of them here and some there, and takes the alignment of an aggregate from nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import gcd
from typing import NamedTuple

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import align_of, layout, round_up
from minicu.abi.target import DataModel
from minicu.types.dependent import MemberPointerDecl


class Direct(NamedTuple):
    """Passed as the value itself, of LLVM type `ir`."""

    ir: str
    size: int
    align: int

    @property
    def parameter(self) -> str:
        """LLVM's spelling of the parameter, before its name; the same at a call."""
        return self.ir

    @property
    def returns(self) -> str:
        """LLVM's spelling of the return type with its attributes; the same at a call."""
        return self.ir


class Extend(NamedTuple):
    """An integer below 32 bits: passed in 32 bits, sign- or zero-extended. `ir` is its LLVM type."""

    ir: str
    signed: bool
    size: int
    align: int

    @property
    def attribute(self) -> str:
        return "signext" if self.signed else "zeroext"

    @property
    def parameter(self) -> str:
        return f"{self.ir} {self.attribute}"

    @property
    def returns(self) -> str:
        return f"{self.attribute} {self.ir}"


class Indirect(NamedTuple):
    """A record, passed as its bytes. In LLVM a parameter is a pointer to them (`byval`, the callee's
    own copy), or all of them as words of `word` bytes; a return value is a `carrier`, to be loaded from and
    stored to memory whole."""

    size: int
    align: int
    word: int = 8

    @property
    def ir(self) -> str:
        return "ptr"

    @property
    def carrier(self) -> str:
        return self._words(8)

    @property
    def parameter(self) -> str:
        return f"ptr byval([{self.size} x i8]) align {self.align}"

    @property
    def words(self) -> str:
        """The parameter type of a record passed by value: words no wider than its widest scalar, so that no
        two scalars have to be combined into one word."""
        return self._words(self.word)

    @property
    def whole_record(self) -> str:
        """LLVM's spelling of a record passed by value; the `.param` is the same. The record needs no memory
        then, but the call takes many instructions, and all calls of the callee must use the same spelling."""
        return f"{self.words} alignstack({self.align})"

    def _words(self, most: int) -> str:
        word = gcd(self.size, self.align, most)  # not all of the alignment, where a typedef name raised it
        return f"[{self.size // word} x i{8 * word}]"

    @property
    def returns(self) -> str:
        return f"alignstack({self.align}) {self.carrier}"


class Coerce(NamedTuple):
    """A record of one scalar, passed as that scalar, of LLVM type `ir`: a pointer to a data member (Itanium
    C++ ABI 2.3: a ptrdiff_t)."""

    ir: str
    size: int
    align: int

    @property
    def carrier(self) -> str:
        return self.ir

    @property
    def parameter(self) -> str:
        return self.ir

    @property
    def returns(self) -> str:
        return self.ir


class Ignore(NamedTuple):
    """Nothing is passed: void, or a record of no bytes (GNU C)."""

    size: int = 0
    align: int = 1
    ir: str = "void"
    parameter: str = ""
    returns: str = "void"


class ByAddress(NamedTuple):
    """A record of which the caller makes a copy and passes the generic address. A result is stored at the
    address in a hidden first parameter. `size` and `align` are those of the address."""

    size: int
    align: int
    ir: str = "ptr"
    parameter: str = "ptr"
    returns: str = "void"


#: Most bytes of a device function's parameter on a GPU. What is larger goes by address: no other compiler's
#: code can take it at all.
MOST_PASSED = 32764

#: ... and of a result in bytes. LLVM carries one as an aggregate of as many elements, in a time that grows
#: with their square; larger ones are stored by the function.
MOST_RETURNED = 8192

#: LLVM's name for the hidden parameter: where a function stores a result that is returned by address.
RESULT = "%result.address"

Passing = Direct | Extend | Coerce | Indirect | ByAddress | Ignore


def classify_parameter(type: ty.Type, model: DataModel, kernel: bool = False) -> Passing:
    """How an argument for a parameter of (adjusted) type `type` is passed, to a device function or a
    kernel."""
    size_align = layout(type if isinstance(type, ty.Record) else type.unqualified, model)
    match type:
        case ty.Enum():
            assert type.decl.underlying is not None
            return classify_parameter(type.decl.underlying, model)
        case ty.Integer(kind="bool"):
            return Extend("i1", False, size_align.size, size_align.align)
        case ty.Integer():
            if size_align.size < 4:
                return Extend(
                    f"i{8 * size_align.size}", model.signed(type), size_align.size, size_align.align
                )
            return Direct(f"i{8 * size_align.size}", size_align.size, size_align.align)
        case ty.Float():
            return Direct(model.float_ir(type.kind), size_align.size, size_align.align)
        case ty.Pointer() | ty.Reference() | ty.NullPtr():
            return Direct("ptr", size_align.size, size_align.align)
        case ty.Record() if isinstance(type.decl, MemberPointerDecl) and not isinstance(
            type.decl.to, ty.Function
        ):
            return Coerce(f"i{8 * size_align.size}", size_align.size, size_align.align)
        case ty.Record() if not kernel and (by_address(type) or size_align.size > MOST_PASSED):
            return ByAddress(model.pointer, model.pointer)
        case ty.Record():
            return (
                Indirect(size_align.size, size_align.align, _word(type, model))
                if size_align.size
                else Ignore()
            )
    raise TypeError(f"'{type}' cannot be passed")


def _word(type: ty.Type, model: DataModel) -> int:
    """The size of a record's widest scalar, 4 at least and 8 at most."""
    scalars = (part for part in ty.parts(type) if not isinstance(part, ty.Record))
    return 8 if any(layout(scalar.unqualified, model).size > 4 for scalar in scalars) else 4


def classify_kernel_parameter(object: tree.Object | None, type: ty.Type, model: DataModel) -> Passing:
    """How a kernel receives the parameter `object` (None for a declaration). A `__grid_constant__` parameter
    is used in place, so it is passed as bytes that have an address."""
    passing = classify_parameter(type, model, kernel=True)
    if object is not None and object.grid_constant and not isinstance(passing, Ignore):
        return Indirect(passing.size, passing.align)
    return passing


def by_address(type: ty.Type) -> bool:
    """Whether the type is, or has a member that is, a class with a copy constructor in CUDA's headers
    (__half2). Itanium C++ ABI 3.1.2.3, 3.1.3.1: such objects cross calls by address."""
    return any(isinstance(part, ty.Record) and part.decl.by_address for part in ty.parts(type))


def classify_return(type: ty.Type, model: DataModel) -> Passing:
    """How a value of type `type` is returned."""
    if isinstance(type, ty.Void):
        return Ignore()
    if isinstance(type, ty.Record) and layout(type, model).size > MOST_RETURNED:
        return ByAddress(model.pointer, model.pointer)
    return classify_parameter(type, model)


# ---------------------------------------------------------------- as PTX

#: LLVM type -> the PTX type that carries it, in device functions and in kernels. Others are bytes.
_PTX_SCALARS = {
    "i1": ("b32", "u8"), "i8": ("b32", "u8"), "i16": ("b32", "u16"), "i32": ("b32", "u32"),
    "i64": ("b64", "u64"), "float": ("b32", "f32"), "double": ("b64", "f64"),
}  # fmt: skip


def ptx_parameter(passing: Passing, name: str, kernel: bool = False) -> str:
    """The `.param` declaration of a parameter or return value, with nvcc's spelling."""
    if isinstance(passing, (Direct, Extend, Coerce, ByAddress)):
        ir = f"i{8 * passing.size}" if passing.ir == "ptr" else passing.ir
        if ir in _PTX_SCALARS:
            return f".param .{_PTX_SCALARS[ir][kernel]} {name}"
    return f".param .align {passing.align} .b8 {name}[{passing.size}]"


def ptx_parameters(function: tree.Function, model: DataModel) -> list[str | None]:
    """The `.param` declaration of each parameter (None where nothing is passed), in order, and last
    that of the variadic area."""
    kernel = function.kind == "kernel"
    lines: list[str | None] = []
    number = int(isinstance(classify_return(function.type.returns, model), ByAddress))
    for object, type in _parameters(function):
        passing = (
            classify_kernel_parameter(object, type, model) if kernel else classify_parameter(type, model)
        )
        if isinstance(passing, Ignore):
            lines.append(None)
            continue
        lines.append(ptx_parameter(passing, f"{function.symbol or function.name}_param_{number}", kernel))
        number += 1
    if function.type.variadic:
        lines.append(f".param .align {VARIADIC_ALIGN} .b8 %VAParam[]")
    return lines


def ptx_header(function: tree.Function, model: DataModel) -> str:
    """The head of a function as it stands in PTX: `.visible .func (.param .b32 func_retval0) f(...)`."""
    words = [] if function.linkage == "internal" else [".visible"] if function.body else [".extern"]
    if function.linkage == "weak":
        words = [".weak"]
    words.append(".entry" if function.kind == "kernel" else ".func")
    returns = classify_return(function.type.returns, model)
    lines = [p for p in ptx_parameters(function, model) if p]
    if isinstance(returns, ByAddress):
        lines.insert(0, ptx_parameter(returns, f"{function.symbol or function.name}_param_0"))
    elif not isinstance(returns, Ignore):
        words.append(f"({ptx_parameter(returns, 'func_retval0')})")
    parameters = ",\n".join("\t" + p for p in lines)
    inside = f"\n{parameters}\n" if parameters else ""
    return f"{' '.join(words)} {function.symbol or function.name}({inside})"


# ---------------------------------------------------------------- kernels


class KernelParameter(NamedTuple):
    """One parameter of a kernel: LLVM's spelling `ir` (type and attributes), and the bytes that it
    takes in the parameter block."""

    name: str
    type: ty.Type
    passing: Passing
    ir: str
    offset: int
    size: int
    align: int


def kernel_parameters(function: tree.Function, model: DataModel) -> list[KernelParameter]:
    """The parameter block of a kernel, in order. Small integers and floats keep their size there."""
    block: list[KernelParameter] = []
    end = 0
    for index, (object, type) in enumerate(_parameters(function)):
        passing = classify_kernel_parameter(object, type, model)
        offset = round_up(end, passing.align)
        ir = passing.parameter
        if object is not None and object.grid_constant:
            ir += ' "nvvm.grid_constant"'
        elif _only_read(type):
            ir += " noalias readonly"
        elif isinstance(type, ty.Pointer) and type.quals & ty.RESTRICT:
            ir += " noalias"
        name = object.name if object is not None and object.name else f"parameter {index + 1}"
        block.append(KernelParameter(name, type, passing, ir, offset, passing.size, passing.align))
        end = offset + passing.size
    return block


def kernel_parameter_limit(capability: int, ptx_version: tuple[int, int]) -> int:
    """Bytes that a kernel's parameters may take: `capability` is 90 for sm_90."""
    return 32764 if capability >= 70 and ptx_version >= (8, 1) else 4096


def oversized(block: Sequence[KernelParameter], limit: int) -> KernelParameter | None:
    """The first parameter that ends beyond `limit` bytes."""
    return next((p for p in block if p.offset + p.size > limit), None)


def _parameters(function: tree.Function) -> Iterable[tuple[tree.Object | None, ty.Type]]:
    if function.parameters:
        return [(p, p.type) for p in function.parameters]
    return [(None, t) for t in function.type.parameters]


def _only_read(type: ty.Type) -> bool:
    """`const T *restrict`: nvcc reads such memory through the read-only cache."""
    return (
        isinstance(type, ty.Pointer)
        and bool(type.quals & ty.RESTRICT)
        and type.to.const
        and not type.to.volatile
    )


# ---------------------------------------------------------------- variadic arguments


class VariadicArea(NamedTuple):
    """Where the variadic arguments of a call lie: `offsets` and `total` in bytes; the area itself
    is 8-aligned. printf's buffer looks the same."""

    offsets: tuple[int, ...]
    total: int


#: Alignment of a variadic area, and of the `.param` array that carries it.
VARIADIC_ALIGN = 8

#: ptxas 13.0 gives the area of a call so many bytes of the stack as its size has modulo this number; what is
#: more would overwrite the caller's variables. (minicu.lower.calls makes room.)
VARIADIC_ROOM = 256

#: Follows the area in an indirect call, so that `ptx/passes/variadic.py` knows the prototype as variadic: a
#: record of one byte that is 128-aligned cannot be.
VARIADIC_END = "[1 x i8] alignstack(128) poison"

#: Stands for the area in an indirect call without variadic arguments. Nothing is passed for it, but the
#: prototype has it: nvlink gives a kernel the registers of those functions whose prototype its calls have.
VARIADIC_NOTHING = "[2 x i8] alignstack(128) poison"


def variadic_area(types: Iterable[ty.Type], model: DataModel) -> VariadicArea:
    """Lays out arguments of the given (promoted) types, one after another, without tail padding."""
    offsets = []
    end = 0
    for type in types:
        offset = round_up(end, variadic_align(type, model))
        offsets.append(offset)
        end = offset + layout(type, model).size
    return VariadicArea(tuple(offsets), end)


def variadic_carrier(types: Sequence[ty.Type], model: DataModel) -> Indirect:
    """How LLVM passes the variadic area for arguments of these types: as words as wide as the narrowest
    argument allows. The area's size is exact, its alignment that of the words; the `.param` array is
    8-aligned."""
    area = variadic_area(types, model)
    word = VARIADIC_ALIGN
    for type in types:
        word = gcd(word, layout(type, model).size, variadic_align(type, model))
    return Indirect(area.total, word)


def variadic_align(type: ty.Type, model: DataModel) -> int:
    """Alignment of an argument in a variadic area, at most 8. For a record it is that of its
    strictest scalar: explicit alignments (float4's 16, those of typedef names) count for nothing there,
    bit-fields as bytes, a union as integers of its own alignment, and whatever is packed as bytes. This
    is where va_arg looks in nvcc's code."""
    match type:
        case ty.Array() | ty.VariableArray():
            return variadic_align(type.element, model)
        case ty.Record(decl=decl):
            members = decl.completed().members or ()
            if decl.packed or decl.pack or any(m.packed for m in members):
                return 1
            if decl.keyword == "union":
                return min(layout(type, model).align, VARIADIC_ALIGN)
            return max((variadic_align(m.type, model) for m in members if m.bit_width is None), default=1)
    return min(align_of(type.unqualified, model), VARIADIC_ALIGN)
