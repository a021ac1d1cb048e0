"""The parser on CUDA C++: names, templates, classes, and what is left out of a `.cu` file."""

from __future__ import annotations

from typing import Any

import pytest
from runner.parsed import accepted, body, brief, complaints, expression, read

from minicu.diagnostics.errors import Diagnostics
from minicu.diagnostics.source import Source
from minicu.language import CU
from minicu.syntax.nodes import Name
from minicu.syntax.parse import parse
from minicu.syntax.preprocess import preprocess

# CUDA C++ -----------------------------------------------------------------------------------------------

CXX = """
    template <class T, int N = 2> struct V {
        T v[N]; __device__ V() : v{} {} __device__ T &at(int i) { return v[i]; } };
    struct P {
        int x = 1; P *next; __device__ int get() const; bool operator<(const P &o) const { return x < o.x; }
    };
    __device__ int P::get() const { return this->x; }
    namespace a { namespace b { enum class E : int { one }; __device__ int g(E e = E::one); } }
    template <typename T> __device__ T twice(T x) { return x + x; }
    using R = V<float, 3>;
    extern "C" __global__ void k(float *p, const P &q) {
        R r; P s{1}; auto y = static_cast<int>(float(3)) + twice<int>(2) + a::b::g(a::b::E::one);
        if (int z = q.get()) p[z] = r.at(1); for (auto &e : p) e = 1; if constexpr (1) { }
    }
"""


@pytest.mark.parametrize(
    "text, tree",
    [
        (
            "true ? nullptr : 'a'",
            "TernaryOp(Constant[bool,true], Constant[nullptr_t,nullptr], Constant[char,'a'])",
        ),
        ("int(-a)", "Construct(Typename(TypeDecl(IdentifierType[int])), UnaryOp[-](ID[a]))"),
        ("T(a) + b", "BinaryOp[+](Construct(Typename(TypeDecl(IdentifierType[T])), ID[a]), ID[b])"),
        ("T{a, 1}", "Construct[True](Typename(TypeDecl(IdentifierType[T])), ID[a], Constant[int,1])"),
        ("T()", "Construct(Typename(TypeDecl(IdentifierType[T])))"),
        ("(float(a))", "Construct(Typename(TypeDecl(IdentifierType[float])), ID[a])"),
        (
            "static_cast<T *>(a)",
            "NamedCast[static_cast](Typename(PtrDecl(TypeDecl(IdentifierType[T]))), ID[a])",
        ),
        (
            "sizeof(T) + sizeof(T{}.x)",
            "BinaryOp[+](UnaryOp[sizeof](Typename(TypeDecl(IdentifierType[T]))), "
            "UnaryOp[sizeof](StructRef[.](Construct[True](Typename(TypeDecl(IdentifierType[T]))), ID[x])))",
        ),
        ("h<3>(a)", "FuncCall(ID[h<3>], ExprList(ID[a]))"),
        ("g<int, V<2> >(a)", "FuncCall(ID[g<int, V<2>>], ExprList(ID[a]))"),
        ("g<int, V<2>>(a)", "FuncCall(ID[g<int, V<2>>], ExprList(ID[a]))"),
        ("a < b > (a)", "BinaryOp[>](BinaryOp[<](ID[a], ID[b]), ID[a])"),
        ("a < 3 && b > (a)", "BinaryOp[&&](BinaryOp[<](ID[a], Constant[int,3]), BinaryOp[>](ID[b], ID[a]))"),
        ("N::x + ::a", "BinaryOp[+](ID[N::x], ID[::a])"),
        ("k<<<1, b>>>(a)", "Launch(ID[k], Constant[int,1], ID[b], ExprList(ID[a]))"),
        ("a = {1, 2}", "Assignment[=](ID[a], InitList(Constant[int,1], Constant[int,2]))"),
        (
            "a < b ? 1 : b = 2",
            "TernaryOp(BinaryOp[<](ID[a], ID[b]), Constant[int,1], Assignment[=](ID[b], Constant[int,2]))",
        ),
        (
            "p->f<2>(1)",
            "BinaryOp[>](BinaryOp[<](StructRef[->](ID[p], ID[f]), Constant[int,2]), Constant[int,1])",
        ),
        ("p->template f<2>(1)", "FuncCall(StructRef[->](ID[p], ID[f<2>]), ExprList(Constant[int,1]))"),
        (
            'asm("" :: "r"(a) : "memory")',
            'Asm(String[string,""], AsmOperand(String[string,"r"], ID[a]), String[string,"memory"])',
        ),
    ],
)
def test_cxx_expressions(text: str, tree: str) -> None:
    prelude = "struct T { int x; }; template <int N> struct V {}; namespace N { __device__ int x; }"
    assert expression(text, "cu", prelude) == tree


