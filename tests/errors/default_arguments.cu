// DOC: Functions | default arguments, and what `noexcept(...)` says, are looked at where they stand, whether or not a call needs them
int by_host(); int host_variable; struct of_host { of_host(int); int v; };
struct members {
    int m;
    __device__ int a(int x = undeclared_a); // error: use of undeclared identifier 'undeclared_a'
    __device__ int b(int x = 1, int y); // error: missing default argument on parameter
    __device__ int c(int *x = 3.5); // error: passing 'double' to parameter of incompatible type 'int *'
    __device__ int d(int x = later, unsigned y = sizeof(m), int z = by_host(), int h = host_variable, of_host o = 3);
    __device__ int e(int x = 1); // note: previous definition is here
    static constexpr int later = 4;
};
__device__ int members::e(int x = 2) { return x; } // error: redefinition of default argument
__device__ int members::b(int x, int y = 2) { return x; }
__device__ int alone(int x = undeclared_b) { return x; } // error: use of undeclared identifier 'undeclared_b'
__device__ int only_declared(int x = undeclared_c); // error: use of undeclared identifier 'undeclared_c'
__device__ int converted(int *x = 3.5) { return 1; } // error: passing 'double' to parameter of incompatible type 'int *'
__device__ int of_others(int a, int b = sizeof(a), int c = by_host(), int *d = 0, float e = 1, char f = 'a') { return b; }
template <class T> __device__ int of_template(T t = T(), int n = T::size) { return n; }
__device__ void throws_a() noexcept(undeclared_d) {} // error: use of undeclared identifier 'undeclared_d'
__device__ void throws_b() noexcept(noexcept(by_host())) {}
struct throwing { __device__ void f() noexcept(undeclared_e) {} }; // error: use of undeclared identifier 'undeclared_e'
__device__ throwing *t;
