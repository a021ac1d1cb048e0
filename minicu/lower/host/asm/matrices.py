"""Instructions by which a warp multiplies matrices and moves them (PTX ISA 9.7.14): what the CPU device does.

Each lane shows the others where its registers lie; when all have come, the first lane multiplies for all of
them. Products of floats of 8, 16 and 19 bits are exact and added as floats, along k; those of doubles are
rounded, as fused multiply-add does. Integers are exact.
"""

from __future__ import annotations

import re

from minicu.lower.host import records, warp
from minicu.lower.host.access import block, fail, get, once, wait
from minicu.lower.host.asm.multiply import CALLED, load_text, multiply_text, store_text, table
from minicu.lower.host.asm.text import Row, Text
from minicu.lower.host.records import THREAD, WORKER
from minicu.ptx.matrices import BITS, WMMA, Matrix

ROWS: dict[str, Row] = {}

_SHAPE = re.compile(r"m(\d+)n(\d+)k(\d+)")


def _shape(t: Text, parts: list[str]) -> tuple[int, int, int]:
    m = next((m for p in parts if (m := _SHAPE.fullmatch(p))), None)
    if m is None:
        t.refuse()
    return int(m[1]), int(m[2]), int(m[3])


def _types(parts: list[str]) -> list[str]:
    return [p for p in parts if p in BITS]


# ---------------------------------------------------------------- wmma


def _wmma(t: Text, parts: list[str], operands: list[str]) -> None:
    if parts[0] == "mma":
        types = _types(parts)
        if len(types) == 2:
            types = [types[0], "f16", "f16", types[1]]
        _multiply(t, parts, operands, types, wmma=True)
        return
    (type,), shape = _types(parts), _shape(t, parts)
    layout = next(p for p in parts if p in ("row", "col"))
    matrix = Matrix(parts[1], *shape, type, True)
    loads = parts[0] == "load"
    names, place = (operands[0], operands[1]) if loads else (operands[1], operands[0])
    space = next((p for p in parts if p in ("global", "shared")), "")
    at = t.address(place, space)
    if len(operands) > 2:
        stride = t.integer(operands[2], 32)
    else:
        rows, columns = matrix.shape
        stride = str(columns if layout == "row" else rows)
    b = t.b
    area = _area(t, [matrix])
    if not loads:
        _bring(t, area, 0, matrix, names)
    name = f"minicu.{'load' if loads else 'store'}.{matrix.use}.{_key(matrix)}.{layout}"
    b.module.define(*table(matrix))
    text = (load_text if loads else store_text)(b, name, matrix, layout)
    b.helper(name, text, loops=True)
    lane = warp.own_lane(b)
    b.do(f"call void @{name}(ptr %T, ptr {area}, ptr {at}, i32 {stride}, i32 {lane})")
    if loads:
        _take(t, area, matrix, names)


def _key(matrix: Matrix) -> str:
    return f"m{matrix.m}n{matrix.n}k{matrix.k}.{matrix.type}{'.wmma' if matrix.wmma else ''}"


# ---------------------------------------------------------------- registers in memory


