// What programs ask of the CUDA runtime beside tests/whole/runtime.cu: three dimensions, hints, functions in a
// stream's work, streams, pools, graphs, attributes, and what is refused.
#include <stdio.h>
#include <string.h>

__global__ void add(int *x, int n, int value)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) x[i] += value;
}

__global__ void scale(int *x, int n, int factor)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) x[i] *= factor;
}

__global__ void turn(cudaPitchedPtr p, int width, int height, int depth)
{
    int x = threadIdx.x, y = threadIdx.y, z = threadIdx.z;
    if (x < width && y < height && z < depth)
        ((int *)((char *)p.ptr + (z * p.ysize + y) * p.pitch))[x] += 1000 * z + 100 * y + x;
}

extern __shared__ int room[];
__global__ void __launch_bounds__(128) bounded(int *x) { room[threadIdx.x] = 1; x[0] = room[0]; }

#define CHECK(call) check(call, #call)
void check(cudaError_t error, const char *what)
{
    if (error != cudaSuccess) printf("%s: %s\n", what, cudaGetErrorName(error));
}
#define SHOW(call) printf("%s ", cudaGetErrorName(call))

int *host_of(int *device, int n)
{
    static int h[1024];
    CHECK(cudaMemcpy(h, device, n * sizeof(int), cudaMemcpyDeviceToHost));
    return h;
}

void three_dimensions()
{
    const int W = 5, H = 4, D = 3;
    cudaExtent extent = make_cudaExtent(W * sizeof(int), H, D);
    cudaPitchedPtr p;
    CHECK(cudaMalloc3D(&p, extent));
    CHECK(cudaMemset3D(p, 0, extent));
    turn<<<1, dim3(8, 8, 4)>>>(p, W, H, D);
    static int h[D][H][W], part[2][2][2];
    cudaMemcpy3DParms c = {0};
    c.srcPtr = p;
    c.dstPtr = make_cudaPitchedPtr(h, W * sizeof(int), W, H);
    c.extent = extent;
    c.kind = cudaMemcpyDeviceToHost;
    CHECK(cudaMemcpy3D(&c));
    printf("3d: %zu %zu %d %d %d %d\n", p.xsize, p.ysize, h[0][0][4], h[1][2][3], h[2][3][4], p.pitch >= 20);
    c.srcPos = make_cudaPos(2 * sizeof(int), 1, 1);
    c.dstPtr = make_cudaPitchedPtr(part, 2 * sizeof(int), 2, 2);
    c.extent = make_cudaExtent(2 * sizeof(int), 2, 2);
    cudaStream_t stream;
    CHECK(cudaStreamCreate(&stream));
    CHECK(cudaMemcpy3DAsync(&c, stream));
    CHECK(cudaStreamSynchronize(stream));
    printf("part: %d %d %d %d\n", part[0][0][0], part[0][1][1], part[1][0][1], part[1][1][1]);
    CHECK(cudaMemset3DAsync(p, 0, make_cudaExtent(8, 2, 2), stream));
    c.srcPos = make_cudaPos(0, 0, 0);
    CHECK(cudaMemcpy2DAsync(h, W * sizeof(int), p.ptr, p.pitch, W * sizeof(int), H * D, cudaMemcpyDeviceToHost, stream));
    CHECK(cudaStreamSynchronize(stream));
    printf("set: %d %d %d %d %d\n", h[0][1][1], h[1][1][0], h[1][1][2], h[1][2][1], h[2][1][1]);
    c.srcPtr.ptr = nullptr;
    SHOW(cudaMemcpy3D(&c));
    c.kind = (cudaMemcpyKind)9;
    SHOW(cudaMemcpy3D(&c));
    printf("%zu\n", sizeof c);
    CHECK(cudaStreamDestroy(stream));
    CHECK(cudaFree(p.ptr));
}

