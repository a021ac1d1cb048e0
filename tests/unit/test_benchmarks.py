"""What the benchmarks make of peers that fail, of interruptions and of results that are not whole."""

from __future__ import annotations

import copy
import ctypes
import json
import os
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "benchmarks"))
launch_overhead = pytest.importorskip("launch_overhead", reason="benchmarks are part of the source tree only")
launch_peers = pytest.importorskip("launch_peers")
call_overhead = pytest.importorskip("call_overhead")
harness = pytest.importorskip("harness")
report = pytest.importorskip("report")

pytestmark = pytest.mark.needs_checkout


@pytest.fixture
def run(monkeypatch, tmp_path):
    """`run(*options)`: the launch benchmark on the CPU device; what it wrote."""
    from minicu.runtime import find

    monkeypatch.setattr(launch_overhead, "find", lambda name: find("cpu"))
    monkeypatch.setattr(launch_overhead, "COUNTS", (0, 1, 4))
    monkeypatch.setattr(launch_overhead, "BURST", 2)

    def measured():
        monkeypatch.setattr(
            sys, "argv", ["launch_overhead.py", "--quick", "--json", str(tmp_path / "r.json")]
        )
        status = launch_overhead.main()
        return status, json.loads((tmp_path / "r.json").read_text())

    return measured


def _peers(nvcc, minicu):
    """Peers with the kernels {name: (launches, mean)}."""
    told = {"nvcc": nvcc, "minicu": minicu}
    return {
        p: {"kernels": {k: {"launches": n, "mean": mean} for k, (n, mean) in kernels.items()}}
        for p, kernels in told.items()
    }


REAL = {
    "card": "a card",
    "date": "today",
    "programs": {
        "fast": {"peers": _peers({"k": (1, 50.0)}, {"k": (1, 25.0)})},
        "slow": {"peers": _peers({"k": (9, 100.0), "l": (1, 100.0)}, {"k": (9, 200.0), "l": (1, 100.0)})},
        "short": {"peers": _peers({"k": (1, 5.0)}, {"k": (1, 25.0)})},
        "streams": {"streams": 2, "peers": _peers({"k": (1, 50.0)}, {"k": (1, 25.0)})},
        "wrong": {"peers": {**_peers({"k": (1, 50.0)}, {}), "minicu": {"kernels": {}, "error": "status 1"}}},
        "absent": {"left out": "takes more than 8 s", "peers": {}},
    },
}


def test_sources_that_grow_compile():
    growth = pytest.importorskip("growth")
    for kind in growth.KINDS.values():
        assert growth.measure(kind.make(2)) > 0
    assert growth.exponent({1: 1.0, 2: 2.0, 4: 8.0}) == 2
    result = {"date": "today", "milliseconds": {"lines": {1: 1.0, 2: 2.0, 4: 4.0, 8: 8.0}}}
    assert "1.00" in growth.report(result) and "| 8: 8.0 | 1.00 |  |  |  | n log n |" in report.growing(
        result
    )
    by_nvcc = {"lines": {4: 4.0, 8: 16.0}}
    assert "| 8: 8.0 | 1.00 | 2.00 | 16 | 0.50 | n log n |" in report.growing({**result, "by nvcc": by_nvcc})


def test_every_curve_has_a_verdict():
    growth = pytest.importorskip("growth")
    measured = json.loads((report.RESULTS / "growth.json").read_text())["milliseconds"]
    assert measured.keys() == growth.KINDS.keys()
    # The figures are of one run: a step that is measured a tenth too long adds 0.07. A square has 2.
    verdicts = {name: growth.verdict(name, times) for name, times in measured.items()}
    assert not [name for name, text in verdicts.items() if text.startswith("n^") and float(text[2:]) > 1.4]
    assert growth.verdict("kernels", {1: 1.0, 2: 2.0, 4: 8.0}) == "n^1.50"
    assert growth.verdict("loops", {1: 1.0, 2: 2.0, 4: 8.0}) == growth.KINDS["loops"].reason
    assert growth.verdict("loops", {1: 9.0, 2: 1.0, 4: 2.0, 8: 5.0}) == "n log n"
    found = " ".join((ROOT / "docs" / "found.md").read_text().split())
    of_llvm = [name for name, kind in growth.KINDS.items() if kind.reason.startswith("LLVM")]
    assert of_llvm and not [n for n in of_llvm if f'`benchmarks/growth.py`, "{n}"' not in found]


