// DOC: Whole programs | `cudaOccupancyMaxActiveClusters`, `cudaOccupancyMaxPotentialClusterSize`
#include <cstdio>
__global__ void plain(int *out) { out[threadIdx.x] = 1; }
__global__ void __cluster_dims__(4) shaped(int *out) { out[threadIdx.x] = 1; }
int main()
{
    cudaLaunchAttribute attribute[1];
    attribute[0].id = cudaLaunchAttributeClusterDimension;
    attribute[0].val.clusterDim.y = attribute[0].val.clusterDim.z = 1;
    cudaLaunchConfig_t config = {};
    config.gridDim = 64;
    config.blockDim = 128;
    config.attrs = attribute;
    config.numAttrs = 1;
    int of[9] = {}, largest = 0, all = 0;
    for (int size = 1; size <= 8; size *= 2) {
        attribute[0].val.clusterDim.x = size;
        cudaError_t asked = cudaOccupancyMaxActiveClusters(&of[size], plain, &config);
        printf("%d: %s %d\n", size, cudaGetErrorName(asked), of[size] > 0);
    }
    printf("%d %d %d\n", of[1] >= of[2], of[2] >= of[4], of[4] >= of[8]);
    config.numAttrs = 0;
    cudaError_t most = cudaOccupancyMaxPotentialClusterSize(&largest, plain, &config);
    printf("%s %d\n", cudaGetErrorName(most), largest);
    cudaError_t own = cudaOccupancyMaxActiveClusters(&all, shaped, &config);
    printf("%s %d\n", cudaGetErrorName(own), all == of[4]);
}
