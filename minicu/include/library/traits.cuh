/* <type_traits> (C++17 [meta]), but for what std.cuh has for everybody. Questions that only the compiler can answer are
   those of sema/builtins/type_traits.py and making.py. */

template <class T> constexpr bool is_fundamental_v = is_fundamental<T>::value;
template <class T> constexpr bool is_lvalue_reference_v = is_lvalue_reference<T>::value;
template <class T> constexpr bool is_rvalue_reference_v = is_rvalue_reference<T>::value;
template <class T> constexpr bool is_function_v = is_function<T>::value;
template <class T> constexpr bool is_union_v = is_union<T>::value;
template <class T> constexpr bool is_scalar_v = is_scalar<T>::value;
template <class T> constexpr bool is_member_pointer_v = is_member_pointer<T>::value;
template <class T> constexpr bool is_member_function_pointer_v = is_member_function_pointer<T>::value;
template <class T> constexpr bool is_member_object_pointer_v = is_member_object_pointer<T>::value;
template <class T> constexpr bool is_volatile_v = is_volatile<T>::value;
template <class T> constexpr bool is_empty_v = is_empty<T>::value;
template <class T> struct is_null_pointer : integral_constant<bool, __is_null_pointer(T)> {};
template <class T> constexpr bool is_null_pointer_v = is_null_pointer<T>::value;
template <class T> struct is_object : integral_constant<bool, !__is_function(T) && !__is_reference(T) && !__is_void(T)> {};
template <class T> constexpr bool is_object_v = is_object<T>::value;
template <class T> struct is_compound : integral_constant<bool, !__is_fundamental(T)> {};
template <class T> constexpr bool is_compound_v = is_compound<T>::value;
template <class T> struct is_polymorphic : integral_constant<bool, __is_polymorphic(T)> {};
template <class T> constexpr bool is_polymorphic_v = is_polymorphic<T>::value;
template <class T> struct is_abstract : integral_constant<bool, __is_abstract(T)> {};
template <class T> constexpr bool is_abstract_v = is_abstract<T>::value;
template <class T> struct is_final : integral_constant<bool, __is_final(T)> {};
template <class T> constexpr bool is_final_v = is_final<T>::value;
template <class T> struct is_aggregate : integral_constant<bool, __is_aggregate(T)> {};
template <class T> constexpr bool is_aggregate_v = is_aggregate<T>::value;
template <class T> struct is_standard_layout : integral_constant<bool, __is_standard_layout(T)> {};
template <class T> constexpr bool is_standard_layout_v = is_standard_layout<T>::value;
template <class T> struct is_trivial : integral_constant<bool, __is_trivial(T)> {};
template <class T> constexpr bool is_trivial_v = is_trivial<T>::value;
template <class T> struct is_pod : integral_constant<bool, __is_pod(T)> {};
template <class T> constexpr bool is_pod_v = is_pod<T>::value;
template <class T> struct is_literal_type : integral_constant<bool, __is_literal_type(T)> {};
template <class T> constexpr bool is_literal_type_v = is_literal_type<T>::value;
template <class T> struct has_virtual_destructor : integral_constant<bool, __has_virtual_destructor(T)> {};
template <class T> constexpr bool has_virtual_destructor_v = has_virtual_destructor<T>::value;
template <class T> struct has_unique_object_representations : integral_constant<bool, __has_unique_object_representations(T)> {};
template <class T> constexpr bool has_unique_object_representations_v = has_unique_object_representations<T>::value;
template <class T> struct is_destructible : integral_constant<bool, __is_destructible(T)> {};
template <class T> constexpr bool is_destructible_v = is_destructible<T>::value;
template <class T> struct is_trivially_destructible : integral_constant<bool, __is_trivially_destructible(T)> {};
template <class T> constexpr bool is_trivially_destructible_v = is_trivially_destructible<T>::value;
template <class T> struct is_nothrow_destructible : integral_constant<bool, __is_nothrow_destructible(T)> {};
template <class T> constexpr bool is_nothrow_destructible_v = is_nothrow_destructible<T>::value;
template <class T, class... A> struct is_constructible : integral_constant<bool, __is_constructible(T, A...)> {};
template <class T, class... A> constexpr bool is_constructible_v = is_constructible<T, A...>::value;
template <class T> struct is_default_constructible : integral_constant<bool, __is_constructible(T)> {};
template <class T> constexpr bool is_default_constructible_v = is_default_constructible<T>::value;
template <class T> struct is_copy_constructible : integral_constant<bool, __is_constructible(T, typename add_lvalue_reference<const T>::type)> {};
template <class T> constexpr bool is_copy_constructible_v = is_copy_constructible<T>::value;
template <class T> struct is_move_constructible : integral_constant<bool, __is_constructible(T, typename add_rvalue_reference<T>::type)> {};
template <class T> constexpr bool is_move_constructible_v = is_move_constructible<T>::value;
template <class T, class U> struct is_assignable : integral_constant<bool, __is_assignable(T, U)> {};
template <class T, class U> constexpr bool is_assignable_v = is_assignable<T, U>::value;
template <class T> struct is_copy_assignable : integral_constant<bool, __is_assignable(typename add_lvalue_reference<T>::type, typename add_lvalue_reference<const T>::type)> {};
template <class T> constexpr bool is_copy_assignable_v = is_copy_assignable<T>::value;
template <class T> struct is_move_assignable : integral_constant<bool, __is_assignable(typename add_lvalue_reference<T>::type, typename add_rvalue_reference<T>::type)> {};
template <class T> constexpr bool is_move_assignable_v = is_move_assignable<T>::value;
template <class T, class... A> struct is_trivially_constructible : integral_constant<bool, __is_trivially_constructible(T, A...)> {};
template <class T, class... A> constexpr bool is_trivially_constructible_v = is_trivially_constructible<T, A...>::value;
template <class T> struct is_trivially_default_constructible : integral_constant<bool, __is_trivially_constructible(T)> {};
template <class T> constexpr bool is_trivially_default_constructible_v = is_trivially_default_constructible<T>::value;
template <class T> struct is_trivially_copy_constructible : integral_constant<bool, __is_trivially_constructible(T, typename add_lvalue_reference<const T>::type)> {};
template <class T> constexpr bool is_trivially_copy_constructible_v = is_trivially_copy_constructible<T>::value;
template <class T> struct is_trivially_move_constructible : integral_constant<bool, __is_trivially_constructible(T, typename add_rvalue_reference<T>::type)> {};
template <class T> constexpr bool is_trivially_move_constructible_v = is_trivially_move_constructible<T>::value;
template <class T, class U> struct is_trivially_assignable : integral_constant<bool, __is_trivially_assignable(T, U)> {};
template <class T, class U> constexpr bool is_trivially_assignable_v = is_trivially_assignable<T, U>::value;
template <class T> struct is_trivially_copy_assignable : integral_constant<bool, __is_trivially_assignable(typename add_lvalue_reference<T>::type, typename add_lvalue_reference<const T>::type)> {};
template <class T> constexpr bool is_trivially_copy_assignable_v = is_trivially_copy_assignable<T>::value;
template <class T> struct is_trivially_move_assignable : integral_constant<bool, __is_trivially_assignable(typename add_lvalue_reference<T>::type, typename add_rvalue_reference<T>::type)> {};
template <class T> constexpr bool is_trivially_move_assignable_v = is_trivially_move_assignable<T>::value;
template <class T, class... A> struct is_nothrow_constructible : integral_constant<bool, __is_nothrow_constructible(T, A...)> {};
template <class T, class... A> constexpr bool is_nothrow_constructible_v = is_nothrow_constructible<T, A...>::value;
template <class T> struct is_nothrow_default_constructible : integral_constant<bool, __is_nothrow_constructible(T)> {};
template <class T> constexpr bool is_nothrow_default_constructible_v = is_nothrow_default_constructible<T>::value;
template <class T> struct is_nothrow_copy_constructible : integral_constant<bool, __is_nothrow_constructible(T, typename add_lvalue_reference<const T>::type)> {};
template <class T> constexpr bool is_nothrow_copy_constructible_v = is_nothrow_copy_constructible<T>::value;
template <class T> struct is_nothrow_move_constructible : integral_constant<bool, __is_nothrow_constructible(T, typename add_rvalue_reference<T>::type)> {};
template <class T> constexpr bool is_nothrow_move_constructible_v = is_nothrow_move_constructible<T>::value;
template <class T, class U> struct is_nothrow_assignable : integral_constant<bool, __is_nothrow_assignable(T, U)> {};
template <class T, class U> constexpr bool is_nothrow_assignable_v = is_nothrow_assignable<T, U>::value;
template <class T> struct is_nothrow_copy_assignable : integral_constant<bool, __is_nothrow_assignable(typename add_lvalue_reference<T>::type, typename add_lvalue_reference<const T>::type)> {};
template <class T> constexpr bool is_nothrow_copy_assignable_v = is_nothrow_copy_assignable<T>::value;
template <class T> struct is_nothrow_move_assignable : integral_constant<bool, __is_nothrow_assignable(typename add_lvalue_reference<T>::type, typename add_rvalue_reference<T>::type)> {};
template <class T> constexpr bool is_nothrow_move_assignable_v = is_nothrow_move_assignable<T>::value;

