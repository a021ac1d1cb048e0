// DOC: CCCL in device code | `<cuda/std/type_traits>`: the traits of C++17, `remove_cvref`, `type_identity`, `is_constant_evaluated`
// SLOW: a large header; optional.cu tries a smaller one
#include <cuda/std/type_traits>

#include "check.h"

namespace std_ = cuda::std;

struct empty {};
struct pod { int a; float b; };
struct base { virtual __device__ ~base() {} };
struct derived final : base {};
struct only_int { __host__ __device__ explicit only_int(int) {} };
union one { int a; };
enum plain { red };
enum class scoped : unsigned char { green };
struct no_copy { no_copy() = default; no_copy(const no_copy &) = delete; };
struct from_pod { __host__ __device__ from_pod(pod) noexcept {} };

// primary categories
static_assert(std_::is_void_v<const void> && !std_::is_void_v<int>);
static_assert(std_::is_null_pointer_v<decltype(nullptr)>);
static_assert(std_::is_integral_v<char> && std_::is_integral_v<unsigned long long> && !std_::is_integral_v<float>);
static_assert(std_::is_floating_point_v<double> && !std_::is_floating_point_v<int>);
static_assert(std_::is_array_v<int[3]> && std_::is_array_v<int[]> && !std_::is_array_v<int *>);
static_assert(std_::is_enum_v<plain> && std_::is_enum_v<scoped> && !std_::is_enum_v<pod>);
static_assert(std_::is_union_v<one> && !std_::is_union_v<pod>);
static_assert(std_::is_class_v<pod> && !std_::is_class_v<one> && !std_::is_class_v<int>);
static_assert(std_::is_function_v<int(int)> && !std_::is_function_v<int (*)(int)>);
static_assert(std_::is_pointer_v<int *const> && !std_::is_pointer_v<int>);
static_assert(std_::is_lvalue_reference_v<int &> && std_::is_rvalue_reference_v<int &&>);
static_assert(std_::is_member_object_pointer_v<int pod::*>);
static_assert(std_::is_member_function_pointer_v<int (pod::*)(int) const>);
// composite
static_assert(std_::is_fundamental_v<void> && std_::is_arithmetic_v<bool> && std_::is_scalar_v<int *>);
static_assert(std_::is_object_v<pod> && !std_::is_object_v<int &> && std_::is_compound_v<pod>);
static_assert(std_::is_reference_v<int &&> && std_::is_member_pointer_v<int pod::*>);
// properties
static_assert(std_::is_const_v<const int> && std_::is_volatile_v<volatile int> && !std_::is_const_v<const int &>);
static_assert(std_::is_trivial_v<pod> && std_::is_trivially_copyable_v<pod> && std_::is_standard_layout_v<pod>);
static_assert(!std_::is_trivially_copyable_v<no_copy> || !std_::is_copy_constructible_v<no_copy>);
static_assert(std_::is_empty_v<empty> && !std_::is_empty_v<pod>);
static_assert(std_::is_polymorphic_v<base> && std_::is_final_v<derived> && !std_::is_final_v<pod>);
static_assert(std_::is_signed_v<int> && std_::is_unsigned_v<unsigned> && !std_::is_signed_v<unsigned>);
static_assert(std_::is_constructible_v<only_int, int> && !std_::is_constructible_v<only_int, int *>);
static_assert(std_::is_default_constructible_v<pod> && !std_::is_default_constructible_v<only_int>);
static_assert(std_::is_copy_constructible_v<pod> && !std_::is_copy_constructible_v<no_copy>);
static_assert(std_::is_move_constructible_v<pod> && !std_::is_move_constructible_v<no_copy>);
static_assert(std_::is_assignable_v<int &, float> && !std_::is_assignable_v<int, float>);
static_assert(std_::is_trivially_constructible_v<pod> && std_::is_nothrow_constructible_v<from_pod, pod>);
static_assert(std_::is_destructible_v<pod> && std_::is_trivially_destructible_v<pod>);
static_assert(!std_::is_trivially_destructible_v<base> && std_::has_virtual_destructor_v<base>);
static_assert(std_::is_swappable_v<int> && !std_::is_swappable_v<no_copy>);
// queries, relations
static_assert(std_::alignment_of_v<double> == 8 && std_::rank_v<int[2][3]> == 2);
static_assert(std_::extent_v<int[2][3]> == 2 && std_::extent_v<int[2][3], 1> == 3);
static_assert(std_::is_same_v<int, int> && !std_::is_same_v<int, const int>);
static_assert(std_::is_base_of_v<base, derived> && !std_::is_base_of_v<derived, base>);
static_assert(std_::is_convertible_v<int, double> && !std_::is_convertible_v<int, only_int>);
static_assert(std_::is_invocable_v<int (*)(float), int> && !std_::is_invocable_v<int (*)(float), pod>);
static_assert(std_::is_invocable_r_v<double, int (*)(float), int>);
static_assert(std_::is_same_v<std_::invoke_result_t<int (*)(float), int>, int>);
// modifications
static_assert(std_::is_same_v<std_::remove_cv_t<const volatile int>, int>);
static_assert(std_::is_same_v<std_::add_const_t<int>, const int>);
static_assert(std_::is_same_v<std_::remove_reference_t<int &&>, int>);
static_assert(std_::is_same_v<std_::add_lvalue_reference_t<int>, int &>);
static_assert(std_::is_same_v<std_::add_rvalue_reference_t<void>, void>);
static_assert(std_::is_same_v<std_::make_signed_t<unsigned long>, long>);
static_assert(std_::is_same_v<std_::make_unsigned_t<short>, unsigned short>);
static_assert(std_::is_same_v<std_::remove_extent_t<int[2][3]>, int[3]>);
static_assert(std_::is_same_v<std_::remove_all_extents_t<int[2][3]>, int>);
static_assert(std_::is_same_v<std_::remove_pointer_t<int *const>, int>);
static_assert(std_::is_same_v<std_::add_pointer_t<int &>, int *>);
static_assert(std_::is_same_v<std_::decay_t<int[3]>, int *> && std_::is_same_v<std_::decay_t<int(int)>, int (*)(int)>);
static_assert(std_::is_same_v<std_::remove_cvref_t<const int &>, int>);
static_assert(std_::is_same_v<std_::conditional_t<true, int, float>, int>);
static_assert(std_::is_same_v<std_::common_type_t<int, double, char>, double>);
static_assert(std_::is_same_v<std_::common_reference_t<int &, const int &>, const int &>);
static_assert(std_::is_same_v<std_::underlying_type_t<scoped>, unsigned char>);
static_assert(std_::is_same_v<std_::type_identity_t<int>, int> && std_::is_same_v<std_::void_t<int, float>, void>);
static_assert(sizeof(std_::aligned_storage_t<12, 4>) == 12);
// operations
static_assert(std_::conjunction_v<std_::true_type, std_::is_same<int, int>>);
static_assert(std_::disjunction_v<std_::false_type, std_::is_same<int, int>> && std_::negation_v<std_::false_type>);
static_assert(std_::integral_constant<int, 4>{}() == 4 && std_::bool_constant<true>::value);

template <class T, std_::enable_if_t<std_::is_integral_v<T>, int> = 0>
__device__ int kind(T) { return 1; }
template <class T, std_::enable_if_t<std_::is_floating_point_v<T>, int> = 0>
__device__ int kind(T) { return 2; }
template <class T>
__device__ constexpr bool here() { return std_::is_constant_evaluated(); }

extern "C" __global__ void test_type_traits(int *failures)
{
    CHECK(kind(3) == 1 && kind(3.0f) == 2);
    constexpr bool known = here<int>();
    CHECK(known);
}
