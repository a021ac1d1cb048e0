// DOC: Calls | arguments that do not fit, what is no function
int two(int a, int b); // note: 'two' declared here // note: 'two' declared here
int none(void); // note: 'none' declared here
int variadic(const char *format, ...); // note: 'variadic' declared here
struct s { int x; } record;
struct t { int x; } other;
void q(int x)
{
    two(1); // error: too few arguments to function call, expected 2, have 1
    two(1, 2, 3); // error: too many arguments to function call, expected 2, have 3
    none(1); // error: too many arguments to function call, expected 0, have 1
    variadic(); // error: too few arguments to function call, expected at least 1, have 0
    two(record, 1); // error: passing 'struct s' to parameter of incompatible type 'int'
    two("a", 1); // warning: incompatible pointer to integer conversion passing 'char *' to parameter of type 'int'
    x(); // error: called object type 'int' is not a function or function pointer
    record = other; // error: assigning to 'struct s' from incompatible type 'struct t'
    record = 1; // error: assigning to 'struct s' from incompatible type 'int'
    x = record; // error: assigning to 'int' from incompatible type 'struct s'
    x = none; // warning: incompatible pointer to integer conversion assigning to 'int' from 'int (*)(void)'
    x = q(1); // error: assigning to 'int' from incompatible type 'void'
    (&x)(); // error: called object type 'int *' is not a function or function pointer
    two = 0; // error: expression is not assignable
    int (*p)(int) = two; // warning: incompatible pointer types initializing 'int (*)(int)' with an expression of type 'int (*)(int, int)'
    p = two; // warning: incompatible pointer types assigning to 'int (*)(int)' from 'int (*)(int, int)'
    void (*v)(void) = q; // warning: incompatible pointer types initializing 'void (*)(void)' with an expression of type 'void (*)(int)'
    undeclared(1); // warning: call to undeclared function 'undeclared'; ISO C99 and later do not support implicit function declarations
    two(1, (void)0); // error: passing 'void' to parameter of incompatible type 'int'
    __builtin_unknown(1); // error: not supported: '__builtin_unknown'
}
