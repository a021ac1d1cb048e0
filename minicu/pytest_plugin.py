"""A plugin for pytest, found by its entry point: kernels tested on every device that is present.

    def test_saxpy(minicu_device):
        module = minicu.compile(SOURCE).load(minicu_device)

`minicu_device` is the CPU device and each GPU in turn; `@pytest.mark.minicu_gpu` is for tests that need a GPU
and are skipped elsewhere. `--minicu-check` turns the CPU device's checks on, `--minicu-device` chooses one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from minicu.runtime.device import Device


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("minicu")
    group.addoption("--minicu-check", action="store_true", help="kernels on the CPU run with all checks")
    group.addoption("--minicu-device", metavar="NAME", help="cpu, cuda or cuda:N instead of every device")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "minicu_gpu: needs an NVIDIA GPU; skipped where there is none")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "minicu_device" in metafunc.fixturenames:
        wanted = metafunc.config.getoption("--minicu-device")
        names = [wanted] if wanted else [d.name for d in _present()]
        if metafunc.definition.get_closest_marker("minicu_gpu"):
            names = [n for n in names if n != "cpu"]
            if not names:
                metafunc.parametrize("minicu_device", [pytest.param("cuda", marks=_ABSENT)], indirect=True)
                return
        metafunc.parametrize("minicu_device", names, indirect=True)


_ABSENT = pytest.mark.skip(reason="no NVIDIA GPU can be used here")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    marked = [i for i in items if i.get_closest_marker("minicu_gpu") and not hasattr(i, "callspec")]
    if marked and all(d.kind == "cpu" for d in _present()):
        for item in marked:
            item.add_marker(_ABSENT)


@pytest.fixture
def minicu_device(request: pytest.FixtureRequest) -> Device:
    """A device, each that is present in turn."""
    from minicu.runtime import find

    settings: dict[str, Any] = {}
    if request.param == "cpu" and request.config.getoption("--minicu-check"):
        settings["check"] = True
    return find(request.param, **settings)


def _present() -> list[Device]:
    from minicu.runtime import devices

    return devices()
