/* <utility> (C++17 [utility]) beyond std.cuh. */

struct piecewise_construct_t {};
constexpr piecewise_construct_t piecewise_construct = {};

template <class T, class U = T> T exchange(T &object, U &&value)
{
    T old = std::move(object);
    object = std::forward<U>(value);
    return old;
}
template <class T> constexpr const T &as_const(T &object) { return object; }
