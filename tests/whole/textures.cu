#include <cstdio>
#include <cstring>
#include <vector>

#define CHECK(call) do { cudaError_t e_ = (call); if (e_ != cudaSuccess) printf("%s: %s\n", #call, cudaGetErrorString(e_)); } while (0)

__global__ void fetch(cudaTextureObject_t t, float *out) { out[threadIdx.x] = tex1Dfetch<float>(t, threadIdx.x); }
__global__ void sample(cudaTextureObject_t t, float *out, float dx)
{
    out[threadIdx.y * blockDim.x + threadIdx.x] = tex2D<float>(t, threadIdx.x + 0.5f + dx, threadIdx.y + 0.5f);
}
__global__ void unit(cudaTextureObject_t t, float4 *out) { out[threadIdx.x] = tex2D<float4>(t, threadIdx.x / 2.0f + 0.25f, 0.5f); }
__global__ void deep(cudaTextureObject_t t, int *out) { out[threadIdx.x] = tex3D<int>(t, 1.5f, 0.5f, threadIdx.x + 0.5f); }
__global__ void twice(cudaSurfaceObject_t s)
{
    int v;
    surf2Dread(&v, s, threadIdx.x * 4, threadIdx.y);
    surf2Dwrite(v * 2, s, threadIdx.x * 4, threadIdx.y);
}

template <class T> static cudaTextureObject_t made(cudaResourceDesc &r, cudaTextureAddressMode mode, cudaTextureFilterMode filter, bool normalized, cudaTextureReadMode read)
{
    cudaTextureDesc t;
    memset(&t, 0, sizeof t);
    t.addressMode[0] = t.addressMode[1] = t.addressMode[2] = mode;
    t.filterMode = filter;
    t.readMode = read;
    t.normalizedCoords = normalized;
    cudaTextureObject_t object = 0;
    CHECK(cudaCreateTextureObject(&object, &r, &t, nullptr));
    return object;
}

