"""NVIDIA's mathematics for device code: single functions cut out of libdevice.

libdevice.10.bc (PyPI: nvidia-nvvm) holds some 350 functions `__nv_sinf`, `__nv_pow` …. Linking the
whole costs 0.17 s per compilation, and LLVM then decides some of its questions wrongly: only the
architecture and -ftz reach its `__nvvm_reflect`, so sqrtf comes out approximate. Instead each function
is cut out as text once, with its questions answered, simplified, and kept in the cache; a
compilation pastes what it calls.

The answers that matter are -ftz, -prec-sqrt, and whether the architecture is above sm_82; so a cut
is known by its name and these three.
"""

from __future__ import annotations

import marshal
import os
import re
from functools import cache as memoised

from minicu import cache
from minicu.abi.target import NVPTX64
from minicu.diagnostics.errors import Diagnostic, MissingLibrary
from minicu.llvm.faults import InternalError
from minicu.llvm.library import bitcode_text, machine, parse
from minicu.llvm.versions import llvm_version
from minicu.lower.lowered import Function, Lowered
from minicu.options import Options, toolkits

#: Lines beyond which a function that is called more than once stays a function.
LARGE = 150

#: What begins the names of functions that NVIDIA marks as not to be inlined: long ways through rare cases.
#: Inside a loop they would keep it from being unrolled.
APART = "__internal_"

#: The mark of loops that NVIDIA has unrolled once, and what it stands for: they stay as they are. They are in
#: the long ways through rare cases, whose registers a kernel has to leave free.
_STAYS = ", !llvm.loop !1000000"
_NODES = '!1000000 = distinct !{!1000000, !1000001}\n!1000001 = !{!"llvm.loop.unroll.disable"}'

_PASSES = (
    "always_inliner", "sroa", "simplify_cfg", "instruction_combine", "new_gvn", "simplify_cfg",
    "instruction_combine", "aggressive_dce", "global_dead_code_eliminate",
)  # fmt: skip

#: A product that is the result. Nothing else is fused: parts of a result that correct others must round.
_RESULT = re.compile(r"(  (%[\w.]+) = fmul )((?:float|double) .*\n  ret \w+ \2\n)")

#: A function cut out: its definition, the globals and declarations it needs, by name (functions that stay
#: apart are declared), and whether it loops.
_Cut = tuple[str, dict[str, str], dict[str, str], bool]


def link(lowered: Lowered, options: Options) -> Lowered:
    """`lowered` with definitions in place of its declarations of `__nv_*` functions. Raises
    MissingLibrary where libdevice is not installed."""
    names = [name for name in lowered.declared if name.startswith("__nv_")]
    if not names:
        return lowered
    answers = (int(options.ftz is True), int(options.prec_sqrt is True), int(options.arch_number > 82))
    ftz = ' "denormal-fp-math-f32"="preserve-sign,preserve-sign"' if options.ftz else ""
    functions: list[Function] = []
    globals_: dict[str, str] = {}
    declared = {n: text for n, text in lowered.declared.items() if not n.startswith("__nv_")}
    for name in names:  # it grows
        text, needed, further, loops = _cut(name, answers)
        apart = name.startswith(APART)
        inlined = not apart and (text.count("\n") <= LARGE or lowered.calls.get(name, 0) <= 1)
        pure = "" if "ptr" in text.partition("\n")[0] else " willreturn memory(none)"
        attributes = f"{'noinline ' * apart}{'alwaysinline ' * inlined}nounwind{pure}{ftz}"
        text = text.replace("$attributes", attributes, 1)
        if not options.fmad:
            text = text.replace(" contract ", " ")
        calls = {n: text.count(f"@{n}(") for n in further if n.startswith(APART)}
        names += [n for n in calls if n not in names]
        functions.append(Function(name, text, inlined=inlined, loops=loops, calls=calls))
        globals_.update(needed)
        declared = {**{n: d for n, d in further.items() if n not in calls}, **declared}
    return lowered._replace(
        library=tuple(functions),
        objects="\n".join([lowered.objects, *globals_.values()]),
        declared=declared,
        tail=f"{lowered.tail}\n{_NODES}",
    )


