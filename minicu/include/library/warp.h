/* Operations of a warp: lanes exchange values, vote, compare and reduce. `mask` names the lanes that take
   part; each of them must reach the call. Primitives, overloaded on the value's type. */

__device__ void __syncwarp(unsigned int mask = 0xffffffff);
__device__ unsigned int __activemask(void);
__device__ int __all_sync(unsigned int mask, int predicate);
__device__ int __any_sync(unsigned int mask, int predicate);
__device__ int __uni_sync(unsigned int mask, int predicate);
__device__ unsigned int __ballot_sync(unsigned int mask, int predicate);

__device__ __attribute__((minicu_of_records)) int __shfl_sync(unsigned int mask, int value, int lane, int width = 32);
__device__ unsigned int __shfl_sync(unsigned int mask, unsigned int value, int lane, int width = 32);
__device__ long __shfl_sync(unsigned int mask, long value, int lane, int width = 32);
__device__ unsigned long __shfl_sync(unsigned int mask, unsigned long value, int lane, int width = 32);
__device__ long long __shfl_sync(unsigned int mask, long long value, int lane, int width = 32);
__device__ unsigned long long __shfl_sync(unsigned int mask, unsigned long long value, int lane, int width = 32);
__device__ float __shfl_sync(unsigned int mask, float value, int lane, int width = 32);
__device__ double __shfl_sync(unsigned int mask, double value, int lane, int width = 32);
__device__ __half __shfl_sync(unsigned int mask, __half value, int lane, int width = 32);
__device__ __nv_bfloat16 __shfl_sync(unsigned int mask, __nv_bfloat16 value, int lane, int width = 32);
__device__ __attribute__((minicu_of_records)) int __shfl_up_sync(unsigned int mask, int value, unsigned int delta, int width = 32);
__device__ unsigned int __shfl_up_sync(unsigned int mask, unsigned int value, unsigned int delta, int width = 32);
__device__ long __shfl_up_sync(unsigned int mask, long value, unsigned int delta, int width = 32);
__device__ unsigned long __shfl_up_sync(unsigned int mask, unsigned long value, unsigned int delta, int width = 32);
__device__ long long __shfl_up_sync(unsigned int mask, long long value, unsigned int delta, int width = 32);
__device__ unsigned long long __shfl_up_sync(unsigned int mask, unsigned long long value, unsigned int delta, int width = 32);
__device__ float __shfl_up_sync(unsigned int mask, float value, unsigned int delta, int width = 32);
__device__ double __shfl_up_sync(unsigned int mask, double value, unsigned int delta, int width = 32);
__device__ __half __shfl_up_sync(unsigned int mask, __half value, unsigned int delta, int width = 32);
__device__ __nv_bfloat16 __shfl_up_sync(unsigned int mask, __nv_bfloat16 value, unsigned int delta, int width = 32);
__device__ __attribute__((minicu_of_records)) int __shfl_down_sync(unsigned int mask, int value, unsigned int delta, int width = 32);
__device__ unsigned int __shfl_down_sync(unsigned int mask, unsigned int value, unsigned int delta, int width = 32);
__device__ long __shfl_down_sync(unsigned int mask, long value, unsigned int delta, int width = 32);
__device__ unsigned long __shfl_down_sync(unsigned int mask, unsigned long value, unsigned int delta, int width = 32);
__device__ long long __shfl_down_sync(unsigned int mask, long long value, unsigned int delta, int width = 32);
__device__ unsigned long long __shfl_down_sync(unsigned int mask, unsigned long long value, unsigned int delta, int width = 32);
__device__ float __shfl_down_sync(unsigned int mask, float value, unsigned int delta, int width = 32);
__device__ double __shfl_down_sync(unsigned int mask, double value, unsigned int delta, int width = 32);
__device__ __half __shfl_down_sync(unsigned int mask, __half value, unsigned int delta, int width = 32);
__device__ __nv_bfloat16 __shfl_down_sync(unsigned int mask, __nv_bfloat16 value, unsigned int delta, int width = 32);
__device__ __attribute__((minicu_of_records)) int __shfl_xor_sync(unsigned int mask, int value, int lane_mask, int width = 32);
__device__ unsigned int __shfl_xor_sync(unsigned int mask, unsigned int value, int lane_mask, int width = 32);
__device__ long __shfl_xor_sync(unsigned int mask, long value, int lane_mask, int width = 32);
__device__ unsigned long __shfl_xor_sync(unsigned int mask, unsigned long value, int lane_mask, int width = 32);
__device__ long long __shfl_xor_sync(unsigned int mask, long long value, int lane_mask, int width = 32);
__device__ unsigned long long __shfl_xor_sync(unsigned int mask, unsigned long long value, int lane_mask, int width = 32);
__device__ float __shfl_xor_sync(unsigned int mask, float value, int lane_mask, int width = 32);
__device__ double __shfl_xor_sync(unsigned int mask, double value, int lane_mask, int width = 32);
__device__ __half __shfl_xor_sync(unsigned int mask, __half value, int lane_mask, int width = 32);
__device__ __nv_bfloat16 __shfl_xor_sync(unsigned int mask, __nv_bfloat16 value, int lane_mask, int width = 32);

