"""A program has of the C++ library what it mentions, and what that needs."""

import pytest

from minicu.diagnostics.source import Source
from minicu.language import WHOLE_PROGRAM
from minicu.syntax.headers import cutting, supplied
from minicu.syntax.lex import lex


def needed(text: str) -> list[str]:
    tokens = supplied.declarations(lex(Source("p.cu", text), WHOLE_PROGRAM), WHOLE_PROGRAM)
    return [t.value for t in tokens]


@pytest.mark.parametrize(
    ("text", "absent"),
    [
        (
            "std::vector<int> v;",
            {"list", "basic_string", "ostream", "__tree", "sort"},
        ),  # members are no mentions
        ("int main() { std::cout << 1; }", {"basic_string", "istream", "vector", "complex"}),
        ("std::map<int, int> m;", {"__hash_table", "vector", "basic_string"}),
        ("std::string s;", {"vector", "ostream", "basic_string_view"}),
        ("int main() { int x = 1; x++; }", {"std"}),
    ],
)
def test_not_more(text, absent):
    assert absent.isdisjoint(needed(text))


def test_operators_of_types_that_operators_bring():
    """What prints a complex number prints a string."""
    text = needed("int main() { std::complex<float> z; std::cout << z; }")
    assert {"complex", "ostringstream", "basic_string"} <= set(text)


def test_names_of_parameters_are_no_types():
    """sort() with a comparison is there, though std::less, as a parameter may be called, is not mentioned."""
    assert "__introsort" in needed("int main() { int a[2]; std::sort(a, a + 2, f); }")


def test_what_new_needs():
    assert "malloc" in needed("std::map<int, int> m;")


def test_nested_classes_are_members():
    """What is declared inside a class is none that stands before it: ios_base::failure derives from more."""
    text = "class A { public: class B; struct C { int x; }; enum D { d }; };"
    (entry,) = cutting.entries([Source("a.cuh", text, "library")], WHOLE_PROGRAM)
    assert not {"B", "C", "D"} & set(entry.mentions)
