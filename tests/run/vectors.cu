// DOC: Vector types | `float4`, `uchar2`, `dim3` …: members, `make_…` constructors, layout, by value, in memory
#include "check.h"

__device__ int hide(volatile int x) { return x; }

struct body { float4 place; float3 speed; short2 tag; };
__device__ float4 corner = {1, 2, 3, 4};
__constant__ int2 pairs[2] = {{1, 2}, {3, 4}};
__device__ body bodies[2] = {{{1, 2, 3, 4}, {5, 6, 7}, {8, 9}}};

static_assert(sizeof(float3) == 12 && alignof(float3) == 4 && sizeof(float4) == 16 && alignof(float4) == 16, "");
static_assert(sizeof(char3) == 3 && alignof(uchar4) == 4 && alignof(double2) == 16 && alignof(longlong2) == 16, "");
static_assert(sizeof(double3) == 24 && alignof(double3) == 8 && alignof(short2) == 4 && alignof(uint2) == 8, "");
static_assert(sizeof(body) == 32 && alignof(body) == 16 && sizeof(dim3) == 12, "");

__device__ float4 operator_add(float4 a, float4 b) { return make_float4(a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w); }
__device__ float dot(float3 a, const float3 &b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

extern "C" __global__ void test_vectors(int *failures)
{
    float4 a = make_float4(1, 2, 3, hide(4)), b = operator_add(a, corner), c = b;
    CHECK(b.x == 2 && b.w == 8);
    c.y = -1;
    CHECK(b.y == 4 && c.y == -1 && (&c.x)[1] == -1);
    float3 v = make_float3(1, 2, hide(3));
    CHECK(dot(v, make_float3(4, 5, 6)) == 32);
    int2 p = pairs[hide(1)], q = make_int2(hide(-1), 300);
    CHECK(p.x == 3 && p.y == 4 && q.x == -1);
    uchar4 bytes = make_uchar4(hide(255), 1, 2, 3);
    CHECK(bytes.x == 255 && bytes.w == 3 && *(unsigned *)&bytes == 0x030201ffu);
    double2 d = {0.5, 1.5};
    longlong2 l = make_longlong2(1LL << 40, hide(-2));
    CHECK(d.x + d.y == 2 && l.x >> 40 == 1 && l.y == -2);
    ushort3 s = make_ushort3(1, 2, hide(-1));
    char1 one = make_char1(hide('x'));
    CHECK(s.z == 65535 && one.x == 'x');
}

extern "C" __global__ void test_in_memory(int *failures)
{
    CHECK(bodies[0].place.w == 4 && bodies[0].speed.z == 7 && bodies[0].tag.y == 9 && bodies[1].tag.x == 0);
    float data[8] __attribute__((aligned(16))) = {0, 1, 2, 3, 4, 5, 6, 7};
    float4 *v = (float4 *)data;
    CHECK(v[hide(1)].y == 5);
    v[0] = v[1];
    v[1].z = 9;
    CHECK(data[0] == 4 && data[6] == 9);
    __shared__ float4 tile[2];
    tile[0] = make_float4(1, 2, 3, 4);
    tile[1] = tile[0];
    CHECK(tile[1].w == 4);
    body two[2] = {{.speed = {1, 2, 3}}, bodies[0]};
    CHECK(two[0].speed.y == 2 && two[0].place.x == 0 && two[1].tag.x == 8);
}

__device__ unsigned product(dim3 d) { return d.x * d.y * d.z; }
__device__ unsigned sum(uint3 v) { return v.x + v.y + v.z; }
__device__ unsigned lowest(const dim3 &d) { return d.x; }

extern "C" __global__ void test_dim3(int *failures)
{
    dim3 none, one(2), two(3, 4), three = {5, 6, 7}, from = threadIdx;
    CHECK(none.x == 1 && none.y == 1 && none.z == 1 && one.x == 2 && one.z == 1 && two.y == 4 && two.z == 1);
    CHECK(three.z == 7 && from.x == 0 && dim3(8, 9).y == 9);
    uint3 u = make_uint3(1, 2, 3);
    CHECK(u.z == 3);
    dim3 turned = u, all(blockDim);  // dim3 converts from uint3 and integers, and to uint3
    uint3 size = blockDim, made = dim3(4, 5);
    u = turned;
    turned = size;
    CHECK(u.y == 2 && turned.x == 1 && all.y == 1 && size.z == 1 && made.y == 5 && made.z == 1);
    CHECK(product(hide(7)) == 7 && product(u) == 6 && sum(dim3(2, 3)) == 6 && sum(gridDim) == 3);
    CHECK(lowest(u) == 1 && lowest(9) == 9 && ((dim3)u).z == 3 && dim3(threadIdx).x == 0);
}
