/* What C++20 adds to <memory> and <functional>: arrays that have shared owners, objects without first values,
   first arguments that are given before. */
template <class T> typename enable_if<!is_array<T>::value, unique_ptr<T>>::type make_unique_for_overwrite() { return unique_ptr<T>(new T); }
template <class T> typename enable_if<is_unbounded_array<T>::value, unique_ptr<T>>::type make_unique_for_overwrite(size_t n)
{
    return unique_ptr<T>(new typename remove_extent<T>::type[n]);
}
template <class T> typename enable_if<is_unbounded_array<T>::value, shared_ptr<T>>::type make_shared(size_t n)
{
    return shared_ptr<T>(new typename remove_extent<T>::type[n]());
}
template <class T> typename enable_if<is_unbounded_array<T>::value, shared_ptr<T>>::type make_shared(size_t n, const typename remove_extent<T>::type &each)
{
    shared_ptr<T> made(new typename remove_extent<T>::type[n]);
    for (size_t i = 0; i < n; i++) made[i] = each;
    return made;
}
template <class T> typename enable_if<is_bounded_array<T>::value, shared_ptr<T>>::type make_shared()
{
    return shared_ptr<T>(new typename remove_extent<T>::type[extent<T>::value]());
}
template <class T> typename enable_if<is_bounded_array<T>::value, shared_ptr<T>>::type make_shared(const typename remove_extent<T>::type &each)
{
    shared_ptr<T> made(new typename remove_extent<T>::type[extent<T>::value]);
    for (size_t i = 0; i < extent<T>::value; i++) made[i] = each;
    return made;
}
template <class T> typename enable_if<!is_array<T>::value, shared_ptr<T>>::type make_shared_for_overwrite() { return shared_ptr<T>(new T); }
template <class T> typename enable_if<is_unbounded_array<T>::value, shared_ptr<T>>::type make_shared_for_overwrite(size_t n)
{
    return shared_ptr<T>(new typename remove_extent<T>::type[n]);
}
template <class F, class... B> struct __bound_front { /* [func.bind.front] */
    F called;
    tuple<B...> bound;
    template <class O, size_t... I, class... A> static constexpr decltype(auto) call(O &&o, index_sequence<I...>, A &&...a)
    {
        return std::__invoke(std::forward<O>(o).called, std::get<I>(std::forward<O>(o).bound)..., std::forward<A>(a)...);
    }
    template <class... A> constexpr decltype(auto) operator()(A &&...a) & { return call(*this, index_sequence_for<B...>(), std::forward<A>(a)...); }
    template <class... A> constexpr decltype(auto) operator()(A &&...a) const & { return call(*this, index_sequence_for<B...>(), std::forward<A>(a)...); }
    template <class... A> constexpr decltype(auto) operator()(A &&...a) && { return call(std::move(*this), index_sequence_for<B...>(), std::forward<A>(a)...); }
};
template <class F, class... B> constexpr __bound_front<typename decay<F>::type, typename decay<B>::type...> bind_front(F &&f, B &&...b)
{
    return {std::forward<F>(f), tuple<typename decay<B>::type...>(std::forward<B>(b)...)};
}
