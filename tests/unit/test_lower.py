"""The IR that lowering makes, where another part or another program depends on it."""

import re

import pytest

from minicu.abi.target import HOST, NVPTX64
from minicu.compile import Stages
from minicu.diagnostics.errors import CompileError
from minicu.diagnostics.source import Source
from minicu.language import LANGUAGES
from minicu.llvm.emit import compile_ptx
from minicu.llvm.library import parse
from minicu.lower.graph import recursive
from minicu.lower.lowered import Lowered
from minicu.lower.module import lower
from minicu.options import Options


def unit(text, language="cu"):
    return Stages(Source("test", text), LANGUAGES[language], Options()).check()


def ir(text, language="cu", **options):
    """Lowered for the GPU; LLVM's verifier has seen it."""
    result = str(lower(unit(text, language), NVPTX64, Options(**options)))
    parse(result)
    return result


def function(text, name):
    """The definition of one function."""
    return re.search(rf"(?ms)^define [^\n]*@{name}\(.*?^}}", text)[0]


def header(text, name):
    return function(text, name).split("\n")[0]


# ---------------------------------------------------------------- what is in a module

UNIT = """
__device__ int unused(int x) { return x; }
static __device__ int helper(int x) { return x + 1; }
__device__ int outside(int x);
"""
KERNEL = 'extern "C" __global__ void k(int *p) { *p = helper(outside(*p)); }'


def test_only_what_a_kernel_reaches():
    text = ir(UNIT + KERNEL)
    assert "@_Z6unusedi" not in text
    assert re.search(r"declare i32 @_Z7outsidei\(i32\)", text)
    assert "internal" in header(text, r"\w*helperi")


def test_without_kernels_functions_are_the_result():
    text = ir(UNIT)
    assert header(text, "_Z6unusedi").startswith("define i32")
    assert "helper" not in text and "outside" not in text


def test_what_only_the_compiler_calls_is_no_result():
    text = ir("""
        template <class T> struct A { constexpr T next(T x) const { return x + 1; } };
        constexpr int of_constants() { return A<int>().next(4); }
        constexpr int of_device() { return A<long>().next(4); }
        static_assert(of_constants() == 5 && of_device() == 5);
        __device__ int called(int n) { return of_device() + n; }
    """)  # fmt: skip
    assert "_Z9of_devicev" in text and "_ZNK1AIlE4nextEl" in text and "called" in text
    assert "of_constants" not in text and "_ZNK1AIiE" not in text


def test_relocatable_code_keeps_external_functions():
    text = ir(UNIT + KERNEL, rdc=True)
    assert header(text, "_Z6unusedi").startswith("define i32")


def test_instances_for_types_of_one_unit_are_not_shared_with_others():
    text = ir(
        """
        namespace { struct Hidden { virtual __device__ int f() { return 1; } }; enum class E { a }; }
        struct Known {};
        template <class T> __device__ int size(T t) { return sizeof t; }
        template <class T> struct Box {
            static constexpr int number = sizeof(T);
            __device__ int get(T *) { return number; }
        };
        struct Gr$ö { static constexpr int n = 1; };
        __global__ void k(int *p)
        {
            struct Local { int x; };
            *p = size(Known()) + size(Hidden()) + size(E::a) + size(Local()) + size([=] { return *p; })
                + Box<Hidden>().get(0) + Box<Local *>().get(0) + *&Box<Hidden>::number + Box<Known>().get(0)
                + Gr$ö::n + size(Gr$ö());
        }
        """,
        rdc=True,
        opt=0,
    )
    shared = set(re.findall(r"(?m)^(?:define|@\S+ =).* (?:weak|weak_odr) .*?@?(_Z[\w$]+)", text))
    shared |= set(re.findall(r"(?m)^@(\S+) = (?:weak|weak_odr) ", text))
    assert shared == {
        "_Z4sizeI5KnownEiT_", "_ZN3BoxI5KnownE3getEPS0_", "_Z4sizeI4Gr$$u00f6EiT_",
        "_Z4sizeIZ1kPiE5LocalEiT_", "_ZN3BoxIPZ1kPiE5LocalE3getEPS2_", "_Z4sizeIZ1kPiEUlvE_EiT_",  # as nvcc's
    }  # fmt: skip
    for part in ("6Hidden", "1E", "_ZTVN12_GLOBAL__N_16HiddenE"):
        assert re.search(rf"(?m)^(define|@\S+ =).* internal .*{part}|^@\S*{part}\S* = .*internal", text), part


