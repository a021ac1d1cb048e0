// DOC: C++ in .cu files | special member functions that are defaulted behind their class: `A::A() = default;`
struct A { __device__ A(int); __device__ void f(); int &r; __device__ A(); __device__ A &operator=(const A &); };
__device__ A::A(int) = default; // error: 'A' cannot be defaulted: it is no special member function
__device__ void A::f() = default; // error: 'f' cannot be defaulted: it is no special member function
__device__ A::A() = default; // error: 'A' cannot be defaulted: it would be deleted
__device__ A &A::operator=(const A &) = default; // error: 'operator=' cannot be defaulted: it would be deleted
