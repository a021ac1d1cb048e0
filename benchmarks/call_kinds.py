"""The calls that `call_overhead.py` measures, as CUDA C: two kernels for each kind of call.

A kernel runs a chain of dependent calls, `n` times round a loop that is not unrolled, between two
readings of the clock, and leaves the cycles in `cycles[0]`. The one has a single call in a round, the
other `Kind.more` more: what these take is what calls cost, and the loop is in both. Every callee holds
an empty `asm volatile`, so that no compiler drops a call, or does its work elsewhere, because it sees
what the function does.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

PRELUDE = """
#include <cuda_fp16.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>
"""

KEPT = 'asm volatile("");'
ONE = "one parameter, one result"


@dataclass(frozen=True)
class Kind:
    """`setup` stands before the clock starts, `step` is one call, `sink` an int that depends on the
    chain. `types` and other declarations come first; `head` and `body` are the function that is called.
    `group` is a table of its own. A round has 1 or 1 + `more` steps, each counts as `per_step` calls.
    `rounds` and the launch (`grid`, `block`) are those of one measurement."""

    name: str
    group: str
    types: str
    head: str
    body: str
    setup: str
    step: str
    sink: str = "(int)x"
    per_step: int = 1
    more: int = 8
    rounds: int = 256
    grid: int = 1
    block: int = 1

    def kernel(self, steps: int, shift: int = 0) -> str:
        """The name of the kernel with so many steps in a round; see `text`."""
        return f"k{steps}_{shift}_" + "".join(c if c.isalnum() else "_" for c in self.name)

    def callee(self, prefix: str) -> str:
        return f"{prefix}{self.head} {{ {self.body} }}\n" if self.head else ""

    def text(self, shifts: int = 1, apart: bool = False) -> str:
        """Callee and kernels. Each kernel is there `shifts` times, every one an instruction further on in
        memory: where calls and callees lie in the lines of the instruction cache makes a difference. With
        `apart` the callee is only declared."""
        called = f"{self.prefix(apart)}{self.head};\n" if apart else self.callee(self.prefix(apart))
        kernels = [self._kernel(steps, shift) for shift in range(shifts) for steps in (1, 1 + self.more)]
        return "".join([self.types, called, *kernels])

    def definition(self) -> str:
        """The callee in a module of its own."""
        return self.types + self.callee(self.prefix(True))

    @staticmethod
    def prefix(apart: bool) -> str:
        return 'extern "C" __device__ ' if apart else 'extern "C" __device__ __noinline__ '

    def _kernel(self, steps: int, shift: int) -> str:
        return f"""
