"""Each RUN line of tests/golden: see runner/golden.py for the format."""

from pathlib import Path

import pytest
from runner import directives, golden, levels

FOLDER = Path(__file__).parent / "golden"


def _runs():
    for path in directives.sources(FOLDER):
        for number, run in enumerate(golden.runs(path)):
            name = directives.source_id(path, FOLDER)
            yield pytest.param(run, id=f"{name}-{number}" if number else name)


@pytest.mark.parametrize("run", list(_runs()))
def test_golden(run, tmp_path, request):
    pytest.importorskip("filecheck")
    with levels.at(levels.of(run.path.name)):
        golden.check(run, tmp_path, every=request.config.getoption("--slow"))
