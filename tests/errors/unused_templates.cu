// DOC: Templates | what is wrong with a template's head is said also if nothing is made of it: default arguments, packs that nothing expands
template <class T = int, class U /* error: template parameter missing a default argument */> struct A1 {};
template <int N = nothing /* error: use of undeclared identifier 'nothing' */> struct A2 {};
template <class T = int> struct A3 { __device__ void f(); };
template <class T /* error: cannot add a default template argument to the definition of a member of a class template */ = int> __device__ void A3<T>::f() {}
template <class... T /* error: template parameter pack cannot have a default argument */ = int> struct A4 {};
template <class T> struct A5 {};
template <class T /* error: default template argument in a class template partial specialization */ = int> struct A5<T *> {};
template <int N = sizeof(undeclared /* error: use of undeclared identifier 'undeclared' */)> __device__ void a6() {}
template <class T, class T /* error: declaration of 'T' shadows template parameter */> struct A7 {};
template <class T = int> __device__ void a8 /* note: previous declaration is here */ (T);
template <class T /* error: template parameter redefines default argument */ = int> __device__ void a8(T) {}
struct A9 { template <class T /* error: default template argument in a friend declaration that defines nothing */ = int> friend __device__ void a9(T); };
__device__ A1<int, int> a1; __device__ A2<1> a2; __device__ A3<int> a3; __device__ A4<int> a4; __device__ A5<int> a5;
__device__ A7<int, int> a7; __device__ A9 a9;

template <class... T> struct B1 { T /* error: declaration type contains unexpanded parameter pack 'T' */ m; };
template <class... T> __device__ void b2(T /* error: declaration type contains unexpanded parameter pack 'T' */ t) {}
template <class... T> struct B3 : T /* error: base type contains unexpanded parameter pack 'T' */ {};
template <class... T> struct B4 : A5 /* error: base type contains unexpanded parameter pack 'T' */ <T> {};
template <int... N> __device__ void b5(int (&a)[N /* error: expression contains unexpanded parameter pack 'N' */]) {}
template <class... T> __device__ int b6(T... t) noexcept(noexcept(t /* error: expression contains unexpanded parameter pack 't' */));
template <class... T> struct B7 { template <class... U> __device__ void m(T /* error: declaration type contains unexpanded parameter pack 'T' */ t, U... u); };
__device__ B1<> *b1; __device__ B3<> *b3; __device__ B4<> *b4; __device__ B7<> *b7;

template <class... T> struct C1 { __device__ C1() : x(sizeof(T)) {} int x; };
template <class... T> struct C2 {
    static constexpr bool v = (sizeof(T) && ...);
    template <T... v> struct C;
    int n = sizeof...(T);
    __device__ void f(T... t) noexcept(noexcept(f(t...)));
};
template <class... T> __device__ auto c3(T... t) { return [=](auto... u) { return (u + ...); }(t...); }
template <class T = int, class U> __device__ void c4(U) {}
template <class T = int, class... U> struct C5 {};
template <class T, class U = typename T::none> struct C6 {};
__device__ C1<> *c1; __device__ C2<> *c2; __device__ C5<> c5; __device__ C6<int, int> c6;
