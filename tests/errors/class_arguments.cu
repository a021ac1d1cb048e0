// OPTIONS: -std=c++20
// DOC: Templates | template arguments of class type (C++20) must be constants of structural types that the parameter can be made from
struct point {
    int x, y;
};
class hidden {
    int x;
  public:
    constexpr hidden(int v) : x(v) {}
};
template <unsigned long N> struct text {
    char data[N];
    constexpr text(const char (&s)[N]) : data{}
    {
        for (unsigned long i = 0; i < N; i++)
            data[i] = s[i];
    }
};
struct to_member {
    int point::*m;
};
template <point P> __device__ int at() { return P.x; } // note: candidate template ignored: template argument 1 ('P') has type 'int', not 'struct point' // note: candidate template ignored: template argument 1 ('P') has type 'const char [2]', not 'struct point'
template <hidden H> __device__ int behind() { return 0; }
template <text S> __device__ int named() { return S.data[0]; } // note: candidate template ignored: template argument 1 ('S') has type 'int', not 'text'
template <int N> __device__ int number() { return N; } // note: candidate template ignored: template argument 1 ('N') is a string // note: candidate template ignored: template argument 1 ('N') has type 'struct point', not 'int'
template <to_member M> __device__ int through() { return 0; }
template <float F> __device__ float real() { return F; }

__global__ void k(int *p, int a)
{
    p[0] = at<3>(); // error: no matching function for call to 'at()'
    p[1] = at<"3">(); // error: no matching function for call to 'at()'
    p[2] = behind<hidden(3)>(); // error: type 'hidden' of a template argument is not structural: 'x' is not public
    p[3] = named<3>(); // error: no matching function for call to 'named()'
    p[4] = number<"3">(); // error: no matching function for call to 'number()'
    p[5] = number<point{1, 2}>(); // error: no matching function for call to 'number()'
    p[6] = through<to_member{&point::x}>(); // error: not supported: a pointer to a member inside a template argument of class type
    p[7] = number<p[3]>(); // error: non-type template argument is not a constant expression
    p[8] = at<point{1, 2}>() + named<"zed">() + (int)real<2.5f>();
}

// An object whose type could not be deduced is no object of class type.
template <class T> __device__ T same_again(T t) { return t; }
__device__ auto unknown = same_again; // error: cannot deduce 'auto' from an initializer of type '<overloaded function>'
template <auto V> struct Of {};
__device__ Of<unknown> of_unknown;
