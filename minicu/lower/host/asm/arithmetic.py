"""PTX on integers and bits (PTX ISA 9.7.1, 9.7.2, 9.7.7, 9.7.8): what the CPU device does for each."""

from __future__ import annotations

from collections.abc import Callable

from minicu.lower.body import resize
from minicu.lower.host.access import check_divisor
from minicu.lower.host.asm import floats
from minicu.lower.host.asm.text import Row, Text, kind_of, width

ROWS: dict[str, Row] = {}


def row(*names: str) -> Callable[[Row], Row]:
    def added(f: Row) -> Row:
        ROWS.update(dict.fromkeys(names, f))
        return f

    return added


def _of_integers(f: Row) -> Row:
    """A row for integers: for floats, the row of the same name in `floats` is used."""

    def lowered(t: Text, parts: list[str], operands: list[str]) -> None:
        if "f" in kind_of(parts):
            float_row = floats.SHARED.get(t.name.split(".")[0])
            if float_row is None:
                t.refuse()
            float_row(t, parts, operands)
            return
        f(t, parts, operands)

    return lowered


def _simple(instruction: str, signed: str | None = None) -> Row:
    """d = a op b; `signed` is the instruction for signed types."""

    def lowered(t: Text, parts: list[str], operands: list[str]) -> None:
        kind = kind_of(parts)
        bits = width(kind)
        a, c = (t.integer(x, bits) for x in operands[1:3])
        how = signed if signed and kind[0] == "s" else instruction
        if how.endswith(("div", "rem")):
            check_divisor(t.b, how, f"i{bits}", a, c, t)
        t.write(operands[0], (t.b.op(f"{how} i{bits} {a}, {c}"), bits), kind[0] == "s")

    return lowered


for _name in ("and", "or", "xor"):
    ROWS[_name] = _simple(_name)
ROWS["rem"] = _simple("urem", "srem")
ROWS["div"] = _of_integers(_simple("udiv", "sdiv"))


# ---------------------------------------------------------------- sums, with the condition code


def _carried(subtract: bool, takes: bool) -> Row:
    def lowered(t: Text, parts: list[str], operands: list[str]) -> None:
        kind, b = kind_of(parts), t.b
        bits = width(kind)
        a, c = (t.integer(x, bits) for x in operands[1:3])
        if "sat" in parts:
            name = f"llvm.s{'sub' if subtract else 'add'}.sat.i{bits}"
            t.write(operands[0], (b.call(f"i{bits}", name, (f"i{bits}", a), (f"i{bits}", c)), bits))
            return
        _sum(t, parts, operands[0], a, c, bits, subtract, takes)

    return lowered


def _sum(t: Text, parts: list[str], to: str, a: str, c: str, bits: int, subtract: bool, takes: bool) -> None:
    """a + c or a - c, with carry in and out as asked for."""
    b, wide = t.b, bits + 1
    how = "sub" if subtract else "add"
    if "cc" not in parts and not takes:
        t.write(to, (b.op(f"{how} i{bits} {a}, {c}"), bits))
        return
    if not t.carry:
        t.carry = b.slot(1, 1, "carry", "i1")
    x, y = (b.op(f"zext i{bits} {v} to i{wide}") for v in (a, c))
    result = b.op(f"{how} i{wide} {x}, {y}")
    if takes:
        flag = b.load("i1", t.carry, 1)
        result = b.op(f"{how} i{wide} {result}, {b.op(f'zext i1 {flag} to i{wide}')}")
    if "cc" in parts:
        out = b.op(f"trunc i{wide} {b.op(f'lshr i{wide} {result}, {bits}')} to i1")
        b.store("i1", out, t.carry, 1)
    t.write(to, (b.op(f"trunc i{wide} {result} to i{bits}"), bits))


ROWS["add"] = _of_integers(_carried(False, False))
ROWS["sub"] = _of_integers(_carried(True, False))
ROWS["addc"] = _carried(False, True)
ROWS["subc"] = _carried(True, True)


# ---------------------------------------------------------------- products


def _product(t: Text, parts: list[str], x: str, y: str) -> tuple[str, int]:
    """The half of a product that `lo`, `hi` or `wide` names."""
    b, kind = t.b, kind_of(parts)
    bits = width(kind)
    how = "sext" if kind[0] == "s" else "zext"
    a, c = t.integer(x, bits), t.integer(y, bits)
    if "hi" not in parts and "wide" not in parts:
        return b.op(f"mul i{bits} {a}, {c}"), bits
    wide = [b.op(f"{how} i{bits} {v} to i{2 * bits}") for v in (a, c)]
    product = b.op(f"mul i{2 * bits} {wide[0]}, {wide[1]}")
    if "wide" in parts:
        return product, 2 * bits
    return b.op(f"trunc i{2 * bits} {b.op(f'lshr i{2 * bits} {product}, {bits}')} to i{bits}"), bits


