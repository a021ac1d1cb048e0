"""`minicu run`: the programs of tests/whole print what their .out files hold, on every device."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from runner import levels, machine, served

from minicu.abi.target import HOST

FILES = Path(__file__).parent / "whole"
#: Programs without kernels, whose output is that of g++'s program.
PLAIN = (
    "containers", "random", "statics", "modern", "vector", "strings", "utilities", "algorithms", "streams",
    "maps", "unordered", "sequences", "complexes", "times", "functions", "posix", "tuples", "lookups",
    "held_functions", "bindings_of_namespaces", "nested_specialisations", "limits", "functions_of_blocks",
    "threads", "paths", "c_calls", "construction", "odd_statements", "exceptions", "unwinding", "rtti",
    "traits", "deduction", "more_headers", "regular_expressions", "overload_choices", "overload_ranks",
    "lifetimes", "unsure_temporaries", "language_core", "classes_and_values", "named_constants",
    "conditional_chains", "conditional_objects", "const_values", "unnamed_objects", "declared_before",
    "templates_at_large", "values_and_objects", "this_behind_parameters",
    "member_pointers", "template_orderings", "packs_at_large", "class_deductions", "callables",
    "templates_more", "conversion_templates", "conversions_to_references", "lambdas_at_large",
    "exceptions_more", "inheritance", "before_main", "objects_from_values", "long_doubles", "unused_statics",
    "exceptions_leaving", "null_pointers", "static_references", "odd_constructions", "around_main", "mapped",
    "literals", "policies", "shared_bases", "unwound", "variadic_overriders", "replaced_new", "atomics",
    "tried_constructions", "ends_that_throw", "calls_through_conversions", "statics_in_constructors",
    "replaced_later", "thrown_pointers", "noexcept_types", "noexcept_callables", "template_templates",
    "wide_strings", "time_literals", "vector_bool", "elements_in_place", "implicit_overriders", "many_ends",
    "piecewise", "placement_delete", "typeid_and_packed", "classes_in_variable_arguments", "endings",
    "members_outside", "members_of_namespaces", "made_by_conversions", "aligned_new", "wide_numbers",
    "wide_text", "evaluated_early", "unasked_macros", "put_time", "static_member_templates", "constant_views",
    "explicit_members", "threads_together", "threads_of_c", "thread_and_path", "thread_locals", "futures",
    "distributions", "decltype_members", "files_and_folders", "streams_unnamed", "library_corners",
    "own_names", "more_scans", "processes", "lists_for_templates", "seed_sequences", "own_allocators",
    "library_rarely", "unordered_many", "deduced_values", "hashes_of_objects", "regular_matches",
    "destroyed_parts", "streams_that_throw", "multimap_hints", "stream_failures",
    "joined_literals", "unique_pointers", "associated_namespaces",
    "associated_unnamed", "optional_constants", "omitted_middle",
    "generic_streams", "container_parameters", "parts_of_texts", "aliases_before_classes",
    "texts_of_errors", "macros_of_c",
    "static_lists", "choices_of_classes", "replaced_sized",
    "values_of_nothing",
    "ends_of_steps",
    "lives_crossed",
    "odd_temporaries",
    "inherited_in_place", "conversions_of_values", "made_arrays", "constant_members", "spaces_of_macros",
    "references_in_lists", "temporary_arrays", "unnamed_arrays", "counted_arrays", "raw_texts",
)  # fmt: skip

#: Programs with kernels, which run on each device.
KERNELS = (
    "lambdas_with_local_types", "types_of_host_variables", "launching_threads", "runtime_more",
    "left_to_host", "chrono", "classes", "symbols", "managed", "complex_kernel", "odd_launches",
    "copy_directions",
    "evaluation_order", "shared_limits", "device_members", "device_operators", "classes_of_the_host",
    "extended_lambdas", "nested_lambdas", "textures", "children", "vocabulary", "caught_copies",
    "copies_to_nowhere", "launched_again", "operators_of_enumerations", "operators_of_converted",
    "private_members_outside", "inherited_members", "using_in_blocks", "using_global_operators",
    "operators_of_unnamed", "names_of_enumerators", "locales_of_c", "operators_with_arguments",
    "defaults_in_lists",
    "data_member_arguments", "managed_base", "halves_as_classes", "clusters_launched", "clusters_counted",
    "kernel_names", "captured_times", "list_values", "variable_arrays", "copied_from_converted",
    "extern_alone", "main_returns_nothing", "conditional_graphs", "names_in_kernels", "low_bits",
    "low_bits_of_counters", "library_operators", "device_tables", "bindings_of_tuples",
    "inline_constants", "stream_buffers", "driver_types", "declared_in_blocks",
    "thrown_while_compiling", "launch_lists",
)  # fmt: skip

#: Programs without kernels of C++20, whose output is that of g++'s program.
NEWER = (
    "crossed_in_20",
    "compared_in_order",
    "implicit_members",
    "orderings", "bases_of_temporaries",
    "library_of_20", "owners_of_20", "asked_at_compile_time", "declared_in_20",
    "library_compared", "aggregates_in_parentheses", "constraints", "constrained_auto",
    "constrained_by_class", "constrained_members", "threads_of_20", "atomic_owners", "objects_of_20",
)  # fmt: skip

#: Those that ask very much of one header, or much of many, and take longer than the others together; what
#: they ask most of is asked a little by another: "deduction" for "class_deductions", "times" for "put_time".
THOROUGH = {
    "traits", "algorithms", "exceptions", "maps", "sequences", "vector", "unordered", "utilities",
    "more_headers", "strings", "streams", "regular_expressions", "wide_strings", "vector_bool",
    "elements_in_place", "distributions", "futures", "files_and_folders", "unordered_many", "library_rarely",
    "threads_together", "container_parameters", "hashes_of_objects", "parts_of_texts", "library_corners",
    "callables", "shared_bases", "optional_constants", "values_and_objects", "tuples", "complexes",
    "library_operators", "library_of_20", "threads_of_20", "owners_of_20", "class_deductions", "unwound",
    "construction", "managed_base", "noexcept_callables", "texts_of_errors", "put_time", "more_scans",
    "streams_that_throw", "wide_numbers", "literals", "thread_and_path", "associated_unnamed", "aligned_new",
    "generic_streams", "replaced_sized", "exceptions_more", "list_values", "private_members_outside",
    "using_global_operators", "atomic_owners",
}  # fmt: skip


def _programs(names):
    """Those names; what is thorough is for `make prove`, and others ask a little of the same."""
    return [pytest.param(n, marks=[pytest.mark.slow] if n in THOROUGH else []) for n in names]


def given(name):
    """What the program reads from its standard input: a file of the same name, or nothing. (It is no pipe:
    what is left in a stream when it stops to be one with C's depends on that.)"""
    file = FILES / f"{name}.in"
    return (file if file.exists() else Path(os.devnull)).open()


def test_every_program_is_tried():
    text = Path(__file__).read_text()
    assert not [file.stem for file in FILES.glob("*.cu") if not re.search(rf"\b{file.stem}\b", text)]


def run(*words, **more):
    """`minicu run` with these words; what finished."""
    level = levels.of_files(words, more.get("cwd"))
    return served.run("-m", "minicu", "run", *words, level=level, **more)


@pytest.mark.parametrize(
    ("name", "arguments", "status"),
    [
        ("runtime", (), 3),
        ("host", ("a", "b"), 5),
        ("launches", ("hello",), 0),
        *(pytest.param(*p.values, (), 0, marks=p.marks) for p in _programs(KERNELS)),
    ],
)
def test_output(device, name, arguments, status):
    done = run("--device", device, FILES / f"{name}.cu", *arguments)
    assert done.stdout == (FILES / f"{name}.out").read_text(), done.stderr
    assert done.returncode == status


@pytest.mark.parametrize("coroutines", ["0", "1"])
def test_barriers_that_ended_threads_miss(device, coroutines):
    """As on a GPU, the kernel goes on without them; the CPU device says so once for each kernel."""
    file = FILES / "missed_barriers.cu"
    done = run("--device", device, file, env={**os.environ, "MINICU_CPU_COROUTINES": coroutines})
    assert (done.returncode, done.stdout) == (0, file.with_suffix(".out").read_text()), done.stderr
    told = (
        ("rows", (1, 0, 0), (0, 0, 0), 10, (63, 0, 0)),
        ("tiles<int>", (2, 0, 0), (0, 0, 0), 21, (7, 7, 0)),
        ("rounds", (0, 0, 0), (32, 0, 0), 33, (31, 0, 0)),
    )
    wanted = [
        f"minicu: warning: {kernel}: barrier divergence in block {block}: thread {waits} waits at "
        f"{file}:{line}, thread {ended} ended without reaching it; a GPU goes on without it"
        for kernel, block, waits, line, ended in told
    ]
    assert done.stderr.splitlines() == (wanted if device == "cpu" else [])


def test_device_variables(device):
    """Host code that uses them as its own is warned of each place, and means others."""
    file = FILES / "device_variables.cu"
    done = run("--device", device, file)
    assert (done.returncode, done.stdout) == (0, file.with_suffix(".out").read_text()), done.stderr
    marked = [n for n, line in enumerate(file.read_text().splitlines(), 1) if line.endswith("// told")]
    told = re.findall(r":(\d+):\d+: warning: '(\w+)' is a __(\w+)__ variable: .*\[-Whost-use\]", done.stderr)
    assert sorted({int(line) for line, _, _ in told}) == marked and len(told) == len(marked)
    assert {space for _, name, space in told if name == "factors"} == {"constant"}


def test_debugged():
    """With what a debugger is told: static objects without a name are passed over."""
    done = run("--device", "cpu", "-G", FILES / "static_references.cu")
    assert done.stdout == (FILES / "static_references.out").read_text(), done.stderr


def test_driver(device):
    """<cuda.h>: functions of libcuda, which is on machines with a GPU alone."""
    words = ("--device", device, FILES / "driver.cu")
    if device == "cpu":
        done = run(*words)
        assert done.returncode == 1 and "'cuInit'" in done.stderr and "-lcuda" in done.stderr
        return
    done = run(*words, "-lcuda")
    assert done.stdout == (FILES / "driver.out").read_text(), done.stderr
    assert done.returncode == 0


def test_tensor_map(device):
    """cudaGetDriverEntryPoint: a function of libcuda, where there is one."""
    if device == "cuda" and (machine.gpu_capability() or (0, 0)) < (9, 0):
        pytest.skip("needs the tensor memory accelerator")
    done = run("--device", device, "-arch=sm_90", FILES / "tensor_map.cu")
    expected = "0 0 272 337 479 128 128\n" if device == "cuda" else "cudaErrorNotSupported\n"
    assert done.stdout == expected, done.stderr


#: Where host code's long double is wider than a double.
ON_X86 = pytest.mark.skipif(HOST.machine != "x86_64", reason="long double is a double")


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(
            n, marks=[pytest.mark.slow] if n in THOROUGH else [ON_X86] if n == "long_doubles" else []
        )
        for n in PLAIN
    ],
)
def test_library(name, tmp_path):
    """Programs without kernels need no device but one."""
    done = run("--device", "cpu", FILES / f"{name}.cu", stdin=given(name), cwd=tmp_path)
    assert done.stdout == (FILES / f"{name}.out").read_text(), done.stderr
    assert done.returncode == 0


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("std::vector<int> v(3); v.at(3);", "vector::_M_range_check: __n (which is 3) >= this->size()"),
        ('std::string("abc").substr(4);', "basic_string::substr: __pos (which is 4) > this->size()"),
        ('std::stoi("x");', "'std::invalid_argument'\n  what():  stoi"),
        ("std::map<int, int> m; m.at(1);", "map::at"),
        ("std::optional<int> o; o.value();", "'std::bad_optional_access'"),
        ("std::function<void()> f; f();", "'std::bad_function_call'"),
        ("std::vector<int> v; v.reserve(~0ul);", "'std::length_error'\n  what():  vector::reserve"),
    ],
)  # fmt: skip
def test_what_would_throw(tmp_path, text, said):
    """An exception that nobody catches: the program ends with what libstdc++ says."""
    headers = "array deque functional map optional string unordered_map vector cstdio".split()
    lines = "".join(f"#include <{name}>\n" for name in headers)
    (tmp_path / "p.cu").write_text(
        f'{lines}int main() {{ printf("before\\n"); {text} printf("behind\\n"); }}'
    )
    done = run("--device", "cpu", "p.cu", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (134, "before\n"), done.stderr
    assert done.stderr.startswith("terminate called after throwing an instance of") and said in done.stderr


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("std::list<int, Arena<int>> l; l.push_back(1);", "an allocator with state"),
        ("std::map<int, int, std::less<int>, Arena<Pair>> m; m[1] = 2;", "an allocator with state"),
        ("std::deque<int, Arena<int>> d; d.push_back(1);", "an allocator with state"),
        ("std::basic_string<char, std::char_traits<char>, Arena<char>> s;", "another allocator"),
        ("std::basic_string<char, Traits> s;", "of other traits or another allocator"),
        ("std::basic_string_view<char, Traits> s;", "of other traits than std::char_traits"),
    ],
)  # fmt: skip
def test_what_containers_do_not_take(tmp_path, text, said):
    (tmp_path / "p.cu").write_text(f"""\
#include <deque>
#include <list>
#include <map>
#include <string>
#include <string_view>
template <class T> struct Arena {{
    typedef T value_type;
    int *from;
    Arena() : from(nullptr) {{}}
    template <class U> Arena(const Arena<U> &other) : from(other.from) {{}}
    T *allocate(std::size_t n) {{ return static_cast<T *>(::operator new(n * sizeof(T))); }}
    void deallocate(T *p, std::size_t) {{ ::operator delete(p); }}
    bool operator==(const Arena &b) const {{ return from == b.from; }}
    bool operator!=(const Arena &b) const {{ return from != b.from; }}
}};
struct Traits : std::char_traits<char> {{}};
typedef std::pair<const int, int> Pair;
int main() {{ {text} }}
""")
    done = run("--device", "cpu", "p.cu", cwd=tmp_path)
    assert done.returncode == 1 and "p.cu:18" in done.stderr and "not supported: " in done.stderr
    assert said in done.stderr, done.stderr


