// Thrust's iterators, in host code and as arguments of algorithms on the device.
#include <thrust/advance.h>
#include <thrust/copy.h>
#include <thrust/device_vector.h>
#include <thrust/distance.h>
#include <thrust/execution_policy.h>
#include <thrust/for_each.h>
#include <thrust/functional.h>
#include <thrust/iterator/constant_iterator.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/discard_iterator.h>
#include <thrust/iterator/iterator_adaptor.h>
#include <thrust/iterator/iterator_categories.h>
#include <thrust/iterator/iterator_facade.h>
#include <thrust/iterator/iterator_traits.h>
#include <thrust/iterator/offset_iterator.h>
#include <thrust/iterator/permutation_iterator.h>
#include <thrust/iterator/retag.h>
#include <thrust/iterator/reverse_iterator.h>
#include <thrust/iterator/tabulate_output_iterator.h>
#include <thrust/iterator/transform_input_output_iterator.h>
#include <thrust/iterator/transform_iterator.h>
#include <thrust/iterator/transform_output_iterator.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/transform.h>
#include <thrust/tuple.h>
#include <thrust/type_traits/integer_sequence.h>
#include <thrust/type_traits/is_contiguous_iterator.h>
#include <thrust/type_traits/is_execution_policy.h>
#include <thrust/type_traits/is_operator_less_or_greater_function_object.h>
#include <thrust/type_traits/is_operator_plus_function_object.h>
#include <thrust/type_traits/is_trivially_relocatable.h>
#include <thrust/type_traits/logical_metafunctions.h>
#include <thrust/type_traits/unwrap_contiguous_iterator.h>
#include <thrust/zip_function.h>
#include <type_traits>
#include "checks.h"

using Ints = thrust::device_vector<int>;
using Plain = std::vector<int>;
struct Product { __host__ __device__ int operator()(thrust::tuple<int, int> t) const { return thrust::get<0>(t) * thrust::get<1>(t); } };
struct Put { int *to; __host__ __device__ void operator()(long i, int x) const { to[i] = x + (int)i; } };
struct Same { __host__ __device__ int operator()(int x) const { return x; } };

// Each element so many times.
template <class I> struct Repeated : thrust::iterator_adaptor<Repeated<I>, I> {
    using Base = thrust::iterator_adaptor<Repeated<I>, I>;
    friend class thrust::iterator_core_access;
    I first;
    int times;
    __host__ __device__ Repeated(I i, int times) : Base(i), first(i), times(times) {}
    __host__ __device__ typename Base::reference dereference() const { return *(first + (this->base() - first) / times); }
};
// Every other number, by a facade.
struct Odd : thrust::iterator_facade<Odd, int, thrust::any_system_tag, thrust::random_access_traversal_tag, int, long> {
    long at;
    __host__ __device__ explicit Odd(long at = 0) : at(at) {}
    __host__ __device__ int dereference() const { return 2 * at + 1; }
    __host__ __device__ bool equal(const Odd &o) const { return at == o.at; }
    __host__ __device__ void increment() { ++at; }
    __host__ __device__ void decrement() { --at; }
    __host__ __device__ void advance(long n) { at += n; }
    __host__ __device__ long distance_to(const Odd &o) const { return o.at - at; }
};

template <class I> static void copied(const char *name, I first, int n, const Plain &wanted)
{
    Ints to(n);
    thrust::copy(thrust::device, first, first + n, to.begin());
    check(name, to, wanted);
    I i = first;
    ++i, i += 2, --i, i--, i++;
    check(name, i - first == 2 && first < i && i > first && i != first && i - 2 == first && first <= i && i >= first && (int)*i == wanted[2] && (int)first[1] == wanted[1]);
}