@row("mul")
@_of_integers
def _mul(t: Text, parts: list[str], operands: list[str]) -> None:
    t.write(operands[0], _product(t, parts, *operands[1:3]))


def _mad(takes: bool) -> Row:
    def lowered(t: Text, parts: list[str], operands: list[str]) -> None:
        if "sat" in parts:
            t.refuse()
        product, bits = _product(t, parts, *operands[1:3])
        added = t.integer(operands[3], bits, kind_of(parts)[0] == "s")
        _sum(t, parts, operands[0], product, added, bits, False, takes)

    return lowered


ROWS["mad"] = _of_integers(_mad(False))
ROWS["madc"] = _mad(True)


@row("mul24", "mad24")
def _mul24(t: Text, parts: list[str], operands: list[str]) -> None:
    b, signed = t.b, kind_of(parts)[0] == "s"
    small = [b.op(f"trunc i32 {t.integer(x, 32)} to i24") for x in operands[1:3]]
    a, c = (b.op(f"{'sext' if signed else 'zext'} i24 {v} to i48") for v in small)
    product = b.op(f"mul i48 {a}, {c}")
    part = b.op(f"lshr i48 {product}, 16") if "hi" in parts else product
    result = b.op(f"trunc i48 {part} to i32")
    if len(operands) > 3:
        result = b.op(f"add i32 {result}, {t.integer(operands[3], 32)}")
    t.write(operands[0], (result, 32))


@row("sad")
def _sad(t: Text, parts: list[str], operands: list[str]) -> None:
    kind, b = kind_of(parts), t.b
    bits = width(kind)
    a, c, d = (t.integer(x, bits) for x in operands[1:4])
    less = b.op(f"icmp {'s' if kind[0] == 's' else 'u'}lt i{bits} {a}, {c}")
    apart = [b.op(f"sub i{bits} {x}, {y}") for x, y in ((c, a), (a, c))]
    distance = b.op(f"select i1 {less}, i{bits} {apart[0]}, i{bits} {apart[1]}")
    t.write(operands[0], (b.op(f"add i{bits} {d}, {distance}"), bits))


@row("dp4a", "dp2a")
def _dot(t: Text, parts: list[str], operands: list[str]) -> None:
    """The sum of the products of four bytes with four, or of two halves with the lower or upper two bytes."""
    b = t.b
    a, c = (t.integer(x, 32) for x in operands[1:3])
    total = t.integer(operands[3], 32)
    kinds = [p for p in parts if p in ("s32", "u32")]
    pairs = t.name.startswith("dp2a")
    first = 2 * ("hi" in parts)
    for k in range(2 if pairs else 4):
        factors = []
        for word, kind, bits, at in ((a, kinds[0], 16 if pairs else 8, k), (c, kinds[1], 8, first + k)):
            part = b.op(f"trunc i32 {b.op(f'lshr i32 {word}, {bits * at}')} to i{bits}")
            factors.append(b.op(f"{'sext' if kind[0] == 's' else 'zext'} i{bits} {part} to i32"))
        total = b.op(f"add i32 {total}, {b.op(f'mul i32 {factors[0]}, {factors[1]}')}")
    t.write(operands[0], (total, 32))


# ---------------------------------------------------------------- one operand, extremes


@row("neg", "abs")
@_of_integers
def _neg(t: Text, parts: list[str], operands: list[str]) -> None:
    bits = width(kind_of(parts))
    a = t.integer(operands[1], bits)
    if t.name.startswith("neg"):
        t.write(operands[0], (t.b.op(f"sub i{bits} 0, {a}"), bits))
    else:
        t.write(
            operands[0], (t.b.call(f"i{bits}", f"llvm.abs.i{bits}", (f"i{bits}", a), ("i1", "false")), bits)
        )


@row("min", "max")
@_of_integers
def _extreme(t: Text, parts: list[str], operands: list[str]) -> None:
    kind = kind_of(parts)
    bits = width(kind)
    a, c = (t.integer(x, bits) for x in operands[1:3])
    name = f"llvm.{'s' if kind[0] == 's' else 'u'}{t.name[:3]}.i{bits}"
    result = t.b.call(f"i{bits}", name, (f"i{bits}", a), (f"i{bits}", c))
    if "relu" in parts:
        result = t.b.call(f"i{bits}", f"llvm.smax.i{bits}", (f"i{bits}", result), (f"i{bits}", "0"))
    t.write(operands[0], (result, bits))


