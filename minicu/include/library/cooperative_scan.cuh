// <cooperative_groups/scan.h>: what the lanes of a tile or of a coalesced group have before and including them.
namespace cooperative_groups {
inline namespace __v1 {

template <class Group, class T, class Op> __device__ __forceinline__ T inclusive_scan(const Group &group, T value, Op op)
{
    unsigned int rank = group.thread_rank();
    for (unsigned int width = 1; width < group.size(); width *= 2) {
        T other = group.shfl_up(value, width);
        if (width <= rank)
            value = op(value, other);
    }
    return value;
}
template <class Group, class T> __device__ __forceinline__ T inclusive_scan(const Group &group, T value) { return inclusive_scan(group, value, plus<T>()); }
template <class Group, class T, class Op> __device__ __forceinline__ T exclusive_scan(const Group &group, T value, Op op)
{
    T before = group.shfl_up(inclusive_scan(group, value, op), 1);
    return group.thread_rank() == 0 ? T() : before;
}
template <class Group, class T> __device__ __forceinline__ T exclusive_scan(const Group &group, T value) { return exclusive_scan(group, value, plus<T>()); }
}
}
