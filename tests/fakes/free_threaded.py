"""A pytest plugin that plays a Python without a global lock: what minicu asks says that there is none.

Objects are laid out as ever, so this shows which way is taken, not that the other would fail.
"""

from __future__ import annotations

import sys
import sysconfig

_told = sysconfig.get_config_var


def _without_lock(name: str) -> object:
    return 1 if name == "Py_GIL_DISABLED" else _told(name)


sysconfig.get_config_var = _without_lock  # type: ignore[assignment]
sys._is_gil_enabled = lambda: False  # type: ignore[attr-defined]
