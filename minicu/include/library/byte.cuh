/* std::byte (C++17 [cstddef.syn]), for the device as well. */

enum class byte : unsigned char {};
template <class T, class = typename enable_if<is_integral<T>::value>::type> __host__ __device__ constexpr T to_integer(byte b) noexcept { return T(b); }
template <class T, class = typename enable_if<is_integral<T>::value>::type> __host__ __device__ constexpr byte operator<<(byte b, T n) noexcept
{
    return byte((unsigned)b << n);
}
template <class T, class = typename enable_if<is_integral<T>::value>::type> __host__ __device__ constexpr byte operator>>(byte b, T n) noexcept
{
    return byte((unsigned)b >> n);
}
template <class T, class = typename enable_if<is_integral<T>::value>::type> __host__ __device__ constexpr byte &operator<<=(byte &b, T n) noexcept
{
    return b = byte((unsigned)b << n);
}
template <class T, class = typename enable_if<is_integral<T>::value>::type> __host__ __device__ constexpr byte &operator>>=(byte &b, T n) noexcept
{
    return b = byte((unsigned)b >> n);
}
__host__ __device__ constexpr byte operator|(byte a, byte b) noexcept { return byte((unsigned)a | (unsigned)b); }
__host__ __device__ constexpr byte operator&(byte a, byte b) noexcept { return byte((unsigned)a & (unsigned)b); }
__host__ __device__ constexpr byte operator^(byte a, byte b) noexcept { return byte((unsigned)a ^ (unsigned)b); }
__host__ __device__ constexpr byte operator~(byte b) noexcept { return byte(~(unsigned)b); }
__host__ __device__ constexpr byte &operator|=(byte &a, byte b) noexcept { return a = byte((unsigned)a | (unsigned)b); }
__host__ __device__ constexpr byte &operator&=(byte &a, byte b) noexcept { return a = byte((unsigned)a & (unsigned)b); }
__host__ __device__ constexpr byte &operator^=(byte &a, byte b) noexcept { return a = byte((unsigned)a ^ (unsigned)b); }
