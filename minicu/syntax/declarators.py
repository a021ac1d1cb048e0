"""Declarators, and the declarations made of them.

A declarator is read in one pass. pycparser keeps it as a chain of PtrDecl, ArrayDecl and FuncDecl
from the name outwards, ending in the TypeDecl that holds the name and the base type.
"""

from __future__ import annotations

from typing import Any, NoReturn

from pycparser import c_ast

from minicu.diagnostics.errors import Note
from minicu.diagnostics.warnings import IMPLICIT_INT
from minicu.syntax.cut import DEVICE_WORDS
from minicu.syntax.initialisers import Initialisers
from minicu.syntax.names import Scope
from minicu.syntax.nodes import (
    Attribute,
    Bindings,
    MemberPtrDecl,
    MethodDecl,
    Name,
    Node,
    PackExpansion,
    RefDecl,
)
from minicu.syntax.packs import mentioned
from minicu.syntax.reader import MisplacedDefinition, SyntaxFault
from minicu.syntax.specifiers import SLOT, Spec
from minicu.syntax.tokens import Token

Info = dict[str, Any]  # decl, attributes, and perhaps init, bitsize

_NAMES = frozenset({"ID", "TYPEID"})
_POINTERS = frozenset({"TIMES", "AND", "LAND", "MEMBERPTR"})
#: After `(` in a declarator that need not have a name: the parenthesis groups.
_GROUPING = frozenset({"TIMES", "AND", "LAND", "LPAREN", "ATTRIBUTE", "MEMBERPTR"})


#: What may follow the `&` or `&&` behind a function's parameters.
_AFTER_REF_QUALIFIER = frozenset(
    {"LBRACE", "SEMI", "NOEXCEPT", "ARROW", "RETURNS", "EQUALS", "ID", "RPAREN", "COLON", "REQUIRES"}
)


