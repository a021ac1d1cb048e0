// DOC: CCCL in device code | `<cuda/std/type_traits>`: each trait as a class, with `type` and `value`
// SLOW: a large header; optional.cu tries a smaller one
#include <cuda/std/type_traits>

#include "check.h"

namespace std_ = cuda::std;

struct pod { int a; float b; };
struct base { virtual __device__ ~base() {} };
struct abstract : base { virtual __device__ int f() = 0; };
struct derived final : base {};
struct only_int { __host__ __device__ explicit only_int(int) {} };
union one { int a; };
enum plain { red };
enum class scoped : unsigned char { green };
struct no_copy { no_copy() = default; no_copy(const no_copy &) = delete; no_copy &operator=(const no_copy &) = delete; };
struct loud { __host__ __device__ loud() noexcept(false) {} __host__ __device__ loud(const loud &) {} __host__ __device__ loud(loud &&) {} __host__ __device__ loud &operator=(const loud &) { return *this; } __host__ __device__ loud &operator=(loud &&) { return *this; } __host__ __device__ ~loud() noexcept(false) {} };
struct padded { char a; int b; };
struct call { __host__ __device__ int operator()(float) noexcept { return 1; } __host__ __device__ double operator()(int, int) { return 2; } };

template <class T, class U>
constexpr bool same = std_::is_same<T, U>::value;

