// OPTIONS: -std=c++20
// DOC: C++20 | a call `f<3>(x)` of which nothing is visible, nor beside x
struct type {};
__device__ int f(type t) { return get<3>(t); } // error: use of undeclared identifier 'get'; did you mean 'std::get'?
