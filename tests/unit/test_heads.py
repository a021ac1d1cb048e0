"""What a source begins with is kept: the second reading gives what the first gave, while it would."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from minicu.diagnostics.errors import Diagnostics, user_span
from minicu.diagnostics.source import Source
from minicu.language import CU
from minicu.options import OF_CODE, Options
from minicu.syntax.headers import supplied, toolkit
from minicu.syntax.preprocess import Preprocessed, preprocess
from minicu.syntax.preprocessor import heads
from minicu.syntax.preprocessor.builtin_macros import builtin
from minicu.syntax.reach import kept
from minicu.syntax.reach.pieces import Enclosure
from minicu.syntax.reach.reachable import names_in, reachable
from minicu.syntax.respell import respell
from minicu.syntax.tokens import Token

#: What the tests do not see unless they name it.
INSTALLED = toolkit.folders()

HEADER = r"""
#pragma once
#define JOIN(a, b) a ## b
#define NAME(x) JOIN(var_, x)
#define TEXT(x) #x
#define SPLICED(a, \
                b) ((a) + \
                    (b))
#define UNROLL _Pragma("unroll 4")
#undef NULL
#define NULL nullptr
inline int NAME(one) = SPLICED(__COUNTER__, __LINE__);
inline const char *text = TEXT(a "b" \n);
#line 100 "elsewhere.h"
inline int placed = __LINE__;
inline int f(int *p) {
  int sum = 0;
  UNROLL
  for (int i = 0; i < 8; i++) sum += p[i];
  #pragma unroll 2
  for (int i = 0; i < 8; i++) sum += p[i];
  return sum;
}
"""
MAIN = """// A program.
#define BEFORE 1
#include "lib.h"
#if BEFORE
#include "lib.h"
#endif
int JOIN(x, y) = SPLICED(1, __COUNTER__) + BEFORE;
void *p = NULL;
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MINICU_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setattr(heads, "LEAST", 1)
    (tmp_path / "lib.h").write_text(HEADER)
    return tmp_path


def read(folder: Path, text: str = MAIN, heads: str | None = "same", **more: Any) -> Preprocessed:
    source = Source(str(folder / "main.cu"), text)
    return preprocess(
        source, language=CU, diagnostics=more.pop("diagnostics", None) or Diagnostics(),
        predefined=builtin(CU, 90, more.pop("model", None) or _model()), find_system=supplied.find,
        heads=heads, **more,
    )  # fmt: skip


def _model() -> Any:
    from minicu.abi import target

    return target.NVPTX[64, "x86_64"].model


