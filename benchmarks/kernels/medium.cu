// A hundred lines of everyday kernels: tiled matrix product, reduction by shuffles, histogram, tree
// reduction. Compiled, not run: an input of benchmarks/compile_time.py.

#define TILE 16
#define BINS 256
#define FULL 0xffffffffu

// c = a b, all n x n; n need not be a multiple of TILE.
__global__ void matmul(int n, const float *__restrict__ a, const float *__restrict__ b, float *__restrict__ c)
{
    __shared__ float as[TILE][TILE];
    __shared__ float bs[TILE][TILE];
    int column = blockIdx.x * TILE + threadIdx.x;
    int row = blockIdx.y * TILE + threadIdx.y;
    float sum = 0.0f;
    for (int tile = 0; tile < (n + TILE - 1) / TILE; tile++) {
        int k = tile * TILE + threadIdx.x;
        as[threadIdx.y][threadIdx.x] = row < n && k < n ? a[row * n + k] : 0.0f;
        k = tile * TILE + threadIdx.y;
        bs[threadIdx.y][threadIdx.x] = column < n && k < n ? b[k * n + column] : 0.0f;
        __syncthreads();
#pragma unroll
        for (int i = 0; i < TILE; i++)
            sum += as[threadIdx.y][i] * bs[i][threadIdx.x];
        __syncthreads();
    }
    if (row < n && column < n)
        c[row * n + column] = sum;
}

__device__ float warp_sum(float value)
{
    for (int offset = 16; offset > 0; offset >>= 1)
        value += __shfl_down_sync(FULL, value, offset);
    return value;
}

__device__ float block_sum(float value)
{
    __shared__ float partial[32];
    int lane = threadIdx.x % 32;
    int warp = threadIdx.x / 32;
    value = warp_sum(value);
    if (lane == 0)
        partial[warp] = value;
    __syncthreads();
    value = threadIdx.x < blockDim.x / 32 ? partial[lane] : 0.0f;
    if (warp == 0)
        value = warp_sum(value);
    return value;
}

// *result += x . y
__global__ void dot(int n, const float *x, const float *y, float *result)
{
    float sum = 0.0f;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x)
        sum += x[i] * y[i];
    sum = block_sum(sum);
    if (threadIdx.x == 0)
        atomicAdd(result, sum);
}

// Counts of the byte values in `data`, each block in shared memory first.
__global__ void histogram(const unsigned char *data, long long count, unsigned int *bins)
{
    __shared__ unsigned int mine[BINS];
    for (int i = threadIdx.x; i < BINS; i += blockDim.x)
        mine[i] = 0;
    __syncthreads();
    long long step = (long long)blockDim.x * gridDim.x;
    for (long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x; i < count; i += step)
        atomicAdd(&mine[data[i]], 1u);
    __syncthreads();
    for (int i = threadIdx.x; i < BINS; i += blockDim.x)
        if (mine[i] != 0)
            atomicAdd(&bins[i], mine[i]);
}

// The largest value of each block and where it stands, by a tree in shared memory.
__global__ void largest(int n, const float *values, float *best, int *place)
{
    extern __shared__ float area[];
    float *value = area;
    int *index = (int *)(area + blockDim.x);
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    value[threadIdx.x] = i < n ? values[i] : -3.4e38f;
    index[threadIdx.x] = i;
    for (unsigned int half = blockDim.x / 2; half > 0; half /= 2) {
        __syncthreads();
        if (threadIdx.x < half && value[threadIdx.x + half] > value[threadIdx.x]) {
            value[threadIdx.x] = value[threadIdx.x + half];
            index[threadIdx.x] = index[threadIdx.x + half];
        }
    }
    if (threadIdx.x == 0) {
        best[blockIdx.x] = value[0];
        place[blockIdx.x] = index[0];
    }
}