class Declarators(Initialisers):
    """Declarators, declarations, parameters, type names."""

    _declaration = 0  # where the declaration at hand began

    def _parse_declarator(self) -> Node:
        return self._declarator(named=True, abstract=False)

    def _declarator(self, named: bool, abstract: bool) -> Node:
        """Read one declarator. `named`: it may have a name; `abstract`: it may have none."""
        tok = self._peek()
        pointer = self._parse_pointer() if tok.type in _POINTERS else None
        tok = self._peek()
        if tok.type == "ELLIPSIS" and named and abstract and self.cxx and self._peek_type(2) in _NAMES:
            self._ellipsis = tok  # `T ... x`, a pack
            self._i += 1
            tok = self._peek()
        kind = tok.type
        if kind in _NAMES and named:
            if is_conversion(tok.value):
                return self._special_declarator(tok, pointer)
            self._i += 1
            decl: Node = c_ast.TypeDecl(tok.value, None, None, None, tok)
        elif kind == "LPAREN" and self._groups(named, abstract):
            self._i += 1
            self._loose += self._attributes()
            decl = self._declarator(named, abstract)
            self._expect("RPAREN")
        elif self.cxx and named and (kind == "OPERATOR" or (kind == "NOT" and self._peek_type(2) in _NAMES)):
            return self._special_declarator(tok, pointer)
        elif abstract:
            decl = c_ast.TypeDecl(None, None, None, None, tok)
        else:
            self._no_declarator(tok)
        kind = self._toks[self._i].type
        if kind == "LPAREN" or kind == "LBRACKET":
            if type(tok.value) is Name and named:  # the parameters of A::f see what A has
                self._enter(Scope("prototype", self._scope, using=self._owner(tok.value)))
                self._changed()
                decl = self._parse_decl_suffixes(decl)
                self._leave()
                self._changed()
            else:
                decl = self._parse_decl_suffixes(decl)
        return decl if pointer is None else self._type_modify_decl(decl, pointer)

    def _requires_clause(self) -> Node:
        """C++20: `requires constraint`."""
        raise NotImplementedError

    def _owner(self, name: Name) -> list[Scope]:
        """The scope that a declared qualified name belongs to."""
        raise NotImplementedError

    def _special_declarator(self, tok: Token, pointer: Node | None) -> Node:
        """`~X(...)` and `operator ...(...)`."""
        raise NotImplementedError

    def _no_declarator(self, tok: Token) -> None:
        if tok.type in SLOT or tok.type in ("STRUCT", "UNION", "ENUM", "CLASS"):
            self._fault(f"expected identifier or '(' before '{tok.value}'")
        if self.cxx and tok.type == "LBRACKET":
            self._unsupported("structured binding outside of a function")
        self._fault("expected identifier or '('")

    def _groups(self, named: bool, abstract: bool) -> bool:
        """Does the `(` here group a declarator, or start the parameters of an unnamed one (6.7.6.3p11)?"""
        if not abstract:
            return True
        after = self._peek(2).type
        if after in _GROUPING or (after == "LBRACKET" and self._peek_type(3) != "LBRACKET"):
            return True
        return after == "ID" and named and (not self.cxx or self._peek_type(3) == "RPAREN")

    def _parse_pointer(self) -> Node | None:
        """`* const * &`, attributes and CUDA's words between them."""
        pointer: Any = None
        toks = self._toks
        while True:
            tok = toks[self._i]
            if tok.type in _NAMES and toks[self._i + 1].type in ("COLONCOLON", "LT"):
                tok = self._peek()
            if tok.type == "MEMBERPTR":
                self._i += 1
                pointer = MemberPtrDecl(tok.value, self._parse_type_qualifier_list(), pointer, tok)
            elif tok.type == "TIMES":
                self._i += 1
                pointer = c_ast.PtrDecl(self._parse_type_qualifier_list(), pointer, tok)
            elif self.cxx and (tok.type == "AND" or tok.type == "LAND"):
                self._i += 1
                pointer = RefDecl(tok.value, self._parse_type_qualifier_list(), pointer, tok)
            elif tok.type == "ATTRIBUTE" and pointer is not None:
                pointer.attributes = [*pointer.attributes, *self._attributes()]
                pointer.quals += self._parse_type_qualifier_list()
            elif tok.type == "INLINE" and pointer is not None:  # `float * __device__ f()`
                self._i += 1
                self._loose_words.append(tok.value)
            else:
                return pointer

    def _parse_decl_suffixes(self, decl: Node) -> Node:
        """Array and parameter suffixes."""
        for _ in range(1000):
            kind = self._toks[self._i].type
            if kind == "LBRACKET":
                if self._toks[self._i + 1].type == "LBRACKET":
                    return decl
                decl = self._type_modify_decl(decl, self._parse_array_decl_common(None, self._toks[self._i]))  # type: ignore[arg-type]
            elif kind == "LPAREN" and self._starts_parameters():
                decl = self._type_modify_decl(decl, self._parse_function_decl(decl))
            else:
                return decl
        return self._fault("nested too deeply")

    def _parse_array_decl_common(self, base_type: Any, coord: Any = None) -> Any:
        """`[const static N]` in any order of the words; `[*]` is a length left open, `[*p]` an expression."""
        opening = self._expect("LBRACKET")
        words: list[str] = []
        while (more := self._parse_type_qualifier_list()) or self._accept("STATIC"):
            words += more or ["static"]
        dim: Any = None
        if self._peek_type() == "TIMES" and self._peek_type(2) == "RBRACKET":
            star = self._expect("TIMES")
            dim = c_ast.ID(star.value, self._tok_coord(star))
        elif self._starts_expression():
            dim = self._parse_assignment_expression()
        self._expect("RBRACKET")
        return c_ast.ArrayDecl(base_type, dim, words, coord or self._tok_coord(opening))

    def _parse_attribute_specifier_sequence(self) -> list[Any]:
        # pycparser asks behind every `]`; a declarator's attributes are read once, at its end.
        return []

    def _starts_parameters(self) -> bool:
        """C++: is this `(` a parameter list, or the initialiser of `T x(args)`?"""
        if not self.cxx:
            return True
        first = self._peek(2)
        if first.type in ("RPAREN", "ELLIPSIS"):
            return True
        if first.type == "LBRACKET":
            return self._peek_type(3) == "LBRACKET"
        if first.type == "ID" and (self._unknown_word(2) or self._unknown_pointer(first)):
            return True
        if not self._starts_declaration(first):
            return False
        if first.type == "TYPEID" or SLOT.get(first.type) == "type":  # `T x(U{a})` initialises
            after = self._peek_type(3)
            if after == "LPAREN" and self._peek_type(4) not in _POINTERS:
                return self._reads_as_parameters()
            return after != "LBRACE"
        return True

    def _reads_as_parameters(self) -> bool:
        """`T x(U(...` declares a function if it can (C++ [dcl.ambig.res]p1): `int f(int (short), int)`. But
        in `T x(U(a))` the author of an `a` that is a value means it, not a parameter of that name."""
        inner = self._peek(4)
        if inner.type == "ID" and self._scope.find(str(inner.value).partition("::")[0]) is not None:
            return False
        opening = self._toks[self._i]
        if opening not in self._parameter_lists:  # nested ones are asked about again and again
            start, scope, loose, mark = self._i, self._scope, self._loose, self.diagnostics.mark()
            words, self._loose, self._loose_words = self._loose_words, [], []
            recovers, self._recovers = self._recovers, False
            try:
                self._i += 1
                self._enter(Scope("prototype", self._scope))
                self._parameters()
                self._parameter_lists[opening] = self._peek_type() == "RPAREN"
            except SyntaxFault:
                self._parameter_lists[opening] = False
            self.diagnostics.rewind(mark)
            self._recovers = recovers
            self._i, self._scope, self._loose, self._loose_words = start, scope, loose, words
            self._changed()
        return self._parameter_lists[opening]

    def _unknown_word(self, k: int) -> bool:
        """Is the k-th token an undeclared name in the place of a type: `X y`?"""
        return self._peek_type(k) == "ID" and self._peek_type(k + 1) in _NAMES

    def _unknown_pointer(self, tok: Token) -> bool:
        """`X *` or `X &` with an undeclared X: no expression either, so the type is what is missing."""
        return self._peek_type(3) in ("TIMES", "AND") and self._scope.find(tok.value) is None

    def _parse_function_decl(self, base_decl: Node) -> Node:
        opening = self._expect("LPAREN")
        args = None
        if self._peek_type() != "RPAREN":
            self._enter(Scope("prototype", self._scope))
            args = self._parameters()
            self._leave()
        self._expect("RPAREN")
        return self._function_suffix(c_ast.FuncDecl(args, None, opening))

    def _function_suffix(self, function: Any) -> Node:
        """C++: what may follow the parameters: const, noexcept, override, `-> T`."""
        if not self.cxx:
            return function
        quals: list[str] = []
        words: list[str] = []
        returns: Node | None = None
        operand: Node | None = None
        while True:
            tok = self._toks[self._i]
            if SLOT.get(tok.type) == "qual":
                quals += self._parse_type_qualifier_list()
            elif tok.type == "NOEXCEPT":
                self._i += 1
                if self._peek_type() == "LPAREN":
                    operand = self._condition_of_noexcept()
                else:
                    words.append("noexcept")
            elif tok.type == "THROW" and self._peek_type(2) == "LPAREN":  # `throw()`
                self._i += 1
                words.append("noexcept")
                self._skip_balanced()
            elif tok.value in ("override", "final") or (
                tok.type in ("AND", "LAND") and self._peek_type(2) in _AFTER_REF_QUALIFIER
            ):
                self._i += 1
                words.append(tok.value)
            elif tok.value == "requires" and tok.type == "ID":
                self._constraints.append(self._requires_clause())
            elif tok.type in ("ARROW", "RETURNS"):
                # What follows is a type: behind `->` in an expression names are those of members.
                self._toks[self._i] = Token("RETURNS", tok.value, tok.src, tok.pos, tok.via, tok.lines)
                self._i += 1
                returns = self._parse_type_name()
            else:
                break
        if not (quals or words or returns or operand):
            return function
        made = MethodDecl(function.args, function.type, quals, words, returns, function.coord)
        made.noexcept = operand
        return made

    def _condition_of_noexcept(self) -> Node | None:
        """The operand of `noexcept(...)`; None if it names what is declared further on, which says that the
        function may throw."""
        start = self._i
        try:
            self._i += 1
            operand = self._parse_conditional_expression()
            self._expect("RPAREN")
        except SyntaxFault:
            self._i = start
            self._skip_balanced()
            return None
        return operand

    # Parameters ------------------------------------------------------------------

    def _parameters(self) -> Node:
        first = self._peek()
        if (
            first.type == "ID"
            and not self.cxx
            and self._peek_type(2) in ("COMMA", "RPAREN")
            and not self._starts_declaration(first)
        ):
            return self._parse_identifier_list()  # type: ignore[return-value]
        params: list[Node] = []
        while True:
            tok = self._peek()
            if tok.type == "ELLIPSIS":
                self._i += 1
                params.append(c_ast.EllipsisParam(tok))
                break
            params.append(self._parse_parameter_declaration())
            if not self._accept("COMMA"):
                if self.cxx and self._peek_type() == "ELLIPSIS":  # `int f(int ...)`
                    continue
                break
        return c_ast.ParamList(params, first)

    def _parse_parameter_declaration(self) -> Node:
        if not self._starts_declaration():
            tok = self._peek()
            if tok.type == "ID":
                self._unknown_type(tok)
            self._fault("expected parameter declarator")
        spec, _, first = self._parse_specifiers(allow_storage_and_function=True)
        if "typedef" in spec["storage"]:
            self._fault("a parameter cannot be a typedef", first)
        self._check_type(spec)
        loose = self._begin_declarator()
        outer, self._ellipsis = self._ellipsis, None
        decl = self._declarator(named=True, abstract=True)
        dots, self._ellipsis = self._ellipsis, outer
        attributes = self._end_declarator(spec, loose)
        self._need_type(spec, first)
        name = innermost(decl)
        self._plain_name(name.declname, name.coord, "a parameter")
        if name.declname is None:
            node = self._type_name_node(spec, decl, first)
            node.attributes = spec["attributes"] + attributes
            if self._peek_type() == "EQUALS" and self.cxx:
                name.declname = ""
            elif self.cxx and self._peek_type() == "ELLIPSIS" and self._mentions_pack(node):
                return self._expansion(node)
            else:
                return node
        info: Info = {"decl": decl, "attributes": attributes}
        self._add_identifier(name.declname, name.coord)
        if dots is not None:
            return PackExpansion(self._build(spec, info), coord=name.coord)
        if self._peek_type() == "EQUALS" and (self.cxx or self._toks[self._i].src.system):
            self._advance()  # in C too the library's functions have default arguments
            info["init"] = self._default_argument()
        return self._build(spec, info)

    def _default_argument(self) -> Node:
        return self._parse_initializer()

    def _mentions_pack(self, node: Node) -> bool:
        """Does a type mention a parameter pack (or `auto`), so that `...` behind it makes a pack?"""
        for name in mentioned(node):
            entity = self._scope.find(name)
            if name == "auto" or (entity is not None and entity.pack):
                return True
        return False

    # Type names --------------------------------------------------------------------

    def _parse_type_name(self) -> Any:
        spec, saw_type, first = self._parse_specifiers(allow_storage_and_function=False)
        if not saw_type:
            self._no_type()
        kind = self._toks[self._i].type
        if kind == "RPAREN":
            decl: Node = c_ast.TypeDecl(None, None, None, None, first)
        else:
            loose = self._begin_declarator()
            decl = self._declarator(named=False, abstract=True)
            spec["attributes"] += self._end_declarator(spec, loose)
        node = self._type_name_node(spec, decl, first)
        node.attributes = spec["attributes"]
        return node

    def _build_type_name(self, spec: Any, decl: Node | None, coord: Any) -> Any:
        return self._type_name_node(spec, decl or c_ast.TypeDecl(None, None, None, None, coord), coord)

    def _type_name_node(self, spec: Spec, decl: Node, first: Token) -> Any:
        node = c_ast.Typename(None, spec["qual"][:], None, decl, first)
        return self._fix_decl_name_type(node, spec["type"])

    # Declarations --------------------------------------------------------------------

    def _check_type(self, spec: Spec) -> None:
        """Before a declarator: without a type, `X y` has an unknown one."""
        if spec["type"]:
            return
        tok = self._peek()
        if tok.type == "ID" and not is_conversion(tok.value):
            after = self._peek_type(2)
            if after in _NAMES or (self.cxx and (after in _POINTERS or after == "OPERATOR")):
                self._unknown_type(tok)

    def _need_type(self, spec: Spec, place: Token) -> None:
        """Implicit int (C89): a warning in C, an error in C++."""
        if spec["type"]:
            return
        if self.cxx:
            self._fault("a type specifier is required for all declarations", place)
        self.diagnostics.warning(IMPLICIT_INT, place, "type specifier missing, defaults to 'int'")
        spec["type"] = [c_ast.IdentifierType(["int"], place)]

    def _begin_declarator(self) -> tuple[list[Attribute], list[str]]:
        """Start to collect what stands at odd places inside a declarator; returns the outer collection."""
        saved = self._loose, self._loose_words
        self._loose, self._loose_words = [], []
        return saved

    def _end_declarator(self, spec: Spec, saved: tuple[list[Attribute], list[str]]) -> list[Attribute]:
        """`asm("name")` and attributes behind a declarator. CUDA's keywords go to the specification."""
        found = self._loose
        spec["function"] += self._loose_words
        self._loose, self._loose_words = saved
        while True:
            tok = self._toks[self._i]
            if tok.type == "ASM":
                self._i += 1
                self._expect("LPAREN")
                found.append(Attribute("asm", [self._parse_unified_string_literal()], None, tok))
                self._expect("RPAREN")
            elif more := self._attributes():
                keywords: Spec = {
                    "function": spec["function"],
                    "storage": spec["storage"],
                    "attributes": found,
                }
                self._sort_attributes(keywords, more)
            else:
                return found

    def _init_declarator(self, spec: Spec, members: bool = False) -> Info:
        """One declarator with what follows it. Its name is known from its end on (C11 6.2.1p7)."""
        loose = self._begin_declarator()
        self._loose += self._attributes()
        decl = self._declarator(named=True, abstract=members and self._peek_type() == "COLON")
        info: Info = {"decl": decl, "attributes": self._end_declarator(spec, loose)}
        name: Any = innermost(decl)
        if self.cxx and type(name.declname) is Name and "friend" not in spec["function"]:
            if "typedef" in spec["storage"]:
                self._plain_name(name.declname, name.coord, "a typedef")
            elif members or self._scope.kind == "block":
                self._plain_name(name.declname, name.coord, "a member" if members else "a local declaration")
        if members:
            if not isinstance(decl, c_ast.FuncDecl) and self._accept("COLON"):
                info["bitsize"] = self._parse_constant_expression()
                info["attributes"] += self._attributes()
            if not self.cxx:
                return info
        self._enter_name(spec, decl)
        return info

    def _initialise(self, info: Info) -> None:
        """The initialiser behind a declarator, if there is one."""
        if self._accept("EQUALS"):
            info["init"] = self._parse_initializer()
        elif (
            self.cxx
            and self._peek_type() in ("LPAREN", "LBRACE")
            and not isinstance(info["decl"], c_ast.FuncDecl)
        ):
            info["init"] = self._direct_init()

    def _enter_name(self, spec: Spec, decl: Node) -> None:
        tail: Any = innermost(decl)
        typ = spec["type"][0] if spec["type"] else None
        if isinstance(typ, c_ast.IdentifierType) and not typ.names:
            return  # a constructor's name must not hide its class
        if tail.declname:
            if "typedef" in spec["storage"]:
                self._add_typedef_name(tail.declname, tail.coord)
                if isinstance(decl, c_ast.TypeDecl):
                    self._share_members(tail.declname, typ)
            else:
                self._add_identifier(tail.declname, tail.coord)

    def _share_members(self, name: str, type: Node | None) -> None:
        """A typedef name, just declared, names the members of its class, too: `T::inner`."""

    def _build(self, spec: Spec, info: Info) -> Node:
        """The Decl or Typedef of one declarator."""
        decl = info["decl"]
        coord = innermost(decl).coord
        attributes = spec["attributes"] + info["attributes"]
        if "typedef" in spec["storage"]:
            if info.get("init") is not None:
                self._fault("illegal initializer (only variables can be initialized)", coord)
            node: Any = c_ast.Typedef(None, spec["qual"], spec["storage"], decl, coord, attributes=attributes)
        else:
            node = c_ast.Decl(
                None,
                spec["qual"],
                [],
                spec["storage"],
                spec["function"],
                decl,
                info.get("init"),
                info.get("bitsize"),
                coord,
                attributes=attributes,
            )
        return self._fix_decl_name_type(node, spec["type"])

    def _tag_only(self, spec: Spec, first: Token) -> Node:
        """A declaration without a declarator: `struct S { ... };`"""
        typ = spec["type"][0] if spec["type"] else None
        if typ is None:
            self._fault("expected a type", first)
        return c_ast.Decl(
            None,
            spec["qual"],
            [],
            spec["storage"],
            spec["function"],
            typ,
            None,
            None,
            typ.coord or first,
            attributes=spec["attributes"],
        )

    def _parse_declaration(self) -> list[Node]:
        """A declaration inside a function."""
        if self._peek_type() == "_STATIC_ASSERT":
            return [self._parse_static_assert()]
        self._declaration = self._i
        spec, _, first = self._parse_declaration_specifiers(allow_no_type=True)
        if self._accept("SEMI"):
            return [self._tag_only(spec, first)]
        self._check_type(spec)
        self._need_type(spec, first)
        if (bindings := self._bindings(spec)) is not None:
            self._initialise_bindings(bindings)
            self._expect("SEMI", "at end of declaration")
            return [bindings]
        return self._declarators(spec, self._init_declarator(spec), "at end of declaration")

    def _bindings(self, spec: Spec) -> Bindings | None:
        """`auto [a, b]`, `const auto &[a, b]`; None if something else is declared."""
        tok = self._peek()
        reference = tok.type in ("AND", "LAND") and self._peek_type(2) == "LBRACKET"
        if not self.cxx or not (reference or tok.type == "LBRACKET"):
            return None
        kind = spec["type"][0] if spec["type"] else None
        if not isinstance(kind, c_ast.IdentifierType) or kind.names != ["auto"]:
            self._fault("a structured binding is declared with 'auto'")
        self._i += 1 + reference
        names = []
        while True:
            name = self._advance()
            if name.type not in _NAMES:
                self._fault("expected identifier in a structured binding", name)
            self._plain_name(name.value, name, "a structured binding")
            names.append(name.value)
            self._add_identifier(name.value, name)  # type: ignore[arg-type]
            if not self._accept("COMMA"):
                break
        self._expect("RBRACKET")
        decl: Any = c_ast.TypeDecl(f" bindings{tok.pos}", None, None, None, tok)
        if reference:
            decl = RefDecl(tok.value, [], decl, tok)
        return Bindings(self._build(spec, {"decl": decl, "attributes": []}), names, tok)

    def _initialise_bindings(self, node: Bindings) -> None:
        info: Info = {"decl": node.decl, "attributes": []}
        self._initialise(info)
        decl: Any = node.decl
        decl.init = info.get("init")
        if decl.init is None:
            self._fault("a structured binding requires an initializer", node.coord)

    def _misplaced(self, message: str, place: Any, start: int) -> NoReturn:
        """What begins at `start` stands inside a function and cannot: most likely a brace is missing."""
        notes = []
        if (opening := self._unclosed(start)) is not None:
            notes.append(Note("this '{' may lack its '}'", opening.span))
        raise MisplacedDefinition(place, message, notes, start)

    def _unclosed(self, end: int) -> Token | None:
        """The brace before `end` that seems to lack its partner: the one whose own is farther left than the
        line that it opens on, or else the innermost that is open."""
        open_: list[Token] = []
        for tok in self._toks[:end]:
            if tok.type == "LBRACE":
                open_.append(tok)
            elif tok.type == "RBRACE" and open_:
                opening = open_.pop()
                if (
                    tok.src is opening.src
                    and _indentation(tok)[1]
                    and _indentation(tok)[0] < _indentation(opening)[0]
                ):
                    return opening
        return open_[-1] if open_ else None

    def _declarators(self, spec: Spec, info: Info, where: str) -> list[Node]:
        """The rest of a declaration, after its first declarator."""
        nodes = []
        while True:
            if (
                isinstance(info["decl"], c_ast.FuncDecl)
                and "typedef" not in spec["storage"]
                and (self._peek_type() == "LBRACE" or (not self.cxx and self._starts_declaration()))
            ):
                place = innermost(info["decl"]).coord
                words = {*spec["function"], *spec["storage"]}
                if not self.cxx and words.isdisjoint(DEVICE_WORDS):
                    self._unsupported("nested function", place)
                self._misplaced("a function cannot be defined inside another", place, self._declaration)
            self._initialise(info)
            nodes.append(self._build(spec, info))
            if not self._accept("COMMA"):
                break
            info = self._init_declarator(spec)
        nodes += self._parse_pppragma_directive_list()
        self._expect("SEMI", where)
        return nodes

    def _parse_struct_declaration(self) -> list[Node] | None:
        kind = self._peek_type()
        if kind == "_STATIC_ASSERT":
            return [self._parse_static_assert()]
        if kind == "PPPRAGMA":
            return self._pragmas()
        if self._accept("SEMI"):
            return None
        if kind == "ID" and not self._starts_declaration():
            self._unknown_type(self._peek())
        spec, saw_type, first = self._parse_specifiers(allow_storage_and_function=self.cxx)
        if not saw_type:
            self._no_type()
        if self._accept("SEMI"):
            return [self._tag_only(spec, first)]
        nodes = []
        while True:
            info = self._init_declarator(spec, members=True)
            if self.cxx:
                self._initialise(info)
            nodes.append(self._build(spec, info))
            if not self._accept("COMMA"):
                break
        nodes += self._pragmas()
        self._expect("SEMI", "at end of declaration list")
        return nodes


def _indentation(tok: Token) -> tuple[int, bool]:
    """How far the line of a token is indented, and whether the token is the first on it."""
    start = tok.src.text.rfind("\n", 0, tok.pos) + 1
    before = tok.src.text[start : tok.pos]
    return len(before) - len(before.lstrip()), not before.strip()


def is_conversion(name: Any) -> bool:
    """`A::operator`, before the type that a conversion function gives."""
    return type(name) is Name and name.parts[-1][0] == "operator"


def innermost(decl: Any) -> Any:
    """The TypeDecl at the end of a declarator's chain: name and base type."""
    while not isinstance(decl, c_ast.TypeDecl):
        decl = decl.type
    return decl
