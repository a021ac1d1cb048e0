// DOC: Types | `__nv_fp8_e4m3`, `__nv_fp8x2_e5m2`, `__nv_fp8x4_e4m3` … made of other floats, and cast to them
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp8.h>
#include "check.h"

typedef __nv_fp8_e4m3 fp8;
using wide = __nv_fp8_e5m2;

struct Row {
    fp8 first, second;
    float scale;
};

__device__ fp8 doubled(fp8 x) { return fp8(2.0f * float(x)); }

template <typename T> __device__ T as(float x) { return static_cast<T>(x); }

extern "C" __global__ void test_single(int *failures)
{
    float x = 1.3f + failures[0];
    fp8 a = fp8(x), b(-0.4375f), c{1000.0f}, d = (fp8)2.5, e = static_cast<fp8>(7), f;
    wide w = wide(x), v(__nv_bfloat16(-3.0f)), u{__half(1e5f)};
    CHECK(sizeof(fp8) == 1 && a.__x == 0x3a && b.__x == 0xae && c.__x == 0x7e && d.__x == 0x42 && e.__x == 0x4e);
    CHECK(float(a) == 1.25f && (float)b == -0.4375f && static_cast<float>(c) == 448.0f && (double)d == 2.5 && int(e) == 7);
    CHECK(w.__x == 0x3d && (float)w == 1.25f && (float)v == -3.0f && u.__x == 0x7b && (float)u == 57344.0f);
    CHECK((float)(__half)a == 1.25f && (float)__nv_bfloat16(b) == -0.4375f && (bool)a && !(bool)fp8(0.0f));
    CHECK((signed char)c == 127 && (char)fp8(-300.0f) == ((char)-1 < 0 ? -128 : 0) && (unsigned char)c == 255 && (unsigned char)b == 0);
    CHECK((short)u == 32767 && (unsigned short)v == 0 && int(fp8(-2.75f)) == -2 && (unsigned)b == 0 && (long long)c == 448);
    f = doubled(a);
    CHECK((float)f == 2.5f && (float)as<fp8>(1.0625f) == 1.0f && (float)as<fp8>(1.1875f) == 1.25f && as<float>(x) == x);
    fp8 row[3] = {a, b, fp8(x * 2)}, copy = row[2], *p = row;
    p[1] = copy;
    CHECK((float)row[1] == 2.5f && isnan((float)fp8(nanf(""))));
    Row r = {a, fp8(0.5f), 3.0f}, s = r;
    CHECK((float)s.first * s.scale == 3.75f && (float)s.second == 0.5f && sizeof(Row) == 8);
    s.first.__x = 0x40;
    CHECK((float)s.first == 2.0f);
}

extern "C" __global__ void test_several(int *failures)
{
    float x = 1.5f + failures[0];
    __nv_fp8x2_e4m3 a = __nv_fp8x2_e4m3(make_float2(x, -2)), b(make_half2(x, 4.0f)), c{make_double2(x, 8)};
    __nv_fp8x2_e5m2 d(make_bfloat162(x, 0.25f));
    CHECK(sizeof a == 2 && alignof(__nv_fp8x2_e4m3) == 2 && a.__x == 0xc03c && b.__x == 0x483c && c.__x == 0x503c && d.__x == 0x343e);
    float2 f = float2(a);
    __half2 h = static_cast<__half2>(b), g = (__half2)d;
    CHECK(f.x == 1.5f && f.y == -2.0f && (float)h.y == 4.0f && (float)g.x == 1.5f && (float)g.y == 0.25f);
    __nv_fp8x4_e4m3 q(make_float4(x, -2, 0.5f, 8)), r = __nv_fp8x4_e4m3(h, make_half2(-1.0f, 2.0f));
    __nv_fp8x4_e5m2 s(make_double4(x, -2, 0.5, 8)), t(make_bfloat162(x, 1.0f), make_bfloat162(3.0f, -4.0f));
    CHECK(sizeof q == 4 && q.__x == 0x5030c03c && r.__x == 0x40b8483c && s.__x == 0x4838c03e && t.__x == 0xc4423c3e);
    float4 v = float4(q), w = static_cast<float4>(t);
    CHECK(v.x == 1.5f && v.y == -2.0f && v.z == 0.5f && v.w == 8.0f && w.x == 1.5f && w.z == 3.0f && w.w == -4.0f);
}
