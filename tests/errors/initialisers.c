// DOC: Initialisers | what does not fit what it initialises
int f(void);
int not_constant = f(); // error: initializer element is not a compile-time constant
int a[2] = {1, 2, 3}; // warning: excess elements in array initializer
int b[] = {[3] = 1, [-1] = 2}; // error: array designator value '-1' is negative
int c[2] = {[5] = 1}; // error: array designator index (5) exceeds array bounds (2)
int d[2] = {[1.5] = 1}; // error: array designator must have integer type, not 'double'
struct s { int x; float y; } e = {.z = 1}; // error: field designator 'z' does not refer to any field in type 'struct s'
struct s g = {1, 2, 3}; // warning: excess elements in struct initializer
struct s h = 5; // error: initializing 'struct s' with an expression of incompatible type 'int'
int i = {1, 2}; // warning: excess elements in scalar initializer
char k[3] = "abcd"; // warning: initializer-string for char array is too long
char l[] = L"ab"; // error: array initializer must be an initializer list or string literal
int m[] = "abc"; // error: array initializer must be an initializer list or string literal
int n[3] = 5; // error: array initializer must be an initializer list or string literal
union u { int a; float b; } o = {1, 2.f}; // warning: excess elements in union initializer
struct s *p = {1, 2}; // warning: excess elements in scalar initializer // warning: incompatible integer to pointer conversion initializing 'struct s *' with an expression of type 'int'
void q = 1; // error: variable has incomplete type 'void'
struct incomplete r; // error: tentative definition has type 'struct incomplete' that is never completed
struct incomplete t = {1}; // error: variable has incomplete type 'struct incomplete'
int v = {{1}}; // warning: too many braces around initializer
int *w = {1}; // warning: incompatible integer to pointer conversion initializing 'int *' with an expression of type 'int'
int *x = &w; // warning: incompatible pointer types initializing 'int *' with an expression of type 'int **'
float y = "a"; // error: initializing 'float' with an expression of incompatible type 'char *'
static int z = f; // warning: incompatible pointer to integer conversion initializing 'int' with an expression of type 'int (*)(void)' // error: initializer element is not a compile-time constant
int aa[2][2] = {{1, 2, 3}, {4}}; // warning: excess elements in array initializer
