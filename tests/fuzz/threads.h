// The threads of a block as g++ can have them: a context for each, run in turn until it waits. It shares
// nothing with minicu but the words of CUDA, so that what both compute is what the source means.
#include <cstring>
#include <ucontext.h>
#include <vector>

struct Index { unsigned x, y, z; };
static Index threadIdx, blockIdx, blockDim, gridDim;

enum State { READY, BLOCK, WARP, DONE };

struct Thread {
    ucontext_t context;
    std::vector<char> stack;
    State state;
    Index index;
    unsigned mask;        // whom it waits for
    long long value;      // what it brings
    long long values[32]; // what the lanes of its warp brought
    unsigned present;     // which of them
    int ones, total;      // of a barrier: who brought something, and who came
};

static std::vector<Thread> threads;
static ucontext_t scheduler;
static int current;

static void wait_as(State state, unsigned mask, long long value)
{
    Thread &t = threads[current];
    t.state = state, t.mask = mask, t.value = value;
    swapcontext(&t.context, &scheduler);
}

static unsigned lane_of(int thread) { return thread & 31; }

// Warps whose lanes all wait for each other go on: whether there was one.
static bool release_warps()
{
    bool any = false;
    for (int first = 0; first < (int)threads.size(); first += 32) {
        int count = (int)threads.size() - first < 32 ? (int)threads.size() - first : 32;
        for (int i = first; i < first + count; i++) {
            Thread &t = threads[i];
            unsigned group = 0;
            bool complete = t.state == WARP && t.mask >> lane_of(i) & 1;
            for (int k = 0; k < count && complete; k++) {
                Thread &other = threads[first + k];
                if (!(t.mask >> k & 1) || other.state == DONE)
                    continue;
                complete = other.state == WARP && other.mask == t.mask;
                group |= 1u << k;
            }
            if (!complete)
                continue;
            for (int k = 0; k < count; k++)
                if (group >> k & 1) {
                    Thread &other = threads[first + k];
                    other.state = READY, other.present = group;
                    for (int j = 0; j < count; j++)
                        other.values[j] = threads[first + j].value;
                }
            any = true;
        }
    }
    return any;
}

static bool release_block()
{
    int total = 0, ones = 0;
    for (Thread &t : threads) {
        if (t.state == WARP)
            return false;
        total += t.state == BLOCK, ones += t.state == BLOCK && t.value;
    }
    for (Thread &t : threads)
        if (t.state == BLOCK)
            t.state = READY, t.ones = ones, t.total = total;
    return total != 0;
}

typedef void Kernel(const int *, int *, int);
static Kernel *running;
static const int *input;
static int *output, number;

static void enter()
{
    running(input, output, number);
    threads[current].state = DONE;
    swapcontext(&threads[current].context, &scheduler);
}

// 0, or 1 where threads wait for what does not come.
extern "C" int launch(Kernel *kernel, unsigned grid, unsigned x, unsigned y, const int *in, int *out, int n)
{
    running = kernel, input = in, output = out, number = n;
    blockDim = {x, y, 1}, gridDim = {grid, 1, 1};
    for (unsigned b = 0; b < grid; b++) {
        blockIdx = {b, 0, 0};
        threads.assign(x * y, Thread());
        for (unsigned i = 0; i < x * y; i++) {
            Thread &t = threads[i];
            t.stack.resize(1 << 16);
            t.index = {i % x, i / x, 0};
            getcontext(&t.context);
            t.context.uc_stack.ss_sp = t.stack.data(), t.context.uc_stack.ss_size = t.stack.size();
            makecontext(&t.context, enter, 0);
        }
        for (bool more = true; more;) {
            more = false;
            for (current = 0; current < (int)threads.size(); current++)
                if (threads[current].state == READY) {
                    threadIdx = threads[current].index;
                    swapcontext(&scheduler, &threads[current].context);
                    more = true;
                }
            more = more || release_warps() || release_block();
        }
        bool stuck = false;
        for (Thread &t : threads)
            stuck = stuck || t.state != DONE;
        std::vector<Thread>().swap(threads); // their stacks: the library stays loaded
        if (stuck)
            return 1;
    }
    return 0;
}

#define __device__
#define __global__
#define __shared__ static
#define __noinline__ __attribute__((noinline))
// A thread goes on with its own index.
#define threadIdx (threads[current].index)

static void __syncthreads() { wait_as(BLOCK, 0, 0); }
static int __syncthreads_count(int p) { wait_as(BLOCK, 0, p != 0); return threads[current].ones; }
static int __syncthreads_or(int p) { return __syncthreads_count(p) != 0; }
static int __syncthreads_and(int p)
{
    wait_as(BLOCK, 0, p != 0);
    return threads[current].ones == threads[current].total;
}
static void __syncwarp(unsigned mask = ~0u) { wait_as(WARP, mask, 0); }
static unsigned __activemask() { wait_as(WARP, ~0u, 0); return threads[current].present; }

