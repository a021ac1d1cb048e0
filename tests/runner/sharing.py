"""How pytest-xdist's workers share the tests (`--dist loadgroup`)."""

from __future__ import annotations

from typing import Any

from xdist.scheduler import LoadGroupScheduling


class FilesTogether(LoadGroupScheduling):
    """A file of a folder below tests/ goes to one worker: what its tests share (fixtures of the module,
    compiled programs) is made once. Tests of tests/test_*.py, each of which is a source of its own, and
    groups go as `loadgroup` has it; all in the order of collection, where those that take longest come
    first."""

    def __init__(self, config: Any, log: Any) -> None:
        config.option.loadscopereorder = False
        super().__init__(config, log)

    def _split_scope(self, nodeid: str) -> str:
        unit = super()._split_scope(nodeid)
        file = nodeid.partition("::")[0]
        return file if unit == nodeid and "/" in file.removeprefix("tests/") else unit

    def mark_test_complete(self, node: Any, item_index: int, duration: float = 0) -> None:
        """Forgets units that are done: after each test, all tests of its worker's units are counted."""
        super().mark_test_complete(node, item_index, duration)
        units = self.assigned_work[node]
        unit = self._split_scope(self.registered_collections[node][item_index])
        if all(units[unit].values()):
            del units[unit]
