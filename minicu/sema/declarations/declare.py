"""Declarations: what stands at file scope or in a block, and what it declares."""

from __future__ import annotations

from typing import NoReturn

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Kind, Note, Refused, span_of
from minicu.diagnostics.warnings import MISSING_DECLARATIONS, UNCHECKED_ASSERTION
from minicu.sema import rules
from minicu.sema.context import Check, Rules
from minicu.sema.declarations import objects
from minicu.sema.declarations.namespaces import namespace_alias, using_enum, using_name, using_namespace
from minicu.sema.declarations.typedefs import typedef
from minicu.sema.expressions import constants, lifetime
from minicu.sema.files import Files
from minicu.sema.functions import functions, headless
from minicu.sema.scope import UNREAD, Faulty, HostOnly, NamespaceName, Scope, beside_program, place_of
from minicu.sema.types import attributes, declarators, specifiers
from minicu.syntax.headers import libraries, supplied
from minicu.syntax.nodes import (
    Asm,
    Base,
    Bindings,
    Class,
    Elsewhere,
    FileStart,
    Function,
    Guide,
    Lifted,
    Linkage,
    Name,
    Namespace,
    NamespaceAlias,
    Pragma,
    Requested,
    Spoiled,
    Syntax,
    TemplateDecl,
    Tried,
    Unread,
    UsingEnum,
    UsingName,
    UsingNamespace,
    changed,
    declared_name,
    words_of,
)


def file_declaration(c: Check, node: Syntax) -> None:
    """Check one declaration at file or namespace scope. Its errors are reported and end here; those of a
    library beside the program where something uses what it declares."""
    first = len(c.diagnostics.items)
    mark = c.diagnostics.mark() if beside_program(node.coord) and not isinstance(node, _ENCLOSING) else None
    try:
        _FILE.get(type(node), _unknown)(c, node)
        if mark is not None and c.diagnostics.errors > mark[1]:
            c.give_up()
    except Refused:
        if mark is not None and (name := _name(node)) is not None:
            errors = tuple(c.diagnostics.rewind_errors(mark))
            known = c.scope.names.get(name)
            if not (isinstance(known, HostOnly) and known.reason is UNREAD):  # the first reason is the cause
                c.scope.names[name] = HostOnly(name, UNREAD, node.coord, errors)
            return
        _declare_faulty(c, node)
        if isinstance(node, c_ast.FuncDef) and not c.language.whole_program:
            headless.check(c, node)
        if c.launches is not None:
            c.launches.refused(node, next((d.message for d in c.diagnostics.items[first:]), ""))
    finally:
        c.pending.clear()
        c.temporaries.clear()


def local_declaration(c: Check, node: Syntax) -> list[tree.Statement]:
    """Check a declaration inside a function; returns the statements that it executes."""
    try:
        with c.within(pending=[]) as here:
            statements = _LOCAL.get(type(node), _unknown)(c, node) or []
            if c.temporaries:
                statements = lifetime.declared(c, statements)
            return here.pending + statements
    except Refused:
        _declare_faulty(c, node)
        raise


def _unknown(c: Check, node: Syntax) -> NoReturn:
    c.unsupported(node.coord, f"{type(node).__name__} as a declaration")


def _declare_faulty(c: Check, node: Syntax) -> None:
    """Declares the name of a refused declaration, so that its uses cause no further complaints."""
    if (name := _name(node)) is not None:
        c.scope.names.setdefault(name, Faulty(name, node.coord))


def _name(node: Syntax) -> str | None:
    """The name that a declaration declares."""
    decl = node.decl if isinstance(node, (c_ast.FuncDef, TemplateDecl)) else node
    decl = decl.decl if isinstance(decl, c_ast.FuncDef) else decl
    name = declared_name(decl)
    if isinstance(name, Name):  # a specialisation
        name = name.parts[-1].word if len(name.parts) == 1 else None
    return name if name and "::" not in name else None


# ---------------------------------------------------------------- one declaration


