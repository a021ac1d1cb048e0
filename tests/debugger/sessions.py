"""Sessions of a debugger with program.cu: gdb on the CPU device, cuda-gdb on a GPU.

python tests/debugger/sessions.py [--device cpu|cuda] [--out FOLDER] [NAME...]

A session is commands and what must be shown; `@NAME` is the line that program.cu marks so.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
from datetime import date
from pathlib import Path

HERE = Path(__file__).parent
PROGRAM = HERE / "program.cu"
BEGIN = ["set pagination off", "set confirm off", "set width 0", "set breakpoint pending on"]
DEBUGGERS = {"cpu": "gdb", "cuda": "cuda-gdb"}

#: On the CPU device, the functions that call the threads of a kernel have its name as well.
ON = "cpu: continue"
#: what only one device has: threads of a kernel with barriers do not return on the CPU device, they wait
ONLY = {"last line": "cuda"}
#: name -> commands, and patterns of what they show
SESSIONS: dict[str, tuple[list[str], list[str]]] = {
    "breakpoint by line": (["break @after", "run", "print i"], [r"hit Breakpoint", r"\$1 = 0$"]),
    "breakpoint by function": (["break twice", "run", "print k"], [r"twice \(p=", r"\$1 = 2$"]),
    "breakpoint at a kernel": (["break second", "run", ON, ON, "print count"], [r"second", r"\$1 = 3$"]),
    "breakpoint in a namespace": (
        ["break space::third", "run", ON, ON, "info locals"], [r"third", r"a = \{"],
    ),
    "step over a barrier": (
        ["tbreak @barrier", "run", "tbreak @after if i == 0", "continue", "next", "print j"],
        [r"program.cu:@barrier", r"program.cu:@after|@after\t", r"\$1 = 103$"],
    ),
    "locals": (
        ["break @sum", "run", "info locals"],
        [r"big = 81985529216486895", r"small = -7 '\\371'", r"flag = true", r"t = 10", r"d = 103"],
    ),
    "parameters of a kernel": (
        ["break @store", "run", "info args", "print q.w"],
        [r"n = 5", r"q = \{x = 1, y = 2, w = 3.5\}", r"\$1 = 3.5"],
    ),
    "parameters in place": (
        ["break @in-place", "run", "print q", "print q.w", "print n", "print p->x"],
        [r"\$1 = .*\{x = 6, y = 7, w = 8.5\}", r"\$2 = 8.5", r"\$3 = .*9$", r"\$4 = 6"],
    ),
    "scalars of every width": (
        ["break @second", "run", "print scale", "print color", "print count", "print sizeof(count)"],
        [r"\$1 = 2.5", r"\$2 = GREEN", r"\$3 = 3", r"\$4 = 4"],
    ),
    "typedef names": (
        ["break @sum", "run", "whatis count", "ptype count", "print (count_t)-1"],
        [r"type = (@local )?count_t", r"type = (@local )?unsigned int", r"\$1 = 4294967295"],
    ),
    "shared, static": (
        ["break @outer if i == 0", "run", "print tile[0]", "print tile[31]", "print sizeof(tile)"],
        [r"\$1 = 0", r"\$2 = 93", r"\$3 = 128"],
    ),
    "shared, extern": (
        ["break @outer if i == 0", "run", "print area[0]", "print area[31]"], [r"\$1 = 100", r"\$2 = 131"],
    ),
    "shared of another kernel": (["break @sum", "run", "print tile[0]"], [r"\$1 = 2.5"]),
    "constant": (
        ["break @store", "run", "print table", "print table[2]"], [r"\$1 = \{10, 20, 30, 40\}", r"\$2 = 30"],
    ),
    "variables": (
        ["break @store", "run", "print counter", "print calls", "print matrix", "print 'space::hidden'"],
        [r"\$1 = 3", r"\$2 = 8", r"\$3 = \{\{1, 2, 3\}, \{4, 5, 6\}\}", r"\$4 = 12"],
    ),
    "bit-fields": (
        ["break @bits", "run", "print b", "print b.a", "print b.b + 1"],
        [r"\$1 = \{a = -3, b = 700, c = 103\}", r"\$2 = -3", r"\$3 = 701"],
    ),
    "class by address": (["break @counted", "run", "next", "print before", "print c.n"],
                         [r"taken \(c=", r"\$1 = 5", r"\$2 = 5"]),
    "backtrace": (
        ["break @twice-end", "run", "backtrace 3", "print t"],
        [r"#0 .*twice", r"#1 .*outer .*program.cu:@call", r"#2 .*first.*program.cu:@outer", r"\$1 = 310"],
    ),
    "backtrace through recursion": (
        ["break @bottom", "run", "backtrace 4", "up", "print n"],
        [r"#0 .*down \(n=0", r"#1 .*down \(n=1", r"#2 .*down \(n=2", r"#3 .*down \(n=3", r"\$1 = 1"],
    ),
    "finish": (["break twice", "run", "finish"], [r"outer \(n="]),
    "loop and condition": (
        ["break @loop if step == 2", "run", "print square", "print step"], [r"\$1 = 4", r"\$2 = 2"],
    ),
    "template and array": (
        ["break @total if i == 2", "run", "print sum", "print a[2]"],
        [r"total", r"\$1 = 4\b", r"\$2 = 3.5"],
    ),
    "last line": (["break @end", "run", "print i"], [r"@end\t", r"\$1 = \d+"]),
}  # fmt: skip


def lines() -> dict[str, int]:
    """The lines that program.cu marks."""
    found = {}
    for number, line in enumerate(PROGRAM.read_text().splitlines(), 1):
        if m := re.search(r"// LINE (\S+)", line):
            found[m[1]] = number
    return found


def filled(text: str) -> str:
    known = lines()
    text = re.sub(r"^(t?break) @", r"\1 program.cu:@", text)
    return re.sub(r"@([a-z-]+)", lambda m: str(known[m[1]]) if m[1] in known else m[0], text)


def sessions(device: str) -> list[str]:
    return [name for name in SESSIONS if ONLY.get(name, device) == device]


def run(name: str, device: str, folder: Path) -> str:
    """What a session shows."""
    commands, _ = SESSIONS[name]
    script = folder / f"{name.replace(' ', '_').replace(',', '')}.gdb"
    mine = [c.removeprefix("cpu: ") for c in commands if device == "cpu" or not c.startswith("cpu: ")]
    script.write_text("\n".join([*BEGIN, *map(filled, mine), "kill", "quit", ""]))
    debugger = shutil.which(DEBUGGERS[device])
    program = ["-m", "minicu", "run", "-G", "--device", device, str(PROGRAM)]
    command = [str(debugger), "-nx", "-q", "-batch", "-x", str(script), "--args", sys.executable, *program]
    done = subprocess.run(command, capture_output=True, text=True, timeout=100, check=False)
    return done.stdout + done.stderr


def missing(name: str, shown: str) -> list[str]:
    """Those of a session's patterns that are not found."""
    return [pattern for pattern in map(filled, SESSIONS[name][1]) if not re.search(pattern, shown, re.M)]


