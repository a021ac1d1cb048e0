// DOC: Templates | static data members that are templates, defined and specialised outside of the class, also of class templates
#include <cstdio>
struct holder {
    template <class T> static int count;
    template <class T> static const int constant;
    template <int N> static constexpr int square = N * N;
    static int used_before() { return count<short>; }
};
template <class T> int holder::count = sizeof(T);
template <class T> const int holder::constant = sizeof(T) + 1;
template <> int holder::count<int> = 50;
template <class T> int holder::count<T *> = 60;
template <> constexpr int holder::square<3> = 7;
template <class T> struct each {
    template <class U> static int member;
    template <class U> static int used() { return member<U>; }
};
template <class A> template <class B> int each<A>::member = sizeof(A) * 10 + sizeof(B);
template <> template <> int each<char>::member<int> = 99;
namespace inner {
struct numbers {
    template <class T> static T half;
};
}
template <class T> T inner::numbers::half = T(2.5);
int main()
{
    std::printf("%d %d %d %d\n", holder::count<double>, holder::count<int>, holder::count<char *>, holder::used_before());
    std::printf("%d %d\n", holder::constant<int>, holder::square<3>);
    holder::count<char>++;
    std::printf("%d\n", holder::count<char>);
    std::printf("%d %d\n", each<char>::member<double>, each<char>::member<int>);
    std::printf("%d %d\n", each<double>::member<int>, each<int>::used<char>());
    std::printf("%g %d\n", inner::numbers::half<double>, inner::numbers::half<int>);
}
