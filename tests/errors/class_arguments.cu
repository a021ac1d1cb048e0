// OPTIONS: -std=c++20
// DOC: Templates | template arguments of class type (C++20), and literal operator templates for strings, which need them, are refused
struct point {
    int x, y;
};
template <unsigned long N> struct text {
    char data[N];
    constexpr text(const char (&s)[N]) : data{}
    {
        for (unsigned long i = 0; i < N; i++)
            data[i] = s[i];
    }
};
template <point P> struct at {
    static constexpr int x = P.x;
};
template <text S> struct named {
    static constexpr char first = S.data[0];
};
template <text S> __device__ int operator""_length() { return sizeof(S.data); }
template <int N> struct number {};

__global__ void k(int *p)
{
    constexpr point origin{1, 2};
    p[0] = at<origin /* error: not supported: a template argument of class type */>::x;
    p[1] = named<"zed" /* error: not supported: a template argument of class type */>::first;
    p[2] = "zed"_length; // error: not supported: a literal operator template for strings
    number<p[3]> n; // error: non-type template argument is not a constant expression
}
