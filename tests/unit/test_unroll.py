"""Which loops lowering has LLVM unroll whole."""

import re

import pytest

import minicu
from minicu.lower import unroll

LONG = "p[i] = p[i + 1] * p[i + 2] + p[i + 3] * p[i + 4];"


def whole(loop, opt=3):
    """How many loops of this text are to be unrolled whole."""
    source = f"__global__ void k(float *p, int n) {{ float v[32]; {loop} p[0] = v[n]; }}"
    return minicu.compile(source, arch="sm_90", opt=opt).llvm.count('"llvm.loop.unroll.full"')


@pytest.mark.parametrize(
    ("loop", "many"),
    [
        ("for (int i = 0; i < 32; i++) v[i] = p[i];", 1),
        ("for (int i = 31; i >= 0; --i) v[i] = p[i];", 1),
        ("for (int i = 0; i < 32; i += 2) v[i + 1] = p[i];", 1),
        ("for (int i = 0; i < 4; i++) for (int j = 0; j < 8; j++) v[8 * i + j] = p[i];", 2),
        ("for (int i = 0; i < n; i++) v[i] = p[i];", 0),  # nobody knows how often
        ("for (int i = 0; i < 256; i++) p[i] = i;", 1),  # it is short
        ("for (int i = 0; i < 257; i++) p[i] = i;", 0),
        (f"for (int i = 0; i < 32; i++) {{ {LONG} }}", 0),  # no array of the function
        (f"for (int i = 0; i < 32; i++) {{ {LONG} v[n] = p[i]; }}", 0),  # the index is another
        (f"for (int i = 0; i < 32; i++) {{ {LONG} v[i] = p[i]; }}", 1),
        ("for (int i = 0; i < 32; i++) { v[i] = p[i]; if (v[i] > 1) i++; }", 0),  # the counter jumps
        ("for (int i = 0; i < 32; i++) { v[i] = 0; for (int j = 0; j < n; j++) v[i] += p[j]; }", 0),
        (f"for (int i = 0; i < 99; i++) {{ {LONG} v[i % 32] = p[i]; }}", 0),  # too many trips
        ("#pragma nounroll\nfor (int i = 0; i < 32; i++) v[i] = p[i];", 0),
        ("#pragma unroll\nfor (int i = 0; i < n; i++) v[i] = p[i];", 1),
        ("#pragma unroll\nfor (int i = 0; i < 2000; i++) p[i] = i;", 1),
        ("#pragma unroll\nfor (int i = 0; i < 100000; i++) p[i] = i;", 0),  # LLVM would take minutes
    ],
)
def test_loops(loop, many):
    assert whole(f"\n{loop}\n") == many


def test_only_from_level_2_on():
    assert whole("for (int i = 0; i < 32; i++) v[i] = p[i];", opt=1) == 0


@pytest.mark.parametrize(
    ("loop", "hint"),
    [
        ("for (int i = threadIdx.x; i < 512; i += 64) p[i] = 1;", "unroll.count"),
        ("for (int i = threadIdx.x; i < 192; i += 64) p[i] = 1;", "unroll.count"),  # all three trips
        ("for (int i = threadIdx.x; i < 64; i += 64) p[i] = 1;", "unroll.runtime.disable"),  # one
        ("for (int i = threadIdx.x; i < 513; i += 64) p[i] = 1;", ""),  # more trips than LLVM unrolls by
        ("for (int i = threadIdx.x; i < n; i += 64) p[i] = 1;", ""),
        ("for (int i = threadIdx.x; i < 8; i++) p[i] = 1;", ""),
    ],
)
def test_up_to_four_trips_of_loops_that_threads_share_are_made_at_once(loop, hint):
    source = f"__global__ void k(float *p, int n) {{ {loop} }}"
    llvm = minicu.compile(source, arch="sm_90").llvm
    assert [x for x in ("unroll.count", "unroll.runtime.disable") if x in llvm] == ([hint] if hint else [])


NEST = "for (int i = 0; i < {}; i++) for (int j = 0; j < {}; j++) p[j] += p[i * n + j];"


@pytest.mark.parametrize(
    ("loop", "hint"),
    [
        (NEST.format("n", "n"), "runtime.disable"),
        (NEST.format("n", 100), "runtime.disable"),
        (NEST.format("n", 4), ""),  # the inner loop stays none
        (NEST.format(1000, "n"), "disable"),
        (NEST.format(4, "n"), ""),  # the outer loop stays none
        ("for (int i = 0; i < n; i++) { while (p[i] > 1) p[i] /= 2; }", "runtime.disable"),
        ("#pragma unroll 2\n" + NEST.format("n", "n"), "count"),
        # the threads of a block share the work
        ("for (int i = threadIdx.x; i < 256; i += blockDim.x) p[i] = 1;", "runtime.disable"),
        ("for (int i = threadIdx.x; i < 256; i += (int)blockDim.x) p[i] = 1;", ""),
        ("for (int i = threadIdx.x; i < n; i += blockDim.x) p[i] = 1;", "runtime.disable"),
        ("for (unsigned i = threadIdx.x; i < 256; i += 32) p[i] = 1;", "count"),
    ],
)
def test_loops_that_nvcc_does_not_unroll_a_little(loop, hint):
    source = f"__global__ void k(float *p, int n) {{\n{loop}\n}}"
    llvm = minicu.compile(source, arch="sm_90").llvm
    assert re.findall(r'"llvm.loop.unroll.(\w*\.?(?:disable|count))"', llvm) == ([hint] if hint else [])


