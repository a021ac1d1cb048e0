// DOC: C++ in .cu files | tags of a class or namespace hide those outside, and only where they are declared
struct A { int x; };
enum E { e1 };
struct O { struct A; enum E { e2 = 7 }; struct B; A *p; }; // note: forward declaration of 'struct O::A'
__global__ void k(O *o) {
    o->p->x = 1; // error: member access into incomplete type 'struct O::A'
    E a = o->e2; // error: no member named 'e2' in 'struct O'
    struct A;
    A b; // error: variable has incomplete type 'struct A'
}
enum F; // error: enumeration 'F' needs an underlying type where it is not defined
__global__ void l() { F f; }
void host() { struct Local *x = 0; }
struct M { void f() { struct Of_body *y; } struct In {} in; struct In *p; };
template <class Parameter> struct V;
__device__ Local *of_host; // error: unknown type name 'Local'
__device__ Of_body *of_body; // error: unknown type name 'Of_body'
__device__ In *inside; // error: unknown type name 'In'
__device__ Parameter *parameter; // error: unknown type name 'Parameter'
__device__ Before *before; // error: unknown type name 'Before'
struct Before *after();
