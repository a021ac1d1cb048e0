/* <concepts> (C++20 [concepts]): for host and device code. */
template <class A, class B> concept same_as = is_same<A, B>::value && is_same<B, A>::value;
template <class D, class B> concept derived_from = __is_base_of(B, D) && is_convertible<const volatile D *, const volatile B *>::value;
template <class From, class To> concept convertible_to = is_convertible<From, To>::value && requires { static_cast<To>(std::declval<From>()); };
template <class T> concept integral = is_integral<T>::value;
template <class T> concept signed_integral = integral<T> && is_signed<T>::value;
template <class T> concept unsigned_integral = integral<T> && !is_signed<T>::value;
template <class T> concept floating_point = is_floating_point<T>::value;
template <class A, class B> concept assignable_from = is_lvalue_reference<A>::value && requires(A a, B &&b) { { a = static_cast<B &&>(b) } -> same_as<A>; };
template <class T> concept destructible = is_nothrow_destructible<T>::value;
template <class T, class... A> concept constructible_from = destructible<T> && is_constructible<T, A...>::value;
template <class T> concept default_initializable = constructible_from<T> && requires { T{}; } && (!is_const<T>::value || is_class<T>::value);
template <class T> concept move_constructible = constructible_from<T, T> && convertible_to<T, T>;
template <class T> concept copy_constructible = move_constructible<T> && constructible_from<T, T &> && convertible_to<T &, T> && constructible_from<T, const T &> && convertible_to<const T &, T> && constructible_from<T, const T> && convertible_to<const T, T>;
template <class T> concept swappable = is_swappable<T>::value;
template <class T> concept movable = is_object<T>::value && move_constructible<T> && assignable_from<T &, T> && swappable<T>;
template <class T> concept copyable = copy_constructible<T> && movable<T> && assignable_from<T &, T &> && assignable_from<T &, const T &> && assignable_from<T &, const T>;
template <class T> concept semiregular = copyable<T> && default_initializable<T>;
template <class A, class B> concept __equality_with = requires(const typename remove_reference<A>::type &a, const typename remove_reference<B>::type &b) {
    { a == b } -> convertible_to<bool>;
    { a != b } -> convertible_to<bool>;
    { b == a } -> convertible_to<bool>;
    { b != a } -> convertible_to<bool>;
};
template <class T> concept equality_comparable = __equality_with<T, T>;
template <class A, class B> concept equality_comparable_with = equality_comparable<A> && equality_comparable<B> && __equality_with<A, B>;
template <class T> concept totally_ordered = equality_comparable<T> && requires(const typename remove_reference<T>::type &a, const typename remove_reference<T>::type &b) {
    { a < b } -> convertible_to<bool>;
    { a > b } -> convertible_to<bool>;
    { a <= b } -> convertible_to<bool>;
    { a >= b } -> convertible_to<bool>;
};
template <class T> concept regular = semiregular<T> && equality_comparable<T>;
template <class F, class... A> concept invocable = is_invocable<F, A...>::value;
template <class F, class... A> concept regular_invocable = invocable<F, A...>;
template <class F, class... A> concept predicate = regular_invocable<F, A...> && requires(F &&f, A &&...a) { { static_cast<F &&>(f)(static_cast<A &&>(a)...) } -> convertible_to<bool>; };
template <class A, class B> concept common_reference_with = same_as<common_reference_t<A, B>, common_reference_t<B, A>> && convertible_to<A, common_reference_t<A, B>> && convertible_to<B, common_reference_t<A, B>>;
template <class A, class B> concept common_with = same_as<common_type_t<A, B>, common_type_t<B, A>> && requires { static_cast<common_type_t<A, B>>(std::declval<A>()); static_cast<common_type_t<A, B>>(std::declval<B>()); } && common_reference_with<const A &, const B &> && common_reference_with<common_type_t<A, B> &, common_reference_t<const A &, const B &>>;
