"""Random kernels with barriers, as text, and the functions that they call."""

from __future__ import annotations

import random
from collections.abc import Callable

HEAD = """
struct Pair { int first, second; };
struct Four { float x, y, z, w; };
__device__ inline int plus(int a, int b) { return (unsigned)a + (unsigned)b; }
__device__ inline int minus(int a, int b) { return (unsigned)a - (unsigned)b; }
__device__ inline int times(int a, int b) { return (unsigned)a * (unsigned)b; }
__device__ inline int mix(int a, int b) { return (a ^ (b >> 3)) * 0x9E3779B1 + b; }
__device__ int wait_for(int *area, int mine, int shift)
{
    int t = threadIdx.x + threadIdx.y * blockDim.x, n = blockDim.x * blockDim.y;
    area[t] = mine;
    __syncthreads();
    int found = area[(t + shift) % n];
    __syncthreads();
    return found;
}
__device__ __noinline__ void through(int *area, int *variable, Pair &pair, int shift)
{
    *variable = mix(*variable, wait_for(area, pair.first, shift));
    if (shift & 1) {
        pair.second = plus(pair.second, wait_for(area, *variable, 1));
        return;
    }
    pair.first = minus(pair.first, *variable);
}
struct Typed {
    __device__ static int all(unsigned long long w, double d, float f, bool flag, char ch, short sh,
                              Four v, int *p)
    {
        unsigned x = w ^ (w >> 32);
        x += (int)(d * 64) * 3u + (int)(f * 16) * 5u + flag * 7 + ch * 11 + sh * 13;
        return mix(plus(x, *p), (int)(v.x + v.y * 2 + v.z * 4 + v.w * 8));
    }
    __device__ static bool step(bool &flag, char &ch, short &sh, int x)
    {
        ch = (char)(ch * 3u + x), sh = (short)(sh ^ x);
        return flag = flag != ((x & 6) == 2);
    }
};
__device__ int down(int value, unsigned mask)
{
    for (int o = 16; o; o >>= 1)
        value = plus(value, __shfl_xor_sync(mask, value, o));
    return value;
}
"""


def add(variable: str, value: str) -> str:
    """A sum that may not fit, as a statement."""
    return f"{variable} = plus({variable}, {value});"


def subtract(variable: str, value: str) -> str:
    return f"{variable} = minus({variable}, {value});"


