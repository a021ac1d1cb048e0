"""Memory: include/library/memory.h, and the cached loads and stores of sema/builtins/cached.py."""

from __future__ import annotations

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import layout
from minicu.lower import expr, memory
from minicu.lower.body import Body
from minicu.lower.errors import not_supported
from minicu.lower.ir import Typed
from minicu.lower.machine import Operation, Row
from minicu.lower.rows.row import called_name, constant_argument, intrinsic, operands, table

GPU, gpu = table()
CPU, cpu = table()

# ---------------------------------------------------------------- cached accesses

#: bits of a word -> inline PTX's register letter and its LLVM type
_REGISTERS = {8: ("h", "i16"), 16: ("h", "i16"), 32: ("r", "i32"), 64: ("l", "i64")}


def _accesses(b: Body, type: ty.Type) -> list[tuple[int, int, int]]:
    """How PTX reaches all bytes of a type: (offset, bits of a word, number of words) of each access,
    at most 16 bytes in one. A word is as large as the largest scalar inside, at least 32 bits."""
    scalar = b.scalars.find(type)
    if scalar is not None:
        return [(8 * i, 64, 1) for i in range(2)] if scalar.bits == 128 else [(0, scalar.bits, 1)]
    type_layout = layout(type, b.model)
    align = type_layout.align
    word = min(align, 8 if _largest(b, type) == 8 else 4)
    chunk = min(align, 16)
    result, at = [], 0
    while at < type_layout.size:
        while chunk > type_layout.size - at or chunk // word > 4:
            chunk //= 2
        result.append((at, 8 * min(word, chunk), max(chunk // word, 1)))
        at += chunk
    return result


def _largest(b: Body, type: ty.Type) -> int:
    """Bytes of the largest scalar in a type."""
    scalars = (b.scalars.find(part) for part in ty.parts(type))
    return max((scalar.size for scalar in scalars if scalar is not None), default=1)


@gpu("cached_load")
def _cached_load(b: Body, e: tree.BuiltinCall) -> str:
    pointer = expr.value(b, e.arguments[0])
    (policy,) = e.extra
    size, align = memory.size_align(b, e.type)
    slot = b.slot(size, align)
    for offset, bits, count in _accesses(b, e.type):
        at = memory.offset(b, pointer, offset)
        words = _read_only(b, at, bits, count) if policy == "nc" else _read(b, at, bits, count, policy)
        for i, word in enumerate(words):
            to = memory.offset(b, slot, offset + i * bits // 8)
            b.store(f"i{bits}", word, to, min(align, bits // 8))
    return memory.load(b, memory.Address(slot, align, e.type))


def _read_only(b: Body, at: str, bits: int, count: int) -> list[str]:
    """ld.global.nc: memory that is not written while the kernel runs. LLVM may move these loads."""
    space = b.op(f"addrspacecast ptr {at} to ptr addrspace(1)")
    type = f"<{count} x i{bits}>" if count > 1 else f"i{bits}"
    align, never_changes = count * bits // 8, b.module.invariant()
    loaded = b.op(f"load {type}, ptr addrspace(1) {space}, align {align}, !invariant.load !{never_changes}")
    return [b.op(f"extractelement {type} {loaded}, i32 {i}") for i in range(count)] if count > 1 else [loaded]


def _read(b: Body, at: str, bits: int, count: int, policy: str) -> list[str]:
    letter, register = _REGISTERS[bits]
    names = ", ".join(f"${i}" for i in range(count))
    vector = f".v{count}" if count > 1 else ""
    text = f"ld.global.{policy}{vector}.b{bits} {f'{{{names}}}' if count > 1 else names}, [${count}];"
    constraints = ",".join([f"={letter}"] * count + ["l"])
    returns = f"{{ {', '.join([register] * count)} }}" if count > 1 else register
    loaded = b.ptx(
        returns,
        text,
        constraints,
        Typed("ptr", at),
        effect=policy == "cv",
        attributes="nounwind memory(read)",
    )
    words = [b.op(f"extractvalue {returns} {loaded}, {i}") for i in range(count)] if count > 1 else [loaded]
    return [b.op(f"trunc i16 {w} to i8") for w in words] if bits == 8 else words


@gpu("cached_store")
def _cached_store(b: Body, e: tree.BuiltinCall) -> str:
    pointer = expr.value(b, e.arguments[0])
    (policy,) = e.extra
    type = e.arguments[1].type
    source, align = _in_memory(b, e.arguments[1])
    for offset, bits, count in _accesses(b, type):
        letter, register = _REGISTERS[bits]
        words = []
        for i in range(count):
            at = memory.offset(b, source, offset + i * bits // 8)
            word = b.load(f"i{bits}", at, min(align, bits // 8))
            words.append(b.op(f"zext i8 {word} to i16") if bits == 8 else word)
        names = ", ".join(f"${i + 1}" for i in range(count))
        vector, given = (f".v{count}", f"{{{names}}}") if count > 1 else ("", names)
        to = memory.offset(b, pointer, offset)
        b.ptx(
            "void", f"st.global.{policy}{vector}.b{bits} [$0], {given};",
            f"l,{','.join([letter] * count)},~{{memory}}", Typed("ptr", to),
            *(Typed(register, w) for w in words), effect=True, attributes="nounwind",
        )  # fmt: skip
    return ""


def _in_memory(b: Body, e: tree.Expr) -> tuple[str, int]:
    """The address and alignment of a value's bytes."""
    if b.scalars.find(e.type) is None:
        return expr.record(b, e)
    size, align = memory.size_align(b, e.type)
    slot = b.slot(size, align)
    memory.store(b, memory.Address(slot, align, e.type), expr.value(b, e))
    return slot, align


@cpu("cached_load")
def _plain_load(b: Body, e: Operation) -> str:
    pointer = expr.value(b, e.arguments[0])
    return memory.load(b, memory.Address(pointer, memory.size_align(b, e.type)[1], e.type))


@cpu("cached_store")
def _plain_store(b: Body, e: Operation) -> str:
    pointer = expr.value(b, e.arguments[0])
    type = e.arguments[1].type
    align = memory.size_align(b, type)[1]
    if b.scalars.find(type) is None:
        expr.record_into(b, e.arguments[1], pointer, align)
    else:
        memory.store(b, memory.Address(pointer, align, type), expr.value(b, e.arguments[1]))
    return ""


# ---------------------------------------------------------------- spaces

_SPACES = {"global": 1, "shared": 3, "constant": 4, "local": 5}


def _is_space(name: str) -> Row:
    def lowered(b: Body, e: Operation) -> str:
        test = b.call("i1", f"llvm.nvvm.isspacep.{name}", *operands(b, e))
        return b.op(f"zext i1 {test} to i32")

    return lowered


for _name, _space in (("Global", "global"), ("Shared", "shared"), ("Constant", "const"), ("Local", "local")):
    GPU[f"__is{_name}"] = _is_space(_space)


@gpu("__isClusterShared")
def _is_cluster_shared(b: Body, e: Operation) -> str | None:
    _clusters(b, e)
    return _is_space("shared.cluster")(b, e)


@gpu("__isGridConstant")
def _is_grid_constant(b: Body, e: Operation) -> str:
    text = "{ .reg .pred p; isspacep.param p, $1; selp.u32 $0, 1, 0, p; }"
    return b.ptx("i32", text, "=r,l", operands(b, e)[0])


def _to_space(space: int) -> Row:
    def lowered(b: Body, e: Operation) -> str:
        pointer = expr.value(b, e.arguments[0])
        cast = b.op(f"addrspacecast ptr {pointer} to ptr addrspace({space})")
        return b.op(f"ptrtoint ptr addrspace({space}) {cast} to {b.scalars.word}")

    return lowered


def _from_space(space: int) -> Row:
    def lowered(b: Body, e: Operation) -> str:
        (address,) = operands(b, e)
        pointer = b.op(f"inttoptr {address} to ptr addrspace({space})")
        return b.op(f"addrspacecast ptr addrspace({space}) {pointer} to ptr")

    return lowered


for _name, _number in _SPACES.items():
    GPU[f"__cvta_generic_to_{_name}"] = _to_space(_number)
    GPU[f"__cvta_{_name}_to_generic"] = _from_space(_number)


@gpu("__cvta_generic_to_grid_constant", "__cvta_grid_constant_to_generic")
def _grid_constant(b: Body, e: Operation) -> str:
    (given,) = operands(b, e)
    returns = b.scalars[e.type].ir
    to = ".to" if returns != "ptr" else ""
    return b.ptx(returns, f"cvta{to}.param.u64 $0, $1;", "=l,l", given)


def _as_number(b: Body, e: Operation) -> str:
    return b.op(f"ptrtoint {operands(b, e)[0]} to {b.scalars.word}")


def _as_pointer(b: Body, e: Operation) -> str:
    return b.op(f"inttoptr {operands(b, e)[0]} to ptr")


for _name in (*_SPACES, "grid_constant"):
    CPU[f"__cvta_generic_to_{_name}"] = _as_number
    CPU[f"__cvta_{_name}_to_generic"] = _as_pointer


def _in_shared(b: Body, e: Operation) -> str:
    """Whether the address lies in the shared memory of the block, as i1."""
    from minicu.lower.host.access import block, get, worker
    from minicu.lower.host.records import WORKER

    address = b.op(f"ptrtoint ptr {expr.value(b, e.arguments[0])} to i64")
    start = b.op(f"ptrtoint ptr {get(b, block(b), WORKER, 'shared')} to i64")
    size = get(b, worker(b), WORKER, "shared_bytes")
    return b.op(f"icmp ult i64 {b.op(f'sub i64 {address}, {start}')}, {size}")


@cpu("__isShared", "__isClusterShared")
def _host_is_shared(b: Body, e: Operation) -> str:
    return b.op(f"zext i1 {_in_shared(b, e)} to i32")


@cpu("__isGlobal")
def _host_is_global(b: Body, e: Operation) -> str:
    """Every address that is not shared: the CPU device does not distinguish other memory."""
    return b.op(f"zext i1 {b.op(f'xor i1 {_in_shared(b, e)}, true')} to i32")


@cpu("__isConstant", "__isLocal", "__isGridConstant")
def _host_is_other(b: Body, e: Operation) -> str:
    expr.value(b, e.arguments[0])
    return "0"


# ---------------------------------------------------------------- clusters


def _clusters(b: Body, e: Operation) -> None:
    if b.module.options.arch_number < 90:
        not_supported(e.at, f"'{called_name(e)}' needs sm_90 or newer, not {b.module.options.arch}")


def _of_cluster(row: Row) -> Row:
    def lowered(b: Body, e: Operation) -> str | None:
        _clusters(b, e)
        return row(b, e)

    return lowered


def _flag(b: Body, e: Operation) -> str:
    return b.op(f"zext i1 {b.call('i1', 'llvm.nvvm.is_explicit_cluster')} to i32")


for _name, _row in {
    "__threadfence_cluster": intrinsic("llvm.nvvm.fence.sc.cluster"),
    "cudaGridDependencySynchronize": intrinsic("llvm.nvvm.griddepcontrol.wait"),
    "cudaTriggerProgrammaticLaunchCompletion": intrinsic("llvm.nvvm.griddepcontrol.launch.dependents"),
    "__cluster_barrier_arrive": intrinsic("llvm.nvvm.barrier.cluster.arrive"),
    "__cluster_barrier_arrive_relaxed": intrinsic("llvm.nvvm.barrier.cluster.arrive.relaxed"),
    "__cluster_barrier_wait": intrinsic("llvm.nvvm.barrier.cluster.wait"),
    "__clusterDimIsSpecified": _flag,
    "__clusterRelativeBlockRank": intrinsic("llvm.nvvm.read.ptx.sreg.cluster.ctarank"),
    "__clusterSizeInBlocks": intrinsic("llvm.nvvm.read.ptx.sreg.cluster.nctarank"),
    "__cluster_map_shared_rank": intrinsic("llvm.nvvm.mapa"),
    "__cluster_query_shared_rank": intrinsic("llvm.nvvm.getctarank"),
}.items():
    GPU[_name] = _of_cluster(_row)

_CLUSTER_REGISTERS = ("cluster.ctaid", "cluster.nctaid", "clusterid", "nclusterid")


@gpu("__cluster_register")
def _cluster_register(b: Body, e: Operation) -> str:
    _clusters(b, e)
    number = constant_argument(e.arguments[0])
    assert number is not None
    name = f"{_CLUSTER_REGISTERS[number // 3]}.{'xyz'[number % 3]}"
    return b.call("i32", f"llvm.nvvm.read.ptx.sreg.{name}")


@cpu("cudaGridDependencySynchronize", "cudaTriggerProgrammaticLaunchCompletion")
def _one_grid_at_a_time(b: Body, e: Operation) -> str:
    return ""