template <class T, bool Refers = is_object<T>::value || is_reference<T>::value> struct __referred { typedef T lvalue, rvalue; };
template <class T> struct __referred<T, true> { typedef T &lvalue; typedef T &&rvalue; };
template <class R, class... A> struct __referred<R(A...), false> { typedef R (&lvalue)(A...); typedef R (&&rvalue)(A...); };
template <class T> struct add_lvalue_reference { typedef typename __referred<T>::lvalue type; };
template <class T> struct add_rvalue_reference { typedef typename __referred<T>::rvalue type; };
template <class T> using add_lvalue_reference_t = typename add_lvalue_reference<T>::type;
template <class T> using add_rvalue_reference_t = typename add_rvalue_reference<T>::type;
template <class T> struct add_volatile { typedef volatile T type; };
template <class T> using add_volatile_t = typename add_volatile<T>::type;
template <class T> struct add_cv { typedef const volatile T type; };
template <class T> using add_cv_t = typename add_cv<T>::type;
template <class T> struct remove_all_extents { typedef T type; };
template <class T> struct remove_all_extents<T[]> { typedef typename remove_all_extents<T>::type type; };
template <class T, size_t N> struct remove_all_extents<T[N]> { typedef typename remove_all_extents<T>::type type; };
template <class T> using remove_all_extents_t = typename remove_all_extents<T>::type;
template <class T> struct rank : integral_constant<size_t, 0> {};
template <class T> struct rank<T[]> : integral_constant<size_t, 1 + rank<T>::value> {};
template <class T, size_t N> struct rank<T[N]> : integral_constant<size_t, 1 + rank<T>::value> {};
template <class T> constexpr size_t rank_v = rank<T>::value;
template <class T, unsigned I = 0> struct extent : integral_constant<size_t, 0> {};
template <class T> struct extent<T[], 0> : integral_constant<size_t, 0> {};
template <class T, unsigned I> struct extent<T[], I> : extent<T, I - 1> {};
template <class T, size_t N> struct extent<T[N], 0> : integral_constant<size_t, N> {};
template <class T, size_t N, unsigned I> struct extent<T[N], I> : extent<T, I - 1> {};
template <class T, unsigned I = 0> constexpr size_t extent_v = extent<T, I>::value;
template <class T> struct alignment_of : integral_constant<size_t, alignof(T)> {};
template <class T> constexpr size_t alignment_of_v = alignment_of<T>::value;

