"""The table of clauses in docs/abi.md is what the tests say, and no clause is without a test."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tools"))

import clause_table


@pytest.mark.needs_checkout
def test_table_is_current():
    text = clause_table.PAGE.read_text("utf-8")
    assert text == clause_table.page(text), "run `make docs`"


def test_every_clause_has_a_test():
    assert clause_table.untested() == []


def test_a_clause_that_the_guide_has_not(tmp_path):
    (tmp_path / "a.cu").write_text("// CLAUSE: 9.9 | what?\n")
    with pytest.raises(ValueError, match=r"a\.cu: write"):
        clause_table.table(tmp_path)
