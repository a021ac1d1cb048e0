// DOC: Preprocessor | faulty calls of macros and faulty tokens
#define F(a) a // note: 'F' is defined here // note: 'F' is defined here
#line 0x10 // error: #line takes a line number
#line abc // error: #line takes a line number
_Pragma(unroll) // error: _Pragma takes one string literal in parentheses
int b = F(1, 2, 3); // error: the macro 'F' takes 1 argument, not 3
int d = 'ab;
// error@-1: missing terminating ' character
char *e = "unterminated;
// error@-1: missing terminating " character
int f = 0x; // error: the constant '0x' lacks digits
int g = 089; // error: invalid digit '8' in octal constant
int h = 1.5e; // error: the constant '1.5e' lacks digits
int i = 12abc; // error: invalid suffix 'abc' on integer constant
int j = ''; // error: empty character constant
int m = 1 @ 2; // error: unexpected character '@'
int n = F(1 // error: unterminated call of the macro 'F': its ')' is missing
