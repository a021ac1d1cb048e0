"""The parser: tokens to syntax tree.

`parse` reads a whole translation unit. In C every declaration is read. In `.cu` the unit is first cut
into declarations (`cut.py`), and only what device code can reach is read.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise, takewhile
from typing import TYPE_CHECKING, Any

from pycparser import c_ast

from minicu.diagnostics.errors import Diagnostics, Kind, meant
from minicu.diagnostics.warnings import HOST, UNCHECKED_ASSERTION
from minicu.language import Language
from minicu.recursion import undisturbed
from minicu.syntax.headers import libraries
from minicu.syntax.headers.needed import CONFIGURE
from minicu.syntax.headers.supplied import of_host, of_library
from minicu.syntax.nodes import Lifted, Node, Requested, Skipped, TemplateDecl, Tried, Unit
from minicu.syntax.parser import (
    declarators,
    expressions,
    external,
    misnamed,
    namespaces,
    recovery,
    specifiers,
)
from minicu.syntax.parser.doubtful import misspelled_keyword
from minicu.syntax.parser.faults import MisplacedDefinition, SyntaxFault
from minicu.syntax.parser.names import LIBRARY_MEMBERS, REFERENCE_TYPES, Entity
from minicu.syntax.parser.parser import Parser
from minicu.syntax.reach.brackets import report_unclosed
from minicu.syntax.reach.kept import cut
from minicu.syntax.reach.pieces import Piece
from minicu.syntax.reach.reachable import asked, asserted, reachable
from minicu.syntax.reach.tags import first_named
from minicu.syntax.reach.whole_program import (
    DEVICE_ONLY,
    END_LATER,
    START,
    named_by_host,
    not_for_host,
    running,
    shadow,
    without_body,
)
from minicu.syntax.tokens import NAMES, Token

if TYPE_CHECKING:
    from minicu.syntax.requests import LiftedLambda, Request

#: Frames that one declaration may nest. A parenthesis takes some 14, so about 280 of them fit (clang's limit
#: is 256).
FRAMES = 4000


def parse(
    tokens: Sequence[Token],
    language: Language,
    diagnostics: Diagnostics,
    *,
    host: bool = False,
    types: bool = False,
    missing_headers: Sequence[tuple[str, Token]] = (),
    requests: Sequence[Request] = (),
) -> Unit:
    """Parse preprocessed `tokens`. Syntax errors go to `diagnostics`; what could be read is returned.

    With `host`, host code is read as well; with `types`, all types of the user's files.
    `missing_headers` were not found: messages mention them. `requests` are read at the end of the file.
    """
    parser = Parser(language, diagnostics)
    missing_headers = [header for header in missing_headers if not libraries.is_standard(header[0])]
    parser.missing_headers = missing_headers
    with undisturbed(FRAMES):
        if language.cplusplus:
            _read_pieces(parser, tokens, host, types, requests)
        else:
            _read_all(parser, tokens)
    return Unit(parser.declarations, parser.skipped, parser.faulty, missing_headers)


def _read_all(p: Parser, tokens: Sequence[Token]) -> None:
    """Reads all declarations; after an error it continues after the faulty one."""
    p.read(tokens)
    end = len(tokens)
    p.recovers = True
    while p.i < end:
        start = p.i
        try:
            p.declarations += external.external_declaration(p)
        except MisplacedDefinition as misplaced:
            p.report(misplaced)
            p.start_afresh()
            p.i, p.scope = misplaced.start, p.file_scope
            p.changed()
        except SyntaxFault as fault:
            p.report(fault)
            _recover(p, start, end)
        except RecursionError:
            p.diagnostics.error(p.tokens[p.i], "nested too deeply")
            _recover(p, start, end)


def _read_pieces(
    p: Parser, tokens: Sequence[Token], host: bool, types: bool = False, requests: Sequence[Request] = ()
) -> None:
    """Read those declarations of a C++ file that device code needs."""
    unclosed: list[Token] = []
    errors = p.diagnostics.errors
    pieces = p.pieces = cut(tokens, unclosed)
    whole_program = p.language.whole_program
    if whole_program:
        first = running(pieces, tokens)
        wanted = reachable(
            pieces, tokens, named=[START, END_LATER, CONFIGURE], whole_program=True, first=first
        )
    elif host:
        wanted = set(range(len(pieces)))
    else:
        wanted = reachable(pieces, tokens, types, _names_in(p, requests, "asked", "meant"))
    heads, tried = (set[int](), set[int]()) if whole_program or host else asked(pieces, tokens, wanted)
    tried |= set() if whole_program or host else asserted(pieces, tokens, wanted)
    if launched := _names_in(p, requests, "launched"):  # what only host code can read stays with it
        tried |= reachable(pieces, tokens, types, launched) - wanted
    tags = {} if host else first_named(pieces, tokens, wanted | heads | tried)
    symbols = named_by_host(pieces, tokens, wanted) if whole_program else set()
    p.device_names = {name for number in symbols for name in pieces[number].names}
    for number, piece in enumerate(pieces):
        _declare(p, piece, tags.get(number, ()))
        if number in symbols:
            _read_head(p, piece, tokens, [DEVICE_ONLY])
        elif number in wanted and not (whole_program and not_for_host(piece, tokens)):
            if of_library(piece.source):
                read_library(p, piece, tokens)
            else:
                _read_piece(p, piece, tokens, host)
        elif number in heads:
            _read_head(p, piece, tokens, [])
        elif number in tried:
            if of_library(piece.source):
                read_library(p, piece, tokens)
            else:
                _read_piece(p, piece, tokens, host, tried=True)
        else:
            _skip(p, piece, tokens)
    for request in requests:
        _read_request(p, request)
    enclosing = _enclosing(unclosed, tokens, pieces) if unclosed else []
    if p.diagnostics.errors == errors:  # host code swallowed the rest of the file
        enclosing = unclosed
    if enclosing:
        report_unclosed(p.diagnostics, tokens, enclosing[-1])


def _enclosing(unclosed: list[Token], tokens: Sequence[Token], pieces: Sequence[Piece]) -> list[Token]:
    """Of brackets that nothing closes, the braces of namespaces, inside which the rest of the file was
    read."""
    heads = {piece.inside.token for piece in pieces if piece.inside is not None}
    left = set(unclosed)
    return [opening for before, opening in pairwise(tokens) if opening in left and before in heads]


def _names_in(p: Parser, requests: Sequence[Request], *why: str) -> set[str]:
    return {word for r in requests if r.why in why for word in r.words(p.language)}


def _read_request(p: Parser, request: Request) -> None:
    """The name that is asked for, as the file would read it at its end."""
    for lifted in request.lambdas:
        _read_lambda(p, lifted)
    p.read(request.tokens(p.language))
    p.scope = p.file_scope
    p.changed()
    first = p.tokens[0]
    try:
        named: Any
        if specifiers.starts_declaration(p):
            named = declarators.type_name(p)
        else:
            named = expressions.conditional_expression(p)
        if p.peek_type() is not None:
            p.fault(f"expected the name of an instance, such as 'scale<float, 3>', not '{request.text}'")
        p.declarations.append(Requested(request, named, first))
    except SyntaxFault as fault:
        p.start_afresh()
        if request.why == "asked":
            _refuse(p, request, fault)
        else:
            p.declarations.append(Requested(request, None, first))


def _refuse(p: Parser, request: Request, fault: SyntaxFault) -> None:
    """Say what is wrong with a name that is asked for: most often there is no such template, and its `<`
    was read as "less than"."""
    tokens = request.tokens(p.language)
    words = [*takewhile(lambda tok: tok.type in ("ID", "COLONCOLON"), tokens)]
    names = [tok.value for tok in words if tok.type == "ID"]
    entity = p.file_scope.find(names[0]) if names else None
    for name in names[1:]:
        entity = entity.scope.member(name) if entity is not None and entity.scope is not None else None
    if not names or tokens[len(words) :][:1] == [] or (entity is not None and entity.template):
        p.report(fault)
        return
    kernels = [_qualified(piece, name) for piece in p.pieces if piece.device for name in piece.names]
    same = [kernel for kernel in kernels if kernel.rpartition("::")[2] == names[-1]]
    said = "::".join(names)
    hint = meant(said, same, nearness=0) or meant(said, kernels)
    p.diagnostics.error(words[0], f"no kernel template named '{said}'{hint if said not in same else ''}")


def _qualified(piece: Piece, name: str) -> str:
    around = piece.inside
    while around is not None:
        name = f"{around.name}::{name}" if around.name else name
        around = around.up
    return name


def _read_lambda(p: Parser, lifted: LiftedLambda) -> None:
    """The class of an extended lambda among the arguments, once."""
    from minicu.syntax.requests import with_operator

    if p.file_scope.find(lifted.name) is not None:
        return
    p.read(lifted.tokens(p.language))
    p.scope = p.file_scope
    p.changed()
    place = p.tokens[0]
    try:
        (node,) = external.external_declaration(p)
    except SyntaxFault:
        p.start_afresh()
        return
    cls: Any = getattr(node, "type", node)
    p.declarations.append(Lifted(with_operator(cls, lifted), lifted.inside, place))


def read_library(p: Parser, piece: Piece, tokens: Sequence[Token]) -> None:
    """A declaration of the library, which reads the same in every unit: once read it is kept. It stands
    at file scope or in namespace std, and only on other declarations of the library."""
    first = tokens[piece.start]
    key = p.library_kept_for, first.src.name, first.pos
    kept = _library.get(key)
    if kept is None:
        scope, declarations = namespaces.enclose(p, piece.inside)
        before, already = dict(scope.names), len(declarations)
        inside = [fresh(tok) for tok in tokens[piece.start : piece.end]]
        of_program, p.member_names = p.member_names, LIBRARY_MEMBERS
        try:
            _read_piece(p, replace(piece, start=0, end=len(inside)), inside, False)
        finally:
            p.member_names = of_program
        names = {n: e for n, e in scope.names.items() if before.get(n) is not e}
        _library[key] = names, declarations[already:]
    else:
        names, nodes = kept
        scope, declarations = namespaces.enclose(p, piece.inside)
        scope.names.update(names)
        declarations += nodes


def _read_head(p: Parser, piece: Piece, tokens: Sequence[Token], words: Sequence[str]) -> None:
    """Declare a function of the other side, with `words` for it."""
    p.pack.value = piece.pack
    p.read(without_body(tokens[piece.start : piece.end], device=True))
    try:
        p.scope, decls = namespaces.enclose(p, piece.inside)
        p.changed()
        while p.tokens[p.i].type is not None:
            for node in external.external_declaration(p):
                decl: Any = node.decl if isinstance(node, TemplateDecl) else node
                if isinstance(decl, c_ast.FuncDef) and not words:
                    decl = decl.decl
                if isinstance(decl, c_ast.Decl) and decl.name is not None and "::" not in decl.name:
                    decl.funcspec = [*decl.funcspec, *words]
                    decls.append(node if words else Tried(node, coord=node.coord))
    except (SyntaxFault, RecursionError):
        p.start_afresh()
        _skip(p, piece, tokens)


def _read_piece(p: Parser, piece: Piece, tokens: Sequence[Token], host: bool, tried: bool = False) -> None:
    p.pack.value = piece.pack
    inside = tokens[piece.start : piece.end]
    if p.language.whole_program and piece.kind == "function":
        inside = without_body(inside)
    elif p.device_names and piece.device and piece.kind in ("variable", "constant"):
        inside = shadow(inside, p.device_names)
    p.read(inside)
    both = piece.kind == "function" and any(t.value == "__host__" for t in inside[:12])
    library = piece.source.library  # of that counts what is used
    # A definition that nothing marks may be that of a host function beside one of the device.
    strict = (piece.device and not both) or host or p.language.whole_program
    strict = strict or piece.unfinished or not (piece.names or piece.kind == "function")
    strict = strict and not library
    p.recovers = strict and not tried
    said = tuple(str(t.value) for t in inside if t.type in NAMES) if piece.kind == "assertion" else ()
    try:
        scope, decls = namespaces.enclose(p, piece.inside)
        p.scope = scope
        p.changed()
        while p.tokens[p.i].type is not None:
            start = p.i
            try:
                nodes = external.external_declaration(p)
            except MisplacedDefinition as misplaced:
                if not p.recovers or misplaced.start <= start:  # else the same is read again, for ever
                    raise
                p.report(misplaced)
                p.faulty.update(piece.names)
                p.start_afresh()
                p.i, p.scope = misplaced.start, scope
                p.changed()
                continue
            decls += [Tried(node, said, node.coord) for node in nodes] if tried else nodes
            if p.i == start:
                p.fault("expected declaration")
        return
    except SyntaxFault as raised:
        fault = raised
    except RecursionError:
        fault = SyntaxFault(p.tokens[p.i], "nested too deeply")
    finally:
        p.recovers = False
    p.start_afresh()
    if tried and piece.kind == "assertion" and _of_host(p, fault):
        message = f"this assertion is not checked: {fault.message}"
        p.diagnostics.warning(UNCHECKED_ASSERTION, tokens[piece.start], message, fault.notes)
        return
    if strict:
        if piece.kind != "using" or piece.unfinished:
            p.report(fault)
            p.faulty.update(piece.names)
            if piece.kind == "function" and not p.language.whole_program:
                decls += recovery.body_alone(p, scope)
    else:
        _skip(p, piece, tokens, fault)


def _declare(p: Parser, piece: Piece, tags: Iterable[tuple[Token, Token]]) -> None:
    """Declare the classes that a piece names first, whether or not it is read."""
    for key, tag in tags:
        p.scope, decls = namespaces.enclose(p, piece.inside)
        if p.scope.find(tag.value) is None:
            p.read([fresh(key), fresh(tag), Token("SEMI", ";", tag.src, tag.pos)])
            p.changed()
            decls += external.external_declaration(p)


def _is_texture(piece: Piece, tokens: Sequence[Token]) -> bool:
    """Whether this is `texture<float, 2> t;`: no variable of the host's, as it looks."""
    return piece.kind == "variable" and any(
        tokens[i].value in REFERENCE_TYPES and tokens[i + 1].type == "LT"
        for i in range(piece.start, piece.end - 1)
    )


