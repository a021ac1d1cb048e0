// DOC: C++ in .cu files | calls that templates of conversion functions, or member templates that are not for the device, may be better for
struct partly {
    int v;
    template <typename T> __device__ operator T() const { return v; }
    template <typename T> int f(T) { return 1; }
    __device__ int f(float) { return 2; }
};
__global__ void a(partly p, int *q) { *q = p; } // error: not supported: conversion template of 'partly', which this call may mean
__global__ void b(partly p, int *q) { *q = p.f(1.0f) + p.f(1); } // error: not supported: member template 'f' of 'partly', which this call may mean
