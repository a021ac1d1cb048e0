// RUN: --emit ptx -rdc=true
// CLAUSE: 1.1 | every scalar as a parameter: integers below 32 bits, and no other type than .b32 and .b64
// CLAUSE: 2.3 A | values below 32 bits are sign- or zero-extended, as parameters and as results
// CLAUSE: 2.3 B | pointers into every memory space are generic in a call
// CLAUSE: 2.3 C | 16-bit floats go as 2 bytes, not as .f16
// CLAUSE: 2.3 E | handles of textures and surfaces are 64 bits, as parameters and as results
// CLAUSE: 2.3 D | a record parameter has the alignment of the record
// CLAUSE: 1.3 | bit-fields of a type that is left out are of type int, and signed
struct bare {
    signed s : 6;
    int plain : 3;
    unsigned u : 6;
};
// CHECK-DAG: .visible .func (.param .b32 func_retval0) _Z6narrowahhtb(
__device__ signed char narrow(signed char a, unsigned char b, unsigned char c, unsigned short d, bool e) { return a + b; }
// CHECK-DAG: cvt.s32.s8
// CHECK-DAG: .visible .func (.param .b64 func_retval0) _Z4widexymd(
__device__ double wide(long long a, unsigned long long b, unsigned long c, double d) { return a + d; }
// CHECK-DAG: .visible .func (.param .align 2 .b8 func_retval0[2]) _Z6halves6__half(
__device__ __half halves(__half h) { return h; }
// CHECK-DAG: .visible .func (.param .b64 func_retval0) _Z6handleyy(
__device__ cudaTextureObject_t handle(cudaTextureObject_t t, cudaSurfaceObject_t s) { return t + s; }
// CHECK-DAG: .visible .func (.param .b32 func_retval0) _Z4bits4bare(
// CHECK-DAG: .param .align 4 .b8 _Z4bits4bare_param_0[4]
__device__ int bits(bare b) { return b.s + b.plain; }
__device__ __noinline__ void takes(int *p, const char *q);
__shared__ int tile[4];
// CHECK-DAG: cvta.shared.u64
// CHECK-DAG: cvta.local.u64
// CHECK-DAG: call.uni _Z5takesPiPKc,
__device__ void spaces()
{
    char local[4] = {1};
    takes(tile, local);
}