def _of_host(p: Parser, fault: SyntaxFault) -> bool:
    """Whether what could not be read may belong to the host, or to a missing header."""
    mentioned = {tok.value for tok in p.tokens if tok.type in ("ID", "TYPEID")}
    said = fault.kind in (Kind.UNSUPPORTED, Kind.NEWER)
    known = said or bool(p.missing_headers) or not mentioned.isdisjoint(p.skipped)
    return known or of_host(mentioned, p.language)


def _skip(p: Parser, piece: Piece, tokens: Sequence[Token], fault: SyntaxFault | None = None) -> None:
    """Remember what is left out, and why."""
    if fault is None and not piece.source.outside_program:
        misspelled_keyword(p.diagnostics, tokens, piece.start, piece.end, piece.kind)
        misnamed.check(p.diagnostics, tokens, piece, p.pieces)
    whole_program = p.language.whole_program and fault is None
    reason = (
        "device function"
        if whole_program
        else f"host {piece.kind}"
        if fault is None
        else "it could not be read"
    )
    for name in piece.names:
        if name not in p.skipped:
            token = _place(name, piece, tokens)
            p.skipped[name] = Skipped(name, piece.kind, token, reason, _is_texture(piece, tokens))
            if p.diagnostics.wants(HOST):
                why = "could not be read" if fault else "is not for the device"
                p.diagnostics.warning(HOST, token, f"the {piece.kind} '{name}' {why}: skipped")
        if fault is not None and fault.message:
            p.skipped[name].errors.append(fault.diagnostic())


