/* <numeric> (C++17 [numeric.ops]). Sums are made from left to right, those of reduce as well. */

struct __plus { template <class A, class B> auto operator()(const A &a, const B &b) const { return a + b; } };
struct __minus { template <class A, class B> auto operator()(const A &a, const B &b) const { return a - b; } };
struct __times { template <class A, class B> auto operator()(const A &a, const B &b) const { return a * b; } };

template <class I, class T> void iota(I first, I last, T value) { for (; first != last; ++first, ++value) *first = value; }
template <class I, class T> T accumulate(I first, I last, T sum) { for (; first != last; ++first) sum = std::move(sum) + *first; return sum; }
template <class I, class T, class F> T accumulate(I first, I last, T sum, F f) { for (; first != last; ++first) sum = f(std::move(sum), *first); return sum; }
template <class I, class T, class F> T reduce(I first, I last, T sum, F f) { return std::accumulate(first, last, sum, f); }
template <class I, class T> T reduce(I first, I last, T sum) { return std::accumulate(first, last, sum); }
template <class I> __value_of<I> reduce(I first, I last) { return std::accumulate(first, last, __value_of<I>()); }
template <class I, class J, class T, class F, class G> T inner_product(I first, I last, J other, T sum, F add, G multiply)
{
    for (; first != last; ++first, ++other) sum = add(std::move(sum), multiply(*first, *other));
    return sum;
}
template <class I, class J, class T> T inner_product(I first, I last, J other, T sum) { return std::inner_product(first, last, other, sum, __plus(), __times()); }
template <class I, class J, class T> T transform_reduce(I first, I last, J other, T sum) { return std::inner_product(first, last, other, sum, __plus(), __times()); }
template <class I, class J, class T, class F, class G> T transform_reduce(I first, I last, J other, T sum, F add, G multiply)
{
    return std::inner_product(first, last, other, sum, add, multiply);
}
template <class I, class T, class F, class G> T transform_reduce(I first, I last, T sum, F add, G change)
{
    for (; first != last; ++first) sum = add(std::move(sum), change(*first));
    return sum;
}
template <class I, class O, class F> O partial_sum(I first, I last, O to, F add)
{
    if (first == last) return to;
    __value_of<I> sum = *first;
    *to = sum;
    while (++first != last) {
        sum = add(std::move(sum), *first);
        *++to = sum;
    }
    return ++to;
}
template <class I, class O> O partial_sum(I first, I last, O to) { return std::partial_sum(first, last, to, __plus()); }
template <class I, class O, class F> O adjacent_difference(I first, I last, O to, F subtract)
{
    if (first == last) return to;
    __value_of<I> before = *first;
    *to = before;
    while (++first != last) {
        __value_of<I> value = *first;
        *++to = subtract(value, before);
        before = value;
    }
    return ++to;
}
template <class I, class O> O adjacent_difference(I first, I last, O to) { return std::adjacent_difference(first, last, to, __minus()); }
template <class I, class O, class F> O inclusive_scan(I first, I last, O to, F add) { return std::partial_sum(first, last, to, add); }
template <class I, class O> O inclusive_scan(I first, I last, O to) { return std::partial_sum(first, last, to, __plus()); }
template <class I, class O, class F, class T> O inclusive_scan(I first, I last, O to, F add, T sum)
{
    for (; first != last; ++first, ++to) *to = sum = add(sum, *first);
    return to;
}
template <class I, class O, class T, class F> O exclusive_scan(I first, I last, O to, T sum, F add)
{
    for (; first != last; ++first, ++to) {
        T before = sum;
        sum = add(sum, *first);
        *to = before;
    }
    return to;
}
template <class I, class O, class T> O exclusive_scan(I first, I last, O to, T sum) { return std::exclusive_scan(first, last, to, sum, __plus()); }
template <class I, class O, class T, class F, class G> O transform_exclusive_scan(I first, I last, O to, T sum, F add, G change)
{
    for (; first != last; ++first, ++to) {
        T before = sum;
        sum = add(sum, change(*first));
        *to = before;
    }
    return to;
}
template <class I, class O, class F, class G, class T> O transform_inclusive_scan(I first, I last, O to, F add, G change, T sum)
{
    for (; first != last; ++first, ++to) *to = sum = add(sum, change(*first));
    return to;
}
template <class I, class O, class F, class G> O transform_inclusive_scan(I first, I last, O to, F add, G change)
{
    if (first == last) return to;
    auto sum = change(*first);
    *to = sum;
    return std::transform_inclusive_scan(++first, last, ++to, add, change, sum);
}
template <class M, class N> constexpr auto gcd(M m, N n)
{
    decltype(m + n) a = m < 0 ? -m : m, b = n < 0 ? -n : n;
    while (b != 0) {
        auto rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}
template <class M, class N> constexpr auto lcm(M m, N n)
{
    decltype(m + n) a = m < 0 ? -m : m, b = n < 0 ? -n : n;
    return a == 0 || b == 0 ? a - a : a / std::gcd(a, b) * b;
}
template <class T> constexpr T midpoint(T a, T b) { return a + (b - a) / 2; }

/* The distance in space (C++17 [c.math.hypot3]), as libstdc++ computes it. */
template <class A, class B, class C> auto hypot(A ga, B gb, C gc)
{
    typedef typename conditional<is_same<A, float>::value && is_same<B, float>::value && is_same<C, float>::value, float,
        typename conditional<is_same<A, long double>::value || is_same<B, long double>::value || is_same<C, long double>::value, long double, double>::type>::type F;
    F a = std::abs((F)ga), b = std::abs((F)gb), c = std::abs((F)gc), most = a < b ? b < c ? c : b : a < c ? c : a;
    return most == 0 ? F() : most * std::sqrt((a / most) * (a / most) + (b / most) * (b / most) + (c / most) * (c / most));
}
