// OPTIONS: -arch=sm_80
// [temp.local]p6, [temp.expl.spec]
template <class T> __device__ int hides(T a)
{
    int T = 1; // error: declaration of 'T' shadows template parameter
    return a;
}
template <class T, int N> struct members {
    T first;
    int N; // error: declaration of 'N' shadows template parameter
    int other;
};
template <class T> struct outer {
    int T2;
    template <class U> __device__ int get(U u)
    {
        int V = u, T2 = V;
        return T2;
    }
};
template <class T, class U> __device__ int both(T, U) { return 1; }
template <class T> __device__ int both<T, int>(T, int) { return 2; } // error: function template partial specialization is not allowed
__device__ int uses(outer<int> o) { return hides(1) + o.get(1) + both(1, 2); }
__device__ int names(members<int, 2> m) { return m.other; } // note: needed here for 'members'
