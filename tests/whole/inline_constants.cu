// Inline const variables are constants ([expr.const]) with external linkage; `(X()).f()` is no cast.
#include <cstdio>
#include <new>

inline const unsigned size = 16;
inline const int less = (int)size - 20;
inline const unsigned *where = &size;
namespace inside {
inline const bool yes = size == 16;
template <int N> struct Number { static const int value = N; };
}
static int computed() { return 5; }
inline const int later = computed();
struct Seven { int seven() const { return 7; } };
#define SHOW(x) show((x).what())
static void show(const char *s) { printf("%s\n", s); }

__global__ void kernel(unsigned *to)
{
    __shared__ unsigned all[size];
    all[threadIdx.x] = size + threadIdx.x;
    __syncthreads();
    to[threadIdx.x] = all[size - 1 - threadIdx.x];
}

int main()
{
    static const char right[size == 16 && inside::yes ? 1 : -1] = {0};
    static_assert(less == -4, "");
    switch (-4) {
    case less: printf("%zu %d\n", sizeof right, inside::Number<less>::value);
    }
    unsigned *to;
    cudaMallocManaged(&to, size * sizeof *to);
    kernel<<<1, size>>>(to);
    cudaDeviceSynchronize();
    printf("%u %u %d %d\n", to[0], to[15], where == &size, later);
    SHOW(std::bad_alloc());
    int seven = (Seven()).seven(), same = (int()) == 0;
    printf("%d %d\n", seven, same);
    cudaFree(to);
}
