"""Arrays of a thread that a long block has stored are not loaded again."""

import pytest

import minicu
from minicu.llvm import emit, isolate, reloading
from minicu.llvm.faults import InternalError

SOURCE = """
__global__ void k(const double *in, double *out, int at, int n) {
  double p[64];
  for (int i = 0; i < 64; i++) p[i] = in[i];
  double s = 0;
  for (int trip = 0; trip < n; trip++) {
    for (int i = 0; i < 64; i++) s += p[i] * in[i];
    p[at] = s;
    for (int i = 0; i < 64; i++) p[i] = p[i] * s;
  }
  out[0] = s + p[at];
}
"""


def test_what_a_long_block_has_stored():
    """The array is loaded after the store that may change any of it, and not in the next trip: 32 loads of
    two, and one at the end."""
    ptx = minicu.compile(SOURCE, arch="sm_90", cache=False).ptx
    assert ptx.count("\tld.local.v2.b64 ") == 32 and ptx.count("\tld.local.") == 33


def test_code_that_does_not_load_less_stays(monkeypatch):
    few, some, many = (("\tld.local.b32 " * n, []) for n in (70, 80, 100))
    answers = iter([some, few])
    monkeypatch.setattr(isolate, "ask", lambda *_, **__: next(answers))
    assert reloading.better(many, ()) is many and reloading.better(many, ()) is few


@pytest.mark.parametrize("why", [InternalError, isolate.TooLong, isolate.TooLarge, OSError])
def test_without_a_further_process(monkeypatch, why):
    def refuse(*_, **__):
        raise why("no")

    monkeypatch.setattr(isolate, "ask", refuse)
    ptx = minicu.compile(SOURCE, arch="sm_90", cache=False).ptx
    assert ptx.count("\tld.local.") >= emit.MANY_LOADS
