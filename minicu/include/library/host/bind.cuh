/* std::bind (C++17 [func.bind]). */

template <int N> struct __placeholder {};
template <class T> struct is_placeholder { static constexpr int value = 0; };
template <int N> struct is_placeholder<__placeholder<N>> { static constexpr int value = N; };
template <class T> struct is_placeholder<const T> : is_placeholder<T> {};

template <class T> struct __unwrapped { static constexpr bool wraps = false; };
template <class T> struct __unwrapped<reference_wrapper<T>> { static constexpr bool wraps = true; };

template <class A, class T> decltype(auto) __bound_argument(A &given, T &actual)
{
    if constexpr (is_placeholder<A>::value != 0) return std::get<is_placeholder<A>::value - 1>(actual);
    else if constexpr (__unwrapped<A>::wraps) return given.get();
    else return (given);
}
template <class F, class... A> auto bind(F f, A... a)
{
    return [f, a...](auto &&...actual) mutable -> decltype(auto) {
        std::tuple<remove_reference_t<decltype(actual)> &...> all(actual...);
        return std::__invoke(f, std::__bound_argument(a, all)...);
    };
}
