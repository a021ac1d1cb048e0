"""Rounding to bfloat16 for the CPU device, where LLVM calls the compiler's run-time library for it: libgcc
has these functions since GCC 13 only, and x86's own instruction takes subnormal numbers for zero.
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