template <class T, bool Enum = is_enum<T>::value> struct underlying_type {};
template <class T> struct underlying_type<T, true> { typedef decltype(__builtin_underlying_value(T)) type; };
template <class T> using underlying_type_t = typename underlying_type<T>::type;

template <size_t N, size_t A = (N >= 16 ? 16 : N > 8 ? 16 : N > 4 ? 8 : N > 2 ? 4 : N > 1 ? 2 : 1)> struct aligned_storage {
    struct type { alignas(A) unsigned char data[N]; };
};
template <size_t N, size_t A = (N >= 16 ? 16 : N > 8 ? 16 : N > 4 ? 8 : N > 2 ? 4 : N > 1 ? 2 : 1)> using aligned_storage_t = typename aligned_storage<N, A>::type;
template <size_t... N> struct __largest : integral_constant<size_t, 0> {};
template <size_t N, size_t... M> struct __largest<N, M...> : integral_constant<size_t, (N > __largest<M...>::value ? N : __largest<M...>::value)> {};
template <size_t N, class... T> struct aligned_union {
    static constexpr size_t alignment_value = __largest<alignof(T)...>::value;
    struct type { alignas(alignment_value) unsigned char data[__largest<N, sizeof(T)...>::value]; };
};
template <size_t N, class... T> using aligned_union_t = typename aligned_union<N, T...>::type;

