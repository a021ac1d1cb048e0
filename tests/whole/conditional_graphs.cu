// Conditional nodes of graphs: if, else, while, switch; bodies made of nodes and captured.
#include <cstdio>

__global__ void decide(int *p, cudaGraphConditionalHandle h) { cudaGraphSetConditional(h, *p & 1); }
__global__ void add(int *p, int n) { *p += n; }
__global__ void down(int *p, cudaGraphConditionalHandle h)
{
    if (--*p == 0) cudaGraphSetConditional(h, 0);
}
__global__ void choose(int *p, cudaGraphConditionalHandle h) { cudaGraphSetConditional(h, (unsigned)*p); }

static cudaGraphNode_t kernel(cudaGraph_t graph, cudaGraphNode_t *before, size_t count, void *f, void **arguments)
{
    cudaGraphNode_t node;
    cudaGraphNodeParams p = {cudaGraphNodeTypeKernel};
    p.kernel.func = f;
    p.kernel.gridDim = p.kernel.blockDim = dim3(1);
    p.kernel.kernelParams = arguments;
    printf("%d", cudaGraphAddNode(&node, graph, before, nullptr, count, &p));
    return node;
}
static cudaGraph_t *conditional(cudaGraph_t graph, cudaGraphNode_t *before, size_t count, cudaGraphConditionalHandle h, cudaGraphConditionalNodeType type, unsigned size, cudaGraphNode_t *node)
{
    cudaGraphNodeParams p = {cudaGraphNodeTypeConditional};
    p.conditional.handle = h;
    p.conditional.type = type;
    p.conditional.size = size;
    printf("%d", cudaGraphAddNode(node, graph, before, nullptr, count, &p));
    return p.conditional.phGraph_out;
}
static int launched(cudaGraphExec_t e, int *p, int value)
{
    int result;
    cudaMemcpy(p, &value, sizeof value, cudaMemcpyHostToDevice);
    cudaGraphLaunch(e, 0);
    cudaDeviceSynchronize();
    cudaMemcpy(&result, p, sizeof result, cudaMemcpyDeviceToHost);
    return result;
}

int main()
{
    int *p, ten = 10, hundred = 100, thousand = 1000;
    cudaMalloc(&p, sizeof *p);
    cudaGraphExec_t e;
    { // if and else
        cudaGraph_t graph;
        cudaGraphCreate(&graph, 0);
        cudaGraphConditionalHandle h;
        printf("%d", cudaGraphConditionalHandleCreate(&h, graph));
        void *a[] = {&p, &h}, *yes[] = {&p, &ten}, *no[] = {&p, &hundred};
        cudaGraphNode_t first = kernel(graph, nullptr, 0, (void *)decide, a), second;
        cudaGraph_t *bodies = conditional(graph, &first, 1, h, cudaGraphCondTypeIf, 2, &second);
        kernel(bodies[0], nullptr, 0, (void *)add, yes);
        kernel(bodies[1], nullptr, 0, (void *)add, no);
        kernel(graph, &second, 1, (void *)add, yes);
        printf(" %d", cudaGraphInstantiate(&e, graph, 0));
        printf(" %d", launched(e, p, 3));
        printf(" %d\n", launched(e, p, 4));
        cudaGraphExecDestroy(e);
        cudaGraphDestroy(graph);
    }
    { // do ... while, its body captured
        cudaGraph_t graph, same;
        cudaGraphCreate(&graph, 0);
        cudaGraphConditionalHandle h;
        cudaGraphConditionalHandleCreate(&h, graph, 1, cudaGraphCondAssignDefault);
        cudaGraphNode_t node;
        cudaGraph_t body = conditional(graph, nullptr, 0, h, cudaGraphCondTypeWhile, 1, &node)[0];
        cudaStream_t s;
        cudaStreamCreate(&s);
        int *count;
        cudaMalloc(&count, sizeof *count);
        cudaMemset(count, 0, sizeof *count);
        printf("%d", cudaStreamBeginCaptureToGraph(s, body, nullptr, nullptr, 0, cudaStreamCaptureModeGlobal));
        add<<<1, 1, 0, s>>>(count, 5);
        down<<<1, 1, 0, s>>>(p, h);
        printf("%d", cudaStreamEndCapture(s, &same));
        printf(" %d", same == body);
        cudaGraphInstantiate(&e, graph, 0);
        printf(" %d", launched(e, p, 7));
        printf(" %d", launched(e, p, 2));
        int total;
        cudaMemcpy(&total, count, sizeof total, cudaMemcpyDeviceToHost);
        printf(" %d\n", total);
        cudaGraphExecDestroy(e);
        cudaGraphDestroy(graph);
        cudaStreamDestroy(s);
    }
    { // switch, put into what is captured
        cudaStream_t s;
        cudaStreamCreate(&s);
        cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal);
        cudaStreamCaptureStatus status;
        cudaGraph_t graph;
        const cudaGraphNode_t *before;
        size_t count;
        unsigned long long id;
        cudaStreamGetCaptureInfo(s, &status, &id, &graph, &before, nullptr, &count);
        cudaGraphConditionalHandle h;
        printf("%zu%d", count, cudaGraphConditionalHandleCreate(&h, graph));
        choose<<<1, 1, 0, s>>>(p, h);
        cudaStreamGetCaptureInfo(s, &status, &id, &graph, &before, nullptr, &count);
        cudaGraphNode_t node, given[1] = {count == 1 ? before[0] : nullptr};
        cudaGraph_t *bodies = conditional(graph, given, 1, h, cudaGraphCondTypeSwitch, 3, &node);
        cudaStreamUpdateCaptureDependencies(s, &node, nullptr, 1, cudaStreamSetCaptureDependencies);
        add<<<1, 1, 0, s>>>(p, 1000);
        printf("%d", cudaStreamEndCapture(s, &graph));
        void *a[] = {&p, &ten}, *b[] = {&p, &hundred}, *c[] = {&p, &thousand};
        kernel(bodies[0], nullptr, 0, (void *)add, a);
        kernel(bodies[1], nullptr, 0, (void *)add, b);
        kernel(bodies[2], nullptr, 0, (void *)add, c);
        cudaGraphInstantiate(&e, graph, 0);
        for (int i = 0; i < 4; i++) printf(" %d", launched(e, p, i));
        printf(" %s\n", cudaGetErrorName(cudaGetLastError()));
    }
    cudaGraph_t graph;
    cudaGraphCreate(&graph, 0);
    cudaGraphConditionalHandle h;
    cudaGraphConditionalHandleCreate(&h, graph);
    cudaGraphNodeParams wrong = {cudaGraphNodeTypeConditional};
    wrong.conditional.handle = h;
    wrong.conditional.type = cudaGraphCondTypeWhile;
    wrong.conditional.size = 2;
    cudaGraphNode_t node;
    printf("%s\n", cudaGetErrorName(cudaGraphAddNode(&node, graph, nullptr, nullptr, 0, &wrong)));
    // a body has no functions of the host
    cudaGraph_t body = conditional(graph, nullptr, 0, h, cudaGraphCondTypeIf, 1, &node)[0];
    cudaHostNodeParams host = {[](void *) {}, nullptr};
    bool refused = cudaGraphAddHostNode(&node, body, nullptr, 0, &host) != cudaSuccess;
    printf(" %d\n", refused || cudaGraphInstantiate(&e, graph, 0) != cudaSuccess);
}
