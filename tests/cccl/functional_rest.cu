// DOC: CCCL in device code | `<cuda/std/functional>`: each function object, `invoke_r`, `bind_front`, `reference_wrapper`, negators; `<cuda/functional>`
// SLOW: a large header; optional.cu tries a smaller one
#include <cuda/functional>
#include <cuda/std/functional>

#include "check.h"

namespace std_ = cuda::std;
template <class F>
using transparent = typename F::is_transparent;
static_assert(std_::is_void_v<transparent<std_::plus<>>> && std_::is_void_v<transparent<std_::minus<>>> && std_::is_void_v<transparent<std_::multiplies<>>> && std_::is_void_v<transparent<std_::divides<>>> && std_::is_void_v<transparent<std_::modulus<>>> && std_::is_void_v<transparent<std_::negate<>>>);
static_assert(std_::is_void_v<transparent<std_::equal_to<>>> && std_::is_void_v<transparent<std_::not_equal_to<>>> && std_::is_void_v<transparent<std_::less<>>> && std_::is_void_v<transparent<std_::less_equal<>>> && std_::is_void_v<transparent<std_::greater<>>> && std_::is_void_v<transparent<std_::greater_equal<>>>);
static_assert(std_::is_void_v<transparent<std_::logical_and<>>> && std_::is_void_v<transparent<std_::logical_or<>>> && std_::is_void_v<transparent<std_::logical_not<>>> && std_::is_void_v<transparent<std_::bit_and<>>> && std_::is_void_v<transparent<std_::bit_or<>>> && std_::is_void_v<transparent<std_::bit_xor<>>> && std_::is_void_v<transparent<std_::bit_not<>>>);
static_assert(std_::is_same_v<std_::plus<int>::result_type, int> && std_::is_same_v<std_::less<int>::first_argument_type, int> && std_::is_same_v<std_::negate<int>::argument_type, int>);

extern "C" __global__ void test_operations(int *failures)
{
    volatile int va = 13, vb = 6;
    int a = va, b = vb;
    CHECK(std_::plus<>{}(a, 1.5) == 14.5 && std_::minus<int>{}(a, b) == 7 && std_::multiplies<>{}(a, b) == 78 && std_::divides<>{}(a, b) == 2 && std_::modulus<>{}(a, b) == 1 && std_::negate<>{}(a) == -13);
    CHECK(!std_::equal_to<>{}(a, b) && std_::not_equal_to<>{}(a, b) && !std_::less<>{}(a, b) && !std_::less_equal<int>{}(a, b) && std_::greater<>{}(a, b) && std_::greater_equal<>{}(a, a));
    CHECK(std_::equal_to<int>{}(a, a) && !std_::not_equal_to<int>{}(a, a) && std_::greater_equal<long>{}(a, b) && std_::divides<float>{}(a, 2) == 6.5f && std_::modulus<int>{}(a, 5) == 3);
    CHECK(std_::logical_and<>{}(a, b) && std_::logical_or<>{}(0, b) && !std_::logical_not<>{}(a) && std_::logical_and<bool>{}(true, a) && !std_::logical_or<int>{}(0, 0));
    CHECK(std_::bit_and<>{}(a, b) == 4 && std_::bit_or<>{}(a, b) == 15 && std_::bit_xor<>{}(a, b) == 11 && std_::bit_not<>{}(a) == ~13 && std_::bit_and<int>{}(a, b) == 4 && std_::bit_or<unsigned>{}(a, b) == 15 && std_::bit_not<int>{}(b) == -7);
    CHECK(std_::identity{}(a) == 13 && std_::ranges::less{}(b, a) && std_::ranges::equal_to{}(a, 13) && std_::ranges::not_equal_to{}(a, b) && std_::ranges::greater{}(a, b) && std_::ranges::less_equal{}(b, a) && std_::ranges::greater_equal{}(a, b));
}

