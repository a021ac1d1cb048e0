"""Texts of random class hierarchies with padding, for hierarchies.py: classes, functions that set and show
every scalar in them, and copies of their parts.
"""

from __future__ import annotations

import random
from collections.abc import Container
from dataclasses import dataclass, field

#: Hierarchies in one program.
BATCH = 20
#: Scalars in a class that others are made of.
MOST = 12

_SCALARS = ["char", "signed char", "short", "int", "long long", "float", "double", "unsigned char", "bool"]

PRELUDE = """\
#ifndef __CUDACC__
#define __host__
#define __device__
#define __noinline__ __attribute__((noinline))
#endif
#include <cstdio>
#define HD __host__ __device__
typedef long long LL;
struct Peek;
template <class T> HD void swapped(T &a, T &b) { T t(a); a = b; b = t; }
template <class T> HD __noinline__ void moved(T &to, T &from) { to = static_cast<T &&>(from); }
template <class T> HD __noinline__ void byvalue(T &to, T from) { to = from; }
template <class T> HD T &itself(T &a) { return a; }
"""


@dataclass(eq=False)
class Class:
    """A class of a hierarchy. `members` are (declaration, name, class or None, length of the array or 0, bits
    of a bit-field or 0)."""

    name: str
    bases: list[Class] = field(default_factory=list)
    members: list[tuple[str, str, Class | None, int, int]] = field(default_factory=list)
    union: bool = False
    made: bool = False  # it has constructors that make it from a number
    copied: bool = False  # ... and a copy constructor or an assignment of its own
    text: str = ""
    size: int = 0  # scalars in it

    def leaves(self, path: str) -> list[tuple[str, int]]:
        """An expression for each scalar in the object `path`, and the bits that it surely has."""
        found = []
        for base in self.bases:
            found += base.leaves(f"static_cast<{base.name} &>({path})")
        for _, name, of, length, bits in self.members:
            for at in [f"{path}.{name}[{i}]" for i in range(length)] or [f"{path}.{name}"]:
                found += of.leaves(at) if of else [(at, bits or 8)]
            if self.union:
                break
        return found

    def questions(self, path: str) -> list[str]:
        """What `offsetof` is asked about: all members but bit-fields, and theirs."""
        found = [q for base in self.bases for q in base.questions(path)]
        for _, name, of, length, bits in self.members:
            if (of and of.size) or not bits or bits == 1:
                found.append(path + name)
            if of:
                found += of.questions(path + name + (f"[{length - 1}]." if length else "."))
        return found

    def parts(self, path: str) -> list[tuple[str, Class]]:
        """An expression for each object of class type in the object `path`, itself included."""
        found = [(path, self)]
        for base in self.bases:
            found += base.parts(f"static_cast<{base.name} &>({path})")
        for _, name, of, length, _ in self.members:
            if of:
                found += of.parts(f"{path}.{name}" + f"[{length - 1}]" * bool(length))
            if self.union:
                break
        return found

    @property
    def ends_in_bits(self) -> bool:
        if not self.members:
            return any(b.ends_in_bits for b in self.bases)
        _, _, of, _, bits = self.members[-1]
        return bits > 1 or (of is not None and of.ends_in_bits)

    @property
    def empties(self) -> set[Class]:
        """Itself and its parts, as far as they are empty."""
        found = {c for part in [*self.bases, *(m[2] for m in self.members)] if part for c in part.empties}
        return found if self.size else found | {self}

    @property
    def declaration(self) -> str:
        return f"{'union' if self.union else 'struct'} {self.name}; HD {self.name} make_{self.name}(int k);\n"

    @property
    def polymorphic(self) -> bool:
        return "virtual" in self.text or any(b.polymorphic for b in self.bases)


