/* What C++20 adds to <type_traits>: for programs that ask for it. */
template <class T> struct remove_cvref { typedef typename remove_cv<typename remove_reference<T>::type>::type type; };
template <class T> using remove_cvref_t = typename remove_cvref<T>::type;
template <class T> struct type_identity { typedef T type; };
template <class T> using type_identity_t = typename type_identity<T>::type;
template <class T> struct is_bounded_array : false_type {};
template <class T, size_t N> struct is_bounded_array<T[N]> : true_type {};
template <class T> constexpr bool is_bounded_array_v = is_bounded_array<T>::value;
template <class T> struct is_unbounded_array : false_type {};
template <class T> struct is_unbounded_array<T[]> : true_type {};
template <class T> constexpr bool is_unbounded_array_v = is_unbounded_array<T>::value;
template <class A, class B> struct is_nothrow_convertible : integral_constant<bool, __is_nothrow_convertible(A, B)> {};
template <class A, class B> constexpr bool is_nothrow_convertible_v = is_nothrow_convertible<A, B>::value;
template <> struct numeric_limits<char8_t> : __integer_limits<char8_t> {};
/* [meta.trans.other]: the common reference of two types, of references first, then what a conditional gives. */
template <class A, class B> using __conditional_of = decltype(false ? declval<A (&)()>()() : declval<B (&)()>()());
template <class F, class T> using __with_quals = conditional_t<is_const<F>::value, conditional_t<is_volatile<F>::value, const volatile T, const T>, conditional_t<is_volatile<F>::value, volatile T, T>>;
template <class A, class B, class = void> struct __common_lvalue {};
template <class A, class B> struct __common_lvalue<A, B, void_t<__conditional_of<__with_quals<B, A> &, __with_quals<A, B> &>>> {
    typedef __conditional_of<__with_quals<B, A> &, __with_quals<A, B> &> __found;
    typedef conditional_t<is_reference<__found>::value, __found, void> __type;
};
template <class A, class B> struct __common_of_references { typedef void type; };
template <class A, class B> requires requires { typename __common_lvalue<A, B>::__type; } struct __common_of_references<A &, B &> { typedef typename __common_lvalue<A, B>::__type type; };
template <class A, class B> requires requires { typename __common_lvalue<A, B>::__type; } && is_convertible_v<A &&, remove_reference_t<typename __common_lvalue<A, B>::__type> &&> && is_convertible_v<B &&, remove_reference_t<typename __common_lvalue<A, B>::__type> &&>
struct __common_of_references<A &&, B &&> { typedef remove_reference_t<typename __common_lvalue<A, B>::__type> &&type; };
template <class A, class B> requires requires { typename __common_lvalue<const A, B>::__type; } && is_convertible_v<A &&, typename __common_lvalue<const A, B>::__type>
struct __common_of_references<A &&, B &> { typedef typename __common_lvalue<const A, B>::__type type; };
template <class A, class B> struct __common_of_references<A &, B &&> : __common_of_references<B &&, A &> {};
template <class A, class B, template <class> class QA, template <class> class QB> struct basic_common_reference {};
template <class... T> struct common_reference;
template <class... T> using common_reference_t = typename common_reference<T...>::type;
template <> struct common_reference<> {};
template <class T> struct common_reference<T> { typedef T type; };
template <class A, class B> struct __common_reference : common_type<A, B> {};
template <class A, class B> requires requires { typename __conditional_of<A, B>; } struct __common_reference<A, B> { typedef __conditional_of<A, B> type; };
template <class A, class B> struct common_reference<A, B> : conditional_t<is_void_v<typename __common_of_references<A, B>::type>, __common_reference<A, B>, __common_of_references<A, B>> {};
template <class A, class B, class... T> requires requires { typename common_reference_t<A, B>; } && (sizeof...(T) > 0) struct common_reference<A, B, T...> : common_reference<common_reference_t<A, B>, T...> {};
