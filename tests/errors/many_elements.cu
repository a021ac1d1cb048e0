// DOC: Arrays | more than 1,048,576 elements with default member initialisers
struct one { int v = 1; };
__device__ one many[1ull << 38] = {}; // error: not supported: initial values of 274877906944 elements; the most is 1048576
