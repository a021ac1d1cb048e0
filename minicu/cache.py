"""The disk cache of finished programs.

One file per entry, named by a hash of what decides the result: the source, the options and the versions
(`minicu.compiling.program_cache`), or a text. Writers write a file of their own and rename it, so any
number of processes may write at once. An entry that cannot be read or whose checksum is wrong is
removed and compiled again. Entries are spread over 256 folders and the least recently used ones go
when the cache outgrows its limit (`MINICU_CACHE_SIZE` bytes, default 512 MiB; `MINICU_CACHE_DIR`
moves it, `MINICU_CACHE=0` turns it off).

Entries hold pickles and machine code, so a folder into which somebody else may write is not used, and what
is made here is for its owner alone. Only files that this module wrote are ever removed.
"""

from __future__ import annotations

import os
import sys
from hashlib import blake2b
from stat import S_ISREG
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

_MAGIC = b"minicu2\n"
HEAD = len(_MAGIC) + 32  # a checksum follows
_LIMIT = 512 << 20


def directory() -> str:
    """The cache folder of this user; it need not exist."""
    return os.environ.get("MINICU_CACHE_DIR") or _usual or usual_directory()


_usual = ""


def usual_directory() -> str:
    """The default folder. It is computed once, since each load from the cache asks for it."""
    global _usual
    if sys.platform == "linux":  # what platformdirs answers there
        base = os.environ.get("XDG_CACHE_HOME", "").strip()
        _usual = os.path.join(base or os.path.expanduser("~/.cache"), "minicu")
    else:
        from platformdirs import user_cache_dir

        _usual = user_cache_dir("minicu", appauthor=False)
    return _usual


def enabled() -> bool:
    if os.environ.get("MINICU_CACHE", "1").lower() in ("0", "no", "off", "false"):
        return False
    folder = directory()
    if folder not in _ours:
        _ours[folder] = not (why := others_may_write(folder))
        if why:
            print(f"minicu: the cache is not used: {why}", file=sys.stderr)
    return _ours[folder]


_ours: dict[str, bool] = {}  # folder -> whether it may be used, as this process found it


def writable() -> bool:
    """Whether this process can create files in the folder, or in its nearest existing parent."""
    folder = os.path.abspath(directory())
    while not os.path.lexists(folder) and os.path.dirname(folder) != folder:
        folder = os.path.dirname(folder)
    return os.path.isdir(folder) and os.access(folder, os.W_OK | os.X_OK)


def others_may_write(folder: str) -> str:
    """The reason why a folder cannot be trusted to be its user's alone; "" if it can, or does not exist
    yet."""
    try:
        status = os.stat(folder)
    except OSError:
        return ""
    if not hasattr(os, "geteuid"):  # Windows keeps the folders of its users apart
        return ""
    if status.st_uid != os.geteuid():
        return f"'{folder}' belongs to another user (set MINICU_CACHE_DIR)"
    if status.st_mode & 0o022:
        return f"others may write to '{folder}' (chmod go-w, or set MINICU_CACHE_DIR)"
    return ""


def key(parts: Iterable[str | bytes]) -> str:
    """The name of an entry: a hash over `parts`, each with its length, so no two lists collide."""
    digest = blake2b(digest_size=32)
    for part in parts:
        data = part.encode("utf-8", "surrogatepass") if isinstance(part, str) else part
        digest.update(len(data).to_bytes(8, "little"))
        digest.update(data)
    return digest.hexdigest()


def fingerprint() -> str:
    """Names the compiler itself: its version, its files and their folder, and the LLVM below it. Part of
    every key, so that one that was edited or updated, or stands in another folder, never answers with what
    another one made."""
    global _fingerprint
    if _fingerprint is None:
        _fingerprint = _identify()
    return _fingerprint


_fingerprint: str | None = None


