"""The keywords of `minicu.compile`: what is accepted, and what is said about the rest."""

import pathlib

import pytest

import minicu
from minicu.command_line import parse_arguments
from minicu.compile import Options
from minicu.diagnostics.errors import UsageError

KERNEL = 'extern "C" __global__ void k(int *p) { *p = 1; }'


@pytest.mark.parametrize(
    ("keywords", "message"),
    [
        ({"arch": 9}, "unknown architecture '9': give sm_NN"),
        ({"arch": 9.0}, "unknown architecture '9.0'"),
        ({"opt": "3"}, "optimisation level must be 0 to 3, not '3'"),
        ({"debug": True}, "debug must be None, 'lineinfo' or 'full', not True"),
        ({"defines": ["A=3"]}, "defines is ['A=3']: give a dict"),
        ({"defines": "A=3"}, "defines is 'A=3': give a dict"),
        ({"defines": None}, "defines is None: give a dict"),
        ({"defines": {"A": None}}, "'A' is None: give '' for an empty macro"),
        ({"defines": {1: 2}}, "1 is not an identifier"),
        ({"include_dirs": None}, "include_dirs is None: give a list of folders"),
        ({"instances": None}, "instances is None: give a list of names, ['scale<float, 3>']"),
        ({"name": 5}, "5 is no name of a file"),
        ({"include_dirs": [3]}, "include_dirs is [3]: give a list of folders"),
        ({"language": "cuda"}, "unknown language 'cuda': give cu or c"),
        ({"standard": 17}, "unknown standard '17': give one of c++03"),
        ({"machine": 16}, "-m takes 64 or 32, not 16"),
        ({"ptx_version": (8, 0)}, "PTX version must look like 8.0, not '(8, 0)'"),
        ({"warnings": "all"}, "warnings is 'all': give a list"),
        ({"warnings": ["all"]}, "warnings holds 'all': give pairs"),
        ({"undefines": "A"}, "undefines is 'A': give a list"),
        ({"fmad": "false"}, "fmad must be True or False, not 'false'"),
        ({"isolate": None}, "isolate must be True or False, not None"),
        ({"maxrregcount": "32"}, "maxrregcount must be a number of registers, not '32'"),
        ({"maxrregcount": -1}, "maxrregcount must be a number of registers, not -1"),
        ({"maxrregcount": 1 << 31}, "maxrregcount must be a number of registers, not 2147483648"),
        ({"name": "a\0b"}, "is no name of a file"),
    ],
)
def test_refused(keywords, message):
    with pytest.raises(UsageError) as refusal:
        minicu.compile(KERNEL, **keywords)
    assert message in str(refusal.value)


def test_unknown_keywords():
    with pytest.raises(TypeError, match=r"no option 'werorr'; did you mean 'werror'\?"):
        minicu.compile(KERNEL, werorr=True)
    with pytest.raises(TypeError, match=r"no option 'banana'$"):
        minicu.compile(KERNEL, banana=True)


@pytest.mark.parametrize("source", [b"int x;", None, 3])
def test_a_source_of_another_type(source):
    with pytest.raises(TypeError, match="source must be str"):
        minicu.compile(source)


@pytest.mark.parametrize("source", ["a.cu", "src/kernels.cuh", "/tmp/a.c"])
def test_a_name_given_as_text(source):
    with pytest.raises(UsageError, match=r"looks like the name of a file; give pathlib\.Path"):
        minicu.compile(source)


def test_files_that_are_not_there(tmp_path):
    with pytest.raises(FileNotFoundError):
        minicu.compile(tmp_path / "missing.cu")
    with pytest.raises(IsADirectoryError):
        minicu.compile(tmp_path)


def test_accepted(tmp_path):
    (tmp_path / "n.h").write_text("#define N 4711\n")
    source = '#include "n.h"\n' + KERNEL.replace("1", "N + A + B")
    defines = {"A": True, "B": False}
    for folders in (str(tmp_path), pathlib.Path(tmp_path), [tmp_path], (str(tmp_path),)):
        ptx = minicu.compile(source, defines=defines, include_dirs=folders, cache=False, ptx_version=8.1).ptx
        assert "4712" in ptx and ".version 8.1" in ptx
    assert Options(warnings=[("all", True)]) == Options(warnings=(("all", True),))


