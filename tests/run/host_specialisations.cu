// Specialisations for types that only the host has are left to it; the others count.
#include <string>
#include <vector>
#include "check.h"

template <class T> struct kind { static const int value = 1; };
template <class T> struct kind<std::vector<T>> { static const int value = 2; };
template <> struct kind<std::string> { static const int value = 3; };
template <class T> struct kind<T *> { static const int value = 4; };
template <> struct kind<float> { static const int value = 5; };

__global__ void test_host_specialisations(int *failures)
{
    CHECK(kind<int>::value == 1 && kind<int *>::value == 4 && kind<float>::value == 5);
}
