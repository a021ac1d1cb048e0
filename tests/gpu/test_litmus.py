"""Litmus tests in a short form; tests/gpu/litmus.py is the long one."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
import litmus

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