def test_public_files(tmp_path, monkeypatch):
    public_files = pytest.importorskip("public_files")
    for name in "abcdef":
        (tmp_path / f"{name}.cu").write_text("__global__ void k(int *p) { *p = 1; }\n")
    ((_, files),) = public_files.chosen([tmp_path], 3, "-hip")
    assert [f.name for f in files] == ["a.cu", "c.cu", "e.cu"]
    monkeypatch.setattr(public_files.shutil, "which", lambda name: None)
    mine = public_files.compared(files[0], tmp_path, [])
    assert mine["minicu"]["status"] == 0 < mine["minicu"]["seconds"] and "nvcc" not in mine
    done, refused = {"seconds": 2.0, "status": 0}, {"seconds": 1.0, "status": 1}
    result = {"date": "today", "files": {
        "quick.cu": {"minicu": {"seconds": 1.0, "status": 0}, "nvcc": done},
        "slow.cu": {"minicu": {"seconds": 8.0, "status": 0}, "nvcc": done},
        "odd.cu": {"minicu": done, "nvcc": refused},
    }}  # fmt: skip
    said = public_files.report(result)
    assert said.index("slow.cu") < said.index("quick.cu") and "1.414 of 2" in said and "odd.cu" not in said
    assert "| slow.cu | 8.00 | 2.00 | 4.00 |" in report.public_files(result)


def test_real_programs_are_ranked():
    real_programs = pytest.importorskip("real_programs")
    rows, few = real_programs.ranked(REAL)
    assert [(n, f) for n, _, f in rows] == [("slow", {"minicu": 1.9}), ("fast", {"minicu": 0.5})]
    assert [n for n, _, _ in few] == ["short", "streams"]
    said = real_programs.report(REAL)
    assert "0.975 of 2" in said
    assert "absent: takes more than 8 s" in said and "wrong, minicu: status 1" in said
    assert "| 0.975 (2) |" in report.programs(REAL)
    assert "Left out: absent (takes more than 8 s)." in report.programs(REAL)


def test_disturbed_programs_are_told_apart():
    real_programs = pytest.importorskip("real_programs")
    result, earlier = copy.deepcopy(REAL), copy.deepcopy(REAL)
    for kernel in earlier["programs"]["slow"]["peers"]["nvcc"]["kernels"].values():
        kernel["mean"] /= 1.25
    for kernel in earlier["programs"]["fast"]["peers"]["nvcc"]["kernels"].values():
        kernel["mean"] /= 1.05
    real_programs.mark_disturbed(result, earlier)
    assert "slow" not in [n for n, _, _ in real_programs.ranked(result)[0]]
    assert real_programs.ranked(result, disturbed=True) == real_programs.ranked(REAL)
    page = report.programs(result)
    (worst, _, found), *_ = real_programs.ranked(REAL)[0]
    assert "slow (1.25)" in page
    assert f"With these the mean is 0.975 of 2, and the worst {worst} with {found['minicu']:.3f}." in page
    assert result["programs"]["slow"].pop("disturbed") == 1.25 and result == REAL


def test_settings_must_gain_twice():
    tuned_programs = pytest.importorskip("tuned_programs")
    assert tuned_programs.fastest({"minicu": 1.0, "unroll=2": 0.97, "opt=2": 0.95}) == "opt=2"
    assert tuned_programs.fastest({"minicu": 1.0, "unroll=2": 0.985}) is None
    result = copy.deepcopy(REAL)
    for name, mean in ("fast", 24.9), ("slow", 100.0):
        tuned = _peers({}, dict.fromkeys(("k", "l"), (1, mean)))["minicu"] | {"settings": {"unroll": 2}}
        result["programs"][name]["peers"]["tuned"] = tuned
    tuned_programs.keep(result)
    found = {n: f for n, _, f in pytest.importorskip("real_programs").ranked(result)[0]}
    assert found == {"fast": {"minicu": 0.5, "tuned": 0.5}, "slow": {"minicu": 1.9, "tuned": 1.0}}
    assert "Chosen were unroll=2 (slow)." in report.programs(result, "tuned_programs")


