#pragma once
#include <cstdio>
static int count = 1;
struct Q { int count; int other; void inc(); };
__device__ int dv = 5;
static __constant__ float co[2] = {1, 2};
static __device__ int bump(int *p) { *p = dv; return ++dv; }
namespace { __device__ int hidden = 7; struct Loc { int v; }; Loc loc{3}; template<class T> T tfun(T t) { static T s = 0; return s += t; } }
static __global__ void fill(int *o) { o[0] = bump(o + 1); o[2] = co[1] * 10; o[3] = hidden++; }
static inline int next_id() { static int id = 0; return ++id; }
static Q gq = {1, 2};
static const char *names[] = {"a", "b"};
static const int K = 4;
namespace deep { static int step = 1; }
using deep::step;
enum class Mode { none, count };
static struct { int n; } unnamed = {2};
static void init(int x) { count = x; gq.count = x; names[0] = "z"; }
