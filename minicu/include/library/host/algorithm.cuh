/* <algorithm> (C++17 [algorithms]), over any iterators. What the standard leaves open, such as the order in
   which sort() leaves equal elements, is as libstdc++ has it. Overloads without an operation pass one of these. */

struct __less_than { template <class A, class B> bool operator()(const A &a, const B &b) const { return a < b; } };
struct __equal_to { template <class A, class B> bool operator()(const A &a, const B &b) const { return a == b; } };

/* [alg.nonmodifying] */

template <class I, class P> bool all_of(I first, I last, P holds) { for (; first != last; ++first) if (!holds(*first)) return false; return true; }
template <class I, class P> bool any_of(I first, I last, P holds) { for (; first != last; ++first) if (holds(*first)) return true; return false; }
template <class I, class P> bool none_of(I first, I last, P holds) { for (; first != last; ++first) if (holds(*first)) return false; return true; }
template <class I, class F> F for_each(I first, I last, F f) { for (; first != last; ++first) f(*first); return f; }
template <class I, class N, class F> I for_each_n(I first, N n, F f) { for (; n > 0; --n, ++first) f(*first); return first; }
template <class I, class T> I find(I first, I last, const T &value) { while (first != last && !(*first == value)) ++first; return first; }
template <class I, class P> I find_if(I first, I last, P holds) { while (first != last && !holds(*first)) ++first; return first; }
template <class I, class P> I find_if_not(I first, I last, P holds) { while (first != last && holds(*first)) ++first; return first; }
template <class I, class J, class P> I find_first_of(I first, I last, J from, J end, P same)
{
    for (; first != last; ++first)
        for (J j = from; j != end; ++j)
            if (same(*first, *j)) return first;
    return last;
}
template <class I, class J> I find_first_of(I first, I last, J from, J end) { return std::find_first_of(first, last, from, end, __equal_to()); }
template <class I, class P> I adjacent_find(I first, I last, P same)
{
    if (first == last) return last;
    for (I after = first; ++after != last; first = after)
        if (same(*first, *after)) return first;
    return last;
}
template <class I> I adjacent_find(I first, I last) { return std::adjacent_find(first, last, __equal_to()); }
template <class I, class T> typename iterator_traits<I>::difference_type count(I first, I last, const T &value)
{
    typename iterator_traits<I>::difference_type n = 0;
    for (; first != last; ++first)
        if (*first == value) ++n;
    return n;
}
template <class I, class P> typename iterator_traits<I>::difference_type count_if(I first, I last, P holds)
{
    typename iterator_traits<I>::difference_type n = 0;
    for (; first != last; ++first)
        if (holds(*first)) ++n;
    return n;
}
template <class I, class J, class P> pair<I, J> mismatch(I first, I last, J other, P same)
{
    for (; first != last && same(*first, *other); ++first) ++other;
    return pair<I, J>(first, other);
}
template <class I, class J> pair<I, J> mismatch(I first, I last, J other) { return std::mismatch(first, last, other, __equal_to()); }
template <class I, class J, class P> bool equal(I first, I last, J other, P same)
{
    if constexpr (is_same<J, P>::value) /* two ranges */
        return std::equal(first, last, other, same, __equal_to());
    else {
        for (; first != last; ++first, ++other)
            if (!same(*first, *other)) return false;
        return true;
    }
}
template <class I, class J, class P> bool equal(I first, I last, J other, J end, P same)
{
    for (; first != last && other != end; ++first, ++other)
        if (!same(*first, *other)) return false;
    return first == last && other == end;
}
template <class I, class J> bool equal(I first, I last, J other) { return std::equal(first, last, other, __equal_to()); }
template <class I, class J, class P> I search(I first, I last, J from, J end, P same)
{
    for (;; ++first) {
        I i = first;
        J j = from;
        for (;; ++i, ++j) {
            if (j == end) return first;
            if (i == last) return last;
            if (!same(*i, *j)) break;
        }
    }
}
template <class I, class J> I search(I first, I last, J from, J end) { return std::search(first, last, from, end, __equal_to()); }
template <class I, class J, class P = __equal_to> I find_end(I first, I last, J from, J end, P same = P())
{
    I found = last;
    if (from != end)
        for (I i = std::search(first, last, from, end, same); i != last; i = std::search(++i, last, from, end, same)) found = i;
    return found;
}
template <class I, class N, class T, class P = __equal_to> I search_n(I first, I last, N n, const T &value, P same = P())
{
    for (; first != last || n <= 0; ++first) {
        I i = first;
        N k = 0;
        for (; k < n && i != last && same(*i, value); ++k) ++i;
        if (k >= n) return first;
        if (i == last) break;
    }
    return last;
}
template <class I, class S> I search(I first, I last, const S &searcher) { return searcher(first, last).first; }

