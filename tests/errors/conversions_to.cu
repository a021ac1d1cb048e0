// DOC: C++ in .cu files | conversion functions to functions and arrays
struct X { __device__ X(int); typedef void F(); typedef int A[3];
    __device__ operator F(); // error: conversion function cannot convert to a function type 'void (void)'
    __device__ operator A(); // error: conversion function cannot convert to an array type 'int [3]'
};
__global__ void k(float *p) { X x(1); }
