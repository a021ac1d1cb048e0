// OPTIONS: -arch=sm_80 -std=c++17
// What a lambda's class lacks before C++20 ([expr.prim.lambda.closure]p13).
__device__ int closures(int a)
{
    auto plain = [] { return 1; }; // note: '(lambda at 5:18)' declared here // note: '(lambda at 5:18)' declared here // note: 'operator=' declared here
    decltype(plain) made /* error: call to implicitly-deleted default constructor of '(lambda at 5:18)' */;
    auto other = plain;
    other = plain; // error: call to implicitly-deleted copy assignment operator of '(lambda at 5:18)'
    auto holds = [a] { return a; };
    struct Holder {
        decltype(holds) f;
    } first{holds}, second{holds}; // note@10: 'operator=' declared here
    first = second; // error: call to implicitly-deleted copy assignment operator of 'Holder'
    auto moved = static_cast<decltype(holds) &&>(holds);
    return moved() + decltype(plain)()(); // error: call to implicitly-deleted default constructor of '(lambda at 5:18)'
}
