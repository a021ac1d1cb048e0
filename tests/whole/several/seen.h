#pragma once
#include <cstdio>
#include <algorithm>
struct V { int x; };
namespace N { inline int pick(int) { return 1; } namespace deep { inline int pick(V) { return 9; } } }
namespace alt { inline int size = 3; inline int pick(float) { return 8; } }
inline int pick(double) { return 2; }
template <class T> struct Num { T v; friend int weigh(const Num &n) { return n.v * 3; } };
__device__ inline int weight(int) { return 1; }
static struct __attribute__((aligned(16))) Setting { int n = 4; } setting, *where = &setting;
namespace { enum class Mode : char { off, on } mode = Mode::off; }
struct Opaque; Opaque *make(int); int value(Opaque *);
int here(int); void other(int *);
template <class T> T later(T);
