// DOC: Expressions | calls at compile time in which a signed integer overflows, or a number does not fit the integer that it becomes
constexpr int next(int x) { return ++x; }
constexpr int power(int n) { int s = 1; for (int i = 0; i < n; i++) s *= 10; return s; }
constexpr int negated(int x) { return -x; }
constexpr int whole(float x) { return (int)x; }
constexpr unsigned turned() { unsigned x = 0; --x; return x * 3; }
constexpr short narrow() { short s = 32767; s++; return s; }
__device__ int f()
{
    constexpr int a = next(2147483647); // error: constexpr variable 'a' must be initialized by a constant expression
    constexpr int b = power(10); // error: constexpr variable 'b' must be initialized by a constant expression
    constexpr int c = negated(-2147483647 - 1); // error: constexpr variable 'c' must be initialized by a constant expression
    constexpr int d = whole(3e9f); // error: constexpr variable 'd' must be initialized by a constant expression
    constexpr int e = next(2147483646) - power(9) + negated(1147483647) + whole(-3.9f);
    static_assert(turned() == 4294967293u && narrow() == -32768, "");
    return e + next(5);
}
