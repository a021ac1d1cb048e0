#include <cstdio>
#include "alike.h"
#include "alike_part.h"
struct Params { int n; float *p; int sum() const { return n * 3; } };
namespace ns { struct Q { int v; }; enum Color { red, green = 5 }; inline int count() { static int c; return ++c; } }
template <class T> T half(T x) { static int calls; calls++; return x / 2 + calls * 100; }
typedef int (*fn)(int);
static int helper(int x) { return x + 1; }
inline int uses_helper(int x) { return helper(x); }
const int limit = 10;
int run(const Params &, ns::Q, ns::Color); fn table(); extern Params shared; int other(); int half_b(int); int call_h(int);
inline __device__ int ticks()
{
    static int n;
    return ++n;
}
template <class T> __device__ T total = 5;
struct Said { const char *word; Said(const char *word) : word(word) {} };
static Said mine("a");
const char *said(); int read_line();
struct Differs { int a; }; int differs();
__global__ void tick_there(int *p) { *p = ticks() * 100 + ++total<int>; }
void tick(int *);
int main() {
    int *p;
    cudaMallocManaged(&p, sizeof *p);
    for (int i = 0; i < 4; i++) {
        if (i % 2) tick(p);
        else tick_there<<<1, 1>>>(p);
        cudaDeviceSynchronize();
        std::printf("%d ", *p);
    }
    std::printf("\n");
    Params given{4, nullptr}; std::printf("%d %d %d\n", run(given, ns::Q{2}, ns::green), table()(3), shared.n);
    std::printf("%d %d %d\n", ns::count(), other(), ns::count()); std::printf("%d %d\n", half(8), half_b(8));
    std::printf("%d %d\n", uses_helper(1), call_h(1)); std::printf("%d %d %d\n", (int)sizeof(Differs), differs(), limit);
    std::printf("%d %d\n", once().n, again());
    std::printf("%s %s\n", mine.word, said());
    lines = 5; int theirs = read_line(); std::printf("%s %d %d\n", line, lines, theirs);
}
