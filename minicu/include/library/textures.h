/* Textures. tex2D<T>(object, x, y) and tex2D(&value, object, x, y) are calls of __tex2D here, which sema
   makes: `to` points to a T, `texel` says what that is (see __store_texel), and `resident` stands where CUDA has
   a function that tells whether the texels are there. On the GPU a row takes the place of each body
   (lower/rows/textures.py). The bodies are the CPU device's, whose objects are addresses of an __image;
   they follow the CUDA programming guide's appendix "Texture Fetching". */

/* How the host's textures are made; device code may have them in types. */
enum cudaTextureReadMode { cudaReadModeElementType = 0, cudaReadModeNormalizedFloat = 1 };
enum cudaTextureFilterMode { cudaFilterModePoint = 0, cudaFilterModeLinear = 1 };
enum cudaTextureAddressMode { cudaAddressModeWrap = 0, cudaAddressModeClamp = 1, cudaAddressModeMirror = 2, cudaAddressModeBorder = 3 };
typedef enum cudaTextureReadMode cudaTextureReadMode;
typedef enum cudaTextureFilterMode cudaTextureFilterMode;
typedef enum cudaTextureAddressMode cudaTextureAddressMode;

/* Texels and how they are read; runtime/cpu/images.py makes them. */
typedef struct __image {
    unsigned int mark;          /* 0x54455854 a texture, 0x53555246 a surface */
    int shape;                  /* number of axes, plus 4: layered, 8: a cube map, 16: linear memory */
    const unsigned char *data;
    long long pitch, slice;     /* bytes from row to row, from slice to slice */
    int width, height, depth;   /* in texels; slices are those of a volume, layers, or faces of cubes */
    int channels, bytes;        /* how many, and the bytes of one */
    int kind;                   /* of a channel: 0 unsigned, 1 signed, 2 floating */
    int floats;                 /* whether fetches give floats: stored ones, or integers as fractions */
    int linear, normalized;     /* filtering; coordinates from 0 to 1 */
    int address[3];             /* beyond an axis: 0 wrap, 1 clamp, 2 mirror, 3 border */
    float border[4];
} __image;

/* The kernel gives up, saying why and where `function` was called. */
__device__ void __image_refuses(const char *function, const char *why) __attribute__((noreturn));

/* texel: channels, plus 16 times the bytes of one, plus 256: floats, 512: signed. */
static __device__ void __store_texel(void *to, int texel, const unsigned int *channels)
{
    int n = texel & 15, bytes = texel >> 4 & 15;
    for (int k = 0; k < n; k++) {
        if (bytes == 1) ((unsigned char *)to)[k] = (unsigned char)channels[k];
        else if (bytes == 2) ((unsigned short *)to)[k] = (unsigned short)channels[k];
        else ((unsigned int *)to)[k] = channels[k];
    }
}

/* One channel as fetched: the bits of a float, or an integer widened to 32 bits. */
static __device__ unsigned int __fetch_channel(const __image *t, const unsigned char *at)
{
    if (t->bytes == 4) return *(const unsigned int *)at;
    if (t->kind == 2) return __float_as_uint((float)*(const _Float16 *)at);
    int most = t->bytes == 1 ? 255 : 65535;
    int value = t->bytes == 1 ? *at : *(const unsigned short *)at;
    if (t->kind == 1) {
        value = t->bytes == 1 ? (signed char)value : (short)value;
        most >>= 1;
    }
    return t->floats ? __float_as_uint(fmaxf((float)value / (float)most, -1.0f)) : (unsigned int)value;
}

/* The index that an addressing mode makes of `i` on an axis of `n` texels; -1 is the border. */
static __device__ int __address_texel(int i, int n, int mode)
{
    if (mode == 0 || mode == 2) {
        int period = mode == 0 ? n : 2 * n;
        i %= period;
        if (i < 0) i += period;
        return i < n ? i : period - 1 - i;
    }
    if (i >= 0 && i < n) return i;
    return mode == 3 ? -1 : i < 0 ? 0 : n - 1;
}

