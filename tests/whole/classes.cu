// Classes and templates of host code: members defined outside, kernels that only they launch, variadic functions.
#include <chrono>
#include <cstdarg>
#include <cstdio>
#include <random>
#include <vector>

__constant__ const int five = 5;
template <typename T> __global__ void set(T *o) { o[0] = five; }
template <typename T> struct Launcher { T *d; void run() { set<T><<<1, 1>>>(d); } };

namespace ns {
struct P { int a; };
template <class T, int N> __global__ void store(T *p) { p->a = N; }
template <class T> struct Launcher { T *p; void go() { store<T, 7><<<1, 1>>>(p); } };
}

struct Counter {
    int first;
    static int made;
    explicit Counter(int f);
    int plus(int v) const;
    static int twice(int x) { return 2 * x; }
};
int Counter::made = 5;
Counter::Counter(int f) : first(f) { made++; }
int Counter::plus(int v) const { return v + first; }

template <class T> struct Box { T v; T get() const; };
template <class T> T Box<T>::get() const { return v; }

int say(const char *format, ...)
{
    va_list list;
    va_start(list, format);
    int count = vprintf(format, list);
    va_end(list);
    return count;
}

struct Set { int a = 1; };
struct Limits { static constexpr int count = 3; };

int main()
{
    Launcher<int> launcher;
    cudaMallocManaged(&launcher.d, sizeof(int));
    launcher.run();
    ns::Launcher<ns::P> other;
    cudaMallocManaged(&other.p, sizeof(ns::P));
    other.go();
    cudaDeviceSynchronize();
    printf("%d %d\n", launcher.d[0], other.p->a);

    Counter c(1);
    Box<int> box = {9};
    printf("%d %d %d %d\n", c.plus(3), Counter::made, Counter::twice(4), box.get());
    printf("%d\n", say("%d %s %.2f\n", 1, "x", 2.5));
    printf("%.*f|%.*s\n", 2, 3.14159, 3, "abcdef");
    static_assert(Limits::count == 3, "");
    std::vector<Set> v(2);
    std::random_device seed;
    std::mt19937 generator(seed());
    std::chrono::nanoseconds time = std::chrono::microseconds(1700000000123457LL);
    printf("%d %d %lld\n", v[1].a, generator() != generator(), (long long)time.count());
    return 0;
}
