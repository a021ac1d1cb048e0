// RUN: --emit ptx
// DOC: Types | `alignas` that asks for less than a class wants is passed over
struct alignas(128) Map { int a; };
// CHECK: .visible .global .align 128 .b8 outside[128]
__device__ alignas(64) Map outside;
__global__ void k(int *p)
{
    alignas(64) Map inside;
    inside.a = *p;
    outside = inside;
}
