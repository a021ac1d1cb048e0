"""The macros that exist without a definition: the compiler's own, and those computed at each use."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol

from minicu.diagnostics.errors import Diagnostics, user_span
from minicu.language import Language
from minicu.options import STANDARDS, Options
from minicu.syntax.headers.files import header_name
from minicu.syntax.headers.libraries import has_standard
from minicu.syntax.headers.supplied import find
from minicu.syntax.lex import number_kind
from minicu.syntax.preprocessor.definitions import define_text
from minicu.syntax.preprocessor.feature_macros import features
from minicu.syntax.preprocessor.macros import Computed, Deferred, Operator
from minicu.syntax.tokens import ALTERNATIVE_OPERATORS, PUNCTUATORS, Token

if TYPE_CHECKING:
    from minicu.syntax.preprocessor.directives import Directives


class DataModel(Protocol):
    """What `predefined` must know of abi.target.DataModel."""

    @property
    def pointer(self) -> int: ...
    @property
    def scalars(self) -> Any: ...
    @property
    def size_type(self) -> str: ...
    @property
    def ptrdiff_type(self) -> str: ...
    @property
    def machine(self) -> str: ...
    @property
    def unsigned(self) -> frozenset[str]: ...


#: The file that built-in macros stand in.
BUILT_IN = "<built-in>"


@cache
def builtin(language: Language, arch: int, model: DataModel) -> dict[str, Deferred]:
    """`predefined`, as names for the preprocessor."""
    return defer(predefined(language, arch, model), language)


def defer(macros: Mapping[str, str], language: Language) -> dict[str, Deferred]:
    """Built-in macros ("N" or "F(x)" to replacement) as names for the preprocessor."""

    def one(text: str) -> Deferred:
        return Deferred(lambda: define_text(text, BUILT_IN, language, Diagnostics()))

    return {name.partition("(")[0]: one(f"{name} {text}") for name, text in macros.items()}


def predefined(language: Language, arch: int, model: DataModel) -> dict[str, str]:
    """The compiler's macros for sm_`arch` and a data model: CUDA's, and gcc's that describe types."""
    macros = {**_COMMON, **(_CPLUSPLUS if language.cplusplus else _C), **_types(model)}
    if language.whole_program:
        macros["__MINICU_HOST__"] = "1"
        macros["cudaStreamLegacy"], macros["cudaStreamPerThread"] = "((cudaStream_t)1)", "((cudaStream_t)2)"
        macros.update(defined_in("stdlib.h") | defined_in("time.h"))  # nvcc includes them by itself
    else:
        macros["__CUDA_ARCH__"] = f"{arch}0"
    macros["__CUDA_ARCH_LIST__"] = f"{arch}0"
    macros.update(dict.fromkeys(_MACHINES[model.machine, model.pointer], "1"))
    macros.update((name, "1") for kind, name in _WITHOUT_SIGN.items() if kind in model.unsigned)
    return macros


#: What the host's compiler says of its machine, by name and bytes of an address.
_MACHINES = {
    ("x86_64", 8): ("_LP64", "__LP64__", "__x86_64__", "__x86_64", "__amd64__", "__amd64"),
    ("x86_64", 4): ("_ILP32", "__ILP32__", "__i386__", "__i386"),
    ("aarch64", 8): ("_LP64", "__LP64__", "__aarch64__", "__AARCH64EL__"),
    ("aarch64", 4): ("_ILP32", "__ILP32__", "__arm__", "__ARMEL__"),
}  # fmt: skip
_WITHOUT_SIGN = {"char": "__CHAR_UNSIGNED__", "wchar_t": "__WCHAR_UNSIGNED__"}


