// DOC: Templates | class templates: arguments that do not fit, members that are not there, dependent names without `typename`; complaints name the instance
template <class T, int N> struct vec { T v[N]; __device__ T sum() { return v[0].nothing; } __device__ int ok() { return N; } }; // note: template is declared here // note: template is declared here // error: member reference base type 'float' is not a structure or union
template <class T> struct only_declared;
template <class T> struct holds { T x; int y[sizeof(T) - 5]; }; // error: array is too large (18446744073709551615 elements)
template <class T> struct broken { typename T::type x; }; // error: no type named 'type' in 'int'
template <class T, class U> struct two { };
template <class T> struct two<T, int> { }; // note: partial specialization matches [with T = int]
template <class T> struct two<int, T> { }; // note: partial specialization matches [with T = int]
template <class T> struct base { int kept; };
template <class T> struct derived : base<T> { __device__ int f() { return kept; } }; // error: use of undeclared identifier 'kept'
template <class T> using pointer = T *; // note: template is declared here
__global__ void e(int *p) { vec<float, 2> x; x.sum(); } // note: in instantiation of member function 'vec<float, 2>::sum' requested here
__global__ void i(int *p) { holds<int> x; } // note: in instantiation of template class 'holds<int>' requested here
__global__ void j(int *p) { broken<int> x; } // note: in instantiation of template class 'broken<int>' requested here
__global__ void k(int *p) { two<int, int> x; } // error: ambiguous partial specializations of 'two<int, int>' // note: in instantiation of template class 'two<int, int>' requested here
__global__ void l(int *p) { derived<int> x; *p = x.f(); } // note: in instantiation of member function 'derived<int>::f' requested here
__global__ void n(int *p) { vec x; } // error: no viable constructor or deduction guide for deduction of template arguments of 'vec'
__global__ void o(int *p) { *p = vec<float, 2>::none; } // error: no member named 'none' in 'vec<float, 2>'
__global__ void q(int *p, int n) { vec<int, n> x; } // error: non-type template argument is not a constant expression
__global__ void r(int *p) { pointer<int, int> x; } // error: too many template arguments for alias template 'pointer'
__device__ vec global; // error: no viable constructor or deduction guide for deduction of template arguments of 'vec'
template <class T> __device__ int t(vec<T, 2> x) { return 0; } // note: candidate template ignored: could not match 'vec<T, 2>' against 'vec<int, 3>' // note: candidate template ignored: could not match 'vec<T, 2>' against 'int'
__global__ void u(int *p) { t(vec<int, 3>()); t(3); } // error: no matching function for call to 't(vec<int, 3>)' // error: no matching function for call to 't(int)'
template <class T> __device__ void v(T x) { T::type y; } // error: missing 'typename' prior to dependent type name 'T::type'
__global__ void w(int *p) { v(vec<int, 3>()); }
template <int N> struct own { static constexpr int v = own<N>::v + 1; }; // error: 'v' has no value, or none yet in its own initializer // note: 'v' declared here // note: 'v' declared here
__global__ void x(int *p) { *p = own<3>::v; } // error: 'v' has no value, or none yet in its own initializer // note: in instantiation of template class 'own<3>' requested here
template <int *P> __global__ void y() { *P = 3; }
__device__ int pointed[2];
template __global__ void y<&pointed[1]>(); // error: non-type template argument is not a constant expression
template <class T> struct typed { using type = T; };
template <class T> __global__ void aa(T x, typename typed<T>::type *p) { } // note: candidate template
template __global__ void aa<int>(int, float *); // error: no function template matches 'aa<int>'
