// <cooperative_groups/memcpy_async.h>: the threads of a group copy together, in the largest pieces to which both
// addresses are aligned. From global to shared memory the copy goes on behind the call (copies.h); others may see
// it after the wait, which is a barrier of the group as well.
namespace cooperative_groups {
inline namespace __v1 {

template <int Size, class Group> static __device__ __forceinline__ unsigned long __copy_pieces(const Group &group, char *to, const char *from, unsigned long bytes)
{
    unsigned long pieces = bytes / Size, threads = group.num_threads();
    for (unsigned long i = group.thread_rank(); i < pieces; i += threads)
        __copy_async_whole(to + i * Size, from + i * Size, Size);
    return pieces * Size;
}
template <class Group, class T> __device__ void memcpy_async(const Group &group, T *to, const T *from, unsigned long bytes)
{
    char *target = (char *)to;
    const char *source = (const char *)from;
    unsigned long done = 0, both = (unsigned long)target | (unsigned long)source;
    if (__isShared(to) && __isGlobal(from)) {
        if (alignof(T) >= 16 || both % 16 == 0)
            done = __copy_pieces<16>(group, target, source, bytes);
        else if (alignof(T) >= 8 || both % 8 == 0)
            done = __copy_pieces<8>(group, target, source, bytes);
        else if (alignof(T) >= 4 || both % 4 == 0)
            done = __copy_pieces<4>(group, target, source, bytes);
    }
    unsigned long rank = group.thread_rank(), threads = group.num_threads(), whole = bytes / sizeof(T);
    if (done == 0) {
        for (unsigned long i = rank; i < whole; i += threads)
            to[i] = from[i];
        done = whole * sizeof(T);
    }
    for (unsigned long i = done + rank; i < bytes; i += threads)
        target[i] = source[i];
    __pipeline_commit();
}
template <class Group> __device__ void memcpy_async(const Group &group, void *to, const void *from, unsigned long bytes) { memcpy_async(group, (char *)to, (const char *)from, bytes); }
template <class Group, class T> __device__ void memcpy_async(const Group &group, T *to, unsigned long room, const T *from, unsigned long count) { memcpy_async(group, to, from, (room < count ? room : count) * sizeof(T)); }
template <class Group> __device__ void wait(const Group &group)
{
    __pipeline_wait_prior(0);
    group.sync();
}
template <unsigned int Stages, class Group> __device__ void wait_prior(const Group &group)
{
    __pipeline_wait_prior(Stages);
    group.sync();
}
}
}
