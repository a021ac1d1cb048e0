/* CUDA graphs as host code sees them: runtime/host/graphs.py. */

typedef struct CUgraph_st *cudaGraph_t;
typedef struct CUgraphNode_st *cudaGraphNode_t;
typedef struct CUgraphExec_st *cudaGraphExec_t;

/* ---- capturing what a stream is given */

enum cudaStreamCaptureStatus { cudaStreamCaptureStatusNone, cudaStreamCaptureStatusActive, cudaStreamCaptureStatusInvalidated };
enum cudaStreamCaptureMode { cudaStreamCaptureModeGlobal, cudaStreamCaptureModeThreadLocal, cudaStreamCaptureModeRelaxed };

extern "C" cudaError_t cudaStreamBeginCapture(cudaStream_t stream, enum cudaStreamCaptureMode mode);
extern "C" cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t *graph);
extern "C" cudaError_t cudaStreamIsCapturing(cudaStream_t stream, enum cudaStreamCaptureStatus *status);
extern "C" cudaError_t minicu_capture_to(cudaStream_t stream, cudaGraph_t graph, const cudaGraphNode_t *before, size_t count, enum cudaStreamCaptureMode mode);
static inline cudaError_t cudaStreamBeginCaptureToGraph(cudaStream_t stream, cudaGraph_t graph, const cudaGraphNode_t *before, const void *edges, size_t count, enum cudaStreamCaptureMode mode) { return edges ? minicu_refused() : minicu_capture_to(stream, graph, before, count, mode); }
enum cudaStreamUpdateCaptureDependenciesFlags { cudaStreamAddCaptureDependencies = 0, cudaStreamSetCaptureDependencies = 1 };
extern "C" cudaError_t minicu_capture_after(cudaStream_t stream, cudaGraphNode_t *nodes, size_t count, unsigned int flags);
static inline cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t *nodes, const void *edges, size_t count, unsigned int flags = 0) { return edges ? minicu_refused() : minicu_capture_after(stream, nodes, count, flags); }
static inline cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t *nodes, size_t count, unsigned int flags = 0) { return minicu_capture_after(stream, nodes, count, flags); }
extern "C" cudaError_t minicu_captured(cudaStream_t stream, cudaGraph_t *graph, const cudaGraphNode_t **nodes, size_t *count);
extern "C" cudaError_t minicu_capture_info(cudaStream_t stream, enum cudaStreamCaptureStatus *status, unsigned long long *id);
static inline cudaError_t cudaStreamGetCaptureInfo(cudaStream_t stream, enum cudaStreamCaptureStatus *status, unsigned long long *id = 0) { return minicu_capture_info(stream, status, id); }
static inline cudaError_t cudaStreamGetCaptureInfo(cudaStream_t stream, enum cudaStreamCaptureStatus *status, unsigned long long *id, cudaGraph_t *graph, const cudaGraphNode_t **nodes = 0, const void **edges = 0, size_t *count = 0)
{
    cudaError_t error = minicu_capture_info(stream, status, id);
    return error || *status != cudaStreamCaptureStatusActive ? error : minicu_captured(stream, graph, nodes, count);
}
extern "C" cudaError_t cudaThreadExchangeStreamCaptureMode(enum cudaStreamCaptureMode *mode);

/* ---- graphs made of nodes */

enum cudaGraphNodeType {
    cudaGraphNodeTypeKernel = 0, cudaGraphNodeTypeMemcpy = 1, cudaGraphNodeTypeMemset = 2,
    cudaGraphNodeTypeHost = 3, cudaGraphNodeTypeGraph = 4, cudaGraphNodeTypeEmpty = 5,
    cudaGraphNodeTypeWaitEvent = 6, cudaGraphNodeTypeEventRecord = 7,
    cudaGraphNodeTypeExtSemaphoreSignal = 8, cudaGraphNodeTypeExtSemaphoreWait = 9,
    cudaGraphNodeTypeMemAlloc = 10, cudaGraphNodeTypeMemFree = 11, cudaGraphNodeTypeConditional = 13,
    cudaGraphNodeTypeCount
};
struct cudaKernelNodeParams {
    void *func;
    dim3 gridDim;
    dim3 blockDim;
    unsigned int sharedMemBytes;
    void **kernelParams;
    void **extra;
};
struct cudaMemsetParams {
    void *dst;
    size_t pitch;
    unsigned int value;
    unsigned int elementSize;
    size_t width;
    size_t height;
};
struct cudaMemAllocNodeParams {
    struct cudaMemPoolProps poolProps;
    const struct cudaMemAccessDesc *accessDescs;
    size_t accessDescCount;
    size_t bytesize;
    void *dptr;
};
struct cudaHostNodeParams { cudaHostFn_t fn; void *userData; };

