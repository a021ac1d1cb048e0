"""Sources that ended in internal errors: each is refused at its place, or compiled."""

from __future__ import annotations

import signal

import pytest

import minicu
from minicu.sema import scope
from minicu.sema.constants import running
from minicu.sema.templates import class_template, instance

REFUSED = {
    "expected expression": "__device__ int f() { return sizeof(_Atomic(int[2])); }",
    "_Atomic cannot be applied": "__device__ _Atomic(int[2]) f() { return {}; }",
    "'C<f>' names no class template": """
        __device__ int f(int x);
        template <auto A> struct C { template <int N> __device__ void mf(); };
        template <class X> template <class Y> void C<f>::mf() {}""",
    "no variable template 'g' in 'G<5>'": """
        template <int N> struct G { template <class U> __device__ int g(U u) { return 1; } };
        template <> template <class U> __device__ int G<5>::g(1);""",
    "cannot be declared 'extern'": "__global__ void k(int x) { extern union { int y; }; }",
    "cannot decompose an object of type": "__device__ void f() { const auto [a, b]{alignof(int)}; }",
    "cannot deduce 'auto &&'": """
        struct P {}; __device__ int of(int); __device__ int of(float); __device__ void take(P *p);
        __device__ void f() { auto &&v = &of; take(v); }""",
    "3:34: error: 'deprecated' attribute argument must be a string literal": """
        __device__ int of(int);
        struct [[gnu::deprecated(of)]] A {}; __device__ A a;""",
    "'mode' attribute needs a machine mode": "typedef int M __attribute__((mode)); __device__ M m;",
    "'minicu_like' attribute takes at least 1 argument": """
        struct __attribute__((minicu_like)) A {}; __device__ A a;""",
    "'minicu_handle' attribute takes at least 1 argument": """
        typedef int M __attribute__((minicu_handle)); __device__ M m;""",
    "2:50: error: an enumeration is no template": """
        struct P { template <class T> enum class N { a }; }; __device__ P p;
        __device__ void f() { P::N q; }""",
    "a template has a name": "struct P { template <class T> int : 3; int a; }; __device__ P p;",
    "a class template has a name": "struct P { template <class T> struct { T t; }; }; __device__ P p;",
    "_Pragma takes one string literal": '__device__ void f() { _Pragma()"unroll 3" do ; while (0); }',
    # The brackets are of a function with a fault before it, and of a member's body with one of its own.
    "expected": """
        __device__ inline void f(int a) { if (a < 4) (
        struct A {
            __device__ operator int() const { return 1+ }
        };""",
}


def test_a_file_may_end_behind_the_bracket_of_an_operator():
    with pytest.raises(minicu.CompileError, match="1:"):
        minicu.compile("struct S {}; __device__ int f() { return 1; } inline S &S::operator(", cache=False)


def test_templates_that_ask_for_two_instances_of_themselves_end(monkeypatch):
    """Each closure of an instance is a type of its own: 2^depth instances, of which the first that is too
    deep is met after a hundred or two."""
    monkeypatch.setattr(instance, "_DEPTH", 40)
    text = """
        template <class F> __device__ int g(F f, int x) {
            auto a = [](int y) { return y; };
            auto b = [x](int y) { return y + x; };
            return g(a, 1) + g(b, 2) + f(3);
        }
        __global__ void k(int *p) { *p = g([](int x) { return x; }, 2); }"""
    with pytest.raises(minicu.CompileError, match="exceeded maximum depth of 40"):
        minicu.compile(text, cache=False)


def test_class_templates_that_ask_for_two_instances_of_themselves_end(monkeypatch):
    """Each instance has a class of its own: whoever went on after the first that is too deep met 2^depth."""
    monkeypatch.setattr(class_template, "_DEPTH", 40)
    text = """
        template <class T> struct Held {
            static constexpr int kind = 1;
            class Never;
            static_assert(Held<Never[]>::kind == 1 && Held<Never[3]>::kind == 1, "");
        };
        __global__ void k(int *p) { *p = Held<int>::kind; }"""
    with pytest.raises(minicu.CompileError, match="exceeded maximum depth of 40"):
        minicu.compile(text, cache=False)


def test_a_limit_ends_the_stage_where_complaints_would_be_dropped(monkeypatch):
    """Whether a class can be made of braces is found out by trying: what is met inside them is no answer."""
    monkeypatch.setattr(class_template, "_DEPTH", 40)
    text = """
        template <int N> struct Deep { static constexpr int value = Deep<N + 1>::value; };
        struct One { int x; };
        __device__ int f(One one) { return 1; }
        __device__ int f(int *p) { return 2; }
        __global__ void k(int *p) { *p = f({Deep<0>::value}); }"""
    with pytest.raises(minicu.CompileError, match="exceeded maximum depth of 40"):
        minicu.compile(text, cache=False)