def _identify() -> str:
    from minicu import __version__

    root = os.path.dirname(os.path.abspath(__file__))
    files, folders = list[str](), [root]
    while folders:
        with os.scandir(folders.pop()) as entries:
            for entry in entries:
                if entry.is_dir(follow_symlinks=False):
                    if entry.name != "__pycache__":
                        folders.append(entry.path)
                else:
                    # Not the newest alone: copies keep the times of their files, archives give all the same.
                    status = entry.stat()
                    files.append(f"{entry.path} {status.st_mtime_ns} {status.st_size}")
    llvm = 0
    for finder in sys.meta_path:  # importlib.util.find_spec without importing importlib.util
        spec = finder.find_spec("llvmlite", None)
        if spec is not None:
            llvm = os.stat(spec.origin).st_mtime_ns if spec.origin else 0
            break
    return key([__version__, root, str(llvm), *sorted(files)])


def load(name: str, kind: str = "program") -> bytes | None:
    """The stored bytes, or None. A damaged entry is removed."""
    path = place(name, kind)
    try:
        with open(path, "rb") as file:
            if hasattr(os, "geteuid") and os.fstat(file.fileno()).st_uid != os.geteuid():
                return None  # whoever wrote it
            data = file.read()
    except OSError:
        return None
    head = len(_MAGIC)
    body = data[head + 32 :]
    if data[:head] == _MAGIC and data[head : head + 32] == _checksum(body):
        try:
            os.utime(path)  # the age that `_trim` goes by
        except OSError:
            pass
        return body
    _remove(path)
    return None


def place(name: str, kind: str = "program") -> str:
    """The path of an entry, which need not exist: HEAD bytes of header, then the content. Callers that read
    it themselves must verify that the content is complete."""
    return f"{directory()}{os.sep}{kind}{os.sep}{name[:2]}{os.sep}{name[2:]}"


def discard(name: str, kind: str = "program") -> None:
    """Removes an entry whose content its reader could not use."""
    _remove(place(name, kind))


def store(name: str, body: bytes, kind: str = "program") -> None:
    """Store `body`. A cache that cannot be written (full disk, read-only home) is no error."""
    path = place(name, kind)
    folder, last = os.path.split(path)
    scratch = os.path.join(folder, f".{last}.{os.getpid()}.{id(body):x}")
    try:
        for needed in (directory(), os.path.dirname(folder), folder):
            if not os.path.isdir(needed):
                os.makedirs(needed, 0o700, exist_ok=True)
        # Nothing that stands there already, a link above all, is written through.
        with os.fdopen(os.open(scratch, _NEW, 0o600), "wb") as file:
            file.write(_MAGIC + _checksum(body) + body)
        os.replace(scratch, path)
    except OSError:
        _remove(scratch)
        return
    if name[:2] == "00":  # about every 256th entry pays for the look at the whole
        _trim()


_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)


def _checksum(body: bytes) -> bytes:
    return blake2b(body, digest_size=32).digest()


def _remove(path: str) -> None:
    try:
        os.unlink(path)
    except OSError:
        pass


def _trim() -> None:
    """Remove the entries used longest ago until the cache is below three quarters of its limit."""
    try:
        limit = int(os.environ.get("MINICU_CACHE_SIZE", _LIMIT))
    except ValueError:
        print("minicu: MINICU_CACHE_SIZE is not a number of bytes", file=sys.stderr)
        return
    entries = []
    for folder, _, names in os.walk(directory()):
        for name in names:
            path = os.path.join(folder, name)
            try:
                stat = os.lstat(path)
                if S_ISREG(stat.st_mode) and _written_here(path):
                    entries.append((stat.st_mtime, stat.st_size, path))
            except OSError:
                continue
    total = sum(size for _, size, _ in entries)
    if total <= limit:
        return
    for _, size, path in sorted(entries):
        _remove(path)
        total -= size
        if total <= limit * 3 // 4:
            return


def _written_here(path: str) -> bool:
    """Whether a file is an entry or a temporary file of this module."""
    with open(path, "rb") as file:
        return file.read(len(_MAGIC)) == _MAGIC
