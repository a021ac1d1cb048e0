// DOC: Templates | packs that are not expanded, or of different lengths; what is no pack
template <class... T> struct tuple {};
template <class... T> __device__ int bare(T... t) { return t; } // error: expression contains unexpanded parameter pack 't'
template <class... T> __device__ void empty(T... t) { (t + ...); } // error: unary fold expression has empty expansion for operator '+' with no fallback value
__device__ int no_pack(int x) { return bare(x...); } // error: pack expansion does not contain any unexpanded parameter packs
__device__ int no_size(int x) { return sizeof...(x); } // error: 'x' does not refer to the name of a parameter pack
template <class... T> struct lengths {
    template <class... U> __device__ int pairs(tuple<T...>, tuple<U...>) { return sizeof(tuple<tuple<T, U>...>); } // error: pack expansion contains parameter packs 'T' and 'U' that have different lengths (1 vs. 2)
};
template <int... I, class... T> __global__ void two(T... t) {} // error: a kernel template has one parameter pack at most, its last template parameter
template <class T, class... R> __device__ int first(T, R...) { return 1; } // note: candidate template ignored: requires at least 1 argument, but 0 were provided
__device__ int few() { return first(); } // error: no matching function for call to 'first()'
__device__ int operators(int a) { return (a + ... - a); } // error: the operators of a fold expression must be the same
__device__ void uses(int a)
{
    bare(a); // note: in instantiation of function template specialization 'bare<int>' requested here
    empty(); // note: in instantiation of function template specialization 'empty<>' requested here
    lengths<int>().pairs(tuple<int>(), tuple<int, int>()); // note: in instantiation of function template specialization 'pairs<int, int>' requested here
}
__global__ void some_kernel() {}
