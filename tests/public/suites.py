"""Run public C test suites as device code: each program is one kernel on one thread.

    python tests/public/suites.py FOLDER [--device cpu|cuda] [--compile-only] [--only TEXT] [-v]
                                  [--jobs N] [--timeout S] [--table FILE]

FOLDER holds checkouts named c-testsuite and llvm-test-suite (get them yourself; none of their code
is part of this project); the lists beside this file name the programs. A program's main is called
from a kernel; abort and exit store a status and end the thread. It passes if status and output are
those that gcc's program gives (c-testsuite: output as its .expected file says). `--table` writes the
programs that fail, with the reason. Exits 1 if a program fails that KNOWN (known_failures.txt) does
not list.
"""

from __future__ import annotations

import argparse
import json
import os
import select
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
SUITES = {"c-testsuite": "c-testsuite.txt", "llvm-test-suite": "gcc-torture.txt"}

#: Stands before the program, on its first line. The names are those that -D gives abort and exit.
PROLOGUE = (
    "static int *minicu_suite_status;"
    " __attribute__((noreturn)) void minicu_suite_exit(int code)"
    " { *minicu_suite_status = code & 255; __threadfence_system(); __builtin_exit(0); }"
    " __attribute__((noreturn)) void minicu_suite_abort(void) { minicu_suite_exit(134); }\n"
)
EPILOGUE = """
__global__ void minicu_suite_kernel(int *status, char **arguments) {
    minicu_suite_status = status;
    *status = 1000;
    int result = ((int (*)(int, char **))main)(1, arguments);
    *status = result & 255;
}
"""
EPILOGUE_VOID = EPILOGUE.replace("((int (*)(int, char **))main)(1, arguments)", "main()")
DEFINES = {"abort": "minicu_suite_abort", "exit": "minicu_suite_exit"}


def programs(folder: Path, only: str) -> list[Path]:
    found = []
    for suite, names in SUITES.items():
        for line in (HERE / names).read_text().split():
            if only in line and (folder / suite / line).is_file():
                found.append(folder / suite / line)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--compile-only", action="store_true")
    parser.add_argument("--only", default="")
    parser.add_argument("-v", action="store_true", dest="verbose")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--timeout", type=float, default=60)
    parser.add_argument("--table", type=Path)
    options = parser.parse_args()
    todo = programs(options.folder, options.only)
    known = known_failures()
    reasons = run_all(todo, options)
    unexpected = [p for p in reasons if p.name not in known]
    for path, reason in sorted(reasons.items()):
        mark = "known " if path.name in known else "FAILED"
        if options.verbose or mark == "FAILED":
            print(f"{mark} {path.name}: {reason}")
    if options.table:
        rows = [f"{p.name}\t{reason}" for p, reason in sorted(reasons.items())]
        options.table.write_text("\n".join(rows) + "\n")
    what = "compile and assemble" if options.compile_only else f"as gcc ({options.device})"
    print(f"{len(todo) - len(reasons)} of {len(todo)} {what}, {len(reasons)} not")
    print(f"{len(todo) - len(unexpected)} passed, {len(unexpected)} failed")
    return 1 if unexpected or not todo else 0


def known_failures() -> dict[str, str]:
    """File name -> reason, from the committed table."""
    path = HERE / "known_failures.txt"
    rows = path.read_text().splitlines() if path.exists() else []
    return dict(row.split("\t", 1) for row in rows if "\t" in row)


# ---------------------------------------------------------------- worker processes