static __device__ void __fetch_texel(const __image *t, const int *index, unsigned int *channels)
{
    int x = __address_texel(index[0], t->width, t->address[0]);
    int y = __address_texel(index[1], t->height, t->address[1]);
    int z = t->shape & 12 ? index[2] : __address_texel(index[2], t->depth, t->address[2]);
    int inside = x >= 0 && y >= 0 && z >= 0;
    const unsigned char *at = t->data + z * t->slice + y * t->pitch + (long long)x * t->channels * t->bytes;
    for (int k = 0; k < 4; k++)
        channels[k] = !inside ? __float_as_uint(t->border[k]) :
                      k < t->channels ? __fetch_channel(t, at + k * t->bytes) : 0;
}

/* A coordinate in texels, within what an int holds. Repeating modes first take away whole periods. */
static __device__ float __scale_coordinate(const __image *t, float x, int n, int mode)
{
    if (t->normalized) {
        if (mode == 0) x -= floorf(x);
        if (mode == 2) x -= 2.0f * floorf(x * 0.5f);
        x *= (float)n;
    }
    return fminf(fmaxf(x, -1e9f), 1e9f);
}

/* The weights of the texels around a point, in 1/256, number = x + 2y + 4z, from the fractions of its
   coordinates. The guide says no more than that a fraction has 8 bits; how products are rounded was found
   on an H200: each once, half up, and what that adds to a texel its neighbour lacks. */
static __device__ void __texture_weights(const int *f, int *weight)
{
    int a = (f[0] * (256 - f[2]) + 128) >> 8, d = (f[0] * f[2] + 128) >> 8, b = 256 - f[2] - a, c = f[2] - d;
    weight[3] = (a * f[1] + 128) >> 8;
    weight[1] = a - weight[3];
    weight[0] = (b * (256 - f[1]) + 128) >> 8;
    weight[2] = b - weight[0];
    weight[4] = (c * (256 - f[1]) + 128) >> 8;
    weight[6] = c - weight[4];
    weight[7] = (d * f[1] + 128) >> 8;
    weight[5] = d - weight[7];
}

/* What a filter gives for a sum of 256 shares, rounded as on an H200: means of bytes to 16 bits, of 16-bit
   floats to such. */
static __device__ float __filtered(const __image *t, double sum)
{
    if (t->bytes == 1 && t->kind == 0) {
        int shares = (int)(sum * 255 + 0.5);
        return (float)((shares + ((shares + 128) >> 8)) / 65535.0);
    }
    float mean = (float)(sum / 256);
    if (t->bytes == 2 && t->kind == 2 && fabsf(mean) >= 0x1p-14f)
        return __uint_as_float((__float_as_uint(mean) + 0x1000) & ~0x1fffu);
    return mean;
}

/* The texel nearest to a point, or the mean of those around it. */
static __device__ __noinline__ void __sample_texture(const __image *t, const float *point, int slice, unsigned int *channels)
{
    int axes = t->shape & 3, index[3], corner[3], extent[3], fraction[3], weight[8];
    double sum[4];
    extent[0] = t->width; extent[1] = t->height; extent[2] = t->depth;
    for (int k = 0; k < 3; k++) {
        index[k] = 0;
        fraction[k] = 0;
        if (k < axes) {
            float x = __scale_coordinate(t, point[k], extent[k], t->address[k]) - (t->linear ? 0.5f : 0.0f);
            if (t->linear && t->address[k] == 1) x = fminf(fmaxf(x, 0.0f), (float)(extent[k] - 1));
            float low = floorf(x);
            index[k] = (int)low;
            fraction[k] = (int)((x - low) * 256.0f + 0.5f);
            if (t->linear && fraction[k] == 256) {
                index[k]++;
                fraction[k] = 0;
            }
        }
    }
    if (axes < 3) index[2] = slice;
    if (!t->linear) {
        __fetch_texel(t, index, channels);
        return;
    }
    sum[0] = sum[1] = sum[2] = sum[3] = 0;
    __texture_weights(fraction, weight);
    for (int number = 0; number < 1 << axes; number++) {
        if (!weight[number]) continue;
        for (int k = 0; k < 3; k++) corner[k] = index[k] + (number >> k & 1);
        __fetch_texel(t, corner, channels);
        for (int k = 0; k < 4; k++) sum[k] += weight[number] * (double)__uint_as_float(channels[k]);
    }
    for (int k = 0; k < 4; k++) channels[k] = __float_as_uint(__filtered(t, sum[k]));
}

