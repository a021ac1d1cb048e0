// DOC: Declarations | assertions at file scope and in classes are checked whoever uses their names
struct P { int a; double d; };
template <class T> struct X { static constexpr int v = 3; static_assert(sizeof(T) < 8, "small"); }; // error: static assertion failed: small
constexpr int square(int x) { return x * x; }
enum colour { red, green, count };
static_assert(sizeof(P) == 16, "holds");
static_assert(sizeof(P) == 12); // error: static assertion failed
static_assert(square(3) == 8, "no square"); // error: static assertion failed: no square
static_assert(count  == 3); // error: static assertion failed
static_assert(X<int>::v == 4); // error: static assertion failed
namespace n { static_assert(X<double>::v == 3); } // note: in instantiation of template class 'X<double>' requested here
static_assert(undeclared_thing /* error: use of undeclared identifier 'undeclared_thing' */);
struct inner { static_assert(sizeof(int) == 8, "in a class"); }; // error: static assertion failed: in a class
class unread { mystery *m; }; // note: unknown type name 'mystery' // note: 'unread' declared here
static_assert(sizeof(unread) == 8); // warning: this assertion is not checked: 'unread' cannot be used: its declaration could not be read
__global__ void k(int *p) { *p = 1; }
static_assert(sizeof(long double) == 16); // warning: this assertion is not checked: 'long double' has another size on the host
struct wide { char c; long double x[2]; };
static_assert(alignof(wide) == 16 && sizeof(wide) == 48); // warning: this assertion is not checked: 'long double' has another size on the host
static_assert(*new int(3) == 3); // error: static assertion expression is not an integer constant expression
struct holder {};
static_assert(__is_nothrow_constructible(holder, sizeof(int))); // error: expected a type
