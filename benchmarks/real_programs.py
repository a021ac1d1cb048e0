"""Public programs with nvcc's device code and with minicu's, host side the same: times of their kernels.

    python benchmarks/real_programs.py --build FOLDER CORPUS     where minicu, nvcc and gcc are
    python benchmarks/real_programs.py --run FOLDER [--json OUT] where a GPU is; minicu need not be

CORPUS is a checkout of HeCBench (https://github.com/zjin-lcf/HeCBench). real_programs.json names programs,
with arguments that keep a run short and the options that the corpus gives to nvcc. other_programs.json
(`--programs`) has programs to which minicu was not tuned, with files of the host side (`host`). CORPUS has
their repositories in folders named polybenchGpu (https://github.com/sgrauerg/polybenchGpu), gpu-rodinia
(https://github.com/yuhc/gpu-rodinia), NPB-GPU (https://github.com/GMAP/NPB-GPU; `sys/setparams` has made
npbparams.hpp of class B, of class A for BT, LU and SP), shoc (https://github.com/vetter/shoc, configured),
cuda-samples (https://github.com/NVIDIA/cuda-samples) and HeCBench.

nvcc builds each program once. Its own device code is in the program; that of others lies beside it, as ptxas
of the same toolkit assembled their PTX, and takes its place when the program starts
(kernels/real_programs_shim.c, which also times every launch by events). So whatever differs, differs
by the device code. `--also LABEL=FOLDER` builds with another version of minicu as well.

--run: the peers take turns, program by program, in as many rounds as the minutes allow. What they print is
compared with what nvcc's prints, times left out. A program's figure is the sum over its kernels of launches
times the least mean time of a launch, as a multiple of nvcc's. `--earlier RESULT` marks programs that other
work on the machine has disturbed, with nvcc's code they took longer than in that run: they are not counted,
and what the mean were with them is said.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock
from time import monotonic
from typing import Any

from device_code import assemble, bundle, command, symbols
from harness import machine, store, table

HERE = Path(__file__).resolve().parent
SHIM = HERE / "kernels" / "real_programs_shim.c"
BASE = "nvcc"

#: Launches shorter than this (µs) are mostly the gaps that the events see before and after a kernel: programs
#: whose kernels are so short are named, but not part of the mean. Nor are those with several streams: events
#: then also wait for what other streams do.
SHORT = 12.0

#: As many times as long as in an earlier run nvcc's code may take in an undisturbed one.
DISTURBED = 1.1

#: A result -> the title of its section on the page, and what stands above the table.
ABOUT = {
    "real_programs": (
        "Real programs",
        "Programs of HeCBench, not written for minicu: the host side is nvcc's, the device code that of each "
        "compiler. Time of all kernels by events, as a multiple of that with nvcc's device code; those that "
        "lose most come first.",
    ),
    "tuned_programs": (
        "Tuned programs",
        "Of the real programs those whose whole runs are shortest (but secp256k1, which takes long to "
        "compile), with minicu's code as it is, and with the setting of `Program.tune` that a run before "
        "this one showed to be fastest, one for all kernels of a program. Where it does not gain 2 % in "
        "both runs, the code stays as it is. For nvcc's code and minicu's as it is, rounds of the real "
        "programs' run count as well.",
    ),
    "other_programs": (
        "Programs of other repositories",
        "To the real programs minicu has been tuned; to these it was not: the programs of PolyBench/GPU "
        "whose own check on the host takes no more than a second or two, some of Rodinia that are one file "
        "and need no other, NPB-GPU, of SHOC and NVIDIA's samples some whose device code is one file, and of "
        "HeCBench some that lots chose among those of one file that need no data, as far as nvcc 13 compiles "
        "them. The loop of SHOC's Scan has since shown what is done with loops that have barriers, those of "
        "NVIDIA's two matrix products on tensor cores how matrices are addressed, that of HeCBench's rmsnorm "
        "which loops are unrolled. Measured as the real programs are.",
    ),
}

#: nvcc's options that minicu has as well.
SHARED = re.compile(r"-[DI]\S+|-?-use_fast_math|-?-fmad=\w+")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", type=Path, metavar="FOLDER")
    parser.add_argument("--run", type=Path, metavar="FOLDER")
    parser.add_argument("corpus", type=Path, nargs="?")
    parser.add_argument("--programs", type=Path, default=HERE / "real_programs.json", metavar="LIST")
    parser.add_argument("--also", action="append", default=[], metavar="LABEL=FOLDER")
    parser.add_argument("--only", metavar="NAME,NAME", help="these programs")
    parser.add_argument("--again", metavar="LABEL,LABEL", default="", help="build these anew (with --build)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--minutes", type=float, default=9, help="how long --run takes at most")
    parser.add_argument(
        "--patience", type=float, default=15, help="seconds that one start of a program may take"
    )
    parser.add_argument("--earlier", type=Path, action="append", default=[], metavar="RESULT")
    parser.add_argument("--json", type=Path, help="write the result here as well")
    options = parser.parse_args()
    only = options.only.split(",") if options.only else None
    if options.build:
        if options.corpus is None:
            parser.error("--build needs the corpus")
        trees = {"minicu": HERE.parent}
        trees |= {label: Path(tree) for label, _, tree in (x.partition("=") for x in options.also)}
        again = set(filter(None, options.again.split(",")))
        wanted = json.loads(options.programs.read_text())
        wanted = {n: w for n, w in wanted.items() if only is None or n in only}
        build(options.build.resolve(), options.corpus.resolve(), wanted, trees, again, options.jobs)
    if options.run:
        result = run(options.run.resolve(), only, options.minutes, options.patience, options.json)
        for earlier in options.earlier:
            mark_disturbed(result, json.loads(earlier.read_text()))
        store(result, options.json)
        print(report(result))
    return 0


# ---------------------------------------------------------------- building


def build(
    folder: Path, corpus: Path, wanted: dict[str, Any], trees: dict[str, Path], again: set[str], jobs: int
) -> None:
    """Build what is not there yet. `programs.json` in the folder tells what is."""
    (folder / "lib").mkdir(parents=True, exist_ok=True)
    subprocess.run(
        ["gcc", "-O2", "-shared", "-fPIC", "-s", "-o", str(folder / "lib" / "shim.so"), str(SHIM), "-ldl"],
        check=True,
    )
    nvcc = shutil.which("nvcc")
    assert nvcc is not None, "nvcc is not on the PATH"
    index = folder / "programs.json"
    known = json.loads(index.read_text()) if index.exists() else {"versions": {}, "programs": {}}
    known["versions"] |= _versions(trees)
    runtime = _runtime()
    shutil.copy(runtime, folder / "lib" / runtime.name)
    writing = Lock()

    def one(name: str) -> None:
        entry = known["programs"].setdefault(name, {"peers": {}})
        entry["arguments"] = wanted[name]["arguments"]
        source = corpus / wanted[name].get("source", f"src/{name}-cuda/main.cu")
        try:
            _build_one(folder / name, corpus, source, wanted[name], trees, again, entry)
        except (subprocess.SubprocessError, OSError) as e:
            entry["peers"][BASE] = {"error": _last_line(e)}
        print(name, {p: r.get("error", "ok") for p, r in entry["peers"].items()}, flush=True)
        with writing:
            store(known, index, quiet=True)

    with ThreadPoolExecutor(jobs) as pool:
        list(pool.map(one, wanted))


def _build_one(
    to: Path, corpus: Path, source: Path, wanted: dict[str, Any], trees: dict[str, Path], again: set[str],
    entry: dict[str, Any],
) -> None:  # fmt: skip
    options = wanted["options"]
    peers = entry["peers"]
    named = to / "symbols.json"
    if not (to / "main").exists() or BASE in again:
        to.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory() as kept:
            command(
                "nvcc", "-O3", "-std=c++17", "-gencode", "arch=compute_90,code=sm_90", "-cudart", "shared",
                "--expt-relaxed-constexpr",
                "-Xlinker", "-rpath=$ORIGIN/../lib", "-Xlinker", "-s", "--keep", "--keep-dir", kept, "-w",
                *options, "-o", str(to / "main"), str(source), *wanted.get("host", []), folder=corpus,
            )  # fmt: skip
            ptx = (Path(kept) / source.with_suffix(".ptx").name).read_text(errors="replace")
            named.write_text(json.dumps(sorted(symbols(ptx))))
            peers[BASE] = assemble(ptx, Path(kept) / "again.cubin")
    needed = set(json.loads(named.read_text()))
    for label, tree in trees.items():
        image = to / f"{label}.fatbin"
        if image.exists() and label not in again:
            continue
        image.unlink(missing_ok=True)
        with tempfile.TemporaryDirectory() as kept:
            ptx_file, cubin = Path(kept) / "main.ptx", Path(kept) / "main.cubin"
            shared = [o.replace("--", "-") for o in options if SHARED.fullmatch(o)]
            try:
                command(
                    sys.executable, "-m", "minicu", "compile", str(source), "-arch=sm_90", "--no-cache", "-w",
                    *shared, "-o", str(ptx_file),
                    environment={
                        "PYTHONPATH": os.pathsep.join([str(tree), os.environ.get("PYTHONPATH", "")]),
                        "PYTHONSAFEPATH": "1",
                    },
                    folder=corpus,
                )  # fmt: skip
                ptx = ptx_file.read_text()
                lacking = sorted(needed - symbols(ptx))
                if lacking:
                    peers[label] = {"error": f"has no {', '.join(lacking)[:150]}"}
                    continue
                peers[label] = assemble(ptx, cubin)
                bundle(cubin, image)
            except subprocess.SubprocessError as e:
                peers[label] = {"error": _last_line(e)}


def _runtime() -> Path:
    """The CUDA runtime's shared library."""
    nvcc = shutil.which("nvcc")
    said = subprocess.run([str(nvcc), "--dryrun", "x.cu"], capture_output=True, text=True).stderr
    top = Path(re.findall(r"TOP=(\S+)", said)[0])
    for place in ("lib", "lib64", "targets/x86_64-linux/lib"):
        for found in sorted((top / place).glob("libcudart.so.*")):
            if re.fullmatch(r"libcudart\.so\.\d+", found.name):
                return found
    raise FileNotFoundError(f"no libcudart.so under {top}")


