"""Memory that kernels ask the CPU device to copy and fill, wherever it is."""

from __future__ import annotations

import ctypes

import pytest

from minicu.runtime.cpu import memory


@pytest.mark.parametrize("forbidden", [False, True])
def test_copies_and_fills_find_what_is_not_there(monkeypatch, forbidden):
    """Where the system has no process_vm_readv, or forbids it, a file stands between."""
    if forbidden:
        monkeypatch.setattr(memory.libc, "process_vm_readv", lambda *_: -1)
    size = (1 << 20) + 17
    source = ctypes.create_string_buffer(bytes(i % 251 for i in range(size)), size)
    to = ctypes.create_string_buffer(size)
    assert memory.copy(ctypes.addressof(to), ctypes.addressof(source), size)
    assert to.raw == source.raw
    assert memory.fill(ctypes.addressof(to) + 5, 7, size - 9)
    assert to.raw == source.raw[:5] + b"\7" * (size - 9) + source.raw[-4:]
    nowhere = 8
    assert not memory.copy(nowhere, ctypes.addressof(source), 16)
    assert not memory.copy(ctypes.addressof(to), nowhere, 16)
