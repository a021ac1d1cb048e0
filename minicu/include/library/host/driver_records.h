/* <cuda.h>: records. Made by tests/tools/driver_api.py. */
typedef struct CUmemFabricHandle_st { unsigned char data[64]; } CUmemFabricHandle_v1;
typedef struct CUipcEventHandle_st { char reserved[64]; } CUipcEventHandle_v1;
typedef struct CUipcMemHandle_st { char reserved[64]; } CUipcMemHandle_v1;
typedef union CUstreamBatchMemOpParams_union { CUstreamBatchMemOpType operation; struct
    CUstreamMemOpWaitValueParams_st { CUstreamBatchMemOpType operation; CUdeviceptr address; union { cuuint32_t
    value; cuuint64_t value64; }; unsigned int flags; CUdeviceptr alias; } waitValue; struct
    CUstreamMemOpWriteValueParams_st { CUstreamBatchMemOpType operation; CUdeviceptr address; union { cuuint32_t
    value; cuuint64_t value64; }; unsigned int flags; CUdeviceptr alias; } writeValue; struct
    CUstreamMemOpFlushRemoteWritesParams_st { CUstreamBatchMemOpType operation; unsigned int flags; }
    flushRemoteWrites; struct CUstreamMemOpMemoryBarrierParams_st { CUstreamBatchMemOpType operation; unsigned int
    flags; } memoryBarrier; cuuint64_t pad[6]; } CUstreamBatchMemOpParams_v1;
typedef struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st { CUcontext ctx; unsigned int count; CUstreamBatchMemOpParams
    *paramArray; unsigned int flags; } CUDA_BATCH_MEM_OP_NODE_PARAMS_v1;
typedef struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st { CUcontext ctx; unsigned int count; CUstreamBatchMemOpParams
    *paramArray; unsigned int flags; } CUDA_BATCH_MEM_OP_NODE_PARAMS_v2;
typedef struct CUasyncNotificationInfo_st { CUasyncNotificationType type; union { struct { unsigned long long
    bytesOverBudget; } overBudget; } info; } CUasyncNotificationInfo;
typedef struct CUdevprop_st { int maxThreadsPerBlock; int maxThreadsDim[3]; int maxGridSize[3]; int
    sharedMemPerBlock; int totalConstantMemory; int SIMDWidth; int memPitch; int regsPerBlock; int clockRate; int
    textureAlign; } CUdevprop_v1;
typedef struct CUaccessPolicyWindow_st { void *base_ptr; size_t num_bytes; float hitRatio; CUaccessProperty hitProp;
    CUaccessProperty missProp; } CUaccessPolicyWindow_v1;
typedef struct CUDA_KERNEL_NODE_PARAMS_st { CUfunction func; unsigned int gridDimX; unsigned int gridDimY; unsigned
    int gridDimZ; unsigned int blockDimX; unsigned int blockDimY; unsigned int blockDimZ; unsigned int
    sharedMemBytes; void **kernelParams; void **extra; } CUDA_KERNEL_NODE_PARAMS_v1;
typedef struct CUDA_KERNEL_NODE_PARAMS_v2_st { CUfunction func; unsigned int gridDimX; unsigned int gridDimY;
    unsigned int gridDimZ; unsigned int blockDimX; unsigned int blockDimY; unsigned int blockDimZ; unsigned int
    sharedMemBytes; void **kernelParams; void **extra; CUkernel kern; CUcontext ctx; } CUDA_KERNEL_NODE_PARAMS_v2;
typedef struct CUDA_KERNEL_NODE_PARAMS_v3_st { CUfunction func; unsigned int gridDimX; unsigned int gridDimY;
    unsigned int gridDimZ; unsigned int blockDimX; unsigned int blockDimY; unsigned int blockDimZ; unsigned int
    sharedMemBytes; void **kernelParams; void **extra; CUkernel kern; CUcontext ctx; } CUDA_KERNEL_NODE_PARAMS_v3;
typedef struct CUDA_MEMSET_NODE_PARAMS_st { CUdeviceptr dst; size_t pitch; unsigned int value; unsigned int
    elementSize; size_t width; size_t height; } CUDA_MEMSET_NODE_PARAMS_v1;
typedef struct CUDA_MEMSET_NODE_PARAMS_v2_st { CUdeviceptr dst; size_t pitch; unsigned int value; unsigned int
    elementSize; size_t width; size_t height; CUcontext ctx; } CUDA_MEMSET_NODE_PARAMS_v2;
