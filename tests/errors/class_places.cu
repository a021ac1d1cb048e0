// DOC: Diagnostics | classes: names and jumps where there is no object
struct vec { // note: candidate function: vec & operator=(const vec &) // note: candidate function: vec & operator=(vec &&)
    float x, y;
    __device__ vec(float a, float b) : x(a), y(b) {} // note: candidate constructor: vec(float, float)
    __device__ float length() { return x; }
    __device__ float sum() const { return x + y; }
};
class closed {
    int secret;
    __device__ closed(int);
    __device__ void hide();
    static constexpr int K = 3;
    struct inside { int a; };
    enum { E };

public:
    __device__ closed() {}
};
struct undeleted {
    __device__ undeleted();
    __device__ undeleted(const undeleted &) = delete;
    __device__ undeleted &operator=(const undeleted &) = delete;
    __device__ void f(int) = delete;
};
__device__ void never(int) = delete;
struct constant {
    const int c;
};
struct refers {
    int &r;
};
struct holds { vec v; };
struct base { int a; protected: int p; private: int q; };
struct derived : base {
};
class privately : base {};
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
__device__ void takes(vec); // note: candidate function: void takes(vec)
__device__ void takes(closed); // note: candidate function: void takes(closed)
__global__ void kk(vec v) { v = 1.5; } // error: no viable overloaded '='
__global__ void ll(float *p) { takes(p); } // error: no matching function for call to 'takes(float *)'
__global__ void nn(int n) { if (n) goto in; ends e; in:; } // error: cannot jump from this goto statement to its label // note: jump bypasses variable initialization
__global__ void oo(int n) { struct local { __device__ int f() { return n; } }; } // error: 'n' is a local variable of the enclosing function // note: 'n' declared here
__global__ void ss(ends e) { many(1, e); } // error: cannot pass object of non-trivial type 'ends' through variadic function
__global__ void tt(int n) { ends e[n]; } // error: not supported: variable length array of a class with a constructor or destructor
__global__ void pp(float *p) { __shared__ vec v[2]; } // error: no matching constructor for initialization of 'vec'
__global__ void qq(float *p) { vec::nothing; } // error: no member named 'nothing' in 'vec'
__global__ void rr(float *p) { outside::f(1); } // error: call to non-static member function without an object argument
__device__ virtual int outside(); // error: 'virtual' can only stand inside of a class
__device__ explicit int outside_2(); // error: 'explicit' can only stand inside of a class
enum class scoped_1 { a }; enum class scoped_2 { a }; enum unscoped { u };
__device__ int cases(scoped_1 s, unscoped e)
{
    switch (s) {
    case scoped_1::a: return 1;
    case 1: return 1; // error: case value of type 'int' where the condition is of type 'enum scoped_1'
    case scoped_2::a: return 1; // error: case value of type 'enum scoped_2' where the condition is of type 'enum scoped_1'
    }
    switch (e) {
    case u: return 1;
    case scoped_1::a: return 2; // error: case value of type 'enum scoped_1' where the condition is of type 'int'
    }
    return 0;
}
struct with_bits { int a : 3; };
template <class T> __device__ void forward(T &&);
__device__ void bound(with_bits b, int x)
{
    auto &&kept = (x, b.a); // error: non-const reference cannot bind to bit-field // warning: left operand of comma operator has no effect
    forward((x, b.a)); // error: non-const reference cannot bind to bit-field // warning: left operand of comma operator has no effect
    x = sizeof(x, b.a); // error: invalid application of 'sizeof' to bit-field
    int &&given = (x, b.a); // error: rvalue reference to type 'int' cannot bind to lvalue of type 'int' // warning: left operand of comma operator has no effect
}
