// DOC: Initialisers | in functions
int f(void);
struct s { int x; float y; };
struct flexible { int n; int a[]; };
void func(int n)
{
    int vla[n] = {1}; // error: variable-sized object may not be initialized
    struct flexible af = {1, {2}}; // error: initialization of flexible array member is not allowed
    static int ag = n; // error: initializer element is not a compile-time constant
    int ah[] = {n, [n] = 1}; // error: array designator is not an integer constant expression
    (struct s){1, 2, 3}; // warning: excess elements in struct initializer // warning: expression result unused
    (void){0}; // error: illegal initializer type 'void'
    extern int ak = 2; // error: declaration of block scope identifier with linkage cannot have an initializer
    int al[0x7fffffffffffffff]; // error: array is too large (9223372036854775807 elements)
    int am[f]; // error: size of array has non-integer type 'int (*)(void)'
    int an[1.5]; // error: size of array has non-integer type 'double'
}
