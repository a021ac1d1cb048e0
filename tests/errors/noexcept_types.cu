// DOC: Templates | a pointer to a function that may throw is none to one that may not; a virtual function, or a further declaration, that lets out more than the first said
struct members { int p(); int n() noexcept; };
__device__ int f(int);
__device__ int g(int) noexcept;
template <int (*F)(int) noexcept> struct nn {}; // note: template is declared here
template <int (members::*F)() noexcept> struct nm {}; // note: template is declared here
template <class R> __device__ int d(R (*)(int) noexcept) { return 1; } // note: candidate template ignored: could not match 'R (*)(int) noexcept' against 'int (*)(int)'
__device__ void t()
{
    int (*q)(int) noexcept = f; // error: initializing 'int (*)(int) noexcept' with an expression of incompatible type 'int (*)(int)'
    int (members::*pm)() noexcept = &members::p; // error: initializing 'int (members::*)() noexcept' with an expression of incompatible type 'int (members::*)()'
    nn<g> y;
    nn<f> x; // error: class template 'nn': template argument 1 ('F') has type 'int (*)(int)', not 'int (*)(int) noexcept'
    nm<&members::n> w;
    nm<&members::p> z; // error: class template 'nm': template argument 1 ('F') is no pointer to a member of type 'int (members::*)() noexcept'
    auto c = static_cast<int (*)(int) noexcept>(f); // error: static_cast from 'int (*)(int)' to 'int (*)(int) noexcept' is not allowed
    int (&r)(int) noexcept = f; // error: initializing 'int (*)(int) noexcept' with an expression of incompatible type 'int (*)(int)'
    d(f); // error: no matching function for call to 'd(int (*)(int))'
    d(g);
    int (**pp)(int) = &q; // error: initializing 'int (**)(int)' with an expression of incompatible type 'int (**)(int) noexcept'
}
__device__ void nf() const; // error: non-member function cannot have 'const' qualifier
__device__ void nr() &; // error: non-member function cannot have '&' qualifier
using qf = int() const;
__device__ int take_qf(qf &); // error: non-member function cannot have 'const' qualifier
struct A {
    __device__ virtual int v() noexcept; // note: overridden virtual function is here
    __device__ virtual int w();
    __device__ virtual ~A(); // note: overridden virtual function is here
};
struct B : A { __device__ int v() override; }; // error: exception specification of overriding function is more lax than base version
struct C : A { __device__ ~C() noexcept(false); }; // error: exception specification of overriding function is more lax than base version
struct D : A {
    __device__ int v() noexcept(true) override;
    __device__ int w() noexcept; // note: previous declaration is here
};
struct E : A { __device__ int v() noexcept(sizeof(other()) == 4) override; __device__ int other(); };
__device__ int D::v() noexcept(true) { return 1; }
__device__ int D::w() { return 1; } // error: exception specification in declaration does not match previous declaration
__device__ A::~A() noexcept {}
__device__ int h(int); // note: previous declaration is here
__device__ int h(int) noexcept { return 1; } // error: exception specification in declaration does not match previous declaration
__device__ int r(int (&)(int)) { return 1; } // note: candidate function: int r(int (&)(int))
__device__ int r(int (&)(int) noexcept) { return 2; } // note: candidate function: int r(int (&)(int) noexcept)
__device__ int x() { return r(g); } // error: call to 'r' is ambiguous
