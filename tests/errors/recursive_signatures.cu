// Signatures that ask for each other's instances without end: each level would try two more.
namespace q {
struct S {};
template <class T> __device__ auto f(T *t) -> decltype(f(&t)); // error: recursive substitution of template signatures exceeded maximum depth of 200
template <class T> __device__ auto f(T t) -> decltype(f(&t));
}
__device__ int x()
{
    q::S s;
    return f(s);
}
