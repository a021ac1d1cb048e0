"""Random classes, enumerations, lambdas and static variables of functions, whose names nvcc and minicu must
make the same."""

from __future__ import annotations

import random
import re
import subprocess
import tempfile
from pathlib import Path

_DECLARED = """\
struct P { int x; }; namespace ns { struct Q { float y; }; enum D { N0, N1 }; }
template <class T> struct B { T t; }; typedef ns::Q *QP;
template <class F> __device__ __noinline__ int take(F f) { return sizeof(f); }
template <class F, class... A> __device__ __noinline__ int run(F f, A... a) { return f(a...); }
template <class F, class G> __device__ __noinline__ int both(F f, G *g) { return sizeof(f) + sizeof(g); }
"""
#: The parameters of a lambda or member function, and arguments for them.
_SIGNATURES = [
    ("", ""), ("int a", "1"), ("int a", "2"), ("float a", "1.0f"), ("int a, int b", "1, 2"), ("P a", "P{1}"),
    ("const P &a, P *b", "P{1}, (P *)0"), ("ns::Q a, ns::Q b", "ns::Q{1}, ns::Q{2}"),
    ("B<int> a", "B<int>{1}"), ("int a, ...", "1"), ("ns::D a", "ns::N1"), ("const int a", "1"),
    ("const char *a, const char *const *b", "(char *)0, (char **)0"), ("int a = 3", ""),
    ("int (*a)(int, P)", "(int (*)(int, P))0"), ("B<B<P>> *a, B<P> b", "(B<B<P>> *)0, B<P>{}"),
]  # fmt: skip
_DEPENDENT = [("T a", "T()"), ("T *a, T b", "(T *)0, T()"), ("const B<T> &a", "B<T>()")]
_GENERIC = [
    ("auto a", "1"), ("auto a, auto b", "1, 2.0f"), ("auto &&a", "1"), ("auto *a", "(int *)0"),
    ("const auto &a, int b", "1, 2"), ("auto... a", "1, 2.0f"), ("auto a, auto... b", "1"),
    ("B<int> a, auto b", "B<int>{}, 1"),
]  # fmt: skip


