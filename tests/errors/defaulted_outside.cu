// DOC: C++ in .cu files | special member functions that are defaulted behind their class: `A::A() = default;`
struct A { __device__ A(int); __device__ void f(); int &r; __device__ A(); __device__ A &operator=(const A &); };
__device__ A::A(int) = default; // error: 'A' cannot be defaulted: it is no special member function
__device__ void A::f() = default; // error: 'f' cannot be defaulted: it is no special member function
__device__ A::A() = default; // error: 'A' cannot be defaulted: it would be deleted
__device__ A &A::operator=(const A &) = default; // error: 'operator=' cannot be defaulted: it would be deleted
struct defaulted_more { __device__ defaulted_more(const defaulted_more &, int = 0) = default; }; // error: 'defaulted_more' cannot be defaulted: it has default arguments
struct defaulted_of_int { __device__ defaulted_of_int(int) = default; }; // error: only special member functions and comparison operators may be defaulted
struct defaulted_member { __device__ void f() = default; }; // error: only special member functions and comparison operators may be defaulted
struct defaulted_result { __device__ int operator=(const defaulted_result &) = default; }; // error: 'operator=' cannot be defaulted: it must return 'defaulted_result &'
struct defaulted_const { __device__ defaulted_const &operator=(const defaulted_const &) const = default; }; // error: 'operator=' cannot be defaulted: it is for const or volatile objects
struct defaulted_value { __device__ defaulted_value &operator=(defaulted_value) = default; }; // error: 'operator=' cannot be defaulted: its parameter is no reference
__device__ int defaulted_function() = default; // error: only special member functions and comparison operators may be defaulted
