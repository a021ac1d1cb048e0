// CLAUSE: 7 | exceptions, `typeid` and `dynamic_cast` are refused in device code
// DOC: C++ in .cu files | exceptions, RTTI, thread-local storage
template <typename T> struct box { T value; }; // note: template is declared here
struct hidden { static const int n = 3; };
__global__ void c(int *p, int n) { try { *p = 1; } catch (...) { } } // error: not supported: exceptions
__global__ void d(int *p, int n) { throw 1; } // error: not supported: 'throw' expression
__global__ void e(int *p, int n) { std::vector<int> v; } // error: not supported: 'std::vector<int>' of the C++ library
__global__ void f(int *p, int n) { thread_local int t; } // error: not supported: thread-local storage
__global__ void g(int *p, int n) { typeid(n); } // error: not supported: 'typeid' expression
__global__ void h(int *p, int n) { dynamic_cast<int *>(p); } // error: invalid target type 'int *' for dynamic_cast; target type must be a reference or pointer type to a defined class
struct poly { virtual __device__ void f() {} };
struct more : poly { };
__global__ void hh(poly *p, int n) { dynamic_cast<more *>(p); } // error: not supported: dynamic_cast
__global__ void u(int *p, int n) { this->x = 1; } // error: invalid use of 'this' outside of a non-static member function
__global__ void v(int *p, int n) { box b{n}; } // error: no viable constructor or deduction guide for deduction of template arguments of 'box'
struct point { int x; };
static_assert(sizeof(point) == 5, ""); // error: static assertion failed
static_assert(__builtin_offsetof(point, x) == 5, ""); // error: static assertion failed
static_assert(alignof(float4) == 5, ""); // error: static assertion failed
__global__ void ab(point *p, int n) { p->x = point::x; } // error: invalid use of non-static data member 'x'
__global__ void ac(point *p, int n) { p->x = sizeof(point::y); } // error: no member named 'y' in 'struct point'
