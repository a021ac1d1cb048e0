// DOC: Classes | using-declarations of conversion functions that the base has not, or of what is no base
struct A { __device__ operator int(); };
struct N { __device__ operator int(); };
struct B : A { using A::operator float; }; // error: no member named 'operator float' in 'A'
struct C : A { using N::operator int; }; // error: using declaration refers into 'N', which is no base class of 'C'
__global__ void k(int *p)
{
    B b;
    C c;
    int(w)(*p), // note: previous definition is here
        (w)(3); // error: redefinition of 'w'
}
