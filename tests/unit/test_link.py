"""Linking: what does not fit together is refused by name; what does, links."""

from __future__ import annotations

import pickle
import struct

import pytest
from runner import machine
from runner.command import minicu as command

import minicu
from minicu.runtime.link import tools as link_tools
from minicu.runtime.link.link import Input, LinkError, NoTool, Settings, check, link

HEAD = ".version 7.8\n.target sm_75\n.address_size 64\n"
CALLER = (
    HEAD
    + """
.extern .func (.param .b32 r) helper(.param .b32 a);
.visible .entry k(.param .u64 p)
{
  .reg .b32 %r<3>;
  .reg .b64 %rd<2>;
  ld.param.u64 %rd1, [p];
  ld.global.u32 %r1, [%rd1];
  {
    .param .b32 a; .param .b32 r;
    st.param.b32 [a], %r1;
    call.uni (r), helper, (a);
    ld.param.b32 %r2, [r];
  }
  st.global.u32 [%rd1], %r2;
  ret;
}
"""
)
HELPER = (
    HEAD
    + """
.visible .func (.param .b32 r) helper(.param .b32 a)
{
  .reg .b32 %r<2>;
  ld.param.b32 %r1, [a];
  st.param.b32 [r], %r1;
  ret;
}
"""
)


def cubin(symbols, kind=1, arch=90, bits=2) -> bytes:
    """An ELF file like a cubin's: (name, binding, section) of its symbols, kind 1 relocatable."""
    names = b"\0" + b"".join(name.encode() + b"\0" for name, _, _ in symbols)
    table, at = bytes(24), 1
    for name, binding, section in symbols:
        table += struct.pack("<IBBHQQ", at, binding << 4 | 2, 0, section, 0, 0)
        at += len(name) + 1
    start = 64
    sections = start + len(table) + len(names)
    header = struct.pack(
        "<4sBBBBQHHIQQQIHHHHHH", b"\x7fELF", bits, 1, 1, 0x41, 8, kind, 190, 1, 0, 0, sections, arch << 8,
        64, 0, 0, 64, 3, 0,
    )  # fmt: skip
    headers = struct.pack("<IIQQQQIIQQ", *[0] * 10)
    headers += struct.pack("<IIQQQQIIQQ", 0, 2, 0, 0, start, len(table), 2, 1, 8, 24)
    headers += struct.pack("<IIQQQQIIQQ", 0, 3, 0, 0, start + len(table), len(names), 0, 0, 1, 0)
    return header + table + names + headers


def refused(*parts, arch="sm_90") -> str:
    with pytest.raises(LinkError) as e:
        check([Input(name, data) for name, data in parts], arch)
    return str(e.value)


def test_what_fits_together():
    check([Input("a.ptx", CALLER), Input("b.ptx", HELPER)], "sm_90")
    check([Input("a.ptx", CALLER), Input("b.cubin", cubin([("helper", 1, 5)]))], "sm_90")
    check([Input("a.cubin", cubin([("helper", 1, 0), ("__UDT", 2, 0)])), Input("b.ptx", HELPER)], "sm_90")


def test_a_missing_symbol():
    assert refused(("a.ptx", CALLER)) == "'helper' is undefined: a.ptx uses it; no input defines it"
    assert refused(("a.cubin", cubin([("other", 1, 0)]))).startswith("'other' is undefined: a.cubin")


@pytest.mark.parametrize(
    ("used", "defined", "hint"),
    [
        ("helper", "_Z6helperi", "'_Z6helperi' is defined, with C++ linkage"),
        ("_Z6helperi", "helper", "'helper' is defined with C linkage: declare it extern \"C\""),
        ("_Z6helperi", "_Z6helperf", "'_Z6helperf' is defined, with other parameters"),
        ("helper", "helpers", "'helpers' is defined"),
        ("cudaLaunchDeviceV2", "x", "cudadevrt"),
    ],
)
def test_where_a_missing_symbol_may_be(used, defined, hint):
    text = refused(("a.cubin", cubin([(used, 1, 0)])), ("b.cubin", cubin([(defined, 1, 4)])))
    assert hint in text