@pytest.mark.parametrize("name", _programs([*NEWER, "class_arguments"]))
def test_cxx20(device, name):
    done = run("--device", device, "-std=c++20", FILES / f"{name}.cu")
    assert done.stdout == (FILES / f"{name}.out").read_text(), done.stderr


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("g++") is None, reason="needs g++")
@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=ON_X86) if n == "long_doubles" else n for n in (*PLAIN, *NEWER)]
)
def test_g_plus_plus_prints_the_same(name, tmp_path):
    (tmp_path / "p.cpp").write_text((FILES / f"{name}.cu").read_text())
    standard = "-std=c++20" if name in NEWER else "-std=c++17"
    options = [standard, "-O1", "-ffp-contract=off", "-w"]
    subprocess.run(
        ["g++", *options, "p.cpp", "-o", "p", "-pthread", "-latomic"], cwd=tmp_path, check=True, timeout=120
    )
    done = subprocess.run(
        [tmp_path / "p"], capture_output=True, text=True, timeout=60, stdin=given(name), cwd=tmp_path
    )
    assert done.stdout == (FILES / f"{name}.out").read_text()


@pytest.mark.parametrize(
    ("how", "status", "printed", "said"),
    [
        ("null", 139, "", "minicu: error: the program touched a null pointer"),
        ("assert", 134, "", "faults.cu:17: int main(int, char **): Assertion `argc == 5' failed"),
        ("abort", 134, "", ""),
        ("zero", 136, "", "minicu: error: the program divided an integer by zero"),
        ("exit", 9, "", ""),
        ("deep", 139, "", "used up its stack (endless recursion?)"),
        ("kernel", 7, "1\n1\n", "wild"),
        ("unasked", 4, "", "wild"),
        ("claim", 0, "cudaErrorAssert\n", "Assertion `n == 3` failed"),
        ("", 0, "", ""),
    ],
)
def test_faults(device, how, status, printed, said):
    """What was printed before is not lost, and the status is what a shell would show."""
    done = run("--device", device, FILES / "faults.cu", "--", how)
    assert (done.returncode, done.stdout) == (status, f"first\n{printed}"), done.stderr
    assert said in done.stderr and "Traceback" not in done.stderr
    assert said or not done.stderr


