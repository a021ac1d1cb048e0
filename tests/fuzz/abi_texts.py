"""Random records as text: what a reader of C++ meets between the braces of a struct.

`abi_records` makes types and draws on every rule of layout. This makes declarations and draws on every
way to write them: attributes and `alignas` at each of their places, typedef names that carry an
alignment, `#pragma pack` in each form, several declarators, records defined where they are used.
`texts(seed, count)` gives the same texts for the same arguments.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

HEAD = """\
#include <cuda_fp16.h>
#include <cuda_bf16.h>
#include <cuComplex.h>
#include <stdint.h>
#include <stddef.h>
typedef int int_16 __attribute__((aligned(16)));
typedef int __align__(8) int_8;
typedef double double_4 __attribute__((aligned(4)));
typedef long long longlong_1 __attribute__((aligned(1)));
typedef short short_2 __attribute__((aligned(2)));
typedef unsigned char bytes_3[3];
typedef int_16 int_16_also;
typedef const unsigned counter;
typedef struct __align__(8) { int x; char y; } Pair;
typedef struct { short x; char y; } Odd __attribute__((aligned(8)));
typedef struct { short x; char y; } *OddPointer;
typedef struct Pointed { int x; } __attribute__((aligned(2))) Pointed_2;
typedef struct Pointed __attribute__((aligned(8))) Pointed_8;
typedef union __attribute__((packed)) { int x; short y; } Either;
using function = int (*)(float, Pair);
using longs = long[2];
using int_4 [[gnu::aligned(4)]] = int;
using char_2 = char __attribute__((aligned(2)));
enum Plain { plain_a, plain_b };
enum Negative { negative_a = -1 };
enum Small : short { small_a };
enum Flag : bool { flag_no, flag_yes };
enum class Scoped : unsigned char { a };
enum Wide : long long { wide_a };
enum __attribute__((packed)) Tiny { tiny_a, tiny_b = 200 };
typedef enum { unnamed_a, unnamed_b } Unnamed;
"""

#: Types of bit-fields, and the bits that each has.
BITS = {
    "bool": 8, "char": 8, "signed char": 8, "unsigned char": 8, "short": 16, "unsigned short": 16,
    "int": 32, "unsigned": 32, "long": 64, "unsigned long": 64, "long long": 64,
    "unsigned long long": 64, "__int128": 128, "unsigned __int128": 128, "wchar_t": 32, "char16_t": 16,
    "char32_t": 32, "uint8_t": 8, "int16_t": 16, "uint32_t": 32, "int64_t": 64, "size_t": 64,
    "volatile int": 32, "Plain": 32, "enum Negative": 32, "Small": 16, "Scoped": 8, "Wide": 64,
    "Unnamed": 32, "Flag": 8, "int_16": 32, "int_8": 32, "longlong_1": 64, "short_2": 16, "char_2": 8,
}  # fmt: skip
#: Other types of members.
TYPES = [
    "float", "double", "__half", "__nv_bfloat16", "__half2", "__nv_bfloat162", "half", "__half_raw",
    "int_16", "int_8", "short_2", "bytes_3", "int_16_also", "int_4", "char_2",
    "Pair", "Odd", "OddPointer", "Pointed_8", "Either", "function", "longs", "Plain", "Small",
    "Flag", "Scoped", "Tiny", "Unnamed", "const char *", "volatile float", "cudaTextureObject_t",
    "nullptr_t", "ptrdiff_t", "dim3", "cuComplex", "cuDoubleComplex", "double4", "long4", "ulonglong4",
]  # fmt: skip
#: Where one of these is a member, nvcc's code puts what follows elsewhere than its own offsetof says. So they
#: stand in records without bit-fields, of which only offsetof is asked.
LOWERED = ["double_4", "longlong_1", "Pointed_2"]
_ELEMENTS = [
    "char", "uchar", "short", "ushort", "int", "uint", "long", "ulong", "longlong", "ulonglong",
    "float", "double",
]  # fmt: skip
_WIDE = [e for e in _ELEMENTS if "long" in e or e == "double"]
VECTORS = [f"{e}{n}" for e in _ELEMENTS for n in (1, 2, 3)]
VECTORS += [f"{e}4" for e in _ELEMENTS if e not in _WIDE] + [f"{e}4_{n}a" for e in _WIDE for n in (16, 32)]


@dataclass
class Text:
    """The declaration of one record, and the names of its members, those of anonymous ones included."""

    tag: str
    text: str
    names: list[str]


def texts(seed: int, count: int) -> list[Text]:
    make = _Maker(random.Random(seed))
    return [make.record(f"T{i}") for i in range(count)]


def source(made: list[Text]) -> str:
    """A file that declares the records."""
    uses = [f"__device__ {m.tag} *use_{m.tag};\n" for m in made]
    return "".join([HEAD, *(m.text for m in made), *uses])


class _Maker:
    def __init__(self, random: random.Random) -> None:
        self.random = random
        self.made: list[str] = []
        self.made_lowered: list[str] = []
        self.lowered = self.pragma = False
        self.names: list[str] = []
        self.tags = 0

    def chance(self, percent: float) -> bool:
        return self.random.random() * 100 < percent

    def power(self, low: int, high: int) -> int:
        """A power of two; small ones are likelier."""
        return 2 ** min(self.random.randint(low, high), self.random.randint(low, high))

    def often_nothing(self, *others: str) -> str:
        return self.random.choice([*[""] * (3 * len(others)), *others])

    def name(self) -> str:
        self.names.append(f"m{len(self.names) + 1}")
        return self.names[-1]

    def record(self, tag: str) -> Text:
        self.names = []
        self.lowered = self.chance(15)
        self.pragma = self.chance(12)
        keyword = self.keyword()
        body, open_ended = self.body(0, may_be_open=keyword == "struct")
        text = f"{keyword} {self.before()}{tag} {body}{self.after()};\n"
        if self.pragma:
            n = self.power(0, 4)
            text = self.random.choice([
                f"#pragma pack(push, {n})\n{text}#pragma pack(pop)\n",
                f"#pragma pack({n})\n{text}#pragma pack()\n",
                f"#pragma pack(push)\n#pragma pack({n})\n{text}#pragma pack(pop)\n",
                f"#pragma pack(push, name, {n})\n{text}#pragma pack(pop, name)\n",
                f'_Pragma("pack(push, {n})") {text}_Pragma("pack(pop)")\n',
            ])  # fmt: skip
        # Where there are empty arrays inside, nvcc's code disagrees with its own sizeof and offsetof.
        if not open_ended:
            (self.made_lowered if self.lowered else self.made).append(tag)
        return Text(tag, text, self.names)

    def keyword(self) -> str:
        return "union" if self.chance(18) else "struct"

    def before(self) -> str:
        """Attributes between the keyword and the tag."""
        return self.often_nothing(
            f"__align__({self.power(0, 7)}) ", f"alignas({self.power(3, 7)}) ",
            f"__attribute__((aligned({self.power(0, 7)}))) ", "__attribute__((packed)) ",
            f"__attribute__((packed, aligned({self.power(0, 5)}))) ", "__attribute__((__packed__)) ",
            f"__attribute__((packed)) __align__({self.power(0, 4)}) ",
        )  # fmt: skip

    def after(self) -> str:
        """Attributes behind the brace. The last alignment of a record counts. `packed` there makes nvcc
        forget the pragma's limit for members that are classes."""
        if self.pragma:
            return self.often_nothing(f" __attribute__((aligned({self.power(0, 6)})))")
        return self.often_nothing(
            f" __attribute__((aligned({self.power(0, 6)})))",
            " __attribute__((packed))",
            f" __attribute__((__aligned__({self.power(0, 6)}), __packed__))",
        )

    def body(self, depth: int, may_be_open: bool = False) -> tuple[str, bool]:
        """Members in braces, and whether the last is an array without length."""
        taste = self.random.choice(["bits", "bits", "mixed", "mixed", "plain"])
        count = 0 if self.chance(2) else self.random.randint(1, 8 if depth == 0 else 4)
        lines = [self.member(taste, depth) for _ in range(count)]
        open_ended = may_be_open and bool(self.names) and self.chance(4)
        if open_ended:
            lines.append(f"{self.random.choice(['int', 'char', 'double', 'float4'])} {self.name()}[];")
        indent = "    " * (depth + 1)
        return "{\n" + "".join(f"{indent}{line}\n" for line in lines) + "    " * depth + "}", open_ended

    def member(self, taste: str, depth: int) -> str:
        if not self.lowered and self.chance({"bits": 75, "mixed": 40, "plain": 0}[taste]):
            return self.bit_fields()
        kind = self.random.random()
        if kind < 0.14 and depth < 4:
            body, _ = self.body(depth + 1)
            return f"{self.keyword()} {self.before()}{body}{self.after()};"
        if kind < 0.2 and depth < 3:
            return self.defined_here(depth)
        return self.plain()

    def defined_here(self, depth: int) -> str:
        """A member of a record that is declared with it, and perhaps used once more."""
        outer, self.names = self.names, []
        body, _ = self.body(depth + 1)
        self.names = outer
        self.tags += 1
        tag = self.random.choice(["", f"N{self.tags} "])
        text = f"{self.keyword()} {self.before()}{tag}{body}{self.after()} {self.name()}{self.dimension()};"
        if tag and self.chance(50):
            text += f" {tag}{self.name()}{self.behind()};"
        return text

    def dimension(self) -> str:
        if not self.chance(25):
            return ""
        return f"[{self.random.choice([1, 2, 3, 4, 5, 7])}]"

    def ahead(self) -> str:
        return self.often_nothing(
            "alignas(128) ", f"__align__({self.power(0, 6)}) ",
            f"__attribute__((aligned({self.power(0, 5)}))) ", *[""] * 5,
        )  # fmt: skip

    def behind(self) -> str:
        return self.often_nothing(
            f" __attribute__((aligned({self.power(0, 6)})))", " __attribute__((packed))",
            f" __attribute__((packed, aligned({self.power(0, 5)})))", " __attribute__((__packed__))",
            *[""] * 4,
        )  # fmt: skip

    def type(self) -> str:
        kind = self.random.random()
        if self.lowered and kind < 0.3:
            return self.random.choice([*LOWERED, *self.made_lowered[-6:]])
        if kind < 0.2 and self.made:
            return self.random.choice(self.made[-12:])
        others = [t for t in BITS if t not in LOWERED]
        return self.random.choice(VECTORS if kind < 0.4 else TYPES if kind < 0.75 else others)

    def plain(self) -> str:
        """Members that are no bit-fields, of one or several declarators."""
        ahead, type = self.ahead(), self.type()
        shapes = [*["{}"] * 12, "*{}", "(*{})[3]", "*{}[2]", "*const *{}", "(*{})(int)", "(*{}[2])(void)"]
        declarators = []
        for _ in range(self.random.choice([1, 1, 1, 2, 3])):
            shape = "{}" if type in ("longs", "bytes_3") else self.random.choice(shapes)
            text = shape.format(self.name())
            if shape == "{}":
                text += self.dimension() + self.dimension()
            declarators.append(text + self.behind())
        return f"{ahead}{type} {', '.join(declarators)};"

    def bit_fields(self) -> str:
        type = self.random.choice([*BITS, "int", "int", "unsigned", "short", "bool", "bool"])
        most = BITS[type]
        declarators = []
        for _ in range(self.random.choice([1, 1, 1, 1, 2, 3])):
            if self.chance(15):
                declarators.append(f": {0 if self.chance(50) else self.random.randint(1, most)}")
                continue
            widths = [most, self.random.randint(1, most), self.random.randint(1, min(most, 9))]
            if self.chance(4):
                widths = [self.random.randint(most + 1, most + 90)]  # the rest is padding
            declarators.append(f"{self.name()} : {self.random.choice(widths)}{self.behind()}")
        ahead = self.ahead()
        if "alignas" in ahead or any(d.startswith(":") for d in declarators):
            ahead = ""  # neither may have one
        return f"{ahead}{type} {', '.join(declarators)};"
