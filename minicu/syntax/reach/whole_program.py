"""A whole program from the host's side: what host code reaches from main(), read as device code is.

Functions and variables get `__device__`, so that the compiler for the CPU device compiles them. Kernels
are declared only: host code launches them, and another compilation makes them. A kernel of our own calls
main().
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice, pairwise, takewhile

from minicu.diagnostics.errors import Diagnostics
from minicu.diagnostics.source import Source
from minicu.language import Language
from minicu.syntax.lex import lex
from minicu.syntax.parser.grammar import ASSIGNMENTS, CONSTANTS, STRINGS, Spec
from minicu.syntax.reach.brackets import pairs, report_unclosed
from minicu.syntax.reach.cutter import cut
from minicu.syntax.reach.pieces import DEVICE_WORDS, Piece
from minicu.syntax.tokens import NAMES, Token

#: The kernel that calls main(), and what runs before and after that: see `sema.declarations.dynamic`. What
#: ends is told to the C library, as the Itanium C++ ABI has it (3.3.6.3), by number.
START = "__minicu_start"
INITIALIZE, END, END_LATER = "__minicu_initialize", "__minicu_end", "__minicu_end_later"

#: What the C library knows it by; include/library/host/stdlib.h has it as well.
PROGRAM = 1


def with_start(tokens: list[Token], language: Language, diagnostics: Diagnostics) -> list[Token]:
    """The tokens of a file, with the kernel that calls its main(). At its end main() returns 0 (C++17
    [basic.start.main]p5)."""
    main = None
    unclosed: list[Token] = []
    for piece in cut(tokens, unclosed):
        if piece.kind == "function" and "main" in piece.names and _at_file_scope(piece):
            main = piece
    if main is None or tokens[main.end - 1].type != "RBRACE":
        if unclosed:
            report_unclosed(diagnostics, tokens, unclosed[-1])
            diagnostics.check()
        diagnostics.fatal(None, "no function main(): 'minicu run' runs whole programs")
    inside = tokens[main.start : main.end]
    at = next(i for i, tok in enumerate(inside) if tok.value == "main")
    parameters = [tok for tok in inside[at + 2 : pairs(inside)[at + 1]] if tok.type != "VOID"]
    nothing = any(tok.type == "VOID" for tok in inside[:at])
    commas = sum(tok.type == "COMMA" for tok in parameters)
    arguments = ["argc", "argv", "environment"][: commas + 1] if parameters else []
    # main() is called as what C makes of every such declaration: `const char **argv`, `char *const *argv`.
    shape = ", ".join(["int", "void *", "void *"][: len(arguments)])
    callee = f"(({'void' if nothing else 'int'} (*)({shape}))&main)" if len(arguments) > 1 else "main"
    call = f"{callee}({', '.join(arguments)});"
    text = (
        f"static void {INITIALIZE}();\nstatic void {END}(unsigned long number);\n"
        f"static void {END_LATER}(unsigned long number)\n"
        f"{{ __cxa_atexit((void (*)(void *)){END}, (void *)number, (void *){PROGRAM}); }}\n"
        f"__global__ void {START}(int argc, char **argv, char **environment, int *status)\n"
        f"{{ {INITIALIZE}(); {'' if nothing else '*status = '}{call} __cxa_finalize((void *){PROGRAM}); }}\n"
    )
    start = lex(Source("<minicu>/start", text, "start"), language)
    if not nothing:
        closing = tokens[main.end - 1]
        words = (("RETURN", "return"), ("INT_CONST_DEC", "0"), ("SEMI", ";"))
        zero = [
            Token(kind, word, closing.src, closing.pos, closing.via, closing.lines) for kind, word in words
        ]
        tokens = [*tokens[: main.end - 1], *zero, *tokens[main.end - 1 :]]
    return [*tokens, *start]


def _at_file_scope(piece: Piece) -> bool:
    return piece.inside is None or (piece.inside.kind == "linkage" and piece.inside.up is None)


def running(pieces: Sequence[Piece], tokens: Sequence[Token]) -> list[int]:
    """Which declarations of the user's may run code before main() although nobody names them."""
    classes = _made_by_functions(pieces, tokens)
    objects: set[str] = set()  # those of such classes, and all that is a value: what may stand in a call
    values: set[str] = set()
    for piece in pieces:
        if piece.kind in ("variable", "constant", "function") and not piece.source.system:
            values.update(map(str, piece.names))
            if any(tok.value in classes for tok in tokens[piece.start : piece.end] if tok.type in NAMES):
                objects.update(map(str, piece.names))
    numbers = []
    for number, piece in enumerate(pieces):
        first = tokens[piece.start]
        if (
            piece.device
            or piece.unfinished
            or first.src.system
            or first.type in ("EXTERN", "USING", "TYPEDEF")
        ):
            continue
        inside = tokens[piece.start : piece.end]
        if first.type == "TEMPLATE" and [tok.type for tok in inside[1:3]] != ["LT", "GT"]:
            continue
        if piece.kind in ("variable", "constant") or _declares_object(piece, inside):
            runs = any(tok.value in classes for tok in inside if tok.type in NAMES) or _runs(inside, objects)
        elif piece.kind == "function":
            runs = not piece.defined and _looks_like_object(inside, values)
            runs = runs or _around_main(inside)
        else:
            types = _static_inline(inside) if piece.kind == "type" else []
            runs = bool(types) and (_runs(inside, objects) or not classes.isdisjoint(types))
        if runs:
            numbers.append(number)
    return numbers


