// OPTIONS: -Wall
// DOC: C++ in .cu files | C++'s rules for conversions, scoped enumerations, references and `bool`
struct plain { int a; };
enum class en { A };
__global__ void j(int *p, int n) { static_assert(sizeof(int) == 8); } // error: static assertion failed
__global__ void l(int *p, int n) { if constexpr (n) *p = 1; } // error: constexpr if condition is not a constant expression
__global__ void m(int *p, int n) { int wrong{2.5}; } // warning: implicit conversion from 'double' to 'int' changes value from 2.5 to 2 // warning: unused variable 'wrong'
__global__ void o(int *p, int n) { const int &r = n; r = 3; } // error: read-only variable is not assignable (its type is 'const int')
__global__ void q(int *p, int n) { *p = nullptr; } // error: assigning to 'int' from incompatible type 'nullptr_t'
__global__ void r(int *p, int n) { int z = en::A; en w = 1; } // error: initializing 'int' with an expression of incompatible type 'enum en' // error: initializing 'enum en' with an expression of incompatible type 'int'
__global__ void s(int *p, int n) { void *vp = p; int *ip = vp; char *cp = p; unsigned *up = p; } // error: initializing 'int *' with an expression of incompatible type 'void *' // error: initializing 'char *' with an expression of incompatible type 'int *' // error: initializing 'unsigned int *' with an expression of incompatible type 'int *'
__global__ void t(int *p, int n) { const char *text = "a"; char *mutable_text = text; } // error: initializing 'char *' with an expression of type 'const char *' discards qualifiers
__global__ void x(int *p, int n) { plain q = {.b = 1}; q.c = 1; p->a = 1; q->a = 2; } // error: field designator 'b' does not refer to any field in type 'struct plain' // error: no member named 'c' in 'struct plain' // error: member reference base type 'int' is not a structure or union // error: member reference type 'struct plain' is not a pointer; did you mean to use '.'?
__global__ void dd(int *p, bool b) { b += 2; b++; } // error: ISO C++17 does not allow incrementing expression of type bool
__global__ void cc(int *p) { nowhere::f(); } // error: use of undeclared identifier 'nowhere'
__device__ int twice(int n) { return 2 * n; }
__global__ void ff(int *p) { int (*f)(float) = twice; } // error: initializing 'int (*)(float)' with an expression of incompatible type 'int (*)(int)'
__device__ float first(float4 a) { return a.x; }
namespace mine { struct dim3 { float x; }; struct uint3 { float x; }; }
__device__ void not_cudas(uint3 u) { mine::dim3 a = 1 /* error: initializing 'struct mine::dim3' with an expression of incompatible type 'int' */; mine::uint3 b = dim3 /* error: initializing 'struct mine::uint3' with an expression of incompatible type 'struct dim3' */ (2); dim3 c = u; }