void hints()
{
    int *p;
    CHECK(cudaMallocManaged(&p, 4096));
    cudaMemLocation here;
    here.type = cudaMemLocationTypeDevice;
    here.id = 0;
    cudaMemLocation host = {cudaMemLocationTypeHost, 0};
    SHOW(cudaMemPrefetchAsync(p, 4096, here, 0, 0));
    SHOW(cudaMemPrefetchAsync(p, 4096, host, 0));
    SHOW(cudaMemPrefetchAsync(p, 4096, 0));
    SHOW(cudaMemPrefetchAsync(p, 4096, cudaCpuDeviceId, 0));
    SHOW(cudaMemAdvise(p, 4096, cudaMemAdviseSetReadMostly, 0));
    SHOW(cudaMemAdvise(p, 4096, cudaMemAdviseSetPreferredLocation, host));
    SHOW(cudaMemAdvise(p, 4096, cudaMemAdviseSetAccessedBy, cudaCpuDeviceId));
    here.type = cudaMemLocationTypeInvalid;
    SHOW(cudaMemPrefetchAsync(p, 4096, here, 0, 0));
    cudaStream_t stream;
    CHECK(cudaStreamCreate(&stream));
    SHOW(cudaStreamAttachMemAsync(stream, p));
    CHECK(cudaStreamSynchronize(stream));
    cudaPointerAttributes a;
    CHECK(cudaPointerGetAttributes(&a, p + 3));
    printf("\nmanaged: %d %d %d\n", a.type == cudaMemoryTypeManaged, a.devicePointer == p + 3, a.device);
    CHECK(cudaStreamDestroy(stream));
    CHECK(cudaFree(p));
}

struct Seen { int *values; int count, sum, called; };

void CUDART_CB add_up(void *data)
{
    Seen *s = (Seen *)data;
    for (int i = 0; i < s->count; i++) s->sum += s->values[i];
    s->called++;
}

void CUDART_CB called_back(cudaStream_t stream, cudaError_t status, void *data)
{
    ((Seen *)data)->called += stream != 0 && status == cudaSuccess ? 10 : 1000;
}

void functions_in_a_stream()
{
    cudaStream_t stream;
    CHECK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    int *d;
    Seen s = {};
    s.count = 100;
    CHECK(cudaMallocHost(&s.values, 400));
    CHECK(cudaMalloc(&d, 400));
    CHECK(cudaMemsetAsync(d, 0, 400, stream));
    for (int i = 1; i <= 3; i++) {
        add<<<1, 128, 0, stream>>>(d, 100, i);
        CHECK(cudaMemcpyAsync(s.values, d, 400, cudaMemcpyDeviceToHost, stream));
        CHECK(cudaLaunchHostFunc(stream, add_up, &s));
        CHECK(cudaStreamAddCallback(stream, called_back, &s, 0));
    }
    CHECK(cudaStreamSynchronize(stream));
    printf("called: %d %d\n", s.sum, s.called);
    SHOW(cudaLaunchHostFunc(stream, nullptr, &s));
    SHOW(cudaStreamAddCallback(stream, called_back, &s, 1));
    printf("%d\n", s.called);
    CHECK(cudaFree(d));
    CHECK(cudaFreeHost(s.values));
    CHECK(cudaStreamDestroy(stream));
}

void streams_and_events()
{
    int least = -99, greatest = 99, priority = 99, device = 99;
    unsigned flags = 99;
    unsigned long long one = 0, two = 0;
    CHECK(cudaDeviceGetStreamPriorityRange(&least, &greatest));
    cudaStream_t a, b;
    CHECK(cudaStreamCreateWithPriority(&a, cudaStreamNonBlocking, greatest));
    CHECK(cudaStreamCreate(&b));
    CHECK(cudaStreamGetPriority(a, &priority));
    CHECK(cudaStreamGetFlags(a, &flags));
    CHECK(cudaStreamGetId(a, &one));
    CHECK(cudaStreamGetId(b, &two));
    CHECK(cudaStreamGetDevice(b, &device));
    printf("streams: %d %d %u %d %d ", least >= greatest, priority == greatest, flags, one != two, device);
    CHECK(cudaStreamGetFlags(b, &flags));
    printf("%u\n", flags);
    cudaEvent_t timed, plain;
    CHECK(cudaEventCreate(&timed));
    CHECK(cudaEventCreateWithFlags(&plain, cudaEventDisableTiming));
    CHECK(cudaEventRecordWithFlags(timed, a, cudaEventRecordDefault));
    CHECK(cudaEventRecord(plain, a));
    CHECK(cudaStreamSynchronize(a));
    float time = -1;
    SHOW(cudaEventElapsedTime(&time, timed, plain));
    SHOW(cudaEventElapsedTime(&time, plain, plain));
    SHOW(cudaEventElapsedTime(&time, timed, timed));
    printf("%g\n", time);
    CHECK(cudaEventDestroy(timed));
    CHECK(cudaEventDestroy(plain));
    CHECK(cudaStreamDestroy(a));
    CHECK(cudaStreamDestroy(b));
}

