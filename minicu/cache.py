"""The disk cache of finished programs.

One file per entry, named by the SHA-256 of everything that decides the result: the preprocessed
content, the options and the versions. Writers write a file of their own and rename it, so any
number of processes may write at once. An entry that cannot be read or whose checksum is wrong is
removed and compiled again. Entries are spread over 256 folders and the least recently used ones go
when the cache outgrows its limit (`MINICU_CACHE_SIZE` bytes, default 512 MiB; `MINICU_CACHE_DIR`
moves it, `MINICU_CACHE=0` turns it off).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from functools import cache as memoised
from hashlib import sha256
from pathlib import Path

_MAGIC = b"minicu1\n"
_LIMIT = 512 << 20


def directory() -> Path:
    """The cache folder of this user; it need not exist."""
    if override := os.environ.get("MINICU_CACHE_DIR"):
        return Path(override)
    from platformdirs import user_cache_path

    return user_cache_path("minicu", appauthor=False)


def enabled() -> bool:
    return os.environ.get("MINICU_CACHE", "1") != "0"


def key(parts: Iterable[str | bytes]) -> str:
    """The name of an entry: a hash over `parts`, each with its length, so no two lists collide."""
    digest = sha256()
    for part in parts:
        data = part.encode("utf-8", "surrogatepass") if isinstance(part, str) else part
        digest.update(len(data).to_bytes(8, "little"))
        digest.update(data)
    return digest.hexdigest()


@memoised
def fingerprint() -> str:
    """Names the compiler itself: its version and files, and the LLVM below it. Part of every key, so
    that an edited or updated compiler never answers with what an older one made."""
    from importlib.util import find_spec

    from minicu import __version__

    newest, count = 0, 0
    folders = [os.path.dirname(__file__)]
    while folders:
        with os.scandir(folders.pop()) as entries:
            for entry in entries:
                if entry.is_dir(follow_symlinks=False):
                    if entry.name != "__pycache__":
                        folders.append(entry.path)
                else:
                    newest, count = max(newest, entry.stat().st_mtime_ns), count + 1
    spec = find_spec("llvmlite")
    llvm = os.stat(spec.origin).st_mtime_ns if spec and spec.origin else 0
    return f"{__version__} {newest} {count} {llvm}"


def load(name: str, kind: str = "program") -> bytes | None:
    """The stored bytes, or None. A damaged entry is removed."""
    path = _path(name, kind)
    try:
        with open(path, "rb") as file:
            data = file.read()
    except OSError:
        return None
    head = len(_MAGIC)
    body = data[head + 32 :]
    if data[:head] == _MAGIC and data[head : head + 32] == sha256(body).digest():
        with suppress(OSError):
            os.utime(path)  # the age that `_trim` goes by
        return body
    with suppress(OSError):
        path.unlink()
    return None


def discard(name: str, kind: str = "program") -> None:
    """Remove an entry whose content made no sense to its reader."""
    with suppress(OSError):
        _path(name, kind).unlink()


def store(name: str, body: bytes, kind: str = "program") -> None:
    """Store `body`. A cache that cannot be written (full disk, read-only home) is no error."""
    path = _path(name, kind)
    scratch = path.with_name(f".{path.name}.{os.getpid()}.{id(body):x}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(scratch, "wb") as file:
            file.write(_MAGIC + sha256(body).digest() + body)
        os.replace(scratch, path)
    except OSError:
        with suppress(OSError):
            scratch.unlink()
        return
    if name[:2] == "00":  # about every 256th entry pays for the look at the whole
        _trim()


def _path(name: str, kind: str) -> Path:
    return directory() / kind / name[:2] / name[2:]


def _trim() -> None:
    """Remove the entries used longest ago until the cache is below three quarters of its limit."""
    try:
        limit = int(os.environ.get("MINICU_CACHE_SIZE", _LIMIT))
    except ValueError:
        print("minicu: MINICU_CACHE_SIZE is not a number of bytes", file=sys.stderr)
        return
    entries = []
    for path in directory().glob("*/??/*"):
        with suppress(OSError):
            stat = path.stat()
            entries.append((stat.st_mtime, stat.st_size, path))
    total = sum(size for _, size, _ in entries)
    if total <= limit:
        return
    for _, size, path in sorted(entries):
        with suppress(OSError):
            path.unlink()
            total -= size
        if total <= limit * 3 // 4:
            return
