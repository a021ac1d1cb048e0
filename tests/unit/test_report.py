"""docs/benchmarks.md says what the committed results say, and so does every figure quoted elsewhere."""

from __future__ import annotations

import re
import statistics
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "benchmarks"))
report = pytest.importorskip("report", reason="benchmarks are part of the source tree only")

pytestmark = pytest.mark.needs_checkout


def test_the_page_is_current():
    assert report.PAGE.read_text() == report.document(report.load()), "run: python benchmarks/report.py"


@pytest.mark.parametrize("name", sorted(set(report.SECTIONS) & set(report.load())))
def test_the_picture_is_there(name):
    assert "<svg" in (report.PICTURES / f"{name}.svg").read_text()


def test_kernel_summary_is_the_geometric_mean():
    rows = report.load()["kernel_time"]["microseconds"]
    product = 1.0
    for row in rows.values():
        product *= row["minicu -O3"] / row["nvcc"]
    said = re.search(r"against nvcc, geometric mean \|.*", report.document(report.load())).group()
    assert f"{product ** (1 / len(rows)):.2f}" in said
    assert statistics.geometric_mean([2, 8]) == pytest.approx(4)


def test_every_figure_of_the_readme_is_in_the_page():
    """The README quotes figures only behind a link to the page, in the page's own form."""
    page = report.PAGE.read_text()
    for line in (ROOT / "README.md").read_text().splitlines():
        if "docs/benchmarks.md" in line:
            for figure in re.findall(r"\d+\.\d+", line):
                assert figure in page, line


def test_a_driver_is_named_one_way():
    """By its own version; results that have the number of its CUDA version alone say that it is that."""
    here = {"card": "NVIDIA H200", "date": "today"}
    told = {"version": "580.159.04", "cuda": "13.0"}
    assert report.conditions({**here, "driver": told})[1] == "driver 580.159.04"
    assert report.conditions({**here, "driver": 13010})[1] == "driver of CUDA 13.1"
    assert report.conditions(here)[1] == report.conditions({**here, "driver": {"version": None}})[1] == ""