typedef struct CUDA_HOST_NODE_PARAMS_st { CUhostFn fn; void *userData; } CUDA_HOST_NODE_PARAMS_v1;
typedef struct CUDA_HOST_NODE_PARAMS_v2_st { CUhostFn fn; void *userData; } CUDA_HOST_NODE_PARAMS_v2;
typedef struct CUDA_CONDITIONAL_NODE_PARAMS { CUgraphConditionalHandle handle; CUgraphConditionalNodeType type;
    unsigned int size; CUgraph *phGraph_out; CUcontext ctx; } CUDA_CONDITIONAL_NODE_PARAMS;
typedef struct CUgraphEdgeData_st { unsigned char from_port; unsigned char to_port; unsigned char type; unsigned
    char reserved[5]; } CUgraphEdgeData;
typedef struct CUDA_GRAPH_INSTANTIATE_PARAMS_st { cuuint64_t flags; CUstream hUploadStream; CUgraphNode
    hErrNode_out; CUgraphInstantiateResult result_out; } CUDA_GRAPH_INSTANTIATE_PARAMS;
typedef struct CUlaunchMemSyncDomainMap_st { unsigned char default_; unsigned char remote; }
    CUlaunchMemSyncDomainMap;
typedef union CUlaunchAttributeValue_union { char pad[64]; CUaccessPolicyWindow accessPolicyWindow; int cooperative;
    CUsynchronizationPolicy syncPolicy; struct { unsigned int x; unsigned int y; unsigned int z; } clusterDim;
    CUclusterSchedulingPolicy clusterSchedulingPolicyPreference; int programmaticStreamSerializationAllowed; struct
    { CUevent event; int flags; int triggerAtBlockStart; } programmaticEvent; struct { CUevent event; int flags; }
    launchCompletionEvent; int priority; CUlaunchMemSyncDomainMap memSyncDomainMap; CUlaunchMemSyncDomain
    memSyncDomain; struct { unsigned int x; unsigned int y; unsigned int z; } preferredClusterDim; struct { int
    deviceUpdatable; CUgraphDeviceNode devNode; } deviceUpdatableKernelNode; unsigned int sharedMemCarveout;
    unsigned int nvlinkUtilCentricScheduling; } CUlaunchAttributeValue;
typedef struct CUlaunchAttribute_st { CUlaunchAttributeID id; char pad[8 - (sizeof(CUlaunchAttributeID))];
    CUlaunchAttributeValue value; } CUlaunchAttribute;
typedef struct CUlaunchConfig_st { unsigned int gridDimX; unsigned int gridDimY; unsigned int gridDimZ; unsigned int
    blockDimX; unsigned int blockDimY; unsigned int blockDimZ; unsigned int sharedMemBytes; CUstream hStream;
    CUlaunchAttribute *attrs; unsigned int numAttrs; } CUlaunchConfig;
typedef struct CUexecAffinitySmCount_st { unsigned int val; } CUexecAffinitySmCount_v1;
typedef struct CUexecAffinityParam_st { CUexecAffinityType type; union { CUexecAffinitySmCount smCount; } param; }
    CUexecAffinityParam_v1;
typedef struct CUctxCigParam_st { CUcigDataType sharedDataType; void *sharedData; } CUctxCigParam;
typedef struct CUctxCreateParams_st { CUexecAffinityParam *execAffinityParams; int numExecAffinityParams;
    CUctxCigParam *cigParams; } CUctxCreateParams;
typedef struct CUlibraryHostUniversalFunctionAndDataTable_st { void *functionTable; size_t functionWindowSize; void
    *dataTable; size_t dataWindowSize; } CUlibraryHostUniversalFunctionAndDataTable;
typedef struct CUDA_MEMCPY2D_st { size_t srcXInBytes; size_t srcY; CUmemorytype srcMemoryType; const void *srcHost;
    CUdeviceptr srcDevice; CUarray srcArray; size_t srcPitch; size_t dstXInBytes; size_t dstY; CUmemorytype
    dstMemoryType; void *dstHost; CUdeviceptr dstDevice; CUarray dstArray; size_t dstPitch; size_t WidthInBytes;
    size_t Height; } CUDA_MEMCPY2D_v2;
typedef struct CUDA_MEMCPY3D_st { size_t srcXInBytes; size_t srcY; size_t srcZ; size_t srcLOD; CUmemorytype
    srcMemoryType; const void *srcHost; CUdeviceptr srcDevice; CUarray srcArray; void *reserved0; size_t srcPitch;
    size_t srcHeight; size_t dstXInBytes; size_t dstY; size_t dstZ; size_t dstLOD; CUmemorytype dstMemoryType; void
    *dstHost; CUdeviceptr dstDevice; CUarray dstArray; void *reserved1; size_t dstPitch; size_t dstHeight; size_t
    WidthInBytes; size_t Height; size_t Depth; } CUDA_MEMCPY3D_v2;