def test_what_directives_bring_is_looked_at_once():
    """Each namespace has a directive for the one inside it, as unnamed ones do."""

    class Counted(dict):
        looked = 0

        def get(self, key, default=None):
            Counted.looked += 1
            return super().get(key, default)

    number = 100
    here = scope.Scope("file")
    for _ in range(number):
        inside = scope.Scope("namespace", here)
        inside.names = Counted()
        here.using.append(inside)
        here = inside
    assert here.find("y") is None
    assert number <= Counted.looked <= 3 * number * number  # once for each namespace around it


@pytest.mark.parametrize("head", ["template <>", "template", "extern template"])
def test_a_specialization_is_no_abbreviated_template(head):
    body = " { return 1; }" if head == "template <>" else ";"
    source = f"template <class T> __device__ T f(T t);\n{head} __device__ auto f<int>(auto a){body}"
    with pytest.raises(minicu.CompileError, match=r"2:.*'auto' is not allowed in the parameters"):
        minicu.compile(source, std="c++20", cache=False)


def test_packs_of_captures_without_packs():
    source = "__device__ auto f() { return [] { auto l = [...v = 1]() { return 1; }; return 1; }; }"
    with pytest.raises(minicu.CompileError, match=r"1:.*pack expansion does not contain"):
        minicu.compile(source, std="c++20", cache=False)


@pytest.mark.parametrize("says", REFUSED)
def test_refused(says):
    with pytest.raises(minicu.CompileError) as refused:
        minicu.compile(REFUSED[says], cache=False)
    assert says in str(refused.value)
    assert all(d.span is not None for d in refused.value.diagnostics if d.severity == "error")


def test_classes_that_do_not_end_are_read_once():
    members = "int v; float)(int)hide(2) == 2); __device__ int f(T{0}) {{ return {0}; }}"
    source = "".join(f"struct T{i} {{ {members.format(i)}\n" for i in range(40))
    with pytest.raises(minicu.CompileError, match="expected '}'"):
        minicu.compile(source + "__device__ int u(T0 t) { return f(t); }", cache=False)


@pytest.mark.parametrize("rest", ["", "int a", "int a)"])
def test_a_handler_may_end_the_file(rest):
    with pytest.raises(minicu.CompileError, match="expected"):
        minicu.compile(f"__device__ void f() try {{ }} catch ({rest}", cache=False)


@pytest.mark.parametrize("parameters", ["auto v", "V V, auto v", "struct W *V, auto v"])
def test_what_is_no_cast_is_tried_once_though_a_lambda_declares_names(parameters):
    before = f"(decltype(([&]({parameters}) {{ return v + (" * 25
    source = f"struct V {{}};\n__device__ auto x = {before}1){'); }(1)))' * 25};"
    with pytest.raises(minicu.CompileError, match="expected"):
        minicu.compile(source, std="c++20", cache=False)


@pytest.mark.parametrize("address", ["*&V<{}>::v", "(*&V<{}>::f)()", "(int)sizeof(V<&V<{}>::v>)"])
def test_what_an_address_is_taken_of_is_found_once(address):
    """Each look at nested arguments is one for each level around them."""
    text = "1"
    for _ in range(40):
        text = address.format(text)
    template = (
        "template <auto N> struct V { static constexpr int v = 1; static constexpr int f() { return 1; } };"
    )
    source = f"{template}\n__device__ int u() {{ return {text}; }}"
    assert "_Z1uv" in minicu.compile(source, rdc=True, cache=False).ptx


def test_a_lambda_in_typeof_is_read_once():
    source = "__constant__ int c = " + "typeof([](auto x) { " * 40
    with pytest.raises(minicu.CompileError):
        minicu.compile(source, std="c++20", cache=False)


def test_a_name_of_a_template_that_is_unknown_is_compared_once(monkeypatch):
    from minicu.sema.expressions import unknown

    asked = []
    monkeypatch.setattr(unknown, "nearest", lambda name, *_: asked.append(name))
    source = "template <class T> __device__ int f(T t) { return unknwon(t); }\n"
    uses = "".join(f"struct S{i} {{}}; __device__ int u{i}() {{ return f(S{i}()); }}\n" for i in range(20))
    with pytest.raises(minicu.CompileError, match="undeclared identifier 'unknwon'"):
        minicu.compile(source + uses, cache=False)
    assert len(asked) == 4


def test_a_kernel_that_is_only_declared_completes_its_parameters_classes():
    source = """
    template <class T> struct Box { T r = 1; };
    __global__ void other(Box<float>);
    __global__ void k(int *p) { *p = 1; }"""
    assert ".entry" in minicu.compile(source, cache=False).ptx


