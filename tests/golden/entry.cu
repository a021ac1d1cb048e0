// RUN: --emit ptx
// DOC: CUDA keywords | `__global__` functions are entries, mangled as C++ has it unless `extern "C"`

// CHECK: .visible .entry _Z3addPffi(
// CHECK-NEXT: .param .u64
// CHECK-NEXT: .param .f32 _Z3addPffi_param_1,
// CHECK-NEXT: .param .u32 _Z3addPffi_param_2
// CHECK-NEXT: )
__global__ void add(float *p, float x, int i)
{
    p[i] += x;
}

// CHECK: .visible .entry plain(
extern "C" __global__ void plain(float *p)
{
    *p = 1;
}