@pytest.mark.parametrize(
    ("how", "status", "printed", "said"),
    [
        ("null", 139, "", "error: the program touched a null pointer"),
        ("deep", 139, "", "used up its stack (endless recursion?)"),
        ("exit", 7, "thread ends\nprogram ends\n", ""),
        ("throw", 134, "", "'std::runtime_error'\n  what():  nobody catches this"),
        ("detached", 2, "thread ends\njoined 1\nprogram ends\n", ""),
        *(
            pytest.param(*more, marks=pytest.mark.slow)
            for more in (
                ("zero", 136, "", "error: the program divided an integer by zero"),
                ("abort", 134, "", ""),
                ("assert", 134, "", "Assertion `number == 1' failed"),
                ("leave", 2, "thread ends\njoined 9\nprogram ends\n", ""),
                ("unjoined", 134, "", "terminate called without an active exception"),
                ("main leaves", 0, "thread ends\nprogram ends\n", ""),
                ("spin", 3, "program ends\n", ""),
                ("fault", 139, "", "error: the program touched a null pointer"),
            )
        ),
    ],
)
def test_ends_of_threads(how, status, printed, said):
    """A fault in a thread is named as one in main(), whose end is the program's; statuses and output are
    those of g++'s program."""
    done = run("--device", "cpu", FILES / "threads_ending.cu", "--", how, timeout=60)
    assert (done.returncode, done.stdout) == (status, f"first\n{printed}"), done.stderr
    assert said in done.stderr and "Traceback" not in done.stderr
    assert said or not done.stderr


