// DOC: CCCL in device code | `<cuda/std/mdspan>`, `<cuda/std/linalg>`: every layout, accessor and member; `<cuda/mdspan>`, `<cuda/annotated_ptr>`
// SLOW: large headers; mdspan.cu tries less of them
#include <cuda/annotated_ptr>
#include <cuda/mdspan>
#include <cuda/std/array>
#include <cuda/std/complex>
#include <cuda/std/linalg>
#include <cuda/std/mdspan>
#include <cuda/std/span>

#include "check.h"

namespace std_ = cuda::std;
namespace linalg = cuda::std::linalg;
template <class T, class U>
constexpr bool same = std_::is_same_v<T, U>;
using E = std_::extents<int, 2, std_::dynamic_extent>;
using M = std_::mdspan<float, E>;
static_assert(same<E::index_type, int> && same<E::size_type, unsigned> && same<E::rank_type, size_t> && E::static_extent(0) == 2 && E::static_extent(1) == std_::dynamic_extent && E::rank() == 2 && E::rank_dynamic() == 1);
static_assert(same<M::extents_type, E> && same<M::layout_type, std_::layout_right> && same<M::accessor_type, std_::default_accessor<float>> && same<M::mapping_type, std_::layout_right::mapping<E>> && same<M::element_type, float> && same<M::value_type, float> && same<M::index_type, int> && same<M::size_type, unsigned> && same<M::rank_type, size_t> && same<M::data_handle_type, float *> && same<M::reference, float &>);
static_assert(M::static_extent(0) == 2 && M::is_always_unique() && M::is_always_exhaustive() && M::is_always_strided() && same<std_::dims<3, int>, std_::dextents<int, 3>>);
using D = std_::default_accessor<float>;
using A = std_::aligned_accessor<float, 16>;
static_assert(same<D::offset_policy, D> && same<D::element_type, float> && same<D::reference, float &> && same<D::data_handle_type, float *>);
static_assert(same<A::offset_policy, D> && same<A::element_type, float> && same<A::reference, float &> && same<A::data_handle_type, float *> && A::byte_alignment == 16);

template <class Mapping>
__device__ bool mapped(const Mapping &m, int strides0, int strides1)
{
    static_assert(same<typename Mapping::extents_type, E> && same<typename Mapping::index_type, int> && same<typename Mapping::size_type, unsigned> && same<typename Mapping::rank_type, size_t> && Mapping::is_always_unique() && Mapping::is_always_strided());
    static_assert(same<typename Mapping::layout_type::template mapping<E>, Mapping>);
    return m.extents() == E(3) && m(1, 2) == strides0 + 2 * strides1 && m.stride(0) == strides0 && m.stride(1) == strides1 && m.required_span_size() == 1 + strides0 + 2 * strides1 && m.is_unique() && m.is_strided() && m.is_exhaustive() == (strides0 + 2 * strides1 == 5) && m == Mapping(m);
}

extern "C" __global__ void test_mappings(int *failures)
{
    CHECK(mapped(std_::layout_right::mapping<E>(E(3)), 3, 1) && std_::layout_right::mapping<E>::is_always_exhaustive());
    CHECK(mapped(std_::layout_left::mapping<E>(E(3)), 1, 2) && std_::layout_left::mapping<E>::is_always_exhaustive());
    std_::layout_stride::mapping<E> s(E(3), std_::array<int, 2>{10, 3});
    CHECK(mapped(s, 10, 3) && !s.is_always_exhaustive() && s.strides()[1] == 3);
    std_::layout_stride::mapping<E> of_right(std_::layout_right::mapping<E>(E(3)));
    CHECK(of_right.stride(0) == 3 && of_right.is_exhaustive() && std_::layout_right::mapping<E>(of_right).stride(0) == 3);
}