def test_a_class_ends_a_whole_program(tmp_path, capsys):
    from minicu.cli import main

    (tmp_path / "m.cu").write_text("int main() { return 7; }\nstruct S { static inline int a = 1; }")
    assert main(["run", "--device", "cpu", "--no-cache", str(tmp_path / "m.cu")]) == 1
    assert "m.cu:2" in capsys.readouterr().err


@pytest.mark.parametrize("head", ["void main()", "float main()", "auto main()"])
def test_main_returns_int(head, tmp_path, capsys):
    from minicu.cli import main

    (tmp_path / "m.cu").write_text(f"{head} {{ return {'' if 'void' in head else '1.5f'}; }}\n")
    assert main(["run", "--device", "cpu", "--no-cache", str(tmp_path / "m.cu")]) == 1
    assert "m.cu:1" in (said := capsys.readouterr().err) and "'main' must return 'int'" in said


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("int main() {}\nint main(int) {}", "m.cu:2:5: error: conflicting types for 'main'"),
        ("\nstatic int main() {}", "m.cu:2:12: error: 'main' is not allowed to be declared static"),
        ("\ninline int main() {}", "m.cu:2:12: error: 'main' is not allowed to be declared inline"),
        ("\nint main(char **) {}", "m.cu:2:5: error: first parameter of 'main' (argument count) must be"),
        ("namespace a { static int main() { return 0; } }\nint main(unsigned) { return a::main(); }", ""),
        ("int main(int, char **);\nint main(int, char *[]) {}", ""),
    ],
)
def test_there_is_one_main(source, message, tmp_path, capsys):
    from minicu.cli import main

    (tmp_path / "m.cu").write_text(source)
    assert main(["run", "--device", "cpu", "--no-cache", str(tmp_path / "m.cu")]) == bool(message)
    assert message in (said := capsys.readouterr().err) and bool(said) == bool(message)


def test_two_files_have_two_mains(tmp_path, capsys):
    from minicu.cli import main

    (tmp_path / "a.cu").write_text("int main() {}")
    (tmp_path / "b.cu").write_text("int main(int, char **) { return 0; }")
    assert main(["run", "--device", "cpu", "--no-cache", *map(str, sorted(tmp_path.iterdir()))]) == 1
    assert "b.cu:1:5: error: conflicting types for 'main'" in capsys.readouterr().err


def test_a_lambda_in_the_head_of_a_generic_one_is_refused():
    source = (
        "__global__ void k(int *p) { auto l = [](decltype([] {}) a, auto b) { return b; }; *p = l({}, 2); }"
    )
    with pytest.raises(minicu.CompileError, match="in the parameters of a generic lambda"):
        minicu.compile(source, std="c++20", cache=False)


def test_lambdas_in_unevaluated_operands_are_read_once_by_older_standards():
    type = "int"
    for _ in range(30):
        type = f"decltype([]({type}) {{ return 1; }})"
    source = f"__global__ void k(int *p) {{ *p = sizeof({type}); }}"
    minicu.compile(source, std="c++17", cache=False)


@pytest.mark.parametrize("depth", [2, 3, 40])
@pytest.mark.parametrize(
    "place", ["__device__ {} v;", "template <class T> __device__ auto f() {{ {} v; return v; }}"]
)
def test_lambdas_in_the_parameters_of_lambdas_belong_to_what_is_around_them(place, depth):
    """The name of a closure's class has its parameters, so it cannot be a part of their names."""
    type = "int"
    for _ in range(depth):
        type = f"decltype([]({type}) {{ return 1; }})"
    source = f"{place.format(type)}\n__global__ void k(int *p) {{ *p = sizeof(v); }}"
    if "f()" in source:
        source = source.replace("sizeof(v)", "sizeof(f<int>())")
    assert ".entry _Z1kPi" in minicu.compile(source, std="c++20", cache=False).ptx


def test_a_parameter_is_an_array_of_what_a_member_function_is_called():
    source = """
    typedef int Q;
    struct X {
        int n;
        __device__ int first(const Q a[2], Q (&b)[2], Q *const c) const { return a[0] + b[1] + *c + Q(); }
        __device__ int Q() const { return n; }
    };
    __global__ void k(X *x, int *p) { int a[2] = {1, 2}; *p = x->first(a, a, a); }"""
    assert ".entry" in minicu.compile(source, cache=False).ptx


def test_a_typedef_without_a_name_declares_nothing():
    source = "struct P { typedef int; typedef float; typedef struct {}; int a; }; __global__ void k(P p) {}"
    assert "param_0[4]" in minicu.compile(source, cache=False).ptx
    with pytest.raises(minicu.CompileError, match="no member named 'q' in 'struct P'"):
        minicu.compile(source + "__device__ int f() { return P::q; }", cache=False)