/* The image behind an object that is used as `shape` and gives texels such as `texel`. */
static __device__ const __image *__find_texture(const char *name, cudaTextureObject_t object, int texel, int shape)
{
    const __image *t = (const __image *)object;
    if (!object) __image_refuses(name, "the object is 0");
    if (t->mark != 0x54455854) __image_refuses(name, t->mark == 0x53555246 ? "the object is a surface" : "the object is no texture");
    if ((t->shape & 15) == 3 && (shape & 15) == 2) __image_refuses(name, "the texture has three axes; where the last one holds colours, make it with channels=4");
    if ((t->shape & 15) != (shape & 15)) __image_refuses(name, "the texture has other axes, layers or faces");
    if ((t->shape & 16) && shape == 1) __image_refuses(name, "the texture is linear memory, which tex1Dfetch reads");
    if ((texel >> 8 & 1) != t->floats) __image_refuses(name, t->floats ? "the texture gives floats" : "the texture gives integers");
    return t;
}

static __device__ void __fetch_point(const char *name, void *to, int texel, cudaTextureObject_t object, int shape, float x, float y, float z, int layer, unsigned char *resident)
{
    const __image *t = __find_texture(name, object, texel, shape);
    float point[3];
    unsigned int channels[4];
    int layers = shape & 4 ? t->depth / (shape & 8 ? 6 : 1) : 1;
    int slice = layer < 0 ? 0 : layer < layers ? layer : layers - 1;
    point[0] = x; point[1] = y; point[2] = z;
    if (shape & 8) slice = 6 * slice + __cube_face(point);
    __sample_texture(t, point, slice, channels);
    __store_texel(to, texel, channels);
    if (resident) *resident = 1;
}

/* The face of a cube that a direction points to; the direction becomes the place on it, from 0 to 1. */
static __device__ int __cube_face(float *v)
{
    float x = v[0], y = v[1], z = v[2], ax = fabsf(x), ay = fabsf(y), az = fabsf(z), s, t, m;
    int face;
    if (ax >= ay && ax >= az) { face = x < 0; m = ax; s = x < 0 ? z : -z; t = -y; }
    else if (ay >= az) { face = 2 + (y < 0); m = ay; s = x; t = y < 0 ? -z : z; }
    else { face = 4 + (z < 0); m = az; s = z < 0 ? -x : x; t = -y; }
    v[0] = (s / m + 1.0f) * 0.5f;
    v[1] = (t / m + 1.0f) * 0.5f;
    return face;
}

static __device__ void __tex1Dfetch(void *to, int texel, cudaTextureObject_t object, int x)
{
    const __image *t = __find_texture("tex1Dfetch", object, texel, 17);
    int index[3];
    unsigned int channels[4];
    index[0] = x; index[1] = index[2] = 0;
    __fetch_texel(t, index, channels);
    __store_texel(to, texel, channels);
}

/* The four texels around a point, one channel of each, counter-clockwise from the lower left. */
static __device__ void __tex2Dgather(void *to, int texel, cudaTextureObject_t object, float x, float y, int component, unsigned char *resident)
{
    const __image *t = __find_texture("tex2Dgather", object, texel, 2);
    unsigned int channels[4], found[4];
    int left = (int)floorf(__scale_coordinate(t, x, t->width, t->address[0]) - 0.5f);
    int top = (int)floorf(__scale_coordinate(t, y, t->height, t->address[1]) - 0.5f);
    for (int k = 0; k < 4; k++) {
        int index[3];
        index[0] = left + (k == 1 || k == 2); index[1] = top + (k < 2); index[2] = 0;
        __fetch_texel(t, index, channels);
        found[k] = channels[component & 3];
    }
    __store_texel(to, texel, found);
    if (resident) *resident = 1;
}

