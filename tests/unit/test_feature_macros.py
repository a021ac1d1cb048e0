"""The macros that say what the language has are gcc's, but for what it has not."""

from __future__ import annotations

import re
import shutil
import subprocess

import pytest

from minicu.options import STANDARDS
from minicu.syntax.preprocessor.feature_macros import features

LACKING = {"__cpp_impl_coroutine", "__cpp_impl_destroying_delete", "__cpp_constexpr_dynamic_alloc"}
VERSIONS = ("c++11", "c++14", "c++17", "c++20")


@pytest.mark.skipif(shutil.which("g++") is None, reason="needs g++")
@pytest.mark.parametrize("version", VERSIONS)
def test_as_gcc_has_them(version):
    command = ["g++", f"-std={version}", "-dM", "-E", "-x", "c++", "-"]
    text = subprocess.run(
        command, input="#include <memory>\n", capture_output=True, text=True, check=True
    ).stdout
    if "#define __GNUC__ 12" not in text:
        pytest.skip("another gcc than 12")
    theirs = dict(re.findall(r"^#define (__cpp_\w+) (\w+)", text, re.M))
    ours = features(STANDARDS[version], True)
    for name in ours:
        assert theirs.get(name) == ours[name], name
    language = {name for name in theirs if not name.startswith("__cpp_lib_")}
    assert language - LACKING <= ours.keys()


def test_versions_differ():
    assert "__cpp_concepts" in features(STANDARDS["c++20"], False)
    assert "__cpp_concepts" not in features(STANDARDS["c++17"], False)
    assert features(STANDARDS["c++14"], True)["__cpp_constexpr"] == "201304L"
    assert "__cpp_exceptions" not in features(STANDARDS["c++17"], False)
    assert features(STANDARDS["c++03"], False) == {}
