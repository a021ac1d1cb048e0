#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>
#ifndef __CUDACC__
#define __device__
#endif
struct V { float x; };
__device__ V operator-(const V &a, const V &b) { V r; r.x = a.x - b.x; return r; }
namespace n {
struct P { int x; };
struct B {};
int f(const P &p) { return p.x; }
int g(const B &) { return 2; }
template <class T> int h(T) { return 3; }
}
template <class T> struct W { T t; };
struct D : n::B { int y; };
namespace n { int w(const W<P> &p) { return p.t.x + 10; } }
int main()
{
    std::vector<int> v;
    v.push_back(3);
    v.push_back(1);
    sort(v.begin(), v.end());
    auto last = max_element(v.begin(), v.end());
    printf("%d %d %d\n", v[0], v[1], *last);
    // Where functions of the library give the iterators, too.
    printf("%d %d\n", *find(begin(v), end(v), 3), *max_element(next(v.begin()), end(v)));
    auto a = std::chrono::high_resolution_clock::now();
    auto b = std::chrono::high_resolution_clock::now();
    std::chrono::duration<double> d = b - a;
    printf("%d\n", d.count() >= 0);
    n::P p{1};
    D e;
    W<n::P> q{{5}};
    printf("%d %d %d %d\n", f(p), g(e), w(q), h(p) + h(&e));
}