def test_two_definitions():
    text = refused(("a.ptx", HELPER), ("b.cubin", cubin([("helper", 1, 5)])))
    assert text == "'helper' is defined by a.ptx and by b.cubin"
    check([Input("a.ptx", HELPER), Input("b.ptx", HELPER.replace(".visible", ".weak"))], "sm_90")


def test_one_input_given_twice():
    assert refused(("a.ptx", HELPER), ("a.ptx", HELPER)) == "'helper' is defined by a.ptx, given twice"


def test_a_function_declared_otherwise_than_defined():
    text = refused(
        ("a.ptx", CALLER.replace("helper(.param .b32 a)", "helper(.param .b64 a)")), ("b.ptx", HELPER)
    )
    assert text == (
        "'helper' is declared otherwise than it is defined: a.ptx has (.b32) (.b64), b.ptx has (.b32) (.b32)"
    )
    # Only sizes matter to the linker.
    check([Input("a.ptx", CALLER), Input("b.ptx", HELPER.replace(".param .b32 a", ".param .u32 a"))], "sm_90")


def test_a_variable_declared_otherwise_than_defined():
    use, here = "\n.extern .global .align 4 .u32 v;\n", "\n.visible .global .align 8 .f64 v;\n"
    text = refused(("a.ptx", CALLER + use), ("b.ptx", HELPER + here))
    assert text == (
        "'v' is declared otherwise than it is defined: "
        "a.ptx has 4 bytes in .global, b.ptx has 8 bytes in .global"
    )
    use = "\n.extern .const .align 4 .b8 v[8];\n"
    assert "8 bytes in .const" in refused(("a.ptx", CALLER + use), ("b.ptx", HELPER + here))
    for use in (".align 8 .b8 v[8]", ".align 4 .b32 v[2]", ".align 8 .b8 v[]"):
        check([Input("a.ptx", f"{CALLER}\n.extern .global {use};\n"), Input("b.ptx", HELPER + here)], "sm_90")


def test_builtin_functions_need_no_definition():
    check([Input("a.ptx", CALLER.replace("helper", "vprintf"))], "sm_90")


def test_dynamic_shared_memory_is_no_missing_symbol():
    check([Input("a.ptx", HELPER + "\n.extern .shared .align 16 .b8 pool[];\n")], "sm_90")
    assert "'v' is undefined" in refused(("a.ptx", HELPER + "\n.extern .global .align 4 .u32 v;\n"))


@pytest.mark.parametrize(
    ("name", "data", "message"),
    [
        (
            "a.ptx",
            HELPER.replace("size 64", "size 32"),
            "a.ptx has 32-bit addresses (-m 32), a cubin for sm_90 has 64",
        ),
        ("a.cubin", cubin([], bits=1), "a.cubin is a cubin with 32-bit addresses"),
        ("a.cubin", cubin([], kind=2), "a.cubin is linked already; make it with -rdc=true"),
        ("a.cubin", b"\x7fELF", "a.cubin is a damaged cubin"),
        ("a.cubin", cubin([("helper", 1, 5)])[:30], "a.cubin is a damaged cubin"),
        ("a.cubin", b"hello", "a.cubin is no cubin"),
        ("a.ptx", "", "a.ptx: no PTX"),
        ("a.o", b"\x7fELF" + bytes(60) + b".nv_fatbin", "a.o has no device code for a linker; make it with"),
        ("a.cubin", cubin([("helper", 1, 5)])[:-40], "a.cubin is a damaged cubin"),
        ("a.ptx", "nonsense", "a.ptx: no PTX"),
        ("a.ptx", HELPER.replace("sm_75", "sm_100"), "a.ptx is for sm_100, the result is to be for sm_90"),
        ("a.ptx", HELPER.replace("sm_75", "sm_80a"), "a.ptx is for sm_80a only"),
        (
            "a.cubin",
            cubin([], arch=80),
            "a.cubin is for sm_80, the result is to be for sm_90; compile it for sm_90",
        ),
        ("a.what", b"what", "a.what: neither PTX nor a cubin"),
    ],
)
def test_what_is_not_for_this(name, data, message):
    assert message in refused((name, data))


