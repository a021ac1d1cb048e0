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

/* What decides which body of a graph's conditional node runs, and whether again. */
extern "C" void cudaGraphSetConditional(cudaGraphConditionalHandle handle, unsigned int value);

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

/* Names and texts of errors, as the CUDA runtime has them. */
/* From here on written by tests/tools/error_names.py. */
static inline const char *cudaGetErrorName(cudaError_t error)
{
    switch ((int)error) {
    case 0: return "cudaSuccess";
    case 1: return "cudaErrorInvalidValue";
    case 2: return "cudaErrorMemoryAllocation";
    case 3: return "cudaErrorInitializationError";
    case 4: return "cudaErrorCudartUnloading";
    case 9: return "cudaErrorInvalidConfiguration";
    case 12: return "cudaErrorInvalidPitchValue";
    case 13: return "cudaErrorInvalidSymbol";
    case 17: return "cudaErrorInvalidDevicePointer";
    case 20: return "cudaErrorInvalidChannelDescriptor";
    case 21: return "cudaErrorInvalidMemcpyDirection";
    case 35: return "cudaErrorInsufficientDriver";
    case 46: return "cudaErrorDevicesUnavailable";
    case 52: return "cudaErrorMissingConfiguration";
    case 65: return "cudaErrorLaunchMaxDepthExceeded";
    case 68: return "cudaErrorSyncDepthExceeded";
    case 69: return "cudaErrorLaunchPendingCountExceeded";
    case 98: return "cudaErrorInvalidDeviceFunction";
    case 100: return "cudaErrorNoDevice";
    case 101: return "cudaErrorInvalidDevice";
    case 200: return "cudaErrorInvalidKernelImage";
    case 201: return "cudaErrorDeviceUninitialized";
    case 209: return "cudaErrorNoKernelImageForDevice";
    case 214: return "cudaErrorECCUncorrectable";
    case 215: return "cudaErrorUnsupportedLimit";
    case 217: return "cudaErrorPeerAccessUnsupported";
    case 218: return "cudaErrorInvalidPtx";
    case 222: return "cudaErrorUnsupportedPtxVersion";
    case 304: return "cudaErrorOperatingSystem";
    case 400: return "cudaErrorInvalidResourceHandle";
    case 401: return "cudaErrorIllegalState";
    case 500: return "cudaErrorSymbolNotFound";
    case 600: return "cudaErrorNotReady";
    case 700: return "cudaErrorIllegalAddress";
    case 701: return "cudaErrorLaunchOutOfResources";
    case 702: return "cudaErrorLaunchTimeout";
    case 704: return "cudaErrorPeerAccessAlreadyEnabled";
    case 705: return "cudaErrorPeerAccessNotEnabled";
    case 709: return "cudaErrorContextIsDestroyed";
    case 710: return "cudaErrorAssert";
    case 712: return "cudaErrorHostMemoryAlreadyRegistered";
    case 713: return "cudaErrorHostMemoryNotRegistered";
    case 714: return "cudaErrorHardwareStackError";
    case 715: return "cudaErrorIllegalInstruction";
    case 716: return "cudaErrorMisalignedAddress";
    case 717: return "cudaErrorInvalidAddressSpace";
    case 718: return "cudaErrorInvalidPc";
    case 719: return "cudaErrorLaunchFailure";
    case 720: return "cudaErrorCooperativeLaunchTooLarge";
    case 800: return "cudaErrorNotPermitted";
    case 801: return "cudaErrorNotSupported";
    case 900: return "cudaErrorStreamCaptureUnsupported";
    case 901: return "cudaErrorStreamCaptureInvalidated";
    case 902: return "cudaErrorStreamCaptureMerge";
    case 903: return "cudaErrorStreamCaptureUnmatched";
    case 904: return "cudaErrorStreamCaptureUnjoined";
    case 905: return "cudaErrorStreamCaptureIsolation";
    case 906: return "cudaErrorStreamCaptureImplicit";
    case 907: return "cudaErrorCapturedEvent";
    case 908: return "cudaErrorStreamCaptureWrongThread";
    case 910: return "cudaErrorGraphExecUpdateFailure";
    case 912: return "cudaErrorInvalidClusterSize";
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
    case 4: return "driver shutting down";
    case 9: return "invalid configuration argument";
    case 12: return "invalid pitch argument";
    case 13: return "invalid device symbol";
    case 17: return "invalid device pointer";
    case 20: return "invalid channel descriptor";
    case 21: return "invalid copy direction for memcpy";
    case 35: return "CUDA driver version is insufficient for CUDA runtime version";
    case 46: return "CUDA-capable device(s) is/are busy or unavailable";
    case 52: return "__global__ function call is not configured";
    case 65: return "launch would exceed maximum depth of nested launches";
    case 68: return "cudaDeviceSynchronize failed because caller's grid depth exceeds cudaLimitDevRuntimeSyncDepth";
    case 69: return "launch failed because launch would exceed cudaLimitDevRuntimePendingLaunchCount";
    case 98: return "invalid device function";
    case 100: return "no CUDA-capable device is detected";
    case 101: return "invalid device ordinal";
    case 200: return "device kernel image is invalid";
    case 201: return "invalid device context";
    case 209: return "no kernel image is available for execution on the device";
    case 214: return "uncorrectable ECC error encountered";
    case 215: return "limit is not supported on this architecture";
    case 217: return "peer access is not supported between these two devices";
    case 218: return "a PTX JIT compilation failed";
    case 222: return "the provided PTX was compiled with an unsupported toolchain.";
    case 304: return "OS call failed or operation not supported on this OS";
    case 400: return "invalid resource handle";
    case 401: return "the operation cannot be performed in the present state";
    case 500: return "named symbol not found";
    case 600: return "device not ready";
    case 700: return "an illegal memory access was encountered";
    case 701: return "too many resources requested for launch";
    case 702: return "the launch timed out and was terminated";
    case 704: return "peer access is already enabled";
    case 705: return "peer access has not been enabled";
    case 709: return "context is destroyed";
    case 710: return "device-side assert triggered";
    case 712: return "part or all of the requested memory range is already mapped";
    case 713: return "pointer does not correspond to a registered memory region";
    case 714: return "hardware stack error";
    case 715: return "an illegal instruction was encountered";
    case 716: return "misaligned address";
    case 717: return "operation not supported on global/shared address space";
    case 718: return "invalid program counter";
    case 719: return "unspecified launch failure";
    case 720: return "too many blocks in cooperative launch";
    case 800: return "operation not permitted";
    case 801: return "operation not supported";
    case 900: return "operation not permitted when stream is capturing";
    case 901: return "operation failed due to a previous error during capture";
    case 902: return "operation would result in a merge of separate capture sequences";
    case 903: return "capture was not ended in the same stream as it began";
    case 904: return "capturing stream has unjoined work";
    case 905: return "dependency created on uncaptured work in another stream";
    case 906: return "operation would make the legacy stream depend on a capturing blocking stream";
    case 907: return "operation not permitted on an event last recorded in a capturing stream";
    case 908: return "attempt to terminate a thread-local capture sequence from another thread";
    case 910: return "the graph update was not performed because it included changes which violated constraints specific to instantiated graph update";
    case 912: return "a kernel launch error has occurred due to cluster misconfiguration";
    case 999: return "unknown error";
    }
    return "unrecognized error code";
}
