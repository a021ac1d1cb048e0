"""What a compilation made: code for each target, and descriptions of what is in it.

A `Program` is picklable and independent of the machine that made it. The types it mentions are
copies that remember no source text. It stands below `minicu.runtime`, which loads it on a device.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

from minicu import types as ty
from minicu.abi.target import DataModel
from minicu.options import Options, processor
from minicu.program.lookup import Named, normal
from minicu.ptx.outline import Outline, outlined

if TYPE_CHECKING:
    from minicu import tree
    from minicu.diagnostics.errors import MissingLibrary
    from minicu.lower.host.code import HostCode
    from minicu.runtime.tune import Tuned

__all__ = [
    "Field", "Global", "Kernel", "Parameter", "Program", "RecordInfo",
    "data_model",
]  # fmt: skip


class Parameter(NamedTuple):
    """A kernel parameter: its bytes are `offset` to `offset + size` of the argument block.

    `spelled` is the type as the source spells it, for messages. `written` is False when the type
    says that the kernel only reads through it (pointer to const). `handle` is "texture" or "surface"
    where the type is CUDA's name for such a handle, which is an integer, else "".
    """

    name: str
    type: ty.Type
    offset: int
    size: int
    align: int
    spelled: str
    handle: str = ""

    @property
    def written(self) -> bool:
        """Whether the kernel may write through this pointer: it is one to something that is not const."""
        return isinstance(self.type, ty.Pointer) and not self.type.to.const


class Kernel(NamedTuple):
    """A `__global__` function.

    `name` is the source name, with parameter types where it is overloaded: then `base` is the name
    alone. `symbol` is the name in PTX. `block_bytes` is the size of the argument block. `place` is
    "file:line". `launch_bounds`, `block_size` and `cluster_dims` are as in `tree.Function`.
    """

    name: str
    symbol: str
    parameters: tuple[Parameter, ...]
    block_bytes: int
    place: str = ""
    launch_bounds: tuple[int, int | None, int | None] | None = None
    block_size: tuple[int, int, int] | None = None
    cluster_dims: tuple[int, int, int] | None = None
    base: str = ""

    @property
    def title(self) -> str:
        """The name without parameter types."""
        return self.base or self.name

    @property
    def signature(self) -> str:
        """Name and types of the parameters, without space, struct, union and enum."""
        inside = ",".join(p.spelled for p in self.parameters)
        return normal(f"{self.title}({inside})")

    def __str__(self) -> str:
        inside = ", ".join(
            p.spelled + (" " if p.name and p.spelled[-1] not in "*&" else "") + p.name
            for p in self.parameters
        )
        return f"{self.title}({inside})"

    def __repr__(self) -> str:
        return f"<Kernel {self}>"


class Global(NamedTuple):
    """A variable of static duration: storage is "device", "constant" or "managed"."""

    name: str
    symbol: str
    type: ty.Type
    storage: str
    size: int
    align: int
    spelled: str

    @property
    def signature(self) -> str:
        """The name without space, struct, union and enum."""
        return normal(self.name)


class Field(NamedTuple):
    """A member of a record, members of anonymous structs and unions included.

    `offset` is in bytes from the start of the record. Of a bit-field, `bit_offset` counts bits from
    the start of the record and `bit_width` is its width; both are None otherwise.
    """

    name: str
    type: ty.Type
    offset: int
    size: int
    bit_offset: int | None = None
    bit_width: int | None = None


class RecordInfo(NamedTuple):
    """The layout of a struct or union. Sizes and offsets in bytes."""

    name: str
    type: ty.Record
    size: int
    align: int
    fields: tuple[Field, ...]
    model: str = "LP64"

    @property
    def symbol(self) -> str:
        """Empty: types have no assembler names."""
        return ""

    @property
    def signature(self) -> str:
        """The name without space, struct, union and enum."""
        return normal(self.name)

    @property
    def dtype(self) -> Any:
        """The NumPy dtype with exactly this layout. Bit-fields are not in it: see `get`, `set`."""
        from minicu.runtime.values.dtypes import record_dtype

        return record_dtype(self)

    def get(self, array: Any, name: str) -> Any:
        """The values of member `name` of an array (or one void scalar) of `dtype`; bit-fields too."""
        from minicu.runtime.values.dtypes import get_member

        return get_member(self, array, name)

    def set(self, array: Any, name: str, values: Any) -> None:
        """Store `values` into member `name`; bit-fields too (other bits stay as they are)."""
        from minicu.runtime.values.dtypes import set_member

        set_member(self, array, name, values)


class Program:
    """A compiled program.

    `ptx` is its PTX, `llvm` the LLVM IR that was made from. `kernels`, `globals` and `records`
    describe what is in it, by name in any spelling (`lookup`). `warnings` are the complaints of a successful
    compilation. `load` puts it on a device.
    """

    _outline: tuple[str, Outline] | None = None

    def __init__(
        self,
        *,
        name: str,
        ptx: str | MissingLibrary = "",
        llvm: str = "",
        options: Options | None = None,
        kernels: Mapping[str, Kernel] | None = None,
        globals: Mapping[str, Global] | None = None,
        records: Mapping[str, RecordInfo] | None = None,
        warnings: tuple[Any, ...] = (),
        recipe: Any = None,
        model: str = "LP64",
        host: HostCode | Callable[[], HostCode] | None = None,
        others: Mapping[str, str] | None = None,
        image: bytes = b"",
        check: Callable[[], tree.Unit] | None = None,
        held: Sequence[ty.RecordDecl] = (),
    ) -> None:
        """`image` is machine code that takes the place of PTX (`minicu.from_code`). `check` checks the source
        once more, where there is no recipe. `held`: all records, each after those that it holds."""
        self._held = held  # before all that mentions them: to pickle one then goes no deeper than itself
        self.name = name
        self.image = image
        self._ptx = ptx
        self.llvm = llvm
        self.options = options or Options()
        variables = {
            g.name: f"it is a __{g.storage}__ variable: module.globals['{g.name}']"
            for g in (globals or {}).values()
        }
        self.kernels: Mapping[str, Kernel] = Named(
            "kernel", name, kernels or {}, recipe, {**variables, **(others or {})}
        )
        self.globals: Mapping[str, Global] = Named("global variable", name, globals or {}, recipe)
        self.records: Mapping[str, RecordInfo] = Named("record", name, records or {}, recipe)
        self.warnings = warnings
        self.recipe = recipe
        self.model = model
        self._host = host
        self._check = check
        #: What loads this program once more on a device that has it, by the device or its name.
        self.again: dict[Any, Callable[[Program], Any]] = {}
        self._others: dict[str, Program] = {}  # the same source for other architectures

    @property
    def ptx(self) -> str:
        """The PTX text. Raises CompileError where it needs libdevice and that is not installed, DeviceError
        where there is machine code alone."""
        if self.image:
            from minicu.runtime.errors import DeviceError

            raise DeviceError(f"program '{self.name}' is machine code: it has no PTX")
        if not isinstance(self._ptx, str):
            raise self._ptx.with_traceback(None)
        return self._ptx

    @ptx.setter
    def ptx(self, text: str) -> None:
        self._ptx = text

    @property
    def complete(self) -> bool:
        """Whether there is PTX: all that GPU code needs was installed when it was compiled."""
        return isinstance(self._ptx, str)

    def host(self) -> HostCode:
        """The program for the CPU device; lowered when first asked for, then kept."""
        from minicu.lower.host.code import HostCode

        if self._host is None or (
            isinstance(self._host, HostCode) and self._host.machine != processor() and self.recipe is not None
        ):  # nobody lowered it yet, or for another machine, where it was pickled
            self._host = self._host_again()
        elif not isinstance(self._host, HostCode):
            self._host = self._host()
        return self._host

    def outline(self) -> Outline:
        """The outline of `ptx`. It is kept, and travels with the program."""
        if self.image and self._outline is not None:
            return self._outline[1]
        ptx = self.ptx
        if self._outline is None or self._outline[0] is not ptx:
            self._outline = ptx, outlined(ptx)
        return self._outline[1]

    def set_outline(self, outline: Outline) -> None:
        """What loading wants to know of a program that has no PTX."""
        self._outline = "", outline

    def cubin(self, arch: str | None = None) -> bytes:
        """Machine code for `arch`, by default the architecture compiled for. Made by ptxas, nvJitLink or
        the driver, the first that is found. Raises DeviceError where none is, or where one refuses the
        PTX."""
        from minicu.runtime.link.link import assemble

        if self.image:
            if arch is not None and arch != self.arch:
                from minicu.runtime.errors import DeviceError

                raise DeviceError(f"program '{self.name}' is machine code for {self.arch}, not {arch}")
            return self.image
        return assemble(self, arch)

    @property
    def arch(self) -> str:
        """The architecture that `ptx` is for, like "sm_90"."""
        return self.options.arch

    @property
    def portable(self) -> bool:
        """Whether nobody asked for an architecture: a GPU then gets the program compiled for itself."""
        return self.options.portable

    def for_arch(self, arch: str) -> Program:
        """This program compiled for another architecture. It is made once and kept."""
        if arch == self.arch:
            return self
        if arch not in self._others:
            self._others[arch] = self.with_options(arch=arch)
        return self._others[arch]

    def with_options(self, **changes: Any) -> Program:
        """This program compiled with other options, as `minicu.compile` takes them, for the same architecture
        unless they say another. Raises ValueError where the program does not hold its source."""
        if self.recipe is None or self.recipe.written is None:
            raise ValueError(f"program '{self.name}' does not hold its source: compile it with {changes}")
        return self.recipe.with_options(**{"arch": self.arch, "portable": self.portable, **changes})

    def tune(
        self, kernel: str, grid: Any, block: Any, arguments: Sequence[Any], *, shared: int = 0,
        device: Any = "auto",
    ) -> Tuned:  # fmt: skip
        """Try settings for one kernel on a device, with this grid, block and arguments (arrays that it writes
        are copied first): some fourteen are compiled, the likely ones timed. What is found is kept in the
        cache. Use `.program` of the result from then on; it is this program if nothing was faster."""
        from minicu.runtime.tune import tune

        return tune(self, kernel, grid, block, arguments, shared=shared, device=device)

    def load(self, device: Any = "auto", **settings: Any) -> Any:
        """Load onto "auto" (an NVIDIA GPU if there is one, else the CPU), "cuda", "cuda:1", "cpu",
        "cpu:isolated" or a `minicu.runtime.Device`. Returns a module: `module.kernel[grid, block](...)`.
        The CPU device takes settings: `check=True` turns on checks that cost time, `timeout` is in seconds,
        `cores` a number."""
        if not settings and (again := self.again.get(device)) is not None:
            return again(self)
        chosen = _find()(device, **settings)
        module = chosen.load(self)
        if device is not chosen and chosen in self.again:
            self.again[device] = self.again[chosen]
        return module

    def _host_again(self, watched: bool = False) -> HostCode:
        """Lower once more from the recipe: this program came out of a cache or another process, or its code
        shall be `watched`."""
        if self.recipe is None:
            raise ValueError(f"program '{self.name}' holds no code for the CPU device")
        import pickle

        from minicu import cache

        recipe = self.recipe
        key = cache.key(
            [
                "host",
                "watched" if watched else "",
                processor(),
                cache.fingerprint(),
                recipe.name,
                recipe.language,
                recipe.options.identity(),
                recipe.text,
            ]
        )
        if cache.enabled() and (stored := cache.load(key, "host")) is not None:
            try:
                return pickle.loads(stored)
            except Exception:  # written by another version
                cache.discard(key, "host")
        code = recipe.host(recipe.options, None, False, watched)
        if cache.enabled():
            cache.store(key, pickle.dumps(code), "host")
        return code

    def watched_host(self) -> HostCode | None:
        """The program for the CPU device, which announces what it does to memory; None without its source."""
        if self.recipe is not None:
            return self._host_again(watched=True)
        from minicu.lower.host.module import lower_host

        return lower_host(self._check(), self.options, watched=True) if self._check is not None else None

    def host_with_lines(
        self, traced: bool = False, covered: bool = False, watched: bool = False
    ) -> HostCode | None:
        """The program for the CPU device again, with the lines that its instructions come from; None where
        there is no source. The machine code is the same, unless it is `traced`: then kernels without waits
        note which thread they run; or `covered`: then it counts what runs. It is `watched` where
        the code was."""
        recipe = self.recipe
        options = recipe.options if recipe is not None else self.options
        options, how = replace(options, debug=options.debug or "lineinfo"), (traced, covered, watched)
        if recipe is not None:
            return recipe.host(options, *how)
        if self._check is None:
            return None
        from minicu.lower.host.module import lower_host

        return lower_host(self._check(), options, *how)

    def __getstate__(self) -> dict[str, Any]:
        from minicu.lower.host.code import HostCode

        state = {**self.__dict__, "again": {}, "_others": {}, "_check": None}
        if not isinstance(self._host, HostCode) and self._host is not None:
            # The typed tree stays behind; the recipe can make it again.
            state["_host"] = None if self.recipe is not None else self.host()
        return state

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> NoReturn:
            """Kernels are attributes of a Module: people look for them here first."""
            known = name in self.__dict__.get("kernels", ())
            remedy = f"; load it: program.load('auto').{name}" if known else ""
            raise AttributeError(f"a Program has no attribute '{name}'{remedy}", name=name, obj=self)

    def __repr__(self) -> str:
        return f"<Program {self.name!r}: {', '.join(str(k) for k in self.kernels.values()) or 'no kernels'}>"


@functools.cache
def _find() -> Callable[..., Any]:
    from minicu.runtime.device import find

    return find


def data_model(label: str) -> DataModel:
    """The data model a Program names: "LP64", or "LP64 C" for a program in C, whose empty records have no
    size."""
    from minicu.abi.target import model

    return model(label)
