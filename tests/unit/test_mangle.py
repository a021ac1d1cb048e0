"""minicu.abi.mangle: names that nvcc 13.0 gives the same declarations (tests/abi has 500 more)."""

from __future__ import annotations

import pytest

from minicu import tree
from minicu import types as ty
from minicu.abi.mangle import mangle, mangle_local, mangle_object
from minicu.types.dependent import levels

CONST, VOLATILE, RESTRICT = ty.CONST, ty.VOLATILE, ty.RESTRICT
P = ty.Pointer


def record(name, *scope, keyword="struct"):
    return ty.Record(ty.RecordDecl(keyword, name, scope=scope))


def function(*types, name="f", variadic=False, **attributes):
    return tree.Function(name, ty.Function(ty.VOID, types, variadic), **attributes)


def const(type):
    return ty.qualify(type, CONST)


def returning(returns, *types, variadic=False):
    return ty.Function(returns, types, variadic)


NS_P, INNER_P, STD_Z = record("P", "ns"), record("P", "ns", "in_"), record("Z", "std")
FLOAT4 = record("float4")
FLOATS = P(ty.FLOAT, quals=RESTRICT)

NAMES = {
    "_Z1fv": [],
    "_Z1fiz": [ty.INT],
    "_Z1fPcPaPhstijlmxyfd": [
        P(ty.CHAR), P(ty.SCHAR), P(ty.UCHAR), ty.SHORT, ty.USHORT, ty.INT, ty.UINT, ty.LONG, ty.ULONG,
        ty.LLONG, ty.ULLONG, ty.FLOAT, ty.DOUBLE,
    ],
    "_Z1f5Alias6EAlias2ECnowDsDiDneb": [
        ty.Record(ty.RecordDecl("struct", None, alias="Alias")), ty.Enum(ty.EnumDecl(None, alias="EAlias")),
        ty.Enum(ty.EnumDecl("EC", scoped=True)), ty.INT128, ty.UINT128, ty.Integer("wchar_t"),
        ty.Integer("char16_t"), ty.Integer("char32_t"), ty.NULLPTR, ty.LDOUBLE, ty.BOOL,
    ],
    "_Z1fPfPKf": [FLOATS, P(const(ty.FLOAT), quals=RESTRICT | CONST)],
    "_Z1fPrPfPVPKS_": [P(FLOATS), P(P(const(P(ty.FLOAT)), quals=VOLATILE))],
    "_Z1fPA3_KiRA4_iPA2_A3_VKi": [
        P(ty.Array(const(ty.INT), 3)), ty.Reference(ty.Array(ty.INT, 4)),
        P(ty.Array(ty.Array(ty.qualify(ty.INT, CONST | VOLATILE), 3), 2)),
    ],
    "_Z1fPFiiPfPiEPFvvEPFvizEPFiiE": [
        P(returning(ty.INT, const(ty.INT), FLOATS, ty.Array(ty.INT, 3))), P(returning(ty.VOID)),
        P(returning(ty.VOID, ty.INT, variadic=True)), returning(ty.INT, ty.INT),
    ],
    "_Z1f6__half7__half213__nv_bfloat16PS_S_6float4PS3_": [
        ty.HALF, record("__half2"), ty.BFLOAT16, P(ty.HALF), ty.HALF, FLOAT4, P(FLOAT4),
    ],
    "_Z1fOiRK6float4RKPKiP1H": [
        ty.Reference(ty.INT, rvalue=True), ty.Reference(const(FLOAT4)),
        ty.Reference(const(P(const(ty.INT)))), P(record("H")),
    ],
    "_Z1fPiS_PS_S0_PS0_S1_PKiS3_PViS5_S3_": [
        P(ty.INT), P(ty.INT), P(P(ty.INT)), P(P(ty.INT)), P(P(P(ty.INT))), P(P(P(ty.INT))), P(const(ty.INT)),
        P(const(ty.INT)), P(ty.qualify(ty.INT, VOLATILE)), P(ty.qualify(ty.INT, VOLATILE)), P(const(ty.INT)),
    ],
    "_Z1fPFPA3_iiEPFviEPKPKcPKPFifE": [
        P(returning(P(ty.Array(ty.INT, 3)), ty.INT)), P(returning(ty.VOID, ty.INT), quals=CONST),
        P(const(P(const(ty.CHAR)))), P(const(P(returning(ty.INT, ty.FLOAT)))),
    ],
}  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_parameters(name):
    assert mangle(function(*NAMES[name], variadic=name.endswith("iz"))) == name