void pools()
{
    cudaMemPool_t pool, current, own;
    CHECK(cudaDeviceGetDefaultMemPool(&pool, 0));
    CHECK(cudaDeviceGetMemPool(&current, 0));
    unsigned long long threshold = ~0ull, got = 1, used = 1;
    int reuse = -1;
    CHECK(cudaMemPoolSetAttribute(pool, cudaMemPoolAttrReleaseThreshold, &threshold));
    CHECK(cudaMemPoolGetAttribute(pool, cudaMemPoolAttrReleaseThreshold, &got));
    CHECK(cudaMemPoolGetAttribute(pool, cudaMemPoolReuseAllowOpportunistic, &reuse));
    printf("pools: %d %d %d ", pool == current, got == threshold, reuse);
    cudaMemPoolProps properties = {};
    properties.allocType = cudaMemAllocationTypePinned;
    properties.handleTypes = cudaMemHandleTypeNone;
    properties.location.type = cudaMemLocationTypeDevice;
    properties.location.id = 0;
    CHECK(cudaMemPoolCreate(&own, &properties));
    cudaStream_t stream;
    CHECK(cudaStreamCreate(&stream));
    int *a, *b;
    CHECK(cudaMallocFromPoolAsync(&a, 4000, own, stream));
    CHECK(cudaMallocAsync(&b, 4000, stream));
    CHECK(cudaMemPoolGetAttribute(own, cudaMemPoolAttrUsedMemCurrent, &used));
    CHECK(cudaMemsetAsync(a, 0, 4000, stream));
    add<<<4, 256, 0, stream>>>(a, 1000, 7);
    CHECK(cudaMemcpyAsync(b, a, 4000, cudaMemcpyDeviceToDevice, stream));
    CHECK(cudaStreamSynchronize(stream));
    printf("%d %d ", used >= 4000, host_of(b, 1000)[999]);
    cudaMemPoolPtrExportData exported;
    int descriptor;
    printf("%d ", cudaMemPoolExportToShareableHandle(&descriptor, own, cudaMemHandleTypeNone, 0) == cudaErrorInvalidValue);
    printf("%d ", cudaMemPoolExportPointer(nullptr, a) == cudaErrorInvalidValue);
    cudaGetLastError();
    enum cudaSharedMemConfig banks;
    CHECK(cudaDeviceGetSharedMemConfig(&banks));
    printf("%d %d ", banks == cudaSharedMemBankSizeFourByte, (int)sizeof exported);
    CHECK(cudaFreeAsync(a, stream));
    CHECK(cudaFreeAsync(b, stream));
    CHECK(cudaStreamSynchronize(stream));
    CHECK(cudaMemPoolGetAttribute(own, cudaMemPoolAttrUsedMemCurrent, &used));
    cudaMemAccessFlags access;
    cudaMemLocation location = {cudaMemLocationTypeDevice, 0};
    CHECK(cudaMemPoolGetAccess(&access, own, &location));
    printf("%llu %d\n", used, access == cudaMemAccessFlagsProtReadWrite);
    CHECK(cudaMemPoolTrimTo(own, 0));
    CHECK(cudaMemPoolDestroy(own));
    CHECK(cudaStreamDestroy(stream));
}

