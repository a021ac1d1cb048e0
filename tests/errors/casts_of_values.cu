// DOC: Expressions | assignment to what has no name, casts that lose const in references, pointers to private bases
#include <utility>
struct Base { int b; virtual ~Base(); };
struct Hidden : private /* note: declared private here */ /* note: declared private here */ /* note: declared private here */ Base {};
struct Number { operator const int &() const; };
__device__ void f(int i, const int k, int *p, char *s, Hidden *h, Base *b, Number n)
{
    std::move(i) = /* error: expression is not assignable */ 1;
    & /* error: cannot take the address of an rvalue of type 'int' */std::move(i);
    & /* error: cannot take the address of an rvalue of type 'int' */std::move(*b).b;
    int Base::*m = &Base::b;
    std::move(m) = /* error: expression is not assignable */ &Base::b;
    & /* error: cannot take the address of an rvalue of type 'int Base::*' */std::move(m);
    std::move(m) = /* error: expression is not assignable */ nullptr;
    int (&array)[3] = { /* error: non-const lvalue reference to type 'int [3]' cannot bind to a temporary of type 'int [3]' */ i, k};
    reinterpret_cast /* error: reinterpret_cast casts away qualifiers */<float &>(k) = 1;
    const_cast /* error: const_cast from 'int' to 'const int &' is not allowed */<const int &>(1);
    const_cast /* error: const_cast from 'int' to 'int &' is not allowed */<int &>(std::move(i));
    dynamic_cast /* error: dynamic_cast from rvalue to reference type 'Base &' */<Base &>(std::move(*b));
    dynamic_cast /* error: cannot cast 'Hidden' to its private base class 'Base' */<Base *>(h);
    h == /* error: cannot cast 'Hidden' to its private base class 'Base' */ b;
    p - /* error: 'int *' and 'char *' are not pointers to compatible types */ s;
    const int &&r = n /* error: rvalue reference to type 'const int' cannot bind to lvalue of type 'int' */;
    const volatile int &v = 3 /* error: volatile lvalue reference to type 'const volatile int' cannot bind to a temporary of type 'int' */;
    const Base &copy = Base(* /* error: cannot cast 'Hidden' to its private base class 'Base' */h);
}
