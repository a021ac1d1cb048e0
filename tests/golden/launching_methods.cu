// RUN: -arch=sm_90 --emit ptx
// DOC: Host code | a member function that launches may have parameters and results of types that are not known, because a header is missing
#include <vendor/library.hpp>
template <class T> __global__ void k(T *p) { *p = 1; }

struct Runner {
    vendor::Handle handle;
    float *data;
    void first(vendor::Handle h, int n) { k<<<1, n>>>(data); }
    void last(double *p, const vendor::Options &o = vendor::defaults(), vendor::Queue *q = nullptr)
    {
        if (o.use)
            k<<<1, o.n>>>(p);
    }
    static void middle(int n, vendor::Handle h[], short *p)
    {
        for (auto &x : h)
            k<<<1, n>>>(p);
    }
    void called(void (*f)(vendor::Handle), int n) { k<<<1, n>>>((long *)data); }
    virtual vendor::Result<int> &result(vendor::Handle h, char *p) const
    {
        k<<<1, 1>>>(p);
        return h.result();
    }
};

// CHECK: .entry _Z1kIfEvPT_(
// CHECK: .entry _Z1kIdEvPT_(
// CHECK: .entry _Z1kIsEvPT_(
// CHECK: .entry _Z1kIlEvPT_(
// CHECK: .entry _Z1kIcEvPT_(
