// DOC: Expressions | `?:` of objects of a base and of a derived class, where one would lose `const`
struct A { int v; };
struct D : A {};
struct Con { __device__ operator int() const; __device__ operator double() const; }; // note: candidate function // note: candidate function
__device__ int f(bool b, const D &d, A &a) { return (b ? d : a).v; } // error: incompatible operand types ('D' and 'struct A')
__device__ double g(bool b, Con c) { return b ? c : 1L; } // error: conversion from 'Con' to 'long' is ambiguous