__device__ unsigned int __match_any_sync(unsigned int mask, int value);
__device__ unsigned int __match_any_sync(unsigned int mask, unsigned int value);
__device__ unsigned int __match_any_sync(unsigned int mask, long value);
__device__ unsigned int __match_any_sync(unsigned int mask, unsigned long value);
__device__ unsigned int __match_any_sync(unsigned int mask, long long value);
__device__ unsigned int __match_any_sync(unsigned int mask, unsigned long long value);
__device__ unsigned int __match_any_sync(unsigned int mask, float value);
__device__ unsigned int __match_any_sync(unsigned int mask, double value);
__device__ unsigned int __match_all_sync(unsigned int mask, int value, int *all_same);
__device__ unsigned int __match_all_sync(unsigned int mask, unsigned int value, int *all_same);
__device__ unsigned int __match_all_sync(unsigned int mask, long value, int *all_same);
__device__ unsigned int __match_all_sync(unsigned int mask, unsigned long value, int *all_same);
__device__ unsigned int __match_all_sync(unsigned int mask, long long value, int *all_same);
__device__ unsigned int __match_all_sync(unsigned int mask, unsigned long long value, int *all_same);
__device__ unsigned int __match_all_sync(unsigned int mask, float value, int *all_same);
__device__ unsigned int __match_all_sync(unsigned int mask, double value, int *all_same);

__device__ int __reduces_words(void); /* whether there is an instruction for the following */
/* Reductions: an instruction from sm_80 on, before that each lane asks all others. */
static __device__ int __reduce_add_sync(unsigned int mask, int value)
{
    unsigned int rest = mask;
    int result = __shfl_sync(mask, value, __builtin_ctz(mask));
    while (rest &= rest - 1) {
        int next = __shfl_sync(mask, value, __builtin_ctz(rest));
        result = (int)((unsigned)result + (unsigned)next);
    }
    return result;
}
static __device__ int __reduce_min_sync(unsigned int mask, int value)
{
    unsigned int rest = mask;
    int result = __shfl_sync(mask, value, __builtin_ctz(mask));
    while (rest &= rest - 1) {
        int next = __shfl_sync(mask, value, __builtin_ctz(rest));
        result = next < result ? next : result;
    }
    return result;
}
static __device__ int __reduce_max_sync(unsigned int mask, int value)
{
    unsigned int rest = mask;
    int result = __shfl_sync(mask, value, __builtin_ctz(mask));
    while (rest &= rest - 1) {
        int next = __shfl_sync(mask, value, __builtin_ctz(rest));
        result = next > result ? next : result;
    }
    return result;
}
static __device__ unsigned int __reduce_add_sync(unsigned int mask, unsigned int value)
{
    unsigned int rest = mask;
    unsigned int result = __shfl_sync(mask, value, __builtin_ctz(mask));
    while (rest &= rest - 1) {
        unsigned int next = __shfl_sync(mask, value, __builtin_ctz(rest));
        result = result + next;
    }
    return result;
}
static __device__ unsigned int __reduce_min_sync(unsigned int mask, unsigned int value)
{
    unsigned int rest = mask;
    unsigned int result = __shfl_sync(mask, value, __builtin_ctz(mask));
    while (rest &= rest - 1) {
        unsigned int next = __shfl_sync(mask, value, __builtin_ctz(rest));
        result = next < result ? next : result;
    }
    return result;
}
static __device__ unsigned int __reduce_max_sync(unsigned int mask, unsigned int value)
{
    unsigned int rest = mask;
    unsigned int result = __shfl_sync(mask, value, __builtin_ctz(mask));
    while (rest &= rest - 1) {
        unsigned int next = __shfl_sync(mask, value, __builtin_ctz(rest));
        result = next > result ? next : result;
    }
    return result;
}
static __device__ unsigned int __reduce_and_sync(unsigned int mask, unsigned int value)
{
    unsigned int rest = mask;
    unsigned int result = __shfl_sync(mask, value, __builtin_ctz(mask));
    while (rest &= rest - 1) {
        unsigned int next = __shfl_sync(mask, value, __builtin_ctz(rest));
        result = result & next;
    }
    return result;
}
static __device__ unsigned int __reduce_or_sync(unsigned int mask, unsigned int value)
{
    unsigned int rest = mask;
    unsigned int result = __shfl_sync(mask, value, __builtin_ctz(mask));
    while (rest &= rest - 1) {
        unsigned int next = __shfl_sync(mask, value, __builtin_ctz(rest));
        result = result | next;
    }
    return result;
}
static __device__ unsigned int __reduce_xor_sync(unsigned int mask, unsigned int value)
{
    unsigned int rest = mask;
    unsigned int result = __shfl_sync(mask, value, __builtin_ctz(mask));
    while (rest &= rest - 1) {
        unsigned int next = __shfl_sync(mask, value, __builtin_ctz(rest));
        result = result ^ next;
    }
    return result;
}

