"""The functions that multiply, load and store matrices on the CPU device, as LLVM IR.

Each is made for one instruction. Which element a lane holds where is in a table of constants, one for each
matrix (`minicu/ptx/matrices.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from minicu.lower.body import Body
from minicu.lower.ir import External
from minicu.ptx.matrices import BITS, LANES, Matrix, places

#: What such functions may call.
CALLED = (
    External("i64", "llvm.smax.i64", "i64, i64"), External("i64", "llvm.smin.i64", "i64, i64"),
    External("i32", "llvm.ctpop.i32", "i32"), External("double", "llvm.fma.f64", "double, double, double"),
)  # fmt: skip

#: What elements are while they are multiplied: LLVM's type, and its bits.
_FLOATS = frozenset(("f16", "bf16", "tf32", "f32", "e4m3", "e5m2"))


def _name(matrix: Matrix) -> str:
    use = matrix.use if matrix.use in "ab" else "c"
    shape = f"m{matrix.m}n{matrix.n}k{matrix.k}"
    return f"@minicu.places.{use}.{shape}.{matrix.type}{'.wmma' if matrix.wmma else ''}"


def table(matrix: Matrix) -> tuple[str, str]:
    """A constant array: of each element of each lane, row * columns + column."""
    numbers = places(matrix)
    text = ", ".join([f"i16 {place}" for place in numbers])
    return _name(matrix)[1:], f"{_name(matrix)} = internal constant [{len(numbers)} x i16] [{text}]"


class _Code:
    """Instructions of a function that is being written for a body."""

    def __init__(self, caller: Body) -> None:
        self.module = caller.module
        self.watch = caller.watch
        self.lines: list[str] = []
        self.count = 0

    def op(self, text: str) -> str:
        self.count += 1
        self.lines.append(f"  %v{self.count} = {text}")
        return f"%v{self.count}"

    def do(self, text: str) -> None:
        self.lines.append(f"  {text}")

    def is_slot(self, operand: str) -> bool:
        return False

    def two(self, operation: str, left: str, right: str | int, type: str = "i64") -> str:
        return self.op(f"{operation} {type} {left}, {right}")

    @contextmanager
    def loop(self, turns: int) -> Iterator[str]:
        """Repeat, with an i64 that counts from zero."""
        self.count += 1
        n = self.count
        self.do(f"br label %before{n}")
        self.lines.append(f"before{n}:")
        self.do(f"br label %top{n}")
        self.lines.append(f"top{n}:")
        self.lines.append(f"  %i{n} = phi i64 [ 0, %before{n} ], [ %next{n}, %end{n} ]")
        yield f"%i{n}"
        self.do(f"br label %end{n}")
        self.lines.append(f"end{n}:")
        self.lines.append(f"  %next{n} = add i64 %i{n}, 1")
        self.lines.append(f"  %more{n} = icmp ult i64 %next{n}, {turns}")
        self.do(f"br i1 %more{n}, label %top{n}, label %after{n}")
        self.lines.append(f"after{n}:")

    def at(self, base: str, index: str, type: str) -> str:
        return self.op(f"getelementptr {type}, ptr {base}, i64 {index}")

    def place(self, matrix: Matrix, lane: str, i: str) -> str:
        """row * columns + column of element `i` of a lane (both i64)."""
        index = self.op(f"add i64 {self.op(f'mul i64 {lane}, {matrix.elements}')}, {i}")
        number = self.op(f"load i16, ptr {self.at(_name(matrix), index, 'i16')}, align 2")
        return self.op(f"zext i16 {number} to i64")


def _ir(type: str) -> str:
    """The type to multiply in."""
    return "double" if type == "f64" else "float" if type in _FLOATS else "i64" if type == "s32" else "i32"


def _element(c: _Code, matrix: Matrix, base: str, i: str) -> str:
    """Element `i` of the registers at `base`, as what it is multiplied as."""
    bits, type = BITS[matrix.type], matrix.type
    if bits < 8:
        byte = c.op(f"load i8, ptr {c.at(base, c.op(f'udiv i64 {i}, {8 // bits}'), 'i8')}, align 1")
        shift = c.op(f"trunc i64 {c.two('mul', c.two('urem', i, 8 // bits), bits)} to i8")
        part = c.op(f"trunc i8 {c.op(f'lshr i8 {byte}, {shift}')} to i{bits}")
        return c.op(f"{'sext' if type == 's4' else 'zext'} i{bits} {part} to i32")
    value = c.op(f"load i{bits}, ptr {c.at(base, i, f'i{bits}')}, align {bits // 8}")
    if type in ("s8", "u8"):
        return c.op(f"{'sext' if type == 's8' else 'zext'} i8 {value} to i32")
    if type == "s32":
        return c.op(f"sext i32 {value} to i64")
    if type == "f64":
        return c.op(f"bitcast i64 {value} to double")
    if type == "tf32":  # the last 13 bits do not count
        return c.op(f"bitcast i32 {c.op(f'and i32 {value}, -8192')} to float")
    if type == "f32":
        return c.op(f"bitcast i32 {value} to float")
    if type == "bf16":
        return c.op(f"bitcast i32 {c.two('shl', c.op(f'zext i16 {value} to i32'), 16, 'i32')} to float")
    if type == "e5m2":
        value = c.op(f"shl i16 {c.op(f'zext i8 {value} to i16')}, 8")
    elif type == "e4m3":
        return _e4m3(c, value)
    return c.op(f"fpext half {c.op(f'bitcast i16 {value} to half')} to float")


def _e4m3(c: _Code, value: str) -> str:
    """Four bits of exponent, three of mantissa; all ones are a NaN: a half, its exponent moved by eight."""
    wide = c.op(f"zext i8 {value} to i16")
    sign = c.op(f"shl i16 {c.op(f'and i16 {wide}, 128')}, 8")
    rest = c.op(f"and i16 {wide}, 127")
    half = c.op(f"bitcast i16 {c.two('or', sign, c.two('shl', rest, 7, 'i16'), 'i16')} to half")
    scaled = c.op(f"fmul float {c.op(f'fpext half {half} to float')}, 256.0")
    missing = c.op(f"icmp eq i16 {rest}, 127")
    return c.op(f"select i1 {missing}, float 0x7FF8000000000000, float {scaled}")


def multiply_text(
    caller: Body, name: str, matrices: list[Matrix], offsets: list[int], how: str, saturates: bool
) -> str:
    """A function that takes the addresses of all lanes' registers: of d, a, b and c at `offsets`."""
    d, a, b, c_in = matrices
    c = _Code(caller)
    bases = {}
    for use, matrix in zip("abc", (a, b, c_in), strict=True):
        rows, columns = matrix.shape
        bases[use] = f"%{use}"
        c.do(f"%{use} = alloca [{rows * columns} x {_ir(matrix.type)}], align 64")
    for use, matrix, offset in zip("abc", (a, b, c_in), offsets[1:], strict=True):
        ir = _ir(matrix.type)
        with c.loop(LANES) as lane:
            base = c.at(_registers(c, lane), str(offset), "i8")
            with c.loop(matrix.elements) as i:
                value, place = _element(c, matrix, base, i), c.place(matrix, lane, i)
                c.do(f"store {ir} {value}, ptr {c.at(bases[use], place, ir)}")
    _products(c, a, _ir(a.type), _ir(c_in.type), how)
    with c.loop(LANES) as lane:
        base = c.at(_registers(c, lane), str(offsets[0]), "i8")
        with c.loop(d.elements) as i:
            ir = _ir(c_in.type)
            value = c.op(f"load {ir}, ptr {c.at('%c', c.place(d, lane, i), ir)}")
            _put(c, d, base, i, value, saturates)
    body = "\n".join(c.lines)
    return f"define internal void @{name}(ptr %slots) noinline {{\nentry:\n{body}\n  ret void\n}}"


