// DOC: Classes | an rvalue reference to a class bound to a const value of it, or of one derived from it
struct A {
    int v;
};
struct B : A {};
__device__ const A a();
__device__ const B b();
__device__ int take(A &&);
__device__ A &&give() { return a(); } // error: binding reference of type 'struct A' to value of type 'const struct A' drops qualifiers
__device__ int f()
{
    A &&r = a(); // error: binding reference of type 'struct A' to value of type 'const struct A' drops qualifiers
    A &&s = b(); // error: binding reference of type 'struct A' to value of type 'const B' drops qualifiers
    const A &&t = a();
    return take(a()) + t.v; // error: binding reference of type 'struct A' to value of type 'const struct A' drops qualifiers
}
