// Instances that were asked for before a template, a partial or an explicit specialisation was defined are made
// where they must be complete behind it ([temp.inst]); as in a header that includes the one it is used by.
#include "check.h"

template <class T> struct Plain;
template <class T> struct Partial;
template <class T> struct Special;
template <int N> struct Size;

template <class T> struct All {
    All() = default;
    __host__ __device__ All(const Plain<T> &);
    __host__ __device__ All(const Partial<T *> &);
    __host__ __device__ All(const Special<T> &);
    __host__ __device__ All(const Size<3> &);
};
static_assert(__is_constructible(All<int>, const All<int> &), "");

template <class T> struct Plain { T value = 1; };
template <class T> struct Partial<T *>;
static_assert(__is_constructible(All<int>, const All<int> &), "");
template <class T> struct Partial<T *> { T value = 2; };
template <> struct Special<int> { int value = 3; };
template <> struct Size<3> { static const int value = 4; };
static_assert(Size<3>::value == 4, "");

__global__ void test_defined_behind_uses(int *failures)
{
    Plain<int> plain;
    Partial<int *> partial;
    Special<int> special;
    CHECK(plain.value == 1);
    CHECK(partial.value == 2);
    CHECK(special.value == 3);
    CHECK(sizeof(Plain<int>) == 4 && sizeof(Size<3>) == 1);
}
