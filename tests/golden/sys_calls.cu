// RUN: -arch=sm_75 --emit ptx
// RUN: -arch=sm_90 --emit ptx
// RUN: -arch=sm_75 -m 32 --emit ptx --check-prefix=SMALL
// CLAUSE: 3 | prototypes and calls of `vprintf`, `malloc`, `free` and `__assertfail`, the lists of arguments, with 64- and 32-bit addresses
// DOC: Output | `printf`, `malloc`, `free` and `assert` call what the CUDA system provides, with nvcc's prototypes and argument layout

// Prototypes, offsets and constants are those of nvcc 13.0 for the same source; %s alone also looks
// for a null pointer.
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

// CHECK-DAG: .extern .func (.param .b32 func_retval0) vprintf
// CHECK-DAG: .param .b64 vprintf_param_0,
// CHECK-DAG: .param .b64 vprintf_param_1
// CHECK-DAG: .extern .func (.param .b64 func_retval0) malloc
// CHECK-DAG: .param .b64 malloc_param_0
// CHECK-DAG: .extern .func free
// CHECK-DAG: .param .b64 free_param_0
// CHECK-DAG: .extern .func __assertfail
// CHECK-DAG: .param .b64 __assertfail_param_0,
// CHECK-DAG: .param .b64 __assertfail_param_1,
// CHECK-DAG: .param .b32 __assertfail_param_2,
// CHECK-DAG: .param .b64 __assertfail_param_3,
// CHECK-DAG: .param .b64 __assertfail_param_4
// "void asserting(int)"
// CHECK-DAG: .b8 $str{{[0-9]*}}[20] = {118, 111, 105, 100, 32, 97, 115, 115, 101, 114, 116, 105, 110, 103, 40, 105, 110, 116, 41};
// "i > 0"
// CHECK-DAG: .b8 $str{{[0-9]*}}[6] = {105, 32, 62, 32, 48};
// "%c %d %d %ld %f %f %p %s %d %d %lld\n"
// CHECK-DAG: .b8 $str{{[0-9]*}}[37] = {37, 99, 32, 37, 100, 32, 37, 100, 32, 37, 108, 100, 32, 37, 102, 32, 37, 102, 32, 37, 112, 32, 37, 115, 32, 37, 100, 32, 37, 100, 32, 37, 108, 108, 100, 10};

// CHECK-LABEL: .visible .entry printing(
// CHECK: .local .align 8 .b8 __local_depot0[72];
// CHECK: add.u64 [[GENERIC:%rd[0-9]+]], %SP, 0;
// CHECK-NEXT: add.u64 [[AREA:%rd[0-9]+]], %SPL, 0;
// CHECK: st.local.v2.b32 {{\[}}[[AREA]]],
// CHECK-NEXT: st.local.b32 {{\[}}[[AREA]]+8],
// CHECK-NEXT: st.local.b64 {{\[}}[[AREA]]+16],
// CHECK-NEXT: st.local.b64 {{\[}}[[AREA]]+24],
// CHECK-NEXT: st.local.b64 {{\[}}[[AREA]]+32],
// CHECK-NEXT: st.local.b64 {{\[}}[[AREA]]+40],
// CHECK-NEXT: st.local.b64 {{\[}}[[AREA]]+48],
// CHECK-NEXT: st.local.v2.b32 {{\[}}[[AREA]]+56],
// CHECK-NEXT: st.local.b64 {{\[}}[[AREA]]+64],
// CHECK: st.param.b64 [param1], [[GENERIC]];
// CHECK: cvta.global.u64 [[FORMAT:%rd[0-9]+]],
// CHECK: st.param.b64 [param0], [[FORMAT]];
// CHECK: call.uni (retval0), vprintf, (param0, param1);
// With 32-bit addresses pointers and long take four bytes each.
// SMALL-DAG: .extern .func (.param .b32 func_retval0) vprintf
// SMALL-DAG: .param .b32 vprintf_param_0,
// SMALL-DAG: .param .b32 vprintf_param_1
// SMALL-DAG: .extern .func (.param .b32 func_retval0) malloc
// SMALL-DAG: .param .b32 malloc_param_0
// SMALL-DAG: .param .b32 free_param_0
// SMALL-DAG: .param .b32 __assertfail_param_3,
// SMALL-DAG: .param .b32 __assertfail_param_4
// SMALL-LABEL: .visible .entry printing(
// SMALL: .local .align 8 .b8 __local_depot0[56];
// SMALL: st.local.v2.b32 {{\[}}[[AREA:%r[0-9]+]]],
// SMALL-NEXT: st.local.v2.b32 {{\[}}[[AREA]]+8],
// SMALL-NEXT: st.local.b64 {{\[}}[[AREA]]+16],
// SMALL-NEXT: st.local.b64 {{\[}}[[AREA]]+24],
// SMALL-NEXT: st.local.v2.b32 {{\[}}[[AREA]]+32],
// SMALL-NEXT: st.local.v2.b32 {{\[}}[[AREA]]+40],
// SMALL-NEXT: st.local.b64 {{\[}}[[AREA]]+48],
// SMALL: call.uni (retval0), vprintf, (param0, param1);
extern "C" __global__ void printing(char c, short s, int i, long l, float f, double d, void *p, const char *text, bool b, unsigned char u, long long q)
{
    printf("%c %d %d %ld %f %f %p %s %d %d %lld\n", c, s, i, l, f, d, p, text, b, u, q);
}

