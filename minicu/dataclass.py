"""The part of the standard library's `dataclasses` that minicu uses, made for a quick start.

A command that compiles a few lines lives about 0.1 s. The standard module costs a fifth of that for
the hundred classes of the compiler (it imports `inspect` and runs `exec` several times a class); here
a method is written when it is first called, and most classes are not used by most programs. Same
spelling, same meaning, except that `frozen` is left to the type checker (constructing then costs what
any object costs).
"""

from __future__ import annotations

TYPE_CHECKING = False  # `typing` itself takes some milliseconds to import
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, dataclass_transform
else:

    def dataclass_transform(**_: object) -> Any:
        return lambda decorator: decorator


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
    for name, annotation in cls.__dict__.get("__annotations__", {}).items():  # noqa: RUF063
        if str(annotation).startswith("ClassVar"):
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
    cls.__match_args__ = tuple([f.name for f in everything.values() if not f.kw_only])  # type: ignore[misc]
    writers = {"__init__": _write_init}
    if eq:
        writers["__eq__"] = _write_eq
        if frozen:
            writers["__hash__"] = _write_hash
    for name, write in writers.items():
        if name not in cls.__dict__:
            setattr(cls, name, _when_called(cls, name, write))
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


def _when_called(cls: Any, name: str, write: Callable[[Any, dict[str, Any]], str]) -> Any:
    """A method that writes the method `name` of `cls` into its own place, and goes on there."""

    def first(*arguments: Any, **named: Any) -> Any:
        made: dict[str, Any] = {}
        names: dict[str, Any] = {}
        exec(write(cls, names), names, made)
        method = made[name]
        method.__qualname__ = f"{cls.__qualname__}.{name}"
        setattr(cls, name, method)
        return method(*arguments, **named)

    return first


def _write_init(cls: Any, names: dict[str, Any]) -> str:
    everything: dict[str, Field] = cls.__dataclass_fields__
    parameters, body = ["self"], []
    keyword_only = [f for f in everything.values() if f.kw_only]
    for f in [*(f for f in everything.values() if not f.kw_only), None, *keyword_only]:
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
    return "\n".join([f"def __init__({', '.join(parameters)}):", *(body or [" pass"])])


def _write_eq(cls: Any, names: dict[str, Any]) -> str:
    same = " and ".join(f"self.{n} == other.{n}" for n in _compared(cls)) or "True"
    return (
        "def __eq__(self, other):\n if self is other: return True\n"
        f" if other.__class__ is not self.__class__: return NotImplemented\n return {same}"
    )


def _write_hash(cls: Any, names: dict[str, Any]) -> str:
    values = ", ".join(["self.__class__", *(f"self.{n}" for n in _compared(cls))])
    return f"def __hash__(self):\n return hash(({values},))"


def _compared(cls: Any) -> list[str]:
    return [f.name for f in cls.__dataclass_fields__.values() if f.compare]


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
