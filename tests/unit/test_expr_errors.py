"""Expressions that are refused, and what is said of them."""

from __future__ import annotations

import pytest
from runner.checked import check
from runner.expressions import DECLARATIONS, PARAMETERS

from minicu.compile import Stages
from minicu.diagnostics.errors import CompileError
from minicu.diagnostics.source import Source
from minicu.language import WHOLE_PROGRAM
from minicu.options import Options


@pytest.mark.parametrize(
    "text, message",
    [
        ("nothing", "use of undeclared identifier 'nothing'"),
        ("st.nope", "no member named 'nope' in 'struct s'"),
        ("st.bf33", "no member named 'bf33' in 'struct s'; did you mean 'bf3'?"),
        ("ps.m", "member reference type 'struct s *' is a pointer; did you mean to use '->'?"),
        ("st->m", "member reference type 'struct s' is not a pointer; did you mean to use '.'?"),
        ("i.m", "member reference base type 'int' is not a structure or union"),
        ("*i", "indirection requires pointer operand ('int' invalid)"),
        ("&1", "cannot take the address of an rvalue of type 'int'"),
        ("&st.bf3", "address of bit-field requested"),
        ("sizeof st.bf3", "invalid application of 'sizeof' to bit-field"),
        ("i[d]", "subscripted value is not an array or pointer"),
        ("p[d]", "array subscript is not an integer"),
        ("f % 2", "invalid operands to binary expression ('float' and 'int')"),
        ("p + p", "invalid operands to binary expression ('int *' and 'int *')"),
        ("p * 2", "invalid operands to binary expression ('int *' and 'int')"),
        ("st + 1", "invalid operands to binary expression ('struct s' and 'int')"),
        ("~f", "invalid argument type 'float' to unary expression"),
        ("!st", "invalid argument type 'struct s' to unary expression"),
        ("1 = 2", "expression is not assignable"),
        ("i + 1 = 2", "expression is not assignable"),
        ("st.cm = 2", "cannot assign to member 'cm' with const-qualified type 'const int'"),
        ("*cp = 2", "read-only variable is not assignable (its type is 'const int')"),
        ("pcs->m = 2", "read-only variable is not assignable (its type is 'const int')"),
        ("st = *ps", "cannot assign to an object of type 'struct s' with const-qualified member 'cm'"),
        ("*pa = 0", "array type 'int [3]' is not assignable"),
        ("i = st", "assigning to 'int' from incompatible type 'struct s'"),
        ("i = (void)0", "assigning to 'int' from incompatible type 'void'"),
        ("b ? st : 1", "incompatible operand types ('struct s' and 'int')"),
        ("fn()", "too few arguments to function call, expected 1, have 0"),
        ("fn(1, 2)", "too many arguments to function call, expected 1, have 2"),
        ("i(1)", "called object type 'int' is not a function or function pointer"),
        ("(struct s)i", "used type 'struct s' where arithmetic or pointer type is required"),
        ("(float)p", "pointer cannot be cast to type 'float'"),
        ("(int *)f", "operand of type 'float' cannot be cast to a pointer type"),
        ("1.5if", "not supported: imaginary constants"),
        ("08", "invalid digit '8' in octal constant"),
        ("1lul", "invalid suffix 'lul' on integer constant"),
        ("1.0f16", "not supported: floating constant suffix 'f16'"),
        ("99999999999999999999", "integer literal is too large to be represented in any integer type"),
        ("''", "empty character constant"),
        ("'\\x'", "\\x used with no following hex digits"),
        ("'\\x100'", "hex escape sequence out of range"),
        (
            "_Generic(i, float: 1)",
            "controlling expression type 'int' not compatible with any generic association",
        ),
        ("_Generic(i, int: 1, signed: 2)", "type 'int' in generic association compatible with previously"),
        ("__builtin_clz()", "too few arguments to function call, expected 1, have 0"),
        ("__builtin_apply_args()", "not supported: '__builtin_apply_args'"),
        ("__builtin_offsetof(struct s, bf3)", "cannot compute offset of bit-field 'bf3'"),
        ("__atomic_load_n(p, 3)", "memory order 'release' is invalid for an atomic load"),
        (
            "__atomic_store_n(cp, 1, 0)",
            "address argument to atomic operation must be a pointer to non-const type",
        ),
        ("__atomic_fetch_add(ps, 1, 0)", "address argument to atomic operation must be a pointer to integer"),
        ("__builtin_va_start(p, i)", "'va_start' used in function with fixed args"),
        ("&&label", "not supported: address of a label (computed goto)"),
    ],
)
def test_refused(text: str, message: str) -> None:
    source = f"{DECLARATIONS}\nvoid test_({PARAMETERS}) {{ {text}; }}"
    _, complaints = check(source, "c", warnings=(("unused-value", False),))
    errors = [m for m in complaints if m.startswith("error: ")]
    assert errors and message in errors[0], complaints