int main()
{
    const int n = 8;
    Ints a = {5, 3, 8, 1, 9, 2, 7, 4}, b = {0, 2, 4, 6, 1, 3, 5, 7}, r(n), q(n);
    int *raw = thrust::raw_pointer_cast(r.data());
    copied("constant_iterator", thrust::make_constant_iterator(6), n, Plain(n, 6)), copied("constant_iterator with an index", thrust::constant_iterator<int>(4, 2), n, Plain(n, 4));
    copied("counting_iterator", thrust::make_counting_iterator(3), 4, {3, 4, 5, 6});
    copied("transform_iterator", thrust::make_transform_iterator(a.begin(), thrust::negate<int>()), 4, {-5, -3, -8, -1});
    check("its function", thrust::transform_iterator<Same, Ints::iterator>(a.begin(), Same()).functor()(4) == 4);
    copied("permutation_iterator", thrust::make_permutation_iterator(a.begin(), b.begin()), n, {5, 8, 9, 7, 3, 1, 2, 4});
    copied("reverse_iterator", thrust::make_reverse_iterator(a.end()), n, {4, 7, 2, 9, 1, 8, 3, 5}), check("its base", thrust::reverse_iterator<Ints::iterator>(a.end()).base() == a.end());
    thrust::offset_iterator<Ints::iterator> offset(a.begin(), 2);
    copied("offset_iterator", offset, 4, {8, 1, 9, 2}), check("its offset", offset.offset() == 2 && offset.base() == a.begin());
    copied("iterator_adaptor", Repeated<Ints::iterator>(a.begin(), 3), n, {5, 5, 5, 3, 3, 3, 8, 8}), copied("iterator_facade", Odd(), 5, {1, 3, 5, 7, 9});
    auto zip = thrust::make_zip_iterator(a.begin(), b.begin());
    auto zip2 = thrust::make_zip_iterator(thrust::make_tuple(a.begin(), b.begin()));
    copied("zip_iterator", thrust::make_transform_iterator(zip, Product()), n, {0, 6, 32, 6, 9, 6, 35, 28});
    thrust::transform(zip2, zip2 + n, r.begin(), thrust::make_zip_function(thrust::minus<int>()));
    check("zip_function", r, Plain{5, 1, 4, -5, 8, -1, 2, -3}), check("its iterators", thrust::get<1>(zip.get_iterator_tuple()) == b.begin());
    thrust::copy(zip, zip + n, thrust::make_zip_iterator(q.begin(), r.begin()));
    check("writing through zip_iterator", q == a && r == b);

    thrust::copy(a.begin(), a.end(), thrust::make_transform_output_iterator(r.begin(), thrust::square<int>()));
    check("transform_output_iterator", r, Plain{25, 9, 64, 1, 81, 4, 49, 16});
    auto both = thrust::make_transform_input_output_iterator(r.begin(), thrust::negate<int>(), thrust::square<int>());
    thrust::copy(both, both + 2, q.begin()), thrust::copy(a.begin() + 2, a.end(), both + 2);
    check("reading through transform_input_output_iterator", q[0] == -25 && q[1] == -9), check("writing through it", r, Plain{25, 9, 64, 1, 81, 4, 49, 16});
    thrust::copy(a.begin(), a.end(), thrust::make_tabulate_output_iterator(Put{raw}));
    check("tabulate_output_iterator", r, Plain{5, 4, 10, 4, 13, 7, 13, 11});
    thrust::copy(a.begin(), a.end(), thrust::make_permutation_iterator(r.begin(), b.begin()));
    check("writing through permutation_iterator", r, Plain{5, 9, 3, 2, 8, 7, 1, 4});
    check("discard_iterator", thrust::copy(a.begin(), a.end(), thrust::make_discard_iterator()) - thrust::discard_iterator<>(3) == 5);
    auto tagged = thrust::retag<thrust::device_system_tag>(thrust::make_counting_iterator(4));
    thrust::copy(tagged, tagged + n, thrust::reinterpret_tag<thrust::device_system_tag>(raw));
    check("retag", r, Plain{4, 5, 6, 7, 8, 9, 10, 11});

    auto i = a.begin();
    thrust::advance(i, 3);
    check("advance", *i == 1 && *thrust::next(i) == 9 && *thrust::prev(i) == 8 && thrust::distance(a.begin(), i) == 3);
    using System = thrust::iterator_system<Ints::iterator>::type;
    check("iterator_system", std::is_convertible<System, thrust::device_system_tag>::value && std::is_same<thrust::iterator_system<int *>::type, thrust::host_system_tag>::value);
    check("iterator_traits", std::is_same<thrust::iterator_value<Ints::iterator>::type, int>::value && std::is_same<thrust::iterator_reference<int *>::type, int &>::value && std::is_same<thrust::iterator_difference<Odd>::type, long>::value && std::is_same<thrust::iterator_pointer<int *>::type, int *>::value);
    check("iterator_traversal", std::is_convertible<thrust::iterator_traversal<Odd>::type, thrust::random_access_traversal_tag>::value);
    check("is_contiguous_iterator", thrust::is_contiguous_iterator_v<int *> && thrust::is_contiguous_iterator_v<Ints::iterator> && !thrust::is_contiguous_iterator_v<Odd>);
    check("unwrap_contiguous_iterator", thrust::unwrap_contiguous_iterator(a.begin()) == thrust::raw_pointer_cast(a.data()) && thrust::try_unwrap_contiguous_iterator(Odd(2)).at == 2);
    check("is_execution_policy", thrust::is_execution_policy_v<decltype(thrust::device)> && thrust::is_execution_policy_v<decltype(thrust::seq)> && !thrust::is_execution_policy_v<int>);
    check("is_operator", thrust::is_operator_less_function_object_v<thrust::less<int>> && thrust::is_operator_greater_function_object_v<std::greater<int>> && thrust::is_operator_less_or_greater_function_object_v<thrust::less<int>> && !thrust::is_operator_plus_function_object_v<Same> && thrust::is_operator_plus_function_object_v<thrust::plus<int>>);
    check("is_trivially_relocatable", thrust::is_trivially_relocatable_v<int> && thrust::is_trivially_relocatable_to_v<int, int> && thrust::is_indirectly_trivially_relocate_to_v<int *, int *> && !thrust::is_trivially_relocatable_v<std::vector<int>>);
    check("integer_sequence", std::is_same<thrust::integer_sequence_push_back<int, 9, thrust::integer_sequence<int, 1, 2>>, thrust::integer_sequence<int, 1, 2, 9>>::value && std::is_same<thrust::integer_sequence_push_front<int, 9, thrust::make_integer_sequence<int, 2>>, thrust::integer_sequence<int, 9, 0, 1>>::value && std::is_same<thrust::make_reversed_index_sequence<3>, thrust::index_sequence<2, 1, 0>>::value);
    check("logical metafunctions", thrust::conjunction_v<std::true_type, std::true_type> && thrust::disjunction<std::false_type, std::true_type>::value && thrust::negation_v<std::false_type>);
    return told();
}
