"""Loading programs: see cuda_cases.py."""

from __future__ import annotations

import copy
import gc
import pickle

import pytest
from fakes.fake_driver import ENTRIES, FAKE, HEAD, KERNELS, arguments, make

from minicu.program import Program
from minicu.runtime import find
from minicu.runtime.cuda import driver as cuda_driver
from minicu.runtime.errors import DeviceError
from minicu.runtime.link.link import LinkError


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (".version 8.0", ".version 9.9", r"in PTX 9\.9, the driver \(CUDA 13\.0\) takes PTX 9\.0 at most"),
        (".version 8.0", ".version 9.9", r"compile with ptx_version='9\.0'"),
        ("sm_75", "sm_120", r"compiled for sm_120, cuda:0 is sm_90 .*compile with arch='sm_90'"),
        ("sm_75", "sm_80a", "the 'a'"),
        ("sm_75", "sm_100f", "the 'f'"),
        ("size 64", "size 32", "32-bit addresses"),
    ],
)  # fmt: skip
def test_programs_for_other_machines(device, old, new, message):
    with pytest.raises(DeviceError, match=message):
        make((HEAD + ENTRIES).replace(old, new)).load(device)


def test_a_program_for_no_particular_architecture(device):
    import minicu

    program = minicu.compile(
        "__global__ void k(int *p) { *p = __CUDA_ARCH__; }", arch="sm_120", portable=True
    )
    module = program.load(device)
    assert module.program.arch == "sm_90" and "900" in module.program.ptx
    assert program.load(device).program is module.program  # made once


def test_ptx_that_is_refused(device):
    FAKE.fake_refuse_link(218, b"ptxas application ptx input, line 8; fatal   : Parsing error near 'ret'\n")
    with pytest.raises(LinkError) as e:
        make("garbage\n" + HEAD + ENTRIES + "// refused\n").load(device)
    text = str(e.value)
    assert "line 8" in text and "ret;" in text and "in saxpy" in text and "Parsing error" in text
    assert e.value.log.startswith("ptxas application")
    FAKE.fake_refuse_link(221, b"")
    with pytest.raises(cuda_driver.CudaError, match=r"CUDA_ERROR_JIT_COMPILER_NOT_FOUND.*ptxjitcompiler"):
        make("garbage\n" + HEAD + ENTRIES + "// refused\n").load(device)


@pytest.mark.parametrize("size", [0, 100_000])
def test_assembled_code_is_kept(device, monkeypatch, size):
    from minicu.runtime.cuda import module as cuda_module

    text = HEAD + ENTRIES + f"// kept {size * 'x'}\n"
    first, second, third = make(text), make(text), make(text)
    first.load(device)
    monkeypatch.setattr(cuda_module, "assemble", None)
    second.load(device)  # from the disk
    second.load(device)  # once more, and kept
    third.load("cuda:0")
    monkeypatch.setattr(cuda_module, "_read", None)
    for program in (first, second):
        for name in (device, "cuda", "cuda", "auto", "cuda:0"):
            module = program.load(name)
            assert module.device is device
            module.saxpy[1, 1](5, 0.5, None, None)
            assert arguments()[:4] == b"\5\0\0\0"
    for program in (third, copy.copy(first), pickle.loads(pickle.dumps(first))):
        with pytest.raises(TypeError):  # nothing is at hand: it asks the disk
            program.load(device)


FUNCTION = ".func (.param .b32 r) twice(.param .b32 x)\n{\n  ret;\n}\n"