typedef struct CUDA_MEMCPY3D_PEER_st { size_t srcXInBytes; size_t srcY; size_t srcZ; size_t srcLOD; CUmemorytype
    srcMemoryType; const void *srcHost; CUdeviceptr srcDevice; CUarray srcArray; CUcontext srcContext; size_t
    srcPitch; size_t srcHeight; size_t dstXInBytes; size_t dstY; size_t dstZ; size_t dstLOD; CUmemorytype
    dstMemoryType; void *dstHost; CUdeviceptr dstDevice; CUarray dstArray; CUcontext dstContext; size_t dstPitch;
    size_t dstHeight; size_t WidthInBytes; size_t Height; size_t Depth; } CUDA_MEMCPY3D_PEER_v1;
typedef struct CUDA_MEMCPY_NODE_PARAMS_st { int flags; int reserved; CUcontext copyCtx; CUDA_MEMCPY3D copyParams; }
    CUDA_MEMCPY_NODE_PARAMS;
typedef struct CUDA_ARRAY_DESCRIPTOR_st { size_t Width; size_t Height; CUarray_format Format; unsigned int
    NumChannels; } CUDA_ARRAY_DESCRIPTOR_v2;
typedef struct CUDA_ARRAY3D_DESCRIPTOR_st { size_t Width; size_t Height; size_t Depth; CUarray_format Format;
    unsigned int NumChannels; unsigned int Flags; } CUDA_ARRAY3D_DESCRIPTOR_v2;
typedef struct CUDA_ARRAY_SPARSE_PROPERTIES_st { struct { unsigned int width; unsigned int height; unsigned int
    depth; } tileExtent; unsigned int miptailFirstLevel; unsigned long long miptailSize; unsigned int flags;
    unsigned int reserved[4]; } CUDA_ARRAY_SPARSE_PROPERTIES_v1;
typedef struct CUDA_ARRAY_MEMORY_REQUIREMENTS_st { size_t size; size_t alignment; unsigned int reserved[4]; }
    CUDA_ARRAY_MEMORY_REQUIREMENTS_v1;
typedef struct CUDA_RESOURCE_DESC_st { CUresourcetype resType; union { struct { CUarray hArray; } array; struct {
    CUmipmappedArray hMipmappedArray; } mipmap; struct { CUdeviceptr devPtr; CUarray_format format; unsigned int
    numChannels; size_t sizeInBytes; } linear; struct { CUdeviceptr devPtr; CUarray_format format; unsigned int
    numChannels; size_t width; size_t height; size_t pitchInBytes; } pitch2D; struct { int reserved[32]; } reserved;
    } res; unsigned int flags; } CUDA_RESOURCE_DESC_v1;
typedef struct CUDA_TEXTURE_DESC_st { CUaddress_mode addressMode[3]; CUfilter_mode filterMode; unsigned int flags;
    unsigned int maxAnisotropy; CUfilter_mode mipmapFilterMode; float mipmapLevelBias; float minMipmapLevelClamp;
    float maxMipmapLevelClamp; float borderColor[4]; int reserved[12]; } CUDA_TEXTURE_DESC_v1;
typedef struct CUDA_RESOURCE_VIEW_DESC_st { CUresourceViewFormat format; size_t width; size_t height; size_t depth;
    unsigned int firstMipmapLevel; unsigned int lastMipmapLevel; unsigned int firstLayer; unsigned int lastLayer;
    unsigned int reserved[16]; } CUDA_RESOURCE_VIEW_DESC_v1;
typedef struct CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st { unsigned long long p2pToken; unsigned int vaSpaceToken; }
    CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1;
typedef struct CUDA_LAUNCH_PARAMS_st { CUfunction function; unsigned int gridDimX; unsigned int gridDimY; unsigned
    int gridDimZ; unsigned int blockDimX; unsigned int blockDimY; unsigned int blockDimZ; unsigned int
    sharedMemBytes; CUstream hStream; void **kernelParams; } CUDA_LAUNCH_PARAMS_v1;
typedef struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st { CUexternalMemoryHandleType type; union { int fd; struct { void
    *handle; const void *name; } win32; const void *nvSciBufObject; } handle; unsigned long long size; unsigned int
    flags; unsigned int reserved[16]; } CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1;
