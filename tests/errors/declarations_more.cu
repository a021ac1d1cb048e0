// DOC: Diagnostics | declarations: default arguments, heads of statements, `decltype(auto)`, members of namespaces
__device__ int late(int x = 1, int y); // error: missing default argument on parameter
__device__ int twice(int x = 1); // note: previous definition is here
__device__ int twice(int x = 2); // error: redefinition of default argument
__device__ int more(int x, int y = 2);
__device__ int more(int x = 1, int y);
namespace n { __device__ int f(); }
__device__ int n::f() { return more(); }
__device__ int n::g() { return 1; } // error: no member named 'g' in namespace 'n'
struct member {
    __device__ int g(int x, int y = 1);
};
__device__ int member::g(int x, int y) { return x; }
template <class T> struct many { __device__ int f(int x = 1, int y = 2) { return x; } };
template <class... T> __device__ int pack(int x = 1, T... rest) { return x; }
__device__ void heads(int n)
{
    if (int i = n; i) { // note: previous definition is here
        int i; // error: redefinition of 'i'
    }
    switch (int i = n) { // note: previous definition is here
        default: int i; // error: redefinition of 'i'
    }
    switch (int i = n; i) { case 1: { int i; } }
    if (int i = n; i) { { int i; } }
    decltype(auto) const x = 1; // error: 'decltype(auto)' cannot be combined with other type specifiers
    decltype(auto) *y = &n; // error: 'decltype(auto)' cannot be combined with other type specifiers
    decltype(auto) z = n;
    decltype(auto) none = ({ void(); }); // error: variable has incomplete type 'void'
    decltype(auto) named = heads; // error: variable 'named' has the type of a function, 'void (int)'
    many<int>().f();
    pack(1, 2);
}
struct statics { static struct inner { int x; }; }; // error: 'static' is not permitted on a declaration of a type
__device__ statics *holds;
__device__ void restricted(int x) __restrict__; // error: non-member function cannot have '__restrict__' qualifier
template <int N = 1> typedef void typed(); template void typed<2>();
