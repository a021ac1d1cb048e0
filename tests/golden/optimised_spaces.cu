// RUN: -arch=sm_90 --emit ptx
// RUN: -arch=sm_90 -O1 --emit ptx
// DOC: Memory spaces | pointers keep their space through functions, arithmetic and the optimiser: `ld.global`, `ld.shared`, `ld.const`, `ld.param`
struct matrix { int rows, columns; float *data; float scale[8]; };
__constant__ matrix fixed;
__device__ float table[64];
__device__ matrix global_matrix;

__device__ float get(const float *p, int i) { return p[i]; }
__device__ const float *row(const matrix *m, int i) { return m->data + i * m->columns; }
__device__ float scaled(const matrix &m, int i) { return m.scale[i] * m.rows; }

// CHECK-LABEL: .entry of_globals(
extern "C" __global__ void of_globals(float *out, int i)
{
    // CHECK-NOT: {{\s(ld|st)\.b32}}
    // CHECK: ld.global.b32
    // CHECK: st.global.b32
    const float *p = table;
    if (i > 3)
        p += i;
    *out = get(p, i);
}

// CHECK-LABEL: .entry of_constants(
extern "C" __global__ void of_constants(float *out, int i)
{
    // CHECK-NOT: {{\s(ld|st)\.b32}}
    // CHECK-DAG: ld.const.b32 {{.*}}[fixed];
    // CHECK-DAG: ld.const.b32
    // CHECK: st.global.b32
    *out = scaled(fixed, i);
}

// CHECK-LABEL: .entry of_parameters(
extern "C" __global__ void of_parameters(float *out, matrix m, int i)
{
    // CHECK-NOT: .local
    // CHECK-DAG: ld.param.b32 {{.*}}[of_parameters_param_1+4];
    // CHECK-DAG: ld.param.b64 {{.*}}[of_parameters_param_1+8];
    // CHECK: ld.global.b32
    // CHECK: st.global.b32
    *out = get(row(&m, i), 3);
}

// CHECK-LABEL: .entry of_shared(
extern "C" __global__ void of_shared(float *out, int i)
{
    __shared__ matrix here;
    extern __shared__ float area[];
    // CHECK-NOT: {{\s(ld|st)\.b32}}
    // CHECK: st.shared
    float *first = area, *second = area + blockDim.x;
    first[threadIdx.x] = i;
    here.scale[threadIdx.x & 7] = i;
    here.rows = i;
    __syncthreads();
    // CHECK: ld.shared
    // CHECK: st.global.b32
    *out = get(second, i) + scaled(here, i) + get(first + 1, 2);
}

// CHECK-LABEL: .entry of_locals(
extern "C" __global__ void of_locals(float *out, int i)
{
    // CHECK: st.local
    // CHECK: ld.local.b32
    float values[16];
    for (int n = 0; n < 16; n++)
        values[n] = out[n];
    *out = get(values, i);
}

// A pointer of two spaces stays generic.
// CHECK-LABEL: .entry of_either(
extern "C" __global__ void of_either(float *out, int i)
{
    __shared__ float here[4];
    here[i] = i;
    __syncthreads();
    // CHECK: {{(ld.b32|ld.shared.b32)}}
    *out = get(i > 2 ? here : table, i);
}
