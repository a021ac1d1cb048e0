// DOC: Diagnostics | classes: conversions and operators that do not exist or are ambiguous, calls of member functions
struct vec {
    float x, y;
    __device__ vec(float a, float b) : x(a), y(b) {}
    __device__ float length() { return x; } // note: 'length' declared here
    __device__ float sum() const { return x + y; }
};
class closed {
    int secret;
    __device__ closed(int);
    __device__ void hide();
    static constexpr int K = 3;
    struct inside { int a; };
    enum { E };

public:
    __device__ closed() {}
};
struct undeleted {
    __device__ undeleted();
    __device__ undeleted(const undeleted &) = delete;
    __device__ undeleted &operator=(const undeleted &) = delete;
    __device__ void f(int) = delete;
};
__device__ void never(int) = delete;
struct constant {
    const int c;
};
struct refers {
    int &r;
};
struct holds { vec v; };
struct base { int a; protected: int p; private: int q; };
struct derived : base {
};
class privately : base {};
struct last final {};
struct templated { template <typename T> void f(T); }; // note: 'f<int>' declared here
struct strict {
    int v;
    __device__ explicit strict(int a) : v(a) {} // note: explicit constructor is not a candidate // note: explicit constructor declared here
    __device__ explicit operator bool() const { return v; }
};
struct hosted {
    int v;
    hosted(int a) : v(a) {} // note: 'hosted' declared here
    int get() const { return v; } // note: 'get' declared here
    __device__ int own() const { return v; }
};
struct both { __device__ both(int); __device__ both(float); }; // note: candidate constructor: both(int) // note: candidate constructor: both(float)
struct converts { __device__ operator int() const; __device__ operator float() const; }; // note: candidate function // note: candidate function // note: candidate function // note: candidate function
class kept { __device__ ~kept(); }; // note: declared private here
struct ends { __device__ ~ends() {} };
struct outside { __device__ int f(int); };
__device__ void many(int, ...);
__device__ void takes(vec);
__device__ void takes(closed);
__global__ void t(float *p) { templated v; v.f(1); } // error: reference to __host__ function 'f<int>' in __device__ function
__global__ void u(float *p) { strict v = 3; } // error: no viable conversion from 'int' to 'strict'
__global__ void v(float *p) { strict v = {3}; } // error: chosen constructor is explicit in copy-initialization
__global__ void w(float *p) { strict v(3); bool b = v; } // error: initializing 'bool' with an expression of incompatible type 'strict'
__global__ void x(float *p) { hosted v(1); } // error: reference to __host__ constructor 'hosted' in __device__ function
__global__ void y(hosted v) { v.own(); v.get(); } // error: reference to __host__ function 'get' in __device__ function
__global__ void z(float *p) { both v(1.0); } // error: call to constructor of 'both' is ambiguous
__global__ void aa(converts v) { v + 1; } // error: use of overloaded operator '+' is ambiguous (with operand types 'converts' and 'int')
__global__ void bb(converts v) { long d = v; } // error: conversion from 'converts' to 'long' is ambiguous
__global__ void cc(float *p) { kept v; } // error: calling a private destructor of class 'kept'
__global__ void dd(vec v) { v + v; } // error: invalid operands to binary expression ('vec' and 'vec')
__global__ void ee(vec v) { v(1); } // error: called object type 'vec' is not a function or function pointer
__global__ void ff(vec v) { if (v) return; } // error: value of type 'vec' is not contextually convertible to 'bool'
__global__ void gg(vec v) { v.none(); } // error: no member named 'none' in 'vec'
__global__ void hh(vec v) { v.length; } // error: reference to non-static member function must be called
__global__ void ii(vec v) { v.length(1); } // error: too many arguments to function call, expected 0, have 1
__global__ void jj(vec v) { vec::length(); } // error: call to non-static member function without an object argument