def test_what_real_programs_print_is_compared_without_times():
    real_programs = pytest.importorskip("real_programs")
    ours, theirs = "sum 4\nkernel time: 1.5 ms\n", "sum 4\nkernel time: 17e-1 ms\n"
    assert real_programs._without_times(ours) == real_programs._without_times(theirs)
    assert real_programs._difference("a\nsum 4", "a\nsum 5") == "'sum 4' | 'sum 5'"


def test_symbols_that_the_host_side_of_a_real_program_needs():
    device_code = pytest.importorskip("device_code")
    ptx = (
        ".visible .const .align 4 .b8 table[8];\n.visible .global .align 4 .u32 n = 5;\n"
        ".global .align 4 .u32 own;\n"
        ".visible .entry _Z1kv()\n.entry _Z1lv(\n"
    )
    assert device_code.symbols(ptx) == {"table", "n", "_Z1kv", "_Z1lv"}


def test_launches_without_a_gpu(run, capsys):
    status, result = run()
    assert status == 0 and list(result["launches"]) == ["0", "1", "4"]
    assert all(set(row) == set(launch_overhead.ON_CPU) for row in result["launches"].values())
    assert "GPU" in result["left out"]
    assert "minicu, kept, arrays checked" in capsys.readouterr().out
    assert "minicu, kept, arrays checked" in report.launches(result)


def test_a_peer_that_fails_is_left_out_and_named(run, monkeypatch):
    def absent(*_):
        import no_such_library  # noqa: F401

    def ends_the_process(*_):
        raise SystemExit("no compiler")

    def fails_at_four(s, module, handle, count):
        return (lambda n: 1 / (count - 4)) if count else (lambda n: None)

    peers = {"absent": absent, "ends": ends_the_process, "fails at four": fails_at_four}
    monkeypatch.setattr(launch_overhead, "PEERS", {**peers, **launch_overhead.PEERS})
    monkeypatch.setattr(launch_overhead, "ON_CPU", (*peers, *launch_overhead.ON_CPU))
    _, result = run()
    left = result["left out"]
    assert left["absent"] == "with 0 arguments: ModuleNotFoundError: No module named 'no_such_library'"
    assert left["ends"] == "with 0 arguments: SystemExit: no compiler"
    assert left["fails at four"] == "with 4 arguments: ZeroDivisionError: division by zero"
    assert [set(result["launches"][n]) - set(launch_overhead.ON_CPU[3:]) for n in "014"] == [
        {"fails at four"}, {"fails at four"}, set(),
    ]  # fmt: skip


def test_a_stand_in_is_named(run, monkeypatch, capsys):
    import numpy

    monkeypatch.setattr(numpy, "row_stack", None, raising=False)
    monkeypatch.delattr(numpy, "row_stack")

    def needs_it(s, module, handle, count):
        launch_peers.stand_in(s)
        assert numpy.row_stack is numpy.vstack
        return lambda n: None

    monkeypatch.setattr(launch_overhead, "PEERS", {"needs it": needs_it})
    monkeypatch.setattr(launch_overhead, "ON_CPU", ("needs it",))
    _, result = run()
    assert result["stand-ins"] == {"numpy.row_stack": "numpy.vstack, for numba-cuda"}
    assert "stand-in: numpy.row_stack: numpy.vstack, for numba-cuda" in capsys.readouterr().out
    assert "In the place of numpy.row_stack: numpy.vstack, for numba-cuda." in report.launches(result)


