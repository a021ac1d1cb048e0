"""The directives (C11 6.10), and the files they lead through.

`Directives.segment` gives one stretch of text after another, as tokens, having obeyed the directives
before it. A false group is not even lexed: a second pattern finds where it ends.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from minicu.diagnostics.errors import Diagnostics, Note
from minicu.diagnostics.source import Source, Span
from minicu.diagnostics.warnings import (
    BUILTIN_MACRO_REDEFINED,
    EXTRA_TOKENS,
    HOST,
    IGNORED_TRIGRAPHS,
    MACRO_REDEFINED,
    MISSING_HEADER,
    WARNED,
)
from minicu.language import Language
from minicu.syntax.headers import toolkit
from minicu.syntax.headers.files import Condition, File, Search, file_key, header_name
from minicu.syntax.headers.libraries import WITH_ERRNO, WITH_STDINT, misspelt, of_system
from minicu.syntax.lex import COMMENT, LINE, SPLICE, TRIGRAPHS, compiled, grammar, ignored_trigraphs, scan
from minicu.syntax.preprocessor import pragmas
from minicu.syntax.preprocessor.builtin_macros import BUILT_IN, computed, operators
from minicu.syntax.preprocessor.conditions import evaluate
from minicu.syntax.preprocessor.decided import Decided
from minicu.syntax.preprocessor.definitions import define, define_text, macro_name
from minicu.syntax.preprocessor.expand import Expander
from minicu.syntax.preprocessor.macros import Deferred, Macro, Meaning, Names, Segment
from minicu.syntax.tokens import CUDA_KEYWORDS, Token, keywords

#: Files that may include each other in a chain, and files that one run may open.
DEPTH_LIMIT = 200
FILE_LIMIT = 20_000

#: Tokens from macros that each file of a library may add to `expand.EXPANSION_LIMIT`.
LIBRARY_EXPANSION = 20_000

_BLANKS = rf"(?:[ \t\f\v\r]|{COMMENT}|{SPLICE})*+"
_DIRECTIVE = rf"(?:\#|%:){_BLANKS}([A-Za-z_]\w*|[0-9]+)?"
_CONDITIONAL = (
    rf"""(?m)^(?<!\\\n)[ \t\f\v]*+(?:/\*[^*]*+\*++(?:[^/*][^*]*+\*++)*+/[ \t]*+)*+(\#|%:){_BLANKS}"""
    r"""(if|ifdef|ifndef|elif|elifdef|elifndef|else|endif)\b"""
    rf"""|{COMMENT}|/\*[\s\S]*|"(?:[^"\\\n]|\\(?:\r?\n|.))*+"|'(?:[^'\\\n]|\\(?:\r?\n|.))*+'"""
)
_HEADER = rf'{_BLANKS}(?:<([^>\n]*)>|"([^"\n]*)")'

#: Headers of C that minicu has not, and what serves instead.
_WITHOUT = {
    "stdatomic.h": ": the functions __nv_atomic_... and __atomic_... need no header",
    "complex.h": "",
    "threads.h": "",
}


class Directives:
    """The state of one run: files, macros, and what was met on the way."""

    def __init__(
        self,
        source: Source,
        language: Language,
        diagnostics: Diagnostics,
        search: Search,
        has_builtin: Callable[[str], bool],
        trigraphs: bool = False,
        preincludes: Sequence[str] = (),
    ) -> None:
        self.language = language
        self.trigraphs = trigraphs
        self.diagnostics = diagnostics
        self.search = search
        self.keywords = keywords(language)
        self.names: Names = {**self.keywords}
        self.expander = Expander(self.names, self.keywords, language, diagnostics)
        self.decided = Decided(self.names)
        self.grammar = grammar(language)
        self.base = source
        self.files: list[File] = []
        self.opened = 0
        self.once: set[str] = set()
        self.guards: dict[str, str] = {}
        self.pushed: dict[str, list[Meaning | None]] = {}  # #pragma push_macro
        self.packs = 0  # #pragma pack(push) without a pop so far
        self.skipped_headers: list[tuple[str, Token]] = []
        self.moments: list[str] = []  # what __DATE__ and __TIME__ gave
        self.counted = 0  # how often __COUNTER__ was asked
        self.named_base = False  # whether __BASE_FILE__ was
        self.names.update(computed(self))
        self.names.update(operators(self, has_builtin))
        self.has_pragma_operator = False  # or a macro that stands for a #pragma
        self.readable = 0  # errors of single tokens, which the parser can go on after
        self.kept: list[Token] = []  # the pragma just obeyed, for the parser
        self._open(source, file_key(source.name), 0)
        for name in reversed(preincludes):  # the file opened last is read first
            header = self.search.find_first(name, self.files[0])
            if header is None:
                diagnostics.fatal(None, f"'{name}' file not found (-include)")
            self.search.read[header[1]] = header[0]
            self._open(*header)

    # Text

    def segment(self, floor: int = 0) -> Segment | None:
        """The next tokens, and which of them name macros; None when file number `floor` has ended."""
        files = self.files
        tokens: list[Token]
        while files:
            file = files[-1]
            if file.at_directive:
                file.at_directive = False
                self._directive(file)
                if self.kept:
                    tokens, self.kept = self.kept, []
                    return tokens, []
            elif file.pos >= file.end:
                if len(files) <= floor:
                    return None
                self._close(file)
                files.pop()
            else:
                tokens = []
                hits: list[int] = []
                file.pos = scan(file.text, file.pos, file.end, self.grammar, self.names, tokens, hits)
                file.at_directive = file.pos < file.end
                if tokens:
                    if file.lines:
                        for token in tokens:
                            token.lines = file.lines
                    file.untouched = False
                    file.guard = None
                    return tokens, hits
        return None

    def rest_of_file(self) -> Callable[[], Segment | None]:
        """For a macro call: what follows in the file that the last segment came from."""
        floor = len(self.files)
        return lambda: self.segment(floor)

    def tokens(self, file: File, start: int, end: int, names: Names | None = None) -> list[Token]:
        """The tokens of a directive."""
        tokens_: list[Token] = []
        scan(file.text, start, end, self.grammar, {} if names is None else names, tokens_)
        if tokens_ and tokens_[-1].type == "INVALID" and tokens_[-1].value.startswith("/*"):
            self.diagnostics.error(tokens_.pop(), "unterminated comment")
            file.pos = file.end
        if file.lines:
            for token in tokens_:
                token.lines = file.lines
        return tokens_

    def _open(self, source: Source, key: str, found_in: int) -> None:
        file = File(source, key, found_in, self.trigraphs)
        if source.library:
            self.expander.left += LIBRARY_EXPANSION
        if source.library and not any(outer.text.source.library for outer in self.files):
            file.outside = self._enter_library()
        self.files.append(file)
        for m in ignored_trigraphs(source.text) if not self.trigraphs else ():
            standard = "c++14" if self.language.cplusplus else "c11"
            means = f"only with -std={standard} does it mean '{TRIGRAPHS[m[1]]}'"
            self.diagnostics.warning(
                IGNORED_TRIGRAPHS, Span(source, m.start(), m.end()), f"trigraph '{m[0]}' is ignored: {means}"
            )
        self.has_pragma_operator |= "_Pragma" in source.text

    def _enter_library(self) -> Names:
        """Switches between the macros that a library sees of the compiler and those that a program sees."""
        seen = toolkit.SEEN_BY_HOST if self.language.whole_program else toolkit.SEEN
        unseen = () if self.language.whole_program else toolkit.UNSEEN
        outside = {name: self.names.pop(name, None) for name in (*unseen, *seen)}
        for name, replacement in seen.items():
            self.names[name] = define_text(f"{name} {replacement}", BUILT_IN, self.language, self.diagnostics)
        return outside

    def _leave_library(self, outside: Names) -> None:
        for name, entry in outside.items():
            self.names.pop(name, None)
            if entry is not None:
                self.names[name] = entry

    def _close(self, file: File) -> None:
        if file.outside is not None:
            self._leave_library(file.outside)
        for condition in file.conditions:
            self.diagnostics.error(condition.directive, f"this #{condition.directive.value} has no #endif")
        if file.guard:
            self.guards[file.key] = file.guard

    def _directive(self, file: File) -> None:
        text = file.text
        m = compiled(_DIRECTIVE).match(text.text, file.pos)
        assert m
        end = compiled(LINE).match(text.text, m.end()).end()  # type: ignore[union-attr]
        name = m[1]
        at = m.start(1) if name else file.pos
        directive = Token("ID", name or "#", text.source, text.original(at), None, file.lines)
        fresh, file.untouched, file.guard, file.pos = file.untouched, False, None, end
        if name is None:
            if rest := self.tokens(file, m.end(), end):
                self.diagnostics.error(rest[0], "expected the name of a directive after '#'")
        elif name[0].isdigit():
            self._line(file, directive, m.start(1), end)
        elif name == "ifndef" or name == "if":
            self._if(file, directive, m.end(), end, fresh)
        elif (obey := _OBEY.get(name)) is not None:
            obey(self, file, directive, m.end(), end)
        else:
            self.diagnostics.error(directive, f"there is no directive #{name}")

    # Macros

    def predefine(self, name: str, replacement: str) -> None:
        """Define a macro as -D does; quietly, even over another."""
        macro = define_text(f"{name} {replacement}", "<command line>", self.language, self.diagnostics)
        if macro is not None and macro.name not in CUDA_KEYWORDS:
            self.names[macro.name] = macro
            self.has_pragma_operator |= "_Pragma" in replacement

    def undefine(self, name: str) -> None:
        self.names.pop(name, None)
        if name in self.keywords:
            self.names[name] = self.keywords[name]

    def is_defined(self, name: str) -> bool:
        entry = self.names.get(name)
        # nvcc's headers define CUDA's keywords as macros, so programs find them defined.
        return name in CUDA_KEYWORDS or (
            entry is not None and entry.__class__ is not str and name != "defined"
        )

    def _define(self, file: File, directive: Token, start: int, end: int) -> None:
        macro = define(self.tokens(file, start, end), directive, self.diagnostics)
        if macro is None or macro.name in CUDA_KEYWORDS:
            return
        old = self.names.get(macro.name)
        if old.__class__ is Deferred:
            old = old.make()
        if old is not None and old.__class__ is not str and not (old.__class__ is Macro and old.same(macro)):
            if old.__class__ is not Macro or old.token.src.name == BUILT_IN:
                self.diagnostics.warning(
                    BUILTIN_MACRO_REDEFINED, macro.token, f"the built-in macro '{macro.name}' is redefined"
                )
            else:
                note = Note("the previous definition is here", old.token.span)
                self.diagnostics.warning(MACRO_REDEFINED, macro.token, f"'{macro.name}' is redefined", [note])
        self.names[macro.name] = macro
        self.has_pragma_operator |= [t.value for t in macro.body[:2]] == ["#", "pragma"]

    def _undef(self, file: File, directive: Token, start: int, end: int) -> None:
        line = self.tokens(file, start, end)
        name = macro_name(line, directive, self.diagnostics)
        if name is not None:
            self._no_more(line[1:], directive)
            self.undefine(name.value)

    # Conditions

    def _if(self, file: File, directive: Token, start: int, end: int, fresh: bool) -> None:
        holds, guard = self._holds(file, directive, start, end)
        condition = Condition(directive, holds)
        if fresh and not file.conditions:
            condition.guard = guard
        file.conditions.append(condition)
        if not holds:
            self._skip(file)

    def _ifdef(self, file: File, directive: Token, start: int, end: int) -> None:
        self._if(file, directive, start, end, fresh=False)

    def _holds(self, file: File, directive: Token, start: int, end: int) -> tuple[bool, str | None]:
        """Whether the condition of #if, #ifdef, #elif ... holds, and the X of #ifndef X."""
        kind = directive.value
        if kind in ("if", "elif"):
            text = file.text.text[start:end]
            if (known := self.decided.find(text)) is not None:
                return known.holds, known.guard
            mark = self.diagnostics.mark()
            line = self.tokens(file, start, end, self.names)
            spelled = [t.value for t in line]
            plain = [word for word in spelled if word not in "()"]
            guard = plain[2] if plain[:2] == ["!", "defined"] and len(plain) == 3 else None
            expanded, read = self.expander.condition(line)
            holds = evaluate(expanded, directive, self.language.cplusplus, self.diagnostics)
            if self.diagnostics.mark() == mark:
                self.decided.keep(text, read, holds, guard)
            return holds, guard
        line = self.tokens(file, start, end)
        name = macro_name(line, directive, self.diagnostics)
        if name is None:
            return False, None
        self._no_more(line[1:], directive)
        if kind in ("ifndef", "elifndef"):
            return not self.is_defined(name.value), name.value
        return self.is_defined(name.value), None

    def _elif(self, file: File, directive: Token, start: int, end: int) -> None:
        condition = self._open_condition(file, directive)
        if condition is None:
            return
        if condition.taken:
            self._skip(file)
        elif self._holds(file, directive, start, end)[0]:
            condition.taken = True
        else:
            self._skip(file)

    def _else(self, file: File, directive: Token, start: int, end: int) -> None:
        condition = self._open_condition(file, directive)
        if condition is None:
            return
        condition.otherwise = directive
        self._no_more(self.tokens(file, start, end), directive)
        if condition.taken:
            self._skip(file)
        condition.taken = True

    def _open_condition(self, file: File, directive: Token) -> Condition | None:
        if not file.conditions:
            self.diagnostics.error(directive, f"#{directive.value} without #if")
            return None
        condition = file.conditions[-1]
        condition.guard = None
        if condition.otherwise is not None:
            note = Note("the #else is here", condition.otherwise.span)
            self.diagnostics.error(directive, f"#{directive.value} after #else", [note])
            return None
        return condition

    def _endif(self, file: File, directive: Token, start: int, end: int) -> None:
        if not file.conditions:
            self.diagnostics.error(directive, "#endif without #if")
            return
        file.guard = file.conditions.pop().guard
        self._no_more(self.tokens(file, start, end), directive)

    def _skip(self, file: File) -> None:
        """Go to the #elif, #else or #endif that ends this group."""
        depth = 0
        for m in compiled(_CONDITIONAL).finditer(file.text.text, file.pos):
            word = m[2]
            if word is None:
                continue  # a comment or a string
            if word.startswith("if"):
                depth += 1
            elif depth:
                depth -= word == "endif"
            else:
                file.pos, file.at_directive = m.start(1), True
                return
        file.pos = file.end

    def _no_more(self, line: list[Token], directive: Token) -> None:
        if line:
            self.diagnostics.warning(EXTRA_TOKENS, line[0], f"extra tokens at the end of #{directive.value}")

    # Other files

    def _include(self, file: File, directive: Token, start: int, end: int) -> None:
        text = file.text
        m = compiled(_HEADER).match(text.text, start, end)
        if m:
            quoted = m[1] is None
            name = m[2] if quoted else m[1]
            at = m.start(2 if quoted else 1) - 1
            place = Token(
                "STRING_LITERAL", text.text[at : m.end()], text.source, text.original(at), None, file.lines
            )
            self._no_more(self.tokens(file, m.end(), end), directive)
        else:
            line = self.expander.expand(self.tokens(file, start, end, self.names))
            header = header_name(line)
            if header is None:
                self.diagnostics.error(
                    line[0] if line else directive, f'expected "FILE" or <FILE> after #{directive.value}'
                )
                return
            name, quoted = header
            place = line[0]
        after = file.found_in + 1 if directive.value == "include_next" else None
        found_header = self.search.find(name, quoted, file, after)
        if found_header is None:
            self._not_found(name, quoted, place, file)
            return
        source, key, found_in = found_header
        self.search.read[key] = source
        guard = self.guards.get(key)
        if key in self.once or (guard is not None and self.is_defined(guard)):
            return
        if source.library and name in toolkit.HOST_ONLY and not self.language.whole_program:
            return
        if directive.value == "import":
            self.once.add(key)
        self.opened += 1
        if len(self.files) > DEPTH_LIMIT:
            self.diagnostics.error(place, f"#include nests deeper than {DEPTH_LIMIT} files")
        elif self.opened > FILE_LIMIT:
            self.diagnostics.fatal(place, f"more than {FILE_LIMIT} files included")
        else:
            if source.library and (also := self.search.find_system(toolkit.beside(name))) is not None:
                self.search.read[also.name] = also
                self._open(also, also.name, found_in)
            self._open(source, key, found_in)

    def _bring(self, name: str, file: File) -> None:
        """Another header of ours includes this one, which is guarded by `#pragma once`."""
        header = self.search.find(name, False, file)
        if header is not None and header[1] not in self.once:
            self._open(*header)

    def _not_found(self, name: str, quoted: bool, place: Token, file: File) -> None:
        if self.language.cplusplus and (not quoted or of_system(name)):
            # The host's part of the program needs it; it is not compiled here.
            self.skipped_headers.append((name, place))
            # More than a hundred macros cost a millisecond: those who say the word get them.
            if self.language.whole_program and name in WITH_ERRNO and "errno" in file.text.text:
                self._bring("errno.h", file)
            if self.language.whole_program and name in WITH_STDINT and "INT" in file.text.text:
                self._bring("stdint.h", file)
            if toolkit.names_header(name) and not self.language.whole_program:
                remedy = "pip install nvidia-cuda-cccl, or -I its folder"
                self.diagnostics.warning(MISSING_HEADER, place, f"<{name}> is not found: skipped ({remedy})")
                return
            if (close := misspelt(name)) is not None:
                text = f"<{name}> is not found: skipped; did you mean <{close}>?"
                self.diagnostics.warning(MISSING_HEADER, place, text)
                return
            option = MISSING_HEADER if name.endswith((".cuh", ".cu")) and not of_system(name) else HOST
            self.diagnostics.warning(option, place, f"<{name}> is not among minicu's headers: skipped")
            return
        if name in _WITHOUT:
            self.diagnostics.error(place, f"not supported: <{name}>{_WITHOUT[name]}")
            return
        searched = [
            *([file.directory or "."] if quoted and file.directory is not None else []),
            *self.search.directories,
        ]
        notes = [Note("searched in " + ", ".join(searched) + " and minicu's own headers")] if searched else \
            [Note("searched among minicu's own headers")]  # fmt: skip
        self.diagnostics.error(place, f"'{name}' file not found", notes)

    def _line(self, file: File, directive: Token, start: int, end: int) -> None:
        line = self.expander.expand(self.tokens(file, start, end, self.names))
        number = line[0].value if line else ""
        if not number.isdecimal() or len(number) > 4000 or int(number) > 0x7FFFFFFF:
            self.diagnostics.error(line[0] if line else directive, "#line takes a line number")
            return
        named = len(line) > 1
        if named and line[1].type != "STRING_LITERAL":
            self.diagnostics.error(line[1], "expected a file name in quotes after the line number")
            return
        source = file.text.source
        name = line[1].value[1:-1] if named else file.lines[0] if file.lines else source.name
        following = source.place(file.text.original(end))[0] + 1
        file.lines = name, int(line[0].value) - following

    # Messages and pragmas

    def _message(self, file: File, directive: Token, start: int, end: int) -> None:
        quoted = r""""(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'"""
        message = re.sub(SPLICE, "", file.text.text[start:end])
        message = re.sub(f"({quoted})|{COMMENT}", lambda m: m[1] or " ", message).strip()
        if directive.value == "error":
            self.diagnostics.error(directive, f"#error {message}".rstrip())
        else:
            self.diagnostics.warning(WARNED, directive, f"#warning {message}".rstrip())

    def _pragma(self, file: File, directive: Token, start: int, end: int) -> None:
        self.kept += pragmas.obey(self.tokens(file, start, end, self.names), directive, self)

    def _nothing(self, file: File, directive: Token, start: int, end: int) -> None:
        """`#ident` and its like have no meaning here."""


_OBEY = {
    "define": Directives._define, "undef": Directives._undef,
    "ifdef": Directives._ifdef,
    "elif": Directives._elif, "elifdef": Directives._elif, "elifndef": Directives._elif,
    "else": Directives._else, "endif": Directives._endif,
    "include": Directives._include, "include_next": Directives._include, "import": Directives._include,
    "line": Directives._line, "error": Directives._message, "warning": Directives._message,
    "pragma": Directives._pragma, "ident": Directives._nothing, "sccs": Directives._nothing,
    "assert": Directives._nothing, "unassert": Directives._nothing,
}  # fmt: skip
