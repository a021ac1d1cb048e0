// A thousand lines: kernels as programs have them, from image processing to graph search, with device
// functions, loops, switches, records, shared memory and barriers. Compiled, not run: an input of
// benchmarks/compile_time.py.

#define BLOCK 256
#define TILE 16
#define FULL 0xffffffffu
#define PI 3.14159265358979f

struct Vec3 {
    float x, y, z;
};

struct Particle {
    struct Vec3 position, velocity;
    float mass;
    int cell;
};

struct Ray {
    struct Vec3 origin, direction;
};

struct Sphere {
    struct Vec3 center;
    float radius;
    struct Vec3 color;
    float reflection;
};

struct Pixel {
    unsigned char r, g, b, a;
};

struct Edge {
    int from, to, weight;
};

struct Random {
    unsigned int a, b, c, d;
};

// ------------------------------------------------------------------------------------ vectors

__device__ struct Vec3 vec(float x, float y, float z)
{
    struct Vec3 r;
    r.x = x;
    r.y = y;
    r.z = z;
    return r;
}

__device__ struct Vec3 add(struct Vec3 a, struct Vec3 b)
{
    return vec(a.x + b.x, a.y + b.y, a.z + b.z);
}

__device__ struct Vec3 sub(struct Vec3 a, struct Vec3 b)
{
    return vec(a.x - b.x, a.y - b.y, a.z - b.z);
}

__device__ struct Vec3 scale(struct Vec3 a, float s)
{
    return vec(a.x * s, a.y * s, a.z * s);
}

