"""What newcomers try first works: the demo and the examples; what the documents name is there."""

import importlib.util
import os
import re
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


#: Packages that an example needs beside minicu.
NEEDS = {
    "cupy_streams": "cupy", "jax_callback": "jax", "many_machines": "distributed", "pytorch": "torch",
    "torch_operator": "torch",
}  # fmt: skip
#: Dask and torch.compile begin for longer than all others take. test_a_pickled_program_runs has a program
#: that travels, and the example `pytorch` arrays and streams of PyTorch.
LONG = ("many_machines", "torch_operator")
EXAMPLES = sorted(p.stem for p in (ROOT / "examples").glob("*.py") if p.stem != "saxpy")


@pytest.mark.needs_checkout
@pytest.mark.parametrize(
    "name",
    [pytest.param(n, marks=pytest.mark.slow) if n in LONG else n for n in EXAMPLES],
)
def test_examples(name, device, tmp_path, capsys):
    """Each checks its own result, on every device; two of them draw as well."""
    if name in NEEDS:
        pytest.importorskip(NEEDS[name], reason=f"{NEEDS[name]} is not installed")
    spec = importlib.util.spec_from_file_location(f"example_{name}", ROOT / "examples" / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    picture = [str(tmp_path / "picture.pgm")] if name in ("mandelbrot", "nbody") else []
    module.main(device, *picture)
    assert device in capsys.readouterr().out
    assert all(Path(p).stat().st_size > 50_000 for p in picture)


@pytest.mark.needs_checkout
def test_links_of_the_documents():
    for page in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")):
        text = re.sub(r"(?ms)^```.*?^```|<!--.*?-->|`[^`\n]*`|^    .*?$", "", page.read_text())
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
            if not target.startswith("generated/"):  # the site's own: `make site` checks its links
                assert (page.parent / target).exists(), f"{page.name}: {target}"


@pytest.mark.needs_checkout
def test_files_that_documents_name():
    """The recipes name files to touch, commands and targets of make: those must be there."""
    targets = set(re.findall(r"(?m)^([a-z0-9-]+):", (ROOT / "Makefile").read_text()))
    folders = [ROOT / name for name in ("minicu", "runtime", "tests", "benchmarks", "examples", "docs")]
    files = {f"/{p.relative_to(ROOT).as_posix()}" for folder in folders for p in (folder, *folder.rglob("*"))}
    for page in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")):
        text = page.read_text()
        for name in re.findall(r"`([\w./-]+(?:/|\.(?:py|h|cu|c|txt|md|sh)))`", text):
            there = any(f.endswith("/" + name.strip("/")) for f in files)
            assert there, f"{page.name} names {name}, which is not there"
        for target in re.findall(r"(?:`|^)make ([a-z][a-z0-9-]*)", text, re.MULTILINE):
            assert target in targets, f"{page.name}: make has no target {target}"
    recipes = (ROOT / "docs/contributing.md").read_text()
    for name, path in re.findall(r"`(\w+)\(?[^`]*`\)? (?:in|\()\s?`([\w/]+\.py)`", recipes):
        assert name in (ROOT / path).read_text(), f"contributing.md: no {name} in {path}"