void captured_graphs()
{
    cudaStream_t stream, other;
    CHECK(cudaStreamCreate(&stream));
    CHECK(cudaStreamCreateWithFlags(&other, cudaStreamNonBlocking));
    int *x, *y, *h;
    CHECK(cudaMalloc(&x, 400));
    CHECK(cudaMalloc(&y, 400));
    CHECK(cudaMallocHost(&h, 400));
    Seen s = {h, 100, 0, 0};
    cudaEvent_t fork, join;
    CHECK(cudaEventCreateWithFlags(&fork, cudaEventDisableTiming));
    CHECK(cudaEventCreateWithFlags(&join, cudaEventDisableTiming));
    cudaGraph_t graph;
    cudaGraphExec_t run, same;
    cudaStreamCaptureStatus status[3];
    CHECK(cudaMemset(x, 0, 400));
    CHECK(cudaStreamIsCapturing(stream, &status[0]));
    CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
    CHECK(cudaStreamIsCapturing(stream, &status[1]));
    for (int i = 1; i <= 3; i++) add<<<1, 128, 0, stream>>>(x, 100, i); // i is copied now
    CHECK(cudaEventRecord(fork, stream));
    CHECK(cudaStreamWaitEvent(other, fork, 0));
    CHECK(cudaStreamIsCapturing(other, &status[2]));
    CHECK(cudaMemsetAsync(y, 0, 400, other));
    add<<<1, 128, 0, other>>>(y, 100, 5);
    CHECK(cudaEventRecord(join, other));
    scale<<<1, 128, 0, stream>>>(x, 100, 2);
    CHECK(cudaStreamWaitEvent(stream, join, 0));
    CHECK(cudaMemcpyAsync(h, x, 400, cudaMemcpyDeviceToHost, stream));
    CHECK(cudaLaunchHostFunc(stream, add_up, &s));
    CHECK(cudaMemcpyAsync(x, y, 200, cudaMemcpyDeviceToDevice, stream));
    CHECK(cudaStreamEndCapture(stream, &graph));
    size_t nodes = 0, roots = 0;
    CHECK(cudaGraphGetNodes(graph, nullptr, &nodes));
    CHECK(cudaGraphGetRootNodes(graph, nullptr, &roots));
    printf("graph: %d %d %d, %d nodes, %d root, ", status[0], status[1], status[2], (int)nodes, (int)roots);
    CHECK(cudaGraphInstantiate(&run, graph, 0));
    CHECK(cudaGraphInstantiate(&same, graph, nullptr, nullptr, 0));
    printf("%d ", host_of(x, 100)[0]); // nothing has run yet
    CHECK(cudaGraphUpload(run, stream));
    CHECK(cudaGraphLaunch(run, stream));
    CHECK(cudaStreamSynchronize(stream));
    printf("%d %d %d ", s.sum, host_of(x, 100)[0], host_of(x, 100)[99]);
    CHECK(cudaGraphLaunch(run, stream));
    CHECK(cudaGraphLaunch(same, stream));
    CHECK(cudaStreamSynchronize(stream));
    printf("%d %d %d %d\n", s.sum, s.called, host_of(x, 100)[0], host_of(x, 100)[99]);
    CHECK(cudaGraphExecDestroy(same));

    // The same nodes with other arguments.
    cudaGraph_t graphs[2];
    for (int i = 0; i < 2; i++) {
        CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeRelaxed));
        CHECK(cudaMemsetAsync(x, 0, 400, stream));
        add<<<1, 128, 0, stream>>>(x, 100, i ? 40 : 30);
        CHECK(cudaStreamEndCapture(stream, &graphs[i]));
    }
    CHECK(cudaGraphInstantiateWithFlags(&same, graphs[0], 0));
    CHECK(cudaGraphLaunch(same, stream));
    printf("update: %d ", host_of(x, 100)[50]);
    cudaGraphExecUpdateResultInfo told;
    SHOW(cudaGraphExecUpdate(same, graphs[1], &told));
    printf("%d ", told.result == cudaGraphExecUpdateSuccess);
    CHECK(cudaGraphLaunch(same, stream));
    printf("%d ", host_of(x, 100)[50]);
    SHOW(cudaGraphExecUpdate(same, graph, &told));
    printf("%d\n", told.result != cudaGraphExecUpdateSuccess);
    cudaGetLastError();

    // What goes wrong.
    SHOW(cudaStreamBeginCapture(0, cudaStreamCaptureModeGlobal));
    SHOW(cudaStreamEndCapture(stream, &graph));
    CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
    SHOW(cudaStreamSynchronize(stream));
    SHOW(cudaStreamEndCapture(stream, &graphs[0]));
    CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
    CHECK(cudaEventRecord(fork, stream));
    CHECK(cudaStreamWaitEvent(other, fork, 0));
    add<<<1, 1, 0, other>>>(x, 1, 1);
    SHOW(cudaStreamEndCapture(stream, &graphs[0]));
    printf("%d\n", graphs[0] == 0);
    cudaGetLastError();
    CHECK(cudaGraphExecDestroy(run));
    CHECK(cudaGraphExecDestroy(same));
    CHECK(cudaGraphDestroy(graphs[1]));
    CHECK(cudaFree(x));
    CHECK(cudaFree(y));
    CHECK(cudaFreeHost(h));
    CHECK(cudaStreamDestroy(stream));
    CHECK(cudaStreamDestroy(other));
}