_LITERALS = CONSTANTS | STRINGS


def _declares_object(piece: Piece, inside: Sequence[Token]) -> bool:
    """`struct A { ... } a;`"""
    opening = next((i for i, tok in enumerate(inside) if tok.type == "LBRACE"), None)
    if piece.kind != "type" or not piece.defined or opening is None:
        return False
    behind = inside[pairs(inside)[opening] + 1 :]
    return bool(behind) and behind[0].type != "SEMI"


def _static_inline(inside: Sequence[Token]) -> list[str]:
    """What stands before the static members that are defined in a class: their types and names, and those of
    static functions as far as their parameters."""
    words: list[str] = []
    for i, (a, b) in enumerate(pairwise(inside)):
        if {a.type, b.type} == {"STATIC", "INLINE"}:
            head = takewhile(lambda tok: tok.type not in _BEHIND_HEADS, islice(inside, i + 2, None))
            words += [str(tok.value) for tok in head]
    return words


_BEHIND_HEADS = frozenset({"EQUALS", "SEMI", "LBRACE", "LPAREN"})


#: A brace after a name after one of these is a class's body: `struct tag {`, `: public base {`.
_BEFORE_BODIES = frozenset({
    "STRUCT", "CLASS", "UNION", "ENUM", "COLON", "COMMA", "COLONCOLON",
    "PUBLIC", "PROTECTED", "PRIVATE", "VIRTUAL",
})  # fmt: skip


def _enumeration(inside: Sequence[Token]) -> bool:
    """Whether it is `enum ... { ... }`, with or without `typedef`."""
    return next(tok.type for tok in inside if tok.type != "TYPEDEF") == "ENUM"


def _initialises_member(inside: Sequence[Token]) -> bool:
    """Whether there is a default member initialiser `member{...}`."""
    return any(
        tok.type in NAMES and inside[i + 1].type == "LBRACE" and inside[i - 1].type not in _BEFORE_BODIES
        for i, tok in enumerate(inside[1:-1], 1)
    )


def _made_by_functions(pieces: Sequence[Piece], tokens: Sequence[Token]) -> set[str]:
    """The user's classes with a constructor, a destructor, an operator or a default member initialiser, those
    with members or bases of such a class, and their aliases."""
    classes: set[str] = set()
    others: list[tuple[set[str], set[str]]] = []  # the names of a type, and those that it mentions
    for piece in pieces:
        if piece.kind == "type" and not piece.source.system:
            inside = tokens[piece.start : piece.end]
            names = set(map(str, piece.names))
            if (
                piece.defined
                and not _enumeration(inside)
                and (
                    any(
                        a.type in ("OPERATOR", "EQUALS") or (b.type == "LPAREN" and a.value in names)
                        for a, b in pairwise(inside)
                    )
                    or _initialises_member(inside)
                )
            ):
                classes |= names
            others.append((names, {str(tok.value) for tok in inside if tok.type in NAMES}))
    while more := [names for names, mentioned in others if mentioned & classes and not names <= classes]:
        classes = classes.union(*more)
    return classes


