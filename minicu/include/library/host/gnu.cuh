/* What libraries that know libstdc++ look for in it: containers here have plain pointers as iterators. */

template <class I, class C> class __normal_iterator;
