"""bfloat16 on the CPU device. LLVM calls the compiler's run-time library for rounding: libgcc has these
functions since GCC 13 only, and x86's own instruction takes subnormal numbers for zero. And where code asks
for the sign of a bfloat16's bits, LLVM's code generation for x86 ends the process.
"""

#: name -> what LLVM expects of it
NAMES = ("__truncsfbf2", "__truncdfbf2")

#: To nearest even: half a unit is added below the 16 bits that stay, less where these are even; the carry
#: runs into the exponent by itself. A double becomes a float rounded to odd first, so that the second
#: rounding is the only one that counts.
IR = """
define bfloat @__truncsfbf2(float %x) nounwind {
  %bits = bitcast float %x to i32
  %kept = lshr i32 %bits, 16
  %odd = and i32 %kept, 1
  %half = add i32 %odd, 32767
  %sum = add i32 %bits, %half
  %rounded = lshr i32 %sum, 16
  %quiet = or i32 %kept, 64
  %nan = fcmp uno float %x, %x
  %found = select i1 %nan, i32 %quiet, i32 %rounded
  %short = trunc i32 %found to i16
  %result = bitcast i16 %short to bfloat
  ret bfloat %result
}

define bfloat @__truncdfbf2(double %x) nounwind {
  %near = fptrunc double %x to float
  %back = fpext float %near to double
  %rest = fsub double %x, %back
  %bits = bitcast float %near to i32
  %low = and i32 %bits, 1
  %even = icmp eq i32 %low, 0
  %inexact = fcmp one double %rest, 0.0
  %both = and i1 %even, %inexact
  %minus = icmp slt i32 %bits, 0
  %above = fcmp ogt double %rest, 0.0
  %away = xor i1 %minus, %above
  %step = select i1 %away, i32 1, i32 -1
  %other = add i32 %bits, %step
  %odd = select i1 %both, i32 %other, i32 %bits
  %float = bitcast i32 %odd to float
  %result = call bfloat @__truncsfbf2(float %float)
  ret bfloat %result
}
"""

_BITS = " = bitcast bfloat "


def hide_bits(ir: str) -> str:
    """A module, as LLVM prints it, in which code generation does not see that integers are a bfloat's bits.
    Fault: of those of which only the sign counts (`icmp slt i16 %b, 0`, `ashr i16 %b, 15`), LLVM 22 makes a
    shift of 32 bits that is of 16 (TargetLowering::SimplifyDemandedBits, FGETSIGN; only half is left out)."""
    lines = ir.split("\n")
    for number, line in enumerate(lines):
        if _BITS in line and " to i16" in line:
            name, _, rest = line.partition(_BITS)
            bits = f"%minicu.bits.{number}"
            lines[number] = f'  {bits}{_BITS}{rest}\n{name} = call i16 asm "", "=r,0"(i16 {bits})'
    return "\n".join(lines)
