"""Programs that call every function of `<cuda/ptx>`, made of the signatures in comments of CCCL's headers."""

from __future__ import annotations

import hashlib
import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path("cuda/__ptx/instructions/generated")

_BLOCK = re.compile(r"/\*\n(.*?)\*/\n#if __cccl_ptx_isa >= (\d+)", re.DOTALL)
#: The newest PTX of CUDA 13.0.
_NEWEST = 900
_SIGNATURE = re.compile(r"__device__ (?:static inline )?(\S+) (\w+)\((.*?)\);", re.DOTALL)
_OF_SIZE = {
    "1": "unsigned char", "2": "unsigned short", "4": "unsigned", "8": "unsigned long long",
    "16": "ulonglong2", "32": "ulonglong4",
}  # fmt: skip
#: How PTX spells a variant, and how its constant in cuda::ptx ends.
_VARIANTS = {
    "shared::cta": "shared", "shared::cluster": "cluster", "and": "and_op", "or": "or_op", "xor": "xor_op",
    "cta_group::1": "1", "cta_group::2": "2",
}  # fmt: skip
#: What ptxas demands as the number of an instruction; 1 of others.
_NUMBERS = {
    "fence_proxy_tensormap_generic": 128,
    "tensormap_cp_fenceproxy": 128,
    "st_bulk": 0,
    "setmaxnreg_inc": 64,
    "setmaxnreg_dec": 64,
}


@dataclass(frozen=True)
class Binding:
    """A signature: `needs` is the number of the oldest architecture that has it."""

    name: str
    result: str
    parameters: tuple[str, ...]
    #: name of a template's parameter -> a type that it may be
    types: dict[str, str]
    #: name of a template's parameter -> the constants that it may be
    constants: dict[str, list[str]]
    needs: int

    def kernels(self) -> Iterator[tuple[str, str]]:
        """A kernel's parameters and body for each combination of constants."""
        for chosen in itertools.product(*self.constants.values()):
            constants = dict(zip(self.constants, chosen, strict=True))
            taken, given = [], []
            for i, parameter in enumerate(self.parameters):
                declared, argument = self._argument(parameter, f"a{i}", constants)
                taken += [declared] if declared else []
                given.append(argument)
            call = f"ptx::{self.name}({', '.join(given)})"
            if self.result != "void":
                result = self.types.get(self.result, self.result)
                if (
                    not any(re.search(rf"\b{self.result}\b", p) for p in self.parameters)
                    and result != self.result
                ):
                    call = call.replace("(", f"<{result}>(", 1)
                taken.append(f"{result} *result")
                call = f"*result = {call}"
            yield ", ".join(taken), f"{call};"

    def _argument(self, parameter: str, name: str, constants: dict[str, str]) -> tuple[str, str]:
        """The kernel's parameter ("" where a constant is given) and the argument of the call."""
        if m := re.match(r"cuda::ptx::(\w+_t)(?:<(\w+)>)?", parameter):
            if m[1] == "n32_t":
                return "", f"ptx::n32_t<{_NUMBERS.get(self.name, 1)}>{{}}"
            return "", f"ptx::{constants[m[2]]}" if m[2] else f"ptx::{m[1]}{{}}"
        parameter = re.sub(r"\b\w+\b", lambda m: self.types.get(m[0], m[0]), parameter)
        if m := re.match(r"(.*?)\(&\w*\)\s*(\[\d+\])", parameter):
            return f"{m[1]}(*{name}){m[2]}", f"*{name}"
        if m := re.match(r"(.*?)&\s*\w*$", parameter):
            return f"{m[1]}*{name}", f"*{name}"
        return re.sub(r"\w+$", name, parameter), name


def bindings(header: str) -> Iterator[Binding]:
    for comment, version in _BLOCK.findall(header):
        if int(version) > _NEWEST:
            continue
        signature = _SIGNATURE.search(comment)
        assert signature, comment
        result, name, parameters = signature.groups()
        head = comment[comment.rfind("template", 0, signature.start()) : signature.start()]
        types = dict.fromkeys(re.findall(r"typename (\w+)", head), "unsigned")
        types |= {t: _OF_SIZE[size] for t, size in re.findall(r"sizeof\((\w+)\) == (\d+)", head)}
        constants = {
            v: _constants(comment, kind) for kind, v in re.findall(r"cuda::ptx::dot_(\w+) (\w+)", head)
        }
        yield Binding(
            name,
            result,
            tuple(" ".join(p.partition("=")[0].split()) for p in parameters.split(",") if p.strip()),
            types,
            constants,
            min(map(int, re.findall(r"SM_(\d+)", comment)), default=0),
        )


def _constants(comment: str, kind: str) -> list[str]:
    listed = re.search(rf"\.{kind}\s*=\s*\{{(.*?)\}}", comment, re.DOTALL)
    assert listed, comment
    words = [v.strip(" /\n.").removeprefix("kind::") for v in listed[1].split(",")]
    return [f"{kind}_{_VARIANTS.get(word, word)}" for word in words]


def program(header: str, arch: str) -> str:
    """A kernel per call of what `arch` is the first to have of sm_90a and sm_100a; "" where none is."""
    kernels = []
    for binding in bindings(header):
        if binding.needs <= 100 and (binding.needs < 100) == (arch == "sm_90a"):
            for taken, body in binding.kernels():
                name = f"{binding.name}_{len(kernels)}"
                kernels.append(f'extern "C" __global__ void {name}({taken}) {{ {body} }}\n')
    head = "#include <cuda/ptx>\nnamespace ptx = cuda::ptx;\nusing namespace cuda::std;\n"
    return head + "".join(kernels) if kernels else ""


def instructions(ptx: str) -> list[str]:
    """What each kernel's `asm` became, registers numbered as they come; in the order of kernels' names."""
    found = {}
    for kernel, body in re.findall(r"\.entry (\w+)\b(.*?)(?=\.entry|\Z)", ptx, re.DOTALL):
        texts = []
        for text in re.findall(r"begin inline asm(.*?)// end inline asm", body, re.DOTALL):
            names: dict[str, str] = {}
            text = re.sub(r"%\w+", lambda m, n=names: n.setdefault(m[0], f"%{len(n)}"), text)
            texts.append(" ".join(re.sub(r"//[^\n]*", "", text).split()))
        found[kernel] = f"{kernel}: {' | '.join(texts)}"
    return [found[kernel] for kernel in sorted(found)]


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]
