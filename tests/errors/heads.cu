// DOC: Recovery | the body of a function whose parameters are of unknown types is checked all the same
template <class T> struct G { T t }; // error: expected ';' at end of declaration list
int g;
__global__ void k(G<int> *g, int *u) // note: needed here for 'G'
{
    nope; // error: use of undeclared identifier 'nope'
    g->t = u[0];
    int z = u + g;
    z = z + nothing; // error: use of undeclared identifier 'nothing'
}
__device__ G<int> result() { return nada; } // error: use of undeclared identifier 'nada'
__device__ int device(Unknown x) // error: unknown type name 'Unknown'
{
    int *p = 3.5; // error: initializing 'int *' with an expression of incompatible type 'double'
    return x.y + nix; // error: use of undeclared identifier 'nix'
}