/* As CUDA 8 spelled them. Which lanes take part is only known at run time: those that are here. */
static __device__ __forceinline__ int __shfl(int value, int lane, int width = 32) __attribute__((deprecated("name the lanes that take part: __shfl_sync"))) { return __shfl_sync(__activemask(), value, lane, width); }
static __device__ __forceinline__ unsigned int __shfl(unsigned int value, int lane, int width = 32) __attribute__((deprecated("name the lanes that take part: __shfl_sync"))) { return __shfl_sync(__activemask(), value, lane, width); }
static __device__ __forceinline__ long __shfl(long value, int lane, int width = 32) __attribute__((deprecated("name the lanes that take part: __shfl_sync"))) { return __shfl_sync(__activemask(), value, lane, width); }
static __device__ __forceinline__ unsigned long __shfl(unsigned long value, int lane, int width = 32) __attribute__((deprecated("name the lanes that take part: __shfl_sync"))) { return __shfl_sync(__activemask(), value, lane, width); }
static __device__ __forceinline__ long long __shfl(long long value, int lane, int width = 32) __attribute__((deprecated("name the lanes that take part: __shfl_sync"))) { return __shfl_sync(__activemask(), value, lane, width); }
static __device__ __forceinline__ unsigned long long __shfl(unsigned long long value, int lane, int width = 32) __attribute__((deprecated("name the lanes that take part: __shfl_sync"))) { return __shfl_sync(__activemask(), value, lane, width); }
static __device__ __forceinline__ float __shfl(float value, int lane, int width = 32) __attribute__((deprecated("name the lanes that take part: __shfl_sync"))) { return __shfl_sync(__activemask(), value, lane, width); }
static __device__ __forceinline__ double __shfl(double value, int lane, int width = 32) __attribute__((deprecated("name the lanes that take part: __shfl_sync"))) { return __shfl_sync(__activemask(), value, lane, width); }
static __device__ __forceinline__ int __shfl_up(int value, unsigned int delta, int width = 32) __attribute__((deprecated("name the lanes that take part: __shfl_up_sync"))) { return __shfl_up_sync(__activemask(), value, delta, width); }
static __device__ __forceinline__ unsigned int __shfl_up(unsigned int value, unsigned int delta, int width = 32) __attribute__((deprecated("name the lanes that take part: __shfl_up_sync"))) { return __shfl_up_sync(__activemask(), value, delta, width); }
static __device__ __forceinline__ long __shfl_up(long value, unsigned int delta, int width = 32) __attribute__((deprecated("name the lanes that take part: __shfl_up_sync"))) { return __shfl_up_sync(__activemask(), value, delta, width); }
static __device__ __forceinline__ unsigned long __shfl_up(unsigned long value, unsigned int delta, int width = 32) __attribute__((deprecated("name the lanes that take part: __shfl_up_sync"))) { return __shfl_up_sync(__activemask(), value, delta, width); }
static __device__ __forceinline__ long long __shfl_up(long long value, unsigned int delta, int width = 32) __attribute__((deprecated("name the lanes that take part: __shfl_up_sync"))) { return __shfl_up_sync(__activemask(), value, delta, width); }
static __device__ __forceinline__ unsigned long long __shfl_up(unsigned long long value, unsigned int delta, int width = 32) __attribute__((deprecated("name the lanes that take part: __shfl_up_sync"))) { return __shfl_up_sync(__activemask(), value, delta, width); }
static __device__ __forceinline__ float __shfl_up(float value, unsigned int delta, int width = 32) __attribute__((deprecated("name the lanes that take part: __shfl_up_sync"))) { return __shfl_up_sync(__activemask(), value, delta, width); }
static __device__ __forceinline__ double __shfl_up(double value, unsigned int delta, int width = 32) __attribute__((deprecated("name the lanes that take part: __shfl_up_sync"))) { return __shfl_up_sync(__activemask(), value, delta, width); }
static __device__ __forceinline__ int __shfl_down(int value, unsigned int delta, int width = 32) __attribute__((deprecated("name the lanes that take part: __shfl_down_sync"))) { return __shfl_down_sync(__activemask(), value, delta, width); }
static __device__ __forceinline__ unsigned int __shfl_down(unsigned int value, unsigned int delta, int width = 32) __attribute__((deprecated("name the lanes that take part: __shfl_down_sync"))) { return __shfl_down_sync(__activemask(), value, delta, width); }
static __device__ __forceinline__ long __shfl_down(long value, unsigned int delta, int width = 32) __attribute__((deprecated("name the lanes that take part: __shfl_down_sync"))) { return __shfl_down_sync(__activemask(), value, delta, width); }
static __device__ __forceinline__ unsigned long __shfl_down(unsigned long value, unsigned int delta, int width = 32) __attribute__((deprecated("name the lanes that take part: __shfl_down_sync"))) { return __shfl_down_sync(__activemask(), value, delta, width); }
static __device__ __forceinline__ long long __shfl_down(long long value, unsigned int delta, int width = 32) __attribute__((deprecated("name the lanes that take part: __shfl_down_sync"))) { return __shfl_down_sync(__activemask(), value, delta, width); }
static __device__ __forceinline__ unsigned long long __shfl_down(unsigned long long value, unsigned int delta, int width = 32) __attribute__((deprecated("name the lanes that take part: __shfl_down_sync"))) { return __shfl_down_sync(__activemask(), value, delta, width); }
static __device__ __forceinline__ float __shfl_down(float value, unsigned int delta, int width = 32) __attribute__((deprecated("name the lanes that take part: __shfl_down_sync"))) { return __shfl_down_sync(__activemask(), value, delta, width); }
static __device__ __forceinline__ double __shfl_down(double value, unsigned int delta, int width = 32) __attribute__((deprecated("name the lanes that take part: __shfl_down_sync"))) { return __shfl_down_sync(__activemask(), value, delta, width); }
static __device__ __forceinline__ int __shfl_xor(int value, int lane_mask, int width = 32) __attribute__((deprecated("name the lanes that take part: __shfl_xor_sync"))) { return __shfl_xor_sync(__activemask(), value, lane_mask, width); }
static __device__ __forceinline__ unsigned int __shfl_xor(unsigned int value, int lane_mask, int width = 32) __attribute__((deprecated("name the lanes that take part: __shfl_xor_sync"))) { return __shfl_xor_sync(__activemask(), value, lane_mask, width); }
static __device__ __forceinline__ long __shfl_xor(long value, int lane_mask, int width = 32) __attribute__((deprecated("name the lanes that take part: __shfl_xor_sync"))) { return __shfl_xor_sync(__activemask(), value, lane_mask, width); }
static __device__ __forceinline__ unsigned long __shfl_xor(unsigned long value, int lane_mask, int width = 32) __attribute__((deprecated("name the lanes that take part: __shfl_xor_sync"))) { return __shfl_xor_sync(__activemask(), value, lane_mask, width); }
static __device__ __forceinline__ long long __shfl_xor(long long value, int lane_mask, int width = 32) __attribute__((deprecated("name the lanes that take part: __shfl_xor_sync"))) { return __shfl_xor_sync(__activemask(), value, lane_mask, width); }
static __device__ __forceinline__ unsigned long long __shfl_xor(unsigned long long value, int lane_mask, int width = 32) __attribute__((deprecated("name the lanes that take part: __shfl_xor_sync"))) { return __shfl_xor_sync(__activemask(), value, lane_mask, width); }
static __device__ __forceinline__ float __shfl_xor(float value, int lane_mask, int width = 32) __attribute__((deprecated("name the lanes that take part: __shfl_xor_sync"))) { return __shfl_xor_sync(__activemask(), value, lane_mask, width); }
static __device__ __forceinline__ double __shfl_xor(double value, int lane_mask, int width = 32) __attribute__((deprecated("name the lanes that take part: __shfl_xor_sync"))) { return __shfl_xor_sync(__activemask(), value, lane_mask, width); }
static __device__ __forceinline__ int __all(int predicate) __attribute__((deprecated("name the lanes that take part: __all_sync"))) { return __all_sync(__activemask(), predicate); }
static __device__ __forceinline__ int __any(int predicate) __attribute__((deprecated("name the lanes that take part: __any_sync"))) { return __any_sync(__activemask(), predicate); }
static __device__ __forceinline__ unsigned int __ballot(int predicate) __attribute__((deprecated("name the lanes that take part: __ballot_sync"))) { return __ballot_sync(__activemask(), predicate); }
