#include "check.h"
// DOC: Templates | member templates of the host that are only declared: their types may be asked for

template <class T, class U> struct Same { static const bool value = false; };
template <class T> struct Same<T, T> { static const bool value = true; };
struct Tuned { static const int threads = 64; using type = long; };
struct Plain {};

template <class T> struct Policy {
    template <class U> static auto select(int) -> typename U::type;
    template <class U> static auto select(long) -> float;
    using type = decltype(select<T>(0));
};

extern "C" __global__ void test_choice(int *failures)
{
    CHECK((Same<Policy<Tuned>::type, long>::value));
    CHECK((Same<Policy<Plain>::type, float>::value));
}
