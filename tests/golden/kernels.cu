// RUN: -arch=sm_90 --emit ptx
// NEEDS: sm_90
// DOC: CUDA keywords | `__launch_bounds__`, `__maxnreg__`, `__cluster_dims__`, `__grid_constant__`

// CHECK: .version 7.8
// CHECK: .target sm_90

// CHECK-LABEL: .visible .entry sizes(
// CHECK-NEXT: .param .u8 sizes_param_0,
// CHECK-NEXT: .param .u8 sizes_param_1,
// CHECK-NEXT: .param .u16 sizes_param_2,
// CHECK-NEXT: .param .u32 sizes_param_3,
// CHECK-NEXT: .param .u64 sizes_param_4,
// CHECK-NEXT: .param .f32 sizes_param_5,
// CHECK-NEXT: .param .f64 sizes_param_6,
// CHECK-NEXT: .param .align 16 .b8 sizes_param_7[16],
// CHECK-NEXT: .param .align 1 .b8 sizes_param_8[3],
// CHECK-NEXT: .param .u64 .ptr .align 1 sizes_param_9
// CHECK-NEXT: )
struct three { char c[3]; };
struct __align__(16) four { float f[4]; };
extern "C" __global__ void sizes(bool b, signed char c, unsigned short s, int i, long l, float f, double d,
                                 struct four v, struct three t, double *out)
{
    *out = b + c + s + i + l + f + d + v.f[3] + t.c[2];
}

// CHECK-LABEL: .visible .entry bounded(
// CHECK: .maxntid 256
// CHECK-NEXT: .minnctapersm 2
extern "C" __global__ void __launch_bounds__(256, 2) bounded(int *p) { *p = 1; }

// CHECK-LABEL: .visible .entry few_registers(
// CHECK: .maxnreg 32
extern "C" __global__ void __maxnreg__(32) few_registers(int *p) { *p = 1; }

// CHECK-LABEL: .visible .entry clustered(
// CHECK: .explicitcluster
// CHECK-NEXT: .reqnctapercluster 2, 2, 1
extern "C" __global__ void __cluster_dims__(2, 2, 1) clustered(int *p) { *p = 1; }

// A pointer that nothing else aliases and nobody writes through is read by way of the read-only cache.
// CHECK-LABEL: .visible .entry read_only(
// CHECK: ld.global.nc.b32
// CHECK: st.global.b32
extern "C" __global__ void read_only(const float *__restrict__ x, float *__restrict__ y) { y[0] = x[1]; }

// CHECK-LABEL: .visible .entry constant(
// CHECK-NOT: .local
// CHECK: ld.param
// CHECK-NOT: .local
struct large { int n; float a[63]; };
extern "C" __global__ void constant(const __grid_constant__ struct large s, float *y) { y[0] = s.a[s.n]; }

// Scalars that are used in place have an address there, the same for all threads.
// CHECK-LABEL: .visible .entry in_place(
// CHECK-NEXT: .param .u8 in_place_param_0,
// CHECK-NEXT: .param .align 4 .b8 in_place_param_1[4],
// CHECK-NEXT: .param .align 1 .b8 in_place_param_2[1],
// CHECK-NEXT: .param .align 8 .b8 in_place_param_3[8]
// CHECK-NOT: .local
// CHECK: cvta.param.u64
extern "C" __global__ void in_place(char c, const __grid_constant__ int n, const __grid_constant__ bool b, const int **const __grid_constant__ p)
{
    *p = &n;
    if (b)
        ++p[0];
}
