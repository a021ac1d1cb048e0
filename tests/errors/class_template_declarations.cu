// DOC: Templates | class templates: declarations that do not fit those before
template <class T, int N> struct vec { T v[N]; __device__ T sum() { return v[0].nothing; } __device__ int ok() { return N; } }; // note: previous template declaration is here // note: template is declared here // note: template is declared here // note: template is declared here // note: template is declared here // note: template is declared here // error: member reference base type 'float' is not a structure or union
template <class T> struct only_declared; // note: template is declared here
template <class T, int N> __device__ void vec<T, N>::missing() { } // error: out-of-line definition of 'missing' does not match any declaration in 'vec'
template <class T> struct vec { }; // error: template parameter list does not match that of the earlier declaration
template <> struct vec<int, 2> { int a; }; // note: previous definition is here
template <> struct vec<int, 2> { int a; }; // error: redefinition of 'vec<int, 2>'
template <class T> struct box { T x; }; // note: previous definition is here
template <class T> struct box { T y; }; // error: redefinition of 'box'
template <class T> struct twice { T x; };
__device__ twice<int> used;
__device__ int size_of_used = sizeof(used);
template <> struct twice<int> { }; // error: explicit specialization of 'twice<int>' after instantiation
template <class T> using pointer = T *;
template struct vec; // error: explicit instantiation of 'vec' does not refer to a class template
template struct only_declared<int>; // error: explicit instantiation of undefined template 'only_declared<int>'
template <class T, class U> struct undeduced { };
template <class T, class U> struct undeduced<T, int> { }; // error: class template partial specialization contains a template parameter that cannot be deduced: 'U'
__global__ void a(int *p) { vec<int> x; } // error: too few template arguments for class template 'vec'
__global__ void b(int *p) { vec<int, 2, 3> x; } // error: too many template arguments for class template 'vec'
__global__ void c(int *p) { vec<3, 2> x; } // error: class template 'vec': template argument 1 ('T') must be a type
__global__ void d(int *p) { vec<int, float> x; } // error: class template 'vec': template argument 2 ('N') must be an expression
__global__ void e(int *p) { vec<float, 2> x; x.sum(); } // note: in instantiation of member function 'vec<float, 2>::sum' requested here
__global__ void f(int *p) { vec<float, 2> x; *p = x.none; } // error: no member named 'none' in 'vec<float, 2>'
__global__ void g(int *p) { vec<float, 2> x; x.nor(); } // error: no member named 'nor' in 'vec<float, 2>'
__global__ void h(int *p) { only_declared<int> x; box<int> y; undeduced<int, int> z; } // error: variable has incomplete type 'only_declared<int>'
