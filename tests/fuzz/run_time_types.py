"""Random hierarchies with virtual bases: what dynamic_cast, typeid and handlers find in their objects, also
while those are made and ended, and what is ended if a constructor throws. g++ says what they print.

python tests/fuzz/run_time_types.py [COUNT [SEED [SECONDS]]]
"""

from __future__ import annotations

import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from fuzz.bases import Derived

#: Hierarchies in one program.
BATCH = 6

_HEAD = """\
#include <cstdio>
#include <typeinfo>
static int fuel = -1;
static int spent() { return fuel > 0 && --fuel == 0; }
template <class To, class From> void cast(From &o, void *start) {
    if (To *to = dynamic_cast<To *>(&o)) printf(" %d", (int)((char *)to - (char *)start)); else printf(" -");
}
#ifndef __CUDACC__
// Handlers of libstdc++ miss some bases that are public on one way and not on another: g++'s conversions.
#include <type_traits>
template <class To, class From> void caught(From *p, void *start) {
    if constexpr (std::is_convertible_v<From *, To *>) {
        To *to = p;
        printf(to ? " %d" : " 0", (int)((char *)to - (char *)start));
    } else printf(" -");
}
template <class To, class From> void caught_object(From &o) {
    From copy(o);
    if constexpr (std::is_convertible_v<From *, To *>) {
        To &to = copy;
        printf(" %d:%d", to.who(), to.mine());
    } else printf(" -");
}
#else
template <class To, class From> void caught(From *p, void *start) {
    try { throw p; }
    catch (To *to) { if (to) printf(" %d", (int)((char *)to - (char *)start)); else printf(" 0"); }
    catch (...) { printf(" -"); }
}
template <class To, class From> void caught_object(From &o) {
    try { throw o; }
    catch (To &to) { printf(" %d:%d", to.who(), to.mine()); }
    catch (...) { printf(" -"); }
}
#endif
"""


@dataclass(eq=False)
class Class(Derived):
    name: str
    bases: list[tuple[Class, bool, str]] = field(default_factory=list)  # whether virtual, and the access
    functions: bool = False
    member: str = ""

    @property
    def polymorphic(self) -> bool:
        return self.functions or any(b.polymorphic for b, _, _ in self.bases)

    def text(self, others: list[Class]) -> str:
        n = self.name
        bases = ", ".join(f"{access} {'virtual ' * v}{b.name}" for b, v, access in self.bases)
        word = "virtual " if self.functions else ""
        items = [f"{n}();", f"{n}(const {n} &);", f"{word}~{n}();"]
        if self.functions:
            items.append("virtual int f();")
        items.append(f"int who() {{ return {n[1:]}; }}")
        mine = f"m{n}" if self.member else "0"
        items.append(f"int mine() {{ return {mine}; }}")
        if self.member:
            items.append(f"{self.member} m{n} = {int(n[1:]) + 1};")
        seen = self.seen(others)
        made = f'{n}::{n}() {{ printf(" +{n}"); {seen} if (spent()) {{ printf("!"); throw {n[1:]}; }} }}\n'
        copied = f'{n}::{n}(const {n} &) {{ printf(" c{n}"); }}\n'
        ended = f'{n}::~{n}() {{ printf(" -{n}"); {seen} }}\n'
        f = f"int {n}::f() {{ return {n[1:]}00 + {mine}; }}\n" if self.functions else ""
        return (
            f"struct {n}{' : ' * bool(bases)}{bases} {{ {' '.join(items)} }};\n" + made + copied + ended + f
        )

    def seen(self, others: list[Class]) -> str:
        """What a constructor asks."""
        if not self.polymorphic:
            return ""
        casts = "".join(f" cast<{o.name}>(*this, s);" for o in others)
        f = "f()" if self.functions else "1"
        first = "void *s = dynamic_cast<void *>(this); "
        told = f'printf("(%s %d", typeid(*this).name(), (s == this) * {f});'
        return f'{{ {first}{told}{casts} printf(")"); }}'


def hierarchy(r: random.Random) -> list[Class]:
    made: list[Class] = []
    plain = r.random() < 0.15
    for number in range(r.randrange(4, 9)):
        one = Class(f"C{number}")
        count = min(len(made), r.choice([0, 1, 1, 2, 2, 3, 4]) if number else 0)
        for base in r.sample(made[-6:], min(count, 6, len(made))):
            access = r.choice(["public"] * 7 + ["private", "protected"])
            one.bases.append((base, r.random() < 0.55, access))
        one.functions = not plain and (r.random() < 0.35 or (len(one.bases) > 1 and one.polymorphic))
        one.member = r.choice(["", "", "int", "char", "long", "short"])
        if sum(one.parts().values()) > 40:
            break
        made.append(one)
    return made