__device__ float dot3(struct Vec3 a, struct Vec3 b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

__device__ struct Vec3 cross(struct Vec3 a, struct Vec3 b)
{
    return vec(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
}

__device__ struct Vec3 unit(struct Vec3 a)
{
    return scale(a, 1.0f / sqrtf(dot3(a, a) + 1e-20f));
}

__device__ float clampf(float v, float low, float high)
{
    return v < low ? low : v > high ? high : v;
}

__device__ int clampi(int v, int low, int high)
{
    return v < low ? low : v > high ? high : v;
}

// ------------------------------------------------------------------------------------ random numbers

__device__ unsigned int next_random(struct Random *s)
{
    unsigned int t = s->d;
    unsigned int u = s->a;
    s->d = s->c;
    s->c = s->b;
    s->b = u;
    t ^= t << 11;
    t ^= t >> 8;
    s->a = t ^ u ^ (u >> 19);
    return s->a;
}

__device__ float uniform(struct Random *s)
{
    return (next_random(s) >> 8) * (1.0f / 16777216.0f);
}

__device__ struct Random seed(unsigned int n)
{
    struct Random s;
    unsigned int v[4];
    for (int i = 0; i < 4; i++) {
        n += 0x9e3779b9u;
        unsigned int z = n;
        z = (z ^ (z >> 16)) * 0x85ebca6bu;
        z = (z ^ (z >> 13)) * 0xc2b2ae35u;
        v[i] = z ^ (z >> 16);
    }
    s.a = v[0];
    s.b = v[1];
    s.c = v[2];
    s.d = v[3] | 1;
    return s;
}

// ------------------------------------------------------------------------------------ reductions and scans

__device__ float warp_sum(float v)
{
    for (int offset = 16; offset > 0; offset /= 2)
        v += __shfl_down_sync(FULL, v, offset);
    return v;
}

__device__ float warp_max(float v)
{
    for (int offset = 16; offset > 0; offset /= 2) {
        float other = __shfl_xor_sync(FULL, v, offset);
        v = other > v ? other : v;
    }
    return v;
}

__device__ float block_sum(float v)
{
    __shared__ float partial[32];
    int lane = threadIdx.x & 31;
    int warp = threadIdx.x >> 5;
    v = warp_sum(v);
    __syncthreads();
    if (lane == 0)
        partial[warp] = v;
    __syncthreads();
    v = lane < (int)(blockDim.x >> 5) ? partial[lane] : 0.0f;
    v = warp_sum(v);
    return __shfl_sync(FULL, v, 0);
}

__global__ void norms(int rows, int columns, const float *matrix, float *result)
{
    for (int row = blockIdx.x; row < rows; row += gridDim.x) {
        float sum = 0.0f;
        for (int i = threadIdx.x; i < columns; i += blockDim.x) {
            float v = matrix[(long long)row * columns + i];
            sum += v * v;
        }
        sum = block_sum(sum);
        if (threadIdx.x == 0)
            result[row] = sqrtf(sum);
    }
}

// Exclusive prefix sums of one block of 2 * BLOCK values, work-efficient (Blelloch).
__global__ void scan_blocks(int n, const int *in, int *out, int *sums)
{
    __shared__ int area[2 * BLOCK];
    int base = blockIdx.x * 2 * BLOCK;
    int t = threadIdx.x;
    area[2 * t] = base + 2 * t < n ? in[base + 2 * t] : 0;
    area[2 * t + 1] = base + 2 * t + 1 < n ? in[base + 2 * t + 1] : 0;
    int offset = 1;
    for (int d = BLOCK; d > 0; d >>= 1) {
        __syncthreads();
        if (t < d)
            area[offset * (2 * t + 2) - 1] += area[offset * (2 * t + 1) - 1];
        offset *= 2;
    }
    if (t == 0) {
        if (sums)
            sums[blockIdx.x] = area[2 * BLOCK - 1];
        area[2 * BLOCK - 1] = 0;
    }
    for (int d = 1; d < 2 * BLOCK; d *= 2) {
        offset >>= 1;
        __syncthreads();
        if (t < d) {
            int left = offset * (2 * t + 1) - 1;
            int right = offset * (2 * t + 2) - 1;
            int v = area[left];
            area[left] = area[right];
            area[right] += v;
        }
    }
    __syncthreads();
    if (base + 2 * t < n)
        out[base + 2 * t] = area[2 * t];
    if (base + 2 * t + 1 < n)
        out[base + 2 * t + 1] = area[2 * t + 1];
}

__global__ void add_offsets(int n, int *values, const int *offsets)
{
    int i = blockIdx.x * 2 * BLOCK + threadIdx.x;
    int offset = offsets[blockIdx.x];
    for (int k = 0; k < 2; k++, i += BLOCK)
        if (i < n)
            values[i] += offset;
}

// Keeps the positive values, in any order; returns how many in *count.
__global__ void compact(int n, const float *in, float *out, int *count)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float v = i < n ? in[i] : 0.0f;
    unsigned int keep = __ballot_sync(FULL, v > 0.0f);
    int lane = threadIdx.x & 31;
    int start = 0;
    if (lane == 0 && keep)
        start = atomicAdd(count, __popc(keep));
    start = __shfl_sync(FULL, start, 0);
    if (v > 0.0f)
        out[start + __popc(keep & ((1u << lane) - 1))] = v;
}

// ------------------------------------------------------------------------------------ sorting

__global__ void bitonic(unsigned int *keys, int *values, int n)
{
    __shared__ unsigned int key[2 * BLOCK];
    __shared__ int value[2 * BLOCK];
    int base = blockIdx.x * 2 * BLOCK;
    for (int i = threadIdx.x; i < 2 * BLOCK; i += blockDim.x) {
        key[i] = base + i < n ? keys[base + i] : 0xffffffffu;
        value[i] = base + i < n ? values[base + i] : -1;
    }
    for (int size = 2; size <= 2 * BLOCK; size *= 2) {
        for (int stride = size / 2; stride > 0; stride /= 2) {
            __syncthreads();
            int at = 2 * threadIdx.x - (threadIdx.x & (stride - 1));
            int up = (at & size) == 0;
            if ((key[at] > key[at + stride]) == up) {
                unsigned int k = key[at];
                key[at] = key[at + stride];
                key[at + stride] = k;
                int v = value[at];
                value[at] = value[at + stride];
                value[at + stride] = v;
            }
        }
    }
    __syncthreads();
    for (int i = threadIdx.x; i < 2 * BLOCK; i += blockDim.x) {
        if (base + i < n) {
            keys[base + i] = key[i];
            values[base + i] = value[i];
        }
    }
}

__global__ void radix_count(int n, int shift, const unsigned int *keys, int *counts)
{
    __shared__ int mine[16];
    if (threadIdx.x < 16)
        mine[threadIdx.x] = 0;
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        atomicAdd(&mine[(keys[i] >> shift) & 15], 1);
    __syncthreads();
    if (threadIdx.x < 16)
        counts[threadIdx.x * gridDim.x + blockIdx.x] = mine[threadIdx.x];
}

// Where in two sorted lists the `diagonal`-th element of their merger comes from.
__device__ int merge_path(const int *a, int a_count, const int *b, int b_count, int diagonal)
{
    int low = diagonal > b_count ? diagonal - b_count : 0;
    int high = diagonal < a_count ? diagonal : a_count;
    while (low < high) {
        int middle = (low + high) / 2;
        if (a[middle] <= b[diagonal - 1 - middle])
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

__global__ void merge(const int *a, int a_count, const int *b, int b_count, int *out, int per_thread)
{
    int total = a_count + b_count;
    int begin = (blockIdx.x * blockDim.x + threadIdx.x) * per_thread;
    if (begin >= total)
        return;
    int end = begin + per_thread < total ? begin + per_thread : total;
    int i = merge_path(a, a_count, b, b_count, begin);
    int j = begin - i;
    for (int k = begin; k < end; k++) {
        if (j >= b_count || (i < a_count && a[i] <= b[j]))
            out[k] = a[i++];
        else
            out[k] = b[j++];
    }
}

// ------------------------------------------------------------------------------------ images

__global__ void gray(int width, int height, const struct Pixel *in, unsigned char *out)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height)
        return;
    struct Pixel p = in[y * width + x];
    out[y * width + x] = (unsigned char)((77 * p.r + 150 * p.g + 29 * p.b) >> 8);
}

__constant__ float blur_weights[5] = {0.0625f, 0.25f, 0.375f, 0.25f, 0.0625f};

__global__ void blur(int width, int height, const float *in, float *out)
{
    __shared__ float tile[TILE + 4][TILE + 4];
    __shared__ float rows[TILE + 4][TILE];
    int x0 = blockIdx.x * TILE;
    int y0 = blockIdx.y * TILE;
    for (int y = threadIdx.y; y < TILE + 4; y += TILE)
        for (int x = threadIdx.x; x < TILE + 4; x += TILE) {
            int sx = clampi(x0 + x - 2, 0, width - 1);
            int sy = clampi(y0 + y - 2, 0, height - 1);
            tile[y][x] = in[sy * width + sx];
        }
    __syncthreads();
    for (int y = threadIdx.y; y < TILE + 4; y += TILE) {
        float sum = 0.0f;
        for (int k = 0; k < 5; k++)
            sum += blur_weights[k] * tile[y][threadIdx.x + k];
        rows[y][threadIdx.x] = sum;
    }
    __syncthreads();
    float sum = 0.0f;
    for (int k = 0; k < 5; k++)
        sum += blur_weights[k] * rows[threadIdx.y + k][threadIdx.x];
    int x = x0 + threadIdx.x;
    int y = y0 + threadIdx.y;
    if (x < width && y < height)
        out[y * width + x] = sum;
}

__global__ void sobel(int width, int height, const unsigned char *in, unsigned char *out)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1)
        return;
    int p[3][3];
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            p[dy + 1][dx + 1] = in[(y + dy) * width + x + dx];
    int gx = p[0][2] + 2 * p[1][2] + p[2][2] - p[0][0] - 2 * p[1][0] - p[2][0];
    int gy = p[2][0] + 2 * p[2][1] + p[2][2] - p[0][0] - 2 * p[0][1] - p[0][2];
    int g = (gx < 0 ? -gx : gx) + (gy < 0 ? -gy : gy);
    out[y * width + x] = g > 255 ? 255 : (unsigned char)g;
}