def test_qualified_names_keep_their_parts() -> None:
    (item,) = body("n::f<int, 3>::g(a);", "cu")
    name = item.name.name
    assert isinstance(name, Name) and name == "n::f<int, 3>::g" and not name.from_root
    assert [part for part, _ in name.parts] == ["n", "f", "g"]
    assert brief(name.parts[1][1]) == "Typename(TypeDecl(IdentifierType[int])); Constant[int,3]"


@pytest.mark.parametrize(
    "text, tree",
    [
        (
            "T x(1), y{2}, z = {3};",
            "Decl[x](TypeDecl[x](IdentifierType[T]), DirectInit(Constant[int,1])); "
            "Decl[y](TypeDecl[y](IdentifierType[T]), DirectInit[True](Constant[int,2])); "
            "Decl[z](TypeDecl[z](IdentifierType[T]), InitList(Constant[int,3]))",
        ),
        ("T x(a * b);", "Decl[x](TypeDecl[x](IdentifierType[T]), DirectInit(BinaryOp[*](ID[a], ID[b])))"),
        (
            "T x(int(a));",
            "Decl[x](TypeDecl[x](IdentifierType[T]), DirectInit(Construct(Typename(TypeDecl"
            "(IdentifierType[int])), ID[a])))",
        ),
        (
            "T f(int), g(T &&t, int n = 3);",
            "Decl[f](FuncDecl(ParamList(Typename(TypeDecl(IdentifierType[int]))), "
            "TypeDecl[f](IdentifierType[T]))); "
            "Decl[g](FuncDecl(ParamList(Decl[t](RefDecl(TypeDecl[t](IdentifierType[T]))), "
            "Decl[n](TypeDecl[n](IdentifierType[int]), Constant[int,3])), TypeDecl[g](IdentifierType[T])))",
        ),
        (
            "auto x = 1; const auto &y = x;",
            "Decl[x](TypeDecl[x](IdentifierType[auto]), Constant[int,1]); "
            "Decl[y,const](RefDecl(TypeDecl[y,const](IdentifierType[auto])), ID[x])",
        ),
        ("constexpr int n = 3;", "Decl[n,constexpr](TypeDecl[n](IdentifierType[int]), Constant[int,3])"),
        ("decltype(a) x;", "Decl[x](TypeDecl[x](TypeOf[decltype](ID[a])))"),
        ("using U = T *;", "Typedef[U,typedef](PtrDecl(TypeDecl[U](IdentifierType[T])))"),
        (
            "int (*p)[3] = 0;",
            "Decl[p](PtrDecl(ArrayDecl(TypeDecl[p](IdentifierType[int]), Constant[int,3])), Constant[int,0])",
        ),
        ("while (int x = a) ;", "While(Decl[x](TypeDecl[x](IdentifierType[int]), ID[a]), EmptyStatement)"),
        (
            "if (int x = a; x) ;",
            "InitIf(DeclList(Decl[x](TypeDecl[x](IdentifierType[int]), ID[a])), ID[x], EmptyStatement)",
        ),
        (
            "for (T x : {a, b}) ;",
            "RangeFor(Decl[x](TypeDecl[x](IdentifierType[T])), InitList(ID[a], ID[b]), EmptyStatement)",
        ),
        (
            "for (int i = a ? 1 : 2; ; ) ;",
            "For(DeclList(Decl[i](TypeDecl[i](IdentifierType[int]), "
            "TernaryOp(ID[a], Constant[int,1], Constant[int,2]))), EmptyStatement)",
        ),
    ],
)
def test_cxx_statements(text: str, tree: str) -> None:
    found = brief(body(text, "cu", "struct T { int x; };"))
    assert found.replace("InitIf[False]", "InitIf").replace("If[False](", "If(") == tree


