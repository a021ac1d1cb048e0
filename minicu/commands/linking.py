"""Linking from sources: `minicu link` and `minicu.link`. Compiles what is CUDA C, then `runtime.link`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from minicu.compile import build
from minicu.compiling.inputs import architecture, find_language, further, read
from minicu.diagnostics.errors import UsageError
from minicu.language import SUFFIXES
from minicu.options import Options
from minicu.runtime.link.link import KINDS, Input
from minicu.runtime.link.link import link as link_parts


def link(inputs: Iterable[Any], arch: str | int = "sm_90", **options: Any) -> bytes:
    """A cubin from paths of .cu, .c, .ptx, .cubin, .fatbin and .o files, Programs, and
    `minicu.runtime.link.link.Input`s. `options` are for the sources, as `compile` takes them; they are
    compiled with rdc=True. Raises CompileError, LinkError, or NoTool where nothing here can link."""
    given = [inputs] if isinstance(inputs, (str, Path)) else list(inputs)
    return link_files(given, Options(**further(options, architecture(arch), "link")))


def link_files(
    inputs: Iterable[Any], options: Options, language: str | None = None, use_cache: bool = True
) -> bytes:
    """Like `link`, with the options of the command line. `language` is that of all sources."""
    options = replace(options, rdc=True)
    parts = [_part(given, options, language, use_cache) for given in inputs]
    return link_parts(parts, options.arch, debug=options.debug, maxrregcount=options.maxrregcount)


def _part(given: Any, options: Options, language: str | None, use_cache: bool) -> Any:
    if not isinstance(given, (str, Path)):
        return given
    path = Path(given)
    if path.suffix in SUFFIXES or (language is not None and path.suffix not in KINDS):
        program = build(read(path), find_language(path, language), options, use_cache=use_cache)
        return Input(str(path), program.ptx, "ptx")
    if path.suffix not in KINDS:
        known = ", ".join([*SUFFIXES, *KINDS])
        raise UsageError(f"'{path}': no kind of input is called so; give {known}")
    return Input(str(path), path.read_bytes())