def of_options(options: Options, language: Language) -> dict[str, str]:
    """The macros that only some options bring, as nvcc defines them."""
    macros = {}
    cplusplus = language.cplusplus
    number, kind = options.arch_number, "" if language.whole_program else options.arch[-1]
    if kind in ("a", "f"):
        macros["__CUDA_ARCH_FAMILY_SPECIFIC__"] = f"{number}0"
    if kind == "a":
        macros["__CUDA_ARCH_SPECIFIC__"] = f"{number}0"
        macros[f"__CUDA_ARCH_FEAT_SM{number}_ALL"] = "1"
    if options.rdc:
        macros["__CUDACC_RDC__"] = "1"
    if options.debug == "full":
        macros["__CUDACC_DEBUG__"] = "1"
    if cplusplus:  # nvcc includes <assert.h> before everything else: -DNDEBUG counts
        debug = all(name.partition("=")[0] != "NDEBUG" for name, *_ in options.defines)
        macros["assert(...)"] = defined_in("assert.h")["assert(...)"] if debug else "((void)0)"
    standard = options.standard
    given = standard is not None and ("+" in standard) == cplusplus
    version = STANDARDS[standard.replace("gnu", "c")] if standard is not None and given else None
    if cplusplus:
        macros.update(features(version or _CPLUSPLUS["__cplusplus"], language.whole_program))
    if version is not None and standard is not None:
        macros["__cplusplus" if cplusplus else "__STDC_VERSION__"] = version
        if not standard.startswith("gnu"):
            macros["__STRICT_ANSI__"] = "1"
    return macros


@cache
def defined_in(header: str) -> dict[str, str]:
    """The macros of one of our headers; of two definitions the last."""
    source = find(header)
    assert source is not None
    return {name: text.replace("\\\n", "").strip() for name, text in re.findall(_DEFINE, source.text)}


_DEFINE = r"(?m)^#define (\w+(?:\([^)]*\))?) +((?:\\\n|.)+)"

_COMMON = {
    "__MINICU__": "1", "__CUDACC__": "1", "__NVCC__": "1", "__CUDA__": "1",
    "__CUDACC_VER_MAJOR__": "13", "__CUDACC_VER_MINOR__": "0", "__CUDACC_VER_BUILD__": "0",
    "__CUDA_API_VER_MAJOR__": "13", "__CUDA_API_VER_MINOR__": "0", "__CUDACC_DEVICE_ATOMIC_BUILTINS__": "1",
    "__NVCC_DIAG_PRAGMA_SUPPORT__": "1",
    "__STDC__": "1", "__STDC_HOSTED__": "1", "__STDC_UTF_16__": "1", "__STDC_UTF_32__": "1",
    "__STDC_IEC_559__": "1", "__STDC_NO_THREADS__": "1",
    "__GNUC__": "12", "__GNUC_MINOR__": "2", "__GNUC_PATCHLEVEL__": "0", "__VERSION__": '"minicu"',
    "__linux__": "1", "__linux": "1", "linux": "1", "__gnu_linux__": "1",
    "__unix__": "1", "__unix": "1", "unix": "1",
    "__ELF__": "1", "__CHAR_BIT__": "8", "__USER_LABEL_PREFIX__": "", "__NO_INLINE__": "1",
    "__ORDER_LITTLE_ENDIAN__": "1234", "__ORDER_BIG_ENDIAN__": "4321", "__ORDER_PDP_ENDIAN__": "3412",
    "__BYTE_ORDER__": "__ORDER_LITTLE_ENDIAN__", "__FLOAT_WORD_ORDER__": "__ORDER_LITTLE_ENDIAN__",
    "__ATOMIC_RELAXED": "0", "__ATOMIC_CONSUME": "1", "__ATOMIC_ACQUIRE": "2", "__ATOMIC_RELEASE": "3",
    "__ATOMIC_ACQ_REL": "4", "__ATOMIC_SEQ_CST": "5",
    "__NV_ATOMIC_RELAXED": "0", "__NV_ATOMIC_CONSUME": "1", "__NV_ATOMIC_ACQUIRE": "2",
    "__NV_ATOMIC_RELEASE": "3", "__NV_ATOMIC_ACQ_REL": "4", "__NV_ATOMIC_SEQ_CST": "5",
    "__NV_THREAD_SCOPE_THREAD": "0", "__NV_THREAD_SCOPE_BLOCK": "1", "__NV_THREAD_SCOPE_CLUSTER": "2",
    "__NV_THREAD_SCOPE_DEVICE": "3", "__NV_THREAD_SCOPE_SYSTEM": "4",
    "__FLT_RADIX__": "2", "__FLT_EVAL_METHOD__": "0", "__FINITE_MATH_ONLY__": "0",
}  # fmt: skip

