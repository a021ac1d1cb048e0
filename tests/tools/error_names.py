"""The names and texts of CUDA's errors for device code, from the table of host code.

python tests/tools/error_names.py
"""

from __future__ import annotations

import json
from pathlib import Path

from minicu.runtime.host.errors import ERRORS

HEADER = Path(__file__).resolve().parents[2] / "minicu" / "include" / "library" / "children.cuh"
START = "/* From here on written by tests/tools/error_names.py. */\n"


def header(text: str) -> str:
    """The header `text` with functions for all errors at its end."""
    before, _, _ = text.partition(START)
    return before + START + _function("Name", 0) + _function("String", 1)


def _function(what: str, column: int) -> str:
    cases = "".join(f"    case {n}: return {json.dumps(said[column])};\n" for n, said in ERRORS.items())
    head = (
        f"static inline const char *cudaGetError{what}(cudaError_t error)\n{{\n    switch ((int)error) {{\n"
    )
    return f'{head}{cases}    }}\n    return "unrecognized error code";\n}}\n'


if __name__ == "__main__":
    HEADER.write_text(header(HEADER.read_text("utf-8")), "utf-8")
