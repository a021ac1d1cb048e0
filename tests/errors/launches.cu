// DOC: Templates | a launch in host code of which the instance is not known, because a header is missing say, is warned of at its place
template <typename T> __global__ void k(T *p, int n) { *p = n; }
template <typename T> void h(T *p, int n) { k<T><<<1, 1>>>(p, n); }
void unknown_type(some::vector<int> &v) {
    k<<<1, 1>>>(v.data(), 1); // warning: the instance of 'k' that is launched here is not made: couldn't infer template argument 'T'
    k<float><<<1, 1>>>(v.data(), 1);
    h<short>(v.data(), 1);
    h(v.data(), 1); // warning: what 'h' launches is not known here, and not made: couldn't infer template argument 'T'
    for (auto x : v) {
        h(&x, 1); // warning: what 'h' launches is not known here, and not made: couldn't infer template argument 'T'
        k<double><<<1, 1>>>(x, 1);
    }
    some::thread t([=] { k<<<1, 1>>>(v, 2); }); // warning: the instance of 'k' that is launched here is not made: unknown type name 'some::thread'
    some::call([=](auto p) { k<<<1, 1>>>(p, 2); }); // warning: the instance of 'k' that is launched here is not made: no call of the lambda expression around it is known
}
struct derived : some::base { void run() { k<<<1, 1>>>(this, 1); } }; // warning: the instance of 'k' that is launched here is not made: 'k<derived>' means nothing in device code
template void h(some::vector<int> *p, int n); // warning: what 'h' launches is not known here, and not made: unknown type name 'some::vector<int>'
template void h(char (*p)[3], long n); // warning: what 'h' launches is not known here, and not made: no function template matches 'h'
struct methods {
    int *p;
    methods(some::handle h, int n) : handle(h), p(nullptr), other([] { k<<<1, 1>>>(some::of(1), 1); }) { k<<<1, 1>>>(p, n); } // warning: the instance of 'k' that is launched here is not made: couldn't infer template argument 'T'
    void deduced(some::handle h) { k<<<1, 1>>>(h.data(), 1); } // warning: the instance of 'k' that is launched here is not made: couldn't infer template argument 'T'
    void of_library(std::vector<some::handle> h) { k<<<1, 1>>>(p, 1); } // warning: the instance of 'k' that is launched here is not made: use of undeclared identifier 'some'
};
template <typename T> struct of {
    T *p;
    of(some::handle h) { k<<<1, 1>>>(p, 1); } // warning: the instance of 'k' that is launched here is not made: unknown type name 'some::handle'
    void operator()(some::handle h) { k<<<1, 1>>>(p, 1); } // warning: the instance of 'k' that is launched here is not made: unknown type name 'some::handle'
    void run(some::handle h) { k<<<1, 1>>>(p, 1); }
    void run(some::other h) { k<<<1, 1>>>(&p, 1); } // warning: the instance of 'k' that is launched here is not made: class member cannot be redeclared
};
void makes(some::known<int> &x) {
    x.run(1); // warning: what 'run' launches is not known here, and not made: use of undeclared identifier 'x'
}
template struct of<char>;
