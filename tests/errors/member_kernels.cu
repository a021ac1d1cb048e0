// DOC: CUDA | kernels as members of classes, of templates as well
struct A {
    static __global__ void k(); // error: a member function cannot be a kernel
};
struct B {
    template <int N> static __global__ void k() {} // error: a member function cannot be a kernel
};
template <class T> struct C {
    __global__ void k() {} // error: a member function cannot be a kernel
};
template <class T> struct D {
    template <int N> static __global__ void k(T); // error: a member function cannot be a kernel
};
template <class T> struct E;
template <class T> struct E<T *> {
    static __global__ void k(T); // error: a member function cannot be a kernel
};
template <class T> struct F;
template <class T> __global__ void of(F<T> f) { f.v = 1; }
template <class T> struct F {
    T v;
    friend __global__ void of<T>(F<T> f);
    template <class U> friend __global__ void other(U u);
};
__global__ void uses(F<int> *f) { f->v = 2; }
