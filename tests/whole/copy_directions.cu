// A copy says by its kind which end is the device's: memory of the host that the device does not reach is refused
// there. An end that is the host's may be anywhere.
#include <cstdio>
#include <cstdlib>

__device__ int variable = 5;
__constant__ int constant = 6;
__device__ int unused[4];
__managed__ int shared = 7;

__global__ void read(int *p)
{
    *p += variable + constant + shared;
}

__global__ void tell(const char **where)
{
    *where = "text of a kernel";
}

__global__ void take(void **where)
{
    *where = malloc(64);
}

static const char *name(cudaError_t error)
{
    return error == cudaSuccess                        ? "."
           : error == cudaErrorInvalidValue           ? "invalid"
           : error == cudaErrorInvalidMemcpyDirection ? "direction"
                                                      : cudaGetErrorName(error);
}

static cudaError_t in_planes(void *to, void *from, cudaMemcpyKind kind, bool async)
{
    cudaMemcpy3DParms p = {};
    p.srcPtr = make_cudaPitchedPtr(from, 8, 8, 2);
    p.dstPtr = make_cudaPitchedPtr(to, 8, 8, 2);
    p.extent = make_cudaExtent(4, 2, 2);
    p.kind = kind;
    return async ? cudaMemcpy3DAsync(&p) : cudaMemcpy3D(&p);
}

// Whether a copy is refused, when its node is made or at the latest when it is done.
static bool refused_in_graph(void *to, void *from, cudaMemcpyKind kind)
{
    cudaGraph_t graph;
    cudaGraphExec_t made;
    cudaGraphNode_t node;
    cudaGraphCreate(&graph, 0);
    return cudaGraphAddMemcpyNode1D(&node, graph, nullptr, 0, to, from, 4, kind) != cudaSuccess ||
           cudaGraphInstantiate(&made, graph, 0) != cudaSuccess || cudaGraphLaunch(made, 0) != cudaSuccess ||
           cudaDeviceSynchronize() != cudaSuccess;
}