def _room(matrix: Matrix) -> int:
    return -(-matrix.registers * matrix.register // 8 // 16) * 16


def _area(t: Text, matrices: list[Matrix]) -> str:
    return t.b.slot(sum(_room(m) for m in matrices), 16, "matrix")


def _bring(t: Text, area: str, offset: int, matrix: Matrix, operand: str) -> None:
    """Stores the registers of an operand to memory."""
    names = t.elements(operand)
    if len(names) != matrix.registers:
        t.refuse(f" with {len(names)} registers for {matrix.use}, which has {matrix.registers}")
    for j, name in enumerate(names):
        at = t.b.op(f"getelementptr i8, ptr {area}, i64 {offset + j * matrix.register // 8}")
        t.b.store(f"i{matrix.register}", t.integer(name, matrix.register), at, 4)


def _take(t: Text, area: str, matrix: Matrix, operand: str) -> None:
    names = t.elements(operand)
    if len(names) != matrix.registers:
        t.refuse(f" with {len(names)} registers for {matrix.use}, which has {matrix.registers}")
    for j, name in enumerate(names):
        at = t.b.op(f"getelementptr i8, ptr {area}, i64 {j * matrix.register // 8}")
        t.write(name, (t.b.load(f"i{matrix.register}", at, 4), matrix.register))


# ---------------------------------------------------------------- products


def _mma(t: Text, parts: list[str], operands: list[str]) -> None:
    types = _types(parts)
    if len(types) != 4 or any(p in ("sp", "block_scale") or p.startswith("sp::") for p in parts):
        t.refuse()
    m, n, k = _shape(t, parts)
    if (m, n, k) == (8, 8, 4) and types[1] == "f16":
        t.refuse()  # of quads of lanes
    if m not in (8, 16) or n != 8 or k * BITS[types[1]] not in (64, 128, 256, 512, 1024) or m * k < 32:
        t.refuse()
    _multiply(t, parts, operands, types, wmma=False)


def _multiply(t: Text, parts: list[str], operands: list[str], types: list[str], wmma: bool) -> None:
    b, shape = t.b, _shape(t, parts)
    if wmma and (types[1] not in WMMA or shape not in WMMA[types[1]][0]):
        t.refuse()
    d, a, x, c = (Matrix(use, *shape, type, wmma) for use, type in zip("dabc", types, strict=True))
    matrices = [d, a, x, c]
    area = _area(t, matrices)
    offset = _room(d)
    for matrix, operand in zip(matrices[1:], operands[1:4], strict=True):
        _bring(t, area, offset, matrix, operand)
        offset += _room(matrix)
    how = next((p for p in parts if p in ("xor", "and")), "")
    saturates = "satfinite" in parts
    name = f"minicu.mma.{_key(a)}.{x.type}.{d.type}.{c.type}{how}{'.sat' if saturates else ''}"
    for matrix in matrices:
        b.module.define(*table(matrix))
    offsets = [0, _room(d), _room(d) + _room(a), _room(d) + _room(a) + _room(x)]
    b.helper(name, multiply_text(b, name, matrices, offsets, how, saturates), *CALLED, loops=True)
    wait(b, t, records.WARP, value=b.op(f"ptrtoint ptr {area} to i64"))
    _all_here(t)
    first = b.op(f"icmp eq i32 {warp.own_lane(b)}, 0")
    multiplies, behind = b.label(), b.label()
    b.branch(first, multiplies, behind)
    b.start(multiplies)
    at = b.op(f"zext i32 {once(b, '%T', THREAD, 'linear')} to i64")
    base = once(b, block(b), WORKER, "snapshot")
    b.do(f"call void @{name}(ptr {b.op(f'getelementptr i64, ptr {base}, i64 {at}')})")
    b.jump(behind)
    b.start(behind)
    wait(b, t, records.WARP)
    _take(t, area, d, operands[0])


def _all_here(t: Text) -> None:
    """Refuses fewer than 32 lanes: what the others hold would be unknown."""
    b = t.b
    there = get(b, "%T", THREAD, "mask")
    missing, here = b.label(), b.label()
    b.branch(b.op(f"icmp ne i32 {there}, -1"), missing, here)
    b.start(missing)
    text = f"the PTX '{t.name}', which all 32 threads of a warp must reach".encode()
    fail(b, t, records.MISUSE, b.module.bytes_address(text + b"\0"))
    b.start(here)


# ---------------------------------------------------------------- moves


def _moved(t: Text, parts: list[str]) -> int:
    """The number of 8 by 8 matrices of 16-bit elements that are moved."""
    count = int(next((p[1:] for p in parts if p in ("x1", "x2", "x4")), "0"))
    if "m8n8" not in parts or parts[-1] != "b16" or not count:
        t.refuse()
    return count


def _ldmatrix(t: Text, parts: list[str], operands: list[str]) -> None:
    """Lane 8 i + r has the address of row r of matrix i; a lane gets two neighbours of a row, or column."""
    b, count = t.b, _moved(t, parts)
    at = t.address(operands[1], "shared" if any(p.startswith("shared") for p in parts) else "")
    wait(b, t, records.WARP, value=b.op(f"ptrtoint ptr {at} to i64"))
    _all_here(t)
    pairs = [_pair(t, i, "trans" in parts)[0] for i in range(count)]
    values = []
    for row in pairs:
        words = [b.load(f"i{bits}", p, 2) for p, bits in row]
        if len(words) == 2:
            low, high = (b.op(f"zext i16 {w} to i32") for w in words)
            words = [b.op(f"or i32 {low}, {b.op(f'shl i32 {high}, 16')}")]
        values += words
    wait(b, t, records.WARP)  # before anybody writes there
    names = t.elements(operands[0])
    if len(names) != count:
        t.refuse()
    for name, value in zip(names, values, strict=True):
        t.write(name, (value, 32))


def _stmatrix(t: Text, parts: list[str], operands: list[str]) -> None:
    b, count = t.b, _moved(t, parts)
    at = t.address(operands[0], "shared" if any(p.startswith("shared") for p in parts) else "")
    names = t.elements(operands[1])
    if len(names) != count:
        t.refuse()
    wait(b, t, records.WARP, value=b.op(f"ptrtoint ptr {at} to i64"))
    _all_here(t)
    for i, name in enumerate(names):
        value = t.integer(name, 32)
        for j, (p, bits) in enumerate(_pair(t, i, "trans" in parts)[0]):
            part = b.op(f"lshr i32 {value}, {16 * j}") if j else value
            part = b.op(f"trunc i32 {part} to i16") if bits == 16 else part
            b.store(f"i{bits}", part, p, 2)
    wait(b, t, records.WARP)


def _pair(t: Text, matrix: int, turned: bool) -> tuple[list[tuple[str, int]], str]:
    """Where the lane's two elements of a matrix lie: one word of its row, or one half of each of two."""
    b = t.b
    lane = warp.own_lane(b)
    group, own = b.op(f"lshr i32 {lane}, 2"), b.op(f"and i32 {lane}, 3")
    if not turned:
        base = warp.snapshot(b, b.op(f"or i32 {group}, {8 * matrix}"))
        return [(_at(t, base, b.op(f"shl i32 {own}, 2")), 32)], lane
    places = []
    for j in range(2):
        row = b.op(f"or i32 {b.op(f'shl i32 {own}, 1')}, {8 * matrix + j}")
        places.append((_at(t, warp.snapshot(b, row), b.op(f"shl i32 {group}, 1")), 16))
    return places, lane


def _at(t: Text, base: str, offset: str) -> str:
    address = t.b.op(f"add i64 {base}, {t.b.op(f'zext i32 {offset} to i64')}")
    return t.b.op(f"inttoptr i64 {address} to ptr")


def _movmatrix(t: Text, parts: list[str], operands: list[str]) -> None:
    """Transposes an 8 by 8 matrix of 16-bit elements: element [r][c] comes from lane 4 c + r / 2."""
    b = t.b
    if parts != ["sync", "aligned", "m8n8", "trans", "b16"]:
        t.refuse()
    wait(b, t, records.WARP, value=b.op(f"zext i32 {t.integer(operands[1], 32)} to i64"))
    _all_here(t)
    lane = warp.own_lane(b)
    group, own = b.op(f"lshr i32 {lane}, 2"), b.op(f"and i32 {lane}, 3")
    halves = []
    for j in range(2):
        row = b.op(f"or i32 {b.op(f'shl i32 {own}, 1')}, {j}")  # of the given matrix, whose column is `group`
        source = b.op(f"or i32 {b.op(f'shl i32 {row}, 2')}, {b.op(f'lshr i32 {group}, 1')}")
        word = b.op(f"trunc i64 {warp.snapshot(b, source)} to i32")
        shift = b.op(f"shl i32 {b.op(f'and i32 {group}, 1')}, 4")
        halves.append(b.op(f"and i32 {b.op(f'lshr i32 {word}, {shift}')}, 65535"))
    t.write(operands[0], (b.op(f"or i32 {halves[0]}, {b.op(f'shl i32 {halves[1]}, 16')}"), 32))


ROWS |= {"wmma": _wmma, "mma": _mma, "ldmatrix": _ldmatrix, "stmatrix": _stmatrix, "movmatrix": _movmatrix}
