// OPTIONS: -std=c++20
// DOC: C++20 | `explicit(condition)` that holds, in copy-initialisation; a condition that is no constant
__device__ int n;
struct s {
    __device__ explicit(true) s(int) {} // note: explicit constructor is not a candidate // note: explicit constructor declared here
    __device__ explicit(n /* error: explicit specifier argument is not a constant expression */) s(int, int) {}
};
__device__ void f()
{
    s a = 1 /* error: no viable conversion from 'int' to 's' */;
    s b = {1}; // error: chosen constructor is explicit in copy-initialization
}
