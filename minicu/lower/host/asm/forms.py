"""What an instruction of PTX may say on the CPU device: how many operands it has, and which words stand in
its name besides types. A word that is not here would change what the instruction does: it is refused.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

_TYPE = re.compile(r"(?:[usb](?:8|16|32|64|128)|f(?:16|32|64)(?:x2)?|bf16(?:x2)?|tf32|pred)")


@dataclass(frozen=True, slots=True)
class Form:
    """The operands and modifiers that an instruction may have. `words`: None if its row checks them
    itself."""

    least: int
    most: int
    words: frozenset[str] | None

    def strange(self, parts: list[str]) -> str:
        """A modifier that the instruction does not have; "" if there is none."""
        if self.words is None:
            return ""
        for part in parts:
            if (
                part in self.words
                or _TYPE.fullmatch(part)
                or part.partition("::")[0] in self.words & _PREFIXES
            ):
                continue
            return part
        return ""


#: Words of which anything may follow after `::`.
_PREFIXES = {"L1", "L2"}

_ROUND = "rn rz rm rp ftz sat"
_TEST = "eq ne lt le gt ge lo ls hi hs equ neu ltu leu gtu geu num nan ftz and or xor"
_SCOPE = "relaxed acquire release cta cluster gpu sys global shared shared::cta shared::cluster L1 L2"
_CHANGE = f"{_SCOPE} acq_rel add and or xor exch inc dec min max cas noftz v2 v4 v8"
_ACCESS = f"{_SCOPE} weak volatile mmio local const nc ca cg cs cv lu wb wt v2 v4 v8"
_MBARRIER = (
    "init inval arrive arrive_drop test_wait try_wait pending_count expect_tx complete_tx parity noComplete "
    "relaxed acquire release cta cluster shared shared::cta shared::cluster"
)

#: names, least and most operands, words ("*": the row looks itself)
_TABLE = f"""
add sub: 3 3 cc {_ROUND}
addc subc: 3 3 cc
mul: 3 3 lo hi wide {_ROUND}
mad: 4 4 lo hi wide cc {_ROUND}
madc: 4 4 lo hi cc
fma: 4 4 relu {_ROUND}
div: 3 3 approx full {_ROUND}
mul24: 3 3 lo hi
mad24: 4 4 lo hi
sad bfe: 4 4
rem and or xor shl shr: 3 3
abs neg: 2 2 ftz
min max: 3 3 ftz NaN relu xorsign abs
not cnot popc clz brev: 2 2
bfind: 2 2 shiftamt
bfi: 5 5
bmsk: 3 3 clamp wrap
prmt: 4 4
shf: 4 4 l r wrap clamp
lop3: 5 5
dp4a: 4 4
dp2a: 4 4 lo hi
mov: 2 2
setp set: 3 4 {_TEST}
selp: 4 4
slct: 4 4 ftz
testp: 2 2 finite infinite number notanumber normal subnormal
sqrt rcp rsqrt: 2 2 approx {_ROUND}
ex2 lg2 sin cos tanh: 2 2 approx ftz
copysign: 3 3
cvt: 2 3 rni rzi rmi rpi rna relu satfinite {_ROUND}
ld ldu: 2 3 {_ACCESS}
st: 2 3 async mbarrier::complete_tx::bytes {_ACCESS}
atom: 3 5 {_CHANGE}
red: 2 3 {_CHANGE}
cp: 0 6 *
cvta: 2 2 to global shared shared::cta local const
membar fence: 0 1 *
prefetch prefetchu discard applypriority pmevent createpolicy: 0 4 *
bar barrier: 0 4 *
mapa: 3 3 shared::cluster
getctarank: 2 2 shared::cluster
shfl: 5 5 sync up down bfly idx
vote: 3 3 sync ballot all any uni
redux: 3 3 sync add and or xor min max
match: 3 3 sync any all
elect: 2 2 sync
activemask: 1 1
nanosleep: 1 1
trap brkpt exit: 0 0
bra: 1 1 uni
isspacep: 2 2 global shared shared::cta local const
griddepcontrol: 0 0 launch_dependents wait
setmaxnreg: 1 1 inc dec sync aligned
mbarrier: 1 4 {_MBARRIER}
mma: 4 4 *
wmma: 2 4 *
ldmatrix stmatrix movmatrix: 2 2 *
"""


def _forms() -> dict[str, Form]:
    forms = {}
    for line in _TABLE.strip().split("\n"):
        names, _, rest = line.partition(": ")
        least, most, *words = rest.split()
        form = Form(int(least), int(most), None if words == ["*"] else frozenset(words))
        forms.update(dict.fromkeys(names.split(), form))
    return forms


FORMS = _forms()
