"""pycparser, without what only its own lexer needs.

`import pycparser` takes 20 ms, a fifth of a small compilation: the package imports `subprocess` for a
function that runs a preprocessor, and the parser its lexer (whose regular expressions are compiled)
and `dataclasses` (which imports `inspect`). Our parser lexes for itself. So

- the package comes with an `__init__` that is carried out when somebody asks for one of its names;
  modules in it are imported as ever (`from pycparser import c_ast`);
- the parser class is carried out here once more, with stand-ins for those two imports. It is the same
  code; `pycparser.c_parser` is left alone, for whoever else uses pycparser in this process.
"""

from __future__ import annotations

import builtins
import sys

from minicu import dataclass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType
    from typing import Any

    from pycparser.c_parser import CParser, ParseError  # noqa: F401 (what __getattr__ gives)

else:
    ModuleType = type(sys)

MODULES = ("ast_transforms", "c_ast", "c_generator", "c_lexer", "c_parser")


class _Package(ModuleType):
    """The package before its `__init__` has been carried out."""

    def __getattr__(self, name: str) -> Any:
        if name in MODULES or name == "__path__":  # the import system looks before it imports
            raise AttributeError(f"module 'pycparser' has no attribute {name!r}")
        self.__class__ = ModuleType  # type: ignore[assignment]
        spec = self.__spec__
        assert spec is not None and spec.loader is not None
        spec.loader.exec_module(self)
        return getattr(self, name)


def _find(name: str, path: Any = None) -> Any:
    for finder in sys.meta_path:  # importlib.util.find_spec without importing importlib.util
        spec = finder.find_spec(name, path)
        if spec is not None:
            return spec
    raise ImportError("pycparser is not installed: pip install pycparser==3.12")


def package() -> Any:
    """pycparser as it is in this process; if nobody has imported it yet, without its `__init__`."""
    if "pycparser" not in sys.modules:
        spec = _find("pycparser")
        made = sys.modules["pycparser"] = _Package("pycparser")
        made.__spec__, made.__loader__, made.__file__ = spec, spec.loader, spec.origin
        made.__package__, made.__path__ = "pycparser", spec.submodule_search_locations
    return sys.modules["pycparser"]


class _Lexer(ModuleType):
    """In place of `pycparser.c_lexer`: names that annotations mention."""

    CLexer = Token = Dialect = type("Unused", (), {})


def _parser() -> dict[str, Any]:
    """What `pycparser.c_parser` defines."""
    name = "pycparser.c_parser"
    stand_ins = {("dataclasses", 0): dataclass, ("c_lexer", 1): _Lexer("c_lexer")}

    def import_(
        module: str, globals_: Any = None, locals_: Any = None, names: Any = (), level: int = 0
    ) -> Any:
        return stand_ins.get((module, level)) or builtins.__import__(module, globals_, locals_, names, level)

    namespace: dict[str, Any] = {
        "__name__": name,
        "__package__": "pycparser",
        "__builtins__": {**vars(builtins), "__import__": import_},
    }
    exec(_find(name, package().__path__).loader.get_code(name), namespace)
    return namespace


def __getattr__(name: str) -> Any:
    if name not in ("CParser", "ParseError"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = _parser()
    globals().update(CParser=found["CParser"], ParseError=found["ParseError"])
    return found[name]