class _Maker:
    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.count = 0

    def new(self, letter: str) -> str:
        self.count += 1
        return f"{letter}{self.count}"

    def signature(self, dependent: bool) -> tuple[str, str]:
        if dependent and self.random.random() < 0.3:
            return self.random.choice(_DEPENDENT)
        return self.random.choice(_SIGNATURES)

    def lambda_(self, depth: int, dependent: bool, local: bool = True) -> tuple[str, str]:
        """A lambda expression, and arguments for it."""
        generic = self.random.random() < 0.25
        parameters, arguments = self.random.choice(_GENERIC) if generic else self.signature(dependent)
        default = self.random.choice(["", "", "=", "&"]) if local else ""
        body = self.body(depth + 1, dependent and not generic) if depth < 2 else ""
        mutable = " mutable" * (self.random.random() < 0.15)
        return f"[{default}]({parameters}){mutable} {{ int r = 0; {body} return r; }}", arguments

    def used(self, depth: int, dependent: bool, local: bool = True) -> str:
        text, arguments = self.lambda_(depth, dependent, local)
        return f"run({text}{', ' * bool(arguments)}{arguments})"

    def item(self, depth: int, dependent: bool) -> str:
        kind = self.random.randrange(10)
        if kind < 3:
            return f"r += {self.used(depth, dependent)};"
        if kind < 5:
            name = self.new("l")
            text, arguments = self.lambda_(depth, dependent)
            return f"auto {name} = {text}; r += {name}({arguments}); r += take({name});"
        name = self.random.choice("XYZ")
        if kind < 8:
            parameters, arguments = self.signature(dependent)
            inner = self.body(depth + 1, dependent) if depth < 2 else ""
            method = f"__device__ __noinline__ int get({parameters}) {{ int r = 0; {inner} return r; }}"
            shape = self.random.randrange(5)
            call = f"o.get({arguments})"
            if shape == 0:
                more = f"__device__ __noinline__ int with({name} &o, const {name} *p) const {{ return v; }}"
                uses = f"{name} o; r += {call} + o.with(o, &o);"
                return f"{{ struct {name} {{ int v; {method} {more} }}; {uses} }}"
            if shape == 1:
                return f"{{ struct {{ int v; {method} }} o; r += {call} + take(&o); }}"
            if shape == 2:  # nvcc names what is inside before it knows the typedef name
                method = f"__device__ __noinline__ int get({parameters}) {{ return v; }}"
                return f"{{ typedef struct {{ int v; {method} }} {name}; {name} o; r += {call} + take(o); }}"
            if shape == 3:
                uses = f"{name}::N o; r += {call} + both({name}(), &o);"
                return f"{{ struct {name} {{ struct N {{ int v; {method} }}; N n; }}; {uses} }}"
            return f"{{ struct {name} {{ int v; {method} }}; {name} o; r += {call} + take(o); }}"
        if kind < 9:
            tag = self.random.choice(["", name])
            value = self.new("e")
            return f"{{ enum {tag} {{ {value} }}; r += take({value}); }}"
        variable = self.random.choice("st")
        return f"{{ static int {variable} = {self.random.randrange(9)}; r += {variable}++; }}"

    def body(self, depth: int, dependent: bool) -> str:
        count = self.random.choice([1, 2, 3, 4] if depth == 0 else [0, 0, 1, 1, 2])
        return " ".join(self.item(depth, dependent) for _ in range(count))

    def function(self) -> tuple[str, str]:
        """A function of some kind, and a call of it."""
        n = self.new("f")
        pick = self.random.randrange(13)
        kept = f"int r = 0; {self.body(0, False)}"
        less = f"int r = 0; {self.body(1, False)}"
        plain, of_t = f"{kept} return r;", f"int r = 0; {self.body(0, True)} return r;"
        one, other = self.random.choice([("int", "float"), ("P", "B<int>"), ("QP", "char")])
        first, last = self.used(2, False, False), self.used(2, False, False)
        match pick:
            case 0:
                return f"__device__ int {n}(int x) {{ {plain} }}", f"{n}(1)"
            case 1:
                return f"inline __device__ int {n}(int x, P p) {{ {plain} }}", f"{n}(1, P())"
            case 2:
                return (
                    f"namespace ns {{ __device__ int {n}(Q x, D y = N0) {{ {plain} }} }}",
                    f"ns::{n}(ns::Q())",
                )
            case 3:
                return (
                    f"template <class T> __device__ int {n}(T x, int y) {{ {of_t} }}",
                    f"{n}({one}(), 1) + {n}({other}(), 2)",
                )
            case 4:
                return (
                    f"struct S{n} {{ int m; __device__ int g(int x) const {{ {plain} }} }};",
                    f"S{n}().g(1)",
                )
            case 5:
                return (
                    f"template <class T> struct S{n} {{ T m; __device__ int g(T x) {{ {of_t} }} }};",
                    f"S{n}<{one}>().g({one}()) + S{n}<{other}>().g({other}())",
                )
            case 6:
                return (
                    f"struct S{n} {{ int m; template <class T> __device__ int g(T x) {{ {of_t} }} }};",
                    f"S{n}().g({one}())",
                )
            case 7:
                return (
                    f"struct S{n} {{ int k; __device__ S{n}(int x) {{ {kept} k = r; }} "
                    f"__device__ ~S{n}() {{ {less} k = r; }} "
                    f"__device__ operator int() {{ {less} return r; }} }};",
                    f"(int)S{n}(1)",
                )
            case 8:
                return (
                    f"__device__ int {n}(int x = {first}, int y = {last}) {{ {plain} }}",
                    f"{n}() + {n}(1)",
                )
            case 9:
                return (
                    f"struct S{n} {{ __device__ int g(int x = {first}) {{ {plain} }} }};",
                    f"S{n}().g()",
                )
            case 10:
                return (
                    f"struct S{n} {{ int k, i = {first}, j = {last} + {first}; "
                    f"__device__ S{n}() {{}} __device__ S{n}(int) {{ {kept} k = r; }} }};",
                    f"S{n}().i + S{n}(1).j",
                )
            case 11:
                return f'extern "C" __device__ int {n}(int x, P p) {{ {plain} }}', f"{n}(1, P())"
        return (
            f"template <class A> struct S{n} {{ A m; template <class T> __device__ int g(T x, A y) "
            f"{{ {of_t} }} }};",
            f"S{n}<{one}>().g({other}(), {one}())",
        )


def source(seed: int, count: int) -> str:
    """CUDA C text with `count` functions, and a kernel that calls them."""
    make = _Maker(seed)
    made = [make.function() for _ in range(count)]
    calls = " ".join(f"*p += {call};" for _, call in made)
    return _DECLARED + "\n".join(text for text, _ in made) + f"\n__global__ void use(int *p) {{ {calls} }}\n"


def named(ptx: str) -> set[str]:
    """The functions and variables in PTX whose names tell of local entities."""
    found = set()
    for line in ptx.splitlines():
        if re.match(r"(\.visible |\.weak )?\.(func|global) ", line):
            found |= set(re.findall(r"(?<![\w$])_Z\w+(?=$|[\[( ;])", line))
    return {name for name in found if re.search("_ZZ|[A-Z]Z|U[lt]", name) and "cvPF" not in name}


def ours(text: str) -> set[str]:
    import minicu

    return named(minicu.compile(text, rdc=True, debug="full", opt=0, arch="sm_90", cache=False).ptx)


def ask(text: str) -> set[str]:
    with tempfile.TemporaryDirectory() as folder:
        source, output = Path(folder, "text.cu"), Path(folder, "text.ptx")
        source.write_text(text)
        options = ["-std=c++17", "-w", "-rdc=true", "-ptx", "-arch=sm_90", "-G", "--expt-relaxed-constexpr"]
        done = subprocess.run(
            ["nvcc", *options, str(source), "-o", str(output)], capture_output=True, text=True, timeout=600
        )
        if done.returncode:
            raise RuntimeError(f"nvcc failed: {done.stderr[:3000]}")
        return named(output.read_text())