/* An array has one level, so levels and gradients change nothing. */
static __device__ void __tex1D(void *to, int texel, cudaTextureObject_t object, float x) { __fetch_point("tex1D", to, texel, object, 1, x, 0, 0, 0, 0); }
static __device__ void __tex1DLayered(void *to, int texel, cudaTextureObject_t object, float x, int layer) { __fetch_point("tex1DLayered", to, texel, object, 5, x, 0, 0, layer, 0); }
static __device__ void __tex2D(void *to, int texel, cudaTextureObject_t object, float x, float y, unsigned char *resident) { __fetch_point("tex2D", to, texel, object, 2, x, y, 0, 0, resident); }
static __device__ void __tex2DLayered(void *to, int texel, cudaTextureObject_t object, float x, float y, int layer, unsigned char *resident) { __fetch_point("tex2DLayered", to, texel, object, 6, x, y, 0, layer, resident); }
static __device__ void __tex3D(void *to, int texel, cudaTextureObject_t object, float x, float y, float z, unsigned char *resident) { __fetch_point("tex3D", to, texel, object, 3, x, y, z, 0, resident); }
static __device__ void __texCubemap(void *to, int texel, cudaTextureObject_t object, float x, float y, float z) { __fetch_point("texCubemap", to, texel, object, 10, x, y, z, 0, 0); }
static __device__ void __texCubemapLayered(void *to, int texel, cudaTextureObject_t object, float x, float y, float z, int layer) { __fetch_point("texCubemapLayered", to, texel, object, 14, x, y, z, layer, 0); }
static __device__ void __tex1DLod(void *to, int texel, cudaTextureObject_t object, float x, float level) { __fetch_point("tex1DLod", to, texel, object, 1, x, 0, 0, 0, 0); }
static __device__ void __tex1DLayeredLod(void *to, int texel, cudaTextureObject_t object, float x, int layer, float level) { __fetch_point("tex1DLayeredLod", to, texel, object, 5, x, 0, 0, layer, 0); }
static __device__ void __tex2DLod(void *to, int texel, cudaTextureObject_t object, float x, float y, float level, unsigned char *resident) { __fetch_point("tex2DLod", to, texel, object, 2, x, y, 0, 0, resident); }
static __device__ void __tex2DLayeredLod(void *to, int texel, cudaTextureObject_t object, float x, float y, int layer, float level, unsigned char *resident) { __fetch_point("tex2DLayeredLod", to, texel, object, 6, x, y, 0, layer, resident); }
static __device__ void __tex3DLod(void *to, int texel, cudaTextureObject_t object, float x, float y, float z, float level, unsigned char *resident) { __fetch_point("tex3DLod", to, texel, object, 3, x, y, z, 0, resident); }
static __device__ void __texCubemapLod(void *to, int texel, cudaTextureObject_t object, float x, float y, float z, float level) { __fetch_point("texCubemapLod", to, texel, object, 10, x, y, z, 0, 0); }
static __device__ void __texCubemapLayeredLod(void *to, int texel, cudaTextureObject_t object, float x, float y, float z, int layer, float level) { __fetch_point("texCubemapLayeredLod", to, texel, object, 14, x, y, z, layer, 0); }
static __device__ void __tex1DGrad(void *to, int texel, cudaTextureObject_t object, float x, float dPdx, float dPdy) { __fetch_point("tex1DGrad", to, texel, object, 1, x, 0, 0, 0, 0); }
static __device__ void __tex1DLayeredGrad(void *to, int texel, cudaTextureObject_t object, float x, int layer, float dPdx, float dPdy) { __fetch_point("tex1DLayeredGrad", to, texel, object, 5, x, 0, 0, layer, 0); }
static __device__ void __tex2DGrad(void *to, int texel, cudaTextureObject_t object, float x, float y, float2 dPdx, float2 dPdy, unsigned char *resident) { __fetch_point("tex2DGrad", to, texel, object, 2, x, y, 0, 0, resident); }
static __device__ void __tex2DLayeredGrad(void *to, int texel, cudaTextureObject_t object, float x, float y, int layer, float2 dPdx, float2 dPdy, unsigned char *resident) { __fetch_point("tex2DLayeredGrad", to, texel, object, 6, x, y, 0, layer, resident); }
static __device__ void __tex3DGrad(void *to, int texel, cudaTextureObject_t object, float x, float y, float z, float4 dPdx, float4 dPdy, unsigned char *resident) { __fetch_point("tex3DGrad", to, texel, object, 3, x, y, z, 0, resident); }
static __device__ void __texCubemapGrad(void *to, int texel, cudaTextureObject_t object, float x, float y, float z, float4 dPdx, float4 dPdy) { __fetch_point("texCubemapGrad", to, texel, object, 10, x, y, z, 0, 0); }
static __device__ void __texCubemapLayeredGrad(void *to, int texel, cudaTextureObject_t object, float x, float y, float z, int layer, float4 dPdx, float4 dPdy) { __fetch_point("texCubemapLayeredGrad", to, texel, object, 14, x, y, z, layer, 0); }
