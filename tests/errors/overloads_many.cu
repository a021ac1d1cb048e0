// A set of overloads that is looked up by its parameters: what is declared again is found in it.
#define TYPE(i) struct T##i { int v; }; __device__ int f(T##i) { return i; }
TYPE(0) TYPE(1) TYPE(2) TYPE(3) TYPE(4) TYPE(5) TYPE(6) TYPE(7) TYPE(8) TYPE(9) TYPE(10) TYPE(11)
TYPE(12) TYPE(13) TYPE(14) TYPE(15) TYPE(16) TYPE(17) // note: previous definition is here // note: previous declaration is here
__device__ int f(const T13 a) { return 4; } // error: redefinition of 'f'
__device__ long f(T14); // error: functions that differ only in their return type cannot be overloaded
namespace n { struct Z { int v; }; __device__ int f(Z z) { return 1; } } // note: previous definition is here
using n::f; // what it brings is found as well
__device__ int f(n::Z z) { return 2; } // error: redefinition of 'f'
