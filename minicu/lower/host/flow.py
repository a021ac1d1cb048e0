"""One function of LLVM's IR text as blocks of instructions: what stands in it, and what uses what.

Read is what LLVM prints, nothing else: one instruction a line (a switch: several), names in front of ` = `.
The rest of an instruction stays text. What inlining noted about aliasing and life times is left out: it
speaks of one call, and the code is about to stand in loops.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from dataclasses import dataclass, field


@dataclass(slots=True)
class Instruction:
    """`name` is that of the result ("" if there is none) and `type` its type. `uses` are the local values
    that it reads, in order; of a phi `incoming` has (value, block) instead. `targets` are a terminator's
    blocks. `text` is the whole without indentation, `debug` its place (", !dbg !5" or "")."""

    op: str
    text: str
    name: str = ""
    type: str = ""
    uses: tuple[str, ...] = ()
    incoming: tuple[tuple[str, str], ...] = ()
    targets: tuple[str, ...] = ()
    debug: str = ""


@dataclass(slots=True)
class Block:
    """`phis` come first, then `body`; `end` is the terminator, None where the function was cut."""

    name: str
    phis: list[Instruction] = field(default_factory=list)
    body: list[Instruction] = field(default_factory=list)
    end: Instruction | None = None

    def instructions(self) -> Iterator[Instruction]:
        yield from self.phis
        yield from self.body
        if self.end is not None:
            yield self.end


@dataclass(slots=True)
class Function:
    """`parameters` are spelled as in the header: "ptr noalias %p0.arg". `ending` is what follows them."""

    name: str
    parameters: tuple[str, ...]
    ending: str
    blocks: dict[str, Block]

    @property
    def edges(self) -> dict[str, tuple[str, ...]]:
        """The blocks that may follow each."""
        return {name: b.end.targets if b.end is not None else () for name, b in self.blocks.items()}

    @property
    def subprogram(self) -> str:
        """The reference to its debug information: " !dbg !5", or ""."""
        m = _SUBPROGRAM.search(self.ending)
        return m[0] if m is not None else ""

    @property
    def attributes(self) -> str:
        """The name of its attribute group: "#3", or ""."""
        m = _GROUP.search(self.ending)
        return m[0] if m is not None else ""


_SUBPROGRAM = re.compile(r" !dbg !(\d+)")
_GROUP = re.compile(r"#\d+")
_ATTRIBUTES = re.compile(r"(?m)^attributes (#\d+) = \{ ([^\n]*) \}$")
_METADATA = re.compile(r"(?m)^!(\d+) = ")
_DECLARATION = re.compile(r'(?m)^declare [^\n]*?@("[^"]+"|[\w.$-]+)\([^\n]*$')
_VARIABLE = re.compile(r"(?m)^(@[\w.$-]+) = [^\n]*?addrspace\((\d+)\)")
_DEFINITION = re.compile(r'(?ms)^define [^\n]*?@("[^"]+"|[\w.$-]+)\([^\n]*\{$.*?^\}$')
_HEAD = re.compile(r'define .*?@("[^"]+"|[\w.$-]+)\(')
_LABEL = re.compile(r'("[^"]+"|[\w.$-]+):')
_RESULT = re.compile(r'(%(?:"[^"]+"|[\w.$-]+)) = ')
_LOCAL = re.compile(r'%(?:"[^"]+"|[\w.$-]+)')
_TARGET = re.compile(r'label (%(?:"[^"]+"|[\w.$-]+))')
_EDGE = re.compile(r'\[ (.*?), (%(?:"[^"]+"|[\w.$-]+)) \]')
_DEBUG = re.compile(r", !dbg !\d+")
_SCALAR = re.compile(r"[\w.]+(?: addrspace\(\d+\))?")
_NOTES = re.compile(r", !(?:alias\.scope|noalias|invariant\.load|prof|tbaa\S*) !\d+")
_TERMINATORS = {"br", "switch", "ret", "unreachable", "indirectbr", "resume"}


def definitions(module: str) -> Iterator[tuple[str, int, int]]:
    """The functions that are defined in a module: name, and where the text of each begins and ends."""
    for m in _DEFINITION.finditer(module):
        yield m[1].strip('"'), m.start(), m.end()


def variables(module: str, space: int) -> frozenset[str]:
    """The global variables of an address space."""
    return frozenset(name for name, where in _VARIABLE.findall(module) if int(where) == space)


def without_declarations(module: str, suffix: str) -> str:
    """The module without the declarations of functions whose names end so."""
    return _DECLARATION.sub(lambda m: "" if m[1].strip('"').endswith(suffix) else m[0], module)


def next_metadata(module: str) -> int:
    """The least number that no metadata node of a module has, nor any after it."""
    return max((int(number) for number in _METADATA.findall(module)), default=-1) + 1


def subprogram(header: str, module: str) -> tuple[str, int] | None:
    """The DISubprogram of the function with this header, and its line; None without debug information."""
    m = _SUBPROGRAM.search(header)
    node = re.search(rf"(?m)^!{m[1]} = (distinct !DISubprogram\(.*\))$", module) if m is not None else None
    if node is None:
        return None
    line = re.search(r"\bline: (\d+)", node[1])
    return node[1], int(line[1]) if line is not None else 0


def always_inlined(header: str, *others: str) -> str:
    """The header of a definition with the attribute `alwaysinline`, and others."""
    return with_attributes(header, " ".join((*others, "alwaysinline")))


def with_attributes(header: str, attributes: str) -> str:
    """The header of a definition with further attributes."""
    return re.sub(r"((?: #\d+)?(?: personality ptr \S+)?(?: !dbg !\d+)? \{)$", rf" {attributes}\1", header)


def inlined_anyway(module: str, names: Container[str]) -> str:
    """The module with these functions, which may be marked `noinline`, to be inlined wherever called;
    the same text if they are."""
    groups = dict(_ATTRIBUTES.findall(module))
    out, end = list[str](), 0
    for name, start, _ in definitions(module):
        if name in names:
            behind = module.index("\n", start)
            head = module[start:behind]
            group = _GROUP.search(head, head.rindex(")"))
            words = groups[group[0]].replace("noinline", "") if group is not None else ""
            if "alwaysinline" in words:
                continue
            head = head if group is None else head[: group.start()].rstrip() + head[group.end() :]
            out += [module[end:start], with_attributes(head, f"{words.strip()} alwaysinline".strip())]
            end = behind
    return "".join([*out, module[end:]])


def has_variables(body: str) -> bool:
    """Whether a function's variables are not all registers."""
    return " = alloca " in body


