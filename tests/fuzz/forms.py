"""Sources of what front_end_forms.txt lists, for `front_end.py`: every kind of type in every form of
expression and declaration, and forms in every place. In forms `#` stands for a type, `@` and a lone `%` for
a value; in places `¤` for a form, in uses and launches for a name that one has."""

from __future__ import annotations

import random
import re
from pathlib import Path

_TOKEN = re.compile(
    r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|//[^\n]*|\s+|\w+|<<<|>>>|[-+*/%&|^<>=!]=|->|::|&&|\|\||[^\w\s]'
)


def _sections() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in (Path(__file__).parent / "front_end_forms.txt").read_text("utf-8").splitlines():
        if re.fullmatch(r"\[[a-z]+\]", line):
            here = found[line[1:-1]] = []
        elif line:
            here.append(line.replace("\\n", "\n"))
    return found


_GIVEN = _sections()
PRELUDE = "\n".join(_GIVEN["prelude"]) + "\n"
_TYPES, _VALUES, _EXPRESSIONS = _GIVEN["types"], _GIVEN["values"], _GIVEN["expressions"]


def _filled(dice: random.Random, form: str, depth: int = 0) -> str:
    def part(match: re.Match[str]) -> str:
        if match[0] == "#":
            return dice.choice(_TYPES)
        if depth < 3 and dice.random() < 0.3:
            return _filled(dice, dice.choice(_EXPRESSIONS), depth + 1)
        return dice.choice(_VALUES)

    directives = "pragma|include|if|endif|define"
    return re.sub(rf"#(?!{directives})|@|(?<= )%(?![\w%])|(?<=[({{\[,])%(?=[)}}\],;])", part, form)


def forms(dice: random.Random) -> str:
    """One to three of the forms, filled with types and values."""
    text = PRELUDE
    for _ in range(dice.randint(1, 3)):
        if dice.random() < 0.5:
            text += _filled(dice, dice.choice(_GIVEN["declarations"])) + "\n"
        else:
            statements = (dice.choice(_GIVEN["statements"]) for _ in range(dice.randint(1, 3)))
            body = " ".join(_filled(dice, statement) for statement in statements)
            head = dice.choice(
                (
                    "__global__ void k(int *p)",
                    "template <class T> __device__ T k(T *p)",
                    "__device__ auto k(int *p)",
                )
            )
            text += f"{head} {{ {body} }}\n"
            if head.startswith("template"):
                text += f"__device__ void use() {{ k<{dice.choice(_TYPES)}>(0); }}\n"
    return text


def places(dice: random.Random) -> str:
    """One or two of the forms in places, which may be in one another, and uses of their names."""
    text = PRELUDE
    for _ in range(dice.choice((1, 1, 2))):
        form = _form(dice)
        for _ in range(dice.choice((0, 1, 1, 1, 2))):
            form = _filled(dice, dice.choice(_GIVEN["places"])).replace("¤", form)
        text += form + "\n"
        names = sorted({*re.findall(r"[A-Za-z_]\w+", form)} - _NO_NAMES)
        for _ in range(dice.choice((0, 1, 1, 2)) if names else 0):
            use = _filled(dice, dice.choice(_GIVEN["uses"]))
            text += use.replace("z¤", f"z{dice.randrange(100)}").replace("¤", dice.choice(names)) + "\n"
    if dice.random() < 0.15:
        return text[: dice.randrange(len(PRELUDE), len(text) + 1)]
    return text


def hosts(dice: random.Random) -> str:
    """The same in a whole program, mostly for the host, that may launch what has one of their names."""
    text = places(dice)
    if dice.random() < 0.7:
        text = text.replace("__device__ ", "")
    names = sorted({*re.findall(r"[A-Za-z_]\w+", text[len(PRELUDE) :])} - _NO_NAMES)
    use = _filled(dice, dice.choice(_GIVEN["launches"])).replace("¤", dice.choice(names or ["g"]))
    kernel = "template <class T> __global__ void k(T t) {}"
    return f"{text}\n{kernel}\nint main() {{ {use} return 0; }}\n"


_NO_NAMES = frozenset(
    "int float template class struct return auto __device__ void if for while typename using namespace "
    "static const constexpr".split()
)


def _form(dice: random.Random) -> str:
    """A form of any kind, half of the time with a few tokens changed."""
    kind = dice.choices(("mixed", "declarations", "statements"), (6, 3, 1))[0]
    text = _filled(dice, dice.choice(_GIVEN[kind]))
    if kind == "mixed" and dice.random() < 0.5:
        text = "__device__ " + text
    return changed(dice, text) if dice.random() < 0.5 else text


def changed(dice: random.Random, text: str, most: int = 4) -> str:
    """A source with a few tokens left out, doubled, exchanged or replaced."""
    tokens = _TOKEN.findall(text)
    words = [t for t in tokens if not t.isspace()]
    for _ in range(dice.randint(1, most)):
        if not tokens:
            break
        at = dice.randrange(len(tokens))
        match dice.randrange(5):
            case 0:
                del tokens[at : at + dice.randint(1, 3)]
            case 1:
                tokens.insert(at, tokens[at])
            case 2:
                other = dice.randrange(len(tokens))
                tokens[at], tokens[other] = tokens[other], tokens[at]
            case 3:
                tokens[at] = dice.choice(words)
            case 4:
                tokens.insert(at, f" {dice.choice(_TYPES + _VALUES)} ")
    return "".join(tokens)


KINDS = {"forms": forms, "places": places, "hosts": hosts}
