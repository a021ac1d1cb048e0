// What the head of a statement declares is not declared again in its block, `auto` is one type in a declaration
__global__ void heads(int *p, int n) {
    int a[3] = {1, 2, 3};
    for (int x : a) { int x = 1; *p = x; } // error: redefinition of 'x' // note: previous definition is here
    switch (int x = n; x) { default: { } int x = 2; *p = x; } // error: redefinition of 'x' // note: previous definition is here
    switch (int x = n; x) { default: { int x = 2; *p = x; } }
    for (int x : a) { { int x = 2; *p = x; } }
    for (int x : a) switch (int x = 2; x) { default: *p = x; }
}
__global__ void one_type(int *p) {
    auto x = 1, y = 2.0; // error: 'auto' deduced as 'int' in the declaration of another name, and as 'double' here
    auto *q = p, r = 1.0f; // error: 'auto' deduced as 'int' in the declaration of another name, and as 'float' here
    const auto s = 1, *t = p;
    auto &u = *p, *v = p, w = 1;
    for (auto i = 0, j = 1u; i < 3; i++) *p += j; // error: 'auto' deduced as 'int' in the declaration of another name, and as 'unsigned int' here
    *p = x + s + *t + u + *v + w + *q;
}
template <class T> __device__ void each_its_own(T x) { auto y = x, z = y; }
__device__ void both() { each_its_own(1); each_its_own(2.0); }
struct no_base { int x; };
struct names_no_base { using no_base::x; }; // error: using declaration refers into 'no_base', which is no base class of 'names_no_base'
__device__ names_no_base *nb;
template <class T> struct no_such_member { __device__ int f() const; }; // note: template is declared here
template <class T> __device__ int no_such_member<T>::f() const { return 1; }
template <class T> __device__ int no_such_member<T>::g() const { return 1; } // error: out-of-line definition of 'g' does not match any declaration in 'no_such_member'
template <class T> __device__ int used_before(T) { return 1; }
__global__ void uses_before(int *p) { *p = used_before(3); }
template <> __device__ int used_before<float>(float) { return 2; }
template <> __device__ int used_before<int>(int) { return 2; } // error: explicit specialization of 'used_before<int>' after instantiation
