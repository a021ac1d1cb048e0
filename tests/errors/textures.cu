// DOC: Textures | near mistakes: texels of other types, no type, arguments too few or too many
struct Pair { float x, y; };

__global__ void textures(float *o, const float *c, double *d, cudaTextureObject_t t, float3 f3)
{
    *o = tex2D /* error: 'tex2D' does not say what a texel is: write 'tex2D<float>(...)', or give the address of a texel first */ (t, 1.0f, 2.0f);
    *d = tex2D<double>(t, 1.0f, 2.0f); // error: 'tex2D' has no texels of type 'double': they are char, short, int, signed or unsigned, float, and vectors of 1, 2 or 4 of these; read 'int2' and give its members to __hiloint2double
    f3 = tex2D<float3>(t, 1.0f, 2.0f); // error: 'tex2D' has no texels of type 'struct float3': they are char, short, int, signed or unsigned, float, and vectors of 1, 2 or 4 of these
    *o = tex2D<Pair>(t, 1.0f, 2.0f).x; // error: 'tex2D' has no texels of type 'struct Pair': they are {{.*}}
    *o = tex2D<_Float16>(t, 1.0f, 2.0f); // error: 'tex2D' has no texels of type '__half': they are {{.*}} of these; halves are read as float
    *o = tex1D<long>(t, 1.0f); // error: 'tex1D' has no texels of type 'long': they are {{.*}}
    *o = tex1D<longlong2>(t, 1.0f).x; // error: 'tex1D' has no texels of type 'struct longlong2': they are {{.*}}
    *o = tex2D<float>(t, 1.0f); // error: too few arguments to 'tex2D', expected 3, have 2
    *o = tex2D<float>(t, 1.0f, 2.0f, 3.0f, 4.0f); // error: too many arguments to 'tex2D', expected 3, have 5
    *o = tex2Dgather<float4>(t, 1.0f).x; // error: too few arguments to 'tex2Dgather', expected at least 3, have 2
    tex2D(o, t, 1.0f); // error: too few arguments to 'tex2D', expected 4, have 3
    *o = tex2D<3>(t, 1.0f, 2.0f); // error: 'tex2D' takes one template argument, the type of a texel
    tex2D(c /* error: 'tex2D' stores through a pointer to const ('const float *') */, t, 1.0f, 2.0f);
    tex2D<int>(o /* error: 'tex2D<int>' cannot store through a 'float *' */, t, 1.0f, 2.0f);
    *o = tex2D<float>(t, f3 /* error: passing 'struct float3' to parameter of incompatible type 'float' */, 2.0f);
    *o = tex2D<float>(t, 1.0f, 2.0f, o /* error: 'tex2D' says by a 'bool *' whether texels are resident, not by a 'float *' */);
}