def _declaration(c: Check, node: c_ast.Decl) -> list[tree.Statement] | None:
    """A Decl: an object, a function or just a tag."""
    declarator = node.type
    given = attributes.read(c, node.attributes)
    bottom = declarators.tail(declarator)
    if not isinstance(bottom, c_ast.TypeDecl):
        if c.language.cplusplus and c.function is not None and _is_unnamed(bottom):
            type = specifiers.specified(c, bottom, alone=True)
            if isinstance(type, ty.Record) and type.decl.keyword == "union":
                return rules.bindings.anonymous_union(c, node, type)
            c.unsupported(node.coord, "anonymous struct outside a struct or union")
        _tag(c, node)
        return None
    info = rules.outside.owner(c, node) if node.name.__class__ is Name and c.function is None else None
    with c.within(member_of=info.decl if info is not None else None):
        base = specifiers.specified(c, bottom.type)
    type = declarators.declaring(c, declarator, base)
    if given.mode:
        type = attributes.apply_mode(c, type, given)
    if len(node.storage) > 1:
        _check_storage(c, node)
    if isinstance(type, ty.Function):
        if node.init is not None:
            c.fatal(node.coord, "illegal initializer (only variables can be initialized)")
        functions.declare(c, node, type, given)
        return None
    if node.name.__class__ is Name and c.function is None:
        if info is not None:
            rules.static_members.define(c, info, node, type)
            return None
        _of_namespace(c, node, type, given)
        return None
    return objects.declare(c, node, type, given)


def _is_unnamed(node: Syntax) -> bool:
    """Whether a declaration of a type alone defines a class without a name."""
    return isinstance(node, (c_ast.Struct, c_ast.Union)) and node.name is None and node.decls is not None


def _of_namespace(c: Check, node: c_ast.Decl, type: ty.Type, given: attributes.Attributes) -> None:
    """`T a::x = ...;` defines what namespace a has declared (C++ [namespace.memdef]p2)."""
    name, plain = node.name, node.name.parts[-1].word
    scope = functions.definition_scope(c, node)
    functions.declared_in(c, node, scope)
    if not name.qualified:
        c.fatal(node.coord, f"the explicit specialization '{name}' must begin with 'template <>'")
    unqualified = c_ast.Decl(
        plain, node.quals, node.align, node.storage, node.funcspec, node.type, node.init, node.bitsize,
        node.coord, attributes=node.attributes,
    )  # fmt: skip
    with c.within(scope=scope):
        objects.declare(c, unqualified, type, given)


#: What objects and functions have and types have not.
_OF_OBJECTS = frozenset(
    "static extern register mutable thread_local inline virtual explicit constexpr friend".split()
)


def _check_storage(c: Check, node: c_ast.Decl) -> None:
    """6.7.1p2: one storage class only; CUDA's words are of another kind."""
    words = [
        w for w in dict.fromkeys(node.storage) if w in ("auto", "extern", "register", "static", "typedef")
    ]
    if len(words) > 1:
        c.fatal(node.coord, f"cannot combine '{words[0]}' and '{words[1]}' in one declaration")


def type_alone(c: Check, node: c_ast.Decl) -> None:
    """What declares a type and nothing else has no storage and is no function (C++ [dcl.stc]p1)."""
    for word in (*node.storage, *node.funcspec):
        if c.language.cplusplus and word in _OF_OBJECTS:
            c.error(node.coord, f"'{word}' is not permitted on a declaration of a type")


def _tag(c: Check, node: c_ast.Decl) -> None:
    type_alone(c, node)
    mark, refusals = c.diagnostics.mark(), c.known.host_refusals
    type = specifiers.specified(c, node.type, alone=True)
    host = isinstance(type, ty.Record) and "" in type.decl.refused and is_of_host(c, node.type, refusals)
    if host and node.type.name.__class__ is not Name:
        errors = tuple(c.diagnostics.rewind_errors(mark))
        c.scope.names[node.type.name] = HostOnly(node.type.name, UNREAD, node.coord, errors)
        return
    kind = node.type
    unnamed = (
        isinstance(kind, (c_ast.Struct, c_ast.Union)) and kind.name is None and isinstance(type, ty.Record)
    )
    if unnamed or not (isinstance(type, (ty.Record, ty.Enum)) or isinstance(kind, c_ast.Struct)):
        c.warn(MISSING_DECLARATIONS, node.coord, "declaration does not declare anything")


