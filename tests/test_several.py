"""`minicu run` of several files, which are one program."""

from __future__ import annotations

from pathlib import Path

import pytest
from runner import levels, served

SEVERAL = Path(__file__).parent / "whole" / "several"


def run(*words, **more):
    """`minicu run` with these words; what finished."""
    level = levels.of_files(words, more.get("cwd"))
    return served.run("-m", "minicu", "run", *words, level=level, **more)


@pytest.mark.parametrize(
    "order", ["main.cu kernels.cu host.cpp plain.c", "plain.c host.cpp kernels.cu main.cu"]
)
def test_programs_of_several_files(device, order):
    """One program: headers count once, static functions, types, constants and unnamed namespaces are each
    file's."""
    files = [SEVERAL / name for name in order.split()]
    done = run("--device", device, *files, "--", "X")
    assert done.stdout == "106 2 5\n20 1052\n12 15 0 88\n", done.stderr
    assert done.returncode == 0


def test_what_several_files_define_alike(device):
    """Types, templates and inline functions of the same tokens are one, as are their static variables; not
    where a name in them is another thing in each file."""
    done = run("--device", device, SEVERAL / "alike_main.cu", SEVERAL / "alike.cu")
    expected = "106 207 308 409 \n1225 5 77\n3 20 1\n204 104\n2 3\n4 28 10\n3 24\na b\nmain 5 111\n"  # g++'s
    assert (done.stdout, done.returncode) == (expected, 0), done.stderr


@pytest.mark.parametrize("order", ["spaces_main.cu spaces.cpp", "spaces.cpp spaces_main.cu"])
def test_what_a_header_says_without_execution_spaces(device, order):
    """For C++ files a header leaves out __host__ and __device__: it is the same function."""
    done = run("--device", device, *(SEVERAL / name for name in order.split()))
    assert (done.stdout, done.returncode) == ("16 15 16\n", 0), done.stderr


@pytest.mark.parametrize("order", ["apart_main.cu apart.cpp", "apart.cpp apart_main.cu"])
def test_a_header_takes_no_names_of_files_without_it(device, order):
    done = run("--device", device, *(SEVERAL / name for name in order.split()))
    assert (done.stdout, done.returncode) == ("8 10 307\n33 114\n", 0), done.stderr


@pytest.mark.parametrize("order", ["instances_main.cpp instances.cu", "instances.cu instances_main.cpp"])
def test_templates_that_another_file_defines(device, order):
    """One declaration and one definition of a function template are of the same one."""
    done = run("--device", device, *(SEVERAL / name for name in order.split()))
    assert (done.stdout, done.returncode) == ("17 35\n17 35\n405 197 7\n", 0), done.stderr


def test_what_each_file_has_of_a_header(device):
    """Static variables, those of unnamed types and namespaces, using-declarations of such, functions with
    statics of their own and, without -rdc=true, variables of the device."""
    done = run("--device", device, SEVERAL / "own_main.cu", SEVERAL / "own.cu")
    expected = (
        "101 100 40 7\n1 2\nb: 6 5 20 7 | 1 8 1 a 3 10\nb: 6 6 3\n40 48 1 40 z 3 2\n102 101 40 8\n102 1 2 1\n"
    )
    assert (done.stdout, done.returncode) == (expected, 0), done.stderr


@pytest.mark.parametrize("order", ["seen_main.cu seen.cu", "seen.cu seen_main.cu"])
def test_what_each_file_sees(device, order):
    """What one file has says nothing in the others: using-directives, using-declarations, operators,
    functions of namespaces, variables of named types."""
    done = run("--device", device, *(SEVERAL / name for name in order.split()))
    expected = "2 9 1 3 10 52\n2 2 220 3 -49 3\n102 63 2 6 6 4\n7 7 1 100 55 64\n"  # the host's are g++'s
    assert (done.stdout, done.returncode) == (expected, 0), done.stderr


