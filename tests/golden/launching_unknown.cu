// RUN: -arch=sm_90 --emit ptx
// DOC: Host code | classes whose bases, constructors, operators and members name unknown types launch, because a header is missing
#include <vendor/library.hpp>
template <class T> __global__ void k(T *p) { *p = 1; }

struct Derived : Base, public virtual vendor::Other<int> {
    int *first;
    const int &second;
    Handle third;
    Derived(Handle h, int n) : Base(h), second(h.second), third(h.get<int>()) { k<<<1, n>>>(first); }
    Derived(const Options &options);
    Result operator()(Handle h) { k<<<1, 1>>>((unsigned *)first); return member; }
    Result operator[](const Handle &h) const { k<<<1, 1>>>((long *)first); return {}; }
    operator Handle() const { k<<<1, 1>>>((unsigned long *)first); return third; }
    virtual int enqueue(int n, const Handle *h) noexcept override;
};
// CHECK-DAG: .entry _Z1kIiEvPT_(
// CHECK-DAG: .entry _Z1kIjEvPT_(
// CHECK-DAG: .entry _Z1kIlEvPT_(
// CHECK-DAG: .entry _Z1kImEvPT_(

Derived::Derived(const Options &options) : second{options.second} { k<<<1, 1>>>((char *)first); }
// CHECK-DAG: .entry _Z1kIcEvPT_(
int Derived::enqueue(int n, const Handle *h) noexcept { k<<<1, 1>>>((short *)first); return 0; }
// CHECK-DAG: .entry _Z1kIsEvPT_(

template <class T> struct Of : Base {
    T *p;
    void inside(Handle h, int n) { k<<<1, 1>>>(p); }
    Result outside(Handle h, int n) const;
};
template <class T> Result Of<T>::outside(Handle h, int n) const { k<<<1, 1>>>(p); return {}; }
template struct Of<float>;
void calls(Handle h, Of<double> *d)
{
    Of<unsigned char> c;
    c.inside(h, 1);
    auto result = d->outside(h, 2);
}
// CHECK-DAG: .entry _Z1kIfEvPT_(
// CHECK-DAG: .entry _Z1kIhEvPT_(
// CHECK-DAG: .entry _Z1kIdEvPT_(

struct Unnamed {
    void inside(const Handle &, int) { k<<<1, 1>>>((long long *)nullptr); }
    Result outside(Handle *, int, vendor::Handle);
};
Result Unnamed::outside(Handle *, int, vendor::Handle) { k<<<1, 1>>>((unsigned long long *)nullptr); return {}; }
void beside(Handle, int) { k<<<1, 1>>>((unsigned short *)nullptr); }
// CHECK-DAG: .entry _Z1kIxEvPT_(
// CHECK-DAG: .entry _Z1kIyEvPT_(
// CHECK-DAG: .entry _Z1kItEvPT_(
