// The kernels of waits.cu as one writes them in C for one core: each wait begins the next loop over the threads
// of a block. What threads add to together is not atomic where one core alone sees it.
#define THREADS 256
#define SIDE 16

void reduction(const int *restrict in, int *restrict out, int blocks)
{
    for (int b = 0; b < blocks; b++) {
        int s[THREADS];
        for (int t = 0; t < THREADS; t++)
            s[t] = in[b * THREADS + t];
        for (int o = THREADS / 2; o > 0; o >>= 1)
            for (int t = 0; t < o; t++)
                s[t] += s[t + o];
        out[b] = s[0];
    }
}

void scan(const int *restrict in, int *restrict out, int blocks)
{
    for (int b = 0; b < blocks; b++) {
        int s[THREADS], below[THREADS];
        for (int t = 0; t < THREADS; t++)
            s[t] = in[b * THREADS + t];
        for (int o = 1; o < THREADS; o <<= 1) {
            for (int t = 0; t < THREADS; t++)
                below[t] = t >= o ? s[t - o] : 0;
            for (int t = 0; t < THREADS; t++)
                s[t] += below[t];
        }
        for (int t = 0; t < THREADS; t++)
            out[b * THREADS + t] = s[t];
    }
}

void product(const float *restrict a, const float *restrict b, float *restrict c, int n)
{
    for (int row = 0; row < n; row += SIDE)
        for (int column = 0; column < n; column += SIDE) {
            float as[SIDE][SIDE], bs[SIDE][SIDE], sum[SIDE][SIDE] = {0};
            for (int m = 0; m < n; m += SIDE) {
                for (int y = 0; y < SIDE; y++)
                    for (int x = 0; x < SIDE; x++) {
                        as[y][x] = a[(row + y) * n + m + x];
                        bs[y][x] = b[(m + y) * n + column + x];
                    }
                for (int y = 0; y < SIDE; y++)
                    for (int k = 0; k < SIDE; k++)
                        for (int x = 0; x < SIDE; x++)
                            sum[y][x] += as[y][k] * bs[k][x];
            }
            for (int y = 0; y < SIDE; y++)
                for (int x = 0; x < SIDE; x++)
                    c[(row + y) * n + column + x] = sum[y][x];
        }
}

void stencil(const float *restrict in, float *restrict out, int blocks, int steps)
{
    for (int b = 0; b < blocks; b++) {
        float s[THREADS + 2], now[THREADS];
        s[0] = s[THREADS + 1] = 0;
        for (int t = 0; t < THREADS; t++)
            s[t + 1] = in[b * THREADS + t];
        for (int i = 0; i < steps; i++) {
            for (int t = 0; t < THREADS; t++)
                now[t] = 0.25f * s[t] + 0.5f * s[t + 1] + 0.25f * s[t + 2];
            for (int t = 0; t < THREADS; t++)
                s[t + 1] = now[t];
        }
        for (int t = 0; t < THREADS; t++)
            out[b * THREADS + t] = s[t + 1];
    }
}

void bitonic(const int *restrict in, int *restrict out, int blocks)
{
    for (int b = 0; b < blocks; b++) {
        int s[THREADS];
        for (int t = 0; t < THREADS; t++)
            s[t] = in[b * THREADS + t];
        for (int k = 2; k <= THREADS; k <<= 1)
            for (int j = k >> 1; j > 0; j >>= 1)
                for (int t = 0; t < THREADS; t++) {
                    int other = t ^ j;
                    if (other > t && ((t & k) == 0) == (s[t] > s[other])) {
                        int x = s[t];
                        s[t] = s[other];
                        s[other] = x;
                    }
                }
        for (int t = 0; t < THREADS; t++)
            out[b * THREADS + t] = s[t];
    }
}

void histogram(const int *restrict in, int *restrict out, int blocks)
{
    for (int b = 0; b < blocks; b++) {
        int bins[THREADS];
        for (int t = 0; t < THREADS; t++)
            bins[t] = 0;
        for (int t = 0; t < THREADS; t++)
            bins[in[b * THREADS + t] & 255]++;
        for (int t = 0; t < THREADS; t++)
            if (bins[t])
                __atomic_fetch_add(&out[t], bins[t], __ATOMIC_RELAXED); // other cores' blocks add as well
    }
}

void shuffles(const int *restrict in, int *restrict out, int blocks)
{
    for (int w = 0; w < blocks * THREADS / 32; w++) {
        int v[32];
        for (int lane = 0; lane < 32; lane++)
            v[lane] = in[w * 32 + lane];
        for (int o = 16; o > 0; o >>= 1)
            for (int lane = 0; lane < o; lane++)
                v[lane] += v[lane + o];
        out[w] = v[0];
    }
}

void last_warp(const int *restrict in, int *restrict out, int blocks)
{
    reduction(in, out, blocks);
}
