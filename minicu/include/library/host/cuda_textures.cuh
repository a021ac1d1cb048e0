/* Textures, surfaces and CUDA arrays of host code (CUDA runtime API, 6.28 and 6.29). */

static inline cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w, cudaChannelFormatKind f)
{
    cudaChannelFormatDesc made = {x, y, z, w, f};
    return made;
}
template <class C> cudaChannelFormatDesc __channels(int count)
{
    int bits = 8 * (int)sizeof(C);
    cudaChannelFormatKind kind = C(0.5f) != C(0) ? cudaChannelFormatKindFloat : C(-1) < C(0) ? cudaChannelFormatKindSigned : cudaChannelFormatKindUnsigned;
    return cudaCreateChannelDesc(bits, count > 1 ? bits : 0, count > 2 ? bits : 0, count > 3 ? bits : 0, kind);
}
template <class T> struct __texel_channels { static cudaChannelFormatDesc of() { return __channels<decltype(T::x)>((int)(sizeof(T) / sizeof(decltype(T::x)))); } };
template <> struct __texel_channels<char> { static cudaChannelFormatDesc of() { return __channels<char>(1); } };
template <> struct __texel_channels<signed char> { static cudaChannelFormatDesc of() { return __channels<signed char>(1); } };
template <> struct __texel_channels<unsigned char> { static cudaChannelFormatDesc of() { return __channels<unsigned char>(1); } };
template <> struct __texel_channels<short> { static cudaChannelFormatDesc of() { return __channels<short>(1); } };
template <> struct __texel_channels<unsigned short> { static cudaChannelFormatDesc of() { return __channels<unsigned short>(1); } };
template <> struct __texel_channels<int> { static cudaChannelFormatDesc of() { return __channels<int>(1); } };
template <> struct __texel_channels<unsigned int> { static cudaChannelFormatDesc of() { return __channels<unsigned int>(1); } };
template <> struct __texel_channels<float> { static cudaChannelFormatDesc of() { return __channels<float>(1); } };
template <class T> cudaChannelFormatDesc cudaCreateChannelDesc() { return __texel_channels<T>::of(); }

extern "C" cudaError_t minicu_malloc_array(cudaArray_t *array, const struct cudaChannelFormatDesc *desc, size_t width, size_t height, size_t depth, unsigned int flags);
static inline cudaError_t cudaMallocArray(cudaArray_t *array, const struct cudaChannelFormatDesc *desc, size_t width, size_t height = 0, unsigned int flags = 0) { return minicu_malloc_array(array, desc, width, height, 0, flags); }
static inline cudaError_t cudaMalloc3DArray(cudaArray_t *array, const struct cudaChannelFormatDesc *desc, cudaExtent extent, unsigned int flags = 0) { return minicu_malloc_array(array, desc, extent.width, extent.height, extent.depth, flags); }
extern "C" cudaError_t cudaFreeArray(cudaArray_t array);
extern "C" cudaError_t cudaArrayGetInfo(struct cudaChannelFormatDesc *desc, cudaExtent *extent, unsigned int *flags, cudaArray_t array);
extern "C" cudaError_t cudaGetChannelDesc(struct cudaChannelFormatDesc *desc, cudaArray_const_t array);
extern "C" cudaError_t cudaMemcpyToArray(cudaArray_t to, size_t x, size_t y, const void *from, size_t count, enum cudaMemcpyKind kind);
extern "C" cudaError_t cudaMemcpyFromArray(void *to, cudaArray_const_t from, size_t x, size_t y, size_t count, enum cudaMemcpyKind kind);
extern "C" cudaError_t cudaMemcpy2DToArray(cudaArray_t to, size_t x, size_t y, const void *from, size_t pitch, size_t width, size_t height, enum cudaMemcpyKind kind);
static inline cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t to, size_t x, size_t y, const void *from, size_t pitch, size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream = 0) { return cudaMemcpy2DToArray(to, x, y, from, pitch, width, height, kind); }
extern "C" cudaError_t cudaMemcpy2DFromArray(void *to, size_t pitch, cudaArray_const_t from, size_t x, size_t y, size_t width, size_t height, enum cudaMemcpyKind kind);
static inline cudaError_t cudaMemcpyToArrayAsync(cudaArray_t to, size_t x, size_t y, const void *from, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream = 0) { return cudaMemcpyToArray(to, x, y, from, count, kind); }
static inline cudaError_t cudaMemcpyFromArrayAsync(void *to, cudaArray_const_t from, size_t x, size_t y, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream = 0) { return cudaMemcpyFromArray(to, from, x, y, count, kind); }
static inline cudaError_t cudaMemcpy2DFromArrayAsync(void *to, size_t pitch, cudaArray_const_t from, size_t x, size_t y, size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream = 0) { return cudaMemcpy2DFromArray(to, pitch, from, x, y, width, height, kind); }
/* From array to array by way of linear memory. */
static inline cudaError_t cudaMemcpy2DArrayToArray(cudaArray_t to, size_t x, size_t y, cudaArray_const_t from, size_t from_x, size_t from_y, size_t width, size_t height, enum cudaMemcpyKind kind = cudaMemcpyDeviceToDevice)
{
    void *rows = 0;
    cudaError_t error = cudaMalloc(&rows, width * height);
    if (!error) error = cudaMemcpy2DFromArray(rows, width, from, from_x, from_y, width, height, cudaMemcpyDeviceToDevice);
    if (!error) error = cudaMemcpy2DToArray(to, x, y, rows, width, width, height, cudaMemcpyDeviceToDevice);
    cudaFree(rows);
    return error;
}
static inline cudaError_t cudaMemcpyArrayToArray(cudaArray_t to, size_t x, size_t y, cudaArray_const_t from, size_t from_x, size_t from_y, size_t count, enum cudaMemcpyKind kind = cudaMemcpyDeviceToDevice)
{
    void *bytes = 0;
    cudaError_t error = cudaMalloc(&bytes, count);
    if (!error) error = cudaMemcpyFromArray(bytes, from, from_x, from_y, count, cudaMemcpyDeviceToDevice);
    if (!error) error = cudaMemcpyToArray(to, x, y, bytes, count, cudaMemcpyDeviceToDevice);
    cudaFree(bytes);
    return error;
}
extern "C" cudaError_t cudaCreateTextureObject(cudaTextureObject_t *made, const struct cudaResourceDesc *texels, const struct cudaTextureDesc *reading, const struct cudaResourceViewDesc *view);
extern "C" cudaError_t cudaDestroyTextureObject(cudaTextureObject_t object);
extern "C" cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t *made, const struct cudaResourceDesc *texels);
extern "C" cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t object);
extern "C" cudaError_t cudaGetTextureObjectResourceDesc(struct cudaResourceDesc *texels, cudaTextureObject_t object);
extern "C" cudaError_t cudaGetTextureObjectTextureDesc(struct cudaTextureDesc *reading, cudaTextureObject_t object);
extern "C" cudaError_t cudaGetSurfaceObjectResourceDesc(struct cudaResourceDesc *texels, cudaSurfaceObject_t object);
