// DOC: Classes | array types of classes that are complete later: `unique_ptr<T[]>` in `T` itself
#include "check.h"

template <class T> struct Held { static constexpr int kind = 1; };
template <class T> struct Held<T[]> { static constexpr int kind = 2; T *p; };
template <class T> struct Held<T[3]> { static constexpr int kind = 3; };

class Never;
static_assert(Held<Never[]>::kind == 2 && Held<Never[3]>::kind == 3 && Held<Never[2][3]>::kind == 1, "");

class Later;
typedef Later Three[3];
typedef Later Grid[2][3];
__device__ int second(Later list[]);
__device__ Held<Later[]> made(Later *);

class Later {
    int a, b;
    friend __device__ Held<Later[]> made(Later *);
    friend __device__ int second(Later list[]);
public:
    __device__ Later(int v = 5) : a(v), b(v + 1) {}
    Held<Later[]> others;
};

__device__ int second(Later list[]) { return list[1].b; }
__device__ Held<Later[]> made(Later *p) { return {p}; }

extern "C" __global__ void test_later(int *failures)
{
    Three three = {1, 2};
    CHECK(sizeof(Three) == 3 * sizeof(Later) && sizeof(Grid) == 6 * sizeof(Later));
    CHECK(second(three) == 3 && second(made(three).p + 1) == 6);
}
