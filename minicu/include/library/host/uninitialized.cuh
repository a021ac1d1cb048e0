/* Objects are made in memory that holds none (C++17 [specialized.algorithms]). */

/* What was made ends if the next constructor throws. */
template <class O> struct __made_so_far {
    O first, next;
    bool done = false;
    explicit __made_so_far(O to) : first(to), next(to) {}
    ~__made_so_far()
    {
        if (!done) std::destroy(first, next);
    }
    template <class... A> void add(A &&...a)
    {
        ::new ((void *)&*next) typename iterator_traits<O>::value_type(std::forward<A>(a)...);
        ++next;
    }
    O end()
    {
        done = true;
        return next;
    }
};
template <class I, class O> O uninitialized_copy(I first, I last, O to)
{
    __made_so_far<O> made(to);
    for (; first != last; ++first) made.add(*first);
    return made.end();
}
template <class I, class N, class O> O uninitialized_copy_n(I first, N n, O to)
{
    __made_so_far<O> made(to);
    for (; n > 0; --n, (void)++first) made.add(*first);
    return made.end();
}
template <class I, class O> O uninitialized_move(I first, I last, O to)
{
    __made_so_far<O> made(to);
    for (; first != last; ++first) made.add(std::move(*first));
    return made.end();
}
template <class I, class N, class O> pair<I, O> uninitialized_move_n(I first, N n, O to)
{
    __made_so_far<O> made(to);
    for (; n > 0; --n, (void)++first) made.add(std::move(*first));
    return pair<I, O>(first, made.end());
}
template <class I, class T> void uninitialized_fill(I first, I last, const T &value)
{
    __made_so_far<I> made(first);
    while (made.next != last) made.add(value);
    made.end();
}
template <class I, class N, class T> I uninitialized_fill_n(I first, N n, const T &value)
{
    __made_so_far<I> made(first);
    for (; n > 0; --n) made.add(value);
    return made.end();
}
template <class I> void uninitialized_value_construct(I first, I last)
{
    __made_so_far<I> made(first);
    while (made.next != last) made.add();
    made.end();
}
template <class I, class N> I uninitialized_value_construct_n(I first, N n)
{
    __made_so_far<I> made(first);
    for (; n > 0; --n) made.add();
    return made.end();
}
/* `T` without parentheses: what has no constructor keeps the value that was there. */
template <class I> void uninitialized_default_construct(I first, I last)
{
    typedef typename iterator_traits<I>::value_type T;
    __made_so_far<I> made(first);
    for (; made.next != last; ++made.next) ::new ((void *)&*made.next) T;
    made.end();
}
template <class I, class N> I uninitialized_default_construct_n(I first, N n)
{
    typedef typename iterator_traits<I>::value_type T;
    __made_so_far<I> made(first);
    for (; n > 0; --n, (void)++made.next) ::new ((void *)&*made.next) T;
    return made.end();
}
