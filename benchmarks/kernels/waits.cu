// Blocks of 256 threads that wait for each other: what benchmarks/cpu_waits.py measures.
#define THREADS 256

extern "C" __global__ void reduction(const int *in, int *out)
{
    __shared__ int s[THREADS];
    int t = threadIdx.x;
    s[t] = in[blockIdx.x * THREADS + t];
    __syncthreads();
    for (int o = THREADS / 2; o > 0; o >>= 1) {
        if (t < o)
            s[t] += s[t + o];
        __syncthreads();
    }
    if (t == 0)
        out[blockIdx.x] = s[0];
}

extern "C" __global__ void scan(const int *in, int *out)
{
    __shared__ int s[THREADS];
    int t = threadIdx.x;
    s[t] = in[blockIdx.x * THREADS + t];
    __syncthreads();
    for (int o = 1; o < THREADS; o <<= 1) {
        int below = t >= o ? s[t - o] : 0;
        __syncthreads();
        s[t] += below;
        __syncthreads();
    }
    out[blockIdx.x * THREADS + t] = s[t];
}

extern "C" __global__ void product(const float *a, const float *b, float *c, int n)
{
    __shared__ float as[16][16], bs[16][16];
    int tx = threadIdx.x, ty = threadIdx.y, row = blockIdx.y * 16 + ty, column = blockIdx.x * 16 + tx;
    float sum = 0;
    for (int m = 0; m < n; m += 16) {
        as[ty][tx] = a[row * n + m + tx];
        bs[ty][tx] = b[(m + ty) * n + column];
        __syncthreads();
        for (int k = 0; k < 16; k++)
            sum += as[ty][k] * bs[k][tx];
        __syncthreads();
    }
    c[row * n + column] = sum;
}

extern "C" __global__ void stencil(const float *in, float *out, int steps)
{
    __shared__ float s[THREADS + 2];
    int t = threadIdx.x + 1;
    s[t] = in[blockIdx.x * THREADS + t - 1];
    if (t == 1)
        s[0] = s[THREADS + 1] = 0;
    __syncthreads();
    for (int i = 0; i < steps; i++) {
        float now = 0.25f * s[t - 1] + 0.5f * s[t] + 0.25f * s[t + 1];
        __syncthreads();
        s[t] = now;
        __syncthreads();
    }
    out[blockIdx.x * THREADS + t - 1] = s[t];
}

extern "C" __global__ void bitonic(const int *in, int *out)
{
    __shared__ int s[THREADS];
    int t = threadIdx.x;
    s[t] = in[blockIdx.x * THREADS + t];
    __syncthreads();
    for (int k = 2; k <= THREADS; k <<= 1)
        for (int j = k >> 1; j > 0; j >>= 1) {
            int other = t ^ j;
            if (other > t && ((t & k) == 0) == (s[t] > s[other])) {
                int x = s[t];
                s[t] = s[other];
                s[other] = x;
            }
            __syncthreads();
        }
    out[blockIdx.x * THREADS + t] = s[t];
}

extern "C" __global__ void histogram(const int *in, int *out)
{
    __shared__ int bins[THREADS];
    int t = threadIdx.x;
    bins[t] = 0;
    __syncthreads();
    atomicAdd(&bins[in[blockIdx.x * THREADS + t] & 255], 1);
    __syncthreads();
    if (bins[t])
        atomicAdd(&out[t], bins[t]);
}

extern "C" __global__ void shuffles(const int *in, int *out)
{
    int i = blockIdx.x * THREADS + threadIdx.x, v = in[i];
    for (int o = 16; o > 0; o >>= 1)
        v += __shfl_down_sync(0xffffffff, v, o);
    if (threadIdx.x % 32 == 0)
        out[i / 32] = v;
}

extern "C" __global__ void last_warp(const int *in, int *out)
{
    __shared__ int s[THREADS];
    int t = threadIdx.x;
    s[t] = in[blockIdx.x * THREADS + t];
    __syncthreads();
    for (int o = THREADS / 2; o >= 32; o >>= 1) {
        if (t < o)
            s[t] += s[t + o];
        __syncthreads();
    }
    if (t < 32) {
        int v = s[t];
        for (int o = 16; o > 0; o >>= 1)
            v += __shfl_down_sync(0xffffffff, v, o);
        if (t == 0)
            out[blockIdx.x] = v;
    }
}