void made_graphs()
{
    cudaGraph_t graph, child, clone;
    cudaGraphNode_t set, first, second, copy, call, inside, empty, cleared;
    int *x, *h, n = 100, value = 3, factor = 4;
    CHECK(cudaMalloc(&x, 400));
    CHECK(cudaMallocHost(&h, 400));
    Seen s = {h, n, 0, 0};
    CHECK(cudaGraphCreate(&graph, 0));
    CHECK(cudaGraphCreate(&child, 0));

    cudaMemsetParams fill = {0};
    fill.dst = x;
    fill.value = 1;
    fill.elementSize = 4;
    fill.width = n;
    fill.height = 1;
    CHECK(cudaGraphAddMemsetNode(&set, graph, nullptr, 0, &fill));
    void *adding[] = {&x, &n, &value}, *scaling[] = {&x, &n, &factor};
    cudaKernelNodeParams kernel = {0};
    kernel.func = (void *)add;
    kernel.gridDim = dim3(1);
    kernel.blockDim = dim3(128);
    kernel.kernelParams = adding;
    CHECK(cudaGraphAddKernelNode(&first, graph, &set, 1, &kernel));
    kernel.func = (void *)scale;
    kernel.kernelParams = scaling;
    CHECK(cudaGraphAddKernelNode(&inside, child, nullptr, 0, &kernel));
    CHECK(cudaGraphAddChildGraphNode(&second, graph, &first, 1, child));
    CHECK(cudaGraphAddMemcpyNode1D(&copy, graph, &second, 1, h, x, 400, cudaMemcpyDeviceToHost));
    cudaHostNodeParams function = {0};
    function.fn = add_up;
    function.userData = &s;
    CHECK(cudaGraphAddHostNode(&call, graph, &copy, 1, &function));
    CHECK(cudaGraphAddEmptyNode(&empty, graph, nullptr, 0));
    CHECK(cudaGraphAddDependencies(graph, &call, &empty, 1));
    cudaMemcpy3DParms back = {0};
    back.srcPtr = make_cudaPitchedPtr(h, 400, n, 1);
    back.dstPtr = make_cudaPitchedPtr(x, 400, n, 1);
    back.extent = make_cudaExtent(400, 1, 1);
    back.kind = cudaMemcpyHostToDevice;
    CHECK(cudaGraphAddMemcpyNode(&cleared, graph, &empty, 1, &back));
    CHECK(cudaGraphClone(&clone, graph));
    value = 100; // no more seen

    cudaGraphNodeType type;
    CHECK(cudaGraphNodeGetType(call, &type));
    size_t nodes = 0, roots = 1;
    cudaGraphNode_t root;
    CHECK(cudaGraphGetNodes(clone, nullptr, &nodes));
    CHECK(cudaGraphGetRootNodes(graph, &root, &roots));
    printf("made: %d %d %d %d ", type == cudaGraphNodeTypeHost, (int)nodes, (int)roots, root == set);
    cudaStream_t stream;
    CHECK(cudaStreamCreate(&stream));
    cudaGraphExec_t run, other;
    CHECK(cudaGraphInstantiate(&run, graph, 0));
    CHECK(cudaGraphInstantiate(&other, clone));
    CHECK(cudaGraphLaunch(run, stream));
    CHECK(cudaStreamSynchronize(stream));
    printf("%d %d ", h[99], s.sum);
    kernel.func = (void *)add;
    kernel.kernelParams = adding;
    value = 9;
    CHECK(cudaGraphExecKernelNodeSetParams(run, first, &kernel));
    CHECK(cudaGraphLaunch(run, stream));
    CHECK(cudaStreamSynchronize(stream));
    printf("%d %d ", h[99], s.sum);
    CHECK(cudaGraphLaunch(other, stream));
    CHECK(cudaStreamSynchronize(stream));
    printf("%d %d %d\n", h[99], s.sum, s.called);
    fill.value = 2;
    CHECK(cudaGraphExecMemsetNodeSetParams(run, set, &fill));
    CHECK(cudaGraphExecMemcpyNodeSetParams1D(run, copy, h + 50, x, 200, cudaMemcpyDeviceToHost));
    CHECK(cudaGraphExecMemcpyNodeSetParams(run, cleared, &back));
    Seen half = {h + 50, 50, 0, 0};
    function.userData = &half;
    CHECK(cudaGraphExecHostNodeSetParams(run, call, &function));
    memset(h, 0, 400);
    CHECK(cudaGraphLaunch(run, stream));
    CHECK(cudaStreamSynchronize(stream));
    printf("changed: %d %d %d ", h[0], h[99], half.sum);
    CHECK(cudaGraphDestroyNode(cleared));
    value = 1000;
    CHECK(cudaGraphKernelNodeSetParams(first, &kernel));
    CHECK(cudaGraphExecDestroy(run));
    CHECK(cudaGraphInstantiate(&run, graph));
    CHECK(cudaGraphGetNodes(graph, nullptr, &nodes));
    CHECK(cudaGraphLaunch(run, stream));
    CHECK(cudaStreamSynchronize(stream));
    printf("%d %d\n", (int)nodes, h[99]);
    SHOW(cudaGraphAddMemsetNode(&set, graph, nullptr, 0, nullptr));
    SHOW(cudaGraphCreate(&graph, 1));
    printf("%s\n", cudaGetErrorName(cudaGetLastError()));
    CHECK(cudaGraphExecDestroy(run));
    CHECK(cudaGraphExecDestroy(other));
    CHECK(cudaGraphDestroy(clone));
    CHECK(cudaGraphDestroy(child));
    CHECK(cudaGraphDestroy(graph));
    CHECK(cudaStreamDestroy(stream));
    CHECK(cudaFree(x));
    CHECK(cudaFreeHost(h));
}

