// DOC: Declarations | names with a scope where none may stand
struct S { int a; static int z; };
namespace n { extern __device__ int q; }
__device__ int n::q = 4; // note: previous definition is here
__device__ int n::missing = 1; // error: no member named 'missing' in namespace 'n'
__device__ int nowhere::x; // error: use of undeclared identifier 'nowhere'
__device__ int f(int S::b /* error: a parameter cannot be declared by a qualified name ('S::b') */, int c) { return c; }
struct M { __device__ int g(); int ::m; }; // error: a member cannot be declared by a qualified name ('::m')
__global__ void k1() { auto [::a /* error: a structured binding cannot be declared by a qualified name ('::a') */, b] = int2{1, 2}; }
__global__ void k2() { ::L: ; } // error: a label cannot be declared by a qualified name ('::L')
__global__ void k3() { typedef int ::T; } // error: a typedef cannot be declared by a qualified name ('::T')
__global__ void k4() { int ::v = 1; } // error: a local declaration cannot be declared by a qualified name ('::v')
__global__ void k5() { enum { ::e /* error: an enumerator cannot be declared by a qualified name ('::e') */ }; }
__global__ void k6() { auto l = [](auto ::x /* error: a parameter cannot be declared by a qualified name ('::x') */) { return 1; }; }
__device__ int n::q /* error: redefinition of 'q' */ = 5;
