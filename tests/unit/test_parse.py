"""The parser on C with GNU manners: trees of what pycparser does not know, attributes, places."""

from __future__ import annotations

from typing import Any

import pytest
from runner.parsed import accepted, body, brief, declared, expression, read

# GNU C --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text, tree",
    [
        (
            "__builtin_convertvector(a, int *)",
            "FuncCall(ID[__builtin_convertvector], ExprList(ID[a], "
            "Typename(PtrDecl(TypeDecl(IdentifierType[int])))))",
        ),
        ("a ?: b", "TernaryOp(ID[a], ID[b])"),
        ("&&x", "LabelAddress[x]"),
        ("({ a; })", "StatementExpression(Block(ID[a]))"),
        ("({ a; }) + b", "BinaryOp[+](StatementExpression(Block(ID[a])), ID[b])"),
        ("__real__ a", "UnaryOp[__real__](ID[a])"),
        ("__extension__ a + b", "BinaryOp[+](ID[a], ID[b])"),
        ("__alignof__(int)", "UnaryOp[_Alignof](Typename(TypeDecl(IdentifierType[int])))"),
        ("__alignof__ a", "UnaryOp[_Alignof](ID[a])"),
        (
            "__builtin_offsetof(struct S, b[1].c)",
            "FuncCall(ID[__builtin_offsetof], ExprList(Typename(TypeDecl(Struct[S])), "
            "StructRef[.](ArrayRef(ID[b], Constant[int,1]), ID[c])))",
        ),
        (
            "__builtin_types_compatible_p(int, char)",
            "FuncCall(ID[__builtin_types_compatible_p], ExprList(Typename(TypeDecl(IdentifierType[int])), "
            "Typename(TypeDecl(IdentifierType[char]))))",
        ),
        ('"a" L"b"', 'String[string,"a" L"b"]'),
        (
            "(int){1}.x",
            "StructRef[.](CompoundLiteral(Typename(TypeDecl(IdentifierType[int])), "
            "InitList(Constant[int,1])), ID[x])",
        ),
        ("a ? b : a ? b : a", "TernaryOp(ID[a], ID[b], TernaryOp(ID[a], ID[b], ID[a]))"),
        ("a = a ? b : a", "Assignment[=](ID[a], TernaryOp(ID[a], ID[b], ID[a]))"),
        ("a - b - a", "BinaryOp[-](BinaryOp[-](ID[a], ID[b]), ID[a])"),
        ("a + b * a << 1", "BinaryOp[<<](BinaryOp[+](ID[a], BinaryOp[*](ID[b], ID[a])), Constant[int,1])"),
        ("f < 3 > (a)", "BinaryOp[>](BinaryOp[<](ID[f], Constant[int,3]), ID[a])"),
    ],
)
def test_expressions(text: str, tree: str) -> None:
    assert expression(text) == tree


@pytest.mark.parametrize(
    "text, tree",
    [
        ("goto *p;", "ComputedGoto(ID[p])"),
        ("__label__ x, y;", "LocalLabels[x y]"),
        (
            "switch (a) { case 1 ... 3: case 4: a; b; default: }",
            "Switch(ID[a], Block(CaseRange(Constant[int,1], Constant[int,3]), Case(Constant[int,4], ID[a]), "
            "ID[b], Default))",
        ),
        ("if (a) case 1: case 2: b;", "If(ID[a], Case(Constant[int,1], Case(Constant[int,2], ID[b])))"),
        ("x: y: a;", "Label[x](Label[y](ID[a]))"),
        ("x:", "Label[x](EmptyStatement)"),
        ("typedef int T; T: a;", "Typedef[T,typedef](TypeDecl[T](IdentifierType[int])); Label[T](ID[a])"),
        ("x: int c;", "Label[x](EmptyStatement); Decl[c](TypeDecl[c](IdentifierType[int]))"),
        ("__attribute__((fallthrough));", "AttributedStatement(EmptyStatement, Attribute[fallthrough])"),
        ("x: __attribute__((unused)) a;", "Label[x](ID[a], Attribute[unused])"),
        ('asm("nop");', 'Asm[True](String[string,"nop"])'),
        (
            'asm volatile ("x" : "=r"(a), [n] "+r"(b) : : "memory");',
            'Asm[volatile](String[string,"x"], AsmOperand(String[string,"=r"], ID[a]), '
            'AsmOperand[n](String[string,"+r"], ID[b]), String[string,"memory"])',
        ),
        ('__asm__ goto ("x" : : : : l);', 'Asm[goto,l](String[string,"x"])'),
        (
            "for (int i = 0, j; i < a; ) ;",
            "For(DeclList(Decl[i](TypeDecl[i](IdentifierType[int]), Constant[int,0]), "
            "Decl[j](TypeDecl[j](IdentifierType[int]))), BinaryOp[<](ID[i], ID[a]), EmptyStatement)",
        ),
        ("if (a) b; else if (b) a; else ;", "If(ID[a], ID[b], If(ID[b], ID[a], EmptyStatement))"),
    ],
)
def test_statements(text: str, tree: str) -> None:
    assert brief(accepted(f"void f(int a, int b) {{ {text} }}")[0].body.block_items) == tree


