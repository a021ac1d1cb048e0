"""Compares minicu's debug information with nvcc's: `-G` over sources, entries paired by their names.

python tests/abi/debug_information.py [--json FILE] [FILE...]      (else all of tests/run that nvcc compiles)

Compared are functions (lines, results, parameters, variables and their scopes), variables (types, lines,
memory spaces, the functions they stand in), classes and enumerations (sizes, members, offsets, bits). What is
known to differ, and why, is told in docs/abi.md; it is counted here by kind, and anything else is shown.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

from elftools.dwarf.die import DIE
from elftools.elf.elffile import ELFFile

HERE = Path(__file__).parent
if __name__ == "__main__":
    sys.path[:0] = [str(HERE.parents[1])]

#: The address classes that are a thread's own: registers, local memory, parameters.
OWN = {None: "own", 2: "own", 6: "own", 7: "own"}

Facts = dict[tuple[str, ...], Any]
Place = tuple[str, str]  # of a local variable: name and line


def text(die: DIE, name: str) -> str:
    value = die.attributes.get(f"DW_AT_{name}")
    return value.value.decode() if value is not None else ""


def plain(name: str) -> str:
    """A name as both spell it: nvcc gives mangled names to what stands in namespaces and functions, has no
    spaces between template arguments, and tells lambdas by their lines in what its preprocessor made."""
    if name.startswith("_ZZ") and "EU" in name:
        return name[name.rindex("EU") + 1 :]
    if m := re.match(r"_ZZ.*E\d+([A-Za-z_]\w*)$", name):
        return m[1]
    if name.startswith("_ZN"):
        rest = name[3:]
        while (m := re.match(r"(\d+)(?=[A-Za-z_])", rest)) is not None:
            name, rest = rest[m.end() :][: int(m[1])], rest[m.end() + int(m[1]) :]
    name = re.sub(r"struct lambda \[\] type at line \d+, col\. \d+|\(lambda at [\d:]+\)", "lambda", name)
    name = re.sub(r"\b(\w+::)+", "", name)
    name = re.sub(r"(?<=\d)[UL]+\b", "", name.replace("__nv_bool", "bool"))
    return re.sub(r"\s(?=[<>,])|(?<=[<>,])\s|(?<=[<,])&", "", name)


def member(die: DIE) -> str:
    """A member's name; place and type of those without one, and of bases, which are `__b_1S` for nvcc."""
    name = text(die, "name")
    if name and not name.startswith("__b_"):
        return name
    return "@{} {}".format(offset(die), re.sub(r"^__C\d+", "unnamed", placed(die)[0]))


def placed(die: DIE) -> tuple[Any, ...]:
    type = re.sub(r"^__SO__N(.*)$", lambda m: plain(f"_ZN{m[1]}"), of_type(die))
    type = re.sub(r"^__SO__\d+", "", type)
    bit = number(die, "bit_offset")
    return type, offset(die), number(die, "bit_size"), bit and (bit + (1 << 63)) % (1 << 64) - (1 << 63)


def number(die: DIE, name: str) -> int | None:
    value = die.attributes.get(f"DW_AT_{name}")
    return value.value if value is not None and isinstance(value.value, int) else None


def offset(die: DIE) -> int | None:
    """Where a member lies: the block is DW_OP_plus_uconst and a LEB128."""
    value = die.attributes.get("DW_AT_data_member_location")
    if value is None or isinstance(value.value, int):
        return value.value if value is not None else None
    found = 0
    for i, byte in enumerate(value.value[1:]):
        found |= (byte & 127) << 7 * i
    return found


def of_type(die: DIE, depth: int = 0) -> str:
    """The type of an entry. Of typedef names, the outermost: `count_t{unsigned}`."""
    if "DW_AT_type" not in die.attributes or depth > 12:
        return "void"
    inner = die.get_DIE_from_attribute("DW_AT_type")
    tag = inner.tag.removeprefix("DW_TAG_").removesuffix("_type")
    if tag == "unspecified":
        return "void"
    if tag == "typedef":
        named, under = plain(text(inner, "name")), of_type(inner, depth + 1)
        return f"{named}{{{without_typedefs(under)}}}"
    if tag == "base":
        name = " ".join(w for w in text(inner, "name").split() if w != "int") or "int"
        return "char" if name == "signed char" else name
    if tag in ("structure", "class", "union", "enumeration"):
        return plain(text(inner, "name")) or "unnamed"
    if tag == "array":
        counts = [number(c, "count") or 0 for c in inner.iter_children()]
        return f"{of_type(inner, depth + 1)}{counts}"
    if tag == "subroutine":
        listed = ", ".join(of_type(c, depth + 1) for c in inner.iter_children())
        return f"{of_type(inner, depth + 1)}({listed})"
    marks = {"pointer": "*", "reference": "&", "rvalue_reference": "&", "const": "", "volatile": " volatile"}
    return of_type(inner, depth + 1) + marks.get(tag, f" {tag}")