void memory_of_graphs()
{
    cudaGraph_t graph;
    cudaGraphNode_t node[4];
    cudaGraphExec_t run;
    int *h, n = 100, value = 6;
    CHECK(cudaMallocHost(&h, 400));
    CHECK(cudaGraphCreate(&graph, 0));
    cudaMemAllocNodeParams room = {};
    room.poolProps.allocType = cudaMemAllocationTypePinned;
    room.poolProps.location.type = cudaMemLocationTypeDevice;
    room.bytesize = 400;
    CHECK(cudaGraphAddMemAllocNode(&node[0], graph, nullptr, 0, &room));
    cudaMemsetParams fill = {room.dptr, 0, 2, 4, 100, 1};
    CHECK(cudaGraphAddMemsetNode(&node[1], graph, &node[0], 1, &fill));
    void *arguments[] = {&room.dptr, &n, &value};
    cudaKernelNodeParams kernel = {(void *)add, dim3(1), dim3(128), 0, arguments, nullptr};
    CHECK(cudaGraphAddKernelNode(&node[2], graph, &node[1], 1, &kernel));
    CHECK(cudaGraphAddMemcpyNode1D(&node[3], graph, &node[2], 1, h, room.dptr, 400, cudaMemcpyDeviceToHost));
    CHECK(cudaGraphAddMemFreeNode(&node[0], graph, &node[3], 1, room.dptr));
    CHECK(cudaGraphInstantiate(&run, graph, 0));
    for (int i = 0; i < 2; i++) {
        CHECK(cudaGraphLaunch(run, 0));
        CHECK(cudaStreamSynchronize(0));
    }
    size_t used;
    CHECK(cudaDeviceGetGraphMemAttribute(0, cudaGraphMemAttrReservedMemCurrent, &used));
    printf("memory of graphs: %d %d %d\n", h[0], h[99], used >= 400);
    CHECK(cudaGraphExecDestroy(run));
    CHECK(cudaGraphDestroy(graph));
    CHECK(cudaDeviceGraphMemTrim(0));
    CHECK(cudaFreeHost(h));
}