# ---------------------------------------------------------------- where it is


@memoised
def find() -> str:
    """The path of libdevice.10.bc. Raises MissingLibrary."""
    name = cache.key(["libdevice path", *_environment()])
    if cache.enabled() and (known := cache.load(name, "libdevice")) and os.path.isfile(known.decode()):
        return known.decode()
    try:
        from cuda import pathfinder

        path = str(pathfinder.find_bitcode_lib("device"))
    except Exception as e:  # it looks at no toolkit but the one that the environment names
        places = (os.path.join(root, "nvvm", "libdevice", "libdevice.10.bc") for root in toolkits())
        path = next(filter(os.path.isfile, places), "")
        if not path:
            raise MissingLibrary([missing()]) from e
    if cache.enabled():
        cache.store(name, path.encode(), "libdevice")
    return path


def missing() -> Diagnostic:
    """What is said where libdevice is not installed."""
    return Diagnostic(
        "error",
        "the GPU code of this source calls functions of NVIDIA's libdevice, and libdevice was not found: "
        "pip install 'minicu[cuda]' (or nvidia-nvvm and cuda-pathfinder)",
    )


def _environment() -> list[str]:
    import sys

    return [sys.prefix, *(os.environ.get(n, "") for n in ("CUDA_HOME", "CUDA_PATH", "CONDA_PREFIX"))]


@memoised
def _identity() -> list[str]:
    """Names this libdevice, this module and the LLVM that reads both."""
    stats = [os.stat(p) for p in (find(), __file__)]
    return [llvm_version(), *(f"{s.st_size} {s.st_mtime_ns}" for s in stats), find()]


# ---------------------------------------------------------------- one function


@memoised
def _cut(name: str, answers: tuple[int, int, int]) -> _Cut:
    """One function, with all that it calls inside it, `$attributes` before its brace."""
    key = cache.key([*_identity(), name, repr(answers)])
    if cache.enabled() and (stored := cache.load(key, "libdevice")) is not None:
        return marshal.loads(stored)  # type: ignore[no-any-return]
    simplified = _simplified(name, answers)
    if cache.enabled():
        cache.store(key, marshal.dumps(simplified), "libdevice")
    return simplified


def _simplified(name: str, answers: tuple[int, int, int]) -> _Cut:
    text = _optimised(_raw(name, answers))
    declarations = _declarations(text)
    globals_ = {n: t for t, n in re.findall(r"(?m)^(@([\w.$]+) = .*)$", text)}
    (body,) = re.findall(r"(?ms)^define .*?^\}$", text)
    body = _without_notes(body).replace("local_unnamed_addr ", "")
    head, rest = body.split("\n", 1)
    head = re.sub(
        r"\b(alwaysinline|nounwind|convergent|mustprogress|willreturn|local_unnamed_addr)\b ?", "", head
    )
    head = head.replace("define ", "define internal ", 1).rstrip(" {") + " $attributes {"
    rest = _RESULT.sub(r"\1contract \3", rest)  # a program may add to it, and nvcc fuses that
    return f"{head}\n{rest}", globals_, declarations, _loops(rest)


#: A label, or a mention of one.
_FLOW = r"(?m)^([\w.]+):|label %([\w.]+)"


def _loops(body: str) -> bool:
    """Whether a function branches backwards."""
    seen = set()
    for label, target in re.findall(_FLOW, body):
        if label:
            seen.add(label)
        elif target in seen:
            return True
    return False


def _optimised(ir: str) -> str:
    """IR text after passes that look at no architecture."""
    with machine(NVPTX64.triple, "sm_80", "+ptx80", 2) as target, parse(ir) as module:
        module.set_target(NVPTX64.triple, NVPTX64.layout)
        module.optimise(target, _PASSES)
        if not _loops(str(module)):
            # it finds out how loads from tables are aligned: a pass of LLVM's that llvmlite does not offer
            module.optimise_at(target, 1)
        return str(module)


def _without_notes(text: str) -> str:
    """IR text without attribute groups, metadata and comments, which refer to what is not cut out, but with
    the marks of loops that stay."""
    text = re.sub(r" #\d+|, !([\w.]+) !\d+", lambda m: _STAYS if m[1] == "llvm.loop" else "", text)
    return re.sub(r"[ ]*; preds = .*", "", text)


