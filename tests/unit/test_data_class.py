"""Classes of plain data whose constructor is made when it is first needed."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import field, fields, replace

import pytest

from minicu.data_class import data_class


@data_class
class Base:
    a: int
    at: str | None = field(kw_only=True, default=None)


@data_class
class Derived(Base):
    b: list[int] = field(default_factory=list)
    self_: int = 3


class Plain(Derived):
    pass


def test_objects_are_those_of_a_dataclass():
    x = Derived(1, [2], at="here")
    assert (x.a, x.b, x.self_, x.at) == (1, [2], 3, "here")
    assert [f.name for f in fields(x)] == ["a", "at", "b", "self_"]
    y = replace(x, a=5)
    assert (y.a, y.b, y.at) == (5, [2], "here") and y != Derived(5, [2], at="here")
    assert not hasattr(x, "__dict__")


def test_each_object_gets_a_value_of_its_own_from_a_factory():
    first, second = Derived(1), Plain(2)
    first.b.append(7)
    assert second.b == [] and Derived(1).b == []


def test_a_constructor_takes_what_the_fields_say():
    for wrong in (lambda: Base(), lambda: Base(1, "here"), lambda: Base(1, c=2), lambda: Derived(b=[])):
        with pytest.raises(TypeError):
            wrong()


def test_a_base_class_keeps_its_own_constructor():
    Plain(1)
    assert Base(4).a == 4
    with pytest.raises(TypeError):
        Base(4, [])


def test_constructors_are_not_made_before_they_are_needed():
    asks = "from minicu import tree; print(tree.Binary.__init__.__code__.co_varnames)"
    done = subprocess.run([sys.executable, "-c", asks], capture_output=True, text=True, check=True)
    assert done.stdout == "('self', 'arguments', 'named', 'constructor')\n"