_C = {"__STDC_VERSION__": "201112L", "__GNUC_STDC_INLINE__": "1"}
#: Of headers that every .cu file includes beforehand: programs have stand-ins for other compilers in them.
_GUARDS = [
    f"__{header}_H__"
    for header in (
        "CHANNEL_DESCRIPTOR COMMON_FUNCTIONS CUDA_RUNTIME CUDA_RUNTIME_API DEVICE_FUNCTIONS "
        "DEVICE_LAUNCH_PARAMETERS DEVICE_TYPES DRIVER_FUNCTIONS DRIVER_TYPES HOST_CONFIG HOST_DEFINES "
        "LIBRARY_TYPES MATH_FUNCTIONS SURFACE_TYPES TEXTURE_TYPES VECTOR_FUNCTIONS VECTOR_TYPES"
    ).split()
]
_CPLUSPLUS = {
    "__cplusplus": "201703L", "__GNUG__": "12", "_GNU_SOURCE": "1", "__GXX_WEAK__": "1",
    "__GXX_EXPERIMENTAL_CXX0X__": "1",
    # From CUDA's headers, which every .cu file includes beforehand.
    "NULL": "0L", "CUDART_VERSION": "13000", "__CUDART_API_VERSION": "CUDART_VERSION", "CUDARTAPI": "",
    "CUDARTAPI_CDECL": "", "__device_builtin__": "", "__device_builtin_texture_type__": "",
    "__device_builtin_surface_type__": "", "__cudart_builtin__": "", "__inline_hint__": "",
    "__import__": "", "__export__": "", "__cdecl": "", "__specialization_static": "",
    "__no_return__": "__attribute__((noreturn))", "__thread__": "__thread",
    "CUDART_CB": "", **dict.fromkeys(_GUARDS, ""),
    # NVTX calls what tools give it by pointers, as C does: its functions do nothing.
    "NVTX_DISABLE": "1",
    "__NV_SILENCE_DEPRECATION_BEGIN": "", "__NV_SILENCE_DEPRECATION_END": "",
    "__NV_SILENCE_HOST_DEPRECATION_BEGIN": "", "__NV_SILENCE_HOST_DEPRECATION_END": "",
}  # fmt: skip

#: gcc's names for the types of a data model: kind -> (word in the macro, spelling, suffix of a constant).
_INTEGERS = {
    "schar": ("SCHAR", "signed char", ""), "short": ("SHRT", "short", ""), "int": ("INT", "int", ""),
    "long": ("LONG", "long", "L"), "llong": ("LONG_LONG", "long long", "LL"),
}  # fmt: skip
_ALIASES = {
    "SIZE": "size_type", "PTRDIFF": "ptrdiff_type", "WCHAR": "int", "WINT": "uint", "SIG_ATOMIC": "int",
    "CHAR16": "ushort", "CHAR32": "uint",
}  # fmt: skip
_FLOATS = {
    # radix digits, decimal digits, exponents (2 and 10), then MAX, MIN, EPSILON, DENORM_MIN, by size
    4: ("24", "6", "9", "(-125)", "128", "(-37)", "38", "3.40282346638528859811704183484516925e+38",
        "1.17549435082228750796873653722224568e-38", "1.19209289550781250000000000000000000e-7",
        "1.40129846432481707092372958328991613e-45"),
    8: ("53", "15", "17", "(-1021)", "1024", "(-307)", "308", "1.79769313486231570814527423731704357e+308",
        "2.22507385850720138309023271733240406e-308", "2.22044604925031308084726333618164062e-16",
        "4.94065645841246544176568792868221372e-324"),
    16: ("64", "18", "21", "(-16381)", "16384", "(-4931)", "4932",
        "1.18973149535723176502126385303097021e+4932", "3.36210314311209350626267781732175260e-4932",
        "1.08420217248550443400745280086994171e-19",
        "3.64519953188247460252840593361941982e-4951"),
}  # fmt: skip
_FLOAT_FACTS = (
    "MANT_DIG", "DIG", "DECIMAL_DIG", "MIN_EXP", "MAX_EXP", "MIN_10_EXP", "MAX_10_EXP", "MAX", "MIN",
    "EPSILON", "DENORM_MIN",
)  # fmt: skip


