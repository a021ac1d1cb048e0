// DOC: CCCL in device code | `<cuda/std/memory>`: uninitialized algorithms, `construct_at`, `pointer_traits`, `unique_ptr`, `allocator`
// SLOW: large headers; optional.cu tries a smaller one
#include <cuda/std/memory>
#include <cuda/std/utility>
#include <cuda/std/__memory_> // unique_ptr and allocator

#include "check.h"

namespace std_ = cuda::std;
template <class T, class U>
constexpr bool same = std_::is_same_v<T, U>;

struct counter { // how many live
    static __device__ int &alive() { __shared__ int n; return n; }
    int v;
    __device__ counter() : v(4) { alive()++; }
    __device__ counter(int x) : v(x) { alive()++; }
    __device__ counter(const counter &o) : v(o.v) { alive()++; }
    __device__ counter(counter &&o) : v(o.v) { o.v = -1; alive()++; }
    __device__ ~counter() { alive()--; }
};

extern "C" __global__ void test_uninitialized(int *failures)
{
    counter::alive() = 0;
    alignas(counter) char place[8 * sizeof(counter)], other[8 * sizeof(counter)];
    counter *p = reinterpret_cast<counter *>(place), *q = reinterpret_cast<counter *>(other);
    std_::uninitialized_fill(p, p + 2, counter(3));
    CHECK(std_::uninitialized_fill_n(p + 2, 2, counter(5)) == p + 4 && counter::alive() == 5 && p[1].v == 3 && p[3].v == 5);
    CHECK(std_::uninitialized_copy(p, p + 2, q) == q + 2 && std_::uninitialized_copy_n(p + 2, 1, q + 2) == q + 3 && q[2].v == 5 && counter::alive() == 7);
    CHECK(std_::uninitialized_move(p, p + 2, q + 3) == q + 5 && p[0].v == -1 && q[4].v == 3);
    auto moved = std_::uninitialized_move_n(p + 2, 2, q + 5);
    CHECK(moved.first == p + 4 && moved.second == q + 7 && p[3].v == -1 && q[6].v == 5 && counter::alive() == 11);
    std_::destroy(q, q + 7);
    CHECK(std_::destroy_n(p, 3) == p + 3 && counter::alive() == 1);
    std_::destroy_at(p + 3);
    CHECK(counter::alive() == 0);
    std_::uninitialized_default_construct(p, p + 2);
    CHECK(std_::uninitialized_default_construct_n(p + 2, 1) == p + 3 && p[2].v == 4);
    std_::destroy(p, p + 3);
    int n[4] = {1, 1, 1, 1};
    std_::uninitialized_value_construct(n, n + 2);
    CHECK(n[1] == 0 && n[2] == 1 && std_::uninitialized_value_construct_n(n + 2, 1) == n + 3 && n[2] == 0 && n[3] == 1 && counter::alive() == 0);
#if __cplusplus >= 202002L
    CHECK(std_::construct_at(n, 8) == n && n[0] == 8);
#endif
}

extern "C" __global__ void test_pointers(int *failures)
{
    using P = std_::pointer_traits<const int *>;
    static_assert(same<P::pointer, const int *> && same<P::element_type, const int> && same<P::difference_type, ptrdiff_t> && same<P::rebind<float>, float *>);
    int x = 3;
    CHECK(P::pointer_to(x) == &x && std_::addressof(x) == &x && std_::to_address(&x) == &x);
    alignas(16) char store[32];
    void *p = store + 1;
    size_t space = 31;
    CHECK(std_::align(8, 16, p, space) == store + 8 && p == store + 8 && space == 24 && std_::align(8, 25, p, space) == nullptr);
    CHECK(std_::assume_aligned<16>(store) == store);
#if CCCL_VERSION >= 3001000
    CHECK(std_::is_sufficiently_aligned<16>(store));
#endif
}

extern "C" __global__ void test_unique(int *failures)
{
    counter::alive() = 0;
    {
        using U = std_::unique_ptr<counter>;
        static_assert(same<U::pointer, counter *> && same<U::element_type, counter> && same<U::deleter_type, std_::default_delete<counter>>);
        U a = std_::make_unique<counter>(7), b(new counter(8)), none(nullptr);
        CHECK(a && !none && a->v == 7 && (*b).v == 8 && a.get() != b.get() && counter::alive() == 2);
        swap(a, b);
        a.swap(b);
        none = std_::move(a);
        CHECK(!a && none->v == 7 && a == nullptr && none != nullptr && none != b);
        none.reset(new counter(9));
        CHECK(counter::alive() == 2 && none->v == 9);
        counter *raw = none.release();
        CHECK(!none && raw->v == 9);
        none.get_deleter()(raw);
        CHECK(counter::alive() == 1);
        b = nullptr;
        CHECK(counter::alive() == 0);
        auto many = std_::make_unique<counter[]>(3);
        CHECK(many[2].v == 4 && counter::alive() == 3);
        many.reset();
        auto raw_ints = std_::make_unique_for_overwrite<int[]>(4);
        raw_ints[3] = 2;
        *std_::make_unique_for_overwrite<int>() = 1;
        CHECK(raw_ints.get()[3] == 2);
        struct noting { int *seen; __device__ void operator()(int *p) const { *seen = *p; } };
        int seen = 0, kept = 6;
        { std_::unique_ptr<int, noting> n(&kept, noting{&seen}); }
        CHECK(seen == 6);
    }
    CHECK(counter::alive() == 0);
}

extern "C" __global__ void test_allocators(int *failures)
{
    using A = std_::allocator<int>;
    using T = std_::allocator_traits<A>;
    static_assert(same<A::value_type, int> && same<A::size_type, size_t> && same<A::difference_type, ptrdiff_t> && A::is_always_equal::value && A::propagate_on_container_move_assignment::value);
    static_assert(same<T::allocator_type, A> && same<T::value_type, int> && same<T::pointer, int *> && same<T::const_pointer, const int *> && same<T::void_pointer, void *> && same<T::const_void_pointer, const void *> && same<T::size_type, size_t> && same<T::difference_type, ptrdiff_t>);
    static_assert(T::is_always_equal::value && T::propagate_on_container_move_assignment::value && !T::propagate_on_container_copy_assignment::value && !T::propagate_on_container_swap::value && same<T::rebind_alloc<char>, std_::allocator<char>> && same<T::rebind_traits<char>, std_::allocator_traits<std_::allocator<char>>>);
    static_assert(!std_::uses_allocator<int, A>::value && same<const std_::allocator_arg_t, decltype(std_::allocator_arg)>);
    A a;
    int *p = a.allocate(4);
    T::construct(a, p, 5);
    CHECK(p[0] == 5 && T::max_size(a) >= 4 && a == std_::allocator<char>() && !(a != T::select_on_container_copy_construction(a)));
    T::destroy(a, p);
    a.deallocate(p, 4);
    int *q = T::allocate(a, 2);
    q[1] = 1;
    T::deallocate(a, q, 2);
#if CCCL_VERSION < 3003000
    auto buffer = std_::get_temporary_buffer<int>(3);
    CHECK(buffer.second == 3);
    std_::return_temporary_buffer(buffer.first);
#endif
    int one[1] = {3};
    CHECK(*std_::launder(one) == 3);
}