@pytest.mark.parametrize(
    ("error", "told"), [(KeyboardInterrupt(), "interrupted"), (OSError("x"), "OSError: x")]
)
def test_an_interrupted_run_keeps_what_it_has(run, monkeypatch, error, told):
    measure = launch_overhead.Session.measure

    def until(session, count, bursts):
        if count == 4:
            raise error
        return measure(session, count, bursts)

    monkeypatch.setattr(launch_overhead.Session, "measure", until)
    status, result = run()
    assert status == 0 and list(result["launches"]) == ["0", "1"]
    assert result["left out"]["the rest"] == told
    assert f"Left out: the rest: {told}." in report.launches(result)


def test_a_killed_run_keeps_what_it_has(run, monkeypatch, tmp_path):
    seen = []
    store = harness.store
    monkeypatch.setattr(
        launch_overhead,
        "store",
        lambda *a, **k: (store(*a, **k), seen.append((tmp_path / "r.json").read_text())),
    )
    run()
    assert [len(json.loads(text)["launches"]) for text in seen] == [1, 2, 3, 3]


def a_run(cost, failing=None):
    """Stands in for a GPU: a round of the loop takes 7 cycles, a step `cost`."""

    def run(name, grid, block, rounds):
        if name == failing:
            raise RuntimeError("the driver says no")
        return 300 + rounds * (7 + cost * int(name[1 : name.index("_")]))

    return run


def test_a_call_costs_what_one_more_adds():
    result = {"left_out": [], "calls": {}}
    deep = next(k for k in call_overhead.KINDS if k.per_step > 1)
    for kind in (call_overhead.KINDS[1], deep):
        call_overhead.measure_kind(kind, {"minicu": a_run(30), "nvcc": a_run(24)}, 3, 2, result)
        row = result["calls"][kind.name]
        assert row["minicu"]["cycles"] == 30 / kind.per_step
        assert row["nvcc"] == {"cycles": 24 / kind.per_step, "spread": 0, "copies": [24 / kind.per_step] * 2}
    result |= {"date": "today", "processor": "p", "cores": 1}
    assert "1.250" in call_overhead.report(result)
    page = report.calls(result)
    assert f"2 kinds: 1.250. More than 2 % slower: {'; '.join(result['calls'])}." in page


def test_a_kernel_that_faults_ends_neither_its_table_nor_its_peer(monkeypatch, tmp_path):
    """Its process has lost the GPU: another one goes on, with what is left."""
    part, other = list(call_overhead.PARTS)[:2]
    kinds = call_overhead.PARTS[part]
    bad = {kinds[2].name: "nvcc", kinds[4].name: "minicu"}
    processes = []

    class Gpu:
        def __init__(self, folder, settings, result):
            processes.append(self)

        def modules(self, part, peers):
            failing = {p: next(k for k in kinds if bad.get(k.name) == p).kernel(9, 1) for p in peers}
            return {p: a_run(10, failing[p]) for p in peers}

    def in_process(part, todo, settings, found):
        if part == other:
            return -11  # killed before it could tell
        output = tmp_path / "part.json"
        call_overhead.measure_part(part, json.loads(json.dumps(todo)), settings, output)
        found.update(json.loads(output.read_text()))
        return 0

    monkeypatch.setattr(call_overhead, "Gpu", Gpu)
    monkeypatch.setattr(call_overhead, "in_process", in_process)
    result = {"left_out": [], "calls": {}}
    for name in (part, other):
        settings = call_overhead.Settings(repeat=2, shifts=2)
        call_overhead.apart(name, ["minicu", "nvcc"], settings, result)
    assert len(processes) == 3
    assert list(result["calls"]) == [k.name for k in kinds]
    for name, row in result["calls"].items():
        assert {"minicu", "nvcc"} - set(row) == ({bad[name]} if name in bad else set())
    assert result["left_out"] == [
        *(f"{peer}, {name}: RuntimeError: the driver says no" for name, peer in bad.items()),
        f"{other}: exit status -11",
    ]  # fmt: skip


