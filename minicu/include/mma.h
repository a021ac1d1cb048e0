/* nvcuda::wmma: the threads of a warp multiply small matrices together. Each holds some elements of every
   matrix, in a fragment; which ones is the device's affair. The functions that begin with __wmma_ are
   instructions (library/matrices.h). Names, bases and sizes are those of CUDA's own header, so that functions
   which take fragments link with nvcc's. */
#pragma once
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#ifdef __cplusplus

namespace nvcuda {
namespace wmma {

struct row_major;
struct col_major;
struct matrix_a;
struct matrix_b;
struct accumulator;
enum layout_t { mem_row_major, mem_col_major };
namespace precision {
struct tf32;
}
namespace experimental {
namespace precision {
struct u4;
struct s4;
struct b1;
}
enum bmmaBitOp { bmmaBitOpXOR = 1, bmmaBitOpAND = 2 };
enum bmmaAccumulateOp { bmmaAccumulateOpPOPC = 1 };
}

#if __CUDA_ARCH__ >= 800
static __device__ __forceinline__ float __float_to_tf32(float x)
{
    unsigned int bits;
    asm("cvt.rna.tf32.f32 %0, %1;" : "=r"(bits) : "f"(x));
    return __uint_as_float(bits);
}
#endif

/* What a type of elements is stored as, and what lies in memory. */
template <typename T> struct helper_traits {
    typedef T element_type, storage_element_type, fill_argument_type;
    typedef T __in_memory;
};
template <> struct helper_traits<precision::tf32> {
    typedef precision::tf32 element_type;
    typedef float storage_element_type, fill_argument_type, __in_memory;
};
template <> struct helper_traits<experimental::precision::u4> {
    typedef experimental::precision::u4 element_type;
    typedef unsigned int storage_element_type, fill_argument_type;
    typedef void __in_memory;
};
template <> struct helper_traits<experimental::precision::s4> {
    typedef experimental::precision::s4 element_type;
    typedef int storage_element_type, fill_argument_type;
    typedef void __in_memory;
};
template <> struct helper_traits<experimental::precision::b1> {
    typedef experimental::precision::b1 element_type;
    typedef unsigned int storage_element_type, fill_argument_type;
    typedef void __in_memory;
};

/* The numbers of types, uses and layouts are their places in lower/rows/matrices.py. */
template <typename T> struct __number_of;
template <> struct __number_of<__half> { enum { value = 0 }; };
template <> struct __number_of<float> { enum { value = 1 }; };
template <> struct __number_of<__nv_bfloat16> { enum { value = 2 }; };
template <> struct __number_of<precision::tf32> { enum { value = 3 }; };
template <> struct __number_of<double> { enum { value = 4 }; };
template <> struct __number_of<signed char> { enum { value = 5 }; };
template <> struct __number_of<unsigned char> { enum { value = 6 }; };
template <> struct __number_of<int> { enum { value = 7 }; };
template <> struct __number_of<experimental::precision::s4> { enum { value = 8 }; };
template <> struct __number_of<experimental::precision::u4> { enum { value = 9 }; };
template <> struct __number_of<experimental::precision::b1> { enum { value = 10 }; };
template <> struct __number_of<row_major> { enum { value = 0 }; };
template <> struct __number_of<col_major> { enum { value = 1 }; };

template <typename T, int size, int packed_size = size> struct __align__(8) __frag_base {
    enum { num_elements = size };
    enum { num_storage_elements = packed_size };
    typedef T element_type;
    typedef typename helper_traits<T>::storage_element_type storage_element_type;
    storage_element_type x[num_storage_elements];
};

template <typename Use, int m, int n, int k, typename T, typename Layout = void> class fragment;

#define __FRAGMENTS(m, n, k, T, a, b)                                                                     \
    template <typename L> class fragment<matrix_a, m, n, k, T, L> : public __frag_base<T, a> {};           \
    template <typename L> class fragment<matrix_b, m, n, k, T, L> : public __frag_base<T, b> {};
#define __ACCUMULATOR(m, n, k, T, c) template <> class fragment<accumulator, m, n, k, T> : public __frag_base<T, c> {};
#define __PACKED(k, T, size)                                                                              \
    template <> class fragment<matrix_a, 8, 8, k, experimental::precision::T, row_major> : public __frag_base<experimental::precision::T, size, 1> {}; \
    template <> class fragment<matrix_b, 8, 8, k, experimental::precision::T, col_major> : public __frag_base<experimental::precision::T, size, 1> {};
__FRAGMENTS(16, 16, 16, __half, 16, 16)
__FRAGMENTS(16, 16, 16, __nv_bfloat16, 8, 8)
__FRAGMENTS(16, 16, 16, signed char, 8, 8)
__FRAGMENTS(16, 16, 16, unsigned char, 8, 8)
__FRAGMENTS(32, 8, 16, __half, 16, 16)
__FRAGMENTS(32, 8, 16, __nv_bfloat16, 16, 4)
__FRAGMENTS(32, 8, 16, signed char, 16, 4)
__FRAGMENTS(32, 8, 16, unsigned char, 16, 4)
__FRAGMENTS(8, 32, 16, __half, 16, 16)
__FRAGMENTS(8, 32, 16, __nv_bfloat16, 4, 16)
__FRAGMENTS(8, 32, 16, signed char, 4, 16)
__FRAGMENTS(8, 32, 16, unsigned char, 4, 16)
__FRAGMENTS(16, 16, 8, precision::tf32, 4, 4)
__FRAGMENTS(8, 8, 4, double, 1, 1)
__ACCUMULATOR(16, 16, 16, __half, 8)
__ACCUMULATOR(16, 16, 16, float, 8)
__ACCUMULATOR(16, 16, 16, int, 8)
__ACCUMULATOR(32, 8, 16, __half, 8)
__ACCUMULATOR(32, 8, 16, float, 8)
__ACCUMULATOR(32, 8, 16, int, 8)
__ACCUMULATOR(8, 32, 16, __half, 8)
__ACCUMULATOR(8, 32, 16, float, 8)
__ACCUMULATOR(8, 32, 16, int, 8)
__ACCUMULATOR(16, 16, 8, float, 8)
__ACCUMULATOR(8, 8, 4, double, 2)
__ACCUMULATOR(8, 8, 32, int, 2)
__ACCUMULATOR(8, 8, 128, int, 2)
__PACKED(32, u4, 8)
__PACKED(32, s4, 8)
__PACKED(128, b1, 32)
#undef __FRAGMENTS
#undef __ACCUMULATOR
#undef __PACKED

/* A value as often as it fits into a storage element. */
template <typename T, typename Storage, typename Given> static __device__ __forceinline__ Storage __get_storage_value(Given x) { return x; }
template <> __device__ __forceinline__ unsigned int __get_storage_value<experimental::precision::u4, unsigned int, unsigned int>(unsigned int x) { return (x & 15) * 0x11111111u; }
template <> __device__ __forceinline__ int __get_storage_value<experimental::precision::s4, int, int>(int x) { return (int)((x & 15) * 0x11111111u); }
template <> __device__ __forceinline__ unsigned int __get_storage_value<experimental::precision::b1, unsigned int, unsigned int>(unsigned int x) { return x & 1 ? 0xffffffffu : 0; }

template <typename T, int size, int packed_size>
static __device__ __forceinline__ void fill_fragment(__frag_base<T, size, packed_size> &f, const typename helper_traits<T>::fill_argument_type &value)
{
    typedef typename helper_traits<T>::storage_element_type storage;
    storage each = __get_storage_value<T, storage, typename helper_traits<T>::fill_argument_type>(value);
#pragma unroll
    for (int i = 0; i < packed_size; i++)
        f.x[i] = each;
}

template <int m, int n, int k, typename T, typename L>
static __device__ __forceinline__ void load_matrix_sync(fragment<matrix_a, m, n, k, T, L> &f, const typename helper_traits<T>::__in_memory *p, unsigned int ldm)
{
    __wmma_load(&f, p, ldm, m, n, k, __number_of<T>::value, 0, __number_of<L>::value);
}
template <int m, int n, int k, typename T, typename L>
static __device__ __forceinline__ void load_matrix_sync(fragment<matrix_b, m, n, k, T, L> &f, const typename helper_traits<T>::__in_memory *p, unsigned int ldm)
{
    __wmma_load(&f, p, ldm, m, n, k, __number_of<T>::value, 1, __number_of<L>::value);
}
template <int m, int n, int k, typename T>
static __device__ __forceinline__ void load_matrix_sync(fragment<accumulator, m, n, k, T> &f, const T *p, unsigned int ldm, layout_t layout)
{
    if (layout == mem_row_major)
        __wmma_load(&f, p, ldm, m, n, k, __number_of<T>::value, 2, 0);
    else
        __wmma_load(&f, p, ldm, m, n, k, __number_of<T>::value, 2, 1);
}
template <int m, int n, int k, typename T>
static __device__ __forceinline__ void store_matrix_sync(T *p, const fragment<accumulator, m, n, k, T> &f, unsigned int ldm, layout_t layout)
{
    if (layout == mem_row_major)
        __wmma_store(p, &f, ldm, m, n, k, __number_of<T>::value, 0);
    else
        __wmma_store(p, &f, ldm, m, n, k, __number_of<T>::value, 1);
}

/* Floats of 16 bits: both accumulators may be float or half. */
template <int m, int n, int k, typename D, typename T, typename A, typename B, typename C>
static __device__ __forceinline__ void mma_sync(fragment<accumulator, m, n, k, D> &d, const fragment<matrix_a, m, n, k, T, A> &a, const fragment<matrix_b, m, n, k, T, B> &b, const fragment<accumulator, m, n, k, C> &c)
{
    __wmma_mma(&d, &a, &b, &c, m, n, k, __number_of<T>::value, __number_of<D>::value, __number_of<C>::value, __number_of<A>::value, __number_of<B>::value, 0);
}
/* Integers may stop at the ends of their range. */
template <int m, int n, int k, typename T, typename A, typename B>
static __device__ __forceinline__ void mma_sync(fragment<accumulator, m, n, k, int> &d, const fragment<matrix_a, m, n, k, T, A> &a, const fragment<matrix_b, m, n, k, T, B> &b, const fragment<accumulator, m, n, k, int> &c, bool satf)
{
    if (satf)
        __wmma_mma(&d, &a, &b, &c, m, n, k, __number_of<T>::value, 7, 7, __number_of<A>::value, __number_of<B>::value, 1);
    else
        __wmma_mma(&d, &a, &b, &c, m, n, k, __number_of<T>::value, 7, 7, __number_of<A>::value, __number_of<B>::value, 0);
}
static __device__ __forceinline__ void bmma_sync(fragment<accumulator, 8, 8, 128, int> &d, const fragment<matrix_a, 8, 8, 128, experimental::precision::b1, row_major> &a, const fragment<matrix_b, 8, 8, 128, experimental::precision::b1, col_major> &b, const fragment<accumulator, 8, 8, 128, int> &c, experimental::bmmaBitOp operation = experimental::bmmaBitOpXOR, experimental::bmmaAccumulateOp = experimental::bmmaAccumulateOpPOPC)
{
    if (operation == experimental::bmmaBitOpAND)
        __wmma_mma(&d, &a, &b, &c, 8, 8, 128, 10, 7, 7, 0, 1, 3);
    else
        __wmma_mma(&d, &a, &b, &c, 8, 8, 128, 10, 7, 7, 0, 1, 2);
}

}
}
#endif