def without_typedefs(type: str) -> str:
    """`count_t{unsigned} *` is `unsigned *`."""
    while (under := re.sub(r"(?:[^\s*&\[\](),{}<>]|<[^{}]*>)+\{([^{}]*)\}", r"\1", type)) != type:
        type = under
    return type


def bare(value: Any) -> Any:
    """What is said of an entry, without typedef names."""
    if isinstance(value, tuple):
        return tuple(map(bare, value))
    return without_typedefs(value) if isinstance(value, str) else value


def inside(die: DIE, around: tuple[Place, ...] = ()) -> Iterator[tuple[DIE, tuple[Place, ...]]]:
    """The variables of a function, and those of a thread that are in scope with each."""
    mine = [child for child in die.iter_children() if child.tag == "DW_TAG_variable"]
    seen = around + tuple(where(child) for child in mine if space(child) == "own")
    for child in mine:
        yield child, seen
    for child in die.iter_children():
        if child.tag == "DW_TAG_lexical_block":
            yield from inside(child, seen)


def where(die: DIE) -> Place:
    return text(die, "name"), str(number(die, "decl_line"))


def facts(path: Path, name: str) -> Facts:
    """What the debug information in a cubin says of what stands in file `name`."""
    found: Facts = {}
    with path.open("rb") as file:
        info = ELFFile(file).get_dwarf_info(relocate_dwarf_sections=False)
        for unit in info.iter_CUs():
            lines = info.line_program_for_CU(unit)
            files = [e.name.decode() for e in lines.header.file_entry] if lines is not None else []

            def here(die: DIE, files: list[str] = files) -> bool:
                at = number(die, "decl_file")
                return at is not None and 0 < at <= len(files) and files[at - 1].endswith(name)

            for die in unit.get_top_DIE().iter_children():
                for key, value in entry(die).items() if here(die) else ():
                    # Instances of a template have classes of one name and place: all of them together.
                    if key[0] == "class" and found.get(key, value) != value:
                        others = found[key]
                        several = others if isinstance(others, frozenset) else frozenset([others])
                        value = several | {value}
                    found[key] = value
    return found


def entry(die: DIE) -> Facts:
    tag, name = die.tag.removeprefix("DW_TAG_"), text(die, "name")
    linkage = text(die, "MIPS_linkage_name") or name
    if tag == "variable":
        return {("variable", linkage): variable(die)}
    if tag in ("structure_type", "class_type", "union_type"):
        if not name:
            return {}
        members = {member(m): placed(m) for m in die.iter_children() if m.tag == "DW_TAG_member"}
        key = ("class", name, str(number(die, "decl_line")))
        return {(*key, "size"): number(die, "byte_size")} | {
            (*key, "member", m): about for m, about in members.items()
        }
    if tag == "enumeration_type":
        values = {plain(text(e, "name")): number(e, "const_value") for e in die.iter_children()}
        key = ("enumeration", name, str(number(die, "decl_line")))
        return {key: (number(die, "byte_size"), values)} if name else {}
    if tag != "subprogram" or "DW_AT_low_pc" not in die.attributes:
        return {}
    made = {("function", linkage): (plain(name), number(die, "decl_line"), of_type(die))}
    for inner in die.iter_children():
        if inner.tag == "DW_TAG_formal_parameter" and text(inner, "name"):
            made["parameter", linkage, text(inner, "name")] = (of_type(inner), space(inner))
    for inner, seen in inside(die):
        made["local", linkage, *where(inner)] = (of_type(inner), space(inner))
        if space(inner) == "own":
            made["scope", linkage, *where(inner)] = seen
    return made


def variable(die: DIE) -> tuple[Any, ...]:
    return of_type(die), space(die), number(die, "decl_line")


def space(die: DIE) -> Any:
    known = number(die, "address_class")
    return OWN.get(known, known)


