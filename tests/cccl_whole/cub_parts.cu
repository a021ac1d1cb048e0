// CUB's iterators, work of a grid, work of a thread and utilities, in kernels and in host code.
#include <cub/grid/grid_even_share.cuh>
#include <cub/grid/grid_mapping.cuh>
#include <cub/grid/grid_queue.cuh>
#include <cub/iterator/arg_index_input_iterator.cuh>
#include <cub/iterator/cache_modified_input_iterator.cuh>
#include <cub/iterator/cache_modified_output_iterator.cuh>
#include <cub/iterator/tex_obj_input_iterator.cuh>
#include <cub/thread/thread_load.cuh>
#include <cub/thread/thread_operators.cuh>
#include <cub/thread/thread_reduce.cuh>
#include <cub/thread/thread_scan.cuh>
#include <cub/thread/thread_search.cuh>
#include <cub/thread/thread_sort.cuh>
#include <cub/thread/thread_store.cuh>
#include <cub/util_allocator.cuh>
#include <cub/util_debug.cuh>
#include <cub/util_device.cuh>
#include <cub/util_macro.cuh>
#include <cub/util_math.cuh>
#include <cub/util_ptx.cuh>
#include <cub/util_temporary_storage.cuh>
#include <cub/util_type.cuh>
#include <cub/version.cuh>
#include <cuda/functional>
#include <cuda/std/functional>
#include "algorithms.h"
#include "checks.h"

using Plain = std::vector<int>;
struct Down { __host__ __device__ bool operator()(int a, int b) const { return a > b; } };

// Tiles of 32 among blocks: each element is read once.
template <cub::GridMappingStrategy strategy> __global__ void share(cub::GridEvenShare<int> even, const int *in, int *out)
{
    even.BlockInit<32, strategy>();
    for (int tile = even.block_offset; tile < even.block_end; tile += even.block_stride)
        if (tile + (int)threadIdx.x < even.block_end) atomicAdd(&out[tile + threadIdx.x], in[tile + threadIdx.x] + 1);
}
__global__ void given(cub::GridEvenShare<int> even, int *out) { even.BlockInit<32>(3, 7), out[0] = even.block_offset * 100 + even.block_end * 10 + (even.block_stride == 32); }
__global__ void drain(cub::GridQueue<int> queue, int *out, int n)
{
    int size;
    queue.FillSize(size);
    for (int at; (at = queue.Drain(4)) < size;)
        for (int i = at; i < at + 4 && i < size; i++) atomicAdd(&out[i], i);
    if (threadIdx.x == 0 && blockIdx.x == 0) out[n] = size;
}
__global__ void fill(cub::GridQueue<int> queue, int *out) { out[queue.Fill(1)] = 5; }
__global__ void reset(cub::GridQueue<int> queue) { queue.FillAndResetDrain(9), queue.ResetDrain(); }

template <class I> __global__ void read(I from, int *to, int n)
{
    int i = threadIdx.x;
    I at = from + i;
    I next = at++;
    ++at, at += -2;
    to[i] = i < n ? *next + from[i] + *at + (next - from) + (at == next) + (next != from) : 0;
}
template <class I> __global__ void write(I to, int n)
{
    I at = to + 1;
    for (int i = 0; i + 1 < n; i++) *at++ = i * 3;
    to[0] = -1, at -= 1, *at = (int)(at - to);
}
template <cub::CacheLoadModifier load, cub::CacheStoreModifier store, class T> __device__ void move(const T *from, T *to)
{
    cub::ThreadStore<store>(to, cub::ThreadLoad<load>(from));
}
template <class T> __global__ void moves(const T *from, T *to)
{
    move<cub::LOAD_DEFAULT, cub::STORE_DEFAULT>(from, to), move<cub::LOAD_CA, cub::STORE_WB>(from + 1, to + 1), move<cub::LOAD_CG, cub::STORE_CG>(from + 2, to + 2), move<cub::LOAD_CS, cub::STORE_CS>(from + 3, to + 3);
    move<cub::LOAD_CV, cub::STORE_WT>(from + 4, to + 4), move<cub::LOAD_LDG, cub::STORE_DEFAULT>(from + 5, to + 5), move<cub::LOAD_VOLATILE, cub::STORE_VOLATILE>(from + 6, to + 6);
    cub::UnrolledThreadLoad<2, cub::LOAD_CA>(from + 7, to + 7), cub::UnrolledCopy<2>(from + 9, to + 9);
}
template <class T> static void moved(const char *name)
{
    T *from = shared<T>(11), *to = shared<T>(11);
    for (size_t i = 0; i < 11 * sizeof(T); i++) ((unsigned char *)from)[i] = i * 37 + 1;
    moves<<<1, 1>>>(from, to);
    cudaDeviceSynchronize();
    check(name, digest(from, 11) == digest(to, 11));
}