class Hierarchies:
    def __init__(self, seed: int, bases: int = 1, wild: bool = False) -> None:
        self.random = random.Random(seed)
        self.bases = bases
        self.wild = wild  # declarations that make no difference to what is executed
        self.classes: list[Class] = []
        self.fields = 0

    def chance(self, share: float) -> bool:
        return self.random.random() < share

    def class_(self) -> Class:
        """A new class; what it is made of are classes that exist."""
        pick = self.random.choice
        made = Class(f"C{len(self.classes)}")
        made.union = self.chance(0.06)
        others = [c for c in self.classes if c.size <= MOST and not c.union]
        if not made.union:
            for _ in range(pick([0, 1, 1, *range(2, self.bases + 1)])):
                known = [c for b in made.bases for c in _all_bases(b)]
                free = [c for c in others if not {*_all_bases(c)} & {*known}]
                if free:
                    made.bases.append(pick(free[-6:]))
        made.made = self.chance(0.4) and not made.union and not self.wild
        lines = ["friend struct Peek;"]
        access = ""
        for _ in range(pick([0, 0, 1, 2, 2, 3, 4]) + made.union):
            if self.chance(0.12) and not made.union:
                access = pick(["private:", "protected:", "public:"])
                lines.append(access)
            lines.append(self.member(made))
        virtual = all(b.polymorphic for b in made.bases)  # not supported: the first one in a derived class
        if not (made.union or self.wild) and virtual and self.chance(0.08):
            lines.append(f"HD virtual int v{made.name}() {{ return 1; }}")
        if access in ("private:", "protected:"):
            lines.append("public:")
        if self.wild and self.chance(0.3):
            lines += self.declared(made.name)
        made.copied = made.made and self.chance(0.3)
        if made.made:
            lines += self.constructors(made)
        head = pick([""] * 20 + ["alignas(8) ", "alignas(16) ", "__attribute__((packed)) "])
        if "packed" in head and any(c for _, _, c, _, _ in made.members):
            head = ""  # no reference binds to a packed member
        if self.wild and not made.members:
            head = ""  # nvcc lets the second one of an aligned empty class have the address of a third
        bases = ", ".join(f"public {b.name}" for b in made.bases)
        key = "union" if made.union else "struct"
        body = "\n    ".join(lines)
        made.text = f"{key} {head}{made.name}{' : ' * bool(bases)}{bases} {{\n    {body}\n}};\n"
        made.size = len(made.leaves(""))
        self.classes.append(made)
        return made

    def member(self, to: Class) -> str:
        pick = self.random.choice
        self.fields += 1
        name = f"m{self.fields}"
        length = pick([0] * 8 + [2, 3])
        plain = [
            c
            for c in self.classes
            if c.size <= MOST and not (to.union and (c.made or c.polymorphic or _made(c)))
        ]
        if plain and self.chance(0.35):
            of = pick(plain[-8:])
            # nvcc's tail padding has its own ways behind bit-fields and of classes with bases: docs/abi.md.
            odd = of.bases or of.ends_in_bits or of.union or of.empties & to.empties
            alone = not (self.wild and odd) and not length
            word = "[[no_unique_address]] " if self.chance(0.35) and alone else ""
            to.members.append((of.name, name, of, length, 0))
            return f"{word}{of.name} {name}{f'[{length}]' * bool(length)};"
        scalar = pick(_SCALARS)
        if scalar not in ("float", "double", "bool") and self.chance(0.25):
            bits = self.random.randrange(2, 8)
            to.members.append((scalar, name, None, 0, bits))
            return f"{scalar} {name} : {bits};" + " char : 0;" * self.chance(0.1)
        to.members.append((scalar, name, None, length, 1 if scalar == "bool" else 0))
        word = "alignas(8) " if self.chance(0.04) else ""
        initial = " = 0" if self.chance(0.06) and not length and not to.union else ""
        return f"{word}{scalar} {name}{f'[{length}]' * bool(length)}{initial};"

    def declared(self, n: str) -> list[str]:
        """Special members that decide whether the class is a POD for layout, and others that do not."""
        groups = [
            [f"{n}() = default;", f"explicit {n}() = default;"],
            [f"{n}(const {n} &) = default;", f"{n}(int) = delete;"],
            [f"{n} &operator=(const {n} &) = default;", f"HD {n} &operator=(int) {{ return *this; }}"],
            [f"{n} &operator=({n} &&) = default;", f"HD {n} &operator=({n} &&) {{ return *this; }}"],
            [f"~{n}() = default;"],
            ["static int s;", "typedef int T;"],
        ]
        return [self.random.choice(g) for g in self.random.sample(groups, self.random.choice([1, 1, 2]))]

    def constructors(self, made: Class) -> list[str]:
        """A constructor without parameters, one that makes all parts from a number, perhaps others."""
        zero, given = [], []
        for base in made.bases:
            zero.append(f"{base.name}()")
            given.append(f"{base.name}(make_{base.name}(k))")
        for _, name, of, length, bits in made.members:
            zero.append(f"{name}()")
            if of and not length:
                given.append(f"{name}(make_{of.name}(k + 1))")
            elif of or length:
                given.append(f"{name}()")
            else:
                given.append(f"{name}(k % {1 << (bits or 8) - 1 if bits != 1 else 2})")
        found = [f"HD {made.name}(){' : ' * bool(zero)}{', '.join(zero)} {{}}",
                 f"HD explicit {made.name}(int k){' : ' * bool(given)}{', '.join(given)} {{}}"]  # fmt: skip
        if made.copied:
            other = self.random.choice(["copy", "assign", "both"])
            copies = [f"{b.name}(o)" for b in made.bases]
            copies += [f"{n}(o.{n})" for _, n, _, length, _ in made.members if not length]
            sets = [f"{b.name}::operator=(o);" for b in made.bases]
            sets += [f"{n} = o.{n};" for _, n, _, length, _ in made.members if not length]
            arrays = [f"for (int i = 0; i < {length}; i++) {n}[i] = o.{n}[i];"
                      for _, n, _, length, _ in made.members if length]  # fmt: skip
            if other != "assign":
                found.append(f"HD {made.name}(const {made.name} &o){' : ' * bool(copies)}{', '.join(copies)} "
                             f"{{ {' '.join(arrays)} }}")  # fmt: skip
            if other != "copy":
                found.append(f"HD {made.name} &operator=(const {made.name} &o) "
                             f"{{ {' '.join(sets + arrays)} return *this; }}")  # fmt: skip
        return found

    def hierarchy(self) -> tuple[list[Class], str]:
        """New classes, the last of them the object's, and the text of the function that works on it."""
        first = len(self.classes)
        for _ in range(self.random.randrange(2, 6)):
            self.class_()
        new = self.classes[first:]
        whole = new[-1]
        lines = [f"{whole.name} d, e;", f"set_{whole.name}(d, 1); set_{whole.name}(e, 50);"]
        look = f"look_{whole.name}(o, d); look_{whole.name}(o, e);"
        lines.append(f"*o++ = sizeof({whole.name}); *o++ = alignof({whole.name});")
        parts = whole.parts("d")
        for path, of in parts[1:]:
            lines.append(f"*o++ = (char *)&itself<{of.name}>({path}) - (char *)&d;")
        self.random.shuffle(parts)
        for number, (path, of) in enumerate(parts[:6]):
            k = 7 * number + 3
            lines.append(f"{{ {self.operation(path, of, k)} {look} }}")
        body = "\n    ".join(lines)
        return new, f"HD static void run{first}(LL *&o) {{\n    {body}\n}}\n"

    def operation(self, path: str, of: Class, k: int) -> str:
        name = of.name
        other = f"{name} x; set_{name}(x, {k});"
        here = f"static_cast<{name} &>({path})"
        return self.random.choice([
            f"{other} {here} = x;",
            f"{other} swapped<{name}>({path}, x);",
            f"{other} moved<{name}>({path}, x);",
            f"{here} = make_{name}({k});",
            f"{other} byvalue<{name}>({path}, x);",
            f"{name} x[2]; set_{name}(x[1], {k}); x[0] = {here}; {here} = x[1]; x[1] = x[0];",
            f"{other} {here} = {k} % 2 ? x : {here.replace('(d', '(e')};",
            f"{other} {name} &r = {path}; r = ({here} = x);",
            f"{name} x({here}), y; y = x; {here} = y;",
            f"struct Holds {{ char before; {name} inner; char after; }} h, i; "
            f"set_{name}(h.inner, {k}); h.after = h.before = 5; i = h; {here} = i.inner; *o++ = i.after;",
            f"{here} = {name}();" if _known(of) else f"{other} {here} = x;",
        ])  # fmt: skip