def test_attribute_used_keeps_a_function():
    text = ir("__attribute__((used)) static __device__ int kept() { return 1; } __global__ void k() {}")
    assert "kept" in text


def test_strings_are_shared():
    text = ir('__device__ const char *a = "same", *b = "same", *c = "other"; __global__ void k() {}')
    assert len(re.findall(r"(?m)^@\$str\d+ = ", text)) == 2


def test_same_text_for_the_same_source():
    text = UNIT + KERNEL + "__device__ int a = 1, b = 2; __device__ int *c[2] = {&a, &b};"
    assert ir(text) == ir(text)


# ---------------------------------------------------------------- inlining

CALLS = """
__device__ int plain(int x) { return x * 3; }
__device__ __noinline__ int never(int x) { return x * 5; }
__device__ __forceinline__ int always(int x) { return x * 7; }
__device__ int odd(int x);
__device__ int even(int x) { return x ? odd(x - 1) : 1; }
__device__ int odd(int x) { return x ? even(x - 1) : 0; }
extern "C" __global__ void k(int *p) { *p = plain(never(always(even(*p)))); }
"""


@pytest.mark.parametrize(
    "name, opt, inlined",
    [
        ("_Z5plaini", 3, True),
        ("_Z5plaini", 0, False),
        ("_Z6alwaysi", 0, True),
        ("_Z5neveri", 3, False),
        ("_Z3oddi", 3, False),
        ("_Z4eveni", 3, False),
    ],
)
def test_who_is_inlined(name, opt, inlined):
    assert ("alwaysinline" in header(ir(CALLS, opt=opt), name)) == inlined


def test_cycles_of_calls():
    calls = {"a": {"b", "c"}, "b": {"a"}, "c": {"d"}, "d": set(), "e": {"e"}, "f": {"a", "e", "x"}}
    assert recursive(calls) == {"a", "b", "e"}
    deep = {n: {n + 1} for n in range(5000)} | {5000: set()}
    assert recursive(deep) == set()
    assert len(recursive(deep | {5000: {0}})) == 5001


def test_inlining_does_not_explode():
    chain = "__device__ int f0(int x) { return x + 1; }" + "".join(
        f"__device__ int f{i}(int x) {{ return f{i - 1}(x) + f{i - 1}(x * 3) + f{i - 1}(x * 5); }}"
        for i in range(1, 16)
    )
    text = ir(chain + 'extern "C" __global__ void k(int *p) { *p = f15(*p); }')
    inlined = ["alwaysinline" in header(text, f"_Z{len(f'f{i}')}f{i}i") for i in range(15)]
    assert inlined[:3] == [True] * 3 and not all(inlined)
    assert len(compile_ptx(Lowered(text, ()), Options(opt=1))) < 200_000


def test_forced_inlining_does_not_explode_either():
    chain = "__device__ __forceinline__ int f0(int x) { return x + 1; }" + "".join(
        f"__device__ __forceinline__ int f{i}(int x) {{ return f{i - 1}(x) + f{i - 1}(x * 3); }}"
        for i in range(1, 21)
    )
    text = ir(chain + 'extern "C" __global__ void k(int *p) { *p = f20(*p) + f20(p[1]); }', opt=0)
    inlined = ["alwaysinline" in header(text, f"_Z{len(f'f{i}')}f{i}i") for i in range(21)]
    assert inlined[:9] == [True] * 9 and not all(inlined)


# ---------------------------------------------------------------- instructions


