// DOC: Classes | a member that is inherited from an inaccessible base class, named as a member of the class
struct B {
    struct I {
        int v;
    };
    enum { e };
    typedef int N;
    __device__ static void f();
};
struct S : private B {};
template <class T> struct M : private T {};
struct V : S {};
__device__ int types()
{
    S::I i; // error: 'I' is an inaccessible member of 'S' // note@10: constrained by private inheritance here
    M<B>::N n; // error: 'N' is an inaccessible member of 'M<B>' // note@11: constrained by private inheritance here
    V::N m; // error: 'N' is an inaccessible member of 'V' // note@10: constrained by private inheritance here
    S::f(); // error: 'f' is an inaccessible member of 'S' // note@10: constrained by private inheritance here
    return S::e; // error: 'e' is an inaccessible member of 'S' // note@10: constrained by private inheritance here
}
