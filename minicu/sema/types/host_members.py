"""Data members of types that only the host's C++ library has, in classes that device code sees: it needs to
know how large they are. They lie as libstdc++ has them on 64-bit machines, which is what nvcc's host compiler
gives, and only the host makes, copies and ends them."""

from __future__ import annotations

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Place
from minicu.sema import rules
from minicu.sema.context import Check
from minicu.sema.scope import OverloadSet, Scope
from minicu.syntax.headers.libraries import HOST_WORDS
from minicu.syntax.nodes import Name, Part, Syntax


def of_host(c: Check, node: Syntax, at: Place) -> ty.Type | None:
    """The type of a member, if the specifiers `node` name one of these and nothing else declares it."""
    words = node.names if isinstance(node, c_ast.IdentifierType) else []
    if c.language.whole_program or len(words) != 1:
        return None
    parts = words[0].parts if isinstance(words[0], Name) else [Part(words[0])]
    plain, arguments = parts[-1]
    if plain not in HOST_WORDS or [part for part, _ in parts[:-1]] not in ([], ["std"]):
        return None
    if rules.names.find_quietly(c, words[0] if len(parts) > 1 else plain, at) is not None:
        return None
    if plain == "unique_ptr" and len(arguments or ()) > 1:  # with what ends it beside the pointer
        return None
    return _opaque_record(
        c, str(words[0]), 5 if str(words[0]).endswith("vector<bool>") else HOST_WORDS[plain], at
    )


def _opaque_record(c: Check, name: str, words: int, at: Place) -> ty.Type:
    decl = ty.RecordDecl("struct", name, at, [ty.Member("", ty.Array(ty.Pointer(ty.VOID), words), at=at)])
    decl.pod = decl.host_pod = decl.standard_layout = decl.packs = False
    itself = ty.Record(decl)
    info = decl.info = rules.classes.make(decl, Scope("class", c.file, name))
    reference = ty.Reference(ty.qualify(itself, ty.CONST))

    def function(name: str, kind: str, *parameters: ty.Type, returns: ty.Type = ty.VOID) -> tree.Function:
        type = ty.Function(returns, (ty.Pointer(itself), *parameters))
        return tree.Function(name, type, at=at, method=tree.Method(decl, kind=kind, host=True))

    info.constructors.functions += [function(name, "constructor"), function(name, "constructor", reference)]
    info.destructor = function(f"~{name}", "destructor")
    assigned = function("operator=", "", reference, returns=ty.Reference(itself))
    info.scope.names["operator="] = OverloadSet("operator=", [assigned], owner=decl)
    info.aggregate = False
    rules.classes.finish(c, info, None)
    return itself
