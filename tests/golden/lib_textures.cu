// RUN: --emit ptx
// CLAUSE: 1.4 | textures and surfaces by handles, which are 64-bit integers
// DOC: Textures | `tex2D<T>(object, x, y)` and `tex2D(&value, object, x, y)`, for char, short, int, float and vectors of them
// DOC: Surfaces | `surf2Dread<T>(object, x, y)`, `surf2Dwrite(value, object, x, y)`; x counts bytes; boundary modes

// CHECK-LABEL: .entry textures(
// CHECK: .param .u64 textures_param_1
extern "C" __global__ void textures(float4 *o, cudaTextureObject_t t, float x, float y)
{
    // CHECK: tex.2d.v4.f32.f32 {{.*}}, [%rd{{[0-9]+}}, {
    o[0] = tex2D<float4>(t, x, y);
    // CHECK: tex.level.a2d.v4.f32.f32
    tex2DLayeredLod(o + 1, t, x, y, 3, 0.5f);
    // CHECK: tld4.g.2d.v4.f32.f32
    o[2] = tex2Dgather<float4>(t, x, y, 1);
    // CHECK: tex.1d.v4.u32.s32
    uchar4 bytes = tex1Dfetch<uchar4>(t, (int)x);
    o[3] = make_float4(bytes.x, bytes.y, bytes.z, bytes.w);
}

// CHECK-LABEL: .entry surfaces(
extern "C" __global__ void surfaces(cudaSurfaceObject_t s, cudaSurfaceObject_t to, int x, int y)
{
    // CHECK: suld.b.2d.v2.b16.trap
    short2 v = surf2Dread<short2>(s, x * (int)sizeof v, y);
    // CHECK: sust.b.a2d.v2.b16.clamp
    surf2DLayeredwrite(v, to, x * (int)sizeof v, y, 1, cudaBoundaryModeClamp);
}
