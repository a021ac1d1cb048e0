// DOC: Classes | protected members of other objects, members called on lvalues and rvalues, explicit constructors and brace lists
class base {
    protected:
    int x; // note: declared protected here // note: declared protected here // note: declared protected here
    __device__ int f() { return x; } // note: declared protected here
};
struct derived : base {
    __device__ int own(derived &d) { return x + base::x + this->base::x + d.base::x + d.x + f() + base::f() + d.f(); }
    __device__ int of_base(base &b) { return b.x; } // error: 'x' is a protected member of 'base'
    __device__ int called(base &b) { return b.f(); } // error: 'f' is a protected member of 'base'
    __device__ auto pointer() { return &base::x; } // error: 'x' is a protected member of 'base'
    __device__ auto own_pointer() { return &derived::x; }
};
struct further : derived {
    __device__ int of_derived(derived &d) { return d.x; } // error: 'x' is a protected member of 'base'
};
class hidden { int x; }; // note: declared private here
__device__ int hidden::*pointer = &hidden::x; // error: 'x' is a private member of 'hidden'
struct kinds {
    __device__ int left() & { return 1; } // note: 'left' declared here
    __device__ int right() && { return 1; } // note: 'right' declared here
    __device__ int constant() const & { return 1; }
};
__device__ int of_rvalue() { return kinds().left(); } // error: 'this' argument to member function 'left' is an rvalue, but function has non-const lvalue ref-qualifier
__device__ int of_lvalue(kinds k) { return k.right(); } // error: 'this' argument to member function 'right' is an lvalue, but function has rvalue ref-qualifier
__device__ int both(kinds k) { return k.left() + kinds().right() + kinds().constant() + static_cast<kinds &&>(k).right(); }
struct pair {
    explicit __device__ pair(int, int); // note: explicit constructor declared here // note: explicit constructor declared here // note: explicit constructor declared here
};
struct none {
    explicit none() = default; // note: explicit constructor declared here // note: explicit constructor declared here
    int x;
};
struct holds { none n; int y; };
struct direct { none n{}; };
__device__ void takes(pair);
__device__ pair returned() { return {1, 2}; } // error: chosen constructor is explicit in copy-initialization
__device__ none nothing() { return {}; } // error: chosen constructor is explicit in copy-initialization
__device__ void lists() {
    takes({1, 2}); // error: chosen constructor is explicit in copy-initialization
    pair p = {1, 2}; // error: chosen constructor is explicit in copy-initialization
    holds h = {{}, 1}; // error: chosen constructor is explicit in copy-initialization
    holds i = {};
    pair q{1, 2};
    none n{};
    direct d{};
    takes(pair{1, 2});
}
