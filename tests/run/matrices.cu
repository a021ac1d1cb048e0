// Warp matrices: fragments and what may be done with their elements.
// NEEDS: sm_80
#include "check.h"
#include <mma.h>
using namespace nvcuda;

__device__ half halves[16 * 24];
__device__ float floats[16 * 20];

// DOC: Tensor cores | `fill_fragment`, and the elements `x` of a fragment, `num_elements` of them
// LAUNCH: 1 32
extern "C" __global__ void test_elements(int *failures)
{
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> sum, twice;
    wmma::fill_fragment(sum, 1.5f);
    CHECK(sum.num_elements == 8 && sizeof(sum) == 32 && sizeof sum.x == 32);
    wmma::load_matrix_sync(twice, floats, 20, wmma::mem_row_major); // zeros
    for (int i = 0; i < twice.num_elements; i++)
        twice.x[i] += 2 * sum.x[i];
    wmma::store_matrix_sync(floats, twice, 20, wmma::mem_row_major);
    __syncwarp();
    for (int i = threadIdx.x; i < 16 * 20; i += 32)
        CHECK(floats[i] == (i % 20 < 16 ? 3.0f : 0.0f));
    typedef wmma::fragment<wmma::matrix_a, 32, 8, 16, half, wmma::row_major> A;
    typedef wmma::fragment<wmma::matrix_b, 32, 8, 16, signed char, wmma::col_major> B;
    typedef wmma::fragment<wmma::matrix_a, 8, 8, 32, wmma::experimental::precision::s4, wmma::row_major> P;
    CHECK(A::num_elements == 16 && B::num_elements == 4 && P::num_elements == 8 && P::num_storage_elements == 1);
    CHECK(sizeof(A) == 32 && sizeof(B) == 8 && sizeof(P) == 8 && alignof(P) == 8);
}

// Shared memory, a stride, and a layout that is known at run time.
// LAUNCH: 1 32
extern "C" __global__ void test_strides(int *failures)
{
    __shared__ half a[16][24], b[16][16];
    __shared__ float c[16][16];
    for (int i = threadIdx.x; i < 256; i += 32) {
        a[i / 16][i % 16] = i / 16 - i % 16;
        b[i / 16][i % 16] = i / 16 == i % 16 ? 2 : 0;
    }
    for (int turned = 0; turned < 2; turned++) {
        __syncthreads();
        wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> fa;
        wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> fb;
        wmma::fragment<wmma::accumulator, 16, 16, 16, float> fc;
        wmma::fill_fragment(fc, 1.0f);
        wmma::load_matrix_sync(fa, &a[0][0], 24);
        wmma::load_matrix_sync(fb, (half *)b, 16);
        for (int i = 0; i < fa.num_elements; i++)
            fa.x[i] = fa.x[i] * (half)2;
        wmma::mma_sync(fc, fa, fb, fc);
        wmma::store_matrix_sync(&c[0][0], fc, 16, turned ? wmma::mem_col_major : wmma::mem_row_major);
        __syncthreads();
        for (int i = threadIdx.x; i < 256; i += 32) {
            int row = turned ? i % 16 : i / 16, column = turned ? i / 16 : i % 16;
            CHECK(c[i / 16][i % 16] == (row - column) * 4 + 1);
        }
    }
}

// Tiles at constant distances from where each warp begins, in shared and in global memory, in a loop.
__device__ double tiles[2][3][8 * 40];

// LAUNCH: 1 64
extern "C" __global__ void test_distances(int *failures)
{
    __shared__ double space[3 * 8 * 40];
    int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    for (int round = 0; round < 3; round++) {
        for (int i = threadIdx.x; i < 8 * 40; i += 64)
            space[8 * 40 + i] = i / 40 == i % 4 ? i % 40 / 4 + round : 0; // ten tiles of 8 rows, 4 columns
        __syncthreads();
        wmma::fragment<wmma::accumulator, 8, 8, 4, double> sum;
        wmma::fill_fragment(sum, warp);
        const double *mine = space + 8 * 40 + 20 * warp;
#pragma unroll
        for (int i = 0; i < 5; i++) {
            wmma::fragment<wmma::matrix_a, 8, 8, 4, double, wmma::row_major> a;
            wmma::fragment<wmma::matrix_b, 8, 8, 4, double, wmma::col_major> b;
            wmma::load_matrix_sync(a, mine + 4 * i, 40);
            wmma::load_matrix_sync(b, mine + 16 - 4 * i, 40);
            wmma::mma_sync(sum, a, b, sum);
        }
        double *to = tiles[warp][round];
        wmma::store_matrix_sync(to + 8, sum, 40, wmma::mem_row_major);
        wmma::load_matrix_sync(sum, to + 8, 40, wmma::mem_row_major);
        wmma::store_matrix_sync(to + 24, sum, 40, wmma::mem_col_major);
        __syncthreads();
        double expected = warp;
        for (int i = 0; i < 5; i++)
            expected += (5 * warp + i + round) * (5 * warp + 4 - i + round);
        for (int i = lane; i < 64; i += 32)
            for (int at = 8; at <= 24; at += 16)
                CHECK(to[i / 8 * 40 + i % 8 + at] == (i / 8 == i % 8 && i < 32 ? expected : warp));
    }
}

// Several warps, and a function that takes fragments.
template <class A, class B, class C> __device__ void multiply(C &c, const A &a, const B &b, int times)
{
    for (int i = 0; i < times; i++)
        wmma::mma_sync(c, a, b, c);
}
__device__ int products[4][8 * 32];
__device__ signed char left[8 * 16], right[16 * 32];

// LAUNCH: 1 128
extern "C" __global__ void test_warps(int *failures)
{
    for (int i = threadIdx.x; i < 512; i += 128) {
        right[i] = i % 7 - 3;
        if (i < 128)
            left[i] = i % 5 - 2;
    }
    __syncthreads();
    int warp = threadIdx.x / 32;
    wmma::fragment<wmma::matrix_a, 8, 32, 16, signed char, wmma::row_major> a;
    wmma::fragment<wmma::matrix_b, 8, 32, 16, signed char, wmma::col_major> b;
    wmma::fragment<wmma::accumulator, 8, 32, 16, int> c;
    wmma::fill_fragment(c, warp);
    wmma::load_matrix_sync(a, left, 16);
    wmma::load_matrix_sync(b, right, 16);
    multiply(c, a, b, warp + 1);
    wmma::store_matrix_sync(products[warp], c, 32, wmma::mem_row_major);
    __syncwarp();
    for (int i = threadIdx.x % 32; i < 256; i += 32) {
        int sum = 0;
        for (int k = 0; k < 16; k++)
            sum += left[i / 32 * 16 + k] * right[i % 32 * 16 + k];
        CHECK(products[warp][i] == sum * (warp + 1) + warp);
    }
}

// DOC: Tensor cores | `__float_to_tf32` rounds to ten bits of mantissa, halves away from zero
extern "C" __global__ void test_tf32(int *failures)
{
    float half_way = 1.0f + 1.0f / 2048, below = 1.0f + 1.0f / 4096;
    CHECK(wmma::__float_to_tf32(half_way) == 1.0f + 1.0f / 1024);
    CHECK(wmma::__float_to_tf32(-half_way) == -1.0f - 1.0f / 1024);
    CHECK(wmma::__float_to_tf32(below) == 1.0f);
    CHECK(wmma::__float_to_tf32(-3.0f) == -3.0f);
}