def test_a_tag_is_a_type_from_its_name_on() -> None:
    (node,) = accepted("struct __align__(8) S { S *next; __device__ S *f(S &s); };", "cu")
    assert brief(node.type.decls[0].type) == "PtrDecl(TypeDecl[next](IdentifierType[S]))"


def test_plain_structs_stay_structs_and_others_become_classes() -> None:
    text = "struct A { int x; }; struct B { int f(); }; class C { int x; }; struct D : A { };"
    text += "struct E { int x = 1; };"
    unit, _ = read(
        text + "__device__ A a; __device__ B b; __device__ C c; __device__ D d; __device__ E e;", "cu"
    )
    kinds = [type(n.type).__name__ for n in unit.declarations[:5]]
    assert kinds == ["Struct", "Class", "Class", "Class", "Class"]


def test_members_of_a_class() -> None:
    (node,) = accepted(
        """
        class X final : public Y, private virtual N::Z<int> {
            int a, b : 3;
          public:
            __device__ X(int n) : a(n), b{2} { late(); }
            virtual ~X() = default;
            X(const X &) = delete;
            operator float *() const { return 0; }
            int operator[](int i) { return i; }
            virtual void late() const noexcept = 0;
            template <class U> __device__ U as() { return U(a); }
            static const int n = 3;
            friend class W;
        };
    """.replace("class X", "struct Y {}; namespace N { template <class T> struct Z {}; } class X"),
        "cu",
    )[-1:]
    cls = node.type
    assert (cls.key, cls.final, brief(cls.bases)) == (
        "class",
        True,
        "Base[Y,public]; Base[N::Z<int>,private,True]",
    )
    names = [getattr(getattr(m, "decl", m), "name", None) for m in cls.decls]
    assert names[:8] == ["a", "b", None, "X", "~X", "X", "operator", "operator[]"]
    constructor = cls.decls[3]
    assert brief(constructor.inits) == "MemberInit[a](ID[n]); MemberInit[b,True](Constant[int,2])"
    assert constructor.decl.type.type.type.names == []
    assert cls.decls[4].type.words == ["default"] and cls.decls[5].type.words == ["delete"]
    assert brief(cls.decls[6].decl.type.returns) == "Typename(PtrDecl(TypeDecl(IdentifierType[float])))"
    assert cls.decls[8].type.words == ["noexcept", "pure"] and cls.decls[8].type.quals == ["const"]


def test_a_members_body_sees_later_members() -> None:
    (node,) = accepted("struct S { __device__ int f() { T x; return (T)(1) + x; } typedef int T; };", "cu")
    block = node.type.decls[0].body.block_items
    assert brief(block[0]) == "Decl[x](TypeDecl[x](IdentifierType[T]))"
    assert brief(block[1].expr.left) == "Cast(Typename(TypeDecl(IdentifierType[T])), Constant[int,1])"


def test_namespaces_and_linkage_nest() -> None:
    unit, diagnostics = read(
        """
        namespace a { int host; namespace b { __device__ int x; } __device__ int y; }
        extern "C" { __device__ int z; }  namespace { }  namespace c = a::b;  using namespace c;  using a::y;
    """,
        "cu",
    )
    assert not diagnostics.items
    variable = "Decl[{0},__device__](TypeDecl[{0}](IdentifierType[int]))"
    assert [brief(d) for d in unit.declarations] == [
        f"Namespace[a](Namespace[b]({variable.format('x')}), {variable.format('y')})",
        f"Linkage[C,True]({variable.format('z')})",
        "NamespaceAlias[c,a::b]",
        "UsingNamespace[c]",
        "UsingName[a::y]",
    ]
    assert unit.skipped["host"].kind == "variable"


