"""`minicu info` tells what is there, and of what is not there, how to get it."""

from __future__ import annotations

import json

import pytest
from runner.command import minicu as command

from minicu.commands import info


def test_text():
    done = command("info")
    assert done.status == 0 and not done.stderr
    for word in ("minicu ", "llvmlite", "architectures", "cpu", "ptxas", "cache"):
        assert word in done.stdout


def test_json():
    told = json.loads(command("info", "--json").stdout)
    assert told["llvm"]["highest_ptx"] == "9.0" and "sm_90" in told["llvm"]["architectures"]
    assert {"minicu", "python", "packages", "driver", "gpus", "cpu", "linkers", "cache", "missing"} <= set(
        told
    )


def test_a_cache_that_keeps_nothing(monkeypatch, tmp_path):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("MINICU_CACHE", "1")
    for folder, said in (("file", True), ("file/below", True), ("", False), ("not/there/yet", False)):
        monkeypatch.setenv("MINICU_CACHE_DIR", str(tmp_path / folder))
        assert ("(not writable: nothing is kept; set MINICU_CACHE_DIR)" in info.as_text()) is said, folder


def test_a_missing_driver(monkeypatch):
    from minicu.runtime.cuda import driver as cuda_driver

    def absent():
        raise cuda_driver._missing("library", "no NVIDIA driver found (libcuda.so.1): install it")

    monkeypatch.setattr(cuda_driver, "driver", absent)
    told = info.collect()
    (entry,) = [m for m in told["missing"] if "driver" in m["what"]]
    assert entry["reason"] == "no NVIDIA driver found (libcuda.so.1): install it" and told["gpus"] == []
    assert "missing: NVIDIA's driver" in info.as_text() and "CPU device" in info.as_text()


def test_missing_tools(monkeypatch):
    from minicu.llvm import libdevice
    from minicu.runtime.link import tools as link_tools
    from minicu.runtime.link.link import NoTool

    def absent(*_):
        raise NoTool("not here")

    monkeypatch.setattr(link_tools, "nvjitlink_version", absent)
    monkeypatch.setattr(link_tools, "find_program", lambda name: None)
    monkeypatch.setattr(libdevice, "find", absent)
    text = info.as_text()
    assert "pip install nvidia-nvjitlink" in text and "pip install 'minicu[cuda]'" in text


@pytest.mark.parametrize(
    ("arch", "cuda", "words"),
    [
        ("sm_90", "13.0", ""),
        ("sm_90", "99.0", ""),
        ("sm_199", "13.0", "newer than minicu's LLVM"),
        ("sm_199", "13.0", "compile with -arch=sm_121, whose PTX runs on it"),
        (
            "sm_120",
            "12.2",
            "it takes PTX 8.2, sm_120 needs 8.7; install a driver for CUDA 12.8 (driver 570 or newer)",
        ),
        ("sm_120", "12.2", "or compile with -arch=sm_90"),
        ("sm_61", "13.0", "older than what minicu is tested with"),
    ],
)
def test_what_to_know_of_a_gpu(arch, cuda, words):
    note = info.note_on(arch, cuda)
    assert words in note and (words or not note)