@pytest.mark.parametrize(
    ("given", "field", "value"),
    [
        ({"lineinfo": True}, "debug", "lineinfo"),
        ({"generate_line_info": True}, "debug", "lineinfo"),
        ({"lineinfo": False}, "debug", None),
        ({"device_debug": True}, "debug", "full"),
        ({"use_fast_math": True}, "prec_div", False),
        ({"use_fast_math": True, "prec_div": True}, "prec_div", True),
        ({"options": ["-use_fast_math", "-ftz=false"]}, "ftz", False),
        ({"options": ["-ftz=false", "-use_fast_math"]}, "ftz", False),
        ({"options": ["-fmad=false", "-use_fast_math"]}, "fmad", False),
        ({"options": ["-use_fast_math", "-prec-sqrt=true"]}, "prec_sqrt", True),
        ({"options": ["-use_fast_math"]}, "fmad", True),
        ({"std": "c++17"}, "standard", "c++17"),
        ({"gpu_architecture": "compute_80"}, "arch", "sm_80"),
        ({"relocatable_device_code": True}, "rdc", True),
        ({"define_macro": ["A=2", "B"]}, "defines", (("A", "2"), ("B", "1"))),
        ({"fma": False}, "fmad", False),
        ({"max_register_count": 32}, "maxrregcount", 32),
        ({"extended_lambda": True}, "opt", 3),
        ({"options": ["-DA=2", "-O1"], "defines": {"C": 1}}, "defines", (("C", "1"), ("A", "2"))),
        ({"options": ["-DA=2", "-O1"]}, "opt", 1),
        ({"options": ("--std=c++14",)}, "standard", "c++14"),
        ({"options": ["-arch=sm_80"]}, "portable", False),
    ],
)
def test_names_of_the_command_line_in_python(given, field, value):
    assert getattr(minicu.compile("", **given, warnings=[("all", False)]).options, field) == value


@pytest.mark.parametrize(
    ("given", "error", "message"),
    [
        ({"lineinf": True}, TypeError, "compile() has no option 'lineinf'; did you mean 'lineinfo'"),
        ({"lineinfo": 3}, minicu.UsageError, "lineinfo must be True or False, not 3"),
        ({"emit": "llvm"}, TypeError, "no option 'emit'"),
        ({"options": "-O3"}, minicu.UsageError, "give a list of words"),
        ({"options": ["x.cu"]}, minicu.UsageError, "options holds 'x.cu', which is no option"),
        ({"options": None}, minicu.UsageError, "options is None: give a list of words"),
        ({"options": minicu.Options()}, minicu.UsageError, "give a list of words"),
        ({"options": ["-x", "c"]}, minicu.UsageError, "-x, -o and --no-cache are the command line's own"),
        ({"options": ["--no-cache"]}, minicu.UsageError, "-x, -o and --no-cache are the command line's own"),
        ({"options": ["-Ofun"]}, minicu.UsageError, "expected a number"),
    ],
)
def test_what_python_refuses(given, error, message):
    with pytest.raises(error) as e:
        minicu.compile("", **given)
    assert message in str(e.value)


def test_options_check_what_they_are_made_of(tmp_path):
    options = Options(defines={"A": True}, include_dirs=tmp_path, headers={"a.h": ""}, instances="k<int>")
    assert options.defines == (("A", "1"),) and options.include_dirs == (str(tmp_path),)
    assert options.headers == (("a.h", ""),) and options.instances == ("k<int>",)
    with pytest.raises(UsageError, match="defines is 'A=1': give a dict"):
        Options(defines="A=1")


def test_a_program_is_compiled_again_with_options_as_compile_takes_them():
    program = minicu.compile(KERNEL.replace("1;", "N; p[N] = N / p[1];"), defines={"N": 2})
    again = program.with_options(defines={"N": 4711}, lineinfo=True, options=["-O1"])
    assert "4711" in again.ptx and (again.options.debug, again.options.opt) == ("lineinfo", 1)
    assert program.with_options(arch=80).arch == "sm_80"
    fast = program.with_options(use_fast_math=True).options
    assert (fast.ftz, fast.prec_div) == (True, False)
    assert program.with_options(use_fast_math=True, ftz=False).options.ftz is False
    with pytest.raises(TypeError, match=r"with_options\(\) has no option 'optt'; did you mean 'opt'"):
        program.with_options(optt=1)


def test_an_option_that_is_ignored_warns():
    with pytest.warns(UserWarning, match="'-Xptxas -v' is ignored"):
        minicu.compile("__global__ void k() {}", options=["-Xptxas", "-v"])


def test_dashes_and_nvccs_further_spellings(tmp_path):
    def parsed(*words):
        return parse_arguments([*words, "k.cu"], "compile")

    for words in (["-Werror", "all-warnings"], ["--Werror=all-warnings"], ["-Werror"]):
        arguments = parsed(*words)
        assert arguments.options["werror"] is True and arguments.positional == ["k.cu"]
    assert parsed("-Werror", "reorder,deprecated-declarations").options["warnings"] == [
        ("error=reorder", True), ("reorder", True),
        ("error=deprecated-declarations", True), ("deprecated-declarations", True),
    ]  # fmt: skip
    options = ["-Wreorder", "-Wmissing-launch-bounds", "-Werror=cross-execution-space-call"]
    assert not minicu.compile("__global__ void k() {}", options=options).warnings
    for word in ("-generate-line-info", "--lineinfo", "--generate-line-info", "-lineinfo"):
        assert parsed(word).options == {"debug": "lineinfo"}
    assert parsed("--D", "A=1").options == parsed("-define-macro", "A").options == {"defines": [("A", "1")]}
    assert parsed("-odir", "x", "--save-temps", "-Ofc", "max").options == {}
    (tmp_path / "more").write_text("-DA=1 # one\n-O2")
    assert parsed("-optf", str(tmp_path / "more")).options == {"defines": [("A", "1")], "opt": 2}
    for word, remedy in (("-dlink", "minicu link"), ("--run", "minicu run"), ("-M", "no list of headers")):
        with pytest.raises(minicu.UsageError, match=remedy):
            parsed(word)
