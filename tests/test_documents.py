"""Every snippet of the README and of the documents is executed (tests/runner/documents.py)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from runner import documents

ROOT = Path(__file__).resolve().parents[1]
pytestmark = pytest.mark.needs_checkout
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_snippets(page, tmp_path, pytestconfig):
    documents.execute(page, tmp_path, pytestconfig.getoption("--slow"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_code_stands_in_fences(page):
    """Indented code would be executed by nobody."""
    text = re.sub(r"(?ms)^```.*?^```|<!--.*?-->", "", page.read_text("utf-8"))
    found = re.findall(r"(?m)^\n(?: {4}|\t)\S.*$", text)
    assert not found, found


def test_the_readme_is_one_screen_and_a_half():
    lines = (ROOT / "README.md").read_text("utf-8").splitlines()
    assert len(lines) <= 90 and sum(map(len, lines)) <= 5000


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("```python\nprint(6 * 7)\n```\n\n```text\n43\n```\n", "printed was"),
        ("```cuda\n__global__ void k() { x = 1; }\n```\n", "undeclared"),
        ("```console\n$ minicu compile absent.cu\n```\n", "absent.cu"),
        ("```rust\nlet x;\n```\n", "a fence of kind 'rust'"),
        ("<!-- raises: nothing -->\n```python\nraise ValueError('other')\n```\n", "other"),
        ("<!-- raises: nothing -->\n```python\npass\n```\n", "DID NOT RAISE"),
        ("<!-- test: errors -->\n```c\n__device__ int f() { return y; }\n```\n", "undeclared"),
        (
            '<!-- test: run -->\n```c\n#include "check.h"\nextern "C" __global__ void test_x(int *failures)'
            "\n{\n    CHECK(1 == 2);\n}\n```\n",
            "failed",
        ),
    ],
)
def test_what_does_not_hold_is_found(body, fault, tmp_path):
    page = tmp_path / "page.md"
    page.write_text(body)
    (tmp_path / "examples").mkdir()
    with pytest.raises(BaseException, match=fault):
        documents.execute(page, tmp_path)
