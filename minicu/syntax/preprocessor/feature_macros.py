"""The macros that say what the language has ([cpp.predefined]), as gcc has them in each version of C++."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

#: name -> versions of C++ and the value from then on. What the subset lacks is left out: coroutines,
#: destroying operator delete, allocation in constant expressions that outlives one of them.
_SINCE: Mapping[str, tuple[tuple[int, str], ...]] = {
    "aggregate_bases": ((17, "201603L"),),
    "aggregate_nsdmi": ((14, "201304L"),),
    "aggregate_paren_init": ((20, "201902L"),),
    "alias_templates": ((11, "200704L"),),
    "attributes": ((11, "200809L"),),
    "binary_literals": ((11, "201304L"),),
    "capture_star_this": ((17, "201603L"),),
    "char8_t": ((20, "201811L"),),
    "concepts": ((20, "202002L"),),
    "conditional_explicit": ((20, "201806L"),),
    "consteval": ((20, "201811L"),),
    "constexpr": ((11, "200704L"), (14, "201304L"), (17, "201603L"), (20, "202002L")),
    "constexpr_in_decltype": ((20, "201711L"),),
    "constinit": ((20, "201907L"),),
    "decltype": ((11, "200707L"),),
    "decltype_auto": ((14, "201304L"),),
    "deduction_guides": ((17, "201703L"), (20, "201907L")),
    "delegating_constructors": ((11, "200604L"),),
    "designated_initializers": ((20, "201707L"),),
    "digit_separators": ((14, "201309L"),),
    "enumerator_attributes": ((17, "201411L"),),
    "fold_expressions": ((17, "201603L"),),
    "generic_lambdas": ((14, "201304L"), (20, "201707L")),
    "guaranteed_copy_elision": ((17, "201606L"),),
    "hex_float": ((11, "201603L"),),
    "if_constexpr": ((17, "201606L"),),
    "impl_three_way_comparison": ((20, "201907L"),),
    "inheriting_constructors": ((11, "201511L"),),
    "init_captures": ((14, "201304L"), (20, "201803L")),
    "initializer_lists": ((11, "200806L"),),
    "inline_variables": ((17, "201606L"),),
    "lambdas": ((11, "200907L"),),
    "namespace_attributes": ((17, "201411L"),),
    "nested_namespace_definitions": ((17, "201411L"),),
    "noexcept_function_type": ((17, "201510L"),),
    "nontype_template_args": ((17, "201411L"), (20, "201911L")),
    "nontype_template_parameter_auto": ((17, "201606L"),),
    "nontype_template_parameter_class": ((20, "201806L"),),
    "nsdmi": ((11, "200809L"),),
    "range_based_for": ((11, "200907L"), (17, "201603L")),
    "raw_strings": ((11, "200710L"),),
    "ref_qualifiers": ((11, "200710L"),),
    "return_type_deduction": ((14, "201304L"),),
    "runtime_arrays": ((11, "198712L"),),
    "rvalue_reference": ((11, "200610L"),),
    "rvalue_references": ((11, "200610L"),),
    "static_assert": ((11, "200410L"), (17, "201411L")),
    "structured_bindings": ((17, "201606L"),),
    "template_auto": ((17, "201606L"),),
    "template_template_args": ((17, "201611L"),),
    "threadsafe_static_init": ((11, "200806L"),),
    "unicode_characters": ((11, "200704L"), (17, "201411L")),
    "unicode_literals": ((11, "200710L"),),
    "user_defined_literals": ((11, "200809L"),),
    "using_enum": ((20, "201907L"),),
    "variable_templates": ((14, "201304L"),),
    "variadic_templates": ((11, "200704L"),),
    "variadic_using": ((17, "201611L"),),
}
#: What the library has, of what CCCL declares itself where it is missing.
_OF_LIBRARY: Mapping[str, tuple[tuple[int, str], ...]] = {
    "lib_constexpr_dynamic_alloc": ((20, "201907L"),),
}
#: What only host code has.
_OF_HOST: Mapping[str, tuple[tuple[int, str], ...]] = {
    "aligned_new": ((17, "201606L"),),
    "exceptions": ((11, "199711L"),),
    "rtti": ((11, "199711L"),),
    "sized_deallocation": ((14, "201309L"),),
}


@cache
def features(cplusplus: str, host: bool) -> dict[str, str]:
    """The macros of the version that `__cplusplus` is ("201703L"), for `host` code or the device's."""
    version = int(cplusplus[:4]) - 2000
    table = {**_SINCE, **_OF_LIBRARY, **(_OF_HOST if host else {})}
    macros = {}
    for name, values in table.items():
        known = [value for since, value in values if since <= version]
        if known:
            macros[f"__cpp_{name}"] = known[-1]
    return macros
