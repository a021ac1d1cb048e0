"""Copies of parts of objects write what g++ lets them write, and layouts are nvcc's and g++'s, in random
class hierarchies."""

import shutil

import pytest
from fuzz import hierarchies

from minicu.abi.layout import layout
from minicu.abi.target import LP64


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ found")
@pytest.mark.parametrize("seed", [1, 2])
def test_copies_of_parts_leave_the_rest_alone(seed):
    assert hierarchies.compare_programs(seed, "cpu") == []


@pytest.mark.needs_nvcc
def test_layouts_are_those_of_nvcc_and_gcc():
    assert hierarchies.compare_layouts(1) == []


def test_a_bit_field_is_written_without_the_tail_padding_behind_it():
    text = "struct B { int a; private: int low : 3; }; struct D : B { char c; };"
    unit = hierarchies.check(text)
    slot = layout(unit.records["B"], LP64).slots_by_name["low"]
    assert (slot.offset, slot.size) == (4, 1)
    assert layout(unit.records["D"], LP64).slots_by_name["c"].offset == 5