struct thing {
    int n;
    __device__ int add(int x) const { return n + x; }
    __device__ int &ref() { return n; }
};
struct is_odd { using argument_type = int; __device__ bool operator()(int x) const { return x & 1; } };
struct divides { using first_argument_type = int; using second_argument_type = int; __device__ bool operator()(int a, int b) const { return b % a == 0; } };

extern "C" __global__ void test_calls(int *failures)
{
    thing t{5};
    CHECK(std_::invoke(&thing::add, t, 2) == 7 && std_::invoke(&thing::n, &t) == 5 && std_::invoke(&thing::add, std_::ref(t), 3) == 8);
    std_::invoke(&thing::ref, t) = 6;
    CHECK(t.n == 6 && std_::invoke_r<double>([](int x) { return x / 2; }, 7) == 3.0 && std_::invoke_r<long>(&thing::add, t, 1) == 7);
    static_assert(std_::is_void_v<decltype(std_::invoke_r<void>(is_odd{}, 1))>);
    static_assert(std_::is_invocable<thing>::value == false && std_::is_invocable_r<long, is_odd, int>::value && !std_::is_nothrow_invocable<is_odd, int>::value && !std_::is_nothrow_invocable_r<int, is_odd, int>::value && std_::is_same_v<std_::invoke_result<is_odd, int>::type, bool>);
    auto bound = std_::bind_front([](int a, int b, int c) { return 100 * a + 10 * b + c; }, 1, 2);
    CHECK(bound(3) == 123 && std_::not_fn(is_odd{})(4) && !std_::not_fn(is_odd{})(3));
#if CCCL_VERSION < 3003000 // of C++17, and deprecated there
    CHECK(std_::not1(is_odd{})(4) && !std_::not1(is_odd{})(3) && std_::not2(divides{})(3, 4) && !std_::not2(divides{})(2, 4));
    std_::unary_negate<is_odd> u(is_odd{});
    std_::binary_negate<divides> v(divides{});
    CHECK(u(2) && v(2, 3));
#endif
    CHECK(std_::mem_fn(&thing::add)(t, 4) == 10 && std_::mem_fn(&thing::n)(t) == 6);
    int i = 1, j = 2;
    std_::reference_wrapper<int> r(i), s = std_::ref(j);
    static_assert(std_::is_same_v<std_::reference_wrapper<int>::type, int> && std_::is_same_v<decltype(std_::cref(i)), std_::reference_wrapper<const int>>);
    r.get() = 8;
    r = s;
    ++r;
    CHECK(i == 8 && j == 3 && std_::ref(std_::cref(j)) == 3);
    std_::reference_wrapper<const thing> rt = std_::cref(t);
    CHECK(rt.get().n == 6);
    std_::reference_wrapper f(is_odd{}.operator()(1) ? t : t);
    static_assert(std_::is_same_v<decltype(f), std_::reference_wrapper<thing>>);
    is_odd o;
    CHECK(std_::ref(o)(3));
}

__device__ int plain;
struct doubled { __host__ __device__ int operator()(int x) const { return 2 * x; } };

extern "C" __global__ void test_cuda(int *failures)
{
    CHECK(cuda::minimum<int>{}(3, 2) == 2 && cuda::minimum<>{}(3, 2.5) == 2.5 && cuda::maximum<float>{}(3, 2) == 3.0f && cuda::maximum<>{}(3u, 4) == 4);
    auto copyable = cuda::proclaim_copyable_arguments(doubled{});
    static_assert(cuda::proclaims_copyable_arguments<decltype(copyable)>::value && !cuda::proclaims_copyable_arguments<doubled>::value && !cuda::proclaims_copyable_arguments_v<doubled>);
    CHECK(copyable(4) == 8);
    auto typed = cuda::proclaim_return_type<int>(doubled{});
    static_assert(std_::is_same_v<decltype(typed(1)), int>);
    CHECK(typed(3) == 6);
    CHECK(cuda::get_device_address(plain) == &plain);
}