def kernel(body, parameters="int *p, float *f, int n", **options):
    text = f'extern "C" __global__ void k({parameters}) {{ {body} }}'
    return function(ir(text, **options), "k")


@pytest.mark.parametrize(
    "options, instruction",
    [
        ({}, "fadd contract float"),
        ({"fmad": False}, "fadd float"),
    ],
)
def test_contraction_is_allowed_unless_refused(options, instruction):
    assert instruction in kernel("f[0] = f[1] * f[2] + f[3];", **options)


@pytest.mark.parametrize(
    "options, expression, instruction",
    [
        ({}, "f[1] / f[2]", "fdiv contract float"),
        ({"prec_div": False}, "f[1] / f[2]", "@llvm.nvvm.div.full(float"),
        ({"prec_div": False, "ftz": True}, "f[1] / f[2]", "@llvm.nvvm.div.full.ftz(float"),
        ({"prec_div": False}, "1.0f / f[2]", "fdiv afn contract float"),
        ({"fast_math": True}, "f[1] / f[2]", "fdiv afn contract float"),
        ({"fast_math": True}, "(double)f[1] / f[2]", "fdiv contract double"),
    ],
)
def test_division_as_nvcc(options, expression, instruction):
    assert instruction in kernel(f"f[0] = {expression};", **options)


def test_flushing_denormals_is_an_attribute():
    assert '"denormal-fp-math-f32"="preserve-sign,preserve-sign"' in kernel("", ftz=True)
    assert "denormal" not in kernel("")


@pytest.mark.parametrize(
    "pragma, hint",
    [
        ("#pragma unroll", "llvm.loop.unroll.full"),
        ("#pragma unroll 4", 'llvm.loop.unroll.count", i32 4'),
        ("#pragma unroll 1", "llvm.loop.unroll.disable"),
        ("#pragma nounroll", "llvm.loop.unroll.disable"),
    ],
)
@pytest.mark.parametrize("loop", ["for (int i = 0; i < n; i++) p[i] = 0;", "do p[n] = 0; while (n--);"])
def test_unroll_pragmas(pragma, hint, loop):
    text = ir(f'extern "C" __global__ void k(int *p, int n) {{\n{pragma}\n{loop}\n}}')
    number = re.search(r"!llvm\.loop !(\d+)", function(text, "k"))[1]
    node = re.search(rf"(?m)^!{number} = distinct !{{!{number}, !(\d+)}}", text)[1]
    assert hint in re.search(rf"(?m)^!{node} = (.*)", text)[1]


def test_bit_fields_touch_their_own_bytes_only():
    text = ir(
        "struct s { int a : 17, b : 15; char c; int d : 7; };"
        'extern "C" __global__ void k(struct s *s) { s->b = 1; s->d = 2; }'
    )
    stores = re.findall(r"store (i\d+)", function(text, "k"))
    assert stores == ["i32", "i8"]


def test_volatile_is_kept():
    text = kernel("volatile int *v = p; *v = *v; v[1];")
    assert text.count("load volatile i32") == 2 and text.count("store volatile i32") == 1


def test_members_of_packed_records_are_read_at_their_alignment():
    text = ir(
        "struct __attribute__((packed)) s { char c; int i; int a[2]; };"
        'extern "C" __global__ void k(struct s *s, int n) { s->i = s->a[n]; }'
    )
    assert re.search(r"store i32 %\d+, ptr %\d+, align 1", function(text, "k"))
    assert re.search(r"load i32, ptr %\d+, align 1", function(text, "k"))


def test_a_cast_promises_the_new_type_s_alignment():
    text = kernel("__shared__ char bytes[256]; f[0] = *(float *)&bytes[4 * n];")
    assert re.search(r"load float, ptr %\d+, align 4", text)


def test_special_registers_have_ranges():
    text = kernel("p[threadIdx.x] = blockDim.z;")
    assert "call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()" in text
    assert "call range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z()" in text