template <class T> struct __type_identity { typedef T type; };
template <class Void, class A, class B> struct __common {};
template <class A, class B> struct __common<void_t<decltype(false ? declval<A>() : declval<B>())>, A, B> {
    typedef typename decay<decltype(false ? declval<A>() : declval<B>())>::type type;
};
template <class... T> struct common_type {};
template <class T> struct common_type<T> : common_type<T, T> {};
template <class A, class B> struct common_type<A, B> : __common<void, typename decay<A>::type, typename decay<B>::type> {};
template <class Void, class... T> struct __common_of_more {};
template <class A, class B, class... T> struct __common_of_more<void_t<typename common_type<A, B>::type>, A, B, T...>
    : common_type<typename common_type<A, B>::type, T...> {};
template <class A, class B, class C, class... T> struct common_type<A, B, C, T...> : __common_of_more<void, A, B, C, T...> {};
template <class... T> using common_type_t = typename common_type<T...>::type;

template <class C, class P, class O> struct __invoked_on { /* `p` of class C on object `o` ([func.require]p1) */
    typedef typename remove_cv<typename remove_reference<O>::type>::type Plain;
    static constexpr bool direct = __is_base_of(C, Plain);
};
template <class O> __host__ __device__ constexpr auto __pointed(O &&o) -> decltype(*static_cast<O &&>(o)) { return *static_cast<O &&>(o); }
template <class O> constexpr auto __pointed(O &&o) -> typename decay<O>::type::__wrapped & { return o.get(); }
template <class F, class... A> __host__ __device__ constexpr auto __invoke(F &&f, A &&...a)
    -> decltype(static_cast<F &&>(f)(static_cast<A &&>(a)...))
{
    return static_cast<F &&>(f)(static_cast<A &&>(a)...);
}
template <class P, class C, class O, class... A, enable_if_t<is_function<P>::value && __invoked_on<C, P, O>::direct, int> = 0>
__host__ __device__ constexpr auto __invoke(P C::*p, O &&o, A &&...a) -> decltype((static_cast<O &&>(o).*p)(static_cast<A &&>(a)...))
{
    return (static_cast<O &&>(o).*p)(static_cast<A &&>(a)...);
}
template <class P, class C, class O, class... A, enable_if_t<is_function<P>::value && !__invoked_on<C, P, O>::direct, int> = 0>
__host__ __device__ constexpr auto __invoke(P C::*p, O &&o, A &&...a) -> decltype((std::__pointed(static_cast<O &&>(o)).*p)(static_cast<A &&>(a)...))
{
    return (std::__pointed(static_cast<O &&>(o)).*p)(static_cast<A &&>(a)...);
}
template <class P, class C, class O, enable_if_t<!is_function<P>::value && __invoked_on<C, P, O>::direct, int> = 0>
__host__ __device__ constexpr auto __invoke(P C::*p, O &&o) -> decltype((static_cast<O &&>(o).*p))
{
    return static_cast<O &&>(o).*p;
}
template <class P, class C, class O, enable_if_t<!is_function<P>::value && !__invoked_on<C, P, O>::direct, int> = 0>
__host__ __device__ constexpr auto __invoke(P C::*p, O &&o) -> decltype((std::__pointed(static_cast<O &&>(o)).*p))
{
    return std::__pointed(static_cast<O &&>(o)).*p;
}
template <class Void, class F, class... A> struct __invoked {};
template <class F, class... A> struct __invoked<void_t<decltype(std::__invoke(declval<F>(), declval<A>()...))>, F, A...> {
    typedef decltype(std::__invoke(declval<F>(), declval<A>()...)) type;
    static constexpr bool never_throws = noexcept(std::__invoke(declval<F>(), declval<A>()...));
};
template <class F, class... A> struct invoke_result : __invoked<void, F, A...> {};
template <class F, class... A> using invoke_result_t = typename invoke_result<F, A...>::type;
template <class T> struct result_of {};
template <class F, class... A> struct result_of<F(A...)> : invoke_result<F, A...> {};
template <class T> using result_of_t = typename result_of<T>::type;
template <class R, class Void, class F, class... A> struct __invocable : false_type {};
template <class R, class F, class... A> struct __invocable<R, void_t<typename invoke_result<F, A...>::type>, F, A...>
    : bool_constant<is_void<R>::value || is_convertible<typename invoke_result<F, A...>::type, R>::value> {};
