// DOC: Functions | definitions and declarations
typedef int array[3];
array returns_array(void); // error: function cannot return array type 'int [3]'
int (returns_function(void))(void); // error: function cannot return function type 'int (void)'
int f(int a, int a); // error: redefinition of parameter 'a' // note: previous declaration is here
int g(void, int b); // error: argument may not have 'void' type
int dup(int a, int a) { return a; } // error: redefinition of parameter 'a' // note: previous declaration is here
int i(int n) { return n; } // note: previous definition is here
int i(int n) { return n; } // error: redefinition of 'i'
int k(a, b) int a; { return a; } // warning: a function definition without a prototype is deprecated in all versions of C and is not supported in C23 // warning: type of parameter 'b' defaults to 'int'
int l(int) { return 1; }
void m(struct undefined u) {} // error: variable has incomplete type 'struct undefined'
_Noreturn int p(void) { return 1; } // warning: function 'p' declared 'noreturn' should not return
int r(void) { return; } // warning: non-void function 'r' should return a value
int s2(void) { } // warning: non-void function does not return a value
