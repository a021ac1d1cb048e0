// DOC: Textures | texture references (removed in CUDA 12): refused, with the remedy
texture<float, 2, cudaReadModeElementType> legacy; // note: 'legacy' declared here // note: 'legacy' declared here
static surface<void, cudaSurfaceType2D> canvas; // note: 'canvas' declared here

__device__ texture<int4, 1> /* error: not supported: texture and surface references, which CUDA 12 removed; pass a texture object (cudaTextureObject_t, cudaSurfaceObject_t) to the kernel */ marked;

__device__ float use(float x);

__global__ void references(float *o)
{
    *o = tex2D(legacy /* error: not supported: texture and surface references, which CUDA 12 removed; {{.*}} */, 1.0f, 2.0f);
    *o = use(legacy /* error: not supported: texture and surface references, which CUDA 12 removed; {{.*}} */);
    surf2Dwrite(*o, canvas /* error: not supported: texture and surface references, which CUDA 12 removed; {{.*}} */, 1, 2);
}
