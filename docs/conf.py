"""The documentation site: `make site` builds it from these pages and from the docstrings.

Docstrings are Markdown in spirit: one backquote around names, four spaces before code. `_as_markup` turns
that into what autodoc reads. Pages that follow from tables are written to `docs/generated` first
(tests/tools/error_page.py and its kin).
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "tools")]

import minicu  # noqa: E402

project = "minicu"
author = copyright = "the authors of minicu"
version = release = minicu.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["conf.py"]
html_theme = "furo"
html_title = f"minicu {release}"
html_copy_source = False
pygments_style = "default"

myst_heading_anchors = 3
myst_enable_extensions = ["attrs_inline"]
smartquotes = False
default_role = "code"  # `name`, as docstrings have it
nitpicky = False

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True}
autodoc_inherit_docstrings = True
python_use_unqualified_type_names = True


def setup(app: Any) -> None:
    from pygments.lexers import CudaLexer, PythonLexer

    app.add_lexer("ipython", PythonLexer)
    app.add_lexer("cuda", CudaLexer)
    app.connect("builder-inited", _write_pages)
    app.connect("source-read", _point_to_files)
    app.connect("autodoc-process-docstring", _as_markup)


def _write_pages(app: Any) -> None:
    """The pages that follow from the tables of the compiler and from the tests."""
    import command_page
    import error_page
    import example_page

    folder = ROOT / "docs" / "generated"
    folder.mkdir(exist_ok=True)
    for name, page in (
        ("errors", error_page.page()),
        ("command_line", command_page.page()),
        ("examples", example_page.page()),
    ):
        (folder / f"{name}.md").write_text(page, "utf-8")


def _point_to_files(app: Any, name: str, source: list[str]) -> None:
    """Links to files of the tree become downloads by themselves; folders, which cannot, become text."""

    def folder(link: re.Match[str]) -> str:
        return link[1] if (ROOT / "docs" / link[2]).is_dir() else link[0]

    source[0] = re.sub(r"\[([^\]\n]+)\]\((\.\./[^)#]+)\)", folder, source[0])


def _as_markup(app: Any, what: str, name: str, thing: Any, options: Any, lines: list[str]) -> None:
    """A docstring as reStructuredText: indented code is a literal block, and stars outside of backquotes are
    stars."""
    result: list[str] = []
    for n, line in enumerate(lines):
        if line.startswith("    "):
            if n and not lines[n - 1].strip():
                result += [".. code-block:: python", ""]
            result.append(line)
        else:
            first, *rest = re.split(r"(`[^`]*`)", line)
            result.append(_plain(first, "") + "".join(map(_plain, rest)))
    lines[:] = result


def _plain(text: str, after: str = "\\ ") -> str:
    """Text as it is; `after` a name in backquotes a letter needs to be set off."""
    if text.startswith("`"):
        return text
    text = re.sub(r"([*|\\]|_(?=\W|$))", r"\\\1", text)
    return after + text if text[:1].isalnum() else text  # `Input`s
