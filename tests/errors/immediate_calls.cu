// OPTIONS: -std=c++20
// DOC: C++20 | calls of `consteval` functions with what is known at run time only, addresses of such functions
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
typedef int (*Pointer)(int);
BOTH consteval Pointer given() { return &sq; }
BOTH consteval int through(Pointer f, int x) { return f(x); }
struct Kept { int value; };
BOTH consteval Kept kept(Pointer f, int x) { return {f(x)}; }
__device__ Pointer stored = sq; // error: cannot take address of consteval function 'sq' outside of an immediate invocation
__global__ void addresses(int *p)
{
    p[0] = through(sq, 3) + through(&sq, 4) + through(given(), 2) + kept(sq, 3).value;
    Kept k = kept(&sq, 2);
    int run_time = 3; // note: 'run_time' declared here
    auto lambda = [](int x) consteval { return sq(x); };
    p[2] = lambda(5) + lambda(run_time); // error: call to consteval function 'operator()' is not a constant expression: the value of 'run_time' is not known at compile time
    int (*f)(int) = &sq; // error: cannot take address of consteval function 'sq' outside of an immediate invocation
    auto g = even; // error: cannot take address of consteval function 'even' outside of an immediate invocation
    p[1] = f(2) + g(4) + k.value + (sizeof(&sq) == 8) + (stored != nullptr);
}
