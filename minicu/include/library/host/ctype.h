/* <ctype.h> (C11 7.4) and <errno.h>: the C library's own. */

extern "C" int isupper(int c);
extern "C" int islower(int c);
extern "C" int isalpha(int c);
extern "C" int isdigit(int c);
extern "C" int isalnum(int c);
extern "C" int isxdigit(int c);
extern "C" int isblank(int c);
extern "C" int isspace(int c);
extern "C" int iscntrl(int c);
extern "C" int isprint(int c);
extern "C" int isgraph(int c);
extern "C" int ispunct(int c);
extern "C" int toupper(int c);
extern "C" int tolower(int c);

extern "C" int *__errno_location(void);
