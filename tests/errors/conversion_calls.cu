// DOC: Expressions | calls of conversion functions that a class does not have
struct s {
    __device__ operator int() const { return 1; }
};
__device__ int f(s x, int n)
{
    x.operator long(); // error: no member named 'operator long' in 's'
    n.operator int(); // error: no member named 'operator int' in 'int'
    return x.operator int();
}
// DOC: Expressions | calls by name of an operator function that nobody declares
__device__ bool less(s x, s y) { return operator<(x, y); } // error: use of undeclared identifier 'operator<'; did you mean 'operator<='?
