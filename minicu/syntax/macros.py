"""Macros: their definitions and their expansion (C11 6.10.3).

Expansion works on one stack of pending tokens: an expansion is pushed there to be scanned again, above
a mark that says where it ends; until the mark is reached its macro is not expanded again (6.10.3.4p2).
Nothing recurses on Python's stack, however deep macros and their arguments nest.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any

from minicu.errors import Diagnostics, Note
from minicu.language import Language
from minicu.source import Expansion, Source
from minicu.syntax.lex import Text, grammar, scan
from minicu.syntax.tokens import Expanded, Token, punctuators

#: Tokens that macro expansion may produce in one run; more is taken for a program that would never end.
EXPANSION_LIMIT = 2_000_000

_SCRATCH = "<scratch space>"
_WORDS = frozenset({"ID", "MACRO", "PAINTED", "END"})
_STRINGS = frozenset(
    "STRING_LITERAL WSTRING_LITERAL U8STRING_LITERAL U16STRING_LITERAL U32STRING_LITERAL"
    " CHAR_CONST WCHAR_CONST U8CHAR_CONST U16CHAR_CONST U32CHAR_CONST INT_CONST_CHAR".split()
)

# What an element of a replacement list is.
_TEXT, _PARAMETER, _STRING, _OPTIONAL = range(4)


class Element:
    """One part of a function-like macro's replacement list.

    `index` is the parameter's; `pasted` says that `##` follows, `inner` holds what stands within
    `__VA_OPT__(...)`, and `quoted` that a `#` precedes that.
    """

    __slots__ = ("index", "inner", "kind", "pasted", "quoted", "spaced", "token")

    def __init__(self, kind: int, token: Token, index: int = -1, inner: list[Element] | None = None) -> None:
        self.kind = kind
        self.token = token
        self.spaced = token.spaced
        self.index = index
        self.inner = inner or []
        self.pasted = self.quoted = False


class Macro:
    """A macro: `params` is None for an object-like one. A variadic one's last parameter takes the rest
    of the arguments. `token` names the macro where it was defined."""

    __slots__ = ("_rows", "body", "constant", "elements", "end", "name", "params", "token", "variadic")

    def __init__(
        self,
        name: Token,
        params: tuple[str, ...] | None,
        variadic: bool,
        body: list[Token],
        elements: list[Element],
    ) -> None:
        self.name = name.value
        self.token = name
        self.params = params
        self.variadic = variadic
        self.body = body
        self.elements = elements  # empty if the body is to be copied as it stands
        #: one token that is no word, such as 256: nothing is left to expand in it
        self.constant = params is None and len(body) == 1 and body[0].type not in _WORDS
        self.end = _End(self)
        self._rows: list[tuple[Any, ...]] | None = None

    def expansion(self, call: Token) -> list[Token]:
        """The replacement of an object-like macro without `##`, as named by `call`."""
        rows = self._rows
        if rows is None:
            rows = self._rows = [(t.type, t.value, t.src, t.pos, t.lines, t.spaced) for t in self.body]
        via = Expansion(self.name, call)
        return [Expanded(k, v, s, p, via, n, w) for k, v, s, p, n, w in rows]

    def same(self, other: Macro) -> bool:
        """Whether a redefinition as `other` is harmless (6.10.3p2)."""
        return (
            self.params == other.params
            and [t.value for t in self.body] == [t.value for t in other.body]
            and [t.spaced for t in self.body[1:]] == [t.spaced for t in other.body[1:]]
        )

    def __repr__(self) -> str:
        return f"Macro({self.name})"


class _End:
    """Marks, among pending tokens, where the expansion of `macro` ends."""

    __slots__ = ("macro", "type")

    def __init__(self, macro: Macro) -> None:
        self.type = "END"
        self.macro = macro


class Computed:
    """A macro whose replacement is one token computed at each use, such as `__LINE__`."""

    __slots__ = ("name", "replacement")

    def __init__(self, name: str, replacement: Callable[[Token], tuple[str, str]]) -> None:
        self.name = name
        self.replacement = replacement  # of the token that names it: kind and spelling

    def token(self, call: Token) -> Token:
        kind, value = self.replacement(call)
        return Expanded(kind, value, call.src, call.pos, call.via, call.lines, call.spaced)


class Deferred:
    """A macro whose definition is read when it is first used: there are hundreds of built-in ones."""

    __slots__ = ("make",)

    def __init__(self, make: Callable[[], Macro | None]) -> None:
        self.make = make


class Operator:
    """A word that works like a function in `#if` only: `defined`, `__has_include`.

    `expands` says that its operand is macro-expanded unless it begins with a token in `plain`.
    """

    __slots__ = ("evaluate", "expands", "name")

    def __init__(
        self, name: str, evaluate: Callable[[Token, list[Token]], int], expands: bool = False
    ) -> None:
        self.name = name
        self.evaluate = evaluate
        self.expands = expands


Names = dict[str, Any]  # a keyword's kind | Macro | Deferred | Computed | Operator
Segment = tuple[list[Token], list[int]]
_Scan = Generator["_Scan", list[Token], list[Token]]


class Feed:
    """Where a macro call may find its arguments after its own text: the rest of the file.

    `hits` are the indices of the macro names in `tokens`; `more` gives the next stretch of the file.
    """

    __slots__ = ("at", "hits", "more", "tokens")

    def __init__(self, segment: Segment, more: Callable[[], Segment | None]) -> None:
        self.tokens, self.hits = segment
        self.at = 0
        self.more = more

    def next(self) -> Token | None:
        while self.at >= len(self.tokens):
            segment = self.more()
            if segment is None:
                return None
            self.tokens, self.hits = segment
            self.at = 0
        self.at += 1
        return self.tokens[self.at - 1]


class Expander:
    """Expands the macros of `names` for one run of the preprocessor."""

    def __init__(
        self, names: Names, keywords: dict[str, str], language: Language, diagnostics: Diagnostics
    ) -> None:
        self.names = names
        self.keywords = keywords
        self.language = language
        self.diagnostics = diagnostics
        self.busy: set[Macro] = set()
        self.left = EXPANSION_LIMIT

    def replace(self, segment: Segment, more: Callable[[], Segment | None], out: list[Token]) -> None:
        """Append a stretch of the file to `out`, its macros expanded."""
        feed = Feed(segment, more)
        hits, k = feed.hits, 0
        while k < len(hits):
            hit = hits[k]
            k += 1
            if hit < feed.at:
                continue  # it was an argument
            out += feed.tokens[feed.at : hit]
            feed.at = hit + 1
            call = feed.tokens[hit]
            entry = self.names.get(call.value)
            if entry.__class__ is Macro and entry.constant:
                self._spend(call, 1)
                made = entry.expansion(call)
                made[0].spaced = call.spaced  # type: ignore[misc]
                out += made
            else:
                _run(self._scan([call], out, feed, final=True))
            if feed.hits is not hits:
                hits, k = feed.hits, 0
        out += feed.tokens[feed.at :]

    def expand(self, tokens: list[Token], condition: bool = False) -> list[Token]:
        """`tokens` with their macros expanded; in a `condition`, `defined` and its kin are evaluated."""
        return _run(self._scan(tokens[::-1], [], None, final=True, condition=condition))

    def _scan(
        self,
        pending: list[Any],
        out: list[Token],
        feed: Feed | None,
        final: bool = False,
        condition: bool = False,
    ) -> _Scan:
        """Expand `pending` (a stack: the next token is its last) onto `out`, and return that.

        A generator: it yields a scan that it needs the result of. Only a `final` scan gives words
        their kinds; an argument's is scanned again.
        """
        names, busy, append, pop = self.names, self.busy, out.append, pending.pop
        while pending:
            token = pop()
            kind = token.type
            if kind not in _WORDS:
                append(token)
                continue
            if kind == "END":
                busy.discard(token.macro)
                continue
            if kind == "PAINTED":
                if final:
                    token.type = self.keywords.get(token.value, "ID")
                append(token)
                continue
            macro = names.get(token.value)
            if macro is None:
                token.type = "ID"
                append(token)
            elif macro.__class__ is str:
                token.type = macro
                append(token)
            elif macro.__class__ is Deferred:
                names[token.value] = macro.make()
                pending.append(token)
            elif macro in busy:
                token.type = self.keywords.get(token.value, "ID") if final else "PAINTED"
                append(token)
            elif macro.__class__ is Computed:
                append(macro.token(token))
            elif macro.__class__ is Operator:
                if not condition:
                    token.type = "ID"
                    append(token)
                    continue
                operand = self._operand(pending)
                if macro.expands and operand and operand[0].type in _WORDS:
                    operand = yield self._scan(operand[::-1], [], None, final=True)
                append(
                    Token(
                        "INT_CONST_DEC", str(macro.evaluate(token, operand)), token.src, token.pos, token.via
                    )
                )
            elif macro.params is None:
                made = (
                    _fill(self, macro, token, macro.elements, [], [])
                    if macro.elements
                    else macro.expansion(token)
                )
                self._push(macro, token, made, pending)
            else:
                following = self._peek(pending, feed)
                if following is None or following.type != "LPAREN":
                    token.type = self.keywords.get(token.value, "ID") if final else "MACRO"
                    append(token)
                    continue
                pop()
                given = self._arguments(macro, token, pending, feed)
                if given is None:
                    token.type = self.keywords.get(token.value, "ID")
                    append(token)
                    continue
                expanded = list(given)
                for i, argument in enumerate(given):
                    if argument and any(t.type in _WORDS for t in argument):
                        expanded[i] = yield self._scan(argument[::-1], [], None)
                made = _fill(self, macro, token, macro.elements, given, expanded)
                self._push(macro, token, made, pending)
        return out

    def _push(self, macro: Macro, call: Token, made: list[Token], pending: list[Any]) -> None:
        """Put an expansion where it is scanned again."""
        self._spend(call, len(made) + 1)
        if made:
            made[0].spaced = call.spaced  # type: ignore[misc]
        self.busy.add(macro)
        pending.append(macro.end)
        made.reverse()
        pending += made

    def _peek(self, pending: list[Any], feed: Feed | None) -> Token | None:
        """The next token, left on `pending`; expansions that end before it are over."""
        while pending:
            if pending[-1].type != "END":
                return pending[-1]
            self.busy.discard(pending.pop().macro)
        following = feed.next() if feed else None
        if following is not None:
            pending.append(following)
        return following

    def _arguments(
        self, macro: Macro, call: Token, pending: list[Any], feed: Feed | None
    ) -> list[list[Token]] | None:
        """The arguments of a call whose `(` has been read; None after an error."""
        assert macro.params is not None
        names, busy, count = self.names, self.busy, len(macro.params)
        given: list[list[Token]] = [[]]
        depth = 0
        while True:
            token = self._peek(pending, feed)
            if token is None:
                self.diagnostics.error(
                    call,
                    f"unterminated call of the macro '{macro.name}': its ')' is missing",
                    _defined(macro),
                )
                return None
            pending.pop()
            kind = token.type
            if kind == "LPAREN":
                depth += 1
            elif kind == "RPAREN":
                if depth == 0:
                    break
                depth -= 1
            elif kind == "COMMA":
                if depth == 0 and not (macro.variadic and len(given) >= count):
                    given.append([])
                    continue
            elif kind in _WORDS and names.get(token.value) in busy:
                token.type = "PAINTED"  # 6.10.3.4p2: no longer available, even where it is scanned again
            given[-1].append(token)
        if count == 0 and given == [[]]:
            return []
        if len(given) < count - macro.variadic or len(given) > count:
            wanted = f"at least {count - 1}" if macro.variadic else str(count)
            self.diagnostics.error(
                call,
                f"the macro '{macro.name}' takes {wanted} argument{'s' * (wanted != '1')}, not {len(given)}",
                _defined(macro),
            )
            return None
        return given + [[]] * (count - len(given))

    def _operand(self, pending: list[Any]) -> list[Token]:
        """What an operator of `#if` applies to: a name, or what stands in its parentheses."""
        token = self._peek(pending, None)
        if token is None:
            return []
        pending.pop()
        if token.type != "LPAREN":
            return [token]
        operand: list[Token] = []
        depth = 0
        while (token := self._peek(pending, None)) is not None:
            pending.pop()
            depth += (token.type == "LPAREN") - (token.type == "RPAREN")
            if depth < 0:
                return operand
            operand.append(token)
        return []

    def _spend(self, call: Token, tokens: int) -> None:
        self.left -= tokens
        if self.left < 0:
            self.diagnostics.fatal(call, f"macro expansion produces more than {EXPANSION_LIMIT} tokens")

    def paste(self, left: Token, right: Token, call: Token, via: Expansion) -> list[Token]:
        """`left ## right` (6.10.3.3p3): one token, or both after an error."""
        self._spend(call, (len(left.value) + len(right.value)) // 16)
        joined = left.value + right.value
        source = Source(_SCRATCH, joined)
        made: list[Token] = []
        text = Text(source)
        scan(text, 0, len(joined), grammar(self.language), punctuators(self.language), {}, made)
        if len(made) == 1 and made[0].value == joined and not made[0].value.startswith("/*") \
                and (made[0].type != "INVALID" or joined[0].isdigit() or joined[0] == "."):  # fmt: skip
            return [Expanded(made[0].type, joined, source, 0, via, call.lines, left.spaced)]
        self.diagnostics.error(
            call, f"'##' joins '{left.value}' and '{right.value}' to '{joined}', which is no token"
        )
        return [left, right]


def _run(scan: _Scan) -> list[Token]:
    """Run a scan and those it asks for, without recursion."""
    waiting, result = [scan], None
    while True:
        try:
            inner = waiting[-1].send(result)  # type: ignore[arg-type]
        except StopIteration as stop:
            waiting.pop()
            result = stop.value
            if not waiting:
                return result
        else:
            waiting.append(inner)
            result = None


def _fill(
    expander: Expander,
    macro: Macro,
    call: Token,
    elements: list[Element],
    given: list[list[Token]],
    expanded: list[list[Token]],
) -> list[Token]:
    """The replacement list with its arguments in place, `#` and `##` applied (6.10.3.1 to 6.10.3.3)."""
    via = Expansion(macro.name, call)
    out: list[Token | None] = []  # None is 6.10.3.3p2's placemarker
    pasting = False
    before: Element | None = None
    for element in elements:
        token, kind = element.token, element.kind
        new: list[Token | None]
        if kind == _TEXT:
            new = [Expanded(token.type, token.value, token.src, token.pos, via, token.lines, element.spaced)]
        elif kind == _PARAMETER:
            last = macro.variadic and element.index == len(given) - 1
            if (
                pasting
                and last
                and before is not None
                and before.kind == _TEXT
                and before.token.type == "COMMA"
            ):
                # GNU: `, ## __VA_ARGS__` drops the comma if there are no further arguments.
                pasting = False
                if not given[element.index]:
                    out.pop()
                new = _copied(expanded[element.index], element)
            else:
                chosen = given if pasting or element.pasted else expanded
                new = _copied(chosen[element.index], element)
                if not new and chosen is given:
                    new = [None]
        elif kind == _STRING:
            new = [_stringised(given[element.index], token, via, element)]
            expander._spend(call, len(new[0].value) // 16)  # type: ignore[union-attr]
        elif any(expanded[-1]):
            inner = _fill(expander, macro, call, element.inner, given, expanded)
            new = [_stringised(inner, token, via, element)] if element.quoted else _copied(inner, element)
        else:
            new = [_stringised([], token, via, element)] if element.quoted else [None]
        if pasting:
            left, right = out.pop(), new.pop(0)
            if left is None or right is None:
                out.append(left or right)
            else:
                out += expander.paste(left, right, call, via)
        out += new
        expander._spend(call, len(new))
        pasting = element.pasted
        before = element
    return [token for token in out if token is not None]


def _copied(tokens: Sequence[Token], element: Element) -> list[Token | None]:
    copies: list[Token | None] = [
        Expanded(t.type, t.value, t.src, t.pos, t.via, t.lines, t.spaced) if t.type != "PPPRAGMASTR" else t
        for t in tokens
    ]
    if copies:
        copies[0].spaced = element.spaced  # type: ignore[misc, union-attr]
    return copies


def _stringised(tokens: Sequence[Token], place: Token, via: Expansion, element: Element) -> Token:
    """`# parameter` (6.10.3.2p2)."""
    pieces: list[str] = []
    for token in tokens:
        if pieces and token.spaced:
            pieces.append(" ")
        value = token.value
        pieces.append(value.replace("\\", "\\\\").replace('"', '\\"') if token.type in _STRINGS else value)
    value = '"' + "".join(pieces) + '"'
    return Expanded("STRING_LITERAL", value, Source(_SCRATCH, value), 0, via, place.lines, element.spaced)


def _defined(macro: Macro) -> list[Note]:
    return [Note(f"'{macro.name}' is defined here", macro.token.span)]