@row("not")
def _not(t: Text, parts: list[str], operands: list[str]) -> None:
    bits = width(kind_of(parts))
    t.write(operands[0], (t.b.op(f"xor i{bits} {t.integer(operands[1], bits)}, -1"), bits))


@row("cnot")
def _cnot(t: Text, parts: list[str], operands: list[str]) -> None:
    bits = width(kind_of(parts))
    zero = t.b.op(f"icmp eq i{bits} {t.integer(operands[1], bits)}, 0")
    t.write(operands[0], (t.b.op(f"zext i1 {zero} to i{bits}"), bits))


@row("popc", "clz", "brev")
def _counts(t: Text, parts: list[str], operands: list[str]) -> None:
    bits = width(kind_of(parts))
    a = f"i{bits}", t.integer(operands[1], bits)
    name = {"popc": "ctpop", "clz": "ctlz", "brev": "bitreverse"}[t.name.split(".")[0]]
    more = (("i1", "false"),) if name == "ctlz" else ()
    t.write(operands[0], (t.b.call(f"i{bits}", f"llvm.{name}.i{bits}", a, *more), bits))


@row("bfind")
def _bfind(t: Text, parts: list[str], operands: list[str]) -> None:
    """The highest bit that is not the sign; -1 if there is none."""
    b, kind = t.b, kind_of(parts)
    bits = width(kind)
    a = t.integer(operands[1], bits)
    if kind[0] == "s":
        a = b.op(f"xor i{bits} {a}, {b.op(f'ashr i{bits} {a}, {bits - 1}')}")
    zeros = b.call(f"i{bits}", f"llvm.ctlz.i{bits}", (f"i{bits}", a), ("i1", "false"))
    position = zeros if "shiftamt" in parts else b.op(f"sub i{bits} {bits - 1}, {zeros}")
    none = b.op(f"icmp eq i{bits} {a}, 0")
    t.write(
        operands[0],
        (resize(b, b.op(f"select i1 {none}, i{bits} -1, i{bits} {position}"), bits, 32, False), 32),
    )


# ---------------------------------------------------------------- bits


def _clamped(t: Text, operand: str, most: int) -> str:
    return t.b.call("i32", "llvm.umin.i32", ("i32", t.integer(operand, 32)), ("i32", most))


@row("shl", "shr")
def _shift(t: Text, parts: list[str], operands: list[str]) -> None:
    """Counts beyond the width shift everything out."""
    b, kind = t.b, kind_of(parts)
    bits = width(kind)
    how = "shl" if t.name.startswith("shl") else "ashr" if kind[0] == "s" else "lshr"
    a, count = t.integer(operands[1], bits), _clamped(t, operands[2], bits)
    wide = b.op(f"{'sext' if how == 'ashr' else 'zext'} i{bits} {a} to i{2 * bits}")
    shifted = b.op(f"{how} i{2 * bits} {wide}, {resize(b, count, 32, 2 * bits, False)}")
    t.write(operands[0], (b.op(f"trunc i{2 * bits} {shifted} to i{bits}"), bits))


@row("shf")
def _funnel(t: Text, parts: list[str], operands: list[str]) -> None:
    b = t.b
    low, high, count = (t.integer(x, 32) for x in operands[1:4])
    if "clamp" in parts:
        count = _clamped(t, operands[3], 32)
    else:
        count = b.op(f"and i32 {count}, 31")
    wide = [b.op(f"zext i32 {v} to i64") for v in (low, high)]
    both = b.op(f"or i64 {wide[0]}, {b.op(f'shl i64 {wide[1]}, 32')}")
    by = b.op(f"zext i32 {count} to i64")
    if "l" in parts:
        result = b.op(f"lshr i64 {b.op(f'shl i64 {both}, {by}')}, 32")
    else:
        result = b.op(f"lshr i64 {both}, {by}")
    t.write(operands[0], (b.op(f"trunc i64 {result} to i32"), 32))


@row("lop3")
def _lop3(t: Text, parts: list[str], operands: list[str]) -> None:
    b = t.b
    a, c, d = (t.integer(x, 32) for x in operands[1:4])
    if not operands[4][0].isdigit():
        t.refuse(f" with '{operands[4]}'")
    table, result = int(t.integer(operands[4], 32)), "0"
    for k in range(8):
        if table >> k & 1:
            terms = [v if k >> bit & 1 else b.op(f"xor i32 {v}, -1") for v, bit in ((a, 2), (c, 1), (d, 0))]
            term = b.op(f"and i32 {b.op(f'and i32 {terms[0]}, {terms[1]}')}, {terms[2]}")
            result = b.op(f"or i32 {result}, {term}")
    t.write(operands[0], (result, 32))


