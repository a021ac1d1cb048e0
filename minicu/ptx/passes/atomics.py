"""Amends the atomic operations of a module's PTX. `ptx.amend` calls this.

An operation whose result nobody reads becomes a reduction. Operations that lowering wrote as inline PTX,
since LLVM has no instruction for them or forgets their scope, have generic addresses; where the address can
only be one of global or shared memory, they get that space, as LLVM's own operations have it. In local
memory, which no other thread sees, there are no atomic operations: loads and stores take their place.
"""

from __future__ import annotations

import re

_PREFIX = r"((?:\w+(?:::\w+)?\.)*?)"
_UNREAD = re.compile(
    rf"\tatom\.{_PREFIX}((?:add|min|max|inc|dec|and|or|xor)\.[\w.]+)(\s+)(%\w+|\{{[^}}]*\}}), (\[[^\n]*;)"
)
_GENERIC = re.compile(
    rf"\t(atom|red)\.{_PREFIX}((?:add|min|max|inc|dec|and|or|xor|cas|exch)\.[\w.]+)(\s+)"
    r"((?:%\w+|\{[^}]*\}), )?\[(%\w+)\], ([^\n]*);"
)
_REGISTER = re.compile(r"%\w+")
_LOCAL_CAS = re.compile(
    r"\tatom\.[\w.:]*?local\.cas\.(b\d+)\s+(%\w+), (\[[^]\n]*\]), (%?[-\w]+), (%?[-\w]+);\n"
)


def amend(text: str) -> str:
    """The text with its atomic operations in their final form."""
    # Registers count from the start in every routine: each is looked at for itself.
    pieces = re.split(r"(?m)(?=^\}$)", text)
    for i, piece in enumerate(pieces):
        if "\tatom." in piece:
            pieces[i] = _with_spaces(_reduced(piece))
    text = "".join(pieces)
    return _LOCAL_CAS.sub(_alone, text) if ".local.cas." in text else text


def _alone(m: re.Match[str]) -> str:
    """Compare and swap in memory that no other thread sees; PTX has no atom.local. The operands are
    copied, since the result's register may be one of them."""
    type, result, place, compare, value = m.groups()
    return (
        f"\t{{\n\t.reg .pred \t%same;\n\t.reg .{type} \t%old, %new;\n\tld.local.{type} \t%old, {place};\n"
        f"\tmov.{type} \t%new, {value};\n\tsetp.eq.{type} \t%same, %old, {compare};\n"
        f"\t@%same st.local.{type} \t{place}, %new;\n\tmov.{type} \t{result}, %old;\n\t}}\n"
    )


def _reduced(routine: str) -> str:
    uses: dict[str, int] = {}
    for name in _REGISTER.findall(routine):
        uses[name] = uses.get(name, 0) + 1

    def reduced(m: re.Match[str]) -> str:
        # PTX ISA, red: it may be relaxed or release.
        if "acq" in m[1] or any(uses[name] > 1 for name in _REGISTER.findall(m[4])):
            return m[0]
        return f"\tred.{m[1]}{m[2]}{m[3]}{m[5]}"

    return _UNREAD.sub(reduced, routine)


# ---------------------------------------------------------------- address spaces

_SPACES = ("global", "shared", "local")
_DEFINITION = re.compile(r"(?m)^\t(?:@!?%p\d+ )?([a-z][\w.]*)\s+(%\w+(?:\|%\w+)?|\{[^}]*\})(?:, ([^;]*))?;")


def _with_spaces(routine: str) -> str:
    generic = [m[6] for m in _GENERIC.finditer(routine) if not _has_space(m[2])]
    if not generic:
        return routine
    spaces = _spaces(routine, generic)

    def placed(m: re.Match[str]) -> str:
        found = [*spaces.get(m[6], ())]
        if _has_space(m[2]) or len(found) != 1 or found[0] not in _SPACES:
            return m[0]
        where, bits = found[0], "64" if m[6].startswith("%rd") else "32"
        if where == "local" and "128" in m[3]:
            return m[0]
        if where == "local" or (".v" in m[3] and where == "shared"):
            body = _each_for_itself(m, where)
        else:
            body = f"\t{m[1]}.{m[2]}{where}.{m[3]}{m[4]}{m[5] or ''}[%space], {m[7]};\n"
        return f"\t{{\n\t.reg .b{bits} \t%space;\n\tcvta.to.{where}.u{bits} \t%space, {m[6]};\n{body}\t}}"

    return _GENERIC.sub(placed, routine)


