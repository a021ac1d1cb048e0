// DOC: Declarations | use of a name that is not declared
__global__ void k(int *p)
{
    *p = y /* error: use of undeclared identifier 'y' */;
    y = 1; // error: use of undeclared identifier 'y'
}
