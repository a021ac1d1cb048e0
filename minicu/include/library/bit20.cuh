/* <bit> (C++20 [bit]) and std::is_constant_evaluated, for host and device code. */
template <class T> concept __unsigned_number = is_integral<T>::value && !is_signed<T>::value && !is_same<T, bool>::value && !is_same<T, char8_t>::value && !is_same<T, char16_t>::value && !is_same<T, char32_t>::value && !is_same<T, char>::value && !is_same<T, wchar_t>::value;
template <class To, class From> __host__ __device__ constexpr To bit_cast(const From &from) noexcept { return __builtin_bit_cast(To, from); }
template <__unsigned_number T> __host__ __device__ constexpr int popcount(T x) noexcept { return __builtin_popcountll(x); }
template <__unsigned_number T> __host__ __device__ constexpr int countl_zero(T x) noexcept { return x == 0 ? (int)sizeof(T) * 8 : __builtin_clzll(x) - (64 - (int)sizeof(T) * 8); }
template <__unsigned_number T> __host__ __device__ constexpr int countl_one(T x) noexcept { return std::countl_zero((T)~x); }
template <__unsigned_number T> __host__ __device__ constexpr int countr_zero(T x) noexcept { return x == 0 ? (int)sizeof(T) * 8 : __builtin_ctzll(x); }
template <__unsigned_number T> __host__ __device__ constexpr int countr_one(T x) noexcept { return std::countr_zero((T)~x); }
template <__unsigned_number T> __host__ __device__ constexpr int bit_width(T x) noexcept { return (int)sizeof(T) * 8 - std::countl_zero(x); }
template <__unsigned_number T> __host__ __device__ constexpr bool has_single_bit(T x) noexcept { return x != 0 && (x & (x - 1)) == 0; }
template <__unsigned_number T> __host__ __device__ constexpr T bit_floor(T x) noexcept { return x == 0 ? (T)0 : (T)((T)1 << (std::bit_width(x) - 1)); }
template <__unsigned_number T> __host__ __device__ constexpr T bit_ceil(T x) noexcept { return x <= 1 ? (T)1 : (T)((T)1 << std::bit_width((T)(x - 1))); }
template <__unsigned_number T> __host__ __device__ constexpr T rotl(T x, int n) noexcept
{
    constexpr int bits = (int)sizeof(T) * 8;
    int r = n % bits;
    if (r < 0) r += bits;
    return r == 0 ? x : (T)((T)(x << r) | (T)(x >> (bits - r)));
}
template <__unsigned_number T> __host__ __device__ constexpr T rotr(T x, int n) noexcept { return std::rotl(x, -(n % ((int)sizeof(T) * 8))); }
enum class endian { little = 1234, big = 4321, native = little };
__host__ __device__ constexpr bool is_constant_evaluated() noexcept { return __builtin_is_constant_evaluated(); }
