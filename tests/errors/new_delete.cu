// DOC: Memory | `new auto`, initial values of an array of variable length from `new`, a class's own `operator new`
struct Ends { int tag; __device__ Ends() : tag(1) {} __device__ ~Ends() { tag = 0; } };
struct Fixed { int a; __device__ explicit Fixed(int v) : a(v) {} }; // note: candidate constructor: Fixed(int)
__device__ void f(int *p, Ends *e, void *v, int n)
{
    e->~Fixed(); // error: destructor type 'Fixed' in object destruction expression does not match the type 'Ends' of the object being destroyed
    int *a = new (n) int; // error: not supported: 'new' at a place of type 'int' (only pointers)
    int *b = new int[n](5); // error: not supported: initial values in parentheses of an array from 'new'
    int *varies = new int[n]{5}; // error: not supported: initial values for a variable length of an array from 'new'
    Fixed *c = new Fixed; // error: no matching constructor for initialization of 'Fixed'
    delete n; // error: cannot delete expression of type 'int'
    int *g = new float; // error: initializing 'int *' with an expression of incompatible type 'float *'
}
