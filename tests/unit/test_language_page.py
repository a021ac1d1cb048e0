"""docs/language.md is what the tests say."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tools"))

import language_page


@pytest.mark.needs_checkout
def test_page_is_current():
    assert language_page.PAGE.read_text("utf-8") == language_page.page(), "run `make docs`"


def test_supported_and_refused(tmp_path):
    for name, text in {
        "run/a.cu": "// DOC: Types | `int | long`\n",
        "errors/b.cu": "int x; // no\n// DOC: Zebra | stripes\n// DOC: Preprocessor | `#assert`\n",
    }.items():
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text(text)
    page = language_page.page(tmp_path)
    parts = [
        "## Supported",
        "### Types",
        "| `int &#124; long` | [run/a.cu](../tests/run/a.cu) |",
        "## Refused",
        "### Preprocessor",
        "### Zebra",
        "| stripes | [errors/b.cu](../tests/errors/b.cu) |",
    ]
    places = [page.index(part) for part in parts]
    assert places == sorted(places)


def test_a_line_without_a_section(tmp_path):
    (tmp_path / "a.cu").write_text("// DOC: no bar\n")
    with pytest.raises(ValueError, match=r"a\.cu: write"):
        language_page.page(tmp_path)
