"""The calls that `call_overhead.py` measures, as CUDA C: one kernel for each kind of call.

A kernel runs a chain of dependent calls, `n` times round a loop that is not unrolled, between two
readings of the clock, and leaves the cycles in `cycles[0]`. Every callee holds an empty `asm volatile`,
so that no compiler drops a call, or does its work elsewhere, because it sees what the function does.
"""

from __future__ import annotations

from dataclasses import dataclass

PRELUDE = """
#include <cuda_fp16.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>
"""


KEPT = 'asm volatile("");'
HEAD = 'extern "C" __device__ __noinline__ '


@dataclass(frozen=True)
class Kind:
    """`setup` stands before the clock starts, `step` is one round, `sink` an int that depends on the
    chain. `callee` is what is called. `per_round` calls happen in a round. `group` is a table of its
    own. `rounds` and the launch (`grid`, `block`) are those of one measurement."""

    name: str
    group: str
    callee: str
    setup: str
    step: str
    sink: str = "(int)x"
    per_round: int = 1
    rounds: int = 256
    grid: int = 1
    block: int = 1
    baseline: str = "loop"

    @property
    def kernel(self) -> str:
        return "k_" + "".join(c if c.isalnum() else "_" for c in self.name)

    def text(self) -> str:
        return f"""{self.callee}
extern "C" __global__ void {self.kernel}(long long *cycles, int *data, int n) {{
    {self.setup}
    long long start = clock64();
    #pragma unroll 1
    for (int i = 0; i < n; i++) {{ {self.step} }}
    int sink = {self.sink};
    long long end = clock64();
    if (sink == data[2]) data[1] = sink;
    if (blockIdx.x == 0 && threadIdx.x == 0) cycles[0] = end - start;
}}
"""


def scalar(name: str, spelled: str, step: str = "x + 1") -> Kind:
    function = f"f_{name.replace(' ', '_')}"
    return Kind(
        name, "one parameter, one result",
        f"{HEAD}{spelled} {function}({spelled} x) {{ {KEPT} return ({spelled})({step}); }}",
        f"{spelled} x = ({spelled})data[0];", f"x = {function}(x);",
    )  # fmt: skip


def pointer() -> Kind:
    return Kind(
        "pointer", "one parameter, one result",
        f'extern "C" __device__ __noinline__ int *f_pointer(int *p) {{ {KEPT} return p + 1; }}',
        "int *x = data;", "x = f_pointer(x);", "(int)(long long)x",
    )  # fmt: skip


def record(size: int, align: int, returned: bool) -> Kind:
    words = size // 4
    tag = f"S{size}_{align}_{int(returned)}"
    declared = f"struct __align__({align}) {tag} {{ int w[{words}]; }};\n"
    last = f"s.w[{words - 1}]"
    if returned:
        callee = f"{declared}{HEAD}struct {tag} f_{tag}(int x) {{ {KEPT} struct {tag} s; " + " ".join(
            f"s.w[{i}] = x + {i + 1};" for i in range(words)
        ) + " return s; }"  # fmt: skip
        step = f"struct {tag} s = f_{tag}(x); x = s.w[0] + {last};"
        setup = "int x = data[0];"
    else:
        callee = f"{declared}{HEAD}int f_{tag}(struct {tag} s) {{ {KEPT} return s.w[0] + {last}; }}"
        setup = (
            f"struct {tag} s; " + " ".join(f"s.w[{i}] = data[0] + {i};" for i in range(words)) + " int x = 0;"
        )
        step = f"x = f_{tag}(s); s.w[0] = x;"
    way = "returned" if returned else "by value"
    return Kind(f"struct of {size} bytes, align {align}, {way}", f"records {way}", callee, setup, step, "x")


def many(count: int) -> Kind:
    names = ", ".join(f"int a{i}" for i in range(count))
    total = " + ".join(f"a{i}" for i in range(count))
    return Kind(
        f"{count} int parameters", "number of parameters",
        f'extern "C" __device__ __noinline__ int f_many{count}({names}) {{ {KEPT} return {total}; }}',
        "int x = data[0];", f"x = f_many{count}({', '.join(['x'] * count)});",
    )  # fmt: skip


