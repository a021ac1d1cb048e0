"""A whole program with main(), its host code included, run without a host compiler: `minicu run heat.cu`.

heat.cu is ordinary CUDA: vectors, printf, events, checked calls of the runtime. nvcc builds it as well.
"""

import subprocess
import sys
from pathlib import Path

from minicu.runtime import find

PROGRAM = Path(__file__).with_name("heat.cu")


def main(device: str = "auto") -> None:
    name = find(device).name
    done = subprocess.run(
        [sys.executable, "-m", "minicu", "run", str(PROGRAM), "--device", name, "--", "64", "200"],
        capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "row 16" in done.stdout, done.stdout
    print(done.stdout, end="")
    print(f"the upper edge is hot; it ran on {name}")


if __name__ == "__main__":
    main(*sys.argv[1:])