@pytest.mark.parametrize(
    "name, f",
    [
        (
            "_ZN2ns1fEPNS_1PES0_RKS0_NS_3in_1PENS_1EE",
            function(
                P(NS_P), NS_P, ty.Reference(const(NS_P)), INNER_P, ty.Enum(ty.EnumDecl("E", scope=("ns",))),
                scope=("ns",),
            ),
        ),
        ("_ZN2ns3in_1gENS0_1PENS_1PE", function(INNER_P, NS_P, name="g", scope=("ns", "in_"))),
        ("_ZSt2szSt1ZPS_", function(STD_Z, P(STD_Z), name="sz", scope=("std",))),
        ("_ZNSt5inner2syESt1Z", function(STD_Z, name="sy", scope=("std", "inner"))),
        ("_ZN12_GLOBAL__N_11fEv", function(scope=("",))),
        ("_ZL1fi", function(ty.INT, linkage="internal")),
        ("_ZN2nsL1fEi", function(ty.INT, linkage="internal", scope=("ns",))),
        ("_Z1fPi", function(P(ty.INT), linkage="internal", kind="kernel")),
        ("f", function(ty.INT, extern_c=True, scope=("ns",))),
        ("main", function(name="main")),
    ],
)  # fmt: skip
def test_scopes_and_linkage(name, f):
    assert mangle(f) == name


def test_objects():
    assert mangle_object("table") == "table"
    assert mangle_object("table", ("ns",)) == "_ZN2ns5tableE"
    assert mangle_object("table", ("ns",), extern_c=True) == "table"


def test_static_objects_in_functions():
    f = function(P(ty.INT), name="a9")
    assert [mangle_local("loc", f, n) for n in (0, 1, 2, 11, 12)] == [
        "_ZZ2a9PiE3loc", "_ZZ2a9PiE3loc_0", "_ZZ2a9PiE3loc_1", "_ZZ2a9PiE3loc__10_", "_ZZ2a9PiE3loc__11_",
    ]  # fmt: skip
    assert mangle_local("loc", function(name="ec", extern_c=True)) == "_ZZ2ecE3loc"


def test_the_same_type_twice_is_abbreviated_in_base_36():
    pointers, t = [], ty.INT
    for _ in range(40):
        t = P(t)
        pointers.append(t)
    assert mangle(function(*pointers, pointers[0], pointers[10], pointers[37])).endswith("S_S9_S10_")


def test_va_list_is_an_array_of_a_record_on_the_host():
    # Names from nvcc.
    of = ty.VA_LIST
    assert mangle(function(of)) == "_Z1fP13__va_list_tag"
    assert (
        mangle(function(ty.Pointer(of), ty.Reference(of), ty.Pointer(of))) == "_Z1fPA1_13__va_list_tagRS0_S1_"
    )
    pointer = ty.Pointer(ty.Function(ty.INT, (of,)))
    assert mangle(function(pointer, of, ty.Pointer(of))) == "_Z1fPFiP13__va_list_tagES0_PA1_S_"


@pytest.mark.parametrize(
    "symbol, operator, types, scope",
    [
        ("_ZplRK3vecS1_", "operator+", [ty.Reference(const(record("vec")))] * 2, ()),
        ("_ZpsRK3vec", "operator+", [ty.Reference(const(record("vec")))], ()),
        ("_Zng3vec", "operator-", [record("vec")], ()),
        (
            "_ZpLR3vecRKS_",
            "operator+=",
            [ty.Reference(record("vec")), ty.Reference(const(record("vec")))],
            (),
        ),
        ("_Zpp3veci", "operator++", [record("vec"), ty.INT], ()),
        ("_Zcm3veci", "operator,", [record("vec"), ty.INT], ()),
        ("_ZN1ncoE3vec", "operator~", [record("vec")], ("n",)),
    ],
)
def test_operator_functions(symbol, operator, types, scope):
    same = types[0].to if isinstance(types[0], ty.Reference) else types[0]
    decl = same.decl
    types = [
        ty.Reference(ty.qualify(ty.Record(decl), t.to.quals)) if isinstance(t, ty.Reference) else t
        for t in types
    ]
    assert mangle(function(*types, name=operator, scope=scope)) == symbol


@pytest.mark.parametrize(
    ("wrapped", "name"),
    [
        (P, f"_Z1f{'P' * 100}iS2Q_S_"),
        (lambda type: P(ty.Array(type, 2)), f"_Z1f{'PA2_' * 100}iS5I_S0_"),
        (lambda type: P(ty.Function(type, (ty.INT,))), f"_Z1f{'PF' * 100}i{'iE' * 100}S5I_S0_"),
    ],
)
def test_what_a_type_is_made_of_is_asked_once(wrapped, name, monkeypatch):
    asked = []
    monkeypatch.setattr("minicu.abi.components.levels", lambda type: asked.append(type) or levels(type))

    def nested(depth):
        return wrapped(nested(depth - 1)) if depth else ty.INT

    assert mangle(function(nested(100), nested(100), nested(1))) == name
    assert len(asked) < 20
