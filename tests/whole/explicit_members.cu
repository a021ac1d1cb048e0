// DOC: Templates | explicit instantiation of members of class templates, static data members among them
#include <cstdio>
template <class T> struct vec {
    T norm(T x);
    static int count;
    template <class U> T from(U u);
    struct inner {
        int seven();
    };
};
template <class T> T vec<T>::norm(T x) { return x + 1; }
template <class T> int vec<T>::count = 4;
template <class T> template <class U> T vec<T>::from(U u) { return T(u); }
template <class T> int vec<T>::inner::seven() { return 7; }
template double vec<double>::norm(double);
template int vec<int>::count;
template int vec<int>::from<double>(double);
template int vec<int>::from(long);
template int vec<char>::inner::seven();
namespace outer {
template <class T> struct part {
    T three();
};
template <class T> T part<T>::three() { return 3; }
}
template int outer::part<int>::three();
int main()
{
    std::printf("%d %g %d\n", vec<int>::count, vec<double>().norm(1), vec<int>().from(2.5));
    std::printf("%d %d\n", vec<char>::inner().seven(), outer::part<int>().three());
}
