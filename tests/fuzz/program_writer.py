"""Writes the random programs of programs.py."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

INTEGERS = [
    "signed char", "unsigned char", "short", "unsigned short", "int", "unsigned", "long",
    "unsigned long long",
]  # fmt: skip
SCALARS = [*INTEGERS, "int", "unsigned", "float", "double"]
#: Up to int: gcc computes with wider ones in as many bits as they have, in C alone.
FIELDS = {"int": 31, "unsigned": 31, "short": 15, "unsigned char": 7}

PROLOGUE = """\
typedef unsigned long long u64;
static u64 sum; static int fuel = 4000, level;
static void see(u64 x) { sum = (sum ^ x) * 1099511628211ull + (sum >> 47); }
static void see_double(double x) {
    union { double d; u64 u; } b; b.d = x; see(x != x ? 0x7ff8 : b.u);
}
"""
MAIN = """
#ifdef __MINICU__
__global__ void run(u64 *out) { all(); *out = sum; }
#else
int printf(const char *, ...);
int main(void) { all(); printf("%llu\\n", sum); return 0; }
#endif
"""


@dataclass
class Record:
    """`members`: (name, type, length of the array or 0, bits or 0)."""

    name: str
    union: bool
    members: list[tuple[str, str, int, int]] = field(default_factory=list)


@dataclass
class Function:
    name: str
    returns: str
    parameters: list[tuple[str, str]]  # (name, type; "T *" is a pointer to an array of 8)


class Writer:
    """Writes one program. Every choice comes from `random`, so a seed names a program. `everything`: with
    recursion, calls through pointers and arrays of variable length."""

    def __init__(self, seed: int, everything: bool = False) -> None:
        self.random = random.Random(seed)
        self.everything = everything
        self.records: list[Record] = []
        self.functions: list[Function] = []
        self.lines: list[str] = []
        self.number = 0
        self.depth = 0
        #: place -> type, of what can be read and written now
        self.scalars: dict[str, str] = {}
        self.objects: dict[str, str] = {}  # records
        self.arrays: dict[str, str] = {}  # 8 elements of a scalar or record
        self.fixed: set[str] = set()  # counters: read only
        self.current: Function | None = None
        self.outer: list[tuple[dict[str, str], dict[str, str], dict[str, str]]] = []

    # ------------------------------------------------------------ the whole

    def program(self) -> str:
        r = self.random
        for _ in range(r.randint(1, 4)):
            self.record()
        self.globals()
        for _ in range(r.randint(2, 6)):
            self.function()
        self.all()
        return PROLOGUE + "\n".join(self.lines) + MAIN

    def record(self) -> None:
        r = self.random
        union = r.random() < 0.2
        one = Record(f"{'U' if union else 'S'}{len(self.records)}", union)
        for i in range(r.randint(1, 7)):
            name = f"m{i}"
            roll = r.random()
            if union:
                one.members.append((name, r.choice(INTEGERS), r.choice([0, 0, 2]), 0))
            elif roll < 0.25:
                kind = r.choice(list(FIELDS))
                one.members.append((name, kind, 0, r.randint(1, FIELDS[kind])))
            elif roll < 0.4 and self.records:
                one.members.append((name, self.spelled(r.choice(self.records)), r.choice([0, 0, 2]), 0))
            else:
                one.members.append((name, r.choice(SCALARS), r.choice([0, 0, 0, 2, 5]), 0))
        if not union and all(bits for *_, bits in one.members):
            one.members.append(("last", "int", 0, 0))
        self.records.append(one)
        keyword = "union" if union else "struct"
        align = r.choice(["", "", "", " __attribute__((aligned(16)))", " __attribute__((packed))"])
        self.lines.append(f"{keyword}{align} {one.name} {{")
        for name, kind, length, bits in one.members:
            self.lines.append(
                f"    {kind} {name}{f'[{length}]' if length else ''}{f' : {bits}' if bits else ''};"
            )
        self.lines.append("};")
        self.seer(one)

    def seer(self, one: Record) -> None:
        """A function that takes everything in a record into the sum, and one that fills a record."""
        spelled = self.spelled(one)
        self.lines.append(f"static void see_{one.name}(const {spelled} *p) {{")
        members = one.members[:1] if one.union else one.members
        for name, kind, length, _ in members:
            for i in range(length or 1):
                place = f"p->{name}[{i}]" if length else f"p->{name}"
                self.lines.append("    " + self.seen(place, kind))
        self.lines += ["}", f"static {spelled} make_{one.name}(int k) {{", f"    {spelled} v;"]
        if one.union:
            self.lines.append("    __builtin_memset(&v, 0, sizeof v);")
        for n, (name, kind, length, _) in enumerate(members):
            for i in range(length or 1):
                place = f"v.{name}[{i}]" if length else f"v.{name}"
                record = self.find(kind)
                value = f"make_{record.name}(k + {n})" if record else f"({kind})(k * {n + 3} + {i})"
                self.lines.append(f"    {place} = {value};")
        self.lines += ["    return v;", "}"]

    def seen(self, place: str, kind: str) -> str:
        record = self.find(kind)
        if record:
            return f"{{ {kind} copy = {place}; see_{record.name}(&copy); }}"
        return f"see_double({place});" if kind in ("float", "double") else f"see((u64){place});"

    def globals(self) -> None:
        r = self.random
        for i in range(r.randint(1, 4)):
            if r.random() < 0.5:
                kind = r.choice(SCALARS)
                self.lines.append(
                    f"static {r.choice(['', '', 'volatile '])}{kind} g{i} = {r.randint(-99, 99)};"
                )
                self.scalars[f"g{i}"] = kind
            else:
                kind = self.any_type()
                self.lines.append(f"static {kind} g{i}[8];")
                self.arrays[f"g{i}"] = kind

    def function(self) -> None:
        r = self.random
        name = f"f{len(self.functions)}"
        parameters = []
        for i in range(r.randint(0, 5)):
            kind = self.any_type()
            parameters.append((f"p{i}", f"{kind} *" if r.random() < 0.3 else kind))
        one = Function(name, r.choice([r.choice(SCALARS), self.any_type(), "void"]), parameters)
        told = ", ".join(f"{kind} {p}" for p, kind in parameters) or "void"
        inline = r.choice(["static", "static __attribute__((noinline))", "static __attribute__((noinline))"])
        self.lines += [f"{inline} {one.returns} {name}({told})", "{"]
        self.open()
        for p, kind in parameters:
            if kind.endswith(" *"):
                self.arrays[p] = kind[:-2]
            else:
                self.add(p, kind)
        result = None if one.returns == "void" else self.local(one.returns)
        self.current = one
        self.lines.append(f"    if (--fuel < 0) return{f' {result}' if result else ''};")
        self.block(r.randint(3, 9))
        self.lines += [f"    return{f' {result}' if result else ''};", "}"]
        self.close()
        self.current = None
        self.functions.append(one)

    def all(self) -> None:
        self.lines += ["static void all(void)", "{"]
        self.open()
        for _ in range(3):
            self.local(self.any_type())
        self.local_array()
        self.block(self.random.randint(6, 14))
        self.look()
        self.lines.append("}")
        self.close()

    # ------------------------------------------------------------ names

    def spelled(self, one: Record) -> str:
        return f"{'union' if one.union else 'struct'} {one.name}"

    def find(self, kind: str) -> Record | None:
        return next((one for one in self.records if self.spelled(one) == kind), None)

    def any_type(self) -> str:
        if self.records and self.random.random() < 0.5:
            return self.spelled(self.random.choice(self.records))
        return self.random.choice(SCALARS)

    def open(self) -> None:
        self.outer.append((dict(self.scalars), dict(self.objects), dict(self.arrays)))
        self.depth += 1

    def close(self) -> None:
        self.scalars, self.objects, self.arrays = self.outer.pop()
        self.depth -= 1

    def add(self, name: str, kind: str) -> None:
        (self.objects if self.find(kind) else self.scalars)[name] = kind

    def name(self, prefix: str = "v") -> str:
        self.number += 1
        return f"{prefix}{self.number}"

    def say(self, text: str) -> None:
        self.lines.append("    " * self.depth + text)

    def local(self, kind: str) -> str:
        name, record = self.name(), self.find(kind)
        value = f"make_{record.name}({self.random.randint(-9, 99)})" if record else self.constant(kind)
        self.say(f"{kind} {name} = {value};")
        self.add(name, kind)
        return name

    def local_array(self) -> str:
        name, kind, length = self.name("a"), self.any_type(), "8"
        record = self.find(kind)
        small = [n for n, t in self.scalars.items() if t in INTEGERS]
        if self.everything and small and self.random.random() < 0.25:  # of variable length
            length = self.name("n")
            self.say(f"int {length} = 8 + ((int){self.random.choice(small)} & 3);")
        self.say(f"{kind} {name}[{length}];")
        value = f"make_{record.name}(i)" if record else f"({kind})(i * 7 - 3)"
        self.say(f"for (int i = 0; i < {length}; i++) {name}[i] = {value};")
        self.arrays[name] = kind
        return name

    # ------------------------------------------------------------ values

    def constant(self, kind: str) -> str:
        if kind in ("float", "double"):
            value = self.random.choice(["0.0", "0.5", "-1.25", "3.0", "1e6", "-7.75"])
            return value + "f" * (kind == "float")
        return f"({kind}){self.random.choice([0, 1, -1, 2, 7, 100, -128, 255, 65537, 2147483647])}"

    def index(self) -> str:
        small = [n for n, kind in self.scalars.items() if kind in INTEGERS]
        if small and self.random.random() < 0.7:
            return f"{self.random.choice(small)} & 7"
        return str(self.random.randint(0, 7))

    def places(self, kind: str | None, write: bool) -> list[tuple[str, str]]:
        """(place, type) of scalars or of one type of record, through members, elements and pointers."""
        found: list[tuple[str, str]] = [
            (n, t) for n, t in self.scalars.items() if not write or n not in self.fixed
        ]
        whole = list(self.objects.items())
        for name, t in self.arrays.items():
            place = f"{name}[{self.index()}]"
            (whole if self.find(t) else found).append((place, t))
        for _ in range(2):  # members of members
            deeper = []
            for place, t in whole:
                record = self.find(t)
                assert record
                for name, inner, length, _ in record.members:
                    at = f"{place}.{name}[{self.random.randrange(length)}]" if length else f"{place}.{name}"
                    (deeper if self.find(inner) else found).append((at, inner))
            if kind is not None and self.find(kind):
                found += [(p, t) for p, t in whole if t == kind]
            whole = deeper
        if kind is not None and self.find(kind):
            return [(p, t) for p, t in found if t == kind]
        return [(p, t) for p, t in found if not self.find(t)]

    def value(self, depth: int = 0) -> str:
        """A scalar without side effects; its type is whatever C says."""
        r = self.random
        roll = r.random()
        places = self.places(None, False)
        if depth > 2 or roll < 0.4:
            if places and r.random() < 0.8:
                return r.choice(places)[0]
            return self.constant(r.choice(SCALARS))
        a, b = self.value(depth + 1), self.value(depth + 1)
        if roll < 0.7:
            return f"({a} {r.choice(['+', '-', '*'])} {b})"
        if roll < 0.8:
            return f"({self.whole(a)} {r.choice(['&', '|', '^'])} {self.whole(b)})"
        if roll < 0.85:
            return f"({self.whole(a)} {r.choice(['<<', '>>'])} ({self.whole(b)} & 15))"
        if roll < 0.9:
            return f"({self.whole(a)} {r.choice(['/', '%'])} (({self.whole(b)} & 15) + 1))"
        if roll < 0.95:
            return f"({self.condition()} ? {a} : {b})"
        return f"{r.choice(['-', '!'])}({a})"

    def whole(self, text: str) -> str:
        """As an integer: floats within bounds only (C11 6.3.1.4p1)."""
        return f"({self.random.choice(['int', 'unsigned', 'long'])})WHOLE({text})"

    def condition(self) -> str:
        r = self.random
        a, b = self.value(2), self.value(2)
        text = f"({a} {r.choice(['<', '>', '<=', '==', '!='])} {b})"
        return f"({text} {r.choice(['&&', '||'])} ({self.value(2)} > 3))" if r.random() < 0.3 else text

    def given(self, kind: str) -> str | None:
        """An argument of this type."""
        if kind.endswith(" *"):
            arrays = [n for n, t in self.arrays.items() if t == kind[:-2]]
            return self.random.choice(arrays) if arrays else None
        record = self.find(kind)
        if record is None:
            return self.cast(kind, self.value(1))
        places = self.places(kind, False)
        return (
            self.random.choice(places)[0] if places else f"make_{record.name}({self.random.randint(0, 50)})"
        )

    def cast(self, kind: str, text: str) -> str:
        return text if kind in ("float", "double") else f"({kind})WHOLE({text})"

    # ------------------------------------------------------------ statements

    def block(self, count: int) -> None:
        for _ in range(count):
            self.statement()

    def statement(self) -> None:
        r = self.random
        choices = [
            (6, self.assign), (3, self.copy), (4, self.call), (1, self.step), (1, self.declare),
            (1, self.look_one),
        ]  # fmt: skip
        if self.depth < 4:
            choices += [(2, self.branch), (2, self.loop), (1, self.switch), (1, self.skip), (1, self.scope)]
        weights = [w for w, _ in choices]
        r.choices([c for _, c in choices], weights)[0]()

    def declare(self) -> None:
        if self.random.random() < 0.5:
            self.local(self.any_type())
        else:
            self.local_array()

    def assign(self) -> None:
        places = self.places(None, True)
        if not places:
            return
        place, kind = self.random.choice(places)
        operator = self.random.choice(["", "", "", "+", "-", "*", "^", "|"])
        if operator in "^|" and operator and kind in ("float", "double"):
            operator = ""
        self.say(f"{place} {operator}= {self.cast(kind, self.value())};")

    def copy(self) -> None:
        """Records as a whole: from and to members, elements, what a function makes."""
        if not self.records:
            return
        kind = self.spelled(self.random.choice(self.records))
        places = self.places(kind, True)
        given = self.given(kind)
        if places and given:
            to = self.random.choice(places)[0]
            if to.split("[")[0].split(".")[0] != given.split("[")[0].split(".")[0]:  # no partial overlap
                self.say(f"{to} = {given};")

    def call(self) -> None:
        """By name, through a pointer, or of the function itself."""
        r = self.random
        one = self.current if self.everything and self.current and r.random() < 0.15 else None
        if one is None and not self.functions:
            return
        again, one = one is not None, one or r.choice(self.functions)
        given = [self.given(kind) for _, kind in one.parameters]
        if None in given:
            return
        called = one.name
        if self.everything and r.random() < 0.25:
            called = self.name("q")
            types = ", ".join(kind for _, kind in one.parameters) or "void"
            self.say(f"{one.returns} (*{r.choice(['', 'volatile '])}{called})({types}) = {one.name};")
        text = f"{called}({', '.join(given)})"  # type: ignore[arg-type]
        if again:
            places = self.places(one.returns, True) if one.returns != "void" else []
            to = [p for p, t in places if t == one.returns]
            text = f"{r.choice(to)} = {text}" if to else text
            self.say(f"if (level < 4) {{ level++; {text}; level--; }}")
        elif one.returns == "void" or r.random() < 0.1:
            self.say(f"{text};")
        else:
            name = self.name()
            self.say(f"{one.returns} {name} = {text};")
            self.add(name, one.returns)

    def step(self) -> None:
        places = [(p, t) for p, t in self.places(None, True) if t in INTEGERS]
        if places:
            self.say(f"{self.random.choice(places)[0]}{self.random.choice(['++', '--'])};")

    def look_one(self) -> None:
        places = self.places(None, False)
        if places:
            self.say(self.seen(*self.random.choice(places)))

    def look(self) -> None:
        for place, kind in [*self.scalars.items(), *self.objects.items()]:
            self.say(self.seen(place, kind))
        for name, kind in self.arrays.items():
            self.say(f"for (int i = 0; i < 8; i++) {self.seen(f'{name}[i]', kind)}")

    def inside(self, count: int) -> None:
        self.open()
        self.block(count)
        self.close()

    def scope(self) -> None:
        self.say("{")
        self.inside(self.random.randint(1, 3))
        self.say("}")

    def branch(self) -> None:
        self.say(f"if ({self.condition()}) {{")
        self.inside(self.random.randint(1, 3))
        if self.random.random() < 0.5:
            self.say("} else {")
            self.inside(self.random.randint(1, 3))
        self.say("}")

    def loop(self) -> None:
        r = self.random
        counter, most = self.name("i"), r.randint(1, 6)
        kind = r.choice(["int", "unsigned", "signed char", "long"])
        how = r.choice(["for", "while", "do"])
        if how != "for":
            self.say(f"{kind} {counter} = 0;")
        self.say(
            {
                "for": f"for ({kind} {counter} = 0; {counter} < {most} && --fuel > 0; {counter}++) {{",
                "while": f"while ({counter}++ < {most} && --fuel > 0) {{",
                "do": "do {",
            }[how]
        )
        self.open()
        self.scalars[counter] = kind
        self.fixed.add(counter)
        self.block(r.randint(1, 3))
        if r.random() < 0.4:
            self.say(f"if ({self.condition()}) {r.choice(['break', 'continue'])};")
            self.block(1)
        self.close()
        self.say(f"}} while (++{counter} < {most} && --fuel > 0);" if how == "do" else "}")

    def switch(self) -> None:
        r = self.random
        self.say(f"switch ({self.whole(self.value(1))} & 7) {{")
        for label in r.sample(range(8), r.randint(1, 4)):
            self.say(f"case {label}: {{")
            self.inside(r.randint(1, 2))
            self.say(r.choice(["} break;", "}"]))
        if r.random() < 0.5:
            self.say("default: {")
            self.inside(1)
            self.say("}")
        self.say("}")

    def skip(self) -> None:
        """A jump forward over statements."""
        label = self.name("L")
        self.say(f"if ({self.condition()}) goto {label};")
        self.say("{")
        self.inside(self.random.randint(1, 3))
        self.say("}")
        self.say(f"{label}: ;")


#: A number as an integer that its type holds, whatever it was.
WHOLE = (
    "#define WHOLE(x) _Generic((x), float: whole((double)(x)), double: whole((double)(x)), default: (x))\n"
    "static long whole(double x) { return x > -1e9 && x < 1e9 ? (long)x : 77; }\n"
)