def test_a_primitive_has_an_address():
    text = ir('extern "C" __global__ void k(void (**f)()) { *f = __threadfence; }')
    assert "@__threadfence$primitive" in function(text, "k")
    assert "@llvm.nvvm.membar.gl" in function(text, r"__threadfence\$primitive")


# ---------------------------------------------------------------- inline PTX


@pytest.mark.parametrize(
    "statement, call",
    [
        (
            'asm volatile("bar.sync 0;" ::: "memory");',
            'call void asm sideeffect "bar.sync 0;", "~{memory}"()',
        ),
        (
            'asm("add.s32 %0, %1, %2;" : "=r"(p[0]) : "r"(n), "r"(5));',
            'call i32 asm "add.s32 ${0}, ${1}, ${2};", "=r,r,r"(i32 ',
        ),
        (
            'asm volatile("{ .reg .pred p; mov.u32 %0, %%laneid; }" : "+r"(n));',
            'call i32 asm sideeffect "{ .reg .pred p; mov.u32 ${0}, %laneid; }", "=r,0"(i32 ',
        ),
        (
            'float a; double d; asm("mov.f32 %0, %2; mov.f64 %1, 0;" : "=f"(a), "=d"(d) : "f"(1.0f));',
            'call { float, double } asm "mov.f32 ${0}, ${2}; mov.f64 ${1}, 0;", "=f,=d,f"(float ',
        ),
        ('asm("st.u32 [%0], %1;" :: "l"(p), "n"(7));', 'asm sideeffect "st.u32 [${0}], ${1};", "l,n"(i64 '),
    ],
)
def test_inline_ptx(statement, call):
    assert call in kernel(statement)


# ---------------------------------------------------------------- the host


def test_functions_of_the_host_take_the_thread():
    text = str(lower(unit(CALLS), HOST, Options()))
    # A kernel's linkage is given where it is known how it runs.
    assert "define void @k(ptr %T, ptr " in text
    assert "@_Z5neveri(ptr %T, i32 %x.arg)" in text
    assert "call i32 @_Z5neveri(ptr %T, i32 " in text


def test_c_names_do_not_meet_the_c_library_on_the_host():
    program = "int strlen(char *s) { return 0; } __global__ void k(int *p) { *p = strlen(0); }"
    text = str(lower(unit(program, "c"), HOST, Options()))
    assert "@strlen(" not in text


# ---------------------------------------------------------------- refusals


def test_what_the_target_lacks_is_refused_at_its_place():
    text = 'extern "C" __global__ void k(char *p) { asm("nop" :: "n"(p[0])); }'
    with pytest.raises(CompileError, match="constant"):
        ir(text)


def test_deep_expressions_and_statements():
    terms = " + ".join(["p[1]"] * 1500)
    nested = "if (p[1]) { " * 100 + "p[2] = 1;" + "}" * 100
    ir(f'extern "C" __global__ void k(int *p) {{ p[0] = {terms}; {nested} }}')


def test_records_reach_a_function_by_a_pointer_that_llvm_sees_through():
    """LLVM believes of such a call what it knows of the function, so both must take records alike; otherwise
    what is stored for the call is dropped."""
    text = """
        struct S { int a[7]; };
        int out[8], n = 3;
        static struct S make(int k) { struct S v; for (int i = 0; i < 7; i++) v.a[i] = k * i; return v; }
        __attribute__((noinline)) static int f(struct S p, struct S q, int k) { return p.a[3] + q.a[2] * k; }
        __global__ void run(int k)
        {
            int (*v)(struct S, struct S, int) = f;
            for (int i = 0; i < n; i++) out[i] = v(make(5), make(k + i), k);
        }
    """
    options = Options(opt=3)
    stages = Stages(Source("k.c", text), LANGUAGES["c"], options)
    ptx = compile_ptx(stages.lower(), options)
    kernel = ptx[ptx.index(".entry run") :]
    calls = kernel.count("call.uni (retval0), f, ")
    assert calls and len(re.findall(r"st\.param\.b32\s+\[param0\], 15;", kernel)) == calls  # make(5).a[3]


