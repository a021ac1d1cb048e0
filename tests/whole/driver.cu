// The driver's own interface beside the runtime's: a module from PTX, memory, streams and events of both.
#include <cuda.h>
#include <cstddef>
#include <cstdio>
#include <cuda_runtime.h>

#define CHECK(call)                                                                         \
    do {                                                                                    \
        CUresult error = (call);                                                            \
        const char *name = nullptr;                                                         \
        if (error != CUDA_SUCCESS && cuGetErrorName(error, &name) == CUDA_SUCCESS) {        \
            printf("%s: %s\n", #call, name);                                                \
            return 1;                                                                       \
        }                                                                                   \
    } while (0)

static const char ptx[] = ".version 6.3\n.target sm_52\n.address_size 64\n"
                          ".visible .entry twice(.param .u64 p)\n{\n.reg .b64 %a<4>;\n.reg .b32 %r<3>;\n"
                          "ld.param.u64 %a1, [p];\ncvta.to.global.u64 %a1, %a1;\nmov.u32 %r1, %tid.x;\n"
                          "mul.wide.u32 %a2, %r1, 4;\nadd.s64 %a1, %a1, %a2;\nld.global.u32 %r2, [%a1];\n"
                          "add.u32 %r2, %r2, %r2;\nst.global.u32 [%a1], %r2;\nret;\n}\n";

__global__ void add(int *p) { p[threadIdx.x] += 1; }

int main()
{
    CHECK(cuInit(0));
    int count = 0, major = 0;
    CUdevice device;
    CHECK(cuDeviceGetCount(&count));
    CHECK(cuDeviceGet(&device, 0));
    CHECK(cuDeviceGetAttribute(&major, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device));
    // The multiprocessors that green contexts share out, which drivers have since CUDA 12.4.
    static_assert(sizeof(CUdevResource) == 144 && offsetof(CUdevResource, sm) == 96, "");
    int version = 0;
    CHECK(cuDriverGetVersion(&version));
    CUdevResource resource = {};
    if (version >= 12040) CHECK(cuDeviceGetDevResource(device, &resource, CU_DEV_RESOURCE_TYPE_SM));
    if (version >= 12040 && (resource.type != CU_DEV_RESOURCE_TYPE_SM || !resource.sm.smCount)) return 1;
    cudaFree(nullptr);
    CUmodule module;
    CUfunction twice;
    CHECK(cuModuleLoadData(&module, ptx));
    CHECK(cuModuleGetFunction(&twice, module, "twice"));
    int values[4] = {1, 2, 3, 4};
    CUdeviceptr there;
    CHECK(cuMemAlloc(&there, sizeof values));
    CHECK(cuMemcpyHtoD(there, values, sizeof values));
    CUstream stream;
    CHECK(cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING));
    void *parameters[] = {&there};
    CHECK(cuLaunchKernel(twice, 1, 1, 1, 4, 1, 1, 0, stream, parameters, nullptr));
    CUevent event;
    CHECK(cuEventCreate(&event, CU_EVENT_DISABLE_TIMING));
    CHECK(cuEventRecord(event, stream));
    CHECK(cuEventSynchronize(event));
    add<<<1, 4>>>((int *)there);
    cudaDeviceSynchronize();
    CHECK(cuMemcpyDtoH(values, there, sizeof values));
    printf("%d %d %d %d %d %d\n", values[0], values[1], values[2], values[3], count > 0, major > 0);
    CHECK(cuMemFree(there));
    CHECK(cuModuleUnload(module));
    CUresult wrong = cuModuleGetFunction(&twice, nullptr, "none");
    printf("%d\n", wrong == CUDA_ERROR_INVALID_HANDLE || wrong == CUDA_ERROR_INVALID_VALUE || wrong == CUDA_ERROR_INVALID_CONTEXT);
    return 0;
}
