// DOC: C++ in .cu files | references to temporaries and to the wrong kind of value
__device__ int &&moved(int &x) { return (int &&)x; }
__global__ void a(int *p) { int &r = (int &&)*p; } // error: non-const lvalue reference to type 'int' cannot bind to a temporary of type 'int'
__global__ void b(int *p) { int &r = moved(*p); } // error: non-const lvalue reference to type 'int' cannot bind to a temporary of type 'int'
__global__ void c(int *p) { int &&r = *p; } // error: rvalue reference to type 'int' cannot bind to lvalue of type 'int'
__global__ void d(int *p) { int &&r = moved(*p); int &&s = r; } // error: rvalue reference to type 'int' cannot bind to lvalue of type 'int'
