"""Random host functions that launch kernels for extended lambdas, among other lambdas: nvcc and minicu must
make the same names of the kernels' instances."""

from __future__ import annotations

import random
import re
import subprocess
import tempfile
from pathlib import Path

_DECLARED = """\
template <class F, class T> __global__ void k(F f, T *p) { p[0] = f(p[0]); }
template <class F, class G> __global__ void both(F f, G g, int *p) { *p = f(*p) + g(*p); }
template <class F> void go(F f, void *q) { k<<<1, 1>>>(f, (int *)q); }
"""
_TYPES = ("int", "float", "short", "long", "double", "unsigned")
_EXTENDED = ("__device__ ", "__host__ __device__ ")


class _Maker:
    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.count = 0

    def lambda_(self, words: str, type: str) -> str:
        capture = self.random.choice(["=", "v", "=", ""])
        more = f" + ({type})v" * bool(capture)
        tail = self.random.choice(["", f" -> {type}"])
        mutable = "" if words else self.random.choice(["", " mutable"])
        return f"[{capture}] {words}({type} x){mutable}{tail} {{ return x{more}; }}"

    def extended(self, type: str = "int") -> str:
        return self.lambda_(self.random.choice(_EXTENDED), type)

    def statement(self, depth: int, types: tuple[str, ...]) -> str:
        type, kind = self.random.choice(types), self.random.randrange(8)
        self.count += 1
        n = self.count
        if kind == 0:
            return f"{{ auto h{n} = {self.lambda_('', type)}; h{n}(1); }}"
        if kind == 1:
            return f"k<<<1, 1>>>({self.extended(type)}, ({type} *)q);"
        if kind == 2:
            return f"auto e{n} = {self.extended()}; k<<<1, 1>>>(e{n}, (int *)q);"
        if kind == 3:
            return f"go({self.extended()}, q);"
        if kind == 4:
            made = f"auto a{n} = {self.extended()}; auto b{n} = {self.extended()};"
            return f"{made} both<<<1, 1>>>(a{n}, b{n}, (int *)q);"
        if kind == 5 and depth < 2:
            return f"for (int i{n} = 0; i{n} < 2; i{n}++) {{ {self.body(depth + 1, types)} }}"
        if kind == 6 and depth < 2:
            return f"if (v > 1) {{ {self.body(depth + 1, types)} }} else {{ {self.body(depth + 1, types)} }}"
        inner = "auto z = [](int x) { return x; }; return z(m);"
        return f"struct L{n} {{ int m; int f() {{ {inner} }} }}; L{n} l{n}{{1}}; l{n}.f();"

    def body(self, depth: int = 0, types: tuple[str, ...] = _TYPES) -> str:
        return " ".join(self.statement(depth, types) for _ in range(self.random.randint(1, 5)))

    def function(self, n: int) -> tuple[str, str]:
        """A function of some kind, and calls of it."""
        plain, of_template = self.body(), self.body(types=(*_TYPES, "U"))
        template = f"template <class U> void t(void *q, U v) const {{ {of_template} }}"
        member = f"void m(void *q, int v) {{ {plain} }} {template}"
        match self.random.randrange(6):
            case 0:
                return f"void f{n}(void *q, int v) {{ {plain} }}", f"f{n}(p, 2);"
            case 1:
                text = f"template <class U> void f{n}(void *q, U v) {{ {of_template} }}"
                return text, f"f{n}(p, 1.5f); f{n}(p, (short)3);"
            case 2:
                outside = f"void S{n}::s(void *q, int v) {{ {self.body()} }}"
                text = f"struct S{n} {{ {member} static void s(void *q, int v); }}; {outside}"
                return text, f"S{n} s{n}; s{n}.m(p, 1); s{n}.t(p, 2.f); s{n}.t(p, 'c'); S{n}::s(p, 1);"
            case 3:
                text = f"namespace n{n} {{ namespace m {{ inline void f(void *q, int v) {{ {plain} }} }} }}"
                return text, f"n{n}::m::f(p, 3);"
            case 4:
                text = f"template <class W> struct C{n} {{ W w; {member} }};"
                return text, f"C{n}<int>().m(p, 1); C{n}<float *>().m(p, 1); C{n}<int>().t(p, 1.f);"
        text = f"template <int N, class... U> void f{n}(void *q, int v, U... u) {{ {plain} }}"
        return text, f"f{n}<3>(p, 1); f{n}<4>(p, 1, 2.f);"


def source(seed: int, count: int) -> str:
    """CUDA C++ text with `count` functions, and a main() that calls them."""
    make = _Maker(seed)
    made = [make.function(n) for n in range(count)]
    calls = " ".join(call for _, call in made)
    return (
        f"{_DECLARED}{chr(10).join(text for text, _ in made)}\nint main() {{ void *p = nullptr; {calls} }}\n"
    )


def _entries(ptx: str) -> set[str]:
    return set(re.findall(r"\.entry (\w+)", ptx))


def ours(text: str) -> set[str]:
    import minicu

    return _entries(minicu.compile(text, arch="sm_90", opt=0, cache=False).ptx)


def ask(text: str) -> set[str]:
    with tempfile.TemporaryDirectory() as folder:
        file, output = Path(folder, "text.cu"), Path(folder, "text.ptx")
        file.write_text(text)
        command = [
            "nvcc",
            "-std=c++17",
            "-w",
            "-ptx",
            "-arch=sm_90",
            "--extended-lambda",
            str(file),
            "-o",
            str(output),
        ]
        done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
        if done.returncode:
            raise RuntimeError(f"nvcc failed: {done.stderr[:3000]}")
        return _entries(output.read_text())
