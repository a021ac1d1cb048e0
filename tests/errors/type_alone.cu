// DOC: Declarations | storage and function specifiers on what declares a type alone
static struct B { int x; }; // error: 'static' is not permitted on a declaration of a type
extern struct C { int x; }; // error: 'extern' is not permitted on a declaration of a type
static struct { int x; } object;
struct A {
    static struct D { int x; }; // error: 'static' is not permitted on a declaration of a type
    static union { int u; }; // error: 'static' is not permitted on a declaration of a type
    static enum E { P }; // error: 'static' is not permitted on a declaration of a type
    virtual struct F { }; // error: 'virtual' is not permitted on a declaration of a type
    int y;
};
template <int N> static struct G { int x; }; // error: 'static' is not permitted on a declaration of a type
__device__ void f(void (*p)() __restrict__); // error: non-member function cannot have '__restrict__' qualifier
__device__ int used()
{
    static enum { Q } q; // a static object of a type without a name
    static struct H { int x; }; // error: 'static' is not permitted on a declaration of a type
    return q + sizeof(B) + sizeof(A) + sizeof(G<1>) + sizeof(C);
}
