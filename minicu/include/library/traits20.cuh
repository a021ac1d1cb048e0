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
