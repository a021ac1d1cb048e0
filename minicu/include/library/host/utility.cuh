/* <utility> (C++17 [utility]) beyond std.cuh. */


template <class T, class U = T> T exchange(T &object, U &&value)
{
    T old = std::move(object);
    object = std::forward<U>(value);
    return old;
}
template <class T> constexpr const T &as_const(T &object) { return object; }

struct in_place_t {
    explicit in_place_t() = default;
};
static constexpr in_place_t in_place{};
template <class T> struct in_place_type_t {
    explicit in_place_type_t() = default;
};
template <class T> constexpr in_place_type_t<T> in_place_type{};
template <size_t I> struct in_place_index_t {
    explicit in_place_index_t() = default;
};
template <size_t I> constexpr in_place_index_t<I> in_place_index{};