__global__ void resize(int w, int h, const float *in, int new_w, int new_h, float *out)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= new_w || y >= new_h)
        return;
    float fx = (x + 0.5f) * w / new_w - 0.5f;
    float fy = (y + 0.5f) * h / new_h - 0.5f;
    int x0 = (int)floorf(fx);
    int y0 = (int)floorf(fy);
    float ax = fx - x0;
    float ay = fy - y0;
    int x1 = clampi(x0 + 1, 0, w - 1);
    int y1 = clampi(y0 + 1, 0, h - 1);
    x0 = clampi(x0, 0, w - 1);
    y0 = clampi(y0, 0, h - 1);
    float top = in[y0 * w + x0] * (1 - ax) + in[y0 * w + x1] * ax;
    float bottom = in[y1 * w + x0] * (1 - ax) + in[y1 * w + x1] * ax;
    out[y * new_w + x] = top * (1 - ay) + bottom * ay;
}

__device__ struct Pixel from_hsv(float h, float s, float v)
{
    float r, g, b;
    float sector = h * 6.0f;
    int i = (int)sector;
    float f = sector - i;
    float p = v * (1 - s);
    float q = v * (1 - s * f);
    float t = v * (1 - s * (1 - f));
    switch (i % 6) {
    case 0:
        r = v, g = t, b = p;
        break;
    case 1:
        r = q, g = v, b = p;
        break;
    case 2:
        r = p, g = v, b = t;
        break;
    case 3:
        r = p, g = q, b = v;
        break;
    case 4:
        r = t, g = p, b = v;
        break;
    default:
        r = v, g = p, b = q;
        break;
    }
    struct Pixel pixel;
    pixel.r = (unsigned char)(r * 255.0f);
    pixel.g = (unsigned char)(g * 255.0f);
    pixel.b = (unsigned char)(b * 255.0f);
    pixel.a = 255;
    return pixel;
}

__global__ void mandelbrot(int width, int height, float cx, float cy, float zoom, int limit, struct Pixel *out)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height)
        return;
    float re = cx + (x - width / 2) * zoom;
    float im = cy + (y - height / 2) * zoom;
    float zr = 0.0f, zi = 0.0f;
    int n = 0;
    while (n < limit && zr * zr + zi * zi < 4.0f) {
        float t = zr * zr - zi * zi + re;
        zi = 2.0f * zr * zi + im;
        zr = t;
        n++;
    }
    out[y * width + x] = n == limit ? from_hsv(0, 0, 0) : from_hsv((float)n / limit, 1.0f, 1.0f);
}

// ------------------------------------------------------------------------------------ linear algebra

