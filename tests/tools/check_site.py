"""Checks the links of a built site: every page and anchor that one names must be there.

`python tests/tools/check_site.py FOLDER` prints what is not, and ends with 1 then. What lies elsewhere
(https:) is not asked for: a build must not depend on other people's servers.
"""

from __future__ import annotations

import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class _Page(HTMLParser):
    """The links of a page, and the places in it that others can name."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        for name, value in attributes:
            if name in ("href", "src") and value:
                self.links.append(value)
            elif name == "id" and value:
                self.places.add(value)


def broken(folder: Path) -> list[str]:
    """What is named and not there, each with the page that names it."""
    pages = {p: _Page(p.read_text("utf-8")) for p in folder.rglob("*.html")}
    found = []
    for path, page in sorted(pages.items()):
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            if target.is_dir():
                target /= "index.html"
            known = pages.get(target)
            if not target.exists() or (known and parts.fragment and parts.fragment not in known.places):
                found.append(f"{path.relative_to(folder)}: {link}")
    return found


if __name__ == "__main__":
    there = Path(sys.argv[1]).resolve()
    print("\n".join(missing := broken(there)) or f"all links of {there} lead somewhere")
    sys.exit(bool(missing))