extern "C" cudaError_t cudaGraphCreate(cudaGraph_t *graph, unsigned int flags);
extern "C" cudaError_t cudaGraphClone(cudaGraph_t *clone, cudaGraph_t graph);
extern "C" cudaError_t cudaGraphDestroy(cudaGraph_t graph);
extern "C" cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t *node, cudaGraph_t graph, const cudaGraphNode_t *before, size_t count, const struct cudaKernelNodeParams *parameters);
extern "C" cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t *node, cudaGraph_t graph, const cudaGraphNode_t *before, size_t count, const struct cudaMemcpy3DParms *parameters);
extern "C" cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t *node, cudaGraph_t graph, const cudaGraphNode_t *before, size_t count, void *to, const void *from, size_t size, enum cudaMemcpyKind kind);
extern "C" cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t *node, cudaGraph_t graph, const cudaGraphNode_t *before, size_t count, const struct cudaMemsetParams *parameters);
extern "C" cudaError_t cudaGraphAddHostNode(cudaGraphNode_t *node, cudaGraph_t graph, const cudaGraphNode_t *before, size_t count, const struct cudaHostNodeParams *parameters);
extern "C" cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t *node, cudaGraph_t graph, const cudaGraphNode_t *before, size_t count);
extern "C" cudaError_t cudaGraphAddChildGraphNode(cudaGraphNode_t *node, cudaGraph_t graph, const cudaGraphNode_t *before, size_t count, cudaGraph_t child);
extern "C" cudaError_t cudaGraphAddMemAllocNode(cudaGraphNode_t *node, cudaGraph_t graph, const cudaGraphNode_t *before, size_t count, struct cudaMemAllocNodeParams *parameters);
extern "C" cudaError_t cudaGraphAddMemFreeNode(cudaGraphNode_t *node, cudaGraph_t graph, const cudaGraphNode_t *before, size_t count, void *p);
enum cudaGraphConditionalHandleFlags { cudaGraphCondAssignDefault = 1 };
enum cudaGraphConditionalNodeType { cudaGraphCondTypeIf = 0, cudaGraphCondTypeWhile = 1, cudaGraphCondTypeSwitch = 2 };
struct cudaConditionalNodeParams { cudaGraphConditionalHandle handle; enum cudaGraphConditionalNodeType type; unsigned int size; cudaGraph_t *phGraph_out; void *ctx; };
struct cudaKernelNodeParamsV2 { void *func; dim3 gridDim; dim3 blockDim; unsigned int sharedMemBytes; void **kernelParams; void **extra; };
struct cudaMemsetParamsV2 { void *dst; size_t pitch; unsigned int value; unsigned int elementSize; size_t width; size_t height; };
struct cudaMemcpyNodeParams { int flags; int reserved[3]; struct cudaMemcpy3DParms copyParams; };
struct cudaHostNodeParamsV2 { cudaHostFn_t fn; void *userData; };
struct cudaChildGraphNodeParams { cudaGraph_t graph; int ownership; };
struct cudaMemAllocNodeParamsV2 { struct cudaMemPoolProps poolProps; const struct cudaMemAccessDesc *accessDescs; size_t accessDescCount; size_t bytesize; void *dptr; };
struct cudaMemFreeNodeParams { void *dptr; };
struct cudaGraphNodeParams {
    enum cudaGraphNodeType type;
    int reserved0[3];
    union {
        long long reserved1[29];
        struct cudaKernelNodeParamsV2 kernel;
        struct cudaMemcpyNodeParams memcpy;
        struct cudaMemsetParamsV2 memset;
        struct cudaHostNodeParamsV2 host;
        struct cudaChildGraphNodeParams graph;
        struct cudaMemAllocNodeParamsV2 alloc;
        struct cudaMemFreeNodeParams free;
        struct cudaConditionalNodeParams conditional;
    };
    long long reserved2;
};
extern "C" cudaError_t cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle *handle, cudaGraph_t graph, unsigned int value = 0, unsigned int flags = 0);
extern "C" cudaError_t minicu_add_conditional(cudaGraphNode_t *node, cudaGraph_t graph, const cudaGraphNode_t *before, size_t count, struct cudaConditionalNodeParams *parameters);
__noinline__ inline cudaError_t cudaGraphAddNode(cudaGraphNode_t *node, cudaGraph_t graph, const cudaGraphNode_t *before, size_t count, struct cudaGraphNodeParams *p)
{
    if (!p) return minicu_add_conditional(node, graph, before, count, 0);
    switch (p->type) {
    case cudaGraphNodeTypeKernel: return cudaGraphAddKernelNode(node, graph, before, count, (struct cudaKernelNodeParams *)&p->kernel);
    case cudaGraphNodeTypeMemcpy: return cudaGraphAddMemcpyNode(node, graph, before, count, &p->memcpy.copyParams);
    case cudaGraphNodeTypeMemset: return cudaGraphAddMemsetNode(node, graph, before, count, (struct cudaMemsetParams *)&p->memset);
    case cudaGraphNodeTypeHost: return cudaGraphAddHostNode(node, graph, before, count, (struct cudaHostNodeParams *)&p->host);
    case cudaGraphNodeTypeGraph: return cudaGraphAddChildGraphNode(node, graph, before, count, p->graph.graph);
    case cudaGraphNodeTypeEmpty: return cudaGraphAddEmptyNode(node, graph, before, count);
    case cudaGraphNodeTypeMemAlloc: return cudaGraphAddMemAllocNode(node, graph, before, count, (struct cudaMemAllocNodeParams *)&p->alloc);
    case cudaGraphNodeTypeMemFree: return cudaGraphAddMemFreeNode(node, graph, before, count, p->free.dptr);
    case cudaGraphNodeTypeConditional: return minicu_add_conditional(node, graph, before, count, &p->conditional);
    default: return minicu_refused();
    }
}
static inline cudaError_t cudaGraphAddNode(cudaGraphNode_t *node, cudaGraph_t graph, const cudaGraphNode_t *before, const void *edges, size_t count, struct cudaGraphNodeParams *parameters) { return edges ? minicu_refused() : cudaGraphAddNode(node, graph, before, count, parameters); }
extern "C" cudaError_t minicu_add_dependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, size_t count);
static inline cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, size_t count) { return minicu_add_dependencies(graph, from, to, count); }
static inline cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, const void *edges, size_t count) { return edges ? minicu_refused() : minicu_add_dependencies(graph, from, to, count); }
extern "C" cudaError_t cudaGraphKernelNodeSetParams(cudaGraphNode_t node, const struct cudaKernelNodeParams *parameters);
extern "C" cudaError_t cudaGraphDestroyNode(cudaGraphNode_t node);
extern "C" cudaError_t cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *count);
extern "C" cudaError_t cudaGraphGetRootNodes(cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *count);
extern "C" cudaError_t cudaGraphNodeGetType(cudaGraphNode_t node, enum cudaGraphNodeType *type);