@pytest.mark.parametrize("interrupted", [False, True])
def test_the_parts_of_the_calls(monkeypatch, tmp_path, interrupted):
    """Peers, and pairs of them across modules; what is there is in the file after every part."""
    asked, stored = {}, []

    def in_process(part, todo, settings, found):
        asked[part] = next(iter(todo.values()))
        found["calls"] = {name: {"group": part} for name in todo}
        if interrupted:
            raise KeyboardInterrupt
        return 0

    monkeypatch.setattr(call_overhead, "in_process", in_process)
    monkeypatch.setattr(call_overhead, "gpu_facts", lambda: {"card": "a card"})
    monkeypatch.setattr(call_overhead.shutil, "which", lambda name: "nvcc")
    monkeypatch.setattr(call_overhead.subprocess, "run", lambda *a, **k: SimpleNamespace(stdout="release 13"))
    result = {"left_out": [], "calls": {}}
    monkeypatch.setattr(call_overhead, "store", lambda *a, **k: stored.append(len(result["calls"])))
    settings = call_overhead.Settings()
    if interrupted:
        with pytest.raises(KeyboardInterrupt):
            call_overhead.measure(settings, result, tmp_path / "r.json")
        assert list(result["calls"]) == [k.name for k in call_overhead.KINDS if k.group == next(iter(asked))]
        return
    call_overhead.measure(settings, result, tmp_path / "r.json")
    pairs = asked.pop("across modules")
    assert pairs == ["minicu->minicu", "minicu->nvcc", "nvcc->minicu", "nvcc->nvcc"]
    assert set(map(tuple, asked.values())) == {("minicu", "nvcc")}
    assert stored[-1] == len(result["calls"]) == len(
        [*call_overhead.KINDS, *call_overhead.ACROSS, *call_overhead.SYSTEM]
    )  # fmt: skip


def test_calls_without_a_gpu(monkeypatch):
    def no_gpu():
        raise OSError("no driver")

    monkeypatch.setattr(call_overhead, "gpu_facts", no_gpu)
    monkeypatch.setattr(call_overhead, "on_cpu", lambda kinds: a_run(5, kinds[1].kernel(9)))
    result = {"left_out": [], "calls": {}}
    call_overhead.measure(call_overhead.Settings(repeat=2), result, None)
    failed = call_overhead.KINDS[1].name
    assert [k.name for k in call_overhead.KINDS if k.name not in result["calls"]] == [failed]
    assert result["left_out"][0] == "GPU: OSError: no driver" and failed in result["left_out"][1]


def test_every_kind_of_call_can_be_compiled_and_run_on_the_cpu():
    kinds = [*call_overhead.KINDS[:10], *call_overhead.KINDS[-3:]]
    run = call_overhead.on_cpu(kinds)
    for kind in kinds:
        assert run(kind.kernel(1), 1, 1, 4) > 0
        assert run(kind.kernel(9), 1, 1, 4) > 0


def test_what_kernels_print_is_no_part_of_the_report(capfd):
    libc = ctypes.CDLL(None)
    with call_overhead.silence():
        libc.puts(b"from a kernel")
        os.write(1, b"from another\n")
    libc.fflush(None)
    os.write(1, b"after\n")
    assert capfd.readouterr().out == "after\n"


def test_launch_results_that_are_not_whole():
    result = {
        "date": "today", "processor": "p", "cores": 1, "python": "3", "launches": {}, "module load": {},
        "left out": {"the rest": "interrupted"},
    }  # fmt: skip
    for launches in ({}, {"0": {}}, {"0": {"a": 1.0}}, {"0": {"C++": 1.0}, "8": {"a": 2.0}}):
        result["launches"] = launches
        assert "interrupted" in launch_overhead.as_text(result)
        assert "interrupted" in report.launches(result)


def test_kernel_results_that_are_not_whole():
    kernel_time = pytest.importorskip("kernel_time")
    result = {"date": "today", "card": "GPU", "left out": {"the rest": "interrupted"}}
    for rows in ({}, {"a": {"minicu -O3": 2.0}}, {"a": {"minicu -O3": 2.0, "nvcc": 4.0}}):
        result["microseconds"] = rows
        page = report.kernels(result)
        assert "Left out: the rest: interrupted." in page and "interrupted" in kernel_time.report(result)
        assert ("geometric mean | 0.50 | 1.00" in page) is ("nvcc" in rows.get("a", {}))