def text(number: int, classes: list[Class], r: random.Random) -> str:
    lines = [f"namespace h{number} {{", *(f"struct {c.name};" for c in classes)]
    for index, one in enumerate(classes):
        above = {b for b in one.parts() if b is not one}
        others = [c for c in classes[:index] if c not in above and c.polymorphic]
        lines.append(one.text(r.sample(others, min(2, len(others)))))
    lines.append("void run() {")
    for one in classes:
        lines += objects(one, classes, r)
    last = classes[-1].name
    most = sum(classes[-1].parts().values())
    for count, made in ((most, f"{last} o;"), (2 * most, f"{last} o[2]; throw new {last};")):
        told = f'printf("\\n%d:", i); fuel = i; try {{ {made} }}'
        caught = 'catch (int e) { printf(" caught %d", e); } catch (...) { printf(" other"); }'
        lines.append(f"for (int i = 1; i < {count + 2}; i += 1 + {count} / 8) {{ {told} {caught} }}")
    return "\n".join([*lines, "}", "}"]) + "\n"


def objects(one: Class, classes: list[Class], r: random.Random) -> list[str]:
    """What is asked of an object of one class, and of its parts."""
    n = one.name
    lines = [f'{{ printf("\\n{n} %d", (int)sizeof({n})); fuel = -1; {n} o; void *s = &o;']
    for other in classes:
        lines.append(f"caught<{other.name}>(&o, s); caught<{other.name}>(({n} *)nullptr, nullptr);")
        if r.random() < 0.3:
            lines.append(f"caught_object<{other.name}>(o);")
    for base, times in one.parts().items():
        if times > 1 or not base.polymorphic or base is one:
            continue
        lines.append(f"{{ {base.name} &b = ({base.name} &)o;")
        lines.append('printf("[%d %d", (int)((char *)&b - (char *)s), (int)(dynamic_cast<void *>(&b) == s));')
        if base.functions:
            lines.append('printf(" %d", b.f());')
        for other in classes:
            if other not in base.parts():
                lines.append(f"cast<{other.name}>(b, s); caught<{other.name}>(&b, s);")
        lines.append('printf("]"); }')
    return [*lines, "}"]


def program(seed: int, count: int = BATCH) -> str:
    r = random.Random(seed)
    texts = [text(number, hierarchy(r), r) for number in range(count)]
    calls = " ".join(f"h{number}::run();" for number in range(count))
    return _HEAD + "".join(texts) + f"int main() {{ {calls} }}\n"


def compare(source: str, folder: Path) -> str | None:
    """The first difference, "" if there is none; None if g++ does not take the program."""
    file = folder / "t.cu"
    file.write_text(source)
    gcc = ["g++", "-w", "-std=c++17", "-x", "c++", "-o", str(folder / "t"), str(file)]
    if subprocess.run(gcc, capture_output=True, timeout=300).returncode:
        return None
    expected = subprocess.run([str(folder / "t")], capture_output=True, text=True, timeout=60)
    words = [sys.executable, "-m", "minicu", "run", "-w", "--no-cache", "--device", "cpu", str(file)]
    done = subprocess.run(words, capture_output=True, text=True, timeout=500)
    if done.stdout == expected.stdout and done.returncode == expected.returncode:
        return ""
    ours, theirs = done.stdout.split("\n"), expected.stdout.split("\n")
    number = next((i for i, (a, b) in enumerate(zip(ours, theirs)) if a != b), len(ours) - 1)
    values = [lines[number][:1500] for lines in (theirs, ours)]
    return (f"status {done.returncode}, g++ {expected.returncode}; line {number}:\n  g++    {values[0]}\n"
            f"  minicu {values[1]}\n{done.stderr[:600]}")  # fmt: skip


def main(count: int = 20, seed: int = 1, seconds: int = 10**9) -> int:
    differences = tried = 0
    end = time.monotonic() + seconds
    with tempfile.TemporaryDirectory() as temporary:
        for number in range(seed, seed + count):
            if time.monotonic() > end:
                break
            found = compare(program(number), Path(temporary))
            tried += found is not None
            if found:
                differences += 1
                print(f"seed {number}: {found}", flush=True)
    print(f"{tried} programs of {BATCH} hierarchies, {differences} differ")
    return differences > 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:4])))