def _raw(name: str, answers: tuple[int, int, int]) -> str:
    """A module of the function and what it needs, its questions answered."""
    functions, globals_, declarations = _index()
    if name not in functions:
        raise InternalError(f"libdevice has no function {name}")
    ftz, sqrt, arch = answers
    values = {"__CUDA_FTZ": ftz, "__CUDA_PREC_SQRT": sqrt, "__CUDA_ARCH": 900 if arch else 800}
    todo, needed = [name], dict[str, None]()
    while todo:
        n = todo.pop()
        if n in functions and n not in needed and (n == name or not n.startswith(APART)):
            needed[n] = None
            todo += functions[n][1]
    used = {u for n in needed for u in functions[n][1]}
    parts = [globals_[g] for g in sorted(used) if g in globals_]
    parts += [declarations[d] for d in sorted(used) if d in declarations]
    parts += [_declaration(d) for d in sorted(used) if d in functions and d not in needed]
    for n in needed:
        text = re.sub(r"\$(__CUDA_\w+)", lambda m: str(values.get(m[1], 0)), functions[n][0])
        parts.append(text.replace("define internal ", "define ", 1) if n == name else text)
    return "\n".join([*parts, _NODES])


_Index = tuple[dict[str, tuple[str, list[str]]], dict[str, str], dict[str, str]]


@memoised
def _index() -> _Index:
    """{function: (definition, names it uses)}, {global: definition}, {declared: declaration}."""
    key = cache.key([*_identity(), "index"])
    if cache.enabled() and (stored := cache.load(key, "libdevice")) is not None:
        return marshal.loads(stored)  # type: ignore[no-any-return]
    with open(find(), "rb") as file:
        index = _read(bitcode_text(file.read()))
    if cache.enabled():
        cache.store(key, marshal.dumps(index), "libdevice")
    return index


def _read(text: str) -> _Index:
    for name, body in re.findall(r"(?m)^(%[\w.]+) = type (.*)$", text):
        text = re.sub(re.escape(name) + r"\b", body, text)
    once = set(re.findall(r'(?m)^(!\d+) = !\{!"llvm\.loop\.unroll\.count", i32 1\}$', text))
    stays = {n for n, hint in re.findall(r"(?m)^(!\d+) = distinct !\{!\d+, (!\d+)\}$", text) if hint in once}
    text = re.sub(r", !llvm\.loop (!\d+)", lambda m: m[0] if m[1] in stays else "", text)
    questions = dict(re.findall(r'(?m)^(@\.str\S*) = .*c"(__CUDA_\w+)\\00"', text))
    globals_ = {n: t for t, n in re.findall(r"(?m)^(@(__cudart\S+) = .*)$", text)}
    declarations = _declarations(text)
    functions = {}
    for body, name in re.findall(r"(?ms)^(define [^@\n]*@([\w.$]+)\([^\n]*\n.*?^\})$", text):
        body = _without_notes(body)
        body = re.sub(
            r"call i32 @__nvvm_reflect\(ptr (@\.str\S*)\)", lambda m: f"add i32 0, ${questions[m[1]]}", body
        )
        body = re.sub(r"^define (internal )?", "define internal ", body)
        body = body.replace(") {", ") alwaysinline nounwind {", 1)
        uses = _names_in(body) - {name}
        functions[name] = (body, sorted(uses))
    return functions, globals_, declarations


def _declarations(text: str) -> dict[str, str]:
    """What a module declares, by name."""
    pattern = r"(?m)^(declare [^@\n]*@([\w.$]+)\([^\n]*?)(?: #\d+)?$"
    return {n: d.replace(" local_unnamed_addr", "") for d, n in re.findall(pattern, text)}


def _declaration(name: str) -> str:
    head = _index()[0][name][0].split("\n", 1)[0]
    head = head.replace("define internal ", "declare ").removesuffix(" alwaysinline nounwind {")
    return re.sub(r" %[\w.]+(?=[,)])| noundef", "", head)


def _names_in(text: str) -> set[str]:
    return set(re.findall(r"@([\w.$]+)", text))