def is_of_host(c: Check, node: Syntax, refusals: int) -> bool:
    """Whether a refused class is only mentioned by device code and not needed: it has host members only, and
    so has the missing base."""
    if not isinstance(node, Class) or not node.bases or not node.name or c.language.whole_program:
        return False
    unknown = any(isinstance(b, Base) and libraries.refusal(b.name) is not None for b in node.bases)
    device = any("__device__" in words_of(item) for item in node.decls or ())
    return not device and (unknown or c.known.host_refusals > refusals)


def static_assert(c: Check, node: c_ast.StaticAssert) -> None:
    sizes = c.known.host_sizes
    held = constants.truth(c, node.cond, "static assertion expression")
    if not held and c.function is None and c.known.host_sizes > sizes:
        said = "this assertion is not checked: 'long double' has another size on the host"
        c.warn(UNCHECKED_ASSERTION, node.coord, said)
    elif not held:
        text = rules.literals.text_of(c, node.message) if node.message is not None else ""
        place = node.cond.coord or node.coord
        if text.startswith("not supported: "):  # a header's of ours, or of a library that says so
            c.error(place, text, kind=Kind.UNSUPPORTED)
        else:
            c.error(place, f"static assertion failed{': ' * bool(text)}{text}", kind=Kind.ASSERTION)


def _tried(c: Check, node: Tried) -> None:
    """A declaration that only assertions or constexpr variables need. Its errors are dropped and its name is
    nobody's to use then. An assertion that cannot be checked, because it is about host entities, is warned
    about."""
    decl = node.decl
    mark, faulty, refusals = c.diagnostics.mark(), len(c.work.faulty_instances), c.known.host_refusals
    c.known.obstacle = None
    file_declaration(c, decl)
    unknowable = len(c.work.faulty_instances) > faulty or c.known.host_refusals > refusals
    unknowable |= rules.constant_builtins.known_to_others(c.known.obstacle)
    del c.work.faulty_instances[faulty:]
    if c.diagnostics.errors == mark[1]:
        return
    errors = c.diagnostics.rewind_errors(mark)
    if isinstance(decl, c_ast.StaticAssert):
        unknowable |= bool(c.known.missing_headers) or errors[0].kind is Kind.UNSUPPORTED
        unknowable = unknowable or supplied.of_host(node.words, c.language)
        for problem in errors:
            if unknowable and problem.kind is not Kind.ASSERTION:
                c.warn(
                    UNCHECKED_ASSERTION,
                    decl.coord,
                    f"this assertion is not checked: {problem.message}",
                    problem.notes,
                )
            else:
                c.diagnostics.add(problem)
        return
    constant = declared_name(decl) if isinstance(decl, c_ast.Decl) and "constexpr" in decl.funcspec else None
    for problem in errors:
        if problem.kind in (Kind.ASSERTION, Kind.TOO_LONG):
            c.diagnostics.add(problem)
        elif constant is not None and problem.kind is Kind.NOT_CONSTANT and not unknowable:
            said = f"constexpr variable '{constant}' must be initialized by a constant expression"
            c.diagnostics.add(problem._replace(message=said))
    head = decl.decl if isinstance(decl, (c_ast.FuncDef, TemplateDecl)) else decl
    name = declared_name(head)
    if name is not None and name.__class__ is not Name:
        c.scope.names[name] = HostOnly(name, UNREAD, decl.coord, tuple(errors))


def spoiled(c: Check, node: Spoiled) -> None:
    """Names that an unreadable declaration may have declared: using them is no second error."""
    for name in node.names:
        if c.scope.find(name) is None:
            c.scope.names[name] = Faulty(name, node.coord)


def _nothing(c: Check, node: Syntax) -> None:
    pass


def _unread(c: Check, node: Unread) -> None:
    if c.launches is not None:
        c.launches.unread(c, node)