_CALLED = NAMES | {"RPAREN", "RBRACKET", "RBRACE", "GT"}
_CHANGING = (ASSIGNMENTS - {"EQUALS"}) | {"NEW", "PLUSPLUS", "MINUSMINUS"}


def _runs(inside: Sequence[Token], objects: set[str]) -> bool:
    """Whether an initialiser calls or changes something, or names an instance of a template, whose own
    initialiser may. Naming one of `objects` may call its functions."""
    behind = assigned = cast = False
    for a, b in pairwise(inside):
        cast |= a.type == "NAMED_CAST"
        if cast and a.type == "GT" and b.type == "LPAREN":  # of itself it calls nothing
            cast = False
            continue
        if a.type == "EQUALS":
            if assigned:
                return True
            assigned = True
        behind |= assigned or a.type == "LBRACE"
        if not behind:
            continue
        if a.type in _CHANGING or a.value in objects:
            return True
        if (b.type == "LPAREN" and a.type in _CALLED) or (b.type == "LT" and a.type in NAMES):
            return True
    return False


def _around_main(inside: Sequence[Token]) -> bool:
    """Whether there is an attribute of functions that run before or after main()."""
    attributes = [i + 1 for i, tok in enumerate(inside[:-1]) if tok.type == "ATTRIBUTE"]
    match = pairs(inside) if attributes else []
    return any(
        str(tok.value).strip("_") in ("constructor", "destructor")
        for i in attributes for tok in inside[i : match[i] + 1]
    )  # fmt: skip


def _looks_like_object(inside: Sequence[Token], values: set[str]) -> bool:
    """`T x(5);`: what is no parameter stands among what could be parameters, and no default argument; or
    `T x(y), z = 5;`, `T x{y}, z(y);`."""
    opening = next((i for i, tok in enumerate(inside) if tok.type in ("LPAREN", "LBRACE")), len(inside))
    rest = inside[opening:]
    around: list[str] = []
    for i, tok in enumerate(rest):
        if tok.type == "LBRACE" and not around:
            return True
        if tok.type in ("LPAREN", "LBRACE", "LBRACKET"):
            around.append(tok.type)
        elif tok.type in ("RPAREN", "RBRACE", "RBRACKET") and around:
            around.pop()
        elif tok.type == "EQUALS" and around in ([], ["LPAREN"]):
            if around and rest[i - 1].value in values and rest[i - 2].type in ("LPAREN", "COMMA"):
                continue  # `T x(y = 5);`
            return not around
    return any(_is_no_parameter(a, b, values) for a, b in pairwise(rest))


def _is_no_parameter(before: Token, tok: Token, values: set[str]) -> bool:
    """Whether `tok` is part of an expression: a literal, the name of a value that no type precedes, or what
    no parameter has, or begins with."""
    if tok.type in _LITERALS or tok.type in _OF_EXPRESSIONS:
        return True
    if tok.type in NAMES:
        return tok.value in values and before.type in _BEFORE_VALUES
    return before.type in ("LPAREN", "COMMA") and tok.type in _BEGINNING


#: Of what stands in the parentheses of a declarator, and in no parameter without a default argument.
_OF_EXPRESSIONS = frozenset({
    "LBRACE", "NEW", "NAMED_CAST", "SIZEOF", "_ALIGNOF", "TYPEID_OF", "NOEXCEPT", "PLUS", "MINUS", "NOT",
    "LNOT", "PERIOD", "ARROW",
})  # fmt: skip
_BEFORE_VALUES = _OF_EXPRESSIONS | {"LPAREN", "COMMA", "COLONCOLON"}
#: ... with which no parameter begins; `(` and `*` do after `(`, in `int (*f)(int)`.
_BEGINNING = frozenset({"AND", "LBRACKET", "PLUSPLUS", "MINUSMINUS"})


