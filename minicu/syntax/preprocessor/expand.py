"""Macro expansion (C11 6.10.3.1 and 6.10.3.4).

It works on one stack of pending tokens: an expansion is pushed there to be scanned again, above
a mark that says where it ends; until the mark is reached its macro is not expanded again (6.10.3.4p2).
Nothing recurses on Python's stack, however deep macros and their arguments nest.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from minicu.diagnostics.errors import Diagnostics, Note
from minicu.language import Language
from minicu.syntax.preprocessor.macros import (
    ABSENT,
    WORDS,
    Computed,
    Deferred,
    Macro,
    Names,
    Operator,
    Segment,
)
from minicu.syntax.preprocessor.substitute import substitute
from minicu.syntax.tokens import Expanded, Token

#: Tokens that macro expansion may produce in one run; more is taken for a program that would never end.
EXPANSION_LIMIT = 2_000_000

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
        self.reading: set[str] | None = None  # the names looked up for the condition at hand

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
                self.spend(call, 1)
                expansion = entry.expansion(call)
                expansion[0].spaced = call.spaced  # type: ignore[misc]
                out += expansion
            else:
                _run(self._scan([call], out, feed, final=True))
            if feed.hits is not hits:
                hits, k = feed.hits, 0
        out += feed.tokens[feed.at :]

    def expand(self, tokens: list[Token]) -> list[Token]:
        """`tokens` with their macros expanded."""
        return _run(self._scan(tokens[::-1], [], None, final=True))

    def condition(self, tokens: list[Token]) -> tuple[list[Token], set[str]]:
        """The tokens of a condition with their macros expanded, `defined` and its kin evaluated; and the
        names that were looked up for that."""
        read = self.reading = {t.value for t in tokens}  # what a keyword means nobody looks up
        try:
            return _run(self._scan(tokens[::-1], [], None, final=True, condition=True)), read
        finally:
            self.reading = None

    def _scan(
        self,
        pending: list[Any],
        out: list[Token],
        feed: Feed | None,
        final: bool = False,
        condition: bool = False,
    ) -> _Scan:
        """Expand `pending` (a stack: the next token is its last) onto `out`, and return that. A generator: it
        yields a scan that it needs the result of. Only a `final` scan gives words their kinds; an argument's
        is scanned again."""
        names, busy, read, append, pop = self.names, self.busy, self.reading, out.append, pending.pop
        while pending:
            token = pop()
            kind = token.type
            if kind not in WORDS:
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
            if read is not None:
                read.add(token.value)
            if macro is None or isinstance(macro, str):
                token.type = macro or "ID"
                append(token)
            elif isinstance(macro, Deferred):
                names[token.value] = macro.make()
                pending.append(token)
            elif macro in busy:
                token.type = self.keywords.get(token.value, "ID") if final else "PAINTED"
                append(token)
            elif isinstance(macro, Computed):
                append(macro.token(token))
            elif isinstance(macro, Operator):
                if condition:
                    token = yield from self._operate(macro, token, pending)
                else:
                    token.type = "ID"
                append(token)
            elif macro.params is None:
                if macro.elements:
                    self._push(macro, token, substitute(self, macro, token, macro.elements, [], []), pending)
                else:
                    self._push(macro, token, macro.expansion(token), pending)
            else:
                following = self._peek(pending, feed)
                if following is not None and following.type == "LPAREN":
                    pop()
                    out += yield from self._call(macro, token, pending, feed)
                else:
                    token.type = self.keywords.get(token.value, "ID") if final else "MACRO"
                    append(token)
        return out

    def _operate(
        self, operator: Operator, word: Token, pending: list[Any]
    ) -> Generator[_Scan, list[Token], Token]:
        """What an operator of `#if` gives for the operand that follows it."""
        operand = self._operand(pending)
        if operator.of_files and operand and operand[0].type in WORDS:
            operand = yield self._scan(operand[::-1], [], None, final=True)
        if self.reading is not None:
            self.reading.update(t.value for t in operand)
        value = str(operator.evaluate(word, operand))
        return Token("INT_CONST_DEC", value, word.src, word.pos, word.via)

    def _call(
        self, macro: Macro, call: Token, pending: list[Any], feed: Feed | None
    ) -> Generator[_Scan, list[Token], list[Token]]:
        """Put the expansion of a macro's call, whose `(` has been read, where it is scanned again. What is
        not scanned again is returned: the macro's name, after an error."""
        given = self._arguments(macro, call, pending, feed)
        if given is None:
            call.type = self.keywords.get(call.value, "ID")
            return [call]
        expanded = list(given)
        for i, argument in enumerate(given):
            if argument and any(t.type in WORDS for t in argument):
                expanded[i] = yield self._scan(argument[::-1], [], None)
        expansion = substitute(self, macro, call, macro.elements, given, expanded)
        self._push(macro, call, expansion, pending)
        return []

    def _push(self, macro: Macro, call: Token, expansion: list[Token], pending: list[Any]) -> None:
        """Put an expansion where it is scanned again."""
        self.spend(call, len(expansion) + 1)
        if expansion:
            expansion[0].spaced = call.spaced  # type: ignore[misc]
        elif call.spaced:
            _space(pending)
        self.busy.add(macro)
        pending.append(macro.end)
        expansion.reverse()
        pending += expansion

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
            elif kind in WORDS and names.get(token.value) in busy:
                token.type = "PAINTED"  # 6.10.3.4p2: no longer available, even where it is scanned again
            given[-1].append(token)
        # Nested calls read their innermost argument once a level: that must come to an end as well.
        self.spend(call, sum(map(len, given)) // 4)
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
        if macro.variadic and (len(given) < count or given == [[]]):
            return [*given[: count - 1], ABSENT]
        return given

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

    def spend(self, call: Token, tokens: int) -> None:
        self.left -= tokens
        if self.left < 0:
            self.diagnostics.fatal(call, f"macro expansion produces more than {EXPANSION_LIMIT} tokens")


def _space(pending: list[Any]) -> None:
    """The white space before a macro that stands for nothing is before the next token."""
    for i in range(len(pending) - 1, -1, -1):
        t = pending[i]
        if t.type == "END":
            continue
        if not t.spaced and t.type != "PPPRAGMASTR":
            pending[i] = Expanded(t.type, t.value, t.src, t.pos, t.via, t.lines, True)
        return


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


def _defined(macro: Macro) -> list[Note]:
    return [Note(f"'{macro.name}' is defined here", macro.token.span)]
