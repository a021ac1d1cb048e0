/* An object is made in memory that holds none; in constant expressions, too (C++20 [specialized.construct]). */

template <class T, class... A, class = decltype(::new (declval<void *>()) T(declval<A>()...))>
__host__ __device__ constexpr T *construct_at(T *p, A &&...a)
{
    return ::new ((void *)p) T(static_cast<A &&>(a)...);
}