__global__ void transpose(int n, const float *in, float *out)
{
    __shared__ float tile[32][33];
    int x = blockIdx.x * 32 + threadIdx.x;
    int y = blockIdx.y * 32 + threadIdx.y;
    for (int j = 0; j < 32; j += 8)
        if (x < n && y + j < n)
            tile[threadIdx.y + j][threadIdx.x] = in[(y + j) * n + x];
    __syncthreads();
    x = blockIdx.y * 32 + threadIdx.x;
    y = blockIdx.x * 32 + threadIdx.y;
    for (int j = 0; j < 32; j += 8)
        if (x < n && y + j < n)
            out[(y + j) * n + x] = tile[threadIdx.x][threadIdx.y + j];
}

// 64 x 64 of c by 256 threads, 4 x 4 each.
__global__ void gemm(int n, float alpha, const float *a, const float *b, float beta, float *c)
{
    __shared__ float as[TILE][64];
    __shared__ float bs[TILE][64];
    int tx = threadIdx.x % 16;
    int ty = threadIdx.x / 16;
    float sum[4][4] = {};
    for (int k0 = 0; k0 < n; k0 += TILE) {
        for (int i = threadIdx.x; i < TILE * 64; i += BLOCK) {
            as[i % TILE][i / TILE] = a[(blockIdx.y * 64 + i / TILE) * n + k0 + i % TILE];
            bs[i / 64][i % 64] = b[(k0 + i / 64) * n + blockIdx.x * 64 + i % 64];
        }
        __syncthreads();
        for (int k = 0; k < TILE; k++) {
            float left[4], right[4];
            for (int i = 0; i < 4; i++) {
                left[i] = as[k][ty * 4 + i];
                right[i] = bs[k][tx * 4 + i];
            }
            for (int i = 0; i < 4; i++)
                for (int j = 0; j < 4; j++)
                    sum[i][j] += left[i] * right[j];
        }
        __syncthreads();
    }
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++) {
            int at = (blockIdx.y * 64 + ty * 4 + i) * n + blockIdx.x * 64 + tx * 4 + j;
            c[at] = alpha * sum[i][j] + beta * c[at];
        }
}

__global__ void spmv(int rows, const int *starts, const int *columns, const float *values, const float *x, float *y)
{
    int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
    int lane = threadIdx.x & 31;
    if (row >= rows)
        return;
    float sum = 0.0f;
    for (int k = starts[row] + lane; k < starts[row + 1]; k += 32)
        sum += values[k] * x[columns[k]];
    sum = warp_sum(sum);
    if (lane == 0)
        y[row] = sum;
}

// One step of LU decomposition without pivoting, below and right of (k, k).
__global__ void lu_step(int n, int k, double *m)
{
    int i = k + 1 + blockIdx.y * blockDim.y + threadIdx.y;
    int j = k + 1 + blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n || j >= n)
        return;
    double factor = m[i * n + k] / m[k * n + k];
    m[i * n + j] -= factor * m[k * n + j];
}

// Tridiagonal systems, one per thread (Thomas' algorithm).
__global__ void tridiagonal(int systems, int n, const float *lower, const float *diagonal, float *upper, float *right)
{
    int s = blockIdx.x * blockDim.x + threadIdx.x;
    if (s >= systems)
        return;
    float c = upper[s] / diagonal[s];
    float d = right[s] / diagonal[s];
    upper[s] = c;
    right[s] = d;
    for (int i = 1; i < n; i++) {
        int at = i * systems + s;
        float m = 1.0f / (diagonal[at] - lower[at] * c);
        c = upper[at] * m;
        d = (right[at] - lower[at] * d) * m;
        upper[at] = c;
        right[at] = d;
    }
    for (int i = n - 2; i >= 0; i--) {
        int at = i * systems + s;
        right[at] -= upper[at] * right[at + systems];
    }
}

// ------------------------------------------------------------------------------------ physics

__global__ void gravity(int n, const struct Particle *in, struct Particle *out, float step)
{
    __shared__ float px[BLOCK], py[BLOCK], pz[BLOCK], pm[BLOCK];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    struct Particle me = in[i < n ? i : n - 1];
    struct Vec3 force = vec(0, 0, 0);
    for (int base = 0; base < n; base += BLOCK) {
        if (base + (int)threadIdx.x < n) {
            px[threadIdx.x] = in[base + threadIdx.x].position.x;
            py[threadIdx.x] = in[base + threadIdx.x].position.y;
            pz[threadIdx.x] = in[base + threadIdx.x].position.z;
            pm[threadIdx.x] = in[base + threadIdx.x].mass;
        }
        __syncthreads();
        int count = n - base < BLOCK ? n - base : BLOCK;
        for (int k = 0; k < count; k++) {
            struct Vec3 d = sub(vec(px[k], py[k], pz[k]), me.position);
            float r = rsqrtf(dot3(d, d) + 1e-4f);
            force = add(force, scale(d, pm[k] * r * r * r));
        }
        __syncthreads();
    }
    me.velocity = add(me.velocity, scale(force, step));
    me.position = add(me.position, scale(me.velocity, step));
    if (i < n)
        out[i] = me;
}

