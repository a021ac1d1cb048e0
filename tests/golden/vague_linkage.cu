// RUN: --emit ptx -rdc=true
// DOC: Definitions and linkage | inline variables, and static objects of inline functions and templates, which all units share
// DOC: Definitions and linkage | static kernels, which other units may have as well
inline __device__ int counted = 4;
// CHECK-DAG: .weak .global .align 4 .u32 counted = 4;
inline __device__ const int fixed = 5;
// CHECK-DAG: .weak .global .align 4 .u32 fixed = 5;
inline __constant__ int kept = 6;
// CHECK-DAG: .weak .const .align 4 .u32 kept = 6;
static __device__ int own = 7;
// CHECK-DAG: {{^}}.global .align 4 .u32 own = 7;
inline __device__ int next()
{
    static int n = 1;
    __shared__ int s;
    s = n;
    return n++ + s;
}
// CHECK-DAG: .weak .global .align 4 .u32 _ZZ4nextvE1n = 1;
// CHECK-DAG: .weak .shared .align 4 .u32 _ZZ4nextvE1s;
template <class T> __device__ T other()
{
    static T n = 2;
    return n++;
}
// CHECK-DAG: .weak .global .align 4 .u32 _ZZ5otherIiET_vE1n = 2;
struct C {
    __device__ int f()
    {
        static const int table[3] = {1, 2, 3};
        return table[counted];
    }
};
// CHECK-DAG: .weak .global .align 4 .b8 _ZZN1C1fEvE5table[12]
static __device__ int mine()
{
    static int n = 3;
    return n++;
}
// CHECK-DAG: {{^}}.global .align 4 .u32 _ZZL4minevE1n = 3;
static __global__ void hidden(int *p) { *p = own++; }
// CHECK-DAG: {{^}}.entry _Z6hiddenPi(
namespace {
__global__ void unnamed(int *p) { *p = own; }
} // namespace
// CHECK-DAG: {{^}}.entry _ZN12_GLOBAL__N_17unnamedEPi(
__global__ void seen(int *p) { *p = counted++ + fixed + kept + next() + other<int>() + C().f() + mine(); }
// CHECK-DAG: .visible .entry _Z4seenPi(
