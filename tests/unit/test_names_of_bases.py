"""Names that classes inherit: which of them are looked for in bases, and that they are found there."""

from __future__ import annotations

import pytest

import minicu
from minicu.sema.scope import Scope

_OF_LIBRARY = """
#include <type_traits>
struct Derived : std::is_integral<int> { __device__ int f() { return (value_type)-1; } };
__global__ void k(int *p) { *p = Derived().f(); }
"""


def test_what_no_class_declares_is_looked_for_in_no_base(monkeypatch: pytest.MonkeyPatch) -> None:
    walks = []
    inherited = Scope._inherited
    monkeypatch.setattr(
        Scope, "_inherited", lambda s, name, *known: walks.append(name) or inherited(s, name, *known)
    )
    classes = "".join(f"struct B{i} : B{i - 1} {{ int b{i}; }};\n" for i in range(1, 100))
    minicu.compile(
        f"struct B0 {{ int b0; }};\n{classes}__global__ void k(B99 *d) {{ d->b99 = d->b0; }}", cache=False
    )
    assert walks == ["b0"]


def test_classes_of_the_library_inherit_names_in_every_unit() -> None:
    for _ in range(2):  # the library's declarations are kept after the first
        minicu.compile(_OF_LIBRARY, cache=False)
