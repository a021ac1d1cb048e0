/* Objects end, and their memory stays (C++17 [specialized.destroy], constexpr since C++20). */

template <class T> __host__ __device__ constexpr void destroy_at(T *p)
{
    if constexpr (is_array<T>::value)
        for (auto &x : *p) std::destroy_at(&x);
    else p->~T();
}
template <class I> __host__ __device__ constexpr void destroy(I first, I last)
{
    for (; first != last; ++first) std::destroy_at(&*first);
}
template <class I, class N> __host__ __device__ constexpr I destroy_n(I first, N n)
{
    for (; n > 0; --n, (void)++first) std::destroy_at(&*first);
    return first;
}
