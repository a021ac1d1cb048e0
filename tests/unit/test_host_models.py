"""The models of hosts (--host), against nvcc and through what carries them: programs, records, launches."""

from __future__ import annotations

import pickle
import re
import subprocess
from pathlib import Path

import numpy
import pytest
from runner import machine

import minicu
from minicu import options
from minicu.abi.target import LP64, NVPTX, model
from minicu.syntax.headers import supplied

SOURCE = Path(__file__).parent.parent / "golden" / "host_models.cu"
_CONSTANT = re.compile(r"\.global \.align \d+ \.(\w+ \w+(?: = -?\d+)?);")
_PARAMETER = re.compile(r"\.param (.*?)[,\n]")

#: How an nvcc for x86-64 takes the model of the other host (EDG's options, which nvcc for Arm passes itself).
_LIKE_ARM = ("-Xcudafe", "--unsigned_chars", "-Xcudafe", "--unsigned_wchar_t", "-Xcompiler",
             "-funsigned-char,-D__WCHAR_UNSIGNED__,-U__WCHAR_MAX__,-U__WCHAR_MIN__,"
             "-D__WCHAR_MAX__=0xffffffffU,-D__WCHAR_MIN__=0U")  # fmt: skip
HOSTS = {"x86_64": (), "aarch64": _LIKE_ARM}


def facts(ptx: str) -> list[str]:
    return sorted(_CONSTANT.findall(ptx)) + [re.sub(r" \.ptr .* ", " ", p) for p in _PARAMETER.findall(ptx)]


@pytest.mark.needs_nvcc
@pytest.mark.parametrize("host", HOSTS)
def test_constants_and_parameters_are_nvccs(host, tmp_path):
    nvcc = machine.toolkit_program("nvcc")
    made = tmp_path / "nvcc.ptx"
    command = [nvcc, "-arch=sm_90", "-rdc=true", "-ptx", *HOSTS[host], str(SOURCE), "-o", str(made)]
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    ours = minicu.compile(SOURCE, arch="sm_90", rdc=True, host=host).ptx
    known = [fact for fact in facts(ours) if "with_its_name" not in fact]
    assert known == facts(made.read_text()) and len(known) > 10


def test_the_host_at_hand_is_the_default(monkeypatch):
    for platform, arch, host in (
        ("linux", "x86_64", "x86_64"), ("linux", "aarch64", "aarch64"), ("darwin", "arm64", "x86_64"),
        ("win32", "ARM64", "x86_64"),
    ):  # fmt: skip
        monkeypatch.setattr(options.sys, "platform", platform)
        monkeypatch.setattr(
            options.os, "uname", lambda arch=arch: type("", (), {"machine": arch}), raising=False
        )
        assert options.Options().host == host


def test_an_unknown_host_is_refused():
    with pytest.raises(minicu.UsageError, match="--host takes x86_64 or aarch64, not 'arm'"):
        minicu.compile("", host="arm")


@pytest.mark.parametrize("host", HOSTS)
def test_records_are_the_same(host):
    """nvcc's device code leaves unnamed bit-fields out of a record's alignment on Arm, too, where gcc counts
    them."""
    source = """struct a { char c; int : 5; };
    struct b { char c; int : 0; char d; };
    __device__ a x; __device__ b y;"""
    records = minicu.compile(source, host=host, rdc=True).records
    assert [(r.size, r.align) for r in records.values()] == [(2, 1), (5, 1)]


def test_models_travel():
    for one in (target.model for target in NVPTX.values()):
        for language in (one, one.for_language(False)):
            assert model(language.label) == pickle.loads(pickle.dumps(language)) == language
    assert len({target.model.label for target in NVPTX.values()}) == 4 and LP64.machine == "x86_64"


CODE = """
struct pair { char c; char bits : 4; };
extern "C" __global__ void k(pair p, char c, int *out) { out[0] = p.c; out[1] = p.bits; out[2] = c; }
"""


@pytest.mark.parametrize(("host", "plain"), [("x86_64", numpy.int8), ("aarch64", numpy.uint8)])
def test_records_and_arguments(host, plain, device):
    program = pickle.loads(pickle.dumps(minicu.compile(CODE, host=host)))
    pair = program.records["pair"]
    assert pair.dtype["c"] == plain
    module = program.load(device)
    out = module.device.array(numpy.zeros(3, numpy.int32))
    least, most = int(numpy.iinfo(plain).min), int(numpy.iinfo(plain).max)
    high = 7 if least else 15
    module.k[1, 1]({"c": most, "bits": high}, most, out)
    assert out.numpy().tolist() == [most, high, most]
    module.k[1, 1]({"c": least, "bits": 0}, least, out)
    assert out.numpy().tolist() == [least, 0, least]
    with pytest.raises((OverflowError, ValueError)):
        module.k[1, 1]({"c": 0, "bits": 0}, most + 1, out)
    with pytest.raises((OverflowError, ValueError)):
        module.k[1, 1]({"c": 0, "bits": high + 1}, 0, out)


@pytest.mark.parametrize(("host", "least"), [("x86_64", -128), ("aarch64", 0)])
def test_a_small_float_becomes_the_char_of_the_host(host, least):
    """cuda_fp8.h: `operator char` saturates as signed char or unsigned char, as char is on the host."""
    source = """#include <cuda_fp8.h>
    __global__ void k(int *p, float x) { p[0] = (char)__nv_fp8_e4m3(x); p[1] = (char)__nv_fp8_e5m2(x); }"""
    module = minicu.compile(source, host=host, cache=False).load("cpu")
    out = module.device.zeros(2, "int32")
    module.k[1, 1](out, -300.0)
    assert out.tolist() == [least, least]


#: By gcc for each machine: size, and offset and size of each member.
STATUS = {
    "x86_64": (144, "dev 0 8 ino 8 8 nlink 16 8 mode 24 4 uid 28 4 gid 32 4 rdev 40 8 size 48 8 "
               "blksize 56 8 blocks 64 8 atim 72 16 mtim 88 16 ctim 104 16"),
    "aarch64": (128, "dev 0 8 ino 8 8 nlink 20 4 mode 16 4 uid 24 4 gid 28 4 rdev 32 8 size 48 8 "
                "blksize 56 4 blocks 64 8 atim 72 16 mtim 88 16 ctim 104 16"),
}  # fmt: skip


@pytest.mark.parametrize("machine", STATUS)
def test_stat_is_that_of_the_machines_c_library(machine):
    file = Path(supplied.INCLUDE) / "library" / "host" / f"machine_{machine}.h"
    text = "struct timespec { long tv_sec, tv_nsec; };\n" + file.read_text() + "__device__ struct stat s;"
    record = minicu.compile(text, rdc=True).records["stat"].dtype
    size, known = STATUS[machine]
    words = iter(known.split())
    assert record.itemsize == size
    for name, offset, length in zip(words, words, words, strict=True):
        kind, at, *_ = record.fields[f"st_{name}"]
        assert (at, kind.itemsize) == (int(offset), int(length)), name
