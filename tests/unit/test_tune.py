"""Tuning a kernel: what is tried, what is kept, and that arrays stay as they were. Times: tests/gpu."""

from __future__ import annotations

import numpy
import pytest

import minicu
from minicu.diagnostics.errors import UsageError
from minicu.runtime import tune

SOURCE = """
extern "C" __global__ void __launch_bounds__(256) add(float *p, const float *q, int n)
{ for (int i = 0; i < n; i++) p[threadIdx.x] += q[i]; }
"""
WORD = "enable_smem_spilling"


@pytest.fixture
def program(monkeypatch, tmp_path):
    monkeypatch.setenv("MINICU_CACHE_DIR", str(tmp_path))
    return minicu.compile(SOURCE, arch="sm_90")


@pytest.fixture
def arguments():
    return numpy.ones(32, "f4"), numpy.full(100, 2, "f4"), 10


def times(monkeypatch, *trials):
    """Let the trials find these times, by settings; those that are not named take 10."""
    found = list(trials)

    def measured(candidates):
        trial = found.pop(0)
        return [trial.get(tune.spelled(c.settings), 10.0) for c in candidates]

    monkeypatch.setattr(tune, "_times", measured)


def run(program, arguments):
    return tune.tune(program, "add", 1, 32, arguments, device="cpu", settings=tune.SETTINGS)


def test_the_fastest_is_kept(program, arguments, monkeypatch):
    times(monkeypatch, {"unroll=2": 8.0, "unroll=1": 9.0}, {"unroll=2": 8.5})
    found = run(program, arguments)
    assert (found.settings, found.before, found.after) == ({"unroll": 2}, 10.0, 8.5)
    assert found.program.options.unroll == 2 and found.program.ptx != program.ptx
    assert "unroll=2, 0.85 of the time" in str(found)
    monkeypatch.setattr(tune, "_times", None)
    again = run(minicu.compile(SOURCE, arch="sm_90"), arguments)  # from the cache, nothing is timed
    assert again.settings == found.settings and again.program.ptx == found.program.ptx


@pytest.mark.parametrize("second", [9.9, 11.0])
def test_what_is_not_faster_twice_is_not_kept(program, arguments, monkeypatch, second):
    times(monkeypatch, {"unroll=2": 8.0}, {"unroll=2": second})
    found = run(program, arguments)
    assert found.settings == {} and found.program is program and found.after == found.before == 10.0


def test_a_small_gain_is_none(program, arguments, monkeypatch):
    times(monkeypatch, {"unroll=2": 9.9})
    assert run(program, arguments).settings == {}


def test_arrays_stay_as_they_are(program, arguments):
    found = program.tune("add", 1, 32, arguments, device="cpu")
    assert found.program is program and found.settings == {} and 0 < found.after == found.before
    assert arguments[0].tolist() == [1] * 32
    with pytest.raises(TypeError, match="argument 1 'p' is an array of float64"):
        program.tune("add", 1, 32, (numpy.ones(32), *arguments[1:]), device="cpu")


def test_other_sizes_are_tuned_anew(program, arguments, monkeypatch):
    times(monkeypatch, {"unroll=2": 8.0}, {"unroll=2": 8.0}, {"unroll=4": 5.0}, {"unroll=4": 5.0})
    assert run(program, arguments).settings == {"unroll": 2}
    assert run(program, (arguments[0], arguments[1], 99)).settings == {"unroll": 4}


def test_what_options_do():
    def ptx(**options):
        return minicu.compile(SOURCE, arch="sm_90", **options).ptx

    assert ptx(unroll=1).count("ld.global") < ptx(unroll=4).count("ld.global")
    assert ptx(unroll=1).count("fma") + ptx(unroll=1).count("add.") < ptx(unroll=8).count("add.")
    assert WORD not in ptx() and ptx(spill_to_shared=True).count(WORD) == 1
    assert ".version 9.0" in ptx(spill_to_shared=True)
    for wrong in ({"unroll": 0}, {"unroll": "all"}, {"spill_to_shared": 2}):
        with pytest.raises(UsageError, match=next(iter(wrong))):
            ptx(**wrong)


def test_a_program_without_its_source(program):
    import pickle

    program.recipe.written = None
    with pytest.raises(ValueError, match="does not hold its source"):
        pickle.loads(pickle.dumps(program)).with_options(opt=1)
