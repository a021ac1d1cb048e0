"""printf: the format as the CUDA system takes it, and the arguments in memory.

sema has converted the arguments to what the conversions read. The system's `vprintf` does not know
all that C's printf does (it prints `%zu` as it stands, takes a stray byte for `%hhd`): such formats are
rewritten to others that print the same. The CPU device prints by the same formats.
"""

from __future__ import annotations

from dataclasses import dataclass

from minicu import tree
from minicu import types as ty
from minicu.abi.calls import VARIADIC_ALIGN, variadic_area
from minicu.formats.conversions import Conversion, argument_type, conversions
from minicu.formats.literal import literal_formats, text_of
from minicu.lower import expr, memory
from minicu.lower.body import Body
from minicu.lower.errors import not_supported
from minicu.lower.machine import Operation

#: What a null pointer prints as, and the least precision that shows it (glibc).
_NULL = b"(null)"

#: A string of at most so many characters (`%.8s`) is copied, so that nobody reads beyond its end.
_MOST_COPIED = 1024


@dataclass(frozen=True, slots=True)
class Call:
    """A call of printf: the operand of the format, the operand and type of each argument (a record:
    its address), how many arguments the conversions take, which is the result, and what may make the text
    long: the largest width or precision that is written, and operands of those that are arguments."""

    format: str
    values: list[tuple[str, ty.Type]]
    count: int
    longest: int
    lengths: list[str]


def prepare(b: Body, e: Operation) -> Call:
    """Evaluate the format and the arguments."""
    format, *arguments = e.arguments
    literals = literal_formats(format)
    if not literals:
        not_supported(e.at, "a format that is not literal")
    read = [v for v in conversions(text_of(literals[0])) if v.arguments]
    values = []
    for argument in arguments:
        operand = (
            expr.record(b, argument)[0] if b.scalars.find(argument.type) is None else expr.value(b, argument)
        )
        values.append((operand, argument.type))
    at = 0
    for v in read:
        at += v.arguments
        if v.kind == "string" and at <= len(values):
            given, type = values[at - 1]
            values[at - 1] = _string(b, v, given, arguments[at - 1]), type
    shown = justified(b, _rewritten(format, b), [v for v, _ in values])
    every = [conversions(text_of(literal)) for literal in literals]
    longest = max((n for vs in every for v in vs for n in _written(v)), default=0)
    found_lengths = dict.fromkeys(values[i][0] for vs in every for i in _lengths(vs) if i < len(values))
    return Call(shown, values, sum(v.arguments for v in read), longest, list(found_lengths))


def _written(v: Conversion) -> list[int]:
    """The width and the precision of a conversion as it has them; no string gets longer by its precision."""
    return [n for n in (v.width, None if v.kind == "string" else v.precision) if isinstance(n, int)]


def _lengths(specifications: list[Conversion]) -> list[int]:
    """Which arguments are widths, or precisions of numbers."""
    indices, at = [], 0
    for v in specifications:
        if v.width == "*":
            indices.append(at)
        if v.precision == "*" and v.kind != "string":
            indices.append(at + (v.width == "*"))
        at += v.arguments
    return indices


def vprintf(b: Body, e: Operation) -> str:
    """PTX interoperability guide, chapter 3: vprintf(format, arguments in memory)."""
    call = prepare(b, e)
    area = "null"
    if call.values:
        layout = variadic_area([type for _, type in call.values], b.model)
        # As nvcc: one area for all calls in a function. (Arguments, which may print, are evaluated by now.)
        area = b.shared_area(layout.total, VARIADIC_ALIGN)
        for (value, type), offset in zip(call.values, layout.offsets, strict=True):
            align = memory.lowest_bit(offset | VARIADIC_ALIGN)
            to = memory.offset(b, area, offset)
            if b.scalars.find(type) is None:
                size, natural = memory.size_align(b, type)
                memory.copy(b, to, align, value, natural, size)
            else:
                memory.store(b, memory.Address(to, align, type.unqualified), value)
    # Threads of a warp that have parted are together again in the next call, as with nvcc: no copies of it.
    result = b.call("i32", "vprintf", ("ptr", call.format), ("ptr", area), attributes=" convergent")
    return counted(b, result, call.count)


def counted(b: Body, result: str, count: int) -> str:
    """What printf returns, by what the system did: the number of arguments, or its error."""
    failed = b.op(f"icmp slt i32 {result}, 0")
    return b.op(f"select i1 {failed}, i32 {result}, i32 {count}")


# ---------------------------------------------------------------- the format

#: How many widths of one format are looked at.
_MOST_WIDTHS = 4


def justified(b: Body, format: tree.Expr, values: list[str]) -> str:
    """The operand of the format. `0` counts for nothing where a width that is an argument is negative
    (C11 7.21.6.1p5, p6), which glibc forgets of floats if anybody has given its printf new conversions, as
    NumPy's libraries do: there, `-` stands for the `0`."""
    literals = literal_formats(format)
    widths: list[tuple[int, str]] = []  # where the `0` is, and the width
    if len(literals) == 1:
        text = text_of(literals[0])
        at = 0
        for v in conversions(text):
            if (
                v.width == "*"
                and "0" in v.flags
                and v.kind == "float"
                and not v.positional
                and at < len(values)
            ):
                widths.append((text.index("0", v.start), values[at]))
            at += v.arguments
    if not widths:
        return expr.value(b, format)
    return _chosen(b, text, widths[:_MOST_WIDTHS])