def _registers(c: _Code, lane: str) -> str:
    number = c.op(f"load i64, ptr {c.at('%slots', lane, 'i64')}, align 8")
    return c.op(f"inttoptr i64 {number} to ptr")


def _products(c: _Code, a: Matrix, ir: str, sums: str, how: str) -> None:
    """c += a * b, for each element along k."""
    with c.loop(a.m) as row, c.loop(a.k) as k:
        place = c.op(f"add i64 {c.op(f'mul i64 {row}, {a.k}')}, {k}")
        left = c.op(f"load {ir}, ptr {c.at('%a', place, ir)}")
        with c.loop(a.n) as column:
            right = c.op(f"load {ir}, ptr {c.at('%b', c.two('add', c.two('mul', k, a.n), column), ir)}")
            place = c.op(f"add i64 {c.op(f'mul i64 {row}, {a.n}')}, {column}")
            at = c.at("%c", place, sums)
            before = c.op(f"load {sums}, ptr {at}")
            if ir == "double":
                after = c.op(f"call double @llvm.fma.f64(double {left}, double {right}, double {before})")
            elif ir == "float":
                after = c.op(f"fadd float {before}, {c.op(f'fmul float {left}, {right}')}")
            else:
                product = c.op(f"{how or 'mul'} i32 {left}, {right}")
                after = c.op(f"add i64 {before}, {c.op(f'sext i32 {product} to i64')}")
            c.do(f"store {sums} {after}, ptr {at}")


