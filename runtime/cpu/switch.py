"""Into a kernel's own stack and out again, in assembly: no C can say it.

`minicu_enter(w, function, top, jump)` keeps what a function must keep (registers, the modes of floating-point
arithmetic) on the stack at hand, notes at `jump` where, and calls `function(w)` on the stack that ends at
`top`; `minicu_leave(jump, value)` comes back from there, from however deep, as if `function` had returned
`value`. No frame of the kernel is used for it, and no system call.
"""

from __future__ import annotations

from minicu.options import processor

_X86_64 = """
.text
.globl minicu_enter
.p2align 4
minicu_enter:
    pushq %rbp
    pushq %rbx
    pushq %r12
    pushq %r13
    pushq %r14
    pushq %r15
    subq $8, %rsp
    stmxcsr (%rsp)
    fnstcw 4(%rsp)
    movq %rsp, (%rcx)
    movq %rcx, %rbx
    testq %rdx, %rdx
    cmovneq %rdx, %rsp
    andq $-16, %rsp
    callq *%rsi
    movq %rbx, %rdi
    movl %eax, %esi
.globl minicu_leave
minicu_leave:
    movl %esi, %eax
    movq (%rdi), %rsp
    ldmxcsr (%rsp)
    fldcw 4(%rsp)
    addq $8, %rsp
    popq %r15
    popq %r14
    popq %r13
    popq %r12
    popq %rbx
    popq %rbp
    cld
    retq
"""

_AARCH64 = """
.text
.globl minicu_enter
.p2align 4
minicu_enter:
    sub sp, sp, #176
    stp x29, x30, [sp]
    stp x19, x20, [sp, #16]
    stp x21, x22, [sp, #32]
    stp x23, x24, [sp, #48]
    stp x25, x26, [sp, #64]
    stp x27, x28, [sp, #80]
    stp d8, d9, [sp, #96]
    stp d10, d11, [sp, #112]
    stp d12, d13, [sp, #128]
    stp d14, d15, [sp, #144]
    mrs x9, fpcr
    str x9, [sp, #160]
    mov x9, sp
    str x9, [x3]
    mov x19, x3
    cbz x2, 1f
    mov sp, x2
1:  blr x1
    mov w1, w0
    mov x0, x19
.globl minicu_leave
minicu_leave:
    ldr x9, [x0]
    mov sp, x9
    mov w0, w1
    ldr x9, [sp, #160]
    msr fpcr, x9
    ldp x29, x30, [sp]
    ldp x19, x20, [sp, #16]
    ldp x21, x22, [sp, #32]
    ldp x23, x24, [sp, #48]
    ldp x25, x26, [sp, #64]
    ldp x27, x28, [sp, #80]
    ldp d8, d9, [sp, #96]
    ldp d10, d11, [sp, #112]
    ldp d12, d13, [sp, #128]
    ldp d14, d15, [sp, #144]
    add sp, sp, #176
    ret
"""

_SWITCH = {"x86_64": _X86_64, "aarch64": _AARCH64}

#: Where a signal handler finds the program counter and the stack pointer in a ucontext_t (glibc).
CONTEXT = {"x86_64": (168, 160), "aarch64": (440, 432)}

#: The number of the system call futex (Linux).
FUTEX = {"x86_64": 202, "aarch64": 98}

NAMES = ("minicu_enter", "minicu_leave")


def switch_ir() -> str:
    """The module's text for this computer."""
    return "".join(f'module asm "{line}"\n' for line in _SWITCH[processor()].strip().split("\n"))