extern "C" __global__ void {self.kernel(steps, shift)}(long long *cycles, int *data, int n) {{
    {'asm volatile("pmevent 0;"); ' * shift}
    {self.setup}
    long long start = clock64();
    #pragma unroll 1
    for (int i = 0; i < n; i++) {{ {f"{{ {self.step} }} " * steps}}}
    int sink = {self.sink};
    long long end = clock64();
    if (sink == data[2]) data[1] = sink;
    if (blockIdx.x == 0 && threadIdx.x == 0) cycles[0] = end - start;
}}
"""


def scalar(name: str, spelled: str, result: str = "x + 1") -> Kind:
    function = f"f_{name.replace(' ', '_')}"
    return Kind(
        name, ONE, "", f"{spelled} {function}({spelled} x)", f"{KEPT} return ({spelled})({result});",
        f"{spelled} x = ({spelled})data[0];", f"x = {function}(x);",
    )  # fmt: skip


def pointer() -> Kind:
    return Kind(
        "pointer", ONE, "", "int *f_pointer(int *p)", f"{KEPT} return p + 1;",
        "int *x = data;", "x = f_pointer(x);", "(int)(long long)x",
    )  # fmt: skip


def record(size: int, align: int, returned: bool) -> Kind:
    """A record of which the other side reads the first word and the last."""
    words = size // 4
    tag = f"S{size}_{align}_{int(returned)}"
    types = f"struct __align__({align}) {tag} {{ int w[{words}]; }};\n"
    last = f"s.w[{words - 1}]"
    if returned:
        head = f"struct {tag} f_{tag}(int x)"
        fill = " ".join(f"s.w[{i}] = x + {i + 1};" for i in range(words))
        body = f"{KEPT} struct {tag} s; {fill} return s;"
        step = f"struct {tag} s = f_{tag}(x); x = s.w[0] + {last};"
        setup = "int x = data[0];"
    else:
        head = f"int f_{tag}(struct {tag} s)"
        body = f"{KEPT} return s.w[0] + {last};"
        fill = " ".join(f"s.w[{i}] = data[0] + {i};" for i in range(words))
        setup = f"struct {tag} s; {fill} int x = 0;"
        step = f"x = f_{tag}(s); s.w[0] = x;"
    way = "returned" if returned else "by value"
    name = f"struct of {size} bytes, align {align}, {way}"
    return Kind(name, f"records {way}", types, head, body, setup, step, "x")


def many(count: int) -> Kind:
    names = ", ".join(f"int a{i}" for i in range(count))
    total = " + ".join(f"a{i}" for i in range(count))
    return Kind(
        f"{count} int parameters", "number of parameters", "", f"int f_many{count}({names})",
        f"{KEPT} return {total} + 1;", "int x = data[0];", f"x = f_many{count}({', '.join(['x'] * count)});",
    )  # fmt: skip


def recursion(depth: int) -> Kind:
    name = f"f_deep{depth}"
    # What stands behind the call keeps compilers from making a loop of it.
    return Kind(
        f"recursion, {depth} deep", "recursion", "", f"int {name}(int n, int x)",
        f"if (n == 0) return x; x = {name}(n - 1, x + n); {KEPT} return x + 1;",
        "int x = data[0];", f"x = {name}({depth}, x);", per_step=depth + 1, rounds=64,
    )  # fmt: skip


def variadic(count: int) -> Kind:
    name = f"f_va{count}"
    body = f"{KEPT} va_list l; va_start(l, n); {'n += va_arg(l, int); ' * count}va_end(l); return n;"
    return Kind(
        f"variadic, {count} extra", "variadic", "", f"int {name}(int n, ...)", body,
        "int x = data[0];", f"x = {name}({', '.join(['x'] * (count + 1))});",
    )  # fmt: skip


def printing(count: int) -> Kind:
    directives = " ".join(["%d"] * count)
    arguments = "".join(", x" for _ in range(count))
    return Kind(
        f"printf, {count} arguments", "system calls", "", "", "", "int x = data[0];",
        f'x += printf("{directives}\\n"{arguments});', more=2, rounds=32,
    )  # fmt: skip


def allocating(name: str, grid: int, block: int) -> Kind:
    return Kind(
        f"malloc and free, {name}", "system calls", "", "", "", "int x = data[0];",
        "char *p = (char *)malloc(64); if (p) p[0] = (char)i; x += p != 0; free(p);",
        more=2, rounds=16, grid=grid, block=block,
    )  # fmt: skip


SIZES = (4, 8, 16, 32, 64, 128, 256)

KINDS: list[Kind] = [
    Kind(
        "inlined", ONE, 'static __device__ __forceinline__ int f_inlined(int x)'
        ' { asm volatile("" : "+r"(x)); return x * 3 + 1; }\n',
        "", "", "int x = data[0];", "x = f_inlined(x);",
    ),
    scalar("signed char", "signed char"), scalar("short", "short"), scalar("int", "int"),
    scalar("long long", "long long"), scalar("unsigned char", "unsigned char"), scalar("float", "float"),
    scalar("double", "double"), scalar("half", "__half", "__hadd(x, x)"), pointer(),
    *(record(s, a, r) for r in (False, True) for a in (4, 8, 16) for s in SIZES if s >= a),
    *(many(n) for n in (1, 2, 4, 8, 16, 32)),
    Kind(
        "function pointer", "function pointers",
        f'extern "C" __device__ __noinline__ int f_one(int x) {{ {KEPT} return x + 1; }}\n'
        f'extern "C" __device__ __noinline__ int f_two(int x) {{ {KEPT} return x + 2; }}\n'
        "__device__ int (*table[2])(int) = {f_one, f_two};\n", "", "",
        "int x = data[0]; int (*p)(int) = table[data[0] & 1];", "x = p(x);",
    ),
    Kind(
        "function pointer, loaded each time", "function pointers", "", "", "", "int x = data[0];",
        "x = table[x & 1](x);",
    ),
    *(recursion(d) for d in (1, 4, 16, 64)),
    *(variadic(n) for n in (1, 4, 8)),
]  # fmt: skip

SYSTEM: list[Kind] = [
    *(printing(n) for n in (0, 1, 8, 32)),
    allocating("one thread", 1, 1),
    allocating("a warp", 1, 32),
    allocating("a full GPU", 264, 256),
    # Unsigned: nvcc would compare the signed x before it is incremented, as if that could not wrap.
    Kind("assert that holds", "system calls", "", "", "", "unsigned x = (unsigned)data[0];",
         "assert(x < 1000000000); x++;"),
]  # fmt: skip

#: Caller and callee in modules of their own.
ACROSS: list[Kind] = [
    replace(k, name=f"{k.name}, across modules", group="across modules")
    for k in (
        scalar("int", "int"), scalar("double", "double"), pointer(),
        *(record(s, 16, r) for r in (False, True) for s in (16, 64, 256)), many(8), many(32),
    )
]  # fmt: skip
