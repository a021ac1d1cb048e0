"""The part of the standard library's `dataclasses` that minicu uses, made for a quick start.

A command that compiles a few lines lives about 0.1 s. The standard module costs a fifth of that for
the hundred classes of the compiler (it imports `inspect` and runs `exec` several times a class); this
one runs `exec` once a class. Same spelling, same meaning, except that `frozen` is left to the type
checker (constructing then costs what any object costs).
"""

from __future__ import annotations

from typing import Any, dataclass_transform

MISSING: Any = type("Missing", (), {"__repr__": lambda self: "MISSING"})()


class Field:
    """What `field(...)` says of one field; the class attribute until the class is made."""

    __slots__ = ("compare", "default", "default_factory", "kw_only", "name", "repr")

    def __init__(self, default: Any, default_factory: Any, compare: bool, kw_only: bool, repr: bool) -> None:
        self.name = ""
        self.repr = repr
        self.default = default
        self.default_factory = default_factory
        self.compare = compare
        self.kw_only = kw_only


def field(
    *,
    default: Any = MISSING,
    default_factory: Any = MISSING,
    compare: bool = True,
    kw_only: bool = False,
    repr: bool = True,
) -> Any:
    """A field with more to say than its default value."""
    return Field(default, default_factory, compare, kw_only, repr)


@dataclass_transform(field_specifiers=(field,))
def dataclass(
    cls: Any = None, /, *, slots: bool = False, frozen: bool = False, eq: bool = True, kw_only: bool = False
) -> Any:
    """Give `cls` a constructor, `repr`, and with `eq` comparison by value; `frozen` adds the hash."""
    if cls is None:
        return lambda c: _make(c, slots, frozen, eq, kw_only)
    return _make(cls, slots, frozen, eq, kw_only)


def fields(instance_or_class: Any) -> tuple[Field, ...]:
    """The fields in order."""
    return tuple(instance_or_class.__dataclass_fields__.values())


def replace(instance: Any, /, **changes: Any) -> Any:
    """A copy with some fields changed."""
    for name in instance.__dataclass_fields__:
        if name not in changes:
            changes[name] = getattr(instance, name)
    return instance.__class__(**changes)


def _make(cls: Any, slots: bool, frozen: bool, eq: bool, kw_only: bool) -> Any:
    inherited: dict[str, Field] = {}
    for base in reversed(cls.__mro__[1:]):
        inherited.update(base.__dict__.get("__dataclass_fields__", ()))
    own: dict[str, Field] = {}
    for name, annotation in cls.__dict__.get("__annotations__", {}).items():
        if annotation.startswith("ClassVar"):
            continue
        given = cls.__dict__.get(name, MISSING)
        f = given if isinstance(given, Field) else Field(given, MISSING, True, False, True)
        f.name, f.kw_only = name, f.kw_only or kw_only
        own[name] = f
        if name in cls.__dict__ and (slots or f.default is MISSING):
            delattr(cls, name)
        elif given is not MISSING:
            setattr(cls, name, f.default)
    everything = {**inherited, **own}
    if slots:
        cls = _with_slots(cls, tuple(own))
    cls.__dataclass_fields__ = everything
    ordered = [f for f in everything.values() if not f.kw_only]
    cls.__match_args__ = tuple(f.name for f in ordered)
    made: dict[str, Any] = {}
    names: dict[str, Any] = {}
    exec("\n".join(_methods(cls, everything, ordered, frozen, eq, names)), names, made)
    for name, method in made.items():
        if name not in cls.__dict__:
            method.__qualname__ = f"{cls.__qualname__}.{name}"
            setattr(cls, name, method)
    if "__repr__" not in cls.__dict__ and cls.__repr__ is object.__repr__:
        cls.__repr__ = _repr
    if eq and not frozen and "__hash__" not in cls.__dict__:
        cls.__hash__ = None
    return cls


def _with_slots(cls: Any, own: tuple[str, ...]) -> Any:
    """The class again: `__slots__` counts only when a class is created."""
    body = {k: v for k, v in cls.__dict__.items() if k not in ("__dict__", "__weakref__")}
    body["__slots__"] = own
    body["__getstate__"], body["__setstate__"] = _getstate, _setstate
    again = type(cls)(cls.__name__, cls.__bases__, body)
    again.__qualname__ = cls.__qualname__
    return again


def _methods(
    cls: Any,
    everything: dict[str, Field],
    ordered: list[Field],
    frozen: bool,
    eq: bool,
    names: dict[str, Any],
) -> list[str]:
    parameters, body = ["self"], []
    keyword_only = [f for f in everything.values() if f.kw_only]
    for f in [*ordered, None, *keyword_only]:
        if f is None:
            parameters += ["*"] if keyword_only else []
            continue
        value = f.name
        if f.default_factory is not MISSING:
            names["_missing"], names[f"_make_{f.name}"] = MISSING, f.default_factory
            parameters.append(f"{f.name}=_missing")
            value = f"_make_{f.name}() if {f.name} is _missing else {f.name}"
        elif f.default is not MISSING:
            names[f"_default_{f.name}"] = f.default
            parameters.append(f"{f.name}=_default_{f.name}")
        else:
            parameters.append(f.name)
        body.append(f" self.{f.name} = {value}")
    if hasattr(cls, "__post_init__"):
        body.append(" self.__post_init__()")
    lines = [f"def __init__({', '.join(parameters)}):", *(body or [" pass"])]
    if eq:
        compared = [f.name for f in everything.values() if f.compare]
        same = " and ".join(f"self.{n} == other.{n}" for n in compared) or "True"
        lines += ["def __eq__(self, other):", " if self is other: return True",
                  " if other.__class__ is not self.__class__: return NotImplemented", f" return {same}"]  # fmt: skip
        if frozen:
            lines += ["def __hash__(self):", f" return hash(({''.join(f'self.{n}, ' for n in compared)}))"]
            lines[-1] = lines[-1].replace("hash((", "hash((self.__class__, ")
    return lines


def _repr(self: Any) -> str:
    inside = ", ".join(
        f"{name}={getattr(self, name)!r}" for name, f in self.__dataclass_fields__.items() if f.repr
    )
    return f"{self.__class__.__qualname__}({inside})"


def _getstate(self: Any) -> list[Any]:
    return [getattr(self, name) for name in self.__dataclass_fields__]


def _setstate(self: Any, state: list[Any]) -> None:
    for name, value in zip(self.__dataclass_fields__, state, strict=True):
        object.__setattr__(self, name, value)
