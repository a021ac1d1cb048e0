"""Compares the calling sequence of random functions with nvcc's: definitions, declarations, the
temporaries of direct and indirect calls, prototypes, kernels.

    python tests/fuzz/abi_signatures.py [COUNT [SEED]]
"""

from __future__ import annotations

import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2])]

from fuzz.abi_records import PRELUDE, VECTORS, _enums, _vectors, declaration, records

from minicu import types as ty
from minicu.abi.layout import layout
from minicu.abi.target import LP64

BATCH = 100
#: In definitions nvcc loses alignments given by attributes in records above this size.
NVCC_KEEPS = 128


@dataclass(frozen=True, slots=True)
class Signature:
    name: str
    type: ty.Function
    kernel: bool = False
    extra: tuple[ty.Type, ...] = ()  # of a variadic function: types of the arguments in our call


def signatures(seed: int, count: int) -> tuple[list[ty.Record], list[Signature]]:
    """Records, and functions that take and return them."""
    chosen = random.Random(seed)
    pool = [r for r in records(seed, 60) if 0 < layout(r, LP64).size <= NVCC_KEEPS
            and layout(r, LP64).align <= 128 and not _flexible(r)]  # fmt: skip
    scalars: list[ty.Type] = [ty.Integer(k) for k in ty.INTEGERS]
    scalars += [ty.HALF, ty.BFLOAT16, ty.FLOAT, ty.DOUBLE, ty.FLOAT, ty.DOUBLE]
    scalars += [ty.Pointer(ty.INT), ty.Pointer(ty.Function(ty.VOID, (ty.INT,))), *_enums.values()]
    promoted: list[ty.Type] = [ty.INT, ty.UINT, ty.LONG, ty.ULLONG, ty.DOUBLE, ty.Pointer(ty.FLOAT), ty.INT128]

    def one() -> ty.Type:
        kind = chosen.random()
        return chosen.choice(scalars if kind < 0.55 else pool if kind < 0.8 else list(_vectors.values()))

    made = []
    for i in range(count):
        parameters = tuple(one() for _ in range(chosen.randint(0, 12)))
        kernel = chosen.random() < 0.15
        variadic = not kernel and chosen.random() < 0.1
        if variadic:
            parameters = (*parameters, ty.INT)
        extra = [chosen.choice(promoted * 3 + pool + list(_vectors.values())) for _ in range(chosen.randint(0, 5))]
        returns = ty.VOID if kernel or chosen.random() < 0.2 else one()
        type = ty.Function(returns, parameters, variadic)
        made.append(Signature(f"f{i}", type, kernel, tuple(extra) if variadic else ()))
    return pool, made


def _flexible(record: ty.Record) -> bool:
    return any(isinstance(m.type, ty.Array) and not m.type.length for m in record.decl.members or ())


def source(pool: Sequence[ty.Record], made: Sequence[Signature]) -> str:
    """CUDA C text: each function defined, declared under another name, and called both ways."""
    text = ["#include <cuda_fp16.h>\n#include <cuda_bf16.h>\nextern __device__ char *address;\n", PRELUDE, *_in_order(pool)]
    for s in made:
        if s.kernel:
            text.append(f'extern "C" __global__ {_declare(s.type, s.name)} {{}}\n')
            continue
        arguments = [f"*({_to(t)})(p + {256 * i})" for i, t in enumerate(s.type.parameters + s.extra)]
        call = "" if isinstance(s.type.returns, ty.Void) else f"*({_to(s.type.returns)})p = "
        body = "" if not call else f"return *({_to(s.type.returns)})address; "
        text.append(f'extern "C" {{\n__device__ {_declare(s.type, s.name)} {{ {body}}}\n')
        text.append(f"extern __device__ {_declare(s.type, 'x' + s.name)};\n")
        text.append(f"__device__ void d{s.name}(char *p) {{ {call}x{s.name}({', '.join(arguments)}); }}\n")
        pointer = ty._spell(s.type, "(*q)")
        text.append(f"__device__ void i{s.name}(char *p, {pointer}) {{ {call}q({', '.join(arguments)}); }}\n}}\n")
    return "".join(text)


def _in_order(pool: Sequence[ty.Record]) -> list[str]:
    """Declarations of the records and of those inside them, inner ones first."""
    texts: dict[str, str] = {}

    def visit(record: ty.Record) -> None:
        for member in record.decl.members or ():
            type = member.type
            while isinstance(type, ty.Array):
                type = type.of
            if isinstance(type, ty.Record):
                visit(type)
        tag = record.decl.tag
        if tag and tag not in VECTORS and tag not in texts:
            texts[tag] = declaration(record)

    for record in pool:
        visit(record)
    return list(texts.values())


def _to(type: ty.Type) -> str:
    return ty.spell(ty.Pointer(type))


def _declare(type: ty.Function, name: str) -> str:
    return ty._spell(type, name)


# ---------------------------------------------------------------- reading PTX

_HEADER = re.compile(r"\.(func|entry)\s*(?:\((.*?)\)\s*)?(\w+)\s*\((.*?)\)\s*(?:;|\{|\.)", re.S)


def sequence(ptx: str) -> dict[str, list[str]]:
    """What a PTX text says about calls: {function: [parameters of its header; of the calls in it]}."""
    found: dict[str, list[str]] = {}
    ptx = re.sub(r"//.*", "", ptx)
    for m in re.finditer(r"\.(func|entry)\s*(?:\(([^()]*)\)\s*)?([\w$]+)\s*(?:\(([^()]*)\))?([^;{]*)(;|\{)", ptx):
        kind, returns, name, parameters, _, end = m.groups()
        lines = [f".{kind} ({plain(returns)}) ({plain(parameters)})"]
        if end == "{":
            body = ptx[m.end() : ptx.index("\n}", m.end())]
            temporaries = re.findall(r"\.param [^;]*?\b(param\d+|retval\d+)(\[\d*\])?;", body)
            declared = [plain(t) for t in re.findall(r"(\.param [^;]*?\b(?:param|retval)\d+(?:\[\d*\])?);", body)]
            lines += declared if temporaries else []
            for p in re.finditer(r"\.callprototype\s*\(([^()]*)\)\s*_\s*\(([^()]*)\)", body):
                lines.append(f".callprototype ({plain(p[1])}) ({plain(p[2])})")
        if name not in found or end == "{":
            found[name] = lines
    return found


def plain(parameters: str | None) -> str:
    """`.param` declarations without names."""
    items = [" ".join(p.split()) for p in (parameters or "").split(",") if p.strip()]
    return ", ".join(re.sub(r"\.ptr( \.\w+)* \.align \d+ ", "", re.sub(r" [%\w$]+(?=$|\[)", " ", p)).strip() for p in items)


def ask(text: str, nvcc: str = "nvcc") -> str:
    """nvcc's PTX for a source text."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "signatures.cu")
        path.write_text(text)
        command = [nvcc, "-std=c++17", "-w", "-rdc=true", "-ptx", "-arch=sm_90", str(path), "-o", f"{path}.ptx"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=1200)
        if done.returncode:
            raise RuntimeError(f"nvcc failed: {done.stderr[:3000]}")
        return Path(f"{path}.ptx").read_text()
