"""Classes of plain data, of which a start of minicu makes more than a hundred and uses a few dozen.

To make the text of a constructor into a function takes more than half of the time in which `dataclass` makes
a class, a tenth of the time of the command for a small file. So the constructor of these is made when the
first object is.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, dataclass, field, fields
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(eq_default=False, field_specifiers=(field,))
def data_class(cls: type[T]) -> type[T]:
    """`@dataclass(eq=False, repr=False, slots=True)`."""
    made = dataclass(init=False, eq=False, repr=False, slots=True)(cls)

    def __init__(self: Any, *arguments: Any, **named: Any) -> None:
        constructor = _constructor(made)
        made.__init__ = constructor  # type: ignore[method-assign]
        constructor(self, *arguments, **named)

    made.__init__ = __init__  # type: ignore[method-assign]
    return made


def _constructor(cls: type) -> Callable[..., None]:
    """The `__init__` that `dataclass` would make."""
    given: dict[str, Any] = {"missing": MISSING}
    positional, keywords, body = ["self"], list[str](), list[str]()
    for f in fields(cls):
        parameter, value = f.name, f.name
        if f.default is not MISSING:
            given[f"default_{f.name}"] = f.default
            parameter += f"=default_{f.name}"
        elif f.default_factory is not MISSING:
            given[f"new_{f.name}"] = f.default_factory
            parameter += "=missing"
            value = f"new_{f.name}() if {f.name} is missing else {f.name}"
        (keywords if f.kw_only else positional).append(parameter)
        body.append(f" self.{f.name} = {value}")
    parameters = ", ".join([*positional, *(["*", *keywords] if keywords else [])])
    exec(f"def __init__({parameters}):\n" + "\n".join(body or [" pass"]), given)
    made: Callable[..., None] = given["__init__"]
    return made
