// DOC: Whole programs | `cudaLaunchKernelEx` with clusters
#include <cooperative_groups.h>
#include <cstdio>
namespace cg = cooperative_groups;
__global__ void neighbours(int *out, int factor)
{
    __shared__ int mine;
    cg::cluster_group cluster = cg::this_cluster();
    unsigned rank = cluster.block_rank(), blocks = cluster.num_blocks();
    if (threadIdx.x == 0)
        mine = factor * (int)blockIdx.x;
    cluster.sync();
    if (threadIdx.x == 0)
        out[blockIdx.x] = 100 * (int)blocks + *cluster.map_shared_rank(&mine, (rank + 1) % blocks);
    cluster.sync();
}
int main()
{
    int *out;
    cudaMallocManaged(&out, 8 * sizeof(int));
    cudaLaunchConfig_t config = {};
    config.gridDim = 8;
    config.blockDim = 32;
    cudaLaunchAttribute attribute[1];
    attribute[0].id = cudaLaunchAttributeClusterDimension;
    attribute[0].val.clusterDim.y = attribute[0].val.clusterDim.z = 1;
    config.attrs = attribute;
    config.numAttrs = 1;
    for (int size : {2, 4, 1, 8, 3}) {
        attribute[0].val.clusterDim.x = size;
        cudaError_t launched = cudaLaunchKernelEx(&config, neighbours, out, 10);
        cudaError_t done = cudaDeviceSynchronize();
        printf("%d: %s %s", size, cudaGetErrorName(launched), cudaGetErrorName(done));
        for (int i = 0; i < 8; i++)
            printf(" %d", out[i]);
        printf("\n");
    }
    printf("%s\n", cudaGetErrorName(cudaGetLastError()));
    cudaStream_t stream;
    cudaStreamCreate(&stream);
    config.stream = stream;
    attribute[0].val.clusterDim.x = 4;
    cudaGraph_t graph;
    cudaGraphExec_t instance;
    cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal);
    cudaLaunchKernelEx(&config, neighbours, out, 1000);
    cudaStreamEndCapture(stream, &graph);
    cudaGraphInstantiate(&instance, graph, 0);
    cudaGraphLaunch(instance, stream);
    cudaStreamSynchronize(stream);
    printf("%d %d\n", out[0], out[7]);
}
