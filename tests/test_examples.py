"""What newcomers try first works: the demo, and the code in the README."""

import importlib.util
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


def run(*arguments: str) -> str:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_demo():
    printed = run("examples/saxpy.py")
    assert ".visible .entry _Z5saxpyifPKfPf(" in printed
    assert "it ran on " in printed.splitlines()[-1]


EXAMPLES = sorted(p.stem for p in (ROOT / "examples").glob("*.py") if p.stem != "saxpy")


@pytest.mark.needs_checkout
@pytest.mark.parametrize("name", EXAMPLES)
def test_examples(name, device, tmp_path, capsys):
    """Each checks its own result, on every device; two of them draw as well."""
    spec = importlib.util.spec_from_file_location(f"example_{name}", ROOT / "examples" / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    picture = [str(tmp_path / "picture.pgm")] if name in ("mandelbrot", "nbody") else []
    module.main(device, *picture)
    assert device in capsys.readouterr().out
    assert all(Path(p).stat().st_size > 50_000 for p in picture)


@pytest.mark.needs_checkout
def test_commands_of_the_readme():
    from minicu.command_line import parse_arguments

    lines = re.findall(r"(?m)^    minicu (.*)$", (ROOT / "README.md").read_text())
    assert len(lines) >= 5
    for line in lines:
        command, *words = shlex.split(line.partition(" < ")[0], comments=True)
        parse_arguments(words, command)


@pytest.mark.needs_checkout
def test_links_of_the_documents():
    for page in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")):
        text = re.sub(r"(?ms)^```.*?^```|`[^`\n]*`|^    .*?$", "", page.read_text())
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


@pytest.mark.needs_checkout
def test_files_that_documents_name():
    """The recipes name files to touch, commands and targets of make: those must be there."""
    targets = set(re.findall(r"(?m)^([a-z-]+):", (ROOT / "Makefile").read_text()))
    folders = [ROOT / name for name in ("minicu", "runtime", "tests", "benchmarks", "examples", "docs")]
    files = {f"/{p.relative_to(ROOT).as_posix()}" for folder in folders for p in (folder, *folder.rglob("*"))}
    for page in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")):
        text = page.read_text()
        for name in re.findall(r"`([\w./-]+(?:/|\.(?:py|h|cu|c|txt|md|sh)))`", text):
            there = any(f.endswith("/" + name.strip("/")) for f in files)
            assert there, f"{page.name} names {name}, which is not there"
        for target in re.findall(r"(?:`|^ {4})make ([a-z][a-z-]*)", text, re.MULTILINE):
            assert target in targets, f"{page.name}: make has no target {target}"
    recipes = (ROOT / "docs/contributing.md").read_text()
    for name, path in re.findall(r"`(\w+)\(?[^`]*`\)? (?:in|\()\s?`([\w/]+\.py)`", recipes):
        assert name in (ROOT / path).read_text(), f"contributing.md: no {name} in {path}"


@pytest.mark.needs_checkout
def test_readme():
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    assert "[3. 3. 3." in run("-c", code)
