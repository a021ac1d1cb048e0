template <class F> __device__ void call(F f) { f(1); } // error: too many arguments to function call, expected 0, have 1
__device__ void takes(int (*f)(int)) { f(1); } // note: passing argument to parameter 'f' here
__device__ void uses(int n) // note: 'n' declared here
{
    auto add = [n](int x) { return x + n; }; // note: 'operator()' declared here // note: 'operator=' declared here
    add(); // error: too few arguments to function call, expected 1, have 0
    int y = add; // error: initializing 'int' with an expression of incompatible type '(lambda at 5:16)'
    takes(add); // error: passing '(lambda at 5:16)' to parameter of incompatible type 'int (*)(int)'
    add = [n](int x) { return x; }; // error: call to implicitly-deleted copy assignment operator of '(lambda at 5:16)'
    call([] { }); // note: in instantiation of function template specialization 'call<(lambda at 10:10)>' requested here // note: 'operator()' declared here
    auto inner = [] { return [n] { return n; }; }; // error: 'n' cannot be implicitly captured in a lambda with no capture-default specified
    auto nothing = [](int x) { return yyy; }; // error: use of undeclared identifier 'yyy'
    auto wrong = [](int x) { return zzz; }; // error: use of undeclared identifier 'zzz'
    takes(wrong);
}
auto outside = [](int x) { return x; };
__device__ auto there = [&](int x) { return x; }; // error: non-local lambda expression cannot have a capture-default
__device__ void second(int m) { auto f = [a = 1, &] { return a; }; } // error: the capture default must stand first
__device__ void pack(int m) { auto f = [m...] { return 1; }; } // error: pack expansion does not contain any unexpanded parameter packs
__device__ void body(int m) { auto f = [m] return m; } // error: expected the body of a lambda expression
__device__ void name(int m) { auto f = [3] { return m; }; } // error: expected variable name or 'this' in the captures of a lambda expression
