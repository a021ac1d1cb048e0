/* <algorithm>: what sorts, and what is sorted (C++17 [alg.sorting]). */

/* [alg.sorting]: heaps first, of which the rest is made. */

template <class I, class T, class L> void __heap_up(I first, long hole, long top, T value, L precedes)
{
    for (long parent = (hole - 1) / 2; hole > top && precedes(*(first + parent), value); parent = (hole - 1) / 2) {
        *(first + hole) = std::move(*(first + parent));
        hole = parent;
    }
    *(first + hole) = std::move(value);
}
template <class I, class T, class L> __noinline__ void __heap_down(I first, long hole, long n, T value, L precedes)
{
    long top = hole, child = hole;
    while (child < (n - 1) / 2) {
        child = 2 * (child + 1);
        if (precedes(*(first + child), *(first + (child - 1)))) child--;
        *(first + hole) = std::move(*(first + child));
        hole = child;
    }
    if (n % 2 == 0 && child == (n - 2) / 2) {
        child = 2 * (child + 1);
        *(first + hole) = std::move(*(first + (child - 1)));
        hole = child - 1;
    }
    std::__heap_up(first, hole, top, std::move(value), precedes);
}
template <class I, class L> void __heap_out(I first, I last, I to, L precedes)
{
    __value_of<I> value = std::move(*to);
    *to = std::move(*first);
    std::__heap_down(first, 0, (long)(last - first), std::move(value), precedes);
}
template <class I, class L> void push_heap(I first, I last, L precedes)
{
    __value_of<I> value = std::move(*(last - 1));
    std::__heap_up(first, (long)(last - first) - 1, 0, std::move(value), precedes);
}
template <class I> void push_heap(I first, I last) { std::push_heap(first, last, __less_than()); }
template <class I, class L> void pop_heap(I first, I last, L precedes) { if (last - first > 1) { --last; std::__heap_out(first, last, last, precedes); } }
template <class I> void pop_heap(I first, I last) { std::pop_heap(first, last, __less_than()); }
template <class I, class L> void make_heap(I first, I last, L precedes)
{
    long n = (long)(last - first);
    for (long parent = (n - 2) / 2; n >= 2 && parent >= 0; parent--) {
        __value_of<I> value = std::move(*(first + parent));
        std::__heap_down(first, parent, n, std::move(value), precedes);
    }
}
template <class I> void make_heap(I first, I last) { std::make_heap(first, last, __less_than()); }
template <class I, class L> void sort_heap(I first, I last, L precedes) { while (last - first > 1) { --last; std::__heap_out(first, last, last, precedes); } }
template <class I> void sort_heap(I first, I last) { std::sort_heap(first, last, __less_than()); }
template <class I, class L> bool is_heap(I first, I last, L precedes)
{
    for (long i = 1, n = (long)(last - first); i < n; i++)
        if (precedes(*(first + (i - 1) / 2), *(first + i))) return false;
    return true;
}
template <class I> bool is_heap(I first, I last) { return std::is_heap(first, last, __less_than()); }

