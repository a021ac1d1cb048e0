// DOC: Initialisers | objects whose initial values hold each other's addresses, as PTX cannot express them
struct node { node *next; int value; };
extern __device__ node second;
__device__ node first /* error: not supported: the initial values of 'second' and 'first' hold each other's addresses: PTX cannot express it */ = {&second, 1};
__device__ node second = {&first, 2};
__device__ void *self /* error: not supported: the initial value of 'self' holds its own address: PTX cannot express it */ = &self;
__device__ int x, *chain = &x, **longer = &chain;