@pytest.mark.parametrize(
    ("text", "status", "said"),
    [
        ("int main() { try { } catch (...) { } }", 0, ""),
        ("void f() noexcept { throw 1; } int main() { try { f(); } catch (...) { } }", 134,
         "terminate called after throwing an instance of 'int'"),
        ("int main() { try { throw; } catch (...) { } }", 134, "called without an active exception"),
        ("#include <stdexcept>\nint main() { try { throw std::logic_error(\"own\"); } catch (int) { } }", 134,
         "'std::logic_error'\n  what():  own"),
        ("int main() { throw 1; }", 134, "terminate called after throwing an instance of 'int'"),
        ("#include <stdexcept>\nint main() { throw std::range_error(\"far\"); }", 134, "what():  far"),
        ("__device__ void f(); __global__ void k(int *p) { if (sizeof *p != 4) f(); } void g();"
         "int main() { if (sizeof(int) != 4) g(); k<<<1, 1>>>(0); }", 0, ""),
    ],
)  # fmt: skip
def test_small_programs(tmp_path, text, status, said):
    """With handlers that have nothing to do or are not there; what is never called need not be defined."""
    (tmp_path / "p.cu").write_text(text)
    done = run("--device", "cpu", "p.cu", cwd=tmp_path)
    assert done.returncode == status and said in done.stderr, done.stderr
    assert "Traceback" not in done.stderr