// primary and composite categories
static_assert(std_::is_void<void>::value && std_::is_null_pointer<const decltype(nullptr)>::value && std_::is_integral<wchar_t>::value);
static_assert(std_::is_floating_point<long double>::value && std_::is_array<int[]>::value && std_::is_enum<plain>::value);
static_assert(std_::is_union<one>::value && std_::is_class<one>::value == false && std_::is_class<pod>::value);
static_assert(std_::is_function<int() const &>::value && std_::is_pointer<void *>::value && !std_::is_pointer<int pod::*>::value);
static_assert(std_::is_lvalue_reference<int &>::value && std_::is_rvalue_reference<int &&>::value && !std_::is_reference<int>::value);
static_assert(std_::is_member_object_pointer<int pod::*>::value && std_::is_member_function_pointer<int (pod::*)() &&>::value);
static_assert(std_::is_member_pointer<int pod::*>::value && std_::is_fundamental<decltype(nullptr)>::value && std_::is_arithmetic<char16_t>::value);
static_assert(std_::is_scalar<scoped>::value && std_::is_object<int *>::value && !std_::is_object<int()>::value && std_::is_compound<int &>::value);
static_assert(std_::is_bounded_array<int[2]>::value && std_::is_unbounded_array<int[]>::value && !std_::is_bounded_array_v<int[]> && !std_::is_unbounded_array_v<int[2]>);
static_assert(std_::is_scoped_enum<scoped>::value && !std_::is_scoped_enum_v<plain>);
// properties
static_assert(std_::is_const<const int>::value && std_::is_volatile<volatile int>::value && std_::is_trivial<pod>::value && std_::is_trivially_copyable<pod>::value);
static_assert(std_::is_standard_layout<pod>::value && std_::is_pod<pod>::value && std_::is_pod_v<int> && std_::is_literal_type<int>::value && std_::is_literal_type_v<pod>);
static_assert(std_::is_empty<call>::value && std_::is_polymorphic<base>::value && std_::is_abstract<abstract>::value && !std_::is_abstract_v<base>);
static_assert(std_::is_final<derived>::value && std_::is_aggregate<pod>::value && !std_::is_aggregate_v<only_int>);
static_assert(std_::is_signed<float>::value && std_::is_unsigned<bool>::value && !std_::is_unsigned<pod>::value);
static_assert(std_::has_unique_object_representations<int>::value && !std_::has_unique_object_representations_v<padded> && std_::has_virtual_destructor<base>::value);
// construction, assignment, destruction
static_assert(std_::is_constructible<pod>::value && std_::is_trivially_constructible<pod, const pod &>::value && !std_::is_nothrow_constructible<loud>::value);
static_assert(std_::is_default_constructible<no_copy>::value && std_::is_trivially_default_constructible<pod>::value && !std_::is_trivially_default_constructible_v<base> && !std_::is_nothrow_default_constructible<loud>::value && std_::is_nothrow_default_constructible_v<pod>);
static_assert(!std_::is_copy_constructible<no_copy>::value && std_::is_trivially_copy_constructible<pod>::value && !std_::is_trivially_copy_constructible_v<loud> && !std_::is_nothrow_copy_constructible<loud>::value && std_::is_nothrow_copy_constructible_v<int>);
static_assert(std_::is_move_constructible<loud>::value && std_::is_trivially_move_constructible<pod>::value && !std_::is_trivially_move_constructible_v<loud> && !std_::is_nothrow_move_constructible<loud>::value && std_::is_nothrow_move_constructible_v<pod>);
static_assert(std_::is_assignable<int &, long>::value && std_::is_trivially_assignable<int &, float>::value && !std_::is_trivially_assignable_v<loud &, loud> && !std_::is_nothrow_assignable<loud &, loud>::value && std_::is_nothrow_assignable_v<int &, int>);
static_assert(!std_::is_copy_assignable<no_copy>::value && std_::is_copy_assignable_v<pod> && std_::is_trivially_copy_assignable<pod>::value && !std_::is_trivially_copy_assignable_v<loud> && !std_::is_nothrow_copy_assignable<loud>::value && std_::is_nothrow_copy_assignable_v<pod>);
static_assert(!std_::is_move_assignable<no_copy>::value && std_::is_move_assignable_v<pod> && std_::is_trivially_move_assignable<pod>::value && !std_::is_trivially_move_assignable_v<loud> && !std_::is_nothrow_move_assignable<loud>::value && std_::is_nothrow_move_assignable_v<pod>);
static_assert(std_::is_destructible<loud>::value && std_::is_trivially_destructible<pod>::value && !std_::is_nothrow_destructible<loud>::value && std_::is_nothrow_destructible_v<pod>);
static_assert(std_::is_swappable<pod>::value && std_::is_swappable_with<int &, int &>::value && !std_::is_swappable_with_v<int &, long &> && std_::is_nothrow_swappable<int>::value && std_::is_nothrow_swappable_v<pod> && std_::is_nothrow_swappable_with<int &, int &>::value && !std_::is_nothrow_swappable_with_v<int, int>);
// relations
static_assert(std_::is_base_of<base, derived>::value && std_::is_convertible<derived *, base *>::value && std_::is_nothrow_convertible<int, long>::value && !std_::is_nothrow_convertible_v<int, only_int>);
static_assert(std_::is_invocable<call, float>::value && std_::is_nothrow_invocable<call, float>::value && !std_::is_nothrow_invocable_v<call, int, int> && std_::is_invocable_r<int, call, int, int>::value && std_::is_nothrow_invocable_r<int, call, float>::value && !std_::is_nothrow_invocable_r_v<int, call, int, int>);
static_assert(same<std_::invoke_result<call, int, int>::type, double> && same<std_::invoke_result<int pod::*, pod &>::type, int &> && same<std_::result_of<call(int, int)>::type, double> && same<std_::result_of_t<call(float)>, int>);
// queries
static_assert(std_::alignment_of<double>::value == 8 && std_::rank<int[2][3][4]>::value == 3 && std_::extent<int[2][3], 1>::value == 3);
// modifications
static_assert(same<std_::remove_const<const volatile int>::type, volatile int> && same<std_::remove_const_t<const int *const>, const int *>);
static_assert(same<std_::remove_volatile<volatile int>::type, int> && same<std_::remove_volatile_t<const volatile int>, const int> && same<std_::remove_cv<const volatile int>::type, int>);
static_assert(same<std_::add_const<int>::type, const int> && same<std_::add_volatile<int>::type, volatile int> && same<std_::add_volatile_t<const int>, const volatile int>);
static_assert(same<std_::add_cv<int>::type, const volatile int> && same<std_::add_cv_t<int &>, int &>);
static_assert(same<std_::remove_reference<int &>::type, int> && same<std_::add_lvalue_reference<int &&>::type, int &> && same<std_::add_rvalue_reference<int>::type, int &&>);
static_assert(same<std_::make_signed<unsigned char>::type, signed char> && same<std_::make_unsigned<const int>::type, const unsigned> && sizeof(std_::make_unsigned_t<wchar_t>) == sizeof(wchar_t));
static_assert(same<std_::remove_extent<int[]>::type, int> && same<std_::remove_all_extents<int[2][3]>::type, int>);
static_assert(same<std_::remove_pointer<int *volatile>::type, int> && same<std_::add_pointer<int()>::type, int (*)()> && same<std_::add_pointer_t<int() const>, int() const>);
static_assert(same<std_::remove_cvref<const int &&>::type, int> && same<std_::decay<const int &>::type, int> && same<std_::decay<int() noexcept>::type, int (*)() noexcept>);
static_assert(same<std_::enable_if<true, int>::type, int> && same<std_::conditional<false, int, char>::type, char>);
static_assert(same<std_::common_type<char, short>::type, int> && same<std_::common_reference<int &&, const int &>::type, const int &>);
static_assert(same<std_::underlying_type<scoped>::type, unsigned char> && same<std_::type_identity<pod>::type, pod>);
static_assert(sizeof(std_::aligned_storage<12, 4>::type) == 12 && alignof(std_::aligned_union<1, char, double>::type) == 8 && std_::aligned_union<1, char, double>::alignment_value == 8 && sizeof(std_::aligned_union_t<20, short>) >= 20);
// operations
static_assert(std_::conjunction<>::value && !std_::conjunction<std_::true_type, std_::false_type>::value && !std_::disjunction<>::value && std_::negation<std_::false_type>::value);
static_assert(same<std_::integral_constant<int, 4>::type, std_::integral_constant<int, 4>> && same<std_::true_type::value_type, bool> && int(std_::integral_constant<int, 5>{}) == 5);

