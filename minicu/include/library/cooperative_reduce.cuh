// <cooperative_groups/reduce.h>: reductions of tiles and coalesced groups.
namespace cooperative_groups {
inline namespace __v1 {

template <class T> struct plus { __device__ T operator()(T a, T b) const { return a + b; } };
template <class T> struct less { __device__ T operator()(T a, T b) const { return b < a ? b : a; } };
template <class T> struct greater { __device__ T operator()(T a, T b) const { return a < b ? b : a; } };
template <class T> struct bit_and { __device__ T operator()(T a, T b) const { return a & b; } };
template <class T> struct bit_or { __device__ T operator()(T a, T b) const { return a | b; } };
template <class T> struct bit_xor { __device__ T operator()(T a, T b) const { return a ^ b; } };

// What redux.sync computes: on integers of up to 32 bits.
template <class T, bool Signed = __is_signed(T)> struct __word { typedef int type; };
template <class T> struct __word<T, false> { typedef unsigned int type; };
template <class Op, class T> struct __redux { static constexpr bool known = false; };
template <class T> struct __redux<plus<T>, T> { static constexpr bool known = true; static __device__ T of(unsigned int lanes, T x) { return __reduce_add_sync(lanes, (typename __word<T>::type)x); } };
template <class T> struct __redux<less<T>, T> { static constexpr bool known = true; static __device__ T of(unsigned int lanes, T x) { return __reduce_min_sync(lanes, (typename __word<T>::type)x); } };
template <class T> struct __redux<greater<T>, T> { static constexpr bool known = true; static __device__ T of(unsigned int lanes, T x) { return __reduce_max_sync(lanes, (typename __word<T>::type)x); } };
template <class T> struct __redux<bit_and<T>, T> { static constexpr bool known = true; static __device__ T of(unsigned int lanes, T x) { return __reduce_and_sync(lanes, (unsigned int)x); } };
template <class T> struct __redux<bit_or<T>, T> { static constexpr bool known = true; static __device__ T of(unsigned int lanes, T x) { return __reduce_or_sync(lanes, (unsigned int)x); } };
template <class T> struct __redux<bit_xor<T>, T> { static constexpr bool known = true; static __device__ T of(unsigned int lanes, T x) { return __reduce_xor_sync(lanes, (unsigned int)x); } };

template <unsigned int Size, class Parent, class T, class Op> __device__ __forceinline__ T __reduced(const thread_block_tile<Size, Parent> &group, T value, Op op)
{
    if constexpr (__redux<Op, T>::known && __is_integral(T) && sizeof(T) <= 4 && Size >= 16 && Size <= 32)
        if (__reduces_words())
            return __redux<Op, T>::of(group.__lanes(), value);
    if constexpr (Size > 32) { // in nvcc's order: warps first, their results as the lanes of one
        unsigned int warp = group.thread_rank() / 32;
        T of_warp = __reduced(thread_block_tile<32>(), value, op);
        if (group.thread_rank() % 32 == 0)
            *group.template __slot<T>(warp) = of_warp;
        group.sync();
        T parts[Size / 32];
        for (int i = 0; i < Size / 32; i++)
            parts[i] = *group.template __slot<T>(i);
        group.sync();
        for (int half = Size / 64; half > 0; half /= 2)
            for (int i = 0; i < half; i++)
                parts[i] = op(parts[i], parts[i + half]);
        return parts[0];
    } else {
        for (int ranks = Size / 2; ranks > 0; ranks /= 2)
            value = op(value, group.shfl_xor(value, ranks));
        return value;
    }
}
template <class T, class Op> __device__ __forceinline__ T __reduced(const coalesced_group &group, T value, Op op)
{
    if constexpr (__redux<Op, T>::known && __is_integral(T) && sizeof(T) <= 4)
        if (__reduces_words())
            return __redux<Op, T>::of(group.__lanes(), value);
    if (group.size() == 32)
        return __reduced(thread_block_tile<32>(), value, op);
    unsigned int size = group.size(), rank = group.thread_rank();
    for (unsigned int width = 1; width < size; width *= 2) { // in nvcc's order, for the same sums of floats
        T other = group.shfl_up(value, width);
        if (width <= rank)
            value = op(value, other);
    }
    return group.shfl(value, size - 1);
}
template <class T, class Op> __device__ __forceinline__ T __reduced(const thread_group &group, T value, Op op)
{
    static_assert(sizeof(T) == 0, "reduce takes a tile or a coalesced group");
    return value;
}
template <class Group, class T, class Op> __device__ __forceinline__ T reduce(const Group &group, T value, Op op)
{
    static_assert(__is_same(decltype(op(value, value)), T), "the operation takes and gives values of another type");
    return __reduced(group, value, op);
}
}
}
