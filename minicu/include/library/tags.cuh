/* What kinds of iterators there are (C++17 [std.iterator.tags]) and what one says of itself, for the device as well. */

struct input_iterator_tag {};
struct output_iterator_tag {};
struct forward_iterator_tag : input_iterator_tag {};
struct bidirectional_iterator_tag : forward_iterator_tag {};
struct random_access_iterator_tag : bidirectional_iterator_tag {};

/* C++14 [depr.base]: bases of function objects, which libstdc++ has in every C++. */
template <class A, class R> struct unary_function {
    typedef A argument_type;
    typedef R result_type;
};
template <class A, class B, class R> struct binary_function {
    typedef A first_argument_type;
    typedef B second_argument_type;
    typedef R result_type;
};

/* [iterator.traits]p2: what has not all of these members has none. The base tells specialisations of programs
   from this template, as libstdc++'s does. */
template <class I, class = void> struct __iterator_traits {};
template <class I> struct __iterator_traits<I, void_t<typename I::iterator_category, typename I::value_type,
    typename I::difference_type, typename I::pointer, typename I::reference>> {
    typedef typename I::iterator_category iterator_category;
    typedef typename I::value_type value_type;
    typedef typename I::difference_type difference_type;
    typedef typename I::pointer pointer;
    typedef typename I::reference reference;
};
template <class I> struct iterator_traits : __iterator_traits<I> {};
template <class T> struct iterator_traits<T *> {
    typedef random_access_iterator_tag iterator_category;
    typedef typename remove_cv<T>::type value_type;
    typedef long difference_type;
    typedef T *pointer;
    typedef T &reference;
};
/* [std.iterator]: the base that iterators of programs have. */
template <class Category, class T, class Difference = long, class Pointer = T *, class Reference = T &> struct iterator {
    typedef Category iterator_category;
    typedef T value_type;
    typedef Difference difference_type;
    typedef Pointer pointer;
    typedef Reference reference;
};
