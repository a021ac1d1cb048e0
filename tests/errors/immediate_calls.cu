// OPTIONS: -std=c++20
// DOC: C++20 | calls of `consteval` functions with what is known at run time only
#define BOTH __host__ __device__
BOTH consteval int sq(int x) { return x * x; }
struct P {
    int a;
    BOTH consteval P(int x) : a(x) {}
    BOTH consteval int get() const { return a; }
};
__device__ constexpr int twice(int x) // note: 'x' declared here
{
    return sq(x) * 2; // error: call to consteval function 'sq' is not a constant expression: the value of 'x' is not known at compile time
}
BOTH void odd(int);
BOTH consteval int even(int x)
{
    if (x % 2)
        odd(x); // note: here
    return x;
}
BOTH constexpr int either(int x) { if consteval { return sq(x); } else { return 1; } }
template <class T> __device__ int instance(T n) // note: 'n' declared here
{
    return sq(n); // error: call to consteval function 'sq' is not a constant expression: the value of 'n' is not known at compile time // note@29: in instantiation of function template specialization 'instance<int>' requested here
}
__global__ void k(int *p, P q) // note: 'q' declared here
{
    p[0] = sq(threadIdx.x); // error: call to consteval function 'sq' is not a constant expression: the value of 'threadIdx' is not known at compile time
    p[1] = instance(1) + sq(3) + either(p[2]);
    p[2] = q.get(); // error: call to consteval function 'get' is not a constant expression: the value of 'q' is not known at compile time
    int n = 4; // note: 'n' declared here
    P made(n); // error: call to consteval function 'P' is not a constant expression: the value of 'n' is not known at compile time
    p[3] = even(4) + even(3); // error: call to consteval function 'even' is not a constant expression: non-constexpr function 'odd' is called
    if consteval return; // error: 'if consteval' requires a compound statement
}