def test_pragmas_stand_before_their_loop() -> None:
    items = body("""
        #pragma unroll 4
        for (;;) ;
        #pragma nounroll
        while (a) ;
        if (a)
        #pragma unroll
            for (;;) ;
    """)
    assert [type(i).__name__ for i in items] == ["Pragma", "For", "Pragma", "While", "If"]
    assert items[0].name == "unroll" and brief(items[0].args) == "Constant[int,4]"
    assert items[2].name == "nounroll" and items[2].args == []
    assert [type(i).__name__ for i in items[4].iftrue.block_items] == ["Pragma", "For"]


@pytest.mark.parametrize(
    "text, tree",
    [
        (
            "{ [0 ... 2] = 1, [5] 3 }",
            "InitList(NamedInitializer(Constant[int,1], RangeDesignator(Constant[int,0], Constant[int,2])), "
            "NamedInitializer(Constant[int,3], ArrayDesignator(Constant[int,5])))",
        ),
        (
            "{ x: 1, .y = { } }",
            "InitList(NamedInitializer(Constant[int,1], ID[x]), NamedInitializer(InitList, ID[y]))",
        ),
        (
            "{ .a.b[1] = 2, }",
            "InitList(NamedInitializer(Constant[int,2], ID[a], ID[b], ArrayDesignator(Constant[int,1])))",
        ),
    ],
)
def test_initialisers(text: str, tree: str) -> None:
    assert brief(declared(f"struct S s = {text};").init) == tree


def test_implicit_int_and_old_style_definitions() -> None:
    text = "f(a, b) char *b; { return a; } static g; h[3]; const k; *p();"
    unit, diagnostics = read(text)
    assert {d.option for d in diagnostics.items} == {"implicit-int"}
    f, g, h, k, p = unit.declarations
    assert brief(f.decl.type) == "FuncDecl(ParamList(ID[a], ID[b]), TypeDecl[f](IdentifierType[int]))"
    assert brief(f.param_decls) == "Decl[b](PtrDecl(TypeDecl[b](IdentifierType[char])))"
    assert (g.storage, h.type.type.type.names, k.quals) == (["static"], ["int"], ["const"])
    assert brief(p.type) == "FuncDecl(PtrDecl(TypeDecl[p](IdentifierType[int])))"


@pytest.mark.parametrize(
    "text, names",
    [
        ("__int128 x;", ["__int128"]),
        ("unsigned __int128 x;", ["unsigned", "__int128"]),
        ("_Float16 x;", ["_Float16"]),
        ("__complex__ double x;", ["_Complex", "double"]),
        ("long signed int long x;", ["long", "signed", "int", "long"]),
        ("__signed__ char x;", ["signed", "char"]),
        ("__auto_type x = 1;", ["__auto_type"]),
        ("__extension__ long long x;", ["long", "long"]),
        ("__builtin_va_list x;", ["__builtin_va_list"]),
    ],
)
def test_type_words(text: str, names: list[str]) -> None:
    assert declared(text).type.type.names == names


def test_spellings_are_brought_to_one() -> None:
    f = declared("static __inline__ int *__restrict__ f(const int *__restrict p, __volatile__ int q);")
    assert f.funcspec == ["inline"] and f.type.type.quals == ["restrict"]
    p, q = f.type.args.params
    assert p.type.quals == ["restrict"] and q.quals == ["volatile"]


# Attributes ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text, attributes",
    [
        (
            "int x __attribute__((aligned(16), __unused__));",
            "Attribute[aligned](Constant[int,16]); Attribute[unused]",
        ),
        (
            "__attribute__((a)) int __attribute__((b)) x __attribute__((c));",
            "Attribute[a]; Attribute[b]; Attribute[c]",
        ),
        ("int x[3] __attribute__((aligned(8)));", "Attribute[aligned](Constant[int,8])"),
        (
            "int f(int) __attribute__((noreturn, format(printf, 1, 2)));",
            "Attribute[noreturn]; Attribute[format](ID[printf], Constant[int,1], Constant[int,2])",
        ),
        (
            'int x asm("y") __attribute__((used));',
            'Attribute[asm label](String[string,"y"]); Attribute[used]',
        ),
        (
            "_Alignas(16) _Alignas(double) int x;",
            "Attribute[alignas](Constant[int,16]); "
            "Attribute[alignas](Typename(TypeDecl(IdentifierType[double])))",
        ),
        ("__align__(8) int x;", "Attribute[aligned](Constant[int,8])"),
        ("typedef int T __attribute__((vector_size(16)));", "Attribute[vector_size](Constant[int,16])"),
        ("int x __attribute__((strange(what ever [3]), a));", "Attribute[strange]; Attribute[a]"),
        ("int x __attribute__(());", ""),
        (
            '[[gnu::packed, deprecated("no")]] int x;',
            'Attribute[packed]; Attribute[deprecated](String[string,"no"])',
        ),
        ("int x [[clang::a]];", "Attribute[a,clang]"),
        ("__declspec(align(8)) int x;", "Attribute[align](Constant[int,8])"),
        ("void (__attribute__((stdcall)) *x)(int);", "Attribute[stdcall]"),
        (
            "void __launch_bounds__(256, 2) x();",
            "Attribute[launch_bounds](Constant[int,256], Constant[int,2])",
        ),
    ],
)
def test_attributes(text: str, attributes: str) -> None:
    assert brief(declared(text).attributes) == attributes