/* ---- graphs that are ready to run */

enum cudaGraphInstantiateFlags {
    cudaGraphInstantiateFlagAutoFreeOnLaunch = 1, cudaGraphInstantiateFlagUpload = 2,
    cudaGraphInstantiateFlagDeviceLaunch = 4, cudaGraphInstantiateFlagUseNodePriority = 8
};
enum cudaGraphExecUpdateResult {
    cudaGraphExecUpdateSuccess, cudaGraphExecUpdateError, cudaGraphExecUpdateErrorTopologyChanged,
    cudaGraphExecUpdateErrorNodeTypeChanged, cudaGraphExecUpdateErrorFunctionChanged,
    cudaGraphExecUpdateErrorParametersChanged, cudaGraphExecUpdateErrorNotSupported,
    cudaGraphExecUpdateErrorUnsupportedFunctionChange, cudaGraphExecUpdateErrorAttributesChanged
};
typedef struct cudaGraphExecUpdateResultInfo_st {
    enum cudaGraphExecUpdateResult result;
    cudaGraphNode_t errorNode;
    cudaGraphNode_t errorFromNode;
} cudaGraphExecUpdateResultInfo;

extern "C" cudaError_t cudaGraphInstantiate(cudaGraphExec_t *executable, cudaGraph_t graph, unsigned long long flags = 0);
/* As it was before CUDA 12. `node` may be a null pointer in programs that know of no cudaGraphNode_t. */
static inline cudaError_t cudaGraphInstantiate(cudaGraphExec_t *executable, cudaGraph_t graph, void *node, char *log, size_t size) { return cudaGraphInstantiate(executable, graph, 0); }
extern "C" cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t *executable, cudaGraph_t graph, unsigned long long flags = 0);
extern "C" cudaError_t cudaGraphExecDestroy(cudaGraphExec_t executable);
extern "C" cudaError_t cudaGraphUpload(cudaGraphExec_t executable, cudaStream_t stream);
extern "C" cudaError_t cudaGraphExecKernelNodeSetParams(cudaGraphExec_t executable, cudaGraphNode_t node, const struct cudaKernelNodeParams *parameters);
extern "C" cudaError_t cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t executable, cudaGraphNode_t node, const struct cudaMemcpy3DParms *parameters);
extern "C" cudaError_t cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t executable, cudaGraphNode_t node, void *to, const void *from, size_t size, enum cudaMemcpyKind kind);
extern "C" cudaError_t cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t executable, cudaGraphNode_t node, const struct cudaMemsetParams *parameters);
extern "C" cudaError_t cudaGraphExecHostNodeSetParams(cudaGraphExec_t executable, cudaGraphNode_t node, const struct cudaHostNodeParams *parameters);
extern "C" cudaError_t cudaGraphExecUpdate(cudaGraphExec_t executable, cudaGraph_t graph, cudaGraphExecUpdateResultInfo *told);
static inline cudaError_t cudaGraphExecUpdate(cudaGraphExec_t executable, cudaGraph_t graph, cudaGraphNode_t *node, enum cudaGraphExecUpdateResult *result)
{
    cudaGraphExecUpdateResultInfo told;
    cudaError_t error = cudaGraphExecUpdate(executable, graph, &told);
    if (node) *node = told.errorNode;
    if (result) *result = told.result;
    return error;
}

enum cudaGraphMemAttributeType {
    cudaGraphMemAttrUsedMemCurrent, cudaGraphMemAttrUsedMemHigh, cudaGraphMemAttrReservedMemCurrent,
    cudaGraphMemAttrReservedMemHigh
};
extern "C" cudaError_t cudaDeviceGraphMemTrim(int device);
extern "C" cudaError_t cudaDeviceGetGraphMemAttribute(int device, enum cudaGraphMemAttributeType attribute, void *value);
extern "C" cudaError_t cudaDeviceSetGraphMemAttribute(int device, enum cudaGraphMemAttributeType attribute, void *value);

/* A step runs the nodes up to the next function of the program, which is called from here, or all. */
extern "C" cudaError_t minicu_graph_step(cudaGraphExec_t executable, cudaStream_t stream, size_t *at, cudaHostFn_t *fn, void **data);
static inline cudaError_t cudaGraphLaunch(cudaGraphExec_t executable, cudaStream_t stream)
{
    size_t at = 0;
    for (;;) {
        cudaHostFn_t fn = nullptr;
        void *data = nullptr;
        cudaError_t error = minicu_graph_step(executable, stream, &at, &fn, &data);
        if (!fn)
            return error;
        fn(data);
    }
}
