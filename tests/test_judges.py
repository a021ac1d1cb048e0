"""A few programs of the generators that others wrote, where they are found: `MINICU_JUDGES` names a folder
with `yarpgen`, `csmith`, `CUDASmith` and `struct-layout-1_generate`, and with the headers of the last three
in `csmith.d`, `CUDASmith.d` and `compat`; `SemaCUDA` holds clang's tests. docs/contributing.md says where
they come from."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

FUZZ = Path(__file__).parent / "fuzz"
#: Each is given to its program in tests/fuzz; `{}` is the folder.
JUDGES = {
    "yarpgen": "outside.py yarpgen --generator {}/yarpgen --count 4",
    "yarpgen-c": "outside.py yarpgen-c --generator {}/yarpgen --count 4",
    "csmith": "outside.py csmith --generator {}/csmith --include {}/csmith.d --count 6 --small",
    "cudasmith": "outside.py cudasmith --generator {}/CUDASmith --include {}/CUDASmith.d --count 3",
    "struct-layout-1": "layouts.py --generator {}/struct-layout-1_generate --headers {}/compat --count 100",
    "SemaCUDA": "clang_lines.py {}/SemaCUDA function-target.cu default-ctor.cu extern-shared.cu --differ 1",
}


@pytest.mark.slow
@pytest.mark.parametrize("judge", JUDGES)
def test_judge(judge):
    folder = os.environ.get("MINICU_JUDGES")
    if not folder:
        pytest.skip("MINICU_JUDGES names no folder with generators")
    words = JUDGES[judge].replace("{}", folder).split()
    missing = [word for word in words if word.startswith(folder) and not Path(word).exists()]
    if missing:
        pytest.skip(f"there is no {missing[0]}")
    if words[0] != "outside.py" and not shutil.which("nvcc"):
        pytest.skip("there is no nvcc")
    done = subprocess.run([sys.executable, str(FUZZ / words[0]), *words[1:]], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
