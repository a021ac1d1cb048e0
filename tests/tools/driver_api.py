"""Write the driver's interface, <cuda.h>, from what a toolkit's header declares.

    python tests/tools/driver_api.py [CUDA_H]

Macros go to minicu/include/cuda.h, types and functions to minicu/include/library/host/driver_*.h. What other
files of the library declare is left out: tensor maps (tensor_map.h) and CUuuid (host/cuda_devices.h).
"""

from __future__ import annotations

import re
import subprocess
import sys
import textwrap
from pathlib import Path

from pycparser import c_ast, c_generator, c_parser

INCLUDE = Path(__file__).resolve().parents[2] / "minicu" / "include"
HEADER = Path("/usr/local/cuda/include/cuda.h")
_MADE = "Made by tests/tools/driver_api.py."
_ELSEWHERE = re.compile(r"CUtensorMap|CUuuid|size_t|uint\d+_t")
_HANDLES = {"CUtexObject": "texture", "CUsurfObject": "surface"}
#: Where the header's own declarations begin, and what they know of the headers that it includes.
_FIRST = "typedef uint32_t cuuint32_t"
_KNOWN = "typedef unsigned int uint32_t; typedef unsigned long uint64_t; typedef unsigned long size_t;\n"
_WIDTHS = {"uint32_t": "unsigned int", "uint64_t": "unsigned long"}
#: Macros that are no part of the interface, or stand in other files.
_OWN = re.compile(r"CU_UUID_HAS_BEEN_DEFINED|CU_TENSOR_MAP_NUM_QWORDS")
_BY_STREAM = re.compile(r"#(?:el)?if defined\(__CUDA_API_PER_THREAD_DEFAULT_STREAM\).*?#endif", re.DOTALL)


class _Unnamed(c_ast.NodeVisitor):  # type: ignore[misc]
    """Takes the names of parameters away."""

    def visit_TypeDecl(self, node: c_ast.TypeDecl) -> None:
        node.declname = None

    def visit_Decl(self, node: c_ast.Decl) -> None:
        node.name = None
        self.visit(node.type)


def _nodes(header: Path) -> list[c_ast.Node]:
    command = ["gcc", "-E", "-P", "-D__attribute__(x)=", "-D__extension__=", "-D_Alignas(x)=", "-x", "c"]
    text = subprocess.run([*command, str(header)], capture_output=True, text=True, check=True).stdout
    nodes = c_parser.CParser().parse(_KNOWN + text[text.index(_FIRST) :]).ext
    return [node for node in nodes if not _ELSEWHERE.match(_name(node))]


def _name(node: c_ast.Node) -> str:
    return node.name or getattr(node.type, "name", None) or ""


def _text(node: c_ast.Node) -> str:
    text = " ".join(c_generator.CGenerator().visit(node).split())
    for name, width in _WIDTHS.items():
        text = re.sub(rf"\b{name}\b", width, text)
    return text + ";"


def _type(node: c_ast.Node) -> str:
    name = _name(node)
    if handle := _HANDLES.get(name):
        return f"typedef unsigned long long {name} __attribute__((minicu_handle({handle})));"
    if (plain := name.removesuffix("_v1")) in _HANDLES:
        return f"typedef {plain} {name};"
    # A line is not broken before or behind `=`.
    joined = re.sub(r" (=|<<) ", "\0\\1\0", _text(node))
    lines = textwrap.wrap(joined, 116, subsequent_indent="    ", break_long_words=False)
    return "\n".join(lines).replace("\0", " ")


def _function(node: c_ast.Decl) -> str:
    for parameter in node.type.args.params:
        _Unnamed().visit(parameter)
    return f'extern "C" {_text(node)}'


def _macros(header: Path) -> list[str]:
    text = re.sub(r"/\*.*?\*/", "", header.read_text(), flags=re.DOTALL).replace("\\\n", " ")
    text = _BY_STREAM.sub("", text)
    lines = ["#define __cuda_cuda_h__"]
    for name, value in re.findall(
        r"^[ \t]*#define[ \t]+((?:CU|cu)\w+)[ \t]*(.*?)[ \t]*$", text, re.MULTILINE
    ):
        value = re.sub(r"__CUDA_API_PT[DS][SZ]\((\w+)\)", r"\1", value)
        if name != value and "(" not in name and "__stdcall" not in value and not _OWN.match(name):
            lines.append(f"#define {name} {value}".rstrip())
    return lines


def files(header: Path) -> dict[str, str]:
    """The text of each file, by its name in minicu/include."""
    nodes = _nodes(header)
    functions = [n for n in nodes if isinstance(n, c_ast.Decl) and isinstance(n.type, c_ast.FuncDecl)]
    handles, constants, records = [], [], []
    for node in nodes:
        if node not in functions:
            text = _type(node)
            begin = re.match(r"(?:typedef )?(enum|struct|union)[^;*(]*\{", text)
            kept = handles if not begin else constants if begin[1] == "enum" else records
            kept.append(text)

    def file(what: str, lines: list[str]) -> str:
        return "\n".join([f"/* {what} {_MADE} */", *lines, ""])

    macros = ["#pragma once", *_macros(header)]
    called = [_function(node) for node in functions]
    return {
        "cuda.h": file("<cuda.h>: what it declares is in library/host/driver_*.h.", macros),
        "library/host/driver_types.h": file("<cuda.h>: handles and other types.", handles),
        "library/host/driver_constants.h": file("<cuda.h>: enumerations.", constants),
        "library/host/driver_records.h": file("<cuda.h>: records.", records),
        "library/host/driver_functions.h": file("<cuda.h>: functions, libcuda's: link with -lcuda.", called),
    }


def main() -> None:
    for name, text in files(Path(sys.argv[1]) if sys.argv[1:] else HEADER).items():
        (INCLUDE / name).write_text(text)


if __name__ == "__main__":
    main()
