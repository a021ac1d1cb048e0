"""The disk cache: what is found again, and what is not."""

from __future__ import annotations

import os
import subprocess
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


@pytest.mark.parametrize("word", ["0", "off", "No", "false"])
def test_it_is_turned_off(folder, monkeypatch, word):
    assert cache.enabled()
    monkeypatch.setenv("MINICU_CACHE", word)
    assert not cache.enabled()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere platformdirs is asked")
@pytest.mark.parametrize("base", [None, "/somewhere/else"])
def test_the_default_place_is_what_platformdirs_says(monkeypatch, base):
    platformdirs = pytest.importorskip("platformdirs")
    monkeypatch.delenv("MINICU_CACHE_DIR", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    if base:
        monkeypatch.setenv("XDG_CACHE_HOME", base)
    monkeypatch.setattr(cache, "_usual", "")
    assert cache.directory() == platformdirs.user_cache_dir("minicu", appauthor=False)


def test_the_command_answers_from_the_cache_until_something_changes(folder, monkeypatch, capsys):
    source, header = folder / "k.cu", folder / "n.h"
    source.write_text(KERNEL)
    header.write_text("#define N 4711\n")
    assert main(["compile", str(source)]) == 0
    first = capsys.readouterr().out
    assert "4711" in first
    with monkeypatch.context() as m:  # from now on nothing can be compiled
        m.setattr("minicu.llvm.emit.compile_ptx", lambda *_: pytest.fail("compiled again"))
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


def test_many_processes_write_at_once(folder):
    source = folder / "k.cu"
    source.write_text(KERNEL.replace('#include "n.h"', "#define N 4711"))
    command = [sys.executable, "-m", "minicu", "compile", str(source), "-o"]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    running = [subprocess.Popen([*command, str(folder / f"{i}.ptx")], env=env) for i in range(3)]
    assert [process.wait(120) for process in running] == [0] * 3
    results = {(folder / f"{i}.ptx").read_text() for i in range(3)}
    assert len(results) == 1 and "4711" in results.pop()
    assert not list((folder / "cache").rglob(".*"))  # no scratch file is left
    assert len(entries(folder, "program")) == 1


def test_one_entry_for_a_compilation(folder, monkeypatch):
    """Whatever it is asked for, and from wherever."""
    header = folder / "n.h"
    (folder / "k.cu").write_text(KERNEL)
    header.write_text("#define N 4711\n")
    for asked in range(3):
        assert "4711" in compile(folder / "k.cu").ptx
        monkeypatch.chdir(folder if asked else "/")
    (entry,) = [p for p in (folder / "cache" / "program").rglob("*") if p.is_file()]
    header.write_text("#define N 4712\n")
    assert "4712" in compile(folder / "k.cu").ptx
    assert entries(folder, "program") == [entry]


def test_a_file_that_was_looked_for_in_vain(folder):
    (folder / "k.cu").write_text(KERNEL)
    (folder / "far").mkdir()
    (folder / "far" / "n.h").write_text("#define N 4711\n")
    near = folder / "n.h"
    for number, text in ((4711, None), (4712, "#define N 4712\n"), (4711, None)):
        if text:
            near.write_text(text)
        else:
            near.unlink(missing_ok=True)
        assert str(number) in compile(folder / "k.cu", include_dirs=[folder / "far"]).ptx


def test_a_file_that_is_only_asked_for(folder):
    header = folder / "n.h"
    (folder / "k.cu").write_text(
        '#if __has_include("n.h")\n#define N 4711\n#else\n#define N 4712\n#endif\n'
        "__global__ void k(int *p) { *p = N; }\n"
    )
    for number, there in ((4711, True), (4712, False), (4711, True)):
        if there:
            header.write_text("")
        else:
            header.unlink()
        assert str(number) in compile(folder / "k.cu").ptx


def test_the_same_names_in_another_folder(folder, monkeypatch):
    for number in (4711, 4712):
        place = folder / str(number)
        place.mkdir()
        (place / "n.h").write_text(f"#define N {number}\n")
    for number in (4711, 4712, 4711):
        monkeypatch.chdir(folder / str(number))
        assert str(number) in compile(KERNEL, "cu").ptx


def test_what_depends_on_the_time_is_not_kept(folder):
    compile("__global__ void k(int *p) { *p = sizeof(__TIME__); }", "cu")
    assert not entries(folder, "program")


@pytest.mark.parametrize("left", [0, 3, 20, 60, -1])
def test_every_kind_of_entry_may_be_cut_off(folder, capsys, left):
    source = folder / "k.cu"
    source.write_text(KERNEL)
    (folder / "n.h").write_text("#define N 4711\n")
    command = ["compile", str(source)]
    assert main(command) == 0
    first = capsys.readouterr().out
    damaged = [p for p in (folder / "cache").rglob("*") if p.is_file()]
    assert {p.relative_to(folder / "cache").parts[0] for p in damaged} >= {"program"}
    for path in damaged:
        path.write_bytes(path.read_bytes()[:left])
    for _ in range(2):
        assert main(command) == 0
        assert capsys.readouterr().out == first
    assert compile(source).kernels["k"].parameters


@pytest.mark.parametrize(
    "options",
    ["-O0", "-arch=sm_75", "-DN=2", "-ftz=true", "-fmad=false", "-rdc=true", "-x c", "-Wall",
     "--ptx-version=8.0",
     "-maxrregcount=16", "-prec-div=false", "-std=c++14", "-use_fast_math", "-m32"],
)  # fmt: skip
def test_options_are_part_of_the_key(folder, options):
    from minicu.command_line import parse_arguments
    from minicu.compiling.inputs import language_of, read_file
    from minicu.compiling.program_cache import name_of

    source = folder / "k.cu"
    source.write_text(KERNEL)
    keys = []
    for words in ([], options.split()):
        parsed = parse_arguments([*words, str(source)], "compile")
        language = language_of(str(source), parsed.language)
        keys.append(name_of(read_file(str(source)), language, parsed.make_options()))
    assert keys[0] != keys[1]


def test_only_what_was_written_here_is_removed(folder, monkeypatch):
    monkeypatch.setenv("MINICU_CACHE_SIZE", "1")
    theirs = folder / "cache" / "kind" / "00" / "thesis.tex"
    theirs.parent.mkdir(parents=True)
    theirs.write_text("x" * 5000)
    (theirs.parent / "link").symlink_to(theirs)
    cache.store("00bb", bytes(600), "kind")
    assert theirs.exists() and (theirs.parent / "link").is_symlink()
    assert not (theirs.parent / "bb").exists()  # an entry, and above the limit


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="folders of users are apart here")
def test_a_folder_that_others_may_write_to_is_not_used(folder, monkeypatch, capsys):
    shared = folder / "cache"
    shared.mkdir()
    shared.chmod(0o777)
    assert not cache.enabled() and "others may write to" in capsys.readouterr().err
    assert not cache.enabled() and not capsys.readouterr().err  # said once
    compile(KERNEL, include_dirs=[folder], headers={"n.h": "#define N 1"})
    assert not list(shared.iterdir())
    other = folder / "other"
    other.mkdir(mode=0o700)
    monkeypatch.setenv("MINICU_CACHE_DIR", str(other))
    assert cache.enabled()
    monkeypatch.setattr(os, "geteuid", lambda: 12345)
    assert "another user" in cache.others_may_write(str(other))