def _versions(trees: dict[str, Path]) -> dict[str, str]:
    said = subprocess.run(["nvcc", "--version"], capture_output=True, text=True, check=True).stdout
    versions = {BASE: said.rpartition("release ")[2].split(",")[0]}
    for label, tree in trees.items():
        told = subprocess.run(
            ["git", "-C", str(tree), "log", "-1", "--format=%h"], capture_output=True, text=True
        )
        versions[label] = told.stdout.strip() or "unknown"
    return versions


def _last_line(e: BaseException) -> str:
    text = str(getattr(e, "stderr", "") or e)
    errors = [x for x in text.splitlines() if "error" in x] or text.splitlines()[-1:] or [""]
    return errors[0][-200:]


# ---------------------------------------------------------------- running


def run(
    folder: Path, only: list[str] | None, minutes: float, patience: float, keep: Path | None
) -> dict[str, Any]:
    """Rounds over all programs until the minutes are over; the result so far is always on the disk."""
    known = json.loads((folder / "programs.json").read_text())
    programs: dict[str, Any] = {}
    result = {**machine(), "card": _card(), "versions": known["versions"], "rounds": 0, "programs": programs}
    deadline = monotonic() + 60 * minutes
    printed: dict[str, str] = {}
    names = []
    for name in only or known["programs"]:
        entry = known["programs"][name]
        peers = [p for p, r in entry["peers"].items() if "error" not in r]
        if BASE in peers and len(peers) > 1:
            names.append(name)
            programs[name] = {"arguments": entry["arguments"], "peers": {p: _static(entry, p) for p in peers}}
    for number in range(9):
        for name in names:
            program = programs[name]
            if "left out" in program:
                continue
            if monotonic() > deadline:
                return result
            order = list(program["peers"])
            for peer in order if number % 2 == 0 else reversed(order):
                _start(folder / name, program, peer, printed, patience)
            program["rounds"] = number + 1
            store(result, keep, quiet=True)
        result["rounds"] = number + 1
    return result


