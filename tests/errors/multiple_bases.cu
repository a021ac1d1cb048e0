// DOC: Classes | members that several bases have, ambiguous bases, a base named twice
struct a { int x; __device__ int f() { return x; } static constexpr int n = 1; }; // note: member found here // note: member found here
struct b { int x; __device__ int f() { return x; } }; // note: member found here // note: member found here
struct both : a, b {};
struct left : a {};
struct right : a {};
struct diamond : left, right {};
struct twice : a, a { __device__ void f(); }; // error: base class 'a' specified more than once as a direct base class
__device__ int fields(both v) { return v.x; } // error: member 'x' found in multiple base classes of different types
__device__ int functions(both v) { return v.f(); } // error: member 'f' found in multiple base classes of different types
__device__ a *upwards(diamond *p) { return p; } // error: ambiguous conversion from derived class 'diamond' to base class 'a'
__device__ int parts(diamond *p) { return p->x; } // error: non-static member 'x' found in multiple base-class subobjects of type 'a'
__device__ int fine(diamond *p) { return p->left::x + diamond::n + p->n; }