typedef struct CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st { unsigned long long offset; unsigned long long size; unsigned
    int flags; unsigned int reserved[16]; } CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1;
typedef struct CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st { unsigned long long offset; CUDA_ARRAY3D_DESCRIPTOR
    arrayDesc; unsigned int numLevels; unsigned int reserved[16]; } CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1;
typedef struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st { CUexternalSemaphoreHandleType type; union { int fd; struct {
    void *handle; const void *name; } win32; const void *nvSciSyncObj; } handle; unsigned int flags; unsigned int
    reserved[16]; } CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1;
typedef struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st { struct { struct { unsigned long long value; } fence; union
    { void *fence; unsigned long long reserved; } nvSciSync; struct { unsigned long long key; } keyedMutex; unsigned
    int reserved[12]; } params; unsigned int flags; unsigned int reserved[16]; }
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1;
typedef struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st { struct { struct { unsigned long long value; } fence; union {
    void *fence; unsigned long long reserved; } nvSciSync; struct { unsigned long long key; unsigned int timeoutMs;
    } keyedMutex; unsigned int reserved[10]; } params; unsigned int flags; unsigned int reserved[16]; }
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1;
typedef struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st { CUexternalSemaphore *extSemArray; const
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray; unsigned int numExtSems; }
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1;
typedef struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st { CUexternalSemaphore *extSemArray; const
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray; unsigned int numExtSems; }
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2;
typedef struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_st { CUexternalSemaphore *extSemArray; const
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray; unsigned int numExtSems; } CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1;
typedef struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st { CUexternalSemaphore *extSemArray; const
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray; unsigned int numExtSems; } CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2;
typedef struct CUarrayMapInfo_st { CUresourcetype resourceType; union { CUmipmappedArray mipmap; CUarray array; }
    resource; CUarraySparseSubresourceType subresourceType; union { struct { unsigned int level; unsigned int layer;
    unsigned int offsetX; unsigned int offsetY; unsigned int offsetZ; unsigned int extentWidth; unsigned int
    extentHeight; unsigned int extentDepth; } sparseLevel; struct { unsigned int layer; unsigned long long offset;
    unsigned long long size; } miptail; } subresource; CUmemOperationType memOperationType; CUmemHandleType
    memHandleType; union { CUmemGenericAllocationHandle memHandle; } memHandle; unsigned long long offset; unsigned
    int deviceBitMask; unsigned int flags; unsigned int reserved[2]; } CUarrayMapInfo_v1;
typedef struct CUmemLocation_st { CUmemLocationType type; int id; } CUmemLocation_v1;
typedef struct CUmemAllocationProp_st { CUmemAllocationType type; CUmemAllocationHandleType requestedHandleTypes;
    CUmemLocation location; void *win32HandleMetaData; struct { unsigned char compressionType; unsigned char
    gpuDirectRDMACapable; unsigned short usage; unsigned char reserved[4]; } allocFlags; } CUmemAllocationProp_v1;
typedef struct CUmulticastObjectProp_st { unsigned int numDevices; size_t size; unsigned long long handleTypes;
    unsigned long long flags; } CUmulticastObjectProp_v1;
typedef struct CUmemAccessDesc_st { CUmemLocation location; CUmemAccess_flags flags; } CUmemAccessDesc_v1;
typedef struct CUgraphExecUpdateResultInfo_st { CUgraphExecUpdateResult result; CUgraphNode errorNode; CUgraphNode
    errorFromNode; } CUgraphExecUpdateResultInfo_v1;
typedef struct CUmemPoolProps_st { CUmemAllocationType allocType; CUmemAllocationHandleType handleTypes;
    CUmemLocation location; void *win32SecurityAttributes; size_t maxSize; unsigned short usage; unsigned char
    reserved[54]; } CUmemPoolProps_v1;
typedef struct CUmemPoolPtrExportData_st { unsigned char reserved[64]; } CUmemPoolPtrExportData_v1;
typedef struct CUmemcpyAttributes_st { CUmemcpySrcAccessOrder srcAccessOrder; CUmemLocation srcLocHint;
    CUmemLocation dstLocHint; unsigned int flags; } CUmemcpyAttributes_v1;
