"""The keywords of `minicu.compile`: what is accepted, and what is said about the rest."""

import pathlib

import pytest

import minicu
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
