// OPTIONS: -std=c++20
// DOC: Templates | arguments that do not satisfy constraints
template <class T> concept number = sizeof(T) == 4;
template <number T> struct of_numbers { T t; }; // note: template is declared here
template <number T> __device__ T twice(T x) { return x + x; } // note: candidate template ignored: constraints not satisfied
__global__ void k(int *p) { twice('a'); } // error: no matching function for call to 'twice(char)'
__global__ void m(int *p) { of_numbers<char> x; } // error: constraints not satisfied for class template 'of_numbers' [with T = char]
template <number T> using pointer = T *; // note: template is declared here
__device__ pointer<char> none; // error: constraints not satisfied for alias template 'pointer' [with T = char]
template <class T> requires(!T::value) __device__ int negated(T x) { return 1; } // note: candidate template ignored: constraints not satisfied
__device__ int of_no_value = negated(1); // error: no matching function for call to 'negated(int)'
template <class T> concept silent = requires(T t) { { t() } noexcept; };
struct loud { __device__ void operator()(); };
static_assert(silent<loud>); // error: static assertion failed
// DOC: Templates | types that do not satisfy `concept auto`
__device__ number auto result(double x) { return /* error: deduced type 'double' does not satisfy 'number' */ x; }
__global__ void variables(double d, int *p)
{
    number auto x /* error: deduced type 'double' does not satisfy 'number' */ = d;
    const number auto &r /* error: deduced type 'double' does not satisfy 'number' */ = d;
    number auto *q = p;
}
struct plain { __device__ int f() requires(sizeof(int) == 4) { return 1; } }; // error: constraints on a non-templated function