def _chosen(b: Body, text: str, widths: list[tuple[int, str]]) -> str:
    if not widths:
        return b.module.bytes_address(text.encode("latin-1") + b"\0")
    (at, width), *others = widths
    left = b.op(f"icmp slt i32 {width}, 0")
    yes, no = _chosen(b, f"{text[:at]}-{text[at + 1 :]}", others), _chosen(b, text, others)
    return b.op(f"select i1 {left}, ptr {yes}, ptr {no}")


def _rewritten(e: tree.Expr, b: Body) -> tree.Expr:
    """The format's expression with its literals rewritten."""
    if isinstance(e, tree.Convert):
        return _rewritten(e.operand, b)
    if isinstance(e, tree.Conditional):
        yes, no = _rewritten(e.yes, b), _rewritten(e.no, b)
        return tree.Conditional(yes.type, e.condition, yes, no, at=e.at)
    (literal,) = literal_formats(e)
    data = rewritten(text_of(literal), b).encode("latin-1") + b"\0"
    text = tree.StringLiteral(ty.Array(ty.CHAR, len(data)), data, at=literal.at)
    return tree.AddressOf(ty.Pointer(ty.CHAR), text, at=e.at)


def rewritten(text: str, b: Body) -> str:
    """A format in the system's terms."""
    parts, at = [], 0
    for v in conversions(text):
        parts += [text[at : v.start], _specification(text, v, b)]
        at = v.end
    return "".join([*parts, text[at:]])


def _specification(text: str, v: Conversion, b: Body) -> str:
    if v.kind == "percent":
        return "%%"  # "%5%": width and flags mean nothing (C11 7.21.6.1p8)
    if v.kind == "message":
        return "Success"  # strerror(0): errno is nobody's here
    if not v.kind:
        return "%" + text[v.start : v.end]  # printed as it stands
    width = "" if v.width is None else str(v.width)
    precision = "" if v.precision is None or _copied(v, b) else f".{v.precision}"
    flags = v.flags.replace("'", "")  # grouping: there is none in the "C" locale
    return f"%{flags}{width}{precision}{_length(v, b)}{v.letter}"


def _length(v: Conversion, b: Body) -> str:
    """The length modifier: j, z and t by their sizes, none where the argument has int's size."""
    if v.kind == "character":
        return v.length
    if v.kind not in ("signed", "unsigned") or v.length == "hh":
        return ""
    if v.length in ("", "h", "l", "ll"):
        return v.length
    return "ll" if b.scalars[argument_type(v, b.model)].size == 8 else ""


# ---------------------------------------------------------------- strings


def _string(b: Body, v: Conversion, value: str, given: tree.Expr) -> str:
    """A pointer to what `%s` prints: never null, and ended by a zero."""
    shown = _NULL if v.precision is None or int(v.precision) >= len(_NULL) else b""
    if not (isinstance(given, tree.AddressOf) or value.startswith("@")):
        null = b.op(f"icmp eq ptr {value}, null")
        shown_address = b.module.bytes_address(shown + b"\0")
        value = b.op(f"select i1 {null}, ptr {shown_address}, ptr {value}")
    if not _copied(v, b):
        return value
    size = int(v.precision or 0) + 1
    to = b.slot(size, 1, "text")
    b.helper("$bounded", _BOUNDED.replace("WORD", b.scalars.word), loops=True)
    b.do(f"call void @$bounded(ptr {to}, ptr {value}, {b.scalars.word} {size - 1})")
    return to


def _copied(v: Conversion, b: Body) -> bool:
    """Whether a string's precision is enforced by a copy. The CPU device's C library knows precisions."""
    bounded = v.kind == "string" and isinstance(v.precision, int)
    return bounded and v.precision <= _MOST_COPIED and b.module.target.device_code  # type: ignore[operator]


#: Copies at most %most characters, up to the first zero, and ends them.
_BOUNDED = """define internal void @$bounded(ptr %to, ptr %from, WORD %most) nounwind noinline {
entry:
  br label %head
head:
  %i = phi WORD [ 0, %entry ], [ %next, %more ]
  %full = icmp eq WORD %i, %most
  br i1 %full, label %done, label %copy
copy:
  %source = getelementptr i8, ptr %from, WORD %i
  %c = load i8, ptr %source, align 1
  %end = icmp eq i8 %c, 0
  br i1 %end, label %done, label %more
more:
  %place = getelementptr i8, ptr %to, WORD %i
  store i8 %c, ptr %place, align 1
  %next = add WORD %i, 1
  br label %head
done:
  %last = getelementptr i8, ptr %to, WORD %i
  store i8 0, ptr %last, align 1
  ret void
}"""