void attributes()
{
    int *x, h[4];
    CHECK(cudaMalloc(&x, 16));
    CHECK(cudaMemset(x, 0, 16));
    cudaLaunchAttribute attribute;
    attribute.id = cudaLaunchAttributeCooperative;
    attribute.val.cooperative = 1;
    cudaLaunchConfig_t config = {};
    config.gridDim = 1;
    config.blockDim = dim3(32);
    CHECK(cudaLaunchKernelEx(&config, add, x, 4, 1.5)); // converted to 1
    config.attrs = &attribute;
    config.numAttrs = 1;
    CHECK(cudaLaunchKernelEx(&config, add, x, 4, 20));
    CHECK(cudaMemcpy(h, x, 16, cudaMemcpyDeviceToHost));
    printf("attributes: %d %zu %zu ", h[3], sizeof config, sizeof attribute);
    config.gridDim = 0;
    SHOW(cudaLaunchKernelEx(&config, add, x, 4, 1));
    cudaStream_t stream;
    CHECK(cudaStreamCreate(&stream));
    cudaStreamAttrValue given = {}, got = {};
    given.accessPolicyWindow.base_ptr = x;
    given.accessPolicyWindow.num_bytes = 16;
    given.accessPolicyWindow.hitRatio = 0.5f;
    given.accessPolicyWindow.hitProp = cudaAccessPropertyPersisting;
    given.accessPolicyWindow.missProp = cudaAccessPropertyStreaming;
    CHECK(cudaStreamSetAttribute(stream, cudaStreamAttributeAccessPolicyWindow, &given));
    CHECK(cudaStreamGetAttribute(stream, cudaStreamAttributeAccessPolicyWindow, &got));
    printf("%d %g ", got.accessPolicyWindow.hitProp, got.accessPolicyWindow.hitRatio);
    CHECK(cudaStreamGetAttribute(stream, cudaStreamAttributeSynchronizationPolicy, &got));
    printf("%d\n", got.syncPolicy);
    CHECK(cudaStreamDestroy(stream));
    CHECK(cudaFree(x));
}

size_t shared_of(int threads) { return threads * sizeof(int); }

void kernels()
{
    cudaFuncAttributes a;
    CHECK(cudaFuncGetAttributes(&a, bounded));
    printf("kernels: %d ", a.maxThreadsPerBlock);
    CHECK(cudaFuncSetAttribute(bounded, cudaFuncAttributeMaxDynamicSharedMemorySize, 60000));
    CHECK(cudaFuncSetAttribute(bounded, cudaFuncAttributePreferredSharedMemoryCarveout, cudaSharedmemCarveoutMaxShared));
    CHECK(cudaFuncGetAttributes(&a, bounded));
    int blocks = 0, threads = 0, each = 0;
    size_t dynamic = 0;
    printf("%d ", a.maxDynamicSharedSizeBytes);
    CHECK(cudaOccupancyMaxPotentialBlockSize(&blocks, &threads, bounded, 0, 0));
    printf("%d %d ", blocks > 0, threads);
    CHECK(cudaOccupancyMaxPotentialBlockSizeWithFlags(&blocks, &threads, bounded, 0, 64, cudaOccupancyDefault));
    printf("%d %d ", blocks > 0, threads);
    CHECK(cudaOccupancyMaxPotentialBlockSizeVariableSMem(&blocks, &threads, bounded, shared_of, 96));
    printf("%d %d ", blocks > 0, threads > 0 && threads <= 96);
    CHECK(cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(&blocks, &threads, bounded, shared_of, 96, cudaOccupancyDefault));
    printf("%d %d ", blocks > 0, threads > 0 && threads <= 96);
    CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&each, bounded, 128, 0));
    CHECK(cudaOccupancyAvailableDynamicSMemPerBlock(&dynamic, bounded, 1, 128));
    printf("%d %d\n", each > 0, dynamic >= 40000);
}

