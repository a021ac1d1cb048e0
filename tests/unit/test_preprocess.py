"""The preprocessor: directives, headers, messages and limits. Expansion is compared with gcc in
test_preprocess_gcc.py."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from runner.preprocessed import complaints, run, spelled

import minicu
from minicu.abi.target import ILP32, LP64
from minicu.diagnostics.errors import CompileError, Diagnostics
from minicu.diagnostics.source import Source
from minicu.diagnostics.warnings import WARNINGS
from minicu.language import CU, C
from minicu.syntax.headers import supplied
from minicu.syntax.preprocessor.builtin_macros import builtin, defer, predefined
from minicu.syntax.tokens import Pragma


def rendered(text: str, **options: Any) -> str:
    diagnostics = Diagnostics()
    with pytest.raises(CompileError) as caught:
        run(text, diagnostics=diagnostics, **options)
        diagnostics.check()
    return str(caught.value)


# Kinds


def test_words_become_keywords_after_expansion_only() -> None:
    result = run(
        "#define inline __global__\n#define T int\n#define const\ninline T f(const T x) { return static; }"
    )
    assert [(t.type, t.value) for t in result.tokens[:4]] == [
        ("INLINE", "__global__"),
        ("INT", "int"),
        ("ID", "f"),
        ("LPAREN", "("),
    ]
    assert "const" not in [t.value for t in result.tokens]


def test_a_pasted_or_painted_word_may_be_a_keyword() -> None:
    result = run("#define cat(a, b) a##b\n#define int unsigned int\ncat(in, t) cat(str, uct) x", C)
    assert [t.type for t in result.tokens] == ["UNSIGNED", "INT", "STRUCT", "ID"]


def test_alternative_operators() -> None:
    assert [(t.type, t.value) for t in run("a and not b").tokens] == [
        ("ID", "a"),
        ("LAND", "&&"),
        ("LNOT", "!"),
        ("ID", "b"),
    ]
    assert spelled("a and b", C) == "a and b"
    assert spelled("#if 1 and not 0\nyes\n#endif") == "yes"


def test_cuda_keywords_are_defined_and_stay() -> None:
    text = "#ifdef __global__\n1\n#endif\n#define __global__ __attribute__((global))\n#undef __shared__\n"
    text += "#define __launch_bounds__(...)\n__global__ __shared__ __launch_bounds__(3)"
    assert spelled(text) == "1 __global__ __shared__ __launch_bounds__ ( 3 )"


# Macro history


def test_a_message_shows_every_expansion() -> None:
    text = "#define INNER(x) x @\n#define OUTER(y) INNER(y)\nint a = OUTER(1);\n"
    assert rendered(text) == (
        "t.cu:3:9: error: unexpected character '@'\n"
        "  int a = OUTER(1);\n"
        "          ^~~~~\n"
        "t.cu:2:18: note: expanded from macro 'OUTER'\n"
        "  #define OUTER(y) INNER(y)\n"
        "                   ^~~~~\n"
        "t.cu:1:20: note: expanded from macro 'INNER'\n"
        "  #define INNER(x) x @\n"
        "                     ^"
    )


def test_an_argument_keeps_its_own_place() -> None:
    text = "#define TWICE(x) ((x) + (x))\n#define MORE(x) TWICE(x)\nint a = MORE( foo );"
    foos = [t for t in run(text).tokens if t.value == "foo"]
    assert [str(t) for t in foos] == ["t.cu:3:15"] * 2
    assert all(t.via is None for t in foos)
    assert foos[0] is not foos[1]  # the parser writes into tokens


def test_made_tokens_point_to_the_call() -> None:
    pasted, string = run("#define M(a, b) a##b #a\nM(x, 1)").tokens
    for token in (pasted, string):
        assert token.via is not None and token.via.name == "M" and str(token.via.call) == "t.cu:2:1"
        assert token.span.source.name == "<scratch space>"


# Conditions


@pytest.mark.parametrize(
    "condition",
    [
        "1", "defined A", "defined(A) && !defined(B)", "A == 5", "B == 0", "-1 < 0", "-1 > 0u", "F(2) == 3",
        "1 ? 1 : (1/0)", "0 ? (1/0) : 1", "0xFFFFFFFFFFFFFFFF == -1", "'a' == 97", "A == 5 and not (B)",
        "true && !false", "__has_include(<there.h>) && !__has_include(<nowhere.h>)", "__has_include(HEADER)",
        "__has_include(<filesystem>)", "!__has_include(<memory_resource>)",
        "__has_attribute(aligned) && __has_attribute(__packed__) && !__has_attribute(fancy)",
        "__has_builtin(__builtin_known) && !__has_builtin(__builtin_unknown)", "defined __has_include",
        "1'000 == 1000", "(((((((((1)))))))))",
    ],
)  # fmt: skip
def test_condition_holds(condition: str) -> None:
    text = (
        f"#define A 5\n#define F(x) x + 1\n#define HEADER <there.h>\n#if {condition}\nyes\n#else\nno\n#endif"
    )
    found = spelled(
        text,
        find_system=lambda name: Source(name, "", True) if name == "there.h" else None,
        has_builtin=lambda name: name == "__builtin_known",
    )
    assert found == "yes"


def test_elifdef_and_elifndef() -> None:
    text = "#if 0\na\n#elifdef X\nb\n#elifndef X\nc\n#else\nd\n#endif"
    assert spelled(text) == "c"
    assert spelled("#define X\n" + text) == "b"


def test_a_false_group_is_not_read() -> None:
    text = '#if 0\n\'unbalanced " /* \n#endif */ " \n#error no\n#bogus\n#if foo(\n#endif\n@\n#endif\nx'
    assert spelled(text) == "x"


def test_the_right_group_is_not_judged_twice() -> None:
    assert spelled("#if 1\na\n#elif 1/0\nb\n#endif") == "a"
    assert complaints("#if 0\na\n#elif 1/0\nb\n#endif") == ["3:8: error: division by zero in #elif"]


# Headers


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    files = {
        "main.cu": "",
        "a.h": '#pragma once\n#include "sub/b.h"\nint a;\n',
        "sub/b.h": '#ifndef B\n#define B\n#include "../a.h"\n#include "c.h"\nint b;\n#endif\n',
        "sub/c.h": "int c;\n",
        "one/next.h": "int one;\n#include_next <next.h>\n",
        "two/next.h": "int two;\n",
        "bom.h": "\ufeffint bom;\r\n#define CR 1 + \\\r\n 2\r\nCR\r\n",
        "self.h": '#include "self.h"\n',
        "open.h": "#if 1\n",
        "call.h": "#define F(x) x\nF(1\n",
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(text.encode())
    return tmp_path


def test_include(tree: Path) -> None:
    text = '#include "a.h"\n#include "a.h"\n#include "sub/b.h"\n#define H "bom.h"\n#include H\nend'
    result = run(text, name=str(tree / "main.cu"))
    assert " ".join(t.value for t in result.tokens) == "int c ; int b ; int a ; int bom ; 1 + 2 end"
    names = [Path(source.name).resolve().relative_to(tree.resolve()).as_posix() for source in result.included]
    assert names == ["a.h", "sub/b.h", "sub/c.h", "bom.h"]


def test_include_directories_and_next(tree: Path) -> None:
    dirs = [tree / "one", tree / "two"]
    assert spelled("#include <next.h>", include_dirs=dirs) == "int one ; int two ;"
    assert spelled("#include <next.h>", include_dirs=dirs[1:]) == "int two ;"
    # A macro's name within <...> is no macro (C11 6.10.2p2); a macro that is the whole name is expanded.
    text = "#define N next\n#include <N.h>\n#define B <next.h>\n#include B"
    found = spelled(text, include_dirs=[tree / "two"], find_system=lambda name: Source(name, "system;"))
    assert found == "system ; int two ;"


def test_system_headers_come_last(tree: Path) -> None:
    headers: Mapping[str, str] = {
        "a.h": "int system;",
        "math.h": '#include "detail.h"\n',
        "detail.h": "int detail;",
    }

    def find(name: str) -> Source | None:
        return Source(f"<{name}>", headers[name], "header") if name in headers else None

    assert spelled('#include "math.h"\n#include <a.h>', find_system=find) == "int detail ; int system ;"
    assert spelled("#include <sub/c.h>\n", find_system=find, include_dirs=[tree]) == "int c ;"


def test_missing_headers(tree: Path) -> None:
    assert rendered('int x;\n#include "gone.h"', include_dirs=["/some/where"]) == (
        "t.cu:2:10: error: 'gone.h' file not found\n"
        '  #include "gone.h"\n'
        "           ^~~~~~~~\n"
        "note: searched in ., /some/where and minicu's own headers"
    )
    result = run("#include <vector>\nint x;")  # the host's affair in .cu
    assert [name for name, _ in result.skipped_headers] == ["vector"]
    assert complaints("#include <vector>") == [
        "1:10: warning: <vector> is not among minicu's headers: skipped"
    ]
    assert complaints("#include <vector>", C) == ["1:10: error: 'vector' file not found"]
    missing = run(
        '#if __has_include("nope.h")\n#endif', name=str(tree / "main.cu"), include_dirs=[tree / "sub"]
    ).missing
    assert missing == [str(tree / "nope.h"), str(tree / "sub" / "nope.h")]


def test_a_file_ends_what_began_in_it(tree: Path) -> None:
    name = str(tree / "main.cu")
    for header, message in (
        ("open.h", "this #if has no #endif"),
        ("call.h", "unterminated call of the macro 'F'"),
    ):
        with pytest.raises(CompileError, match=message) as caught:
            run(f'#include "{header}"\n)\n#endif', name=name)
        assert caught.value.diagnostics[0].span.source.name.endswith(header)  # type: ignore[union-attr]


def test_endless_inclusion(tree: Path) -> None:
    with pytest.raises(CompileError, match="#include nests deeper than 200 files"):
        run('#include "self.h"', name=str(tree / "main.cu"))
    twice = Source("twice.h", '#include "twice.h"\n' * 2)
    with pytest.raises(CompileError, match="#include nests deeper than 200 files"):
        run("#include <twice.h>", find_system=lambda name: twice)


def test_include_guards_are_remembered(tree: Path) -> None:
    read = []

    class Guarded(Source):
        @property
        def text(self) -> str:  # type: ignore[override]
            read.append(1)
            return "/* c */\n#if !defined(G)\n#define G\nint g;\n#endif // G\n"

        @text.setter
        def text(self, value: str) -> None: ...

    source = Guarded("g.h", "")
    assert spelled("#include <g.h>\n" * 3, find_system=lambda name: source) == "int g ;"
    once = len(read)
    assert (
        spelled("#include <g.h>\n#undef G\n#include <g.h>\n", find_system=lambda name: source)
        == "int g ; int g ;"
    )
    assert len(read) > 2 * once


# Other directives


def test_line_changes_what_messages_say() -> None:
    text = '#define BAD @\n#line 100 "orig.cu"\n\nint x = BAD;\n__LINE__ __FILE__'
    first = rendered(text).splitlines()[0]
    assert first == "orig.cu:101:9: error: unexpected character '@'"
    assert spelled('# 7 "o.cu" 1\n__LINE__ __FILE__\n#line 40\n__LINE__ __FILE__') == '7 "o.cu" 40 "o.cu"'


def test_line_and_file_are_those_of_the_call() -> None:
    text = "#define WHERE here(__FILE__, __LINE__)\n#define W2 WHERE\n\nW2"
    assert spelled(text) == 'here ( "t.cu" , 4 )'


def test_counter_and_dates(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    result = run("__COUNTER__ __COUNTER__ __DATE__ __TIME__")
    assert [t.value for t in result.tokens] == ["0", "1", '"Jan  2 1970"', '"00:00:00"']
    assert result.dated and result.moments == ["Jan  2 1970", "00:00:00"]
    assert not run("__LINE__").dated


def test_messages_of_the_program() -> None:
    assert complaints("#warning look \\\n out\n#error don't") == [
        "1:2: warning: #warning look  out",
        "3:2: error: #error don't",
    ]


def test_ignored_directives() -> None:
    assert (
        spelled(
            '#\n# /* nothing */\n#ident "v1"\n#assert x(y)\n#pragma GCC diagnostic push\n#pragma omp x\nend'
        )
        == "end"
    )


def test_pragmas_for_the_parser() -> None:
    text = (
        "#define N 4\n#pragma unroll N\nfor\n#pragma GCC unroll 8\n#pragma pack(push, N)\n#pragma nounroll\nx"
    )
    tokens = run(text).tokens
    assert [(t.type, t.value) for t in tokens] == [
        ("PPPRAGMA", "pragma"), ("PPPRAGMASTR", "unroll 4"), ("FOR", "for"),
        ("PPPRAGMA", "pragma"), ("PPPRAGMASTR", "unroll 8"),
        ("PPPRAGMA", "pragma"), ("PPPRAGMASTR", "pack(push, 4)"),
        ("PPPRAGMA", "pragma"), ("PPPRAGMASTR", "nounroll"), ("ID", "x"),
    ]  # fmt: skip
    assert isinstance(tokens[1], Pragma)
    assert [(t.type, t.value) for t in tokens[1].tokens] == [("ID", "unroll"), ("INT_CONST_DEC", "4")]


def test_pragma_operator() -> None:
    text = '#define N 3\n#define U(n) _Pragma("unroll N") loop n\n#define Q(x) _Pragma(#x)\n'
    text += 'U(1) Q(unroll (N)) _Pragma("once") _Pragma(L"omp \\"x\\"")'
    assert [t.value for t in run(text).tokens] == ["pragma", "unroll 3", "loop", "1", "pragma", "unroll (3)"]
    # Within a call's arguments the directive passes as well.
    tokens = run("#define id(x) x\nid(a\n#pragma unroll 2\nb)").tokens
    assert [t.value for t in tokens] == ["a", "pragma", "unroll 2", "b"] and isinstance(tokens[2], Pragma)


def test_push_and_pop_macro() -> None:
    text = '#define X 1\n#pragma push_macro("X")\n#undef X\n#define X 2\nX\n'
    text += '#pragma pop_macro("X")\nX\n#undef X\n'
    assert spelled(text + '#pragma push_macro("X")\n#define X 3\n#pragma pop_macro("X")\nX') == "2 1 X"


def test_pragmas_that_would_change_meaning_are_refused() -> None:
    assert complaints("#pragma nv_abi preserve_n_data(24)") == ["1:9: error: not supported: #pragma nv_abi"]
    assert complaints("#pragma fancy") == ["1:9: warning: #pragma fancy is unknown and ignored"]
    assert not WARNINGS["unknown-pragmas"] and not WARNINGS["host"]


# Macros from outside


def test_command_line() -> None:
    options: dict[str, Any] = {
        "defines": {"N": "4", "F(x)": "x+N", "E": ""},
        "predefined": defer({"N": "3", "P": "p", "U": "1"}, CU),
    }
    assert spelled("N F(2) E P U", **options, undefines=["U"]) == "4 2 + 4 p U"
    assert complaints("", defines={"1x": "2"}) == ["1:1: error: a macro name must be an identifier, not '1x'"]


def test_predefined() -> None:
    cuda = predefined(CU, 90, LP64)
    assert (cuda["__CUDA_ARCH__"], cuda["__cplusplus"], cuda["__CUDACC__"]) == ("900", "201703L", "1")
    c = predefined(C, 75, LP64)
    assert (c["__CUDA_ARCH__"], c["__STDC_VERSION__"]) == ("750", "201112L")
    assert "__cplusplus" not in c and "__x86_64__" in c
    wide = (
        c["__LONG_MAX__"],
        c["__SIZE_TYPE__"],
        c["__SIZEOF_POINTER__"],
        c["__INT64_TYPE__"],
        c["__SIZEOF_LONG_DOUBLE__"],
    )
    assert wide == ("0x7fffffffffffffffL", "unsigned long", "8", "long", "8")
    narrow = predefined(C, 75, ILP32)
    assert (narrow["__LONG_MAX__"], narrow["__SIZE_TYPE__"], narrow["__INT64_TYPE__"]) == (
        "0x7fffffffL", "unsigned int", "long long")  # fmt: skip
    assert c["__LDBL_MAX__"] == c["__DBL_MAX__"] + "L"  # long double is double on the device


def test_predefined_macros_are_ordinary() -> None:
    macros = builtin(C, 90, LP64)
    assert (
        spelled("#undef linux\nlinux unix __INT64_C(1) __UINT8_MAX__", C, predefined=macros)
        == "linux 1 1L 0xff"
    )
    assert spelled("#define __CUDA_ARCH__ 1\n__CUDA_ARCH__", C, predefined=macros) == "1"
    everything = "\n".join(macros)
    run(everything, C, predefined=macros)  # every one of them is well-formed


def test_types_match_gcc_where_the_models_agree() -> None:
    import shutil
    import subprocess

    if shutil.which("gcc") is None:
        pytest.skip("needs gcc")
    lines = subprocess.run(
        ["gcc", "-dM", "-E", "-x", "c", "/dev/null"], capture_output=True, text=True, timeout=60
    )
    theirs = dict(line.removeprefix("#define ").partition(" ")[::2] for line in lines.stdout.splitlines())
    if theirs.get("__SIZEOF_LONG__") != "8":
        pytest.skip("gcc's model is another")
    ours = predefined(C, 90, LP64)

    def order(text: str) -> list[str]:
        return sorted(word for word in text.split() if word != "int") or ["int"]

    for name in theirs.keys() & ours.keys():
        if name.endswith("_TYPE__"):
            assert order(ours[name]) == order(theirs[name]), name
        elif name.endswith(("_MAX__", "_WIDTH__")) and not name.startswith(("__LDBL", "__FLT", "__DBL")):
            assert int(ours[name].rstrip("UL"), 0) == int(theirs[name].rstrip("UL"), 0), name
        elif name.startswith("__SIZEOF_") and name != "__SIZEOF_LONG_DOUBLE__":
            assert ours[name] == theirs[name], name


@pytest.mark.parametrize("header", ["cuda_fp16.h", "cuda_bf16.h"])
def test_the_short_names_of_a_header_are_known_without_it(header: str) -> None:
    text = Path(supplied.INCLUDE, header).read_text()
    declared = {name for name in re.findall(r"typedef \w+ (\w+);", text) if not name.startswith("__")}
    assert declared == {name for name, found in supplied.SHORT_NAMES.items() if found == header}


@pytest.mark.parametrize(
    "options", [{}, {"isolate": True}, {"isolate": True, "include_dirs": ["beside"]}], ids=str
)
def test_the_working_directory_may_be_gone(tmp_path, monkeypatch, options):
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    program = minicu.compile('extern "C" __global__ void f(int *p) { *p = 7; }', cache=False, **options)
    assert list(program.kernels) == ["f"]
    with pytest.raises(CompileError, match=r"'nowhere\.h' file not found"):
        minicu.compile('#include "nowhere.h"\n', cache=False, **options)


# Conditions that stand again


@pytest.mark.parametrize(
    "text, expected",
    [
        ("#define A 1\n{0}#undef A\n#define A 0\n{0}#undef A\n#define A 1\n{0}", "yes no yes"),
        ("#define B 1\n#define A B\n{0}#undef B\n#define B 0\n{0}", "yes no"),  # behind another name
        ("#define B(x) x\n#define A B(C)\n{0}#define C 1\n{0}", "no yes"),  # in an argument
        ("{0}#define A\n{1}#undef A\n{1}", "no yes no"),
        ("{2}#define defined_A defined(A)\n#define A 1\n{2}", "no yes"),
        ("{3}#define inline 1\n{3}", "no yes"),  # a keyword
        ("{4}{4}{4}", "no yes no"),
        ("#define A __LINE__ == 3\n{0}", "yes"),
        ("#define A __LINE__ == 9\n{0}{0}", "no yes"),
        ("#define f(x) 1\n#define A f (0)\n{0}#undef f\n#define f 0 &&\n{0}", "yes no"),
    ],
)
def test_a_condition_that_stands_again_is_judged_by_what_its_names_mean(text: str, expected: str) -> None:
    conditions = ("A", "defined(A)", "defined_A", "inline", "__COUNTER__ == 1")
    groups = [f"\n#if {condition}\nyes\n#else\nno\n#endif\n" for condition in conditions]
    result = run(text.format(*groups))
    assert " ".join(t.value for t in result.tokens) == expected


def test_a_condition_that_stands_again_is_complained_of_again() -> None:
    text = "#if 1 / 0\n#endif\n" * 2 + "#if defined(1)\n#endif\n" * 2
    assert complaints(text) == [
        "1:7: error: division by zero in #if",
        "3:7: error: division by zero in #if",
        "5:13: error: 'defined' takes a name",
        "7:13: error: 'defined' takes a name",
    ]
