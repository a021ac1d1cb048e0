"""LLVM ends the process on some inputs, and ptxas refuses others that LLVM accepts. Every such construct is
refused with a message, or lowered in another way. no_input_kills.txt holds the sources; LLVM runs apart here,
so that a lapse fails one test.
"""

import re
from pathlib import Path

import pytest
from runner.machine import assemble

import minicu

ARCHES = ("sm_75", "sm_90")
TEXT = Path(__file__).with_name("no_input_kills.txt").read_text()


def cases():
    """(name, source, language, architecture, message or None)"""
    for case in re.split(r"(?m)^== ", TEXT)[1:]:
        head, _, source = case.partition("\n")
        name, language, arches, *message = head.split(" | ")
        for arch in ARCHES if arches == "all" else arches.split():
            yield name, re.sub(r"(?m)^# .*", "", source), language, arch, message[0] if message else None
    long = "x" * 5000
    yield "long name", f"int {long}; __global__ void k(int *q) {{ *q = {long}; }}", "c", "sm_90", None
    nodes = "".join(f"static struct n n{i} = {{&n{i - 1}}};" for i in range(1, 10001))
    chain = f"struct n {{ struct n *next; }}; static struct n n0; {nodes} struct n *p = &n10000;"
    yield "long chain of addresses", chain, "c", "sm_90", "not supported: a chain of 10000"


@pytest.mark.parametrize(
    ("source", "language", "arch", "message"),
    [pytest.param(*case[1:], id=f"{case[0]}-{case[3]}") for case in cases()],
)
def test_refused_or_compiled(source, language, arch, message):
    if message is None:
        program = minicu.compile(source, language, arch, cache=False, isolate=True)
        assemble(program.ptx)
    else:
        with pytest.raises(minicu.CompileError) as refusal:
            minicu.compile(source, language, arch, cache=False, isolate=True)
        assert message in str(refusal.value)