class Worker:
    """A process that answers one job at a time; replaced when it dies or is late."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.job: Path | None = None
        self.start()

    def start(self) -> None:
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=self.errors, text=True, bufsize=1,
        )  # fmt: skip

    def give(self, path: Path) -> None:
        self.job, self.deadline = path, time.monotonic() + self.options.timeout
        job = {"path": str(path), "device": self.options.device, "compile_only": self.options.compile_only}
        self.process.stdin.write(json.dumps(job) + "\n")
        self.process.stdin.flush()

    def answer(self) -> str | None:
        """Why the job failed, "" if it passed; only called when there is an answer or a deadline."""
        late = time.monotonic() > self.deadline
        line = "" if late else self.process.stdout.readline()
        self.job = None
        if line:
            said = json.loads(line)
            if said["lost"]:
                self.process.wait()
                self.start()
            return said["reason"]
        self.process.kill()
        status = self.process.wait()
        self.errors.seek(0)
        words = self.errors.read().decode(errors="replace").strip().splitlines()[-1:] or [""]
        self.start()
        return "no answer in time" if late else f"the process died ({status}): {words[0][:200]}"


def run_all(todo: list[Path], options: argparse.Namespace) -> dict[Path, str]:
    workers = [Worker(options) for _ in range(options.jobs)]
    waiting, reasons = list(reversed(todo)), {}
    while waiting or any(w.job for w in workers):
        for w in workers:
            if w.job is None and waiting:
                w.give(waiting.pop())
        busy = [w for w in workers if w.job]
        ready, _, _ = select.select([w.process.stdout for w in busy], [], [], 0.5)
        for w in busy:
            if w.process.stdout in ready or time.monotonic() > w.deadline:
                path = w.job
                if reason := w.answer():
                    reasons[path] = reason
    for w in workers:
        w.process.stdin.close()
        w.process.wait()
    return reasons


def serve() -> None:
    """Answer jobs on standard input. Whatever the program prints is kept out of the answers."""
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)
    for line in sys.stdin:
        job, lost = json.loads(line), False
        try:
            reason = attempt(Path(job["path"]), job["device"], job["compile_only"])
        except Exception as e:
            reason = f"{type(e).__name__}: {str(e).strip()[:300]}"
            lost = job["device"].startswith("cuda")  # a fault takes the context, and so the process, with it
        answers.write(json.dumps({"reason": reason, "lost": lost}) + "\n")
        if lost:
            answers.flush()
            os._exit(0)


# ---------------------------------------------------------------- one program


def attempt(path: Path, device: str, compile_only: bool) -> str:
    """ "" if the program behaves as gcc's does, else what is wrong."""
    import re

    import minicu

    text = path.read_text("utf-8", "surrogateescape")
    takes_none = re.search(r"\bmain\s*\(\s*(void)?\s*\)", text)
    source = PROLOGUE + f'#line 1 "{path.name}"\n' + text + (EPILOGUE_VOID if takes_none else EPILOGUE)
    try:
        program = minicu.compile(
            source, "c", defines=DEFINES, include_dirs=[path.parent], name=path.name, cache=False
        )
    except minicu.CompileError as e:
        first = [d for d in e.diagnostics if d.severity == "error"][:1]
        return "refused: " + (str(first[0]).splitlines()[0] if first else str(e))
    if compile_only:
        from files import assemble

        problem = assemble(program.ptx, "sm_90")
        return f"ptxas: {problem.strip().splitlines()[0]}" if problem else ""
    return run(program, path, device)


def run(program: object, path: Path, device: str) -> str:
    import numpy

    module = program.load(device)
    if device.startswith("cuda"):  # one thread, and programs that recurse and allocate as on a host
        for name, size in (("stack", 16 << 10), ("heap", 64 << 20)):  # the heap: once in a process
            if getattr(module.device.limits, name) < size:
                setattr(module.device.limits, name, size)
    status = module.device.array(numpy.full(1, -7, numpy.int32))
    arguments = module.device.array(numpy.zeros(2, numpy.uint64))
    with module.device.capture_output() as captured:
        kernel = module.kernels["minicu_suite_kernel"]
        kernel[1, 1](status, arguments)
        module.device.synchronize()
    code = int(status.numpy()[0])
    want_code, want_output = expected(path)
    if code != want_code:
        return f"exit status {code}, gcc's program gives {want_code}"
    if want_output is not None and captured.getvalue() != want_output:
        return f"output {captured.getvalue()[:80]!r}, expected {want_output[:80]!r}"
    return ""


def expected(path: Path) -> tuple[int, str | None]:
    """Exit status and output of the same program built by gcc for this machine."""
    with tempfile.TemporaryDirectory() as folder:
        binary = Path(folder) / "a.out"
        build = subprocess.run(
            ["gcc", "-w", "-std=gnu11", "-fcommon", "-fsigned-char", "-o", str(binary), str(path), "-lm"],
            capture_output=True, text=True,
        )  # fmt: skip
        if build.returncode:
            return 0, stated_output(path)
        ran = subprocess.run([str(binary)], capture_output=True, timeout=60)
    code = ran.returncode if ran.returncode >= 0 else 128 - ran.returncode
    return code, ran.stdout.decode(errors="replace")


def stated_output(path: Path) -> str | None:
    said = path.with_suffix(path.suffix + ".expected")
    return said.read_text() if said.is_file() else None


if __name__ == "__main__":
    if sys.argv[1:] == ["--serve"]:
        sys.path.insert(0, str(HERE))
        serve()
    else:
        sys.exit(main())