/* [alg.modifying.operations] */

template <class I, class O> O copy(I first, I last, O to) { for (; first != last; ++first, ++to) *to = *first; return to; }
template <class I, class N, class O> O copy_n(I first, N n, O to) { for (; n > 0; --n, ++first, ++to) *to = *first; return to; }
template <class I, class O, class P> O copy_if(I first, I last, O to, P holds)
{
    for (; first != last; ++first)
        if (holds(*first)) { *to = *first; ++to; }
    return to;
}
template <class I, class O> O copy_backward(I first, I last, O end) { while (first != last) *--end = *--last; return end; }
template <class I, class O> O move(I first, I last, O to) { for (; first != last; ++first, ++to) *to = std::move(*first); return to; }
template <class I, class O> O move_backward(I first, I last, O end) { while (first != last) *--end = std::move(*--last); return end; }
template <class I, class J> J swap_ranges(I first, I last, J other) { for (; first != last; ++first, ++other) std::iter_swap(first, other); return other; }
template <class I, class J> void iter_swap(I a, J b) { swap(*a, *b); }
template <class I, class O, class F> O transform(I first, I last, O to, F f) { for (; first != last; ++first, ++to) *to = f(*first); return to; }
template <class I, class J, class O, class F> O transform(I first, I last, J other, O to, F f)
{
    for (; first != last; ++first, ++other, ++to) *to = f(*first, *other);
    return to;
}
template <class I, class T> void replace(I first, I last, const T &old, const T &value) { for (; first != last; ++first) if (*first == old) *first = value; }
template <class I, class P, class T> void replace_if(I first, I last, P holds, const T &value) { for (; first != last; ++first) if (holds(*first)) *first = value; }
template <class I, class O, class T> O replace_copy(I first, I last, O to, const T &old, const T &value)
{
    for (; first != last; ++first, ++to) *to = *first == old ? value : *first;
    return to;
}
template <class I, class T> void fill(I first, I last, const T &value) { for (; first != last; ++first) *first = value; }
template <class I, class N, class T> I fill_n(I first, N n, const T &value) { for (; n > 0; --n, ++first) *first = value; return first; }
template <class I, class F> void generate(I first, I last, F f) { for (; first != last; ++first) *first = f(); }
template <class I, class N, class F> I generate_n(I first, N n, F f) { for (; n > 0; --n, ++first) *first = f(); return first; }
template <class I, class P> I remove_if(I first, I last, P holds)
{
    first = std::find_if(first, last, holds);
    if (first == last) return first;
    for (I i = first; ++i != last;)
        if (!holds(*i)) { *first = std::move(*i); ++first; }
    return first;
}
template <class I, class T> I remove(I first, I last, const T &value)
{
    first = std::find(first, last, value);
    if (first == last) return first;
    for (I i = first; ++i != last;)
        if (!(*i == value)) { *first = std::move(*i); ++first; }
    return first;
}
template <class I, class O, class T> O remove_copy(I first, I last, O to, const T &value)
{
    for (; first != last; ++first)
        if (!(*first == value)) { *to = *first; ++to; }
    return to;
}
template <class I, class O, class P> O remove_copy_if(I first, I last, O to, P holds)
{
    for (; first != last; ++first)
        if (!holds(*first)) { *to = *first; ++to; }
    return to;
}
template <class I, class P> I unique(I first, I last, P same)
{
    first = std::adjacent_find(first, last, same);
    if (first == last) return last;
    I i = first;
    for (++i; ++i != last;)
        if (!same(*first, *i)) *++first = std::move(*i);
    return ++first;
}
template <class I> I unique(I first, I last) { return std::unique(first, last, __equal_to()); }
template <class I, class O> O unique_copy(I first, I last, O to)
{
    if (first == last) return to;
    I before = first;
    *to = *first;
    ++to;
    for (; ++first != last;)
        if (!(*before == *first)) { before = first; *to = *first; ++to; }
    return to;
}
template <class I> void reverse(I first, I last) { while (first != last && first != --last) { std::iter_swap(first, last); ++first; } }
template <class I, class O> O reverse_copy(I first, I last, O to) { for (; first != last; ++to) *to = *--last; return to; }
template <class I> I rotate(I first, I middle, I last)
{
    if (first == middle) return last;
    if (middle == last) return first;
    I to = first, from = middle, result = first;
    bool found = false; /* where the first element has gone */
    while (to != middle || from != last) {
        if (from == last) from = middle;
        std::iter_swap(to, from);
        ++to;
        ++from;
        if (from == last && !found) { result = to; found = true; }
        if (to == middle) {
            if (from == last) break;
            middle = from;
        }
    }
    return result;
}
template <class I, class O> O rotate_copy(I first, I middle, I last, O to) { return std::copy(first, middle, std::copy(middle, last, to)); }
template <class I, class G> void shuffle(I first, I last, G &&g)
{
    typedef unsigned long word;
    if (first == last) return;
    const word drawn = (word)(g.max() - g.min()), size = (word)(last - first);
    if (drawn / size >= size) { /* one draw is enough for two places */
        I i = first + 1;
        if (size % 2 == 0) {
            uniform_int_distribution<word> one(0, 1);
            std::iter_swap(i, first + (long)one(g));
            ++i;
        }
        while (i != last) {
            const word n = (word)(i - first) + 1;
            uniform_int_distribution<word> both(0, n * (n + 1) - 1);
            const word x = both(g);
            std::iter_swap(i, first + (long)(x / (n + 1)));
            ++i;
            std::iter_swap(i, first + (long)(x % (n + 1)));
            ++i;
        }
        return;
    }
    for (I i = first + 1; i != last; ++i) {
        uniform_int_distribution<word> place(0, (word)(i - first));
        std::iter_swap(i, first + (long)place(g));
    }
}
template <class I> void random_shuffle(I first, I last)
{
    if (first == last) return;
    for (I i = first + 1; i != last; ++i) {
        I j = first + ::rand() % ((i - first) + 1);
        if (i != j) std::iter_swap(i, j);
    }
}

