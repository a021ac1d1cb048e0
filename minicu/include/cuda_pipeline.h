/* nvcuda::experimental::pipeline: copies to shared memory that are committed in batches and waited for. The
   functions below it are in library/copies.h; barriers that copies arrive on (awbarrier) are not supported. */
#pragma once
#ifdef __cplusplus

namespace nvcuda {
namespace experimental {

class pipeline {
    size_t __batch;
  public:
    pipeline(const pipeline &) = delete;
    pipeline &operator=(const pipeline &) = delete;
    __device__ pipeline() : __batch(0) {}
    __device__ size_t commit()
    {
        __pipeline_commit();
        return __batch++;
    }
    __device__ void commit_and_wait()
    {
        commit();
        __pipeline_wait_prior(0);
    }
    __device__ void wait(size_t batch) { __pipeline_wait_prior(__batch > batch + 1 ? __batch - batch - 1 : 0); }
    template <unsigned int N> __device__ void wait_prior() { __pipeline_wait_prior(N); }
};

template <int Size> static __device__ __forceinline__ void __copy_piece(char *to, const char *from, unsigned int bytes)
{
    if (__isGlobal(from) && __isShared(to)) {
        __copy_async(to, from, Size, bytes);
        return;
    }
    for (unsigned int i = 0; i < Size; i++)
        to[i] = i < bytes ? from[i] : 0;
}

template <class T> static __device__ __forceinline__ void memcpy_async(T &to, const T &from, pipeline &)
{
    const char *source = (const char *)&from;
    char *target = (char *)&to;
    size_t done = 0;
    if (alignof(T) >= 16)
        for (; done + 16 <= sizeof(T); done += 16)
            __copy_piece<16>(target + done, source + done, 16);
    if (alignof(T) >= 8)
        for (; done + 8 <= sizeof(T); done += 8)
            __copy_piece<8>(target + done, source + done, 8);
    if (alignof(T) >= 4)
        for (; done + 4 <= sizeof(T); done += 4)
            __copy_piece<4>(target + done, source + done, 4);
    for (; done < sizeof(T); done++)
        target[done] = source[done];
}

template <size_t N, class T> static __device__ __forceinline__ T (*segment(T *pointer))[N] { return (T(*)[N])pointer; }

/* What the source lacks is zero. */
template <class T, size_t Whole, size_t Given>
static __device__ __forceinline__ void memcpy_async(T (*to)[Whole], const T (*from)[Given], pipeline &)
{
    static_assert(Whole * sizeof(T) == 4 || Whole * sizeof(T) == 8 || Whole * sizeof(T) == 16, "Unsupported copy size.");
    static_assert(Given <= Whole, "Source size must be less than or equal to destination size.");
    __copy_piece<(int)(Whole * sizeof(T))>((char *)to, (const char *)from, Given * sizeof(T));
}

}
}
#endif
