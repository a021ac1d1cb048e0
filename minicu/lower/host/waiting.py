"""A program for the CPU device, made complete: how the threads of its kernels wait is decided here.

`HostCode.ir` has the kernels with marks where a thread waits. A kernel becomes loops over threads
(`regions`), or each of its threads a coroutine, which is slower and can always be done.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from minicu.lower.host import noting
from minicu.lower.host.code import HostCode
from minicu.lower.host.coroutines import materialise
from minicu.lower.host.doubles import double
from minicu.lower.host.drivers import LOOPS, STRIP_ROOM, Driver, Parts
from minicu.lower.host.endless import NO_VECTORS, without_vectors
from minicu.lower.host.flow import (
    always_inlined,
    definitions,
    has_variables,
    next_metadata,
    subprogram,
    without_declarations,
)
from minicu.lower.host.polling import inlined_to_poll, yielding
from minicu.lower.host.regions import Writer, divide, undivided
from minicu.lower.host.steps import advance_in_step

#: Threads at once of a kernel that uses single bytes, or pairs of them.
_OF_BYTES = 16
#: Bytes of the vectors of processors on which loads and stores under masks are as fast as others (AVX-512).
_WITH_MASKS = 64


@dataclass(frozen=True, slots=True)
class Complete:
    """`ir` is complete but for the waits; `rewrite` sees to them, once all that is to be inlined is.
    `regions`: the kernels, by symbol, that become loops. `loops`: those whose threads do not wait, but may
    be better off as several loops, with what runs them as one. `either`: those that are coroutines if they
    poll memory, else loops: they have what runs them both ways."""

    ir: str
    regions: frozenset[str]
    loops: Mapping[str, Driver]
    debug: bool = False  # for a debugger
    waits: bool = False  # a kernel does
    vector: int = 16  # bytes of a vector of the processor
    either: frozenset[str] = frozenset()

    def inline(self, text: str) -> str:
        """The text, with functions marked to be inlined in which threads of a kernel poll memory."""
        drivers = {name for name, _, _ in definitions(text) if name.endswith((".ramp", ".worker", LOOPS))}
        return inlined_to_poll(text, self.regions | self.loops.keys() | drivers)

    def rewrite(self, text: str) -> str:
        text = without_vectors(text, self.regions | self.loops.keys())
        if self.regions or self.loops:
            text = self._divide(text)
        if "call void @minicu." not in text and not self.either:
            return text
        text = self._decide(text)
        return materialise(text) if "call void @minicu." in text else text

    def _decide(self, text: str) -> str:
        """Where coroutines wait; and those that would never wait, or loops that would wait for ever, are left
        out."""
        out, end = list[str](), 0
        left_out = set[str]()
        functions = list(definitions(text))
        for name, start, after in functions:
            if name.endswith(".ramp"):
                function, kernel = text[start:after], name.removesuffix(".ramp")
                polling = yielding(function)
                out += [text[end:start], advance_in_step(polling)]
                end = after
                if kernel in self.either:
                    left_out |= {f"{kernel}.worker", f"{kernel}{LOOPS}"} if polling != function else {name}
        text, out, end = "".join([*out, text[end:]]), [], 0
        if not left_out:
            return text
        for name, start, after in definitions(text):
            if name in left_out:
                out.append(text[end:start])
                end = after
        return "".join([*out, text[end:]])

    def _divide(self, text: str) -> str:
        """Replaces kernels by their regions."""
        after = next_metadata(text)
        out, meta, plain, end = list[str](), list[str](), set[str](), 0
        for name, start, behind in definitions(text):
            function = text[start:behind]
            functions: str | None = None
            divided: tuple[str, list[str]] | None = None
            if name in self.regions:
                divided = divide(yielding(advance_in_step(function)), after + len(meta), self.vector)
            elif name in self.loops:
                polling = yielding(function)
                writer = undivided(polling, after + len(meta), self.vector)
                if writer.several:
                    divided = writer.text()
                    if polling == function:
                        divided = _and_for_few(divided, writer, self.loops[name], function, text)
                else:
                    functions, more = _one_loop(writer, self.loops[name], function, text)
                    meta += more
                    plain.add(f"{name}.step")
            elif name in plain:
                functions = ""
            if divided is not None:
                functions, more = divided
                meta += more
            if functions is not None:
                out += [text[end:start], functions]
                end = behind
        return "\n".join([without_declarations("".join([*out, text[end:]]), ".regions"), *meta, ""])


def _and_for_few(
    divided: tuple[str, list[str]], writer: Writer, driver: Driver, kernel: str, module: str
) -> tuple[str, list[str]]:
    """The regions that the writer has made of a kernel without waits, which pay where a block has many
    threads, with a plain loop over threads besides; and the metadata of both."""
    regions, meta = divided
    number = writer.metadata + len(meta)
    alone, own = double(kernel, module, number)
    whole = undivided(alone, number + len(own), writer.vector, interchanged=False)
    loop, more = _one_loop(whole, driver, alone, "\n".join([module, *own]))
    return f"{regions}\n{loop}", [*meta, *own, *more]


def _one_loop(writer: Writer, driver: Driver, function: str, module: str) -> tuple[str, list[str]]:
    """A kernel that a plain loop over threads takes in, with that loop; and its metadata, numbered from the
    writer's number on."""
    stay = writer.guards() if driver.takes_strips else None
    if stay is not None:
        first, again = (
            "\n".join(stay.lines(driver.operands, *part)) for part in (("%h", "0"), ("%g", "%part.end"))
        )
        driver = driver._replace(guards=Parts(first, again))
        function = stay.passed(function)
        writer = undivided(function, writer.metadata, writer.vector, interchanged=False)
    head, body = function.split("\n", 1)
    driver, meta = _placed(driver, head, module, writer.metadata)
    strips = writer.strips() if driver.takes_strips else None
    if strips is not None:
        # What is written out for each thread is no vector: LLVM would gather its elements one by one.
        head = always_inlined(head, NO_VECTORS).replace("(", f"({STRIP_ROOM}, ", 1)
        head = head.replace("define void", "define internal i32", 1)
        return f"{head}\n{strips}\n}}\n{driver._replace(strips=True)}", meta
    number = writer.metadata + len(meta)
    if writer.entangled(writer.function.blocks):
        driver, more = _one_by_one(driver, number)
        meta += more
    elif not (has_variables(body) or writer.distances.are_far(writer.function.blocks) or _observed(body)):
        driver, more = _in_parallel(driver, number, writer)
        meta += more
    head = always_inlined(head).replace("define void", "define internal void", 1)
    return "\n".join((head, body, str(driver))), meta