def not_for_host(piece: Piece, tokens: Sequence[Token]) -> bool:
    """Whether a piece of the user's is a function that only device code can call."""
    if piece.kind != "function" or not piece.device or piece.source.system:
        return False
    words = set()
    for tok in tokens[piece.start : piece.end]:
        if tok.type == "LBRACE":
            break
        words.add(tok.value)
    return "__device__" in words and "__host__" not in words


def without_body(tokens: Sequence[Token], device: bool = False) -> Sequence[Token]:
    """The declaration of a kernel or device function without its body; any other function unchanged."""
    kernel = any(tok.value == "__global__" for tok in tokens) and all(tok.value != START for tok in tokens)
    if not kernel and not device:
        return tokens
    for i, tok in enumerate(tokens):
        if tok.type == "LBRACE" and tokens[i - 1].type == "RPAREN":
            return [*tokens[:i], _like(tok, "SEMI", ";")]
    return tokens


#: Marks functions of the device's: the host can name them, as arguments of templates, and not call them.
DEVICE_ONLY = "__device_only__"


def named_by_host(pieces: Sequence[Piece], tokens: Sequence[Token], wanted: set[int]) -> set[int]:
    """Which functions of the device's the host code among the `wanted` pieces mentions."""
    device = {number for number in wanted if not_for_host(pieces[number], tokens)}
    mentioned: set[str] = set()
    for number in wanted - device:
        piece = pieces[number]
        inside = tokens[piece.start : piece.end]
        if piece.kind == "function" and any(tok.value == "__global__" for tok in inside):
            continue
        mentioned.update(str(tok.value) for tok in inside if tok.type in NAMES)
    return {number for number in device if mentioned.intersection(pieces[number].names)}


def shadow(tokens: Sequence[Token], device: set[str]) -> Sequence[Token]:
    """The declaration of a device variable without an initialiser that names device functions; it determines
    the length of an array. What is const has an empty one, as C++ wants one ([dcl.init]p7); a constant
    expression has none, as its value would be another one."""
    if not any(tok.value in device for tok in tokens):
        return tokens
    start = next((i for i, tok in enumerate(tokens) if tok.type in ("EQUALS", "LBRACE")), None)
    if start is None:
        return tokens
    head = [*tokens[:start]]
    kinds = [tok.type for tok in head]
    if (
        unknown := next((i for i, b in enumerate(pairwise(kinds)) if b == ("LBRACKET", "RBRACKET")), None)
    ) is not None:
        depth, items = 0, 1
        for i, tok in enumerate(tokens[start:]):
            depth += (tok.type in ("LBRACE", "LPAREN")) - (tok.type in ("RBRACE", "RPAREN"))
            items += tok.type == "COMMA" and depth == 1 and tokens[start + i + 1].type != "RBRACE"
        head.insert(unknown + 1, _like(head[unknown], "INT_CONST_DEC", str(items)))
    if "CONST" in kinds and "CONSTEXPR" not in kinds:
        head += [_like(tokens[start], "LBRACE", "{"), _like(tokens[start], "RBRACE", "}")]
    return [*head, tokens[-1]]


def _like(tok: Token, kind: str, value: str) -> Token:
    """Another token in the place of `tok`."""
    return Token(kind, value, tok.src, tok.pos, tok.via, tok.lines)


#: Marks variables that the program itself puts into device memory: host code has others of their names.
DEVICE_VARIABLE = "__device_variable__"


def note_device_variable(spec: Spec) -> None:
    """Keep in mind that the program puts what is declared, if it is a variable, into device memory."""
    words = {*spec["storage"], *spec["function"]}
    if words & {"__device__", "__constant__", "__shared__"} and not words & {"__host__", "__managed__"}:
        spec["function"] = [*spec["function"], DEVICE_VARIABLE]


def for_the_device(spec: Spec) -> None:
    """Mark what a declaration declares, unless it is marked, or a type."""
    words = spec["function"]
    if "typedef" not in spec["storage"] and DEVICE_WORDS.isdisjoint(words):
        spec["function"] = [*words, "__device__"]


def mark_device_only(spec: Spec) -> bool:
    """Whether the program marks a member function for the device alone; it is then noted that only its name
    counts."""
    words = spec["function"]
    if "__device__" not in words or "__host__" in words:
        return False
    spec["function"] = [*words, DEVICE_ONLY]
    return True
