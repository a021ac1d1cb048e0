// DOC: Names | names that several namespaces declare, where using-directives bring them all
namespace a {
    __device__ int x; // note: candidate found by name lookup is 'x' // note: candidate found by name lookup is 'x'
    struct s { }; // note: candidate found by name lookup is 's'
    __device__ int f(int); // note: candidate function: int f(int)
    __device__ int y; // note: candidate found by name lookup is 'y'
    typedef int same;
}
namespace b {
    __device__ int x; // note: candidate found by name lookup is 'x' // note: candidate found by name lookup is 'x'
    struct s { }; // note: candidate found by name lookup is 's'
    __device__ int f(int); // note: candidate function: int f(int)
    typedef int same;
}
namespace both { using namespace a; using namespace b; }
using namespace a;
using namespace b;
__device__ int y; // note: candidate found by name lookup is 'y'
__device__ int g() { return x; } // error: reference to 'x' is ambiguous
__device__ int h() { return both::x; } // error: reference to 'x' is ambiguous
__device__ int i() { return sizeof(s); } // error: reference to 's' is ambiguous
__device__ int j() { return f(1); } // error: call to 'f' is ambiguous
__device__ int k() { return y; } // error: reference to 'y' is ambiguous
__device__ same l() { int x = 1; return x + a::x + ::y; }