def _list(c: Check, node: c_ast.DeclList) -> list[tree.Statement]:
    """Several declarators: each is checked, whatever became of the others."""
    statements: list[tree.Statement] = []
    failed: Refused | None = None
    for decl in node.decls:
        try:
            statements += local_declaration(c, decl)
        except Refused as problem:
            failed = problem
    if failed is not None:
        raise failed
    return statements


def _bindings(c: Check, node: Bindings) -> None:
    rules.bindings.of_namespace(c, node)


def _asm(c: Check, node: Asm) -> None:
    text = rules.literals.text_of(c, node.template)
    rules.literals.refuse_files(c, node, text)
    c.unit.asm.append(text)


# ---------------------------------------------------------------- C++ scopes


def _linkage(c: Check, node: Linkage) -> None:
    if node.language not in ("C", "C++"):
        c.fatal(node.coord, f'unknown linkage language "{node.language}"')
    with c.within(extern_c=node.language == "C"):
        for decl in node.decls:
            if not node.braces and isinstance(decl, c_ast.Decl) and "extern" not in decl.storage:
                decl = changed(decl, storage=[*decl.storage, "extern"])  # C++ [dcl.link]p7
            file_declaration(c, decl)


def _namespace(c: Check, node: Namespace) -> None:
    outer, files = c.scope, c.known.files
    name = node.name or ""
    known = outer.names.get(name) if name else c.known.unnamed_namespaces.get(outer)
    if known is None and files is not None:
        known = files.namespace(outer, name)
    if isinstance(known, NamespaceName):
        scope = known.scope
    elif known is not None and not isinstance(known, Faulty):
        c.fatal(
            node.coord, f"redefinition of '{name}' as different kind of symbol",
            [Note("previous definition is here", span_of(place_of(known)))],
        )  # fmt: skip
    else:
        scope = Scope("namespace", outer, name)
        scope.inline = bool(node.inline)
        c.known.namespaces.append(scope)
        known = NamespaceName(name, scope, node.coord)
        if name:
            outer.names[name] = known
        else:
            c.known.unnamed_namespaces[outer] = known
        if not name or node.inline:
            outer.using.append(scope)
    with c.within(scope=scope):
        for decl in node.decls:
            file_declaration(c, decl)


def _file_start(c: Check, node: FileStart) -> None:
    if c.known.files is None:
        c.known.files = Files(c.known.namespaces)
    c.known.files.begin(node.bounds)


def _guide(c: Check, node: Guide) -> None:
    rules.class_deduction.declare(c, [], node)


def _elsewhere(c: Check, node: Elsewhere) -> None:
    assert isinstance(node.decl, c_ast.Decl)
    rules.template.made_elsewhere(c, node.decl)


def _template(c: Check, node: TemplateDecl) -> None:
    rules.template.declare(c, node)


def _lifted(c: Check, node: Lifted) -> None:
    rules.requested.declare_lambda(c, node)


def _requested(c: Check, node: Requested) -> None:
    rules.requested.check(c, node)


#: What may stand in a block.
_LOCAL: Rules[list[tree.Statement] | None] = {
    c_ast.Decl: _declaration,
    c_ast.Typedef: typedef,
    c_ast.StaticAssert: static_assert,
    c_ast.Pragma: _nothing,
    Pragma: _nothing,
    c_ast.EmptyStatement: _nothing,
    Spoiled: spoiled,
    c_ast.AttributeDeclaration: _nothing,
    c_ast.DeclList: _list,
    NamespaceAlias: namespace_alias,
    UsingNamespace: using_namespace,
    UsingName: using_name,
    UsingEnum: using_enum,
}
#: ... and what may stand outside of functions as well.
_FILE: Rules[object] = {
    **_LOCAL,
    c_ast.FuncDef: functions.define,
    Function: functions.define,
    TemplateDecl: _template,
    Elsewhere: _elsewhere,
    Guide: _guide,
    Requested: _requested,
    Lifted: _lifted,
    Tried: _tried,
    Unread: _unread,
    Linkage: _linkage,
    Namespace: _namespace,
    FileStart: _file_start,
    Asm: _asm,
    Bindings: _bindings,
}
#: What holds declarations, each of which is checked by itself.
_ENCLOSING = (Namespace, Linkage)
