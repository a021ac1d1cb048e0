// DOC: C++ in .cu files | conversion functions to functions and arrays
struct X { __device__ X(int); typedef void F(); typedef int A[3];
    __device__ operator F(); // error: conversion function cannot convert to a function type 'void (void)'
    __device__ operator A(); // error: conversion function cannot convert to an array type 'int [3]'
};
__global__ void k(float *p) { X x(1); }
struct V { int x; __device__ operator void() const; };
__device__ float f(V v) { return v; } // error: returning 'V' from a function with incompatible result type 'float'
