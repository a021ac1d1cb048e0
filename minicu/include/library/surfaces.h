/* Surfaces. surf2Dread<T>(object, x, y, mode), surf2Dread(&value, object, x, y, mode) and surf2Dwrite(value, object,
   x, y, mode) are calls of the functions here, which sema makes: `to` and `from` point to a T, `texel`
   is as in textures.h. On the GPU a row takes the place of each body (lower/rows/textures.py); the bodies
   are the CPU device's. x counts bytes, not texels. */

enum cudaSurfaceBoundaryMode { cudaBoundaryModeZero = 0, cudaBoundaryModeClamp = 1, cudaBoundaryModeTrap = 2 };
typedef enum cudaSurfaceBoundaryMode cudaSurfaceBoundaryMode;

/* Coordinate `i` on an axis of `n`: beyond it, -1 for mode zero, the nearest for clamp. */
static __device__ int __bounded(const char *name, int i, int n, int mode)
{
    if (i >= 0 && i < n) return i;
    if (mode == cudaBoundaryModeTrap) __image_refuses(name, "the coordinates lie outside of the surface; x counts bytes");
    return mode == cudaBoundaryModeZero ? -1 : i < 0 ? 0 : n - 1;
}

/* Where a texel is; null where a read gives zero and a write does nothing. */
static __device__ __noinline__ unsigned char *__find_on_surface(const char *name, int texel, cudaSurfaceObject_t object, int shape, int x, int y, int z, int mode)
{
    const __image *s = (const __image *)object;
    if (!object) __image_refuses(name, "the object is 0");
    if (s->mark != 0x53555246) __image_refuses(name, s->mark == 0x54455854 ? "the object is a texture" : "the object is no surface");
    if ((s->shape & 3) != (shape & 3) || (s->shape & 12 ? 4 : 0) != (shape & 4)) __image_refuses(name, "the surface has other axes or layers");
    int size = (texel & 15) * (texel >> 4 & 15), count = s->width * s->channels * s->bytes / size;
    int column = __bounded(name, x >> 31 ? -1 : x / size, count, mode);
    if (x >= 0 && x % size) __image_refuses(name, "x, which counts bytes, is no multiple of the texel's size");
    int row = __bounded(name, y, s->height, mode), slice = __bounded(name, z, s->depth, mode);
    if (column < 0 || row < 0 || slice < 0) return 0;
    return (unsigned char *)s->data + slice * s->slice + row * s->pitch + column * size;
}

static __device__ __forceinline__ void __read_surface(void *to, int texel, const unsigned char *at)
{
    int size = (texel & 15) * (texel >> 4 & 15);
    if (at) memcpy(to, at, size); else memset(to, 0, size);
}

static __device__ __forceinline__ void __write_surface(const void *from, int texel, unsigned char *at)
{
    if (at) memcpy(at, from, (texel & 15) * (texel >> 4 & 15));
}

static __device__ void __surf1Dread(void *to, int texel, cudaSurfaceObject_t object, int x, cudaSurfaceBoundaryMode mode) { __read_surface(to, texel, __find_on_surface("surf1Dread", texel, object, 1, x, 0, 0, mode)); }
static __device__ void __surf2Dread(void *to, int texel, cudaSurfaceObject_t object, int x, int y, cudaSurfaceBoundaryMode mode) { __read_surface(to, texel, __find_on_surface("surf2Dread", texel, object, 2, x, y, 0, mode)); }
static __device__ void __surf3Dread(void *to, int texel, cudaSurfaceObject_t object, int x, int y, int z, cudaSurfaceBoundaryMode mode) { __read_surface(to, texel, __find_on_surface("surf3Dread", texel, object, 3, x, y, z, mode)); }
static __device__ void __surf1DLayeredread(void *to, int texel, cudaSurfaceObject_t object, int x, int layer, cudaSurfaceBoundaryMode mode) { __read_surface(to, texel, __find_on_surface("surf1DLayeredread", texel, object, 5, x, 0, layer, mode)); }
static __device__ void __surf2DLayeredread(void *to, int texel, cudaSurfaceObject_t object, int x, int y, int layer, cudaSurfaceBoundaryMode mode) { __read_surface(to, texel, __find_on_surface("surf2DLayeredread", texel, object, 6, x, y, layer, mode)); }
static __device__ void __surfCubemapread(void *to, int texel, cudaSurfaceObject_t object, int x, int y, int face, cudaSurfaceBoundaryMode mode) { __read_surface(to, texel, __find_on_surface("surfCubemapread", texel, object, 6, x, y, face, mode)); }
static __device__ void __surfCubemapLayeredread(void *to, int texel, cudaSurfaceObject_t object, int x, int y, int layerface, cudaSurfaceBoundaryMode mode) { __read_surface(to, texel, __find_on_surface("surfCubemapLayeredread", texel, object, 6, x, y, layerface, mode)); }
static __device__ void __surf1Dwrite(const void *from, int texel, cudaSurfaceObject_t object, int x, cudaSurfaceBoundaryMode mode) { __write_surface(from, texel, __find_on_surface("surf1Dwrite", texel, object, 1, x, 0, 0, mode)); }
static __device__ void __surf2Dwrite(const void *from, int texel, cudaSurfaceObject_t object, int x, int y, cudaSurfaceBoundaryMode mode) { __write_surface(from, texel, __find_on_surface("surf2Dwrite", texel, object, 2, x, y, 0, mode)); }
static __device__ void __surf3Dwrite(const void *from, int texel, cudaSurfaceObject_t object, int x, int y, int z, cudaSurfaceBoundaryMode mode) { __write_surface(from, texel, __find_on_surface("surf3Dwrite", texel, object, 3, x, y, z, mode)); }
static __device__ void __surf1DLayeredwrite(const void *from, int texel, cudaSurfaceObject_t object, int x, int layer, cudaSurfaceBoundaryMode mode) { __write_surface(from, texel, __find_on_surface("surf1DLayeredwrite", texel, object, 5, x, 0, layer, mode)); }
static __device__ void __surf2DLayeredwrite(const void *from, int texel, cudaSurfaceObject_t object, int x, int y, int layer, cudaSurfaceBoundaryMode mode) { __write_surface(from, texel, __find_on_surface("surf2DLayeredwrite", texel, object, 6, x, y, layer, mode)); }
static __device__ void __surfCubemapwrite(const void *from, int texel, cudaSurfaceObject_t object, int x, int y, int face, cudaSurfaceBoundaryMode mode) { __write_surface(from, texel, __find_on_surface("surfCubemapwrite", texel, object, 6, x, y, face, mode)); }
static __device__ void __surfCubemapLayeredwrite(const void *from, int texel, cudaSurfaceObject_t object, int x, int y, int layerface, cudaSurfaceBoundaryMode mode) { __write_surface(from, texel, __find_on_surface("surfCubemapLayeredwrite", texel, object, 6, x, y, layerface, mode)); }