template <class I, class L> __noinline__ void __heap_select(I first, I middle, I last, L precedes)
{
    std::make_heap(first, middle, precedes);
    for (I i = middle; i < last; ++i)
        if (precedes(*i, *first)) std::__heap_out(first, middle, i, precedes);
}
template <class I, class L> void __insert_unguarded(I last, L precedes)
{
    __value_of<I> value = std::move(*last);
    I before = last;
    for (--before; precedes(value, *before); --before) {
        *last = std::move(*before);
        last = before;
    }
    *last = std::move(value);
}
template <class I, class L> __noinline__ void __insertion_sort(I first, I last, L precedes)
{
    if (first == last) return;
    for (I i = first + 1; i != last; ++i)
        if (precedes(*i, *first)) {
            __value_of<I> value = std::move(*i);
            std::move_backward(first, i, i + 1);
            *first = std::move(value);
        } else
            std::__insert_unguarded(i, precedes);
}
template <class I, class L> void __median_first(I to, I a, I b, I c, L precedes)
{
    if (precedes(*a, *b)) {
        if (precedes(*b, *c)) std::iter_swap(to, b);
        else if (precedes(*a, *c)) std::iter_swap(to, c);
        else std::iter_swap(to, a);
    } else if (precedes(*a, *c)) std::iter_swap(to, a);
    else if (precedes(*b, *c)) std::iter_swap(to, c);
    else std::iter_swap(to, b);
}
/* The median of three is in front of what is parted by it. */
template <class I, class L> I __parted(I first, I last, L precedes)
{
    std::__median_first(first, first + 1, first + (last - first) / 2, last - 1, precedes);
    I pivot = first;
    for (++first;; ++first) {
        while (precedes(*first, *pivot)) ++first;
        --last;
        while (precedes(*pivot, *last)) --last;
        if (!(first < last)) return first;
        std::iter_swap(first, last);
    }
}
static inline int __twice_log2(long n)
{
    int log = 0;
    while (n > 1) { n >>= 1; log++; }
    return 2 * log;
}
template <class I, class L> void __introsort(I first, I last, int depth, L precedes)
{
    while (last - first > 16) {
        if (depth-- == 0) {
            std::make_heap(first, last, precedes);
            std::sort_heap(first, last, precedes);
            return;
        }
        I cut = std::__parted(first, last, precedes);
        std::__introsort(cut, last, depth, precedes);
        last = cut;
    }
}
template <class I, class L> void sort(I first, I last, L precedes)
{
    if (first == last) return;
    std::__introsort(first, last, __twice_log2(last - first), precedes);
    if (last - first > 16) {
        std::__insertion_sort(first, first + 16, precedes);
        for (I i = first + 16; i != last; ++i) std::__insert_unguarded(i, precedes);
    } else
        std::__insertion_sort(first, last, precedes);
}
template <class I> void sort(I first, I last) { std::sort(first, last, __less_than()); }
template <class I, class L> void partial_sort(I first, I middle, I last, L precedes)
{
    std::__heap_select(first, middle, last, precedes);
    std::sort_heap(first, middle, precedes);
}
template <class I> void partial_sort(I first, I middle, I last) { std::partial_sort(first, middle, last, __less_than()); }
template <class I, class O, class L = __less_than> O partial_sort_copy(I first, I last, O to, O end, L precedes = L())
{
    O made = to;
    for (; first != last && made != end; ++first, ++made) *made = *first;
    if (made == to) return to;
    std::make_heap(to, made, precedes);
    for (; first != last; ++first)
        if (precedes(*first, *to)) {
            std::pop_heap(to, made, precedes);
            *(made - 1) = *first;
            std::push_heap(to, made, precedes);
        }
    std::sort_heap(to, made, precedes);
    return made;
}
template <class I, class L> void nth_element(I first, I nth, I last, L precedes)
{
    if (first == last || nth == last) return;
    for (int depth = __twice_log2(last - first); last - first > 3;) {
        if (depth-- == 0) {
            std::__heap_select(first, nth + 1, last, precedes);
            std::iter_swap(first, nth);
            return;
        }
        I cut = std::__parted(first, last, precedes);
        if (cut <= nth) first = cut;
        else last = cut;
    }
    std::__insertion_sort(first, last, precedes);
}
template <class I> void nth_element(I first, I nth, I last) { std::nth_element(first, nth, last, __less_than()); }

/* Two sorted neighbours become one; `room` has place for the left one. */
template <class I, class T, class L> __noinline__ void __merge_with(I first, I middle, I last, T *room, L precedes)
{
    T *end = room;
    for (I i = first; i != middle; ++i, ++end) ::new ((void *)end) T(std::move(*i));
    T *left = room;
    while (left != end && middle != last) {
        if (precedes(*middle, *left)) { *first = std::move(*middle); ++middle; }
        else { *first = std::move(*left); ++left; }
        ++first;
    }
    std::move(left, end, first);
    std::__destroy(room, end);
}
template <class I, class T, class L> void __merge_sort(I first, I last, T *room, L precedes)
{
    if (last - first <= 16) return std::__insertion_sort(first, last, precedes);
    I middle = first + (last - first) / 2;
    std::__merge_sort(first, middle, room, precedes);
    std::__merge_sort(middle, last, room, precedes);
    if (precedes(*middle, *(middle - 1))) std::__merge_with(first, middle, last, room, precedes);
}
template <class I, class L> void stable_sort(I first, I last, L precedes)
{
    __value_of<I> *room = std::__memory<__value_of<I>>((size_t)(last - first));
    std::__merge_sort(first, last, room, precedes);
    ::free((void *)room);
}
template <class I> void stable_sort(I first, I last) { std::stable_sort(first, last, __less_than()); }
template <class I, class L> void inplace_merge(I first, I middle, I last, L precedes)
{
    __value_of<I> *room = std::__memory<__value_of<I>>((size_t)std::distance(first, middle));
    std::__merge_with(first, middle, last, room, precedes);
    ::free((void *)room);
}
template <class I> void inplace_merge(I first, I middle, I last) { std::inplace_merge(first, middle, last, __less_than()); }
template <class I, class L> I is_sorted_until(I first, I last, L precedes)
{
    if (first == last) return last;
    for (I after = first; ++after != last; first = after)
        if (precedes(*after, *first)) return after;
    return last;
}
template <class I> I is_sorted_until(I first, I last) { return std::is_sorted_until(first, last, __less_than()); }
template <class I, class L> bool is_sorted(I first, I last, L precedes) { return std::is_sorted_until(first, last, precedes) == last; }
template <class I> bool is_sorted(I first, I last) { return std::is_sorted_until(first, last, __less_than()) == last; }