__global__ void bounce(int n, struct Particle *particles, const struct Sphere *spheres, int count, float damping)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    struct Particle p = particles[i];
    for (int k = 0; k < count; k++) {
        struct Vec3 d = sub(p.position, spheres[k].center);
        float distance = sqrtf(dot3(d, d));
        if (distance >= spheres[k].radius)
            continue;
        struct Vec3 normal = unit(d);
        float speed = dot3(p.velocity, normal);
        p.position = add(spheres[k].center, scale(normal, spheres[k].radius));
        if (speed < 0.0f)
            p.velocity = sub(p.velocity, scale(normal, (1 + damping) * speed));
    }
    if (p.position.y < 0.0f) {
        p.position.y = 0.0f;
        p.velocity.y *= -damping;
    }
    particles[i] = p;
}

__global__ void heat(int nx, int ny, int nz, const float *in, float *out, float k)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < 1 || y < 1 || x >= nx - 1 || y >= ny - 1)
        return;
    int plane = nx * ny;
    int at = y * nx + x;
    float below = in[at];
    float here = in[at + plane];
    for (int z = 1; z < nz - 1; z++) {
        at += plane;
        float above = in[at + plane];
        float around = in[at - 1] + in[at + 1] + in[at - nx] + in[at + nx];
        out[at] = here + k * (around + above + below - 6.0f * here);
        below = here;
        here = above;
    }
}

__constant__ int lattice_x[9] = {0, 1, 0, -1, 0, 1, -1, -1, 1};
__constant__ int lattice_y[9] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
__constant__ float lattice_w[9] = {4.0f / 9,  1.0f / 9,  1.0f / 9,  1.0f / 9, 1.0f / 9,
                                   1.0f / 36, 1.0f / 36, 1.0f / 36, 1.0f / 36};

// Lattice Boltzmann, D2Q9: collide and stream.
__global__ void lattice(int nx, int ny, const float *in, float *out, const unsigned char *wall, float omega)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= nx || y >= ny)
        return;
    int cells = nx * ny;
    int at = y * nx + x;
    float f[9];
    float density = 0.0f, ux = 0.0f, uy = 0.0f;
    for (int k = 0; k < 9; k++) {
        f[k] = in[k * cells + at];
        density += f[k];
        ux += f[k] * lattice_x[k];
        uy += f[k] * lattice_y[k];
    }
    ux /= density;
    uy /= density;
    float square = 1.5f * (ux * ux + uy * uy);
    for (int k = 0; k < 9; k++) {
        float along = 3.0f * (ux * lattice_x[k] + uy * lattice_y[k]);
        float rest = lattice_w[k] * density * (1.0f + along + 0.5f * along * along - square);
        float v = wall[at] ? f[k] : f[k] + omega * (rest - f[k]);
        int tx = (x + lattice_x[k] + nx) % nx;
        int ty = (y + lattice_y[k] + ny) % ny;
        int into = wall[ty * nx + tx] ? (k == 0 ? 0 : k < 5 ? (k + 1) % 4 + 1 : (k + 1 - 4) % 4 + 5) : k;
        out[into * cells + ty * nx + tx] = v;
    }
}

__global__ void ising(int width, int height, signed char *spins, float beta, int color, unsigned int step)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int y = i / (width / 2);
    if (y >= height)
        return;
    int x = 2 * (i % (width / 2)) + ((y + color) & 1);
    int up = (y + height - 1) % height;
    int down = (y + 1) % height;
    int left = (x + width - 1) % width;
    int right = (x + 1) % width;
    int around = spins[up * width + x] + spins[down * width + x] + spins[y * width + left] + spins[y * width + right];
    int spin = spins[y * width + x];
    struct Random random = seed(step * 7919u + i);
    if (uniform(&random) < expf(-2.0f * beta * spin * around))
        spins[y * width + x] = (signed char)-spin;
}

// ------------------------------------------------------------------------------------ rays

__device__ float hit(const struct Ray *ray, const struct Sphere *s)
{
    struct Vec3 to = sub(s->center, ray->origin);
    float along = dot3(to, ray->direction);
    float root = along * along - dot3(to, to) + s->radius * s->radius;
    if (root < 0.0f)
        return -1.0f;
    root = sqrtf(root);
    if (along - root > 1e-3f)
        return along - root;
    return along + root > 1e-3f ? along + root : -1.0f;
}

__device__ int nearest(const struct Ray *ray, const struct Sphere *spheres, int count, float *distance)
{
    int found = -1;
    *distance = 1e30f;
    for (int i = 0; i < count; i++) {
        float t = hit(ray, &spheres[i]);
        if (t > 0.0f && t < *distance) {
            *distance = t;
            found = i;
        }
    }
    return found;
}