def recursion(depth: int) -> Kind:
    name = f"f_deep{depth}"
    return Kind(
        f"recursion, {depth} deep", "recursion, a level",
        # What stands behind the call keeps compilers from making a loop of it.
        f"{HEAD}int {name}(int n, int x) {{"
        f" if (n == 0) return x; x = {name}(n - 1, x + n); {KEPT} return x + 1; }}",
        "int x = data[0];", f"x = {name}({depth} + (x & 0), x);", per_round=depth, rounds=64,
    )  # fmt: skip


def variadic(count: int) -> Kind:
    name = f"f_va{count}"
    body = f"{KEPT} va_list l; va_start(l, n); int s = 0; for (int i = 0; i < n; i++) s += va_arg(l, int);"
    body += " va_end(l); return s;"
    return Kind(
        f"variadic, {count} extra", "variadic",
        f'extern "C" __device__ __noinline__ int {name}(int n, ...) {{ {body} }}',
        "int x = data[0];", f"x = {name}({', '.join([str(count), *['x'] * count])});",
    )  # fmt: skip


def printing(count: int) -> Kind:
    directives = " ".join(["%d"] * count)
    arguments = "".join(", x" for _ in range(count))
    return Kind(
        f"printf, {count} arguments", "system calls", "", "int x = data[0];",
        f'x += printf("{directives}\\n"{arguments});', rounds=32,
    )  # fmt: skip


def allocating(name: str, grid: int, block: int) -> Kind:
    return Kind(
        f"malloc and free, {name}", "system calls", "", "int x = data[0];",
        "char *p = (char *)malloc(64); if (p) p[0] = (char)i; x += p != 0; free(p);",
        rounds=16, grid=grid, block=block,
    )  # fmt: skip


#: The loop with nothing to call; what every other figure has had subtracted.
LOOP = Kind("loop", "baseline", "", "int x = data[0];", 'x = x + 1; asm volatile("" ::: "memory");')

SIZES = (4, 8, 16, 32, 64, 128, 256)

KINDS: list[Kind] = [
    LOOP,
    Kind(
        "inlined", "one parameter, one result",
        "static __device__ __forceinline__ int f_inlined(int x) { return x * 3 + 1; }",
        "int x = data[0];", "x = f_inlined(x);",
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
        "__device__ int (*table[2])(int) = {f_one, f_two};",
        "int x = data[0]; int (*p)(int) = table[data[0] & 1];", "x = p(x);",
    ),
    Kind(
        "function pointer, loaded each time", "function pointers", "", "int x = data[0];",
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
    Kind("assert that holds", "system calls", "", "int x = data[0];", "assert(x < 1000000000); x++;"),
]

#: Across modules: callee declared here, defined in a module of its own.
ACROSS: list[tuple[str, str, str, Kind]] = []
for _name, _type, _setup, _step, _sink in (
    ("int", "int", "int x = data[0];", "x = far_int(x);", "x"),
    ("double", "double", "double x = data[0];", "x = far_double(x);", "(int)x"),
    ("struct of 16 bytes", "struct Far", "struct Far x; x.w[0] = x.w[1] = x.w[2] = x.w[3] = data[0];",
     "x = far_record(x);", "x.w[0]"),
):  # fmt: skip
    _function = _step.split("= ")[1].split("(")[0]
    _body = "x.w[0] += x.w[3]; return x;" if "Far" in _type else "return x + 1;"
    _head = f'extern "C" __device__ {_type} {_function}({_type} x)'
    _kind = Kind(f"{_name}, across modules", "across modules", "", _setup, _step, _sink)
    ACROSS.append((_function, f"{_head};", f"{_head} {{ {_body} }}", _kind))
FAR = "struct __align__(16) Far { int w[4]; };\n"