def test_entries_are_their_owner_s_alone(folder):
    cache.store("11cc", b"body", "kind")
    (path,) = entries(folder, "kind")
    assert path.stat().st_mode & 0o777 == 0o600
    for above in (path.parent, path.parent.parent, folder / "cache"):
        assert above.stat().st_mode & 0o777 == 0o700


def test_an_output_is_whole_or_not_there(folder, monkeypatch):
    source = folder / "k.cu"
    source.write_text("__global__ void k(int *p) { *p = 1; }")
    output = folder / "out.ptx"
    output.write_text("before")
    output.chmod(0o640)
    assert main(["compile", str(source), "-o", str(output)]) == 0
    assert ".entry" in output.read_text() and output.stat().st_mode & 0o777 == 0o640
    assert sorted(p.name for p in folder.iterdir() if p.is_file()) == ["k.cu", "out.ptx"]
    if os.path.exists("/dev/full"):
        full = folder / "full"
        full.symlink_to("/dev/full")
        assert main(["compile", str(source), "-o", str(full)]) == 2
        assert full.is_symlink()


def test_an_entry_of_another_user_is_not_read(folder, monkeypatch):
    cache.store("00" * 32, b"something")
    assert cache.load("00" * 32) == b"something"
    monkeypatch.setattr(os, "geteuid", lambda: 54321)
    assert cache.load("00" * 32) is None


def test_compilers_of_other_files_or_folders_are_others(tmp_path, monkeypatch):
    """The times say nothing: archives give all files the same, and copies keep them."""

    def identity(folder, text):
        package = tmp_path / folder
        package.mkdir(exist_ok=True)
        for name, content in (("cache.py", ""), ("rules.py", text)):
            (package / name).write_text(content)
            os.utime(package / name, (1000, 1000))
        monkeypatch.setattr(cache, "__file__", str(package / "cache.py"))
        return cache._identify()

    first = identity("a", "x = 1")
    assert identity("a", "x = 1") == first
    assert identity("a", "x = 12") != first
    assert identity("b", "x = 1") != first
