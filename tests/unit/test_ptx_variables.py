"""The order of variables in PTX."""

from pathlib import Path

import pytest

import minicu
from minicu.ptx.amend import apply
from minicu.ptx.passes import variables

TESTS = Path(__file__).parent.parent


@pytest.mark.parametrize("name", ["run/initialisers.c", "run/spaces.cu"])
def test_the_same_source_gives_the_same_ptx(name):
    """LLVM's order depends on addresses in its memory: six compilations hardly ever agree by themselves."""
    assert len({minicu.compile(TESTS / name, cache=False).ptx for _ in range(6)}) == 1


def declared(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def test_the_order_of_the_initial_value():
    c, a, b = (f".global .align 1 .b8 {name}[2] = {{1, 2}};" for name in "cab")
    user = ".visible .global .align 8 .u64 t[4] = {generic(a), 5, generic(b), generic(c)+1};"
    before, after = ".visible .global .u32 x;", ".visible .const .align 4 .u32 y = 3;"
    assert apply(variables, declared(before, c, a, b, user, after)) == declared(before, a, b, c, user, after)


def test_what_they_name_in_turn_comes_first():
    inner = ".global .align 1 .b8 inner[1] = {7};"
    first = ".global .align 8 .u64 first[2] = {generic(inner), generic(inner)};"
    second = ".global .align 1 .b8 second[1] = {8};"
    user = ".global .align 8 .u64 user[2] = {generic(first), generic(second)};"
    want = declared(inner, first, second, user)
    assert apply(variables, declared(second, inner, first, user)) == want
    assert apply(variables, declared(inner, second, first, user)) == want


def test_what_stands_further_up_stays():
    a, b, x = (f".visible .global .align 4 .u32 {name};" for name in "abx")
    user = ".visible .global .align 8 .u64 user[2] = {generic(b), generic(a)};"
    text = declared(a, x, b, user)
    assert apply(variables, text) == text