def read(text: str) -> Function:
    """The function whose definition is `text`."""
    lines = text.split("\n")
    head = _HEAD.match(lines[0])
    assert head is not None
    inside, ending = matching(lines[0], head.end() - 1)
    blocks: dict[str, Block] = {}
    block: Block | None = None
    i, last = 1, len(lines)
    while i < last:
        line = lines[i]
        i += 1
        if not line or line[0] in ";}":
            continue
        if line[0] != " ":
            name = label(line)
            assert name is not None, line
            block = blocks[name] = Block(name)
            continue
        line = line.strip()
        if line.startswith("switch ") and line.endswith("["):
            while not line.endswith("]") and "], !" not in line:
                line += " " + lines[i].strip()
                i += 1
        if block is None:  # LLVM leaves out the first label where it has no name
            block = blocks["%entry"] = Block("%entry")
        parsed = instruction(line)
        if parsed is None:
            continue
        if parsed.op == "phi":
            block.phis.append(parsed)
        elif parsed.op in _TERMINATORS:
            block.end = parsed
        else:
            block.body.append(parsed)
    return Function(head[1], tuple(split(inside)), ending.removesuffix("{").strip(), blocks)


def instruction(line: str) -> Instruction | None:
    """What stands in a line of a block; None for debug records and what speaks of aliasing and life times."""
    line, debug = line.strip(), ""
    if line[0] in "#;":
        return None
    if ", !" in line:
        if m := _DEBUG.search(line):
            debug = m[0]
            line = line[: m.start()] + line[m.end() :]
        line = _NOTES.sub("", line)
    name, text = "", line
    if m := _RESULT.match(line):
        name, text = m[1], line[m.end() :]
    op = text.split(" ", 1)[0]
    if op in ("tail", "notail"):
        op = "call"
    if op == "call" and ("@llvm.experimental.noalias.scope.decl" in text or "@llvm.lifetime." in text):
        return None
    parsed = Instruction(op, line, name, result_type(op, text) if name else "", debug=debug)
    if op == "phi":
        parsed.incoming = tuple((v, b) for v, b in _EDGE.findall(text))
    elif op in ("br", "switch", "indirectbr"):
        parsed.targets = tuple(dict.fromkeys(_TARGET.findall(text)))
        parsed.uses = tuple(_LOCAL.findall(_TARGET.sub("", text)))
    else:
        parsed.uses = tuple(_LOCAL.findall(text))
    return parsed