template <class I, class O, class N, class G> O sample(I first, I last, O out, N wanted, G &&g)
{
    typedef unsigned long word;
    word left = (word)std::distance(first, last), n = (word)wanted < left ? (word)wanted : left;
    const word drawn = (word)(g.max() - g.min());
    for (bool both = left != 0 && drawn / left >= left; both && n != 0 && left >= 2;) { /* one draw for two */
        uniform_int_distribution<word> two(0, left * (left - 1) - 1);
        const word x = two(g), at[2] = {x / (left - 1), x % (left - 1)};
        for (int k = 0; k < 2 && n != 0; k++, ++first) {
            left--;
            if (at[k] < n) {
                *out++ = *first;
                n--;
            }
        }
    }
    for (; n != 0; ++first) {
        uniform_int_distribution<word> one(0, --left);
        if (one(g) < n) {
            *out++ = *first;
            n--;
        }
    }
    return out;
}

/* [alg.partitions] */

template <class I, class P> bool is_partitioned(I first, I last, P holds) { return std::none_of(std::find_if_not(first, last, holds), last, holds); }
template <class I, class P> I partition(I first, I last, P holds)
{
    if constexpr (is_base_of<bidirectional_iterator_tag, typename iterator_traits<I>::iterator_category>::value)
        for (;; ++first) {
            for (;; ++first) {
                if (first == last) return first;
                if (!holds(*first)) break;
            }
            for (--last;; --last) {
                if (first == last) return first;
                if (holds(*last)) break;
            }
            std::iter_swap(first, last);
        }
    else {
        first = std::find_if_not(first, last, holds);
        if (first == last) return first;
        for (I i = first; ++i != last;)
            if (holds(*i)) { std::iter_swap(first, i); ++first; }
        return first;
    }
}
template <class I, class P> I stable_partition(I first, I last, P holds)
{
    vector<__value_of<I>> rest;
    I to = first;
    for (; first != last; ++first)
        if (holds(*first)) { if (to != first) *to = std::move(*first); ++to; }
        else rest.push_back(std::move(*first));
    std::move(rest.begin(), rest.end(), to);
    return to;
}
template <class I, class P> I partition_point(I first, I last, P holds)
{
    auto n = std::distance(first, last);
    while (n > 0) {
        auto half = n / 2;
        I middle = std::next(first, half);
        if (holds(*middle)) { first = ++middle; n -= half + 1; }
        else n = half;
    }
    return first;
}

