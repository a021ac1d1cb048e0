// OPTIONS: -std=c++20
// DOC: Templates | a member that what an alias template names does not have
template <class T> struct wrap { using type = T; static const int value = 3; };
template <class T> using inner = typename wrap<T>::type;
struct X {};
__device__ inner<X>::none a; // error: no member named 'none' in 'struct X'
__global__ void k() { inner<X>::none b; } // error: no member named 'none' in 'struct X'
