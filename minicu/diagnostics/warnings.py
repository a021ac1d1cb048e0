"""All warning options: the names after -W, and which are on unless they are asked for.

The table is complete wherever it is seen: an option is known (`-Wno-format`) in a file that needs no module
which gives that warning.
"""

from __future__ import annotations

#: Warning options by the name after -W, and whether each is on by default.
WARNINGS: dict[str, bool] = {}


def _option(name: str, *, default: bool = True) -> str:
    WARNINGS[name] = default
    return name


# the preprocessor
BUILTIN_MACRO_REDEFINED = _option("builtin-macro-redefined")
EXTRA_TOKENS = _option("extra-tokens")
IGNORED_PRAGMAS = _option("ignored-pragmas")
MACRO_REDEFINED = _option("macro-redefined")
MISSING_HEADER = _option("missing-header")  # a header with CUDA code, which can only be the user's
PRAGMA_MESSAGES = _option("#pragma-messages")
IGNORED_TRIGRAPHS = _option("trigraphs")
UNDEF = _option("undef", default=False)
UNKNOWN_PRAGMAS = _option("unknown-pragmas", default=False)
WARNED = _option("#warnings")

# what is written and perhaps meant otherwise
CONDITION_ASSIGNMENT = _option("condition-assignment")
DANGLING_ELSE = _option("dangling-else", default=False)
EMPTY_BODY = _option("empty-body", default=False)
MISSPELLED_KEYWORD = _option("misspelled-keyword")
PARENTHESES = _option("parentheses", default=False)
SELF_ASSIGN = _option("self-assign")
POINTER_BOOL_CONVERSION = _option("pointer-bool-conversion")
TYPE_LIMITS = _option("type-limits", default=False)
UNUSED_VALUE = _option("unused-value")

# declarations
DEPRECATED_DECLARATIONS = _option("deprecated-declarations")
DEPRECATED_NON_PROTOTYPE = _option("deprecated-non-prototype")
EXTERN_DEFINITION = _option("extern-definition")  # nvcc's 20044
EXTERN_INITIALIZER = _option("extern-initializer")
IGNORED_ATTRIBUTES = _option("ignored-attributes")
IMPLICIT_FUNCTION_DECLARATION = _option("implicit-function-declaration")
IMPLICIT_INT = _option("implicit-int")
INCOMPATIBLE_LIBRARY_REDECLARATION = _option("incompatible-library-redeclaration")
MISSING_DECLARATIONS = _option("missing-declarations")
SHADOW = _option("shadow", default=False)
TENTATIVE_DEFINITION_ARRAY = _option("tentative-definition-array")
HOST_USE = _option("host-use")  # nvcc's 20091, 20092
REFERENCE_PARAMETER = _option("reference-parameter")
UNDEFINED_INTERNAL = _option("undefined-internal")
UNKNOWN_ATTRIBUTES = _option("unknown-attributes")

# what is declared and not used
UNUSED_BUT_SET_VARIABLE = _option("unused-but-set-variable", default=False)
UNUSED_FUNCTION = _option("unused-function", default=False)
UNUSED_LABEL = _option("unused-label", default=False)
UNUSED_PARAMETER = _option("unused-parameter", default=False)
UNUSED_VARIABLE = _option("unused-variable", default=False)
UNINITIALIZED = _option("uninitialized", default=False)

# numbers and characters
BITFIELD_WIDTH = _option("bitfield-width")
CHAR_TOO_LONG = _option("char-too-long")
CONSTANT_CONVERSION = _option("constant-conversion")
DIVISION_BY_ZERO = _option("division-by-zero")
IMPLICITLY_UNSIGNED_LITERAL = _option("implicitly-unsigned-literal")
INTEGER_OVERFLOW = _option("integer-overflow")
LITERAL_CONVERSION = _option("literal-conversion")
LITERAL_RANGE = _option("literal-range")
MULTICHAR = _option("multichar", default=False)
SHIFT_COUNT_NEGATIVE = _option("shift-count-negative")
SHIFT_COUNT_OVERFLOW = _option("shift-count-overflow")
SIGN_COMPARE = _option("sign-compare", default=False)
SIGN_CONVERSION = _option("sign-conversion", default=False)
UNKNOWN_ESCAPE_SEQUENCE = _option("unknown-escape-sequence")

