"""What users see of their mistakes: where they made them, and no more."""

from __future__ import annotations

import copy
import io
import pickle
import traceback

import numpy
import pytest

import minicu
from minicu.diagnostics.errors import ANSI, PLAIN, style_for

SOURCE = 'extern "C" __global__ void saxpy(int n, float a, const float *x, float *y) { y[0] = a * x[0]; }'


@pytest.fixture(scope="module")
def module():
    return minicu.compile(SOURCE).load("cpu")


def lines_of(call) -> list[str]:
    """The traceback of a call that fails, as a terminal shows it."""
    try:
        call()
    except Exception as e:
        return "".join(traceback.format_exception(e)).splitlines()
    raise AssertionError("nothing was raised")


@pytest.mark.parametrize(
    "mistake",
    [
        lambda m, x: m.saxpy[1, 64](4, 2.0, x.astype("f8"), x),
        lambda m, x: m.saxpy[1, 64](4, 2.0, [1.0], x),
        lambda m, x: m.saxpy[1, 64](4, 2.0, x),
        lambda m, x: m.saxpy[1, 64](4, 1e300, x, x),
        lambda m, x: m.saxpy[1, 5000],
        lambda m, x: m.saxpi,
        lambda m, x: minicu.compile("__global__ void k() { x; }"),
        lambda m, x: minicu.compile(SOURCE, arch="sm_1"),
        lambda m, x: minicu.compile(b""),
    ],
)
def test_a_mistake_shows_one_short_traceback(module, mistake):
    shown = lines_of(lambda: mistake(module, numpy.ones(4, numpy.float32)))
    assert shown.count("Traceback (most recent call last):") == 1
    ours = [n for n, line in enumerate(shown) if "test_short_errors.py" in line]
    assert len(shown) - ours[-1] <= 18


def test_notebooks_show_the_complaints_alone():
    with pytest.raises(minicu.CompileError) as e:
        minicu.compile("__global__ void k() { x; }")
    shown = "\n".join(e.value._render_traceback_())
    assert ANSI.error in shown and "Traceback" not in shown
    for code in (ANSI.error, ANSI.place, ANSI.caret, ANSI.plain):
        shown = shown.replace(code, "")
    assert shown == str(e.value)


def test_colours_are_for_terminals(monkeypatch):
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    for variable in ("NO_COLOR", "FORCE_COLOR", "TERM"):
        monkeypatch.delenv(variable, raising=False)
    assert style_for(Terminal()) is ANSI and style_for(io.StringIO()) is style_for(None) is PLAIN
    monkeypatch.setenv("NO_COLOR", "1")
    assert style_for(Terminal()) is PLAIN


def test_a_module_is_asked_what_it_has():
    module = minicu.compile(SOURCE + "__device__ int calls;").load("cpu")
    assert "saxpy" in module and "saxpi" not in module and "calls" not in module and 0 not in module
    assert list(module) == ["saxpy"]
    remedy = r"module\.globals\['calls'\]\.write\("
    with pytest.raises(AttributeError, match=f"'calls' is a variable of the program: {remedy}"):
        module.calls = 1
    with pytest.raises(TypeError, match=f"a variable is written by {remedy}"):
        module.globals["calls"] = 1
    module.note = 3
    assert module.note == 3 and module.globals["calls"].read() == 0


def test_a_parameter_may_have_any_name():
    made = minicu.compile("__global__ void k(int self, int value, int *out) { *out = self + value; }").load(
        "cpu"
    )
    out = numpy.zeros(1, numpy.int32)
    made.k[1, 1](self=1, value=2, out=out)
    made.k.configure(1, 1, check=False)(self=1, value=2, out=out)
    assert out[0] == 3
    assert repr(made.kernels) == "<kernels of <Module '<string>' on cpu: k>: k>"
    assert repr(made.globals).endswith(": none>")


def test_functions_of_notebooks_travel_with_the_package_that_they_name():
    """As Dask and Ray send them: cloudpickle takes a function of __main__ apart."""
    cloudpickle = pytest.importorskip("cloudpickle")
    assert pickle.loads(pickle.dumps(minicu)) is minicu and copy.deepcopy(minicu) is minicu
    names = {"minicu": minicu, "__name__": "__main__"}
    exec("def work(source): return minicu.compile(source).kernels", names)
    sent = cloudpickle.loads(cloudpickle.dumps(names["work"]))
    assert "saxpy" in sent(SOURCE)


def test_what_lives_on_a_device_cannot_be_pickled(module):
    for thing in (module, module.saxpy, module.saxpy[1, 1]):
        for take in (pickle.dumps, copy.deepcopy):
            with pytest.raises(TypeError, match=r"pickle (its Program|module\.program)"):
                take(thing)


def test_errors_are_importable_from_minicu():
    from minicu import runtime

    assert issubclass(minicu.OutOfBounds, minicu.KernelFault)
    assert issubclass(minicu.KernelFault, minicu.DeviceError)
    assert minicu.DeviceError is runtime.DeviceError
    for name in minicu.__all__:
        assert getattr(minicu, name) is not None


def test_a_kernel_is_called_as_in_cupy(module):
    x, y = numpy.full(4, 3, numpy.float32), numpy.zeros(4, numpy.float32)
    module.saxpy((1,), (1,), (4, 2.0, x, y))
    assert y[0] == 6
    module.saxpy((1,), (1,), (4, 4.0, x, y), shared_mem=16)
    assert y[0] == 12
    module.saxpy[[1], numpy.array([1])](4, 1.0, x, y)
    assert y[0] == 3
    with pytest.raises(TypeError, match="say how many threads"):
        module.saxpy(4, 2.0, x, y)