@pytest.mark.parametrize(
    ("more", "options", "whole"),
    [
        ("", {}, True),
        (".extern .func (.param .b32 r) vprintf(.param .b64 f, .param .b64 a);\n", {}, True),
        (".const .align 4 .b8 table[8];\n", {}, True),
        (".extern .func (.param .b32 r) far(.param .b32 x);\n", {}, False),
        (FUNCTION, {}, True),
        (f".visible {FUNCTION}", {}, True),
        (f".extern .func free\n(\n\t.param .b64 free_param_0\n)\n;\n{FUNCTION}", {}, True),
        (f".extern .func (.param .b32 r) far(.param .b32 x);\n{FUNCTION}", {}, False),
        (f".extern .global .align 4 .b8 far[8];\n{FUNCTION}", {}, False),
        (f".extern .shared .align 4 .b8 dynamic[];\n{FUNCTION}", {}, True),
        (FUNCTION, {"maxrregcount": 32}, True),  # kernels say it themselves
        (f"{FUNCTION}\t.loc\t1 1\n", {}, True),
        (f"{FUNCTION}\t.local .align 4 .b8 depot[8];\n", {}, True),
    ],
)  # fmt: skip
def test_what_is_whole_needs_no_linker(device, more, options, whole):
    """It is loaded as PTX, so that it is assembled as a whole program: linked code reads constant memory by
    loads, and its calls obey the ABI. What nobody defines is said before a linker is asked."""
    from minicu import cache
    from minicu.options import Options
    from minicu.runtime.cuda import module as cuda_module

    text = HEAD + more + ENTRIES + f"// whole {options}\n"
    program = make(text, options=Options(**options))
    if not whole:
        with pytest.raises(LinkError, match="'far' is undefined"):
            program.load(device)
        return
    before = FAKE.fake_line_info()
    for _ in range(3):
        program.load(device).narrow[1, 1](None)
    assert FAKE.fake_line_info() - before == 3 * (".loc\t" in more)  # each time the driver is asked for them
    stored = cache.load(cuda_module._name(program.outline(), program, device), "cubin")[8:]
    assert stored == text.encode() + b"\0"


def _ptxas(folder, version, status=0):
    """A ptxas that makes the fake driver's machine code, or refuses."""
    script = folder / "ptxas"
    script.write_text(
        f"""#!/bin/sh
if [ "$1" = --version ]; then echo "Cuda compilation tools, release {version}, V{version}.88"; exit; fi
[ {status} = 0 ] || {{ echo "ptxas fatal : no"; exit {status}; }}
echo "$@" > {folder}/asked
{{ printf CUBIN: ; cat "$2"; }} > "$4"
"""
    )
    script.chmod(0o755)
    return str(script)


@pytest.mark.parametrize(
    ("version", "status", "target", "asked"),
    [
        ("13.0", 0, "sm_75", "-arch=sm_90"),
        ("13.0", 0, "sm_90a", "-arch=sm_90a"),
        ("13.0", 255, "sm_75", ""),  # it refuses: the driver is asked
        ("12.9", 0, "sm_75", ""),  # not the driver's
        ("13.1", 0, "sm_75", ""),
    ],
)
def test_ptxas_of_the_drivers_version_assembles(
    device, monkeypatch, tmp_path, version, status, target, asked
):
    from minicu import cache
    from minicu.runtime.cuda import module as cuda_module
    from minicu.runtime.link import tools

    program = _ptxas(tmp_path, version, status)
    monkeypatch.setattr(tools, "find_program", lambda name: program if name == "ptxas" else None)
    text = (HEAD + ENTRIES + f"// by ptxas {version} {status}\n").replace("sm_75", target)
    first = make(text)
    first.load(device).narrow[1, 1](None)
    stored = cache.load(cuda_module._name(first.outline(), first, device), "cubin")[8:]
    assert stored == (b"CUBIN:" + text.encode() if asked else text.encode() + b"\0")
    assert not asked or asked in (tmp_path / "asked").read_text().split()
    monkeypatch.setattr(cuda_module, "_as_whole", None)
    make(text).load(device).narrow[1, 1](None)  # from the disk


@pytest.mark.parametrize("version", ["13.0", "12.9"])
def test_code_for_a_debugger_is_by_ptxas_or_linked(device, monkeypatch, tmp_path, version):
    from minicu import cache
    from minicu.runtime.cuda import module as cuda_module
    from minicu.runtime.link import tools

    ptxas = _ptxas(tmp_path, version)
    monkeypatch.setattr(tools, "find_program", lambda name: ptxas if name == "ptxas" else None)
    program = make((HEAD + ENTRIES).replace("sm_75", "sm_75, debug"))
    program.load(device)
    stored = cache.load(cuda_module._name(program.outline(), program, device), "cubin")[8:]
    assert stored.startswith(b"CUBIN:")
    asked = (tmp_path / "asked").read_text().split() if (tmp_path / "asked").exists() else []
    assert ("-g" in asked) == (version == "13.0")