# ---------------------------------------------------------------- what is handed over with the text


def lowered(body, language="cu", before="", **options):
    text = f"{before}\n__global__ void k(int *p, float *f, unsigned *u) {{ {body} }}"
    return lower(unit(text, language), NVPTX64, Options(**options))


@pytest.mark.parametrize(
    ("body", "loops"),
    [
        ("if (p[0]) p[1] = 2; else p[2] = p[3] ? 4 : 5;", False),
        ("switch (p[0]) { case 1: p[1] = 1; break; case 2: p[2] = 3; }", False),
        ("if (p[0]) goto end; p[1] = 3; end: ;", False),
        ("for (int i = 0; i < p[0]; i++) p[i] = 0;", True),
        ("while (p[0]) p[1]++;", True),
        ("do p[1]++; while (p[0]);", True),
        ("again: if (p[0]++) goto again;", True),
        ("atomicAdd(p, 1);", False),
        ('printf("%.8s", (char *)p);', True),  # a string is copied
    ],
)
def test_it_is_known_what_loops(body, loops):
    assert lowered(body).loops == loops


@pytest.mark.parametrize(
    ("body", "before", "version"),
    [
        ("p[0] = 1;", "", (0, 0)),
        ("p[0] = __shfl_sync(~0u, p[1], 3);", "", (6, 0)),
        ("p[0] = __activemask();", "", (6, 2)),
        ("__nanosleep(100);", "", (6, 3)),
        ("p[0] = g(1, 2);", "static __device__ __noinline__ int g(int n, ...) { return n; }", (6, 3)),
        ("p[0] = __reduce_add_sync(~0u, p[1]);", "", (7, 8)),
        ('asm("tanh.approx.f32 %0, %1;" : "=f"(f[0]) : "f"(f[1]));', "", (7, 0)),
        (
            'asm volatile("cp.async.wait_all;"); asm("mbarrier.try_wait.b64 _, [%0];" :: "r"(p[0]));',
            "",
            (7, 8),
        ),
        ("", "__global__ void h(const __grid_constant__ int n) {}", (7, 7)),
        ("", "struct L { int a[2000]; }; __global__ void h(L l) {}", (8, 1)),
        ("", "__global__ void __cluster_dims__(2) h() {}", (7, 8)),
    ],
)
def test_what_needs_a_newer_ptx_says_so(body, before, version):
    assert lowered(body, before=before).version == version


@pytest.mark.parametrize(
    ("text", "version"),
    [
        ("{ .reg .pred p; isspacep.param p, $1; selp.u32 $0, 1, 0, p; }", (7, 7)),
        ("set.eq.u32.f16x2 $0, $1, $2;", (6, 5)),
        ("{ tex.2d.v4.f32.f32 {$0, $1, $2, $3}|p, [$5, {$6, $7}]; }", (7, 1)),
        ("atom.sys.exch.b128 $0, [$1], $2;", (8, 4)),
        ("{ LAB_WAIT: mbarrier.try_wait.parity.shared::cta.b64 P1, [%0], %1; @P1 bra.uni DONE; }", (7, 8)),
        ("@!%p1 add.s32 %r1, %r2, %clusterid.x;", (7, 8)),
        ("// activemask.b32\nmov.b64 {%0, %1}, %2; /* tanh.approx.f32 */", (0, 0)),
        ("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [x], [y], 16, [z];", (8, 0)),
    ],
)
def test_versions_of_instructions(text, version):
    from minicu.ptx import isa

    assert isa.version(text) == version


def test_memory_that_must_be_guarded():
    constants = "__constant__ int c[4];"
    assert lowered("atomicAdd(p, c[1]);", before=constants).guarded
    assert not lowered("atomicAdd(p, 1);").guarded
    assert not lowered("p[0] = c[1];", before=constants).guarded