extern "C" __global__ void test_views(int *failures)
{
    alignas(16) float data[24];
    for (int i = 0; i < 24; i++) data[i] = i;
    M m(data, 3);
    CHECK(m.data_handle() == data && m.extents().extent(1) == 3 && m.mapping().stride(0) == 3 && m.accessor().access(data, 2) == 2 && m.accessor().offset(data, 2) == data + 2);
    CHECK(m.size() == 6 && !m.empty() && m.stride(0) == 3 && m.is_unique() && m.is_exhaustive() && m.is_strided() && m(1, 1) == 4 && m[std_::array<int, 2>{1, 2}] == 5);
    int at[2] = {0, 2};
    CHECK(m[std_::span<int, 2>(at)] == 2);
    M n(data + 6, E(4));
    swap(m, n);
    CHECK(m.extent(1) == 4 && n(0, 0) == 0);
    std_::mdspan<float, E, std_::layout_right, A> aligned(data, std_::layout_right::mapping<E>(E(3)), A());
    CHECK(aligned(1, 0) == 3 && A().offset(data, 4) == data + 4 && A().access(data, 4) == 4);
    std_::mdspan<const float, std_::dims<2>> wide(n);
    CHECK(wide(1, 2) == 5 && wide.rank() == 2);
    std_::mdspan<float, std_::extents<int>> one(data + 7);
    CHECK(one() == 7 && one.size() == 1 && one.rank() == 0);
    std_::mdspan d2(data, std_::extents<int, 4, 6>{});
    auto sub = std_::submdspan(d2, std_::strided_slice<int, int, int>{0, 4, 2}, std_::pair<int, int>{1, 4});
    CHECK(sub.extent(0) == 2 && sub.extent(1) == 3 && sub(1, 2) == 15 && sub.stride(0) == 12);
    auto all = std_::submdspan(d2, std_::full_extent, 3);
    CHECK(all.extent(0) == 4 && all(2) == 15);
    static_assert(same<const std_::full_extent_t, decltype(std_::full_extent)> && same<std_::strided_slice<int, int, int>::offset_type, int> && same<std_::strided_slice<int, int, int>::extent_type, int> && same<std_::strided_slice<int, int, int>::stride_type, int>);
    auto ext = std_::submdspan_extents(d2.extents(), 1, std_::full_extent);
    CHECK(ext.rank() == 1 && ext.extent(0) == 6);
    auto mapping = std_::submdspan_mapping(d2.mapping(), 2, std_::full_extent);
    CHECK(mapping.offset == 12 && mapping.mapping.extents().extent(0) == 6);
    static_assert(same<decltype(mapping), std_::submdspan_mapping_result<decltype(mapping.mapping)>>);
}

extern "C" __global__ void test_linalg(int *failures)
{
    float data[6] = {0, 1, 2, 3, 4, 5};
    std_::mdspan m(data, std_::extents<int, 2, 3>{});
    auto s = linalg::scaled(3.0f, m);
    using S = decltype(s)::accessor_type;
    static_assert(same<S, linalg::scaled_accessor<float, std_::default_accessor<float>>> && same<S::element_type, const float> && same<S::reference, float> && same<S::data_handle_type, float *> && same<S::offset_policy, S>);
    CHECK(s(1, 2) == 15 && s.accessor().scaling_factor() == 3 && s.accessor().nested_accessor().access(data, 1) == 1 && s.accessor().access(data, 2) == 6 && s.accessor().offset(data, 2) == data + 2);
    auto t = linalg::transposed(m);
    CHECK(t.extent(0) == 3 && t(2, 1) == 5 && t.stride(0) == 1);
    std_::mdspan<float, std_::dextents<int, 2>, std_::layout_stride> strided(data, std_::layout_stride::mapping<std_::dextents<int, 2>>(std_::dextents<int, 2>(2, 2), std_::array<int, 2>{3, 2}));
    CHECK(linalg::transposed(strided)(1, 0) == 2);
    using LT = linalg::layout_transpose<std_::layout_stride>;
    static_assert(same<LT::nested_layout_type, std_::layout_stride>);
    std_::complex<float> z[2] = {{1, 2}, {3, 4}};
    std_::mdspan v(z, std_::extents<int, 2>{});
    auto c = linalg::conjugated(v);
    using C = decltype(c)::accessor_type;
    static_assert(same<C, linalg::conjugated_accessor<std_::default_accessor<std_::complex<float>>>> && same<C::element_type, const std_::complex<float>> && same<C::data_handle_type, std_::complex<float> *> && same<C::reference, std_::complex<float>> && same<C::offset_policy, C>);
    CHECK(c(1) == std_::complex<float>(3, -4) && c.accessor().access(z, 0) == std_::complex<float>(1, -2) && c.accessor().nested_accessor().access(z, 1).imag() == 4 && c.accessor().offset(z, 1) == z + 1);
    std_::mdspan w(z, std_::extents<int, 1, 2>{});
    CHECK(linalg::conjugate_transposed(w)(1, 0) == std_::complex<float>(3, -4));
    CHECK(linalg::conj_if_needed(z[0]) == std_::complex<float>(1, -2) && linalg::conj_if_needed(5) == 5);
}

extern "C" __global__ void test_of_cuda(int *failures)
{
    int data[6] = {0, 1, 2, 3, 4, 5};
    std_::mdspan<int, std_::extents<int, 2, 3>, std_::layout_right, cuda::restrict_accessor<std_::default_accessor<int>>> r(data);
    CHECK(r(1, 1) == 4);
    cuda::restrict_mdspan<int, std_::extents<int, 3, 2>> q(data);
    CHECK(q(2, 0) == 4);
    using P = cuda::annotated_ptr<int, cuda::access_property::persisting>;
    static_assert(same<P::value_type, int> && same<P::reference, int &> && same<P::pointer, int *> && same<P::const_pointer, const int *> && same<P::difference_type, ptrdiff_t> && same<P::size_type, size_t>);
}