def test_arguments_and_environment(tmp_path):
    """Behind the file stand the program's arguments; `--` lets them look like options."""
    (tmp_path / "p.cu").write_text("""
        #include <stdio.h>
        #include <stdlib.h>
        int main(int argc, char **argv, char **environment)
        {
            for (int i = 0; i < argc; i++) printf("[%s]", argv[i]);
            printf("%s %d\\n", getenv("MINICU_TEST_WORD"), environment[0] != 0);
            return 300;
        }
    """)
    around = {**os.environ, "MINICU_TEST_WORD": "seen"}
    done = run("--device", "cpu", "-DN=1", "p.cu", "one", "--", "-x", "two words", cwd=tmp_path, env=around)
    assert done.stdout == "[p.cu][one][-x][two words]seen 1\n"
    assert done.returncode == 300 % 256


def test_output_into_a_closed_pipe(tmp_path):
    (tmp_path / "p.cu").write_text("""
        #include <stdio.h>
        int main() { for (int i = 0; i < 100000; i++) printf("line %d\\n", i); return 0; }
    """)
    text = f"{sys.executable} -m minicu run --device cpu p.cu | head -n 1"
    done = subprocess.run(text, shell=True, cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert done.stdout == "line 0\n" and "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "inside", [pytest.param("", marks=pytest.mark.slow), "add<<<1, 1>>>(p); cudaDeviceSynchronize();"]
)
def test_signals_end_a_program(tmp_path, inside):
    (tmp_path / "p.cu").write_text(f"""
        #include <stdio.h>
        __global__ void add(int *p) {{ *p += 1; }}
        int main()
        {{
            int *p;
            cudaMalloc(&p, sizeof *p);
            for (int i = 0;; i++) {{
                printf("%d\\n", i);
                fflush(stdout);
                {inside}
            }}
        }}
    """)
    words = [sys.executable, "-m", "minicu", "run", "--device", "cpu", "p.cu"]
    for ends in (signal.SIGINT, signal.SIGPIPE):
        with subprocess.Popen(words, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
            assert process.stdout.readline() == b"0\n"
            if ends == signal.SIGINT:
                process.send_signal(ends)
            process.stdout.close()
            try:
                assert process.wait(timeout=60) == -ends and process.stderr.read() == b""
            finally:
                process.kill()


def test_ranges_outside_an_allocation(tmp_path):
    """On the CPU device, where they would end the process."""
    (tmp_path / "p.cu").write_text("""
        #include <stdio.h>
        __device__ int number = 5;
        int main()
        {
            int *p, host[100], *there;
            cudaMalloc(&p, 40);
            printf("%d", cudaMemset(p, 0, 4000));
            printf("%d", cudaMemset((void *)0x10, 0, 16));
            printf("%d", cudaMemcpy(p, host, 400, cudaMemcpyHostToDevice));
            printf("%d", cudaMemcpy(host, p + 5, 24, cudaMemcpyDeviceToHost));
            printf("%d%d", cudaMemset(p, 0, 40), cudaMemcpy(host, p + 5, 20, cudaMemcpyDeviceToHost));
            printf("%d%d", cudaMemset2D(p, 40, 0, 20, 2), cudaMemset2D(p, 20, 0, 20, 2));
            cudaMemsetParams wide = {p, 0, 0, 1, 1600000000, 1};
            cudaGraph_t graph;
            cudaGraphNode_t node;
            cudaGraphCreate(&graph, 0);
            printf("%d", cudaGraphAddMemsetNode(&node, graph, nullptr, 0, &wide));
            cudaGetSymbolAddress((void **)&there, number); // what is no array lies somewhere
            printf("%d", cudaMemcpy(host, there, 4, cudaMemcpyDeviceToHost));
            printf("%d", host[0]);
        }
    """)
    assert run("--device", "cpu", "p.cu", cwd=tmp_path).stdout == "11110010105"


@pytest.mark.parametrize(
    ("configuration", "then", "said"),
    [
        ("1, 2048", "", "fill: block.x is 2048: it must be 1 to 1024"),
        ("none, 32", "cudaDeviceSynchronize();", "fill: grid.x is 0: it must be 1 to 2147483647"),
        ("1, dim3(16, 16, 16)", "", "fill: block (16, 16, 16) has 4096 threads, the limit is 1024"),
        ("1, 32, 1 << 16", "", "fill: 65536 bytes of dynamic shared memory, where 49152 are allowed"),
        ("1, 2048", "if (cudaGetLastError() != cudaErrorInvalidValue) return 1;", ""),
        ("1, 32", "cudaMalloc(&p, (size_t)1 << 60);", ""),
        ("1, 2048", "cudaGetLastError(); cudaMalloc(&p, (size_t)1 << 60);", ""),
        ("1, 2048", "cudaGetLastError(); fill<<<1, 0>>>(p);", "fill: block.x is 0: it must be 1 to 1024"),
    ],
)
def test_launches_that_nobody_knows_were_refused(device, tmp_path, configuration, then, said):
    """A launch returns nothing: a program that does not ask for its error goes on with what was there."""
    (tmp_path / "m.cu").write_text(f"""
        __global__ void fill(int *p) {{ p[threadIdx.x] = 1; }}
        int main()
        {{
            int *p, none = 0;
            cudaMalloc(&p, 4096);
            fill<<<{configuration}>>>(p);
            {then}
            return none;
        }}
    """)
    done = run("--device", device, "m.cu", cwd=tmp_path)
    told = "minicu: warning: a launch was refused, and the program did not ask: "
    assert (done.returncode, done.stderr) == (0, f"{told}{said}\n" if said else "")
