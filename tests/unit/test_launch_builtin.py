"""The launch builtin against a stub in the place of cuLaunchKernel, and against the general path: both
get the same arguments, and must pack the same bytes or raise the same error."""

from __future__ import annotations

import ctypes
import gc
import random
import sys
import sysconfig
import threading
import tracemalloc

import numpy
import pytest

from minicu import types as ty
from minicu.program import Kernel, Parameter
from minicu.runtime.launching import launch_builtin
from minicu.runtime.memory import Array, tag_of
from minicu.runtime.values.arguments import packer

pytestmark = pytest.mark.skipif(
    sys.implementation.name != "cpython" or bool(sysconfig.get_config_var("Py_GIL_DISABLED")),
    reason="this Python does not let machine code read its objects",
)

LAUNCH = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.c_void_p, *[ctypes.c_uint] * 7, ctypes.c_void_p, ctypes.c_void_p,
    ctypes.POINTER(ctypes.c_void_p),
)  # fmt: skip
LAUNCH_EX = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.POINTER(ctypes.c_void_p)
)


def record(types: tuple[ty.Type, ...] = (ty.CHAR, ty.INT)) -> ty.Record:
    return ty.Record(ty.RecordDecl("struct", "S", members=[ty.Member(*m) for m in zip("ab", types)]))


#: One parameter of each kind: C type, size, how the type is spelled.
KINDS = {
    "bool": (ty.BOOL, 1), "char": (ty.CHAR, 1), "uchar": (ty.UCHAR, 1), "short": (ty.SHORT, 2),
    "ushort": (ty.USHORT, 2), "int": (ty.INT, 4), "uint": (ty.UINT, 4), "long": (ty.LONG, 8),
    "ullong": (ty.ULLONG, 8), "float": (ty.FLOAT, 4), "double": (ty.DOUBLE, 8), "half": (ty.HALF, 2),
    "int128": (ty.INT128, 16), "enum": (ty.Enum(ty.EnumDecl("e", underlying=ty.UINT)), 4),
    "float *": (ty.Pointer(ty.FLOAT), 8), "void *": (ty.Pointer(ty.VOID), 8),
    "char *": (ty.Pointer(ty.CHAR), 8), "pair *": (ty.Pointer(record((ty.FLOAT, ty.FLOAT))), 8),
    "const int *": (ty.Pointer(ty.Integer("int", quals=ty.CONST)), 8),
}  # fmt: skip


class StubDevice:
    """A device of which only arrays' addresses matter."""

    kind, name = "cuda", "cuda:0"

    def array(self, dtype: str, address: int = 0x7F00_0000_1000) -> Array:
        return Array(self, None, address, (4,), numpy.dtype(dtype))  # type: ignore[arg-type]

    def foreign(self, value, what, packing, p, tags):
        raise TypeError(f"{what} is {type(value).__name__}, the kernel takes '{p.spelled}'")