__global__ void threads(int *out, const int *sorted)
{
    int items[6] = {4, 1, 7, 1, 9, 2}, to[6], values[6] = {0, 1, 2, 3, 4, 5}, n = 0;
    cuda::std::plus<int> plus;
    out[n++] = cub::ThreadReduce(items, plus), out[n++] = cub::ThreadReduce(items, cuda::maximum<int>(), 50), out[n++] = cub::ThreadReduce(items, cuda::minimum<int>());
    short halves[8] = {3, -7, 5, 2, 8, -1, 4, 6};
    out[n++] = cub::ThreadReduce(halves, cuda::maximum<short>()), out[n++] = cub::ThreadReduce(halves, cuda::minimum<short>());
    out[n++] = cub::internal::ThreadScanExclusive(items, to, plus, 10), out[n++] = to[0] * 100 + to[5];
    out[n++] = cub::internal::ThreadScanInclusive(items, to, plus), out[n++] = to[0] * 100 + to[5], out[n++] = cub::internal::ThreadScanInclusive(items, to, plus, 10), out[n++] = to[0] * 100 + to[5];
    cub::StableOddEvenSort(items, values, cuda::std::less<int>());
    out[n++] = items[0] * 100000 + items[1] * 10000 + items[2] * 1000 + items[3] * 100 + items[4] * 10 + items[5], out[n++] = values[0] * 100000 + values[1] * 10000 + values[2] * 1000 + values[3] * 100 + values[4] * 10 + values[5];
    out[n++] = cub::LowerBound(sorted, 8, 5) * 10 + cub::UpperBound(sorted, 8, 5);
    int2 path;
    cub::MergePathSearch(6, sorted, sorted + 1, 8, 7, path), out[n++] = path.x * 10 + path.y;
    auto least = cub::ArgMin()(cub::KeyValuePair<int, int>(3, 7), cub::KeyValuePair<int, int>(1, 7)), most = cub::ArgMax()(cub::KeyValuePair<int, int>(3, 7), cub::KeyValuePair<int, int>(1, 8));
    out[n++] = least.key * 100 + most.key * 10 + most.value, out[n++] = cub::InequalityWrapper<cuda::std::equal_to<int>>(cuda::std::equal_to<int>())(3, 4), out[n++] = cub::CastOp<int>()(3.9), out[n++] = cub::SwizzleScanOp<cuda::std::minus<int>>(cuda::std::minus<int>())(3, 10);
    out[n++] = cub::BFE(0xabcdu, 4, 8), out[n++] = cub::WarpMask<8>(2) == 0xff0000u, out[n++] = cub::RowMajorTid(4, 2, 1);
    out[n] = -1;
}
__global__ void warps(int *out)
{
    int i = threadIdx.x;
    out[i] = cub::ShuffleUp<32>(i * 3, 2, 0, 0xffffffffu) * 1000000 + cub::ShuffleDown<32>(i, 3, 31, 0xffffffffu) * 1000 + cub::ShuffleIndex<16>(i, 5, 0xffffffffu);
    out[i + 32] = cub::MatchAny<3>(i % 5);
    if (i % 2) cub::ThreadExit();
    out[i + 64] = 1;
}

