"""How a search for faults tells what it found: one line of JSON, and the same added to a file of results."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Mapping
from typing import Any


class Figures:
    """Of one search, whose time begins here; `--json` is an option of its command line."""

    def __init__(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--json", help="a file to which the figures of this search are added")
        self.start = time.time()

    def tell(self, given: argparse.Namespace, figures: Mapping[str, Any]) -> None:
        """Print the figures, with how long it took and the day, and add them to the file that was given."""
        taken = {"seconds": round(time.time() - self.start), "date": time.strftime("%Y-%m-%d")}
        line = json.dumps({**figures, **taken})
        print(line, flush=True)
        if given.json:
            with open(given.json, "a") as file:
                file.write(line + "\n")
