"""Each file of tests/errors: see runner/messages.py for the format."""

from pathlib import Path

import pytest
from runner import directives, messages

FOLDER = Path(__file__).parent / "errors"


@pytest.mark.parametrize(
    "path", directives.sources(FOLDER), ids=lambda path: directives.source_id(path, FOLDER)
)
def test_errors(path, tmp_path):
    messages.check(path, tmp_path)
