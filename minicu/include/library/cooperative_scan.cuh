// <cooperative_groups/scan.h>: what the lanes of a tile or of a coalesced group have before and including them.
namespace cooperative_groups {
inline namespace __v1 {

// Of a tile of several warps: each for itself, then what the warps before have.
template <unsigned int Size, class Parent, class T, class Op> __device__ __forceinline__ T __scanned(const thread_block_tile<Size, Parent> &group, T value, T own, Op op, bool nothing)
{
    unsigned int warp = group.thread_rank() / 32;
    if (group.thread_rank() % 32 == 31)
        *group.template __slot<T>(warp) = value;
    group.sync();
    T before = value;
    for (unsigned int i = 0; i < warp; i++)
        before = i == 0 ? *group.template __slot<T>(0) : op(before, *group.template __slot<T>(i));
    group.sync();
    if (warp == 0)
        return own;
    return nothing ? before : op(before, own);
}
template <class Group, class T, class Op> __device__ __forceinline__ T inclusive_scan(const Group &group, T value, Op op)
{
    if constexpr (__warps_of<Group> > 1) {
        T of_warp = inclusive_scan(thread_block_tile<32>(), value, op);
        return __scanned(group, of_warp, of_warp, op, false);
    } else {
        unsigned int rank = group.thread_rank();
        for (unsigned int width = 1; width < group.size(); width *= 2) {
            T other = group.shfl_up(value, width);
            if (width <= rank)
                value = op(value, other);
        }
        return value;
    }
}
template <class Group, class T> __device__ __forceinline__ T inclusive_scan(const Group &group, T value) { return inclusive_scan(group, value, plus<T>()); }
template <class Group, class T, class Op> __device__ __forceinline__ T exclusive_scan(const Group &group, T value, Op op)
{
    if constexpr (__warps_of<Group> > 1) {
        thread_block_tile<32> warp;
        T of_warp = inclusive_scan(warp, value, op), before = warp.shfl_up(of_warp, 1);
        bool first = group.thread_rank() % 32 == 0;
        return __scanned(group, of_warp, first ? T() : before, op, first);
    } else {
        T before = group.shfl_up(inclusive_scan(group, value, op), 1);
        return group.thread_rank() == 0 ? T() : before;
    }
}
template <class Group, class T> __device__ __forceinline__ T exclusive_scan(const Group &group, T value) { return exclusive_scan(group, value, plus<T>()); }
}
}
