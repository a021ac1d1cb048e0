// DOC: Memory | `new` with a place, arrays of classes with destructors from `new`
struct Ends { int tag; __device__ Ends() : tag(1) {} __device__ ~Ends() { tag = 0; } };
struct Fixed { int a; __device__ explicit Fixed(int v) : a(v) {} }; // note: candidate constructor: Fixed(int)
__device__ void f(int *p, Ends *e, void *v, int n)
{
    Ends *a = new Ends[n]; // error: not supported: an array of 'Ends', which has a destructor, from 'new'
    delete[] e; // error: not supported: 'delete[]' of 'Ends', which has a destructor
    int *b = new int[n](5); // error: not supported: initial values of an array from 'new'
    Fixed *c = new Fixed; // error: no matching constructor for initialization of 'Fixed'
    delete n; // error: cannot delete expression of type 'int'
    int *g = new float; // error: initializing 'int *' with an expression of incompatible type 'float *'
}
