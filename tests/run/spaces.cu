// DOC: Memory spaces | `__device__`, `__constant__`, `__managed__` objects with initialisers that hold addresses of each other and of functions
// DOC: Memory spaces | several `extern __shared__` views of one area; `__shared__` structs, arrays and scalars, also in functions
// DOC: Builtin variables | `warpSize`
#include "check.h"

struct entry { const char *name; int *where; int (*run)(int); };

__device__ int counter = 3, table[4] = {1, 2, 3, 4};
__managed__ int both = 7;
__constant__ float factors[2][2] = {{1.5f, 2}, {3, 4}};
__device__ int half_of(int x) { return x / 2; }
__device__ int double_of(int x) { return x * 2; }

__device__ int *in_global = &table[2], *at_end = table + 4, **through = &in_global;
__constant__ int *in_constant = &counter;
__device__ const float *to_constant = &factors[1][0];
__managed__ int *in_managed = &counter;
__constant__ entry entries[] = {{"half", &counter, half_of}, {"double", table + 1, &double_of}, {}};
__device__ const entry *chosen = &entries[1];
__device__ const char *text = "global" + 2, letters[] = "abc";
__device__ long difference = &table[3] - &table[1];
__device__ unsigned long long as_number = (unsigned long long)&counter;
__device__ bool is_set = &counter;

extern "C" __global__ void test_addresses_in_initialisers(int *failures)
{
    CHECK(*in_global == 3 && at_end[-1] == 4 && **through == 3 && *in_constant == 3);
    CHECK(to_constant[1] == 4 && *in_managed == 3 && in_managed == &counter);
    CHECK(entries[0].run(10) == 5 && entries[1].run(10) == 20 && !entries[2].run && !entries[2].name);
    CHECK(entries[1].name[0] == 'd' && *entries[1].where == 2 && chosen->name[5] == 'e' && chosen->run(1) == 2);
    CHECK(text[0] == 'o' && letters[3] == 0 && sizeof letters == 4 && difference == 2 && is_set);
    CHECK((int *)as_number == &counter);
}

__device__ int stored;
extern "C" __global__ void test_stores_and_loads(int *failures)
{
    stored = 5;
    int *p = threadIdx.x ? &both : &stored;
    *p += 2;
    CHECK(stored == 7);
    both = 40;
    p = &both;
    *p += 2;
    CHECK(both == 42);
    both = 7;
    stored = 0;
    float local[2] = {factors[0][0], factors[1][1]};
    const float *q = threadIdx.x ? factors[0] : local;
    CHECK(q[0] == 1.5f && q[1] == 4);
}

extern __shared__ char bytes[];
extern __shared__ int words[];
struct __align__(16) record { float x[3]; int n; };
extern __shared__ record records[];

// LAUNCH: 2 32 1024
extern "C" __global__ void test_views_of_one_area(int *failures)
{
    extern __shared__ float inside[];
    CHECK((void *)bytes == (void *)words && (void *)words == (void *)records && (void *)inside == (void *)bytes);
    CHECK(((unsigned long long)records & 15) == 0);
    words[threadIdx.x] = threadIdx.x << 8;
    __syncthreads();
    CHECK(bytes[4 * 31 + 1] == 31 && (unsigned char)bytes[4] == 0);
    __syncthreads();
    records[threadIdx.x].x[1] = threadIdx.x;
    records[threadIdx.x].n = -1;
    __syncthreads();
    int other = 31 - threadIdx.x;
    CHECK(inside[4 * other + 1] == other && words[4 * other + 3] == -1);
}

__device__ int &slot_of(int i)
{
    __shared__ int slots[64];
    return slots[i];
}
__shared__ int at_file_scope[8];

// LAUNCH: 3 64
extern "C" __global__ void test_static_shared(int *failures)
{
    __shared__ struct { int sum; float row[4][16]; } tile;
    __shared__ int flag;
    if (threadIdx.x == 0)
        tile.sum = 0, flag = blockIdx.x;
    slot_of(threadIdx.x) = threadIdx.x + blockIdx.x;
    tile.row[threadIdx.x / 16][threadIdx.x % 16] = threadIdx.x;
    if (threadIdx.x < 8)
        at_file_scope[threadIdx.x] = blockIdx.x * 10 + threadIdx.x;
    __syncthreads();
    CHECK(flag == blockIdx.x && slot_of(63 - threadIdx.x) == 63 - threadIdx.x + blockIdx.x);
    CHECK(tile.row[2][5] == 37 && (&tile.row[0][0])[threadIdx.x] == threadIdx.x);
    CHECK(at_file_scope[7] == blockIdx.x * 10 + 7);
    atomicAdd(&tile.sum, 1);
    __syncthreads();
    CHECK(tile.sum == 64);
}

// LAUNCH: 2,2,2 4,2,8
extern "C" __global__ void test_where_threads_are(int *failures)
{
    CHECK(warpSize == 32);
    uint3 t = threadIdx, b = blockIdx;
    dim3 size = blockDim;
    CHECK(t.x < size.x && t.y < size.y && t.z < size.z && b.x < gridDim.x);
    CHECK(blockDim.x == 4 && size.y == 2 && blockDim.z == 8 && gridDim.z == 2);
    const uint3 &where = threadIdx;
    CHECK(where.x == t.x && (&where)->z == t.z);
    unsigned rank = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
    __shared__ unsigned seen[64];
    seen[rank] = rank;
    __syncthreads();
    CHECK(seen[63 - rank] == 63 - rank);
}

// LAUNCH: 1 96
extern "C" __global__ void test_barriers(int *failures)
{
    __shared__ int step[96];
    step[threadIdx.x] = 0;
    __syncthreads();
    for (int round = 0; round < 5; round++) {
        int next = step[(threadIdx.x + 1) % 96];
        __syncthreads();
        step[threadIdx.x] = next + 1;
        __threadfence_block();
        __syncthreads();
    }
    CHECK(step[threadIdx.x] == 5);
    CHECK(__syncthreads_count(threadIdx.x & 1) == 48);
    CHECK(__syncthreads_and(threadIdx.x < 96) && !__syncthreads_and(threadIdx.x > 0));
    CHECK(__syncthreads_or(threadIdx.x == 95) && !__syncthreads_or(threadIdx.x == 96));
    __threadfence();
    __threadfence_system();
    __syncwarp();
}
