// DOC: Templates | concepts are refused by their name
template <typename T> concept Num = requires(T a) { a + a; }; // error: not supported: concepts
template <Num T> __device__ T twice(T x) { return x + x; } // note: needed here for 'Num'
struct X { __device__ X(int); typedef void F(); __device__ operator F(); }; // error: conversion function cannot convert to a function type 'void (void)'
__global__ void k(float *p) { p[0] = twice(p[0]); X x(1); }
