// DOC: Inline PTX | operands and constraints that do not fit
__global__ void k(int *p, float f)
{
    int n;
    asm("mov.u32 %0, %1;" : "=r"(n) : "r"(f)); // error: asm operand type 'float' does not fit constraint 'r', which takes an integer or pointer of 32 bits
    asm("mov.u32 %0, %2;" : "=r"(n) : "r"(1)); // error: invalid operand number 2 in asm string
    asm("mov.u32 %0, %1;" : "r"(n) : "r"(1)); // error: invalid output constraint 'r' in asm
    asm("mov.u32 %0, %1;" : "=q"(n) : "r"(1)); // error: asm operand type 'int' does not fit constraint 'q', which takes an integer or pointer of 128 bits
    asm("mov.u32 %0, %1;" : "=r"(5) : "r"(1)); // error: expression is not assignable
    asm("mov.u32 %0, 1;" : "=r"(n) : "=r"(1)); // error: invalid input constraint '=r' in asm
    asm volatile("rdtsc" : "=a"(n)); // error: not supported: assembly for the host (constraint '=a')
    asm volatile("out %0, %1" : : "a"(n)); // error: not supported: assembly for the host (constraint 'a')
    asm("mov.u64 %0, 1;" : "=l"(n)); // error: asm operand type 'int' does not fit constraint 'l', which takes an integer or pointer of 64 bits
    asm("mov.u32 %0, %1;" : "=r"(n) : "n"(n)); // error: constraint 'n' expects an integer constant expression
    asm("mov.u32 %[out], %[in];" : [out] "=r"(n) : [inn] "r"(1)); // error: unknown symbolic operand name 'in' in asm string
    asm("" : : : "unknown"); // error: unknown register name 'unknown' in asm
    asm goto("" : : : : l); // error: not supported: asm goto
l:
    asm("mov.f16 %0, 1;" : "=h"(n)); // error: asm operand type 'int' does not fit constraint 'h', which takes an integer or pointer of 16 bits
    asm("mov.b32 %0, %1;" : "=r"(n) : "0"((short)n)); // error: asm operand type 'short' does not fit constraint 'r', which takes an integer or pointer of 32 bits
    asm("mov.b32 %0, %1;" : "=r"(n) : "0"(f)); // error: asm operand type 'float' does not fit constraint 'r', which takes an integer or pointer of 32 bits
}
