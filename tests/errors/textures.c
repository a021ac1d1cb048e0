// DOC: Textures | C has the form with the address of a texel only
__global__ void k(float *o, cudaTextureObject_t t)
{
    *o = tex2D(t, 1.0f, 2.0f); // error: 'tex2D' does not say what a texel is: give the address of a texel first
}
