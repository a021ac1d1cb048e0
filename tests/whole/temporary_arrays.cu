// Overloads and references for arrays without a name.
#include <cstdio>
#include <type_traits>
typedef int I3[3];
struct S { int a[3]; };
int m(int (&&)[3]) { return 1; }
int m(const int (&)[3]) { return 2; }
int m(const int *) { return 3; }
int n(int (&&)[3]) { return 1; }
int n(int (&)[3]) { return 2; }
int o(const int *) { return 3; }
int o(int (&&)[3]) { return 1; }
int p(int *) { return 3; }
int p(const int (&)[3]) { return 1; }
template <class T> int q(T &&) { return std::is_lvalue_reference<T>::value; }
int r(const int (&)[3]) { return 3; }
int r(int (&&)[3]) { return 1; }
S f() { return {{1, 2, 3}}; }
int main()
{
    int arr[3];
    printf("%d %d %d %d\n", m(I3{1, 2, 3}), n(I3{1, 2, 3}), o(I3{1, 2, 3}), r(I3{1,2,3}));
    printf("%d %d %d %d\n", m(f().a), n(f().a), o(f().a), r(f().a));
    printf("%d %d %d\n", m(static_cast<I3 &&>(arr)), n(static_cast<I3 &&>(arr)), n(arr));
    printf("%d %d %d\n", q(I3{}), q(f().a), q(arr));
    printf("%d %d\n", std::is_same<decltype((f().a)), int (&&)[3]>::value, std::is_same<decltype(I3{}), I3>::value);
    printf("%d\n", I3{4, 5, 6}[1]);
}