def _placed(driver: Driver, header: str, text: str, number: int) -> tuple[Driver, list[str]]:
    """A driver whose places in the source are those of the kernel with this header: LLVM has numbered all
    that is in the text anew since it was written. And the metadata for that, numbered from `number` on."""
    of_kernel = subprogram(header, text)
    if of_kernel is None:
        return driver, []
    node, line = of_kernel
    place = f"!{number + 1} = !DILocation(line: {line}, scope: !{number})"
    placed = driver._replace(scope=f" !dbg !{number}", place=f", !dbg !{number + 1}")
    return placed, [f"!{number} = {node}", place]


def _in_parallel(driver: Driver, number: int, writer: Writer) -> tuple[Driver, list[str]]:
    """A driver whose loop over threads may be done for several at once: what one thread writes, no other uses
    without waiting for it, so that LLVM need not look whether arrays overlap. And the metadata for that. It
    holds for a kernel that has no variables in memory, of which all threads would use one after the other.
    Rows may be short: one vector at a time, and not one of as many threads as it has bytes. What a row has
    beyond whole vectors is done under masks where these cost nothing, else thread by thread."""
    about = [f'"llvm.loop.parallel_accesses", !{number}', '"llvm.loop.interleave.count", i32 1']
    if writer.narrow:
        about.append(f'"llvm.loop.vectorize.width", i32 {_OF_BYTES}')
    elif writer.vector == _WITH_MASKS:
        about.append('"llvm.loop.vectorize.predicate.enable", i1 true')
    loop = number + 1
    nodes = [f"!{loop + 1 + k} = !{{!{what}}}" for k, what in enumerate(about)]
    own = ", ".join(f"!{loop + k}" for k in range(len(nodes) + 1))
    place = f"{driver.place}, !llvm.access.group !{number}"
    meta = [f"!{number} = distinct !{{}}", f"!{loop} = distinct !{{{own}}}", *nodes]
    return driver._replace(place=place, around=f", !llvm.loop !{loop}"), meta


def _observed(body: str) -> bool:
    """Whether a kernel has volatile or atomic loads or stores. In a loop that is marked as parallel LLVM's
    vectoriser takes them for others, and ends the process."""
    return any(f" {op} {kind} " in body for op in ("load", "store") for kind in ("volatile", "atomic"))


def _one_by_one(driver: Driver, number: int) -> tuple[Driver, list[str]]:
    """A driver of whose loop over threads LLVM makes no vectors, and the metadata for that."""
    meta = [
        f'!{number} = !{{!"llvm.loop.vectorize.width", i32 1}}',
        f'!{number + 1} = !{{!"llvm.loop.interleave.count", i32 1}}',
        f"!{number + 2} = distinct !{{!{number + 2}, !{number}, !{number + 1}}}",
    ]
    return driver._replace(around=f", !llvm.loop !{number + 2}"), meta


def complete(host: HostCode, coroutines: bool = False, vector: int = 16) -> Complete:
    """`coroutines`: no kernel becomes loops. `vector`: bytes of a vector of the processor."""
    lines, regions, loops = [host.ir], set[str](), dict[str, Driver]()
    waits, either = False, set[str]()
    for kernel in host.kernels.values():
        if kernel.driver is None:
            continue
        name = kernel.name
        waits |= kernel.coroutine
        if kernel.step and not coroutines:
            if kernel.coroutine:
                regions.add(name)
            else:
                loops[name] = kernel.driver
            # Nobody calls it, and it must stay until it is cut.
            lines += [f"define {kernel.head}{kernel.body}", kernel.step]
        else:
            lines += [f"define internal {kernel.head} alwaysinline{kernel.body}", str(kernel.driver)]
            if kernel.ramp is not None:
                either.add(name)
                lines.append(str(kernel.ramp))
    if regions or loops:
        lines += noting.DECLARATIONS
        if "@llvm.umin.i32(" not in host.ir:
            lines.append("declare i32 @llvm.umin.i32(i32, i32)")
    return Complete(
        "\n".join([*lines, ""]), frozenset(regions), loops, host.debug, waits, vector, frozenset(either)
    )