# ---------------------------------------------------------------- types

_CASTS = {
    "zext", "sext", "trunc", "bitcast", "inttoptr", "ptrtoint", "fptrunc", "fpext", "fptosi", "fptoui",
    "sitofp", "uitofp", "addrspacecast", "ptrtoaddr",
}  # fmt: skip
_FLAGS = {
    "nuw", "nsw", "exact", "disjoint", "samesign", "nneg", "volatile", "atomic", "weak", "fast", "contract",
    "nnan", "ninf", "nsz", "arcp", "afn", "reassoc", "tail", "notail", "call", "noundef", "zeroext",
    "signext", "noalias", "nonnull", "fastcc", "inreg", "ccc",
}  # fmt: skip


def result_type(op: str, text: str) -> str:
    """The type of the result of an instruction, from its text after the ` = `."""
    if op in _CASTS:
        at = text.rindex(" to ")
        return type_at(text, at + 4)[0]
    if op in ("getelementptr", "alloca"):
        return "ptr"
    at = text.index(" ") + 1
    if op in ("icmp", "fcmp"):
        while text[at : (end := text.index(" ", at))] in _FLAGS:
            at = end + 1
        type, _ = type_at(text, text.index(" ", at) + 1)
        return f"{type[: type.index(' x ')]} x i1>" if type[0] == "<" else "i1"
    if op == "call" and text[0] in "tn":
        at = 0
    at = _skip(text, at)
    if op == "atomicrmw":
        return type_at(text, operand_end(text, text.index(" ptr ") + 5) + 2)[0]
    if op == "cmpxchg":
        return f"{{ {type_at(text, operand_end(text, text.index('ptr ') + 4) + 2)[0]}, i1 }}"
    if op == "select":
        _, condition = type_at(text, at)
        return type_at(text, operand_end(text, condition + 1) + 2)[0]
    type, after = type_at(text, at)
    if op == "extractelement":
        return type[type.index(" x ") + 3 : -1]
    if op == "shufflevector":
        count, _ = type_at(text, text.rindex(", <") + 2)
        return f"{count[: count.index(' x ')]}{type[type.index(' x ') :]}"
    if op == "extractvalue":
        for index in re.findall(r", (\d+)", text[after:]):
            type = _member(type, int(index))
    return type


def _skip(text: str, at: int) -> int:
    """Past flags and attributes of a result."""
    while True:
        end = text.find(" ", at)
        word = text[at:end]
        if word in _FLAGS:
            at = end + 1
        elif word == "align":
            at = text.index(" ", end + 1) + 1
        elif (paren := word.find("(")) > 0 and word[:paren] in (
            "range", "dereferenceable", "dereferenceable_or_null", "nofpclass", "captures", "align",
        ):  # fmt: skip
            at = text.index(")", at) + 2
        else:
            return at


#: Constant expressions, which stand as operands.
EXPRESSIONS = ("getelementptr ", "ptrtoint ", "inttoptr ", "addrspacecast ", "bitcast ")


