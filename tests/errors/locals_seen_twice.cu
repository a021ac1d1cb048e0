// What several local classes and lambdas see of one function: variables with the same name in two blocks.
__global__ void k(int *p)
{
    int a = p[0]; // note: 'a' declared here
    auto first = [] { return sizeof a; };
    auto second = [] { return a; }; // error: 'a' cannot be implicitly captured in a lambda with no capture-default specified
    {
        float a = p[1]; // note: 'a' declared here
        static_assert(sizeof([] { return sizeof a; }()) == sizeof(long), "");
        struct Inner { __device__ float f() { return a; } }; // error: 'a' is a local variable of the enclosing function
        struct Other { decltype(a) d; __device__ long f() { return sizeof(a); } };
        static_assert(__is_same(decltype(Other::d), float), "");
    }
    struct Outer { decltype(a) d; };
    static_assert(__is_same(decltype(Outer::d), int), "");
    p[2] = first() + second();
}
