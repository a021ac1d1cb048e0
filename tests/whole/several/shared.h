#pragma once
#ifdef __CUDACC__
#define HD __host__ __device__
#else
#define HD
#endif
struct P { int a; float b; };
template <class T> HD inline T twice(T x) { return x + x; }
HD inline int once(int x) { return x; }
namespace lib { extern int shared_count; int from_cpp(int x); void launch(int *p, int n); }
#ifdef __cplusplus
extern "C"
#endif
int from_c(int x);
enum Kind { one = 1, two };
