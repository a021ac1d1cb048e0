#include "alike.h"
struct Params { int n; float *p; int sum() const { return n * 3; } };
namespace ns { struct Q { int v; }; enum Color { red, green = 5 }; inline int count() { static int c; return ++c; } }
template <class T> T half(T x) { static int calls; calls++; return x / 2 + calls * 100; }
typedef int (*fn)(int);
static int helper(int x) { return x + 2; }
const int limit = 20;
struct Differs { int a, b; }; int differs() { return sizeof(Differs) + limit; }
int run(const Params &p, ns::Q q, ns::Color c) { return p.sum() * 100 + q.v * 10 + c; }
inline __device__ int ticks()
{
    static int n;
    return ++n;
}
template <class T> __device__ T total = 5;
struct Said { const char *word; Said(const char *word) : word(word) {} };
static Said mine("b");
const char *said() { return mine.word; }
static const char *line = "other"; static int lines; int read_line() { lines += line[0]; return lines; }
fn table() { return helper; } Params shared{77, nullptr}; int other() { return ns::count() * 10; } int half_b(int x) { return half(x); } int call_h(int x) { return helper(x); }
int again() { per_file++; return once().n * 10 + per_file; }
__global__ void tick_here(int *p) { *p = ticks() * 100 + ++total<int>; }
void tick(int *p)
{
    tick_here<<<1, 1>>>(p);
    cudaDeviceSynchronize();
}
