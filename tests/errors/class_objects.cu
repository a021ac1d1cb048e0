// DOC: Diagnostics | classes: no matching constructor, private and deleted members, what only the host can call
struct vec {
    float x, y;
    __device__ vec(float a, float b) : x(a), y(b) {} // note: candidate constructor: vec(float, float) // note: candidate constructor: vec(float, float)
    __device__ float length() { return x; } // note: 'length' declared here
    __device__ float sum() const { return x + y; }
};
class closed {
    int secret; // note: declared private here
    __device__ closed(int); // note: declared private here
    __device__ void hide(); // note: declared private here
    static constexpr int K = 3; // note: declared private here
    struct inside { int a; }; // note: declared private here
    enum { E }; // note: declared private here

public:
    __device__ closed() {}
};
struct undeleted {
    __device__ undeleted();
    __device__ undeleted(const undeleted &) = delete; // note: 'undeleted' declared here
    __device__ undeleted &operator=(const undeleted &) = delete; // note: 'operator=' declared here
    __device__ void f(int) = delete; // note: 'f' declared here
    __device__ void operators() = delete; // note: 'operators' declared here
};
__device__ void never(int) = delete; // note: 'never' declared here
struct constant {
    const int c;
};
struct refers {
    int &r;
};
struct holds { vec v; }; // note: 'holds' declared here
struct base { int a; protected: int p; private: int q; }; // note: declared protected here
struct derived : base {
};
class privately : base {}; // note: declared private here
struct last final {};
struct templated { template <typename T> __device__ void f(T); };
struct strict {
    int v;
    __device__ explicit strict(int a) : v(a) {}
    __device__ explicit operator bool() const { return v; }
};
struct hosted {
    int v;
    hosted(int a) : v(a) {}
    int get() const { return v; }
    __device__ int own() const { return v; }
};
struct both { __device__ both(int); __device__ both(float); };
struct converts { __device__ operator int() const; __device__ operator float() const; };
class kept { __device__ ~kept(); };
struct ends { __device__ ~ends() {} };
struct outside { __device__ int f(int); };
__device__ void many(int, ...);
__device__ void takes(vec);
__device__ void takes(closed);
__global__ void a(float *p) { vec v; } // error: no matching constructor for initialization of 'vec'
__global__ void b(float *p) { vec v = p; } // error: no viable conversion from 'float *' to 'vec'
__global__ void c(float *p) { vec v{1, 2, 3}; } // error: no matching constructor for initialization of 'vec'
__global__ void d(float *p) { const vec v(1, 2); v.length(); } // error: 'this' argument to member function 'length' has type 'const vec', but function is not marked const
__global__ void e(float *p) { closed q(3); } // error: calling a private constructor of class 'closed'
__global__ void f(float *p) { closed q; q.secret = 1; } // error: 'secret' is a private member of 'closed'
__global__ void g(float *p) { closed q; q.hide(); } // error: 'hide' is a private member of 'closed'
__global__ void h(float *p) { int k = closed::K; } // error: 'K' is a private member of 'closed'
__global__ void i(float *p) { closed::inside q; } // error: 'inside' is a private member of 'closed'
__global__ void j(float *p) { int k = closed::E; } // error: 'E' is a private member of 'closed'
__global__ void k(float *p) { undeleted u, w = u; } // error: call to deleted constructor of 'undeleted'
__global__ void l(float *p) { undeleted u, w; w = u; } // error: overload resolution selected deleted operator '='
__global__ void m(float *p) { undeleted u; u.f(1); } // error: call to deleted member function 'f'
__global__ void m2(float *p) { undeleted u; u.operators(); } // error: call to deleted member function 'operators'
__global__ void n(float *p) { never(1); } // error: call to deleted function 'never'
__global__ void o(float *p) { holds v; } // error: call to implicitly-deleted default constructor of 'holds'
__global__ void q(float *p) { derived v; v.p = 1; } // error: 'p' is a protected member of 'base'
__global__ void r(float *p) { derived *v = (base *)p; } // error: initializing 'derived *' with an expression of incompatible type 'base *'
__global__ void s(float *p) { privately v; base *w = &v; } // error: cannot cast 'privately' to its private base class 'base'