@pytest.mark.parametrize(
    "text, message",
    [
        ("p = v", "assigning to 'int *' from incompatible type 'void *'"),
        ("p = 1", "assigning to 'int *' from incompatible type 'int'"),
        ("i = p", "assigning to 'int' from incompatible type 'int *'"),
        ("p = cp", "assigning to 'int *' from 'const int *' discards qualifiers"),
        ("p == 1", "comparison between pointer and integer ('int *' and 'int')"),
        ("p == s", "comparison of distinct pointer types ('int *' and 'char *')"),
        ("en = 1", "assigning to 'enum e' from incompatible type 'int'"),
        ("en++", "cannot increment value of type 'enum e'"),
        ("b++", "ISO C++17 does not allow incrementing expression of type bool"),
        ("v + 1", "arithmetic on a pointer to void"),
        ("missing(1)", "use of undeclared identifier 'missing'"),
        ("static_cast<int *>(f)", "static_cast from 'float' to 'int *' is not allowed"),
        ("static_cast<float *>(p)", "static_cast from 'int *' to 'float *' is not allowed"),
        ("static_cast<int *>(cv)", "static_cast casts away qualifiers"),
        ("reinterpret_cast<int *>(cp)", "reinterpret_cast casts away qualifiers"),
        ("reinterpret_cast<float>(i)", "reinterpret_cast from 'int' to 'float' is not allowed"),
        ("const_cast<float *>(cp)", "const_cast from 'const int *' to 'float *' is not allowed"),
        ("threadIdx.x = 1", "cannot assign to"),
        ("&threadIdx", "cannot take the address of 'threadIdx'"),
    ],
)
def test_refused_in_cu(text: str, message: str) -> None:
    source = f"{DECLARATIONS}\n__device__ void test_({PARAMETERS}) {{ {text}; }}".replace("_Bool", "bool")
    _, complaints = check(source, "cu", warnings=(("unused-value", False),))
    errors = [m for m in complaints if m.startswith("error: ")]
    assert errors and message in errors[0], complaints


def test_an_omitted_middle_operand_of_a_class_beside_a_throw_is_refused() -> None:
    source = "struct K { int v; operator bool() const; };\nint main() { return (K{1} ?: throw 2).v; }"
    with pytest.raises(CompileError) as refused:
        Stages(Source("program.cu", source), WHOLE_PROGRAM, Options()).check()
    assert "program.cu:2:" in str(refused.value)
    assert "not supported: '?:' without a middle operand, of a class, that throws" in str(refused.value)


@pytest.mark.parametrize("word", ["__device__", "__constant__", "__managed__", "__shared__"])
@pytest.mark.parametrize(
    "text",
    [
        "{} thread_local int t;\nint main() {{ return t; }}",
        "int main() {{ static {} thread_local int t; return t; }}",
        "{} thread_local int t;\nint main() {{ return [] {{ return t; }}(); }}",
    ],
)
def test_a_variable_of_the_device_is_of_no_thread_of_the_host(word: str, text: str) -> None:
    with pytest.raises(CompileError) as refused:
        Stages(Source("program.cu", text.format(word)), WHOLE_PROGRAM, Options()).check()
    assert f"'t' cannot be both {word} and thread_local" in str(refused.value)


def test_a_variable_of_the_host_may_be_of_a_thread() -> None:
    source = "thread_local int t;\nint main() { static thread_local int u; return t + u; }"
    Stages(Source("program.cu", source), WHOLE_PROGRAM, Options()).check()
