// A trait is asked for while the class is made that it asks: what it finds then does not stay.
#include "check.h"

template <class...> struct Void { using type = void; };
template <class T> struct Traits;
template <class T, class = void> struct System_of { };
template <class T> struct System_of<T, typename Void<typename Traits<T>::category>::type> {
    using type = typename Traits<T>::category;
};
template <class T> struct System : System_of<T> { };

template <class T> __device__ char tried(typename System<T>::type *);
template <class T> __device__ long tried(...);
template <class T, int> struct Made { };
template <class T> struct Made<T, 8> { using category = T; };
template <class T> struct Traits : Made<T, sizeof(tried<T>(nullptr))> { };

extern "C" __global__ void test_traits(int *failures)
{
    CHECK(sizeof(typename Traits<short>::category) == 2);
    typename System<short>::type x = 5;
    CHECK(sizeof x == 2 && x == 5);
}
