// DOC: Declarations | after a syntax error checking goes on at the next `;` or `}`: each mistake gives one message
struct Vec3 { float x, y, z // error: expected ';' at end of declaration list
    float w;
    __device__ float length() const { return x } // error: expected ';' after return statement
};
__device__ float scale = 2.f // error: expected ';' after top level declarator
__global__ void k(float *data, int count) {
    int idx = threadIdx.x // error: expected ';' at end of declaration
    if (idx < count data[idx] = 1; // error: expected ')' // note: to match this '('
    for (int i = 0 i < 3; i++) data[i] = 0; // error: expected ';' at end of declaration
    float q = data[0) + 1; // error: expected ']' // note: to match this '['
    q += 2;
    Vec3 v = {1, 2, 3};
    data[0] = v.x +; // error: expected expression
    int 3x = 4; // error: invalid suffix 'x' on integer constant
    data[1] = q * scale + v.w;
    foo bar; // error: unknown type name 'foo'
    foo baz;
    bar.x = 1;
    typedef nowhere::type local; // error: unknown type name 'nowhere::type'
    local l;
    undeclared_thing = 3; // error: use of undeclared identifier 'undeclared_thing'
}
__global__ void k2(float *p) {
    if (p) { p[0] = 1; // note: this '{' may lack its '}'
}
__global__ void k3(float *p) { p[0] = missing; } // error: use of undeclared identifier 'missing' // error: a function cannot be defined inside another
struct S { int a; } // error: expected ';' after struct
__global__ void k4(S *p) { p->a = 1; p->b = 2; } // error: no member named 'b' in 'struct S'
struct T { int a; int b c; int d; __device__ int f() { return 1 +; } __device__ int g() { return a; } }; // error: expected expression // error: expected ';' at end of declaration list
__global__ void k5(T *p) { p->a = p->c + p->d + p->f() + p->g(); p->q.r = 1; }
