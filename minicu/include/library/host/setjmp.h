/* <setjmp.h> on 64-bit Linux: the C library's own functions, and room for what any machine's keeps. */

typedef struct __jmp_buf_tag { unsigned long __room[64]; } jmp_buf[1];
typedef struct __jmp_buf_tag sigjmp_buf[1];
extern "C" int _setjmp(struct __jmp_buf_tag *env) __attribute__((returns_twice));
extern "C" int __sigsetjmp(struct __jmp_buf_tag *env, int mask) __attribute__((returns_twice));
extern "C" __attribute__((noreturn)) void longjmp(struct __jmp_buf_tag *env, int value);
extern "C" __attribute__((noreturn)) void siglongjmp(struct __jmp_buf_tag *env, int value);
