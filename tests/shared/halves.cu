// Values of 16-bit floats to and from another compiler's functions.
#include <cstdio>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
struct Mixed { __half a, b; float c; };
struct Four { __half a[4]; };
extern "C" {
__half of_half(__half a, int b);
__nv_bfloat16 of_bfloat(float a, __nv_bfloat16 b);
Mixed of_mixed(Mixed m);
Four of_four(Four f);
int to_the_stack(int a, int b, int c, int d, int e, __half f, __half g, float h);
}
int main()
{
    __half one = __float2half(1.0f), two = __float2half(2.0f);
    printf("%x %x\n", __half_as_ushort(of_half(one, 3)), __bfloat16_as_ushort(of_bfloat(4.0f, __float2bfloat16(1.0f))));
    Mixed m = of_mixed(Mixed{one, two, 3.0f});
    Four f = of_four(Four{{one, two, one, two}});
    printf("%x %x %g\n", __half_as_ushort(m.a), __half_as_ushort(m.b), m.c);
    printf("%x %x\n", __half_as_ushort(f.a[0]), __half_as_ushort(f.a[3]));
    printf("%d\n", to_the_stack(1, 2, 3, 4, 5, one, two, 6.0f) - 0x3c00 - 2 * 0x4000);
}
