// DOC: Memory | initial values in parentheses of an array from `new`, arguments that no `operator new` takes, `new auto` without one value
enum class Scoped { one };
struct Ends { int tag; __device__ Ends() : tag(1) {} __device__ ~Ends() { tag = 0; } };
struct Fixed { int a; __device__ explicit Fixed(int v) : a(v) {} }; // note: candidate constructor: Fixed(int)
struct Own { int v; void *operator new(size_t n) { return 0; } // note: 'operator new' declared here
    void operator delete(void *) {} }; // note: 'operator delete' declared here
struct Gone { __device__ void *operator new(size_t n) = delete; }; // note: 'operator new' declared here
struct Whole { __device__ virtual ~Whole() {} __device__ void operator delete(void *) {} };
__device__ void f(int *p, Ends *e, void *v, int n, Whole *whole)
{
    e->~Fixed(); // error: destructor type 'Fixed' in object destruction expression does not match the type 'Ends' of the object being destroyed
    int *a = new (n) int; // error: no 'operator new' takes an argument of type 'int'
    int *two = new (v, n) int; // error: no 'operator new' takes these arguments
    int *b = new int[n](5); // error: not supported: initial values in parentheses of an array from 'new' (C++20) without -std=c++20
    auto *none = new auto; // error: 'new auto' needs one initial value
    Fixed *c = new Fixed; // error: no matching constructor for initialization of 'Fixed'
    delete n; // error: cannot delete expression of type 'int'
    Own *own = new Own; // error: reference to __host__ function 'operator new' in __device__ function
    delete own; // error: reference to __host__ function 'operator delete' in __device__ function
    Gone *gone = new Gone; // error: overload resolution selected deleted operator 'new'
    new struct Unknown; // error: allocation of incomplete type 'struct Unknown'
    new int[nullptr]; // error: size of array has non-integer type 'nullptr_t'
    new int[p]; // error: size of array has non-integer type 'int *'
    new int[*c]; // error: converting 'Fixed' to incompatible type 'unsigned long'
    new int[Scoped::one]; // error: size of array has non-integer type 'enum Scoped'
    int *g = new float; // error: initializing 'int *' with an expression of incompatible type 'float *'
    ::delete whole; // error: not supported: '::delete' of 'Whole', which has a virtual destructor and an 'operator delete' of its own
}
