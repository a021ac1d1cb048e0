"""docs/architecture.md says what the code says of itself."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests" / "tools"))
pytestmark = pytest.mark.needs_checkout


def test_every_package_says_what_it_holds():
    import architecture_page

    for folder, what in architecture_page.packages():
        assert len(what) > 20, f"{folder}/__init__.py needs a docstring"


def test_the_page_and_its_picture_name_every_part():
    """Lines and imports change daily: `make docs` brings them up to date. Parts must not be missing."""
    import architecture_page

    page, picture = architecture_page.PAGE.read_text(), architecture_page.PICTURE.read_text()
    for folder, what in architecture_page.packages():
        name = folder.relative_to(ROOT).as_posix()
        assert f"| [{name}](../{name}) | {what} |" in page, "run: python tests/tools/architecture_page.py"
    for row in architecture_page.SHOWN:
        assert all(f">{part}</text>" in picture for part in row), (
            "run: python tests/tools/architecture_page.py"
        )


def test_the_places_that_the_page_names_exist():
    import re

    import architecture_page

    for name in re.findall(r"`((?:minicu|runtime|tests)/[\w/.]+)`", architecture_page.PAGE.read_text()):
        assert (ROOT / name).exists(), name