@pytest.mark.parametrize("heads", ["template <> template <>", "template <class U> template <>"])
def test_a_class_that_is_no_template_has_no_list_of_parameters(heads):
    source = f"""
    struct A {{ template <class T> __device__ T f(T t) {{ return t; }} }};
    {heads} __device__ int A::f<int>(int t) {{ return 1; }}
    __device__ int u(A *a) {{ return a->f(1); }}"""
    with pytest.raises(minicu.CompileError, match=r"3:.*too many template parameter lists in declaration"):
        minicu.compile(source, cache=False)


def test_a_lambda_whose_parameters_are_refused_may_capture_what_has_a_destructor():
    source = """
    struct V { __device__ V() {} __device__ V(const V &) {} __device__ ~V() {} };
    template <class... T> __device__ auto f(T... a) { return [... b = a](T q) { return 1; }; }
    __device__ auto u() { return f(V{})(2); }"""
    with pytest.raises(minicu.CompileError, match="'T' is not a type"):
        minicu.compile(source, std="c++20", cache=False)


def test_a_file_may_end_with_requires():
    assert minicu.compile("__global__ void k() {}\nint y; requires ", std="c++20", cache=False).kernels


LEFT_OUT = (
    "template <class T> struct S { T *p; void run( 100, { k<<<1, 1>>>(p); } }; template struct S<char>;",
    "struct S : Base { S(Handle h) : q(h.get<int>()) { k<<<1, 1>>>(p); } Result operator( A *p; };",
)


@pytest.mark.parametrize("members", LEFT_OUT)
def test_a_member_that_launches_and_cannot_be_read_is_left_out(members, monkeypatch):
    monkeypatch.setenv("MINICU_DEBUG", "1")
    source = "template <class T> __global__ void k(T *p) { }\n" + members
    assert "not made" in str(minicu.compile(source, cache=False, instances=["k<int>"]).warnings)


LADDER = "struct D0 { int x; };" + "".join(f"struct D{i} {{ D{i - 1} a, b; }};" for i in range(1, 41))
#: Of the classes in an object of D40 there are 41, and of their objects 2^41.
LADDERS = (
    "__device__ void f(D40 *a, D40 *b) { *a = *b; }",
    "__device__ int f(D24 a) { return sizeof(a); }",
    "extern __device__ D24 t; __device__ D24 t; __device__ D24 *f() { return &t; }",
    "static_assert(__has_unique_object_representations(D40) && __is_literal_type(D40));",
    "struct E { D40 t; int x = 1; E(); }; __device__ E *f(E *a) { return a; }",
)


@pytest.mark.parametrize("use", LADDERS)
def test_each_class_in_an_object_is_looked_at_once(use):
    def late(*_):
        raise AssertionError("no end")

    before = signal.signal(signal.SIGPROF, late)
    signal.setitimer(signal.ITIMER_PROF, 30)
    try:
        assert minicu.compile(LADDER + use + "__global__ void k() {}", cache=False).kernels
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def test_large_objects_of_constant_expressions_count_as_steps(monkeypatch):
    monkeypatch.setattr(running, "STEPS", 4096)
    source = """
    constexpr int f(int n) { int s = 0; while (n--) { int a[4096] = {}; s += a[n % 7]; } return s; }
    static_assert(f(100) == 0);"""
    with pytest.raises(minicu.CompileError, match="constant"):
        minicu.compile(source, cache=False)


EMPTY = "template <int N> struct V { V<N - 1> a, b; }; template <> struct V<0> {}; typedef V<24> T;"


@pytest.mark.parametrize("use", [
    "__device__ auto k() { return new T[3]{}; }",
    "__device__ void k(T *p, T *q) { *p = *q; *p = T{}; }",
    "constexpr int f() { T t{}; return sizeof(t); } __device__ int y = f();",
])  # fmt: skip
def test_objects_of_empty_classes_may_be_millions(use):
    def late(*_):
        raise AssertionError("no end")

    before = signal.signal(signal.SIGPROF, late)
    signal.setitimer(signal.ITIMER_PROF, 20)
    try:
        minicu.compile(EMPTY + use, cache=False)
    except minicu.CompileError:
        pass
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def test_what_an_assertion_that_is_not_checked_needs_is_not_there(tmp_path, capsys):
    from minicu.cli import main

    (tmp_path / "a.cu").write_text(
        "constexpr int c() { []() { struct { }; }(); return 1; } static_assert(c()); struct S { int x; };"
        "__device__ int f(S s) { return s.x; }"
    )
    assert main(["abi", str(tmp_path / "a.cu")]) == 0
    assert "_Z1f1S" in capsys.readouterr().out