__device__ struct Vec3 trace(struct Ray ray, const struct Sphere *spheres, int count, int bounces)
{
    struct Vec3 light = unit(vec(1, 2, -1));
    struct Vec3 color = vec(0, 0, 0);
    float strength = 1.0f;
    for (int k = 0; k < bounces; k++) {
        float distance;
        int i = nearest(&ray, spheres, count, &distance);
        if (i < 0) {
            float sky = 0.5f * (ray.direction.y + 1.0f);
            return add(color, scale(vec(1 - sky / 2, 1 - sky / 4, 1), strength));
        }
        struct Vec3 place = add(ray.origin, scale(ray.direction, distance));
        struct Vec3 normal = unit(sub(place, spheres[i].center));
        struct Ray shadow;
        shadow.origin = place;
        shadow.direction = light;
        float ignored;
        float lit = nearest(&shadow, spheres, count, &ignored) < 0 ? dot3(normal, light) : 0.0f;
        float share = strength * (1 - spheres[i].reflection) * (0.1f + clampf(lit, 0, 1));
        color = add(color, scale(spheres[i].color, share));
        strength *= spheres[i].reflection;
        if (strength < 0.01f)
            break;
        ray.origin = place;
        ray.direction = sub(ray.direction, scale(normal, 2 * dot3(ray.direction, normal)));
    }
    return color;
}

__global__ void render(int width, int height, const struct Sphere *spheres, int count, struct Pixel *out)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height)
        return;
    struct Random random = seed(y * width + x);
    struct Vec3 color = vec(0, 0, 0);
    struct Vec3 right = cross(vec(0, 1, 0), vec(0, 0, 1));
    for (int sample = 0; sample < 4; sample++) {
        struct Ray ray;
        ray.origin = vec(0, 1, -4);
        float u = (x + uniform(&random)) / width - 0.5f;
        float v = 0.5f - (y + uniform(&random)) / height;
        ray.direction = unit(add(scale(right, u), vec(0, v, 1)));
        color = add(color, trace(ray, spheres, count, 4));
    }
    struct Pixel p;
    p.r = (unsigned char)(255 * clampf(color.x / 4, 0, 1));
    p.g = (unsigned char)(255 * clampf(color.y / 4, 0, 1));
    p.b = (unsigned char)(255 * clampf(color.z / 4, 0, 1));
    p.a = 255;
    out[y * width + x] = p;
}

// ------------------------------------------------------------------------------------ graphs

__global__ void breadth_first(int vertices, const int *starts, const int *neighbours, int *level, int now, int *changed)
{
    int v = blockIdx.x * blockDim.x + threadIdx.x;
    if (v >= vertices || level[v] != now)
        return;
    for (int k = starts[v]; k < starts[v + 1]; k++) {
        int w = neighbours[k];
        if (level[w] < 0) {
            level[w] = now + 1;
            *changed = 1;
        }
    }
}

__global__ void relax(int count, const struct Edge *edges, int *distance, int *changed)
{
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += blockDim.x * gridDim.x) {
        struct Edge e = edges[i];
        int from = distance[e.from];
        if (from == 0x7fffffff)
            continue;
        if (from + e.weight < atomicMin(&distance[e.to], from + e.weight))
            *changed = 1;
    }
}

__device__ int root_of(const int *parent, int v)
{
    while (parent[v] != v)
        v = parent[v];
    return v;
}

__global__ void components(int count, const struct Edge *edges, int *parent)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= count)
        return;
    int a = root_of(parent, edges[i].from);
    int b = root_of(parent, edges[i].to);
    while (a != b) {
        int high = a > b ? a : b;
        int low = a > b ? b : a;
        int seen = atomicCAS(&parent[high], high, low);
        if (seen == high)
            break;
        a = root_of(parent, seen);
        b = root_of(parent, low);
    }
}

// Triangles by intersecting sorted lists of neighbours.
__global__ void triangles(int vertices, const int *starts, const int *neighbours, unsigned long long *total)
{
    unsigned long long mine = 0;
    for (int v = blockIdx.x * blockDim.x + threadIdx.x; v < vertices; v += blockDim.x * gridDim.x) {
        for (int k = starts[v]; k < starts[v + 1]; k++) {
            int w = neighbours[k];
            if (w <= v)
                continue;
            int i = k + 1;
            int j = starts[w];
            while (i < starts[v + 1] && j < starts[w + 1]) {
                int a = neighbours[i];
                int b = neighbours[j];
                if (a == b) {
                    mine += b > w;
                    i++;
                    j++;
                } else if (a < b) {
                    i++;
                } else {
                    j++;
                }
            }
        }
    }
    if (mine)
        atomicAdd(total, mine);
}

// ------------------------------------------------------------------------------------ bits and text