def _part(t: Text, operand: str, bits: int) -> str:
    """A length or position: the lowest byte of 32 bits, or all of 64 bits, as on GPUs."""
    value = t.integer(operand, 32)
    return t.b.op(f"and i32 {value}, 255") if bits == 32 else value


@row("bfe")
def _bfe(t: Text, parts: list[str], operands: list[str]) -> None:
    """A signed field beyond the end repeats the sign bit."""
    b, kind = t.b, kind_of(parts)
    bits = width(kind)
    signed, a = kind[0] == "s", t.integer(operands[1], bits)
    start, length = (_part(t, x, bits) for x in operands[2:4])
    wide = 2 * bits
    extended = b.op(f"{'sext' if signed else 'zext'} i{bits} {a} to i{wide}")
    at = b.call("i32", "llvm.umin.i32", ("i32", start), ("i32", bits))
    shifted = b.op(f"{'ashr' if signed else 'lshr'} i{wide} {extended}, {resize(b, at, 32, wide, False)}")
    size = b.call("i32", "llvm.umin.i32", ("i32", length), ("i32", bits))
    rest = resize(b, b.op(f"sub i32 {wide}, {size}"), 32, wide, False)
    none = b.op(f"icmp eq i32 {size}, 0")
    some = b.op(f"select i1 {none}, i{wide} 0, i{wide} {rest}")
    moved = b.op(f"shl i{wide} {shifted}, {some}")
    field = b.op(f"{'ashr' if signed else 'lshr'} i{wide} {moved}, {some}")
    result = b.op(f"select i1 {none}, i{wide} 0, i{wide} {field}")
    t.write(operands[0], (b.op(f"trunc i{wide} {result} to i{bits}"), bits))


@row("bfi")
def _bfi(t: Text, parts: list[str], operands: list[str]) -> None:
    b = t.b
    bits = width(kind_of(parts))
    wide = 2 * bits
    field, into = (t.integer(x, bits) for x in operands[1:3])
    start, length = (_part(t, x, bits) for x in operands[3:5])
    at, size = (
        resize(b, b.call("i32", "llvm.umin.i32", ("i32", v), ("i32", bits)), 32, wide, False)
        for v in (start, length)
    )
    ones = b.op(f"sub i{wide} {b.op(f'shl i{wide} 1, {size}')}, 1")
    mask = b.op(f"trunc i{wide} {b.op(f'shl i{wide} {ones}, {at}')} to i{bits}")
    moved = b.op(f"shl i{wide} {b.op(f'zext i{bits} {field} to i{wide}')}, {at}")
    put = b.op(f"and i{bits} {b.op(f'trunc i{wide} {moved} to i{bits}')}, {mask}")
    kept = b.op(f"and i{bits} {into}, {b.op(f'xor i{bits} {mask}, -1')}")
    t.write(operands[0], (b.op(f"or i{bits} {put}, {kept}"), bits))


@row("bmsk")
def _bmsk(t: Text, parts: list[str], operands: list[str]) -> None:
    b = t.b

    def within(x: str) -> str:
        return _clamped(t, x, 32) if "clamp" in parts else b.op(f"and i32 {t.integer(x, 32)}, 31")

    at, size = (resize(b, within(x), 32, 64, False) for x in operands[1:3])
    ones = b.op(f"sub i64 {b.op(f'shl i64 1, {size}')}, 1")
    t.write(operands[0], (b.op(f"trunc i64 {b.op(f'shl i64 {ones}, {at}')} to i32"), 32))


@row("prmt")
def _prmt(t: Text, parts: list[str], operands: list[str]) -> None:
    b = t.b
    if any(p in ("f4e", "b4e", "rc8", "ecl", "ecr", "rc16") for p in parts):
        t.refuse()
    a, c, selector = (t.integer(x, 32) for x in operands[1:4])
    low, high = (b.op(f"zext i32 {x} to i64") for x in (a, c))
    both = b.op(f"or i64 {low}, {b.op(f'shl i64 {high}, 32')}")
    result = "0"
    for k in range(4):
        nibble = b.op(f"lshr i32 {selector}, {4 * k}")
        at = b.op(f"shl i32 {b.op(f'and i32 {nibble}, 7')}, 3")
        by = b.op(f"zext i32 {at} to i64")
        byte = b.op(f"trunc i64 {b.op(f'lshr i64 {both}, {by}')} to i8")
        repeat = b.op(f"trunc i32 {b.op(f'lshr i32 {nibble}, 3')} to i1")
        sign = b.op(f"ashr i8 {byte}, 7")
        chosen = b.op(f"zext i8 {b.op(f'select i1 {repeat}, i8 {sign}, i8 {byte}')} to i32")
        result = b.op(f"or i32 {result}, {b.op(f'shl i32 {chosen}, {8 * k}')}")
    t.write(operands[0], (result, 32))


