// <cuda.h> without a call: records, constants, macros, and the names that other headers ask for.
#include <cuda.h>
#include <cstddef>
#include <cstdio>

#ifndef __cuda_cuda_h__
#error other headers see by this name that <cuda.h> was included
#endif

static_assert(sizeof(CUctxCreateParams) == 24 && sizeof(CUDA_MEMCPY2D) == 128, "");
static_assert(sizeof(CUDA_RESOURCE_DESC) == 144 && sizeof(CUDA_TEXTURE_DESC) == 104, "");
static_assert(sizeof(CUDA_MEMCPY3D) == 200 && offsetof(CUDA_MEMCPY3D, dstMemoryType) == 120, "");
static_assert(sizeof(decltype(cuGetProcAddress) *) == sizeof(void *), "");
static_assert(sizeof(CUipcMemHandle) == CU_IPC_HANDLE_SIZE, "");

template <class T> static void attribute(T *value, CUdevice_attribute which) { *value = (T)which; }

int main()
{
    int value = 0;
    attribute(&value, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH);
    CUctxCreateParams parameters = {};
    CUDA_ARRAY_DESCRIPTOR array = {64, 32, CU_AD_FORMAT_FLOAT, 4};
    void *extra[] = {CU_LAUNCH_PARAM_BUFFER_POINTER, &value, CU_LAUNCH_PARAM_END};
    printf("%d %d %zu %d %d %zu %d\n", value, parameters.numExecAffinityParams, array.Height, array.Format,
           CU_COMPUTEMODE_PROHIBITED, (size_t)extra[0] + (size_t)extra[2], (int)CUDA_ARRAY3D_CUBEMAP);
    return 0;
}
