"""The page of the command line: every command and option, from the tables of minicu/command_line.py."""

from __future__ import annotations

from minicu.command_line import COMMANDS, OPTIONS
from minicu.commands.help import ENVIRONMENT

INTRODUCTION = """\
# The command line

Options are spelled as nvcc spells them where nvcc has the option; what only nvcc's host compiler or linker
could use is taken and said to be ignored, so that build lines work as they are. `minicu COMMAND --help`
prints the same.

Exit status: 0 done, 1 the source was refused, 2 wrong usage, 3 a fault of minicu itself.

"""


def page() -> str:
    """The text of the page."""
    parts = [INTRODUCTION]
    for command, (usage, what) in COMMANDS.items():
        here = [o for o in OPTIONS if command in o.commands]
        parts.append(f"## minicu {command}\n\n{what}\n\n```text\nminicu {command} {usage}\n```\n")
        if here:
            rows = [f"| {_spelled(o)} | {_cell(o.help)} |" for o in here]
            parts.append("\n".join(["| option | what it does |", "| --- | --- |", *rows, ""]))
    rows = [f"| `{name}` | {_cell(what)} |" for name, what in ENVIRONMENT.items()]
    parts.append("\n".join(["## Environment\n", "| variable | what it does |", "| --- | --- |", *rows, ""]))
    return "\n".join(parts)


def _spelled(option: object) -> str:
    value = f" {option.value}" if option.value else ""  # type: ignore[attr-defined]
    return ", ".join(f"`{s}{value}`" for s in option.spellings)  # type: ignore[attr-defined]


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
