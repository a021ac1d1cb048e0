// DOC: Preprocessor | faulty directives
#define F(a, b) a + b // note: the previous definition is here
#define F(a) a // warning: 'F' is redefined
#undef 3 // error: a macro name must be an identifier, not '3'
#if 1 + // error: the expression of #if ends too early
#endif
#if 1 / 0 // error: division by zero in #if
#endif
#ifdef // error: expected a macro name after #ifdef
#endif
#include "missing.h" // error: 'missing.h' file not found
#include <missing_too.h> // error: 'missing_too.h' file not found
#include missing // error: expected "FILE" or <FILE> after #include
#error this is an error // error: #error this is an error
#warning this is a warning // warning: #warning this is a warning
#unknown directive // error: there is no directive #unknown
#define 3 4 // error: a macro name must be an identifier, not '3'
#define G(a, a) a // error: duplicate macro parameter 'a'
#define I __VA_ARGS__ // error: '__VA_ARGS__' can only appear in the expansion of a macro with '...'
#define J(a) #b // error: '#' is not followed by a macro parameter
#define K ## a // error: '##' cannot stand at the beginning or the end of a macro's expansion
#define L ??( ??/ // warning: trigraph '??(' is ignored: only with -std=c11 does it mean '[' // warning: trigraph '??/' is ignored: only with -std=c11 does it mean '\'
// trigraphs in comments are of no interest ??= ??/
#elif 1 // error: #elif without #if
#else // error: #else without #if
#endif // error: #endif without #if
// note@*: searched in {{.*}} and minicu's own headers
// note@*: searched among minicu's own headers