def operand_end(text: str, at: int) -> int:
    """Where the operand that starts at `at` ends."""
    if text[at] in "%@" and text[at + 1] == '"':
        return text.index('"', at + 2) + 1
    depth, words = 0, text.startswith(EXPRESSIONS, at)  # `getelementptr inbounds (i8, ...)` is one
    for i in range(at, len(text)):
        c = text[i]
        if c in "([{<":
            depth += 1
        elif c in ")]}>":
            depth -= 1
            if words and depth == 0:  # an order may follow: "getelementptr (i8, ptr @a, i64 4) acquire"
                return i + 1
        elif depth == 0 and (c == "," or (c == " " and not words)):
            return i
    return len(text)


def type_at(text: str, at: int) -> tuple[str, int]:
    """The type that starts at `at`, and where it ends."""
    if text[at] in "<{[":
        depth = 0
        for i in range(at, len(text)):
            if text[i] in "<{[":
                depth += 1
            elif text[i] in ">}]":
                depth -= 1
                if depth == 0:
                    return text[at : i + 1], i + 1
    m = _SCALAR.match(text, at)
    assert m is not None, text
    return m[0], m.end()


def _member(type: str, index: int) -> str:
    if type[0] == "[":
        return type[type.index(" x ") + 3 : -1]
    return split(type.strip("{}<> "))[index].strip()


_SCALARS = {"ptr": 8, "float": 4, "double": 8, "half": 2, "bfloat": 2, "fp128": 16, "x86_fp80": 16}


def size_align(type: str) -> tuple[int, int]:
    """Bytes and alignment of a value of the type in memory (at least what LLVM takes)."""
    if type in _SCALARS:
        return _SCALARS[type], _SCALARS[type]
    if type[0] == "i":
        size = 1 << max(0, (int(type[1:]) + 7) // 8 - 1).bit_length()
        return size, min(size, 16)
    if type[0] in "[<" and type[1] != "{":
        count, _, element = type[1:-1].partition(" x ")
        size, align = size_align(element)
        size *= int(count)
        if type[0] == "<":
            size = align = 1 << max(0, size - 1).bit_length()
        return size, min(align, 64)
    at, most = 0, 1
    for member in split(type.strip("{}<> ")):
        size, align = size_align(member.strip())
        at = -(-at // align) * align + size
        most = max(most, align)
    return -(-at // most) * most, most


# ---------------------------------------------------------------- text


def label(line: str) -> str | None:
    """The name of the block that begins in this line of a function, as operands have it."""
    m = _LABEL.match(line) if line and line[0] not in " ;" else None
    return f"%{m[1]}" if m is not None else None


def with_edges(phi: str, moved: dict[str, str]) -> str:
    """A phi whose values come from other blocks, where `moved` has them."""
    return _EDGE.sub(lambda m: f"[ {m[1]}, {moved.get(m[2], m[2])} ]", phi)


def place_of(line: str) -> str:
    """The place in the source that an instruction names: ", !dbg !5" or ""."""
    return m[0] if ", !dbg !" in line and (m := _DEBUG.search(line)) else ""


def matching(line: str, at: int) -> tuple[str, str]:
    """What stands in the parentheses that open at `at`, and what follows them."""
    depth = 0
    for i in range(at, len(line)):
        if line[i] == "(":
            depth += 1
        elif line[i] == ")":
            depth -= 1
            if depth == 0:
                return line[at + 1 : i], line[i + 1 :]
    raise ValueError(line)


def split(text: str) -> list[str]:
    """A list at its commas, outside of brackets."""
    parts, depth, start = [], 0, 0
    for i, c in enumerate(text):
        if c in "([{<":
            depth += 1
        elif c in ")]}>":
            depth -= 1
        elif c == "," and depth == 0:
            parts.append(text[start:i].strip())
            start = i + 1
    if text[start:].strip():
        parts.append(text[start:].strip())
    return parts


def substitute(text: str, names: dict[str, str], default: str) -> str:
    """The text of an instruction with its local names replaced; those not in `names` get `default` in
    front: "%x" is "%r1.x" for "r1."."""

    def renamed(m: re.Match[str]) -> str:
        name = m[0]
        known = names.get(name)
        if known is not None:
            return known
        return f'%"{default}{name[2:]}' if name[1] == '"' else f"%{default}{name[1:]}"

    return _LOCAL.sub(renamed, text)