def _spaces(routine: str, wanted: list[str]) -> dict[str, frozenset[str]]:
    """The spaces that registers may point into, "" for an unknown one: those of all that they are
    computed from, until nothing is added any more (loops move pointers along)."""
    definitions: dict[str, list[tuple[str, list[str]]]] = {}
    for m in _DEFINITION.finditer(routine):
        for name in _REGISTER.findall(m[2]):
            definitions.setdefault(name, []).append((m[1], [x.strip() for x in (m[3] or "").split(",")]))
    # A kernel's pointers lead to global memory; so LLVM reads them, too.
    entry = ".entry" in routine
    pointers = set(re.findall(r"\.param \.u\d+ \.ptr(?: \.global)?(?: \.align \d+)? ([\w$]+)", routine))
    found: dict[str, frozenset[str]] = {}
    sources: dict[str, list[tuple[str, list[str]]]] = {}  # of each register: (operation, registers)
    todo = [*wanted]
    while todo:
        name = todo.pop()
        if name in found:
            continue
        known, sources[name] = set[str](), []
        for operation, operands in definitions.get(name, [("", [])]):
            base = operation.split(".")[0]
            registers = [x for x in operands[:2] if x.startswith("%")]
            if base == "cvta":
                known.add(operation.split(".")[1])  # "to" is no space
            elif base in ("mov", "add", "selp") and operation.endswith(("64", "32")) and registers:
                sources[name].append((base, registers))
                todo += registers
            elif operation.startswith("ld.param.b") and entry and operands[0][1:-1] in pointers:
                known.add("global")
            else:
                known.add("")
        found[name] = frozenset(known)
    changed = True
    while changed:
        changed = False
        for name, computed in sources.items():
            known = set(found[name])
            for base, registers in computed:
                sets = [found[x] for x in registers]
                pointing = [x for x in sets if x - {""}]
                if base != "add":
                    known.update(*sets)
                elif len(pointing) == 1:  # a pointer and an offset
                    known |= pointing[0]
                elif all(sets):
                    known.add("")
            if known != found[name]:
                found[name], changed = frozenset(known), True
    return found


def _has_space(prefix: str) -> bool:
    return any(word.split("::")[0] in _SPACES for word in prefix.split("."))


def _each_for_itself(m: re.Match[str], where: str) -> str:
    """PTX adds vectors in global memory alone: each element for itself, then. The operands are copied,
    since the registers of results may be among them."""
    operation, *_, type = m[3].split(".")
    bits = 2 * 16 if type.endswith("x2") else int(type.lstrip("bfsu"))
    values = [part.strip("{} ") for part in m[7].split(",")]
    results = _REGISTER.findall(m[5] or "")
    lines = [f"\t.reg .b{bits} \t%given<{len(values)}>, %old, %new;\n\t.reg .pred \t%test;\n"]
    lines += [f"\tmov.b{bits} \t%given{i}, {value};\n" for i, value in enumerate(values)]
    for i in range(1 if operation == "cas" else len(values)):
        place = f"[%space+{bits // 8 * i}]"
        if where == "shared":
            result = f"{results[i]}, " if results else ""
            lines.append(f"\t{m[1]}.{m[2]}shared.{operation}.{type} \t{result}{place}, %given{i};\n")
            continue
        lines.append(f"\tld.local.b{bits} \t%old, {place};\n")
        new = _NEW.get(operation, "{operation}.{type} %new, %old, {value}")
        lines.append(f"\t{new.format(operation=operation, type=type, value=f'%given{i}', bits=bits)};\n")
        lines.append(f"\tst.local.b{bits} \t{place}, %new;\n")
        if results:
            lines.append(f"\tmov.b{bits} \t{results[i]}, %old;\n")
    return "".join(lines)


#: PTX ISA, atom: what operations that no other instruction has store
_NEW = {
    "exch": "mov.b{bits} %new, {value}",
    "cas": "setp.eq.b{bits} %test, %old, %given0; selp.b{bits} %new, %given1, %old, %test",
    "inc": "setp.ge.u32 %test, %old, {value}; add.u32 %new, %old, 1; selp.b32 %new, 0, %new, %test",
    "dec": "setp.gt.u32 %test, %old, {value}; setp.eq.or.u32 %test, %old, 0, %test; "
    "sub.u32 %new, %old, 1; selp.b32 %new, {value}, %new, %test",
}
