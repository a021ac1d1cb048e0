"""Litmus tests in a short form; tests/gpu/litmus.py is the long one."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
import litmus
import litmus_shapes

FORMS = [
    litmus.Form(32, "relaxed", "system", False), litmus.Form(32, "acquire", "system", False),
    litmus.Form(64, "seq_cst", "system", False), litmus.Form(64, "acq_rel", "device", True),
    litmus.Form(8, "acquire", "device", False), litmus.Form(16, "seq_cst", "device", False),
    litmus.Form(32, "acquire", "block", False), litmus.Form(32, "seq_cst", "block", True),
]  # fmt: skip


# CLAUSE: 4 | on a GPU, no outcome that the order forbids is seen: messages, stores, loads, coherence
@pytest.mark.needs_gpu
@pytest.mark.parametrize("form", FORMS, ids=lambda f: "-".join(map(str, f)))
def test_nothing_is_seen_that_the_order_forbids(form, gpu):
    module = form.program().load(gpu)
    for test, roles in litmus.TESTS.items():
        found = [litmus.together(module, form, test, 1, 300_000, 2 * gpu.multiprocessors, 256)]
        if form.scope != "block":
            teams = 4 * gpu.multiprocessors // roles
            found.append(litmus.together(module, form, test, roles, 300_000, teams))
        assert not any(one.wrong for one in found), found


def test_the_cpu_device_runs_them():
    form = litmus.Form(32, "seq_cst", "block", False)
    module = form.program().load("cpu")
    for test in litmus.TESTS:
        found = litmus.together(module, form, test, 1, 2_000, 2, 64)
        assert found.runs >= 2_000 and not found.wrong


# CLAUSE: 4 | on a GPU, no outcome is seen that Dat3M's litmus tests of PTX say is never seen
@pytest.mark.needs_gpu
def test_no_shape_shows_what_it_never_may(gpu):
    for test in litmus_shapes.TESTS:
        teams = 2 * gpu.multiprocessors // litmus_shapes.size(test)[1]
        found = litmus_shapes.run(test, litmus_shapes.program(test).load(gpu), 500_000, 5, teams)
        assert not found.get("never"), found


@pytest.mark.parametrize("name", ["MP-3-transitive", "LB+RMW-c", "Ticketlock-same-gpu"])
def test_the_cpu_device_runs_shapes(name):
    test = next(test for test in litmus_shapes.TESTS if test["name"] == name)
    found = litmus_shapes.run(test, litmus_shapes.program(test).load("cpu"), 1_000, 30, 1)
    assert found["runs"] >= 1_000 and not found["never"] and found["others"]
