// DOC: Classes | no cast leads from a virtual base to a class derived from it
struct V { int v; virtual int f(); };
struct A : virtual V { int f(); };
__device__ A *down(V *v)
{
    return static_cast<A *>(v); // error: cannot convert between 'A' and its virtual base 'V' without an object of the class
}
__device__ int field(A &a)
{
    int A::*p = &A::v; // error: cannot convert between 'A' and its virtual base 'V' without an object of the class
    return a.*p;
}
using constant = int() const;
__device__ constant *pointer; // error: non-member function cannot have 'const' qualifier
__device__ int plain() const; // error: non-member function cannot have 'const' qualifier
struct W { __device__ virtual int f(); };
struct X : virtual W { __device__ int f() override; }; // note: final overrider is here
struct Y : virtual W { __device__ int f() override; }; // note: final overrider is here
struct Z : X, Y { int z; }; // error: virtual function 'f' has more than one final overrider in 'Z'
__device__ int call(Z &z) { return z.z; }
