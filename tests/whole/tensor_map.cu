// A tensor map that the driver makes, found by its name, is a parameter of a kernel.
#include <cuda.h>
#include <cudaTypedefs.h>
#include <stdio.h>
__global__ void k(const __grid_constant__ CUtensorMap map, float *out)
{
    alignas(128) extern __shared__ float tile[];
    __shared__ alignas(8) unsigned long long bar;
    unsigned b = __cvta_generic_to_shared(&bar), t = __cvta_generic_to_shared(tile);
    if (threadIdx.x == 0) {
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :: "r"(b));
        asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" :: "r"(b), "r"(16 * 4 * 4));
        asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3}], [%4];"
            :: "r"(t), "l"(&map), "r"(16), "r"(4), "r"(b) : "memory");
    }
    __syncthreads();
    asm volatile("{ .reg .pred p; wait: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], 0; @!p bra wait; }" :: "r"(b));
    out[threadIdx.x] = tile[threadIdx.x];
}
int main()
{
    float *x, *out;
    cudaMallocManaged(&x, 64 * 32 * 4);
    cudaMallocManaged(&out, 64 * 4);
    for (int i = 0; i < 64 * 32; i++) x[i] = i;
    PFN_cuTensorMapEncodeTiled_v12000 encode;
    cudaDriverEntryPointQueryResult found;
    cudaError_t e = cudaGetDriverEntryPointByVersion("cuTensorMapEncodeTiled", (void **)&encode, 12000, cudaEnableDefault, &found);
    if (e != cudaSuccess || found != cudaDriverEntryPointSuccess) { printf("%s\n", cudaGetErrorName(e)); return 1; }
    CUtensorMap map;
    cuuint64_t sizes[] = {64, 32}, strides[] = {64 * 4};
    cuuint32_t box[] = {16, 4}, steps[] = {1, 1};
    CUresult r = encode(&map, CU_TENSOR_MAP_DATA_TYPE_FLOAT32, 2, x, sizes, strides, box, steps, CU_TENSOR_MAP_INTERLEAVE_NONE,
        CU_TENSOR_MAP_SWIZZLE_NONE, CU_TENSOR_MAP_L2_PROMOTION_NONE, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE);
    k<<<1, 64, 16 * 4 * 4>>>(map, out);
    e = cudaDeviceSynchronize();
    printf("%d %d %g %g %g %zu %zu\n", r, e, out[0], out[17], out[63], sizeof map, alignof(CUtensorMap));
}
