"""Types as C and C++ spell them, for messages and for names."""

from __future__ import annotations

from minicu.types import (
    CONST,
    FLOATS,
    INTEGERS,
    ON_LVALUE,
    ON_RVALUE,
    RESTRICT,
    UNSHARED,
    VOLATILE,
    Array,
    Enum,
    EnumDecl,
    Float,
    Function,
    Integer,
    NullPtr,
    Placeholder,
    Pointer,
    Record,
    RecordDecl,
    Reference,
    Type,
    VariableArray,
    Void,
)  # fmt: skip


def class_name(decl: RecordDecl) -> str:
    """A class's name in messages: qualified by what is around it, but for a function."""
    if decl.info is not None and decl.info.closure:
        return str(decl.info.closure)
    return "::".join(
        [*(part for part in decl.scope if part and UNSHARED not in part), decl.name or "unnamed class"]
    )


def spell(t: Type, name: str = "", tags: bool = True) -> str:
    """The type as C spells it: `const float *`, `int (*)[3]`, `struct point`; or how `name` is declared.
    Without `tags` as C++ does: there a tag is a name, and needs no keyword."""
    match t:
        case Pointer() | Reference():
            mark = "*" if isinstance(t, Pointer) else "&&" if t.rvalue else "&"
            name = mark + (_quals(t) + " " if t.quals and name else _quals(t)) + name
            if isinstance(t.to, (Array, VariableArray, Function)):
                name = f"({name})"
            return spell(t.to, name, tags)
        case Array():
            return spell(t.element, f"{name}[{'' if t.length is None else t.length}]", tags)
        case VariableArray():
            return spell(t.element, f"{name}[*]", tags)
        case Function():
            names = [spell(p, tags=tags) for p in t.parameters] + ["..."] * t.variadic
            if not names and t.prototyped:
                names = ["void"]
            return spell(t.returns, f"{name}({', '.join(names)}){suffixes(t, t.quals)}", tags)
    match t:
        case Void():
            spelled = "void"
        case Integer():
            spelled = INTEGERS[t.kind][0]
        case Float():
            spelled = FLOATS[t.kind][0]
        case NullPtr():
            spelled = "nullptr_t"
        case Placeholder():
            spelled = t.name
        case Record() if t.decl.__class__ is not RecordDecl or (
            t.decl.info is not None and not t.decl.info.plain
        ):
            spelled = class_name(t.decl)
        case Record():
            spelled = _tagged(t.decl, t.decl.keyword, tags)
        case Enum():
            spelled = _tagged(t.decl, "enum", tags)
        case _:
            spelled = t.spelled()  # type: ignore[attr-defined]  # those of `minicu.types.dependent`
    words = [w for w in (_quals(t), spelled) if w]
    return " ".join(words) + (" " + name if name else "")


def spell_untagged(t: Type, name: str = "") -> str:
    """See `spell`."""
    return spell(t, name, tags=False)


def _tagged(decl: RecordDecl | EnumDecl, keyword: str, tags: bool) -> str:
    """`struct ns::point`, or by its typedef name."""
    if not decl.name:
        return f"unnamed {keyword}"
    name = "::".join([*(part for part in decl.scope if part and UNSHARED not in part), decl.name])
    return f"{keyword} {name}" if decl.tag and tags else name


def suffixes(t: Function, quals: int) -> str:
    """What stands after the parameters of a function that is called on objects with these qualifiers."""
    marks = ((CONST, " const"), (VOLATILE, " volatile"), (ON_LVALUE, " &"), (ON_RVALUE, " &&"))
    said = " noexcept" if t.noexcept is True else f" noexcept({t.noexcept})" if t.noexcept else ""
    return "".join(mark for bit, mark in marks if quals & bit) + said


def _quals(t: Type) -> str:
    names = [
        n for bit, n in ((CONST, "const"), (VOLATILE, "volatile"), (RESTRICT, "restrict")) if t.quals & bit
    ]
    return " ".join(names)
