"""Layouts and names of the committed random declarations, compiled from text, against nvcc's answers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from fuzz import abi, abi_nvcc, abi_signatures, class_members, local_names
from runner import machine

import minicu
from minicu.compile import Stages
from minicu.compiling.inputs import find_language, read
from minicu.options import Options

HERE = Path(__file__).parent


def checked(path):
    """The typed tree of a file."""
    stages = Stages(read(path), find_language(path, None), Options(rdc=True))
    return stages.check()


# CLAUSE: 1.2 | 500 random records have nvcc's layout
# CLAUSE: 1.3 | the bits of every field in them
def test_500_records_have_nvccs_layout():
    answers = json.loads((HERE / "records.json").read_text())
    unit = checked(HERE / "records.cu")
    wrong = {}
    for name, (size, align, members) in answers.items():
        theirs = (size, align, {m: tuple(p) if isinstance(p, list) else p for m, p in members.items()})
        ours = abi.answer(unit.records[name])
        if ours != theirs:
            wrong[name] = (theirs, ours)
    assert not wrong
    assert len(answers) == 500


# CLAUSE: 1.2 | 300 records as programs write them: attributes, `#pragma pack`, typedef names, vector types
def test_300_records_as_programs_write_them_have_nvccs_layout():
    answers = json.loads((HERE / "texts.json").read_text())
    made = abi.abi_texts.texts(1, len(answers))
    text = (HERE / "texts.cu").read_text().partition("\n")[2]
    assert text == abi.abi_texts.source(made)
    for made_one, record in zip(made, abi.read_records(made)):
        size, align, members = answers[made_one.tag]
        theirs = (size, align, {m: tuple(p) if isinstance(p, list) else p for m, p in members.items()})
        assert abi.answer(record) == theirs, made_one.text
    assert len(answers) == 300


# CLAUSE: 7 | 500 random functions have nvcc's names
def test_500_functions_have_nvccs_names():
    names = set((HERE / "names.txt").read_text().split())
    ours = {f.symbol for f in checked(HERE / "names.cu").functions if not f.builtin}
    assert names - ours == set()
    assert len(names) == 500


def test_200_instances_of_templates_have_nvccs_names():
    names = set((HERE / "templates.txt").read_text().split())
    ours = {f.symbol for f in checked(HERE / "templates.cu").functions if f.instance is not None}
    assert ours == names
    assert len(names) == 200


# CLAUSE: 7 | the classes, lambdas and static variables in 40 random functions have nvcc's names
def test_what_stands_in_functions_has_nvccs_names():
    names = set((HERE / "locals.txt").read_text().split())
    assert names - local_names.ours((HERE / "locals.cu").read_text()) == set()
    assert len(names) > 300


# CLAUSE: 7 | the members of 40 random classes have nvcc's names and headers
def test_40_classes_have_nvccs_names_headers_and_layouts():
    theirs = json.loads((HERE / "classes.json").read_text())
    ours = class_members.ours((HERE / "classes.cu").read_text())
    assert {n: ours.get(n) for n in theirs if ours.get(n) != theirs[n]} == {}
    assert ours.keys() == theirs.keys()
    assert len(theirs) > 400


@pytest.fixture(scope="module")
def ptx():
    return minicu.compile(HERE / "signatures.cu", rdc=True, cache=False).ptx


# CLAUSE: 2.3 | 100 random signatures are declared, defined and called as by nvcc
def test_100_functions_are_declared_defined_and_called_as_by_nvcc(ptx):
    theirs = {n: tuple(s) for n, s in json.loads((HERE / "signatures.json").read_text()).items()}
    theirs = abi_signatures.with_area(theirs, abi_signatures.signatures(1, 100, references=True)[1])
    ours = abi_signatures.sequences(ptx)
    assert {n: ours.get(n) for n in theirs if ours.get(n) != theirs[n]} == {}
    assert ours.keys() == theirs.keys()


def test_these_functions_assemble(ptx):
    machine.assemble(ptx)


@pytest.mark.slow
@pytest.mark.needs_nvcc
@pytest.mark.parametrize(
    "compare",
    [
        abi.compare_records,
        abi.compare_texts,
        abi.compare_names,
        abi.compare_signatures,
        abi.compare_templates,
        abi.compare_classes,
    ],
)
def test_random_declarations_agree_with_the_nvcc_that_is_here(compare):
    assert compare(seed=20_000, count=60) == []


@pytest.mark.slow
@pytest.mark.needs_nvcc
def test_nvcc_still_gives_the_committed_answers():
    (first,) = abi_nvcc.ask(abi.records(1, 500)[:1])
    stored = json.loads((HERE / "records.json").read_text())["R0"]
    assert json.loads(json.dumps(first)) == stored