def _all_bases(of: Class) -> list[Class]:
    return [of, *(c for b in of.bases for c in _all_bases(b))]


def _made(of: Class) -> bool:
    """Are there constructors in it?"""
    inner = [*of.bases, *(c for _, _, c, _, _ in of.members if c)]
    return of.made or "= 0" in of.text or of.polymorphic or any(map(_made, inner))


def _known(of: Class) -> bool:
    """Does `T()` give every scalar a value?"""
    inner = [*of.bases, *(c for _, _, c, _, _ in of.members if c)]
    return not of.union and all(map(_known, inner))


def _maker(of: Class) -> str:
    """A function that returns an object of the class, made from a number."""
    body = f"return {of.name}(k);" if of.made else f"{of.name} x; Peek::set_{of.name}(x, k); return x;"
    return f"HD __noinline__ {of.name} make_{of.name}(int k) {{ {body} }}\n"


def _tools(of: Class) -> str:
    """Functions that set, show and make objects of the class."""
    name = of.name
    sets = " ".join(
        f"{path} = (k + {7 * i}) % {1 << bits - 1 if bits > 1 else 2};"
        for i, (path, bits) in enumerate(of.leaves("x"))
    )
    looks = " ".join(f"*o++ = (LL){path};" for path, _ in of.leaves("x"))
    return (
        f"HD static void set_{name}({name} &x, int k) {{ {sets} }}\n"
        f"HD static void look_{name}(LL *&o, {name} &x) {{ {looks} }}\n"
    )