def compared(path: Path, folder: Path) -> tuple[Facts, Facts] | None:
    """nvcc's and minicu's facts; None if nvcc does not compile the file. Raises RuntimeError if minicu and
    ptxas do not."""
    theirs, ours = folder / "theirs.cubin", folder / "ours.cubin"
    common = ["-std=c++20", f"-I{path.parent}", "-G", "-arch=sm_90"]
    command = [
        sys.executable,
        "-m",
        "minicu",
        "compile",
        *common,
        "-rdc=true",
        "--emit",
        "cubin",
        "--no-cache",
    ]
    made = subprocess.run(
        [*command, str(path), "-o", str(ours)], capture_output=True, timeout=300, check=False
    )
    if made.returncode:
        raise RuntimeError(f"{path.name}: {made.stderr.decode()[:500]}")
    for more in ([], ["--expt-relaxed-constexpr", "--extended-lambda"]):
        done = subprocess.run(
            ["nvcc", *common, *more, "-w", "-cubin", "-rdc=true", str(path), "-o", str(theirs)],
            capture_output=True, timeout=300, check=False,
        )  # fmt: skip
        if not done.returncode:
            return facts(theirs, path.name), facts(ours, path.name)
    return None


def kind(key: tuple[str, ...], theirs: Any, ours: Any, all_ours: Facts) -> str:
    """What sort of difference it is; "" if it is none of those that are told in docs/abi.md."""
    if isinstance(theirs, frozenset) or isinstance(ours, frozenset):
        return ""
    if key[0] == "class" and key[1].startswith("__SO__"):
        return "a class as a base, without its padding, which nvcc describes once more"
    if key[0] == "class" and key[-1].startswith("__v_") and ours is None:
        return "a virtual base, whose place is another in each class: nvcc's is that of the whole object"
    if key[0] == "class" and ours is not None and theirs[2] is None and ours[2] and not ours[3]:
        return "a bit-field that fills its type"
    member_pointer = r"[^(]* \*(\*|\[\d+\])*|.*\(\*\)\(.*\)( const)?( &&?)?(\[\d+\])*"
    type = -1 if key[0] == "function" else 0
    if ours is not None and re.match(r"(long|__C\d+)(\*|\[\d+\])*$", str(theirs[type])):
        if re.fullmatch(member_pointer, str(ours[type])):
            return "a pointer to a member: nvcc's is an integer or a record without a name"
    if ours is None and key[0] in ("class", "enumeration") and not any(k[:2] == key[:2] for k in all_ours):
        return "a type that nothing describes: no variable has it"
    if key[0] in ("class", "enumeration") and ours is None:
        if any((k[:2], k[3:], bare(v)) == (key[:2], key[3:], theirs) for k, v in all_ours.items()):
            return "a class without a tag has the line of `struct`, nvcc's that of its brace"
    if ours is None and key[-1].startswith("@") and all_ours.get((*key[:-1], "this")) == theirs:
        return "what a lambda has of `this`, a member without a name of nvcc's"
    if key[0] == "class" and re.match(r"@\d+ \w+I.*E$", key[-1]):
        return "a base that is an instance of a template, which nvcc calls by its mangled name"
    if ours is not None and theirs[0] == "int" and ours[0] == "wchar_t":
        return "wchar_t"
    if key[0] == "class" and key[-1].startswith("@") and ours is not None and ours[0] == "unnamed":
        return "an unnamed member's class has a name of nvcc's own"
    if key[0] == "class" and key[-1] == "__vptr" and ours == ("void**", *theirs[1:]):
        return "the pointer to a table of functions, nvcc's to integers"
    if ours is not None and key[0] in ("function", "parameter") and theirs[1:] == ours[1:]:
        if theirs[0].partition("<")[0] == ours[0].partition("<")[0]:
            return "template arguments that are spelled otherwise (the mangled names are the same)"
    if key[0] == "local" and ours is not None and re.search(r"<type\b", str(theirs[0])):
        if re.fullmatch(re.escape(theirs[0]).replace("<type", r"<\w+"), ours[0]):
            return "an argument that a deduction guide works out, which nvcc calls `type`"
    if ours is not None and "void(" in str(theirs[0]) and "*" in str(theirs[0]):
        return "a type of functions as they are called, nvcc's, or as the program declares them"
    if ours is not None and str(theirs[0]).startswith("__va_list_tag"):
        return "va_list, the host's array or the pointer that it is"
    if ours is not None and re.fullmatch(r"(un)?signed \w+|char|short|int|long", str(theirs[type])):
        named = [v for k, v in all_ours.items() if k[:2] == ("enumeration", ours[type])]
        if ours[type] == "byte" or (named and not named[0][1]):
            return "an enumeration without enumerators (std::byte), nvcc's its type"
    if key[0] == "local" and ours is not None and f"{theirs[0]}&" == ours[0]:
        return "an object made where its caller wants it is a reference to there, nvcc's a copy"
    if key[0] == "function" and ours is not None and theirs[::2] == ours[::2]:
        return "a member function has the line of its definition, nvcc's that of its declaration"
    if key[0] == "function" and ours is not None and theirs[:2] == ours[:2] and theirs[2] == "void":
        return "a function that stores its result where the caller says returns it, nvcc's returns void"
    if key[0] == "function" and ours is not None and theirs[0].startswith('operator ""'):
        if theirs[0].replace(" ", "") == ours[0] and theirs[1:] == ours[1:]:
            return "a literal operator, which nvcc's writes with a space"
    if key[0] == "parameter" and ours is not None:
        if theirs[0] == ours[0].replace("&", "*"):
            return "a class by address is a reference, nvcc's a pointer"
        if key[2] == "this":
            return "this"
    if (key[0] == "function" and ours is None) or (
        key[0] == "parameter" and ("function", key[1]) not in all_ours
    ):
        return "a function that nothing calls, or that has no code of its own"
    if key[0] == "local" and ("function", key[1]) not in all_ours:
        return "a function that nothing calls, or that has no code of its own"
    if ours is None and key[0] in ("local", "variable"):
        # Not at another line, nor under another spelling of its name.
        here = [k for k in all_ours if k[0] == key[0] and k[1:-1] == key[1:-1] and len(k) > 2]
        spelled = [k for k in all_ours if k[0] == key[0] == "variable" and plain(k[1]) == plain(key[1])]
        if not here and not spelled:
            return "a constant or a variable that nobody needs"
    return ""


