"""The syntax tree: pycparser's nodes, and ours for what pycparser does not know.

This page is the contract between the parser (the maker of these nodes) and `sema` (the only reader).
Nodes are never changed once they are made: templates read theirs again for each instance, and those of our
headers serve all compilations of a process. A rule that needs another shape makes a new node (`changed`).
Nodes are pycparser's own (`pycparser.c_ast`) unless listed below; our subclasses
(`RefDecl` is a `PtrDecl`, `Class` is a `Struct` ...) may be met wherever their base may.

Places
    `node.coord` is a Token, on every node that the source spells. Operators (`BinaryOp`,
    `UnaryOp`, `Assignment`, `TernaryOp`, `ArrayRef`, `StructRef`) have their operator's token,
    `Decl`/`Typedef`/`TypeDecl` the declared name's (an unnamed one: its first specifier's),
    `FuncCall` its callee's, `Cast` its parenthesis's, statements their keyword's, `Struct`/`Enum`
    their tag's or else their keyword's. Every compound statement is a `Block`: its place is the `{`,
    its `end` the `}`.

Specifiers of a declaration (`Decl`, `Typedef`, `FuncDef.decl`, parameters)
    `storage`   spellings among: typedef extern static register auto _Thread_local mutable
                __shared__ __constant__ __managed__
    `funcspec`  spellings among: inline _Noreturn constexpr virtual explicit friend
                __global__ __device__ __host__ __forceinline__ __noinline__ __grid_constant__
                (`__attribute__((device))` and clang's other spellings arrive as these keywords)
    `quals`     const volatile restrict _Atomic, always in this spelling
    `align`     always []: alignment is an attribute
    `attributes` flat list of `Attribute`, of the specifiers and of this declarator, in order

Attributes: one form for `__attribute__((...))`, `[[...]]`, `_Alignas`, `__launch_bounds__` ...
    The slot `attributes` of Decl, Typedef, Typename, Struct, Union, Class, Enum, Enumerator,
    Label, Case, Default and AttributedStatement is a flat list of `Attribute`. Names have no
    surrounding underscores (`__packed__` is `packed`). Spellings that are not attributes arrive as:
        __align__(n), __attribute__((aligned(n)))   aligned  [n]        (aligned with no n: [])
        _Alignas(n), alignas(n), alignas(T)         alignas  [n | Typename]
        __launch_bounds__(t, b, c)                  launch_bounds [t, b?, c?]
        __maxnreg__(n)  __cluster_dims__(x, y, z)  __block_size__(...)   maxnreg cluster_dims block_size
        asm("name") after a declarator              asm      [String]
        #pragma pack(n) in force at a struct        pack     [Constant], on Struct, Union, Class

Types
    `IdentifierType.names`: keywords in source order (`_Bool` for bool too, `signed`, `_Complex`,
    `__int128`), or one typedef/tag/builtin name (`Name` if it was qualified by `::`); `auto` in C++
    and `__auto_type` in C stand for a deduced type. A missing type (implicit int) is `["int"]`, warned
    of under -Wimplicit-int. `TypeOf` with op `typeof` or `decltype` holds a Typename or an expression.
    In `.cu` a tag used alone is IdentifierType([tag]).
    `ArrayDecl.dim` is `ID("*")` for `[*]`; `FuncDecl.args` is None for `()`, `ParamList([Typename void])`
    for `(void)`, a list of `ID` for an old-style definition, whose parameter declarations are then
    `FuncDef.param_decls`.

Expressions
    `Constant.value` is the spelling, uninterpreted. A string is a `String` with all its tokens. A literal
    with a suffix that is not the language's is a `UserLiteral`.
    `a ?: b` is TernaryOp with `iftrue` None. `UnaryOp.op`: + - ~ ! & * ++ -- p++ p-- sizeof _Alignof
    __real__ __imag__; the operand of sizeof/_Alignof is a Typename or an expression. Calls of
    `__builtin_...`, `__is_...` and `__has_...` may have Typename nodes among their arguments
    (`__builtin_va_arg`, `__builtin_types_compatible_p`); the second of `__builtin_offsetof`, which is also
    the name for `offsetof`, is a chain of ID, StructRef, ArrayRef. A braced list as an argument or operand
    of `=` is an InitList (C++). Template-ids and qualified names are ID (or IdentifierType) of a `Name`.
    `InitList` items may be NamedInitializer: `name` lists ID, ArrayDesignator and RangeDesignator.

Statements
    `Case` and `Default` are labels: `stmts` holds the one statement they label, or nothing when
    another label or a declaration or `}` follows in the block (pycparser's regrouping of switch bodies
    is not applied). `Pragma` (unroll, nounroll) stands in the block before the loop it speaks of.
    `If.cond`, `While.cond`, `For.cond`, `Switch.cond` may be a `Decl` in `.cu`.
"""

from minicu.syntax.nodes.base import *  # noqa: F403
from minicu.syntax.nodes.c import *  # noqa: F403
from minicu.syntax.nodes.declarations import *  # noqa: F403
from minicu.syntax.nodes.expressions import *  # noqa: F403
from minicu.syntax.nodes.statements import *  # noqa: F403
from minicu.syntax.nodes.unit import *  # noqa: F403
