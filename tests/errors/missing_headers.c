// DOC: Preprocessor | headers of C that there are none of
#include <stdatomic.h> /* error: not supported: <stdatomic.h>: the functions __nv_atomic_... and __atomic_... need no header */
int x;
