// A parameter of reference type may be bound to what is not constant; its value may not be read.
struct Pair { int x, y; };
__device__ constexpr int first(const Pair &p) { return p.x; }
__device__ constexpr int size(const Pair &) { return sizeof(Pair); }
__device__ constexpr int itself(const int &x) { return x; }

__device__ int f(Pair p, int n)
{
    constexpr int known = size(p);
    constexpr int read /* error: constexpr variable 'read' must be initialized by a constant expression */ = first(p);
    constexpr int value /* error: constexpr variable 'value' must be initialized by a constant expression */ = itself(n);
    return known + read + value;
}
