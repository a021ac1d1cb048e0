// RUN: --emit ptx
// DOC: Constants | `constexpr` variables of the host, of the device and of the library are immediate values where their value is used, as in nvcc's code
// CHECK-NOT: INT_MAX
// CHECK-NOT: M_PI
// CHECK-NOT: host_half
// CHECK-DAG: .global .align 4 .b8 table[12] = {0, 0, 128, 63, 0, 0, 0, 64, 0, 0, 64, 64};
__device__ constexpr float table[3] = {1, 2, 3};
__device__ constexpr auto quarter = 0.25f;
constexpr float host_half = 0.5f;

// CHECK-LABEL: .visible .entry values(
// CHECK-NOT: ld.global
// CHECK: ret;
extern "C" __global__ void values(float *p, int i)
{
    p[0] = M_PI;
    p[1] = i < INT_MAX ? INFINITY : CHAR_BIT;
    p[2] = table[1];
    p[3] = quarter;
    p[4] = host_half;
}

// CHECK-LABEL: .visible .entry element(
// CHECK: ld.global.nc.b32
extern "C" __global__ void element(float *p, int i) { *p = table[i]; }

// CHECK-LABEL: .visible .entry limits(
// CHECK: st.global.b64 [%{{.*}}], -1;
// CHECK: st.global.b64 [%{{.*}}+8], 9223372036854775807;
// CHECK: st.global.b64 [%{{.*}}+16], -2147483648;
extern "C" __global__ void limits(uint64_t *p)
{
    p[0] = UINT64_MAX;
    p[1] = INT64_MAX;
    p[2] = INT32_MIN;
    static_assert(sizeof(UINT32_MAX) == 4 && UINT8_MAX == 255 && SIZE_MAX == UINT64_MAX, "");
}