def _types(model: DataModel) -> dict[str, str]:
    size = {kind: entry[0] for kind, entry in model.scalars.items()}
    macros: dict[str, str] = {}

    def limit(word: str, kind: str) -> None:
        """__X_TYPE__, __X_MAX__ and __X_WIDTH__ of the integer type `kind`."""
        signed = kind if kind in _INTEGERS else {"uchar": "schar"}.get(kind, kind[1:])
        spelling, suffix = _INTEGERS[signed][1:]
        unsigned = kind != signed
        bits = 8 * size[kind]
        if unsigned:
            spelling = "unsigned " + ("char" if signed == "schar" else spelling)
            suffix = ("U" if size[kind] >= size["int"] else "") + suffix
        macros[f"__{word}_TYPE__"] = spelling
        macros[f"__{word}_MAX__"] = f"{(1 << (bits - (not unsigned))) - 1:#x}{suffix}"
        macros[f"__{word}_WIDTH__"] = str(bits)

    for kind, (word, _, _) in _INTEGERS.items():
        limit(word, kind)
        del macros[f"__{word}_TYPE__"]
    for word, kind in _ALIASES.items():
        if word == "WCHAR" and "wchar_t" in model.unsigned:
            kind = "uint"
        limit(word, getattr(model, kind) if kind.endswith("_type") else kind)
    by_size = {1: "schar", 2: "short", 4: "int", 8: "long" if size["long"] == 8 else "llong"}
    for bits in (8, 16, 32, 64):
        kind = by_size[bits // 8]
        # glibc's choice, which programs were written against: fast types of 16 and 32 bits are words.
        fast = by_size[model.pointer] if bits in (16, 32) else kind
        for name, chosen in ((f"INT{bits}", kind), (f"INT_LEAST{bits}", kind), (f"INT_FAST{bits}", fast)):
            limit(name, chosen)
            limit("U" + name, _unsigned(chosen))
        suffix = _INTEGERS[kind][2]
        macros[f"__INT{bits}_C(c)"] = f"c ## {suffix}" if suffix else "c"
        macros[f"__UINT{bits}_C(c)"] = f"c ## U{suffix}" if bits >= 32 else "c"
    for name, kind in (("INTMAX", by_size[8]), ("INTPTR", by_size[model.pointer])):
        limit(name, kind)
        limit("U" + name, _unsigned(kind))
    suffix = _INTEGERS[by_size[8]][2]
    macros["__INTMAX_C(c)"], macros["__UINTMAX_C(c)"] = f"c ## {suffix}", f"c ## U{suffix}"
    macros["__WCHAR_MIN__"] = "0U" if "wchar_t" in model.unsigned else "(-__WCHAR_MAX__ - 1)"
    macros["__WINT_MIN__"] = "0U"
    macros["__SIG_ATOMIC_MIN__"] = "(-__SIG_ATOMIC_MAX__ - 1)"
    sizes = {
        "SHORT": size["short"], "INT": size["int"], "LONG": size["long"], "LONG_LONG": size["llong"],
        "INT128": size["int128"], "FLOAT": size["float"], "DOUBLE": size["double"],
        "LONG_DOUBLE": size["ldouble"], "POINTER": model.pointer, "SIZE_T": size[model.size_type],
        "PTRDIFF_T": size[model.ptrdiff_type], "WCHAR_T": size["wchar_t"], "WINT_T": size["uint"],
    }  # fmt: skip
    macros.update({f"__SIZEOF_{word}__": str(n) for word, n in sizes.items()})
    macros["__BIGGEST_ALIGNMENT__"] = str(max(align for _, align in model.scalars.values()))
    for word, kind, suffix in (("FLT", "float", "F"), ("DBL", "double", ""), ("LDBL", "ldouble", "L")):
        facts = _FLOATS[size[kind]]
        macros.update({f"__{word}_{fact}__": value for fact, value in zip(_FLOAT_FACTS, facts, strict=True)})
        for fact in _FLOAT_FACTS[-4:]:
            macros[f"__{word}_{fact}__"] += suffix
        macros[f"__{word}_NORM_MAX__"] = macros[f"__{word}_MAX__"]
        macros.update({f"__{word}_HAS_{what}__": "1" for what in ("DENORM", "INFINITY", "QUIET_NAN")})
    macros["__DECIMAL_DIG__"] = macros["__LDBL_DECIMAL_DIG__"]
    return macros


def _unsigned(kind: str) -> str:
    return "uchar" if kind == "schar" else "u" + kind


def computed(state: Directives) -> dict[str, Computed]:
    """`__LINE__` and the others whose value depends on where, or when, they stand."""

    def string(text: str) -> tuple[str, str]:
        escaped = text.replace("\\", "\\\\").replace('"', '\\"')
        return "STRING_LITERAL", f'"{escaped}"'

    def number(value: int) -> tuple[str, str]:
        return number_kind(str(value)), str(value)

    def count() -> tuple[str, str]:
        state.counted += 1
        return number(state.counted - 1)

    def base() -> tuple[str, str]:
        state.named_base = True
        return string(state.base.name)

    def now(form: str) -> tuple[str, str]:
        # reproducible-builds.org: SOURCE_DATE_EPOCH stands for the time of the build, in UTC.
        epoch = os.environ.get("SOURCE_DATE_EPOCH", "")
        moment = time.gmtime(int(epoch)) if epoch.isdecimal() and len(epoch) < 12 else time.localtime()
        if "%b" in form:  # in English, whatever the locale
            month = "JanFebMarAprMayJunJulAugSepOctNovDec"[moment.tm_mon * 3 - 3 : moment.tm_mon * 3]
            form = form.replace("%b", month).replace("%e", f"{moment.tm_mday:2}")
        text = time.strftime(form, moment)
        state.moments.append(text)
        return string(text)

    values: dict[str, Callable[[Token], tuple[str, str]]] = {
        "__LINE__": lambda token: number(user_span(token.span).place[1]),
        "__FILE__": lambda token: string(user_span(token.span).place[0]),
        "__FILE_NAME__": lambda token: string(os.path.basename(user_span(token.span).place[0])),
        "__BASE_FILE__": lambda token: base(),
        "__COUNTER__": lambda token: count(),
        "__INCLUDE_LEVEL__": lambda token: number(len(state.files) - 1),
        "__DATE__": lambda token: now("%b %e %Y"),
        "__TIME__": lambda token: now("%H:%M:%S"),
        "__TIMESTAMP__": lambda token: now("%a %b %e %H:%M:%S %Y"),
    }
    if state.language.cplusplus:
        for word, operator in ALTERNATIVE_OPERATORS.items():
            values[word] = lambda token, operator=operator: (PUNCTUATORS[operator], operator)  # type: ignore[misc]
    return {name: Computed(name, value) for name, value in values.items()}


#: Attributes that the compiler obeys, for `__has_attribute` and its C++ sibling.
ATTRIBUTES = frozenset(
    "aligned packed noinline always_inline noreturn unused used const pure nothrow deprecated"
    " warn_unused_result fallthrough maybe_unused nodiscard"
    " global device host shared constant launch_bounds".split()
)


def operators(state: Directives, has_builtin: Callable[[str], bool]) -> dict[str, Operator]:
    """`defined` and the other operators of `#if`."""

    def name_of(word: Token, operand: list[Token]) -> str:
        if len(operand) != 1 or not (operand[0].value[0].isalpha() or operand[0].value[0] in "_$"):
            place = operand[0] if operand else word
            state.diagnostics.error(place, f"'{word.value}' takes a name")
            return ""
        return operand[0].value

    def bare(name: str) -> str:
        return name[2:-2] if len(name) > 4 and name.startswith("__") and name.endswith("__") else name

    def defined(word: Token, operand: list[Token]) -> int:
        return int(state.is_defined(name_of(word, operand)))

    def attribute(word: Token, operand: list[Token]) -> int:
        # `gnu::packed` too
        scoped = [t for t in operand if t.type not in ("COLON", "COLONCOLON")][-1:]
        return int(bare(name_of(word, scoped)) in ATTRIBUTES)

    def builtin(word: Token, operand: list[Token]) -> int:
        return int(has_builtin(name_of(word, operand)))

    def include(word: Token, operand: list[Token]) -> int:
        header = header_name(operand)
        if header is None:
            place = operand[0] if operand else word
            state.diagnostics.error(place, f"'{word.value}' takes \"FILE\" or <FILE>")
            return 0
        file = state.files[-1]
        after = file.found_in + 1 if word.value.endswith("next") else None
        header_ = state.search.find(*header, file, after)
        if header_ is not None:
            state.search.read[header_[1]] = header_[0]
        return int(header_ is not None or (state.language.cplusplus and has_standard(header[0])))

    return {
        name: Operator(name, evaluate, of_files)
        for name, evaluate, of_files in (
            ("defined", defined, False),
            ("__has_include", include, True), ("__has_include_next", include, True),
            ("__has_attribute", attribute, False), ("__has_cpp_attribute", attribute, False),
            ("__has_c_attribute", attribute, False), ("__has_builtin", builtin, False),
        )
    }  # fmt: skip