def kept(shown: str) -> str:
    """A transcript without what is another each time."""
    dropped = (
        r"\[(New|Thread|Detaching|Inferior|Switching)|^warning|libthread_db|uto-load|^$|^\(|To |line to|For "
        r"|Using|No source file|info .\(gdb\)|Error in re-setting|No symbol table is "
        r"loaded|Function .* not defined"
    )
    rows = [line for line in shown.splitlines() if not re.search(dropped, line)]
    text = re.sub(r"0x[0-9a-f]{6,}", "0x...", "\n".join(rows))
    return text.replace(str(PROGRAM), "program.cu").replace(str(PROGRAM.parent), "") + "\n"


def found_with(device: str) -> str:
    """The debugger, the GPU with its driver, and the date."""
    asked = [[DEBUGGERS[device], "--version"]]
    if device == "cuda":
        asked.append(["nvidia-smi", "--query-gpu=name,driver_version", "--format=csv,noheader"])
    said = [subprocess.run(a, capture_output=True, text=True, check=False).stdout for a in asked]
    first = [re.sub(r"^exec: .*\n", "", text).strip().partition("\n")[0] for text in said]
    return ", ".join([*first, f"{date.today()}"])


def transcripts(text: str) -> dict[str, str]:
    """What was kept of each session."""
    return dict(part.split("\n", 1) for part in text.split("-------- ")[1:])


def main() -> int:
    options = argparse.ArgumentParser()
    options.add_argument("names", nargs="*")
    options.add_argument("--device", choices=DEBUGGERS, default="cpu")
    options.add_argument("--out", type=Path, default=Path("build/sessions"))
    given = options.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    failed = 0
    whole = []
    for name in given.names or sessions(given.device):
        shown = run(name, given.device, given.out)
        lost = missing(name, shown)
        failed += bool(lost)
        print(f"{name}: {'as expected' if not lost else f'not shown: {lost}'}", flush=True)
        whole.append(f"-------- {name}\n{kept(shown)}")
        text = "\n".join([found_with(given.device) + "\n", *whole])
        (given.out / f"{given.device}.txt").write_text(text)  # after each: the time may end
    print(f"{len(whole)} sessions, {failed} not as expected")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
