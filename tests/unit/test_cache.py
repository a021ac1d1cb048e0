"""The disk cache: what is found again, and what is not."""

from __future__ import annotations

import os
import sys

import pytest

from minicu import cache
from minicu.cli import main
from minicu.compile import compile

KERNEL = '#include "n.h"\nextern "C" __global__ void k(int *p) { *p = N; }\n'


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv("MINICU_CACHE", "1")
    monkeypatch.setenv("MINICU_CACHE_DIR", str(tmp_path / "cache"))
    return tmp_path


def entries(folder, kind):
    return [p for p in (folder / "cache" / kind).rglob("*") if p.is_file()]


def test_names_differ_by_content_and_division():
    assert cache.key(["ab", "c"]) != cache.key(["a", "bc"]) != cache.key(["a", b"bc", ""])
    assert cache.key(["a"]) == cache.key([b"a"])


def test_damage_is_noticed_and_removed(folder):
    cache.store("00ff", b"content", "kind")
    assert cache.load("00ff", "kind") == b"content"
    (path,) = entries(folder, "kind")
    path.write_bytes(path.read_bytes()[:-1] + b"X")
    assert cache.load("00ff", "kind") is None
    assert not path.exists()


def test_least_recently_used_go_first(folder, monkeypatch):
    monkeypatch.setenv("MINICU_CACHE_SIZE", "3000")
    for i in range(4):
        cache.store(f"0{i + 1}aa", bytes(600), "kind")
        (path,) = [p for p in entries(folder, "kind") if p.parent.name == f"0{i + 1}"]
        os.utime(path, (1000 + i, 1000 + i))
    assert cache.load("01aa", "kind")  # now the last used
    cache.store("00aa", bytes(1200), "kind")  # a name in 00 looks at the whole
    left = {p.parent.name for p in entries(folder, "kind")}
    assert {"00", "01"} <= left and "02" not in left


def test_an_unwritable_place_is_no_error(folder, monkeypatch):
    (folder / "file").write_text("")
    monkeypatch.setenv("MINICU_CACHE_DIR", str(folder / "file"))
    cache.store("00aa", b"x")
    assert cache.load("00aa") is None


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere platformdirs is asked")
@pytest.mark.parametrize("base", [None, "/somewhere/else"])
def test_the_default_place_is_what_platformdirs_says(monkeypatch, base):
    platformdirs = pytest.importorskip("platformdirs")
    monkeypatch.delenv("MINICU_CACHE_DIR", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    if base:
        monkeypatch.setenv("XDG_CACHE_HOME", base)
    assert cache.directory() == platformdirs.user_cache_dir("minicu", appauthor=False)


def test_the_command_answers_from_the_cache_until_something_changes(folder, monkeypatch, capsys):
    source, header = folder / "k.cu", folder / "n.h"
    source.write_text(KERNEL)
    header.write_text("#define N 4711\n")
    assert main(["compile", str(source)]) == 0
    first = capsys.readouterr().out
    assert "4711" in first
    with monkeypatch.context() as m:  # from now on nothing can be compiled
        m.setattr("minicu.llvm.compile_ptx", lambda *_: pytest.fail("compiled again"))
        assert main(["compile", str(source)]) == 0
        assert capsys.readouterr().out == first
        assert compile(source).ptx == first
    header.write_text("#define N 4712\n")
    assert main(["compile", str(source)]) == 0
    assert "4712" in capsys.readouterr().out


def test_a_damaged_program_is_compiled_again(folder):
    source = 'extern "C" __global__ void k(int *p) { *p = 1; }'
    first = compile(source)
    for path in entries(folder, "program"):
        name = path.parent.name + path.name
        cache.store(name, b"not a pickle")
    assert compile(source).ptx == first.ptx
