// OPTIONS: -arch=sm_80 -std=c++20
// What no function returns, a lambda's and a member least of all ([dcl.fct]p11); variables of void in classes;
// members that are no templates.
typedef void F();
typedef int A[3];

__global__ void k() {
    auto f = []() -> F { return 1; }; // error: function cannot return function type 'void (void)'
    auto a = []() -> A { return 1; }; // error: function cannot return array type 'int [3]'
}

struct S {
    int m;
    static inline void v = 1; // error: variable has incomplete type 'void'
    __device__ auto f() -> F; // error: function cannot return function type 'void (void)'
    __device__ int g() { return 1; }
};

__global__ void members() {
    S s;
    s.template m<1>; // error: no member template named 'm' in 'S'
    s.template g<S>; // error: no member template named 'g' in 'S'
}
