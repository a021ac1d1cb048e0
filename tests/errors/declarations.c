// DOC: Declarations | specifiers that contradict each other; initialisers of what is no variable
typedef int ac = 1; // error: illegal initializer (only variables can be initialized)
int ad(void) = 1; // error: illegal initializer (only variables can be initialized)
void g(void)
{
    int h(void) = 1; // error: illegal initializer (only variables can be initialized)
    typedef int t = 2; // error: illegal initializer (only variables can be initialized)
}
int dup(int a, int a); // error: redefinition of parameter 'a' // note: previous declaration is here
enum { A = 1.5, B = g }; // error: value of enumerator 'A' must have integer type, not 'double' // error: value of enumerator 'B' must have integer type, not 'void (*)(void)'
int x; // note: previous definition is here
int x(void); // error: redefinition of 'x' as different kind of symbol
void v; // error: variable has incomplete type 'void'
int arr[]; // warning: tentative array definition assumed to have one element
int const const y;
long long long z; // error: 'long long long' is no combination of type specifiers
unsigned float w; // error: 'unsigned float' is no combination of type specifiers
short double q; // error: 'short double' is no combination of type specifiers
signed unsigned r; // error: 'signed unsigned' is no combination of type specifiers
auto int at; // error: illegal storage class on file-scoped variable
register int rg; // error: illegal storage class on file-scoped variable
static extern int se; // error: cannot combine 'static' and 'extern' in one declaration
int restrict rs; // error: restrict requires a pointer or reference ('int' is invalid)
inline int in; // error: 'inline' can only appear on functions
int : 3; // error: expected identifier or '('
struct { int n; }; // warning: declaration does not declare anything
static int missing(void); // warning: function 'missing' has internal linkage but is not defined
int uses(void) { return missing(); }