// a type of ours says its own common reference
struct left {}; struct right {}; struct both { __host__ __device__ both(left) {} __host__ __device__ both(right) {} };
#if CCCL_VERSION >= 3002000
#define BEGIN_STD _CCCL_BEGIN_NAMESPACE_CUDA_STD
#define END_STD _CCCL_END_NAMESPACE_CUDA_STD
#else
#define BEGIN_STD _LIBCUDACXX_BEGIN_NAMESPACE_STD
#define END_STD _LIBCUDACXX_END_NAMESPACE_STD
#endif
BEGIN_STD
template <template <class> class P, template <class> class Q>
struct basic_common_reference<left, right, P, Q> { using type = both; };
END_STD
static_assert(same<std_::common_reference_t<left &, right &>, both>);

#ifdef __cccl_lib_reference_from_temporary
static_assert(std_::reference_constructs_from_temporary_v<int &&, int> && !std_::reference_converts_from_temporary_v<int &, int &>);
#endif

extern "C" __global__ void test_values(int *failures)
{
    volatile int n = 3;
    std_::aligned_storage<sizeof(pod), alignof(pod)>::type place;
    pod *p = new (&place) pod{n, 1.5f};
    CHECK(p->a == 3 && p->b == 1.5f);
    std_::conditional<sizeof(int) == 4, long long, short>::type wide = 1LL << 40;
    CHECK(wide >> 38 == 4);
    std_::make_unsigned<int>::type u = -n;
    CHECK(u == 0xFFFFFFFDu);
    std_::underlying_type<scoped>::type low = 300 + n;
    CHECK(low == 47);
    CHECK(std_::integral_constant<int, 7>() + std_::bool_constant<true>() == 8);
    std_::invoke_result<call, int, int>::type d = call{}(n, n);
    CHECK(d == 2.0 && call{}(1.0f) == 1);
}
