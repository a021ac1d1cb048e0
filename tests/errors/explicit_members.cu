// DOC: Templates | explicit instantiation of a member that there is not
template <class T> struct vec {
    __device__ T norm(T x) { return x; }
};
template __device__ int vec<int>::norm(char); // error: no function template matches 'vec<int>::norm'
template __device__ int vec<int>::other(int); // error: no function template matches 'vec<int>::other'
