"""Objects live as long as g++ says, in random programs."""

import shutil

import pytest
from fuzz import class_programs


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ found")
@pytest.mark.parametrize("seed", [2, 4, 16, 25])
def test_objects_live_as_long_as_in_gcc(seed):
    text = class_programs.program(seed)
    events = class_programs.of_minicu(text)
    assert events == class_programs.of_gcc(text)
    assert len(events) > 100