// CHECK-LABEL: .visible .entry plain(
// CHECK: st.param.b64 [param1], 0;
// CHECK: call.uni (retval0), vprintf, (param0, param1);
extern "C" __global__ void plain() { printf("no arguments\n"); }

// CHECK-LABEL: .visible .entry asserting(
// CHECK: st.param.b64 [param4], 1;
// CHECK-NEXT: st.param.b32 [param2], [[# @LINE + 2]];
// CHECK-NEXT: call.uni __assertfail, (param0, param1, param2, param3, param4);
extern "C" __global__ void asserting(int i) { assert(i > 0); }

// CHECK-LABEL: .visible .entry heap(
// CHECK: st.param.b64 [param0], 100;
// CHECK-NEXT: call.uni (retval0), malloc, (param0);
// CHECK: call.uni free, (param0);
extern "C" __global__ void heap(void **p) { *p = malloc(100); free(p[1]); }

// The calls of a function have one area.
// CHECK-LABEL: .visible .entry twice(
// CHECK: .local .align 8 .b8 __local_depot{{[0-9]+}}[16];
extern "C" __global__ void twice(int i, double d) { printf("%d\n", i); printf("%d %f\n", i, d); printf("%f\n", d); }

// Nobody looks at what malloc returned: it is called all the same, as by nvcc.
// CHECK-LABEL: .visible .entry unused(
// CHECK: call.uni (retval0), malloc, (param0);
extern "C" __global__ void unused(int *failed) { *failed += malloc(100) == NULL; }

// The system's malloc returns blocks for the 15 largest sizes, and takes seconds for the one before.
// CHECK-LABEL: .visible .entry any_size(
// CHECK: setp.gt.u64 [[TOO_MANY:%p[0-9]+]], [[SIZE:%rd[0-9]+]], 1099511627775;
// CHECK: @[[TOO_MANY]] bra
// CHECK: st.param.b64 [param0], [[SIZE]];
// CHECK-NEXT: call.uni (retval0), malloc, (param0);
extern "C" __global__ void any_size(void **p, size_t size) { *p = malloc(size); }

// CHECK-LABEL: .visible .entry endings(
// CHECK-DAG: trap;
// CHECK-DAG: brkpt;
extern "C" __global__ void endings(int how)
{
    if (how == 1)
        __trap();
    if (how == 2)
        __brkpt();
}
