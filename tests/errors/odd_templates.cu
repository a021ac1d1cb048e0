// What nobody would write, but machines do: each was an internal error.
template <class T> using Alias = T;
template <> using Alias /* error: explicit specialization of an alias template is not permitted */ = int;
__device__ Alias<int> a;

struct Call {
    template <class... P> __device__ int operator /* note: candidate template ignored: substitution failure: declaration type contains unexpanded parameter pack 'P' */ ()(P /* error: declaration type contains unexpanded parameter pack 'P' */) { return 1; }
};
__device__ int calls() { return Call /* error: no matching member function for call to 'operator()(int)' */ ()(1); }

// DOC: Templates | default member initialisers of static objects are constant expressions
struct Uses { int a = 2, b = this->a + /* error: dynamic initialization is not supported for static device variables */ 1; };
__device__ Uses uses[2];

// What begins as a type does and is none is tried as one once, however deep it stands.
__device__ int f(int);
__device__ int deep[] = (decltype(f(decltype(f(decltype(f(decltype(f(decltype(f(decltype(f(decltype(f(decltype(f(decltype(f(decltype(f(decltype(f(decltype(f(decltype(f(decltype /* error: unexpected type name 'decltype': expected expression */ (f1(1)))1(1)))1(1)))1(1)))1(1)))1(1)))1(1)))1(1)))1(1)))1(1)))1(1)))1(1)))1(1)))1(1)))1;

// An object as an argument in a list that depends on parameters.
__device__ int global;
template <const int &R> struct Named /* note: template is declared here */ { template <class T> __device__ void m(); };
template <class... P> template <class T> __device__ void Named<global>::m /* error: 'Named<global>' names no class template or partial specialization */ () {}

// What is special must be a function.
template <int N> struct Get { template <class U> __device__ int g(U u) { return N; } };
template <> template <> __device__ int Get<5>::g<char> /* error: 'Get<5>::g' is no variable template to specialise */ (7);

// A specialisation is no template.
template <class T> __device__ T plain(T a) { return a; }
template <> template /* error: an explicit specialization cannot be a template with parameters of its own */ <class T> __device__ T plain(T a) { return a; }

// Each operator-> gives an object that has one.
struct Circle { int a; __device__ Circle operator->() { return *this; } };
template <int N> struct Chain { int a; __device__ Chain<N + 1> operator->() { return {}; } };
__device__ int circle(Circle p) { return p-> /* error: '->' would call more than 256 functions 'operator->', one after the other */ a; }
__device__ int chain(Chain<0> p) { return p-> /* error: '->' would call more than 256 functions 'operator->', one after the other */ a; }

// What is asked for explicitly has a name.
template __device__ union /* error: explicit instantiation of a class without a name */ { int a; };
