"""Members of classes that cannot be read: host code that is not compiled may do without them."""

import pytest

from minicu.compile import Stages
from minicu.diagnostics.errors import CompileError
from minicu.diagnostics.source import Source
from minicu.language import CU, WHOLE_PROGRAM
from minicu.options import Options

#: The call means the member that is not understood; the other one would do.
TEXT = """
struct s {
    int v;
    s(long) { v = 1; }
    s(int) unheard of { v = 2; }
};
int main() { return s(3).v; }
"""


def test_of_a_program():
    with pytest.raises(CompileError) as refused:
        Stages(Source("program.cu", TEXT), WHOLE_PROGRAM, Options()).check()
    assert "program.cu:5:" in str(refused.value)


def test_of_host_code_beside_kernels():
    Stages(Source("kernels.cu", TEXT + "__global__ void k(s *p) { p->v = 0; }"), CU, Options()).check()
