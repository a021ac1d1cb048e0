"""Declarations of every kind, of which many are refused, and uses of what they declare, for `front_end.py`.
In meetings.txt beside this file the name is always `e`; `@` is where an expression goes, and `~` stands for a
number, so that names differ."""

from __future__ import annotations

import random
from pathlib import Path

from fuzz import forms


def _sections() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in (Path(__file__).parent / "meetings.txt").read_text("utf-8").splitlines():
        if line in ("[entities]", "[expressions]", "[places]", "[uses]"):
            here = found[line[1:-1]] = []
        else:
            here.append(line.replace("\\n", "\n"))
    return found


GIVEN = _sections()


def _use(dice: random.Random) -> str:
    if dice.random() < 0.4:
        return dice.choice(GIVEN["uses"])
    return dice.choice(GIVEN["places"]).replace("@", dice.choice(GIVEN["expressions"]))


def meetings(dice: random.Random) -> str:
    """One declaration, or two, and a few uses of it; sometimes a few tokens are changed."""
    lines = [dice.choice(GIVEN["entities"]) for _ in range(dice.choice((1, 1, 1, 2)))]
    lines += [_use(dice).replace("~", str(i)) for i in range(dice.randint(1, 6))]
    text = "\n".join(lines)
    if dice.random() < 0.3:
        text = forms.changed(dice, text)
    return forms.PRELUDE + text + "\n"


KINDS = {"meetings": meetings}