def test_arrays_of_variable_length_begin_with_sm_52():
    source = "__global__ void k(int n, int *p) { int a[n]; p[0] = a[p[1]]; }"
    assert lower(unit(source, "c"), NVPTX64, Options(arch="sm_52")).version == (7, 3)
    with pytest.raises(CompileError, match="not supported: arrays of variable length before sm_52"):
        lower(unit(source, "c"), NVPTX64, Options(arch="sm_50"))


def test_records_of_a_variable_argument_list_are_read_as_aligned():
    record = "struct P { char c; long long d; }; struct Q { int i; P p; short s; };"
    body = "va_list l; va_start(l, n); Q q = va_arg(l, Q); va_end(l); return q.i + q.p.c + q.p.d + q.s;"
    source = f'#include <stdarg.h>\n{record} extern "C" __device__ long long f(int n, ...) {{ {body} }}'
    ptx = compile_ptx(lower(unit(source), NVPTX64, Options()), Options())
    assert re.findall(r"ld\.param\.\w(\d+) \t%\w+, \[%VAParam", ptx) == ["32", "8", "64", "16"]


@pytest.mark.parametrize("arch", ["sm_50", "sm_70", "sm_75"])
def test_the_fast_tanh_begins_with_sm_75(arch):
    source = "__global__ void k(float *p) { p[0] = __tanhf(p[1]) + tanhf(p[2]); }"
    text = str(lower(unit(source), NVPTX64, Options(arch=arch, fast_math=True)))
    assert ("@__nv_fast_tanhf(" in text) == (arch == "sm_75") and ("@__nv_tanhf(" in text) == (
        arch != "sm_75"
    )


@pytest.mark.parametrize(
    ("arch", "body", "instruction", "fences"),
    [
        ("sm_50", "p[1] = atomicAdd_block(p, 1);", "atom.add.u32", 0),
        ("sm_60", "p[1] = atomicAdd_block(p, 1);", "atom.cta.add.u32", 0),
        ("sm_60", "p[1] = atomicAdd_system(p, 1);", "atom.sys.add.u32", 0),
        ("sm_70", "p[1] = atomicAdd_system(p, 1);", "atom.relaxed.sys.add.u32", 0),
        ("sm_60", "p[1] = __atomic_fetch_add(p, 1, __ATOMIC_ACQ_REL);", "atom.sys.add.u32", 2),
        ("sm_60", "p[1] = __atomic_fetch_add(p, 1, __ATOMIC_ACQUIRE);", "atom.sys.add.u32", 1),
        ("sm_60", "p[1] = __sync_val_compare_and_swap(p, 1, 2);", "cmpxchg", 2),
        ("sm_70", "p[1] = __atomic_fetch_add(p, 1, __ATOMIC_ACQ_REL);", "atom.acq_rel.sys.add.u32", 0),
    ],
)
def test_orders_and_scopes_of_old_gpus(arch, body, instruction, fences):
    """Before sm_70 fences give an operation its order; before sm_60 there are no scopes."""
    text = str(lowered(body, arch=arch))
    assert instruction in text
    assert text.count(" fence ") == fences


@pytest.mark.parametrize("body", ["atomicAdd_system(p, 1);", "__atomic_fetch_add(p, 1, __ATOMIC_RELAXED);"])
def test_the_system_s_scope_begins_with_sm_60(body):
    with pytest.raises(CompileError, match="not supported: atomic operations of system scope before sm_60"):
        lowered(body, arch="sm_52")


@pytest.mark.parametrize(("arch", "instruction"), [("sm_60", "cmpxchg"), ("sm_70", "atom.")])
def test_atomic_halves_begin_with_sm_70(arch, instruction):
    halves = "#include <cuda_fp16.h>"
    text = str(lowered("atomicAdd((__half *)p, (__half)1);", before=halves, arch=arch))
    assert instruction in text and ("add.noftz.f16" in text) == (arch == "sm_70")
    text = str(lowered("atomicCAS((unsigned short *)p, u[0], u[1]);", arch=arch))
    assert instruction in text and ("cas.b16" in text) == (arch == "sm_70")
