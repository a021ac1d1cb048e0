// RUN: --emit ptx -arch=sm_90 -rdc=true --host=aarch64 --check-prefix=BOTH,ARM
// RUN: --emit ptx -arch=sm_90 -rdc=true --host=x86_64 --check-prefix=BOTH,X86
// CLAUSE: 1.1 | the host's model: `char` and `wchar_t` have no sign on Arm; sizes are the same
// DOC: Types | the host's model, of which `--host=aarch64` or `x86_64` is chosen, says whether `char` and `wchar_t` have a sign
// tests/unit/test_host_models.py compares with nvcc.
#include <limits.h>
#include <stdint.h>
struct bits {
    char plain : 3;
    signed char with_sign : 3;
    wchar_t wide : 5;
};
// BOTH: .u32 size = 4;
__device__ int size = sizeof(bits);
// ARM: .u32 least;
// X86: .u32 least = -128;
__device__ int least = CHAR_MIN;
// ARM: .u32 most = 255;
// X86: .u32 most = 127;
__device__ int most = CHAR_MAX;
// ARM: .u64 widest = 4294967295;
// X86: .u64 widest = 2147483647;
__device__ long long widest = WCHAR_MAX;
// ARM: .u64 lowest;
// X86: .u64 lowest = -2147483648;
__device__ long long lowest = WCHAR_MIN;
// ARM: .u32 literal = 255;
// X86: .u32 literal = -1;
__device__ int literal = '\xff';
// ARM: .u32 wide_literal = 1;
// X86: .u32 wide_literal;
__device__ int wide_literal = L'\xffffffff' > 0;
// ARM: .u32 promoted;
// X86: .u32 promoted = 1;
__device__ int promoted = (wchar_t)0 > -1;
// ARM: .u32 of_text = 233;
// X86: .u32 of_text = -23;
__device__ int of_text = "\xe9"[0];
#if defined __CHAR_UNSIGNED__ && defined __WCHAR_UNSIGNED__
// ARM: .u32 on_arm = 1;
__device__ int on_arm = 1;
#endif
#if defined __MINICU__ && defined __aarch64__ && !defined __x86_64__
// ARM: .u32 with_its_name = 1;
__device__ int with_its_name = 1;
#endif
// BOTH-LABEL: .func{{.*}} _Z4half
// BOTH: .param .b32 _Z4halfc_param_0
// ARM: ld.param.{{[bu]}}8
// X86: ld.param.s8
// ARM: st.param.b32
__device__ char half(char c) { return c / 2; }
// BOTH-LABEL: .entry _Z6kernel4bitscwPi(
// BOTH-NEXT: .param .align 4 .b8 _Z6kernel4bitscwPi_param_0[4],
// BOTH-NEXT: .param .u8 _Z6kernel4bitscwPi_param_1,
// BOTH-NEXT: .param .u32 _Z6kernel4bitscwPi_param_2,
__global__ void kernel(bits b, char c, wchar_t w, int *out)
{
    // ARM: and.b{{.*}}, 7;
    // X86: {{shr|bfe}}.s
    out[0] = b.plain;
    out[1] = c;
    out[2] = w >> 1;
}
