"""`minicu abi`: the pictures, the JSON form, the choice of names."""

from __future__ import annotations

import json
from xml.etree import ElementTree

import pytest

from minicu import tree
from minicu import types as ty
from minicu.abi.show import show
from minicu.abi.target import LP64
from minicu.diagnostics.errors import UsageError
from minicu.language import CU


def record(tag, *members, keyword="struct"):
    return ty.Record(ty.RecordDecl(keyword, tag, members=[ty.Member(*m) for m in members]))


def unit(*records, functions=()):
    return tree.Unit(CU, LP64, functions=list(functions), records={r.decl.name: r for r in records})


BITS = record("Bits", ("j", ty.INT, 5), ("k", ty.INT, 6), ("m", ty.INT, 7))
OVERLAP = record("Overlap", ("c", ty.CHAR), ("s", ty.SHORT, 8), keyword="union")
INNER = record(None, ("u", ty.INT), ("f", ty.FLOAT), keyword="union")
LONG = record("Long", ("d", ty.DOUBLE), (None, INNER), ("data", ty.Array(ty.INT, 30)), ("on", ty.BOOL, 1))


def function():
    type = ty.Function(ty.INT, (BITS, ty.SHORT), variadic=True)
    f = tree.Function("f", type, symbol="_Z1f4Bitssz", body=tree.Block([]))
    f.parameters = [tree.Object("b", BITS, "parameter"), tree.Object("s", ty.SHORT, "parameter")]
    return f


def test_a_record_is_drawn_as_in_the_guide():
    assert show(unit(BITS)).split("\n\n")[:2] == [
        "struct Bits: 4 bytes, aligned to 4",
        "        +--------------3------------+--2----------+----1------+--------0+\n"
        "     0  |            pad            |      m      |     k     |    j    |\n"
        "        +31-----------------------18+17---------11+10--------5+4-------0+",
    ]


def test_each_member_of_a_union_is_drawn():
    text = show(unit(OVERLAP))
    assert "union, as c" in text
    assert "|      pad      |       s       |" in text


def test_long_members_are_shortened_and_anonymous_unions_follow():
    text = show(unit(LONG))
    assert text.count("|                             data                              |") == 3
    assert "27 more rows" in text
    assert text.index("more rows") < text.index("union at byte 8, as u") < text.index("union at byte 8, as f")


def test_json():
    data = json.loads(show(unit(BITS, LONG, functions=[function()]), style="json"))
    assert data["target"] == "nvptx64"
    assert data["records"]["Bits"]["members"][1] == {
        "name": "k", "type": "int", "offset": 0, "bit_offset": 5, "bit_width": 6, "size": 4,
    }  # fmt: skip
    members = {m["name"]: m["offset"] for m in data["records"]["Long"]["members"]}
    assert members == {"d": 0, "u": 8, "f": 8, "data": 12, "on": 132}
    (f,) = data["functions"].values()
    assert f["name"] == "f"
    assert f["kind"] == "device"
    assert f["params"][0] == {
        "name": "b", "type": "struct Bits", "ptx": ".param .align 4 .b8 _Z1f4Bitssz_param_0[4]",
        "size": 4, "align": 4,
    }  # fmt: skip
    assert f["returns"]["ptx"] == ".param .b32 func_retval0"
    assert "".join(f["ptx"].split()) == (
        ".visible.func(.param.b32func_retval0)_Z1f4Bitssz(.param.align4.b8_Z1f4Bitssz_param_0[4],"
        ".param.b32_Z1f4Bitssz_param_1,.param.align8.b8%VAParam[])"
    )


def test_svg_is_well_formed():
    root = ElementTree.fromstring(show(unit(BITS, OVERLAP, LONG), style="svg"))
    labels = {e.text for e in root.iter("{http://www.w3.org/2000/svg}text")}
    assert {"j", "k", "m", "data", "struct Bits: 4 bytes, aligned to 4"} <= labels


def test_names_choose():
    everything = unit(BITS, OVERLAP, functions=[function()])
    assert show(everything, ["Overlap"]).startswith("union Overlap")
    assert "_Z1f4Bitssz" in show(everything, ["f"])
    assert show(everything, ["_Z1f4Bitssz"]) == show(everything, ["f"])
    with pytest.raises(UsageError, match="'nothing'; there are: Bits, Overlap, f"):
        show(everything, ["nothing"])


def test_an_architecture_must_exist(tmp_path, capsys):
    from minicu.cli import main

    path = tmp_path / "types.cuh"
    path.write_text("struct S { int x : 3; };\n")
    assert main(["abi", str(path), "-arch=sm_89"]) == 0
    for arch in ("sm_10", "sm_999", "sm_90f"):
        assert main(["abi", str(path), f"-arch={arch}"]) == 2
        assert f"does not know {arch}; it knows sm_50" in capsys.readouterr().err


def test_types_that_no_device_code_needs_are_shown(tmp_path, capsys):
    from minicu.cli import main

    path = tmp_path / "types.cuh"
    path.write_text("struct S { int x : 3; };\nnamespace n { typedef struct { short a; } U; }\n")
    assert main(["abi", str(path), "--json"]) == 0
    assert list(json.loads(capsys.readouterr().out)["records"]) == ["S", "U"]
    # A type that nothing is known of does not spoil the rest.
    path.write_text("struct H { std::latch s; };\nstruct S { int x : 3; };\n__device__ S s;\n")
    assert main(["abi", str(path), "--json"]) == 0
    assert list(json.loads(capsys.readouterr().out)["records"]) == ["S"]