int main()
{
    struct Place { const char *name; void *at; } places[7] = {{"host"}, {"device"}, {"managed"}, {"pinned"}, {"registered"}, {"symbol"}, {"unused"}};
    places[0].at = calloc(16, 4);
    cudaMalloc(&places[1].at, 64);
    cudaMallocManaged(&places[2].at, 64);
    cudaMallocHost(&places[3].at, 64);
    void *page = aligned_alloc(4096, 4096);
    cudaHostRegister(page, 4096, 0);
    places[4].at = page;
    cudaGetSymbolAddress(&places[5].at, variable);
    cudaGetSymbolAddress(&places[6].at, unused);

    const char *kinds[] = {"HostToHost", "HostToDevice", "DeviceToHost", "DeviceToDevice", "Default"};
    void *host = calloc(16, 4), *device;
    cudaMalloc(&device, 64);
    for (int k = 1; k < 5; k++) {
        cudaMemcpyKind kind = (cudaMemcpyKind)k;
        void *from = k == 1 ? host : device, *to = k == 2 ? host : device;
        for (int i = 0; i < 7; i++) {
            void *at = places[i].at;
            if (k != 2)
                printf("%s to %s: %s %s\n", kinds[k], places[i].name, name(cudaMemcpy(at, from, 4, kind)), name(cudaMemcpyAsync(at, from, 4, kind)));
            if (k != 1)
                printf("%s from %s: %s %s\n", kinds[k], places[i].name, name(cudaMemcpy(to, at, 4, kind)), name(cudaMemcpyAsync(to, at, 4, kind)));
            cudaDeviceSynchronize();
            if (k == 4 || i > 2)
                continue;
            if (k != 2)
                printf("  rows %s %s, planes %s %s\n", name(cudaMemcpy2D(at, 8, from, 8, 4, 2, kind)), name(cudaMemcpy2DAsync(at, 8, from, 8, 4, 2, kind)),
                       name(in_planes(at, from, kind, false)), name(in_planes(at, from, kind, true)));
            if (k != 1)
                printf("  rows %s %s, planes %s %s\n", name(cudaMemcpy2D(to, 8, at, 8, 4, 2, kind)), name(cudaMemcpy2DAsync(to, 8, at, 8, 4, 2, kind)),
                       name(in_planes(to, at, kind, false)), name(in_planes(to, at, kind, true)));
            cudaDeviceSynchronize();
        }
    }

    cudaMemset(device, 0, 64);
    printf("HostToHost from device: %s\n", name(cudaMemcpy(host, device, 4, cudaMemcpyHostToHost)));
    printf("shadow: %s\n", name(cudaMemcpy(&variable, host, 4, cudaMemcpyHostToDevice)));
    printf("managed variable: %s\n", name(cudaMemcpy(&shared, host, 4, cudaMemcpyHostToDevice)));
    printf("symbol from the host: %s\n", name(cudaMemcpyToSymbol(variable, host, 4, 0, cudaMemcpyDeviceToDevice)));
    for (int k = 0; k < 3; k++)
        printf("symbol, %s: %s %s\n", kinds[k], name(cudaMemcpyToSymbol(variable, host, 4, 0, (cudaMemcpyKind)k)),
               name(cudaMemcpyFromSymbol(host, constant, 4, 0, (cudaMemcpyKind)k)));
    void **taken, *in_heap;
    cudaMalloc(&taken, sizeof in_heap);
    take<<<1, 1>>>(taken);
    cudaMemcpy(&in_heap, taken, sizeof in_heap, cudaMemcpyDeviceToHost);
    printf("heap of kernels: %s %s %s %s\n", name(cudaMemset(in_heap, 1, 4)), name(cudaMemcpy(host, in_heap, 4, cudaMemcpyDeviceToHost)),
           name(cudaMemcpy(in_heap, host, 4, cudaMemcpyHostToDevice)), name(cudaMemcpy(host, in_heap, 4, cudaMemcpyDefault)));
    for (Place &p : places)
        printf("filled: %s %s %s %s\n", p.name, name(cudaMemset(p.at, 1, 4)), name(cudaMemsetAsync(p.at, 1, 4)), name(cudaMemset2D(p.at, 8, 1, 4, 1)));

    // Nothing of what was refused was done, all else was.
    int *numbers = (int *)host, *there = (int *)device;
    numbers[0] = 10;
    shared = 7;
    cudaMemcpy(there, numbers, 4, cudaMemcpyHostToDevice);
    printf("%s, ", name(cudaMemcpy(there, numbers + 1, 4, cudaMemcpyDeviceToHost)));
    cudaMemcpyToSymbol(variable, &shared, 4, 0, cudaMemcpyDefault);
    read<<<1, 1>>>(there);
    printf("%s, ", name(cudaMemcpy(numbers, there, 4, cudaMemcpyHostToDevice)));
    printf("%d, ", numbers[0]);
    cudaMemcpy(numbers, there, 4, cudaMemcpyDeviceToHost);
    printf("%d\n", numbers[0]);

    const char **where, *text;
    char letters[17];
    cudaMalloc(&where, sizeof text);
    tell<<<1, 1>>>(where);
    cudaMemcpy(&text, where, sizeof text, cudaMemcpyDeviceToHost);
    printf("%s: ", name(cudaMemcpy(letters, text, 17, cudaMemcpyDeviceToHost)));
    printf("%s\n", letters);

    // What is no longer the device's is refused.
    cudaHostUnregister(page);
    printf("unregistered: %s\n", name(cudaMemset(page, 0, 4)));
    cudaFree(device);
    printf("freed: %s\n", name(cudaMemcpy(host, device, 4, cudaMemcpyDeviceToHost)));

    printf("graphs: %d %d %d\n", refused_in_graph(places[1].at, host, cudaMemcpyHostToDevice),
           refused_in_graph(numbers + 4, host, cudaMemcpyHostToDevice), refused_in_graph(host, numbers + 4, cudaMemcpyDeviceToHost));
}
