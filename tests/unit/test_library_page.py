"""docs/libraries.md is what the stored run and the programs say."""

from __future__ import annotations

import json

import pytest
from tools import library_page

RUN = json.loads(library_page.DATA.read_text()) if library_page.DATA.exists() else {"headers": {}}


@pytest.mark.needs_checkout
def test_the_page_is_up_to_date():
    assert library_page.PAGE.read_text() == library_page.page(RUN), "run: python tests/tools/library_page.py"


@pytest.mark.needs_checkout
def test_what_programs_include_compiles():
    users = library_page.used()
    executed = {name: RUN["headers"][name] for name in users if name in RUN["headers"]}
    assert len(executed) > 40 and not any(executed.values()), executed