typedef struct CUoffset3D_st { size_t x; size_t y; size_t z; } CUoffset3D_v1;
typedef struct CUextent3D_st { size_t width; size_t height; size_t depth; } CUextent3D_v1;
typedef struct CUmemcpy3DOperand_st { CUmemcpy3DOperandType type; union { struct { CUdeviceptr ptr; size_t
    rowLength; size_t layerHeight; CUmemLocation locHint; } ptr; struct { CUarray array; CUoffset3D offset; } array;
    } op; } CUmemcpy3DOperand_v1;
typedef struct CUDA_MEMCPY3D_BATCH_OP_st { CUmemcpy3DOperand src; CUmemcpy3DOperand dst; CUextent3D extent;
    CUmemcpySrcAccessOrder srcAccessOrder; unsigned int flags; } CUDA_MEMCPY3D_BATCH_OP_v1;
typedef struct CUDA_MEM_ALLOC_NODE_PARAMS_v1_st { CUmemPoolProps poolProps; const CUmemAccessDesc *accessDescs;
    size_t accessDescCount; size_t bytesize; CUdeviceptr dptr; } CUDA_MEM_ALLOC_NODE_PARAMS_v1;
typedef struct CUDA_MEM_ALLOC_NODE_PARAMS_v2_st { CUmemPoolProps poolProps; const CUmemAccessDesc *accessDescs;
    size_t accessDescCount; size_t bytesize; CUdeviceptr dptr; } CUDA_MEM_ALLOC_NODE_PARAMS_v2;
typedef struct CUDA_MEM_FREE_NODE_PARAMS_st { CUdeviceptr dptr; } CUDA_MEM_FREE_NODE_PARAMS;
typedef struct CUDA_CHILD_GRAPH_NODE_PARAMS_st { CUgraph graph; CUgraphChildGraphNodeOwnership ownership; }
    CUDA_CHILD_GRAPH_NODE_PARAMS;
typedef struct CUDA_EVENT_RECORD_NODE_PARAMS_st { CUevent event; } CUDA_EVENT_RECORD_NODE_PARAMS;
typedef struct CUDA_EVENT_WAIT_NODE_PARAMS_st { CUevent event; } CUDA_EVENT_WAIT_NODE_PARAMS;
typedef struct CUgraphNodeParams_st { CUgraphNodeType type; int reserved0[3]; union { long long reserved1[29];
    CUDA_KERNEL_NODE_PARAMS_v3 kernel; CUDA_MEMCPY_NODE_PARAMS memcpy; CUDA_MEMSET_NODE_PARAMS_v2 memset;
    CUDA_HOST_NODE_PARAMS_v2 host; CUDA_CHILD_GRAPH_NODE_PARAMS graph; CUDA_EVENT_WAIT_NODE_PARAMS eventWait;
    CUDA_EVENT_RECORD_NODE_PARAMS eventRecord; CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 extSemSignal;
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 extSemWait; CUDA_MEM_ALLOC_NODE_PARAMS_v2 alloc; CUDA_MEM_FREE_NODE_PARAMS
    free; CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 memOp; CUDA_CONDITIONAL_NODE_PARAMS conditional; }; long long reserved2;
    } CUgraphNodeParams;
typedef struct CUcheckpointLockArgs_st { unsigned int timeoutMs; unsigned int reserved0; cuuint64_t reserved1[7]; }
    CUcheckpointLockArgs;
typedef struct CUcheckpointCheckpointArgs_st { cuuint64_t reserved[8]; } CUcheckpointCheckpointArgs;
typedef struct CUcheckpointGpuPair_st { CUuuid oldUuid; CUuuid newUuid; } CUcheckpointGpuPair;
typedef struct CUcheckpointRestoreArgs_st { CUcheckpointGpuPair *gpuPairs; unsigned int gpuPairsCount; char
    reserved[52 - (sizeof(CUcheckpointGpuPair *))]; cuuint64_t reserved1; } CUcheckpointRestoreArgs;
typedef struct CUcheckpointUnlockArgs_st { cuuint64_t reserved[8]; } CUcheckpointUnlockArgs;
typedef struct CUmemDecompressParams_st { size_t srcNumBytes; size_t dstNumBytes; cuuint32_t *dstActBytes; const
    void *src; void *dst; CUmemDecompressAlgorithm algo; unsigned char padding[20]; } CUmemDecompressParams;
typedef struct CUdevSmResource_st { unsigned int smCount; unsigned int minSmPartitionSize; unsigned int
    smCoscheduledAlignment; } CUdevSmResource;
typedef struct CUdevResource_st { CUdevResourceType type; unsigned char _internal_padding[92]; union {
    CUdevSmResource sm; unsigned char _oversize[48]; }; } CUdevResource_v1;