@pytest.mark.parametrize("order", ["scoped_main.cu scoped.cu", "scoped.cu scoped_main.cu"])
def test_default_arguments_and_static_overloads_are_of_a_file(device, order):
    """Beside a function that both declare, each has a static one and default arguments of its own. What a
    header declares hides a tag of the C library."""
    done = run("--device", device, *(SEVERAL / name for name in order.split()))
    expected = "main 1\ndouble 1.5\n1005 10203 9\nother 2\ndouble 2.5\nother 3\n13068 11208\n"  # g++'s
    assert (done.stdout, done.returncode) == (expected, 0), done.stderr


@pytest.mark.parametrize("order", ["macros_main.cu macros.cu", "macros.cu macros_main.cu"])
def test_a_header_that_macros_change(device, order):
    """What a header declares for each file by itself is what the file's macros make of it."""
    done = run("--device", device, *(SEVERAL / name for name in order.split()))
    expected = "16 8 16 20 5 8 4 20\n40 20 100 110 11 20 10 110\n"
    assert (done.stdout, done.returncode) == (expected, 0), done.stderr


def test_static_functions_are_no_overloads_in_other_files(tmp_path):
    first = "int other(); static int helper(int) { return 1; }\n"
    (tmp_path / "main.cu").write_text(first + "int main() { return helper(1) * 10 + other(); }\n")
    (tmp_path / "other.cpp").write_text(
        "int helper(double) { return 2; }\nint other() { return helper(1); }\n"
    )
    done = run("--device", "cpu", "main.cu", "other.cpp", cwd=tmp_path)
    assert done.returncode == 12, done.stderr


def test_what_a_file_leaves_behind(tmp_path):
    """A type is declared in one file, and told in another; what #pragma pack says ends with its file."""
    first = "#pragma pack(push, 1)\nstruct node; node *make(int); int size(); int value(node *);\n"
    body = "extern int late; return size() * 10 + value(make(late)); }\n"
    (tmp_path / "main.cu").write_text(first + "int main() { " + body)
    other = "struct packed { char c; int i; }; int size() { return sizeof(packed); } int late = 3;\n"
    other += "struct node { int v; }; static node one; node *make(int v) { one.v = v; return &one; }\n"
    (tmp_path / "other.cpp").write_text(other + "int value(node *n) { return n->v; }\n")
    done = run("--device", "cpu", "main.cu", "other.cpp", cwd=tmp_path)
    assert done.returncode == 83, done.stderr


def test_kernels_and_device_variables_of_another_file(device):
    done = run("--device", device, SEVERAL / "linked.cu", SEVERAL / "device.cu")
    assert (done.stdout, done.returncode) == ("39\n", 0), done.stderr


def test_what_several_files_lack_or_have_twice(tmp_path):
    done = run("--device", "cpu", "-rdc=true", SEVERAL / "linked.cu")
    assert done.returncode == 1
    assert "'table': declared and used, and nothing here defines it" in done.stderr
    done = run("--device", "cpu", SEVERAL / "linked.cu", SEVERAL / "device.cu", SEVERAL / "again.cu")
    assert done.returncode == 1
    assert "again.cu:1:17: error: redefinition of 'go'" in done.stderr
    assert "device.cu:4:17: note: previous definition is here" in done.stderr


@pytest.mark.parametrize("twice", ["__device__ int f(int x) { return 3 * x; }", "__device__ int number = 6;"])
def test_what_two_files_define_on_the_device(tmp_path, twice):
    """With -rdc=true it is one entity, which only one file may define; without, each file has its own."""
    first = "__device__ int number = 5; __device__ int f(int x) { return number * x; }\n"
    first += "__global__ void k(int *p) { *p = f(2); }\n"
    first += (
        "int main() { int *p, h; cudaMalloc(&p, 4); k<<<1, 1>>>(p); cudaMemcpy(&h, p, 4, cudaMemcpyDefault);"
    )
    (tmp_path / "main.cu").write_text(first + " return h; }\n")
    (tmp_path / "other.cu").write_text(twice + "\n")
    done = run("--device", "cpu", "main.cu", "other.cu", cwd=tmp_path)
    assert done.returncode == 10, done.stderr
    done = run("--device", "cpu", "-rdc=true", "main.cu", "other.cu", cwd=tmp_path)
    assert done.returncode == 1 and "other.cu:1:16: error: redefinition of" in done.stderr, done.stderr
