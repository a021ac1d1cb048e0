"""minicu.dataclass against the standard library's, whose spelling it takes."""

from __future__ import annotations

import dataclasses
import pickle

import pytest

from minicu import dataclass as ours


def declare(module):
    """The same classes by either module."""
    dataclass, field = module.dataclass, module.field

    @dataclass(frozen=True, slots=True)
    class Point:
        x: int
        y: int = 7
        note: str = field(default="", compare=False)

    @dataclass(eq=False, slots=True)
    class Base:
        type: str
        at: object = field(kw_only=True, default=None)

    @dataclass(eq=False, slots=True)
    class Derived(Base):
        value: int
        rest: list[int] = field(default_factory=list)

    @dataclass
    class Plain:
        """Attributes that have a default stay on the class."""

        size: int = 3

        def __post_init__(self):
            self.doubled = 2 * self.size

    return Point, Base, Derived, Plain


OURS = Point, Base, Derived, Plain = declare(ours)
THEIRS = declare(dataclasses)


def test_fields_and_positions_as_in_the_standard_library():
    for mine, theirs in zip(OURS, THEIRS, strict=True):
        assert [f.name for f in ours.fields(mine)] == [f.name for f in dataclasses.fields(theirs)]
        assert mine.__match_args__ == theirs.__match_args__
        assert getattr(mine, "__slots__", None) == getattr(theirs, "__slots__", None)


@pytest.mark.parametrize("classes", [OURS, THEIRS], ids=["ours", "theirs"])
def test_construct_compare_hash(classes):
    point, base, derived, plain = classes
    assert point(1) == point(1, 7, note="other") != point(1, 8)
    assert point(1) != base("int")
    assert len({point(1), point(1, 7), point(2)}) == 2
    assert base("int") != base("int")
    d = derived("int", 5, at="here")
    assert (d.type, d.value, d.rest, d.at) == ("int", 5, [], "here")
    assert derived("int", 5).rest is not d.rest
    assert plain().doubled == 6 and plain.size == 3
    with pytest.raises(TypeError):
        hash(plain())
    with pytest.raises(TypeError):
        derived("int")
    with pytest.raises(TypeError):
        derived("int", 5, [], "at is keyword-only")
    with pytest.raises(AttributeError):
        d.other = 1


def test_repr_and_replace():
    mine, theirs = Point(1, note="n"), THEIRS[0](1, note="n")
    assert repr(mine) == repr(theirs)
    assert ours.replace(mine, y=2) == Point(1, 2)
    assert ours.replace(mine, y=2).note == "n"


def test_methods_are_written_when_first_called():
    """The first call through a class that inherits reaches the right constructor."""

    @ours.dataclass(slots=True)
    class First:
        a: int

    class Second(First):
        def __init__(self):
            super().__init__(4)

    assert Second().a == Second().a == First(4).a
    assert First.__init__.__qualname__.endswith("First.__init__")


def test_pickle():
    from minicu.options import Options

    options = Options(arch="sm_75", defines=(("N", "1"),))
    again = pickle.loads(pickle.dumps(options))
    assert again == options and hash(again) == hash(options) and again is not options
