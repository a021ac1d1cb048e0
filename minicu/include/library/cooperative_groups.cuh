// <cooperative_groups.h>: groups of threads, for all that mention its namespace. A tile computes its lanes from
// its size, a coalesced group keeps a mask of them. Names, sizes and members are those of CUDA's own header, so
// that functions which take groups link with nvcc's.
namespace cooperative_groups {
inline namespace __v1 {

enum __group_kind { __coalesced_kind = 1, __grid_kind = 3, __block_kind = 4, __cluster_kind = 6 };

static __device__ __forceinline__ unsigned int __lane() { unsigned int lane; asm("mov.u32 %0, %%laneid;" : "=r"(lane)); return lane; }
static __device__ __forceinline__ unsigned int __lanes_before() { unsigned int lanes; asm("mov.u32 %0, %%lanemask_lt;" : "=r"(lanes)); return lanes; }
static __device__ __forceinline__ unsigned int __threads_of_block() { return blockDim.x * blockDim.y * blockDim.z; }
static __device__ __forceinline__ unsigned int __rank_in_block() { return (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x; }
static __device__ __forceinline__ unsigned int __blocks_of_grid() { return gridDim.x * gridDim.y * gridDim.z; }
static __device__ __forceinline__ unsigned long long __rank_of_block() { return ((unsigned long long)blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x; }
static __device__ __forceinline__ dim3 __as_dim3(uint3 v) { dim3 d; d.x = v.x; d.y = v.y; d.z = v.z; return d; }
static __device__ __forceinline__ dim3 __product(dim3 a, dim3 b) { dim3 d; d.x = a.x * b.x; d.y = a.y * b.y; d.z = a.z * b.z; return d; }
static __device__ __forceinline__ dim3 __thread_at(uint3 block) { dim3 d; d.x = block.x * blockDim.x + threadIdx.x; d.y = block.y * blockDim.y + threadIdx.y; d.z = block.z * blockDim.z + threadIdx.z; return d; }

// The driver gives a grid that is launched cooperatively a workspace, whose second word counts arrivals: block 0
// adds what makes the top bit flip when all have arrived, every other block one.
// Orders 2 and 3 acquire and release, scope 3 is the device's.
static __device__ __forceinline__ unsigned int *__grid_barrier() { return (unsigned int *)(__grid_workspace() + 4); }
static __device__ unsigned int __arrive_at_grid()
{
    if (__grid_workspace() == 0)
        __trap();
    unsigned int before = 0;
    __barrier_sync(0);
    if (threadIdx.x + threadIdx.y + threadIdx.z == 0) {
        unsigned int step = __rank_of_block() == 0 ? 0x80000001u - __blocks_of_grid() : 1u;
        before = __nv_atomic_fetch_add(__grid_barrier(), step, 3, 3);
    }
    return before;
}
static __device__ void __wait_for_grid(unsigned int before)
{
    if (threadIdx.x + threadIdx.y + threadIdx.z == 0)
        while (((__nv_atomic_load_n(__grid_barrier(), 2, 3) ^ before) & 0x80000000u) == 0)
            __let_blocks_run();
    __barrier_sync(0);
}

class __align__(8) thread_group {
  protected:
    __device__ thread_group(unsigned int kind) : __tiled(0), __kind(kind), __count(0), __parts(1), __part(0), __mask(0), __unused(0) {}
    __device__ thread_group(unsigned int mask, unsigned int count, unsigned int parts, unsigned int part, bool tiled) : __tiled(tiled), __kind(__coalesced_kind), __count(count), __parts(parts), __part(part), __mask(mask), __unused(0) {}
  public:
    typedef unsigned long long __rank_type;
    unsigned int __tiled : 1, __kind : 7, __count : 24;
    unsigned int __parts : 16, __part : 16;
    unsigned int __mask;
    unsigned int __unused;
    __device__ unsigned int get_type() const { return __kind; }
    __device__ unsigned long long num_threads() const
    {
        if (__kind == __coalesced_kind)
            return __count;
        if (__kind == __block_kind)
            return __threads_of_block();
        return (unsigned long long)__threads_of_block() * __blocks_of_grid();
    }
    __device__ unsigned long long size() const { return num_threads(); }
    __device__ unsigned long long thread_rank() const
    {
        if (__kind == __coalesced_kind)
            return __popc(__mask & __lanes_before());
        if (__kind == __block_kind)
            return __rank_in_block();
        return __rank_of_block() * __threads_of_block() + __rank_in_block();
    }
    __device__ void sync() const
    {
        if (__kind == __coalesced_kind)
            __syncwarp(__mask);
        else
            __barrier_sync(0);
    }
};

class thread_block : public thread_group {
  public:
    void *__memory; // of tiles of several warps (`__tile_memory`), if somebody gave some
    typedef unsigned int __rank_type;
    struct arrival_token {};
    __device__ thread_block() : thread_group(__block_kind), __memory(0) {}
    static __device__ void sync() { __barrier_sync(0); }
    __device__ arrival_token barrier_arrive() const { return arrival_token(); }
    __device__ void barrier_wait(arrival_token &&) const { __barrier_sync(0); }
    static __device__ unsigned int num_threads() { return __threads_of_block(); }
    static __device__ unsigned int size() { return __threads_of_block(); }
    static __device__ unsigned int thread_rank() { return __rank_in_block(); }
    static __device__ dim3 group_index() { return __as_dim3(blockIdx); }
    static __device__ dim3 thread_index() { return __as_dim3(threadIdx); }
    static __device__ dim3 group_dim() { return blockDim; }
    static __device__ dim3 dim_threads() { return blockDim; }
};
static __device__ __forceinline__ thread_block this_thread_block() { return thread_block(); }

// What tiles of several warps share: for each size of them the warps that have arrived, and a slot for each warp.
// Tiles of functions that nvcc compiled bring theirs along. From sm_80 on a program need not provide it.
struct __tile_memory { unsigned int arrived[5], reserved[3]; unsigned long long slots[32]; };
static __device__ __tile_memory *__memory_of_tiles() { static __shared__ __tile_memory memory; return &memory; }
template <unsigned int Threads = 1024> struct __align__(8) block_tile_memory {};
template <unsigned int Threads> __device__ __forceinline__ thread_block this_thread_block(block_tile_memory<Threads> &) { return thread_block(); }
// Order 0 is relaxed, scope 1 the block's.
static __device__ void __wait_for_warps(unsigned int *arrived, unsigned int warps)
{
    if (__waits_as_block()) {
        __barrier_sync(0);
        return;
    }
    unsigned int rank = __rank_in_block(), bit = 1u << rank / 32;
    unsigned int tile = (warps == 32 ? 0xffffffffu : (1u << warps) - 1) << rank / (32 * warps) * warps;
    __syncwarp();
    if (rank % 32 == 0) {
        __threadfence_block();
        unsigned int before = __nv_atomic_fetch_or(arrived, bit, 0, 1);
        __threadfence_block();
        if (((before | bit) & tile) == tile)
            __nv_atomic_fetch_and(arrived, ~tile, 0, 1);
        else
            while (*(volatile unsigned int *)arrived & bit) {}
        __threadfence_block();
    }
    __syncwarp();
}

class grid_group {
    unsigned long long __workspace, __unused;
  public:
    __device__ grid_group() : __workspace(__grid_workspace()) {}
    typedef unsigned long long __rank_type;
    typedef unsigned int arrival_token;
    __device__ bool is_valid() const { return __workspace != 0; }
    __device__ void sync() const { __wait_for_grid(__arrive_at_grid()); }
    __device__ arrival_token barrier_arrive() const { return __arrive_at_grid(); }
    __device__ void barrier_wait(arrival_token &&token) const { __wait_for_grid(token); }
    static __device__ unsigned long long num_threads() { return (unsigned long long)__threads_of_block() * __blocks_of_grid(); }
    static __device__ unsigned long long size() { return num_threads(); }
    static __device__ unsigned long long thread_rank() { return __rank_of_block() * __threads_of_block() + __rank_in_block(); }
    static __device__ unsigned long long num_blocks() { return __blocks_of_grid(); }
    static __device__ unsigned long long block_rank() { return __rank_of_block(); }
    static __device__ dim3 dim_blocks() { return gridDim; }
    static __device__ dim3 group_dim() { return gridDim; }
    static __device__ dim3 block_index() { return __as_dim3(blockIdx); }
    static __device__ dim3 dim_threads() { return __product(gridDim, blockDim); }
    static __device__ dim3 thread_index() { return __thread_at(blockIdx); }
};
static __device__ __forceinline__ grid_group this_grid() { return grid_group(); }

class cluster_group : public thread_group {
  public:
    __device__ cluster_group() : thread_group(__cluster_kind) {}
    typedef unsigned int __rank_type;
    struct arrival_token {};
    static __device__ void sync() { __cluster_barrier_arrive(); __cluster_barrier_wait(); }
    static __device__ arrival_token barrier_arrive() { __cluster_barrier_arrive(); return arrival_token(); }
    static __device__ void barrier_wait() { __cluster_barrier_wait(); }
    static __device__ void barrier_wait(arrival_token &&) { __cluster_barrier_wait(); }
    static __device__ unsigned int query_shared_rank(const void *address) { return __cluster_query_shared_rank(address); }
    template <class T> static __device__ T *map_shared_rank(T *address, int rank) { return static_cast<T *>(__cluster_map_shared_rank(address, rank)); }
    static __device__ dim3 dim_blocks() { return __clusterDim(); }
    static __device__ unsigned int num_blocks() { return __clusterSizeInBlocks(); }
    static __device__ dim3 block_index() { return __clusterRelativeBlockIdx(); }
    static __device__ unsigned int block_rank() { return __clusterRelativeBlockRank(); }
    static __device__ dim3 dim_threads() { return __product(__clusterDim(), blockDim); }
    static __device__ unsigned int num_threads() { return __clusterSizeInBlocks() * __threads_of_block(); }
    static __device__ unsigned int size() { return num_threads(); }
    static __device__ dim3 thread_index() { dim3 b = __clusterRelativeBlockIdx(); uint3 at; at.x = b.x; at.y = b.y; at.z = b.z; return __thread_at(at); }
    static __device__ unsigned int thread_rank() { return __clusterRelativeBlockRank() * __threads_of_block() + __rank_in_block(); }
};
static __device__ __forceinline__ cluster_group this_cluster() { return cluster_group(); }

// Of any type that an exchange of words can move.
template <class T> __device__ __forceinline__ T __shuffled(unsigned int mask, T value, int lane, int width) { return __shfl_sync(mask, value, lane, width); }
template <class T> __device__ __forceinline__ T __shuffled_up(unsigned int mask, T value, unsigned int delta, int width) { return __shfl_up_sync(mask, value, delta, width); }
template <class T> __device__ __forceinline__ T __shuffled_down(unsigned int mask, T value, unsigned int delta, int width) { return __shfl_down_sync(mask, value, delta, width); }
template <class T> __device__ __forceinline__ T __shuffled_xor(unsigned int mask, T value, int lanes, int width) { return __shfl_xor_sync(mask, value, lanes, width); }
template <class T> __device__ __forceinline__ T *__shuffled(unsigned int mask, T *value, int lane, int width) { return (T *)__shfl_sync(mask, (unsigned long long)value, lane, width); }
template <class T> __device__ __forceinline__ T *__shuffled_up(unsigned int mask, T *value, unsigned int delta, int width) { return (T *)__shfl_up_sync(mask, (unsigned long long)value, delta, width); }
template <class T> __device__ __forceinline__ T *__shuffled_down(unsigned int mask, T *value, unsigned int delta, int width) { return (T *)__shfl_down_sync(mask, (unsigned long long)value, delta, width); }
template <class T> __device__ __forceinline__ T *__shuffled_xor(unsigned int mask, T *value, int lanes, int width) { return (T *)__shfl_xor_sync(mask, (unsigned long long)value, lanes, width); }

class coalesced_group : public thread_group {
    __device__ unsigned int __packed(unsigned int lanes) const
    {
        unsigned int packed = 0, rank = 0;
        for (unsigned int rest = __mask; rest != 0; rest &= rest - 1, rank++)
            packed |= (lanes >> __builtin_ctz(rest) & 1) << rank;
        return packed;
    }
    __device__ unsigned int __lane_of(unsigned int rank) const { return rank == 0 ? __ffs(__mask) - 1 : __count == 32 ? rank : __fns(__mask, 0, rank + 1); }
    __device__ unsigned int __from(int offset) const { unsigned int lane = __fns(__mask, __lane(), offset); return lane < 32 ? lane : __lane(); }
  public:
    typedef unsigned int __rank_type;
    explicit __device__ coalesced_group(unsigned int mask, unsigned int parts = 1, unsigned int part = 0, bool tiled = false) : thread_group(mask, __popc(mask), parts, part, tiled) {}
    __device__ void sync() const { __syncwarp(__mask); }
    __device__ unsigned int num_threads() const { return __count; }
    __device__ unsigned int size() const { return __count; }
    __device__ unsigned int thread_rank() const { return __popc(__mask & __lanes_before()); }
    __device__ unsigned int meta_group_rank() const { return __part; }
    __device__ unsigned int meta_group_size() const { return __parts; }
    __device__ unsigned int __lanes() const { return __mask; }
    template <class T> __device__ T shfl(T value, int rank) const { return __shuffled(__mask, value, __lane_of(rank), 32); }
    template <class T> __device__ T shfl_up(T value, int delta) const { return __count == 32 ? __shuffled_up(0xffffffff, value, delta, 32) : __shuffled(__mask, value, __from(-(delta + 1)), 32); }
    template <class T> __device__ T shfl_down(T value, unsigned int delta) const { return __count == 32 ? __shuffled_down(0xffffffff, value, delta, 32) : __shuffled(__mask, value, __from(delta + 1), 32); }
    __device__ int any(int predicate) const { return __ballot_sync(__mask, predicate) != 0; }
    __device__ int all(int predicate) const { return __ballot_sync(__mask, predicate) == __mask; }
    __device__ unsigned int ballot(int predicate) const
    {
        unsigned int lanes = __ballot_sync(__mask, predicate);
        return __count == 32 ? lanes : __packed(lanes);
    }
    template <class T> __device__ unsigned int match_any(T value) const
    {
        unsigned int lanes = __match_any_sync(__mask, value);
        return __count == 32 ? lanes : __packed(lanes);
    }
    template <class T> __device__ unsigned int match_all(T value, int &same) const
    {
        unsigned int lanes = __match_all_sync(__mask, value, &same);
        return __count == 32 ? lanes : __packed(lanes);
    }
};
static __device__ __forceinline__ coalesced_group coalesced_threads() { return coalesced_group(__activemask()); }

// `thread_block_tile<Size, Parent>`, of no data, converts to `thread_block_tile<Size>`, which may come from any
// parent.
struct __no_data {};
template <unsigned int Size, class Data> class __tile : public Data {
    static_assert(Size != 0 && (Size & (Size - 1)) == 0, "the size of a tile is a power of two");
    static __device__ unsigned int __first() { return __lane() & (32 - Size); }
  protected:
    __device__ __tile() {}
    __device__ __tile(unsigned int parts, unsigned int part) : Data(__lanes(), Size, parts, part, true) {}
  public:
    typedef unsigned int __rank_type;
    static __device__ unsigned int __lanes() { return Size == 32 ? 0xffffffffu : 0xffffffffu >> (32 - Size) << (__lane() & (32 - Size)); }
    static __device__ void sync() { __syncwarp(__lanes()); }
    static __device__ constexpr unsigned int num_threads() { return Size; }
    static __device__ constexpr unsigned int size() { return Size; }
    static __device__ unsigned int thread_rank() { return __rank_in_block() & (Size - 1); }
    template <class T> __device__ T shfl(T value, int rank) const { return __shuffled(__lanes(), value, rank, Size); }
    template <class T> __device__ T shfl_up(T value, unsigned int delta) const { return __shuffled_up(__lanes(), value, delta, Size); }
    template <class T> __device__ T shfl_down(T value, unsigned int delta) const { return __shuffled_down(__lanes(), value, delta, Size); }
    template <class T> __device__ T shfl_xor(T value, unsigned int ranks) const { return __shuffled_xor(__lanes(), value, ranks, Size); }
    __device__ int any(int predicate) const { return __ballot_sync(__lanes(), predicate) != 0; }
    __device__ int all(int predicate) const { return __ballot_sync(__lanes(), predicate) == __lanes(); }
    __device__ unsigned int ballot(int predicate) const { return __ballot_sync(__lanes(), predicate) >> __first(); }
    template <class T> __device__ unsigned int match_any(T value) const { return __match_any_sync(__lanes(), value) >> __first(); }
    template <class T> __device__ unsigned int match_all(T value, int &same) const { return __match_all_sync(__lanes(), value, &same) >> __first(); }
};
template <unsigned int Size, class Parent = void> class thread_block_tile;
template <unsigned int Size, class Parent, bool Warps> class __tile_of;
template <unsigned int Size, class Parent, bool Warps> class __tile_of : public __tile<Size, __no_data> {
  public:
    __device__ __tile_of(const Parent &) {}
    static __device__ unsigned int meta_group_rank() { return Parent::thread_rank() / Size; }
    static __device__ unsigned int meta_group_size() { return (Parent::size() + Size - 1) / Size; }
    __device__ operator thread_block_tile<Size, void>() const { return thread_block_tile<Size, void>(meta_group_size(), meta_group_rank()); }
    __device__ operator thread_group() const { return thread_block_tile<Size, void>(meta_group_size(), meta_group_rank()); }
};
template <unsigned int Size> class __tile_of<Size, void, false> : public __tile<Size, thread_group> {
  public:
    explicit __device__ __tile_of(unsigned int parts, unsigned int part) : __tile<Size, thread_group>(parts, part) {}
    __device__ unsigned int meta_group_rank() const { return this->__part; }
    __device__ unsigned int meta_group_size() const { return this->__parts; }
};

// A tile of several warps. What its threads tell one another goes through a slot of eight bytes for each warp.
template <unsigned int Size> class __tile_of_warps {
    static_assert((Size & (Size - 1)) == 0, "the size of a tile is a power of two");
    static_assert(Size <= 1024, "a tile has at most 1024 threads");
  public:
    __tile_memory *__memory;
    typedef unsigned int __rank_type;
    static constexpr unsigned int __warps = Size / 32;
    __device__ __tile_of_warps(void *memory) : __memory(memory ? static_cast<__tile_memory *>(memory) : __memory_of_tiles()) {}
    __device__ unsigned int *__arrived() const { return &__memory->arrived[Size == 64 ? 0 : Size == 128 ? 1 : Size == 256 ? 2 : Size == 512 ? 3 : 4]; }
    template <class T> __device__ T *__slot(unsigned int warp) const
    {
        static_assert(sizeof(T) <= 8, "tiles of more than 32 threads exchange values of up to 8 bytes");
        return reinterpret_cast<T *>(&__memory->slots[__rank_in_block() / Size * __warps + warp]);
    }
    static __device__ constexpr unsigned int num_threads() { return Size; }
    static __device__ constexpr unsigned int size() { return Size; }
    static __device__ unsigned int thread_rank() { return __rank_in_block() & (Size - 1); }
    __device__ void sync() const { __wait_for_warps(__arrived(), __warps); }
    template <class T> __device__ T shfl(T value, unsigned int rank) const
    {
        T *slot = __slot<T>(rank / 32);
        if (thread_rank() == rank)
            *slot = value;
        sync();
        T result = *slot;
        sync();
        return result;
    }
    __device__ int any(int predicate) const
    {
        if (unsigned int lanes = __ballot_sync(0xffffffff, predicate); __lane() == 0)
            *__slot<int>(thread_rank() / 32) = lanes != 0;
        sync();
        int result = 0;
        for (unsigned int warp = 0; warp < __warps; warp++)
            result |= *__slot<int>(warp);
        sync();
        return result;
    }
    __device__ int all(int predicate) const { return !any(!predicate); }
};
template <unsigned int Size, class Parent> class __tile_of<Size, Parent, true> : public __tile_of_warps<Size> {
  public:
    __device__ __tile_of(const Parent &parent) : __tile_of_warps<Size>(parent.__memory)
    {
        __syncwarp();
        if (__lane() == 0)
            __nv_atomic_fetch_and(this->__arrived(), ~(1u << __rank_in_block() / 32), 0, 1);
        parent.sync();
    }
    static __device__ unsigned int meta_group_rank() { return Parent::thread_rank() / Size; }
    static __device__ unsigned int meta_group_size() { return (Parent::size() + Size - 1) / Size; }
    __device__ operator thread_block_tile<Size, void>() const { return thread_block_tile<Size, void>(*this); }
};
template <unsigned int Size> class __tile_of<Size, void, true> : public __tile_of_warps<Size> {
    unsigned int __part, __parts;
  public:
    template <class Parent> explicit __device__ __tile_of(const __tile_of<Size, Parent, true> &of) : __tile_of_warps<Size>(of.__memory), __part(of.meta_group_rank()), __parts(of.meta_group_size()) {}
    __device__ unsigned int meta_group_rank() const { return __part; }
    __device__ unsigned int meta_group_size() const { return __parts; }
};
template <unsigned int Size, class Parent> class thread_block_tile : public __tile_of<Size, Parent, (Size > 32)> {
  public:
    __device__ thread_block_tile(const Parent &parent) : __tile_of<Size, Parent, (Size > 32)>(parent) {}
};
template <unsigned int Size> class thread_block_tile<Size, void> : public __tile_of<Size, void, (Size > 32)> {
  public:
    explicit __device__ thread_block_tile(unsigned int parts = 1, unsigned int part = 0) : __tile_of<Size, void, (Size > 32)>(parts, part) {}
    template <class Parent> explicit __device__ thread_block_tile(const __tile_of<Size, Parent, true> &of) : __tile_of<Size, void, (Size > 32)>(of) {}
};

template <class Group> constexpr unsigned int __warps_of = 1;
template <unsigned int Size, class Parent> constexpr unsigned int __warps_of<thread_block_tile<Size, Parent>> = (Size + 31) / 32;
template <class Parent> struct __parent_of_tiles { static constexpr unsigned int most = 0; };
template <> struct __parent_of_tiles<thread_block> { static constexpr unsigned int most = 0xffffffff; };
template <unsigned int Size, class Parent> struct __parent_of_tiles<thread_block_tile<Size, Parent>> { static constexpr unsigned int most = Size; };
template <unsigned int Size, class Parent> __device__ __forceinline__ thread_block_tile<Size, Parent> tiled_partition(const Parent &parent)
{
    static_assert(__parent_of_tiles<Parent>::most != 0, "tiles of a known size are parts of a thread_block or of another such tile");
    static_assert(__parent_of_tiles<Parent>::most == 0 || Size <= __parent_of_tiles<Parent>::most, "a tile is no larger than what it is a part of");
    return thread_block_tile<Size, Parent>(parent);
}
static __device__ __forceinline__ thread_block_tile<1> this_thread() { return thread_block_tile<1>(); }

// Sizes known at run time only: powers of two up to 32.
static __device__ coalesced_group __part_of(unsigned int mask, unsigned int count, unsigned int rank, bool tiled, unsigned int size)
{
    if (size == 0 || size > 32 || (size & (size - 1)) != 0)
        __trap();
    unsigned int lanes = 0;
    if (tiled) {
        unsigned int first = rank & ~(size - 1);
        unsigned int length = count - first < size ? count - first : size;
        lanes = 0xffffffffu >> (32 - length) << (__lane() & ~(size - 1));
    } else {
        unsigned int at = 0;
        for (unsigned int rest = mask; rest != 0; rest &= rest - 1, at++)
            if (at / size == rank / size)
                lanes |= rest & -rest;
    }
    return coalesced_group(lanes, (count + size - 1) / size, rank / size, tiled);
}
static __device__ thread_group tiled_partition(const thread_block &parent, unsigned int size) { return __part_of(0, parent.size(), parent.thread_rank(), true, size); }
static __device__ coalesced_group tiled_partition(const coalesced_group &parent, unsigned int size) { return parent.size() <= size ? parent : __part_of(parent.__mask, parent.size(), parent.thread_rank(), parent.__tiled, size); }
static __device__ thread_group tiled_partition(const thread_group &parent, unsigned int size)
{
    if (parent.__kind == __coalesced_kind && parent.__count <= size)
        return parent;
    if (parent.__kind != __coalesced_kind && parent.__kind != __block_kind)
        __trap();
    return __part_of(parent.__mask, parent.size(), parent.thread_rank(), parent.__kind == __block_kind || parent.__tiled, size);
}

// Those that answer alike, in one group; its rank among the groups is the answer, or the order of first lanes.
template <class Group> __device__ coalesced_group binary_partition(const Group &group, bool predicate)
{
    unsigned int all = group.__lanes(), set = __ballot_sync(all, predicate);
    if (set == all || set == 0)
        return coalesced_group(all);
    return coalesced_group(predicate ? set : all & ~set, 2, predicate);
}
template <class Group, class T> __device__ coalesced_group labeled_partition(const Group &group, T label)
{
    unsigned int all = group.__lanes(), alike = __match_any_sync(all, label), first = __ffs(alike) - 1;
    unsigned int leaders = __ballot_sync(all, first == __lane());
    return coalesced_group(alike, __popc(leaders), __popc(leaders & ((1u << first) - 1)));
}
template <class Group> __device__ coalesced_group labeled_partition(const Group &group, bool label) { return binary_partition(group, label); }
template <class Group, class T> __device__ coalesced_group labeled_partition(const Group &group, T *label) { return labeled_partition(group, (unsigned long long)label); }

template <class Group> __device__ __forceinline__ void sync(const Group &group) { group.sync(); }
template <class Group> __device__ __forceinline__ typename Group::__rank_type thread_rank(const Group &group) { return group.thread_rank(); }
template <class Group> __device__ __forceinline__ typename Group::__rank_type group_size(const Group &group) { return group.num_threads(); }
}
}