int main()
{
    const int width = 4, height = 3;
    float *out, *data;
    CHECK(cudaMallocManaged(&out, 4096));
    cudaChannelFormatDesc d = cudaCreateChannelDesc<float>(), h = cudaCreateChannelDesc<ushort4>(), c = cudaCreateChannelDesc(8, 8, 0, 0, cudaChannelFormatKindSigned);
    printf("%d %d %d %d %d; %d %d %d; %d %d %d\n", d.x, d.y, d.z, d.w, d.f, h.x, h.w, h.f, c.x, c.y, c.f);

    // Linear memory.
    CHECK(cudaMalloc(&data, 16 * sizeof(float)));
    float values[16];
    for (int i = 0; i < 16; i++) values[i] = i * 1.5f;
    CHECK(cudaMemcpy(data, values, sizeof values, cudaMemcpyHostToDevice));
    cudaResourceDesc r = {};
    r.resType = cudaResourceTypeLinear;
    r.res.linear.devPtr = data;
    r.res.linear.desc = d;
    r.res.linear.sizeInBytes = sizeof values;
    cudaTextureObject_t t = made<float>(r, cudaAddressModeClamp, cudaFilterModePoint, false, cudaReadModeElementType);
    fetch<<<1, 16>>>(t, out);
    CHECK(cudaDeviceSynchronize());
    printf("%g %g %g\n", out[0], out[5], out[15]);
    cudaResourceDesc asked;
    cudaTextureDesc how;
    CHECK(cudaGetTextureObjectResourceDesc(&asked, t));
    CHECK(cudaGetTextureObjectTextureDesc(&how, t));
    printf("%d %d %d %d; %d %d %d\n", asked.resType, asked.res.linear.devPtr == data, asked.res.linear.desc.x, (int)asked.res.linear.sizeInBytes, how.addressMode[1], how.filterMode, how.normalizedCoords);
    CHECK(cudaDestroyTextureObject(t));
    printf("%s\n", cudaGetErrorString(cudaGetTextureObjectResourceDesc(&asked, t)));

    // An array of two dimensions, filtered.
    cudaArray_t array;
    CHECK(cudaMallocArray(&array, &d, width, height));
    CHECK(cudaMemcpy2DToArray(array, 0, 0, values, width * sizeof(float), width * sizeof(float), height, cudaMemcpyHostToDevice));
    memset(&r, 0, sizeof r);
    r.resType = cudaResourceTypeArray;
    r.res.array.array = array;
    t = made<float>(r, cudaAddressModeClamp, cudaFilterModeLinear, false, cudaReadModeElementType);
    sample<<<1, dim3(width, height)>>>(t, out, 0.5f);
    CHECK(cudaDeviceSynchronize());
    for (int i = 0; i < width * height; i++) printf("%g%c", out[i], i + 1 < width * height ? ' ' : '\n');
    CHECK(cudaDestroyTextureObject(t));
    float part[2] = {-1, -2}, back[12];
    CHECK(cudaMemcpy2DToArray(array, sizeof(float), 1, part, sizeof(float), sizeof(float), 2, cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy2DFromArray(back, width * sizeof(float), array, 0, 0, width * sizeof(float), height, cudaMemcpyDeviceToHost));
    printf("%g %g %g %g\n", back[4], back[5], back[9], back[11]);
    cudaArray_t other;
    const size_t row = width * sizeof(float);
    CHECK(cudaMallocArray(&other, &d, width, height));
    CHECK(cudaMemcpyArrayToArray(other, 0, 0, array, 0, 0, row * height));
    CHECK(cudaMemcpy2DArrayToArray(other, sizeof(float), 0, array, 2 * sizeof(float), 1, sizeof(float), 2));
    CHECK(cudaMemcpy2DFromArrayAsync(back, row, other, 0, 0, row, height, cudaMemcpyDeviceToHost));
    CHECK(cudaDeviceSynchronize());
    for (float v : back) printf("%g ", v);
    CHECK(cudaMemcpyToArrayAsync(other, 0, 0, part, sizeof part, cudaMemcpyHostToDevice));
    CHECK(cudaMemcpyFromArrayAsync(back, other, 0, 0, sizeof part, cudaMemcpyDeviceToHost));
    CHECK(cudaDeviceSynchronize());
    printf("%g %g\n", back[0], back[1]);
    CHECK(cudaFreeArray(other));
    CHECK(cudaFreeArray(array));

    // Rows further apart than they are long.
    size_t pitch;
    float *rows;
    CHECK(cudaMallocPitch(&rows, &pitch, width * sizeof(float), height));
    CHECK(cudaMemcpy2D(rows, pitch, values, width * sizeof(float), width * sizeof(float), height, cudaMemcpyHostToDevice));
    memset(&r, 0, sizeof r);
    r.resType = cudaResourceTypePitch2D;
    r.res.pitch2D.devPtr = rows;
    r.res.pitch2D.desc = d;
    r.res.pitch2D.width = width;
    r.res.pitch2D.height = height;
    r.res.pitch2D.pitchInBytes = pitch;
    t = made<float>(r, cudaAddressModeBorder, cudaFilterModePoint, false, cudaReadModeElementType);
    sample<<<1, dim3(width, height)>>>(t, out, 1.0f);
    CHECK(cudaDeviceSynchronize());
    printf("%g %g %g %g\n", out[0], out[3], out[6], out[11]);
    CHECK(cudaDestroyTextureObject(t));

    // Bytes as fractions, coordinates that repeat.
    unsigned char texels[8] = {255, 0, 51, 102, 0, 255, 204, 153};
    cudaChannelFormatDesc bytes = cudaCreateChannelDesc<uchar4>();
    CHECK(cudaMallocArray(&array, &bytes, 2, 1));
    CHECK(cudaMemcpyToArray(array, 0, 0, texels, sizeof texels, cudaMemcpyHostToDevice));
    memset(&r, 0, sizeof r);
    r.resType = cudaResourceTypeArray;
    r.res.array.array = array;
    t = made<uchar4>(r, cudaAddressModeWrap, cudaFilterModePoint, true, cudaReadModeNormalizedFloat);
    unit<<<1, 4>>>(t, (float4 *)out);
    CHECK(cudaDeviceSynchronize());
    for (int i = 0; i < 4; i++) printf("(%g %g %g %g) ", out[4 * i], out[4 * i + 1], out[4 * i + 2], out[4 * i + 3]);
    printf("\n");
    CHECK(cudaDestroyTextureObject(t));
    CHECK(cudaFreeArray(array));

    // A volume.
    int cube[2 * 2 * 3];
    for (int i = 0; i < 12; i++) cube[i] = i * i;
    cudaChannelFormatDesc ints = cudaCreateChannelDesc<int>();
    cudaExtent extent = make_cudaExtent(2, 2, 3);
    CHECK(cudaMalloc3DArray(&array, &ints, extent));
    cudaMemcpy3DParms p = {};
    p.srcPtr = make_cudaPitchedPtr(cube, 2 * sizeof(int), 2, 2);
    p.dstArray = array;
    p.extent = extent;
    p.kind = cudaMemcpyHostToDevice;
    CHECK(cudaMemcpy3D(&p));
    r.res.array.array = array;
    t = made<int>(r, cudaAddressModeClamp, cudaFilterModePoint, false, cudaReadModeElementType);
    deep<<<1, 3>>>(t, (int *)out);
    CHECK(cudaDeviceSynchronize());
    printf("%d %d %d\n", ((int *)out)[0], ((int *)out)[1], ((int *)out)[2]);
    CHECK(cudaDestroyTextureObject(t));
    CHECK(cudaFreeArray(array));

    // A surface.
    CHECK(cudaMallocArray(&array, &ints, 4, 3, cudaArraySurfaceLoadStore));
    CHECK(cudaMemcpy2DToArray(array, 0, 0, cube, 16, 16, 3, cudaMemcpyHostToDevice));
    r.res.array.array = array;
    cudaSurfaceObject_t s;
    CHECK(cudaCreateSurfaceObject(&s, &r));
    twice<<<1, dim3(4, 3)>>>(s);
    int doubled[12];
    CHECK(cudaMemcpy2DFromArray(doubled, 16, array, 0, 0, 16, 3, cudaMemcpyDeviceToHost));
    printf("%d %d %d\n", doubled[1], doubled[6], doubled[11]);
    CHECK(cudaGetSurfaceObjectResourceDesc(&asked, s));
    printf("%d %d\n", asked.resType, asked.res.array.array == array);
    CHECK(cudaDestroySurfaceObject(s));
    CHECK(cudaFreeArray(array));
}
