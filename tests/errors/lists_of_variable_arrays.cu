struct point { int x, y; };
__global__ void k(int n)
{
    point a[n] = {{1, 2}}; // error: not supported: variable length array that is initialized by other than a list of numbers
    int b[n][2] = {1, 2}; // error: not supported: list without inner braces for a variable length array
    int c[n] = {[1] = 2}; // error: not supported: designator for a variable length array
    int d[1][n] = {{1}, {2}}; // error: excess elements in array initializer
    // DOC: Initialisers | lists for arrays of variable length: numbers alone, with all braces
}