void memory_of_the_host()
{
    int *mapped, *seen = nullptr;
    CHECK(cudaHostAlloc(&mapped, 400, cudaHostAllocMapped));
    CHECK(cudaHostGetDevicePointer(&seen, mapped, 0));
    for (int i = 0; i < 100; i++) mapped[i] = i;
    add<<<1, 128>>>(seen, 100, 1000);
    CHECK(cudaDeviceSynchronize());
    cudaPointerAttributes a;
    CHECK(cudaPointerGetAttributes(&a, mapped));
    printf("host: %d %d %d ", mapped[99], a.type == cudaMemoryTypeHost, a.hostPointer == mapped);
    static char buffer[1 << 16];
    CHECK(cudaPointerGetAttributes(&a, buffer));
    printf("%d ", a.type == cudaMemoryTypeUnregistered);
    CHECK(cudaHostRegister(buffer, sizeof buffer, cudaHostRegisterDefault));
    CHECK(cudaPointerGetAttributes(&a, buffer));
    printf("%d ", a.type == cudaMemoryTypeHost);
    SHOW(cudaHostRegister(buffer, sizeof buffer, cudaHostRegisterDefault));
    CHECK(cudaHostUnregister(buffer));
    SHOW(cudaHostUnregister(buffer));
    int *d;
    CHECK(cudaMalloc(&d, 4));
    CHECK(cudaPointerGetAttributes(&a, d));
    printf("%d %zu\n", a.type == cudaMemoryTypeDevice, sizeof a);
    CHECK(cudaFree(d));
    CHECK(cudaFreeHost(mapped));
}

void the_device()
{
    int number = 9, version = 0, can = 9, same = 9;
    unsigned flags = 99;
    char id[32] = "";
    cudaDeviceProp properties;
    CHECK(cudaGetDeviceProperties(&properties, 0));
    CHECK(cudaRuntimeGetVersion(&version));
    CHECK(cudaChooseDevice(&number, &properties));
    CHECK(cudaInitDevice(0, 0, 0));
    CHECK(cudaSetDeviceFlags(cudaDeviceScheduleBlockingSync));
    CHECK(cudaGetDeviceFlags(&flags));
    CHECK(cudaDeviceGetPCIBusId(id, sizeof id, 0));
    CHECK(cudaDeviceGetByPCIBusId(&same, id));
    CHECK(cudaDeviceCanAccessPeer(&can, 0, 1));
    cudaFuncCache cache;
    CHECK(cudaDeviceSetCacheConfig(cudaFuncCachePreferNone));
    CHECK(cudaDeviceGetCacheConfig(&cache));
    CHECK(cudaCtxResetPersistingL2Cache());
    size_t available = 0, total = 0;
    CHECK(cudaMemGetInfo(&available, &total));
    printf("device: %d %d %u %d %d %d %d %d %zu\n", version, number, flags & cudaDeviceScheduleMask,
           (int)strlen(id), same, can, cache, available <= total, sizeof(cudaDeviceProp));
    cudaIpcMemHandle_t memory;
    void *entry;
    SHOW(cudaDeviceGetP2PAttribute(&can, cudaDevP2PAttrAccessSupported, 0, 1));
    SHOW(cudaIpcGetMemHandle(&memory, id));
    SHOW(cudaIpcOpenMemHandle(&entry, memory, cudaIpcMemLazyEnablePeerAccess));
    printf("%s\n", cudaGetErrorName(cudaGetLastError()));
}

int main()
{
    three_dimensions();
    cudaGetLastError();
    hints();
    cudaGetLastError();
    functions_in_a_stream();
    cudaGetLastError();
    streams_and_events();
    cudaGetLastError();
    pools();
    captured_graphs();
    made_graphs();
    memory_of_graphs();
    attributes();
    cudaGetLastError();
    kernels();
    memory_of_the_host();
    cudaGetLastError();
    the_device();
    CHECK(cudaDeviceSynchronize());
    return cudaGetLastError();
}