def program(seed: int, count: int = BATCH, skip: Container[str] = ()) -> str:
    """A program of `count` hierarchies; those are left out that have one of the classes in `skip`."""
    make = Hierarchies(seed)
    texts, runs = [], []
    for _ in range(count):
        first = len(make.classes)
        new, run = make.hierarchy()
        texts += [c.declaration + c.text for c in new]
        if not any(c.name in skip for _, c in new[-1].parts("")):
            runs.append((first, run))
    tools = [_tools(c) for c in make.classes]
    makes = [_maker(c) for c in make.classes]
    calls = "\n".join(f"    Peek::run{n}(o); *o++ = -{n};" for n, _ in runs)
    text = [PRELUDE, *texts, "struct Peek {\n", *tools, *(r for _, r in runs), "};\n", *makes,
            f"HD int all(LL *o) {{ LL *first = o;\n{calls}\n    return o - first; }}\n"]  # fmt: skip
    return "".join(text)


def layouts(seed: int, count: int = BATCH) -> tuple[str, list[Class]]:
    """A text with the classes alone, whose array `answers` has the sizes, alignments and offsets of all."""
    make = Hierarchies(seed, wild=True)
    for _ in range(count):
        make.hierarchy()
    words, names = [], []
    for c in make.classes:
        words += [f"sizeof({c.name})", f"alignof({c.name})"]
        words += [f"__builtin_offsetof({c.name}, {q})" for q in c.questions("")]
    numbered = ",\n".join(f"    q{i} = {w}" for i, w in enumerate(words))
    names = ", ".join([*(f"Peek::q{i}" for i in range(len(words))), "~0u"])
    texts = [c.declaration.split("HD")[0] + c.text for c in make.classes]
    peek = f"struct Peek {{ enum {{\n{numbered}\n}}; }};\n"
    return "".join([PRELUDE, *texts, peek, f"__device__ unsigned answers[] = {{ {names} }};\n"]), make.classes