def found(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Notes, for each head that is looked for from now on, whether it is there."""
    noted: list[bool] = []
    find = heads.find

    def noting(name: str, state: Any) -> Any:
        head = find(name, state)
        noted.append(head is not None)
        return head

    monkeypatch.setattr(heads, "find", noting)
    return noted


def told(unit: Preprocessed) -> list[Any]:
    """All that tokens know."""
    return [_told(token) for token in unit.tokens]


def _told(token: Token) -> tuple[Any, ...]:
    chain = []
    via = token.via
    while via is not None:
        chain.append((via.name, via.call.value, via.call.src.name, via.call.pos))
        via = via.call.via
    inside = [_told(t) for t in getattr(token, "tokens", ())]
    place = token.src.name, token.src.library, token.pos, token.span.place
    return type(token).__name__, token.type, token.value, place, token.spaced, token.lines, chain, inside


def test_the_second_reading_gives_the_same(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = read(folder, heads=None)
    noted = found(monkeypatch)
    first, second = read(folder), read(folder)
    assert noted == [False, True]
    assert told(first) == told(second)
    assert respell(plain.tokens) == respell(second.tokens)  # what stands where nothing is kept
    assert [s.name for s in first.included] == [s.name for s in second.included]
    assert (first.files, first.missing) == (second.files, second.missing)


def test_another_end_has_the_same_head(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = MAIN + "#ifdef TEXT\nconst char *more = TEXT(NAME(z));\n#endif\n"
    plain = read(folder, other, heads=None)
    read(folder)
    noted = found(monkeypatch)
    assert respell(read(folder, other).tokens) == respell(plain.tokens)
    assert noted == [True]


@pytest.mark.parametrize("change", ["header", "earlier", "define", "options", "text", "gone"])
def test_what_decides_it_is_looked_at(folder: Path, monkeypatch: pytest.MonkeyPatch, change: str) -> None:
    (folder / "early").mkdir()
    text = MAIN.replace('"lib.h"', "<lib.h>")
    folders = [str(folder / "early"), str(folder)]
    read(folder, text, include_dirs=folders)
    more: dict[str, Any] = {"include_dirs": folders}
    if change == "header":
        (folder / "lib.h").write_text(HEADER + "int added;\n")
    elif change == "earlier":
        (folder / "early" / "lib.h").write_text(HEADER + "int added;\n")
    elif change == "define":
        text = text.replace("BEFORE 1", "BEFORE 2")
    elif change == "options":
        more |= {"heads": "others", "defines": {"placed": "placed2"}}
    elif change == "text":
        text = text.replace("<lib.h>", '"lib.h"', 1)
    elif change == "gone":
        (folder / "lib.h").rename(folder / "early" / "lib.h")
    noted = found(monkeypatch)
    changed = read(folder, text, **more)
    assert noted == [False]
    assert told(changed) == told(read(folder, text, **{**more, "heads": "fresh"}))


@pytest.mark.parametrize(
    "inside",
    ['const char *now = __TIME__;', "#define BEFORE 2", '#pragma push_macro("BEFORE")', "#warning so it is"],
)  # fmt: skip
def test_what_would_be_lost_is_not_kept(folder: Path, monkeypatch: pytest.MonkeyPatch, inside: str) -> None:
    (folder / "lib.h").write_text(f"{inside}\n{HEADER}")
    noted = found(monkeypatch)
    for _ in range(2):
        diagnostics = Diagnostics()
        read(folder, diagnostics=diagnostics)
        assert len(diagnostics.items) == inside.startswith(("#define", "#warning"))
    assert noted == [False, False]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ""),
        ("int x;\n#include <a>\n", ""),
        ("#include <a>\nint x;\n#include <b>\n", "#include <a>"),
        (
            "/* a\n */ # include <a> // b\n\n#define X 1\n#if X\n#include <c>\n",
            "/* a\n */ # include <a> // b",
        ),
        ("#if 1\n#include <a>\n#endif\n#include <b>\nx", "#if 1\n#include <a>\n#endif\n#include <b>"),
        ("#if 0\ndon't\n#endif\n#include <b>\n", ""),
        ('#define A "/*"\n#include <a>\nint b; // */\n#include <c>\n', '#define A "/*"\n#include <a>'),
        ("#define A \\\n#include <a>\n#include <b>", "#define A \\\n#include <a>\n#include <b>"),
    ],
)
def test_where_a_head_ends(text: str, expected: str) -> None:
    assert text[: heads.end(text)] == expected


@pytest.mark.skipif(not INSTALLED, reason="no CCCL here: pip install nvidia-cuda-cccl")
def test_a_library_is_kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "#include <cuda/std/type_traits>\n#include <cuda/std/cstdint>\nint x;\n"
    noted = found(monkeypatch)
    first, second = (read(folder, text, include_dirs=INSTALLED) for _ in range(2))
    assert noted == [False, True]
    assert told(first) == told(second)
    asked = "#if CCCL_VERSION && defined(INT32_MAX) && !defined(__CUDACC_RTC__) && __GNUC__\nint y;\n#endif\n"
    assert read(folder, text + asked, include_dirs=INSTALLED).tokens[-2].value == "y"


def test_another_file_with_the_same_head(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = f"#include <{folder}/lib.h>\nint x;\n"
    read(folder, text)
    noted = found(monkeypatch)
    (folder / "inner").mkdir()
    other = read(folder / "inner", text)
    assert noted == [True] and other.tokens[-3].src.name == str(folder / "inner" / "main.cu")
    (folder / "lib.h").write_text("const char *base = __BASE_FILE__;")
    for name in ("inner", "."):
        assert read(folder / name, text).tokens[5].value == f'"{folder / name / "main.cu"}"'
    quoted = text.replace("<", '"').replace(">", '"').replace(f"{folder}/", "")
    (folder / "inner" / "lib.h").write_text("int inner;")
    for name in ("inner", "."):
        assert (read(folder / name, quoted).tokens[1].value == "inner") == (name == "inner")


@pytest.mark.parametrize("relative", [True, False])
def test_a_copy_of_a_header_is_another(folder: Path, monkeypatch: pytest.MonkeyPatch, relative: bool) -> None:
    for name in ("one", "two"):
        (folder / name).mkdir()
        (folder / name / "lib.h").write_text(HEADER)
    link = folder / "link"
    noted = found(monkeypatch)
    for name in ("one", "one", "two"):
        link.unlink(missing_ok=True)
        link.symlink_to(folder / name)
        monkeypatch.chdir(folder / name)
        again = f"#include <lib.h>\nint between;\n#include <{folder / name}/lib.h>\n"  # once
        unit = read(folder, again, include_dirs=["." if relative else str(link)])
        assert (
            [t.value for t in unit.tokens].count("between") == [t.value for t in unit.tokens].count("f") == 1
        )
    assert noted == [False, True, False]


def test_the_text_of_a_head_is_known(folder: Path) -> None:
    for _ in range(2):
        unit = read(folder)
        assert unit.spelled is not None
        count, text = unit.spelled
        assert count > 50 and text == respell(unit.tokens[:count], places=True)
        both = text + respell(unit.tokens[count:], places=True)
        again = read(folder, both, heads=None)
        assert [t.value for t in again.tokens] == [t.value for t in unit.tokens]
        places = [[user_span(t.span).place[:2] for t in tokens] for tokens in (again.tokens, unit.tokens)]
        assert places[0] == places[1]
    placed_here = '#pragma pack(push, 4)\n#include "lib.h"\nint x;\n'
    assert [read(folder, placed_here).spelled for _ in range(2)] == [None, None]


LIBRARY = r"""
#define NAME(x) made_ ## x
#define API __attribute__((visibility("hidden"))) __device__
#define INT(name) int name;
namespace lib { inline namespace v1 {
template <class T> struct pair { T first, second; };
template <class T> API bool operator==(pair<T> a, pair<T> b) { return a.first == b.first; }
enum class kind { one, two };
}
namespace { int hidden; }
API inline int NAME(f)(int *p) {
  int sum = 0;
  #pragma unroll 4
  for (int i = 0; i < 4; i++) sum += p[i] + sizeof(hidden);
  printf("%d\n", sum);
  return sum;
}
}
namespace lib::inner { using lib::pair; static_assert(sizeof(pair<int>) == 8, ""); }
extern "C" { __device__ int of_c(int); INT(placed) }
extern "C++" int cplusplus;
#pragma pack(push, 2)
struct __attribute__((unused)) packed { char c; int i; } first_packed, *second_packed;
class { int unnamed; } an_object;
__device__ int g(lib::pair<float> *p) { int *q = new int; auto [a, b] = *p; delete q; return "x"s; }
"""
BEHIND = r"""
struct own { char c; int i; };
namespace user { __global__ void k(int *p) { *p = lib::made_f(p); } }
"""


@pytest.fixture
def library(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of a library's, as CCCL's are."""
    header = folder / "toolkit" / "cub" / "all.h"
    header.parent.mkdir(parents=True)
    monkeypatch.setattr(toolkit, "folders", lambda: (str(folder / "toolkit"),))
    header.write_text(LIBRARY)
    return header


def _around(inside: Enclosure | None) -> list[Any]:
    around = []
    while inside is not None:
        around.append((inside.kind, inside.name, inside.inline, inside.token.value, inside.token.pos))
        inside = inside.up
    return around


def _cut(tokens: Sequence[Token]) -> list[Any]:
    """All that is known of the declarations of a file."""
    return [
        (
            p.kind, p.start, p.end, p.names, p.device, p.constexpr, p.defined, p.unfinished, p.pack,
            p.source.name, _around(p.inside), names_in(p, tokens, frozenset()),
        )
        for p in kept.cut(tokens, [])
    ]  # fmt: skip


@pytest.mark.usefixtures("library")
def test_a_librarys_head_is_known_as_it_is_cut(folder: Path) -> None:
    text = f"#include <cub/all.h>\n{BEHIND}"
    first, second = read(folder, text), read(folder, text)
    assert isinstance(first.tokens, list) and isinstance(second.tokens, kept.Tokens)
    assert _cut(first.tokens) == _cut(second.tokens)
    assert {p[8] for p in _cut(first.tokens)} == {None, "2"}  # for the program's own as well
    library = [token for token in first.tokens[-9:] if token.type == "SEMI"]
    assert _cut(kept.behind(library, first.tokens)) == _cut(kept.behind(library, second.tokens))
    assert told(first) == told(second)
    assert second.tokens[4] is second.tokens[4] is second.tokens[2:9][2]
    own, before = kept.own(second.tokens)
    needed = [supplied.declarations(*given) for given in ((first.tokens, CU), (own, CU, before))]
    assert needed[0] == needed[1] and len(needed[0]) > 30


@pytest.mark.usefixtures("library")
def test_of_a_known_head_only_what_is_needed_is_made(folder: Path) -> None:
    text = f"#include <cub/all.h>\n{BEHIND}"
    wanted = []
    for _ in range(2):
        tokens = read(folder, text).tokens
        pieces = kept.cut(tokens, [])
        found = reachable(pieces, tokens)
        wanted.append(found)
        names = {name for number in found for name in pieces[number].names}
        assert "made_f" in names and "packed" not in names
    assert wanted[0] == wanted[1]
    assert isinstance(tokens, kept.Tokens) and tokens.head._tokens.count(None) > 100


@pytest.mark.parametrize(
    "end", ["struct open { int i; }", "namespace open {", "template <class T>", "int f() {"]
)
def test_what_goes_on_behind_a_head_is_not_cut_with_it(folder: Path, library: Path, end: str) -> None:
    library.write_text(f"{LIBRARY}{end}\n")
    for _ in range(2):
        tokens = read(folder, f"#include <cub/all.h>\n{BEHIND}").tokens
        assert isinstance(tokens, list)


@pytest.mark.usefixtures("library")
def test_a_head_with_a_programs_own_declarations_is_not_cut(folder: Path) -> None:
    for _ in range(2):
        tokens = read(folder, f'#include <cub/all.h>\n#include "lib.h"\n{BEHIND}').tokens
        assert isinstance(tokens, list)


def test_what_decides_of_the_code_alone_makes_no_other_head() -> None:
    plain = Options().identity(without=OF_CODE)
    for same in (Options(opt=1), Options(fast_math=True), Options(maxrregcount=32, instances=("k<int>",))):
        assert same.identity(without=OF_CODE) == plain
    for other in (Options(arch="sm_80"), Options(rdc=True), Options(debug="full"), Options(standard="c++20"),
                  Options(defines=(("A", "1"),)), Options(include_dirs=("i",))):  # fmt: skip
        assert other.identity(without=OF_CODE) != plain