__constant__ unsigned int sha_k[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

__device__ unsigned int rotate(unsigned int v, int n)
{
    return (v >> n) | (v << (32 - n));
}

// SHA-256 of one block per thread.
__global__ void sha256(int count, const unsigned int *blocks, unsigned int *digests)
{
    int at = blockIdx.x * blockDim.x + threadIdx.x;
    if (at >= count)
        return;
    unsigned int w[16];
    for (int i = 0; i < 16; i++)
        w[i] = blocks[at * 16 + i];
    unsigned int s[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    unsigned int a = s[0], b = s[1], c = s[2], d = s[3], e = s[4], f = s[5], g = s[6], h = s[7];
    for (int i = 0; i < 64; i++) {
        if (i >= 16) {
            unsigned int x = w[(i + 1) & 15];
            unsigned int y = w[(i + 14) & 15];
            x = rotate(x, 7) ^ rotate(x, 18) ^ (x >> 3);
            y = rotate(y, 17) ^ rotate(y, 19) ^ (y >> 10);
            w[i & 15] += x + w[(i + 9) & 15] + y;
        }
        unsigned int t1 = h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + sha_k[i] + w[i & 15];
        unsigned int t2 = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
        h = g, g = f, f = e, e = d + t1;
        d = c, c = b, b = a, a = t1 + t2;
    }
    s[0] += a, s[1] += b, s[2] += c, s[3] += d;
    s[4] += e, s[5] += f, s[6] += g, s[7] += h;
    for (int i = 0; i < 8; i++)
        digests[at * 8 + i] = s[i];
}

__device__ unsigned int crc_table[256];

__global__ void make_crc_table(void)
{
    unsigned int v = threadIdx.x;
    for (int k = 0; k < 8; k++)
        v = v & 1 ? 0xedb88320u ^ (v >> 1) : v >> 1;
    crc_table[threadIdx.x] = v;
}

__global__ void crc32(int count, const int *starts, const unsigned char *bytes, unsigned int *sums)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= count)
        return;
    unsigned int crc = 0xffffffffu;
    for (int k = starts[i]; k < starts[i + 1]; k++)
        crc = crc_table[(crc ^ bytes[k]) & 255] ^ (crc >> 8);
    sums[i] = ~crc;
}

// The length of the UTF-8 sequence at `p`, or 0 where there is no well-formed one before `end`.
__device__ int utf8_length(const unsigned char *p, const unsigned char *end)
{
    int more;
    unsigned int low = 0x80, high = 0xbf;
    switch (p[0] >> 4) {
    case 0: case 1: case 2: case 3: case 4: case 5: case 6: case 7:
        return 1;
    case 12: case 13:
        more = p[0] >= 0xc2 ? 1 : 0;
        break;
    case 14:
        more = 2;
        if (p[0] == 0xe0)
            low = 0xa0;
        else if (p[0] == 0xed)
            high = 0x9f;
        break;
    case 15:
        more = p[0] <= 0xf4 ? 3 : 0;
        if (p[0] == 0xf0)
            low = 0x90;
        else if (p[0] == 0xf4)
            high = 0x8f;
        break;
    default:
        more = 0;
    }
    if (more == 0 || p + more >= end || p[1] < low || p[1] > high)
        return 0;
    for (int i = 2; i <= more; i++)
        if ((p[i] & 0xc0) != 0x80)
            return 0;
    return more + 1;
}

__global__ void count_characters(int lines, const int *starts, const unsigned char *text, int *characters)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= lines)
        return;
    const unsigned char *p = text + starts[i];
    const unsigned char *end = text + starts[i + 1];
    int count = 0;
    while (p < end) {
        int length = utf8_length(p, end);
        if (length == 0) {
            count = -1;
            break;
        }
        p += length;
        count++;
    }
    characters[i] = count;
}

// A machine with a stack: one program, run for every input.
enum Operation { PUSH, INPUT, ADD, SUBTRACT, MULTIPLY, DIVIDE, NEGATE, DUPLICATE, SWAP, LESS, JUMP, JUMP_IF, STOP };

__global__ void interpret(const int *program, int length, int n, const float *inputs, float *results)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float stack[16];
    int top = 0;
    int at = 0;
    for (int steps = 0; steps < 10000 && at < length; steps++) {
        int operation = program[at++];
        if (top < 0 || top > 14)
            break;
        switch (operation) {
        case PUSH:
            stack[top++] = (float)program[at++];
            break;
        case INPUT:
            stack[top++] = inputs[i];
            break;
        case ADD:
            top--;
            stack[top - 1] += stack[top];
            break;
        case SUBTRACT:
            top--;
            stack[top - 1] -= stack[top];
            break;
        case MULTIPLY:
            top--;
            stack[top - 1] *= stack[top];
            break;
        case DIVIDE:
            top--;
            stack[top - 1] /= stack[top];
            break;
        case NEGATE:
            stack[top - 1] = -stack[top - 1];
            break;
        case DUPLICATE:
            stack[top] = stack[top - 1];
            top++;
            break;
        case SWAP: {
            float v = stack[top - 1];
            stack[top - 1] = stack[top - 2];
            stack[top - 2] = v;
            break;
        }
        case LESS:
            top--;
            stack[top - 1] = stack[top - 1] < stack[top];
            break;
        case JUMP:
            at = program[at];
            break;
        case JUMP_IF:
            at = stack[--top] != 0.0f ? program[at] : at + 1;
            break;
        default:
            at = length;
        }
    }
    results[i] = top > 0 ? stack[top - 1] : 0.0f;
}

