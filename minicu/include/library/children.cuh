/* Launches from device code (CUDA C++ guide: dynamic parallelism). The two functions are those of NVIDIA's device
   runtime, libcudadevrt.a, by the names that nvcc calls them. */

extern "C" void *__cudaCDP2GetParameterBufferV2(void *kernel, dim3 grid, dim3 block, unsigned shared);
extern "C" int __cudaCDP2LaunchDeviceV2(void *buffer, cudaStream_t stream);

/* What the compiler calls for kernel<<<grid, block, shared, stream>>>: the buffer for the arguments, or null. */
static inline void *__minicu_child(void *kernel, dim3 grid, dim3 block, size_t shared = 0) { return __cudaCDP2GetParameterBufferV2(kernel, grid, block, (unsigned)shared); }
static inline void *__minicu_child(void *kernel, unsigned grid, dim3 block, size_t shared = 0) { return __cudaCDP2GetParameterBufferV2(kernel, dim3(grid), block, (unsigned)shared); }
static inline void *__minicu_child(void *kernel, dim3 grid, unsigned block, size_t shared = 0) { return __cudaCDP2GetParameterBufferV2(kernel, grid, dim3(block), (unsigned)shared); }
static inline void *__minicu_child(void *kernel, unsigned grid, unsigned block, size_t shared = 0) { return __cudaCDP2GetParameterBufferV2(kernel, dim3(grid), dim3(block), (unsigned)shared); }
static inline void __minicu_launch_child(void *buffer, cudaStream_t stream = 0) { __cudaCDP2LaunchDeviceV2(buffer, stream); }

/* The rest of the device runtime that programs use. */
extern "C" cudaError_t __cudaCDP2GetLastError(void);
extern "C" cudaError_t __cudaCDP2PeekAtLastError(void);
extern "C" cudaError_t __cudaCDP2StreamCreateWithFlags(cudaStream_t *stream, unsigned flags);
extern "C" cudaError_t __cudaCDP2StreamDestroy(cudaStream_t stream);
extern "C" cudaError_t __cudaCDP2Malloc(void **p, size_t size);
extern "C" cudaError_t __cudaCDP2Free(void *p);
extern "C" cudaError_t __cudaCDP2MemcpyAsync(void *to, const void *from, size_t size, enum cudaMemcpyKind kind, cudaStream_t stream);
extern "C" cudaError_t __cudaCDP2MemsetAsync(void *to, int value, size_t size, cudaStream_t stream);
extern "C" cudaError_t __cudaCDP2EventCreateWithFlags(cudaEvent_t *event, unsigned flags);
extern "C" cudaError_t __cudaCDP2EventRecord(cudaEvent_t event, cudaStream_t stream);
extern "C" cudaError_t __cudaCDP2EventDestroy(cudaEvent_t event);
extern "C" cudaError_t __cudaCDP2StreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned flags);
extern "C" cudaError_t __cudaCDP2GetDevice(int *device);
extern "C" cudaError_t __cudaCDP2GetDeviceCount(int *count);
static inline cudaError_t cudaMemcpyAsync(void *to, const void *from, size_t size, enum cudaMemcpyKind kind, cudaStream_t stream = 0) { return __cudaCDP2MemcpyAsync(to, from, size, kind, stream); }
static inline cudaError_t cudaMemsetAsync(void *to, int value, size_t size, cudaStream_t stream = 0) { return __cudaCDP2MemsetAsync(to, value, size, stream); }
static inline cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned flags) { return __cudaCDP2EventCreateWithFlags(event, flags); }
static inline cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream = 0) { return __cudaCDP2EventRecord(event, stream); }
static inline cudaError_t cudaEventDestroy(cudaEvent_t event) { return __cudaCDP2EventDestroy(event); }
static inline cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned flags = 0) { return __cudaCDP2StreamWaitEvent(stream, event, flags); }
static inline cudaError_t cudaGetDevice(int *device) { return __cudaCDP2GetDevice(device); }
static inline cudaError_t cudaGetDeviceCount(int *count) { return __cudaCDP2GetDeviceCount(count); }
template <class T> __host__ __device__ static inline cudaError_t cudaMalloc(T **p, size_t size) { return __cudaCDP2Malloc((void **)(void *)p, size); }
static inline cudaError_t cudaFree(void *p) { return __cudaCDP2Free(p); }
static inline cudaError_t cudaGetLastError(void) { return __cudaCDP2GetLastError(); }
static inline cudaError_t cudaPeekAtLastError(void) { return __cudaCDP2PeekAtLastError(); }
static inline cudaError_t cudaStreamCreateWithFlags(cudaStream_t *stream, unsigned flags) { return __cudaCDP2StreamCreateWithFlags(stream, flags); }
static inline cudaError_t cudaStreamDestroy(cudaStream_t stream) { return __cudaCDP2StreamDestroy(stream); }
static const cudaStream_t cudaStreamTailLaunch = (cudaStream_t)3;
static const cudaStream_t cudaStreamFireAndForget = (cudaStream_t)4;