def _place(name: str, piece: Piece, tokens: Sequence[Token]) -> Token:
    """Where a piece declares a name."""
    if piece.known is not None:
        return tokens[piece.start + piece.known.places[piece.names.index(name)]]
    return next((t for t in tokens[piece.start : piece.end] if t.value == name), tokens[piece.start])


def _recover(p: Parser, start: int, end: int) -> None:
    """Skip to after the declaration that began at `start`."""
    at = p.i
    p.scope = p.file_scope
    p.start_afresh()
    p.changed()
    i, depth = start, 0
    while i < end:
        kind = p.tokens[i].type
        i += 1
        if kind in ("LBRACE", "LPAREN", "LBRACKET"):
            depth += 1
        elif kind in ("RBRACE", "RPAREN", "RBRACKET"):
            depth = max(0, depth - 1)
        if depth == 0 and kind in ("SEMI", "RBRACE") and i > at:
            break
    p.i = i


def fresh(tok: Token) -> Token:
    """A mutable copy of `node` for the parser's notes."""
    return Token(tok.type, tok.value, tok.src, tok.pos, tok.via, tok.lines)


#: (language, file, position) of a declaration of the library -> the names that it declares, its nodes. `sema`
#: leaves them as they are.
_library: dict[tuple[str, str, int], tuple[dict[str, Entity], list[Node]]] = {}
