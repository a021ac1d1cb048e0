// DOC: C++ in .cu files | bases that are refused: the class is what it is without them, and is complained of once
struct A; // note: forward declaration of 'A'
struct B final { int x; };
union U { int i; };
template <class T> struct undefined; // note: forward declaration of 'undefined<int>'
struct D1 : A { int m = 1; }; // error: base class has incomplete type
struct D2 : B { int m = 1; }; // error: base 'B' is marked 'final'
union D3 : B { int m; }; // error: unions cannot have base classes
struct D4 : U { int m = 1; }; // error: unions cannot be base classes
struct D5 : undefined<int> { int m = 1; }; // error: base class has incomplete type
__device__ D1 d = {};
__global__ void k(int *p) {
    p[0] = D1{}.m + D2{}.m + D3{}.m + D4{}.m + D5{}.m + D1().other;
    D2 e[2] = {}; auto f = D3(); new D4{}; e[0].x = d.m;
    A{}; // error: invalid use of incomplete type 'struct A'
    p[1] = D1{}.m.n; // error: member reference base type 'int' is not a structure or union
}
