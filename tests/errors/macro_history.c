// DOC: Diagnostics | an error inside a macro shows every macro it came from
#define ADD(a, b) (a + b) // note: expanded from macro 'ADD'
#define SUM(x) ADD(x, undefined_name) // note: expanded from macro 'SUM'
#define TWICE(x) SUM(x) + SUM(x)
int f(int i) { return SUM(1); } // error: use of undeclared identifier 'undefined_name'
int g(int *p) { return ADD(p, p); } // error: invalid operands to binary expression ('int *' and 'int *')
int h(int i) { return ADD(i, j); } // error: use of undeclared identifier 'j'
