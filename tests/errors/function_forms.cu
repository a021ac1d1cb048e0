// DOC: Classes | operator functions, conversion functions and destructors that no call would find; suffixes of member functions elsewhere
struct s { int x; };
struct members {
    __device__ s operator+(s, int); // error: overloaded 'operator+' must be a unary or binary operator (has 3 parameters)
};
struct unary { __device__ s operator~(int); }; // error: overloaded 'operator~' must be a unary operator (has 2 parameters)
struct shared { static __device__ int operator-(int); }; // error: overloaded 'operator-' cannot be a static member function
struct counts { __device__ int operator++(float); }; // error: parameter of overloaded post-increment operator must have type 'int' (not 'float')
struct defaults { __device__ int operator*(int = 3); }; // error: parameter of overloaded 'operator*' cannot have a default argument
struct ends { __device__ ~ends(int); }; // error: destructor cannot have any parameters
struct converts { __device__ operator int(int); }; // error: conversion function cannot have any parameters
struct returns { __device__ int operator int(); }; // error: conversion function cannot have a return type
__device__ int operator+(int, int); // error: overloaded 'operator+' must have at least one parameter of class or enumeration type
__device__ int operator=(s, int); // error: overloaded 'operator=' must be a non-static member function
__device__ int operator[](s, int); // error: overloaded 'operator[]' must be a non-static member function
__device__ void f1() const { } // error: non-member function cannot have 'const' qualifier
__device__ void f2() override; // error: only virtual member functions can be marked 'override'
__device__ void f3() = 0; // error: illegal initializer (only variables can be initialized)
__device__ void uses(members *a, unary *b, shared *c, counts *d, defaults *e, ends *f, converts *g, returns *h) {

}
struct right {
    int x;
    __device__ ~right(void) { }
    __device__ operator int(void) { return x; }
    __device__ int operator()(int = 3, ...) { return x; }
    __device__ right operator++(int) { return *this; }
    __device__ int operator-() { return x; }
};
__device__ int operator&(right &, int);
enum plain { one };
__device__ plain operator|(plain, plain);
__device__ int k(right &r) { return r() + -r; }