def test_attributes_of_each_declarator() -> None:
    x, y = accepted("__attribute__((a)) int x __attribute__((b)), __attribute__((c)) y;")
    assert brief(x.attributes) == "Attribute[a]; Attribute[b]"
    assert brief(y.attributes) == "Attribute[a]; Attribute[c]"


def test_attributes_of_tags_members_parameters_and_pointers() -> None:
    node = declared("""struct __attribute__((a)) S { int x __attribute__((b)), y : 3 __attribute__((c)); }
        __attribute__((d)) *__attribute__((e)) p;""")
    struct = node.type.type.type
    assert brief(struct.attributes) == "Attribute[a]; Attribute[d]"
    assert [brief(m.attributes) for m in struct.decls] == ["Attribute[b]", "Attribute[c]"]
    assert brief(node.attributes) == "Attribute[e]"  # as nvcc has it: of what is declared
    f = declared("void f(int x __attribute__((a)), __attribute__((b)) int);")
    assert [brief(p.attributes) for p in f.type.args.params] == ["Attribute[a]", "Attribute[b]"]
    e = declared("enum { A __attribute__((a)) = 1, B } __attribute__((b)) x;").type.type
    assert (
        brief(e.values.enumerators[0].attributes) == "Attribute[a]" and brief(e.attributes) == "Attribute[b]"
    )


def test_cuda_keywords_in_any_place() -> None:
    for text in (
        "__global__ static void f();",
        "void static __global__ f();",
        "static void __global__ f();",
        "static void __attribute__((global)) f();",
    ):
        f = declared(text)
        assert (f.storage, f.funcspec, f.type.type.type.names) == (["static"], ["__global__"], ["void"])
    assert declared("float * __device__ f();").funcspec == ["__device__"]
    assert declared("__constant__ int x;").storage == ["__constant__"]
    assert declared("int x __attribute__((shared));").storage == ["__shared__"]
    k = declared("__global__ void k(const __grid_constant__ int p);")
    assert k.type.args.params[0].funcspec == ["__grid_constant__"]


def test_pack_is_noted_on_the_struct() -> None:
    a, b, c = accepted("""
        #pragma pack(push, 2)
        struct A { char c; int i; };
        #pragma pack(1)
        struct B { char c; int i; };
        #pragma pack(pop)
        struct C { char c; int i; };
    """)
    assert [brief(n.type.attributes) for n in (a, b, c)] == [
        "Attribute[pack](Constant[int,2])",
        "Attribute[pack](Constant[int,1])",
        "",
    ]


# Places ------------------------------------------------------------------------------------------------


def test_the_token_is_the_place() -> None:
    (f,) = accepted("int f(int a) { return a + *&a; }")
    block = f.body
    plus = block.block_items[0].expr
    assert [n.coord.value for n in (f, f.decl, f.decl.type.type, block, plus, plus.left, plus.right)] == [
        "f",
        "f",
        "f",
        "{",
        "+",
        "a",
        "*",
    ]
    assert block.end.value == "}"
    assert (plus.coord.lineno, plus.coord.column) == (1, 25)


def test_every_node_has_a_place() -> None:
    text = """
        typedef struct S { int a, *b; struct { int c; }; int : 3; } S; enum E { A, B = 2 };
        int x[3] = { [0] = 1, 2 }, (*g)(int, S *, ...);
        int f(S *s, int n, int (*h)(int)) {
            for (int i = 0; i < n; i++) switch (s->a) { case 1: x[i] = -n, n++; default: break; }
            do { if (n) continue; else goto end; } while (sizeof(int[3]) + sizeof n);
            end: return n ? (int)n : (S){ 1 }.a + f(s, 1, 0) + _Generic(n, int: 1, default: "s"[0]);
        }
    """
    todo: list[Any] = accepted(text)
    while todo:
        node = todo.pop()
        assert node.coord is not None, brief(node)
        assert type(node.coord).__name__ in ("Token", "Expanded", "Pragma"), brief(node)
        todo += [child for _, child in node.children()]