// ------------------------------------------------------------------------------------ learning

__global__ void softmax(int rows, int columns, const float *in, float *out)
{
    int row = blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32;
    int lane = threadIdx.x & 31;
    if (row >= rows)
        return;
    const float *x = in + (long long)row * columns;
    float *y = out + (long long)row * columns;
    float highest = -1e30f;
    for (int i = lane; i < columns; i += 32)
        highest = x[i] > highest ? x[i] : highest;
    highest = warp_max(highest);
    float sum = 0.0f;
    for (int i = lane; i < columns; i += 32) {
        y[i] = expf(x[i] - highest);
        sum += y[i];
    }
    sum = __shfl_sync(FULL, warp_sum(sum), 0);
    for (int i = lane; i < columns; i += 32)
        y[i] /= sum;
}

__global__ void layer_norm(int columns, const float *in, const float *gain, const float *bias, float *out)
{
    const float *x = in + (long long)blockIdx.x * columns;
    float sum = 0.0f, squares = 0.0f;
    for (int i = threadIdx.x; i < columns; i += blockDim.x) {
        sum += x[i];
        squares += x[i] * x[i];
    }
    float mean = block_sum(sum) / columns;
    float variance = block_sum(squares) / columns - mean * mean;
    float factor = rsqrtf(variance + 1e-5f);
    for (int i = threadIdx.x; i < columns; i += blockDim.x)
        out[(long long)blockIdx.x * columns + i] = (x[i] - mean) * factor * gain[i] + bias[i];
}

__device__ float activate(int kind, float v)
{
    switch (kind) {
    case 0:
        return v > 0.0f ? v : 0.0f;
    case 1:
        return 1.0f / (1.0f + expf(-v));
    case 2:
        return tanhf(v);
    case 3:
        return 0.5f * v * (1.0f + tanhf(0.79788456f * (v + 0.044715f * v * v * v)));
    default:
        return v;
    }
}

__global__ void convolve(int channels, int width, int height, const float *in, const float *weights, int kind, float *out)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    int feature = blockIdx.z;
    if (x >= width || y >= height)
        return;
    float sum = 0.0f;
    for (int c = 0; c < channels; c++)
        for (int dy = -1; dy <= 1; dy++)
            for (int dx = -1; dx <= 1; dx++) {
                if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height)
                    continue;
                float w = weights[((feature * channels + c) * 3 + dy + 1) * 3 + dx + 1];
                sum += w * in[(c * height + y + dy) * width + x + dx];
            }
    out[(feature * height + y) * width + x] = activate(kind, sum);
}

__global__ void adam(int n, float *weights, const float *slopes, float *m, float *v, float rate, float c1, float c2)
{
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) {
        float g = slopes[i];
        m[i] = 0.9f * m[i] + 0.1f * g;
        v[i] = 0.999f * v[i] + 0.001f * g * g;
        weights[i] -= rate * (m[i] * c1) / (sqrtf(v[i] * c2) + 1e-8f);
    }
}

__global__ void k_means(int n, int dimensions, int k, const float *points, const float *centers, int *owner, float *sums, int *counts)
{
    extern __shared__ float center[];
    for (int i = threadIdx.x; i < k * dimensions; i += blockDim.x)
        center[i] = centers[i];
    __syncthreads();
    int p = blockIdx.x * blockDim.x + threadIdx.x;
    if (p >= n)
        return;
    int best = 0;
    float least = 1e30f;
    for (int j = 0; j < k; j++) {
        float distance = 0.0f;
        for (int d = 0; d < dimensions; d++) {
            float v = points[d * n + p] - center[j * dimensions + d];
            distance += v * v;
        }
        if (distance < least) {
            least = distance;
            best = j;
        }
    }
    owner[p] = best;
    atomicAdd(&counts[best], 1);
    for (int d = 0; d < dimensions; d++)
        atomicAdd(&sums[best * dimensions + d], points[d * n + p]);
}

// Prices of European calls by simulation.
__global__ void options(int n, int paths, const float *spot, const float *strike, float rate, float volatility, float years, float *price)
{
    int i = blockIdx.x;
    if (i >= n)
        return;
    struct Random random = seed(i * 65537u + threadIdx.x);
    float drift = (rate - 0.5f * volatility * volatility) * years;
    float spread = volatility * sqrtf(years);
    float sum = 0.0f;
    for (int p = threadIdx.x; p < paths; p += blockDim.x) {
        float radius = sqrtf(-2.0f * logf(uniform(&random) + 1e-7f));
        float angle = 2.0f * PI * uniform(&random);
        float high = spot[i] * expf(drift + spread * radius * cosf(angle)) - strike[i];
        float low = spot[i] * expf(drift + spread * radius * sinf(angle)) - strike[i];
        sum += (high > 0.0f ? high : 0.0f) + (low > 0.0f ? low : 0.0f);
    }
    sum = block_sum(sum);
    if (threadIdx.x == 0)
        price[i] = expf(-rate * years) * sum / (2 * paths);
}
