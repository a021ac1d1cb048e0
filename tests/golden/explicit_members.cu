// RUN: --emit ptx
// DOC: Templates | explicit instantiation of members of class templates and of member templates: what they launch is made
template <class T> __global__ void k(T *p) { p[0] = p[1]; }
struct node {
    template <class F> void each(int n, F f);
};
template <class F> void node::each(int n, F f) { k<<<1, 1>>>((F *)0); }
template void node::each<float>(int, float);
template void node::each(int, double);
template <class T> struct vec {
    vec();
    ~vec();
    template <class U> vec(U *);
    operator T();
    void run();
};
template <class T> vec<T>::vec() { k<<<1, 1>>>((T *)0); }
template <class T> vec<T>::~vec() {}
template <class T> template <class U> vec<T>::vec(U *) { k<<<1, 1>>>((U *)0); }
template <class T> vec<T>::operator T()
{
    k<<<1, 1>>>((T **)0);
    return T();
}
template <class T> void vec<T>::run() { k<<<1, 1>>>((const T **)0); }
template vec<int>::vec();
template vec<int>::~vec();
template vec<int>::vec(short *);
template vec<long>::operator long();
template void vec<char>::run();
// CHECK-DAG: .entry _Z1kIfEvPT_(
// CHECK-DAG: .entry _Z1kIdEvPT_(
// CHECK-DAG: .entry _Z1kIiEvPT_(
// CHECK-DAG: .entry _Z1kIsEvPT_(
// CHECK-DAG: .entry _Z1kIPlEvPT_(
// CHECK-DAG: .entry _Z1kIPKcEvPT_(
