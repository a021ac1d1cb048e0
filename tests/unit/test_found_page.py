"""docs/found.md says of faults of others what the passes that avoid them say."""

from __future__ import annotations

import pytest
from tools import found_page


@pytest.mark.needs_checkout
def test_the_page_is_up_to_date():
    text = found_page.PAGE.read_text()
    assert text == found_page.page(text), "run: python tests/tools/found_page.py"
