// What other languages write, and turned letters.
__device__ int sum(const int (&v)[4])
{
    int s = 0;
    for (auto x in v) s += x; // error: a range-based for has ':', not 'in'
    return s;
}
__global__ void k(int *p)
{
    int[] a = {1, 2}; // error: brackets are not allowed here; to declare an array, place the brackets after the name
    int[3] b; // error: brackets are not allowed here; to declare an array, place the brackets after the name
    int *q = null; // error: use of undeclared identifier 'null'; did you mean 'nullptr'?
    p[0] = sizeof(flaot); // error: use of undeclared identifier 'flaot'; did you mean 'float'?
    bool t = True; // error: use of undeclared identifier 'True'; did you mean 'true'?
}
