"""Random kernels with barriers of rarer shapes than those of `barrier_kernels`: barriers and warp collectives
in templates and in functions that take lambdas, loops that go on as long as `__syncthreads_or` says so,
partitions of cooperative groups, blocks in clusters."""

from __future__ import annotations

from collections.abc import Callable

from fuzz.barrier_kernels import HEAD, Writer

SHAPES = (
    HEAD
    + """
#ifdef __CUDACC__
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#endif
namespace cg = cooperative_groups;
template <int Width, typename T> __device__ T tree(T value)
{
    for (int o = Width / 2; o; o /= 2)
        value = mix(value, __shfl_xor_sync(0xffffffff, value, o));
    return value;
}
template <int N> struct Stage {
    static __device__ int run(int *area, int value)
    {
        value = mix(value, wait_for(area, value, N));
        return Stage<N - 1>::run(area, value);
    }
};
template <> struct Stage<0> { static __device__ int run(int *, int value) { return value; } };
template <typename F> __device__ int gathered(int *area, int mine, F f)
{
    int t = threadIdx.x + threadIdx.y * blockDim.x, n = blockDim.x * blockDim.y, r = mine;
    area[t] = mine;
    __syncthreads();
    for (int k = 1; k < 4; k++)
        r = f(r, area[(t + k * k) % n]);
    __syncthreads();
    return r;
}
template <bool Wide, typename F> __device__ int agreed(int value, F test)
{
    if (Wide)
        return __syncthreads_count(test(value));
    return __ballot_sync(0xffffffff, test(value));
}
template <unsigned N, class G> __device__ int tile_of(const G &parent, int value)
{
    auto tile = cg::tiled_partition<N>(parent);
    for (unsigned o = tile.size() / 2; o; o /= 2)
        value = plus(value, tile.shfl_down(value, o));
    tile.sync();
    return mix(tile.shfl(value, 0), tile.any(value == 3) + tile.ballot(value & 1) + tile.thread_rank());
}
template <unsigned N> __device__ int split(int value)
{
    auto part = cg::binary_partition(cg::tiled_partition<N>(cg::this_thread_block()), (value & 3) == 1);
    return part.shfl(value, part.size() - 1) ^ (int)(part.thread_rank() * 8 + part.size());
}
"""
)


