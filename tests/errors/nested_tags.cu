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
