"""What one chapter of the language asks of another: `rules.construct.copied(c, ...)`.

The chapters of C and C++ need one another: an array's bound is an expression, an expression may hold
statements, all of them make instances of templates. Imports inside sema point down all the same
(tests/test_rooms.py): what stands above, or is needed by few programs, is reached through this module, which
loads a module of sema where the first rule of it is asked for.
"""

# ruff: noqa: F401

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # What the language needs of a chapter that stands above the one that asks.
    # A call may mean what no prototype can express; what is made of nothing ([class.default.ctor]).
    from minicu.sema.builtins import builtins, cached, format, making, textures

    # A class specifier is a type specifier ([dcl.type.class]).
    from minicu.sema.classes import classes, methods, special, virtual

    # decltype(e) asks whether e is a place ([dcl.type.decltype]); dynamic_cast and virtual calls convert
    # `this` ([class.virtual]).
    from minicu.sema.conversions import convert, places

    # A class holds declarations ([class.mem]), static members are variables ([class.static.data]), and so are
    # instances of variable templates.
    from minicu.sema.declarations import declare, local, objects, typedefs

    # Bounds, widths of bit-fields, decltype and alignas are expressions; conversions of classes are calls,
    # chosen by overload resolution ([over.match.copy]), and so is what nobody wrote ([special]).
    from minicu.sema.expressions import (
        allocation,
        best_match,
        call,
        casts,
        constants,
        expr,
        lifetime,
        member,
        member_pointers,
        names,
        overload,
        ranking,
    )

    # Member functions are functions ([class.mfct]); `auto f()` is known from its body ([dcl.spec.auto]),
    # noexcept(e) from what e calls.
    from minicu.sema.functions import blocks, deduced, functions, parameters, throwing, waiting

    # `new`, casts and arguments in braces initialise ([expr.new], [expr.cast]), a class is converted by its
    # constructors ([class.conv.ctor]), and these initialise members and bases ([class.base.init]).
    from minicu.sema.initialisation import (
        construct,
        constructors,
        initial,
        initializer_lists,
        memberwise,
        narrowing,
    )

    # A lambda is an expression ([expr.prim.lambda]), and converts to a pointer to a function.
    from minicu.sema.lambdas import lambdas

    # A body is a block ([dcl.fct.def]); GNU's statement expressions hold statements.
    from minicu.sema.statements import bindings, stmt

    # `f<3>` is a name and a call makes an instance ([temp.inst]); types depend on template parameters
    # ([temp.dep.type]); members, conversion functions and constructors can be templates ([temp.mem]).
    from minicu.sema.templates import (
        class_deduction,
        constraints,
        dependent_expressions,
        dependent_values,
        heads,
        instance,
        member_templates,
        partial_ordering,
        template,
        template_arguments,
    )

if TYPE_CHECKING:  # What is loaded late: few programs need it, or it imports who asks.
    from minicu.sema.builtins import asm, type_traits
    from minicu.sema.classes import (
        access,
        ambiguity,
        bases,
        construction,
        friends,
        method_bodies,
        outside,
        run_time_types,
        signatures,
        static_members,
        tables,
        type_info,
        vtables,
    )
    from minicu.sema.constants import (
        allocated,
        assigning,
        constant,
        constant_builtins,
        immediate,
        initial_values,
        interpret,
        literals,
        running,
    )
    from minicu.sema.conversions import implicit, references, user, wide_bit_fields
    from minicu.sema.declarations import dynamic
    from minicu.sema.expressions import (
        arguments,
        operator_candidates,
        operator_functions,
        select,
        this,
        three_way,
        unknown,
    )
    from minicu.sema.functions import merging
    from minicu.sema.initialisation import braces
    from minicu.sema.names import pretty
    from minicu.sema.statements import exceptions, flow
    from minicu.sema.templates import (
        alias_template,
        class_arguments,
        class_template,
        class_template_members,
        deduce,
        kernel_arguments,
        partial_specialization,
        requested,
        value_arguments,
        variable_template,
    )
    from minicu.sema.types import attributes, declarators, enumeration, placeholders, record, specifiers

if not TYPE_CHECKING:
    import os
    import sys
    from importlib import import_module

    _SEMA = os.path.dirname(__file__)
    _CHAPTER = {
        name.removesuffix(".py"): chapter
        for chapter in os.listdir(_SEMA)
        if os.path.isdir(os.path.join(_SEMA, chapter))
        for name in os.listdir(os.path.join(_SEMA, chapter))
    }

    def __getattr__(name: str) -> object:
        if name not in _CHAPTER:
            raise AttributeError(f"minicu.sema.rules has no {name}", name=name, obj=sys.modules[__name__])
        module = globals()[name] = import_module(f"minicu.sema.{_CHAPTER[name]}.{name}")
        return module