class Shapes(Writer):
    """Writes one kernel. `clustered`: its blocks go in pairs."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.clustered = self.random.random() < 0.25
        if self.clustered:
            self.launch, self.grid = "__cluster_dims__(2, 1, 1) ", 4

    def outermost(self) -> None:
        if self.clustered and self.random.random() < 0.5:
            self.cluster()
        else:
            super().outermost()

    def more_together(self) -> list[Callable[[], None]]:
        shapes = [self.stages, self.gathered, self.agreed, self.strided, self.bounded]
        return [*shapes, *([self.tree, self.tile, self.split, self.reduced] if self.warps else ())] * 2

    def more_nested(self) -> list[Callable[[int], None]]:
        return [self.until, self.until]

    def cluster(self) -> None:
        """With the block beside this one."""
        v, by = self.target(), self.random.randint(0, 40)
        self.say("{ auto pair_of = cg::this_cluster(); pair_of.sync();")
        self.say(f"  s[t] = {self.value()}; pair_of.sync();")
        self.say(f"  int far = pair_of.map_shared_rank(s, pair_of.block_rank() ^ 1)[(t + {by}) % threads];")
        self.say(f"  {v} = mix({v}, plus(far, s[(t + 1) % threads])); pair_of.sync(); }}")

    def until(self, depth: int) -> None:
        """A loop of which all threads find out together whether it goes on."""
        self.names += 1
        left = f"left{self.names}"
        self.say(f"int {left} = ({self.value()}) & 3;")
        goes_on = self.random.choice((
            f"__syncthreads_or({left} > 0)", f"__syncthreads_count({left} > 0) > 1",
            f"!__syncthreads_and({left} <= 0)", f"__syncthreads_or({left} > 1 && t != 2)",
        ))  # fmt: skip

        def write() -> None:
            self.some(depth)
            self.say(f"if ({left} > 0) {{ {left}--; {self.assignment()} }}")

        if self.random.random() < 0.5:
            self.block_of(f"while ({goes_on})", write)
        else:
            self.block_of("do", lambda: (write(), self.say(f"{left}--;")))
            self.say(f"while ({goes_on});")

    def assignment(self) -> str:
        return f"{self.target()} = {self.value()};"

    def stages(self) -> None:
        self.say(f"{self.target()} ^= Stage<{self.random.randint(1, 3)}>::run(s, {self.value()});")

    def gathered(self) -> None:
        v, k = self.target(), self.random.randint(1, 9)
        f = self.random.choice((
            f"[=](int x, int y) {{ return mix(x, y ^ {k}); }}",
            f"[&](int x, int y) {{ {v} = plus({v}, y); return x ^ y; }}",
            "[=](int x, int y) { return x < y ? plus(y, t) : x; }",
        ))  # fmt: skip
        self.say(f"{self.target()} ^= gathered(s, {self.value()}, {f});")

    def agreed(self) -> None:
        wide = "true" if not self.warps or self.random.random() < 0.5 else "false"
        k = self.random.choice((1, 3, 7))
        self.say(
            f"{self.target()} ^= agreed<{wide}>({self.value()}, [=](int x) {{ return (x & {k}) == 1; }});"
        )

    def strided(self) -> None:
        """A loop by which the threads share an area."""
        v, r, self.names = self.target(), self.random, self.names + 1
        i = f"i{self.names}"
        step = r.choice(("threads", "threads * 2", "(unsigned)threads", "threads + 3"))
        end = f"threads * {r.randint(0, 4)} + {r.randint(0, 40)}"
        head = r.choice((
            f"for (int {i} = t; {i} < {end}; {i} += {step})",
            f"for (unsigned {i} = t; {i} < (unsigned)({end}); {i} += {step})",
            f"for (long long {i} = t + {r.randint(0, 9)}; {i} <= {end}; {i} += {step})",
            f"for (int {i} = {end} - t; {i} > 0; {i} -= {step})",
        ))  # fmt: skip
        self.say(f"s[t] = {self.value()}; __syncthreads();")
        self.say(f"{head} {v} = {r.choice(('mix', 'plus'))}({v}, s[{i} % threads] ^ (int){i});")
        self.say("__syncthreads();")

    def bounded(self) -> None:
        """What threads do whose number, which may wrap, has a bound."""
        r = self.random
        first = r.choice((0, 0, r.randint(-70, 70), (1 << 31) - r.randint(1, 200), -r.randint(1, 200)))
        number = r.choice((f"(int)(t + {first}u)" if first >= 0 else f"t + {first}", f"(t + {first}ll)"))
        bound = r.choice((f"{r.randint(-40, 200)}", f"threads - {r.randint(0, 70)}", "blockIdx.x * 50"))
        test = f"{number} {r.choice(('<', '<=', '>', '>='))} (int)({bound})"
        other = f" else {{ {self.assignment()} }}" if r.random() < 0.5 else ""
        self.say(f"__syncthreads(); if ({test}) {{ s[t] = {self.value()}; {self.assignment()} }}{other}")
        self.say(
            f"__syncthreads(); {self.target()} ^= s[(t + {r.randint(0, 40)}) % threads]; __syncthreads();"
        )

    def tree(self) -> None:
        self.say(f"{self.target()} ^= tree<{self.random.choice((4, 16, 32))}>({self.value()});")

    def tile(self) -> None:
        n = self.random.choice((2, 4, 8, 16, 32))
        of = self.random.choice(
            ("cg::this_thread_block()", f"cg::tiled_partition<{max(n, 16)}>(cg::this_thread_block())")
        )
        self.say(f"{self.target()} ^= tile_of<{n}>({of}, {self.value()});")

    def split(self) -> None:
        self.say(f"{self.target()} ^= split<{self.random.choice((8, 32))}>({self.value()});")

    def reduced(self) -> None:
        n, op = self.random.choice((4, 8, 32)), self.random.choice(("plus", "bit_xor", "greater"))
        group = f"cg::tiled_partition<{n}>(cg::this_thread_block())"
        self.say(f"{self.target()} ^= cg::reduce({group}, (unsigned)({self.value()}), cg::{op}<unsigned>());")