// What the lane `from` brings, if it is one of the segment [first, last] and there; else one's own.
template <typename T> static T shuffle(unsigned mask, T value, int from, int first, int last)
{
    long long bits = 0;
    memcpy(&bits, &value, sizeof value);
    wait_as(WARP, mask, bits);
    Thread &t = threads[current];
    if (from >= first && from <= last && t.present >> from & 1)
        memcpy(&value, &t.values[from], sizeof value);
    return value;
}
template <typename T> static T __shfl_sync(unsigned mask, T value, int from)
{
    return shuffle(mask, value, from & 31, 0, 31);
}
template <typename T> static T __shfl_xor_sync(unsigned mask, T value, int with)
{
    return shuffle(mask, value, (int)lane_of(current) ^ with, 0, 31);
}
template <typename T> static T __shfl_down_sync(unsigned mask, T value, int by)
{
    return shuffle(mask, value, (int)lane_of(current) + by, 0, 31);
}
template <typename T> static T __shfl_up_sync(unsigned mask, T value, int by, int width = 32)
{
    int lane = lane_of(current);
    return shuffle(mask, value, lane - by, lane & ~(width - 1), 31);
}
static unsigned __ballot_sync(unsigned mask, int p)
{
    wait_as(WARP, mask, p != 0);
    Thread &t = threads[current];
    unsigned result = 0;
    for (int k = 0; k < 32; k++)
        result |= (unsigned)(t.present >> k & 1 && t.values[k]) << k;
    return result;
}
static int __any_sync(unsigned mask, int p) { return __ballot_sync(mask, p) != 0; }
static int __all_sync(unsigned mask, int p) { return __ballot_sync(mask, !p) == 0; }
static unsigned __match_any_sync(unsigned mask, int value)
{
    wait_as(WARP, mask, value);
    Thread &t = threads[current];
    unsigned result = 0;
    for (int k = 0; k < 32; k++)
        result |= (unsigned)(t.present >> k & 1 && t.values[k] == value) << k;
    return result;
}
static int __reduce_add_sync(unsigned mask, int value)
{
    wait_as(WARP, mask, value);
    Thread &t = threads[current];
    unsigned sum = 0;
    for (int k = 0; k < 32; k++)
        sum += t.present >> k & 1 ? (unsigned)t.values[k] : 0;
    return (int)sum;
}

static int atomicAdd(int *p, int v) { int old = *p; *p += v; return old; }
static int atomicSub(int *p, int v) { int old = *p; *p -= v; return old; }
static int atomicOr(int *p, int v) { int old = *p; *p |= v; return old; }
static int atomicMax(int *p, int v) { int old = *p; if (v > old) *p = v; return old; }

// The groups of barrier_shapes.py.
static int lanes_in(unsigned mask) { return __builtin_popcount(mask); }
namespace cooperative_groups {
struct thread_block {};
static thread_block this_thread_block() { return {}; }
template <unsigned Size> struct thread_block_tile {
    static int first() { return lane_of(current) & ~(Size - 1); }
    static unsigned lanes() { return (Size == 32 ? ~0u : (1u << Size % 32) - 1) << first(); }
    static unsigned size() { return Size; }
    static unsigned thread_rank() { return lane_of(current) & (Size - 1); }
    static void sync() { __syncwarp(lanes()); }
    template <typename T> T shfl(T value, int rank) const { return shuffle(lanes(), value, first() + rank, 0, 31); }
    template <typename T> T shfl_down(T value, int by) const
    {
        return shuffle(lanes(), value, (int)lane_of(current) + by, 0, first() + Size - 1);
    }
    static unsigned ballot(int p) { return __ballot_sync(lanes(), p) >> first(); }
    static int any(int p) { return ballot(p) != 0; }
};
template <unsigned Size, typename Parent> thread_block_tile<Size> tiled_partition(const Parent &) { return {}; }
struct coalesced_group {
    unsigned lanes;
    unsigned size() const { return lanes_in(lanes); }
    unsigned thread_rank() const { return lanes_in(lanes & ((1u << lane_of(current)) - 1)); }
    template <typename T> T shfl(T value, int rank) const
    {
        int lane = 0;
        while (!(lanes >> lane & 1) || rank--)
            lane++;
        return shuffle(lanes, value, lane, 0, 31);
    }
};
template <unsigned Size> coalesced_group binary_partition(const thread_block_tile<Size> &tile, bool p)
{
    unsigned yes = __ballot_sync(tile.lanes(), p);
    return {p ? yes : tile.lanes() & ~yes};
}
template <typename T> struct plus { T operator()(T a, T b) const { return a + b; } };
template <typename T> struct bit_xor { T operator()(T a, T b) const { return a ^ b; } };
template <typename T> struct greater { T operator()(T a, T b) const { return a > b ? a : b; } };
template <unsigned Size, typename T, typename Op> T reduce(const thread_block_tile<Size> &tile, T value, Op op)
{
    wait_as(WARP, tile.lanes(), value);
    T result = (T)threads[current].values[tile.first()];
    for (unsigned k = 1; k < Size; k++)
        result = op(result, (T)threads[current].values[tile.first() + k]);
    return result;
}
}
