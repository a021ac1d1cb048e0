/* Copies from global to shared memory that a thread starts and goes on (cuda_pipeline.h). An instruction from sm_80
   on; else, and on the CPU device, the copy is done at once. Those of the names __cop have rows in lower/rows/copies.py;
   `size` is a constant, 4, 8 or 16, `bytes` of it are copied and the rest is zero. */
static __device__ __forceinline__ void __copy_async(void *to, const void *from, int size, unsigned int bytes)
{
    for (int i = 0; i < size / 4; i++) {
        unsigned int word = 0;
        if (bytes >= 4 * i + 4)
            word = ((const unsigned int *)from)[i];
        else if (bytes > 4 * i)
            for (unsigned int k = 4 * i; k < bytes; k++)
                word |= (unsigned int)((const unsigned char *)from)[k] << 8 * (k - 4 * i);
        ((unsigned int *)to)[i] = word;
    }
}
static __device__ __forceinline__ void __copy_async_whole(void *to, const void *from, int size) { __copy_async(to, from, size, (unsigned int)size); }
static __device__ __forceinline__ void __copies_commit(void) {}
static __device__ __forceinline__ void __copies_wait(int groups) {}

static __device__ __forceinline__ void __pipeline_memcpy_async(void *to, const void *from, size_t size, size_t zeros = 0)
{
    if (zeros > size)
        __trap();
    if (zeros == 0 && size == 16)
        __copy_async_whole(to, from, 16);
    else if (zeros == 0 && size == 8)
        __copy_async_whole(to, from, 8);
    else if (zeros == 0 && size == 4)
        __copy_async_whole(to, from, 4);
    else if (size == 16)
        __copy_async(to, from, 16, 16 - (unsigned int)zeros);
    else if (size == 8)
        __copy_async(to, from, 8, 8 - (unsigned int)zeros);
    else if (size == 4)
        __copy_async(to, from, 4, 4 - (unsigned int)zeros);
    else
        __trap();
}
static __device__ __forceinline__ void __pipeline_commit(void) { __copies_commit(); }
/* Wait until at most `prior` of the groups that were committed are on their way. */
static __device__ __forceinline__ void __pipeline_wait_prior(size_t prior)
{
    switch (prior) {
    case 0: __copies_wait(0); break;
    case 1: __copies_wait(1); break;
    case 2: __copies_wait(2); break;
    case 3: __copies_wait(3); break;
    case 4: __copies_wait(4); break;
    case 5: __copies_wait(5); break;
    case 6: __copies_wait(6); break;
    case 7: __copies_wait(7); break;
    default: __copies_wait(8);
    }
}