def test_machine_code_of_the_same_major_version():
    check([Input("a.cubin", cubin([], arch=80))], "sm_86")
    assert "for sm_86" in refused(("a.cubin", cubin([], arch=86)), arch="sm_80")


def test_nothing_to_link():
    with pytest.raises(LinkError, match="nothing to link"):
        link([], "sm_90")
    with pytest.raises(TypeError, match="cannot link str"):
        link(["a.ptx"], "sm_90")


def test_no_tool(monkeypatch):
    def absent(*_):
        raise NoTool("absent")

    for name in ("nvjitlink", "toolkit", "driver"):
        monkeypatch.setattr(link_tools, name, absent)
    with pytest.raises(NoTool, match="pip install nvidia-nvjitlink"):
        link([Input("b.ptx", HELPER)], "sm_90")


def test_a_tool_that_is_too_old_gives_way_to_the_next(monkeypatch):
    old = link_tools.refusal(
        "old", "line 1; fatal : Unsupported .version 9.9; current is 8.0", Input("b.ptx", HELPER)
    )

    def refuses(*_):
        raise old

    monkeypatch.setattr(link_tools, "toolkit", refuses)
    monkeypatch.setattr(link_tools, "nvjitlink", lambda *_: b"made")
    assert link([Input("b.ptx", HELPER)], "sm_90") == b"made"
    monkeypatch.setattr(link_tools, "nvjitlink", refuses)
    monkeypatch.setattr(link_tools, "driver", refuses)
    with pytest.raises(LinkError, match=r"Unsupported \.version"):
        link([Input("b.ptx", HELPER)], "sm_90")


def test_ptx_alone_is_assembled_as_a_whole_program(monkeypatch):
    """By ptxas where it is: linkers assemble for linking, and every call then obeys the ABI."""
    monkeypatch.setattr(link_tools, "nvjitlink", lambda *_: b"nvJitLink's")
    monkeypatch.setattr(link_tools, "toolkit", lambda *_: b"ptxas's")
    one, other = Input("b.ptx", HELPER), Input("c.ptx", HELPER.replace("helper", "other"))
    assert link([one], "sm_90") == b"ptxas's"
    assert link([one, other], "sm_90") == b"nvJitLink's"


def test_a_refusal_shows_the_line_and_the_function():
    log = "ptxas /tmp/x/0.ptx, line 9; error : Unknown symbol 'x'\nptxas fatal : aborted\nERROR 4: compile\n"
    text = str(link_tools.refusal("ptxas", log, Input("b.ptx", HELPER)))
    assert text == (
        "ptxas refused b.ptx: line 9; error : Unknown symbol 'x'\n  line 9: st.param.b32 [r], %r1;\n"
        "  in helper\nptxas fatal : aborted"
    )


# ---------------------------------------------------------------- with tools

needs_tool = pytest.mark.skipif(
    machine.toolkit_program("ptxas") is None or machine.toolkit_program("nvlink") is None,
    reason="no nvlink found",
)


def is_linked(data: bytes) -> bool:
    return data[:4] == b"\x7fELF" and struct.unpack_from("<H", data, 16)[0] == 2


@pytest.fixture
def sources(tmp_path):
    (tmp_path / "a.cu").write_text(
        '__device__ int twice(int);\nextern "C" __global__ void k(int *p) { *p = twice(*p); }\n'
    )
    (tmp_path / "b.cu").write_text("__device__ int twice(int x) { return 2 * x; }\n")
    (tmp_path / "kernel.ptx").write_text(CALLER)
    (tmp_path / "helper.ptx").write_text(HELPER)
    return tmp_path


