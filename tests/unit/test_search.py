"""The disk is asked once for each header, however many others include it."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import minicu
from minicu.syntax.headers import files


def test_a_header_of_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for i in range(5):
        text = f'#pragma once\n#include "common.h"\n#include <deep/common.h>\n#define N{i} {i}\n'
        (tmp_path / f"part{i}.h").write_text(text)
    (tmp_path / "real").mkdir()
    (tmp_path / "deep").symlink_to("real")
    (tmp_path / "common.h").write_text("#ifdef TWICE\nint twice;\n#endif\n#define TWICE\n#pragma once\n")
    (tmp_path / "real" / "common.h").symlink_to("../common.h")
    asked: Counter[str] = Counter()
    is_file, key = os.path.isfile, files.file_key

    def counted(path: Any) -> bool:
        asked[str(path)] += 1
        return is_file(path)

    def keyed(path: str) -> str:
        asked[f"real {path}"] += 1
        return key(path)

    monkeypatch.setattr(os.path, "isfile", counted)
    monkeypatch.setattr(files, "file_key", keyed)
    includes = "".join(f'#include "part{i}.h"\n' for i in range(5))
    source = tmp_path / "a.cu"
    source.write_text(includes + "__global__ void k(int *p) { *p = N0 + N4; }\n")
    program = minicu.compile(source, include_dirs=[str(tmp_path)], cache=False)
    assert "twice" not in program.ptx  # both names are one file's
    folder = os.fspath(tmp_path)
    ours = {name: n for name, n in asked.items() if folder in name and name.endswith("common.h")}
    assert ours and max(ours.values()) == 1
    assert asked[f"real {folder}"] == 1