def _static(entry: dict[str, Any], peer: str) -> dict[str, Any]:
    known = entry["peers"][peer]
    chosen = {"settings": known["settings"]} if "settings" in known else {}
    return {"code": known["kernels"], **chosen, "kernels": {}}


def _start(
    folder: Path, program: dict[str, Any], peer: str, printed: dict[str, str], patience: float
) -> None:
    """One start of a program with the device code of a peer. `printed`: what programs print with nvcc's."""
    if "left out" in program:
        return
    mine = program["peers"][peer]
    with tempfile.TemporaryDirectory() as place:
        times = Path(place) / "times"
        environment = {
            **os.environ,
            "LD_PRELOAD": str(folder.parent / "lib" / "shim.so"),
            "BENCH_TIMES": str(times),
            # a first launch would wait for its code to be loaded, which events see
            "CUDA_MODULE_LOADING": "EAGER",
        }
        if peer != BASE:
            environment["BENCH_IMAGE"] = str(folder / f"{peer}.fatbin")
        start = monotonic()
        try:
            done = subprocess.run(
                [str(folder / "main"), *program["arguments"]], cwd=place, env=environment, timeout=patience,
                capture_output=True, text=True, errors="replace", stdin=subprocess.DEVNULL,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            if peer == BASE:
                program["left out"] = f"takes more than {patience:g} s"
            else:
                mine["error"] = f"takes more than {patience:g} s"
            return
        mine["seconds"] = round(min(mine.get("seconds", math.inf), monotonic() - start), 3)
        if done.returncode and peer == BASE:
            program["left out"] = f"exit status {done.returncode}: {done.stderr[-100:] or done.stdout[-100:]}"
            return
        if done.returncode != 0:
            mine["error"] = f"exit status {done.returncode}: {done.stderr[-100:] or done.stdout[-100:]}"
        said = _without_times(done.stdout)
        expected = printed.setdefault(folder.name, said)
        if said != expected:
            (program if peer == BASE else mine)["varies" if peer == BASE else "differs"] = _difference(
                expected, said
            )
        streams, *lines = times.read_text().splitlines() if times.exists() else ["0"]
        program["streams"] = int(streams)
        for line in lines:
            kernel, launches, timed, microseconds = line.rsplit(" ", 3)
            if int(timed):
                mean = float(microseconds) / int(timed)
                before = mine["kernels"].get(kernel, {"mean": math.inf})["mean"]
                mine["kernels"][kernel] = {"launches": int(launches), "mean": round(min(before, mean), 3)}


_TIMES = re.compile(
    r"(?i)time|sec|\b[munµ]s\b|[GM]B/s|flop|bandwidth|throughput|elapsed|speed|/s\b|took|perf"
)


def _without_times(text: str) -> str:
    """What a program prints, numbers of lines about times replaced."""
    lines = text.splitlines()
    return "\n".join(re.sub(r"[-+]?\d[\d.]*(?:e[-+]?\d+)?", "#", x) if _TIMES.search(x) else x for x in lines)


def _difference(theirs: str, ours: str) -> str:
    """The first line that differs."""
    for left, right in zip([*theirs.splitlines(), ""], [*ours.splitlines(), ""], strict=False):
        if left != right:
            return f"{left[:80]!r} | {right[:80]!r}"
    return "lines are missing"


def _card() -> str:
    try:
        said = subprocess.run(
            ["nvidia-smi", "--query-gpu=name,driver_version", "--format=csv,noheader"],
            capture_output=True, text=True, timeout=60,
        )  # fmt: skip
        return said.stdout.strip().splitlines()[0]
    except (OSError, IndexError, subprocess.SubprocessError):
        return "unknown"


# ---------------------------------------------------------------- the table


def ratios(program: dict[str, Any]) -> dict[str, float]:
    """Peer -> its time as a multiple of nvcc's, over the kernels that both launched."""
    base = program["peers"][BASE]["kernels"]
    found = {}
    for peer, mine in program["peers"].items():
        shared = [k for k in base if k in mine["kernels"]]
        if peer == BASE or not shared or "error" in mine:
            continue
        weights = {k: base[k]["launches"] for k in shared}
        ours = sum(mine["kernels"][k]["mean"] * w for k, w in weights.items())
        found[peer] = ours / sum(base[k]["mean"] * w for k, w in weights.items())
    return found


def mark_disturbed(result: dict[str, Any], earlier: dict[str, Any]) -> None:
    """Note how many times as long as in an earlier run programs took with nvcc's code, if too long."""
    for name, program in result["programs"].items():
        before = earlier["programs"].get(name, {"left out": ""})
        if "left out" in before or "left out" in program:
            continue
        old, new = before["peers"][BASE]["kernels"], program["peers"][BASE]["kernels"]
        weights = {k: new[k]["launches"] for k in new if k in old}
        took = sum(old[k]["mean"] * w for k, w in weights.items())
        times = sum(new[k]["mean"] * w for k, w in weights.items()) / took if took else 0.0
        if times > DISTURBED:
            program["disturbed"] = round(times, 2)


def launch_time(program: dict[str, Any]) -> float:
    """Microseconds of nvcc's launches, their mean weighted by time: how long the kernels are that matter."""
    kernels = program["peers"][BASE]["kernels"].values()
    total = sum(k["mean"] * k["launches"] for k in kernels)
    return sum(k["mean"] ** 2 * k["launches"] for k in kernels) / total if total else 0.0


Ranked = list[tuple[str, float, dict[str, float]]]


def ranked(result: dict[str, Any], disturbed: bool = False) -> tuple[Ranked, Ranked]:
    """Programs with the length of a launch and `ratios`, those that lose most first; and those that do not
    count. `disturbed` ones are in neither, or count as others do."""
    rows: Ranked = []
    few: Ranked = []
    for name, program in result["programs"].items():
        absent = "left out" in program or ("disturbed" in program and not disturbed)
        if not absent and (found := ratios(program)):
            took = launch_time(program)
            fit = took >= SHORT and program.get("streams", 1) < 2
            (rows if fit else few).append((name, took, found))
    rows.sort(key=lambda r: -next(iter(r[2].values())))
    return rows, few


def means(rows: Ranked, peers: list[str]) -> list[tuple[float, int]]:
    """Of each peer the geometric mean, and over how many programs."""
    known = [[f[p] for _, _, f in rows if p in f] for p in peers]
    return [(math.exp(sum(map(math.log, k)) / len(k)), len(k)) for k in known]


def settings(result: dict[str, Any]) -> dict[str, str]:
    """What `tuned_programs.py` has chosen: the words for settings -> the programs that have them."""
    chosen: dict[str, list[str]] = {}
    for name, program in result["programs"].items():
        if of := program["peers"].get("tuned", {}).get("settings"):
            chosen.setdefault(", ".join(f"{k}={v}" for k, v in of.items()), []).append(name)
    return {words: ", ".join(names) for words, names in sorted(chosen.items())}


def report(result: dict[str, Any]) -> str:
    """A table, and what is to be said of programs that are not in it."""
    rows, short = ranked(result)
    notes = []
    for name, program in result["programs"].items():
        if "left out" in program:
            notes.append(f"left out: {name}: {program['left out']}")
            continue
        if "disturbed" in program:
            notes.append(
                f"disturbed: {name}: nvcc's code took {program['disturbed']} times as long as before"
            )
        for peer, mine in program["peers"].items():
            if "error" in mine:
                notes.append(f"{name}, {peer}: {mine['error']}")
            elif "differs" in mine and "varies" not in program:
                notes.append(f"{name}, {peer}: prints {mine['differs']}")
    peers = list(dict.fromkeys(p for _, _, found in rows for p in found))
    lines = [[n, f"{t:.1f}", *(f"{f[p]:.3f}" if p in f else "" for p in peers)] for n, t, f in rows]
    lines.append(["geometric mean", "", *(f"{m:.3f} of {count}" for m, count in means(rows, peers))])
    few = ", ".join(f"{n} {' '.join(f'{x:.2f}' for x in f.values())}" for n, _, f in short)
    head = ["program", f"{BASE} µs a launch", *peers]
    return "\n".join([result["card"], table(head, lines), f"too short, or on several streams: {few}", *notes])


if __name__ == "__main__":
    sys.exit(main())
