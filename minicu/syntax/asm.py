"""asm statements and pragmas: what C programs hold that is not C."""

from __future__ import annotations

from typing import Any

from minicu.syntax.expressions import STRINGS, Expressions
from minicu.syntax.nodes import Asm, AsmOperand, Node, Pragma, String


class Asms(Expressions):
    """`asm` and `#pragma`."""

    # asm -----------------------------------------------------------------------------

    def _asm(self) -> Node:
        """`asm volatile ("..." : outputs : inputs : clobbers : labels);`"""
        tok = self._advance()
        quals = []
        while self._toks[self._i].type in ("VOLATILE", "INLINE", "GOTO", "CONST"):
            quals.append(self._toks[self._i].value.strip("_"))
            self._i += 1
        self._open("after 'asm'")
        template = self._parse_unified_string_literal()
        parts: list[list[Any]] = []
        while self._peek_type() in ("COLON", "COLONCOLON"):
            if self._advance().type == "COLONCOLON":
                parts.append([])
            read = (
                self._asm_operand,
                self._asm_operand,
                self._parse_unified_string_literal,
                self._parse_identifier_or_typeid,
            )[min(len(parts), 3)]
            entries: list[Any] = []
            parts.append(entries)
            while self._peek_type() not in ("COLON", "COLONCOLON", "RPAREN"):
                entries.append(read())
                # Without a comma, as nvcc accepts it too.
                if not self._accept("COMMA") and self._peek_type() not in ("LBRACKET", *STRINGS):
                    break
        self._expect("RPAREN")
        self._expect("SEMI", "after asm statement")
        if len(parts) > 4:
            self._fault("too many ':' in asm statement", tok)
        outputs, inputs, clobbers, labels = [*parts, [], [], [], []][:4]
        return Asm(template, quals, outputs, inputs, clobbers, [i.name for i in labels], not parts, tok)

    def _asm_operand(self) -> Node:
        place = self._peek()
        name = None
        if self._accept("LBRACKET"):
            name = self._parse_identifier_or_typeid().name
            self._expect("RBRACKET")
        constraint: String = self._parse_unified_string_literal()
        self._open("in asm operand")
        expr = self._parse_expression()
        self._expect("RPAREN")
        return AsmOperand(name, constraint, expr, place)

    # Pragmas ----------------------------------------------------------------------------

    def _parse_pppragma_directive_list(self) -> list[Any]:
        return self._pragmas()

    def _pragmas(self) -> list[Node]:
        """Any run of pragmas. `pack` changes the parser's state and makes no node."""
        found: list[Node] = []
        while self._toks[self._i].type == "PPPRAGMA":
            self._i += 1
            text = self._accept("PPPRAGMASTR")
            words = [tok.value for tok in getattr(text, "tokens", ())]
            if words[:1] == ["pack"]:
                self._set_pack(words)
            elif text is not None:
                found.append(self._pragma(text))
        return found

    def _pragma(self, text: Any) -> Node:
        """`unroll`, `unroll 4`, `unroll(N)`: the name and the expression after it."""
        tokens = text.tokens
        words = 2 if tokens and tokens[0].value == "GCC" else 1
        name, args = " ".join(tok.value for tok in tokens[:words]), []
        if len(tokens) > words:
            saved = self._toks, self._i
            self._read(tokens[words:])
            try:
                args.append(self._parse_expression())
                if self._peek_type() is not None:
                    self._fault(f"unexpected token in '#pragma {name}'")
            finally:
                self._toks, self._i = saved
        return Pragma(name, args, text.value, text)

    def _set_pack(self, words: list[str]) -> None:
        raise NotImplementedError
