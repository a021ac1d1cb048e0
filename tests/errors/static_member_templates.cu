// DOC: Templates | static data members that are templates: defined twice, or not declared
struct holder {
    template <class T> static __device__ int count;
    template <class T> static __device__ int call();
};
template <class T> __device__ int holder::count = 1; // note: previous definition is here
template <class T> __device__ int holder::count /* error: redefinition of 'count' */ = 2;
template <class T> __device__ int holder::call /* error: no variable template 'call' in 'holder' */ = 3;
__device__ int f() { return holder::count<int>; }
