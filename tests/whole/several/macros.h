#pragma once
#include <cstdio>
#ifndef SIZE
#define SIZE 4
#define NAME plain
#endif
#define JOIN(a, b) a##b
#define NAMED(a, b) JOIN(a, b)
static const int size = SIZE;
constexpr int twice = SIZE * 2;
static inline int area() { return SIZE * SIZE; }
static int nested() { return area() + size; }
namespace { int hidden(int x) { return x + SIZE; } }
template <class T> static T scaled(T x) { return x * SIZE; }
inline int NAMED(of_, NAME)() { return SIZE; }
static __device__ int on_device() { return SIZE * SIZE; }
static __global__ void NAMED(kernel_, NAME)(int *p) { *p = on_device() + size; }
int other(int *p);