# pointers
ARRAY_BOUNDS = _option("array-bounds")
COMPARE_DISTINCT_POINTER_TYPES = _option("compare-distinct-pointer-types")
DISCARDED_QUALIFIERS = _option("discarded-qualifiers")
FRAME_ADDRESS = _option("frame-address")
INCOMPATIBLE_POINTER_TYPES = _option("incompatible-pointer-types")
INT_CONVERSION = _option("int-conversion")
INT_TO_POINTER_CAST = _option("int-to-pointer-cast", default=False)
POINTER_ARITH = _option("pointer-arith", default=False)
POINTER_INTEGER_COMPARE = _option("pointer-integer-compare")
POINTER_SIGN = _option("pointer-sign", default=False)
POINTER_TO_INT_CAST = _option("pointer-to-int-cast")
POINTER_TYPE_MISMATCH = _option("pointer-type-mismatch")
RETURN_STACK_ADDRESS = _option("return-stack-address")
WRITABLE_STRINGS = _option("writable-strings")

# initialisers
BRACED_SCALAR_INIT = _option("braced-scalar-init")
EXCESS_INITIALIZERS = _option("excess-initializers")
NARROWING = _option("narrowing")
SHARED_INITIALIZATION = _option("shared-initialization")

# statements
BYPASSED_INITIALIZATION = _option("bypassed-initialization")
CASE_OVERFLOW = _option("case-overflow")
EMPTY_CASE_RANGE = _option("empty-case-range")
EXCEPTIONS = _option("exceptions")
INVALID_NORETURN = _option("invalid-noreturn")
RETURN_TYPE = _option("return-type")
SWITCH = _option("switch", default=False)

# printf and its like
FORMAT = _option("format")
FORMAT_EXTRA_ARGS = _option("format-extra-args")
FORMAT_INSUFFICIENT_ARGS = _option("format-insufficient-args")
FORMAT_INVALID_SPECIFIER = _option("format-invalid-specifier")
FORMAT_NONLITERAL = _option("format-nonliteral", default=False)
FORMAT_SECURITY = _option("format-security")
FORMAT_ZERO_LENGTH = _option("format-zero-length")

# host and device
CROSS_EXECUTION_SPACE_CALL = _option("cross-execution-space-call")  # as nvcc calls it
HOST = _option("host", default=False)  # what is left to the host
HOST_LAYOUT = _option("host-layout")
MISSING_SYMBOL = _option("missing-symbol")
MISSING_INSTANCE = _option("missing-instance")  # of a kernel that host code names
NO_KERNELS = _option("missing-kernels")
UNCHECKED_ASSERTION = _option("unchecked-assertion")  # assertions about what only the host knows

# the command line
UNKNOWN_WARNING_OPTION = _option("unknown-warning-option")

#: What -Wall leaves as it is, as in gcc and clang: matters of taste, and remarks about host code.
NOT_IN_ALL = frozenset((
    HOST, INT_TO_POINTER_CAST, POINTER_ARITH, SHADOW, SIGN_CONVERSION, TYPE_LIMITS, UNDEF, UNKNOWN_PRAGMAS,
    UNUSED_PARAMETER,
))  # fmt: skip

#: Kinds of nvcc's that have no counterpart: about host code, or an error here. Naming them is no mistake.
OF_NVCC = frozenset((
    "default-stream-launch", "deprecated-gpu-targets", "ext-lambda-captures-this", "missing-launch-bounds",
    "reorder",
))  # fmt: skip

#: -W names that stand for several.
GROUPS: dict[str, tuple[str, ...]] = {
    "extra": ("all", TYPE_LIMITS, UNUSED_PARAMETER),
    "parentheses": (CONDITION_ASSIGNMENT, PARENTHESES),
    "unused": (UNUSED_BUT_SET_VARIABLE, UNUSED_FUNCTION, UNUSED_LABEL, UNUSED_VALUE, UNUSED_VARIABLE),
    "conversion": (SIGN_CONVERSION, CONSTANT_CONVERSION, LITERAL_CONVERSION),
}