def _put(c: _Code, d: Matrix, base: str, i: str, value: str, saturates: bool) -> None:
    bits = BITS[d.type]
    if d.type == "f16":
        value = c.op(f"bitcast half {c.op(f'fptrunc float {value} to half')} to i16")
    elif d.type == "f32":
        value = c.op(f"bitcast float {value} to i32")
    elif d.type == "f64":
        value = c.op(f"bitcast double {value} to i64")
    else:
        if saturates:
            value = c.op(f"call i64 @llvm.smax.i64(i64 {value}, i64 {-(2**31)})")
            value = c.op(f"call i64 @llvm.smin.i64(i64 {value}, i64 {2**31 - 1})")
        value = c.op(f"trunc i64 {value} to i32")
    c.do(f"store i{bits} {value}, ptr {c.at(base, i, f'i{bits}')}, align {bits // 8}")


# ---------------------------------------------------------------- memory


def load_text(caller: Body, name: str, matrix: Matrix, layout: str) -> str:
    """A lane's elements, from a matrix in memory."""
    c = _Code(caller)
    bits, per = _piece(matrix)
    with c.loop(matrix.elements // per) as i:
        at = _in_memory(c, matrix, layout, i, per)
        if c.watch is not None:
            c.watch.load(c, f"i{bits}", at, bits // 8)
        value = c.op(f"load i{bits}, ptr {at}, align {bits // 8}")
        c.do(f"store i{bits} {value}, ptr {c.at('%registers', i, f'i{bits}')}, align {bits // 8}")
    return _moving(name, c)


def store_text(caller: Body, name: str, matrix: Matrix, layout: str) -> str:
    c = _Code(caller)
    bits, per = _piece(matrix)
    with c.loop(matrix.elements // per) as i:
        value = c.op(f"load i{bits}, ptr {c.at('%registers', i, f'i{bits}')}, align {bits // 8}")
        at = _in_memory(c, matrix, layout, i, per)
        if c.watch is not None:
            c.watch.store(c, f"i{bits}", value, at, bits // 8)
        c.do(f"store i{bits} {value}, ptr {at}, align {bits // 8}")
    return _moving(name, c)


def _piece(matrix: Matrix) -> tuple[int, int]:
    """What is moved at once: bits, and how many elements. Those of less than a byte lie beside each other."""
    bits = BITS[matrix.type]
    return (bits, 1) if bits >= 8 else (32, 32 // bits)


def _in_memory(c: _Code, matrix: Matrix, layout: str, i: str, per: int) -> str:
    columns = matrix.shape[1]
    place = c.place(matrix, "%lane.64", c.op(f"mul i64 {i}, {per}"))
    row, column = c.op(f"udiv i64 {place}, {columns}"), c.op(f"urem i64 {place}, {columns}")
    outer, inner = (row, column) if layout == "row" else (column, row)
    index = c.op(f"add i64 {c.op(f'mul i64 {outer}, %stride.64')}, {inner}")
    offset = c.op(f"lshr i64 {c.op(f'mul i64 {index}, {BITS[matrix.type]}')}, 3")
    return c.at("%memory", offset, "i8")


def _moving(name: str, c: _Code) -> str:
    body = "\n".join(c.lines)
    return (
        f"define internal void @{name}(ptr %T, ptr %registers, ptr %memory, i32 %stride, i32 %lane) "
        "noinline {\n"
        "entry:\n  %lane.64 = zext i32 %lane to i64\n  %stride.64 = zext i32 %stride to i64\n"
        f"{body}\n  ret void\n}}"
    )