def test_cxx_words_are_names_in_c() -> None:
    (f,) = accepted("void f(int x, int new, int class) { int true, bool; true = class; }")
    assert brief(f.body.block_items[-1]) == "Assignment[=](ID[true], ID[class])"


# What is left out ---------------------------------------------------------------------------------------


def test_host_code_is_skipped_and_remembered() -> None:
    unit, diagnostics = read(
        """
        #define N 4
        std::vector<int> global; int other = 3;
        int host(std::string s) { return s.size() + [](int x) { return x; }(3); }
        struct Host { std::map<int, int> m; };
        template <class... Ts> void print(Ts... ts) { (std::cout << ... << ts); }
        __global__ void k(int *p) { *p = N; }
        int main() { k<<<1, 1>>>(0); try { throw 3; } catch (...) { } }
    """,
        "cu",
    )
    assert not diagnostics.items
    assert [d.decl.name for d in unit.declarations] == ["k"]
    kinds = {name: skipped.kind for name, skipped in unit.skipped.items()}
    assert kinds == {
        "global": "variable",
        "other": "variable",
        "host": "function",
        "Host": "type",
        "print": "function",
        "main": "function",
    }
    assert unit.skipped["host"].token.value == "host" and unit.skipped["host"].errors == []


def test_an_error_in_a_type_is_kept_until_it_is_needed() -> None:
    text = "struct A { std::latch s; };"
    unit, diagnostics = read(text + "__device__ int sizeof_A(int A) { return A; }", "cu")
    assert not diagnostics.items
    assert [e.message for e in unit.skipped["A"].errors] == ["not supported: 'std::latch' of the C++ library"]
    typedef = "typedef std::latch text; __device__ text x;"
    assert complaints(typedef, "cu") == ["1:9 not supported: 'std::latch' of the C++ library"]
    note = read(typedef, "cu")[1].items[0].notes[0]
    assert note.message == "needed here for 'text'"


def test_a_host_member_function_that_cannot_be_read_does_not_spoil_its_class() -> None:
    unit, diagnostics = read("struct A { int x; std::latch s() { return 1; } __device__ int f(); };", "cu")
    assert not diagnostics.items
    members = unit.declarations[0].type.decls
    assert [type(m).__name__ for m in members] == ["Decl", "SkippedMember", "Decl"]
    assert (
        members[1].name == "s"
        and members[1].errors[0].message == "not supported: 'std::latch' of the C++ library"
    )
    assert complaints("struct A { __device__ int f(); std::latch s; };", "cu") == [
        "1:32 not supported: 'std::latch' of the C++ library"
    ]


def test_with_host_everything_is_read() -> None:
    unit, _ = read("int n; __global__ void k() {} int main() { k<<<1, n>>>(); return n; }", "cu", host=True)
    assert len(unit.declarations) == 3 and not unit.skipped
    assert brief(unit.declarations[2].body.block_items[0]) == "Launch(ID[k], Constant[int,1], ID[n])"


def test_missing_headers_are_named() -> None:
    diagnostics = Diagnostics()
    source = Source("x.cu", "#include <lib.h>\n__device__ lib_t x;")
    result = preprocess(source, language=CU, diagnostics=diagnostics)
    parse(result.tokens, CU, diagnostics, missing_headers=result.skipped_headers)
    (error,) = diagnostics.items
    assert error.message == "unknown type name 'lib_t'"
    assert error.notes[0].message == "not found, and may declare it: <lib.h>"


def test_every_node_has_a_place() -> None:
    todo: list[Any] = accepted(CXX, "cu")
    while todo:
        node = todo.pop()
        assert node.coord is not None, brief(node)
        todo += [child for _, child in node.children()]


@pytest.mark.parametrize(
    "text",
    [
        "void (*p)(int);",
        "int (&r)[3];",
        "void (*(*q)(signed char, int))(int) = 0;",
        "float (*const *c)(float);",
    ],
)
def test_pointer_declarators_in_a_block(text):
    assert (
        accepted(f"__device__ void f(void) {{ {text} }}", "cu")[0].body.block_items[0].__class__.__name__
        == "Decl"
    )