# ---------------------------------------------------------------- moves, comparisons


@row("mov")
def _mov(t: Text, parts: list[str], operands: list[str]) -> None:
    kind = kind_of(parts)
    to, source = operands
    if kind == "pred":
        t.write(to, (t.predicate(source), 1))
        return
    if not kind:
        t.refuse()
    bits = width(kind)
    value = t.integer(source, bits)
    names = t.elements(to)
    each = bits // len(names)
    for k, name in enumerate(names):
        moved = t.b.op(f"lshr i{bits} {value}, {k * each}") if k else value
        t.write(name, (resize(t.b, moved, bits, each, False), each))


_TESTS = {"eq": "eq", "ne": "ne", "lt": "lt", "le": "le", "gt": "gt", "ge": "ge", "lo": "lt", "ls": "le",
          "hi": "gt", "hs": "ge"}  # fmt: skip
_FLOAT_TESTS = {"eq": "oeq", "ne": "one", "lt": "olt", "le": "ole", "gt": "ogt", "ge": "oge", "equ": "ueq",
                "neu": "une", "ltu": "ult", "leu": "ule", "gtu": "ugt", "geu": "uge", "num": "ord",
                "nan": "uno"}  # fmt: skip


def _compare(t: Text, parts: list[str], kind: str, x: str, y: str) -> str:
    test = parts[0]
    if "f" in kind:
        ir = floats.ir_of(t, kind)
        if test not in _FLOAT_TESTS:
            t.refuse()
        a, c = (floats.flushed(t, t.float(v, ir), ir) for v in (x, y))
        return t.b.op(f"fcmp {_FLOAT_TESTS[test]} {ir} {a}, {c}")
    if test not in _TESTS:
        t.refuse()
    name, bits = _TESTS[test], width(kind)
    if name not in ("eq", "ne"):
        name = ("s" if kind[0] == "s" else "u") + name
    return t.b.op(f"icmp {name} i{bits} {t.integer(x, bits)}, {t.integer(y, bits)}")


@row("setp", "set")
def _setp(t: Text, parts: list[str], operands: list[str]) -> None:
    kind = kind_of(parts)
    result = _compare(t, parts, kind, *operands[1:3])
    opposite = t.b.op(f"xor i1 {result}, true")
    if len(operands) > 3:  # both combined with a predicate
        how = next((p for p in parts[1:] if p in ("and", "or", "xor")), "")
        if not how:
            t.refuse()
        third = t.predicate(operands[3])
        result, opposite = (t.b.op(f"{how} i1 {x}, {third}") for x in (result, opposite))
    if t.name.startswith("setp"):
        to, _, other = operands[0].partition("|")
        t.write(to.strip(), (result, 1))
        if other:
            t.write(other.strip(), (opposite, 1))
    elif "f32" in parts[:-1]:
        t.write_float(operands[0], t.b.op(f"select i1 {result}, float 1.0, float 0.0"), "float")
    else:
        t.write(operands[0], (t.b.op(f"sext i1 {result} to i32"), 32))


@row("selp")
def _selp(t: Text, parts: list[str], operands: list[str]) -> None:
    bits = width(kind_of(parts))
    a, c = (t.integer(x, bits) for x in operands[1:3])
    t.write(operands[0], (t.b.op(f"select i1 {t.predicate(operands[3])}, i{bits} {a}, i{bits} {c}"), bits))


@row("slct")
def _slct(t: Text, parts: list[str], operands: list[str]) -> None:
    bits = width(parts[-2])
    a, c = (t.integer(x, bits) for x in operands[1:3])
    if parts[-1] == "f32":
        least = t.b.op(f"fcmp oge float {t.float(operands[3], 'float')}, 0.0")
    else:
        least = t.b.op(f"icmp sge i32 {t.integer(operands[3], 32)}, 0")
    t.write(operands[0], (t.b.op(f"select i1 {least}, i{bits} {a}, i{bits} {c}"), bits))