template <class F, class... A> struct is_invocable : __invocable<void, void, F, A...> {};
template <class F, class... A> constexpr bool is_invocable_v = is_invocable<F, A...>::value;
template <class R, class F, class... A> struct is_invocable_r : __invocable<R, void, F, A...> {};
template <class R, class F, class... A> constexpr bool is_invocable_r_v = is_invocable_r<R, F, A...>::value;
template <bool Can, class F, class... A> struct __nothrow_invocable : false_type {};
template <class F, class... A> struct __nothrow_invocable<true, F, A...> : bool_constant<noexcept(declval<F>()(declval<A>()...))> {};
template <class F, class... A> struct is_nothrow_invocable : __nothrow_invocable<is_invocable<F, A...>::value, F, A...> {};
template <class F, class... A> constexpr bool is_nothrow_invocable_v = is_nothrow_invocable<F, A...>::value;

template <class A, class B> struct is_swappable_with
    : bool_constant<__is_constructible(typename remove_reference<A>::type, typename remove_reference<A>::type) && __is_same(A, B)> {};
template <class A, class B> constexpr bool is_swappable_with_v = is_swappable_with<A, B>::value;
template <class T> struct is_swappable
    : bool_constant<__is_constructible(T, typename add_rvalue_reference<T>::type) && __is_assignable(typename add_lvalue_reference<T>::type, typename add_rvalue_reference<T>::type)> {};
template <class T, size_t N> struct is_swappable<T[N]> : is_swappable<T> {};
template <class T> constexpr bool is_swappable_v = is_swappable<T>::value;
template <class T> struct is_nothrow_swappable
    : bool_constant<__is_nothrow_constructible(T, typename add_rvalue_reference<T>::type) && __is_nothrow_assignable(typename add_lvalue_reference<T>::type, typename add_rvalue_reference<T>::type)> {};
template <class T> constexpr bool is_nothrow_swappable_v = is_nothrow_swappable<T>::value;