/* [alg.binary.search] */

template <class I, class T, class L> I lower_bound(I first, I last, const T &value, L precedes)
{
    auto n = std::distance(first, last);
    while (n > 0) {
        auto half = n / 2;
        I middle = std::next(first, half);
        if (precedes(*middle, value)) { first = ++middle; n -= half + 1; }
        else n = half;
    }
    return first;
}
template <class I, class T> I lower_bound(I first, I last, const T &value) { return std::lower_bound(first, last, value, __less_than()); }
template <class I, class T, class L> I upper_bound(I first, I last, const T &value, L precedes)
{
    auto n = std::distance(first, last);
    while (n > 0) {
        auto half = n / 2;
        I middle = std::next(first, half);
        if (!precedes(value, *middle)) { first = ++middle; n -= half + 1; }
        else n = half;
    }
    return first;
}
template <class I, class T> I upper_bound(I first, I last, const T &value) { return std::upper_bound(first, last, value, __less_than()); }
template <class I, class T, class L> pair<I, I> equal_range(I first, I last, const T &value, L precedes)
{
    return pair<I, I>(std::lower_bound(first, last, value, precedes), std::upper_bound(first, last, value, precedes));
}
template <class I, class T> pair<I, I> equal_range(I first, I last, const T &value) { return std::equal_range(first, last, value, __less_than()); }
template <class I, class T, class L> bool binary_search(I first, I last, const T &value, L precedes)
{
    first = std::lower_bound(first, last, value, precedes);
    return first != last && !precedes(value, *first);
}
template <class I, class T> bool binary_search(I first, I last, const T &value) { return std::binary_search(first, last, value, __less_than()); }

/* [alg.merge], [alg.set.operations] */

template <class I, class J, class O, class L> O merge(I a, I a_end, J b, J b_end, O to, L precedes)
{
    for (; a != a_end && b != b_end; ++to)
        if (precedes(*b, *a)) { *to = *b; ++b; }
        else { *to = *a; ++a; }
    return std::copy(b, b_end, std::copy(a, a_end, to));
}
template <class I, class J, class O> O merge(I a, I a_end, J b, J b_end, O to) { return std::merge(a, a_end, b, b_end, to, __less_than()); }
template <class I, class J, class L> bool includes(I a, I a_end, J b, J b_end, L precedes)
{
    for (; a != a_end && b != b_end; ++a) {
        if (precedes(*b, *a)) return false;
        if (!precedes(*a, *b)) ++b;
    }
    return b == b_end;
}
template <class I, class J> bool includes(I a, I a_end, J b, J b_end) { return std::includes(a, a_end, b, b_end, __less_than()); }
template <class I, class J, class O, class L> O set_union(I a, I a_end, J b, J b_end, O to, L precedes)
{
    for (; a != a_end && b != b_end; ++to)
        if (precedes(*a, *b)) { *to = *a; ++a; }
        else if (precedes(*b, *a)) { *to = *b; ++b; }
        else { *to = *a; ++a; ++b; }
    return std::copy(b, b_end, std::copy(a, a_end, to));
}
template <class I, class J, class O> O set_union(I a, I a_end, J b, J b_end, O to) { return std::set_union(a, a_end, b, b_end, to, __less_than()); }
template <class I, class J, class O, class L> O set_intersection(I a, I a_end, J b, J b_end, O to, L precedes)
{
    while (a != a_end && b != b_end)
        if (precedes(*a, *b)) ++a;
        else if (precedes(*b, *a)) ++b;
        else { *to = *a; ++a; ++b; ++to; }
    return to;
}
template <class I, class J, class O> O set_intersection(I a, I a_end, J b, J b_end, O to) { return std::set_intersection(a, a_end, b, b_end, to, __less_than()); }
template <class I, class J, class O, class L> O set_difference(I a, I a_end, J b, J b_end, O to, L precedes)
{
    while (a != a_end && b != b_end)
        if (precedes(*a, *b)) { *to = *a; ++a; ++to; }
        else { if (!precedes(*b, *a)) ++a; ++b; }
    return std::copy(a, a_end, to);
}
template <class I, class J, class O> O set_difference(I a, I a_end, J b, J b_end, O to) { return std::set_difference(a, a_end, b, b_end, to, __less_than()); }
template <class I, class J, class O, class L> O set_symmetric_difference(I a, I a_end, J b, J b_end, O to, L precedes)
{
    while (a != a_end && b != b_end)
        if (precedes(*a, *b)) { *to = *a; ++a; ++to; }
        else if (precedes(*b, *a)) { *to = *b; ++b; ++to; }
        else { ++a; ++b; }
    return std::copy(b, b_end, std::copy(a, a_end, to));
}
template <class I, class J, class O> O set_symmetric_difference(I a, I a_end, J b, J b_end, O to) { return std::set_symmetric_difference(a, a_end, b, b_end, to, __less_than()); }