/* Names and texts of errors, as the CUDA runtime has them: of those that the device runtime gives, and of the usual
   others, which a kernel may be handed. */
static inline const char *cudaGetErrorName(cudaError_t error)
{
    switch ((int)error) {
    case 0: return "cudaSuccess";
    case 1: return "cudaErrorInvalidValue";
    case 2: return "cudaErrorMemoryAllocation";
    case 3: return "cudaErrorInitializationError";
    case 9: return "cudaErrorInvalidConfiguration";
    case 12: return "cudaErrorInvalidPitchValue";
    case 13: return "cudaErrorInvalidSymbol";
    case 17: return "cudaErrorInvalidDevicePointer";
    case 65: return "cudaErrorLaunchMaxDepthExceeded";
    case 68: return "cudaErrorSyncDepthExceeded";
    case 69: return "cudaErrorLaunchPendingCountExceeded";
    case 98: return "cudaErrorInvalidDeviceFunction";
    case 101: return "cudaErrorInvalidDevice";
    case 209: return "cudaErrorNoKernelImageForDevice";
    case 400: return "cudaErrorInvalidResourceHandle";
    case 600: return "cudaErrorNotReady";
    case 700: return "cudaErrorIllegalAddress";
    case 701: return "cudaErrorLaunchOutOfResources";
    case 719: return "cudaErrorLaunchFailure";
    case 800: return "cudaErrorNotPermitted";
    case 801: return "cudaErrorNotSupported";
    case 999: return "cudaErrorUnknown";
    }
    return "unrecognized error code";
}
static inline const char *cudaGetErrorString(cudaError_t error)
{
    switch ((int)error) {
    case 0: return "no error";
    case 1: return "invalid argument";
    case 2: return "out of memory";
    case 3: return "initialization error";
    case 9: return "invalid configuration argument";
    case 12: return "invalid pitch argument";
    case 13: return "invalid device symbol";
    case 17: return "invalid device pointer";
    case 65: return "launch would exceed maximum depth of nested launches";
    case 68: return "cudaDeviceSynchronize failed because caller's grid depth exceeds cudaLimitDevRuntimeSyncDepth";
    case 69: return "launch failed because launch would exceed cudaLimitDevRuntimePendingLaunchCount";
    case 98: return "invalid device function";
    case 101: return "invalid device ordinal";
    case 209: return "no kernel image is available for execution on the device";
    case 400: return "invalid resource handle";
    case 600: return "device not ready";
    case 700: return "an illegal memory access was encountered";
    case 701: return "too many resources requested for launch";
    case 719: return "unspecified launch failure";
    case 800: return "operation not permitted";
    case 801: return "operation not supported";
    case 999: return "unknown error";
    }
    return "unrecognized error code";
}
