// DOC: Classes | return types, qualifiers and `static` on constructors, and on templates of constructors, destructors and conversions
struct makes { __device__ int makes(int); }; // error: constructor cannot have a return type
struct makes_any { template <class T> __device__ int &&makes_any(T) {} }; // error: constructor cannot have a return type
struct trailing { template <class T> __device__ auto trailing(T) -> int {} }; // error: constructor cannot have a return type
struct gives_any { template <class T> __device__ int operator T(); }; // error: conversion function cannot have a return type
struct fixed { template <class T> __device__ fixed(T) const {} }; // error: 'const' qualifier is not allowed on a constructor
struct shared { template <class T> __device__ static shared(T) {} }; // error: constructor cannot be declared 'static'
struct ends { template <class T> __device__ ~ends() {} }; // error: destructor cannot be declared as a template
struct outside { __device__ outside(int); };
__device__ int outside::outside(int) {} // error: constructor cannot have a return type
template <class T> struct of_class { template <class U> __device__ T of_class(U) {} }; // error: constructor cannot have a return type
__device__ of_class<int> instance(2); // note: in instantiation of template class 'of_class<int>' requested here // error: no matching constructor for initialization of 'of_class<int>'
__device__ void uses(makes *a, makes_any *b, trailing *c, gives_any *d, fixed *e, shared *f, ends *g) {}