def typedefs(key: tuple[str, ...], theirs: Any, ours: Any) -> str:
    """What sort of difference it is in the typedef names alone."""
    if key[0] == "local" and bare(theirs) == bare(ours) and "{" not in str(ours):
        return "a typedef name that comes from a template's argument or, with `auto`, from an initial value"
    if key[0] == "function" and bare(theirs) == bare(ours) and "{" not in str(theirs):
        return "a typedef name in the default of a template's parameter, which names the result"
    return ""


def differences(theirs: Facts, ours: Facts) -> Iterator[tuple[tuple[str, ...], Any, Any, str]]:
    """For each entry of nvcc's: what both say, and what sort of difference it is; "=" for none."""
    both = theirs.keys() & ours.keys()
    for key, value in theirs.items():
        mine = ours.get(key)
        if key[0] == "scope":  # of variables that one of them leaves out, another line tells
            if mine is None:
                continue
            value, mine = (sorted({p for p in s if ("scope", key[1], *p) in both}) for s in (value, mine))
        if mine == value:
            yield key, value, mine, "="
        else:
            yield key, value, mine, kind(key, bare(value), bare(mine), ours) or typedefs(key, value, mine)


def main() -> int:
    options = argparse.ArgumentParser()
    options.add_argument("files", nargs="*", type=Path)
    options.add_argument("--json", type=Path)
    given = options.parse_args()
    files = given.files or sorted((HERE.parent / "run").glob("*.cu"))
    known: Counter[str] = Counter()
    shown = []
    skipped = 0
    with tempfile.TemporaryDirectory() as folder:
        for path in files:
            try:
                both = compared(path, Path(folder))
            except RuntimeError as e:
                shown.append(f"not assembled: {e}")
                print(shown[-1], flush=True)
                continue
            skipped += both is None
            for key, value, mine, why in differences(*both) if both is not None else ():
                known[why] += 1
                if not why:
                    shown.append(f"{path.name}: {' '.join(key)}\n  nvcc   {value}\n  minicu {mine}")
                    print(shown[-1], flush=True)
    equal = known.pop("=", 0)
    print(f"{equal} entries are equal, {len(shown)} differ; {skipped} of {len(files)} files are not nvcc's")
    known.pop("", None)
    for why, count in known.most_common():
        print(f"  {count}: {why}")
    if given.json:
        told = {"date": f"{date.today()}", "files": len(files) - skipped, "equal": equal, "unknown": shown}
        told["known"] = dict(known.most_common())
        given.json.write_text(json.dumps(told, indent=1) + "\n")
    return bool(shown)


if __name__ == "__main__":
    sys.exit(main())
