"""What one chapter of the language asks of another: `rules.construct.copied(c, ...)`.

The chapters of C and C++ need one another: an array's bound is an expression, an expression may hold
statements, all of them make instances of templates. Imports inside sema point down all the same
(tests/test_rooms.py): what stands above, or is needed by few programs, is reached through this module, which
loads a module of sema where the first rule of it is asked for. All that is asked from below is listed in
RECURSION, and nothing else.
"""

# ruff: noqa: F401

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the same as the tables say below
    from minicu.sema.builtins import asm, builtins, cached, format, making, textures, type_traits
    from minicu.sema.classes import (
        access,
        bases,
        classes,
        construction,
        friends,
        method_bodies,
        methods,
        outside,
        run_time_types,
        special,
        static_members,
        tables,
        type_info,
        virtual,
        vtables,
    )
    from minicu.sema.constants import (
        allocated,
        assigning,
        constant,
        constant_builtins,
        initial_values,
        interpret,
        literals,
        running,
    )
    from minicu.sema.conversions import convert, implicit, places, references, user, wide_bit_fields
    from minicu.sema.declarations import declare, dynamic, local, objects
    from minicu.sema.expressions import (
        allocation,
        arguments,
        best_match,
        call,
        casts,
        constants,
        expr,
        lifetime,
        member,
        member_pointers,
        names,
        operator_functions,
        overload,
        ranking,
        this,
        three_way,
        unknown,
    )
    from minicu.sema.functions import (
        deduced,
        functions,
        merging,
        parameters,
        throwing,
        waiting,
    )
    from minicu.sema.initialisation import (
        braces,
        construct,
        constructors,
        initial,
        initializer_lists,
        memberwise,
        narrowing,
    )
    from minicu.sema.lambdas import lambdas
    from minicu.sema.names import pretty
    from minicu.sema.statements import bindings, exceptions, flow, stmt
    from minicu.sema.templates import (
        alias_template,
        class_arguments,
        class_deduction,
        class_template,
        class_template_members,
        constraints,
        deduce,
        dependent_expressions,
        dependent_values,
        heads,
        instance,
        kernel_arguments,
        member_templates,
        partial_specialization,
        requested,
        template,
        template_arguments,
        variable_template,
    )
    from minicu.sema.types import attributes, declarators, enumeration, placeholders, record, specifiers
else:
    import sys
    from importlib import import_module

#: What the language needs of a chapter that stands above the one that asks: chapter -> its modules.
RECURSION = {
    # A body is a block ([dcl.fct.def]); GNU's statement expressions hold statements.
    "statements": "bindings stmt",
    # A call may mean what no prototype can express; what is made of nothing ([class.default.ctor]).
    "builtins": "builtins cached format making textures",
    # A lambda is an expression ([expr.prim.lambda]), and converts to a pointer to a function.
    "lambdas": "lambdas",
    # A class holds declarations ([class.mem]), static members are variables ([class.static.data]), and so are
    # instances of variable templates.
    "declarations": "declare local objects",
    # `new`, casts and arguments in braces initialise ([expr.new], [expr.cast]), a class is converted by its
    # constructors ([class.conv.ctor]), and these initialise members and bases ([class.base.init]).
    "initialisation": "construct constructors initial initializer_lists memberwise narrowing",
    # `f<3>` is a name and a call makes an instance ([temp.inst]); types depend on template parameters
    # ([temp.dep.type]); members, conversion functions and constructors can be templates ([temp.mem]).
    "templates": "class_deduction constraints deduce dependent_expressions dependent_values heads "
    "instance member_templates template template_arguments",
    # Member functions are functions ([class.mfct]); `auto f()` is known from its body ([dcl.spec.auto]),
    # noexcept(e) from what e calls.
    "functions": "deduced functions parameters throwing waiting",
    # Bounds, widths of bit-fields, decltype and alignas are expressions; conversions of classes are calls,
    # chosen by overload resolution ([over.match.copy]), and so is what nobody wrote ([special]).
    "expressions": "allocation best_match call casts constants expr lifetime member_pointers names overload "
    "ranking",
    # decltype(e) asks whether e is a place ([dcl.type.decltype]); dynamic_cast and virtual calls convert
    # `this` ([class.virtual]).
    "conversions": "convert places",
    # A class specifier is a type specifier ([dcl.type.class]).
    "classes": "classes methods special virtual",
}

#: What is asked from above or beside, and loaded late: few programs need it, or it imports who asks.
LATER = {
    "statements": "exceptions flow",
    "builtins": "asm type_traits",
    "initialisation": "braces",
    "templates": "alias_template class_arguments class_template class_template_members kernel_arguments "
    "partial_specialization requested variable_template",
    "declarations": "dynamic",
    "functions": "merging",
    "expressions": "arguments member operator_functions this three_way unknown",
    "conversions": "implicit references user wide_bit_fields",
    "classes": "access bases construction friends method_bodies outside run_time_types static_members tables "
    "type_info vtables",
    "types": "attributes declarators enumeration placeholders record specifiers",
    "names": "pretty",
    "constants": "allocated assigning constant constant_builtins initial_values interpret literals running",
}

_CHAPTER = {
    name: chapter for table in (RECURSION, LATER) for chapter in table for name in table[chapter].split()
}

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name not in _CHAPTER:
            raise AttributeError(f"minicu.sema.rules has no {name}", name=name, obj=sys.modules[__name__])
        module = globals()[name] = import_module(f"minicu.sema.{_CHAPTER[name]}.{name}")
        return module