@pytest.mark.parametrize(
    ("step", "body", "eight"),
    [
        ("i += m", "s += p[at[i]];", True),
        ("i = i + m", "s += p[at[i]];", False),
        ("i++", "s += p[at[i]];", False),
        ("i += 64", "s += p[at[i]];", False),
        ("i += blockDim.x", "s += p[at[i]];", False),
        ("i += step", "s += p[at[i]];", False),  # of a variable that may tell how many threads there are
        ("i += m", "int j = at[i] & 7; int k = j + 1; s += p[k];", True),  # by way of variables
        ("i += m", "int j; j = at[i]; s += p[2 * j];", True),
        ("i += m", "s += p[i] + at[i];", False),
        ("i += m", "p[at[i]] = s;", False),  # nothing waits for a store
        ("i += m", "int j = i & 7; v[j] = at[i]; s += v[j];", False),  # an array of the function
        ("i += m", "s += p[at[i]]; for (int j = 0; j < n; j++) s += p[j];", False),
        ("i += m", "s += p[at[i]];" + "s = s * 1.5f + p[i];" * 30, False),  # too long
    ],
)
def test_eight_trips_at_once_where_loads_wait_for_loads(step, body, eight):
    source = (
        "__global__ void k(float *p, const int *at, int n, int m) { float s = 0, v[8] = {}; "
        f"int step = blockDim.x; for (int i = threadIdx.x; i < n; {step}) {{ {body} }} p[0] = s + v[n]; }}"
    )
    llvm = minicu.compile(source, arch="sm_90").llvm
    assert ('"llvm.loop.unroll.count", i32 8}' in llvm) == eight


def test_eight_trips_at_once_only_to_an_end_that_is_told():
    source = (
        "__global__ void k(float *p, const int *at, int n, int m) { float s = 0; int end = at[n]; "
        "for (int i = threadIdx.x; i < end; i += m) s += p[at[i]]; p[0] = s; }"
    )
    assert "llvm.loop.unroll.count" not in minicu.compile(source, arch="sm_90").llvm


def test_as_many_trips_at_once_as_by_nvcc():
    """Four of 20 multiplications and additions, two of 40, one of 60."""

    def loads(length):
        body = "".join(f"x = x * {n + 1.5}f + a;" for n in range(length))
        source = (
            f"__global__ void k(float *s, int n) {{ float a = 0; for (int i = 0; i < n; i++) "
            f"{{ float x = s[i]; {body} a += x; }} s[threadIdx.x] = a; }}"
        )
        return minicu.compile(source, arch="sm_90").ptx.count("ld.global")

    # three more for what is left of four, one for what is left of two
    assert [loads(n) for n in (20, 40, 60)] == [7, 3, 1]


def test_counts_that_would_take_minutes():
    """nvcc takes half a minute for a count of 4,000, and disregards greater ones."""

    def counts(loop, opt=3):
        source = f"__global__ void k(int *p, int n) {{\n{loop}\n}}"
        return minicu.compile(source, arch="sm_90", opt=opt).llvm.count('"llvm.loop.unroll.count"')

    many = "#pragma unroll {}\nfor (int i = 0; i < {}; i++) p[i] = i;"
    assert counts(many.format(100, "n")) == counts(many.format(1 << 30, 50)) == 1
    assert counts(many.format(1_000_000, "n")) == counts(many.format(1_000_000, 1_000_000)) == 0
    assert counts(many.format(1_000_000, 1_000_000), opt=1) == 0


def test_up_to_four_trips_at_once_where_all_would_take_minutes(monkeypatch):
    monkeypatch.setattr(unroll, "MOST_NODES", 3000)

    def hints(trips, body):
        loop = f"#pragma unroll\nfor (int i = 0; i < {trips}; i++) {{ {body} }}"
        source = f"__global__ void k(int *p, int n) {{\n{loop}\n}}"
        text = minicu.compile(source, arch="sm_90", cache=False).llvm
        return [x for x in ("unroll.full", 'unroll.count", i32 4', 'unroll.count", i32 2') if x in text]

    long = "".join(f"p[i * {n + 3}] += n;" for n in range(40))
    assert hints(4, long) == ["unroll.full"]
    assert hints(400, long) == ['unroll.count", i32 4']
    assert hints(402, long) == hints(400, 2 * long) == ['unroll.count", i32 2']
    assert hints(401, long) == hints(400, long + "while (p[i]) ;") == hints(400, 6 * long) == []
    assert hints(100_000, "p[i] += n;") == []


def test_a_loop_counts_its_trips_once_and_asks_where_it_must():
    """A thread has seven predicates: what is left of four trips is asked behind the four."""
    ptx = minicu.compile(
        """
        __global__ void k(const float *a, const float *b, float *out, int n, int m)
        {
            float s = 0;
            for (int i = 0; i < m; i++)
                if (b[i] > 0)
                    for (int j = 0; j < n; j++)
                        s += a[j * m + i] * b[i];
            out[threadIdx.x] = s;
        }""",
        "cu",
        arch="sm_90",
        cache=False,
    ).ptx
    assert len(re.findall(r"add\.s32 \t(%r\d+), \1, 4;", ptx)) == 1
    left = re.search(r"and\.b32 \t(%r\d+), %r\d+, 3;", ptx)
    assert left is not None
    assert ptx.index("fma.rn") < min(m.start() for m in re.finditer(rf"setp\.\S+ \t%p\d+, {left[1]}, ", ptx))
