struct point {
    int x;
    __device__ int f(int y) const;
};
__device__ int file = 1;
__device__ void call(int);
__device__ int point::f(int y) const
{
    auto a = [] { return x; }; // error: 'this' cannot be implicitly captured in this context
    auto b = [y] { return this->x + y; }; // error: 'this' cannot be implicitly captured in this context
    auto c = [this] { x = 1; }; // error: read-only variable is not assignable (its type is 'const int')
    return a() + b();
}
__device__ void captures(int n) // note: 'n' declared here
{
    static int kept;
    int m = 2;
    auto none = [] { return n; }; // error: 'n' cannot be implicitly captured in a lambda with no capture-default specified
    auto more = [m] { return m; };
    auto unknown = [zzz] { return 1; }; // error: use of undeclared identifier 'zzz'
    auto global = [file] { return 1; }; // error: 'file' cannot be captured because it does not have automatic storage duration
    auto local = [kept] { return 1; }; // error: 'kept' cannot be captured because it does not have automatic storage duration
    auto function = [call] { return 1; }; // error: 'call' in the capture list is not a variable
    auto twice = [m, m] { return 1; }; // error: 'm' can appear only once in a capture list
    auto default_ = [=, m] { return m; }; // error: 'm' must not be captured by copy: the default does so
    auto reference = [&, &m] { return m; }; // error: 'm' must not be captured by reference: the default does so
    auto constant = [m] { m = 1; }; // error: read-only variable is not assignable (its type is 'const int')
    auto object = [this] { return 1; }; // error: 'this' cannot be captured in this context
    auto temporary = [&r = n + 1] { return r; }; // error: non-const lvalue reference 'r' cannot bind to a temporary
    int many[n];
    auto variable = [many] { return many[0]; }; // error: variable length array 'many' cannot be captured
    auto two = [](int k) { if (k) return 1; return 2.0; }; // error: 'auto' in return type deduced as 'double' here but deduced as 'int' in earlier return statement
}
