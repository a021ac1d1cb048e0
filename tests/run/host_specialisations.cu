// Specialisations for types that only the host has are left to it; the others count.
#include <string>
#include <vector>
#include "check.h"

template <class T> struct kind { static const int value = 1; };
template <class T> struct kind<std::vector<T>> { static const int value = 2; };
template <> struct kind<std::string> { static const int value = 3; };
template <class T> struct kind<T *> { static const int value = 4; };
template <> struct kind<float> { static const int value = 5; };

// Those of templates that only the host has, too, whatever else is called so.
namespace mine {
template <class T> struct iterator_traits { static const int value = 6; };
}
template <class T> struct Walker { T at; };
template <class T> struct std::iterator_traits<Walker<T>> { static const int value = 7; };
template <> struct std::iterator_traits<Walker<char>> { static const int value = 8; };

__global__ void test_host_specialisations(int *failures)
{
    CHECK(kind<int>::value == 1 && kind<int *>::value == 4 && kind<float>::value == 5);
    CHECK(mine::iterator_traits<Walker<int>>::value == 6 && mine::iterator_traits<char>::value == 6);
}
