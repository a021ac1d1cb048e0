// OPTIONS: -std=c++20
// DOC: C++20 | in a block, `T::x` without `typename` is a value
struct types { using x = int; };
template <class T> __device__ int block() { T::x a; return 0; } // error: missing 'typename' prior to dependent type name 'T::x'
template <class T> struct member { T::y v; }; // error: no member named 'y' in 'struct types'
__device__ member<types> m; // note: in instantiation of template class 'member<types>' requested here