@needs_tool
def test_link_files(sources):
    done = command(
        "link", str(sources / "a.cu"), str(sources / "b.cu"), "-o", str(sources / "x.cubin"), "-arch=sm_80"
    )
    assert done.status == 0, done.stderr
    assert is_linked((sources / "x.cubin").read_bytes())


@needs_tool
def test_link_from_python(sources):
    program = minicu.compile(sources / "b.cu", arch="sm_80", rdc=True)
    assert is_linked(minicu.link([sources / "a.cu", pickle.loads(pickle.dumps(program))], arch="sm_80"))
    assert is_linked(minicu.link([sources / "kernel.ptx", str(sources / "helper.ptx")], arch="sm_90"))
    (sources / "c.cu").write_text(
        "#if N == 2\n__global__ void c(int *p) { *p = N; }\n#else\n#error\n#endif\n"
    )
    assert is_linked(minicu.link([sources / "c.cu"], arch=80, defines={"N": 2}, lineinfo=True))
    assert is_linked(minicu.link([sources / "c.cu"], include_dirs=sources, options=["-DN=2"]))
    with pytest.raises(TypeError, match=r"link\(\) has no option 'lineinf'; did you mean 'lineinfo'"):
        minicu.link([sources / "c.cu"], lineinf=True)


@needs_tool
def test_link_a_relocatable_cubin(sources):
    import subprocess

    made = sources / "helper.cubin"
    ptxas = machine.toolkit_program("ptxas")
    subprocess.run(
        [ptxas, "-c", "-arch=sm_90", str(sources / "helper.ptx"), "-o", str(made)], check=True, timeout=60
    )
    assert is_linked(minicu.link([sources / "kernel.ptx", made], arch="sm_90"))
    with pytest.raises(LinkError, match=r"helper.cubin is for sm_90, the result is to be for sm_80"):
        minicu.link([sources / "kernel.ptx", made], arch="sm_80")


@pytest.mark.needs_ptxas
def test_the_cubin_of_a_program(sources):
    program = minicu.compile(sources / "b.cu", arch="sm_75")
    assert program.cubin()[:4] == program.cubin("sm_90")[:4] == b"\x7fELF"
    with pytest.raises(LinkError, match="for sm_90"):
        minicu.compile(sources / "b.cu", arch="sm_90").cubin("sm_80")


def test_link_messages(sources):
    a, x = str(sources / "a.cu"), str(sources / "x.cubin")
    done = command("link", a, "-o", x)
    assert done.status == 1
    assert done.stderr == f"minicu: error: '_Z5twicei' is undefined: {a} uses it; no input defines it\n"
    assert command("link", a).status == 2
    assert command("link", "-o", x).status == 2
    assert command("link", str(sources / "none.ptx"), "-o", x).status == 2
    (sources / "notes.txt").write_text("x")
    done = command("link", str(sources / "notes.txt"), "-o", x)
    assert done.status == 2 and "no kind of input is called so; give .cu," in done.stderr


@pytest.mark.needs_ptxas
def test_intermediate_code_needs_the_library():
    with pytest.raises(NoTool, match=r"nvlink alone cannot compile \.ltoir files"):
        link_tools.toolkit([Input("a.ptx", HELPER), Input("b.ltoir", b"\xedCN\x7f")], "sm_90", Settings())


@needs_tool
def test_complaints_of_a_linker_name_the_inputs(sources):
    # Inputs of kinds that nobody looks into before the linker does.
    object = b"\x7fELF" + bytes(60) + b"__nv_relfatbin"
    with pytest.raises(LinkError) as refused:
        minicu.link([sources / "kernel.ptx", Input("b.o", object), Input("c.o", object)], arch="sm_90")
    message = str(refused.value)
    assert "refused" in message and "b.o" in message and "minicu-link-" not in message
