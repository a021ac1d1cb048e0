"""What the language needs of the library where no token names it: functions that operators and launches call,
and the entities of std that a form of the language is about."""

from __future__ import annotations

from collections.abc import Collection, Sequence, Set
from itertools import pairwise

from minicu.syntax.tokens import Token

#: The class of brace lists ([dcl.init.list]), and that of what `typeid` says ([expr.typeid]).
INITIALIZER_LIST, TYPE_INFO = "initializer_list", "type_info"
#: What structured bindings ask for ([dcl.struct.bind]p4).
TUPLE_SIZE, TUPLE_ELEMENT, GET = "tuple_size", "tuple_element", "get"
#: What `new` takes beside its own arguments ([new.delete]).
ALIGNED, NOTHROW = "align_val_t", "nothrow_t"

#: The function that gives host code the memory of `new`.
ALLOCATED = "__allocated"

#: What takes a launch's configuration (library/host/launch.h).
CONFIGURE = "__minicu_configure"
#: ... and, in device code, what takes it and then the arguments (library/children.cuh).
CHILD, LAUNCH_CHILD = "__minicu_child", "__minicu_launch_child"

#: What is called where no name stands: by `new`, `delete`, virtual destructors and `throw`.
CALLED = {
    "new": "malloc", "delete": "free", "virtual": "free", "throw": "__exceptions", "try": "__exceptions",
    "typeid": "__objects", "dynamic_cast": "__objects", "<=>": "__comparisons",
}  # fmt: skip
#: ... and the kinds of tokens that call it.
CALLING = frozenset({"NEW", "DELETE", "VIRTUAL", "THROW", "TRY", "TYPEID_OF", "NAMED_CAST", "SPACESHIP"})
#: What `operator new` and `operator delete` name, where the program has none of its own.
ALLOCATING = {"NEW": "__operator_new", "DELETE": "__operator_delete"}
ALLOCATORS = {
    f"operator {word}{array}": ALLOCATING[word.upper()] for word in ("new", "delete") for array in ("", "[]")
}


def called(tokens: Sequence[Token]) -> set[str]:
    """The functions of the library that keywords among `tokens` call."""
    functions = {CALLED[t.value] for t in tokens if t.type in CALLING and t.value in CALLED}
    if CALLED["new"] in functions:
        functions.add(ALLOCATED)
    if not functions.isdisjoint((CALLED["new"], CALLED["delete"])):
        functions.update(
            ALLOCATING[b.type] for a, b in pairwise(tokens) if a.type == "OPERATOR" and b.type in ALLOCATING
        )
    return functions


#: What 16-bit floats, which are classes in CUDA's headers, are as bases (library/half.cuh).
HALF_CLASS, BFLOAT16_CLASS = "__half_class", "__nv_bfloat16_class"
#: ... by the names of these types.
HALF_CLASSES = {
    **dict.fromkeys(("__half", "half", "nv_half", "__nv_half"), HALF_CLASS),
    **dict.fromkeys(("__nv_bfloat16", "nv_bfloat16"), BFLOAT16_CLASS),
}


def half_bases(tokens: Sequence[Token], words: Set[str]) -> set[str]:
    """The classes of 16-bit floats that `tokens` need, which mention `words`: for a base of that name, or for
    the base of a template of which they use the member, as libcu++'s `using T::__x;`."""
    pairs = pairwise(tokens) if "__x" in words or not words.isdisjoint(HALF_CLASSES) else ()
    classes = set[str]()
    for before, word in pairs:
        if before.type == "COLONCOLON" and word.value == "__x":
            classes.update(HALF_CLASSES.values())
        elif before.type in _BEFORE_BASES and word.value in HALF_CLASSES:
            classes.add(HALF_CLASSES[word.value])
    return classes


_BEFORE_BASES = frozenset({"COLON", "PUBLIC", "PRIVATE", "PROTECTED"})

#: The beginnings of names that no prototype can express: in the library they begin so.
_BEHIND = {"__builtin_": "", "tex": "__tex", "surf": "__surf"}


def behind(words: Collection[str]) -> set[str]:
    """What the compiler calls of the library for the names among `words` that are its own: memcpy for
    __builtin_memcpy, __tex2D for tex2D."""
    return {
        there + word.removeprefix(own)
        for own, there in _BEHIND.items()
        for word in words
        if word.startswith(own)
    }


def by_auto(kinds: Sequence[str]) -> set[str]:
    """The names that tokens of these kinds need and do not name: `auto x = {a, b};` is a
    `std::initializer_list` ([dcl.type.auto.deduct]p4; nvcc's own header includes <initializer_list>), and
    `auto [a, b]`, `auto &[a, b]` ask `tuple_size`, `tuple_element`, `get` ([dcl.struct.bind]p4)."""
    names = set[str]()
    for i, kind in enumerate(kinds):
        if kind == "AUTO":
            behind = kinds[i + 1 : i + 6]
            if ("ID", "EQUALS", "LBRACE") in zip(behind, behind[1:], behind[2:]):
                names.update(("std", INITIALIZER_LIST))
            if "LBRACKET" in behind[:2]:
                names.update((TUPLE_SIZE, TUPLE_ELEMENT, GET))
    return names
