// RUN: -arch=sm_75 -rdc=true --emit ptx
// CLAUSE: 2.3 | headers of functions and of calls, direct and through pointers, with a variadic area
// DOC: Functions | device functions follow the PTX interoperability ABI; with `-rdc=true` other units can call them

// The headers are those of nvcc 13.0 for the same source.

// CHECK-LABEL: .extern .func (.param .b64 func_retval0) _Z9elsewherePvz
// CHECK: .param .b64 _Z9elsewherePvz_param_0,
// CHECK-NEXT: .param .align 8 .b8 %VAParam[]
__device__ void *elsewhere(void *, ...);

// CHECK-LABEL: .visible .func (.param .align 4 .b8 func_retval0[12]) _Z5cross6vectorS_(
// CHECK-NEXT: .param .align 4 .b8 _Z5cross6vectorS__param_0[12],
// CHECK-NEXT: .param .align 4 .b8 _Z5cross6vectorS__param_1[12]
struct vector { float x, y, z; };
__device__ struct vector cross(struct vector a, struct vector b)
{
    return (struct vector){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

// CHECK-LABEL: .visible .func (.param .b32 func_retval0) _Z5smallatb(
// CHECK-NEXT: .param .b32
// CHECK-NEXT: .param .b32
// CHECK-NEXT: .param .b32
// CHECK: cvt.s32.s8
__device__ __noinline__ signed char small(signed char c, unsigned short s, bool b) { return b ? c : s; }

// CHECK-LABEL: .visible .func (.param .align 16 .b8 func_retval0[16]) _Z4wideo(
// CHECK-NEXT: .param .align 16 .b8 _Z4wideo_param_0[16]
__device__ unsigned __int128 wide(unsigned __int128 x) { return x + 1; }

// CHECK-LABEL: .visible .func (.param .b32 func_retval0) _Z3sumiz(
// CHECK-NEXT: .param .b32 _Z3sumiz_param_0,
// CHECK-NEXT: .param .align 8 .b8 %VAParam[]
__device__ int sum(int n, ...)
{
    // CHECK: mov.b64 %{{.*}}, %VAParam;
    __builtin_va_list list;
    __builtin_va_start(list, n);
    int total = 0;
    while (n--)
        total += __builtin_va_arg(list, int);
    return total;
}

// CHECK-LABEL: .visible .entry kernel(
// CHECK: .param .align 8 .b8 param1[12];
// CHECK: call.uni (retval0), _Z3sumiz, (param0, param1);
// CHECK: .param .align 8 .b8 param1[24];
// CHECK: call.uni (retval0), _Z9elsewherePvz, (param0, param1);
// CHECK: prototype_{{.*}} : .callprototype (.param .b32 _) _ (.param .b32 _);
extern "C" __global__ void kernel(int *p, double d, int (*f)(int))
{
    p[0] = sum(3, 1, 2, 3);
    elsewhere(p, 'c', d, 4.0f);
    p[1] = f(5);
}

// ptxas counts a variadic area modulo 256 bytes: what could be called with as many has it reserve them.
// CHECK-LABEL: .visible .entry large_area(
// CHECK: ld.volatile.global.b64 [[NOBODY:%rd[0-9]+]], [$nobody];
// CHECK: .param .align 8 .b8 param0[264];
// CHECK: call [[NOBODY]], (param0), prototype_{{.*}};
// CHECK: .param .align 8 .b8 param1[260];
// CHECK: call.uni (retval0), _Z9elsewherePvz, (param0, param1);
// CHECK-NOT: $nobody
// CHECK: .param .align 8 .b8 param1[252];
struct Large { int n[65]; };
struct Less { int n[63]; };
extern "C" __global__ void large_area(struct Large *p, struct Less *q)
{
    elsewhere(p, *p);
    elsewhere(q, *q);
}
