"""The pages of the site that follow from tables, and the reference: nothing public is left out."""

from __future__ import annotations

import importlib
import inspect
import re
import sys
from functools import cached_property
from pathlib import Path

import pytest

import minicu
import minicu.runtime
from minicu.command_line import COMMANDS, OPTIONS
from minicu.diagnostics.warnings import WARNINGS

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.needs_checkout
API = ROOT / "docs" / "api.md"


@pytest.fixture(autouse=True)
def tools(monkeypatch):
    monkeypatch.setattr(sys, "path", [str(ROOT / "tests" / "tools"), *sys.path])


def _documented() -> dict[str, str]:
    """What the reference describes -> the directive's options."""
    found = re.findall(
        r"(?m)^\.\. auto(?:class|function|exception):: ([\w.]+)(?:\(\))?\n((?:   :.*\n)*)", API.read_text()
    )
    return dict(found)


def _object(dotted: str) -> object:
    module, _, name = dotted.rpartition(".")
    return getattr(importlib.import_module(module), name)


def test_everything_public_is_in_the_reference():
    there = {id(_object(dotted)) for dotted in _documented()}
    for package in (minicu, minicu.runtime):
        for name in package.__all__:
            assert id(getattr(package, name)) in there, f"docs/api.md lacks {package.__name__}.{name}"


def test_everything_in_the_reference_says_what_it_is():
    """autodoc leaves out what has no docstring."""
    for dotted, options in _documented().items():
        thing = _object(dotted)
        assert inspect.getdoc(thing), dotted
        if not inspect.isclass(thing) or ":members:" in options:
            continue
        left_out = re.findall(r"\w+", "".join(re.findall(r":exclude-members:(.*)", options)))
        for name, member in inspect.getmembers_static(thing):
            public = callable(member) or isinstance(member, (property, cached_property))
            if public and not name.startswith("_") and name not in left_out:
                assert inspect.getdoc(getattr(thing, name)), f"{dotted}.{name} has no docstring"


def test_the_page_of_the_command_line():
    import command_page

    page = command_page.page()
    for command in COMMANDS:
        assert f"## minicu {command}\n" in page
    for option in OPTIONS:
        assert f"`{option.spellings[0]}" in page


@pytest.mark.parametrize(
    ("files", "least"), [("[a-d]*.c*", 400), pytest.param("*.c*", 700, marks=pytest.mark.slow)]
)
def test_the_index_of_messages(files, least):
    import error_page

    page = error_page.page(files)
    assert all(f"| `-W{name}` |" in page for name in WARNINGS)
    assert "use of undeclared identifier" in page and "`minicu.SharedRace`" in page
    assert "| `TypeError` | … is on …" in page or "the kernel takes" in page
    rows = [line for line in page.splitlines() if line.startswith("| ")]
    assert len(rows) > least
    for row in rows:  # the stars and strokes of messages are no markup
        assert len(re.findall(r"(?<!\\)\|", row)) in (3, 4), row


def test_the_gallery():
    import example_page

    page = example_page.page()
    for path in (ROOT / "examples").glob("*.py"):
        assert f"../../examples/{path.name}" in page


def test_broken_links_are_found(tmp_path):
    import check_site

    (tmp_path / "a.html").write_text(
        '<p id="x"><a href="b.html#y"></a><a href="#x"></a><a href="https://z"></a>'
    )
    (tmp_path / "b.html").write_text('<p id="y"><a href="a.html#q"></a><img src="c.png">')
    assert check_site.broken(tmp_path) == ["b.html: a.html#q", "b.html: c.png"]
