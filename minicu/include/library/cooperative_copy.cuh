// <cooperative_groups/memcpy_async.h>: the threads of a group copy together. What may happen later happens at
// once; others may see it after the wait, which is a barrier of the group.
namespace cooperative_groups {
inline namespace __v1 {

template <class Group, class T> __device__ void memcpy_async(const Group &group, T *to, const T *from, unsigned long bytes)
{
    unsigned long whole = bytes / sizeof(T), rank = group.thread_rank(), threads = group.num_threads();
    for (unsigned long i = rank; i < whole; i += threads)
        to[i] = from[i];
    for (unsigned long i = whole * sizeof(T) + rank; i < bytes; i += threads)
        ((char *)to)[i] = ((const char *)from)[i];
}
template <class Group> __device__ void memcpy_async(const Group &group, void *to, const void *from, unsigned long bytes) { memcpy_async(group, (char *)to, (const char *)from, bytes); }
template <class Group, class T> __device__ void memcpy_async(const Group &group, T *to, unsigned long room, const T *from, unsigned long count) { memcpy_async(group, to, from, (room < count ? room : count) * sizeof(T)); }
template <class Group> __device__ void wait(const Group &group) { group.sync(); }
template <unsigned int Stages, class Group> __device__ void wait_prior(const Group &group) { group.sync(); }
}
}