DEEP = ".func deeper() {\n\tcall.uni deeper, ();\n}\n"


@pytest.mark.parametrize(
    ("more", "before", "after"),
    [
        (DEEP, 1024, 3024),
        (DEEP, 8192, 8192),  # enough
        (".func other()\n{\n\tret;\n}\n", 1024, 1024),  # its frame is in the kernel's
    ],
)
def test_calls_that_nobody_can_follow_have_room(device, more, before, after):
    """The driver gives a thread the larger of the limit and the kernel's frame, not their sum."""
    kernels = {"deep": KERNELS["narrow"]._replace(name="deep", symbol="deep")}
    text = HEAD + more + ".visible .entry deep(.param .u64 p)\n{\n\tret;\n}\n" + f"// {before} {after}\n"
    device.limits.stack = before
    program = Program(name="fake", ptx=text, kernels=kernels)
    program.load(device).deep[1, 1](None)
    assert device.limits.stack == after
    device.limits.stack = 1024


def test_ptx_with_functions_that_is_refused(device):
    """The linker has a log of what is wrong."""
    FAKE.fake_refuse_link(218, b"ptxas application ptx input, line 7; fatal   : Parsing error near 'ret'\n")
    with pytest.raises(LinkError, match="Parsing error near 'ret'\n  line 7: ret;\n  in twice"):
        make("garbage\n" + HEAD + FUNCTION + ENTRIES).load(device)
    with pytest.raises(cuda_driver.CudaError, match="CUDA_ERROR_INVALID_IMAGE"):
        make("garbage\n" + HEAD + FUNCTION + ENTRIES).load(device)


def test_a_system_without_readv(device, monkeypatch):
    from minicu.runtime.cuda import module as cuda_module

    monkeypatch.setattr(cuda_module, "_read_into", cuda_module._read_whole)
    test_assembled_code_is_kept(device, monkeypatch, 70_000)


def test_a_program_is_loaded_again_into_its_own_context(device):
    program = make(HEAD + ENTRIES + "// in its context\n")
    with find("cuda:1").active():
        modules = [program.load(device) for _ in range(3)]
        assert not device.is_active()
    for module in modules:
        module.narrow[1, 1](None)


def test_a_lost_device_loads_nothing_again(device):
    program = make()
    program.load(device)
    device._lost = "a kernel did something"
    with pytest.raises(DeviceError, match="cannot be used any more"):
        program.load(device)


def test_a_damaged_file_is_assembled_again(device):
    from minicu import cache
    from minicu.runtime.cuda import module as cuda_module

    text = HEAD + ENTRIES + "// damaged\n"
    program = make(text)
    program.load(device)
    name = cuda_module._name(program.outline(), program, device)
    good = cache.load(name, "cubin")
    assert good[8:].startswith(text.encode())
    changed = good[:20] + bytes([good[20] ^ 1]) + good[21:]
    nonsense = cuda_module._sum(b"nonsense", 0, 8).to_bytes(8, "little") + b"nonsense"
    for damaged in (b"", b"short", good[:-1], changed, nonsense):
        cache.store(name, damaged, "cubin")
        make(text).load(device)
        assert cache.load(name, "cubin") == good


def test_a_program_travels_with_its_digest(monkeypatch):

    from minicu import cache

    program = make()
    outline = program.outline()
    monkeypatch.setattr(cache, "key", None)  # nothing is hashed any more
    assert pickle.loads(pickle.dumps(program)).outline() == outline


def test_a_program_whose_text_changed_is_loaded_anew(device):
    program = make(HEAD + ENTRIES + "// first\n")
    program.load(device)
    program.ptx = program.ptx.replace("narrow", "wide")
    with pytest.raises(DeviceError, match="finding kernel 'narrow'"):
        program.load(device).narrow[1, 1]


def test_an_unknown_kernel(module):
    with pytest.raises(
        AttributeError, match="no kernel 'saxpi' in fake: it has saxpy, narrow; did you mean 'saxpy'"
    ):
        module.saxpi  # noqa: B018


def test_a_module_is_unloaded(device):
    gc.collect()
    before = FAKE.fake_unloads()
    module = make().load(device)
    module.narrow[1, 1](None)
    del module
    gc.collect()
    device.synchronize()
    assert FAKE.fake_unloads() == before + 1
