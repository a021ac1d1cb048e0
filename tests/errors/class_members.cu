// DOC: C++ in .cu files | virtual bases
// DOC: Diagnostics | members of classes: in static functions, twice declared, badly initialised
struct vec {
    float x, y;
    __device__ vec(float a, float b) : x(a), y(b) {}
    __device__ float length() { return x; }
    __device__ float sum() const { return x + y; } // note: previous declaration is here // note: previous declaration is here
    __device__ void set() const { x = 1; } // error: read-only variable is not assignable (its type is 'const float')
    static __device__ float s() { return x; } // error: invalid use of member 'x' in static member function
    static __device__ float t() { return this->x; } // error: invalid use of 'this' in a static member function
    __device__ vec(int) : z(1) {} // error: member initializer 'z' does not name a non-static data member or base class
    __device__ vec(char) : x(1), x(2) {} // error: multiple initializations given for 'x' // note: previous initialization is here
    __device__ vec(vec v); // error: copy constructor must pass its first argument by reference
    __device__ float sum() const; // error: class member cannot be redeclared
    float sum; // error: duplicate member 'sum'
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
    const int c; // note: declared here
    __device__ constant() {} // error: constructor for 'constant' must explicitly initialize the const member 'c'
};
struct refers {
    int &r; // note: declared here
    __device__ refers() {} // error: constructor for 'refers' must explicitly initialize the reference member 'r'
};
struct holds { vec v; };
struct base { int a; protected: int p; private: int q; }; // note: declared private here
struct derived : base {
    __device__ int get() { return a + p + q; } // error: 'q' is a private member of 'base'
};
class privately : base {};
struct two : base, vec {};
struct last final {};
struct after : last { __device__ int f(); }; // error: base 'last' is marked 'final'
struct overrides : base { __device__ int f() override; }; // error: 'f' marked 'override' but does not override any member functions
struct inherits : vec { __device__ int f(); using vec::vec; };
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
struct outside { __device__ int f(int); }; // note: member declaration of 'f' does not match
__device__ int outside::f(float) { return 1; } // error: out-of-line definition of 'f' does not match any declaration in 'outside'
__device__ int outside::m = 1; // error: no member named 'm' in 'outside'
__device__ vec global(1, 2); // error: dynamic initialization is not supported for static device variables
__device__ void many(int, ...);
__device__ void takes(vec);
__device__ void takes(closed);
struct Early { constexpr virtual __device__ int f() const { return 1; } }; // error: virtual function 'f' cannot be 'constexpr' without -std=c++20
struct Plain { __device__ virtual int f() const { return 1; } };
struct Late : Plain { constexpr __device__ int f() const { return 2; } }; // error: virtual function 'f' cannot be 'constexpr' without -std=c++20
__device__ int virtuals(Early *a, Late *b) { return a->f() + b->f(); }
