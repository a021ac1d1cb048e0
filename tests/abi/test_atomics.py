"""The tables of the guide's chapter 4, row by row (abi/atomics.py)."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))

from abi import atomics
from abi.atomics import Row, steps, weaker


# CLAUSE: 4 | every order, scope, width and family on sm_70, 80, 90, 100 and 120; failure orders; fences
@pytest.mark.parametrize("arch", [90, *(pytest.param(a, marks=pytest.mark.slow) for a in (70, 80, 100, 120))])
def test_no_row_is_weaker_than_the_tables(arch):
    count, wrong = atomics.compare(arch, few=True)
    assert not wrong and count > 1000, "\n".join(wrong[:20])


ADD = Row("__nv_atomic", "add", "acq_rel", "gpu")
FULL = Row("__atomic", "add", "seq_cst", "sys")
LOAD = Row("__atomic", "load", "seq_cst", "sys")


@pytest.mark.parametrize(
    ("row", "text", "why"),
    [
        (ADD, "atom.acq_rel.gpu.add.u32", ""),
        (ADD, "atom.acq_rel.sys.add.u32", ""),
        (ADD, "atom.acq_rel.cta.add.u32", "the scope is smaller"),
        (ADD, "atom.acquire.gpu.add.u32", "it does not release"),
        (ADD, "atom.release.gpu.add.u32", "it does not acquire"),
        (ADD, "fence.acq_rel.gpu atom.acquire.gpu.add.u32", ""),
        (ADD, "atom.relaxed.gpu.add.u32 fence.acq_rel.gpu", "it does not release"),
        (ADD, "ld.u32 atom.acq_rel.gpu.cas.b32", "an access is weak"),
        (ADD, "st.relaxed.gpu.u32", "there is no operation"),
        (LOAD, "fence.sc.sys ld.acquire.sys.u32", ""),
        (LOAD, "fence.sc.sys ld.relaxed.sys.u32", "it does not acquire"),
        (LOAD, "fence.sc.sys ld.relaxed.sys.u32 fence.acq_rel.sys", ""),
        (LOAD, "fence.sc.gpu ld.acquire.sys.u32", "no fence.sc before it"),
        (Row("__atomic", "load", "acquire", "sys"), "ld.relaxed.sys.u32", "it does not acquire"),
        (Row("__atomic", "load", "acquire", "sys"), "ld.u32", "an access is weak"),
        (Row("__atomic", "store", "release", "sys"), "st.relaxed.sys.u32", "it does not release"),
        (Row("__atomic", "store", "release", "sys"), "fence.acq_rel.sys st.relaxed.sys.u32", ""),
        (FULL, "fence.sc.sys atom.relaxed.sys.add.u32", "it does not acquire"),
        (FULL, "atom.acq_rel.sys.add.u32", "no fence.sc before it"),
        (Row("__nv_atomic", "cas", "relaxed", "cta", failure="acquire"), "atom.relaxed.cta.cas.b32",
         "it does not acquire"),
        (Row("__nv_atomic", "cas", "release", "cta", failure="seq_cst"), "atom.acq_rel.cta.cas.b32",
         "no fence.sc before it"),
        (Row("__nv_atomic", "fence", "release", "gpu"), "fence.acq_rel.gpu", ""),
        (Row("__nv_atomic", "fence", "release", "gpu"), "fence.acquire.gpu", "no such fence"),
        (Row("__nv_atomic", "fence", "seq_cst", "gpu"), "fence.sc.cta", "no such fence"),
        (Row("cuda", "Add", "relaxed", "gpu"), "atom.add.u32", ""),
        (Row("cuda", "Add", "relaxed", "sys"), "atom.add.u32", "the scope is smaller"),
    ],
)  # fmt: skip
def test_what_is_weaker_is_told(row, text, why):
    assert weaker(row, steps("\n".join(f"\t{word} \t;" for word in text.split()))) == why