class Stub:
    """Both ways to launch one kernel; each notes what arrives."""

    def __init__(self, *kinds: str, status: int = 0, extended: bool = False) -> None:
        self.device = StubDevice()
        parameters, end = [], 0
        for i, kind in enumerate(kinds):
            t, size = (record(), 8) if kind == "record" else KINDS[kind]
            align = 4 if kind == "record" else size
            offset = -(-end // align) * align
            end = offset + size
            parameters.append(Parameter(f"p{i}", t, offset, size, align, kind))
        self.kernel = Kernel("k", "k", tuple(parameters), end)
        self.status = status
        self.calls: list[tuple] = []  # type: ignore[type-arg]
        self.failures: list[tuple] = []  # type: ignore[type-arg]
        self.packing = packer(self.kernel, "LP64", self.device)  # type: ignore[arg-type]
        self.entry = LAUNCH_EX(self.arrived_extended) if extended else LAUNCH(self.arrived)
        self.last = ctypes.c_uint64(0)
        self.extended = extended
        self.bind(self.packing.readers)

    def bind(self, readers=()) -> None:
        """`readers`: a dict for each parameter."""
        self.table = launch_builtin.Table(self.kernel, self.packing.model, self.packing.accepted, readers)
        c = launch_builtin.Configuration(
            0xF00, ctypes.cast(self.entry, ctypes.c_void_p).value, (3, 2, 1), (64, 4, 2), 100, 0, 0x5EA
        )
        c.last, c.label = ctypes.addressof(self.last), 77
        c.extended = 0xABCD if self.extended else None
        self.call = launch_builtin.bind(self.table, c, self.slow, self.failed, self.device)

    def arrived(self, function, gx, gy, gz, bx, by, bz, shared, stream, pointers, extra):
        self.calls.append(
            ((function, gx, gy, gz, bx, by, bz, shared, stream, pointers), self.bytes_at(extra))
        )
        return self.status

    def arrived_extended(self, config, function, pointers, extra):
        self.calls.append(((config, function, pointers), self.bytes_at(extra)))
        return self.status

    def bytes_at(self, extra) -> list[bytes]:
        """The arguments in the one block that cuLaunchKernel's last parameter tells of."""
        if not self.kernel.parameters:
            assert not extra
            return []
        # CU_LAUNCH_PARAM_BUFFER_POINTER, CU_LAUNCH_PARAM_BUFFER_SIZE, CU_LAUNCH_PARAM_END
        pointer, start, size, at, end = extra[:5]
        assert (pointer, size, end) == (1, 2, None) and start % 16 == 0
        assert ctypes.c_size_t.from_address(at).value == self.kernel.block_bytes
        return [ctypes.string_at(start + p.offset, p.size) for p in self.kernel.parameters]

    def slow(self, *arguments):
        self.calls.append(("slow", self.packed(*arguments)))

    def packed(self, *arguments) -> list[bytes]:
        block = bytearray(self.packing.size)
        self.packing.pack_into(block, 0, arguments)
        return [bytes(block[p.offset : p.offset + p.size]) for p in self.kernel.parameters]

    def failed(self, *arguments):
        self.failures.append(arguments)
        raise RuntimeError(f"status {arguments[0]}")


def test_it_serves_here():
    launch_builtin._code()  # tells why not, where it does not
    assert launch_builtin.available()


class Index:
    def __index__(self):
        return 5


class Refuses:
    def __index__(self):
        raise ZeroDivisionError("mine")

    __float__ = __index__


VALUES = {
    "bool": [True, False, 0, 1, numpy.bool_(True), 2, -1, 1.0, None],
    "char": [0, 127, -128, 128, -129, "a", numpy.int8(-3)],
    "uchar": [0, 255, 256, -1],
    "short": [-32768, 32767, 32768],
    "ushort": [65535, 65536, -1],
    "int": [
        -1,
        2**31 - 1,
        -(2**31),
        2**31,
        1.5,
        numpy.int64(9),
        numpy.float32(1),
        True,
        Index(),
        Refuses(),
        [1],
        None,
    ],
    "uint": [-1, 2**32 - 1, 2**32, 0],
    "long": [-1, 2**63 - 1, -(2**63), 2**63, 2**70],
    "ullong": [2**64 - 1, 2**64, -1, 0, Index(), 2.0, numpy.uint64(2**63)],
    "float": [
        -1.0,
        -1,
        1e300,
        float("nan"),
        float("inf"),
        3,
        numpy.float32(0.1),
        2**2000,
        "1",
        None,
        Refuses(),
    ],
    "double": [0.1, -1.0, -1, numpy.float64(2), numpy.int16(7), True, 10**400, b"", 1j],
    "half": [1.5, 1e6, "x"],
    "int128": [2**100, -1, 2**127, 0.5],
    "enum": [3, 2**32 - 1, 2**32, -1],
    "float *": [
        "f4",
        "f8",
        "foreign",
        None,
        0,
        2**64 - 1,
        2**64,
        -1,
        True,
        1.0,
        "text",
        "freed",
        "elsewhere",
    ],
    "void *": ["f4", "i1", None, 64, "freed"],
    "char *": ["i1", "u1", "f4", None],
    "const int *": ["i4", "u4", 4096],
    "record": [{"a": 1, "b": 2}, {"a": 1}, 3, None],
}


def outcome(run):
    """What a call did: the bytes, or the error's type and words."""
    try:
        return run()
    except Exception as e:
        return type(e), str(e)


CASES = [(kind, value) for kind, values in VALUES.items() for value in values]


@pytest.mark.parametrize(("kind", "value"), CASES, ids=[f"{k}-{v!r}"[:50] for k, v in CASES])
def test_one_argument(kind, value):
    stub = Stub(kind)
    if "*" in kind and isinstance(value, str):
        if value == "freed":
            value = stub.device.array("f4")
            value.free()
        elif value == "elsewhere":
            value = StubDevice().array("f4")
        elif value == "foreign":
            value = object()
        elif value != "text":
            value = stub.device.array(value)
    expected = outcome(lambda: stub.packed(value))

    def launched():
        stub.call(value)
        assert len(stub.calls) == 1
        return stub.calls[0][1]

    got = outcome(launched)
    if isinstance(expected, list) and kind in ("float", "double"):
        code = {"float": "f4", "double": "f8"}[kind]
        numpy.testing.assert_array_equal(numpy.frombuffer(got[0], code), numpy.frombuffer(expected[0], code))
    else:
        assert got == expected
    assert not sys.exc_info()[0]


@pytest.mark.parametrize(
    ("kind", "value"),
    [("bool", True), ("char", -5), ("ushort", 65535), ("int", -1), ("long", -1), ("ullong", 2**64 - 1),
     ("float", -1.0), ("double", -1.0), ("float *", "f4"), ("void *", "f8"), ("float *", 4096), ("enum", 3)],
)  # fmt: skip
def test_usual_arguments_do_not_need_the_slow_path(kind, value):
    stub = Stub(kind)
    stub.call(stub.device.array(value) if isinstance(value, str) else value)
    assert stub.calls[0][0] != "slow"


def test_everything_arrives_in_its_place():
    stub = Stub("char", "double", "short", "float *", "int", "float", "ullong", "bool")
    array = stub.device.array("f4", 0x1234_5678_9AB0)
    assert stub.call(-1, 2.5, -2, array, -3, 0.5, 2**64 - 4, True) is None
    ((configuration, blocks),) = stub.calls
    assert configuration == (0xF00, 3, 2, 1, 64, 4, 2, 100, 0x5EA, None)
    assert blocks == stub.packed(-1, 2.5, -2, array, -3, 0.5, 2**64 - 4, True)
    assert numpy.frombuffer(blocks[3], "u8")[0] == 0x1234_5678_9AB0
    assert stub.last.value == 77


def test_no_arguments():
    stub = Stub()
    stub.call()
    assert stub.calls[0][1] == []


def test_64_arguments():
    stub = Stub(*["int", "float *"] * 32)
    values = [v for i in range(32) for v in (i, stub.device.array("f4", 4096 * i))]
    stub.call(*values)
    assert stub.calls[0][0] != "slow"
    assert stub.calls[0][1] == stub.packed(*values)


@pytest.mark.parametrize("count", [0, 1, 3])
def test_a_wrong_number_of_arguments(count):
    with pytest.raises(TypeError, match=f"takes 2 arguments, {count} given"):
        Stub("int", "int").call(*range(count))


def test_keywords_are_refused():
    with pytest.raises(TypeError, match="keyword"):
        Stub("int").call(p0=1)


def test_a_refused_launch_tells_status_and_arguments():
    stub = Stub("int", "float", status=701)
    with pytest.raises(RuntimeError, match="status 701"):
        stub.call(3, 0.25)
    assert stub.failures == [(701, 3, 0.25)]
    assert stub.last.value == 0  # what was not launched cannot have faulted


def test_a_launch_with_attributes():
    stub = Stub("int", extended=True)
    stub.call(6)
    assert stub.calls == [((0xABCD, 0xF00, None), [b"\6\0\0\0"])]


class Interrupted:
    """Ctrl-C arrives while Python runs for an argument."""

    def __index__(self):
        raise KeyboardInterrupt

    __float__ = __index__


@pytest.mark.parametrize("kind", ["int", "ullong", "float", "double", "float *"])
def test_an_interruption_is_no_wrong_argument(kind):
    stub = Stub("int", kind, "int")
    stub.bind([{Interrupted: lambda array, use: array.__index__()} for _ in range(3)])
    with pytest.raises(KeyboardInterrupt):
        stub.call(1, Interrupted(), 2)
    assert not stub.calls


class Theirs:
    """Another library's array, and what its reader tells."""

    def __init__(self, told):
        self.told = told

    def read(self, use):
        if isinstance(self.told, Exception):
            raise self.told
        return self.told


@pytest.mark.parametrize(
    ("told", "arrives"),
    [(4096, 4096), (2**40 + 5, 2**40 + 5), (0, 0), (2**64 - 1, 2**64 - 1), (2**63, 2**63), (None, "slow"),
     (-1, "slow"), (2**64, "slow"), (True, "slow"), (1.0, "slow"), (ValueError("x"), "slow")],
)  # fmt: skip
def test_what_a_reader_tells(told, arrives):
    stub, theirs, seen = Stub("int", "float *", "double"), Theirs(told), []
    stub.slow = lambda *arguments: seen.append(arguments)
    stub.bind([{}, {Theirs: Theirs.read}, {}])
    before = sys.getrefcount(theirs)
    for _ in range(100):
        stub.call(-9, theirs, 0.5)
    if arrives == "slow":
        assert seen == [(-9, theirs, 0.5)] * 100 and not stub.calls
    else:
        expected = numpy.array([(-9, arrives, 0.5)], "i4,u8,f8")
        assert b"".join(stub.calls[-1][1]) == expected.tobytes() and not seen
    seen.clear()
    if isinstance(told, Exception):
        told.__traceback__ = None
    assert abs(sys.getrefcount(theirs) - before) < 3


USUAL = {
    "bool": (False, True), "char": (-128, 127), "uchar": (0, 255), "short": (-(2**15), 2**15 - 1),
    "ushort": (0, 2**16 - 1), "int": (-(2**31), 2**31 - 1), "uint": (0, 2**32 - 1),
    "long": (-(2**63), 2**63 - 2), "ullong": (0, 2**64 - 1), "enum": (0, 2**32 - 1),
}  # fmt: skip


@pytest.mark.parametrize("seed", range(150))
def test_random_signatures(seed):
    """Kinds in any order: nothing overwrites its neighbours."""
    rng = random.Random(seed)
    kinds = rng.choices([*USUAL, "float", "double", "float *", "void *", "const int *"], k=rng.randint(1, 20))
    stub = Stub(*kinds)
    values = []
    for kind in kinds:
        if kind in USUAL:
            low, high = USUAL[kind]
            values.append(
                rng.choice([low, high, low + (high - low) // rng.randint(2, 9), high // 2**9, 0, 1])
            )
        elif kind.endswith("*"):
            array = stub.device.array("i4" if "int" in kind else "f4", rng.getrandbits(48))
            values.append(rng.choice([array, array, None, rng.getrandbits(64), rng.getrandbits(20), 0]))
        else:
            values.append(rng.choice([rng.uniform(-1e9, 1e9), -1.0, -1, 2**40, numpy.float32(0.1)]))
    stub.call(*values)
    assert stub.calls == [((0xF00, 3, 2, 1, 64, 4, 2, 100, 0x5EA, None), stub.packed(*values))]


def test_references_do_not_leak():
    number, real, small = 2**40, 1e10, 12345
    null = LAUNCH(lambda *a: 0)
    stub = Stub("ullong", "float *", "float", "int", "void *")
    configuration = launch_builtin.Configuration(
        1, ctypes.cast(null, ctypes.c_void_p).value, (1, 1, 1), (1, 1, 1)
    )
    configuration.last = ctypes.addressof(stub.last)
    array = stub.device.array("f4")
    errors = []

    def slow(*arguments):
        errors[:] = [len(arguments)]

    theirs, address = Theirs(2**41), 2**41 + 1
    readers = [{Theirs: lambda array, use: address} for _ in stub.kernel.parameters]
    table = launch_builtin.Table(stub.kernel, stub.packing.model, stub.packing.accepted, readers)
    call = launch_builtin.bind(table, configuration, slow, slow, stub.device)
    watched = (array, number, real, None, array.address, stub.device, slow, small, theirs, address, call)
    calls = ((number, array, real, small, theirs), (number, array, "wrong", small, None),
             (Index(), array, real, Refuses(), None), (number, array, real, small, 2**70))  # fmt: skip
    for arguments in calls:
        call(*arguments)
    tracemalloc.start()
    try:
        before = [sys.getrefcount(x) for x in watched]
        memory, _ = tracemalloc.get_traced_memory()
        for _ in range(25_000):
            for arguments in calls:
                call(*arguments)
        after = [sys.getrefcount(x) for x in watched]
        grown = tracemalloc.get_traced_memory()[0] - memory
    finally:
        tracemalloc.stop()
    assert all(abs(a - b) < 20 for a, b in zip(after, before)), (before, after)
    assert grown < 20_000 and errors == [5]


def test_arrays_of_what_all_members_are():
    stub = Stub("pair *")
    stub.call(stub.device.array("f4"))
    assert stub.calls[0][0] != "slow" and stub.calls[0][1] == stub.packed(stub.device.array("f4"))


def test_small_integers_may_be_marked(monkeypatch):
    """Python 3.14 sets a bit in the header of the integers that live for ever."""
    plain = launch_builtin._integers()
    assert plain["ONE"] < 1 << 60  # known
    marked = {id(n) + plain["WORD"] for n in range(-5, 257)}
    look = launch_builtin._word
    monkeypatch.setattr(launch_builtin, "_word", lambda at: (look(at) or 0) | 4 * (at in marked))
    told = launch_builtin._integers()
    assert told["MASK"] == ~4
    assert all(told[n] & ~4 == plain[n] & ~4 for n in ("ONE", "TWO", "ZERO", "MINUS"))


def test_integers_of_an_unknown_kind_are_read_by_python(monkeypatch):
    look = launch_builtin._word
    monkeypatch.setattr(launch_builtin, "_word", lambda at: (look(at) or 0) ^ at)
    told = launch_builtin._integers()
    assert min(told[n] for n in ("ONE", "TWO", "ZERO", "MINUS")) >= 1 << 62


def test_a_definition_outlives_its_builtins():
    """A dying builtin looks into its definition."""
    stub = Stub("int")
    key = (launch_builtin._code(), launch_builtin._METH_FASTCALL | launch_builtin._METH_KEYWORDS)
    definition = launch_builtin._definition(stub.table.name, stub.table.doc, *key)
    again = Stub("int")
    assert launch_builtin._definition(again.table.name, again.table.doc, *key) is definition
    borrowed = sys.version_info >= (3, 14)  # the argument counts no more
    assert sys.getrefcount(definition) > 3 - borrowed


def test_a_bound_configuration_lives_as_long_as_its_builtin():
    stub = Stub("int")
    call, calls, keep = stub.call, stub.calls, stub.entry
    del stub.call, stub
    gc.collect()
    call(9)
    assert calls[0][1] == [b"\t\0\0\0"]
    assert keep is not None
    assert "k" in call.__name__ and "Launch k(int p0)" in call.__doc__


def test_threads_share_a_builtin():
    stub = Stub("int", "double")

    def work(start):
        for i in range(200):
            stub.call(start + i, float(start + i))

    threads = [threading.Thread(target=work, args=(1000 * n,)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    got = sorted(int(numpy.frombuffer(blocks[0], "i4")[0]) for _, blocks in stub.calls)
    assert got == sorted(1000 * n + i for n in range(4) for i in range(200))
    assert all(numpy.frombuffer(b[1], "f8")[0] == numpy.frombuffer(b[0], "i4")[0] for _, b in stub.calls)


def test_a_pointers_element_type_is_told_by_identity():
    stub = Stub("float *")
    other = numpy.dtype("f4").newbyteorder("=")
    assert tag_of(other) is tag_of(numpy.dtype("float32"))
    stub.call(Array(stub.device, None, 4096, (1,), other))  # type: ignore[arg-type]
    assert stub.calls[0][0] != "slow"