class Writer:
    """Writes one kernel. `warps`: blocks are of whole warps, and threads return by whole warps. `typed`:
    variables of many types are alive between the waits. Floats are such that no sum depends on whether
    products are rounded, and integers wrap around as unsigned ones, where that has a meaning."""

    #: attributes of the kernel
    launch = ""
    #: blocks of its launches
    grid = 3

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.warps = self.random.random() < 0.6
        self.typed = self.random.random() < 0.4
        self.variables = ["a", "b", "c"]
        self.uniform = ["n", "blockIdx.x"]
        self.loops = 0
        self.names = 0
        self.indent = 1
        self.lines: list[str] = []
        if self.warps:
            self.block = (32 * self.random.choice((1, 2, 3, 5, 8)), 1)
        else:
            self.block = self.random.choice(((7, 1), (50, 1), (96, 1), (16, 3), (5, 13), (8, 8), (33, 3)))

    def kernel(self, name: str) -> str:
        r = self.random
        self.say("__shared__ int s[256], total;")
        self.say("int t = threadIdx.x + threadIdx.y * blockDim.x, threads = blockDim.x * blockDim.y;")
        self.say("int lane = t & 31; (void)lane;")
        self.say("int a = t * 3 + in[t], b = mix(t, blockIdx.x), c = 7, q[6];")
        self.say("Pair pair = {t, in[(t * 5) % threads]};")
        self.say("for (int i = 0; i < 6; i++) q[i] = mix(i, t);")
        if self.typed:
            self.say("__shared__ double sd[256]; __shared__ char sc[256];")
            self.say(
                "unsigned long long w = a * 77777LL; double d = t & 7; float f = b & 31; bool flag = t & 1;"
            )
            self.say("char ch = (char)b; short sh = (short)a; Four v = {1.5f, 2, (float)(t & 3), 4};")
            self.say("int *p = t & 1 ? q : &pair.first; sd[t] = t; sc[t] = 1;")
        if r.random() < 0.1:
            self.alone()
            return self.definition(name)
        self.say("s[t] = t; if (t == 0) total = 0;")
        self.say("__syncthreads();")
        for _ in range(r.randint(2, 6)):
            self.outermost()
        if r.random() < 0.3:
            self.leave()
            for _ in range(r.randint(1, 3)):
                self.statement(1, True)
        if r.random() < 0.06:
            self.break_rules()
        self.say("__syncthreads();")
        if self.typed:
            self.say("a ^= Typed::all(w, d, f, flag, ch, sh, v, p);")
        self.say("out[blockIdx.x * threads + t] = 0u + mix(mix(a, b), c) + q[a & 3] + pair.first * 5u"
                 " + pair.second + s[t] + total;")  # fmt: skip
        return self.definition(name)

    def definition(self, name: str) -> str:
        head = f'extern "C" __global__ void {self.launch}{name}(const int *in, int *out, int n)'
        return "\n".join([head, "{", *self.lines, "}", ""])

    def outermost(self) -> None:
        """A statement that all threads of the grid come to."""
        self.statement(2, True)

    def alone(self) -> None:
        """Threads that wait for nobody: loops only."""
        self.say(f"if (t >= threads - {self.random.choice((0, 0, 3))}) return;")
        for _ in range(self.random.randint(2, 5)):
            self.random.choice((self.assign, self.diverge, self.sweep, self.sweep))()
        self.say("out[blockIdx.x * threads + t] = plus(mix(mix(a, b), c), pair.first);")

    def say(self, text: str) -> None:
        self.lines.append("    " * self.indent + text)

    def block_of(self, head: str, write: object) -> None:
        self.say(head + " {")
        self.indent += 1
        write()  # type: ignore[operator]
        self.indent -= 1
        self.say("}")

    # ------------------------------------------------------------ expressions

    def value(self, depth: int = 2) -> str:
        r = self.random
        if depth == 0 or r.random() < 0.3:
            return r.choice([*self.variables, *self.variables, "t", str(r.randint(-9, 99)), "q[t % 6]",
                             "pair.first", "pair.second", "(int)blockDim.x", *self.uniform])  # fmt: skip
        x, y = self.value(depth - 1), self.value(depth - 1)
        return r.choice((f"plus({x}, {y})", f"({x} ^ {y})", f"times({x}, {y})", f"mix({x}, {y})",
                         f"minus({x}, {y})", f"({x} < {y} ? {y} : {x})"))  # fmt: skip

    def same(self) -> str:
        """A condition that is the same for all threads of a block, or of the grid."""
        u = self.random.choice(self.uniform)
        return f"(({u} + {self.random.randint(0, 3)}) & {self.random.choice((1, 2, 3))})"

    # ------------------------------------------------------------ statements

    def statement(self, depth: int, waits: bool) -> None:
        """`waits`: all threads of the block are here."""
        r = self.random
        simple = [self.assign, self.assign, self.store_local, self.diverge, self.sweep]
        together = [self.exchange, self.exchange, self.call, self.through, self.count, self.atomic]
        together += [self.neighbour, self.partners]
        if self.typed:
            simple += [self.change_typed] * 3
            together += [self.exchange_typed] * 2
        if self.warps:
            together += [self.shuffle, self.shuffle, self.vote, self.partial, self.sync_warp, self.one_warp]
        nested = [self.loop, self.loop, self.branch, self.choose, self.forever]
        together += self.more_together()
        nested += self.more_nested()
        kinds = simple + (together * 2 if waits else []) + (nested if depth and waits else [])
        kind = r.choice(kinds)
        if kind in nested:
            kind(depth)  # type: ignore[call-arg]
        else:
            kind()  # type: ignore[call-arg]

    def more_together(self) -> list[Callable[[], None]]:
        """Statements that all threads of a block come to, besides those written here."""
        return []

    def more_nested(self) -> list[Callable[[int], None]]:
        """Statements with others in them."""
        return []

    def target(self) -> str:
        return self.random.choice(self.variables)

    def assign(self) -> None:
        self.say(f"{self.target()} = {self.value()};")

    def store_local(self) -> None:
        self.say(self.random.choice((
            f"q[({self.value(1)} & 0x7fffffff) % 6] = {self.value()};", f"pair.first = {self.value()};",
            f"pair.second ^= {self.value()};")))  # fmt: skip

    def change_typed(self) -> None:
        x = self.value()
        self.say(self.random.choice((
            f"w = w * 6364136223846793005LLU + {x};",
            f"f = f * 0.5f + ({x} & 63); d = d * 0.25 + ({x} & 15);",
            f"if (Typed::step(flag, ch, sh, {x})) v.x = v.x * 0.5f + ({x} & 7);",
            "v.w = v.x * 0.5f + v.z; v.y = v.w > 3 ? v.x : 1;", f"flag = ({x} & 5) == 1 || (flag && ch > 3);",
            f"p = {x} & 1 ? &q[{x} & 3] : p;", f"*p ^= {x};", "if (flag) w ^= *p; else { ch ^= 9; d += 1; }",
        )))  # fmt: skip

    def exchange_typed(self) -> None:
        """Through shared memory, or between lanes."""
        r, by = self.random, self.random.randint(1, 300)
        if self.warps and r.random() < 0.5:
            self.say(r.choice((
                f"w ^= __shfl_xor_sync(0xffffffff, w, {by & 31});", "f = __shfl_down_sync(0xffffffff, f, 3);",
                f"d = __shfl_sync(0xffffffff, d, {by & 31}) * 0.5 + f;",
            )))  # fmt: skip
            return
        self.say(
            f"sd[t] = d; sc[t] = ch + flag; __syncthreads(); d = d * 0.25 + sd[(t + {by}) % threads] * 0.5;"
        )
        self.say(f"ch = sc[(t + {by // 2}) % threads]; flag = flag || ch == 4; __syncthreads();")

    def partners(self) -> None:
        """With the thread across a distance that is the same for all, of one bit or of several."""
        r = self.random
        same = r.choice(self.uniform)
        distance = r.choice((f"1 << ({same} & 7)", f"({same} & 15) * {r.randint(1, 9)}", f"(int){same}"))
        a = self.target()
        swap = "int x = s[t]; s[t] = plus(s[o], 1); s[o] = x;"
        self.say(f"__syncthreads(); s[t] = {a}; __syncthreads();")
        self.say(
            f"{{ int o = t ^ ({distance}); if (o {r.choice('<>')} t && (unsigned)o < threads) {{ {swap} }} }}"
        )
        self.say(f"__syncthreads(); {a} ^= s[t]; __syncthreads();")

    def diverge(self) -> None:
        """Control flow of single threads, without a barrier."""
        r = self.random
        if r.random() < 0.5:
            self.block_of(f"if (({self.value(1)}) & {r.randint(1, 3)})", self.assign)
        else:
            self.names += 1
            i = f"d{self.names}"
            self.block_of(f"for (int {i} = 0; {i} < plus(t, {self.target()}) % 5; {i}++)", self.assign)

    def sweep(self) -> None:
        """A loop that is the same for all threads, which read side by side."""
        self.names += 1
        k, v = f"k{self.names}", self.target()
        self.say(f"for (int {k} = 0; {k} < 40 + n; {k}++) {{")
        self.say(f"    {v} = mix(plus({v}, {k}), in[t]);")
        if self.random.random() < 0.4:
            self.say(f"    if (({v} ^ {k}) & 1) {self.target()} ^= in[threads - 1 - t];")
        if self.random.random() < 0.3:
            self.say(f"    if ({k} > 20 + (int)blockIdx.x) break;")
        self.say("}")

    def exchange(self) -> None:
        self.say(f"s[t] = {self.value()};")
        self.say("__syncthreads();")
        self.say(add(self.target(), f"s[(t + {self.random.randint(0, 300)}) % threads]"))
        self.say("__syncthreads();")

    def neighbour(self) -> None:
        """Reads what lies before or behind, where there is something."""
        v, d = self.target(), self.random.choice((1, 1, 2, 7, 16, 40))
        self.say(f"s[t] = {self.value()}; __syncthreads();")
        self.say(self.random.choice((
            f"if (t >= {d}) {add(v, f's[t - {d}]')}", f"{v} ^= t - {d} >= 0 ? s[t - {d}] : {d};",
            f"if (t + {d} < threads) {subtract(v, f's[t + {d}]')}",
            f"if (threads - 1 - t >= {d}) {add(v, f's[threads - 1 - t - {d}]')}",
            f"if (t > 0 && t < threads - 1) {v} = minus(plus(s[t - 1], s[t + 1]), {v});",
            "for (int o = 1; o < threads; o <<= 1) { int below = t >= o ? s[t - o] : 0; __syncthreads();"
            f" s[t] = plus(s[t], below); __syncthreads(); }} {v} ^= s[t];",
        )))  # fmt: skip
        self.say("__syncthreads();")

    def call(self) -> None:
        self.say(f"{self.target()} ^= wait_for(s, {self.value()}, {self.random.randint(0, 50)});")

    def through(self) -> None:
        self.say(f"through(s, &{self.target()}, pair, {self.random.choice(('n', '1', '2', '4'))});")

    def count(self) -> None:
        which = self.random.choice(("count", "and", "or"))
        self.say(add(self.target(), f"__syncthreads_{which}(({self.value()}) & 3)"))

    def atomic(self) -> None:
        self.say(f"atomic{self.random.choice(('Add', 'Max', 'Or', 'Sub'))}(&total, {self.value()});")
        self.say("__syncthreads();")

    def shuffle(self) -> None:
        r, v = self.random, self.target()
        o = r.randint(1, 31)
        self.say(r.choice((
            add(v, f"__shfl_xor_sync(0xffffffff, {self.value()}, {o})"),
            f"{v} ^= __shfl_down_sync(0xffffffff, {self.value()}, {o});",
            subtract(v, f"__shfl_up_sync(0xffffffff, {self.value()}, {o % 8}, 8)"),
            f"{v} = mix({v}, __shfl_sync(0xffffffff, {self.value()}, {self.value(1)} & 31));",
            f"{v} ^= down({self.value()}, 0xffffffff);",
        )))  # fmt: skip

    def vote(self) -> None:
        v = self.target()
        self.say(self.random.choice((
            add(v, f"__ballot_sync(0xffffffff, ({self.value()}) & 1)"),
            add(v, f"__any_sync(0xffffffff, ({self.value()}) == 3)"),
            add(v, f"__all_sync(0xffffffff, ({self.value()}) & 7)"),
            f"{v} ^= __match_any_sync(0xffffffff, ({self.value()}) & 3);",
            add(v, f"__reduce_add_sync(0xffffffff, {self.value()})"),
            f"{v} ^= __activemask();",
        )))  # fmt: skip

    def partial(self) -> None:
        """Some lanes exchange values, maybe others as well."""
        r = self.random
        low = r.choice((4, 8, 16, 24))
        mask = (1 << low) - 1
        self.say(f"if (lane < {low})")
        self.say(f"    {add(self.target(), f'__shfl_sync({mask:#x}, {self.value()}, {r.randrange(low)})')}")
        if r.random() < 0.5:
            self.say("else")
            self.say(f"    {self.target()} ^= __ballot_sync({mask ^ 0xFFFFFFFF:#x}, {self.value()} & 1);")
        self.say("__syncwarp();")

    def one_warp(self) -> None:
        self.say("if (t < 32)")
        self.say(f"    {self.target()} = down({self.value()}, 0xffffffff);")

    def sync_warp(self) -> None:
        self.say(f"s[t] = {self.value()}; __syncwarp();")
        self.say(subtract(self.target(), f"s[(t & ~31) | ((t + {self.random.randint(1, 31)}) & 31)]"))
        self.say("__syncthreads();")

    def some(self, depth: int) -> None:
        for _ in range(self.random.randint(1, 3)):
            self.statement(depth - 1, True)

    def loop(self, depth: int) -> None:
        r = self.random
        self.names += 1
        i = f"i{self.names}"
        limit = r.choice(("n & 3", "3", "2 + (blockIdx.x & 1)", "(n + 1) % 4"))
        self.uniform.append(i)

        def write() -> None:
            self.some(depth)
            if r.random() < 0.3:
                self.say(f"if ({self.same()}) {r.choice(('break', 'continue'))};")
                self.some(depth)

        self.block_of(f"for (int {i} = 0; {i} < {limit}; {i}++)", write)
        self.uniform.remove(i)

    def forever(self, depth: int) -> None:
        self.names += 1
        i = f"w{self.names}"
        self.say(f"int {i} = n % 3;")

        def write() -> None:
            self.some(depth)
            self.say(f"if ({i}-- <= 0) break;")

        self.block_of("while (true)", write)

    def branch(self, depth: int) -> None:
        self.block_of(f"if ({self.same()})", lambda: self.some(depth))
        if self.random.random() < 0.5:
            self.block_of("else", lambda: self.some(depth))

    def choose(self, depth: int) -> None:
        def write() -> None:
            for k in range(3):
                self.block_of(f"case {k}:", lambda: self.some(depth))  # C++ jumps past no initialisation
                if self.random.random() < 0.7:
                    self.say("break;")

        self.block_of(
            f"switch (({self.random.choice(self.uniform)} + {self.random.randint(0, 2)}) & 3)", write
        )

    def leave(self) -> None:
        """Some threads return; the others go on through barriers."""
        self.say("__syncthreads();")
        if self.warps:
            left = f"(t >> 5) == {self.random.randint(0, 2)}"
        else:
            left = self.random.choice(("t >= threads - 3", "t % 5 == 2", "t < 2"))
        self.block_of(f"if ({left})", lambda: (self.say("out[blockIdx.x * threads + t] = a ^ b;"),
                                               self.say("return;")))  # fmt: skip

    def break_rules(self) -> None:
        self.say(self.random.choice((
            "if (t & 1) { __syncthreads(); a++; } else { __syncthreads(); b++; }",
            "if (t != 1) { __syncthreads(); } else { c++; }",
            f"if (t == 3) {add('a', '__shfl_sync(0xffffffff, a, 0)')}",
        )))  # fmt: skip
