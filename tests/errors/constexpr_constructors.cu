// OPTIONS: -std=c++17
// DOC: Classes | before C++20: a constexpr constructor that gives a scalar member no value
struct none {
    int x; // note: declared here
    __device__ constexpr none() {} // error: constexpr constructor never initializes member 'x'
};
struct some {
    int x, y = 2;
    float z[2]; // note: declared here
    __device__ constexpr some(int) : x(1) {} // error: constexpr constructor never initializes member 'z'
    __device__ some() {}
};
union either { int i; float f; __device__ constexpr either() {} };
struct left { int x; constexpr left() = default; };
template <class T> struct other { T t; __device__ constexpr other() {} };
__global__ void k(int *p)
{
    none n;
    some s, t(1);
    either e;
    left l;
    other<int> o;
    p[0] = n.x + s.x + t.y;
}