static void iterators()
{
    const int n = 30;
    int *in = shared<int>(n + 2), *out = shared<int>(32);
    Plain w(n);
    for (int i = 0; i < n + 2; i++) in[i] = i * i;
    for (int i = 0; i < n; i++) w[i] = 3 * (i + 1) * (i + 1) + i + 1 + (i != 0);
    auto done = [&](const char *name) { cudaDeviceSynchronize(), check(name, out, out + n, w); };
    read<<<1, 32>>>(cub::CacheModifiedInputIterator<cub::LOAD_LDG, int>(in + 1), out, n), done("CacheModifiedInputIterator");
    read<<<1, 32>>>(cub::CacheModifiedInputIterator<cub::LOAD_CG, int>(in + 1), out, n), done("CacheModifiedInputIterator past L1");
    cub::TexObjInputIterator<int> texture;
    check("BindTexture", texture.BindTexture(in, (n + 2) * sizeof(int)) == cudaSuccess);
    read<<<1, 32>>>(texture + 1, out, n), done("TexObjInputIterator"), check("UnbindTexture", texture.UnbindTexture() == cudaSuccess);
    write<<<1, 1>>>(cub::CacheModifiedOutputIterator<cub::STORE_CS, int>(out), 6);
    cudaDeviceSynchronize();
    check("CacheModifiedOutputIterator", out, out + 6, Plain{-1, 0, 3, 6, 9, 5});
    cub::ArgIndexInputIterator<int *> args(in), next = args + 3;
    auto third = *next++, fifth = args[5];
    ++next;
    check("ArgIndexInputIterator", third.key == 3 && third.value == 9 && fifth.key == 5 && fifth.value == 25 && next - args == 5 && next == args + 5 && next != args && (*next).value == 25);
    next.normalize(), check("normalize", (*next).key == 0 && (*next).value == 25);
}
static void grids()
{
    const int n = 500;
    int *in = shared<int>(n), *out = shared<int>(n + 1), *counters = shared<int>(2);
    Plain w(n), at(n);
    for (int i = 0; i < n; i++) in[i] = i * 3, w[i] = i * 3 + 1, at[i] = i;
    auto clear = [&] { for (int i = 0; i <= n; i++) out[i] = 0; };
    cub::GridEvenShare<int> even;
    even.DispatchInit(n, 5, 32);
    check("GridEvenShare", even.grid_size == 5 && even.num_items == n);
    share<cub::GRID_MAPPING_RAKE><<<even.grid_size, 32>>>(even, in, out), cudaDeviceSynchronize(), check("raking", out, out + n, w), clear();
    share<cub::GRID_MAPPING_STRIP_MINE><<<even.grid_size, 32>>>(even, in, out), cudaDeviceSynchronize(), check("strips", out, out + n, w), clear();
    given<<<1, 1>>>(even, out), cudaDeviceSynchronize(), check("given bounds", out[0] == 371), clear();
    cub::GridQueue<int> queue(counters), none;
    check("GridQueue", queue.AllocationSize() == 8 && queue.FillAndResetDrain(n) == cudaSuccess);
    int size = 0;
    check("FillSize", queue.FillSize(size) == cudaSuccess && (cudaDeviceSynchronize(), size == n));
    drain<<<3, 32>>>(queue, out, n), cudaDeviceSynchronize(), check("Drain", out, out + n, at), check("its size", out[n] == n), clear();
    queue.ResetFill(), queue.ResetDrain(), fill<<<2, 8>>>(queue, out), cudaDeviceSynchronize(), check("Fill", counters[0] == 16 && counters[1] == 0 && out[15] == 5 && out[16] == 0);
    reset<<<1, 1>>>(queue), cudaDeviceSynchronize(), check("in a kernel", counters[0] == 9 && counters[1] == 0);
}
static void utilities()
{
    cub::CachingDeviceAllocator allocator(2, 3, 20, 1 << 22);
    void *p, *q, *again;
    check("CachingDeviceAllocator", allocator.DeviceAllocate(&p, 1000) == cudaSuccess && allocator.DeviceAllocate(0, &q, 5000) == cudaSuccess && p != q);
    allocator.DeviceFree(p), allocator.DeviceAllocate(&again, 900), check("keeps", again == p);
    check("frees", allocator.DeviceFree(0, q) == cudaSuccess && allocator.DeviceFree(again) == cudaSuccess && allocator.SetMaxCachedBytes(100) == cudaSuccess && allocator.FreeAllCached() == cudaSuccess);
    int version = 0, sm = 0;
    check("versions", cub::PtxVersion(version) == cudaSuccess && cub::SmVersion(sm) == cudaSuccess && version >= 500 && sm >= version / 10 * 10 - 500 && cub::CurrentDevice() == 0 && cub::DeviceCount() >= 1);
    check("streams", cub::SyncStream(0) == cudaSuccess && CubDebug(cudaSuccess) == cudaSuccess && CUB_VERSION >= 300000);
    void *parts[2];
    size_t bytes = 0, sizes[2] = {10, 300};
    check("AliasTemporaries", cub::detail::AliasTemporaries(nullptr, bytes, parts, sizes) == cudaSuccess && bytes == 1023);
    check("numbers", cub::Log2<17>::VALUE == 5 && cub::PowerOfTwo<16>::VALUE && !cub::PowerOfTwo<17>::VALUE && cub::MidPoint(4, 10) == 7);
    cub::DoubleBuffer<int> buffer((int *)parts, (int *)sizes);
    check("DoubleBuffer", buffer.Current() == (int *)parts && buffer.Alternate() == (int *)sizes && (buffer.selector ^= 1) == 1 && buffer.Current() == (int *)sizes);
    check("KeyValuePair", cub::KeyValuePair<int, int>(1, 2) != cub::KeyValuePair<int, int>(1, 3) && cub::NullType() == cub::NullType());
}

int main()
{
    iterators(), grids(), utilities();
    moved<unsigned char>("moves of chars"), moved<short>("moves of shorts"), moved<int>("moves of ints"), moved<long long>("moves of longs"), moved<float4>("moves of four"), moved<double2>("moves of two");
    int *out = shared<int>(96), *sorted = shared<int>(8), n = 0;
    for (int i = 0; i < 8; i++) sorted[i] = i * i / 3;
    threads<<<1, 1>>>(out, sorted), cudaDeviceSynchronize();
    do printf("%d%c", out[n], out[n] == -1 ? '\n' : ' ');
    while (out[n++] != -1);
    for (int i = 0; i < 96; i++) out[i] = 0;
    warps<<<1, 32>>>(out), cudaDeviceSynchronize();
    bool right = true;
    for (int i = 0; i < 32; i++) {
        unsigned same = 0;
        for (int k = 0; k < 32; k++) same |= unsigned(k % 5 == i % 5) << k;
        right &= out[i] == (i < 2 ? i * 3 : i * 3 - 6) * 1000000 + (i > 28 ? i : i + 3) * 1000 + i / 16 * 16 + 5 && (unsigned)out[i + 32] == same && out[i + 64] == (i % 2 == 0);
    }
    check("warps", right);
    return told();
}
