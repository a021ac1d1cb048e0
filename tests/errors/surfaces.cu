// DOC: Surfaces | near mistakes: texels of other types, no type, arguments too few or too many
__global__ void surfaces(float *o, cudaSurfaceObject_t s, float3 f3, longlong4 wide)
{
    surf2Dwrite(1.0, s, 1, 2); // error: 'surf2Dwrite' has no texels of type 'double': they are char, short, int, long long, signed or unsigned, float, and vectors of 1, 2 or 4 of these
    surf2Dwrite(f3, s, 1, 2); // error: 'surf2Dwrite' has no texels of type 'struct float3': they are {{.*}}
    surf2Dwrite(wide, s, 1, 2); // error: 'surf2Dwrite' has no texels of type 'struct longlong4': they are {{.*}}
    surf2Dwrite<float4>(1.0f /* error: passing 'float' to parameter of incompatible type 'struct float4' */, s, 1, 2);
    surf2Dwrite(1.0f, s, 1); // error: too few arguments to 'surf2Dwrite', expected at least 4, have 3
    surf2Dwrite(); // error: too few arguments to 'surf2Dwrite', expected at least 4, have 0
    *o = surf2Dread(s, 1, 2); // error: 'surf2Dread' does not say what a texel is: write 'surf2Dread<float>(...)', or give the address of a texel first
    *o = surf2Dread<float>(s, 1, 2, cudaBoundaryModeTrap, 5); // error: too many arguments to 'surf2Dread', expected at most 4, have 5
    *o = surf2Dread<float>(s, 1, 2, cudaAddressModeClamp /* error: passing 'enum cudaTextureAddressMode' to parameter of incompatible type 'enum cudaSurfaceBoundaryMode' */);
}
