// DOC: C++ in .cu files | what C++20 has added, by its name, without `-std=c++20`
template <typename T> concept number = sizeof(T) > 0; // error: not supported: concept (C++20) without -std=c++20
template <typename T> requires (sizeof(T) == 4) __device__ T twice(T x) { return x + x; } // error: not supported: requires clause (C++20) without -std=c++20
consteval int three() { return 3; } // error: not supported: consteval (C++20) without -std=c++20
struct ordered { int a; __device__ auto operator<=>(const ordered &) const = default; }; // error: not supported: operator<=> (C++20) without -std=c++20
template <number T> __device__ T same(T x) { return x; } // note: needed here for 'number'
__global__ void k(int *p) { p[0] = three(); } // note: needed here for 'three'
enum class colour { red };
__device__ colour first()
{
    using enum colour; // error: not supported: 'using enum' (C++20) without -std=c++20
    return colour::red;
}
__device__ int *made() { return new int[]{1, 2}; } // error: not supported: 'new' of an array without a bound (C++20) without -std=c++20
template <class... T> __device__ auto later(T... t) { return [...u = t] { return (u + ...); }; } // error: not supported: a pack of captures with initialisers (C++20) without -std=c++20