/* [alg.min.max]; min, max, minmax and clamp of values are in std.cuh. */

template <class I, class L> I min_element(I first, I last, L precedes)
{
    I best = first;
    if (first != last)
        while (++first != last)
            if (precedes(*first, *best)) best = first;
    return best;
}
template <class I> I min_element(I first, I last) { return std::min_element(first, last, __less_than()); }
template <class I, class L> I max_element(I first, I last, L precedes)
{
    I best = first;
    if (first != last)
        while (++first != last)
            if (precedes(*best, *first)) best = first;
    return best;
}
template <class I> I max_element(I first, I last) { return std::max_element(first, last, __less_than()); }
/* The first of the least and the last of the greatest. */
template <class I, class L> pair<I, I> minmax_element(I first, I last, L precedes)
{
    I least = first, most = first;
    if (first != last)
        while (++first != last) {
            if (precedes(*first, *least)) least = first;
            if (!precedes(*first, *most)) most = first;
        }
    return pair<I, I>(least, most);
}
template <class I> pair<I, I> minmax_element(I first, I last) { return std::minmax_element(first, last, __less_than()); }
template <class T> pair<T, T> minmax(initializer_list<T> values)
{
    auto found = std::minmax_element(values.begin(), values.end());
    return pair<T, T>(*found.first, *found.second);
}
template <class T, class L> pair<const T &, const T &> minmax(const T &a, const T &b, L precedes)
{
    return precedes(b, a) ? pair<const T &, const T &>(b, a) : pair<const T &, const T &>(a, b);
}
template <class T> pair<const T &, const T &> minmax(const T &a, const T &b) { return std::minmax(a, b, __less_than()); }

template <class I, class J, class L> bool lexicographical_compare(I a, I a_end, J b, J b_end, L precedes)
{
    for (; a != a_end && b != b_end; ++a, ++b) {
        if (precedes(*a, *b)) return true;
        if (precedes(*b, *a)) return false;
    }
    return a == a_end && b != b_end;
}
template <class I, class J> bool lexicographical_compare(I a, I a_end, J b, J b_end) { return std::lexicographical_compare(a, a_end, b, b_end, __less_than()); }
template <class I, class L> bool next_permutation(I first, I last, L precedes)
{
    I i = last;
    if (first == last || first == --i) return false;
    for (;;) {
        I after = i;
        if (precedes(*--i, *after)) {
            I j = last;
            while (!precedes(*i, *--j)) {}
            std::iter_swap(i, j);
            std::reverse(after, last);
            return true;
        }
        if (i == first) {
            std::reverse(first, last);
            return false;
        }
    }
}
template <class I> bool next_permutation(I first, I last) { return std::next_permutation(first, last, __less_than()); }
struct __greater_than { template <class A, class B> bool operator()(const A &a, const B &b) const { return b < a; } };
template <class I> bool prev_permutation(I first, I last) { return std::next_permutation(first, last, __greater_than()); }
template <class I, class J> bool is_permutation(I first, I last, J other, J end)
{
    if (std::distance(first, last) != std::distance(other, end)) return false;
    for (I i = first; i != last; ++i)
        if (std::count(first, last, *i) != std::count(other, end, *i)) return false;
    return true;
}
template <class I, class J> bool is_permutation(I first, I last, J other) { return std::is_permutation(first, last, other, std::next(other, std::distance(first, last))); }
