// DOC: Expressions | numbers that do not fit the integer that they become, where a constant is required; shifts out of the unsigned type in calls at compile time before C++20
enum E { A = (int)1e10 }; // error: value of enumerator 'A' is not an integer constant expression
static_assert((int)1e10 != 5, ""); // error: static assertion expression is not an integer constant expression
struct B { int a : (int)1e10 > 5 ? 3 : 4; }; // error: width of bit-field 'a' is not an integer constant expression
struct M { static constexpr int a = (int)1e10; }; // error: dynamic initialization is not supported for static device variables
template <int N> struct T {};
__device__ T<(int)1e10> t; // error: non-type template argument is not a constant expression
constexpr int outside = 3e9f; // error: constexpr variable 'outside' must be initialized by a constant expression
constexpr __device__ int itself(int x) { return x; }
constexpr __device__ int shifted(int a, int b) { return a << b; }

__device__ int f(int x, B y)
{
    constexpr float big = 1e10f;
    constexpr int a = (int)1e10; // error: constexpr variable 'a' must be initialized by a constant expression
    constexpr unsigned char b = (unsigned char)300.0; // error: constexpr variable 'b' must be initialized by a constant expression
    constexpr unsigned c = (unsigned)-1.0; // error: constexpr variable 'c' must be initialized by a constant expression
    constexpr int d = big; // error: constexpr variable 'd' must be initialized by a constant expression
    constexpr int e = itself((int)1e10); // error: constexpr variable 'e' must be initialized by a constant expression
    constexpr int g = (int)__builtin_nanf(""); // error: constexpr variable 'g' must be initialized by a constant expression
    static constexpr int h = (int)1e10; // error: dynamic initialization is not supported for static device variables
    constexpr int i[2] = {(int)1e10, 3}; // error: constexpr variable 'i' must be initialized by a constant expression
    constexpr int j = shifted(-1, 4); // error: constexpr variable 'j' must be initialized by a constant expression
    constexpr int k = shifted(3, 31); // error: constexpr variable 'k' must be initialized by a constant expression
    switch (x) {
    case (int)1e10: return 1; // error: case value is not an integer constant expression
    }
    constexpr bool l = true || (int)1e10 > 0;
    constexpr int m = l ? 3 : (int)1e10;
    constexpr auto n = sizeof((int)1e10);
    constexpr bool o = (bool)1e10;
    constexpr int p = (int)2147483647.5 + shifted(1, 31) + shifted(0x7fffffff, 1);
    constexpr auto q = [] { return (int)1e10; };
    static_assert(m == 3 && n == 4 && o && p == -3, "");
    return m + p + q() + A + y.a + (int)sizeof(M);
}
